import { amountOf, Scenery } from '../contract/basics.js';
import type { FightOp, Foe } from '../contract/fights.js';
import { amount, amountAhead } from './amount.js';
import type { Cursor } from './cursor.js';
import { who } from './who.js';

type Clauses = Pick<FightOp, 'fame' | 'behind' | 'only' | 'night' | 'surprise' | 'tame' | 'help' | 'place'>;

/** `ME? 4 goblins D6+1, 1 boar 2D6+6 AR 2 thick skin; fame 3; from behind`. */
export function fight(c: Cursor): FightOp {
  const [, kind = 'ME', mark] = /^(ME|RA|ME\+RA)([?!])$/.exec(c.peek()) ?? [];
  if (mark === undefined) c.fail('span', `"${c.peek()}" is no kind of fight`, 'ME, RA or ME+RA, and at once ! or ?');
  c.word('the kind of fight');
  const foes = [foe(c)];
  while (c.take(',')) foes.push(foe(c));
  let clauses: Clauses = {};
  while (c.take(';')) clauses = { ...clauses, ...clause(c) };
  const kinds = { ME: 'ME', RA: 'RA', 'ME+RA': 'ME+RA' } as const;
  return { op: 'fight', kind: kinds[kind as keyof typeof kinds], forced: mark === '!', foes, ...clauses };
}

const STRENGTH = /^\d*D\d|^\d+[+-]/;

/** `COUNT NAME DICE [AR NUMBER] [TAGS]`; no count is one. */
function foe(c: Cursor): Foe {
  const count = amountAhead(c) ? amount(c) : amountOf(1);
  const words: string[] = [];
  while (!c.atEnd && !STRENGTH.test(c.peek()) && !/^[,;:]$/.test(c.peek())) words.push(c.word('the name of a foe'));
  if (words.length === 0) c.fail('span', 'a foe without a name', 'like 4 goblins D6+1 AR 1');
  if (!STRENGTH.test(c.peek())) c.fail('dice', `how strong are the ${words.join(' ')}?`, 'like D6+1, for one of them');
  const strength = amount(c);
  const armor = c.take('AR') ? c.integer('armor rating') : 0;
  return { count, name: words.join(' '), strength, armor, tags: tags(c) };
}

function tags(c: Cursor): string[] {
  const found: string[] = [];
  while (!c.atEnd && !/^[,;:]$/.test(c.peek())) {
    const tag = c.takeName(c.scope.registry.foeTags);
    if (tag) found.push(tag.id);
    else if (c.peek() === 'and') c.word('and');
    else {
      c.name('kind of foe', c.scope.registry.foeTags);
      c.word('a kind of foe');
    }
  }
  return found;
}

function clause(c: Cursor): Clauses {
  if (c.take('fame')) return { fame: amount(c) };
  if (c.take('from behind')) return { behind: true };
  if (c.take('only')) return { only: who(c) };
  if (c.take('tame')) return { tame: c.name('mount', c.scope.registry.mounts) };
  if (c.take('help')) return { help: amount(c) };
  const word = c.oneOf('clause', ['fame', 'from', 'only', 'night', 'surprise', 'tame', 'help', ...Scenery.options]);
  if (word === 'night') return { night: true };
  if (word === 'surprise') return { surprise: true };
  const place = Scenery.safeParse(word);
  return place.success ? { place: place.data } : {};
}
