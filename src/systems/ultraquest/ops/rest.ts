import type { Flow } from '../../../engine/system.js';
import { carryOutAction, shop } from '../actions/carrying-out.js';
import { holdAudience } from '../actions/audience.js';
import { proposedPlan, type Plan } from '../actions/proposal.js';
import { actionId, focusId, planQuestion, type Resting } from '../actions/rest-panel.js';
import { hiring } from '../actions/settlement-actions.js';
import { roundsWritten } from '../actions/ships.js';
import type { SpecialAction } from '../actions/special-action.js';
import { actionsOf } from '../actions/special-actions.js';
import { isSettlement } from '../board/regions.js';
import { regionAt } from '../board/spaces.js';
import type { BookOfEvents } from '../book-of-events.js';
import { settleFor, settleRangers } from '../growing/survival.js';
import { isNative, memberBy } from '../groups.js';
import type { RegionCode } from '../names.js';
import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';
import { fetchMounts } from '../turn/dungeons.js';
import { doNow } from '../turn/free-moment.js';
import { openScene } from '../turn/scene.js';
import { endIfLost, winByHonor } from '../turn/turns.js';
import { buryFallen } from '../turn/burial.js';
import { groupOf } from '../where.js';
import { NEXT, plainRule, rule } from './rule.js';

const part = (name: string): Flow => ({ to: 'part', name });

/** Written into the frame's locals, so that no choice is ever lost. */
function planOf(t: Tale): Plan {
  return { ...(t.locals['plan'] as Plan | undefined) };
}

function doneOf(t: Tale): readonly string[] {
  return (t.locals['done'] as readonly string[] | undefined) ?? [];
}

/** Nobody has done anything yet: who has lost the action could not. */
function isUntouched(t: Tale): boolean {
  const plan = planOf(t);
  return doneOf(t).every((id) => plan[id] === 'idle');
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
  t.locals['plan'] = proposedPlan(group);
  t.locals['done'] = [];
  t.locals['focus'] = group.members.find((member) => !member.idle)?.id ?? null;
  return part(typeof t.locals['buyer'] === 'string' ? 'shop' : 'plan');
}

/** Shopping first, for whoever came for that (UQ-ACT-25); who leaves with nothing bought or sold is back before the turn. */
function* shopFirst(book: BookOfEvents, t: Tale): Play<Flow> {
  const named = t.locals['buyer'];
  const buyer = typeof named === 'string' ? memberBy(groupOf(t), named) : undefined;
  if (!buyer || buyer.idle) return part('plan');
  if (!(yield* shop(book, t, buyer))) return part('leave');
  t.locals['plan'] = { ...planOf(t), [buyer.id]: 'shop' };
  t.locals['done'] = [buyer.id];
  t.locals['focus'] = groupOf(t).members.find((member) => member !== buyer && !member.idle)?.id ?? null;
  return part('plan');
}

/** `rest-plans`: one press of the panel (UQ-ACT-02). A step of its own each, so that the plan is kept as it grows. */
function* plans(t: Tale): Play<Flow> {
  const done = doneOf(t);
  const open = groupOf(t).members.filter((member) => !member.idle && !done.includes(member.id));
  const focus = open.find((member) => member.id === t.locals['focus']) ?? open[0];
  if (!focus) return part('act');
  const resting: Resting = { plan: planOf(t), done, open, focus, untouched: isUntouched(t) };
  const answer = yield* t.ask(planQuestion(t, resting));
  if (answer.intent) {
    yield* doNow(t, answer.intent);
    return part('plan');
  }
  const id = answer.options[0] ?? 'go';
  if (id === 'go') return part('act');
  if (id === 'back') return part('leave');
  const turned = open.find((member) => focusId(member) === id);
  if (turned) t.locals['focus'] = turned.id;
  else {
    const chosen = actionsOf(t, focus).find((action) => actionId(action) === id);
    if (chosen?.name.startsWith(SETTLE)) settleFor(t, focus, chosen.name.slice(SETTLE.length) as RegionCode);
    else if (chosen?.name === 'hire-longer') hireLonger(t, resting, answer.text ?? '');
    else if (chosen) choose(t, resting, chosen);
  }
  return part('plan');
}

