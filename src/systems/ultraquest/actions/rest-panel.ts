import type { Option, Question } from '../../../engine/ask.js';
import { refuse, type Json } from '../../../engine/words.js';
import type { UltraQuestAbout } from '../facts.js';
import { totalGold } from '../gold.js';
import { optionId } from '../option-id.js';
import { ails, ailmentsOf } from '../sheet/ailments.js';
import type { Adventurer } from '../state.js';
import type { Tale } from '../tale.js';
import { FREE_TO } from '../turn/free-moment.js';
import { groupOf } from '../where.js';
import type { Plan } from './proposal.js';
import { hiring } from './settlement-actions.js';
import type { SpecialAction } from './special-action.js';
import { actionsOf } from './special-actions.js';
import { untreated } from './untreated.js';

/** The plan of a rest as it stands. */
export interface Resting {
  readonly plan: Plan;
  /** Who has acted already, by id. */
  readonly done: readonly string[];
  /** Whose turn it is to be planned for: of those, `focus` is the one that the menus are for. */
  readonly open: readonly Adventurer[];
  readonly focus: Adventurer;
  /** Nothing has been carried out yet: the group may go back to its turn as if it had never looked. */
  readonly untouched: boolean;
}

export function actionId(action: SpecialAction): string {
  return optionId('do', action.name.replace(':', '.'));
}

export function focusId(member: Adventurer): string {
  return optionId('who', member.id);
}

/** The panel: options are worked out when somebody is asked, and not where the answer is known. */
export function planQuestion(t: Tale, resting: Resting): Omit<Question, 'seats'> {
  const { open, focus, untouched } = resting;
  let known: readonly SpecialAction[] | undefined;
  const actions = () => (known ??= actionsOf(t, focus).map((action) => (untouched ? action : alone(action))));
  return {
    name: 'plan',
    kind: 'rest',
    revises: true,
    get options() {
      return [
        ...open.filter((member) => member !== focus).map(focusOption),
        ...actions().map((action) => actionOption(focus, action)),
        { id: 'go', label: { key: 'carry-out' }, tone: 'go' as const },
        ...(untouched ? [{ id: 'back', label: { key: 'back-to-turn' }, tone: 'quiet' as const }] : []),
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
      return aboutRest(t, resting);
    },
  };
}

/** What takes everybody's action is closed once somebody has acted (C-03, UQ-ACT-42). */
function alone(action: SpecialAction): SpecialAction {
  if (!action.everybody || action.refused) return action;
  return { ...action, refused: refuse('others-have-acted', {}, action.name === 'audience' ? 'UQ-ACT-42' : 'C-03') };
}

function actionOption(member: Adventurer, action: SpecialAction): Option {
  const key = action.name.split(':')[0] ?? action.name;
  const args = { who: member.name, ...action.args };
  return {
    id: actionId(action),
    label: { key: `action-${key}`, args },
    hint: { key: `action-${key}-does`, args: outcomeOf(action) },
    menu: action.section,
    ...(action.write && { write: action.write }),
    ...(action.refused && { refused: action.refused }),
  };
}

/** What comes of an action, as far as it is not in its name. */
function outcomeOf({ args }: SpecialAction): Record<string, Json> {
  const told = Object.entries(args).filter(([name]) =>
    ['attribute', 'value', 'skill', 'needs', 'heals', 'by'].includes(name),
  );
  return Object.fromEntries(told);
}

function focusOption(member: Adventurer): Option {
  return { id: focusId(member), label: { key: 'turn-to', args: { who: member.name, ...ailmentsOf(member) } } };
}

function aboutRest(t: Tale, { plan, done, focus, untouched }: Resting): Extract<UltraQuestAbout, { kind: 'rest' }> {
  const group = groupOf(t);
  const left = untreated(group, plan, done);
  return {
    kind: 'rest',
    group: group.name,
    place: group.place,
    focus: focus.id,
    gold: totalGold(group),
    fame: group.fame,
    untouched,
    members: group.members.map((member) => ({
      id: member.id,
      who: member.name,
      action: plan[member.id] ?? null,
      ...argsOf(t, member, plan[member.id]),
      ...(done.includes(member.id) && { done: true }),
      ...(ails(member) && { ailments: ailmentsOf(member) }),
      injuries: member.injuries.red + member.injuries.black,
      curses: member.curses,
    })),
    ...(left.length > 0 && { untreated: left.map((one) => ({ ...one })) }),
  };
}

function argsOf(t: Tale, member: Adventurer, planned: string | undefined): { args?: Record<string, Json> } {
  const [name, detail] = planned?.split(':') ?? [];
  const action = name === 'hire' ? hiring(t, Number(detail)) : actionsOf(t, member).find((one) => one.name === planned);
  return action ? { args: { ...action.args } } : {};
}
