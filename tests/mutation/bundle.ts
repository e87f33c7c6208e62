import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';

/** Packages that the bundle takes from outside, by name. */
export type Packages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One script with all modules in it, which can be evaluated as often as one likes, and the packages it wants. */
export interface Bundle {
  readonly code: string;
  readonly packages: Packages;
}

/** Changes the text of a source file before it is bundled; the path is from the root, with `/`. */
export type Revision = (path: string, text: string) => string;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Packages stay outside and are loaded once, so that evaluating the bundle again costs our own modules only. */
function packagesOutside(seen: Record<string, Readonly<Record<string, unknown>>>): Plugin {
  return {
    name: 'packages-outside',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        path.startsWith('node:') || kind === 'entry-point' ? undefined : { path, namespace: 'package' },
      );
      onLoad({ filter: /./, namespace: 'package' }, async ({ path }) => {
        const found = (seen[path] ??= (await import(path)) as Readonly<Record<string, unknown>>);
        const names = Object.keys(found).filter((name) => IDENTIFIER.test(name) && name !== 'default');
        const lines = names.map((name, i) => `const name${i} = found.${name}; export { name${i} as ${name} };`);
        const contents = [
          `const found = packages[${JSON.stringify(path)}];`,
          ...lines,
          'export default found.default;',
        ];
        return { contents: contents.join('\n') };
      });
    },
  };
}

/** Shorter texts belong to one test. */
const SHARED = 1000;

interface YamlOptions {
  /** Filled while a text is parsed: where its lines begin. */
  readonly lineCounter?: { lineStarts: number[] };
}

/** Tables that a hundred scenarios share are parsed once: nobody writes into a parsed document. */
function rememberingYaml(yaml: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const parse = yaml['parseDocument'] as (text: string, options?: YamlOptions) => unknown;
  const known = new Map<string, { document: unknown; lineStarts: readonly number[] }>();
  const parseDocument = (text: string, options: YamlOptions = {}) => {
    if (text.length < SHARED) return parse(text, options);
    const before = known.get(text);
    if (before && options.lineCounter) options.lineCounter.lineStarts = [...before.lineStarts];
    if (before && (before.lineStarts.length > 0 || !options.lineCounter)) return before.document;
    const document = parse(text, options);
    known.set(text, { document, lineStarts: [...(options.lineCounter?.lineStarts ?? [])] });
    return document;
  };
  return { ...yaml, parseDocument };
}

/** Each module keeps its own address, so that tests find the files beside them. */
function ownAddresses(root: string, revise: Revision): Plugin {
  return {
    name: 'own-addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.m?ts$/ }, ({ path }) => {
        const text = revise(path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
        return {
          contents: text
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
          loader: 'ts' satisfies Loader,
        };
      });
    },
  };
}

/** Bundles the given test files, each to be started by its path. */
export async function bundleTests(
  root: string,
  files: readonly string[],
  revise: Revision = (_, text) => text,
): Promise<Bundle> {
  const packages: Record<string, Readonly<Record<string, unknown>>> = {};
  const starts = files.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${starts.join(',\n')} };`, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [packagesOutside(packages), ownAddresses(root, revise)],
  });
  const { yaml } = packages;
  return { code: outputFiles[0]!.text, packages: { ...packages, ...(yaml && { yaml: rememberingYaml(yaml) }) } };
}
