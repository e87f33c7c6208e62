import { Plays } from './plays.js';
import { record, recorded, TABLES, TRAVELS } from './recorded.js';
import { tableLines } from './tables.js';
import { Travels } from './travels.js';
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
  for (const name of [...scenarioPaths(), ...plays.names(), TABLES, TRAVELS]) {
    const lines = anew(name) ? transcriptOf(name, plays) : before.get(name);
    if (lines) told.set(name, lines);
  }
  const changed = [...told].filter(([name, lines]) => lines.join('\n') !== before.get(name)?.join('\n'));
  record(told);
  console.log(`${told.size} transcripts, ${changed.length} of them new or changed`);
}

function transcriptOf(name: string, plays: Plays): readonly string[] {
  if (name === TABLES) return [...tableLines()].map(([id, line]) => `${id}: ${line}`);
  if (name === TRAVELS) return new Travels().digests();
  return name.includes('/') ? scenarioTranscript(name) : plays.transcript(name);
}

/** `-- --tell NAME` tells a scenario, a play, or a travel (`travels/3`), instead. */
function tell(name: string): void {
  const travel = name.startsWith('travels/') ? Number(name.slice('travels/'.length)) : undefined;
  const lines = travel === undefined ? transcriptOf(name, new Plays()) : new Travels().transcript(travel);
  for (const line of lines) console.log(line);
}

const [first, ...names] = process.argv.slice(2);
if (first === '--tell') names.forEach(tell);
else main(process.argv.slice(2));
