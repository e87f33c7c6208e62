import type { UltraQuestOp } from '../../../book/contract/op.js';
import { refuse } from '../../../engine/words.js';
import { most, tellAmount } from '../amounts.js';
import type { BookOfEvents } from '../book-of-events.js';
import { companionsOf, sendAway } from '../companions.js';
import { wareOf, nameOf, mountName } from '../equipment/items.js';
import { changeFame, changeHonor } from '../fame.js';
import { rollsDice } from '../hand-on-dice.js';
import { totalGold } from '../gold.js';
import { freeLegend } from '../legendary.js';
import { lineAt } from '../sheet/lines.js';
import { removeItem } from '../sheet/carry.js';
import { handLineWith, robInjured, robLine, takeLine } from '../robbery.js';
import type { Adventurer } from '../state.js';
import type { Rule, Tale } from '../tale.js';
import { loseBodies, shareOut } from '../turn/burial.js';
import { changeGold, whyNotPay } from '../wealth.js';
import { bind, choose, groupOf } from '../who.js';
import { findThing, gainThing, thingName } from '../things.js';
import { findTreasure } from '../treasures.js';
import { branch, NEXT, plainRule, pressToRoll, rule } from './rule.js';

type OpOf<N extends UltraQuestOp['op']> = Extract<UltraQuestOp, { op: N }>;

function keep(t: Tale, name: string | undefined, value: number | string): void {
  if (name !== undefined) t.locals[name] = value;
}

/** UQ-TRE-01: the reader rolls, the player credits. */
const gold = plainRule<OpOf<'gold'>>((op, t) => {
  const applied = changeGold(t, tellAmount(t, op.amount, op.as ?? 'gold'));
  keep(t, op.as, Math.abs(applied));
});

const PARTS = { all: 1, half: 2, third: 3, quarter: 4, tenth: 10 } as const;

/** UQ-DICE-09: fractions of Gold are rounded down. */
const tithe = plainRule<OpOf<'tithe'>>((op, t) => {
  const due = Math.floor(totalGold(groupOf(t)) / PARTS[op.part]);
  keep(t, op.as, Math.abs(changeGold(t, -due)));
});

const pay = plainRule<OpOf<'pay'>>(
  (op, t) => {
    const price = Math.max(0, tellAmount(t, op.amount, op.as ?? 'pay'));
    const unable = whyNotPay(t, price);
    keep(t, op.as, price);
    if (unable) return branch(op, 'unpaid');
    changeGold(t, -price);
    return branch(op, 'paid');
  },
  (op, t) => whyNotPay(t, most(op.amount, t.locals)),
);

/** UQ-TRE-09, UQ-TRE-10. */
const gem = plainRule<OpOf<'gem'>>((op, t) => {
  const value = Math.max(0, tellAmount(t, op.value, op.as ?? 'gem'));
  const bearer = groupOf(t).members[0];
  keep(t, op.as, value);
  if (!bearer || value === 0) return;
  bearer.gems.push(value);
  t.tell({ kind: 'item-gained', who: bearer.name, item: `gem of ${value} Gold` });
});

const fame = plainRule<OpOf<'fame'>>((op, t) => {
  const amount = tellAmount(t, op.amount, op.as ?? 'fame');
  changeFame(groupOf(t), amount, t.tell.bind(t));
  keep(t, op.as, Math.abs(amount));
});

const honor = plainRule<OpOf<'honor'>>((op, t) => {
  const amount = tellAmount(t, op.amount, op.as ?? 'honor');
  keep(t, op.as, Math.abs(changeHonor(groupOf(t), amount, t.tell.bind(t))));
});

function treasure(book: BookOfEvents): Rule {
  return rule<OpOf<'treasure'>>(2, function* (op, t) {
    yield* pressToRoll(op, t, rollsDice(op.amount, `treasure ${op.table}`));
    const found = yield* findTreasure(book, t, op.table, op.amount);
    keep(t, op.as, found?.name ?? 'nothing');
    return branch(op, found ? 'found' : 'nothing');
  });
}

function item(book: BookOfEvents): Rule {
  return rule<OpOf<'item'>>(1, function* (op, t) {
    const count = op.count ? Math.max(0, tellAmount(t, op.count, 'count')) : 1;
    const owners = op.who ? yield* choose(op.who, t) : [undefined];
    for (const owner of owners) {
      for (let i = 0; i < count; i++) gainThing(book, t, op.item, owner);
    }
    return NEXT;
  });
}

