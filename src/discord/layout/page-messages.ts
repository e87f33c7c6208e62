import { ButtonStyle, ComponentType, type APIMessage } from 'discord-api-types/v10';
import type { Mood } from '../../narrator/block.js';
import type { Choice } from '../../narrator/choice.js';
import type { Asked, ChoiceMenu, TellingPage } from '../../narrator/page.js';
import { capital } from '../../narrator/english.js';
import { fit, LIMITS } from '../limits.js';
import { joinTooButton, lookButton, newGroupButton } from './join-rows.js';
import { isOfQuestion, NUMBERS, pageMessage, together, type MessageBody, type Part } from './message.js';
import type { NotedQuest } from '../../narrator/sheets.js';
import { CLAIM } from '../custom-id.js';
import { decodeMoreId } from '../more-id.js';
import {
  askRows,
  buttonRows,
  moreButton,
  offerButton,
  offerMenu,
  withButton,
  type OfferPlace,
  type Row,
} from './rows.js';
import { cut, pieces, smallPrint } from './text.js';

/** How many greyed options give their reasons; the rest is counted. */
const MOST_REASONS = 6;
const MOST_REASON = 240;
const MOST_TEXT = 3000;
/** Left free for the note that a spent page gets. */
const ROOM = { text: LIMITS.text - 300, components: LIMITS.components - 3, bytes: LIMITS.bytes - 900 };

/** Lays a page out. The last message carries the buttons, and above them whom they are for. */
export function pageMessages(page: TellingPage): readonly MessageBody[] {
  const sheets = joinQuestion(filled(storyParts(page)), questionParts(page));
  return sheets.map((parts, at) => pageMessage(page.mood, parts, at === sheets.length - 1 ? page.rings : []));
}

/** Lays out a page that changed in its place: the story above the question stays, as long as it fits. */
export function revisedMessage(
  standing: Pick<APIMessage, 'components'>,
  revised: TellingPage,
): MessageBody | undefined {
  const page = { ...revised, ...widened(standing, revised) };
  const parts = [...storyOf(standing), ...storyParts(page), ...questionParts(page)];
  return fits(parts) ? pageMessage(edgeStays(standing, page), parts, page.rings) : pageMessages(page).at(-1);
}

/** A page that changed in its place tells of its earlier steps as well. */
function widened(
  standing: Pick<APIMessage, 'components'>,
  { scope, hasDice }: TellingPage,
): Partial<Pick<TellingPage, 'scope' | 'hasDice'>> {
  const [before] = customIds((standing.components ?? []) as readonly Pressable[]).flatMap(
    (id) => decodeMoreId(id) ?? [],
  );
  const steps = before?.scope.steps;
  if (!scope || !before || !steps) return {};
  return {
    scope: { ...scope, steps: { from: steps.from, to: scope.steps?.to ?? steps.to } },
    hasDice: hasDice || !before.passing,
  };
}

interface Pressable {
  readonly custom_id?: string;
  readonly components?: readonly Pressable[];
}

const customIds = (nodes: readonly Pressable[]): readonly string[] =>
  nodes.flatMap((node) => [
    ...(node.custom_id === undefined ? [] : [node.custom_id]),
    ...customIds(node.components ?? []),
  ]);

/** A question put anew tells nothing grave: what is at stake is what it was. */
function edgeStays({ components = [] }: Pick<APIMessage, 'components'>, page: TellingPage): Mood | number {
  const [edge] = components.flatMap((one) => (one.type === ComponentType.Container ? (one.accent_color ?? []) : []));
  return page.mood === 'calm' && edge !== undefined ? edge : page.mood;
}

function storyOf({ components = [] }: Pick<APIMessage, 'components'>): readonly Part[] {
  const inner = components.flatMap((one) => (one.type === ComponentType.Container ? one.components : []));
  return inner.flatMap((one) =>
    one.type === ComponentType.TextDisplay && !isOfQuestion(one.id) ? [{ text: one.content }] : [],
  );
}

const storyParts = (page: TellingPage): readonly Part[] => pieces(page.blocks).map((text): Part => ({ text }));

/** The question goes below the story where it fits whole, else on a sheet of its own. */
function joinQuestion(story: readonly Part[][], questions: readonly Part[]): readonly Part[][] {
  const last = [...(story.at(-1) ?? []), ...questions];
  return fits(last) ? [...story.slice(0, -1), last] : [...story, ...filled(questions)];
}

