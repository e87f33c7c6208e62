import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { Caught, rest, silentBot, type Line, type RawInteraction } from './raw.js';

let sandbox: Sandbox;
let line: Line;
let ada: Player;
let now = Date.now();
const caught = new Caught();

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now, onPayload: caught.onPayload });
  line = await silentBot(sandbox);
  ada = new Player(sandbox.url, 'Ada');
  await rest(sandbox, 'PUT', `/applications/${sandbox.applicationId}/commands`, [
    { name: 'ping', description: 'Answers' },
  ]);
});

afterAll(async () => {
  line.hangUp();
  await sandbox.close();
});

const callback = (to: RawInteraction, body: object, query = '') =>
  rest(sandbox, 'POST', `/interactions/${to.id}/${to.token}/callback${query}`, body);
const webhook = (to: RawInteraction) => `/webhooks/${sandbox.applicationId}/${to.token}`;

async function asked() {
  const outcome = ada.command('ping');
  return { outcome, interaction: await caught.next() };
}

describe('an interaction', () => {
  it('may be answered at 3 s, and not after (10062); the player is told', async () => {
    const first = await asked();
    now += 3000;
    expect((await callback(first.interaction, { type: 4, data: { content: 'Just in time' } })).status).toBe(204);
    expect(await first.outcome).toMatchObject({ kind: 'reply' });
    const second = await asked();
    now += 3001;
    expect(await callback(second.interaction, { type: 4, data: { content: 'Late' } })).toMatchObject({
      status: 404,
      body: { code: 10062, message: 'Unknown interaction' },
    });
    expect(await second.outcome).toMatchObject({
      kind: 'failure',
      reason: 'no-answer',
      text: 'The application did not respond',
    });
  });

  it('fails for the player when nobody answers', async () => {
    const { outcome } = await asked();
    now += 3001;
    expect(sandbox.control.expire()).toBe(1);
    expect(await outcome).toMatchObject({ kind: 'failure', reason: 'no-answer' });
  });

  it('is answered once (40060)', async () => {
    const { interaction } = await asked();
    await callback(interaction, { type: 5 });
    expect(await callback(interaction, { type: 4, data: { content: 'Again' } })).toMatchObject({
      status: 400,
      body: { code: 40060 },
    });
  });

  it('is not changed by a refused answer: a good one may follow', async () => {
    const { interaction, outcome } = await asked();
    expect((await callback(interaction, { type: 4, data: {} })).body.code).toBe(50006);
    expect((await callback(interaction, { type: 4, data: { content: 'x'.repeat(2001) } })).body.code).toBe(50035);
    expect((await callback(interaction, { type: 4, data: { content: 'Good' } })).status).toBe(204);
    expect(await outcome).toMatchObject({ kind: 'reply', message: { content: 'Good' } });
  });

  it('is known by its own token only (10062)', async () => {
    const { interaction } = await asked();
    expect((await callback({ ...interaction, token: 'other' }, { type: 5 })).body.code).toBe(10062);
  });

  it('tells what became of the answer when asked with_response', async () => {
    const { interaction } = await asked();
    const { body } = await callback(interaction, { type: 5, data: { flags: 64 } }, '?with_response=true');
    expect(body).toMatchObject({
      interaction: { id: interaction.id, response_message_loading: true, response_message_ephemeral: true },
      resource: { message: { flags: 64 + 128 } },
    });
  });
});

describe("an interaction's token", () => {
  it('edits and follows up for 15 minutes, and not after (50027)', async () => {
    const { interaction } = await asked();
    await callback(interaction, { type: 4, data: { content: 'First' } });
    now += 15 * 60_000;
    expect(
      (await rest(sandbox, 'PATCH', `${webhook(interaction)}/messages/%40original`, { content: 'Second' })).body,
    ).toMatchObject({ content: 'Second' });
    now += 1;
    const late = { status: 401, body: { code: 50027 } };
    expect(
      await rest(sandbox, 'PATCH', `${webhook(interaction)}/messages/@original`, { content: 'Third' }),
    ).toMatchObject(late);
    expect(await rest(sandbox, 'POST', webhook(interaction), { content: 'More' })).toMatchObject(late);
  });

  it('opens nothing before the first answer, nor if it is made up (10015)', async () => {
    const { interaction } = await asked();
    expect((await rest(sandbox, 'POST', webhook(interaction), { content: 'Early' })).body.code).toBe(10015);
    expect((await rest(sandbox, 'POST', webhook({ ...interaction, token: 'none' }), { content: 'Hi' })).body.code).toBe(
      10015,
    );
  });

  it('fills a deferral in with the first follow-up, whose own privacy is ignored', async () => {
    const { interaction, outcome } = await asked();
    await callback(interaction, { type: 5 });
    const filled = await rest(sandbox, 'POST', webhook(interaction), { content: 'Filled', flags: 64 });
    const original = await rest(sandbox, 'GET', `${webhook(interaction)}/messages/@original`);
    expect(filled.body['id']).toBe(original.body['id']);
    expect(original.body).toMatchObject({ content: 'Filled', flags: 0 });
    expect(await outcome).toMatchObject({ kind: 'reply' });
    const more = await rest(sandbox, 'POST', webhook(interaction), { content: 'More', flags: 64 });
    expect(more.body).toMatchObject({ flags: 64 });
    expect(more.body['id']).not.toBe(filled.body['id']);
  });

  it('deletes what it made, and touches nothing else (10008)', async () => {
    const [first, second] = [await asked(), await asked()];
    for (const { interaction } of [first, second]) await callback(interaction, { type: 4, data: { content: 'Mine' } });
    const { body } = await rest(sandbox, 'GET', `${webhook(second.interaction)}/messages/@original`);
    const path = (token: RawInteraction) => `${webhook(token)}/messages/${String(body['id'])}`;
    expect((await rest(sandbox, 'DELETE', path(first.interaction))).body.code).toBe(10008);
    expect((await rest(sandbox, 'DELETE', path(second.interaction))).status).toBe(204);
    expect((await rest(sandbox, 'GET', path(second.interaction))).body.code).toBe(10008);
  });
});

describe('the clock', () => {
  it('forgets a nonce after five minutes', async () => {
    const post = () =>
      rest(sandbox, 'POST', `/channels/${sandbox.channelIds[0] ?? ''}/messages`, {
        content: 'x',
        nonce: 'n',
        enforce_nonce: true,
      });
    const first = (await post()).body['id'];
    now += 4 * 60_000;
    expect((await post()).body['id']).toBe(first);
    now += 60_000;
    expect((await post()).body['id']).not.toBe(first);
  });

  it('counts the edits of messages older than an hour (30046)', async () => {
    const messages = `/channels/${sandbox.channelIds[0] ?? ''}/messages`;
    const { body } = await rest(sandbox, 'POST', messages, { content: 'Old' });
    const edit = () => rest(sandbox, 'PATCH', `${messages}/${String(body['id'])}`, { content: 'Edited' });
    sandbox.control.limitOldEdits(1);
    expect((await edit()).status).toBe(200);
    now += 3_600_001;
    expect((await edit()).status).toBe(200);
    expect(await edit()).toMatchObject({ status: 429, body: { code: 30046 } });
  });
});
