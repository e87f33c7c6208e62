import type { Library } from '../../engine/script.js';
import { animalsAshore } from '../../systems/ultraquest/board/crafts.js';
import { honorInterval, isClosed, isSettlement } from '../../systems/ultraquest/board/regions.js';
import { regionAt } from '../../systems/ultraquest/board/spaces.js';
import { elementOf, type Route } from '../../systems/ultraquest/board/travel.js';
import { waysOf } from '../../systems/ultraquest/board/ways.js';
import type { Group, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { Choice } from '../choice.js';
import { count } from '../english.js';
import { place } from './places.js';

const HOW: Readonly<Record<Route['how'], string>> = {
  roam: 'you stay and roam',
  step: '',
  led: 'somebody shows you the way',
  air: 'by airship',
  shortcut: 'by a shortcut, if the Ranger finds it',
  dive: 'down, while your breath lasts',
  back: 'back the way you came',
};

/** Where the group can go from here, the nearest first (UQ-TURN-04, UQ-TURN-05); refused are lands that the book has no page for. */
export function ways(state: unknown, seat: string, library?: Library): readonly Choice[] {
  const group = (state as UltraQuestState).seats[seat];
  if (!group?.members.length || group.dungeon) return [];
  const isBlank = (code: string) => library !== undefined && !library.event(regionAt(code), 1);
  const routes = waysOf(group).filter((route) => route.how !== 'roam');
  // Whoever has been led to where nothing is written all around walks on through such lands.
  const lost = [group.place, ...routes.map(({ to }) => to)].every(isBlank);
  return routes.map((route) => wayChoice(group, route, isBlank(route.to), lost));
}

function wayChoice(group: Group, route: Route, blank: boolean, lost: boolean): Choice {
  const choice: Choice = {
    id: route.to,
    label: place(route.to),
    hint: hint(group, route),
    write: false,
    tone: 'plain',
  };
  if (!blank) return choice;
  return lost ? { ...choice, hint: NO_PAGE } : { ...choice, hint: NO_PAGE, refused: NO_PAGE };
}

const NO_PAGE = 'not written yet';

function hint(group: Group, route: Route): string {
  const region = regionAt(route.to);
  const low = honorInterval(region)?.low ?? 0;
  const advice = isClosed(region, group.honor)
    ? 'no more events for your Honor'
    : group.honor < low
      ? `you may go, but it is dangerous with less than ${low} Honor; you have ${group.honor}`
      : '';
  return (
    [HOW[route.how], left(group, route), advice].filter(Boolean).join(', ') ||
    (isSettlement(region) ? 'a settlement: shops, work, lessons' : 'easy enough for you')
  );
}

/** Mounts that find no room aboard (UQ-BOAT-04, UQ-BOAT-05). */
function left(group: Group, route: Route): string {
  const element = elementOf(route, group.place);
  const animals = element ? animalsAshore(group, element) : 0;
  return animals > 0 ? `${count(animals, 'mount')} must wait here` : '';
}
