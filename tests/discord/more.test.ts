import { ComponentType, MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fact } from '../../src/engine/fact.js';
import type { Intent } from '../../src/engine/ask.js';
import { button, buttonsOf, lastPage, messageOf, moreOf, nodes, openHouse, textOf, type House } from './house.js';
import { encodeCommandId } from '../../src/discord/command-id.js';
import { wayBackIn, withWayBack } from '../../src/discord/layout/way-back.js';
import { encodeMoreId } from '../../src/discord/more-id.js';
import { goat, sitDown } from './goat.js';
import { PretendService, type Turn } from './pretend-service.js';

let house: House;
let service: PretendService;

/** The goat, with something that has numbers. */
const TEST: Fact = {
  ...{ kind: 'test', who: 'Brun', of: 'STR', die: 2, target: 2, passed: true, rule: 'UQ-ATT-02' },
  parts: [{ source: 'STR', value: 2 }],
};
const table = (intent: Intent): Turn => {
  const turn = goat(intent);
  return intent.kind === 'event' ? { ...turn, facts: [...(turn.facts ?? []), TEST] } : turn;
};

beforeEach(async () => {
  service = new PretendService(table);
  house = await openHouse(service);
  await sitDown(house);
  await Promise.all(['Carla', 'Dora'].map((name) => house.player('Ada').addPlayer(name)));
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

const isPrivate = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

/** The last row of a page, by the words on it. */
const lastRow = (page: APIMessage) =>
  nodes(page)
    .findLast(({ type }) => type === ComponentType.ActionRow)
    ?.components?.map(({ label }) => label);

describe('the button for details', () => {
  test('stands last in the last row, and tells whoever presses, alone, what is behind the page', async () => {
    const page = messageOf(await house.player('Ada').command('event'));
    expect(lastRow(page)).toEqual(['Pay the goat', 'Swim', 'Name the goat', 'More']);
    const outcome = await house.player('Ada').press(page.id, moreOf(page));
    const told = messageOf(outcome);
    expect([outcome.kind, isPrivate(told)]).toEqual(['private', true]);
    expect(textOf(told)).toContain('**Brun, STR:** D6 **2**, needed 2 or less: passed');
    expect(textOf(told)).toContain('STR 2: on the sheet');
    expect(textOf(told)).not.toContain('UQ-');
    expect(textOf(told)).toContain('each with its code; `/rules find: CODE` shows one again.');
    expect(textOf(told)).toMatch(/Swim\n-# not open: /);
  });

  test('answers those who have no seat, and changes nothing', async () => {
    const page = messageOf(await house.player('Ada').command('event'));
    const before = [service.acted.length, service.rows.length];
    const outcome = await house.player('Carla').press(page.id, moreOf(page));
    await house.bot.idle();
    expect(textOf(messageOf(outcome))).toContain('What was rolled');
    expect([service.acted.length, service.rows.length]).toEqual(before);
    const standing = await lastPage(house, house.player('Ada'));
    expect([standing.id, buttonsOf(standing).length]).toEqual([page.id, 3]);
  });

  test('leads on to the rules that it names', async () => {
    const carla = house.player('Carla');
    const page = messageOf(await house.player('Ada').command('event'));
    const told = messageOf(await carla.press(page.id, moreOf(page)));
    const menu = nodes(told).find(({ options }) => options);
    expect(menu?.options?.map(({ value }) => value)).toContain('UQ-DICE-07');
    const rule = messageOf(await carla.choose(told.id, menu?.custom_id ?? '', ['UQ-DICE-07']));
    expect(textOf(rule)).toContain('An attribute or skill test succeeds');
    // Rules that belong to one another are read in the same place, and the way back is the same from each.
    const others = nodes(rule).find(({ options }) => options);
    const next = messageOf(await carla.choose(rule.id, others?.custom_id ?? '', [others?.options?.[0]?.value ?? '']));
    expect(textOf(next)).not.toBe(textOf(rule));
    const back = (read: APIMessage) => nodes(read).find(({ label }) => label === 'Back')?.custom_id;
    expect(back(next)).toBe(back(rule));
    const again = messageOf(await carla.press(next.id, back(next) ?? ''));
    expect([again.id, textOf(again)]).toEqual([told.id, textOf(told)]);
  });

  test('fits into what a menu of rules carries, as far as that holds it', () => {
    const address = { campaign: 9_999, scope: { steps: { from: 98_765, to: 98_770 }, asks: [65_432] }, part: 3 };
    const id = encodeMoreId(address);
    expect(wayBackIn(withWayBack('read', id))).toBe(id);
    expect(encodeCommandId({ command: 'rules', detail: withWayBack('read', id) }).length).toBeLessThanOrEqual(100);
    const long = encodeMoreId({ ...address, scope: { asks: Array.from({ length: 6 }, () => 123_456_789) } });
    expect(withWayBack('read', `${long}${long}`)).toBe('read');
  });

  test('stays on a page that is answered, below what was chosen, and alone', async () => {
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    const spent = messageOf(await ada.press(page.id, button(page, 'Pay the goat')));
    expect([buttonsOf(spent), lastRow(spent)]).toEqual([[], ['More on this']]);
    const parts = nodes(spent).filter(({ type }) =>
      [ComponentType.TextDisplay, ComponentType.ActionRow].includes(type),
    );
    expect(parts.map(({ content }) => content).at(-2)).toBe('-# Ada: Pay the goat');
    await house.bot.idle();
    expect(textOf(messageOf(await ada.press(spent.id, moreOf(spent))))).toContain('**Brun, STR:**');
  });

  test('is understood by another process', async () => {
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    await ada.press(page.id, button(page, 'Pay the goat'));
    await house.bot.idle();
    await house.bot.close();
    const bot = await house.startBot();
    const [spent] = (await ada.messages()).filter(({ id }) => id === page.id);
    if (!spent) throw new Error('the page is gone');
    const told = messageOf(await ada.press(spent.id, moreOf(spent)));
    await bot.idle();
    expect(textOf(told)).toContain('**Brun, STR:**');
  });

  test('of a page that changed in its place tells of all its steps', async () => {
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    service.revisePage([{ ...TEST, who: 'Mirl' }]);
    await house.bot.beat();
    const revised = await lastPage(house, ada);
    expect(revised.id).toBe(page.id);
    const told = textOf(messageOf(await ada.press(revised.id, moreOf(revised))));
    expect(told).toMatch(/\*\*Brun, STR:\*\*[^]*\*\*Mirl, STR:\*\*/);
  });

  test('is not there while the table gathers', async () => {
    const dora = house.player('Dora', house.sandbox.channelIds[1] ?? '');
    const founded = messageOf(await dora.command('campaign new', { name: 'More goats' }));
    expect(lastRow(founded)).not.toContain('More');
  });
});

test('what is long is read part by part, in one private answer', async () => {
  const many = Array.from({ length: 40 }, (): Fact => TEST);
  service = new PretendService(() => ({ facts: many }));
  await house.close();
  house = await openHouse(service);
  await sitDown(house);
  const ada = house.player('Ada');
  const page = messageOf(await ada.command('event'));
  const first = messageOf(await ada.press(page.id, moreOf(page)));
  const on = nodes(first).find(({ label }) => label?.startsWith('Read on (2 of '));
  const second = await ada.press(first.id, on?.custom_id ?? '');
  expect([second.kind, messageOf(second).id]).toEqual(['update', first.id]);
  const back = nodes(messageOf(second)).find(({ label }) => label === 'Back');
  const again = messageOf(await ada.press(first.id, back?.custom_id ?? ''));
  expect(textOf(again)).toBe(textOf(first));
});
