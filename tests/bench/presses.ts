import { chanceFrom } from '../../src/automatic/chance.js';
import { createBot } from '../../src/discord/bot.js';
import type { openRulebooks } from '../../src/rulebooks.js';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox } from '../../src/sandbox/sandbox.js';
import { createService } from '../../src/service/create-service.js';
import { openRules } from '../../src/rule-chapters.js';
import { openStore } from '../../src/store/open-store.js';
import { COMMANDS } from '../../commands/index.js';
import { buttonsOf } from './buttons.js';

/** Milliseconds from a press to its answer, sorted. */
export type Times = readonly number[];

export const percentile = (times: Times, p: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * p))] ?? 0;

/** Presses whatever button is live, through the real client and the sandbox, and times the answers. */
export async function presses(
  url: string,
  rulebooks: Awaited<ReturnType<typeof openRulebooks>>,
  count: number,
): Promise<Times> {
  const store = await openStore({ url });
  const sandbox = await startSandbox();
  const service = createService({ store, ...rulebooks });
  const bot = await createBot({
    service,
    commands: COMMANDS,
    rules: openRules(),
    token: sandbox.token,
    rest: { api: sandbox.api },
    guildId: sandbox.guildId,
    log: () => undefined,
  });
  const player = new Player(sandbox.url, 'Ada');
  await player.command('campaign new', { name: `Bench ${Date.now()}` });
  await player.command('campaign join', { group: 'A' });
  await player.command('campaign begin');
  const chance = chanceFrom(3);
  const times: number[] = [];
  for (let tries = 0; times.length < count && tries < count * 4; tries++) {
    const live = buttonsOf((await player.messages()).at(-1));
    const [first, ...others] = live.buttons;
    if (!first) {
      await player.command('resume');
      continue;
    }
    const begun = performance.now();
    const outcome = await player.press(live.message, chance.oneOf([first, ...others]));
    if (outcome.kind !== 'failure') times.push(performance.now() - begun);
  }
  await bot.close();
  await sandbox.close();
  await store.close();
  return times.toSorted((a, b) => a - b);
}
