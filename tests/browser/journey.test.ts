import { mkdirSync, rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEverything, type Everything } from '../end-to-end/everything.js';
import { hasBrowser, launch } from './browser.js';
import { steady } from './steady.js';
import { Window } from './window.js';

/** What a look at the pictures would want to see: kept by CI as artefacts. */
const PICTURES = new URL('../../artefacts/', import.meta.url).pathname;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1200, height: 900 };
const SEED = '5eed'.repeat(16);
const TURNS = 10;

let all: Everything;
let browser: Browser;
let ada: Window;
let bea: Window;
const faults: string[] = [];

async function open(name: string, size: typeof PHONE): Promise<Window> {
  const window = await Window.open(all, browser, name, size);
  window.page.on('pageerror', (error) => faults.push(error.message));
  return window;
}

let pictures = 0;
/** Takes a picture of the newest there is, on which nothing may stick out at the side. */
async function picture(window: Window, name: string): Promise<void> {
  pictures += 1;
  const number = String(pictures).padStart(2, '0');
  await window.toBottom();
  await window.page.screenshot({ path: `${PICTURES}${number}-${name}${window === bea ? '-phone' : ''}.png` });
  expect(await window.tooWide()).toEqual([]);
}

/** What else is to be seen, once each: by what stands in a message. */
const seen = new Map<string, RegExp>([
  ['dice', /D100 for/],
  ['test', /D6 \d, needed/],
  ['treasure', /💎/],
]);

async function look(window: Window): Promise<void> {
  const text = await window.text();
  for (const [name, sign] of seen) {
    if (!sign.test(text)) continue;
    seen.delete(name);
    await picture(window, name);
  }
}

/** Whom the newest page calls on. */
async function called(): Promise<Window> {
  await Promise.all([ada.settled(), bea.settled()]);
  const text = await ada.text();
  expect(await bea.text()).toBe(text);
  const name = /@(\w+)[^@]*$/.exec(text)?.[1];
  const window = [ada, bea].find((each) => each.name === name);
  if (!window) throw new Error(`nobody is called on: ${text}`);
  return window;
}

const turnOf = async (window: Window): Promise<string> => (await window.text()).match(/Turn \d+/g)?.at(-1) ?? '';

/** Answers whatever is asked, by what goes on, until it is somebody's turn. */
async function playOut(): Promise<void> {
  for (let press = 0; press < 20; press++) {
    const window = await called();
    await look(window);
    const labels = await window.labels();
    if (labels.includes('Roam here')) return;
    const label = labels.find((each) => WISHES.test(each)) ?? labels[0];
    if (label === undefined) throw new Error(`nothing to press: ${await window.text()}`);
    await window.press(label);
  }
  throw new Error('it goes on for ever');
}

const WISHES = /^(That is the plan|Roll|Go on|Fight on|Bear it|Open it|Fight like this)$/;

async function fight(window: Window): Promise<void> {
  await window.press(/^(Go up by the stairs|Hold them both)$/);
  expect(await window.text()).toContain('Who fights, and how?');
  await picture(window, 'fight-plan');
  await window.menu('Who fights how').click();
  await picture(window, 'fight-plan-menu');
  await window.page.keyboard.press('Escape');
  await window.choose('Who fights how', /from a distance/);
  await picture(window, 'fight-plan-changed');
  await window.press('Fight like this');
  await picture(window, 'fight-round');
  await playOut();
}

