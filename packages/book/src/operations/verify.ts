/** Compares what was asked with what a fresh read shows, member by member. Knows no storage. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { isSameToRead } from '../rich-text.ts';

/** Rich text is compared by what a reader sees. */
const RICH = ['note', 'furtherDescription'];

export const isBlank = (value: Json | undefined): boolean => value === undefined || value === null || value === '';

/** Without the members that say nothing: what is new takes the book's defaults for them. */
export const said = (asked: Payload): Payload => Object.fromEntries(Object.entries(asked).filter(([, value]) => !isBlank(value)));

export function isSame(name: string, expected: Json | undefined, actual: Json | undefined): boolean {
  if (isBlank(expected)) return isBlank(actual);
  if (typeof expected === 'string' && typeof actual === 'string') {
    return RICH.includes(name) ? isSameToRead(expected, actual) : expected === actual;
  }
  if (typeof expected === 'object' && typeof actual === 'object' && expected !== null && actual !== null) {
    return Object.entries(expected).every(([key, value]) => isSame(key, value, (actual as Payload)[key]));
  }
  return expected === actual || String(expected) === String(actual);
}

/** Checks of every member that was asked for, except those that steer the call or have their own rows. */
export function checksOf(asked: Payload, stored: Payload, path: string, skipped: readonly string[]): readonly ReadBackCheck[] {
  return Object.entries(asked)
    .filter(([name]) => !skipped.includes(name))
    .map(([name, expected]) => {
      const actual = stored[name] ?? null;
      return { path: `${path}${name}`, expected, actual, matched: isSame(name, expected, actual) };
    });
}
