import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayOpcodes, GatewayIntentBits } from 'discord-api-types/v10';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { isObject, listOf, numberOf, objectOf, textOf, type Json } from '../json.js';
import type { World } from '../world/world.js';
import { guildCreate, ready } from './greeting.js';
import { Session } from './session.js';

const HEARTBEAT_INTERVAL = 41_250;
/** Bytes a payload from the bot may have. */
const PAYLOAD_LIMIT = 4096;
/** Payloads a connection may send a minute. */
const SEND_LIMIT = 120;
const MINUTE = 60_000;
/** Milliseconds in which a bot without a socket is expected back. */
const COMING_BACK = 10_000;
/** Milliseconds after which a session without a socket is forgotten. */
const SESSION_LIFE = 5 * MINUTE;
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

interface Connection {
  readonly socket: WebSocket;
  readonly sentAt: number[];
  session: Session | null;
}

/** The gateway, version 10, JSON, uncompressed. */
export class Gateway {
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #sessions = new Map<string, Session>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly world: World,
    private readonly url: () => string,
    private readonly onEvent: (name: string, body: unknown) => void,
  ) {}

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => this.#greet(client));
  }

  /** Sends an event to every session that wants it; with `guildId`, to that guild's shard only. */
  dispatch(name: string, body: unknown, intent: GatewayIntentBits | null, guildId: string | null): void {
    this.onEvent(name, body);
    for (const session of this.#sessions.values()) {
      if (session.wants(intent) && serves(session, guildId)) session.dispatch(name, body);
    }
  }

  /** Cuts every connection; the sessions may resume unless `forget` is set. */
  drop(forget = false): number {
    if (forget) this.#sessions.clear();
    const count = this.#server.clients.size;
    for (const client of this.#server.clients) client.terminate();
    return count;
  }

  close(): void {
    this.drop(true);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#server.close();
  }

  #greet(socket: WebSocket): void {
    const connection: Connection = { socket, sentAt: [], session: null };
    socket.on('message', (raw) => this.#receive(connection, raw));
    socket.on('close', (code) => this.#left(connection, code));
    socket.on('error', () => socket.terminate());
    send(socket, GatewayOpcodes.Hello, { heartbeat_interval: HEARTBEAT_INTERVAL });
  }

  /** A session that said good-bye (1000, 1001) is over; any other may resume. */
  #left({ session, socket }: Connection, code: number): void {
    if (session?.socket === socket) session.leave(Date.now());
    const isOver = code === 1000 || code === 1001;
    if (session && isOver) this.#sessions.delete(session.id);
    if (isOver) this.#countPresent();
    else this.#later(COMING_BACK, () => this.#countPresent());
  }

  #countPresent(): void {
    this.world.attended = [...this.#sessions.values()].some(({ socket }) => socket !== null);
  }

  #later(delay: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, delay);
    timer.unref();
    this.#timers.add(timer);
  }

  #receive(connection: Connection, raw: RawData): void {
    const text = textOfFrame(raw);
    if (!withinRate(connection)) return connection.socket.close(GatewayCloseCodes.RateLimited, 'Rate limited.');
    const payload = text.length > PAYLOAD_LIMIT ? null : parse(text);
    if (!payload) return connection.socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    this.#obey(connection, payload['op'] as GatewayOpcodes, objectOf(payload['d']));
  }

  #obey(connection: Connection, op: GatewayOpcodes, body: Json): void {
    const { socket } = connection;
    if (op === GatewayOpcodes.Heartbeat) return send(socket, GatewayOpcodes.HeartbeatAck, null);
    if (op === GatewayOpcodes.Identify) return this.#identify(connection, body);
    if (op === GatewayOpcodes.Resume) return this.#resume(connection, body);
    if (!connection.session) return socket.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
    const known = [GatewayOpcodes.PresenceUpdate, GatewayOpcodes.VoiceStateUpdate, GatewayOpcodes.RequestGuildMembers];
    if (!known.includes(op)) socket.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
  }

  #identify(connection: Connection, body: Json): void {
    const { socket } = connection;
    const intents = numberOf(body['intents'], -1);
    if (connection.session) return socket.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
    if (body['token'] !== this.world.realm.token)
      return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    if (intents < 0) return socket.close(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).');
    if ((intents & PRIVILEGED) !== 0) return socket.close(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
    const [shard, count] = listOf(body['shard']).map(Number);
    const session = new Session(intents, [shard ?? 0, count ?? 1]);
    this.#forgetOld();
    this.#sessions.set(session.id, session);
    this.#attach(connection, session);
    session.dispatch('READY', ready(this.world, session, this.url()));
    if (serves(session, this.world.realm.guildId) && session.wants(GatewayIntentBits.Guilds))
      session.dispatch('GUILD_CREATE', guildCreate(this.world));
  }

  #resume(connection: Connection, body: Json): void {
    const { socket } = connection;
    const session = this.#sessions.get(textOf(body['session_id']));
    const after = numberOf(body['seq'], -1);
    if (body['token'] !== this.world.realm.token)
      return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    if (!session?.canReplay(after)) return send(socket, GatewayOpcodes.InvalidSession, false);
    this.#attach(connection, session);
    session.replay(after);
    session.dispatch('RESUMED', { _trace: [] });
  }

  #forgetOld(): void {
    const old = Date.now() - SESSION_LIFE;
    for (const { id, socket, leftAt } of this.#sessions.values())
      if (!socket && leftAt < old) this.#sessions.delete(id);
  }

  #attach(connection: Connection, session: Session): void {
    session.socket?.terminate();
    session.socket = connection.socket;
    connection.session = session;
    this.world.attended = true;
  }
}

function withinRate({ sentAt }: Connection): boolean {
  const now = Date.now();
  while ((sentAt[0] ?? now) < now - MINUTE) sentAt.shift();
  return sentAt.push(now) <= SEND_LIMIT;
}

/** Discord's rule: `(guild_id >> 22) % num_shards`; events of no guild go to shard 0. */
function serves({ shard: [own, count] }: Session, guildId: string | null): boolean {
  const wanted = guildId === null ? 0n : (BigInt(guildId) >> 22n) % BigInt(count);
  return BigInt(own) === wanted;
}

function send(socket: WebSocket, op: GatewayOpcodes, d: unknown): void {
  socket.send(JSON.stringify({ op, d, s: null, t: null }));
}

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function textOfFrame(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString('utf8');
  return Buffer.from(raw as ArrayBuffer).toString('utf8');
}
