import type { Service } from '../../src/service/service.js';
import type { Store } from '../../src/store/store.js';
import { openStore } from '../../src/store/open-store.js';
import { serviceOn } from './table.js';

/** When everything happens that two processes do. */
export const NOW = new Date('2030-01-01T12:00:00Z');

const STANDING = { clock: () => NOW };

/** Two services with connections of their own to one server, as two processes would have them. */
export async function twoProcesses(
  url: string | undefined,
  work: (one: Service, other: Service, stores: readonly [Store, Store]) => Promise<void>,
): Promise<void> {
  const stores = await Promise.all([openStore({ url }), openStore({ url })]);
  try {
    await work(serviceOn(stores[0], STANDING), serviceOn(stores[1], STANDING), stores);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}
