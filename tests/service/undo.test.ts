import { expect, it } from 'vitest';
import { onBoth } from '../stores.js';
import { codeOf, found, interaction, pageIn, serviceOn } from './table.js';

onBoth('taking back', (at) => {
  it('a step gives back what was before it, and rolls on with new dice', async () => {
    const table = await found(serviceOn(at.store));
    const asked = await table.game('u1', 'stake');
    const ask = asked.asks[0]?.id ?? 0;
    const before = await table.service.view(table.campaign);
    await table.answer('u1', ask, 'one');
    const page = pageIn(await table.service.undo(table.care('u1')));
    expect(page).toMatchObject({ facts: [{ kind: 'undone', step: asked.step + 1 }], asks: [{ id: ask }], toAct: [] });
    expect((await table.service.view(table.campaign))?.position).toEqual(before?.position);
    pageIn(await table.answer('u1', ask, 'one'));
    const dice = await table.service.dice(table.campaign, { limit: 9 });
    expect(dice.map((die) => die.number)).toEqual([2, 1]);
  });

  it('the page then tells the scene again, and takes the buttons from the page that is outdated', async () => {
    const table = await found(serviceOn(at.store));
    const asked = await table.game('u1', 'stake');
    await table.answer('u1', asked.asks[0]?.id ?? 0, 'one');
    const page = pageIn(await table.service.undo(table.care('u1')));
    expect(page.facts[0]?.['scene']).toEqual(asked.facts);
    const worked = pageIn(await table.answer('u1', page.asks[0]?.id ?? 0, 'one'));
    await table.service.posted(worked.id, { channel: 'c1', message: 'm1' });
    expect(worked.toAct).not.toEqual([]);
    const back = await table.service.undo(table.care('u1'));
    expect(back).toMatchObject({ kind: 'page', spent: [{ channel: 'c1', message: 'm1' }] });
  });

  it('keeps both in the chronicle', async () => {
    const table = await found(serviceOn(at.store));
    await table.page('u1', { kind: 'work' });
    await table.service.undo(table.care('u1'));
    const told = await table.service.chronicle(table.campaign, { limit: 2 });
    expect(told).toMatchObject([
      { intent: { kind: 'undo' }, undone: false },
      { intent: { kind: 'work' }, undone: true, facts: [{ kind: 'worked' }] },
    ]);
  });

  it('goes back step by step, but not beyond the joining', async () => {
    const table = await found(serviceOn(at.store));
    for (let n = 0; n < 3; n++) await table.page('u1', { kind: 'work' });
    const gold: (number | undefined)[] = [];
    for (let n = 0; n < 3; n++) {
      await table.service.undo(table.care('u1'));
      gold.push(await table.gold('s1'));
    }
    expect(gold).toEqual([7, 6, 5]);
    expect(codeOf(await table.service.undo(table.care('u1')))).toBe('nothing-to-undo');
  });

  it('is for whoever did it and for the owner', async () => {
    const table = await found(serviceOn(at.store), 3);
    await table.page('u1', { kind: 'pass' });
    await table.page('u2', { kind: 'work' });
    expect(await table.service.undo(table.care('u3'))).toMatchObject({
      kind: 'refused',
      refusal: { refused: 'undo-not-yours', args: { player: expect.any(String) as string } },
    });
    expect(codeOf(await table.service.undo(table.care('u2')))).toBe('page');
    expect(codeOf(await table.service.undo(table.care('u2')))).toBe('undo-not-yours');
    expect(codeOf(await table.service.undo(table.care('u1')))).toBe('page');
    expect((await table.state()).turn).toBe('s1');
  });

  it('reaches back 50 steps', async () => {
    const table = await found(serviceOn(at.store), 1);
    for (let n = 0; n < 70; n++) await table.page('u1', { kind: 'work' });
    let taken = 0;
    while (codeOf(await table.service.undo(table.care('u1'))) === 'page') taken++;
    expect(await table.gold('s1')).toBe(75 - taken);
    expect(taken).toBeGreaterThanOrEqual(25);
    expect(taken).toBeLessThanOrEqual(50);
  });

  it('an answer of several opens the question for that player alone', async () => {
    const table = await found(serviceOn(at.store), 3);
    const ask = (await table.game('u1', 'vote')).asks[0]?.id ?? 0;
    await table.answer('u1', ask, 'yes');
    await table.answer('u2', ask, 'yes');
    const page = pageIn(await table.service.undo(table.care('u2')));
    expect(page.asks).toMatchObject([{ id: ask }]);
    expect(codeOf(await table.answer('u1', ask, 'no'))).toBe('already-answered');
    pageIn(await table.answer('u2', ask, 'no'));
    pageIn(await table.answer('u3', ask, 'yes'));
    const { s1, s2, s3 } = (await table.state()).seats;
    expect([s1?.log.length, s2?.log.length, s3?.log.length]).toEqual([2, 1, 2]);
  });

  it('a plan goes back within it, whatever the op was told', async () => {
    const table = await found(serviceOn(at.store));
    let ask = (await table.game('u1', 'plan')).asks[0]?.id ?? 0;
    for (let n = 0; n < 3; n++) ask = pageIn(await table.answer('u1', ask, 'more')).asks[0]?.id ?? 0;
    ask = pageIn(await table.service.undo(table.care('u1'))).asks[0]?.id ?? 0;
    await table.answer('u1', ask, 'done');
    expect(await table.gold('s1')).toBe(7);
    await table.service.undo(table.care('u1'));
    const again = pageIn(await table.answer('u1', ask, 'more', interaction()));
    await table.answer('u1', again.asks[0]?.id ?? 0, 'done');
    expect(await table.gold('s1')).toBe(8);
  });

  it('frees a treasure that is unique', async () => {
    const table = await found(serviceOn(at.store));
    await table.game('u1', 'crown');
    await table.service.undo(table.care('u1'));
    await table.page('u1', { kind: 'pass' });
    await table.game('u2', 'crown');
    expect((await table.state()).crown).toBe('s2');
  });
});
