import { privatePage, whisper, type Answer, type Choices } from '../src/discord/answer.js';
import type { Command, Context } from '../src/discord/command.js';
import type { TypingCall } from '../src/discord/interaction.js';
import { commandButtons, commandMenu } from '../src/discord/layout/command-rows.js';
import { backRows, wayBackIn, wayBackTo, withWayBack, type WayBack } from '../src/discord/layout/way-back.js';
import { READ, WHY } from '../src/discord/layout/why-rows.js';
import { LIMITS } from '../src/discord/limits.js';
import { slash } from '../src/discord/slash.js';
import { heading, prose, small } from '../src/narrator/block.js';
import { capital, count, name } from '../src/narrator/english.js';
import type { Rule } from '../src/narrator/rules/rule.js';
import type { RuleIndex } from '../src/narrator/rules/rule-index.js';
import type { Word } from '../src/narrator/rules/word.js';
import { ruleInList, ruleLine, rulePage, wordBlocks } from '../src/narrator/rules/rule-page.js';

/** How many of several results are shown as text; the menu below holds more. */
const SHOWN = 5;

/** `/rules`: a rule by words or by its id, with our ruling and its reason. */
export const rules: Command = {
  definition: slash('rules', 'Look a rule up, by words or by its number', {
    name: 'regeln',
    description: 'Eine Regel nachschlagen, nach Wörtern oder nach ihrer Nummer',
  })
    .addStringOption((option) =>
      option
        .setName('find')
        .setNameLocalizations({ de: 'suche' })
        .setDescription('Words in English, or a number: flee from undead, UQ-HOME-18')
        .setDescriptionLocalizations({ de: 'Wörter auf Englisch, oder eine Nummer: flee from undead, UQ-HOME-18' })
        .setMaxLength(100)
        .setAutocomplete(true),
    )
    .toJSON(),
  run: async (context) => {
    const [index, typed] = [await context.rules(), context.text('find')];
    return typed === undefined ? topics() : answer(index, typed);
  },
  choices: async (context) => offered(await context.rules(), context),
  pressed: async (context, detail, [picked = '']) => {
    const index = await context.rules();
    if (detail.startsWith(ABOUT)) return answer(index, detail.slice(ABOUT.length), 'turned');
    if (detail.startsWith(PART)) return turnTo(index, detail.slice(PART.length));
    if (detail.startsWith(WHY)) return because(index, detail.slice(WHY.length));
    return detail.startsWith(ONE) ? read(index, detail.slice(ONE.length)) : read(index, picked, wayBackIn(detail));
  },
};

/** Beside the refusal, which stays. */
function because(index: RuleIndex, id: string): Answer {
  const rule = index.get(id);
  return rule ? inFull(index, rule) : whisper(NOT_THERE);
}

const NOT_THERE = 'That rule is not there any more. `/rules` finds what there is.';

function offered(index: RuleIndex, { call }: Context<TypingCall>): Choices {
  const { typed } = call.focused;
  const found = typed.trim() ? index.find(typed, LIMITS.choices) : index.rules.slice(0, LIMITS.choices);
  return found.map((rule) => ({ name: ruleLine(rule), value: rule.id }));
}

/** What buttons of topics come back with, before the word. */
const ABOUT = 'about ';

const about = (typed: string): WayBack | undefined => wayBackTo({ command: 'rules', detail: `${ABOUT}${typed}` });

const FIRST_TOPICS = [
  'turn',
  'fight',
  'heal',
  'Fame',
  'Honor',
  'marching order',
  'talisman',
  'special action',
  'quest',
];

function topics(): Answer {
  return privatePage(
    [
      heading('What would you like to know?'),
      prose(
        'Ask with a word or two, as in `/rules find: curse` or `/rules find: flee from undead`, or press one of these.',
      ),
    ],
    commandButtons(FIRST_TOPICS.map((word) => ({ command: 'rules', detail: `${ABOUT}${word}`, label: capital(word) }))),
  );
}

function answer(index: RuleIndex, typed: string, to: 'new' | 'turned' = 'new'): Answer {
  const word = index.word(typed);
  if (word) return explained(index, word, to);
  const chapter = index.chapter(typed);
  if (chapter.length > 0) return chapterPage(chapter, 1, to);
  const within = index.wordWithin(typed);
  if (within) return explained(index, within, to, typed);
  const found = index.find(typed, LIMITS.menuOptions);
  const [first] = found;
  if (!first)
    return whisper(
      `No rule speaks of ${name(typed) || 'that'}. Try plain words, as in \`/rules find: injured flight\`, or a number like \`UQ-CMB-36\`.`,
    );
  return found.length === 1 ? inFull(index, first, to) : several(found, typed, to);
}

