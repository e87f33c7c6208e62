import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { Caught, rest, silentBot, type Line } from './raw.js';

let sandbox: Sandbox;
let line: Line;
let ada: Player;
const caught = new Caught();

beforeAll(async () => {
  sandbox = await startSandbox({ onPayload: caught.onPayload });
  sandbox.control.limitRate(10_000, 1000);
  line = await silentBot(sandbox);
  ada = new Player(sandbox.url, 'Ada');
  await rest(sandbox, 'PUT', commandsPath(), [{ name: 'ping', description: 'Answers' }]);
});

afterAll(async () => {
  line.hangUp();
  await sandbox.close();
});

const commandsPath = () => `/applications/${sandbox.applicationId}/commands`;
const messagesPath = () => `/channels/${sandbox.channelIds[0] ?? ''}/messages`;
const V2 = 32768;

/** Codes of an error body, by place: `{ 'components.0.type': 'UNION_TYPE_CHOICES' }` */
function codes(node: unknown, path = ''): Record<string, string> {
  const entries = Object.entries(node ?? {}) as [string, unknown][];
  return Object.assign(
    {},
    ...entries.map(([key, value]) =>
      key === '_errors'
        ? { [path]: (value as { code: string }[])[0]?.code }
        : codes(value, path === '' ? key : `${path}.${key}`),
    ),
  ) as Record<string, string>;
}

const text = (content: string) => ({ type: 10, content });
const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...more });
const buttons = (count: number) => Array.from({ length: count }, (_, index) => button({ custom_id: `b${index}` }));
const row = (...components: object[]) => ({ type: 1, components });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(button({ custom_id: `r${index}` })));
const option = (value: string) => ({ label: value, value });
const select = (more: object = {}) => ({ type: 3, custom_id: 'pick', options: [option('a'), option('b')], ...more });
const options = (count: number) => Array.from({ length: count }, (_, index) => option(`o${index}`));
const embed = (more: object) => ({ embeds: [{ title: 'T', ...more }] });
const v2 = (...components: object[]) => ({ flags: V2, components });
const x = (length: number) => 'x'.repeat(length);