function give(book: BookOfEvents): Rule {
  return plainRule<OpOf<'give'>>(
    (op, t) => {
      const group = groupOf(t);
      const count = op.count ?? 1;
      if (findThing(group, op.item).length < count) return branch(op, 'missing');
      for (const { item: thing, owner } of findThing(group, op.item).slice(0, count)) {
        removeItem(group, thing.id);
        freeLegend(t, thing);
        t.tell({ kind: 'item-lost', who: owner?.name ?? group.name, item: nameOf(thing), why: 'given' });
      }
      return branch(op, 'given');
    },
    (op, t) =>
      findThing(groupOf(t), op.item).length < (op.count ?? 1)
        ? refuse('item-missing', { item: thingName(book, op.item), count: op.count ?? 1 }, 'UQ-EVT-02')
        : undefined,
  );
}

const loseItem = plainRule<OpOf<'lose-item'>>((op, t) => {
  const group = groupOf(t);
  const found = findThing(group, op.item)[0];
  if (!found) return branch(op, 'missing');
  removeItem(group, found.item.id);
  freeLegend(t, found.item);
  t.tell({ kind: 'item-lost', who: found.owner?.name ?? group.name, item: nameOf(found.item) });
  return branch(op, 'lost');
});

type LineName = OpOf<'lose-line'>['line'];

/** The line at hand with the best weapon or armor, which is the one that is missed. */
function bestLine(from: Adventurer, what: 'weapon' | 'armor'): number | undefined {
  const worth = (thing: { kind: string }) => {
    const ware = wareOf(thing);
    return what === 'armor' ? ware.armor : (ware.melee ?? ware.ranged);
  };
  const best = Math.max(...from.hand.map((thing) => (thing ? (worth(thing) ?? -1) : -1)));
  return best < 0 ? undefined : handLineWith(from, (thing) => worth(thing) === best);
}

function loseOne(t: Tale, from: Adventurer, line: LineName): void {
  switch (line) {
    case 'rolled':
      return void robLine(t, from, false);
    case 'weapon':
    case 'armor': {
      const number = bestLine(from, line);
      return void takeLine(t, from, number === undefined ? null : lineAt(from, number), number ?? 0);
    }
    case 'purse':
      return void takeLine(t, from, { kind: 'purse' }, 7);
    case 'saddle':
      return void takeLine(t, from, { kind: 'saddle' }, 8);
    case 'backpack':
      return void takeLine(t, from, { kind: 'backpack' }, 9);
    case 'mount':
      return loseMount(t, from);
    case 'companion':
      return loseCompanion(t, from);
  }
}

function loseMount(t: Tale, from: Adventurer): void {
  const lost = from.mount ?? from.led[0];
  if (!lost) return;
  const packed = from.mount ? from.saddle : null;
  if (from.mount) Object.assign(from, { mount: null, saddle: null });
  else from.led = from.led.slice(1);
  if (packed) {
    freeLegend(t, packed);
    t.tell({ kind: 'item-lost', who: from.name, item: nameOf(packed), why: 'gone' });
  }
  t.tell({ kind: 'mount-lost', who: from.name, mount: mountName(lost) });
}

function loseCompanion(t: Tale, from: Adventurer): void {
  const lost = companionsOf(from)[0];
  if (!lost) return;
  sendAway(from, lost);
  t.tell({ kind: 'item-lost', who: from.name, item: nameOf(lost), why: 'gone' });
}

const loseLine = rule<OpOf<'lose-line'>>(1, function* (op, t) {
  const people = yield* choose(op.who, t);
  bind(t, op.as, people);
  for (const one of people) loseOne(t, one, op.line);
  return NEXT;
});

/** Gold, gems, Fame, Honor, treasures and things: gained, paid, given, lost, inherited. */
export function wealthOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    gold,
    tithe,
    pay,
    gem,
    fame,
    honor,
    treasure: treasure(book),
    item: item(book),
    give: give(book),
    'lose-item': loseItem,
    'lose-line': loseLine,
    rob: plainRule<OpOf<'rob'>>((_, t) => {
      robInjured(t);
    }),
    inherit: plainRule<OpOf<'inherit'>>((_, t) => {
      shareOut(t);
    }),
    'body-lost': plainRule<OpOf<'body-lost'>>((_, t) => {
      loseBodies(t);
    }),
  };
}
