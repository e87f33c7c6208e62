import { ButtonStyle, ComponentType, type APIMessage } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut } from '../../src/discord/layout/text.js';
import { pageMessages, revisedMessage } from '../../src/discord/layout/page-messages.js';
import { faultsOf, LIMITS } from '../../src/discord/limits.js';
import { spentPage } from '../../src/discord/spent.js';
import { change, heading, prose, small, table } from '../../src/narrator/block.js';
import type { Choice } from '../../src/narrator/choice.js';
import type { TellingPage } from '../../src/narrator/page.js';
import { buttonsOf, nodes, textOf } from './house.js';
import { specFaults } from './spec.js';

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({
  id,
  label: id,
  write: false,
  tone: 'plain',
  ...more,
});
const many = (count: number, more: Partial<Choice> = {}) =>
  Array.from({ length: count }, (_, at) => choice(`option-${at}`, more));

/** What a question says of options that are greyed. */
const NOTES = ['Not now: *pay*: You have 4 Gold.'];

/** A message as Discord gives it back. */
const stored = (body: unknown) => JSON.parse(JSON.stringify(body)) as Pick<APIMessage, 'components'>;

function page(change: Partial<TellingPage> = {}): TellingPage {
  return {
    ...{ campaign: 999_999_999, mood: 'calm', blocks: [prose('It rains.')], asked: [], turn: '<@1>: your turn.' },
    ...{
      id: 77,
      calls: ['1'],
      rings: ['1'],
      ways: [],
      quests: [],
      lost: [],
      hasDice: true,
      foot: [],
      seated: 1,
      offers: 'none',
    },
    ...change,
  };
}

function asked(
  buttons: readonly Choice[],
  menu: readonly Choice[] = [],
  notes: readonly string[] = [],
): TellingPage['asked'] {
  const menus = menu.length ? [{ id: 'menu', placeholder: 'Which?', min: 1, max: 1, choices: menu }] : [];
  return [{ ask: 123_456_789, blocks: [], question: 'What do you do?', buttons, menus, notes }];
}

function faults(told: TellingPage): readonly string[] {
  return pageMessages(told).flatMap((body) => [
    ...faultsOf(body),
    ...specFaults('POST', '/channels/:channel/messages', body),
  ]);
}

const offered = (told: TellingPage) =>
  pageMessages(told)
    .flatMap(nodes)
    .flatMap(({ label, style }) => (label === undefined ? [] : [[label, style]]));

