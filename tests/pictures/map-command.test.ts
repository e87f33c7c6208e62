import { afterEach, beforeEach, expect, test } from 'vitest';
import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import type { View } from '../../src/service/service.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { goat, sitDown } from '../discord/goat.js';
import { button, buttonsOf, messageOf, openHouse, textOf, type House } from '../discord/house.js';
import { PretendService } from '../discord/pretend-service.js';
import { sizeOfPng } from './png-size.js';

/** A table where only the first seat, Ada's, leads a group. */
class TableWithGroup extends PretendService {
  override async view(): Promise<View | undefined> {
    const view = await super.view();
    const state = view?.position.state as UltraQuestState | undefined;
    if (state)
      Object.assign(state, { phase: 'playing', seats: { s1: standardGroup('A', 's1', 'The Four', 'Ada', 'St') } });
    return view;
  }
}

let house: House;

beforeEach(async () => {
  house = await openHouse(new TableWithGroup(goat));
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

async function widthOf(message: APIMessage): Promise<number> {
  const [file] = message.attachments;
  return sizeOfPng(Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer())).width;
}

test('/map shows the land around the asking player’s group alone, and the whole world one press further', async () => {
  await sitDown(house);
  const ada = house.player('Ada');
  const shown = messageOf(await ada.command('map'));
  expect((shown.flags ?? 0) & MessageFlags.Ephemeral).toBe(MessageFlags.Ephemeral);
  const [file] = shown.attachments;
  expect(file?.filename).toMatch(/^ultimor-near-[0-9a-f]+\.png$/);
  expect(file?.description).toContain('The Four in Traumburg');
  expect(await widthOf(shown)).toBe(1000);

  const whole = messageOf(await ada.press(shown.id, button(shown, 'The whole world')));
  expect(whole.id).toBe(shown.id);
  expect(whole.attachments[0]?.description).toContain('Map of Ultimor');
  expect(await widthOf(whole)).toBe(1200);
  const near = messageOf(await ada.press(whole.id, button(whole, 'Around my group')));
  expect(near.attachments[0]?.filename).toBe(file?.filename);
});

test('/map shows the whole board to whoever has no group on it', async () => {
  await sitDown(house);
  const shown = messageOf(await house.player('Bea').command('map'));
  expect(shown.attachments[0]?.description).toContain('Map of Ultimor');
  expect(buttonsOf(shown)).toEqual([]);
});

test('/map share shows the whole board to the table', async () => {
  await sitDown(house);
  const shown = messageOf(await house.player('Ada').command('map', { share: true }));
  expect((shown.flags ?? 0) & MessageFlags.Ephemeral).toBeFalsy();
  expect(shown.attachments.map(({ description }) => description?.includes('Map of Ultimor'))).toEqual([true]);
});

test('/map where nobody plays says so', async () => {
  expect(textOf(messageOf(await house.player('Ada').command('map')))).toContain('/campaign new');
});
