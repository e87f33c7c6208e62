import type { Option } from '../../../engine/ask.js';
import type { Profession, Race, Sex } from '../names.js';
import { PROFESSIONS, RACES, SEXES } from '../names.js';
import { optionId } from '../option-id.js';
import { nameFor } from '../actions/recruiting.js';
import type { Group } from '../state.js';

/** Who is being made up: kept in the frame's locals from press to press. */
export interface Draft {
  readonly [key: string]: string;
  readonly race: Race;
  readonly profession: Profession;
  readonly sex: Sex;
}

/** UQ-START-04: a Fairy joins by events only. */
const CREATABLE = RACES.filter((race) => race !== 'fairy');

/** One of each kind to begin with, so that whoever presses on four times has a group that works. */
const SUGGESTED: readonly Draft[] = [
  { race: 'dwarf', profession: 'fighter', sex: 'male' },
  { race: 'human', profession: 'cleric', sex: 'female' },
  { race: 'elf', profession: 'ranger', sex: 'female' },
  { race: 'halfling', profession: 'thief', sex: 'male' },
];

export function suggestion(group: Group): Draft {
  return SUGGESTED[group.members.length % SUGGESTED.length] as Draft;
}

/** The draft as the locals hold it, or a suggestion. */
export function readDraft(local: unknown, group: Group): Draft {
  const fallback = suggestion(group);
  if (typeof local !== 'object' || local === null) return fallback;
  const { race, profession, sex } = local as Readonly<Record<string, unknown>>;
  return {
    race: CREATABLE.find((each) => each === race) ?? fallback.race,
    profession: PROFESSIONS.find((each) => each === profession) ?? fallback.profession,
    sex: SEXES.find((each) => each === sex) ?? fallback.sex,
  };
}

/** UQ-START-03, UQ-START-05: any race with any profession. */
export function draftOptions(draft: Draft, group: Group): Option[] {
  const menu = <T extends string>(id: string, among: readonly T[], now: T): Option[] =>
    among
      .filter((each) => each !== now)
      .map((name) => ({ id: optionId(id, name), label: { key: id, args: { name } }, menu: id }));
  return [
    ...menu('race', CREATABLE, draft.race),
    ...menu('profession', PROFESSIONS, draft.profession),
    ...menu('sex', SEXES, draft.sex),
    {
      id: 'done',
      label: { key: 'make-adventurer', args: { ...draft } },
      write: { label: { key: 'adventurer-name' }, min: 1, max: 24, suggestion: nameFor(group, draft.race, draft.sex) },
      tone: 'go',
    },
    { id: 'any-name', label: { key: 'any-name', args: { who: nameFor(group, draft.race, draft.sex) } } },
  ];
}

/** The draft after a press on one of its menus. */
export function redraft(draft: Draft, option: string): Draft {
  const race = CREATABLE.find((each) => optionId('race', each) === option);
  const profession = PROFESSIONS.find((each) => optionId('profession', each) === option);
  const sex = SEXES.find((each) => optionId('sex', each) === option);
  return { race: race ?? draft.race, profession: profession ?? draft.profession, sex: sex ?? draft.sex };
}