describe('a page', () => {
  test('calls only on whom its last message is for', () => {
    const messages = pageMessages(page({ blocks: Array.from({ length: 9 }, () => prose('word '.repeat(300))) }));
    expect(messages.length).toBeGreaterThan(1);
    expect(messages.map((body) => body.allowed_mentions)).toEqual([
      ...messages.slice(1).map(() => ({ parse: [] })),
      { parse: [], users: ['1'] },
    ]);
  });

  test('too long for one message is split, whole, and the last carries the buttons', () => {
    const told = page({ blocks: [prose('One sentence of a long story. '.repeat(400))], asked: asked(many(4)) });
    const messages = pageMessages(told);
    expect(faults(told)).toEqual([]);
    expect(messages.map((body) => buttonsOf(body).length)).toEqual([...messages.slice(1).map(() => 0), 4]);
    const sentences = messages
      .map(textOf)
      .join('\n')
      .match(/One sentence of a long story\./g);
    expect(sentences).toHaveLength(400);
  });

  test('whose question needs no words of its own has none', () => {
    const [roll] = asked([choice('roll')]);
    const told = page({ asked: roll ? [{ ...roll, question: '' }] : [], turn: '<@1>: your dice.' });
    expect(faults(told)).toEqual([]);
    expect(pageMessages(told).map(textOf).join().match(/dice/g)).toHaveLength(1);
  });

  test('keeps a seal below what can be pressed, and leads nobody to begin before somebody sits', () => {
    const told = page({ offers: 'gathering', seated: 0, foot: [small('sealed')] });
    expect(faults(told)).toEqual([]);
    const parts = pageMessages(told).flatMap(nodes);
    expect(parts.at(-1)?.content).toContain('sealed');
    expect(offered(told)).toEqual([
      ['Join with group A', ButtonStyle.Primary],
      ['Join with group B', ButtonStyle.Primary],
      ['Create your own', ButtonStyle.Secondary],
      ['Look at the groups', ButtonStyle.Secondary],
    ]);
  });

  test('leads whoever has joined to begin, and says that joining is for another player', () => {
    expect(offered(page({ offers: 'gathering', seated: 2 }))).toEqual([
      ['Begin', ButtonStyle.Success],
      ['For other players: join here', ButtonStyle.Secondary],
    ]);
  });

  test('in Chinese keeps below the bytes at which Discord breaks', () => {
    const told = page({ blocks: [prose('雨'.repeat(3900)), prose('山'.repeat(3900))] });
    expect(faults(told)).toEqual([]);
    expect(pageMessages(told).length).toBeGreaterThan(2);
  });

  test('takes the longest labels, option ids and names there are', () => {
    const long = 'W'.repeat(200);
    const id = 'x'.repeat(40);
    const told = page({
      asked: asked([choice(id, { label: long, hint: long })], [choice(id, { label: long, hint: long })]),
    });
    expect(faults(told)).toEqual([]);
  });

  test('makes a menu of many options, in parts of 25, and keeps their order', () => {
    const told = page({ asked: asked(many(60)) });
    expect(faults(told)).toEqual([]);
    const selects = pageMessages(told)
      .flatMap(nodes)
      .filter((node) => node.options);
    expect(selects.map((node) => node.options?.length)).toEqual([25, 25, 10]);
    expect(selects.flatMap((node) => node.options ?? []).map(({ value }) => value)).toEqual(
      many(60).map(({ id }) => id),
    );
  });

  test('names whom it calls on right above what can be pressed', () => {
    for (const told of [page({ asked: asked(many(2), many(3)) }), page({ offers: 'turn' })]) {
      const kinds = pageMessages(told)
        .flatMap(nodes)
        .filter(({ type }) => type === ComponentType.TextDisplay || type === ComponentType.ActionRow);
      const call = kinds.findIndex(({ content }) => content === told.turn);
      expect(kinds.slice(call + 1).map(({ type }) => type)).toEqual(
        kinds.slice(call + 1).map(() => ComponentType.ActionRow),
      );
      expect(kinds.length).toBeGreaterThan(call + 1);
    }
  });

  test('has a text right below its heading, and changes and dice as one list', () => {
    const blocks = [
      prose('Rain.'),
      heading('Turn 1'),
      prose('On.'),
      small('D6: 3'),
      change('Gold 3'),
      change('Fame 1'),
    ];
    const [body] = pageMessages(page({ blocks }));
    expect(textOf(body ?? {})).toContain('Rain.\n\n### Turn 1\nOn.\n-# D6: 3\nGold 3\nFame 1');
  });

  test('keeps its edge while a plan changes on it', () => {
    const [danger] = pageMessages(page({ mood: 'danger', asked: asked(many(2)) }));
    const [calm] = pageMessages(page({ asked: asked(many(2)) }));
    const edge = (body: unknown) => (body as { components: { accent_color: number }[] }).components[0]?.accent_color;
    expect(edge(revisedMessage(stored(danger), page({ asked: asked(many(3)) })))).toBe(edge(danger));
    expect(edge(danger)).not.toBe(edge(calm));
  });

  test('greys what cannot be taken and says why in small print', () => {
    const [body] = pageMessages(
      page({ asked: asked([choice('pay', { refused: 'You have 4 Gold.' }), choice('go')], [], NOTES) }),
    );
    expect(buttonsOf(body ?? {}).map(({ disabled }) => disabled ?? false)).toEqual([true, false]);
    expect(textOf(body ?? {})).toContain(`-# ${NOTES[0]}`);
  });

  test('fits Discord whatever is on it', () => {
    const block = fc.oneof(
      fc.string({ maxLength: 5000 }).map(prose),
      fc.string({ maxLength: 300 }).map(small),
      fc.string().map(heading),
    );
    const rows = fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 }), { maxLength: 8 }).map(table);
    const options = fc.nat(40).chain((count) =>
      fc.array(
        fc.record({
          label: fc.string({ minLength: 1, maxLength: 150 }),
          write: fc.boolean(),
          refused: fc.option(fc.string(), { nil: undefined }),
        }),
        { minLength: count, maxLength: count },
      ),
    );
    const choices = options.map((list) =>
      list.map(({ refused, ...one }, at) => choice(`o${at}`, { ...one, ...(refused !== undefined && { refused }) })),
    );
    const everything = fc.array(fc.oneof(block, rows), { maxLength: 30 });
    const notes = fc.array(fc.string({ maxLength: 2000 }), { maxLength: 8 });
    fc.assert(
      fc.property(everything, choices, choices, notes, (blocks, buttons, menu, said) => {
        expect(faults(page({ blocks, asked: asked(buttons, menu, said) }))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a spent page', () => {
  test('keeps the story, loses buttons, reasons and the last line, and says what was chosen', () => {
    const told = page({ asked: asked([choice('pay', { refused: 'You have 4 Gold.' }), choice('go')], [], NOTES) });
    const body = spentPage(stored(pageMessages(told)[0]), 'Ada: go');
    expect(textOf(body)).toBe('It rains.\n**What do you do?**\n-# Ada: go');
    expect(nodes(body).some((node) => node.type === ComponentType.ActionRow)).toBe(false);
  });

  test('says no more what would happen if nobody answered', () => {
    const [question] = asked([choice('go'), choice('stay')]);
    const told = page({ asked: [{ ...question!, unanswered: 'If nobody answers: *stay*.' }] });
    const [body] = pageMessages(told);
    expect(textOf(body!)).toContain('-# If nobody answers: *stay*.');
    expect(textOf(spentPage(stored(body), 'Ada: go'))).not.toContain('If nobody answers');
  });

  test('keeps the button for details only where there were dice to look up', () => {
    const scope = { steps: { from: 1, to: 2 }, asks: [5] };
    const left = (hasDice: boolean, before?: boolean) => {
      const told = page({ asked: asked([choice('go')]), scope, hasDice });
      const standing = before === undefined ? undefined : stored(pageMessages({ ...told, hasDice: before })[0]);
      const shown = standing ? revisedMessage(standing, told) : pageMessages(told)[0];
      return nodes(spentPage(stored(shown), 'Ada: go')).flatMap(({ label }) => label ?? []);
    };
    expect([left(true), left(false)]).toEqual([['More on this'], []]);
    expect([left(false, true), left(false, false)]).toEqual([['More on this'], []]);
  });

  test('has room for the note even when the page was full', () => {
    const told = page({ blocks: [prose('x'.repeat(1500)), prose('y'.repeat(1500))], asked: asked(many(10)) });
    for (const body of pageMessages(told)) {
      expect(faultsOf(spentPage(stored(body), 'n'.repeat(150)))).toEqual([]);
    }
  });
});

describe('our own checker', () => {
  const row = (components: unknown[]) => ({ type: 1, components });
  const button = (id: string) => ({ type: 2, style: 1, custom_id: id, label: 'x' });

  test.each([
    ['41 components', Array.from({ length: 41 }, () => ({ type: 10, content: 'x' })), /41 components/],
    [
      '4001 characters',
      [
        { type: 10, content: 'x'.repeat(2001) },
        { type: 10, content: 'x'.repeat(2000) },
      ],
      /4001 characters/,
    ],
    ['too many bytes', [{ type: 10, content: '雨'.repeat(3300) }], /bytes of text/],
    ['a custom_id twice', [row([button('a'), button('a')])], /custom_id twice/],
    ['six buttons in a row', [row(['a', 'b', 'c', 'd', 'e', 'f'].map(button))], /6 buttons/],
    ['a menu beside a button', [row([button('a'), { type: 3, custom_id: 'm' }])], /menu shares/],
  ])('finds %s', (_, components, fault) => {
    expect(faultsOf({ components }).join()).toMatch(fault);
  });

  test('finds nothing wrong with what is right', () => {
    expect(
      faultsOf({ components: [{ type: 17, components: [{ type: 10, content: 'x'.repeat(LIMITS.text) }] }] }),
    ).toEqual([]);
  });
});

describe('cutting text', () => {
  test('loses nothing but the space it cuts at, and never halves a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 20, max: 60 }), (text, most) => {
        const parts = cut(text, most);
        expect(parts.every((part) => part.length <= most && !/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(part))).toBe(
          true,
        );
        expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
