// Plays UltraQuest at random until it is killed: `--url URL` or `--folder FOLDER`, the campaign, and a seed.
import { parseArgs } from 'node:util';
import { chanceFrom } from '../../src/automatic/chance.js';
import { RandomPlayer } from '../../src/automatic/player.js';
import type { Intent } from '../../src/engine/ask.js';
import { openRulebooks } from '../../src/rulebooks.js';
import { createService } from '../../src/service/create-service.js';
import { openStore } from '../../src/store/open-store.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { mayBegin } from '../kill/session.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { url: text, folder: text, campaign: text, seed: text } });
const campaign = Number(values.campaign);
const chance = chanceFrom(Number(values.seed));
const player = new RandomPlayer(chance);
const rulebooks = await openRulebooks();
await mayBegin();
const store = await openStore({ url: values.url, ...(values.folder !== undefined && { folder: values.folder }) });
const service = createService({ store, ...rulebooks, lease: 1 });

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Its turn; or a new group, once all groups have come to their end (UQ-START-16). */
function whatNow(state: UltraQuestState, id: string): Intent {
  return state.turn.seat === null ? { kind: 'join', name: id, group: 'B' } : player.turn(state, id);
}

async function move(n: number): Promise<void> {
  const view = await service.view(campaign);
  if (!view) throw new Error(`no campaign ${campaign}`);
  const [ask] = view.asks;
  const state = view.position.state as UltraQuestState;
  const id = ask ? ask.seats[0] : (state.turn.seat ?? state.order[0]);
  const seat = view.campaign.seats.find((each) => each.id === id);
  const intent: Intent = ask ? player.answer(ask) : whatNow(state, id ?? '');
  const request = { interaction: `${values.seed}-${n}`, campaign, user: seat?.user ?? '', userName: '', intent };
  const played = await service.act(request);
  // Discord sends a press again when its answer was lost: it must not count twice.
  if (chance.between(1, 4) === 1 && (await service.act(request)).kind === 'page') throw new Error('carried out twice');
  if (played.kind !== 'page') return;
  say({ said: 'step', campaign, step: played.page.step });
  if (chance.between(1, 2) === 1) await service.posted(played.page.id, { channel: 'c', message: `m${played.page.id}` });
}

for (const page of await service.unposted()) await service.posted(page.id, { channel: 'c', message: `m${page.id}` });
say({ said: 'ready' });
for (let n = 0; ; n++) await move(n);
