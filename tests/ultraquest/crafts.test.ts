import { describe, expect, it } from 'vitest';
import {
  animalsAshore,
  canCrossWater,
  canDive,
  canFly,
  craftUnderfoot,
  staysBehind,
  whyNoCrossing,
} from '../../src/systems/ultraquest/board/crafts.js';
import { findRoute, routes } from '../../src/systems/ultraquest/board/travel.js';
import { waysOf } from '../../src/systems/ultraquest/board/ways.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Effect, Group } from '../../src/systems/ultraquest/state.js';
import { SEAT, tableWith } from './telling.js';

/** Four people on foot, with these crafts and loads. */
function groupWith(...cargo: string[]): Group {
  const { group } = tableWith('B');
  for (const kind of cargo) group.cargo.push(newItem(group, SEAT, { kind }));
  return group;
}

/** Puts the first members on these mounts, or before these wagons. */
function mounted(group: Group, ...kinds: string[]): Group {
  kinds.forEach((kind, i) => Object.assign(group.members[i] as Adventurer, { mount: { id: `m${i}`, kind } }));
  return group;
}

function under(kind: Effect['kind'], ...members: (Adventurer | undefined)[]): void {
  for (const member of members) member?.effects.push({ kind, amount: 0, source: 'spell', magic: true, until: 'round' });
}

const heavy = (group: Group, name: string) => newItem(group, SEAT, { kind: 'statue', name, weight: 'very heavy' });
const left = (group: Group, to: string) => staysBehind(group, to).map(({ kind, name }) => name ?? kind);

describe('who needs nothing under them (UQ-BOAT-02, UQ-BOAT-13)', () => {
  it('is who flies or breathes water, each their own way', () => {
    const group = groupWith();
    under('flight', group.members[0], group.members[1]);
    under('gills', group.members[2], group.members[3]);
    expect(canCrossWater(group)).toBe(true);
    expect(canDive(group)).toBe(false);
    group.members[0]?.effects.pop();
    expect(whyNoCrossing(group)?.refused).toBe('needs-a-craft');
  });

  it('is nobody under another spell', () => {
    const group = groupWith();
    under('protection', ...group.members);
    expect(canCrossWater(group)).toBe(false);
    expect(canDive(group)).toBe(false);
  });

  it('is who rides a pegasus, who takes no room on a raft either', () => {
    const group = groupWith('raft');
    group.members.push({ ...(group.members[0] as Adventurer), id: 'fifth' });
    expect(whyNoCrossing(group)?.refused).toBe('too-many-aboard');
    expect(whyNoCrossing(mounted(group, 'pegasus'))).toBeUndefined();
    expect(animalsAshore(group, 'water')).toBe(0);
  });

  it('goes down to the sea floor from the sea alone', () => {
    const group = groupWith();
    under('gills', ...group.members);
    group.place = 'Me';
    expect(routes(group, 1)).toContainEqual({ to: 'Mg', how: 'dive' });
    group.place = 'Kl';
    expect(routes(group, 1).map(({ to }) => to)).not.toContain('Mg');
  });
});

describe('room aboard (UQ-BOAT-04, 05 and 11)', () => {
  it('is a wagon in place of two mounts on a boat', () => {
    expect(animalsAshore(mounted(groupWith('boat'), 'wagon'), 'water')).toBe(0);
    expect(animalsAshore(mounted(groupWith('boat'), 'pony', 'pony', 'pony'), 'water')).toBe(1);
    expect(animalsAshore(mounted(groupWith('raft', 'boat'), 'wagon', 'pony', 'pony'), 'water')).toBe(2);
  });

  it('is left for the most animals: the wagon goes where the fewest would have stood', () => {
    for (const fleet of [
      ['boat', 'airship'],
      ['airship', 'boat'],
    ])
      expect(animalsAshore(mounted(groupWith(...fleet), 'wagon', 'pony', 'pony'), 'water')).toBe(0);
  });

  it('has no end on a ship, whatever else there is', () => {
    expect(canCrossWater(mounted(groupWith('ship', 'raft'), 'wagon', 'wagon', 'wagon'))).toBe(true);
    expect(whyNoCrossing(mounted(groupWith('boat'), 'wagon', 'wagon'))?.refused).toBe('wagon-ashore');
  });

  it('is in the air that of the airship alone', () => {
    const group = groupWith('airship', 'boat');
    group.hired = { until: 9 };
    expect(canFly(mounted(group, 'pony'))).toBe(true);
    expect(animalsAshore(mounted(group, 'pony', 'pony', 'pony'), 'air')).toBe(2);
    group.members.push({ ...(group.members[3] as Adventurer), id: 'fifth' });
    expect([canFly(group), canCrossWater(group)]).toEqual([false, true]);
  });
});

