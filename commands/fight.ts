import { privately, whisper, type Answer } from '../src/discord/answer.js';
import { look, type AtTable } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { outcome } from '../src/discord/answer.js';
import { slash } from '../src/discord/slash.js';
import { small } from '../src/narrator/block.js';

/** Kinds of questions that a fight asks. */
const IN_A_FIGHT = ['battle-plan', 'tie'];

/** `/fight`: shows the plan of the fight in hand again; otherwise what the group could put up, and what starts a fight. */
export const fight: Command = {
  definition: slash('fight', 'Show the fight you are in, or how strong your group is', {
    name: 'kampf',
    description: 'Den laufenden Kampf zeigen oder wie stark eure Gruppe ist',
  }).toJSON(),
  run: (context) => look(context, (table) => show(context, table)),
};

async function show(context: Context, { view, seat, state, sheets }: AtTable): Promise<Answer> {
  const waits = view.asks.some((ask) => IN_A_FIGHT.includes(ask.kind) && ask.seats.includes(seat));
  if (waits) return outcome(await context.service.resume(context.call.id, view.campaign.id));
  const group = sheets.group(state, seat);
  if (!group) return whisper('Nobody is fighting, and you have no group yet.');
  return privately([
    small(
      'Nobody is fighting. Fights begin with events: `/move` somewhere or `/event` where you are. This is what you could put up:',
    ),
    ...group,
  ]);
}
