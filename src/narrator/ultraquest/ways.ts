import { honorInterval } from '../../systems/ultraquest/board/regions.js';
import { regionAt } from '../../systems/ultraquest/board/spaces.js';
import type { Route } from '../../systems/ultraquest/board/travel.js';
import { waysOf } from '../../systems/ultraquest/board/ways.js';
import type { Group, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { Choice } from '../choice.js';
import { place } from './places.js';

const HOW: Readonly<Record<Route['how'], string>> = {
  roam: 'you stay and look around',
  step: '',
  led: 'somebody shows you the way',
  air: 'by airship',
  shortcut: 'by a shortcut, if the Ranger finds it',
};

/** Where the group can go from here, the nearest first (UQ-TURN-04, UQ-TURN-05). */
export function ways(state: unknown, seat: string): readonly Choice[] {
  const group = (state as UltraQuestState).seats[seat];
  if (!group?.members.length) return [];
  return waysOf(group)
    .filter((route) => route.how !== 'roam')
    .map((route) => ({ id: route.to, label: place(route.to), hint: hint(group, route), write: false, tone: 'plain' }));
}

function hint(group: Group, route: Route): string {
  const interval = honorInterval(regionAt(route.to));
  const advice = interval && group.honor < interval.low ? `for groups of ${interval.low} Honor and more` : '';
  return [HOW[route.how], advice].filter(Boolean).join(', ') || 'one step';
}
