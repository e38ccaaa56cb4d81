/** The codes that the tax authority publishes, read once from declared data. What a code is used for is decided by the rules. */

import { readFileSync } from 'node:fs';
import { assetAt } from '../../asset.ts';

const TABLE_NAMES = ['type', 'tax', 'paymentMode', 'state', 'classification', 'currency', 'country', 'unit', 'industry'] as const;
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

const CLASS_DIGITS = 4;
const WHOLE_CLASS = /^\d{4}0$/;

/**
 * Whether an industry (MSIC) exists. The published list divides most classes further. A class as a whole, with a zero behind it, is taken
 * as well: the data of the sample company has such a code.
 */
export function hasIndustry(code: string): boolean {
  if (hasCode('industry', code)) return true;
  if (!WHOLE_CLASS.test(code)) return false;
  const industries = codeTables().codes.get('industry') ?? [];
  return [...industries].some((listed) => listed.startsWith(code.slice(0, CLASS_DIGITS)));
}
