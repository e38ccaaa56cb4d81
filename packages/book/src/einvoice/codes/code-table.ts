/** The codes that the tax authority publishes, read once from declared data. What a code is used for is decided by the rules. */

import { readFileSync } from 'node:fs';
import { assetAt } from '../../asset.ts';

const TABLE_NAMES = [
  'type',
  'tax',
  'paymentMode',
  'state',
  'classification',
  'currency',
  'country',
  'unit',
  'industryClass',
] as const;
export type CodeTableName = (typeof TABLE_NAMES)[number];

interface CodeFile {
  /** The date on which the tables were compared with the published ones. */
  readonly asOf: string;
  /** Codes separated by blanks, several lines for each table. */
  readonly tables: Readonly<Record<CodeTableName, readonly string[]>>;
}

interface CodeTables {
  readonly asOf: string;
  readonly codes: ReadonlyMap<CodeTableName, ReadonlySet<string>>;
}

let loaded: CodeTables | undefined;

function codeTables(): CodeTables {
  if (loaded) return loaded;
  const file = JSON.parse(readFileSync(assetAt('seed/e-invoice-codes.json'), 'utf8')) as CodeFile;
  const codes = new Map(TABLE_NAMES.map((name) => [name, new Set(file.tables[name].join(' ').split(' '))] as const));
  loaded = { asOf: file.asOf, codes };
  return loaded;
}

export const codesAsOf = (): string => codeTables().asOf;

export const hasCode = (table: CodeTableName, code: string): boolean => codeTables().codes.get(table)?.has(code) === true;

const INDUSTRY = /^\d{5}$/;

/** An industry (MSIC) has five digits, of which the first four are a class of the international classification (ISIC). */
export const hasIndustry = (code: string): boolean => INDUSTRY.test(code) && hasCode('industryClass', code.slice(0, 4));
