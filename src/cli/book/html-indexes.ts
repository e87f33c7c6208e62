import type { Book } from '../../book/book.js';
import { argumentsOf, opsOf } from '../../book/check/walk.js';
import type { UltraQuestOp } from '../../book/contract/op.js';
import { anchorOf, escapeHtml } from './html-text.js';

/** What an index lists: under each head, notes with the events that they are about. */
type Index = Map<string, Map<string, Set<string>>>;

/** Indexes of people, things, quests, and masters by skill. */
export function indexesHtml(book: Book): string {
  const people: Index = new Map();
  const things: Index = new Map();
  const quests: Index = new Map();
  const masters: Index = new Map();
  for (const [region, { front }] of book.tables) {
    for (const [id, says] of Object.entries(front.people)) people.set(`${region}#${id}, ${says}`, new Map());
  }
  for (const [event, op] of everyOp(book)) {
    notePerson(people, event, op);
    noteThing(things, book, event, op);
    noteQuest(quests, book, event, op);
    noteMaster(masters, event, op);
  }
  return [
    indexHtml('People', people, book),
    indexHtml('Things', things, book),
    indexHtml('Quests', quests, book),
    indexHtml('Masters by skill', masters, book),
  ].join('\n');
}

function everyOp(book: Book): (readonly [event: string, op: UltraQuestOp])[] {
  return [...book.tables].flatMap(([region, { events }]) =>
    events.flatMap(({ id }) => {
      const script = book.current(`${region}#${id}`);
      return script ? opsOf(script).map((op) => [script.id, op] as const) : [];
    }),
  );
}

function note(index: Index, head: string, what: string, event: string): void {
  const notes = index.get(head) ?? new Map<string, Set<string>>();
  notes.set(what, (notes.get(what) ?? new Set()).add(event));
  index.set(head, notes);
}

function notePerson(people: Index, event: string, op: UltraQuestOp): void {
  const persons = argumentsOf(op).flatMap(({ person }) => (typeof person === 'string' ? [person] : []));
  for (const person of persons) {
    const head = [...people.keys()].find((key) => key.startsWith(`${person},`)) ?? person;
    note(people, head, op.op === 'meet' ? 'met' : 'asked for', event);
  }
}

const THINGS: Readonly<Record<string, string>> = { item: 'given', give: 'taken', 'lose-item': 'lost', offer: 'sold' };

function noteThing(things: Index, book: Book, event: string, op: UltraQuestOp): void {
  for (const found of argumentsOf(op)) {
    const id = found['item'] ?? found['companion'] ?? found['familiar'];
    if (typeof id !== 'string') continue;
    const name = book.item(id)?.name ?? book.companion(id)?.name ?? id;
    note(things, name, 'op' in found ? (THINGS[op.op] ?? op.op) : 'asked for', event);
  }
}

function noteQuest(quests: Index, book: Book, event: string, op: UltraQuestOp): void {
  if (op.op !== 'quest' && op.op !== 'later') return;
  note(quests, `${op.event}, ${book.title(op.event) ?? '?'}`, op.op === 'quest' ? 'given' : 'falls due', event);
  note(quests, `${op.event}, ${book.title(op.event) ?? '?'}`, 'leads to', op.event);
}

function noteMaster(masters: Index, event: string, op: UltraQuestOp): void {
  if (op.op === 'meet-master') note(masters, op.skill, 'master', event);
  if (op.op === 'meet-grandmaster') note(masters, op.skill, 'grandmaster', event);
  if (op.op === 'learn') note(masters, op.skill, 'for nothing', event);
  if (op.op === 'meet-adventurer') for (const skill of op.skills) note(masters, skill, op.name, event);
}

function indexHtml(title: string, index: Index, book: Book): string {
  const heads = [...index].sort(([a], [b]) => a.localeCompare(b)).map(([head, notes]) => headHtml(head, notes, book));
  return `<section class="index">\n<h2>${title}</h2>\n<dl>\n${heads.join('\n')}\n</dl>\n</section>`;
}

function headHtml(head: string, notes: ReadonlyMap<string, ReadonlySet<string>>, book: Book): string {
  const lines = [...notes].map(
    ([what, events]) => `${escapeHtml(what)}: ${[...events].map((each) => link(each, book)).join(', ')}`,
  );
  return `<dt>${escapeHtml(head)}</dt><dd>${lines.join('; ') || 'nowhere'}</dd>`;
}

function link(event: string, book: Book): string {
  return `<a href="#${anchorOf(event)}" title="${escapeHtml(book.title(event) ?? '')}">${escapeHtml(event)}</a>`;
}
