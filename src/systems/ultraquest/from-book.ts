import type { Book } from '../../book/book.js';
import type { CompanionRow, ItemRow, TableEffect } from '../../book/contract/tables.js';
import type { BookOfEvents, Thing } from './book-of-events.js';
import type { ThingEffect } from './state.js';

/** What a thing does, as it is kept with it. Talismans, keys and scrolls are known by their kind. */
function effectOf(effect: TableEffect): ThingEffect | undefined {
  switch (effect.kind) {
    case 'bonus':
      return { kind: 'bonus', on: effect.on, plus: effect.plus };
    case 'skill':
      return { kind: 'skill', skill: effect.skill };
    case 'reroll':
      return { kind: 'reroll', regions: [...effect.regions] };
    case 'guard': {
      const { against, uses, regions } = effect;
      return { kind: 'guard', against, ...(uses !== undefined && { uses }), ...(regions && { regions: [...regions] }) };
    }
    case 'potion':
      return { kind: 'potion', does: effect.does, plus: effect.plus };
    case 'legendary':
      return effectOf(effect.of);
    default:
      return undefined;
  }
}

function thingOf(row: ItemRow | CompanionRow): Thing {
  const { effect, name } = row;
  const made = effect.kind === 'weapon' || effect.kind === 'armor' ? effect : undefined;
  const does = effectOf(effect);
  return {
    name,
    ...(made && { base: made.base }),
    ...(made?.magic && { magic: true }),
    ...(made?.silver && { silver: true }),
    ...(made?.masterwork && { masterwork: true }),
    ...(made?.light && { light: true }),
    ...('weight' in row && row.weight && { weight: row.weight }),
    ...('price' in row && row.price !== 'none' && { price: row.price }),
    ...(does && { effect: does }),
  };
}

/** A loaded book as the rules read it. */
export function bookOfEvents(book: Book): BookOfEvents {
  return {
    isWritten: (land) => book.isWritten(land),
    introduction: (land) => book.introduction(land),
    title: (event) => book.title(event),
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