/** A ship for as many rounds as the player has written (UQ-BOAT-09). */
function hireLonger(t: Tale, resting: Resting, text: string): void {
  const rounds = roundsWritten(text);
  const action = typeof rounds === 'number' ? hiring(t, rounds) : undefined;
  const refusal = typeof rounds === 'number' ? action?.refused : rounds;
  if (refusal) t.tell({ kind: 'not-done', what: 'hire', code: refusal.refused, args: refusal.args ?? {} });
  else if (action) choose(t, resting, action);
}

/** A land that the group's Honor has opened is a Ranger's at once, and no action (UQ-RNG-10). */
const SETTLE = 'settle:';

/** What takes everybody's action is everybody's plan; choosing something else for one frees the others again. */
function choose(t: Tale, { plan, open, focus }: Resting, action: SpecialAction): void {
  const together = Object.values(plan).some((name) => EVERYBODYS.includes(name));
  const freed = together ? proposedPlan(groupOf(t), open) : {};
  const chosen = action.everybody ? open : [focus];
  t.locals['plan'] = { ...plan, ...freed, ...Object.fromEntries(chosen.map(({ id }) => [id, action.name])) };
  const next = open[open.indexOf(focus) + 1];
  if (!action.everybody && next) t.locals['focus'] = next.id;
}

/** C-03, UQ-ACT-42. */
const EVERYBODYS = ['recruit', 'recruit-native', 'audience'];

/** `rest-acts`: the next member's action, in marching order; then the next one's. */
function* acts(book: BookOfEvents, t: Tale): Play<Flow> {
  const group = groupOf(t);
  const plan = planOf(t);
  const done = doneOf(t);
  const member = group.members.find((one) => !done.includes(one.id) && plan[one.id] !== undefined);
  if (!member || group.ended) return part('over');
  const action = plan[member.id] ?? 'rest';
  const together = EVERYBODYS.includes(action);
  t.locals['done'] = together ? group.members.map(({ id }) => id) : [...done, member.id];
  if (action === 'audience') return part('audience');
  if (yield* carryOutAction(book, t, member, action)) return part('act');
  t.tell({ kind: 'action-kept', who: member.name });
  return planAnew(t, [member], done);
}

/** Whose action came to nothing is open again, with something else proposed. */
function planAnew(t: Tale, open: readonly Adventurer[], done: readonly string[]): Flow {
  t.locals['plan'] = { ...planOf(t), ...proposedPlan(groupOf(t), open) };
  t.locals['done'] = [...done];
  t.locals['focus'] = open[0]?.id ?? null;
  return part('plan');
}

/** `audience-hall`: it takes everybody's turn, unless nothing was exchanged (UQ-ACT-42). */
function* audience(t: Tale): Play<Flow> {
  if (yield* holdAudience(t)) return part('over');
  const plan = planOf(t);
  const open = groupOf(t).members.filter(({ id }) => plan[id] === 'audience');
  const done = groupOf(t).members.filter((member) => !open.includes(member));
  return planAnew(
    t,
    open,
    done.map(({ id }) => id),
  );
}

/** `rest-leaves`: nothing was done, so the turn is not begun (UQ-TURN-08). */
function leaves(t: Tale): Flow {
  const group = groupOf(t);
  if (!group.scene?.fought) group.scene = null;
  t.state.turn.begun = false;
  t.tell({ kind: 'turn-kept', group: group.name });
  return { to: 'end' };
}

/** `rest-closes`: lost actions are made up for, the dead are buried. */
function closes(t: Tale): Flow {
  const group = groupOf(t);
  for (const member of group.members.filter(({ idle }) => idle)) {
    t.tell({ kind: 'action-missed', who: member.name, ...(isInjured(member) && { injured: true }) });
    member.idle = false;
  }
  buryFallen(t);
  endIfLost(t);
  winByHonor(t.state, t.seat, t.tell.bind(t));
  return NEXT;
}

/** The ops of a turn of special actions. */
export function restOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    'rest-opens': plainRule((_, t) => opens(t)),
    'shop-stall': rule(1, (_, t) => shopFirst(book, t)),
    'rest-plans': rule(1, (_, t) => plans(t)),
    'rest-acts': rule(2, (_, t) => acts(book, t)),
    'audience-hall': rule(1, (_, t) => audience(t)),
    'rest-leaves': plainRule((_, t) => leaves(t)),
    'rest-closes': plainRule((_, t) => closes(t)),
  };
}
