import { weightOf } from '../../systems/ultraquest/equipment/items.js';
import { ailmentsOf } from '../../systems/ultraquest/sheet/ailments.js';
import { heavyLimit } from '../../systems/ultraquest/sheet/carry.js';
import { HAND_LINES, handItems, itemsOf } from '../../systems/ultraquest/sheet/lines.js';
import type { Adventurer, Group, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { Use } from '../../systems/ultraquest/using/use.js';
import { usesOf } from '../../systems/ultraquest/using/using.js';
import { Given } from '../phrases.js';
import type { Named } from '../sheets.js';
import { ailmentWords } from './ailments.js';
import { useName, useNote } from './uses.js';

/** `injured · 4 of 6 at hand, heavy 1 of 1`: what is to be known of somebody who is given or does something. */
export function memberNote(member: Adventurer): string {
  const ails = ailmentWords(new Given(ailmentsOf(member)));
  return [...(ails.length ? [ails.join(', ')] : []), load(member)].join(' · ');
}

/** What lies at hand, of the lines there are, and of heavy things as many as the STR allows (UQ-SHEET-08, UQ-EQP-45). */
function load(member: Adventurer): string {
  const heavy = itemsOf(member).filter((item) => weightOf(item) === 'heavy').length;
  const hands = `${handItems(member).length} of ${HAND_LINES} at hand`;
  return heavy > 0 ? `${hands}, heavy ${heavy} of ${heavyLimit(member)}` : hands;
}

/** What somebody can use outside of a fight: first what does something now, then the rest with the reason why not. */
export function usableBy(state: UltraQuestState, seat: string, member: string): readonly Named[] {
  const group = state.seats[seat];
  const one = group?.members.find(({ id }) => id === member);
  if (!group || !one) return [];
  const named = usesOf(group, one).map((use) => useNamed(use, group, state.turn.seat === seat));
  return [...named.filter(({ idle }) => !idle), ...named.filter(({ idle }) => idle)];
}

function useNamed(use: Use, group: Group, ownTurn: boolean): Named {
  const idle = use.ownTurn && !ownTurn ? 'in your own turn' : uselessness(use, group);
  const named = { id: use.id, label: useName(use) };
  if (idle !== undefined) return { ...named, note: `not now: ${idle}`, idle: true };
  const note = useNote(use);
  return note ? { ...named, note } : named;
}

const USELESS: Readonly<Record<string, string>> = {
  'not-injured': 'nobody is injured',
  'not-cursed': 'nobody is cursed',
};

/** Why it would do nothing for anybody; undefined if there is somebody whom it helps. */
function uselessness(use: Use, { members }: Group): string | undefined {
  const [first, ...others] = members.map((member) => use.whyNot(member)?.refused);
  if (first === undefined || others.includes(undefined)) return undefined;
  return USELESS[first] ?? 'it helps nobody';
}
