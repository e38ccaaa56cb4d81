/** Merges a change into a master record: fields left out stay, null or empty clears, rows are found by their code or key. */

import type { Json, Payload } from '@ledgerline/catalog';
import { bookRecordSays } from '@ledgerline/words/book/record';
import type { CommandContext } from '../../command/command-context.ts';
import { nextRowKey } from '../../master-data/row-key.ts';
import { rowsOf } from '../../payload.ts';
import type { RecordKind } from '../../record-store/kinds.ts';

/** Arrays whose rows an update finds by their own code. */
export const CODED_ROWS: Readonly<Record<string, readonly string[]>> = {
  branches: ['branchCode'],
  uoms: ['uom'],
  prices: ['uom', 'priceCategory', 'debtorCode'],
};

type Row = Payload;

const withoutCleared = (row: Payload): Payload =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));

export function mergedRecord(command: CommandContext, kind: RecordKind, before: Payload, change: Payload, mode: string): Payload {
  const merged: Record<string, Json> = { ...before };
  for (const [name, value] of Object.entries(change)) {
    const codes = CODED_ROWS[name];
    if (codes !== undefined) merged[name] = mergedRows(rowsOf(before, name), rowsOf(change, name), codes);
    else if (name === 'lines') merged.lines = keyedRows(command, kind, rowsOf(before, 'lines'), rowsOf(change, 'lines'), mode);
    else if (name === 'userDefinedFields' && typeof value === 'object' && value !== null) {
      merged[name] = withoutCleared({ ...(before[name] as Payload | undefined), ...(value as Payload) });
    } else if (value === null || value === '') delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

/** What identifies a row in its array. */
export const codeOfRow = (row: Row, codes: readonly string[]): string => JSON.stringify(codes.map((code) => row[code] ?? null));

function mergedRows(known: readonly Row[], changes: readonly Row[], codes: readonly string[]): readonly Row[] {
  const nameOf = (row: Row): string => codeOfRow(row, codes);
  const rows = new Map(known.map((row) => [nameOf(row), row]));
  for (const change of changes) rows.set(nameOf(change), withoutCleared({ ...rows.get(nameOf(change)), ...change }));
  return [...rows.values()];
}

/** Lines of a record have keys, like those of a document. */
function keyedRows(
  command: CommandContext,
  kind: RecordKind,
  known: readonly Row[],
  changes: readonly Row[],
  mode: string,
): readonly Row[] {
  const keyed = (rows: readonly Row[]): readonly Row[] =>
    rows.map((row) => ({ ...withoutCleared(row), dtlKey: nextRowKey(command) }));
  if (mode === 'append') return [...known, ...keyed(changes)];
  if (mode === 'replace') return keyed(changes);
  const byKey = new Map(changes.map((row) => [String(row.dtlKey ?? row.lineKey), row]));
  for (const key of byKey.keys()) {
    if (!known.some((row) => row.dtlKey === key)) command.refuse('/lines', 'NOT_FOUND', bookRecordSays.noRow(key, kind));
  }
  if (mode === 'delete') return known.filter((row) => !byKey.has(String(row.dtlKey)));
  return known.map((row) => {
    const change = byKey.get(String(row.dtlKey));
    return change ? { ...withoutCleared({ ...row, ...change }), dtlKey: String(row.dtlKey) } : row;
  });
}
