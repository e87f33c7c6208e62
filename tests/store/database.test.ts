import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SEAT_BYTES } from '../../src/store/schema.js';
import type { Store } from '../../src/store/store.js';
import { found, interaction, serviceOn } from '../service/table.js';
import { onBoth } from '../stores.js';

/** The name of the constraint, or the message, that the database refuses with. */
async function noOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'it did not refuse';
  } catch (error) {
    const { cause = error } = error as Error;
    const { constraint_name, constraint, message } = cause as Refused;
    return constraint_name ?? constraint ?? message;
  }
}

/** As the server says it, or the embedded database. */
interface Refused {
  readonly constraint_name?: string;
  readonly constraint?: string;
  readonly message: string;
}

const run = (store: Store, query: ReturnType<typeof sql>) => noOf(Promise.resolve(store.database.execute(query)));

onBoth('the database itself', (at) => {
  it('lets nobody have Gold below 0, whatever the rules would do', async () => {
    const table = await found(serviceOn(at.store));
    await table.page('u1', { kind: 'cheat', gold: 0 });
    expect(await noOf(table.act('u1', { kind: 'cheat', gold: -1 }))).toBe('no_debts');
    expect(await table.gold('s1')).toBe(0);
    const deep = (json: string) =>
      run(at.store, sql`update seat set state = ${json}::json where campaign = ${table.campaign}`);
    expect(await deep('{"members":[{"purse":{"gold" : -0.5}}]}')).toBe('no_debts');
    expect(await deep('{"note":"gold:-1","change":-1,"gold":0,"members":[{"gold":-0}]}')).toBe('it did not refuse');
  });

  it('goes on after it has refused', async () => {
    const table = await found(serviceOn(at.store));
    const id = interaction();
    await noOf(table.act('u1', { kind: 'cheat', gold: -1 }, id));
    await table.page('u1', { kind: 'cheat', gold: 9 }, id);
    expect(await table.gold('s1')).toBe(9);
  });

  it('keeps a seat within 16 KB', async () => {
    const table = await found(serviceOn(at.store));
    await table.page('u1', { kind: 'fill', bytes: SEAT_BYTES - 200 });
    expect(await noOf(table.act('u1', { kind: 'fill', bytes: SEAT_BYTES }))).toBe('seat_size');
  });

  it('takes one answer to a question, and one from each of everybody', async () => {
    const answer = (slot: string) =>
      run(
        at.store,
        sql`insert into answer (campaign, ask, slot, seat, given, step) values (99, 1, ${slot}, 's1', '{}', 1)`,
      );
    expect([await answer(''), await answer('s1'), await answer('s2')]).toEqual(Array(3).fill('it did not refuse'));
    expect([await answer(''), await answer('s1')]).toEqual(Array(2).fill('answer_campaign_ask_slot_pk'));
  });

  it('gives a legendary treasure one owner at a time (UQ-TRE-05)', async () => {
    const own = (seat: string, won: number) =>
      run(at.store, sql`insert into legendary (campaign, treasure, seat, won) values (99, 'sword', ${seat}, ${won})`);
    expect(await own('s1', 1)).toBe('it did not refuse');
    expect(await own('s2', 2)).toBe('one_owner');
    await run(at.store, sql`update legendary set lost = 2 where campaign = 99`);
    expect(await own('s2', 2)).toBe('it did not refuse');
  });

  it('gives no die number, step or seat twice', async () => {
    const table = await found(serviceOn(at.store));
    await table.page('u1', { kind: 'work' });
    const again = (query: ReturnType<typeof sql>) => run(at.store, query);
    const die = sql`insert into die (campaign, number, interaction, purpose, sides, face) values (98, 1, 'i', 'p', 6, 6)`;
    expect([await again(die), await again(die)]).toEqual(['it did not refuse', 'die_campaign_number_pk']);
    const step = sql`insert into step (campaign, number, interaction, intent, first_die, dice, at)
      select campaign, number, interaction, intent, first_die, dice, at from step where campaign = ${table.campaign}`;
    expect(await again(step)).toBe('step_campaign_number_pk');
    const seat = sql`insert into seat (campaign, id, user_id, name, frames) values (${table.campaign}, 's9', 'u1', 'x', '[]')`;
    expect(await again(seat)).toBe('seat_of_user');
    expect(
      await again(
        sql`insert into die (campaign, number, interaction, purpose, sides, face) values (98, 2, 'i', 'p', 6, 7)`,
      ),
    ).toBe('die_face');
  });

  it('never changes a text that somebody may stand in', async () => {
    const add = sql`insert into event_revision (system, script, hash, contract, parts) values ('coins', 'x', 'h', 1, '{}')`;
    expect(await run(at.store, add)).toBe('it did not refuse');
    for (const change of [
      sql`update event_revision set contract = 2`,
      sql`delete from event_revision`,
      sql`truncate event_revision`,
    ]) {
      expect(await run(at.store, change)).toBe('event_revision is insert-only');
    }
  });

  it('has one campaign being played in a channel', async () => {
    const table = await found(serviceOn(at.store));
    const twin = sql`insert into campaign (channel, system, name, owner, phase, settings, shared, later, next_ask, next_die, version,
      seed, seed_hash, seed_from, created_at, changed_at) select channel, system, name, owner, phase, settings, shared, later, 1, 1, 0,
      seed, seed_hash, 1, created_at, changed_at from campaign where id = ${table.campaign}`;
    expect(await run(at.store, twin)).toBe('campaign_in_channel');
  });
});
