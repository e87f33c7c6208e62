import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Answer, Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { JournalEntry, Position } from '../engine/run.js';
import type { Frame, Op } from '../engine/script.js';
import type { Refusal } from '../engine/words.js';

/*
 * Rows of a campaign are only ever written by a transaction that holds the campaign's own row, and has written it: so that
 * row's `xmin` marks all that a table is read from. And the tables that grow with every step carry no foreign keys: each would
 * cost a look-up a row, and could find nothing wrong.
 *
 * JSON is kept as text (`json`): it is read and written whole, which costs a quarter of what `jsonb` does, and keeps its keys
 * in the order in which the rules put them.
 */

/** The most a seat's state may take up as JSON, in bytes. */
export const SEAT_BYTES = 16 * 1024;

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A game in a channel or thread: what the table shares, and the counters of everything that is numbered within it. */
export const campaign = pgTable(
  'campaign',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    guild: text(),
    channel: text().notNull(),
    /** Set once Discord no longer knows the channel: pages are kept back until the campaign is moved. */
    homeless: boolean().notNull().default(false),
    system: text().notNull(),
    name: text().notNull(),
    owner: text().notNull(),
    phase: text().$type<'gathering' | 'playing' | 'ended'>().notNull(),
    settings: json().$type<Readonly<Record<string, unknown>>>().notNull(),
    shared: json().$type<Readonly<Record<string, unknown>>>().notNull(),
    later: json().$type<Position<unknown>['later']>().notNull(),
    nextAsk: integer('next_ask').notNull(),
    nextDie: integer('next_die').notNull(),
    /** The number of the last step. */
    version: integer().notNull(),
    /** The last page that the table goes on from: it asked seats to act, or offered some before play began. */
    turnPage: integer('turn_page'),
    /** 64 hexadecimal digits, secret until revealed. */
    seed: text().notNull(),
    seedHash: text('seed_hash').notNull(),
    /** The number of the first die that is drawn from this seed. */
    seedFrom: integer('seed_from').notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('campaign_in_channel')
      .on(t.channel)
      .where(sql`phase <> 'ended'`),
    check('campaign_phase', sql`phase in ('gathering', 'playing', 'ended')`),
    check('campaign_counts_up', sql`next_ask >= 1 and next_die >= 1 and version >= 0`),
  ],
);

/** Seeds that are in use no longer. Without `seed` it was never given out: the campaign went on from a backup without it. */
export const pastSeed = pgTable(
  'past_seed',
  {
    campaign: integer().notNull(),
    fromDie: integer('from_die').notNull(),
    beforeDie: integer('before_die').notNull(),
    hash: text().notNull(),
    seed: text(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.hash] })],
);

/** A player's place in a campaign, with the part of the state that is his alone, and where his script stands. */
export const seat = pgTable(
  'seat',
  {
    campaign: integer()
      .notNull()
      .references(() => campaign.id),
    id: text().notNull(),
    user: text('user_id').notNull(),
    name: text().notNull(),
    /** Away players are not waited for: their questions get the default at once. */
    away: boolean().notNull().default(false),
    state: json().$type<unknown>(),
    frames: json().$type<readonly Frame[]>().notNull(),
    /** The question that the script waits for: only such questions are open. */
    ask: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.campaign, t.id] }),
    uniqueIndex('seat_of_user').on(t.campaign, t.user),
    check(
      'no_debts',
      sql`state::text !~ '"gold"\\s*:\\s*-' or not jsonb_path_exists(state::jsonb, '$.**.gold ? (@ < 0)')`,
    ),
    check('seat_size', sql`octet_length(state::text) <= ${sql.raw(String(SEAT_BYTES))}`),
  ],
);

/** What the op in hand of a seat was told before it asked; of no account once that question is open no more. */
export const journal = pgTable(
  'journal',
  {
    campaign: integer().notNull(),
    seat: text().notNull(),
    ask: integer().notNull(),
    entries: json().$type<readonly JournalEntry[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.seat] })],
);

/** Questions. Whether one is open says the seat whose script asks. */
export const ask = pgTable(
  'ask',
  {
    campaign: integer().notNull(),
    id: integer().notNull(),
    /** The seat whose script asks. */
    seat: text().notNull(),
    /** The op that asks and its revision: `fight@2`. */
    op: text(),
    /** How many facts of that op were told by then. */
    told: integer().notNull(),
    question: json().$type<Ask>().notNull(),
    opened: integer().notNull(),
    /** The last page that shows it. */
    page: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.id] })],
);

/** Answers. `slot` is the seat's id where everybody is asked, else empty: one answer is enough, and a second one too many. */
export const answer = pgTable(
  'answer',
  {
    campaign: integer().notNull(),
    ask: integer().notNull(),
    slot: text().notNull(),
    seat: text().notNull(),
    given: json().$type<Answer>().notNull(),
    step: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.ask, t.slot] })],
);

