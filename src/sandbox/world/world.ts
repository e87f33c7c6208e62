import { EventEmitter } from 'node:events';
import type { APIUser } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import type { Ledger } from './ledger.js';
import type { Command, Kept, Place, Realm, RecordKind, Records } from './records.js';
import { compareIds, Snowflakes } from './snowflake.js';

export interface WorldEvents {
  message: [kept: Kept, isNew: boolean];
  messageGone: [kept: Kept];
  place: [place: Place, before: Place | null];
  placeGone: [place: Place];
  user: [user: APIUser];
  commands: [];
  /** A bot came, or the last one left. */
  attended: [attended: boolean];
}

/** Everything that lasts: players, channels, messages, commands. Each change is written down, then announced. */
export class World extends EventEmitter<WorldEvents> {
  readonly users = new Map<string, APIUser>();
  readonly places = new Map<string, Place>();
  readonly messages = new Map<string, Kept>();
  readonly commands = new Map<string, Command>();
  readonly ids: Snowflakes;
  #realm: Realm | null = null;
  #attended = false;

  constructor(
    readonly clock: () => number,
    private readonly ledger: Ledger | null,
  ) {
    super();
    this.setMaxListeners(0);
    this.ids = new Snowflakes(clock);
    for (const { kind, id, value } of ledger?.entries() ?? []) this.#load(kind, id, value);
  }

  get isNew(): boolean {
    return this.#realm === null;
  }

  get realm(): Realm {
    if (!this.#realm) throw new Error('the sandbox has no realm yet');
    return this.#realm;
  }

  /** Whether a bot is connected, or left so lately that it may come back and be told. */
  get attended(): boolean {
    return this.#attended;
  }

  set attended(attended: boolean) {
    if (attended === this.#attended) return;
    this.#attended = attended;
    this.emit('attended', attended);
  }

  get now(): string {
    return new Date(this.clock()).toISOString();
  }

  found(realm: Realm): void {
    this.#realm = realm;
    this.ledger?.put('realm', 'realm', realm);
  }

  putUser(user: APIUser): APIUser {
    this.#keep('user', user.id, user);
    this.emit('user', user);
    return user;
  }

  /** Takes a user away; what they wrote stays. */
  removeUser(user: APIUser): void {
    this.users.delete(user.id);
    this.ledger?.remove('user', user.id);
    this.emit('user', user);
  }

  putPlace(place: Place): Place {
    const before = this.places.get(place.id) ?? null;
    this.#keep('place', place.id, place);
    this.emit('place', place, before);
    return place;
  }

  removePlace(place: Place): void {
    for (const kept of this.messagesIn(place.id)) this.removeMessage(kept);
    for (const child of [...this.places.values()]) if (child.parentId === place.id) this.removePlace(child);
    this.places.delete(place.id);
    this.ledger?.remove('place', place.id);
    this.emit('placeGone', place);
  }

  putMessage(kept: Kept): Kept {
    const { id, channel_id: placeId } = kept.message;
    const isNew = !this.messages.has(id);
    this.#keep('message', id, kept);
    if (isNew && kept.visibleTo === null) this.#setLast(placeId, id);
    this.emit('message', kept, isNew);
    return kept;
  }

  removeMessage(kept: Kept): void {
    this.messages.delete(kept.message.id);
    this.ledger?.remove('message', kept.message.id);
    this.emit('messageGone', kept);
  }

  putCommands(put: readonly Command[], remove: readonly Command[] = []): void {
    for (const command of remove) {
      this.commands.delete(command.id);
      this.ledger?.remove('command', command.id);
    }
    for (const command of put) this.#keep('command', command.id, command);
    this.emit('commands');
  }

  /** Messages of a channel, oldest first. */
  messagesIn(placeId: string): Kept[] {
    return [...this.messages.values()]
      .filter(({ message }) => message.channel_id === placeId)
      .sort((a, b) => compareIds(a.message.id, b.message.id));
  }

  /** The channel, or 10003. */
  place(id: string): Place {
    const place = this.places.get(id);
    if (!place) throw refuse('unknownChannel');
    return place;
  }

  /** The user, or 10013. */
  user(id: string): APIUser {
    const user = this.users.get(id);
    if (!user) throw refuse('unknownUser');
    return user;
  }

  get bot(): APIUser {
    return this.user(this.realm.applicationId);
  }

  get players(): APIUser[] {
    return [...this.users.values()].filter((user) => user.bot !== true);
  }

  #setLast(placeId: string, messageId: string): void {
    const place = this.places.get(placeId);
    if (place) this.#keep('place', placeId, { ...place, lastMessageId: messageId });
  }

  #keep<K extends Exclude<RecordKind, 'realm'>>(kind: K, id: string, value: Records[K]): void {
    this.#load(kind, id, value);
    this.ledger?.put(kind, id, value);
  }

  #load(kind: RecordKind, id: string, value: unknown): void {
    const shelves = { user: this.users, place: this.places, message: this.messages, command: this.commands };
    if (kind === 'realm') this.#realm = value as Realm;
    else if (kind in shelves) (shelves[kind] as Map<string, unknown>).set(id, value);
    if (/^\d+$/u.test(id)) this.ids.stayAbove(id);
  }
}
