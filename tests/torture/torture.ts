import { expect } from 'vitest';
import type { Position } from '../../src/engine/run.js';
import { openRulebooks } from '../../src/rulebooks.js';
import { createService } from '../../src/service/create-service.js';
import type { Service } from '../../src/service/service.js';
import { readDiceLog } from '../../src/store/dice-log.js';
import { openStore, type StoreOptions } from '../../src/store/open-store.js';
import { expectWhole } from '../kill/check.js';
import { chance, oneByOne, startSession } from '../kill/session.js';
import { replay } from './replay.js';

/** How long a life lasts at most, in steps, and then in milliseconds: death comes in the middle of one. */
const MOST_STEPS = 8;
const MOST_MILLISECONDS = 25;
/** A campaign's steps are replayed after each death, so a fresh one is begun after so many lives. */
const LIVES_A_CAMPAIGN = 10;

const rulebooks = await openRulebooks();

async function begin(options: StoreOptions): Promise<number> {
  const store = await openStore(options);
  const service = createService({ store, ...rulebooks });
  const name = `torture-${Date.now()}`;
  const made = await service.found({
    ...{ interaction: `${name}-found`, guild: 'g', channel: name, system: 'ultraquest', name: 'Torture' },
    ...{ user: 'u1', userName: 'Ann', settings: { goal: 'endless' } },
  });
  if (made.kind !== 'page') throw new Error(`not founded: ${JSON.stringify(made)}`);
  const campaign = made.page.campaign.id;
  for (const [user, group] of [
    ['u1', 'A'],
    ['u2', 'B'],
  ] as const) {
    const intent = { kind: 'join', name: user, group };
    await service.act({ interaction: `${name}-${user}`, campaign, user, userName: user, intent });
  }
  await service.act({ interaction: `${name}-begin`, campaign, user: 'u1', userName: 'Ann', intent: { kind: 'begin' } });
  await store.close();
  return campaign;
}

const stored = (position: Position<unknown>) => {
  const runs = Object.entries(position.runs).filter(([, run]) => run.frames.length > 0);
  return JSON.parse(JSON.stringify({ ...position, runs: Object.fromEntries(runs) })) as unknown;
};

/** What is stored equals what the steps and the dice make of an empty table, and the open question can be answered. */
async function expectReplayed(options: StoreOptions, campaign: number, told: number): Promise<number> {
  const store = await openStore(options);
  try {
    const service = createService({ store, ...rulebooks });
    const steps = await expectWhole(store, service, campaign, told);
    const dice = (await readDiceLog(store.database, campaign)).flatMap((each) => each.dice);
    const system = rulebooks.systems['ultraquest'];
    if (!system) throw new Error('no rulebook');
    const again = replay(system, rulebooks.books('ultraquest'), { goal: 'endless' }, steps, dice);
    const view = await service.view(campaign);
    if (!view) throw new Error('the campaign is gone');
    expect(stored(view.position)).toEqual(stored(again));
    await expectAnswerable(service, campaign);
    return steps.length;
  } finally {
    await store.close();
  }
}

/** The question that waits is shown again, and its default is taken. */
async function expectAnswerable(service: Service, campaign: number): Promise<void> {
  const shown = await service.resume(`resume-${Date.now()}-${Math.floor(performance.now() * 1000)}`, campaign);
  if (shown.kind !== 'page') throw new Error(`cannot be resumed: ${JSON.stringify(shown)}`);
  const [ask] = shown.page.asks;
  if (!ask) return;
  const user = shown.page.campaign.seats.find((seat) => ask.seats.includes(seat.id))?.user ?? '';
  const intent = { kind: 'answer', ask: ask.id, options: [ask.default] };
  const interaction = `default-${campaign}-${ask.id}`;
  const played = await service.act({ interaction, campaign, user, userName: user, intent });
  if (played.kind !== 'page') throw new Error(`the default is not taken: ${JSON.stringify(played)}`);
}

/** Kills a playing process so often; after each death everything is looked at. Gives back how many steps were played. */
export async function torture(options: StoreOptions, kills: number, seed: number): Promise<number> {
  const pick = chance(seed);
  const where = options.url ? ['--url', options.url] : ['--folder', options.folder ?? ''];
  let campaign = 0;
  let told = 0;
  let steps = 0;
  for (let life = 0; life < kills; life += LIVES_A_CAMPAIGN) {
    campaign = await begin(options);
    const args = [...where, '--campaign', String(campaign)];
    const start = (n: number) =>
      startSession('tests/torture/play-ultraquest.mts', [...args, '--seed', `${seed * 100_000 + life * 100 + n}`]);
    told = 0;
    let before = 0;
    await oneByOne(Math.min(LIVES_A_CAMPAIGN, kills - life), start, async (session) => {
      await session.steps(1 + pick(MOST_STEPS));
      await new Promise((resolve) => setTimeout(resolve, pick(MOST_MILLISECONDS)));
      session.child.kill('SIGKILL');
      await session.over;
      expect(session.child.signalCode).toBe('SIGKILL');
      told = Math.max(told, ...session.said.flatMap((each) => (each.said === 'step' ? [each.step] : [])));
      before = await expectReplayed(options, campaign, told);
    });
    steps += before;
    process.stdout.write(`${Math.min(life + LIVES_A_CAMPAIGN, kills)} of ${kills} kills, ${steps} steps\n`);
  }
  return steps;
}