/** Fills sheet after sheet. */
function filled(parts: readonly Part[]): readonly Part[][] {
  return parts.reduce<Part[][]>((sheets, part) => {
    const last = [...(sheets.at(-1) ?? []), part];
    return sheets.length && fits(last) ? [...sheets.slice(0, -1), last] : [...sheets, [part]];
  }, []);
}

function fits(parts: readonly Part[]): boolean {
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  const text = texts.join('\n\n');
  const components = parts.reduce((sum, part) => sum + ('row' in part ? 1 + part.row.components.length : 1), 1);
  return text.length <= ROOM.text && Buffer.byteLength(text) <= ROOM.bytes && components <= ROOM.components;
}

/** Whom the page calls on stands right above what can be pressed; where that takes two messages, last of all, to be heard. */
function questionParts(page: TellingPage): readonly Part[] {
  const turn: Part = { text: page.turn, number: NUMBERS.turn };
  const asks = page.asked.map((asked, at) => askParts(page.campaign, asked, at));
  const offers = [...whyGreyed(page), ...offerRows(page).map((row): Part => ({ row }))];
  const foot = pieces(page.foot).map((text): Part => ({ text }));
  const [only = []] = asks;
  const rows = only.filter((part) => 'row' in part);
  const called =
    asks.length === 1
      ? [...only.filter((part) => 'text' in part), turn, ...rows, ...offers]
      : [...asks.flat(), turn, ...offers];
  const [parts, loud] = [called, [...asks.flat(), ...offers, turn]].map((each) => [...withMore(page, each), ...foot]);
  return parts && fits(parts) ? parts : (loud ?? []);
}

/** The button for details comes last: in the last row, if it holds buttons and has room, else below everything. */
function withMore({ campaign, scope, hasDice }: TellingPage, parts: readonly Part[]): readonly Part[] {
  if (!scope) return parts;
  const button = moreButton(campaign, scope, !hasDice);
  const last = parts.at(-1);
  const row = last && 'row' in last ? withButton(last.row, button) : undefined;
  return row
    ? [...parts.slice(0, -1), { row }]
    : [...parts, ...buttonRows([button]).map((own): Part => ({ row: own }))];
}

/** How many texts one question may have. */
const TEXTS = 20;

function askParts(campaign: number, asked: Asked, at: number): readonly Part[] {
  const why = reasons(asked);
  const question = asked.question ? pieces([{ kind: 'prose', text: `**${asked.question}**` }]) : [];
  const texts = [...pieces(asked.blocks), ...question];
  const all = together(texts);
  const said = (all ? cut(all, MOST_TEXT) : []).map((text, line): Part => ({
    text,
    number: NUMBERS.question + at * TEXTS + line,
  }));
  return [
    ...said,
    ...(why.length ? [{ text: smallPrint(why.join('\n')), number: NUMBERS.reasons + at }] : []),
    ...askRows(campaign, asked).map((row): Part => ({ row })),
  ];
}

/** What options take at once, and why greyed ones are greyed, for reading: Discord shows no words on a disabled button but its own. */
function reasons(asked: Asked): readonly string[] {
  const closed = asked.menus.flatMap((menu) => closedLine(menu) ?? []);
  const open = asked.menus.filter((menu) => closedLine(menu) === undefined);
  const refused = [...asked.buttons, ...open.flatMap(({ choices }) => choices)].filter(isRefused);
  const takes = asked.buttons.flatMap(({ label, takes: needs, refused }) =>
    needs && refused === undefined ? [`*${label}*: ${needs}`] : [],
  );
  const all = [...closed, ...alike(refused)];
  const more = all.length - MOST_REASONS;
  return [
    ...takes.map((line) => fit(line, MOST_REASON)),
    ...all.slice(0, MOST_REASONS).map((line) => fit(line, MOST_REASON)),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(asked.unanswered === undefined ? [] : [asked.unanswered]),
  ];
}

const isRefused = (choice: Choice): boolean => choice.refused !== undefined;

