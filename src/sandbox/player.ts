import type { APIApplicationCommandOptionChoice, APIMessage } from 'discord-api-types/v10';
import type { Failure, Outcome } from './outcome.js';
import type { SeenPlace, SeenPlayer } from './play/view.js';

/** A value for a command's option; a file is given as its bytes in base 64. */
export type OptionValue =
  string | number | boolean | { readonly name: string; readonly type: string; readonly base64: string };

/** Values of a form's fields by custom_id. */
export type FormValues = Readonly<Record<string, string | readonly string[] | boolean>>;

/**
 * A player at the sandbox's control API. Every act resolves to what came back: it waits through a deferral until the
 * answer is there, and a refusal or a missing answer is a value. It throws only if there is no sandbox.
 */
export class Player {
  constructor(
    private readonly url: string,
    readonly name: string,
    /** Channel by id or name; the first one if empty. */
    readonly channel = '',
  ) {}

  /** The same player in another channel or thread. */
  in(channel: string): Player {
    return new Player(this.url, this.name, channel);
  }

  /** Sends `campaign new` with options by name. */
  command(name: string, options: Readonly<Record<string, OptionValue>> = {}): Promise<Outcome> {
    return this.#post('command', { name, options, wait: true });
  }

  press(message: string, customId: string): Promise<Outcome> {
    return this.#post('press', { message, customId, wait: true });
  }

  choose(message: string, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.#post('choose', { message, customId, values, wait: true });
  }

  /** Sends the open form with this id. */
  submit(modal: string, values: FormValues): Promise<Outcome> {
    return this.#post('submit', { modal, values, wait: true });
  }

  /** What the bot proposes while `focused` is typed; other options as typed so far. */
  async autocomplete(
    name: string,
    focused: string,
    options: Readonly<Record<string, OptionValue>> = {},
  ): Promise<readonly APIApplicationCommandOptionChoice[] | Failure> {
    const outcome = await this.#post<Outcome>('autocomplete', { name, focused, options });
    if (outcome.kind === 'choices') return outcome.choices;
    if (outcome.kind === 'failure') return outcome;
    throw new Error(`an autocomplete was answered with ${outcome.kind}`);
  }

  /** Messages of the channel as this player sees them, oldest first. */
  messages(): Promise<APIMessage[]> {
    return this.#get('messages');
  }

  say(content: string): Promise<APIMessage | Failure> {
    return this.#post('say', { content });
  }

  /** Puts a private message away. */
  dismiss(message: string): Promise<Outcome> {
    return this.#post('dismiss', { message });
  }

  addPlayer(name: string): Promise<SeenPlayer | Failure> {
    return this.#post('players', { name });
  }

  openChannel(name: string): Promise<SeenPlace | Failure> {
    return this.#post('channels', { name });
  }

  openThread(name: string): Promise<SeenPlace | Failure> {
    return this.#post('threads', { name });
  }

  /** Players, channels and commands as this player sees them. */
  overview(): Promise<Overview> {
    return this.#get('overview');
  }

  async #get<T>(action: string): Promise<T> {
    const query = new URLSearchParams({ as: this.name, channel: this.channel });
    const response = await fetch(`${this.url}/sandbox/api/${action}?${query.toString()}`);
    return (await response.json()) as T;
  }

  async #post<T>(action: string, body: object): Promise<T> {
    const response = await fetch(`${this.url}/sandbox/api/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as: this.name, channel: this.channel, ...body }),
    });
    return (await response.json()) as T;
  }
}

/** What a player sees around the messages. */
export interface Overview {
  readonly me: SeenPlayer;
  readonly bot: SeenPlayer;
  readonly guild: string;
  readonly guildId: string;
  readonly players: readonly SeenPlayer[];
  readonly places: readonly SeenPlace[];
  readonly commands: readonly { readonly id: string; readonly name: string; readonly description: string }[];
}
