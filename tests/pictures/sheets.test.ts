import { describe, expect, test } from 'vitest';
import { Resvg } from '@resvg/resvg-js';
import { adventurerHeight, adventurerSheet } from '../../src/pictures/sheets/adventurer-sheet.js';
import { groupSheet, GROUP_HEIGHT } from '../../src/pictures/sheets/group-sheet.js';
import { honorTrack } from '../../src/pictures/sheets/honor-track.js';
import { PEN_INK } from '../../src/pictures/sheets/paper.js';
import { ULTRAQUEST_PICTURES } from '../../src/pictures/ultraquest.js';
import { groupPicture, sheetPicture } from '../../src/pictures/sheets/sheet-picture.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Group } from '../../src/systems/ultraquest/state.js';
import { PROFESSIONS, RACES } from '../../src/systems/ultraquest/names.js';
import { portrait } from '../../src/pictures/sheets/portrait.js';
import { sizeOfPng } from './png-size.js';

const LONG = 'Wwwwwwww Wwwwwwww Wwwwwwww Wwwww';

function groupB(): Group {
  return standardGroup('B', '7', 'Müde Helden', 'Änne', 'St');
}

function first(group: Group): Adventurer {
  const [member] = group.members;
  if (!member) throw new Error('nobody there');
  return member;
}

/** All that is lettered on a sheet, in order. */
function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((found) => found[1] ?? '');
}

describe("an adventurer's sheet", () => {
  test('shows head, sums and lines 1-10 (UQ-SHEET-01, 02, 08, 12)', () => {
    const group = groupB();
    const texts = textsOf(adventurerSheet(group, first(group)));
    for (const shown of ['ME', 'RA', 'AR', ...Array.from({ length: 10 }, (_, i) => String(i + 1))]) {
      expect(texts).toContain(shown);
    }
    for (const shown of ['Rukha', 'Half-orc', 'Fighter', 'Female']) expect(texts).toContain(shown);
  });

  test('rings bear the Fame prices of the points to come (UQ-SHEET-07, G-01)', () => {
    const group = groupB();
    const member = first(group);
    Object.assign(member, { race: 'dwarf', attributes: { MOV: 2, STR: 4, DEX: 4, INT: 2 } });
    const prices = [...adventurerSheet(group, member).matchAll(/fill="#a3221c"[^>]*>(\d)<\/text>/g)].map(
      (found) => found[1],
    );
    expect(prices).toEqual(['1', '4', '5', '3', '6']);
  });

  test('mastered skills bear !!! (UQ-SHEET-13), homes beyond three take skill lines (UQ-SHEET-06)', () => {
    const group = groupB();
    const member = first(group);
    Object.assign(member, { profession: 'ranger', skills: [{ name: 'Aiming', mastered: true }] });
    member.home = ['Ma', 'Kl', 'Mo', 'In', 'Su', 'Me', 'Eb'];
    const texts = textsOf(adventurerSheet(group, member)).join('\n');
    expect(texts).toContain('Aiming !!!');
    expect(texts).toContain('Marsh, Cliff, Moor');
    expect(texts).toContain('At home: Isles, Swamp, Sea');
    expect(texts).toContain('At home: Plain');
  });

  test('draws a drop for each injury and a token for each curse (G-19)', () => {
    const group = groupB();
    const member = first(group);
    const count = (colour: string) => adventurerSheet(group, member).split(`fill="${colour}"`).length - 1;
    const [red, black, curse] = [count('#c0281f'), count('#241d26'), count('#4b2a5c')];
    Object.assign(member, { injuries: { red: 1, black: 2 }, curses: 3 });
    expect([count('#c0281f') - red, count('#241d26') - black, count('#4b2a5c') - curse]).toEqual([1, 2, 3]);
  });

  test('a Centaur has backpack lines 8-10 and no mount, a Fairy neither (UQ-SHEET-12, UQ-RACE-25)', () => {
    const group = groupB();
    const member = first(group);
    Object.assign(member, { race: 'centaur' });
    const centaur = textsOf(adventurerSheet(group, member));
    expect(centaur).not.toContain('Mount and saddle');
    expect(centaur).toEqual(expect.arrayContaining(['Backpack', '8', '9', '10']));
    Object.assign(member, { race: 'fairy' });
    const fairy = textsOf(adventurerSheet(group, member));
    expect(fairy).toContain('7');
    for (const missing of ['Mount and saddle', 'Backpack', '8', '9', '10']) expect(fairy).not.toContain(missing);
  });

  test('writes things of the book by their words (UQ-EVT-19: heavy ones with their mark)', () => {
    const group = groupB();
    const member = first(group);
    member.hand = [
      { id: '7:90', kind: 'gold-talisman' },
      { id: '7:91', kind: 'plate-armor' },
      ...Array.from({ length: 4 }, () => null),
    ];
    expect(textsOf(adventurerSheet(group, member))).toEqual(
      expect.arrayContaining(['Gold Talisman', 'Plate armor (!)']),
    );
  });

  test('grows with the backpack and loses nothing of it', () => {
    const group = groupB();
    const member = first(group);
    const before = adventurerHeight(member, group);
    member.backpack = Array.from({ length: 14 }, (_, i) => ({
      id: `7:${100 + i}`,
      kind: 'thing',
      name: `wondrous thing ${i}`,
    }));
    expect(adventurerHeight(member, group)).toBeGreaterThan(before);
    const texts = textsOf(adventurerSheet(group, member)).join(' ');
    for (const { name } of member.backpack) expect(texts).toContain(name?.slice(1));
  });

  test.each(RACES)('a %s looks different in every profession', (race) => {
    const all = PROFESSIONS.map((profession) => portrait(race, 'female', profession, 'face'));
    expect(new Set(all).size).toBe(PROFESSIONS.length);
    expect(all.join('')).not.toMatch(/undefined|NaN/);
  });
});

