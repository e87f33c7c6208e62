import { describe, expect, test } from 'vitest';
import { Resvg } from '@resvg/resvg-js';
import { paintBase } from '../../src/pictures/map/base.js';
import { blankSpaces, mapPicture, nearPicture } from '../../src/pictures/map/map-picture.js';
import { composeNear } from '../../src/pictures/map/near-picture.js';
import { neighbourhood } from '../../src/pictures/map/neighbourhood.js';
import { composeMap, sizeOf } from '../../src/pictures/map/picture.js';
import type { MapView } from '../../src/pictures/map/view.js';
import { SPACES } from '../../src/systems/ultraquest/board/spaces.js';
import { sizeOfPng } from './png-size.js';

const THREE: MapView = {
  pieces: [
    { group: 'Müde Helden', seat: 0, place: 'St' },
    { group: 'Quackers', seat: 1, place: 'Gy' },
    { group: 'Zed', seat: 2, place: 'Sh' },
  ],
  from: 'St',
  open: ['Fe2', 'Fe3', 'Wi', 'UF'],
};

/** The closer view without the land below. */
function closer(view: MapView): string {
  const piece = neighbourhood(view);
  return piece ? composeNear(view, piece, '') : 'none';
}

describe('the picture of the map', () => {
  test('is a PNG of the size of its drawing, named by its content', async () => {
    const { png, name } = await mapPicture(THREE);
    expect(sizeOfPng(png)).toEqual(sizeOf(THREE));
    expect(name).toMatch(/^ultimor-[0-9a-f]{10}\.png$/);
  });

  test('looks the same every time, and comes out of memory the second time', async () => {
    const [first, second] = [await mapPicture(THREE), await mapPicture({ ...THREE })];
    expect(second.png).toBe(first.png);
    expect(paintBase(new Set())).toBe(paintBase(new Set()));
  });

  test('differs where a piece has moved', async () => {
    const moved = { ...THREE, pieces: THREE.pieces.map((piece) => ({ ...piece, place: 'Eb' })) };
    const [before, after] = [await mapPicture(THREE), await mapPicture(moved)];
    expect(after.name).not.toBe(before.name);
    expect(after.png.equals(before.png)).toBe(false);
  });

  test('shows the name, the code and the Honor interval of every space (UQ-EVT-04)', () => {
    const drawn = composeMap({ pieces: [] }, '');
    for (const { code } of SPACES) expect(drawn).toContain(`>${code}</text>`);
    for (const shown of ['Abendheim', 'Gadûr', 'Gylravar', 'Grent', '10–70', '30–90', '50–100']) {
      expect(drawn).toContain(`>${shown}</text>`);
    }
  });

  test('says what the figures and the letters are, above and below the range too (UQ-EVT-04, UQ-HOME-18)', () => {
    const bare = composeMap({ pieces: [] }, '');
    expect(bare).toContain('too hard below 10 Honor, no events from 70');
    expect(bare).toContain('code, for /move');
    expect(sizeOf({ pieces: [], from: 'St' }).height).toBeGreaterThan(sizeOf({ pieces: [] }).height);
  });

  test('tells the Fields and the banks apart, as the menus do', () => {
    const drawn = composeMap({ pieces: [] }, '');
    for (const word of ['North', 'East', 'West', 'Near', 'Far']) expect(drawn).toContain(`>${word}</text>`);
    for (const space of ['North Fields', 'East Fields', 'West Fields']) {
      expect(SPACES.map(({ name }) => name)).toContain(space);
    }
  });

  test('says below the map where each group stands, and lights up where the looking one does', () => {
    const drawn = composeMap(THREE, '');
    expect(drawn).toContain('>in Traumburg</text>');
    expect(drawn).toContain('>in Gylravar</text>');
    expect(drawn).toContain('>you are here</text>');
    expect(composeMap({ pieces: THREE.pieces }, '')).not.toContain('>you are here</text>');
  });

  test('leaves unwritten lands blank and says so', () => {
    const view: MapView = { pieces: [], unwritten: ['Ds', 'UF'] };
    expect([...blankSpaces(view)].toSorted()).toEqual(['Ds', 'UF', 'UF2']);
    expect(paintBase(blankSpaces(view))).toContain('blank-Ds');
    expect(composeMap(view, '').match(/>unwritten<\/text>/g)).toHaveLength(3);
    expect(composeMap({ pieces: [], unwritten: ['Gy'] }, '')).not.toContain('>unwritten</text>');
  });

  test('shows places off the board on cards of their own, where somebody is or can go (UQ-HOME-22)', async () => {
    const below: MapView = { pieces: [{ group: 'Divers', seat: 0, place: 'Mg' }], from: 'Mg', open: ['Me'] };
    const shown = (view: MapView) =>
      ['Mg', 'Hö', 'Wo', 'Md'].filter((code) => composeMap(view, '').includes(`>${code}</text>`));
    expect(shown(THREE)).toEqual([]);
    expect(shown(below)).toEqual(['Mg']);
    expect(shown({ pieces: [], from: 'Me', open: ['St', 'Mg'] })).toEqual(['Mg']);
    expect(composeMap(below, '').split('>D</text>').length).toBe(3);
    expect(sizeOf(below).height).toBeGreaterThan(
      sizeOf({ ...below, pieces: [{ group: 'D', seat: 0, place: 'Me' }] }).height,
    );
    const { png, alt } = await mapPicture(below);
    expect(sizeOfPng(png)).toEqual(sizeOf(below));
    expect(alt).toContain('Divers in the Sea Floor');
    expect(alt).toContain('From the Sea Floor the way is open to the Sea');
  });

  test('says who is in a dungeon, and where it was entered (UQ-DUN-03)', async () => {
    const view: MapView = { pieces: [{ group: 'Moles', seat: 0, place: 'Wi', dungeon: 'SV' }] };
    expect(composeMap(view, '')).toContain('in a Very Dangerous Dungeon');
    expect((await mapPicture(view)).alt).toContain('Moles (in a Very Dangerous Dungeon) in the Meadows');
  });

  test('says where the group’s Honor has tamed a land (UQ-HOME-17)', () => {
    const drawn = composeMap({ pieces: [], tamed: ['Wa'] }, '');
    expect(drawn.match(/>tamed<\/text>/g)).toHaveLength(1);
    expect(drawn.match(/>2–50<\/text>/g)).toHaveLength(5);
  });

  test('rings the spaces where one can go, and the rim for the Chasm', () => {
    const rings = (view: MapView) => composeMap(view, '').split('stroke-dasharray="15 10"').length - 1;
    const none = rings({ pieces: [], from: 'Su', open: [] });
    expect(rings({ pieces: [], from: 'Su', open: ['Mo'] }) - none).toBe(2);
    expect(rings({ pieces: [], from: 'Su', open: ['Mo', 'Sh'] }) - none).toBeGreaterThan(2);
  });

  test('has a closer view: all of the space, the names around it and no others, and the ways in words', async () => {
    const drawn = closer(THREE);
    for (const code of ['St', 'Fe2', 'Fe3', 'Wi', 'UF', 'Me']) expect(drawn).toContain(`>${code}</text>`);
    for (const code of ['Ds', 'Gr', 'Go', 'Be']) expect(drawn).not.toContain(`>${code}</text>`);
    expect(drawn).toMatch(/its code, for \/move[^]*in reach now[^]*too hard below 2 Honor, no events from 50/);
    expect(drawn).toContain('>Müde Helden</text>');
    expect(drawn).toMatch(/>You can go to: East Fields; West Fields; Meadows;/);
    // The North Fields do not touch the town, however near it looks: the Fields between are a turn of their own (G-02).
    expect(drawn.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Anything\s+farther\s+takes\s+more\s+than\s+one\s+turn\./);
    const { png, alt } = (await nearPicture(THREE)) ?? {};
    expect(alt).toContain('From Traumburg the way is open to');
    expect(sizeOfPng(png ?? Buffer.alloc(0)).width).toBe(1000);
  });

  test('has a closer view of every space on the paper, whatever its form, and of none beside it', () => {
    for (const { code } of SPACES.filter((space) => space.code !== 'Sh')) {
      const view = { pieces: [{ group: 'Zed', seat: 0, place: code }], from: code, open: [] };
      expect(closer(view), code).toContain(`>${code}</text>`);
    }
    return expect(Promise.all(['Sh', 'Mg'].map((from) => nearPicture({ pieces: [], from })))).resolves.toEqual([
      undefined,
      undefined,
    ]);
  });

  test('needs no layer outside a closer view: the renderer ends the process over one', () => {
    const blank = new Set(SPACES.filter((_, i) => i % 2 === 0).map(({ code }) => code));
    for (const { code } of SPACES.filter((space) => space.code !== 'Sh')) {
      const piece = neighbourhood({ pieces: [], from: code });
      const drawn = paintBase(blank, piece);
      expect(drawn).not.toMatch(/ opacity="/);
      const clipped = [...drawn.matchAll(/clip-path="url\(#(?:in|blank)-([^")]+)\)"/g)].map(([, area]) => area);
      expect(clipped, code).toContain(code);
      expect(clipped.length, code).toBeLessThan(SPACES.length);
    }
  });

  test('is well-formed whatever the players write', () => {
    const group = `<b>&"'\u0000\u001b\uD800 🦆👩‍👩‍👧 龍 ﷽ Öñé`;
    const drawn = composeMap({ pieces: [{ group, seat: 0, place: 'St' }] }, '');
    expect(() => new Resvg(drawn, { font: { loadSystemFonts: false } })).not.toThrow();
    expect(drawn).toContain('&lt;b&gt;&amp;&quot;');
    expect(drawn).not.toContain('🦆');
  });

  test('tells in words who stands where and where the ways lead, in at most 1024 characters', async () => {
    const { alt } = await mapPicture(THREE);
    expect(alt).toContain('Müde Helden in Traumburg');
    expect(alt).toContain('the way is open to the East Fields');
    const crowd = Array.from({ length: 10 }, (_, seat) => ({ group: 'Long '.repeat(30), seat, place: 'St' }));
    expect((await mapPicture({ pieces: crowd })).alt.length).toBeLessThanOrEqual(1024);
  });
});
