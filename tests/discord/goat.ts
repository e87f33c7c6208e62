import type { Intent } from '../../src/engine/ask.js';
import { refuse } from '../../src/engine/words.js';
import type { House } from './house.js';
import type { Turn } from './pretend-service.js';

const BRIDGE = {
  name: 'bridge',
  kind: 'choice',
  text: { text: 'The bridge is held by a goat.' },
  options: [
    { id: 'pay', label: { text: 'Pay the goat' }, tone: 'go' as const },
    { id: 'swim', label: { text: 'Swim' }, refused: refuse('not-enough-gold') },
    { id: 'name', label: { text: 'Name the goat' }, write: { label: { text: 'Its name' }, min: 1, max: 20 } },
  ],
  default: 'pay',
};

/** A little event for tests: a goat on a bridge, to be paid or named. */
export function goat(intent: Intent): Turn {
  if (intent.kind === 'event') return { facts: [{ kind: 'read', text: 'A goat stands on the bridge.' }], ask: BRIDGE };
  if (intent.kind !== 'answer') return {};
  const name = typeof intent['text'] === 'string' ? intent['text'] : 'content';
  return { facts: [{ kind: 'read', text: `The goat is ${name}.` }] };
}

/** Ada and Bea sit down in the first channel and begin; it is Ada's turn. */
export async function sitDown(house: House, channel?: string): Promise<void> {
  const [ada, bea] = [house.player('Ada', channel), house.player('Bea', channel)];
  await ada.command('campaign new', { name: 'Goats' });
  await ada.command('campaign join', { group: 'A', name: 'The Four' });
  await bea.command('campaign join', { group: 'B', name: 'The Others' });
  await ada.command('campaign begin');
  await house.bot.idle();
}