describe("a group's sheet", () => {
  test('fills one place of the track for each Honor (UQ-SHEET-20)', () => {
    const filled = (honor: number) => honorTrack(honor).split(`fill="${PEN_INK}"`).length - 1;
    expect([0, 1, 37, 100].map(filled)).toEqual([0, 1, 37, 100]);
  });

  test('has seven name lines, the dead with their mounds (UQ-SHEET-16)', () => {
    const group = groupB();
    group.graves = [{ name: 'Old Bertram', turn: 14, cause: 'a cough' }];
    const sheet = groupSheet(group);
    expect(textsOf(sheet)).toEqual(expect.arrayContaining(['7', 'Old Bertram', 'A cough, turn 14']));
    expect(sheet.split('#a8b56c').length - 1).toBe(1);
  });

  test('says in words what its letters mean and where everybody is at home (UQ-HOME-03, UQ-SHEET-19)', () => {
    const group = groupB();
    group.tamed = ['Hü'];
    const texts = textsOf(groupSheet(group));
    expect(texts).toEqual(expect.arrayContaining(['melee', 'ranged', 'each one’s best', 'Meadows, Fields, Hills']));
  });

  test('notes quests by title, dungeons in parentheses (UQ-SHEET-18)', () => {
    const group = groupB();
    group.quests = [
      { event: 'Vu#the-old-debt' },
      { event: 'SV', dungeon: true },
      { event: 'Su#x', title: 'A Lantern' },
    ];
    expect(textsOf(groupSheet(group))).toEqual(
      expect.arrayContaining(['Volcano: the old debt', '(Very Dangerous Dungeon)', 'Swamp: A Lantern']),
    );
  });
});

describe('pictures of sheets', () => {
  test('are PNGs of the size of the sheet, with a text of at most 1024 characters', async () => {
    const group = groupB();
    const member = first(group);
    const sheet = await sheetPicture(group, member.id);
    expect(sheet && sizeOfPng(sheet.png)).toEqual({ width: 1200, height: adventurerHeight(member, group) });
    expect(sheet?.alt).toContain(`Sheet of ${member.name}`);
    const whole = await groupPicture(group);
    expect(sizeOfPng(whole.png)).toEqual({ width: 1200, height: GROUP_HEIGHT });
    expect(whole.alt).toContain('Sheet of Müde Helden, led by Änne, in Traumburg.');
    expect(await sheetPicture(group, 'nobody')).toBeUndefined();
  });

  test('of a group that is ready say that nobody leads it yet', async () => {
    const ready = await ULTRAQUEST_PICTURES.preset('A');
    expect(ready.alt).toMatch(/^Sheet of Group A, which nobody leads yet, in Traumburg\. /);
  });

  test('hold the longest names without cutting them', () => {
    const group = groupB();
    Object.assign(group, { name: LONG, player: LONG });
    for (const member of group.members) member.name = LONG;
    group.graves = [{ name: LONG, turn: 3, cause: 'falls' }];
    const texts = [groupSheet(group), adventurerSheet(group, first(group))].flatMap(textsOf);
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
  });

  test('are well-formed whatever the players write', () => {
    const group = groupB();
    Object.assign(group, { name: `<&"'🦆>`, player: '\u0007\uDC00]]>' });
    first(group).name = '</text>';
    for (const drawn of [groupSheet(group), adventurerSheet(group, first(group))]) {
      expect(() => new Resvg(drawn, { font: { loadSystemFonts: false } })).not.toThrow();
    }
    expect(groupSheet(group)).toContain('&lt;&amp;&quot;');
  });
});
