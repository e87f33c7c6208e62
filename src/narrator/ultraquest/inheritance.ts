import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { change, type Block } from '../block.js';
import { capital, name } from '../english.js';
import { thing } from './things.js';

type Handed = Extract<UltraQuestFact, { kind: 'item-gained' | 'item-lost' | 'mount-gained' }>;

const isHanded = (fact: UltraQuestFact | undefined): fact is Handed =>
  fact?.kind === 'item-gained' || fact?.kind === 'item-lost' || fact?.kind === 'mount-gained';

/**
 * What goes from the dead to the others, and what does not, in one line where the first of it is told (UQ-DEATH-05).
 * Undefined where nobody has died, or it is a single thing: that has words of its own.
 */
export function inheritance(fact: Handed, among: readonly UltraQuestFact[]): readonly Block[] | undefined {
  const at = among.indexOf(fact);
  const begin = among.findLastIndex((other, i) => i < at && !isHanded(other)) + 1;
  if (!among.slice(0, begin).some(({ kind }) => kind === 'death')) return undefined;
  const end = among.findIndex((other, i) => i > at && !isHanded(other));
  const all = among.slice(begin, end < 0 ? undefined : end).filter(isHanded);
  if (all.length < 2) return undefined;
  const isAllLost = all.every(({ kind }) => kind === 'item-lost');
  const said = shares(all).join('; ');
  return at === begin ? [change(`🎒 ${isAllLost ? capital(said) : `What is left goes on: ${said}`}.`)] : [];
}

function shares(all: readonly Handed[]): readonly string[] {
  const got = all.filter((one) => one.kind !== 'item-lost');
  const lost = all.filter((one) => one.kind === 'item-lost');
  const owners = [...new Set(got.map(({ who }) => who))];
  return [
    ...owners.map((who) => `**${name(who)}** gets ${counted(got.filter((one) => one.who === who))}`),
    ...(lost.length ? [`lost for good: ${counted(lost)}`] : []),
  ];
}

function counted(all: readonly Handed[]): string {
  const kinds = all.map((one) => thing(one.kind === 'mount-gained' ? one.mount : one.item));
  return [...new Set(kinds)]
    .map((kind) => {
      const times = kinds.filter((other) => other === kind).length;
      return times > 1 ? `${times} × ${kind}` : kind;
    })
    .join(', ');
}
