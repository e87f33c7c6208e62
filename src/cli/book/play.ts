import { anyGroup, campaignOf } from '../../automatic/groups.js';
import { chanceFrom } from '../../automatic/chance.js';
import { comeTo, placeFor, tableOf } from '../../automatic/coming-to.js';
import { diceFrom } from '../../automatic/play-out.js';
import type { Book } from '../../book/book.js';
import { act } from '../../engine/act.js';
import type { Answer, Ask, Intent } from '../../engine/ask.js';
import type { Position } from '../../engine/run.js';
import { isRefusal } from '../../engine/words.js';
import type { Block } from '../../narrator/block.js';
import type { Choice } from '../../narrator/choice.js';
import { tellAsk } from '../../narrator/page.js';
import { voiceOf } from '../../narrator/voices.js';
import { readBook } from '../../systems/ultraquest/read-book.js';
import { standardGroup } from '../../systems/ultraquest/start.js';
import type { UltraQuestState } from '../../systems/ultraquest/state.js';
import { ultraQuest } from '../../systems/ultraquest/system.js';

/** The terminal: what is said, and the next line typed; nothing at the end of what was piped in. */
export interface Terminal {
  say(line: string): void;
  read(prompt: string): Promise<string | undefined>;
}

export interface PlaySettings {
  readonly event: string;
  /** Without one: standard group A, and dice of the hour. */
  readonly seed?: number;
  /** Seeds the dice where no seed is given. */
  readonly luck: number;
}

const SEAT = 's1';
const VOICE = voiceOf('ultraquest');

/**
 * Plays one event in the terminal, all words the narrator's: options are numbered, and a number (or several, for a menu
 * that takes more), an option's id, or an empty line for the default is typed. Gives false if there is no such event.
 */
export async function playEvent(book: Book, settings: PlaySettings, terminal: Terminal): Promise<boolean> {
  const { event, seed, luck } = settings;
  const place = placeFor(tableOf(event));
  if (!book.current(event) || place === undefined) {
    terminal.say(`There is no event ${event}; one is written REGION#ID, as in St#noon-for-once.`);
    return false;
  }
  const group =
    seed === undefined ? standardGroup('A', SEAT, 'Group A', 'You', place) : anyGroup(chanceFrom(seed), SEAT, place);
  const intent = comeTo(event, group);
  const state = campaignOf({ [SEAT]: group });
  const { title } = book.heading(event) ?? {};
  terminal.say(
    `${event}: ${title ?? ''}\n${group.members.map((one) => `${one.name}, ${one.race} ${one.profession}`).join('; ')}\n`,
  );
  await playOn(book, { state, runs: {}, nextAsk: 1, later: [] }, intent, seed ?? luck, terminal);
  return true;
}

async function playOn(
  book: Book,
  start: Position<UltraQuestState>,
  opening: Intent,
  seed: number,
  terminal: Terminal,
): Promise<void> {
  const system = ultraQuest(readBook(book));
  const dice = diceFrom(seed);
  let position = start;
  for (let intent: Intent | undefined = opening; intent;) {
    const acted = act(system, position, SEAT, intent, book, dice);
    if (isRefusal(acted)) terminal.say(VOICE.refusal(acted));
    else {
      position = acted.position;
      for (const block of acted.facts.flatMap((fact) => VOICE.fact(fact))) terminal.say(blockText(block));
    }
    const ask = position.runs[SEAT]?.ask;
    intent = ask && { kind: 'answer', ask: ask.id, ...(await answerTo(ask, terminal)) };
  }
}

async function answerTo(ask: Ask, terminal: Terminal): Promise<Answer> {
  const { blocks, question, buttons, menus } = tellAsk(ask, VOICE);
  const choices = [...buttons, ...menus.flatMap((menu) => menu.choices)];
  for (const block of blocks) terminal.say(blockText(block));
  terminal.say(`\n${question}`);
  choices.forEach((choice, i) => terminal.say(choiceText(choice, i + 1, choice.id === ask.default)));
  for (;;) {
    const typed = await terminal.read('> ');
    const options = typed === undefined || typed.trim() === '' ? [ask.default] : chosen(typed, choices);
    if (!options) terminal.say(`Type a number from 1 to ${choices.length}, or nothing for the one marked *.`);
    else return withText(ask, options, terminal);
  }
}

async function withText(ask: Ask, options: readonly string[], terminal: Terminal): Promise<Answer> {
  const write = ask.options.find(({ id }) => id === options[0])?.write;
  if (!write) return { options };
  return { options, text: (await terminal.read(`${VOICE.words(write.label)} `)) ?? write.suggestion ?? '' };
}

/** The ids that were meant; nothing if one of them is none. */
function chosen(typed: string, choices: readonly Choice[]): string[] | undefined {
  const words = typed.trim().split(/[\s,]+/);
  const ids = words.map((word) => (choices[Number(word) - 1] ?? choices.find(({ id }) => id === word))?.id);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

function choiceText({ label, hint, refused }: Choice, number: number, isDefault: boolean): string {
  const more = [hint, refused && `not now: ${refused}`]
    .filter((text) => text !== undefined)
    .map((text) => ` (${text})`);
  return `${isDefault ? '*' : ' '}${number}. ${label}${more.join('')}`;
}

/** Without Discord's Markdown: it is for proof-reading, not for looks. */
function blockText(block: Block): string {
  if (block.kind === 'table') return block.rows.map((row) => row.join('  ')).join('\n');
  const text = block.text.replaceAll(/\\([\\*_~`|<>#[\]():@-])/g, '$1').replaceAll(/\*\*/g, '');
  return block.kind === 'heading' ? `\n${text}\n` : block.kind === 'prose' ? text : `    ${text}`;
}
