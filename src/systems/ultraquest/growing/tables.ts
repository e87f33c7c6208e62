import { optionId } from '../option-id.js';
import { SKILLS } from '../skills.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { talismanWindow } from '../talismans.js';
import { whyNotLearn } from './learnable.js';

/** UQ-CLR-05, with Curse-Breaker in row 9 (C-31); row 10 is free choice. */
const MIRACLES = [
  'Healing',
  'Healing',
  'Neutralize Poison',
  'Holy Ray',
  'Holy Armor',
  'Holy Armor',
  'Fire Protection',
  'Water Breathing',
  'Curse-Breaker',
] as const;

/** UQ-WIZ-05; row 10 is free choice, row 11 a protective spell (UQ-WIZ-36), row 12 Ice Storm. */
const SPELLS = [
  'Magic Arrow',
  'Teleportation',
  'Strength',
  'Dexterity',
  'Speed',
  'Flight',
  'Fireball',
  'Store Power',
  'Gills',
] as const;
const PROTECTIVE_SPELLS = ['Magic Protection', 'Sphere', 'Cold Protection', 'Dragon Skin'];

function* throwD10(t: Tale, member: Adventurer, what: string): Play<number> {
  const purpose = `${what}: ${member.name}`;
  const face = t.roll(purpose, 10);
  t.tell({ kind: 'rolled', purpose: what, dice: [face], total: face, who: member.name });
  const [die] = yield* talismanWindow(t, purpose, [{ id: 'd10', purpose, sides: 10, face, who: member.name }]);
  return die?.face ?? face;
}

/** The player picks one of several that can still be learned. */
function* freeChoice(t: Tale, member: Adventurer, among: readonly string[], what: string): Play<string | undefined> {
  const open = among.filter((name) => !whyNotLearn(member, name));
  const first = open[0];
  if (first === undefined || open.length === 1) return first;
  const answer = yield* t.ask({
    name: `which ${what}`,
    kind: 'choice',
    text: { key: `which-${what}`, args: { who: member.name } },
    options: open.map((name) => ({ id: optionId('power', name), label: { key: 'skill', args: { skill: name } } })),
    default: optionId('power', first),
  });
  return open.find((name) => answer.options[0] === optionId('power', name));
}

function all(kind: 'miracle' | 'spell'): string[] {
  return Object.keys(SKILLS).filter((name) => SKILLS[name]?.kind === kind);
}

/** UQ-CLR-04: D10; what is known already is free choice. */
export function* rollMiracle(t: Tale, member: Adventurer): Play<string | undefined> {
  const row = yield* throwD10(t, member, 'miracle');
  const rolled = MIRACLES[row - 1];
  if (rolled !== undefined && !whyNotLearn(member, rolled)) return rolled;
  return yield* freeChoice(t, member, all('miracle'), 'miracle');
}

/** UQ-WIZ-04, C-32: the player says before the roll whether 2 are added. */
export function* rollSpell(t: Tale, member: Adventurer): Play<string | undefined> {
  const answer = yield* t.ask({
    name: 'spell dice',
    kind: 'choice',
    text: { key: 'spell-dice', args: { who: member.name } },
    options: [
      { id: 'd10', label: { key: 'roll-d10' } },
      { id: 'd10-2', label: { key: 'roll-d10-plus-2' } },
    ],
    default: 'd10',
  });
  const row = (yield* throwD10(t, member, 'spell')) + (answer.options[0] === 'd10-2' ? 2 : 0);
  if (row === 11) return yield* freeChoice(t, member, PROTECTIVE_SPELLS, 'spell');
  const rolled = row === 12 ? 'Ice Storm' : SPELLS[row - 1];
  if (rolled !== undefined && !whyNotLearn(member, rolled)) return rolled;
  return yield* freeChoice(t, member, all('spell'), 'spell');
}
