import postgres from 'postgres';
import { chanceFrom } from '../../src/automatic/chance.js';
import { RandomPlayer } from '../../src/automatic/player.js';
import { act } from '../../src/engine/act.js';
import type { Intent } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import { isRefusal } from '../../src/engine/words.js';
import { anyGroup, campaignOf } from '../../src/automatic/groups.js';
import { diceFrom } from '../../src/automatic/play-out.js';
import { openUltraQuest, type openRulebooks } from '../../src/rulebooks.js';
import { createService } from '../../src/service/create-service.js';
import type { Service } from '../../src/service/service.js';
import { openStore } from '../../src/store/open-store.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { openAsk } from '../suspended/game.js';

type Rulebooks = Awaited<ReturnType<typeof openRulebooks>>;

/** Something that was done so often in so long. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

export const perSecond = ({ count, seconds }: Rate): number => count / seconds;

async function timed(work: () => Promise<number>): Promise<Rate> {
  const begun = performance.now();
  const count = await work();
  return { count, seconds: (performance.now() - begun) / 1000 };
}

/** A campaign with one seat, begun, in a channel of its own. */
async function found(service: Service, name: string): Promise<number> {
  const user = { user: name, userName: name };
  const made = await service.found({
    interaction: `${name}-found`,
    guild: null,
    channel: name,
    system: 'ultraquest',
    name,
    ...user,
    settings: { goal: 'endless' },
  });
  if (made.kind !== 'page') throw new Error(`not founded: ${JSON.stringify(made)}`);
  const campaign = made.page.campaign.id;
  for (const intent of [{ kind: 'join', name, group: 'A' }, { kind: 'begin' }] as Intent[]) {
    const done = await service.act({ interaction: `${name}-${intent.kind}`, campaign, ...user, intent });
    if (done.kind !== 'page') throw new Error(`not begun: ${JSON.stringify(done)}`);
  }
  return campaign;
}

/** Plays a campaign at random for so many carried out steps; only the service's own work is timed. */
async function playOn(service: Service, campaign: number, name: string, steps: number): Promise<Rate> {
  const player = new RandomPlayer(chanceFrom(campaign));
  let count = 0;
  let seconds = 0;
  for (let i = 0; count < steps; i++) {
    const view = await service.view(campaign);
    if (!view) throw new Error('the campaign is gone');
    const state = view.position.state as UltraQuestState;
    const seat = view.campaign.seats[0]?.id ?? 's1';
    if (state.seats[seat]?.ended) return { count, seconds };
    const ask = view.asks[0];
    const intent: Intent = ask ? player.answer(ask) : player.turn(state, seat);
    const begun = performance.now();
    const played = await service.act({ interaction: `${name}-${i}`, campaign, user: name, userName: name, intent });
    seconds += (performance.now() - begun) / 1000;
    if (played.kind === 'page') count += 1;
  }
  return { count, seconds };
}

/** Service steps per second, as seen by so many players at once, each in a campaign of his own. */
export async function serviceSteps(
  url: string,
  rulebooks: Rulebooks,
  campaigns: number,
  steps: number,
): Promise<number> {
  const store = await openStore({ url });
  const service = createService({ store, ...rulebooks });
  const names = Array.from({ length: campaigns }, (_, i) => `bench-${campaigns}-${i}-${Date.now()}`);
  const ids = await Promise.all(names.map((name) => found(service, name)));
  const rates = await Promise.all(ids.map((id, i) => playOn(service, id, names[i] ?? '', steps)));
  await store.close();
  return rates.reduce((sum, rate) => sum + perSecond(rate), 0);
}

/** The reference: a transaction that locks one row, reads a JSON of a seat's size and writes it back; same server and clients. */
export async function referenceSteps(url: string, seat: unknown, clients: number, steps: number): Promise<number> {
  const sql = postgres(url, { max: Math.max(clients, 10), onnotice: () => undefined });
  await sql`create table if not exists bench_reference (id int primary key, state jsonb not null)`;
  for (let id = 0; id < clients; id++) {
    await sql`insert into bench_reference values (${id}, ${sql.json(seat as never)}) on conflict (id) do nothing`;
  }
  const rates = await Promise.all(
    Array.from({ length: clients }, (_, id) =>
      timed(async () => {
        for (let i = 0; i < steps; i++) {
          await sql.begin(async (tx) => {
            const [row] = await tx`select state from bench_reference where id = ${id} for update`;
            await tx`update bench_reference set state = ${tx.json((row?.['state'] ?? {}) as never)} where id = ${id}`;
          });
        }
        return steps;
      }),
    ),
  );
  await sql.end();
  return rates.reduce((sum, rate) => sum + perSecond(rate), 0);
}

/** Rule steps per second: intents and answers in memory, without any store. */
export async function ruleSteps(steps: number): Promise<{ rate: number; seat: unknown }> {
  const { system, loaded } = await openUltraQuest();
  const fresh = () => campaignOf({ s1: anyGroup(chanceFrom(7), 's1', 'St') });
  const player = new RandomPlayer(chanceFrom(11));
  const dice = diceFrom(13);
  let position: Position<UltraQuestState> = { state: fresh(), runs: {}, nextAsk: 1, later: [] };
  const rate = await timed(async () => {
    let count = 0;
    while (count < steps) {
      if (position.state.turn.seat === null || position.state.seats['s1']?.ended) {
        position = { state: fresh(), runs: {}, nextAsk: 1, later: [] };
      }
      const ask = openAsk(position);
      const intent: Intent = ask ? player.answer(ask) : player.turn(position.state, 's1');
      const acted = act(system, position, 's1', intent, loaded.book, dice);
      if (isRefusal(acted)) continue;
      position = acted.position;
      count += 1;
    }
    return count;
  });
  return { rate: perSecond(rate), seat: { state: position.state.seats['s1'], runs: position.runs } };
}
