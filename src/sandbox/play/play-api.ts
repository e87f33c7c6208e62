import type { IncomingMessage, ServerResponse } from 'node:http';
import { ChannelType, MessageType, type APIUser } from 'discord-api-types/v10';
import { DiscordError } from '../discord-error.js';
import { readBody } from '../http/call.js';
import type { Stage } from '../interactions/answer.js';
import type { Interaction } from '../interactions/interaction.js';
import { isObject, listOf, objectOf, textOf, type Json } from '../json.js';
import { failure, type Failure, type Outcome } from '../outcome.js';
import { createMessage, messageJson } from '../world/messages.js';
import { addChannel, addThread, archive, join, mayEnter } from '../world/places.js';
import type { Place } from '../world/records.js';
import { newUser } from '../world/users.js';
import { askForChoices, sendCommand } from './command.js';
import { choose, press } from './component.js';
import { submit } from './modal.js';
import { stream } from './stream.js';
import { messagesFor, nameOf, overview, seenPlace, seenPlayer } from './view.js';

/** Milliseconds a player's client waits for a deferral to be filled in. */
const PATIENCE = 20_000;
const PREFIX = '/sandbox/api/';
const EVENTS = 'GET events';
const SIT_DOWN = 'POST sit-down';

interface Doing {
  readonly stage: Stage;
  readonly user: APIUser;
  readonly body: Json;
}

type Action = (doing: Doing) => unknown;

const REFUSED_STATUS = 400;

/** Serves /sandbox/api: what players do, as JSON. Every body and query names the player in `as`. */
export async function servePlay(stage: Stage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const { body } = await readBody(request).catch(() => ({ body: null }));
  const asked = request.method === 'GET' ? Object.fromEntries(url.searchParams) : objectOf(body);
  const name = `${request.method ?? 'GET'} ${url.pathname.slice(PREFIX.length)}`;
  const action = ACTIONS[name];
  if (!action && name !== EVENTS) return send(response, 404, failure('unknown-command', `There is no ${name} here.`));
  const user = whoActs(stage, textOf(asked['as']), name === SIT_DOWN);
  if ('reason' in user) return send(response, REFUSED_STATUS, user);
  if (!action) return stream(stage.world, user.id, response);
  const result = await attempt(() => action({ stage, user, body: asked }));
  send(response, isFailure(result) ? REFUSED_STATUS : 200, result);
}

async function attempt(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DiscordError) return failure('unknown-channel', error.message);
    throw error;
  }
}

const isFailure = (value: unknown): boolean => isObject(value) && value['kind'] === 'failure';

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body ?? null));
}

/** A player by id or name; without a name, the first. */
function playerNamed({ world }: Stage, name: string): APIUser | null {
  const { players } = world;
  if (name === '') return players[0] ?? null;
  return players.find((user) => user.id === name || nameOf(user).toLowerCase() === name.toLowerCase()) ?? null;
}

/** The player with this name. Whoever sits down under a name that nobody has is added. */
function whoActs(stage: Stage, name: string, sitsDown: boolean): APIUser | Failure {
  const known = playerNamed(stage, name);
  if (known) return known;
  return sitsDown ? newPlayer(stage, name) : failure('unknown-player', `There is no player ${name}.`);
}

