import type { Book } from '../../book/book.js';
import type { CompanionRow, ItemRow, TableEffect } from '../../book/contract/tables.js';
import type { BookOfEvents, Thing } from './book-of-events.js';
import type { ThingEffect } from './state.js';

/** The rules' view of the Book of Events and its tables. */
export function readBook(book: Book): BookOfEvents {
  let recalled: ReadonlySet<string> | undefined;
  return {
    isWritten: (land) => book.isWritten(land),
    introduction: (land) => book.introduction(land),
    title: (event) => book.title(event),
    isRecalled: (event) => (recalled ??= recalledIn(book)).has(event),
    thing: (id) => {
      const row = book.item(id) ?? book.companion(id);
      return row && thingOf(row);
    },
    treasure: (table, row) => book.treasure(table, row),
    treasureRows: (table) => book.treasureRows(table),
    recruit: (land, face) => book.recruit(land, face),
    market: (name) => book.market(name),
  };
}

/** Every event that a condition `seen` asks for, wherever it stands in an op. */
function recalledIn(book: Book): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(book.compiled.scripts, (_, value: unknown) => {
    if (isSeen(value)) found.add(value.event);
    return value;
  });
  return found;
}

function isSeen(value: unknown): value is { event: string } {
  return typeof value === 'object' && value !== null && 'if' in value && value.if === 'seen';
}

/** A legendary treasure does what it does like any other thing. */
function plain(effect: TableEffect): Exclude<TableEffect, { kind: 'legendary' }> {
  return effect.kind === 'legendary' ? effect.of : effect;
}

function thingOf(row: ItemRow | CompanionRow): Thing {
  const effect = plain(row.effect);
  const does = ruleEffect(effect);
  return {
    name: row.name,
    ...('price' in row && row.price !== 'none' && { price: row.price }),
    ...('weight' in row && { weight: row.weight }),
    ...(row.text !== undefined && { text: row.text }),
    ...((effect.kind === 'weapon' || effect.kind === 'armor') && makeOf(effect)),
    ...(does && { effect: does }),
  };
}

function makeOf({ kind: _, ...make }: Extract<TableEffect, { kind: 'weapon' | 'armor' }>): Partial<Thing> {
  return make;
}

/** Talismans, keys, scrolls and keepsakes are told by what they are; only the others carry an effect. */
function ruleEffect(effect: ReturnType<typeof plain>): ThingEffect | undefined {
  switch (effect.kind) {
    case 'bonus':
    case 'skill':
      return effect;
    case 'potion':
      return { kind: 'potion', does: effect.does, plus: effect.plus };
    case 'reroll':
      return { kind: 'reroll', regions: effect.regions };
    case 'guard':
      return effect;
    default:
      return undefined;
  }
}
