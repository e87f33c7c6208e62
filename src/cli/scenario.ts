import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { tablesBeside } from './scenario/files.js';
import { playScenario, transcribe } from './scenario/play-scenario.js';

/** Plays one file; gives its title and what is wrong. */
function playFile(file: string): { title: string; faults: readonly string[] } {
  const written: unknown = parse(readFileSync(file, 'utf8'));
  const title = typeof written === 'object' && written !== null && 'title' in written ? String(written.title) : file;
  try {
    return { title, faults: playScenario(written, tablesBeside(file)) };
  } catch (error) {
    return { title, faults: [error instanceof Error ? error.message : String(error)] };
  }
}

/** All that is told while a file is played. */
function tell(file: string): void {
  try {
    for (const line of transcribe(parse(readFileSync(file, 'utf8')), tablesBeside(file))) console.log(line);
  } catch {
    console.log('it cannot be played to its end');
  }
}

/** `npm run scenario -- [--tell] FILE...`: says of each scenario whether it holds, and all that is told in it; fails if one does not. */
function main(words: readonly string[]): number {
  const files = words.filter((word) => word !== '--tell');
  if (files.length === 0) {
    console.error('usage: npm run scenario -- [--tell] FILE...');
    return 2;
  }
  let failed = 0;
  for (const file of files) {
    if (words.includes('--tell')) tell(file);
    const { title, faults } = playFile(file);
    console.log(`${faults.length === 0 ? 'holds' : 'FAILS'}  ${file}: ${title}`);
    for (const fault of faults) console.log(`       ${fault}`);
    if (faults.length > 0) failed += 1;
  }
  return failed > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
