import type { Op } from '../../engine/script.js';
import type { UltraQuestOp } from '../contract/op.js';
import { didYouMean } from '../names.js';
import type { Checked } from './checked.js';
import { argumentsOf, opsOf } from './walk.js';

/** What an event points at. */
export interface Pointers {
  readonly events: readonly { readonly id: string; readonly op: Op; readonly quest: boolean }[];
  readonly people: readonly { readonly id: string; readonly op: Op }[];
}

export function pointersOf({ script }: Checked): Pointers {
  const events: { id: string; op: Op; quest: boolean }[] = [];
  const people: { id: string; op: Op }[] = [];
  for (const op of opsOf(script)) {
    for (const argument of argumentsOf(op)) {
      const { event, person } = argument;
      if (typeof event === 'string') events.push({ id: event, op, quest: isQuest(op) });
      if (typeof person === 'string') people.push({ id: person, op });
    }
  }
  return { events, people };
}

const isQuest = (op: UltraQuestOp): boolean => op.op === 'quest';

/** Everything an event names must be in the book; a quest is a region and a number (UQ-QUEST-01). */
export function checkReferences(checked: readonly Checked[], people: ReadonlySet<string>): void {
  const events = new Map(checked.map((each) => [each.script.id, each]));
  const ids = [...events.keys()];
  for (const each of checked) {
    const pointers = pointersOf(each);
    for (const { id, op, quest } of pointers.events) {
      const target = events.get(id);
      if (!target) each.find('error', 'unknown-event', op, `there is no event ${id}`, nearEvent(id, ids));
      else if (quest) checkQuest(each, target, op);
    }
    for (const { id, op } of pointers.people) {
      if (people.has(id)) continue;
      const hint =
        didYouMean(id, [...people]) ??
        'people stand in the head of their region: `people: { isegrin: the charcoal burner }`';
      each.find('error', 'unknown-person', op, `nobody is called ${id}`, hint);
    }
  }
  checkListed(checked);
}

/** Slips are looked for within the region that was meant. */
function nearEvent(id: string, ids: readonly string[]): string | undefined {
  const region = id.slice(0, id.indexOf('#') + 1);
  const near = ids.filter((each) => each.startsWith(region));
  return near.length > 0 ? didYouMean(id, near) : `${region.slice(0, -1)} has no table yet`;
}

function checkQuest(giver: Checked, target: Checked, op: Op): void {
  const { id } = target.script;
  if (!target.tree.numbers) {
    giver.find('warning', 'quest-unnumbered', op, `${id} has no number`, 'quests lead to numbered events');
  }
  if (!opsOf(target.script).some((each) => each.op === 'success')) {
    giver.find('warning', 'quest-success', op, `${id} never says \`success\``, 'say where the quest is fulfilled');
  }
}

/** An event without numbers must be named by somebody. */
function checkListed(checked: readonly Checked[]): void {
  const named = new Set(checked.flatMap((each) => pointersOf(each).events.map(({ id }) => id)));
  for (const { script, tree, at, find } of checked) {
    if (tree.numbers || named.has(script.id)) continue;
    find(
      'error',
      'event-unlisted',
      at,
      `${script.id} has no number and nobody leads there`,
      'give it one, or name it somewhere',
    );
  }
}
