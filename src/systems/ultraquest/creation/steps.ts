import type { Option } from '../../../engine/ask.js';
import type { Flow } from '../../../engine/system.js';
import { refuse } from '../../../engine/words.js';
import { PROFESSIONS, SEXES } from '../names.js';
import { notDone } from '../not-done.js';
import { optionId } from '../option-id.js';
import { PROFESSION_TRAITS } from '../professions.js';
import { RACE_TRAITS } from '../races.js';
import type { Play, Tale } from '../tale.js';
import { hasRolled } from './learned.js';
import { cleanedName, MOST_GROUP_NAME, MOST_NAME, nextName, suggestedName } from './names.js';
import { askOnPage, BACK } from './page.js';
import {
  FOUNDING_RACES,
  nameToMend,
  offset,
  personAt,
  STARTS,
  type Sketch,
  sketchOf,
  type Somebody,
  withoutTyped,
} from './sketch.js';
import { changed, goOn, turnTo } from './way.js';

/** Says why a name was not taken; the page stays as it is. */
function tellBadName(t: Tale, code: 'bad-name' | 'name-taken', name: string): void {
  t.tell(notDone('name', refuse(code, { name }, 'UQ-START-05')));
}

/** `create-group`: the group's name, and where it begins (UQ-START-01). */
export function* nameGroup(t: Tale): Play<Flow> {
  const sketch = sketchOf(t);
  const elsewhere = STARTS.filter((place) => place !== sketch.place);
  const answer = yield* askOnPage(t, sketch, 'group', {
    text: { key: 'creation-group', args: { group: sketch.name, place: sketch.place } },
    options: [
      { id: 'next', label: { key: 'creation-next' }, tone: 'go' },
      { id: 'name', label: { key: 'creation-name-group' }, write: groupLine(sketch) },
      ...elsewhere.map((place) => ({
        id: optionId('place', place),
        label: { key: 'creation-place', args: { place } },
      })),
    ],
    default: 'next',
  });
  const id = answer.options[0];
  if (id === 'name') return turnTo(t, renamed(t, sketch, answer.text), 'group');
  const place = elsewhere.find((each) => optionId('place', each) === id);
  return place ? turnTo(t, changed(t, sketch, { place }), 'group') : goOn(t, sketch, 'person', 0);
}

const THE_GROUP = -1;

function groupLine(sketch: Sketch) {
  const suggestion = nameToMend(sketch, THE_GROUP, sketch.name);
  return { label: { key: 'creation-group-line' }, min: 1, max: MOST_GROUP_NAME, suggestion };
}

function renamed(t: Tale, sketch: Sketch, typed: string | undefined): Sketch {
  const name = cleanedName(typed);
  if (name === undefined) {
    tellBadName(t, 'bad-name', typed ?? '');
    return { ...sketch, typed: { of: THE_GROUP, text: typed ?? '' } };
  }
  return { ...withoutTyped(sketch), name, shopped: sketch.shopped && { ...sketch.shopped, name } };
}

/** `create-person`: race, sex, profession and name of one of the four (UQ-START-03, UQ-START-05). */
export function* makeUp(t: Tale): Play<Flow> {
  const sketch = sketchOf(t);
  const person = personAt(sketch, sketch.focus);
  const answer = yield* askOnPage(t, sketch, 'person', {
    text: { key: 'creation-person', args: { number: sketch.focus + 1, who: person.name } },
    options: personOptions(sketch, person),
    menus: (['race', 'sex', 'profession'] as const).map((id) => ({
      id,
      placeholder: { key: `creation-${id}`, args: { now: person[id] } },
      min: 1,
      max: 1,
    })),
    default: 'next',
  });
  const id = answer.options[0] ?? 'next';
  if (id === 'next') return turnTo(t, sketch, 'skills');
  if (id === 'back')
    return sketch.focus > 0 ? turnTo(t, sketch, 'person', sketch.focus - 1) : turnTo(t, sketch, 'group');
  return turnTo(t, madeUp(t, sketch, person, id, answer.text), 'person');
}