/** A menu with nothing to choose in it is not there at all: one line says so, and why. */
function closedLine({ placeholder, choices }: ChoiceMenu): string | undefined {
  const kinds = [...new Set(choices.map(kindOf))];
  if (choices.length === 0 || !choices.every(isRefused) || kinds.length > MOST_KINDS) return undefined;
  const why = kinds.map((kind) => capital(reasonOfAll(choices.filter((choice) => kindOf(choice) === kind))));
  return `*${placeholder}*${placeholder.endsWith('?') ? ' Nothing' : ': nothing'} now. ${why.join(' ')}`;
}

/** Reasons that one line holds. */
const MOST_KINDS = 2;

/** How much of a line goes to naming what it is about. */
const MOST_NAMES = 70;

/** Lists may be long: those refused for one reason, in whichever of them, share a line that names as many as it holds. */
function alike(refused: readonly Choice[]): readonly string[] {
  const kinds = [...new Set(refused.map(kindOf))];
  return kinds.flatMap((kind) => {
    const [first, ...others] = refused.filter((choice) => kindOf(choice) === kind);
    return first ? [`*${first.label}*${also(first, others)}: ${reasonOfAll([first, ...others])}`] : [];
  });
}

/** `It takes 30 Gold, and you have 12.`: what it takes differs from one to the next, what there is does not. */
const TOO_DEAR = /^It takes .*?\d+( Gold| Fame)?, and (you have \d+)(.*)$/;

/** `you have 12 Gold.` */
function has(refused: string): string | undefined {
  const [, unit = '', amount, more = ''] = TOO_DEAR.exec(refused) ?? [];
  return amount === undefined ? undefined : `${amount}${unit}${more}`;
}

const kindOf = ({ refused = '' }: Choice): string => has(refused) ?? refused;

/** One reason for all of a kind. What each takes stands in its label. */
function reasonOfAll(alike: readonly Choice[]): string {
  const [text = '', ...others] = new Set(alike.map(({ refused = '' }) => refused));
  const amount = has(text);
  return others.length > 0 && amount !== undefined ? `too dear, ${amount}` : text;
}

function also(first: Choice, others: readonly Choice[]): string {
  const named: string[] = [];
  let room = MOST_NAMES - first.label.length;
  for (const { label } of others) if ((room -= label.length + 2) >= 0) named.push(label);
  const left = others.length - named.length;
  return [...named.map((label) => `, *${label}*`), ...(left > 0 ? [`, and ${left} more`] : [])].join('');
}

const seatButtons = ({ campaign }: TellingPage) => [
  offerButton({ campaign }, 'join-A', 'Join with group A', ButtonStyle.Primary),
  offerButton({ campaign }, 'join-B', 'Join with group B', ButtonStyle.Primary),
  offerButton({ campaign }, 'create', 'Create your own', ButtonStyle.Secondary),
  lookButton(),
];

/** Nobody is led to begin before somebody sits, nor who sits to join once more. */
function gatheringButtons(page: TellingPage) {
  if (page.seated === 0) return seatButtons(page);
  return [offerButton({ campaign: page.campaign }, 'begin', 'Begin', ButtonStyle.Success), joinTooButton()];
}

const questButton = (place: OfferPlace, { id, label }: NotedQuest) =>
  offerButton(place, `${CLAIM}${id}`, `Go to it: ${label}`, ButtonStyle.Success);

const REST = 'Rest here';

/** A greyed button says beside it why. */
const whyGreyed = ({ restless }: TellingPage): readonly Part[] =>
  restless === undefined ? [] : [{ text: smallPrint(`*${REST}*: ${restless}`), number: NUMBERS.reasons }];

function offerRows(page: TellingPage): readonly Row[] {
  const place = { campaign: page.campaign, page: page.id };
  switch (page.offers) {
    case 'seats':
      return buttonRows(seatButtons(page));
    case 'gathering':
      return buttonRows(gatheringButtons(page));
    case 'turn':
      return [
        ...offerMenu(place, 'move', 'Go to …', page.ways),
        ...buttonRows(page.quests.map((quest) => questButton(place, quest))),
        ...buttonRows([
          offerButton(place, 'event', 'Roam here', ButtonStyle.Primary),
          offerButton(place, 'rest', REST, ButtonStyle.Secondary).setDisabled(page.restless !== undefined),
          offerButton(place, 'pass', 'Let the turn go by', ButtonStyle.Secondary),
          ...(page.lost.length ? [newGroupButton(page.lost)] : []),
        ]),
      ];
    default:
      return [];
  }
}
