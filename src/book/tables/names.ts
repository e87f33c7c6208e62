import { joinNames, namesOf } from '../names.js';
import type { Registry } from '../registry.js';
import type { Tables } from './tables.js';

/** The system's names and those of the book's own tables. The system's come first where both have one. */
export function withTables(registry: Registry, tables: Tables): Registry {
  return {
    ...registry,
    items: joinNames(registry.items, namesOf(tables.items)),
    companions: joinNames(registry.companions, namesOf(tables.companions)),
    familiars: joinNames(registry.familiars, namesOf(tables.familiars)),
    markets: joinNames(registry.markets, namesOf(tables.markets)),
  };
}
