import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type {
  APIMessageInteractionMetadata,
  APIModalInteractionResponseCallbackData,
  InteractionType,
} from 'discord-api-types/v10';
import { failure, type Outcome } from '../outcome.js';
import type { Place } from '../world/records.js';
import type { World } from '../world/world.js';
import { ANSWER_TIME, isLate, isOver, TOKEN_LIFE, type Interaction } from './interaction.js';
import { Pending } from './pending.js';
import { interactionJson, type Contents } from './payload.js';

export interface Opening extends Contents {
  readonly kind: InteractionType;
  readonly userId: string;
  readonly place: Place;
  readonly commandName?: string | null;
  /** Fields of the metadata that depend on what was done. */
  readonly metadata?: object;
}

/** A form in front of a player. */
export interface OpenModal {
  readonly interaction: Interaction;
  readonly form: APIModalInteractionResponseCallbackData;
}

interface Waiting {
  readonly first: Pending<Outcome>;
  readonly settled: Pending<Outcome>;
}

interface Events {
  opened: [place: Place, payload: object];
}

/** The interactions whose tokens still live, and the players who wait for an answer. */
export class OpenInteractions extends EventEmitter<Events> {
  /** Forms not sent yet, by the id of the interaction that opened them. */
  readonly modals = new Map<string, OpenModal>();
  readonly #open = new Map<string, Interaction>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly world: World,
    private readonly idle?: () => Promise<void>,
  ) {
    super();
  }

  /** Sends an interaction to the bot. */
  open(opening: Opening): Interaction {
    this.#forgetOld();
    const interaction = this.#newInteraction(opening);
    this.#open.set(interaction.id, interaction);
    this.#waiting.set(interaction.id, { first: new Pending(), settled: new Pending() });
    this.#watch(interaction, ANSWER_TIME);
    this.emit('opened', opening.place, interactionJson(this.world, interaction, opening));
    return interaction;
  }

  find(id: string, token: string): Interaction | null {
    const interaction = this.#open.get(id);
    return interaction?.token === token ? interaction : null;
  }

  byToken(token: string): Interaction | null {
    return [...this.#open.values()].find((entry) => entry.token === token) ?? null;
  }

  get(id: string): Interaction | null {
    return this.#open.get(id) ?? null;
  }

  /** Tells the player of the first answer. */
  answered(interaction: Interaction, outcome: Outcome): void {
    this.#waiting.get(interaction.id)?.first.give(outcome);
  }

  /** Tells the player of the last word: after a deferral, what it became. */
  settled(interaction: Interaction, outcome: Outcome): void {
    this.answered(interaction, outcome);
    this.#waiting.get(interaction.id)?.settled.give(outcome);
  }

  /** The first answer: at most 3 s away. */
  firstAnswer(interaction: Interaction): Promise<Outcome> {
    return this.#waiting.get(interaction.id)?.first.value ?? Promise.resolve(tooLate(interaction));
  }

  /** What a deferral became, or the first answer: after `patience` milliseconds, or as soon as the bot has nothing in hand. */
  async lastAnswer(interaction: Interaction, patience: number): Promise<Outcome> {
    const first = await this.firstAnswer(interaction);
    const waiting = this.#waiting.get(interaction.id);
    if (!waiting) return first;
    const over = [this.#after(patience, first), ...(this.idle ? [this.idle().then(() => first)] : [])];
    return Promise.race([waiting.settled.value, ...over]);
  }

  /** Gives up on those whose 3 s are over; returns how many. */
  expire(): number {
    const late = [...this.#open.values()].filter(
      (entry) => this.#isWaiting(entry) && isLate(entry, this.world.clock()),
    );
    for (const interaction of late) this.settled(interaction, tooLate(interaction));
    return late.length;
  }

  /** Sends everybody away who still waits. */
  close(): void {
    for (const interaction of this.#open.values())
      this.settled(interaction, failure('offline', 'The sandbox was closed.'));
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #isWaiting({ id, answer }: Interaction): boolean {
    return answer === null && this.#waiting.get(id)?.first.isDone === false;
  }

  #newInteraction({ kind, userId, place, message, commandName = null, metadata }: Opening): Interaction {
    const id = this.world.ids.next();
    const base = {
      id,
      type: kind,
      user: this.world.user(userId),
      authorizing_integration_owners: { '0': this.world.realm.guildId },
    };
    return {
      id,
      token: randomBytes(48).toString('base64url'),
      kind,
      openedAt: this.world.clock(),
      userId,
      placeId: place.id,
      sourceId: message?.id ?? null,
      metadata: { ...base, ...metadata } as unknown as APIMessageInteractionMetadata,
      commandName,
      answer: null,
      originalId: null,
    };
  }

  /** The clock may be a test's: it is asked again when the real time is over. */
  #watch(interaction: Interaction, delay: number): void {
    this.#timer(delay, () => {
      if (interaction.answer !== null) return;
      if (isLate(interaction, this.world.clock() + 1)) this.settled(interaction, tooLate(interaction));
      else this.#watch(interaction, ANSWER_TIME);
    });
  }

  #after(delay: number, outcome: Outcome): Promise<Outcome> {
    return new Promise((resolve) => this.#timer(delay, () => resolve(outcome)));
  }

  #timer(delay: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, delay);
    timer.unref();
    this.#timers.add(timer);
  }

  #forgetOld(): void {
    for (const interaction of this.#open.values()) {
      if (!isOver(interaction, this.world.clock() - TOKEN_LIFE)) continue;
      this.#open.delete(interaction.id);
      this.#waiting.delete(interaction.id);
      this.modals.delete(interaction.id);
    }
  }
}

function tooLate(interaction: Interaction): Outcome {
  const text = interaction.commandName === null ? 'This interaction failed' : 'The application did not respond';
  return failure('no-answer', text);
}
