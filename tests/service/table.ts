import { isNull } from 'drizzle-orm';
import { due, outbox } from '../../src/store/schema.js';
import { createService, type ServiceOptions } from '../../src/service/create-service.js';
import type { Campaign, Page, Played, Service } from '../../src/service/service.js';
import type { Intent } from '../../src/engine/ask.js';
import type { Store } from '../../src/store/store.js';
import { coins, purseBook, type Coins } from './coins.js';

let count = 0;

/** An interaction id that no other has. */
export function interaction(): string {
  return `i${++count}-${process.pid}`;
}

export function serviceOn(store: Store, options: Partial<ServiceOptions> = {}): Service {
  const books = () => ({ library: purseBook(3), contract: 1 });
  return createService({ store, systems: { coins: coins() }, books, ...options });
}

export function pageIn(played: Played): Page {
  if (played.kind !== 'page') throw new Error(`no page but ${JSON.stringify(played)}`);
  return played.page;
}

export function codeOf(played: Played): string {
  return played.kind === 'refused' ? played.refusal.refused : played.kind;
}

/** A campaign with seats for the users u1, u2 ... in a channel of its own. */
export async function found(service: Service, players = 2, settings: Campaign['settings'] = {}): Promise<Table> {
  const id = interaction();
  const request = { guild: 'g', channel: `c-${id}`, system: 'coins', name: 'A Table', user: 'u1', userName: 'Ann' };
  const page = pageIn(await service.found({ ...request, interaction: id, settings }));
  const table = new Table(service, page.campaign.id, request.channel);
  for (let n = 1; n <= players; n++) await table.act(`u${n}`, { kind: 'join', name: `Player ${n}` });
  return table;
}

/** Forgets the clocks and pages of other tests in the same database. */
export async function clearTable(store: Store): Promise<void> {
  await store.database.delete(due);
  await postAll(store);
}

/** Notes all pages as posted somewhere. */
export async function postAll({ database }: Store): Promise<void> {
  await database.update(outbox).set({ channel: 'elsewhere', message: 'posted' }).where(isNull(outbox.message));
}

/** Somebody's hands at a campaign. */
export class Table {
  constructor(
    readonly service: Service,
    readonly campaign: number,
    readonly channel: string,
  ) {}

  act(user: string, intent: Intent, id = interaction(), service = this.service): Promise<Played> {
    return service.act({ interaction: id, campaign: this.campaign, user, userName: user, intent });
  }

  async page(user: string, intent: Intent, id = interaction()): Promise<Page> {
    return pageIn(await this.act(user, intent, id));
  }

  game(user: string, game: string): Promise<Page> {
    return this.page(user, { kind: 'game', game });
  }

  answer(user: string, ask: number, option: string, id = interaction(), service = this.service): Promise<Played> {
    return this.act(user, { kind: 'answer', ask, options: [option] }, id, service);
  }

  async state(): Promise<Coins> {
    const view = await this.service.view(this.campaign);
    return view?.position.state as Coins;
  }

  async gold(seat: string): Promise<number | undefined> {
    return (await this.state()).seats[seat]?.gold;
  }

  care(user: string, id = interaction()) {
    return { interaction: id, campaign: this.campaign, user };
  }
}
