import { outcome, privatePage, whisper, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, nobodyCalled, play, suggest, tableOf, type AtTable } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { PressCall } from '../src/discord/interaction.js';
import { commandButtons, commandMenu } from '../src/discord/layout/command-rows.js';
import type { Row } from '../src/discord/layout/rows.js';
import { heading, small } from '../src/narrator/block.js';
import { name } from '../src/narrator/english.js';
import type { Named } from '../src/narrator/sheets.js';
import { ORDERS, ORDERS_DEFINITION, type Order } from './orders-definition.js';

/** `/orders`: standing orders, so that a question is not put (D-02); without an option those that stand, with menus to change them. */
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
    const [what = '', field = '', of = ''] = detail.split('|');
    if (what === 'set') return look(context, (table) => set(context, table, { field, of, picked }));
    return look(context, (table) => page(table, memberOf(table, picked), 'turned'));
  },
  choices: (context) => suggest(context, ({ sheets, state, seat }) => sheets.members(state, seat)),
};

/** What one adventurer may have an order of their own for. */
const OWN = ['potion', 'talisman', 'magic'];
const NO_GROUP = 'You lead no group yet. `/campaign join` gives you one.';

const memberOf = ({ sheets, state, seat }: AtTable, id: string): Named | undefined =>
  sheets.members(state, seat).find((one) => one.id === id);

/** The orders that stand, and a menu for each; of one adventurer those that may differ from the group's. `given` was just said. */
function page(table: AtTable, one: Named | undefined, to: 'new' | 'turned' = 'new', given: Given = {}): Answer {
  const { sheets, state, seat } = table;
  const shown = sheets.orders(state, seat);
  if (!shown) return whisper(NO_GROUP);
  const stood = sheets.ordersGiven(state, seat, one?.id);
  const waits = Object.entries(given).some(([field, said]) => (stood[field] ?? unsaid(one)) !== said);
  const standing = { ...stood, ...given };
  const menus = ORDERS.filter(({ field }) => !one || OWN.includes(field)).flatMap((order) =>
    menu(order, standing, one),
  );
  return one
    ? privatePage(
        [
          heading(`Standing orders for ${name(one.label)} alone`),
          small(waits ? WAITS : 'What is left open is as for the whole group.'),
        ],
        [...menus, ...commandButtons([{ command: 'orders', detail: 'show', label: 'The whole group' }])],
        to,
      )
    : privatePage(
        waits ? [...shown.slice(0, 1), small(WAITS)] : shown,
        [...menus, ...alone(sheets.members(state, seat))],
        to,
      );
}

type Given = Readonly<Record<string, string>>;

/** What an order comes to that nobody has given. */
const unsaid = (one: Named | undefined): string => (one ? 'as-group' : 'ask');

/** While a question is open, the state that it has read stays as it was. */
const WAITS = 'Given. While a question is open, the other menus show what stood before it.';

/** The menu of an order says what stands now. What has no order of its own is as the group's, or asked. */
function menu({ asked, field, choices }: Order, standing: Given, one: Named | undefined): readonly Row[] {
  const now = standing[field] ?? unsaid(one);
  const options = choices.flatMap(([id, label]) => (id === 'as-group' && !one ? [] : [{ id, label: plain(label) }]));
  const says = options.find(({ id }) => id === now)?.label ?? now;
  return commandMenu({ command: 'orders', detail: `set|${field}|${one?.id ?? ''}` }, `${asked}: ${says}`, options);
}

/** In the menu of one adventurer nobody needs to be told to name one. */
const plain = (label: string): string => label.replace(/ \(with adventurer\)$/, '');

const alone = (members: readonly Named[]): readonly Row[] =>
  commandMenu({ command: 'orders', detail: 'one' }, 'Orders for one adventurer alone …', members);

interface Picked {
  readonly field: string;
  readonly of: string;
  readonly picked: string;
}

/** Gives the order, and shows in the place of the menus how they stand now. */
async function set(context: Context<PressCall>, table: AtTable, { field, of, picked }: Picked): Promise<Answer> {
  const intent = { kind: 'orders', ...(of && { of }), [field]: picked };
  const played = await context.act(table.view.campaign, intent);
  const after = await tableOf(context);
  const shown = after && page(after, of ? memberOf(after, of) : undefined, 'turned', { [field]: picked });
  return outcome(played, shown?.kind === 'turned' ? shown.message : undefined);
}

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
