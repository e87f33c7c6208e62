import { learnSurvival } from '../growing/survival.js';
import type { RegionCode } from '../names.js';
import { optionId } from '../option-id.js';
import { PROFESSION_TRAITS } from '../professions.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';

/** UQ-START-06: the profession's table, twice for Thief and Seafarer; the same result twice gives one skill. */
export function* rollStartingSkills(t: Tale, member: Adventurer): Play<void> {
  const { start, rolls } = PROFESSION_TRAITS[member.profession];
  for (let roll = 0; roll < rolls; roll++) {
    const face = t.roll(`starting skill: ${member.name}`, 6);
    t.tell({ kind: 'rolled', purpose: 'starting skill', dice: [face], total: face, who: member.name });
    const skill = start[face - 1] ?? start[0];
    if (member.skills.some(({ name }) => name === skill)) continue;
    yield* startWith(t, member, skill);
  }
}

/** UQ-RNG-02: Survival is the next region of a chain, as the player likes. */
function* startWith(t: Tale, member: Adventurer, skill: string): Play<void> {
  if (skill === 'Survival' && (yield* learnSurvival(t, member, null))) return;
  member.skills.push({ name: skill, mastered: false, start: true });
  t.tell({ kind: 'learned', who: member.name, skill, price: null });
}

/** UQ-SEA-02: a Seafarer is at home on the river or on the sea as well. */
export function* homeOnWater(t: Tale, member: Adventurer): Play<void> {
  if (member.profession !== 'seafarer') return;
  const waters: RegionCode[] = (['UF', 'Me'] as const).filter((region) => !member.home.includes(region));
  const first = waters[0];
  if (first === undefined) return;
  const answer = yield* t.ask({
    name: `home of ${member.name}`,
    kind: 'choice',
    text: { key: 'which-region', args: { who: member.name } },
    options: waters.map((region) => ({ id: optionId('region', region), label: { key: 'region', args: { region } } })),
    default: optionId('region', first),
  });
  member.home.push(waters.find((region) => optionId('region', region) === answer.options[0]) ?? first);
}
