import type { Option, Question } from '../../../engine/ask.js';
import type { Flow } from '../../../engine/system.js';
import { carryOutAction, shop } from '../actions/carrying-out.js';
import { holdAudience } from '../actions/audience.js';
import { actionsOf, type SpecialAction } from '../actions/special-actions.js';
import { isSettlement } from '../board/regions.js';
import { regionAt } from '../board/spaces.js';
import type { BookOfEvents } from '../book-of-events.js';
import { settleRangers } from '../growing/survival.js';
import { isNative, memberBy } from '../groups.js';
import { optionId } from '../option-id.js';
import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';
import { fetchMounts } from '../turn/dungeons.js';
import { doNow, FREE_TO } from '../turn/free-moment.js';
import { openScene } from '../turn/scene.js';
import { endIfLost, winByHonor } from '../turn/turns.js';
import { buryFallen } from '../turn/burial.js';
import { groupOf } from '../where.js';
import { NEXT, plainRule, rule } from './rule.js';

/** What each member does, by adventurer id. Written into the frame's locals, so that no choice is ever lost. */
type Plan = Record<string, string>;

const part = (name: string): Flow => ({ to: 'part', name });

function planOf(t: Tale): Plan {
  return { ...(t.locals['plan'] as Plan | undefined) };
}

/** Everybody rests unless said otherwise; who lost the action does nothing (op `lose action`). */
function defaultAction(member: Adventurer): string {
  return member.idle ? 'idle' : 'rest';
}

/** `rest-opens`: a camp or an inn (UQ-ACT-01, UQ-HOME-19), after Rangers have come to know more land (UQ-RNG-10). */
function opens(t: Tale): Flow {
  const group = groupOf(t);
  const region = regionAt(group.place);
  t.state.turn.begun = true;
  openScene(group, region);
  settleRangers(t);
  const inn = isSettlement(region);
  const host = group.members.find((member) => isNative(group, member, region) && !isInjured(member));
  t.tell({ kind: 'camped', group: group.name, place: group.place, inn, ...(!inn && host && { host: host.name }) });
  fetchMounts(t, group);
  t.locals['plan'] = Object.fromEntries(group.members.map((member) => [member.id, defaultAction(member)]));
  t.locals['done'] = [];
  t.locals['focus'] = group.members.find((member) => !member.idle)?.id ?? null;
  return part(typeof t.locals['buyer'] === 'string' ? 'shop' : 'plan');
}

/** Shopping first, for whoever came for that (UQ-ACT-25). */
function* shopFirst(book: BookOfEvents, t: Tale): Play<Flow> {
  const named = t.locals['buyer'];
  const buyer = typeof named === 'string' ? memberBy(groupOf(t), named) : undefined;
  if (buyer && !buyer.idle) {
    yield* shop(book, t, buyer);
    t.locals['plan'] = { ...planOf(t), [buyer.id]: 'shop' };
    t.locals['done'] = [buyer.id];
    t.locals['focus'] = groupOf(t).members.find((member) => member !== buyer && !member.idle)?.id ?? null;
  }
  return part('plan');
}

function actionId(action: SpecialAction): string {
  return optionId('do', action.name.replace(':', '.'));
}

function actionOption(member: Adventurer, action: SpecialAction): Option {
  const key = action.name.split(':')[0] ?? action.name;
  return {
    id: actionId(action),
    label: { key: `action-${key}`, args: { who: member.name, ...action.args } },
    menu: action.section,
    ...(action.refused && { refused: action.refused }),
  };
}

/** `rest-plans`: one press of the panel (UQ-ACT-02). A step of its own each, so that the plan is kept as it grows. */
function* plans(t: Tale): Play<Flow> {
  const group = groupOf(t);
  const plan = planOf(t);
  const done = t.locals['done'] as readonly string[];
  const open = group.members.filter((member) => !member.idle && !done.includes(member.id));
  const focus = open.find((member) => member.id === t.locals['focus']) ?? open[0];
  if (!focus) return part('act');
  const answer = yield* t.ask(planQuestion(t, plan, open, focus));
  if (answer.intent) {
    yield* doNow(t, answer.intent);
    return part('plan');
  }
  const id = answer.options[0] ?? 'go';
  if (id === 'go') return part('act');
  const turned = open.find((member) => focusOption(member).id === id);
  if (turned) t.locals['focus'] = turned.id;
  else {
    const chosen = actionsOf(t, focus).find((action) => actionId(action) === id);
    if (chosen) choose(t, plan, open, focus, chosen);
  }
  return part('plan');
}