function personOptions(sketch: Sketch, person: Somebody): Option[] {
  const suggestion = nameToMend(sketch, sketch.focus, person.name);
  const next = hasRolled(sketch, sketch.focus) ? 'creation-next' : 'creation-roll-skills';
  return [
    ...FOUNDING_RACES.filter((race) => race !== person.race).map(raceOption),
    ...SEXES.filter((sex) => sex !== person.sex).map((name) => choice('sex', name)),
    ...PROFESSIONS.filter((profession) => profession !== person.profession).map((name) => ({
      ...choice('profession', name),
      hint: {
        key: 'creation-skills-of',
        args: { profession: name, skills: [...new Set(PROFESSION_TRAITS[name].start)] },
      },
    })),
    { id: 'next', label: { key: next, args: { who: person.name } }, tone: 'go' },
    {
      id: 'name',
      label: { key: 'creation-name' },
      write: { label: { key: 'creation-name-line' }, min: 1, max: MOST_NAME, suggestion },
    },
    { id: 'other-name', label: { key: 'creation-other-name', args: { who: otherName(sketch, person) } } },
    BACK,
  ];
}

function choice(menu: 'race' | 'sex' | 'profession', name: string): Option {
  return { id: optionId(menu, name), label: { key: menu, args: { name } }, menu };
}

function raceOption(race: (typeof FOUNDING_RACES)[number]): Option {
  const { MOV, STR, DEX, INT } = RACE_TRAITS[race].growth;
  const attributes = { race, MOV: MOV.start, STR: STR.start, DEX: DEX.start, INT: INT.start };
  return { ...choice('race', race), hint: { key: 'creation-attributes', args: attributes } };
}

function otherName(sketch: Sketch, { race, sex, name }: Somebody): string {
  return nextName(
    race,
    sex,
    name,
    sketch.people.map((person) => person.name),
  );
}

/** The sketch after a press on somebody's page. */
function madeUp(t: Tale, sketch: Sketch, person: Somebody, id: string, typed: string | undefined): Sketch {
  if (id === 'name') return withTypedName(t, sketch, typed);
  if (id === 'other-name') return withName(sketch, otherName(sketch, person), false);
  const race = FOUNDING_RACES.find((each) => optionId('race', each) === id) ?? person.race;
  const sex = SEXES.find((each) => optionId('sex', each) === id) ?? person.sex;
  const profession = PROFESSIONS.find((each) => optionId('profession', each) === id) ?? person.profession;
  const others = sketch.people.filter((each) => each !== person).map(({ name }) => name);
  const renames = !person.named && (race !== person.race || sex !== person.sex);
  const name = renames ? suggestedName(race, sex, offset(t.seat) + sketch.focus, others) : person.name;
  return changed(t, sketch, { people: put(sketch, { ...person, race, sex, profession, name }) });
}

function withTypedName(t: Tale, sketch: Sketch, typed: string | undefined): Sketch {
  const name = cleanedName(typed);
  const taken = sketch.people.some((each, index) => index !== sketch.focus && each.name === name);
  if (name !== undefined && !taken) return withName(sketch, name, true);
  tellBadName(t, taken ? 'name-taken' : 'bad-name', typed ?? '');
  return { ...sketch, typed: { of: sketch.focus, text: typed ?? '' } };
}

/** A name alone takes nothing back to the shop. */
function withName(before: Sketch, name: string, named: boolean): Sketch {
  const sketch = withoutTyped(before);
  const people = put(sketch, { ...personAt(sketch, sketch.focus), name, named });
  if (!sketch.shopped) return { ...sketch, people };
  const members = sketch.shopped.members.map((member, i) => (i === sketch.focus ? { ...member, name } : member));
  return { ...sketch, people, shopped: { ...sketch.shopped, members } };
}

export function put({ people, focus }: Sketch, person: Somebody): Somebody[] {
  return people.map((each, index) => (index === focus ? person : each));
}
