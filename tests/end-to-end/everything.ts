import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openRulebooks } from '../../src/rulebooks.js';
import { createService } from '../../src/service/create-service.js';
import type { Service } from '../../src/service/service.js';
import { openStore } from '../../src/store/open-store.js';
import { template } from '../stores.js';
import { openHouse, type House } from '../discord/house.js';

/** The whole product with nothing replaced: store, rulebooks, service, bot and a Discord of our own. */
export interface Everything {
  readonly house: House;
  readonly service: Service;
  close(): Promise<void>;
}

/** What a test may have its own way: another book, dice that fall the same each time. */
export interface Changes {
  readonly rulebooks?: Awaited<ReturnType<typeof openRulebooks>>;
  readonly newSeed?: () => string;
  readonly around?: (service: Service) => Service;
}

export async function openEverything({ around = same, newSeed, ...given }: Changes = {}): Promise<Everything> {
  const folder = await mkdtemp(join(tmpdir(), 'vorleser-'));
  cpSync(await template(), folder, { recursive: true });
  const book = join(inject('shared'), 'book');
  const [store, rulebooks] = await Promise.all([openStore({ folder }), given.rulebooks ?? openRulebooks(book)]);
  const service = around(createService({ store, ...rulebooks, ...(newSeed && { newSeed }) }));
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

const same = (service: Service): Service => service;
