import { expect, it } from 'vitest';
import { onBoth } from '../stores.js';
import { codeOf, found, interaction, pageIn, serviceOn } from './table.js';

onBoth('an intent', (at) => {
  it('is carried out, told and asked about', async () => {
    const table = await found(serviceOn(at.store));
    const page = await table.game('u1', 'stake');
    expect(page).toMatchObject({
      facts: [{ kind: 'table-laid' }],
      asks: [{ name: 'stake', seats: ['s1'] }],
      toAct: [],
    });
    const answered = pageIn(await table.answer('u1', page.asks[0]?.id ?? 0, 'one'));
    // Field fault 20: the last page of every step says who is to act.
    expect(answered).toMatchObject({ facts: [{ kind: 'staked', seat: 's1' }], asks: [], toAct: ['s2'] });
  });

  it('that is refused changes nothing', async () => {
    const table = await found(serviceOn(at.store));
    const standing = async () => (await table.service.view(table.campaign))?.position;
    const before = await standing();
    expect(codeOf(await table.act('u2', { kind: 'work' }))).toBe('not-your-turn');
    expect(codeOf(await table.act('u9', { kind: 'work' }))).toBe('not-seated');
    expect(await standing()).toEqual(before);
  });

  it('is refused again if it comes again, even if it would be allowed by then', async () => {
    const table = await found(serviceOn(at.store));
    const id = interaction();
    expect(codeOf(await table.act('u2', { kind: 'work' }, id))).toBe('not-your-turn');
    await table.page('u1', { kind: 'pass' });
    expect(codeOf(await table.act('u2', { kind: 'work' }, id))).toBe('not-your-turn');
  });

  // Field fault 4: inventory and place equal what the log says, always.
  it('of ten in a row leaves none out', async () => {
    const table = await found(serviceOn(at.store));
    await Promise.all(Array.from({ length: 10 }, () => table.act('u1', { kind: 'work' })));
    const { s1 } = (await table.state()).seats;
    expect(s1).toMatchObject({ gold: 15, log: [5, ...Array<number>(10).fill(1)] });
    const chronicle = await table.service.chronicle(table.campaign, { limit: 10 });
    expect(chronicle.map((each) => each.facts[0]?.['total'])).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
  });

  it('that comes while a step is in hand waits for its end', async () => {
    const table = await found(serviceOn(at.store));
    const { asks } = await table.game('u1', 'stake');
    expect(await table.page('u2', { kind: 'note', text: 'later' })).toMatchObject({
      facts: [{ kind: 'kept-for-later' }],
    });
    expect((await table.state()).seats['s2']?.notes).toBe('');
    await table.answer('u1', asks[0]?.id ?? 0, 'none');
    expect((await table.state()).seats['s2']?.notes).toBe('later');
  });

  // Field faults 11 and 12: each answer is kept the moment it is given; one press is an answer.
  it('that answers a question to everybody is kept by a service that knows of no other', async () => {
    const table = await found(serviceOn(at.store), 3);
    const { asks } = await table.game('u1', 'vote');
    const ask = asks[0]?.id ?? 0;
    for (const user of ['u3', 'u1']) pageIn(await table.answer(user, ask, 'yes', interaction(), serviceOn(at.store)));
    expect(codeOf(await table.answer('u1', ask, 'no'))).toBe('already-answered');
    const last = pageIn(await table.answer('u2', ask, 'no', interaction(), serviceOn(at.store)));
    expect(last.facts).toEqual([{ kind: 'voted' }]);
    const { s1, s2, s3 } = (await table.state()).seats;
    expect([s1?.log.length, s2?.log.length, s3?.log.length]).toEqual([2, 1, 2]);
  });

  it('of somebody without a seat can be to join, once, under a decent name', async () => {
    const table = await found(serviceOn(at.store), 1);
    expect(codeOf(await table.act('u1', { kind: 'join', name: 'Again' }))).toBe('already-seated');
    expect(codeOf(await table.act('u2', { kind: 'join', name: 'x'.repeat(33) }))).toBe('name-wrong');
    expect(codeOf(await table.act('u2', { kind: 'join', name: ' \u202e\n ' }))).toBe('name-wrong');
    expect(codeOf(await table.act('u2', { kind: 'join', name: 'Nobody' }))).toBe('no-such-player');
    const page = await table.page('u2', { kind: 'join', name: '  Ada \u202e  Lovelace ' });
    expect(page.campaign.seats.map((seat) => seat.name)).toEqual(['Player 1', 'Ada Lovelace']);
  });

  it('that changes a plan updates the page it stands on', async () => {
    const table = await found(serviceOn(at.store));
    const first = await table.game('u1', 'plan');
    await table.service.posted(first.id, { channel: table.channel, message: 'm1' });
    const played = await table.answer('u1', first.asks[0]?.id ?? 0, 'more');
    expect(pageIn(played).replaces).toEqual({ channel: table.channel, message: 'm1' });
    expect(played).toMatchObject({ spent: [] });
  });

  it('gives back the page whose buttons are spent', async () => {
    const table = await found(serviceOn(at.store));
    const first = await table.game('u1', 'stake');
    await table.service.posted(first.id, { channel: table.channel, message: 'm1' });
    const done = await table.answer('u1', first.asks[0]?.id ?? 0, 'none');
    expect(done).toMatchObject({ spent: [{ message: 'm1' }] });
    await table.service.posted(pageIn(done).id, { channel: table.channel, message: 'm2' });
    expect(await table.act('u2', { kind: 'work' })).toMatchObject({ spent: [{ message: 'm2' }] });
    // Field fault 14: a press on an old page leads to the live one.
    const { id } = await table.page('u2', { kind: 'work' });
    await table.service.posted(id, { channel: table.channel, message: 'm4' });
    const old = await table.answer('u1', first.asks[0]?.id ?? 0, 'none');
    expect(old).toMatchObject({ refusal: { refused: 'ask-closed' }, live: { message: 'm4' } });
  });
});

