import { z } from 'zod';
import type { Op } from '../../engine/script.js';
import type { OpEntry } from './describe.js';
import { FIGHTS } from './fights.js';
import { HARM } from './harm.js';
import { HELP } from './help.js';
import { OTHERS } from './others.js';
import { PEOPLE } from './people.js';
import { PLACES } from './places.js';
import { READING } from './reading.js';
import { RISK } from './risk.js';
import { SKILLS } from './skills.js';
import { TESTS } from './tests.js';
import { TRADE } from './trade.js';
import { WEALTH } from './wealth.js';

/** The families of ops, in the order of the reference. */
export const FAMILIES = {
  Reading: READING,
  Wealth: WEALTH,
  Tests: TESTS,
  'Skills and people chosen': SKILLS,
  Fights: FIGHTS,
  Harm: HARM,
  Help: HELP,
  'People met': PEOPLE,
  Trade: TRADE,
  'Repeated risk': RISK,
  'Places and time': PLACES,
  'Others at the table': OTHERS,
} as const;

const SCHEMAS = [
  ...READING,
  ...WEALTH,
  ...TESTS,
  ...SKILLS,
  ...FIGHTS,
  ...HARM,
  ...HELP,
  ...PEOPLE,
  ...TRADE,
  ...RISK,
  ...PLACES,
  ...OTHERS,
] as const;
type Entry = (typeof SCHEMAS)[number];

/** Every op of the contract by name. */
export const OPS: ReadonlyMap<string, OpEntry> = new Map(SCHEMAS.map((entry) => [entry.name, entry]));

/** A compiled op of UltraQuest's book. */
export type UltraQuestOp = z.infer<Entry['schema']>;

/** What is wrong with compiled ops, branches included; empty if they keep the contract. */
export function checkOps(ops: readonly Op[], at = ''): string[] {
  return ops.flatMap((op, i) => {
    const entry = OPS.get(op.op);
    const place = `${at}${i}`;
    if (!entry) return [`${place}: no op is called ${op.op}`];
    const parsed = entry.schema.safeParse(op);
    const faults = parsed.success ? [] : [`${place} ${op.op}: ${z.prettifyError(parsed.error)}`];
    return [...faults, ...(op.branches ?? []).flatMap((branch) => checkOps(branch.do, `${place}.${branch.on}.`))];
  });
}
