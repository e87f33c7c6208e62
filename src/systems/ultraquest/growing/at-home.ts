import type { RegionCode } from '../names.js';
import { optionId } from '../option-id.js';
import { knows } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { landsAhead } from './survival.js';

/** UQ-SEA-02, C-04: the River or the Sea. */
export const WATERS: readonly RegionCode[] = ['UF', 'Me'];

/** The lands that a newcomer may be at home in beside the race's own (UQ-SEA-02, UQ-RNG-02). */
function landsOf(t: Tale, member: Adventurer): RegionCode[] {
  if (member.profession === 'seafarer') return WATERS.filter((region) => !member.home.includes(region));
  return landsAhead(groupOf(t), member, { skips: false });
}

/**
 * Who joins is at home where one would be at the start of the game: a Seafarer on the River or the Sea as well, a Ranger whose
 * skill is Survival in the next land of a chain. The player says which (UQ-ACT-34).
 */
export function* feelsAtHome(t: Tale, member: Adventurer): Play<void> {
  if (member.profession !== 'seafarer' && !knows(member, 'Survival')) return;
  const lands = landsOf(t, member);
  const [first] = lands;
  if (first === undefined) return;
  const region = lands.length === 1 ? first : yield* chooseLand(t, member, lands, first);
  member.home.push(region);
  t.tell({ kind: 'at-home', who: member.name, region });
}

function* chooseLand(t: Tale, member: Adventurer, lands: readonly RegionCode[], first: RegionCode): Play<RegionCode> {
  const answer = yield* t.ask({
    name: `home of ${member.name}`,
    kind: 'choice',
    text: { key: 'which-home', args: { who: member.name } },
    options: lands.map((region) => ({ id: optionId('region', region), label: { key: 'region', args: { region } } })),
    default: optionId('region', first),
  });
  return lands.find((region) => answer.options[0] === optionId('region', region)) ?? first;
}
