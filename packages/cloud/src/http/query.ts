/** Checks the query of a request. Everything in a query arrives as text; what its schema takes as a whole number is read as one. */

import type { Static, TObject } from 'typebox';
import { bodyCheck } from '../body-check.ts';
import type { Refusal } from '../problem.ts';

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Compiled once, when the module that owns the query is loaded. */
export function queryCheck<Schema extends TObject>(schema: Schema): (query: unknown) => Static<Schema> | Refusal {
  const check = bodyCheck(schema);
  const numbers = new Set(
    Object.entries(schema.properties)
      .filter(([, member]) => 'type' in member && member.type === 'integer')
      .map(([name]) => name),
  );
  return (query) => {
    const members = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>);
    return check(Object.fromEntries(members.map(([name, value]) => [name, numbers.has(name) ? numberOf(value) : value])));
  };
}

/** Text that is no whole number stays text, which the check then refuses. */
const numberOf = (value: unknown): unknown => (typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value);