onBoth('a campaign', (at) => {
  it('is founded once for an interaction and once for a channel', async () => {
    const service = serviceOn(at.store);
    const request = {
      guild: null,
      channel: interaction(),
      system: 'coins',
      name: 'T',
      user: 'u',
      userName: 'U',
      settings: {},
    };
    const id = interaction();
    const page = pageIn(await service.found({ ...request, interaction: id }));
    expect(page.facts).toMatchObject([{ kind: 'founded', seedHash: page.campaign.seedHash }]);
    expect(await service.found({ ...request, interaction: id })).toMatchObject({
      kind: 'again',
      page: { id: page.id },
    });
    expect(codeOf(await service.found({ ...request, interaction: interaction() }))).toBe('channel-has-campaign');
    expect((await service.campaignIn(request.channel))?.id).toBe(page.campaign.id);
  });

  it('needs a name, a rulebook and clocks that make sense', async () => {
    const service = serviceOn(at.store);
    const request = { guild: null, channel: 'x', system: 'coins', name: 'T', user: 'u', userName: 'U', settings: {} };
    const refusal = async (change: object) =>
      codeOf(await service.found({ ...request, interaction: interaction(), ...change }));
    expect(await refusal({ name: ' ' })).toBe('name-wrong');
    expect(await refusal({ name: 'x'.repeat(81) })).toBe('name-wrong');
    expect(await refusal({ system: 'chess' })).toBe('unknown-system');
    expect(await refusal({ settings: { turnHours: -1 } })).toBe('setting-wrong');
    expect(await refusal({ settings: { decisionHours: 'soon' } })).toBe('setting-wrong');
  });

  // Field fault 9: ending is clean, even with a question in hand.
  it('that is ended leaves nothing in hand and frees its channel', async () => {
    const table = await found(serviceOn(at.store), 2, { turnHours: 1 });
    await table.game('u1', 'stake');
    expect(codeOf(await table.service.end(table.care('u2')))).toBe('not-owner');
    const page = pageIn(await table.service.end(table.care('u1')));
    expect(page).toMatchObject({ asks: [], campaign: { phase: 'ended' } });
    expect(page.facts.map((fact) => fact.kind)).toEqual(['campaign-ended', 'seed-revealed']);
    expect(codeOf(await table.act('u1', { kind: 'work' }))).toBe('campaign-ended');
    expect(await table.service.campaignIn(table.channel)).toBeUndefined();
    expect(await table.service.view(table.campaign)).toMatchObject({ asks: [], position: { runs: {} } });
    const again = {
      guild: null,
      channel: table.channel,
      system: 'coins',
      name: 'New',
      user: 'u1',
      userName: 'U',
      settings: {},
    };
    expect(pageIn(await table.service.found({ ...again, interaction: interaction() })).campaign.phase).toBe(
      'gathering',
    );
  });

  it('ends when its rulebook says so', async () => {
    const table = await found(serviceOn(at.store));
    const page = await table.page('u1', { kind: 'win' });
    expect(page).toMatchObject({ campaign: { phase: 'ended' }, facts: [{ kind: 'won' }, { kind: 'seed-revealed' }] });
  });
});
