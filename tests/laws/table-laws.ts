import { defaultAnswer, objection } from '../../src/engine/answers.js';
import type { Ask } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import { regulars } from '../../src/systems/ultraquest/groups.js';
import { MOST_QUESTS } from '../../src/systems/ultraquest/quests.js';
import { talismansOf } from '../../src/systems/ultraquest/talismans.js';
import type { Group, UltraQuestState } from '../../src/systems/ultraquest/state.js';

type Stand = Position<UltraQuestState>;
type Thing = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string };

/** UQ-SHEET-16, UQ-START-13. */
const MOST_LINES = 7;
const MOST_REGULARS = 4;

/** Every law of the rulebook's sheets that a position breaks, in words; nothing if all hold. */
export function brokenLaws({ state, runs }: Stand): string[] {
  const quiet = Object.values(runs).every((run) => run.frames.length === 0);
  return [
    ...Object.entries(state.seats).flatMap(([seat, group]) => sheetFaults(seat, group, quiet)),
    ...placeFaults(state),
    ...legendFaults(state),
    ...Object.values(runs).flatMap((run) => (run.ask ? askFaults(run.ask) : [])),
  ];
}

function sheetFaults(seat: string, group: Group, quiet: boolean): string[] {
  const purses = group.members.map(({ gold }) => gold);
  const faults: [boolean, string][] = [
    [purses.some((gold) => gold < 0 || !Number.isInteger(gold)), `Gold ${purses.join()}`],
    [group.members.some(({ gems }) => gems.some((gem) => gem < 0)), 'a gem below 0'],
    [group.fame < 0, `Fame ${group.fame}`],
    [group.honor < 0, `Honor ${group.honor}`],
    [regulars(group).length > MOST_REGULARS, `${regulars(group).length} regulars`],
    [group.lines > MOST_LINES, `${group.lines} lines`],
    [group.members.length + group.graves.length > group.lines, 'more people than lines'],
    [group.quests.length > MOST_QUESTS, `${group.quests.length} quests`],
    [group.members.some(({ curses }) => curses < 0), 'curses below 0'],
    [group.members.some(({ injuries }) => injuries.red < 0 || injuries.black < 0), 'injuries below 0'],
    [quiet && group.members.some(({ injuries }) => injuries.red + injuries.black > 1), 'two injuries alive'],
    [quiet && group.fallen.length > 0, 'somebody is not buried'],
    [quiet && !group.ended && group.members.length < 2, 'a group of one goes on'],
    [group.members.some((member) => worn(member).length > 1), 'two talismans in one hand'],
    [group.members.some(({ race, backpack }) => race === 'fairy' && backpack.length > 0), 'a Fairy with a backpack'],
  ];
  return faults.flatMap(([broken, what]) => (broken ? [`${seat}: ${what}`] : []));
}

/** A mount carries one of its own in the saddle line (UQ-TAL-15). */
function worn(member: Group['members'][number]): unknown[] {
  return talismansOf(member).filter((talisman) => talisman !== member.saddle);
}

function isThing(value: object): value is Thing {
  return 'id' in value && 'kind' in value && typeof value.id === 'string' && /:\d+$/.test(value.id);
}

/** Everything with an id of its own, wherever it lies: at hand, in a backpack, on a wagon, in a stable. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return isThing(value) ? [value, ...inside] : inside;
}

/** UQ-EQP-42: a thing is in one place. */
function placeFaults(state: UltraQuestState): string[] {
  const ids = thingsIn(state.seats).map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is in two places`);
}

/** UQ-TRE-05: a legendary treasure is there once, with whom the table says. */
function legendFaults(state: UltraQuestState): string[] {
  return Object.entries(state.legendary).flatMap(([legend, holder]) => {
    const holders = Object.entries(state.seats).flatMap(([seat, group]) =>
      thingsIn(group).flatMap((thing) => ((thing['thing'] ?? thing.kind) === legend ? [seat] : [])),
    );
    const stray = holders.filter((seat) => seat !== holder).map((seat) => `${legend} is with ${seat}, not ${holder}`);
    return [...stray, ...(holders.length > 1 ? [`${legend} is there ${holders.length} times`] : [])];
  });
}

/** Every question can be answered by its default, by everybody who may answer. */
function askFaults(ask: Ask): string[] {
  return ask.seats.flatMap((seat) => {
    const refusal = objection(ask, seat, defaultAnswer(ask), []);
    return refusal ? [`the default of ${ask.name} is refused: ${refusal.refused}`] : [];
  });
}
