import type { Service } from '../../src/service/service.js';
import type { Store } from '../../src/store/store.js';
import { openStore } from '../../src/store/open-store.js';
import { serviceOn } from './table.js';

/** Two services with connections of their own to one server, as two processes would have them. */
export async function twoProcesses(
  url: string | undefined,
  work: (one: Service, other: Service, stores: readonly [Store, Store]) => Promise<void>,
): Promise<void> {
  const stores = await Promise.all([openStore({ url }), openStore({ url })]);
  try {
    await work(serviceOn(stores[0]), serviceOn(stores[1]), stores);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}