/** A channel the player may enter, by id or name; without either, the first. */
function placeNamed({ stage: { world }, user, body }: Doing): Place {
  const wanted = textOf(body['channel']).replace(/^#/u, '');
  const open = [...world.places.values()].filter((place) => mayEnter(place, user.id));
  const place =
    wanted === '' ? open[0] : (open.find(({ id }) => id === wanted) ?? open.find(({ name }) => name === wanted));
  if (!place) throw new DiscordError(404, 10003, `There is no channel ${wanted} here.`);
  return place;
}

async function come(doing: Doing, sent: Interaction | Failure): Promise<Outcome> {
  if ('reason' in sent) return sent;
  const { interactions } = doing.stage;
  if (!doing.stage.world.attended) return failure('offline', 'The bot is not connected. Start it, then try again.');
  return doing.body['wait'] === true ? interactions.lastAnswer(sent, PATIENCE) : interactions.firstAnswer(sent);
}

const typedOf = (doing: Doing) => ({
  userId: doing.user.id,
  place: placeNamed(doing),
  name: textOf(doing.body['name']),
  options: objectOf(doing.body['options']),
});

const touchOf = ({ user, body }: Doing) => ({
  userId: user.id,
  messageId: textOf(body['message']),
  customId: textOf(body['customId']),
});

function say(doing: Doing): unknown {
  const { stage, user, body } = doing;
  const place = placeNamed(doing);
  if (place.locked) return failure('archived', 'This thread is locked.');
  const words = { content: textOf(body['content']) };
  const kept = createMessage(stage, { place, author: user, body: words, uploads: [], type: MessageType.Default });
  if (place.archived) archive(stage.world, stage.world.place(place.id), false);
  return messageJson(stage.world, kept);
}

const NAME_LIMIT = 32;

function newPlayer(stage: Stage, wanted: string): APIUser | Failure {
  const name = wanted.trim();
  if (name === '' || name.length > NAME_LIMIT)
    return failure('bad-values', `A name has 1 to ${NAME_LIMIT} characters.`);
  if (playerNamed(stage, name)) return failure('bad-values', `There is a player ${name} already.`);
  return stage.world.putUser(newUser(stage.world.ids.next(), name));
}

function addPlayer({ stage, body }: Doing): unknown {
  const added = newPlayer(stage, textOf(body['name']));
  return 'reason' in added ? added : seenPlayer(added);
}

function openChannel({ stage: { world }, body }: Doing): unknown {
  const name = textOf(body['name']).trim();
  if (name === '' || name.length > 100) return failure('bad-values', 'A channel name has 1 to 100 characters.');
  return seenPlace(world, addChannel(world, { name }));
}

function openThread(doing: Doing): unknown {
  const { stage, user, body } = doing;
  const parent = placeNamed(doing);
  const name = textOf(body['name']).trim();
  if (name === '' || name.length > 100) return failure('bad-values', 'A thread name has 1 to 100 characters.');
  if (parent.type !== ChannelType.GuildText) return failure('unknown-channel', 'A thread starts in a channel.');
  const thread = addThread(stage.world, {
    name,
    type: ChannelType.PublicThread,
    parentId: parent.id,
    ownerId: user.id,
  });
  return seenPlace(stage.world, thread);
}

function enter(doing: Doing): unknown {
  const place = placeNamed(doing);
  return seenPlace(doing.stage.world, join(doing.stage.world, place, doing.user.id));
}

function dismiss({ stage: { world }, user, body }: Doing): unknown {
  const kept = world.messages.get(textOf(body['message']));
  if (kept?.visibleTo !== user.id) return failure('unknown-message', 'This message is gone.');
  world.removeMessage(kept);
  return { kind: 'gone' };
}

/** A form that got no answer stays open, as on Discord, so that it can be sent again. */
async function sendModal(doing: Doing): Promise<Outcome> {
  const { stage, user, body } = doing;
  const id = textOf(body['modal']);
  const open = stage.interactions.modals.get(id);
  const outcome = await come(doing, submit(stage, user.id, id, objectOf(body['values'])));
  if (open && outcome.kind === 'failure') stage.interactions.modals.set(id, open);
  return outcome;
}

function closeModal({ stage: { interactions }, body }: Doing): unknown {
  interactions.modals.delete(textOf(body['modal']));
  return { kind: 'gone' };
}

const ACTIONS: Readonly<Record<string, Action>> = {
  'GET overview': ({ stage, user }) => overview(stage.world, user),
  [SIT_DOWN]: ({ stage, user }) => overview(stage.world, user),
  'GET folder': ({ stage }) => stage.files.home,
  'GET messages': (doing) => messagesFor(doing.stage.world, placeNamed(doing).id, doing.user.id),
  'POST command': (doing) => come(doing, sendCommand(doing.stage, typedOf(doing))),
  'POST autocomplete': (doing) =>
    come(doing, askForChoices(doing.stage, typedOf(doing), textOf(doing.body['focused']))),
  'POST press': (doing) => come(doing, press(doing.stage, touchOf(doing))),
  'POST choose': (doing) => come(doing, choose(doing.stage, touchOf(doing), listOf(doing.body['values']).map(String))),
  'POST submit': sendModal,
  'POST say': say,
  'POST dismiss': dismiss,
  'POST close-modal': closeModal,
  'POST players': addPlayer,
  'POST channels': openChannel,
  'POST threads': openThread,
  'POST join': enter,
};
