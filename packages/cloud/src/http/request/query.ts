/**
 * Checks the query of a request. Everything in a query arrives as text; what its schema takes as a whole number is read as one.
 * Only declared parameters are passed on; one that looks like a misspelling of a declared one is refused, others are left out.
 */

import { closest } from '@ledgerline/catalog';
import { detailAt, type WordedDetail } from '@ledgerline/words/problem/detail';
import { wordMisspeltParameter } from '@ledgerline/words/problem/value-fault';
import type { Static, TObject } from 'typebox';
import type { Refusal } from '../../system/problem.ts';
import { problemsOfBody, refuseAll, together } from '../../system/request/body-check.ts';

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Compiled once, when the module that owns the query is loaded. */
export function queryCheck<Schema extends TObject>(schema: Schema): (query: unknown) => Static<Schema> | Refusal {
  const problemsOf = problemsOfBody(schema);
  const names = Object.keys(schema.properties);
  const known = new Map(
    Object.entries(schema.properties).map(([name, member]) => [name, 'type' in member && member.type === 'integer']),
  );
  return (query) => {
    const picked: Record<string, unknown> = {};
    const problems: WordedDetail[] = [];
    for (const [name, value] of Object.entries((query ?? {}) as Readonly<Record<string, unknown>>)) {
      const isNumber = known.get(name);
      if (isNumber !== undefined) picked[name] = isNumber ? numberOf(value) : value;
      else problems.push(...misspelling(name, names));
    }
    const findings = together({ details: problems, total: problems.length }, problemsOf(picked));
    return findings.total === 0 ? (picked as Static<Schema>) : refuseAll('invalid_request', findings);
  };
}

/** Text that is not a whole number stays text, which the check then rejects. */
const numberOf = (value: unknown): unknown => (typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value);

function misspelling(name: string, names: readonly string[]): readonly WordedDetail[] {
  const meant = closest(name, names);
  if (meant === undefined) return [];
  return [detailAt(`/${name}`, wordMisspeltParameter(name, meant))];
}
