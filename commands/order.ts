import { whisper, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, type AtTable } from '../src/discord/at-table.js';
import { outcome } from '../src/discord/answer.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import type { Named } from '../src/narrator/sheets.js';

/** `/order`: the order of march, front first (UQ-MARCH-01). Names left out follow in their old order. */
export const order: Command = {
  definition: slash('order', 'Set the order of march, from the front', {
    name: 'marschordnung',
    description: 'Die Marschordnung festlegen, von vorn',
  })
    .addStringOption((option) =>
      option
        .setName('names')
        .setNameLocalizations({ de: 'namen' })
        .setDescription('Who walks in front, names or beginnings with commas between: Borin, Ella')
        .setDescriptionLocalizations({ de: 'Wer vorn geht, Namen oder Anfänge mit Kommas: Borin, Ella' })
        .setMaxLength(200)
        .setRequired(true),
    )
    .toJSON(),
  run: (context) => look(context, (table) => rearrange(context, table)),
};

async function rearrange(context: Context, { view, seat, state, sheets }: AtTable): Promise<Answer> {
  const members = sheets.members(state, seat);
  const wanted = (context.text('names') ?? '')
    .split(/[,;>]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = wanted.map((part) => memberNamed(members, part));
  const unknown = wanted.filter((_, at) => found[at] === undefined);
  if (unknown.length || !wanted.length) return whisper(unclear(unknown, members));
  const front = [...new Set(found.flatMap((one) => one?.id ?? []))];
  const rest = members.map((one) => one.id).filter((id) => !front.includes(id));
  return outcome(await context.act(view.campaign, { kind: 'order', order: [...front, ...rest] }));
}

function unclear(unknown: readonly string[], members: readonly Named[]): string {
  const all = members.map(({ label }) => label).join(', ');
  return `I do not know who is meant by ${unknown.join(', ') || 'nobody'}. Your adventurers, from the front: ${all}.`;
}