/** The panel: options are worked out when somebody is asked, and not where the answer is known. */
function planQuestion(t: Tale, plan: Plan, open: readonly Adventurer[], focus: Adventurer): Omit<Question, 'seats'> {
  let known: readonly SpecialAction[] | undefined;
  const actions = () => (known ??= actionsOf(t, focus));
  return {
    name: 'plan',
    kind: 'rest',
    revises: true,
    get options() {
      return [
        ...open.filter((member) => member !== focus).map((member) => focusOption(member)),
        ...actions().map((action) => actionOption(focus, action)),
        { id: 'go', label: { key: 'carry-out' }, tone: 'go' as const },
      ];
    },
    get menus() {
      return (['do', 'train', 'learn'] as const)
        .filter((id) => actions().some(({ section }) => section === id))
        .map((id) => ({ id, placeholder: { key: `action-${id}`, args: { who: focus.name } }, min: 1, max: 1 }));
    },
    default: 'go',
    allows: FREE_TO,
    get about() {
      return aboutRest(groupOf(t), plan, focus);
    },
  };
}

function focusOption(member: Adventurer): Option {
  return { id: optionId('who', member.id), label: { key: 'turn-to', args: { who: member.name } } };
}

/** What takes everybody's action is everybody's plan; choosing something else for one frees the others again. */
function choose(t: Tale, plan: Plan, open: readonly Adventurer[], focus: Adventurer, action: SpecialAction): void {
  const together = Object.values(plan).find((name) => EVERYBODYS.includes(name));
  if (action.everybody) open.forEach((member) => (plan[member.id] = action.name));
  else {
    if (together) open.forEach((member) => (plan[member.id] = defaultAction(member)));
    plan[focus.id] = action.name;
  }
  t.locals['plan'] = plan;
  const next = open[open.indexOf(focus) + 1];
  if (!action.everybody && next) t.locals['focus'] = next.id;
}

/** C-03, UQ-ACT-42. */
const EVERYBODYS = ['recruit', 'recruit-native', 'audience'];

function aboutRest(group: Group, plan: Plan, focus: Adventurer) {
  return {
    kind: 'rest' as const,
    group: group.name,
    place: group.place,
    focus: focus.id,
    gold: group.members.reduce((sum, member) => sum + member.gold, 0),
    fame: group.fame,
    members: group.members.map((member) => ({
      id: member.id,
      who: member.name,
      action: plan[member.id] ?? null,
      injuries: member.injuries.red + member.injuries.black,
      curses: member.curses,
    })),
  };
}

/** `rest-acts`: the next member's action, in marching order; then the next one's. */
function* acts(book: BookOfEvents, t: Tale): Play<Flow> {
  const group = groupOf(t);
  const plan = planOf(t);
  const done = t.locals['done'] as readonly string[];
  const member = group.members.find((one) => !done.includes(one.id) && plan[one.id] !== undefined);
  if (!member || group.ended) return part('over');
  const action = plan[member.id] ?? 'rest';
  const together = EVERYBODYS.includes(action);
  t.locals['done'] = together ? group.members.map(({ id }) => id) : [...done, member.id];
  if (action === 'audience') return part('audience');
  yield* carryOutAction(book, t, member, action);
  return part('act');
}

/** `rest-closes`: lost actions are made up for, the dead are buried. */
function closes(t: Tale): Flow {
  const group = groupOf(t);
  for (const member of group.members) member.idle = false;
  buryFallen(t);
  if (endIfLost(t)) return NEXT;
  winByHonor(t.state, t.seat, t.tell.bind(t));
  return NEXT;
}

/** The ops of a turn of special actions. */
export function restOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    'rest-opens': plainRule((_, t) => opens(t)),
    'shop-stall': rule(1, (_, t) => shopFirst(book, t)),
    'rest-plans': rule(1, (_, t) => plans(t)),
    'rest-acts': rule(1, (_, t) => acts(book, t)),
    'audience-hall': rule(1, function* (_, t) {
      yield* holdAudience(t);
      return part('over');
    }),
    'rest-closes': plainRule((_, t) => closes(t)),
  };
}
