import type { Page, Service } from '../service/service.js';
import { describe } from './failure.js';
import type { Log } from './log.js';
import type { Poster } from './poster.js';

/** After a failure a channel is left alone for this long, in milliseconds, doubled each time up to the last. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 600_000;

/** Posts what is committed and not yet on Discord, and lets the clocks of campaigns run. */
export class Outbox {
  private readonly pauses = new Map<string, { until: number; length: number }>();
  private round: Promise<void> | undefined;

  constructor(
    private readonly service: Service,
    private readonly poster: Poster,
    private readonly log: Log,
    private readonly clock: () => Date,
  ) {}

  /** One round. A round that is asked for while one runs is that one. */
  run(): Promise<void> {
    this.round ??= this.once().finally(() => (this.round = undefined));
    return this.round;
  }

  private async once(): Promise<void> {
    try {
      await this.service.runDue(this.clock());
      const pages = (await this.service.unposted()).filter((page) => !this.poster.isBusyWith(page.id));
      for (const group of byCampaign(pages)) await this.postAll(group);
    } catch (error) {
      this.log('outbox-failed', { failure: describe(error) });
    }
  }

  /** Only the newest page rings: whoever missed five turns is called once. */
  private async postAll(pages: readonly Page[]): Promise<void> {
    for (const page of pages) {
      if (this.isPaused(page.campaign.channel)) return;
      const posting = await this.poster.post(page, page !== pages.at(-1));
      this.pause(page.campaign.channel, posting === 'posted');
    }
  }

  private isPaused(channel: string): boolean {
    return (this.pauses.get(channel)?.until ?? 0) > this.clock().getTime();
  }

  private pause(channel: string, worked: boolean): void {
    if (worked) {
      this.pauses.delete(channel);
      return;
    }
    const length = Math.min((this.pauses.get(channel)?.length ?? FIRST_PAUSE / 2) * 2, LONGEST_PAUSE);
    this.pauses.set(channel, { until: this.clock().getTime() + length, length });
  }
}

function byCampaign(pages: readonly Page[]): readonly (readonly Page[])[] {
  const groups = new Map<number, Page[]>();
  for (const page of pages) groups.set(page.campaign.id, [...(groups.get(page.campaign.id) ?? []), page]);
  return [...groups.values()];
}
