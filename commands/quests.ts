import { privatePage, whisper, type Answer } from '../src/discord/answer.js';
import { look, play, type AtTable } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { commandButtons } from '../src/discord/layout/command-rows.js';
import { slash } from '../src/discord/slash.js';
import { heading, prose, small } from '../src/narrator/block.js';
import { capital } from '../src/narrator/english.js';
import type { NotedQuest } from '../src/narrator/sheets.js';

/** `/quests`: what is noted, where it waits, and buttons to take it up or to strike it off. */
export const quests: Command = {
  definition: slash('quests', 'See the quests you have noted, take one up or strike it off', {
    name: 'aufträge',
    description: 'Die notierten Aufträge ansehen, einen angehen oder streichen',
  }).toJSON(),
  run: (context) => look(context, (table) => list(table)),
  pressed: (context, detail) => {
    const [what, quest = ''] = split(detail);
    if (what === 'claim') return play(context, { kind: 'claim', quest });
    if (what === 'drop') return play(context, { kind: 'drop-quest', quest });
    return look(context, (table) => (what === 'ask' ? askAgain(table, quest) : list(table, 'turned')));
  },
};

const split = (detail: string): readonly string[] => {
  const at = detail.indexOf('|');
  return [detail.slice(0, at), detail.slice(at + 1)];
};

const address = (what: string, quest: string) => ({ command: 'quests', detail: `${what}|${quest}` });

function list({ view, sheets, state, seat }: AtTable, to: 'new' | 'turned' = 'new'): Answer {
  const noted = sheets.quests(state, seat, view.library);
  if (noted.length === 0)
    return whisper('No quest is noted. People and places of the book offer them; up to three are noted at once.');
  return privatePage(
    [
      heading('Quests'),
      ...noted.map(({ label, says }) => prose(`**${capital(label)}**\n${says}`)),
      ...(noted.some(({ here }) => here) ? [small('You stand where one of them waits.')] : []),
    ],
    commandButtons(noted.flatMap(buttonsFor)),
    to,
  );
}

function buttonsFor({ id, label, here, cost }: NotedQuest) {
  const claim = { ...address('claim', id), label: `Go to it: ${label}`, tone: 'go' as const };
  const drop = { ...address('ask', id), label: `Strike off: ${label}` };
  return [...(here ? [claim] : []), ...(cost === undefined ? [] : [drop])];
}

/** What striking a quest off costs is said before it is done. */
function askAgain({ sheets, state, seat }: AtTable, id: string): Answer {
  const quest = sheets.quests(state, seat).find((one) => one.id === id);
  if (quest?.cost === undefined) return whisper('That is not noted any more. `/quests` shows what is.');
  return privatePage(
    [heading(capital(quest.label)), prose(quest.cost)],
    commandButtons([
      { ...address('drop', id), label: 'Strike it off', tone: 'danger' },
      { ...address('list', ''), label: 'Keep it' },
    ]),
    'turned',
  );
}
