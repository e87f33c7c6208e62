import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, buttonsOf, lastPage, messageOf, nodes, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;

beforeAll(async () => {
  all = await openEverything();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  expect(all.house.log).toEqual([]);
  await all.close();
});

/** A page for everybody says for whom of them its button is. */
const OTHERS = 'For other players: join here';

const labels = (message: Pick<APIMessage, 'components'>) => buttonsOf(message).map(({ label }) => label);

async function standing({ id }: APIMessage): Promise<APIMessage> {
  await all.house.bot.idle();
  const found = (await all.house.player('Ada').messages()).find((message) => message.id === id);
  if (!found) throw new Error(`no message ${id}`);
  return found;
}

test('whoever comes to a table sees what is played for, and looks at the groups before joining', async () => {
  const [ada, bea] = [all.house.player('Ada'), all.house.player('Bea')];
  const founded = messageOf(await ada.command('campaign new', { name: 'The Long Way Round', goal: 'honor-25' }));
  expect(textOf(founded)).toContain('**25 Honor** wins. Honor is how well');
  const looked = await ada.press(founded.id, button(founded, 'Look at the groups'));
  expect(looked.kind).toBe('private');
  const shown = messageOf(looked);
  expect(nodes(shown).map(({ type }) => type)).toContain(ComponentType.MediaGallery);
  expect(textOf(shown)).toMatch(/Group A[^]*Anselm[^]*club[^]*Healing: heals/);
  const other = messageOf(await ada.press(shown.id, button(shown, 'Look at group B')));
  expect(textOf(other)).toMatch(/Group B[^]*Sanne/);
  expect(labels(other)).toEqual(['Join with group B', 'Look at group A']);
  await ada.press(other.id, button(other, 'Join with group B'));
  const joined = await standing(other);
  expect([textOf(joined), labels(joined), joined.attachments]).toEqual([
    'You have joined with group B. Go on below.',
    [],
    [],
  ]);
  expect(labels(await standing(founded))).toEqual([]);
  const seated = await lastPage(all.house, ada);
  expect(labels(seated)).toEqual(['Begin', OTHERS]);
  expect(textOf(messageOf(await ada.press(seated.id, button(seated, OTHERS))))).toMatch(
    /You sit at this table already[^]*press \*\*Begin\*\*/,
  );
  const which = messageOf(await bea.press(seated.id, button(seated, OTHERS)));
  expect(textOf(which)).toMatch(/Group A\*\*, with somebody who heals/);
  // A look takes the place of the choice, and leads back to it: nothing is left there to join with a second time.
  const look = messageOf(await bea.press(which.id, button(which, 'Look at the groups')));
  const b = messageOf(await bea.press(look.id, button(look, 'Look at group B')));
  expect(labels(b)).toEqual(['Join with group B', 'Look at group A', 'Back']);
  const back = messageOf(await bea.press(b.id, button(b, 'Back')));
  expect([look.id, back.id, textOf(back)]).toEqual([which.id, which.id, textOf(which)]);
  await bea.press(back.id, button(back, 'Join with group A'));
  expect(labels(await standing(seated))).toEqual([]);
});

test('a page that offers seats stays while somebody makes up a group, and goes when play begins', async () => {
  const [ada, cleo] = [all.house.player('Ada'), all.house.player('Cleo')];
  const gathered = await lastPage(all.house, ada);
  const which = messageOf(await cleo.press(gathered.id, button(gathered, OTHERS)));
  await cleo.press(which.id, button(which, 'Create your own'));
  const gone = (await cleo.messages()).find(({ id }) => id === which.id);
  expect(gone && [textOf(gone), labels(gone)]).toEqual(['You make up a group of your own. Go on below.', []]);
  expect(labels(await standing(gathered))).toContain('Begin');
  await ada.command('campaign begin');
  expect(labels(await standing(gathered))).toEqual([]);
});