describe('a message is refused (50035)', () => {
  it.each<[string, object, string, string]>([
    ['content of 2001', { content: x(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
    ['a nonce of 26', { content: 'a', nonce: x(26) }, 'nonce', 'BASE_TYPE_MAX_LENGTH'],
    ['11 embeds', { embeds: Array.from({ length: 11 }, () => ({ title: 'T' })) }, 'embeds', 'BASE_TYPE_BAD_LENGTH'],
    ['an embed title of 257', embed({ title: x(257) }), 'embeds.0.title', 'BASE_TYPE_MAX_LENGTH'],
    ['an embed description of 4097', embed({ description: x(4097) }), 'embeds.0.description', 'BASE_TYPE_MAX_LENGTH'],
    ['an embed footer of 2049', embed({ footer: { text: x(2049) } }), 'embeds.0.footer.text', 'BASE_TYPE_MAX_LENGTH'],
    [
      '26 embed fields',
      embed({ fields: Array.from({ length: 26 }, () => ({ name: 'a', value: 'b' })) }),
      'embeds.0.fields',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an embed field value of 1025',
      embed({ fields: [{ name: 'a', value: x(1025) }] }),
      'embeds.0.fields.0.value',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      '6001 characters of embeds',
      { embeds: [{ description: x(4000) }, { description: x(2001) }] },
      'embeds',
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['a V2 component without the flag', { components: [text('Hi')] }, 'components.0.type', 'UNION_TYPE_CHOICES'],
    [
      'content with the V2 flag',
      { content: 'Hi', ...v2(text('Hi')) },
      'content',
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'embeds with the V2 flag',
      { embeds: [{ title: 'T' }], ...v2(text('Hi')) },
      'embeds',
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    ['6 rows', { content: 'a', components: rows(6) }, 'components', 'BASE_TYPE_BAD_LENGTH'],
    [
      '6 buttons in a row',
      { content: 'a', components: [row(...buttons(6))] },
      'components.0.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a button beside a menu',
      { content: 'a', components: [row(button(), select())] },
      'components.0.components',
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['an empty row', { content: 'a', components: [row()] }, 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
    [
      'a custom_id twice',
      { content: 'a', components: [row(button()), row(button())] },
      'components.1.components.0.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a button without custom_id',
      { content: 'a', components: [row(button({ custom_id: undefined }))] },
      'components.0.components.0.custom_id',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a custom_id of 101',
      { content: 'a', components: [row(button({ custom_id: x(101) }))] },
      'components.0.components.0.custom_id',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label of 81',
      { content: 'a', components: [row(button({ label: x(81) }))] },
      'components.0.components.0.label',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button without a face',
      { content: 'a', components: [row(button({ label: undefined }))] },
      'components.0.components.0.label',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a link with a custom_id',
      { content: 'a', components: [row(button({ style: 5, url: 'https://example.org' }))] },
      'components.0.components.0',
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    [
      'an unknown button style',
      { content: 'a', components: [row(button({ style: 9 }))] },
      'components.0.components.0.style',
      'BASE_TYPE_CHOICES',
    ],
    [
      '26 options',
      { content: 'a', components: [row(select({ options: options(26) }))] },
      'components.0.components.0.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option label of 101',
      { content: 'a', components: [row(select({ options: [{ label: x(101), value: 'a' }] }))] },
      'components.0.components.0.options.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option twice',
      { content: 'a', components: [row(select({ options: [option('a'), option('a')] }))] },
      'components.0.components.0.options.1.value',
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a placeholder of 151',
      { content: 'a', components: [row(select({ placeholder: x(151) }))] },
      'components.0.components.0.placeholder',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'more choices than options',
      { content: 'a', components: [row(select({ max_values: 3 }))] },
      'components.0.components.0.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      '41 components',
      v2({ type: 17, components: Array.from({ length: 40 }, () => text('a')) }),
      'components',
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4001 characters of text',
      v2(text(x(2000)), text(x(2001))),
      'components',
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    ['an empty text', v2(text('')), 'components.0.content', 'BASE_TYPE_REQUIRED'],
    [
      'a section without accessory',
      v2({ type: 9, components: [text('a')] }),
      'components.0.accessory',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a section of 4 texts',
      v2({ type: 9, components: ['a', 'b', 'c', 'd'].map(text), accessory: button() }),
      'components.0.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a container in a container',
      v2({ type: 17, components: [{ type: 17, components: [text('a')] }] }),
      'components.0.components.0.type',
      'UNION_TYPE_CHOICES',
    ],
    ['a bare button', v2(button()), 'components.0.type', 'UNION_TYPE_CHOICES'],
    [
      '11 pictures',
      v2({ type: 12, items: Array.from({ length: 11 }, () => ({ media: { url: 'https://example.org/a.png' } })) }),
      'components.0.items',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a picture that was not sent',
      v2({ type: 12, items: [{ media: { url: 'attachment://none.png' } }] }),
      'components',
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'a number of a component twice',
      v2({ ...text('a'), id: 7 }, { ...text('b'), id: 7 }),
      'components.1.id',
      'COMPONENT_ID_DUPLICATED',
    ],
    [
      'users named twice in allowed_mentions',
      { content: 'a', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'allowed_mentions',
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    [
      'a reply to nothing',
      { content: 'a', message_reference: { message_id: '1' } },
      'message_reference',
      'REPLIES_UNKNOWN_MESSAGE',
    ],
  ])('for %s', async (_, body, place, code) => {
    const answer = await rest(sandbox, 'POST', messagesPath(), body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    expect(codes(answer.body.errors)[place]).toBe(code);
  });

  it.each([
    ['40 components', v2({ type: 17, components: Array.from({ length: 39 }, () => text('a')) })],
    ['4000 characters of text', v2(text(x(4000)))],
    [
      '5 rows of 5 buttons',
      {
        content: 'a',
        components: Array.from({ length: 5 }, (_, r) =>
          row(...buttons(5).map((b) => ({ ...b, custom_id: `${r}${b.custom_id}` }))),
        ),
      },
    ],
    ['content of 2000', { content: x(2000) }],
    ['a custom_id of 100', { content: 'a', components: [row(button({ custom_id: x(100) }))] }],
    ['a label of 80', { content: 'a', components: [row(button({ label: x(80) }))] }],
    ['6000 characters of embeds', { embeds: [{ description: x(4000) }, { description: x(2000) }] }],
  ])('but not for %s', async (_, body) => {
    expect((await rest(sandbox, 'POST', messagesPath(), body)).status).toBe(200);
  });

  it.each([{}, { content: '' }, { content: ' \n' }, { flags: V2, components: [] }])(
    'as empty (50006): %j',
    async (body) => {
      expect(await rest(sandbox, 'POST', messagesPath(), body)).toMatchObject({ status: 400, body: { code: 50006 } });
    },
  );

  it('changes nothing: an edit that fails leaves the message as it was', async () => {
    const { body } = await rest(sandbox, 'POST', messagesPath(), { content: 'Before' });
    const path = `${messagesPath()}/${String(body['id'])}`;
    for (const bad of [{ content: x(2001) }, { content: '' }, v2(text('V2 beside old content'))])
      expect((await rest(sandbox, 'PATCH', path, bad)).status).toBe(400);
    expect((await rest(sandbox, 'GET', path)).body).toMatchObject({ content: 'Before', edited_timestamp: null });
  });

  it('keeps the V2 flag through edits, and allows the change to V2 when content is emptied', async () => {
    const { body } = await rest(sandbox, 'POST', messagesPath(), { content: 'Old kind' });
    const path = `${messagesPath()}/${String(body['id'])}`;
    expect((await rest(sandbox, 'PATCH', path, { content: null, ...v2(text('New kind')) })).body).toMatchObject({
      flags: V2,
      content: '',
    });
    expect((await rest(sandbox, 'PATCH', path, { components: [text('No flag needed')] })).body).toMatchObject({
      flags: V2,
    });
    expect((await rest(sandbox, 'PATCH', path, { content: 'Back' })).body.code).toBe(50035);
  });
});

describe('an answer is refused', () => {
  async function answered(body: object) {
    void ada.command('ping');
    const { id, token } = await caught.next();
    return rest(sandbox, 'POST', `/interactions/${id}/${token}/callback`, body);
  }
  const field = (more: object = {}) => ({ type: 4, custom_id: 'f', label: 'Field', style: 1, ...more });
  const modal = (more: object = {}) => ({
    type: 9,
    data: { custom_id: 'm', title: 'Form', components: [row(field())], ...more },
  });

  it.each<[string, object, string, string]>([
    ['deferring an update of no message', { type: 6 }, 'type', 'BASE_TYPE_CHOICES'],
    ['updating no message', { type: 7, data: { content: 'a' } }, 'type', 'BASE_TYPE_CHOICES'],
    ['choices for a command', { type: 8, data: { choices: [] } }, 'type', 'BASE_TYPE_CHOICES'],
    ['a made up type', { type: 99 }, 'type', 'BASE_TYPE_CHOICES'],
    ['a deferral with the V2 flag', { type: 5, data: { flags: V2 } }, 'data.flags', 'MESSAGE_FLAGS_INVALID'],
    ['flags no answer may carry', { type: 4, data: { content: 'a', flags: 2 } }, 'data.flags', 'MESSAGE_FLAGS_INVALID'],
    ['content of 2001', { type: 4, data: { content: x(2001) } }, 'data.content', 'BASE_TYPE_MAX_LENGTH'],
    ['a form title of 46', modal({ title: x(46) }), 'data.title', 'BASE_TYPE_BAD_LENGTH'],
    ['a form without fields', modal({ components: [] }), 'data.components', 'BASE_TYPE_BAD_LENGTH'],
    [
      'a form of 6 fields',
      modal({ components: Array.from({ length: 6 }, (_, index) => row(field({ custom_id: `f${index}` }))) }),
      'data.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a field label of 46',
      modal({ components: [row(field({ label: x(46) }))] }),
      'data.components.0.components.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a field of 4001',
      modal({ components: [row(field({ max_length: 4001 }))] }),
      'data.components.0.components.0.max_length',
      'NUMBER_TYPE_MAX',
    ],
    [
      'a button in a form',
      modal({ components: [row(button())] }),
      'data.components.0.components.0.type',
      'BASE_TYPE_CHOICES',
    ],
    [
      'a field twice',
      modal({ components: [row(field()), row(field())] }),
      'data.components.1.components.0.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a label description of 101',
      modal({ components: [{ type: 18, label: 'L', description: x(101), component: field() }] }),
      'data.components.0.description',
      'BASE_TYPE_MAX_LENGTH',
    ],
  ])('for %s', async (_, body, place, code) => {
    const answer = await answered(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(codes(answer.body.errors)[place]).toBe(code);
  });

  it('for a form upon a form', async () => {
    const outcome = ada.command('ping');
    const first = await caught.next();
    await rest(sandbox, 'POST', `/interactions/${first.id}/${first.token}/callback`, modal());
    const shown = await outcome;
    if (shown.kind !== 'modal') throw new Error('no form came');
    void ada.submit(shown.modal.id, { f: 'text' });
    const { id, token } = await caught.next();
    const answer = await rest(sandbox, 'POST', `/interactions/${id}/${token}/callback`, modal());
    expect(codes(answer.body.errors)).toEqual({ type: 'BASE_TYPE_CHOICES' });
  });

  it('for 26 choices, and takes 25', async () => {
    const typed = [{ type: 3, name: 'word', description: 'A word', autocomplete: true }];
    await rest(sandbox, 'POST', commandsPath(), { name: 'find', description: 'Finds', options: typed });
    const choices = (count: number) => ({
      type: 8,
      data: { choices: Array.from({ length: count }, (_, i) => ({ name: `n${i}`, value: `v${i}` })) },
    });
    void ada.autocomplete('find', 'word');
    const { id, token } = await caught.next();
    const path = `/interactions/${id}/${token}/callback`;
    expect(codes((await rest(sandbox, 'POST', path, choices(26))).body.errors)).toEqual({
      'data.choices': 'BASE_TYPE_BAD_LENGTH',
    });
    expect((await rest(sandbox, 'POST', path, choices(25))).status).toBe(204);
  });
});

describe('a command is refused', () => {
  const named = (more: object) => ({ name: 'a', description: 'd', ...more });
  const opt = (more: object = {}) => ({ type: 3, name: 'o', description: 'd', ...more });

  it.each<[string, object, string, string]>([
    ['an upper case name', named({ name: 'Roll' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a space in the name', named({ name: 'roll it' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name of 33', named({ name: x(33) }), 'name', 'BASE_TYPE_BAD_LENGTH'],
    ['no description', named({ description: '' }), 'description', 'BASE_TYPE_REQUIRED'],
    ['a description of 101', named({ description: x(101) }), 'description', 'BASE_TYPE_BAD_LENGTH'],
    [
      '26 options',
      named({ options: Array.from({ length: 26 }, (_, i) => opt({ name: `o${i}` })) }),
      'options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      '26 choices',
      named({ options: [opt({ choices: Array.from({ length: 26 }, (_, i) => ({ name: `n${i}`, value: 'v' })) })] }),
      'options.0.choices',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a choice value of 101',
      named({ options: [opt({ choices: [{ name: 'n', value: x(101) }] })] }),
      'options.0.choices.0.value',
      'BASE_TYPE_BAD_LENGTH',
    ],
    ['an option twice', named({ options: [opt(), opt()] }), 'options.1', 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID'],
    [
      'a required option after a free one',
      named({ options: [opt(), opt({ name: 'p', required: true })] }),
      'options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'choices beside autocomplete',
      named({ options: [opt({ autocomplete: true, choices: [{ name: 'n', value: 'v' }] })] }),
      'options.0',
      'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    ],
    [
      'a subcommand beside an option',
      named({ options: [opt({ type: 1 }), opt({ name: 'p' })] }),
      'options',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'a group in a group',
      named({ options: [opt({ type: 2, options: [opt({ type: 2 })] })] }),
      'options.0.options.0.type',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'more than 8000 characters',
      named({
        options: Array.from({ length: 5 }, (_, i) =>
          opt({
            name: `o${i}`,
            choices: Array.from({ length: 20 }, (__, c) => ({ name: `${c}${x(88)}`, value: x(10) })),
          }),
        ),
      }),
      '',
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  ])('for %s', async (_, body, place, code) => {
    const answer = await rest(sandbox, 'POST', commandsPath(), body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(codes(answer.body.errors)[place]).toBe(code);
  });

  it('for its name being there already, and when there are 101', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => named({ name: `c${i}` }));
    const twice = await rest(sandbox, 'PUT', commandsPath(), [named({}), named({})]);
    expect(codes(twice.body.errors)).toEqual({ '1': 'APPLICATION_COMMANDS_DUPLICATE_NAME' });
    expect((await rest(sandbox, 'PUT', commandsPath(), many(101))).body.code).toBe(30032);
    expect((await rest(sandbox, 'PUT', commandsPath(), many(100))).status).toBe(200);
    expect((await rest(sandbox, 'POST', commandsPath(), named({ name: 'one-more' }))).body.code).toBe(30032);
    expect((await rest(sandbox, 'POST', commandsPath(), named({ name: 'c7', description: 'Changed' }))).status).toBe(
      200,
    );
    expect((await rest(sandbox, 'PUT', commandsPath(), [{ name: 'ping', description: 'Answers' }])).status).toBe(200);
  });
});

describe('a request is refused', () => {
  it.each([
    ['a wrong token', 401, 0, () => rest(sandbox, 'GET', '/users/@me', undefined, 'wrong')],
    ['an unknown channel', 404, 10003, () => rest(sandbox, 'GET', '/channels/1')],
    ['an unknown guild', 404, 10004, () => rest(sandbox, 'GET', '/guilds/1')],
    ['an unknown member', 404, 10007, () => rest(sandbox, 'GET', `/guilds/${sandbox.guildId}/members/1`)],
    ['an unknown message', 404, 10008, () => rest(sandbox, 'PATCH', `${messagesPath()}/1`, { content: 'a' })],
    ['an unknown user', 404, 10013, () => rest(sandbox, 'GET', '/users/1')],
    ['an unknown command', 404, 10063, () => rest(sandbox, 'DELETE', `${commandsPath()}/1`)],
    ['an unknown interaction', 404, 10062, () => rest(sandbox, 'POST', '/interactions/1/a/callback', { type: 5 })],
    ['an unknown route', 404, 0, () => rest(sandbox, 'GET', '/nothing')],
    ['a wrong method', 405, 0, () => rest(sandbox, 'PUT', messagesPath())],
    ['another application', 404, 10002, () => rest(sandbox, 'GET', '/applications/1/commands')],
    [
      'the list of members without the intent',
      403,
      50001,
      () => rest(sandbox, 'GET', `/guilds/${sandbox.guildId}/members`),
    ],
    ['making a channel', 405, 0, () => rest(sandbox, 'POST', `/guilds/${sandbox.guildId}/channels`, { name: 'a' })],
    [
      'renaming a channel',
      403,
      50013,
      () => rest(sandbox, 'PATCH', `/channels/${sandbox.channelIds[0] ?? ''}`, { name: 'a' }),
    ],
    [
      'an unknown thread message',
      404,
      10008,
      () => rest(sandbox, 'POST', `${messagesPath()}/1/threads`, { name: 'a' }),
    ],
    [
      'a thread without a name',
      400,
      50035,
      () => rest(sandbox, 'POST', `/channels/${sandbox.channelIds[0] ?? ''}/threads`, { name: '' }),
    ],
    [
      'a thread of odd duration',
      400,
      50035,
      () =>
        rest(sandbox, 'POST', `/channels/${sandbox.channelIds[0] ?? ''}/threads`, {
          name: 'a',
          auto_archive_duration: 61,
        }),
    ],
  ])('for %s with %i', async (_, status, code, run) => {
    expect(await run()).toMatchObject({ status, body: { code } });
  });

  it("for another version (50041), for a stranger's message (50005), for no JSON (50109)", async () => {
    const version = await fetch(`${sandbox.api}/v9/users/@me`);
    expect([version.status, ((await version.json()) as { code: number }).code]).toEqual([400, 50041]);
    await ada.say('Mine');
    const id = (await ada.messages()).at(-1)?.id ?? '';
    expect((await rest(sandbox, 'PATCH', `${messagesPath()}/${id}`, { content: 'Yours' })).body.code).toBe(50005);
    const headers = { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' };
    const broken = await fetch(`${sandbox.api}/v10${messagesPath()}`, { method: 'POST', headers, body: '{' });
    expect(((await broken.json()) as { code: number }).code).toBe(50109);
  });

  it('for too many or too large files (30015, 40005)', async () => {
    const send = async (count: number, size: number) => {
      const form = new FormData();
      form.append('payload_json', JSON.stringify({ content: 'Files' }));
      for (let index = 0; index < count; index += 1)
        form.append(`files[${index}]`, new Blob([new Uint8Array(size)]), `f${index}.bin`);
      const headers = { authorization: `Bot ${sandbox.token}` };
      const response = await fetch(`${sandbox.api}/v10${messagesPath()}`, { method: 'POST', headers, body: form });
      return ((await response.json()) as { code?: number }).code;
    };
    const limit = 10 * 1024 * 1024;
    expect([await send(11, 1), await send(1, limit + 1), await send(3, 9 * 1024 * 1024), await send(1, limit)]).toEqual(
      [30015, 40005, 40005, undefined],
    );
  });

  it('for coming too often (429), with the time to wait', async () => {
    sandbox.control.limitRate(2, 60_000);
    const path = `/channels/${sandbox.channelIds[2] ?? ''}/messages`;
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await rest(sandbox, 'POST', path, { content: 'a' }));
    sandbox.control.limitRate(50, 1000);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[0]?.headers.get('x-ratelimit-remaining')).toBe('1');
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(50);
  });
});
