import type { Fact } from './fact.js';
import type { Library } from './script.js';
import type { System, TableState } from './system.js';

/** The library with the system's procedures in it, pinned by their revision like events by their hash. */
export function withProcedures<S extends TableState, F extends Fact>(library: Library, system: System<S, F>): Library {
  const procedure = (id: string) => system.procedures[id];
  return {
    pinned: (id, hash) => {
      const own = procedure(id);
      return own ? (own.hash === hash ? own : undefined) : library.pinned(id, hash);
    },
    current: (id) => procedure(id) ?? library.current(id),
    event: (table, number) => library.event(table, number),
  };
}
