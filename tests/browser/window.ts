import type { Browser, Locator, Page } from 'playwright-core';
import type { Everything } from '../end-to-end/everything.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How long something may take to appear, in milliseconds. */
const PATIENCE = 15_000;
/** Requests that the page makes for whatever somebody does. */
const DEED = /\/sandbox\/api\/(press|choose|submit|command|say|dismiss)$/;

/** A window of the sandbox with somebody before it, who does nothing but click and type, and waits for the answer. */
export class Window {
  private constructor(
    readonly name: string,
    readonly page: Page,
    private readonly around: Everything,
  ) {}

  static async open(all: Everything, browser: Browser, name: string, viewport: Size): Promise<Window> {
    const page = await (await browser.newContext({ viewport })).newPage();
    page.setDefaultTimeout(PATIENCE);
    const window = new Window(name, page, all);
    await page.goto(`${all.house.sandbox.url}/?as=${name}`);
    await page.locator('.welcome').waitFor();
    await window.settled();
    return window;
  }

  /** The newest message that everybody sees. */
  get newest(): Locator {
    return this.page.locator('#messages > li:not([data-private])').last();
  }

  text(): Promise<string> {
    return this.newest.locator('.components').innerText();
  }

  /** Everything that stands in the channel. */
  all(): Promise<readonly string[]> {
    return this.page.locator('#messages .components').allInnerTexts();
  }

  /** What can be pressed in the newest message, by its words. */
  async labels(): Promise<readonly string[]> {
    const labels = await this.newest.locator('.components button.button:enabled').allInnerTexts();
    return labels.map((label) => label.trim());
  }

  /** Presses the last button that says so and can be pressed. */
  async press(label: string | RegExp): Promise<void> {
    await this.doing(this.button(label));
  }

  button(label: string | RegExp): Locator {
    return this.page
      .locator('#messages button.button:enabled')
      .filter({ hasText: whole(label) })
      .last();
  }

  /** Presses a button that opens a form, and sends what is typed; nothing typed: as it is proposed. */
  async write(label: string | RegExp, text?: string): Promise<void> {
    await this.press(label);
    const form = this.page.locator('dialog.modal');
    if (text !== undefined) await form.locator('input, textarea').first().fill(text);
    await this.doing(form.locator('[data-modal-submit]'));
    await form.waitFor({ state: 'detached' });
  }

  /** Opens a menu and picks from it. */
  async choose(menu: string | RegExp, entry: string | RegExp): Promise<void> {
    await this.menu(menu).click();
    await this.doing(this.page.locator('.select-option:visible').filter({ hasText: entry }).first());
  }

  menu(menu: string | RegExp): Locator {
    return this.page.locator('#messages .select-button:enabled').filter({ hasText: menu }).last();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.locator('.welcome').waitFor();
    await this.settled();
  }

  /** Goes to the newest message, as one does who has scrolled up. */
  async toBottom(): Promise<void> {
    const newer = this.page.locator('#to-bottom:visible');
    if ((await newer.count()) > 0) await newer.click();
  }

  /** What sticks out of the window at the side. */
  tooWide(): Promise<readonly string[]> {
    return this.page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('main *')]
        .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest('pre'))
        .map((node) => node.className || node.tagName)`,
    );
  }

  /** Does something that goes to the sandbox, and waits until everything that comes of it stands in the window. */
  async doing(what: Locator): Promise<void> {
    const answered = this.page.waitForResponse((response) => DEED.test(new URL(response.url()).pathname));
    await Promise.all([answered, what.click()]);
    await this.settled();
  }

  /** Waits until the window shows the channel as it is. */
  async settled(): Promise<void> {
    await this.around.house.bot.idle();
    const last = (await this.around.house.player(this.name).messages()).at(-1);
    if (!last) return;
    const edited = last.edited_timestamp === null ? '' : `[data-edited="${last.edited_timestamp}"]`;
    await this.page.locator(`#messages > [data-message-id="${last.id}"]${edited}`).waitFor();
  }
}

/** Words on a button are meant whole. */
function whole(label: string | RegExp): RegExp {
  if (typeof label !== 'string') return label;
  return new RegExp(`^\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
}
