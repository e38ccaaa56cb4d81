/** Compares a request with what a fresh read shows, leaf by leaf. Knows no storage. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { isBlank } from '../payload.ts';
import { isSameToRead } from '../rich-text.ts';

/** Rich text is compared by what a reader sees. */
const RICH = ['note', 'furtherDescription'];

/** The payload without blank fields: a new record takes the defaults of the book for them. */
export const said = (asked: Payload): Payload => Object.fromEntries(Object.entries(asked).filter(([, value]) => !isBlank(value)));

const isNested = (value: Json | undefined): value is Payload => typeof value === 'object' && value !== null;

/** A text of a number is the number. */
function isSameValue(name: string, expected: Json | undefined, actual: Json | undefined): boolean {
  if (isBlank(expected)) return isBlank(actual);
  if (isNested(actual)) return false;
  if (typeof expected === 'string' && typeof actual === 'string') {
    return RICH.includes(name) ? isSameToRead(expected, actual) : expected === actual;
  }
  return expected === actual || String(expected) === String(actual);
}

const partOf = (value: Json | undefined, key: string): Json | undefined =>
  isNested(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Objects and lists are compared part by part, so that a check names what differs and nothing is skipped. */
function compare(checks: ReadBackCheck[], name: string, expected: Json, actual: Json | undefined, path: string): void {
  if (typeof expected === 'object' && expected !== null) {
    for (const [key, part] of Object.entries(expected as Payload)) {
      compare(checks, Array.isArray(expected) ? name : key, part, partOf(actual, key), `${path}/${key}`);
    }
    return;
  }
  checks.push({ path, expected, actual: actual ?? null, matched: isSameValue(name, expected, actual) });
}

/** A check of every requested leaf, except under fields that control the command or are compared separately. */
export function checksOf(
  asked: Payload,
  stored: Payload,
  path: string,
  skipped: readonly string[] = [],
): readonly ReadBackCheck[] {
  const checks: ReadBackCheck[] = [];
  for (const [name, expected] of Object.entries(asked)) {
    if (!skipped.includes(name)) compare(checks, name, expected, stored[name], `${path}${name}`);
  }
  return checks;
}

const isAsLong = (expected: Json | undefined, actual: Json | undefined): boolean =>
  !Array.isArray(expected) || (Array.isArray(actual) && actual.length === expected.length);

/** Whether a field is equal in both, for every requested leaf. */
export const isSame = (name: string, expected: Json | undefined, actual: Json | undefined): boolean =>
  isAsLong(expected, actual) &&
  checksOf({ [name]: expected ?? null }, { [name]: actual ?? null }, '').every(({ matched }) => matched);

/** Whether there are as many rows as there should be: one too many is a difference as well. */
export const countCheck = (rows: string, expected: number, actual: number): ReadBackCheck => ({
  path: `${rows}/length`,
  expected,
  actual,
  matched: expected === actual,
});

/** A whole set of rows, in order. Fields left blank in a new row are not compared. */
export const rowSetChecks = (rows: string, asked: readonly Payload[], stored: readonly Payload[]): readonly ReadBackCheck[] => [
  countCheck(rows, asked.length, stored.length),
  ...asked.flatMap((row, index) => checksOf(said(row), stored[index] ?? {}, `${rows}/${index}/`)),
];
