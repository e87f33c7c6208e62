/** `npm run waiting`: which ops wait in which campaigns, by revision; those of another revision would be read anew. */
import { openRulebooks } from '../rulebooks.js';
import { readWaiting } from '../store/waiting.js';
import { withStore } from './with-store.js';

await withStore(async (store) => {
  const [waiting, { systems }] = await Promise.all([readWaiting(store.database), openRulebooks()]);
  if (waiting.length === 0) console.log('Nothing waits.');
  for (const { system, op, campaigns, questions, since } of waiting) {
    const [name = '', revision = ''] = op.split('@');
    const now = systems[system]?.ops[name]?.revision;
    const fate =
      String(now) === revision
        ? 'goes on'
        : `is read anew: this version has ${now === undefined ? 'no such op' : `${name}@${now}`}`;
    console.log(
      `${system} ${op}: ${questions} waiting in ${campaigns} campaigns since ${since.slice(0, 10)}; ${fate}.`,
    );
  }
});
