import { loadBook } from '../../book/load.js';
import type { Book } from '../../book/book.js';
import { showFinding } from '../../book/finding.js';
import type { BookFile } from '../../book/tables/tables.js';
import { ULTRAQUEST_REGISTRY } from '../../systems/ultraquest/registry.js';
import type { Scenario } from './format.js';

/** Where an event stands that is read at once. */
export const AT_ONCE = 'at-once';

function front(region: string, { people }: Scenario): string {
  const who = people
    ? `\n${Object.entries(people)
        .map(([id, says]) => `  ${id}: ${says}`)
        .join('\n')}`
    : ' nobody';
  return `---\nregion: ${region}\nname: ${region}\nhonor: none\nwork: none\npeople:${who}\n---\n\n# ${region}\n\nHere.\n\n`;
}

/** Each outcome of a fight says its name, so that a scenario can tell them apart. */
function fightEvent(fight: string): string {
  const outcomes = ['win', 'lose', 'tie', 'fled', 'declined'].map((on) => `- ${on}: The fight is over: ${on}.`);
  return `There they are.\n\n\`fight ${fight}\`\n${outcomes.join('\n')}\n`;
}

function regionFiles(scenario: Scenario, place: string): BookFile[] {
  const now = scenario.fight === undefined ? scenario.event : fightEvent(scenario.fight);
  const tables = { ...scenario.book };
  if (now !== undefined) tables[place] = `${tables[place] ?? ''}\n## 1 At once {#${AT_ONCE}}\n\n${now}\n`;
  return Object.entries(tables).map(([region, text]) => ({
    path: `events/${region}.md`,
    text: front(region, scenario) + text,
  }));
}

/** Findings about what a whole book must have, which a scenario's few lines need not. */
const FOR_BOOKS_ONLY = [
  'number-missing',
  'number-twice',
  'opening-length',
  'text-length',
  'event-unlisted',
  'quest-unnumbered',
  'gold-share',
  'lock-missing',
  'label-length',
  'default',
  'option-count',
];

/** Compiles the scenario's own texts, with the tables of `files` around them. Throws with what is wrong in them. */
export function compileScenario(scenario: Scenario, place: string, files: readonly BookFile[]): Book {
  const { book, findings } = loadBook([...files, ...regionFiles(scenario, place)], ULTRAQUEST_REGISTRY);
  const wrong = findings.filter(({ severity, code }) => severity === 'error' && !FOR_BOOKS_ONLY.includes(code));
  if (wrong.length > 0) throw new Error(wrong.map(showFinding).join('\n'));
  return book;
}
