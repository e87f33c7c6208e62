import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleTests } from './bundle.js';
import { filesAsked } from './asked.js';
import { citedRules } from './citations.js';
import {
  catalogue,
  changedFile,
  notApplicable,
  PROOFS,
  readProofs,
  type Proof,
  type Proofs,
  type Rule,
} from './held.js';
import { Prover, verify, wanted } from './prove.js';
import { Universe, type FoundTest } from './universe.js';

const ROOT = process.cwd();
const CATALOGUE = 'content/ultraquest/rules';

type Standing = 'held' | 'not applicable' | 'stale' | 'missing';

interface Row {
  readonly rule: Rule;
  readonly standing: Standing;
  readonly why: string;
}

function shortened(text: string): string {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

function rowOf(rule: Rule, proof: Proof | undefined, reason: string | undefined, cited: readonly FoundTest[]): Row {
  if (reason !== undefined) return { rule, standing: 'not applicable', why: reason };
  if (!proof) {
    const why =
      cited.length === 0
        ? 'no test cites it'
        : `${cited.length} tests cite it, no change of the rules was seen to fail one`;
    return { rule, standing: 'missing', why };
  }
  const change = `${proof.file.replace('src/', '')}: ${shortened(proof.before)} -> ${shortened(proof.after)}; ${proof.test}`;
  if (changedFile(ROOT, proof) === undefined) return { rule, standing: 'stale', why: `the lines are gone: ${change}` };
  if (!cited.some(({ id }) => id === proof.test))
    return { rule, standing: 'stale', why: `the test is gone: ${change}` };
  return { rule, standing: 'held', why: change };
}

function rules(): Rule[] {
  const files = readdirSync(join(ROOT, CATALOGUE)).filter((file) => file.endsWith('.yaml'));
  return catalogue(files.sort().map((file) => join(ROOT, CATALOGUE, file)));
}

async function tests(): Promise<readonly FoundTest[]> {
  return (await Universe.evaluate(ROOT, await bundleTests(ROOT, filesAsked(ROOT)))).tests.filter(
    ({ skipped }) => !skipped,
  );
}

function matrix(found: readonly FoundTest[], proofs: Proofs): Row[] {
  const reasons = notApplicable(ROOT);
  const byRule = new Map<string, FoundTest[]>();
  for (const test of found) for (const id of citedRules(test.name)) byRule.set(id, [...(byRule.get(id) ?? []), test]);
  return rules().map((rule) => rowOf(rule, proofs[rule.id], reasons[rule.id], byRule.get(rule.id) ?? []));
}

function print(rows: readonly Row[], proofs: Proofs): number {
  for (const { rule, standing, why } of rows) console.log(`${rule.id.padEnd(12)} ${standing.padEnd(14)} ${why}`);
  const count = (...standings: Standing[]) => rows.filter(({ standing }) => standings.includes(standing)).length;
  const near = rows.filter(
    ({ rule, standing }) => standing === 'held' && proofs[rule.id]?.near === 'declaration',
  ).length;
  console.log(`${near} of the proofs change code that names the rule itself.`);
  const missing = count('missing', 'stale');
  console.log(
    JSON.stringify({ rules: rows.length, held: count('held'), notApplicable: count('not applicable'), missing }),
  );
  return missing > 0 ? 1 : 0;
}

/** Looks for proofs of what is missing or stale, and writes down each file's as they are found. */
async function prove(only: ReadonlySet<string>): Promise<void> {
  const found = await tests();
  const proofs: Record<string, Proof> = { ...readProofs(ROOT) };
  for (const { rule, standing } of matrix(found, proofs))
    if (standing === 'stale' || only.has(rule.id)) delete proofs[rule.id];
  const open = rules()
    .map(({ id }) => id)
    .filter((id) => only.size === 0 || only.has(id));
  const files = wanted(found, open, proofs);
  const prover = await Prover.open(ROOT);
  for (const [file, ids] of files) {
    const path = file.slice(ROOT.length + 1);
    await prover.proofs(path, ids, (id, proof) => {
      if (proofs[id]?.near === 'declaration') return;
      proofs[id] = proof;
      write(proofs);
    });
    console.log(`${path}: ${[...ids].filter((id) => proofs[id]).length} of ${ids.size} rules`);
  }
}

function write(proofs: Proofs): void {
  const sorted = Object.fromEntries(rules().flatMap(({ id }) => (proofs[id] ? [[id, proofs[id]]] : [])));
  writeFileSync(join(ROOT, PROOFS), `${JSON.stringify(sorted, null, 2)}\n`);
}

async function verifyAll(ids: readonly string[]): Promise<number> {
  const found = await tests();
  const proofs = readProofs(ROOT);
  let failed = 0;
  for (const id of ids.length > 0 ? ids : Object.keys(proofs)) {
    const proof = proofs[id];
    const test = found.find((each) => each.id === proof?.test);
    const outcome = proof && test ? await verify(ROOT, proof, test.task.file.filepath.slice(ROOT.length + 1)) : 'stale';
    console.log(`${id}: ${outcome}`);
    if (outcome !== 'held') failed += 1;
  }
  return failed > 0 ? 1 : 0;
}

/**
 * `npm run rules`: which of the rulebook's rules are held, and by what. `-- --prove [ID...]` looks for proofs of those that are
 * not, `-- --verify [ID...]` makes the changes of the proofs again and sees the tests fail.
 */
async function main(words: readonly string[]): Promise<number> {
  const [mode, ...ids] = words;
  if (mode === '--verify') return verifyAll(ids);
  if (mode === '--prove') await prove(new Set(ids));
  const proofs = readProofs(ROOT);
  return print(matrix(await tests(), proofs), proofs);
}

process.exitCode = await main(process.argv.slice(2));
