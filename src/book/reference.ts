import { AMOUNTS, CONDITIONS, CONDITION_SUBJECTS, REFERENCES, WHO, type Spelling } from './contract/grammar.js';
import type { OpEntry } from './contract/describe.js';
import { CONTRACT } from './contract/number.js';
import { FAMILIES } from './contract/op.js';

/** The op reference as Markdown: everything that may stand in a code span, out of the contract itself. */
export function opReference(): string {
  const families = Object.entries(FAMILIES).map(([family, entries]) => section(family, entries.map(op)));
  return `${[HEAD, ...GRAMMAR, ...families].join('\n\n')}\n`;
}

const HEAD = `# What may stand in a code span

Generated from the op contract, number ${CONTRACT}, by \`npm run book -- --reference\`. Words in capitals are to be filled in; what stands in
square brackets may be left out.

- A span inside a sentence is carried out first and read as its result: "There is \`gold 3+D6\` in it". A span between sentences
  just acts. A span stands inside a sentence if text stands before it that no full stop ends, or if a small letter or a comma follows it at
  the beginning of a paragraph.
- \`as NAME\` binds what came out to a name of small letters and digits; \`{NAME}\` reads it.
- Outcomes are a list below the op, each item beginning with its keyword and a colon. Several keywords may share an item
  (\`fled, tie:\`). \`else:\` stands for every outcome that is not written.
- After a list the text below it goes on, for every branch that has not ended.
- \`...\` before a span waits until the player rolls. \`/\` inside a text waits for "go on"; \`/\` at its end for a choice.`;

const GRAMMAR = [
  section('Amounts', [table(AMOUNTS)]),
  section('Reading what was bound', [table(REFERENCES)]),
  section('Who', [
    table(Object.values(WHO)),
    'A number after `first`, `last`, `random` and `any` counts people. After everything else it is the amount; `x 2` is the amount everywhere.',
  ]),
  section('Conditions', [table(Object.values(CONDITIONS)), CONDITION_SUBJECTS]),
];

function section(title: string, paragraphs: readonly string[]): string {
  return [`## ${title}`, ...paragraphs].join('\n\n');
}

function table(spellings: readonly Spelling[]): string {
  const rows = spellings.map(({ written, means }) => `| ${quoted(written)} | ${means} |`);
  return ['| written | means |', '|---|---|', ...rows].join('\n');
}

/** `a, b` as separate code spans; a bar inside would end the cell. */
function quoted(written: string): string {
  return written
    .split(', ')
    .map((each) => `\`${each.replaceAll('|', '\\|')}\``)
    .join(', ');
}

function op({ name, text }: OpEntry): string {
  const { grammar, says, examples, outcomes, rolls, sets } = text;
  const lines = [`### ${name}`, `\`${grammar.replaceAll('`', "'")}\``, says];
  if (outcomes) lines.push(`Outcomes: ${outcomesInWords(outcomes)}.`);
  const notes = [
    rolls && `the ${rolls} rolls`,
    sets && sets.length > 0 && `sets ${sets.map((each) => `\`${each}\``).join(', ')}`,
  ].filter(Boolean);
  if (notes.length > 0) lines.push(`Dice and names: ${notes.join('; ')}.`);
  lines.push(['```', ...examples, '```'].join('\n'));
  return lines.join('\n\n');
}

function outcomesInWords({ required, optional, open }: NonNullable<OpEntry['text']['outcomes']>): string {
  if (open !== undefined) return open;
  const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');
  const must = required.length > 0 ? `${list(required)} must be written` : '';
  const may = optional.length > 0 ? `${list(optional)} may be` : '';
  return [must, may].filter((text) => text !== '').join('; ');
}
