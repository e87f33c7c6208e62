// Puts everything into one file, so that a start need not find and translate a thousand, and prepares what else spares a
// start work. Runs before each `npm start`; takes half a second where nothing has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = `${root}dist`;

/** A module's own address stays that of its source: folders are found from there. */
const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\](src|commands)[/\\].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

/** Packages that bring files of their own along, and what discord.js uses if it is there. */
const apart = [
  '@electric-sql/pglite',
  '@expo-google-fonts/*',
  '@resvg/resvg-js',
  'bufferutil',
  'utf-8-validate',
  'zlib-sync',
];

const { outputFiles } = await build({
  entryPoints: [`${root}src/main.ts`],
  absWorkingDir: root,
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: apart,
  // Three megabytes less to read at each start; names stay, and lines short enough for the traces of errors.
  minifyWhitespace: true,
  lineLimit: 160,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [ownAddress],
});
const code = outputFiles[0].text;
/** Not in the bundle, but what is kept for it depends on them. */
const beside = ['start.cjs', 'src/store/embedded-thread.mjs'];
const id = digest(code, ...(await Promise.all(beside.map((file) => readFile(`${root}${file}`, 'utf8')))));
const { dependencies } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
const compiled = `main-${id}-${process.version}-${process.arch}.v8`;
const head = {
  build: id,
  compiled,
  database: `database-${digest(dependencies['@electric-sql/pglite'], ...(await migrations()))}`,
};

await mkdir(dist, { recursive: true });
await writeFile(`${dist}/main.cjs.${process.pid}`, `//${JSON.stringify(head)}\n${code}`);
await rename(`${dist}/main.cjs.${process.pid}`, `${dist}/main.cjs`);
if (![compiled, head.database].every((name) => existsSync(`${dist}/${name}`))) {
  await forget();
  const { status } = spawnSync(process.execPath, [`${root}start.cjs`, '--prepare'], { cwd: root });
  // Why not, the start itself will say.
  if (status !== 0) console.warn('Nothing could be prepared beforehand.');
}

function digest(...texts) {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

async function migrations() {
  const names = (await readdir(`${root}drizzle`)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name) => readFile(`${root}drizzle/${name}`, 'utf8')));
}

/** Takes away what was prepared for other bundles. */
async function forget() {
  for (const name of await readdir(dist)) {
    const mine = name.includes(id) || name === head.database;
    if (/^(main|book|database)-/.test(name) && !mine) await rm(`${dist}/${name}`, { recursive: true, force: true });
  }
}
