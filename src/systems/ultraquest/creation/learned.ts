import { WATERS } from '../growing/at-home.js';
import { landsAhead } from '../growing/survival.js';
import type { RegionCode } from '../names.js';
import { PROFESSION_TRAITS } from '../professions.js';
import { RACE_TRAITS } from '../races.js';
import { emptyGroup, newAdventurer } from '../start.js';
import type { Tale } from '../tale.js';
import { personAt, type Sketch } from './sketch.js';

/** Under what the faces of somebody's starting skills are kept: the place in the group and the profession. */
function diceKey(sketch: Sketch, index: number): string {
  return `${index + 1} ${personAt(sketch, index).profession}`;
}

export function hasRolled(sketch: Sketch, index: number): boolean {
  return sketch.dice[diceKey(sketch, index)] !== undefined;
}

/** UQ-START-06: different results give a skill each; the same result twice is one skill. Nothing before the roll. */
export function startingSkills(sketch: Sketch, index: number): string[] {
  const { start } = PROFESSION_TRAITS[personAt(sketch, index).profession];
  const faces = sketch.dice[diceKey(sketch, index)] ?? [];
  return [...new Set(faces.map((face) => start[face - 1] ?? start[0]))];
}

/** Rolls the starting skills of a place in the group, once for each profession: dice that were seen stay (UQ-START-06). */
export function rollSkills(t: Tale, sketch: Sketch, index: number): void {
  const key = diceKey(sketch, index);
  if (sketch.dice[key]) return;
  const { name, profession } = personAt(sketch, index);
  const { rolls } = PROFESSION_TRAITS[profession];
  const faces = Array.from({ length: rolls }, () => t.roll(`starting skill: ${name}`, 6));
  const total = faces.reduce((sum, face) => sum + face, 0);
  t.tell({ kind: 'rolled', purpose: 'starting skill', dice: faces, total, who: name });
  sketch.dice[key] = faces;
  for (const skill of startingSkills(sketch, index)) t.tell({ kind: 'learned', who: name, skill, price: null });
}

/**
 * The lands that somebody may be at home in as well: the next of a chain for a Ranger whose starting skill is Survival
 * (UQ-RNG-02), the River or the Sea for a Seafarer (UQ-SEA-02). Where none is to be chosen there is none.
 */
export function regionsToChoose(sketch: Sketch, index: number): RegionCode[] {
  const person = personAt(sketch, index);
  const home = RACE_TRAITS[person.race].home;
  if (person.profession === 'seafarer') return WATERS.filter((region) => !home.includes(region));
  if (!startingSkills(sketch, index).includes('Survival')) return [];
  const group = emptyGroup('', '', sketch.place);
  return landsAhead(group, newAdventurer(group, person), { skips: false });
}

/** The land that was chosen, as long as it can be: race or profession may have been changed since. */
export function chosenRegion(sketch: Sketch, index: number): RegionCode | undefined {
  const regions = regionsToChoose(sketch, index);
  return regions.find((region) => region === personAt(sketch, index).region) ?? regions[0];
}
