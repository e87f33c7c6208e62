import type { Ask } from '../src/engine/ask.js';
import { outcome, privatePage, type Answer } from '../src/discord/answer.js';
import { play } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { commandButtons } from '../src/discord/layout/command-rows.js';
import { slash } from '../src/discord/slash.js';
import { prose } from '../src/narrator/block.js';

/** `/shop`: buying and selling (UQ-ACT-25). While a rest is open, shopping is one of the actions on its page. */
export const shop: Command = {
  definition: slash('shop', 'Buy and sell in a settlement. It takes your turn: one of you shops, the others may rest', {
    name: 'einkaufen',
    description: 'In einer Siedlung einkaufen: das ist euer Zug, einer kauft ein, die anderen tun etwas anderes',
  }).toJSON(),
  run: async (context) => {
    const open = await openRest(context);
    return open ? leadTo(open) : play(context, { kind: 'shop' });
  },
  pressed: async (context) => {
    const campaign = await context.campaign();
    return campaign
      ? outcome(await context.service.resume(context.call.id, campaign.id))
      : play(context, { kind: 'shop' });
  },
};

/** The asking player's rest, or shop, if one is open. */
async function openRest(context: Context): Promise<Ask | undefined> {
  const view = await context.view();
  const seat = view?.campaign.seats.find(({ user }) => user === context.call.user.id)?.id;
  return view?.asks.find(
    ({ kind, seats }) => (kind === 'rest' || kind === 'shop') && seats.some((one) => one === seat),
  );
}

const SHOPS = 'do:shop';

function leadTo({ kind, options }: Ask): Answer {
  const sells = options.some(({ id, refused }) => id.endsWith(SHOPS) && refused === undefined);
  const said =
    kind === 'shop'
      ? 'The shop is open already, on its page.'
      : sells
        ? 'You are at rest, and shopping is one of the actions there: on its page choose *Go shopping for everybody* for one of you.'
        : 'You are at rest. In a settlement shopping is one of the actions on its page, for whoever has not acted yet.';
  return privatePage(
    [prose(said)],
    commandButtons([{ command: 'shop', detail: 'show', label: 'Show the page', tone: 'go' }]),
  );
}
