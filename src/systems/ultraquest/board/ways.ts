import type { Refusal } from '../../../engine/words.js';
import { attributeValue } from '../attributes.js';
import { mountFigures } from '../sheet/riding.js';
import type { Adventurer, Group } from '../state.js';
import { findRoute, routes, type Route } from './travel.js';

/** How fast somebody gets on in the open: on foot, on a mount, or as slowly as the wagon that is led. */
function pace(member: Adventurer): number {
  const figures = member.mount && mountFigures(member.mount);
  return figures?.wagon ? figures.mov : attributeValue(member, 'MOV', { open: true });
}

/** MOV of the slowest, mounts included (UQ-RNG-13, C-23). */
function slowest(group: Group): number {
  return Math.min(...group.members.map(pace));
}

/** Everywhere that the group's next move may lead, its own space first. */
export function waysOf(group: Group): readonly Route[] {
  return routes(group, slowest(group));
}

/** The way to what a player typed, or why there is none. */
export function wayTo(group: Group, place: string): Route | Refusal {
  return findRoute(group, slowest(group), place);
}