/** One intent carried out. Its dice are numbered from `firstDie` on. */
export const step = pgTable(
  'step',
  {
    campaign: integer().notNull(),
    number: integer().notNull(),
    interaction: text().notNull(),
    user: text('user_id'),
    seat: text(),
    intent: json().$type<Intent>().notNull(),
    firstDie: integer('first_die').notNull(),
    dice: integer().notNull(),
    /** The step that this one took back. */
    undoes: integer(),
    undoneBy: integer('undone_by'),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.number] })],
);

/** What a step changed, as it was before: the table's part where `seat` is empty, and the seats'. Kept for the last 50 steps. */
export const stepBefore = pgTable(
  'step_before',
  {
    campaign: integer().notNull(),
    step: integer().notNull(),
    seat: text().notNull(),
    state: json().$type<unknown>(),
    frames: json().$type<readonly Frame[]>(),
    later: json().$type<Position<unknown>['later']>(),
    phase: text().$type<'gathering' | 'playing' | 'ended'>(),
    ask: integer(),
    /** The question that the journal below belongs to. */
    journalAsk: integer('journal_ask'),
    entries: json().$type<readonly JournalEntry[]>(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.step, t.seat] })],
);

export const die = pgTable(
  'die',
  {
    campaign: integer().notNull(),
    number: integer().notNull(),
    interaction: text().notNull(),
    purpose: text().notNull(),
    sides: integer().notNull(),
    face: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.number] }), check('die_face', sql`face between 1 and sides`)],
);

/** Places and events that a seat has seen, by the step that showed them. */
export const visited = pgTable(
  'visited',
  {
    campaign: integer().notNull(),
    seat: text().notNull(),
    what: text().notNull(),
    step: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.seat, t.what] })],
);

/** Who held a legendary treasure from one step to another. Nobody holds one that somebody else holds (UQ-TRE-05). */
export const legendary = pgTable(
  'legendary',
  {
    campaign: integer().notNull(),
    treasure: text().notNull(),
    seat: text().notNull(),
    won: integer().notNull(),
    lost: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.campaign, t.treasure, t.won] }),
    uniqueIndex('one_owner')
      .on(t.campaign, t.treasure)
      .where(sql`lost is null`),
  ],
);

/** Everything that was read and decided: the facts of a step, and the words in which they were shown. */
export const chronicle = pgTable(
  'chronicle',
  {
    campaign: integer().notNull(),
    step: integer().notNull(),
    factsVersion: smallint('facts_version').notNull(),
    facts: json().$type<readonly Fact[]>().notNull(),
    text: text(),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.step] })],
);

/** The texts that campaigns stand in, by content hash. A trigger refuses changes: rows are only ever added. */
export const eventRevision = pgTable(
  'event_revision',
  {
    system: text().notNull(),
    script: text().notNull(),
    hash: text().notNull(),
    /** The number of the op contract that `parts` were compiled against. */
    contract: integer().notNull(),
    parts: json().$type<Readonly<Record<string, readonly Op[]>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.system, t.script, t.hash] })],
);

/** Pages, from the commit that made them until Discord has them, and where they stand. The id is the nonce. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaign: integer().notNull(),
    step: integer().notNull(),
    asks: json().$type<readonly number[]>().notNull(),
    toAct: json('to_act').$type<readonly string[]>().notNull(),
    /** Seats that are reminded by this page. */
    reminds: json().$type<readonly string[]>(),
    /** The same step shown once more. */
    again: boolean().notNull(),
    replaces: integer(),
    /** Until then some process is posting it. */
    claimedUntil: at('claimed_until').notNull(),
    attempts: smallint().notNull(),
    channel: text(),
    message: text(),
  },
  (t) => [
    index('outbox_unposted')
      .on(t.claimedUntil)
      .where(sql`message is null`),
    index('outbox_of').on(t.campaign, t.step),
  ],
);

/** Clocks: what happens at a time unless somebody acts before. One row a key within a campaign. */
export const due = pgTable(
  'due',
  {
    campaign: integer().notNull(),
    kind: text().$type<'decide' | 'turn' | 'remind' | 'deadline'>().notNull(),
    seat: text().notNull(),
    /** The question that waits, or 0 where the seat is to act. */
    ask: integer().notNull(),
    at: at('at').notNull(),
    claimedUntil: at('claimed_until'),
  },
  (t) => [primaryKey({ columns: [t.campaign, t.kind, t.seat, t.ask] }), index('due_at').on(t.at)],
);

/** Interactions that were carried out or refused, so that none counts twice. */
export const seenInteraction = pgTable('seen_interaction', {
  id: text().primaryKey(),
  campaign: integer(),
  page: integer(),
  refusal: json().$type<Refusal>(),
  at: at('at').notNull(),
});
