import { outcome, privatePage, whisper, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, nobodyCalled, play, suggest, tableOf, type AtTable } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { PressCall } from '../src/discord/interaction.js';
import { commandButtons, commandMenu } from '../src/discord/layout/command-rows.js';
import type { Row } from '../src/discord/layout/rows.js';
import type { Intent } from '../src/engine/ask.js';
import { heading, prose, small, type Block } from '../src/narrator/block.js';
import { name } from '../src/narrator/english.js';
import type { Named } from '../src/narrator/sheets.js';
import { ORDERS, ORDERS_DEFINITION, type Order } from './orders-definition.js';

/** `/orders`: standing orders, so that a question is not put (D-02); without an option those that stand, and a menu to change one. */
export const orders: Command = {
  definition: ORDERS_DEFINITION,
  run: (context) => {
    const given = givenBy(context);
    const who = context.text('adventurer');
    if (who !== undefined) return look(context, (table) => orderOne(context, table, who, given));
    if (Object.keys(given).length > 0) return play(context, { kind: 'orders', ...given });
    return look(context, (table) => page(table, undefined));
  },
  pressed: (context, detail, [picked = '']) => {
    const [what = '', of = '', field = '', value = ''] = detail.split('|');
    if (what === 'give') return look(context, (table) => give(context, table, { of, field, value }));
    if (what === 'pick') return look(context, (table) => choicesOf(table, memberOf(table, of), picked));
    return look(context, (table) => page(table, memberOf(table, what === 'one' ? picked : of), 'turned'));
  },
  choices: (context) => suggest(context, ({ sheets, state, seat }) => sheets.members(state, seat)),
};

/** What one adventurer may have an order of their own for. */
const OWN = ['potion', 'talisman', 'magic'];
const NO_GROUP = 'You lead no group yet. `/campaign join` gives you one.';
const NOTED = 'Some of this was said while a question is open: it holds as soon as that is answered.';

const memberOf = ({ sheets, state, seat }: AtTable, id: string): Named | undefined =>
  sheets.members(state, seat).find((one) => one.id === id);

/** Orders that wait for the end of what is in hand: while a question is open, the state that it has read stays as it was. */
const notedOf = ({ view, seat }: AtTable): readonly Intent[] =>
  view.position.later.filter((one) => one.seat === seat && one.intent.kind === 'orders').map(({ intent }) => intent);

/** The orders that stand, and a menu that leads to each; of one adventurer those that may differ from the group's. */
function page(table: AtTable, one: Named | undefined, to: 'new' | 'turned' = 'new'): Answer {
  const { sheets, state, seat } = table;
  const noted = notedOf(table);
  const shown = sheets.orders(state, seat, noted);
  if (!shown) return whisper(NO_GROUP);
  const says = [...(one ? alone(one) : shown), ...(noted.length ? [small(NOTED)] : [])];
  return privatePage(says, [...changing(table, one), ...(one ? back() : others(sheets.members(state, seat)))], to);
}

const alone = ({ label }: Named): readonly Block[] => [
  heading(`Standing orders for ${name(label)} alone`),
  small('What is left open is as for the whole group.'),
];

/** One menu for all orders: each says what holds now. */
function changing(table: AtTable, one: Named | undefined): readonly Row[] {
  const orders = ORDERS.filter(({ field }) => !one || OWN.includes(field));
  return commandMenu(
    { command: 'orders', detail: `pick|${one?.id ?? ''}` },
    'Change an order …',
    orders.map((order) => ({ id: order.field, label: order.asked, hint: standing(table, order, one).says })),
  );
}

const others = (members: readonly Named[]): readonly Row[] =>
  commandMenu({ command: 'orders', detail: 'one' }, 'Orders for one adventurer alone …', members);

const back = (of = '', label = 'The whole group'): readonly Row[] =>
  commandButtons([{ command: 'orders', detail: `show|${of}`, label }]);

/** What holds now, and what can be said. What has no order of its own is as the group's, or asked. */
function standing({ sheets, state, seat, ...table }: AtTable, { field, choices }: Order, one: Named | undefined) {
  const given = sheets.ordersGiven(state, seat, one?.id, notedOf({ sheets, state, seat, ...table }));
  const now = given[field] ?? (one ? 'as-group' : 'ask');
  const options = choices.flatMap(([id, label]) => (id === 'as-group' && !one ? [] : [{ id, label: plain(label) }]));
  return { now, options, says: options.find(({ id }) => id === now)?.label ?? now };
}

/** In the menu of one adventurer nobody needs to be told to name one. */
const plain = (label: string): string => label.replace(/ \(with adventurer\)$/, '');

/** One order with what it may say, a button each. */
function choicesOf(table: AtTable, one: Named | undefined, field: string): Answer {
  const order = ORDERS.find((each) => each.field === field);
  if (!order) return page(table, one, 'turned');
  const { now, options, says } = standing(table, order, one);
  const buttons = options.map(({ id, label }) => ({
    command: 'orders',
    detail: `give|${one?.id ?? ''}|${field}|${id}`,
    label,
    tone: id === now ? ('go' as const) : ('quiet' as const),
  }));
  return privatePage(
    [
      heading(one ? `${order.asked}, for ${name(one.label)} alone` : order.asked),
      prose(`${order.description}.`),
      small(`Now: ${says}.`),
    ],
    [...commandButtons(buttons), ...back(one?.id, 'Back')],
    'turned',
  );
}

interface Said {
  readonly of: string;
  readonly field: string;
  readonly value: string;
}

/** Gives the order, and shows in its place how all of them stand now. */
async function give(context: Context<PressCall>, table: AtTable, { of, field, value }: Said): Promise<Answer> {
  const played = await context.act(table.view.campaign, { kind: 'orders', ...(of && { of }), [field]: value });
  const after = await tableOf(context);
  const shown = after && page(after, memberOf(after, of), 'turned');
  return outcome(played, shown?.kind === 'turned' ? shown.message : undefined);
}

type Given = Readonly<Record<string, string>>;

async function orderOne(
  context: Context,
  { view, seat, state, sheets }: AtTable,
  who: string,
  given: Given,
): Promise<Answer> {
  const members = sheets.members(state, seat);
  const one = memberNamed(members, who);
  if (!one) return nobodyCalled(who, members);
  if (Object.keys(given).length === 0) return page({ view, seat, state, sheets }, one);
  if (!OWN.some((field) => given[field] !== undefined))
    return whisper(`Say what holds for ${one.label} alone: \`second-injury\`, \`talismans\` or \`spells\`.`);
  return outcome(await context.act(view.campaign, { kind: 'orders', of: one.id, ...given }));
}

function givenBy(context: Context): Given {
  return Object.fromEntries(
    ORDERS.flatMap(({ option, field }) => {
      const value = context.text(option);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