/** A word of the game: what it means first, then the rules that belong to it, and the way to its chapter. */
function explained(index: RuleIndex, word: Word, to: 'new' | 'turned', typed = word.word): Answer {
  const answers = typed === word.word ? [] : index.answers(typed);
  const named = [...new Set([...answers, ...(word.see ?? []).flatMap((id) => index.get(id) ?? [])])];
  const chapter = index.chapter(word.chapter ?? '');
  const found = [...new Set([...named, ...index.find(typed, LIMITS.menuOptions), ...chapter])];
  const shown = (named.length > 0 ? named : chapter.length > 0 ? chapter : found).slice(0, SHOWN);
  return privatePage(
    [...wordBlocks(word), ...shown.map(ruleInList)],
    [...menu('Read a rule in full', found, about(typed)), ...wayTo(chapter)],
    to,
  );
}

/** What buttons of chapters come back with, before the part and the name. */
const PART = 'part ';
/** Rules on one page of a chapter. */
const PAGE = 12;

const partButton = (name: string, part: number, label: string) => ({
  command: 'rules',
  detail: `${PART}${part} ${name}`,
  label,
});

function wayTo([first]: readonly Rule[]) {
  return first ? commandButtons([partButton(first.chapter, 1, `Read the chapter: ${first.chapter}`)]) : [];
}

function turnTo(index: RuleIndex, asked: string): Answer {
  const [part = '1', ...name] = asked.split(' ');
  const rules = index.chapter(name.join(' '));
  return rules.length > 0 ? chapterPage(rules, Number(part), 'turned') : whisper(NOT_THERE);
}

/** A chapter as the rulebook has it, part by part. */
function chapterPage(rules: readonly Rule[], asked: number, to: 'new' | 'turned'): Answer {
  const parts = Math.ceil(rules.length / PAGE);
  const part = Math.min(Math.max(1, asked), parts);
  const shown = rules.slice((part - 1) * PAGE, part * PAGE);
  const name = shown[0]?.chapter ?? '';
  const turning = [
    ...(part > 1 ? [partButton(name, part - 1, 'Back')] : []),
    ...(part < parts ? [partButton(name, part + 1, `Read on (${part + 1} of ${parts})`)] : []),
  ];
  return privatePage(
    [heading(parts > 1 ? `${name}, ${part} of ${parts}` : name), ...shown.map(ruleInList)],
    [...menu('Read one in full', shown, wayBackTo(partButton(name, part, ''))), ...commandButtons(turning)],
    to,
  );
}

function several(found: readonly Rule[], typed: string, to: 'new' | 'turned'): Answer {
  const more = found.length - SHOWN;
  return privatePage(
    [
      heading(`${count(found.length, 'rule')} on ${name(typed)}`),
      ...found.slice(0, SHOWN).map(ruleInList),
      ...(more > 0 ? [small(`${more} more in the menu.`)] : []),
    ],
    menu('Read one in full', found, about(typed)),
    to,
  );
}

/** What leads back to a rule with none before it. */
const ONE = 'one ';

function read(index: RuleIndex, id: string, back?: WayBack): Answer {
  const rule = index.get(id);
  return rule ? inFull(index, rule, 'turned', back) : whisper(NOT_THERE);
}

/** A rule, with the way back to what it was picked from; rules that belong to it lead there as well, else to it. */
function inFull(index: RuleIndex, rule: Rule, to: 'new' | 'turned' = 'new', back?: WayBack): Answer {
  const own = wayBackTo({ command: 'rules', detail: `${ONE}${rule.id}` });
  const related = index.related(rule, LIMITS.menuOptions);
  return privatePage(rulePage(rule), [...menu('Rules that belong to it', related, back ?? own), ...backRows(back)], to);
}

/** A rule that is picked takes the place of this answer; `back` shows it again. */
function menu(placeholder: string, found: readonly Rule[], back: WayBack | undefined) {
  const options = found.map(({ id, says }) => ({ id, label: says, hint: id }));
  return commandMenu({ command: 'rules', detail: withWayBack(READ, back) }, placeholder, options);
}
