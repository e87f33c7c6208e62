import type { RegionTree } from '../read/tree.js';
import { plain } from '../compile/text.js';
import type { Checked } from './checked.js';
import { NUMBERS } from '../numbered.js';
import { numbersCovered } from './numbers.js';
import { opsOf, textsOf } from './walk.js';

/** What the book holds. Opening and outcome are the median lengths of texts, in letters. */
export interface Counts {
  readonly tables: number;
  readonly numbersCovered: number;
  readonly numbersMissing: number;
  readonly events: number;
  readonly decisions: number;
  readonly fights: number;
  readonly tests: number;
  readonly finds: number;
  readonly questsGiven: number;
  readonly questsTaken: number;
  readonly skillsServed: number;
  readonly words: number;
}

const FINDS: ReadonlySet<string> = new Set(['gold', 'gem', 'item', 'treasure']);

export function countBook(trees: readonly RegionTree[], checked: readonly Checked[]): Counts {
  const ops = checked.flatMap(({ script }) => opsOf(script));
  const covered = trees.reduce((sum, tree) => sum + numbersCovered(tree.events), 0);
  const quests = ops.flatMap((op) => (op.op === 'quest' ? [op.event] : []));
  const skills = ops.flatMap((op) => ('skill' in op ? [op.skill] : []));
  const texts = ops.flatMap(textsOf).map(plain);
  const number = (is: (op: string) => boolean): number => ops.filter((op) => is(op.op)).length;
  return {
    tables: trees.length,
    numbersCovered: covered,
    numbersMissing: trees.length * NUMBERS - covered,
    events: checked.length,
    decisions: number((op) => op === 'decide'),
    fights: number((op) => op === 'fight'),
    tests: number((op) => op === 'test' || op === 'skill' || op === 'ladder'),
    finds: number((op) => FINDS.has(op)),
    questsGiven: quests.length,
    questsTaken: new Set(quests).size,
    skillsServed: new Set(skills).size,
    words: texts.reduce(
      (sum, text) => sum + (text.match(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu)?.length ?? 0),
      0,
    ),
  };
}
