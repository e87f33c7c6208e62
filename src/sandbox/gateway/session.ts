import { randomBytes } from 'node:crypto';
import { GatewayOpcodes, type GatewayIntentBits } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

/** Events kept for a RESUME. */
const KEPT_EVENTS = 1000;

export interface Dispatch {
  readonly op: GatewayOpcodes.Dispatch;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

/** A bot's session: it outlives its socket, so that a RESUME misses nothing. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  #sequence = 0;
  readonly #events: Dispatch[] = [];
  socket: WebSocket | null = null;
  /** When the socket was lost, in Unix milliseconds of real time. */
  leftAt = 0;

  constructor(
    readonly intents: number,
    readonly shard: readonly [number, number],
  ) {}

  wants(intent: GatewayIntentBits | null): boolean {
    return intent === null || (this.intents & intent) !== 0;
  }

  leave(now: number): void {
    this.socket = null;
    this.leftAt = now;
  }

  dispatch(t: string, d: unknown): void {
    this.#sequence += 1;
    const event: Dispatch = { op: GatewayOpcodes.Dispatch, t, s: this.#sequence, d };
    this.#events.push(event);
    if (this.#events.length > KEPT_EVENTS) this.#events.shift();
    this.#send(event);
  }

  /** Whether every event after this sequence is still here. */
  canReplay(after: number): boolean {
    const first = this.#events[0]?.s ?? this.#sequence + 1;
    return after <= this.#sequence && first <= after + 1;
  }

  replay(after: number): void {
    for (const event of this.#events) if (event.s > after) this.#send(event);
  }

  #send(event: Dispatch): void {
    this.socket?.send(JSON.stringify(event));
  }
}