describe.runIf(hasBrowser())('a journey in the browser', () => {
  beforeAll(async () => {
    rmSync(PICTURES, { recursive: true, force: true });
    mkdirSync(PICTURES, { recursive: true });
    [all, browser] = await Promise.all([openEverything(await steady(SEED)), launch()]);
    [ada, bea] = await Promise.all([open('Ada', DESKTOP), open('Bea', PHONE)]);
  });

  afterAll(async () => {
    await browser.close();
    await all.close();
  });

  it('begins: a campaign is founded from the welcome, and both see it', async () => {
    await picture(ada, 'welcome');
    await picture(bea, 'welcome');
    await ada.page.locator('.welcome').getByRole('button').click();
    await ada.page.locator('[data-option=name]').fill('The Long Way Round');
    await picture(ada, 'command');
    await ada.doing(ada.page.getByRole('button', { name: 'Send' }));
    await bea.settled();
    expect(await bea.text()).toContain('The Long Way Round');
    await picture(ada, 'campaign');
    await picture(bea, 'campaign');
  });

  it('one makes up a group of her own, step by step and back again', async () => {
    await ada.press('Create your own');
    await picture(ada, 'creation-group');
    await bea.button('Join with group B').waitFor();
    await ada.write('Name the group', 'The Borrowed Umbrellas');
    await ada.press(/^Begin in /);
    await ada.press('Go on');
    await picture(ada, 'creation-person');
    await ada.choose(/^People/, /orc/i);
    await picture(ada, 'creation-half-orc');
    await ada.press(/^Roll what/);
    await picture(ada, 'creation-second');
    await ada.press('Back');
    await picture(ada, 'creation-back');
    await ada.press('Go on');
    for (let person = 2; person <= 4; person++) await ada.press(/^(Roll what|Go on)/);
    await picture(ada, 'creation-gold');
    await ada.press(/for certain/);
    await picture(ada, 'creation-gift');
    await ada.press('Healing potion');
    expect(await ada.text()).toContain('The purse holds');
    await buy(ada, 'creation-shop', 'Weapons');
    await picture(ada, 'creation-overview');
    await ada.choose('Change something', /people, profession, name/);
    await ada.write(/of your own/, 'Grunda');
    await ada.press('Go on');
    await ada.press('Take a seat with them');
    expect(await ada.text()).toContain('Ada leads The Borrowed Umbrellas');
  });

  it('the other joins with a group that is ready, on a phone, and play begins', async () => {
    await bea.settled();
    await bea.press('For other players: join here');
    await bea.press('Look at the groups');
    await bea.press('Look at group B');
    await picture(bea, 'ready-group');
    await bea.press('Join with group B');
    await ada.settled();
    await picture(ada, 'gathered');
    await ada.press('Begin');
    await picture(await called(), 'first-turn');
  });

  it('plays ten turns', async () => {
    for (let turn = 1; turn <= TURNS; turn++) {
      const window = await called();
      const way = WAYS[Math.floor((turn - 1) / 2)] ?? roamAndTry;
      const before = await turnOf(window);
      if (turn === TURNS / 2) await keepsEverything(window);
      await way(window);
      await playOut();
      expect(await turnOf(window)).not.toBe(before);
    }
    expect([...seen.keys()]).toEqual([]);
    expect(faults).toEqual([]);
    expect(all.house.faults).toEqual([]);
  }, 120_000);
});

/** Buys the first thing of a menu, and puts it into the basket first. */
async function buy(window: Window, name: string, menu: string): Promise<void> {
  await picture(window, name);
  await window.menu(menu).click();
  await picture(window, `${name}-menu`);
  await window.page.keyboard.press('Escape');
  await window.choose(menu, /sling/i);
  await picture(window, `${name}-basket`);
  await window.press('Pay and leave');
}

async function roamAndFight(window: Window): Promise<void> {
  await window.press('Roam here');
  await picture(window, 'event');
  await window.press('More');
  await picture(window, 'more');
  expect((await window.all()).at(-1)).toContain('What was rolled');
  await fight(window);
}
async function restAndShop(window: Window): Promise<void> {
  await window.press('Rest here');
  await picture(window, 'rest');
  await window.choose(/^What does .* do\?$/, 'Go shopping');
  await picture(window, 'rest-planned');
  await window.press('That is the plan');
  await buy(window, 'shop', 'Weapons');
}
async function move(window: Window): Promise<void> {
  await picture(window, 'turn');
  await window.menu('Go to').click();
  await picture(window, 'ways');
  await window.page.keyboard.press('Escape');
  await window.choose('Go to', /Fields/);
  await picture(window, 'moved');
}
async function camp(window: Window): Promise<void> {
  await window.press('Rest here');
  await picture(window, 'camp');
  await window.press('That is the plan');
}

async function roamAndTry(window: Window): Promise<void> {
  await window.press('Roam here');
  await window.press(/^(Knock at the back door|Go in before either|Carry it out of the sun)$/);
}

/** A private look at the group, by the list of commands; then the window is loaded anew. */
async function keepsEverything(window: Window): Promise<void> {
  await window.page.getByRole('button', { name: 'List of commands' }).click();
  await picture(window, 'commands');
  await window.page.locator('[data-command="group show"]').click();
  await window.doing(window.page.getByRole('button', { name: 'Send' }));
  await picture(window, 'private');
  const before = await window.all();
  await window.reload();
  expect(await window.all()).toEqual(before);
}

const WAYS = [roamAndFight, restAndShop, move, camp, roamAndTry];
