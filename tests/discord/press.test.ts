import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, buttonsOf, lastPage, messageOf, openHouse, textOf, type House } from './house.js';
import { goat, sitDown } from './goat.js';
import { PretendService } from './pretend-service.js';

let house: House;
let service: PretendService;

beforeEach(async () => {
  service = new PretendService(goat);
  house = await openHouse(service);
  await sitDown(house);
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

describe('a page with buttons', () => {
  test('is the answer to a command, ends with whose turn it is, and lets the player choose (field fault 20)', async () => {
    const page = messageOf(await house.player('Ada').command('event'));
    expect(textOf(page)).toContain('A goat stands on the bridge.');
    expect(textOf(page).split('\n').at(-1)).toMatch(/^<@\d+>: it is for you to choose\.$/);
    expect(buttonsOf(page).map(({ label, disabled }) => [label, disabled ?? false])).toEqual([
      ['Pay the goat', false],
      ['Swim', true],
      ['Name the goat', false],
    ]);
  });

  test('is spent by the press, which notes what was chosen, and the next page follows and is stored', async () => {
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    const pressed = messageOf(await ada.press(page.id, button(page, 'Pay the goat')));
    expect(pressed.id).toBe(page.id);
    expect(buttonsOf(pressed)).toEqual([]);
    expect(textOf(pressed)).toContain('Ada: Pay the goat');
    const next = await lastPage(house, ada);
    expect(textOf(next)).toContain('The goat is content.');
    expect(service.rows.at(-1)?.posted).toEqual({ channel: next.channel_id, message: next.id });
  });

  test('counts one press of two, and answers both (field faults 1 to 4)', async () => {
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    const id = button(page, 'Pay the goat');
    const outcomes = await Promise.all([ada.press(page.id, id), ada.press(page.id, id)]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['private', 'update']);
    expect(service.acted.filter(({ intent }) => intent.kind === 'answer')).toHaveLength(2);
    await house.bot.idle();
    const texts = (await ada.messages()).map(textOf).filter((text) => text.includes('The goat is content.'));
    expect(texts).toHaveLength(1);
  });

  test('pressed by another player: a private line with a link to the live page, and nothing changes (field fault 14)', async () => {
    const page = messageOf(await house.player('Ada').command('event'));
    const outcome = await house.player('Bea').press(page.id, button(page, 'Pay the goat'));
    expect(outcome.kind).toBe('private');
    expect(textOf(messageOf(outcome))).toContain(`/${page.channel_id}/${page.id}`);
    expect(buttonsOf(await lastPage(house, house.player('Bea')))).toHaveLength(3);
  });

  test('opens a form at once for an option that writes, and takes what was written', async () => {
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    const opened = await ada.press(page.id, button(page, 'Name the goat'));
    if (opened.kind !== 'modal') throw new Error(opened.kind);
    expect(opened.modal.form.title).toBe('Name the goat');
    const outcome = await ada.submit(opened.modal.id, { text: 'Gerlinde' });
    expect(textOf(messageOf(outcome))).toContain('Ada: Name the goat: Gerlinde');
    expect(textOf(await lastPage(house, ada))).toContain('The goat is Gerlinde.');
  });

  test('does not open a form for another player, but tells him why', async () => {
    const page = messageOf(await house.player('Ada').command('event'));
    const outcome = await house.player('Bea').press(page.id, button(page, 'Name the goat'));
    expect(outcome.kind).toBe('private');
  });
});

describe("last week's page", () => {
  test('gets a private line and a link to the live one (field fault 14)', async () => {
    const ada = house.player('Ada');
    const old = await lastPage(house, ada);
    house.sandbox.control.deny(old.channel_id, 'ReadMessageHistory');
    const live = messageOf(await ada.command('event'));
    await house.bot.idle();
    const pages = service.rows.length;
    const outcome = await ada.press(old.id, button(old, 'Let the turn go by'));
    expect(outcome.kind).toBe('private');
    expect(textOf(messageOf(outcome))).toContain('This page was turned.');
    expect(textOf(messageOf(outcome))).toContain(`/${live.channel_id}/${live.id}`);
    expect(service.rows).toHaveLength(pages);
  });
});
