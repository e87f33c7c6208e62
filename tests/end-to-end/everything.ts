import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRulebooks } from '../../src/rulebooks.js';
import { createService } from '../../src/service/create-service.js';
import type { Service } from '../../src/service/service.js';
import { openStore } from '../../src/store/open-store.js';
import { openHouse, type House } from '../discord/house.js';

/** The whole product with nothing replaced: store, rulebooks, service, bot and a Discord of our own. */
export interface Everything {
  readonly house: House;
  readonly service: Service;
  close(): Promise<void>;
}

export async function openEverything(): Promise<Everything> {
  const folder = await mkdtemp(join(tmpdir(), 'vorleser-'));
  const [store, rulebooks] = await Promise.all([openStore({ folder }), openRulebooks()]);
  const service = createService({ store, ...rulebooks });
  const house = await openHouse(service);
  return {
    ...{ house, service },
    close: async () => {
      await house.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
