import { afterEach, beforeEach, expect, test } from 'vitest';
import { ComponentType } from 'discord-api-types/v10';
import type { View } from '../../src/service/service.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { goat, sitDown } from '../discord/goat.js';
import { button, buttonsOf, messageOf, nodes, openHouse, textOf, type House } from '../discord/house.js';
import { PretendService } from '../discord/pretend-service.js';

/** A table where the first seat leads a group. */
class TableWithGroup extends PretendService {
  override async view(): Promise<View | undefined> {
    const view = await super.view();
    const state = view?.position.state as UltraQuestState | undefined;
    if (state) state.seats = { s1: standardGroup('A', 's1', 'The Four', 'Ada', 'St') };
    return view;
  }
}

const BACK = 'Back to the group sheet';

let house: House;

beforeEach(async () => {
  house = await openHouse(new TableWithGroup(goat));
  await sitDown(house);
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

test.each([
  ['group show', 'Sheet of The Four, led by Ada'],
  ['sheet', 'Sheet of Brun'],
])('/%s shows the printed sheet above its words', async (command, alt) => {
  const shown = messageOf(await house.player('Ada').command(command));
  expect(shown.attachments.map(({ description }) => description).join()).toContain(alt);
  expect(nodes(shown)[0]?.type).toBe(ComponentType.MediaGallery);
  expect(textOf(shown)).toContain('ME');
});

test('a sheet leads to the others and to the group, in its place', async () => {
  const ada = house.player('Ada');
  const shown = messageOf(await ada.command('sheet'));
  expect(buttonsOf(shown).map(({ label }) => label)).toEqual(['Anselm', 'Ilwen', 'Mirl', 'Group sheet']);
  const turned = await ada.press(shown.id, button(shown, 'Mirl'));
  expect(turned.kind).toBe('update');
  const mirl = messageOf(turned);
  expect(mirl.attachments.map(({ description }) => description).join()).toContain('Sheet of Mirl');
  const group = messageOf(await ada.press(mirl.id, button(mirl, 'Group sheet')));
  expect(group.attachments.map(({ description }) => description).join()).toContain('Sheet of The Four');
  expect(buttonsOf(group).map(({ label }) => label)).toEqual(['Brun', 'Anselm', 'Ilwen', 'Mirl']);
});

test('sheets that are opened from the group’s lead back to it, from each of them', async () => {
  const ada = house.player('Ada');
  const group = messageOf(await ada.command('group show'));
  const mirl = messageOf(await ada.press(group.id, button(group, 'Mirl')));
  expect(buttonsOf(mirl).map(({ label }) => label)).toEqual(['Brun', 'Anselm', 'Ilwen', BACK]);
  const brun = messageOf(await ada.press(mirl.id, button(mirl, 'Brun')));
  const back = messageOf(await ada.press(brun.id, button(brun, BACK)));
  expect([back.id, textOf(back)]).toEqual([group.id, textOf(group)]);
});

test('picture and words name the same home lands (UQ-HOME-03)', async () => {
  const shown = messageOf(await house.player('Ada').command('sheet', { adventurer: 'Ilwen' }));
  const alt = shown.attachments.map(({ description }) => description).join();
  const lands = /At home in:\*\* (.*)/.exec(textOf(shown))?.[1];
  expect(lands).toBe('Meadows, Fields, Forest');
  expect(alt).toContain(`At home in ${lands}.`);
});

test('/group show without a group says so', async () => {
  const shown = messageOf(await house.player('Bea').command('group show'));
  expect(textOf(shown)).toContain('You have no group yet.');
  expect(shown.attachments).toEqual([]);
});
