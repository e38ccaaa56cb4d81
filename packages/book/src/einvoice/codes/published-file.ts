/** Code tables as the tax authority publishes them: a JSON file for each, an array with an object for each code. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const CODE_TABLES = [
  'type',
  'tax',
  'paymentMode',
  'state',
  'classification',
  'currency',
  'country',
  'unit',
  'industry',
] as const;
export type CodeTableName = (typeof CODE_TABLES)[number];

/** The names under which the files are published. */
export const PUBLISHED_FILES: Readonly<Record<CodeTableName, string>> = {
  type: 'EInvoiceTypes.json',
  tax: 'TaxTypes.json',
  paymentMode: 'PaymentMethods.json',
  state: 'StateCodes.json',
  classification: 'ClassificationCodes.json',
  currency: 'CurrencyCodes.json',
  country: 'CountryCodes.json',
  unit: 'UnitTypes.json',
  industry: 'MSICSubCategoryCodes.json',
};

const FILE_BYTES_MAX = 4 * 1024 * 1024;
const CODE = /^[A-Za-z0-9]{1,10}$/;

export interface PublishedTable {
  readonly codes: ReadonlySet<string>;
  /** The date of the file. */
  readonly asOf: string;
}

/** A table from its file in a folder; null if there is no such file, 'unreadable' if it is not a table of codes. */
export function readPublished(folder: string, name: CodeTableName): PublishedTable | 'unreadable' | null {
  const path = join(folder, PUBLISHED_FILES[name]);
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return null;
  const codes = file.size <= FILE_BYTES_MAX ? codesIn(readText(path)) : null;
  return codes ? { codes, asOf: file.mtime.toISOString().slice(0, 'YYYY-MM-DD'.length) } : 'unreadable';
}

function readText(path: string): string {
  try {
    // Published files begin with the mark of their encoding.
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return '';
  }
}

/** Null unless every row has a code: half a table would refuse e-invoices that are right. */
function codesIn(text: string): ReadonlySet<string> | null {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(rows) || rows.length === 0) return null;
  const codes = rows.map((row: unknown) => (row as { readonly Code?: unknown } | null)?.Code);
  return codes.every((code): code is string => typeof code === 'string' && CODE.test(code)) ? new Set(codes) : null;
}
