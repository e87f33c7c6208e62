import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library, Op } from '../../src/engine/script.js';
import { questsOf } from '../../src/narrator/ultraquest/quests.js';
import type { View } from '../../src/service/service.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { goat, sitDown } from './goat.js';
import { button, buttonsOf, lastPage, messageOf, openHouse, textOf, type House } from './house.js';
import { PretendService } from './pretend-service.js';

/** A table where the first seat stands in the Meadows, with three things noted. */
class TableWithQuests extends PretendService {
  override async view(): Promise<View | undefined> {
    const view = await super.view();
    const state = view?.position.state as UltraQuestState | undefined;
    if (state) {
      const group = standardGroup('A', 's1', 'The Four', 'Ada', 'Wi');
      group.quests = [{ event: 'Wi#the-debt' }, { event: 'Vu#the-ring' }, { event: 'GV', dungeon: true, place: 'Wa' }];
      group.found = { dungeon: 'SV', place: 'Wi' };
      state.seats = { s1: group };
    }
    return view;
  }
}

let house: House;
let service: TableWithQuests;

beforeEach(async () => {
  service = new TableWithQuests(goat);
  house = await openHouse(service);
  await sitDown(house);
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  expect(house.log).toEqual([]);
  await house.close();
});

test('/quests lists what is noted and where it waits, and offers to go where the group stands', async () => {
  const shown = messageOf(await house.player('Ada').command('quests'));
  expect(textOf(shown)).toMatch(/the debt[^]*Meadows[^]*the ring[^]*Volcano[^]*entrance is in the Forest/);
  expect(buttonsOf(shown).filter(({ label }) => label?.startsWith('Go to it'))).toHaveLength(2);
  expect(textOf(shown)).toContain('You have found its entrance in the Meadows');
  expect(buttonsOf(shown).filter(({ label }) => label?.startsWith('Strike off'))).toHaveLength(3);
});

test('the page of a turn says what waits where the group stands, and a press goes there (UQ-QUEST-03)', async () => {
  const ada = house.player('Ada');
  const page = await lastPage(house, ada);
  expect(textOf(page)).toMatch(/Your quest waits here: the debt\.[^]*<@\d+>: your turn/);
  expect(buttonsOf(page).filter(({ label }) => label?.startsWith('Go to it'))).toHaveLength(2);
  await ada.press(page.id, button(page, 'Go to it: Meadows: the debt'));
  await house.bot.idle();
  expect(service.acted.at(-1)?.intent).toEqual({ kind: 'claim', quest: 'Wi#the-debt' });
});

test('a quest says the Fame that its own text promises (UQ-QUEST-04)', () => {
  const group = standardGroup('A', 's1', 'The Four', 'Ada', 'Wi');
  group.quests = [{ event: 'Wi#the-debt' }, { event: 'Wi#the-goat' }];
  const ends = (...fames: number[]) => ({
    op: 'decide',
    branches: fames.map((fame) => ({ on: String(fame), do: [{ op: 'success', ...(fame > 1 && { fame }) }] })),
  });
  const texts: Record<string, Op> = { 'Wi#the-debt': ends(2, 2), 'Wi#the-goat': ends(1, 3) };
  const library = { current: (id: string) => ({ id, hash: '', parts: { '': [texts[id]] } }) } as unknown as Library;
  const noted = questsOf({ seats: { s1: group } } as unknown as UltraQuestState, 's1', library);
  expect(noted.map(({ says }) => /brings (.*) Fame,/.exec(says)?.[1])).toEqual(['2', '1 to 3']);
});

test('a quest that is under way is on the list, and can be neither taken up nor struck off (UQ-QUEST-04)', () => {
  const group = standardGroup('A', 's1', 'The Four', 'Ada', 'Wi');
  const scene = { region: 'Wi', event: 'Wi#the-debt', number: null, flags: [], graves: 0, fought: false, locked: true };
  group.scene = { ...scene, region: 'Wi', quest: 'Wi#the-debt' };
  const [now, ...others] = questsOf({ seats: { s1: group } } as unknown as UltraQuestState, 's1');
  expect(now).toMatchObject({ label: 'Meadows: the debt', here: false });
  expect(now?.says).toMatch(/^Under way:[^]*brings 1 Fame/);
  expect([now?.cost, others]).toEqual([undefined, []]);
});

test('going to it is the claim of a turn', async () => {
  const ada = house.player('Ada');
  const shown = messageOf(await ada.command('quests'));
  await ada.press(shown.id, button(shown, 'Go to it: Meadows: the debt'));
  await house.bot.idle();
  expect(service.acted.at(-1)?.intent).toEqual({ kind: 'claim', quest: 'Wi#the-debt' });
});

test('what striking off costs is said first, and it can be kept (UQ-QUEST-06, UQ-QUEST-08)', async () => {
  const ada = house.player('Ada');
  const shown = messageOf(await ada.command('quests'));
  const asked = messageOf(await ada.press(shown.id, button(shown, 'Strike off: Volcano: the ring')));
  expect(textOf(asked)).toContain('costs 1 Honor');
  const before = service.acted.length;
  const kept = messageOf(await ada.press(asked.id, button(asked, 'Keep it')));
  expect(service.acted).toHaveLength(before);
  const dungeon = buttonsOf(kept).find(({ label }) => label?.startsWith('Strike off: ('));
  const again = messageOf(await ada.press(kept.id, dungeon?.custom_id ?? ''));
  expect(textOf(again)).toContain('costs nothing');
  await ada.press(again.id, button(again, 'Strike it off'));
  await house.bot.idle();
  expect(service.acted.at(-1)?.intent).toEqual({ kind: 'drop-quest', quest: 'GV' });
});
