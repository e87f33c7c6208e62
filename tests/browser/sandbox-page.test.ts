import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, type Client } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { startDemoBot } from '../sandbox/demo-bot.js';
import { hasBrowser, launch } from './browser.js';

let sandbox: Sandbox;
let bot: Client<true>;
let browser: Browser;
let page: Page;
let faults: string[];

const DESKTOP = { width: 1200, height: 820 };
/** What a player may do wrongly: the page says so. Nothing else is ever asked for in vain. */
const REFUSED = /\/sandbox\/api\/(?:command|press|submit)$/u;
const PHONE = { width: 390, height: 780 };

async function openAs(name: string, viewport = DESKTOP, channel = ''): Promise<Page> {
  const opened = await browser.newPage({ viewport });
  opened.on('pageerror', (error) => faults.push(error.message));
  opened.on('response', (response) => {
    if (response.status() >= 400 && !REFUSED.test(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  opened.on('request', (request) => {
    if (!request.url().startsWith(sandbox.url) && !request.url().startsWith('data:')) faults.push(request.url());
  });
  await opened.goto(`${sandbox.url}/?as=${name}&channel=${channel}`);
  await opened.waitForSelector('.welcome');
  return opened;
}

/** Types a command as a player does who knows it. */
async function type(text: string, on = page): Promise<void> {
  await on.locator('#entry-text').fill(text);
  await on.keyboard.press('Enter');
}

/** How much of the channel is below what one sees, in pixels. */
const BELOW =
  '(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight)(document.getElementById("scroller"))';

const last = (on = page) => on.locator('#messages > li').last();

describe.runIf(hasBrowser())("the sandbox's page", { retry: 1 }, () => {
  beforeAll(async () => {
    sandbox = await startSandbox();
    bot = await startDemoBot(sandbox);
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    await bot.destroy();
    await sandbox.close();
  });

  beforeEach(async () => {
    faults = [];
    const place = await new Player(sandbox.url, 'Ada').openChannel(`room-${Date.now()}`);
    page = await openAs('Ada', DESKTOP, 'id' in place ? place.id : '');
  });

  afterEach(async () => {
    await page.context().close();
    expect(faults).toEqual([]);
  });

  it('tells a newcomer the first thing to type, and a press on it begins', async () => {
    await page.locator('[data-welcome]').click();
    await page.locator('[data-option=title]').fill('The Long Night');
    await page.keyboard.press('Enter');
    await page.getByText('Begun: The Long Night, 1').waitFor();
  });

  it('is played by keyboard: / lists, Tab chooses, Enter sends', async () => {
    await page.locator('#scroller').focus();
    await page.keyboard.press('/');
    await page.locator('[data-command="campaign new"]').waitFor();
    await page.keyboard.type('campaign tr');
    await page.keyboard.press('Tab');
    await page.keyboard.type('As');
    await page.locator('[data-choice="Ashen Moor"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // Picked by mistake: typing puts another in its place.
    await page.locator('[data-option=to]').click();
    await page.keyboard.type('Cold');
    await page.locator('[data-choice="Cold Ferry"]').waitFor();
    expect(await page.locator('[data-option=to]').inputValue()).toBe('Cold');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('To Cold Ferry').waitFor();
  });

  it('marks one row of a list, by the pointer or by the keys', async () => {
    const marked = () =>
      page
        .locator('.suggestion')
        .evaluateAll((rows) =>
          rows.flatMap((row, at) => (getComputedStyle(row).backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [at])),
        );
    await page.locator('#entry-text').fill('/');
    await page.locator('.suggestion').nth(2).hover();
    expect(await marked()).toEqual([2]);
    await page.keyboard.press('ArrowUp');
    expect(await marked()).toEqual([1]);
    await page.keyboard.press('Escape');
  });

  it('offers what fits the letters typed since, before the bot has answered them', async () => {
    await type('/campaign travel');
    await page.locator('[data-choice]').nth(1).waitFor();
    await page.keyboard.type('shen M');
    expect(await page.locator('[data-choice]').allInnerTexts()).toEqual(['Ashen Moor']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  it('takes a command with its options written out', async () => {
    await type('/campaign new title: Two Words seats: 4');
    await page.getByText('Begun: Two Words, 4').waitFor();
  });

  it('says what is wrong with a command, and keeps what was typed', async () => {
    await type('/campaign new');
    await page.locator('[data-option=title]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('title: this option is required.').waitFor();
    await page.locator('[data-add-option=seats]').click();
    const hint = await page.locator('[data-option=seats]').getAttribute('placeholder');
    await page
      .locator('.suggestions-title')
      .getByText(hint ?? '?', { exact: true })
      .waitFor();
    await page.locator('[data-option=seats]').fill('9');
    expect(await page.locator('.suggestions-title').innerText()).toBe(hint);
    await page.locator('[data-option=title]').fill('Kept');
    await page.locator('[data-send-command]').click();
    await page.getByText('seats: at most 6.').waitFor();
    expect(await page.locator('[data-option=title]').inputValue()).toBe('Kept');
  });

  it('shows everything a page can hold', async () => {
    await type('/showcase');
    const message = last();
    await message.locator('[data-custom-id=flee].danger').waitFor();
    expect(await message.locator('.container').getAttribute('data-accent')).toBe(`12729147`);
    expect(await message.locator('h3').textContent()).toBe('The Drowned Bell');
    expect(await message.locator('blockquote').textContent()).toBe('It had been raining since the ferry.');
    expect(await message.locator('li').count()).toBe(3);
    expect(await message.locator('.gallery img').count()).toBe(2);
    expect(await message.locator('.thumbnail img').getAttribute('alt')).toBe('A bell');
    expect(await message.locator('time[data-relative]').textContent()).toMatch(/^in \d+ years$/u);
    expect(await message.locator('.file-card a').textContent()).toBe('dice.txt');
    await message.locator('.spoiler').click();
    await message.locator('.spoiler.shown').getByText('the sexton did it').waitFor();
    await message.locator('.gallery button').first().click();
    await page.locator('dialog.large-picture').click();
  });

  it('shows messages of the old kind, and marks who is called', async () => {
    await type('/embed');
    await page.locator('.message.calls-me .embed').waitFor();
    expect(await page.locator('.embed-field').count()).toBe(3);
    expect(await page.locator('.mention.mine').textContent()).toBe('@Ada');
  });

  it('updates by a button and by a menu of several', async () => {
    await type('/page');
    await page.locator('[data-custom-id=go]').click();
    await page.getByText('Gone on').waitFor();
    await page.locator('[data-custom-id=pick]').click();
    await page.locator('[data-value=north]').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.locator('[data-select-done=pick]').click();
    await page.getByText('Chosen: north and south').waitFor();
    expect(await page.locator('[data-custom-id=spent]').isDisabled()).toBe(true);
  });

  it('opens a form, keeps it over a reload, checks and sends it', async () => {
    await type('/page');
    await page.locator('[data-custom-id=write]').click();
    await page.locator('dialog [data-custom-id=name]').fill('M');
    await page.locator('[data-modal-submit]').click();
    await page.getByText('at least 2 characters').waitFor();
    await page.locator('dialog [data-custom-id=name]').fill('Mira');
    await page.reload();
    expect(await page.locator('dialog [data-custom-id=name]').inputValue()).toBe('Mira');
    // What stands there is replaced by what is typed, without a click.
    await page.keyboard.type('Nora');
    expect(await page.locator('dialog [data-custom-id=name]').inputValue()).toBe('Nora');
    await page.keyboard.press('Enter');
    await page.getByText('Hello, Nora').waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('shows private answers to their player alone, until dismissed', async () => {
    const other = await openAs('Bea', DESKTOP, new URL(page.url()).searchParams.get('channel') ?? '');
    await type('/whisper');
    await page.getByText('Only you can see this').waitFor();
    await type('/ping');
    await other.getByText('Pong').waitFor();
    expect(await other.getByText('Psst').count()).toBe(0);
    await page.reload();
    await page.getByText('Psst').waitFor();
    await page.locator('[data-dismiss]').click();
    await page.getByText('Psst').waitFor({ state: 'detached' });
  });

  it('shows a deferral as thinking, and says when nobody answers', async () => {
    const release = sandbox.control.holdRequest((method, path) => method === 'PATCH' && path.includes('/webhooks/'));
    await type('/slow');
    await page.keyboard.press('Enter');
    await page.locator('[data-thinking]').waitFor();
    release();
    await page.getByText('Thought about it').waitFor();
    await type('/mute');
    await page.locator('[data-failure="The application did not respond"]').waitFor();
    await type('/page');
    await page.getByText('It reads').waitFor();
    const held = sandbox.control.holdRequest((_, path) => path.endsWith('/callback'));
    await page.locator('[data-custom-id=go]').last().click();
    await page.getByText('This interaction failed').waitFor();
    held();
    const other = await openAs('Bea', DESKTOP, new URL(page.url()).searchParams.get('channel') ?? '');
    await other.locator('[data-custom-id=go]').last().click();
    await page.getByText('This interaction failed').waitFor({ state: 'detached' });
    await page.getByText('Gone on').waitFor();
    await other.close();
  });

  it('switches the player, adds one, and remembers who and where over a reload', async () => {
    await page.locator('[data-me=Ada]').click();
    await page.locator('[data-player=Cleo]').click();
    await page.locator('[data-me=Cleo]').waitFor();
    await page.locator('[data-adder=player-name]').click();
    await page.locator('[data-add=player-name]').fill(`Edda ${Date.now()}`);
    await page.keyboard.press('Enter');
    await page.locator('[data-me^=Edda]').waitFor();
    const channel = await page.locator('#place-name').textContent();
    await page.reload();
    await page.locator('[data-me^=Edda]').waitFor();
    expect(await page.locator('#place-name').textContent()).toBe(channel);
  });

  it.each(['player', 'channel'])('takes the name of a new %s as soon as it asks for one', async (kind) => {
    const name = `edda-${kind}-${Date.now()}`;
    if (kind === 'player') await page.locator('[data-me=Ada]').click();
    await page.locator(`[data-adder=${kind}-name]`).click();
    await page.locator(`[data-add=${kind}-name]:focus`).waitFor();
    await page.keyboard.type(name.slice(0, 6));
    await new Player(sandbox.url, 'Ada').openChannel(`meanwhile-${kind}-${Date.now()}`);
    await page.locator(`[data-channel-name^=meanwhile-${kind}]`).waitFor();
    await page.keyboard.type(name.slice(6));
    await page.keyboard.press('Enter');
    await page.locator(kind === 'player' ? `[data-me=${name}]` : `[data-channel-name=${name}]`).waitFor();
    await page.locator(`[data-add=${kind}-name]`).waitFor({ state: 'hidden' });
  });

  it('adds whoever its address names', async () => {
    const name = `Eva ${Date.now()}`;
    const other = await openAs(name);
    await other.locator(`[data-me="${name}"]`).waitFor();
    expect(new URL(other.url()).searchParams.get('as')).toBe(name);
    await page.locator('[data-me=Ada]').click();
    await page.locator(`[data-player="${name}"]`).waitFor();
    await other.close();
  });

  it('says what is wrong with a name in its address', async () => {
    const other = await browser.newPage();
    await other.goto(`${sandbox.url}/?as=${'x'.repeat(33)}`);
    await other.getByText('A name has 1 to 32 characters.').waitFor();
    await other.locator('[data-me=Ada]').waitFor();
    await other.close();
  });

  it('makes channels and threads, and marks what is unread', async () => {
    const there = await openAs('Bea');
    await page.locator('[data-adder=channel-name]').click();
    const name = `new-${Date.now()}`;
    await page.locator('[data-add=channel-name]').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Welcome to #${name}!` }).waitFor();
    await page.locator('#new-thread').click();
    await page.locator('[data-ask-name]').fill('Aside');
    await page.keyboard.press('Enter');
    await page.locator('#place-name', { hasText: 'Aside' }).waitFor();
    await page.getByText('This is where the thread begins').waitFor();
    await type('/ping');
    await page.getByText('Pong').waitFor();
    await there.locator('.place.unread', { hasText: 'Aside' }).click();
    await there.getByText('Pong').waitFor();
  });

  it('shows what came of an own command or form at once, and leaves one in peace for what others say', async () => {
    const room = new URL(page.url()).searchParams.get('channel') ?? '';
    const bea = new Player(sandbox.url, 'Bea', room);
    await type('/page');
    const pressed = page.locator('[data-custom-id=go]').first();
    await pressed.waitFor();
    for (let line = 0; line < 12; line++) await bea.say('One\nTwo\nThree\nFour\nFive');
    const top = () => page.evaluate('document.getElementById("scroller").scrollTop');
    const up = async () => {
      await page.locator('#scroller').hover({ position: { x: 600, y: 200 } });
      await page.mouse.wheel(0, -9000);
      await expect.poll(top).toBe(0);
    };
    const down = () => expect.poll(() => page.evaluate(BELOW), { timeout: 5000 }).toBeLessThan(2);
    await down();
    await up();
    await bea.say('Said by another');
    await page.locator('#to-bottom').waitFor();
    expect(await top()).toBe(0);
    await type('/ping');
    await down();
    await up();
    await pressed.click();
    await page.getByText('Gone on').waitFor();
    expect(await top()).toBe(0);
    await page.locator('[data-custom-id=write]').first().click();
    await page.locator('dialog [data-custom-id=name]').fill('Mira');
    await page.keyboard.press('Enter');
    await page.getByText('Hello, Mira').waitFor();
    await down();
  });

  it('shows what came of an own act from its beginning, where it is longer than the window', async () => {
    const phone = await openAs('Ada', PHONE, new URL(page.url()).searchParams.get('channel') ?? '');
    await type('/ping', phone);
    await phone.getByText('Pong').last().waitFor();
    await type('/showcase', phone);
    const shown = phone.locator('#messages > li').last();
    await shown.locator('.components').waitFor();
    const above = () =>
      shown.evaluate(
        (item) => item.getBoundingClientRect().top - item.closest('#scroller')!.getBoundingClientRect().top,
      );
    expect((await shown.boundingBox())?.height).toBeGreaterThan(PHONE.height);
    await expect.poll(above).toBeCloseTo(0, 0);
    expect(await phone.evaluate(BELOW)).toBeGreaterThan(100);
    expect(await phone.locator('#to-bottom').isVisible()).toBe(false);
    await phone.locator('#scroller').hover();
    await phone.mouse.wheel(0, 9000);
    await expect.poll(() => phone.evaluate(BELOW)).toBeLessThan(2);
    await type('/ping', phone);
    await expect.poll(() => phone.evaluate(BELOW)).toBeLessThan(2);
    await phone.close();
  });

  it('shows the page that an own act has brought, not the private one above it that changed as well', async () => {
    const phone = await openAs('Ada', PHONE, new URL(page.url()).searchParams.get('channel') ?? '');
    await type('/look', phone);
    const take = phone.locator('[data-custom-id=take]');
    await take.waitFor();
    await phone.locator('#scroller').hover();
    await phone.mouse.wheel(0, 9000);
    await expect.poll(() => phone.evaluate(BELOW)).toBeLessThan(2);
    await take.click();
    const taken = phone.locator('#messages > li:not([data-private])', { hasText: 'Taken' });
    await taken.waitFor();
    expect(await phone.locator('[data-private][data-edited]').count()).toBe(1);
    const above = () =>
      taken.evaluate(
        (item) => item.getBoundingClientRect().top - item.closest('#scroller')!.getBoundingClientRect().top,
      );
    await expect.poll(above).toBeCloseTo(0, 0);
    await phone.close();
  });

  it('follows a link to a message in the same window, and marks the message', async () => {
    const room = new URL(page.url()).searchParams.get('channel') ?? '';
    const bea = new Player(sandbox.url, 'Bea', room);
    const wanted = await bea.say('What was asked');
    for (let line = 0; line < 12; line++) await bea.say('One\nTwo\nThree\nFour\nFive');
    const elsewhere = await bea.openChannel(`links-${Date.now()}`);
    if (!('author' in wanted) || !('position' in elsewhere)) throw new Error('nothing to link to');
    const base = `https://discord.com/channels/${sandbox.guildId}/${room}`;
    await page.locator(`[data-channel-id="${elsewhere.id}"]`).click();
    const table = await bot.channels.fetch(elsewhere.id);
    if (!table?.isSendable()) throw new Error('no channel to write to');
    const button = new ButtonBuilder({ style: ButtonStyle.Link, label: 'Look', url: `${base}/${wanted.id}` });
    await table.send({
      content: `Look [here](${base}/${wanted.id}), [nowhere](${base}/1), [abroad](https://discord.com/channels/1/2/3)`,
      components: [new ActionRowBuilder<ButtonBuilder>({ components: [button] })],
    });
    expect(await page.getByRole('link', { name: 'abroad' }).getAttribute('target')).toBe('_blank');
    for (const name of ['here', 'Look']) {
      await page.locator(`[data-channel-id="${elsewhere.id}"]`).click();
      await page.getByRole('link', { name, exact: true }).click();
      await page.locator(`[data-message-id="${wanted.id}"].flash`).waitFor();
      const y = async () => (await page.locator(`[data-message-id="${wanted.id}"]`).boundingBox())?.y ?? -1;
      await expect.poll(y).toBeGreaterThan(48);
      expect(new URL(page.url()).searchParams.get('channel')).toBe(room);
    }
    await page.locator(`[data-channel-id="${elsewhere.id}"]`).click();
    await page.getByRole('link', { name: 'nowhere' }).click();
    await page.getByText('This message is gone.').waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });

  it('frames the channel for whoever comes to it by keyboard, not for whoever clicks into it', async () => {
    const frame = () => page.evaluate('getComputedStyle(document.getElementById("scroller")).outlineStyle');
    await page.locator('#new-thread').focus();
    await page.keyboard.press('Tab');
    expect(await frame()).toBe('solid');
    await page.locator('#entry-text').focus();
    await page.locator('#scroller').click({ position: { x: 500, y: 20 } });
    await page.keyboard.press('Shift');
    expect(await page.locator('#scroller:focus').count()).toBe(1);
    expect(await frame()).toBe('none');
  });

  it('keeps what is being typed over a reload', async () => {
    await page.locator('#entry-text').fill('Half a sent');
    await page.reload();
    await page.locator('.welcome').waitFor();
    expect(await page.locator('#entry-text').inputValue()).toBe('Half a sent');
  });

  it('never reads text as HTML', async () => {
    await type('<img src=x onerror=alert(1)> **<b>bold</b>** [x](javascript:alert(1))');
    await page.locator('strong', { hasText: '<b>bold</b>' }).waitFor();
    expect(await page.locator('.content img, .content a, .content b').count()).toBe(0);
  });

  it('fits a phone', async () => {
    const phone = await openAs('Bea', PHONE, new URL(page.url()).searchParams.get('channel') ?? '');
    await type('/showcase', phone);
    await phone.locator('[data-custom-id=flee]').waitFor();
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    for (const button of await phone.locator('.components button.button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await phone.locator('#open-sidebar').click();
    await phone.locator('[data-channel-name=dice]').click();
    await phone.getByRole('heading', { name: 'Welcome to #dice!' }).waitFor();
    await phone.waitForFunction('getComputedStyle(document.getElementById("sidebar")).visibility === "hidden"');
  });

  it('comes back by itself when the sandbox was restarted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const first = await startSandbox({ folder });
    const own = await browser.newPage();
    await own.goto(first.url);
    await own.locator('#entry-text').fill('Half typed');
    await first.close();
    await own.keyboard.press('Enter');
    await own.locator('#entry').getByText('The sandbox cannot be reached').waitFor();
    await own.locator('#offline').getByText('The sandbox cannot be reached').waitFor();
    const second = await startSandbox({ folder, port: Number(new URL(first.url).port) });
    await new Player(second.url, 'Bea').say('Said meanwhile');
    await own.getByText('Said meanwhile').waitFor();
    expect(await own.locator('#entry-text').inputValue()).toBe('Half typed');
    await own.getByText('The sandbox cannot be reached').waitFor({ state: 'hidden' });
    await own.close();
    await second.close();
    rmSync(folder, { recursive: true });
  });
});
