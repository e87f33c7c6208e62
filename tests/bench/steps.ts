import postgres from 'postgres';
import { createService } from '../../src/service/create-service.js';
import type { Service } from '../../src/service/service.js';
import { openStore } from '../../src/store/open-store.js';
import { replay, SETTINGS, type Game, type Rulebook } from './games.js';

/** How often a second, over all that were at it at once. */
const rateSince = (begun: number, count: number): number => (count / (performance.now() - begun)) * 1000;

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

/** Rule steps a second: the moves of games in memory, without any store. */
export function ruleSteps(rulebook: Rulebook, games: readonly Game[]): number {
  const begun = performance.now();
  return rateSince(begun, sum(games.map((game) => replay(rulebook, game))));
}

/** Service steps a second: the moves of games, all games at once, each in a campaign of its own and its moves one by one. */
export async function serviceSteps(url: string, { system, books }: Rulebook, games: readonly Game[]): Promise<number> {
  const store = await openStore({ url });
  const seeds = games.map(({ seed }) => seed);
  const newSeed = () => seeds.shift() ?? '';
  const service = createService({ store, newSeed, systems: { ultraquest: system }, books: () => books });
  const campaigns: number[] = [];
  for (const game of games) campaigns.push(await found(service, game));
  const begun = performance.now();
  const counts = await Promise.all(games.map((game, i) => carryOut(service, campaigns[i] ?? 0, game)));
  const rate = rateSince(begun, sum(counts));
  await store.close();
  return rate;
}

async function found(service: Service, game: Game): Promise<number> {
  const name = game.moves[0]?.interaction ?? '';
  const whose = { user: name, userName: name, guild: null, channel: name, name: 'Bench' };
  const made = await service.found({
    interaction: `${name}-found`,
    system: 'ultraquest',
    settings: SETTINGS,
    ...whose,
  });
  if (made.kind !== 'page') throw new Error(`not founded: ${JSON.stringify(made)}`);
  return made.page.campaign.id;
}

async function carryOut(service: Service, campaign: number, { moves }: Game): Promise<number> {
  const user = moves[0]?.interaction ?? '';
  for (const { interaction, intent } of moves) {
    const played = await service.act({ interaction, campaign, user, userName: user, intent });
    if (played.kind !== 'page') throw new Error(`not carried out: ${JSON.stringify(played)}`);
  }
  return moves.length;
}

/**
 * The reference, transactions a second: each locks one row, reads a JSON of a seat's size and writes it back. Same server, same
 * number of clients, same number of connections.
 */
export async function referenceSteps(url: string, games: readonly Game[], steps: number): Promise<number> {
  const sql = postgres(url, { max: 10, onnotice: () => undefined });
  await sql`create table if not exists bench_reference (id int primary key, state jsonb not null)`;
  await sql`truncate bench_reference`;
  for (const [id, { seat }] of games.entries()) {
    await sql`insert into bench_reference values (${id}, ${sql.json(seat as never)})`;
  }
  const work = async (id: number) => {
    for (let i = 0; i < steps; i++) {
      await sql.begin(async (tx) => {
        const [row] = await tx`select state from bench_reference where id = ${id} for update`;
        await tx`update bench_reference set state = ${tx.json((row?.['state'] ?? {}) as never)} where id = ${id}`;
      });
    }
    return steps;
  };
  const begun = performance.now();
  const rate = rateSince(begun, sum(await Promise.all(games.map((_, id) => work(id)))));
  await sql.end();
  return rate;
}
