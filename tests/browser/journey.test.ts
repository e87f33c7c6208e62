import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEverything, type Everything } from '../end-to-end/everything.js';
import { hasBrowser, launch } from './browser.js';

/** What a look at the pictures would want to see: kept by CI as artefacts. */
const PICTURES = new URL('../../artefacts/', import.meta.url).pathname;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1200, height: 900 };
const TURNS = 10;
const MOST_CLICKS = 220;

let all: Everything;
let browser: Browser;
const faults: string[] = [];

async function openAs(name: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${all.house.sandbox.url}/?as=${name}`);
  await page.waitForSelector('.welcome');
  return page;
}

/** What stands in the newest public message. */
const newest = (page: Page) => page.locator('#messages > li:not([data-private])').last();

/** Waits until the newest message is another one or has changed. */
async function settled(page: Page, before: string): Promise<string> {
  await expect.poll(() => newest(page).innerText(), { timeout: 20_000 }).not.toBe(before);
  await all.house.bot.idle();
  return newest(page).innerText();
}

async function click(page: Page, label: string): Promise<string> {
  const before = await newest(page).innerText();
  await newest(page).getByRole('button', { name: label, exact: true }).click();
  return settled(page, before);
}

let pictures = 0;
async function picture(page: Page, name: string): Promise<void> {
  pictures += 1;
  await page.screenshot({ path: `${PICTURES}${String(pictures).padStart(2, '0')}-${name}.png` });
}

/** What is on a page that is worth a picture, once each. */
const SCENES: readonly (readonly [string, RegExp])[] = [
  ['event', /D100 for/],
  ['fight-plan', /Who fights, and how\?/],
  ['fight-round', /Round \d|round \d/],
  ['rest', /special action|Special actions|inn|camp/i],
  ['shop', /Leave the shop/],
];

/** The labels that lead on to what has not been seen yet, first of all; then anything that can be clicked. */
const WISHES = [
  /^Rest and special actions$/,
  /shop|buy|goods/i,
  /^That is the plan$|^Go$|^Fight|Draw your|attack/i,
  /^Roll$/,
  /^Roam here$/,
];

class Journey {
  readonly seen = new Set<string>();
  turns = 0;
  private clicks = 0;
  private readonly tried = new Map<string, number>();

  constructor(private readonly players: Readonly<Record<string, Page>>) {}

  async goOn(): Promise<void> {
    while ((this.turns < TURNS || this.seen.size < SCENES.length) && this.clicks < MOST_CLICKS) await this.step();
  }

  private async step(): Promise<void> {
    const [anybody] = Object.values(this.players) as [Page];
    const text = await newest(anybody).innerText();
    await this.look(anybody, text);
    const called = /@(\w+)[^@]*$/.exec(text)?.[1] ?? '';
    if (/No group is left/.test(text)) return this.beginAgain(anybody);
    const page = this.players[called];
    if (!page) throw new Error(`nobody is called on: ${text}`);
    const message = await newest(anybody).getAttribute('data-message-id');
    await expect.poll(() => newest(page).getAttribute('data-message-id'), { timeout: 20_000 }).toBe(message);
    await this.act(page, text);
  }

  /** All groups have come to their end: somebody sits down with a new one. */
  private async beginAgain(page: Page): Promise<void> {
    await newest(page).getByRole('button', { name: 'Join with group A', exact: true }).click();
    await page.locator('[data-modal-submit]').click();
    await expect.poll(() => newest(page).innerText(), { timeout: 20_000 }).toContain('your turn');
  }

  private async look(page: Page, text: string): Promise<void> {
    if (/your turn/.test(text)) this.turns += 1;
    for (const [name, sign] of SCENES) {
      if (this.seen.has(name) || !sign.test(text)) continue;
      this.seen.add(name);
      await picture(page, name);
    }
  }

  /** Clicks one button that is live, those first that were clicked least. */
  private async act(page: Page, text: string): Promise<void> {
    const buttons = newest(page).locator('button[data-custom-id]:not([disabled])');
    const labels = (await buttons.allInnerTexts()).map((label) => label.trim());
    if (labels.length === 0) throw new Error(`nothing to click: ${text}`);
    // Changing plans back and forth, and leaving the fight to nobody, leads nowhere.
    const rank = (label: string) => {
      if (/stays? out|: out$/i.test(label)) return Infinity;
      const wish = WISHES.findIndex((each) => each.test(label));
      return (this.tried.get(label) ?? 0) * 10 + (wish < 0 ? WISHES.length : wish);
    };
    const label = labels.toSorted((a, b) => rank(a) - rank(b))[0] ?? '';
    this.tried.set(label, (this.tried.get(label) ?? 0) + 1);
    this.clicks += 1;
    await buttons.nth(labels.indexOf(label)).click();
    await this.chosen(page);
    await this.submitted(page);
    // The same choice again changes nothing: so there is nothing to wait for but the bot.
    await page.waitForTimeout(300);
    await all.house.bot.idle();
  }

  /** A menu opens first: its first free choice is taken. */
  private async chosen(page: Page): Promise<void> {
    const choices = page.locator('[data-value]:not([disabled]):visible');
    if ((await choices.count()) === 0) return;
    await choices.first().click();
    const done = page.locator('[data-select-done]');
    if ((await done.count()) > 0) await done.first().click();
  }

  /** Some buttons open a form: it is sent as it is proposed. */
  private async submitted(page: Page): Promise<void> {
    const form = page.locator('[data-modal]');
    await page.waitForTimeout(250);
    if ((await form.count()) > 0) await page.locator('[data-modal-submit]').click();
  }
}

describe.runIf(hasBrowser())('a journey in the browser', () => {
  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true });
    [all, browser] = await Promise.all([openEverything(), launch()]);
  });

  afterAll(async () => {
    await browser.close();
    await all.close();
  });

  it('founds a campaign, makes up a group, and plays ten turns with two players, by clicking', async () => {
    const ada = await openAs('Ada', DESKTOP);
    await ada.locator('.welcome button, .welcome [data-command]').first().click();
    await ada.keyboard.type('The Long Way Round');
    await ada.keyboard.press('Enter');
    await expect.poll(() => newest(ada).innerText(), { timeout: 20_000 }).toContain('Create your own');
    await picture(ada, 'campaign');

    let text = await click(ada, 'Create your own');
    for (let i = 0; i < 60 && !(await labelsOf(ada)).split('\n').includes('Begin'); i++) {
      const labels = (await labelsOf(ada)).split('\n');
      text = await click(
        ada,
        labels.find((label) => /Go on|Roll|Take a seat|Leave the shop/i.test(label)) ?? labels[0] ?? '',
      );
      if (i === 1 || i === 4) await picture(ada, `creation-${i}`);
    }
    expect(text).toContain('Ada');
    await picture(ada, 'creation-end');
    const bruno = await openAs('Bruno', PHONE);
    await newest(bruno).getByRole('button', { name: 'Join with group B', exact: true }).click();
    await bruno.locator('[data-modal-submit]').click();
    await expect.poll(() => newest(ada).innerText(), { timeout: 20_000 }).toContain('Bruno');
    await click(ada, 'Begin');
    await picture(ada, 'first-turn');

    const first = /@(\w+)[^@]*$/.exec(await newest(ada).innerText())?.[1] === 'Bruno' ? bruno : ada;
    const opening = await newest(first).innerText();
    await first.locator('#entry-text').fill('/shop');
    await first.keyboard.press('Enter');
    await first.keyboard.press('Enter');
    await settled(ada, opening);

    const journey = new Journey({ Ada: ada, Bruno: bruno });
    await journey.goOn();
    expect(journey.turns).toBeGreaterThanOrEqual(TURNS);
    expect([...journey.seen].toSorted()).toEqual(SCENES.map(([name]) => name).toSorted());
    await picture(ada, 'after-ten-turns');
    await picture(bruno, 'after-ten-turns-on-a-phone');

    const before = await newest(ada).innerText();
    await ada.reload();
    await expect.poll(() => newest(ada).innerText(), { timeout: 20_000 }).toBe(before);
    expect(faults).toEqual([]);
    expect(all.house.faults).toEqual([]);
  });
});

/** The labels of what can be clicked on the newest page, a line each. */
async function labelsOf(page: Page): Promise<string> {
  const labels = await newest(page).locator('button[data-custom-id]:not([disabled])').allInnerTexts();
  return labels.map((label) => label.trim()).join('\n');
}
