/**
 * The codes that the tax authority publishes: tables that come with the release, and newer ones in a folder of the machine. What a code
 * is used for is decided by the rules.
 */

import { readFileSync } from 'node:fs';
import { assetAt } from '../../asset.ts';
import { CODE_TABLES, type CodeTableName, PUBLISHED_FILES, type PublishedTable, readPublished } from './published-file.ts';

interface CodeFile {
  /** The date on which the tables were compared with the published ones. */
  readonly asOf: string;
  /** Codes separated by blanks, several lines for each table. */
  readonly tables: Readonly<Record<CodeTableName, readonly string[]>>;
}

let newerFolder: string | null = null;
let loaded: ReadonlyMap<CodeTableName, PublishedTable> | undefined;
let unreadable: readonly string[] = [];

/** Names the folder with files newer than the release; null for none. Tables are read at their first use after this. */
export function useCodeTablesOf(folder: string | null): void {
  newerFolder = folder;
  loaded = undefined;
}

function codeTables(): ReadonlyMap<CodeTableName, PublishedTable> {
  if (loaded) return loaded;
  const file = JSON.parse(readFileSync(assetAt('seed/e-invoice-codes.json'), 'utf8')) as CodeFile;
  const newer = CODE_TABLES.map((name) => [name, newerFolder === null ? null : readPublished(newerFolder, name)] as const);
  unreadable = newer.flatMap(([name, table]) => (table === 'unreadable' ? [PUBLISHED_FILES[name]] : []));
  loaded = new Map(
    newer.map(([name, table]) => {
      const released = { codes: new Set(file.tables[name].join(' ').split(' ')), asOf: file.asOf };
      return [name, table !== null && table !== 'unreadable' ? table : released];
    }),
  );
  return loaded;
}

const tableOf = (name: CodeTableName): PublishedTable => {
  const table = codeTables().get(name);
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
};

/** The date of one table, or of the oldest of all. */
export const codesAsOf = (name?: CodeTableName): string =>
  name === undefined ? ([...codeTables().values()].map(({ asOf }) => asOf).toSorted()[0] ?? '') : tableOf(name).asOf;

/** Files in the folder of newer tables that are not tables of codes. */
export const unreadableCodeFiles = (): readonly string[] => {
  codeTables();
  return unreadable;
};

export const hasCode = (table: CodeTableName, code: string): boolean => tableOf(table).codes.has(code);

const CLASS_DIGITS = 4;
const WHOLE_CLASS = /^\d{4}0$/;

/**
 * Whether an industry (MSIC) exists. The published list divides most classes further. A class as a whole, with a zero behind it, is taken
 * as well: the data of the sample company has such a code.
 */
export function hasIndustry(code: string): boolean {
  if (hasCode('industry', code)) return true;
  if (!WHOLE_CLASS.test(code)) return false;
  return [...tableOf('industry').codes].some((listed) => listed.startsWith(code.slice(0, CLASS_DIGITS)));
}
