import ts from 'typescript';
import { citedRules } from './citations.js';
import type { Mutant } from './mutant.js';

/** How near a mutant stands to a rule: in a declaration that names it, in a file that does, or in what it rests on. */
export type Nearness = 'declaration' | 'file' | 'elsewhere';

interface Declaration {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly rules: ReadonlySet<string>;
}

interface Sheet {
  readonly rules: ReadonlySet<string>;
  readonly declarations: readonly Declaration[];
}

/** A declaration of a class or an object's member counts with what is written above it. */
function declarationsOf(source: ts.SourceFile): Declaration[] {
  const line = (offset: number) => source.getLineAndCharacterOfPosition(offset).line;
  return source.statements.map((statement) => ({
    firstLine: line(statement.getStart(source)),
    lastLine: line(statement.end),
    rules: citedRules(statement.getFullText(source)),
  }));
}

/** Which rules the sources name, and where. */
export class RulesNamed {
  private readonly sheets = new Map<string, Sheet>();

  constructor(private readonly files: ReadonlyMap<string, string>) {}

  nearness({ file, start }: Mutant, rule: string): Nearness {
    const { rules, declarations } = this.sheet(file);
    const around = declarations.find(({ firstLine, lastLine }) => firstLine <= start.line && start.line <= lastLine);
    if (around?.rules.has(rule)) return 'declaration';
    return rules.has(rule) ? 'file' : 'elsewhere';
  }

  private sheet(file: string): Sheet {
    const known = this.sheets.get(file);
    if (known) return known;
    const text = this.files.get(file) ?? '';
    const sheet = {
      rules: citedRules(text),
      declarations: declarationsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)),
    };
    this.sheets.set(file, sheet);
    return sheet;
  }
}
