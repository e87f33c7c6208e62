import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { decodeAddress, encodeAddress, menuValue, readMenuValue } from '../../src/discord/custom-id.js';
import { inviteLink, missingRights, RIGHTS } from '../../src/discord/permissions.js';
import { nameFault } from '../../src/discord/given-names.js';
import { quickRoll } from '../../src/discord/quick-roll.js';
import { specFaults } from './spec.js';

describe('the address on a button', () => {
  const option = fc.stringMatching(/^[a-z0-9:#._-]{1,40}$/);

  test('comes back as it went in, within 100 characters', () => {
    const kinds = fc.constantFrom('option' as const, 'write' as const, 'menu' as const, 'written' as const);
    fc.assert(
      fc.property(kinds, fc.nat(2 ** 31), fc.nat(2 ** 31), option, (kind, campaign, ask, detail) => {
        const address = { kind, campaign, ask, detail };
        const id = encodeAddress(address);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(decodeAddress(id)).toEqual(address);
      }),
    );
  });

  test('of another edition or another bot is not ours', () => {
    for (const id of ['v0/1/2/o/pay', 'v1/1/2/z/pay', 'v1/1/2/o/', 'hello', 'v1/x/2/o/pay'])
      expect(decodeAddress(id)).toBeUndefined();
  });

  test('of a menu value says whether a form follows', () => {
    fc.assert(
      fc.property(option, fc.boolean(), (id, write) => {
        expect(readMenuValue(menuValue(id, write))).toEqual({ option: id, write });
      }),
    );
  });
});

describe('the commands', () => {
  test("pass Discord's schema, all with German names and descriptions", () => {
    const definitions = COMMANDS.map((command) => command.definition);
    expect(specFaults('PUT', '/applications/:application/commands', definitions)).toEqual([]);
    for (const { name, name_localizations, description_localizations } of definitions) {
      expect([name, name_localizations?.de, description_localizations?.de].every(Boolean)).toBe(true);
    }
    expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
  });
});

describe('the invitation', () => {
  test('asks for exactly the rights that are listed, and each says why', () => {
    const url = new URL(inviteLink('123'));
    const wanted = BigInt(url.searchParams.get('permissions') ?? '0');
    expect(wanted).toBe(RIGHTS.reduce((bits, { bit }) => bits | bit, 0n));
    expect(url.searchParams.get('scope')).toBe('bot applications.commands');
    expect(url.searchParams.get('client_id')).toBe('123');
    expect(RIGHTS.every(({ why }) => why.length > 10)).toBe(true);
  });

  test('knows which right is missing in a channel and which in a thread', () => {
    const names = (granted: bigint, thread: boolean) => missingRights(granted, thread).map(({ name }) => name);
    expect(names(1n << 10n, false)).toEqual(['Send Messages']);
    expect(names(1n << 10n, true)).toEqual(['Send Messages in Threads']);
    expect(names((1n << 10n) | (1n << 11n), false)).toEqual([]);
    expect(names(1n << 3n, true)).toEqual([]);
  });
});

describe('quick dice', () => {
  const six = () => 6;
  const faces =
    (...given: number[]) =>
    () =>
      given.shift() ?? 1;

  test.each([
    ['4D6+4', 28, '4D6+4'],
    ['W6', 6, '1D6'],
    ['2w10 - 1', 11, '2D10-1'],
    ['d%', 6, '1D100'],
    ['W%', 6, '1D100'],
    ['(D6+2)*3', 24, '(1D6+2)*3'],
  ])('understand %s', async (typed, total, notation) => {
    expect(await quickRoll(typed, six)).toMatchObject({ total, notation });
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('take a D3 from half a D6: %i is %i (UQ-DICE-02)', async (face, total) => {
    expect(await quickRoll('D3', faces(face))).toMatchObject({ total });
  });

  test.each([
    ['hello', /no dice/],
    ['4Q99', /Did you mean `4D99`\? A roll is written as how many dice/],
    ['0D0+banana', /1 to 100 dice; this one has 0\. .*no D0\. I do not understand `banana`\..* `4D6\+4` and `D100`\.$/],
    ['3x6+1', /Did you mean `3D6\+1`\?/],
    ['4D6+', /breaks off/],
    ['4D6 and more', /do not understand/],
    ['101D6', /1 to 100 dice/],
    ['D1', /2 to 1000 sides/],
    ['D6/(D6-6)', /divides by nothing/],
    [`${'D6+'.repeat(40)}1`, /too long/],
  ])('say what is wrong with %s', async (typed, fault) => {
    const rolled = await quickRoll(typed, six);
    expect('fault' in rolled && rolled.fault).toMatch(fault);
    expect('fault' in rolled && rolled.fault).toMatch(/These two work: `4D6\+4` and `D100`\.$/);
  });

  test('are uniform: a chi-square test of 6,000 D6', async () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60; i++) {
      const rolled = await quickRoll('100D6');
      if ('groups' in rolled)
        rolled.groups[0]?.faces.forEach((face) => (counts[face - 1] = (counts[face - 1] ?? 0) + 1));
    }
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 5 degrees of freedom: 35.9 is passed by chance once in a million times.
    expect(chi).toBeLessThan(35.9);
  });
});

describe('a name that a player gives', () => {
  test('is words, and nothing that could be read as anything else', () => {
    for (const good of ['The Four of Abendheim', "Ada's group", 'Öde & Co.', 'A'])
      expect(nameFault(good)).toBeUndefined();
    for (const bad of ['', '@everyone', '<@123>', '**bold**', '[x](http://y)', '`code`', 'x'.repeat(33), '# Heading']) {
      expect(nameFault(bad)).toMatch(/name/i);
    }
  });
});
