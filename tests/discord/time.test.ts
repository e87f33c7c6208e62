import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { whenOpen } from '../../src/service/when-open.js';
import { PATIENCE } from '../../src/discord/router.js';
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

/** Holds the service until released. */
function hold(): () => void {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  service.pause = () => until;
  return release;
}

/** Waits until the bot has sent its next callback of this type. */
async function callback(type: number): Promise<void> {
  await vi.waitFor(() => {
    const sent = house.requests.filter(
      ({ what, body }) => what.includes('/callback') && (body as { type: number }).type === type,
    );
    expect(sent.length).toBeGreaterThan(0);
  }, PATIENCE * 4);
}

describe('a handler that is slow', () => {
  test('is put off privately, and what is public is posted by itself', async () => {
    const ada = house.player('Ada');
    const release = hold();
    const pending = ada.command('event');
    await callback(5);
    release();
    const outcome = await pending;
    expect(outcome.kind).toBe('private');
    expect(textOf(await lastPage(house, ada))).toContain('A goat stands on the bridge.');
  });

  test('of a press leaves the page as it is until the answer is there', async () => {
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    const release = hold();
    const pending = ada.press(page.id, button(page, 'Pay the goat'));
    await callback(6);
    expect(buttonsOf((await ada.messages()).find(({ id }) => id === page.id) ?? page).length).toBeGreaterThan(0);
    release();
    expect((await pending).kind).toBe('update');
    expect(textOf(await lastPage(house, ada))).toContain('The goat is content.');
  });

  test('and refuses, says so to the player alone', async () => {
    const page = messageOf(await house.player('Ada').command('event'));
    const release = hold();
    const pending = house.player('Bea').press(page.id, button(page, 'Pay the goat'));
    await callback(6);
    release();
    await pending;
    await house.bot.idle();
    const bea = await house.player('Bea').messages();
    expect(bea.some((message) => ((message.flags ?? 0) & 64) !== 0)).toBe(true);
  });
});

describe('what is pressed while the store is still being opened', () => {
  test('is put off in time, and answered once it is open', async () => {
    await house.bot.close();
    let open = (_: Service): void => undefined;
    const starting = house.startBot({ service: whenOpen(new Promise<Service>((resolve) => (open = resolve))) });
    const ada = house.player('Ada');
    await vi.waitFor(() => expect(house.requests.filter(({ what }) => what.startsWith('PUT '))).toHaveLength(2));
    const pending = ada.command('event');
    await callback(5);
    expect(service.acted.filter(({ intent }) => intent.kind === 'event')).toEqual([]);
    open(service);
    expect((await pending).kind).toBe('private');
    await (await starting).idle();
    expect(textOf(await lastPage(house, ada))).toContain('A goat stands on the bridge.');
  });

  test('is answered if the store does not open', async () => {
    await house.bot.close();
    const opening = Promise.reject<Service>(new Error('the door is stuck'));
    opening.catch(() => undefined);
    await house.startBot({ service: whenOpen(opening) });
    const outcome = await house.player('Ada').command('event');
    expect(outcome.kind).toBe('private');
    expect(textOf(messageOf(outcome))).toContain('Something went wrong');
  });
});

describe('an interaction that comes too late or twice', () => {
  test('older than 3 s when answered: noted with its age, and the page is posted all the same', async () => {
    const ada = house.player('Ada');
    service.pause = () => {
      house.clock.ahead = 4000;
      return Promise.resolve();
    };
    await ada.command('event');
    expect(textOf(await lastPage(house, ada))).toContain('A goat stands on the bridge.');
    const noted = house.log.find(({ event }) => event === 'answer-not-taken');
    expect(noted?.details['age']).toBeGreaterThan(3000);
  });

  test('whose answer was lost on the way is not posted a second time (40060)', async () => {
    const ada = house.player('Ada');
    house.sandbox.control.loseAnswer((method, path) => method === 'POST' && path.endsWith('/callback'));
    await ada.command('event');
    await house.bot.idle();
    const told = (await ada.messages()).map(textOf).filter((text) => text.includes('A goat stands on the bridge.'));
    expect(told).toHaveLength(1);
    expect(service.rows.at(-1)?.posted?.message).toBe((await lastPage(house, ada)).id);
  });
});

describe('a handler that throws', () => {
  test('answers the player privately and is noted', async () => {
    service.pause = () => Promise.reject(new Error('the cellar is flooded'));
    const outcome = await house.player('Ada').command('event');
    expect(outcome.kind).toBe('private');
    expect(textOf(messageOf(outcome))).toContain('/resume');
    expect(house.log.find(({ event }) => event === 'handler-failed')?.details['failure']).toContain(
      'the cellar is flooded',
    );
  });
});
