/** Brings the code tables of a release up to date with the files that the tax authority publishes. */

import { CODE_TABLES, PUBLISHED_FILES, readPublished } from '@ledgerline/book';

export interface CodeFile {
  readonly asOf: string;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

interface Updated {
  readonly file: CodeFile;
  /** What was added and removed, a line for each table that differs. */
  readonly differences: readonly string[];
  /** Published files that are missing or no tables. With any of them nothing can be said to be of today. */
  readonly missing: readonly string[];
}

const LINE_CHARACTERS_MAX = 110;

const codesOf = (lines: readonly string[] = []): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** In the order of the codes, in lines that a person can compare. */
function linesOf(codes: ReadonlySet<string>): readonly string[] {
  const lines: string[] = [];
  for (const code of [...codes].toSorted()) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + code.length <= LINE_CHARACTERS_MAX) lines[lines.length - 1] = `${last} ${code}`;
    else lines.push(code);
  }
  return lines;
}

const listed = (sign: string, codes: readonly string[]): readonly string[] => codes.map((code) => `${sign}${code}`);

export function updatedFrom(folder: string, { tables, ...before }: CodeFile, asOf: string): Updated {
  const published = CODE_TABLES.map((name) => [name, readPublished(folder, name)] as const);
  const missing = published.flatMap(([name, table]) => (table === null || table === 'unreadable' ? [PUBLISHED_FILES[name]] : []));
  const differences: string[] = [];
  const updated = published.map(([name, table]) => {
    const lines = tables[name] ?? [];
    if (table === null || table === 'unreadable') return [name, lines] as const;
    const known = codesOf(lines);
    const added = [...table.codes].filter((code) => !known.has(code));
    const removed = [...known].filter((code) => !table.codes.has(code));
    if (added.length + removed.length === 0) return [name, lines] as const;
    differences.push(`${name}: ${[...listed('+', added), ...listed('-', removed)].join(' ')}`);
    return [name, linesOf(table.codes)] as const;
  });
  const isWhole = missing.length === 0;
  return { file: { asOf: isWhole ? asOf : before.asOf, tables: Object.fromEntries(updated) }, differences, missing };
}

/** As Biome formats it: a table of one line stays on one line. */
export function fileText({ asOf, tables }: CodeFile): string {
  const shown = Object.entries(tables).map(([name, lines]) => {
    const texts = lines.map((line) => JSON.stringify(line));
    const [only = ''] = texts;
    return texts.length === 1 ? `    "${name}": [${only}]` : `    "${name}": [\n      ${texts.join(',\n      ')}\n    ]`;
  });
  return `{\n  "asOf": "${asOf}",\n  "tables": {\n${shown.join(',\n')}\n  }\n}\n`;
}
