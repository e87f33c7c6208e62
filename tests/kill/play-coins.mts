// Plays the game of coins on a store until it is killed: `--url URL` or `--folder FOLDER`, and the number of the campaign.
import { parseArgs } from 'node:util';
import { openStore } from '../../src/store/open-store.js';
import { serviceOn } from '../service/table.js';
import { chance, mayBegin } from './session.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { url: text, folder: text, campaign: text, seed: text, lives: text } });
const campaign = Number(values.campaign);
const pick = chance(Number(values.seed));
await mayBegin();
const store = await openStore({ url: values.url, ...(values.folder !== undefined && { folder: values.folder }) });
// Pages that a dead process has not posted are due at once.
const service = serviceOn(store, { lease: 1 });
const GAMES = ['stake', 'vote', 'race', 'plan', 'crown', 'read'];

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function move(n: number): Promise<void> {
  const view = await service.view(campaign);
  if (!view) throw new Error(`no campaign ${campaign}`);
  const [ask] = view.asks;
  const state = view.position.state as { turn: string };
  const answering = view.campaign.seats.filter((seat) => ask?.seats.includes(seat.id));
  const seat = ask ? answering[pick(answering.length)] : view.campaign.seats.find((each) => each.id === state.turn);
  const option = ask?.options[pick(ask.options.length)]?.id;
  const intent = ask
    ? { kind: 'answer', ask: ask.id, options: [option] }
    : { kind: 'game', game: GAMES[pick(GAMES.length)] };
  const request = { interaction: `${values.seed}-${n}`, campaign, user: seat?.user ?? '', userName: '' };
  const played = await service.act({ ...request, intent });
  if (played.kind !== 'page') return;
  say({ said: 'step', campaign, step: played.page.step });
  if (pick(2) === 0) await service.posted(played.page.id, { channel: 'c', message: `m${played.page.id}` });
}

for (const page of await service.unposted()) await service.posted(page.id, { channel: 'c', message: `m${page.id}` });
say({ said: 'ready' });
for (let n = 0; ; n++) await move(n);
