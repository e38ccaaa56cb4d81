/** The fields that all results of a kind have: a read its count and cursor, a write its operation, a change its capabilities. */

import { findRecipe, type Json, type Payload, type Recipe } from '@ledgerline/catalog';
import { operationsUsed } from '@ledgerline/contract';

/** The field that names a party, and the field with its name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  party: ['partyName'],
  partyCode: ['partyName', 'companyName'],
  debtorCode: ['debtorName', 'companyName'],
  creditorCode: ['creditorName', 'companyName'],
};

/** Whether every row, and every document inside a row, has a name next to each code. */
function isNamed(rows: unknown): boolean {
  if (!Array.isArray(rows)) return true;
  return (rows as readonly Payload[]).every((row) => {
    const isText = (name: string): boolean => typeof row[name] === 'string';
    const isWhole = Object.entries(NAMES).every(([code, names]) => !isText(code) || names.some(isText));
    return isWhole && isNamed(row.members satisfies Json | undefined);
  });
}

/** The fields that a result lacks, of those that all results of its kind have. */
export function lacksOf({ operation, mode, document }: Recipe, result: Record<string, unknown>): readonly string[] {
  const isUnchangeable = result.lines === undefined || !findRecipe(`update-${document}`);
  const wanted: readonly (readonly [name: string, isThere: boolean])[] =
    operation === 'Read'
      ? [
          ['count', Number.isInteger(result.count)],
          ['nextCursor', result.nextCursor === null || typeof result.nextCursor === 'string'],
          ['a name next to every party', isNamed(result.rows)],
        ]
      : mode === 'write'
        ? [
            ['operationUsed', (operationsUsed as readonly unknown[]).includes(result.operationUsed)],
            ['fieldCapabilities', operation !== 'Edit' || isUnchangeable || result.fieldCapabilities !== undefined],
          ]
        : [];
  return wanted.filter(([, isThere]) => !isThere).map(([name]) => name);
}
