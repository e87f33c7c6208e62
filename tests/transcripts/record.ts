import { Plays } from './plays.js';
import { record, recorded, TABLES } from './recorded.js';
import { tableLines } from './tables.js';
import { scenarioPaths, scenarioTranscript } from './scenarios.js';

/**
 * `npm run record`: writes down what is told in all scenarios and plays, as it is told now. With words, only of those whose name
 * begins with one: `npm run record -- fights/ Wa#honey-tree`.
 */
function main(beginnings: readonly string[]): void {
  const plays = new Plays();
  const before = recorded();
  const anew = (name: string) => beginnings.length === 0 || beginnings.some((each) => name.startsWith(each));
  const told = new Map<string, readonly string[]>();
  for (const name of [...scenarioPaths(), ...plays.names(), TABLES]) {
    const lines = anew(name) ? transcriptOf(name, plays) : before.get(name);
    if (lines) told.set(name, lines);
  }
  const changed = [...told].filter(([name, lines]) => lines.join('\n') !== before.get(name)?.join('\n'));
  record(told);
  console.log(`${told.size} transcripts, ${changed.length} of them new or changed`);
}

function transcriptOf(name: string, plays: Plays): readonly string[] {
  if (name === TABLES) return [...tableLines()].map(([id, line]) => `${id}: ${line}`);
  return name.includes('/') ? scenarioTranscript(name) : plays.transcript(name);
}

main(process.argv.slice(2));