describe('what a group fights from', () => {
  it('is a raft only where there is no boat (UQ-BOAT-04)', () => {
    expect([craftUnderfoot(groupWith('raft')), craftUnderfoot(groupWith('raft', 'boat'))]).toEqual(['raft', undefined]);
  });
});

describe('what stays behind', () => {
  it('is what a wagon does not take: it takes two very heavy things, a raft among them (UQ-BOAT-03, UQ-EQP-16)', () => {
    const group = mounted(groupWith('raft', 'barrel'), 'wagon');
    group.cargo.push(heavy(group, 'first statue'), heavy(group, 'second statue'));
    expect(left(group, 'Wi')).toEqual(['second statue']);
    group.cargo = group.cargo.filter(({ kind }) => kind !== 'raft');
    expect(left(group, 'Wi')).toEqual([]);
  });

  it('is no load of a ship that sails on, but of one that stays (UQ-EQP-44, UQ-BOAT-08)', () => {
    const group = groupWith('barrel');
    group.hired = { until: 9 };
    expect(left(group, 'Eb')).toEqual([]);
    expect(left(group, 'Wa')).toEqual(['barrel']);
    expect(left(group, 'OF')).toEqual(['barrel']);
    group.hired.at = 'Me';
    expect([left(group, 'Eb'), canCrossWater(group)]).toEqual([['barrel'], false]);
  });
});

describe('a place that somebody typed', () => {
  it('is the own space of the group, or the nearest of several', () => {
    const group = groupWith();
    group.place = 'Do';
    expect(findRoute(group, 1, ' fields ')).toEqual({ to: 'Fe1', how: 'step' });
    group.place = 'Fe2';
    expect(findRoute(group, 1, 'Fields')).toEqual({ to: 'Fe2', how: 'roam' });
    group.place = 'Fe1';
    expect(findRoute(group, 1, ' fe3')).toEqual({ to: 'Fe3', how: 'step' });
    expect(findRoute(group, 1, 'Mountains')).toMatchObject({ refused: 'not-a-neighbour' });
  });

  it('may be near by a step and far by leave, and the step is meant', () => {
    const group = groupWith();
    group.place = 'Do';
    group.mayGo = ['far'];
    expect(routes(group, 1)).toContainEqual({ to: 'Fe2', how: 'led' });
    expect(findRoute(group, 1, 'Fields')).toEqual({ to: 'Fe1', how: 'step' });
    group.place = 'St';
    expect(findRoute(group, 1, 'Fields')).toMatchObject({ refused: 'several-spaces' });
  });
});

describe('a shortcut (UQ-RNG-13)', () => {
  it('is open to the mounted, and to nobody who leads a wagon', () => {
    const group = groupWith();
    group.place = 'Wi';
    for (const member of group.members) member.attributes.MOV = 2;
    group.members[0]?.skills.push({ name: 'Shortcut', mastered: false });
    const shortcuts = () => waysOf(group).filter(({ how }) => how === 'shortcut').length;
    expect(shortcuts()).toBe(0);
    mounted(group, 'pony', 'pony', 'pony', 'pony');
    expect(shortcuts()).toBeGreaterThan(0);
    for (const member of group.members) member.attributes.MOV = 3;
    mounted(group, 'wagon');
    expect(shortcuts()).toBe(0);
  });
});
