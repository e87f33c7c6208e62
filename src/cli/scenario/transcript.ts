import type { Ask, Option } from '../../engine/ask.js';
import type { Fact } from '../../engine/fact.js';
import type { Refusal, Words } from '../../engine/words.js';
import { differences } from './differences.js';
import type { Table } from './table.js';
import { details, written } from './written.js';

/** The book's own text stands in the scenario; what the narrator words is told by what it is given. */
function wordsOf(words: Words): string {
  const args = 'text' in words ? '' : details(words.args ?? {});
  return args === '' ? '' : ` (${args})`;
}

/** What is told of an option behind its id. Of one that cannot be taken it is the reason. */
function remarkOn({ label, hint, menu, refused, write }: Option): string {
  const place = menu === undefined ? '' : `; in ${menu}`;
  if (refused) return `${place}; no: ${refusalLine(refused)}`;
  const hinted = hint ? wordsOf(hint) : '';
  const line = write ? `; write ${write.min}-${write.max} ${written(write.suggestion)}` : '';
  return `${wordsOf(label)}${place}${hinted === '' ? '' : `; hint${hinted}`}${line}`;
}

/** Neighbours of which the same is told share a line. */
function optionLines(options: readonly Option[], ask: Ask): string[] {
  const lines: { ids: string; remark: string }[] = [];
  for (const option of options) {
    const id = option.id === ask.default ? `*${option.id}` : option.id;
    const remark = remarkOn(option);
    const last = lines.at(-1);
    if (last?.remark === remark) last.ids += ` ${id}`;
    else lines.push({ ids: id, remark });
  }
  return lines.map(({ ids, remark }) => `  ${ids}${remark}`);
}

function headLine({ name, kind, seats, everybody, menus, allows, revises, patient }: Ask): string {
  const how = details({
    ...(everybody && { everybody }),
    ...(revises && { revises }),
    ...(patient && { patient }),
    ...(allows && { allows }),
    ...(menus && { menus: menus.map(({ id, min, max }) => `${id} ${min}-${max}`) }),
  });
  return `? ${name} (${kind}) ${seats.join(', ')}${how === '' ? '' : `; ${how}`}`;
}

/** A page that only changed is told by what is different of its options. */
function changedLines(before: Ask, ask: Ask): string[] {
  const old = new Map(before.options.map((option) => [option.id, remarkOn(option)]));
  const news = ask.options.filter((option) => old.get(option.id) !== remarkOn(option));
  const gone = before.options.filter(({ id }) => !ask.options.some((option) => option.id === id));
  return [
    ...optionLines(news, ask),
    ...(before.default === ask.default ? [] : [`  default ${ask.default}`]),
    ...(gone.length > 0 ? [`  gone: ${gone.map(({ id }) => id).join(' ')}`] : []),
    ...differences(before.about, ask.about).map((line) => `  about ${line}`),
  ];
}

function newLines(ask: Ask): string[] {
  return [...optionLines(ask.options, ask), ...(ask.about ? [`  about ${factLine(ask.about)}`] : [])];
}

function factLine({ kind, ...detail }: Fact): string {
  return `${kind} ${details(detail)}`.trim();
}

function refusalLine({ refused, args = {}, rule }: Refusal): string {
  return [refused, details(args), rule ?? ''].filter((part) => part !== '').join(' ');
}

/** All that is told at a table, a line each: what is done, what comes of it, what is asked, and in the end what is different. */
export class Transcript {
  private readonly lines: string[] = [];
  private readonly before: unknown;
  private facts = 0;
  private last: Ask | undefined;

  constructor(private readonly table: Table) {
    this.before = structuredClone(table.state);
  }

  /** Notes what came of a step since the one before. */
  note(step: string, refusal?: Refusal): void {
    this.lines.push(`> ${step}`);
    if (refusal) this.lines.push(`no: ${refusalLine(refusal)}`);
    this.lines.push(...this.table.facts.slice(this.facts).map(factLine));
    this.facts = this.table.facts.length;
    for (const ask of this.table.asks) if (ask.id > (this.last?.id ?? 0)) this.noteAsk(ask);
  }

  private noteAsk(ask: Ask): void {
    const { last } = this;
    const same = last !== undefined && ask.revises === true && last.kind === ask.kind;
    this.lines.push(headLine(ask), ...(same ? changedLines(last, ask) : newLines(ask)));
    this.last = ask;
  }

  /** Everything, with what is different in the end. */
  whole(): readonly string[] {
    return [...this.lines, ...differences(this.before, this.table.state).map((line) => `= ${line}`)];
  }
}
