import type { Flow } from '../../../engine/system.js';
import { nameFor } from '../actions/recruiting.js';
import { shop } from '../actions/carrying-out.js';
import type { BookOfEvents } from '../book-of-events.js';
import { draftOptions, readDraft, redraft, type Draft } from '../creation/draft.js';
import { canTrade, fillPurse, takeGift } from '../creation/purse.js';
import { homeOnWater, rollStartingSkills } from '../creation/starting-skills.js';
import { optionId } from '../option-id.js';
import { put } from '../sheet/carry.js';
import { newAdventurer, newItem, startingWeapons } from '../start.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';
import { passTurn } from '../turn/turns.js';
import { groupOf } from '../where.js';
import { END, plainRule, rule } from './rule.js';

/** UQ-START-02, UQ-START-13. */
const FOUNDERS = 4;

const part = (name: string): Flow => ({ to: 'part', name });

/** `create-drafts`: one press on the sheet of the adventurer that is being made up (UQ-START-05, UQ-START-17). */
function* drafts(t: Tale): Play<Flow> {
  const group = groupOf(t);
  if (group.members.length >= FOUNDERS) return part('purse');
  const draft = readDraft(t.locals['draft'], group);
  const answer = yield* t.ask({
    name: 'adventurer',
    kind: 'creation',
    revises: true,
    text: { key: 'create-adventurer', args: { ...draft, number: group.members.length + 1 } },
    options: draftOptions(draft, group),
    menus: (['race', 'profession', 'sex'] as const).map((id) => ({
      id,
      placeholder: { key: `choose-${id}`, args: { now: draft[id] } },
      min: 1,
      max: 1,
    })),
    default: 'any-name',
  });
  const id = answer.options[0] ?? 'any-name';
  if (id !== 'done' && id !== 'any-name') {
    t.locals['draft'] = { ...redraft(draft, id) };
    return part('draft');
  }
  const name = id === 'done' ? (answer.text?.trim() ?? '') : '';
  enlist(t, group, draft, name === '' ? nameFor(group, draft.race, draft.sex) : name);
  delete t.locals['draft'];
  return part('skills');
}

/** With the weapons that everybody starts with (UQ-START-07). Namesakes are told apart. */
function enlist(t: Tale, group: Group, draft: Draft, name: string): void {
  const taken = group.members.filter((member) => member.name === name).length;
  const { race, profession, sex } = draft;
  const member = newAdventurer(group, {
    name: taken === 0 ? name : `${name} ${'I'.repeat(taken + 1)}`,
    race,
    profession,
    sex,
  });
  for (const thing of startingWeapons(profession)) put(member, newItem(group, t.seat, thing));
  group.members.push(member);
  group.lines += 1;
  t.tell({ kind: 'joined', group: group.name, who: member.name, race, profession });
}

/** `create-skills`: the dice for the newest one (UQ-START-06). */
function* skills(t: Tale): Play<Flow> {
  const member = groupOf(t).members.at(-1);
  if (member) {
    yield* rollStartingSkills(t, member);
    yield* homeOnWater(t, member);
  }
  return part('draft');
}

/** `create-purse`: Gold and a gift (UQ-START-08, UQ-START-09). */
function* purse(book: BookOfEvents, t: Tale): Play<Flow> {
  yield* fillPurse(t);
  yield* takeGift(book, t);
  return part('shopping');
}

/** `create-shops`: starting Gold may be spent before play (UQ-START-10); armor is fitted to whoever goes (UQ-EQP-63). */
function* shops(book: BookOfEvents, t: Tale): Play<Flow> {
  const group = groupOf(t);
  if (!canTrade(t)) return part('ready');
  const answer = yield* t.ask({
    name: 'who shops',
    kind: 'choice',
    text: { key: 'who-shops' },
    options: [
      { id: 'ready', label: { key: 'set-out' }, tone: 'go' },
      ...group.members.map((member) => ({ id: optionId('who', member.id), label: { text: member.name } })),
    ],
    default: 'ready',
  });
  const buyer: Adventurer | undefined = group.members.find(
    (member) => optionId('who', member.id) === answer.options[0],
  );
  if (!buyer) return part('ready');
  yield* shop(book, t, buyer);
  return part('shopping');
}

/** `create-ready`: the group plays from now on. */
function ready(t: Tale): Flow {
  const group = groupOf(t);
  group.ended = false;
  t.tell({ kind: 'group-ready', group: group.name, members: group.members.map(({ name }) => name) });
  if (t.state.phase === 'playing' && t.state.turn.seat === null) passTurn(t.state, t.tell.bind(t));
  return END;
}

/** The ops of making up a group of one's own. */
export function creationOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    'create-drafts': rule(1, (_, t) => drafts(t)),
    'create-skills': rule(1, (_, t) => skills(t)),
    'create-purse': rule(1, (_, t) => purse(book, t)),
    'create-shops': rule(1, (_, t) => shops(book, t)),
    'create-ready': plainRule((_, t) => ready(t)),
  };
}
