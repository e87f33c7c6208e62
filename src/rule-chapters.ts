import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readChapter } from './narrator/rules/rule.js';
import { readWords } from './narrator/rules/word.js';
import { RuleIndex } from './narrator/rules/rule-index.js';
import { CONTENT } from './rulebooks.js';

/** The words of the game, beside the chapters. */
const WORDS = '00-words.yaml';

/** Where one can look rules up. They are read when somebody first asks: a bot that starts has other things to do. */
export function openRules(folder = join(CONTENT, 'ultraquest', 'rules')): () => Promise<RuleIndex> {
  let open: Promise<RuleIndex> | undefined;
  return () => (open ??= readRules(folder));
}

/** Reads every chapter, in the order of the files' names. Throws if one is not written as it should be. */
async function readRules(folder: string): Promise<RuleIndex> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml') && file !== WORDS).sort();
  const [words, ...texts] = await Promise.all([read(WORDS), ...files.map(read)]);
  return new RuleIndex(texts.flatMap(readChapter), readWords(words));
}
