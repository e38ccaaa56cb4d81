/**
 * Verifies a record: every requested field and row, against a fresh read. The currency, whose rates are dated, is the only
 * special kind.
 */

import type { Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import type { CommandContext } from '../../command/command-context.ts';
import { checksOf, said } from '../../command/verify.ts';
import { rowsOf } from '../../payload.ts';
import type { StoredRecord } from '../../record-store/records.ts';
import { CODED_ROWS, codeOfRow } from './record-merge.ts';

/** Fields that control how to save, not what. */
const STEERING = ['verifyAfterSave', 'validateOnly', 'reason', 'detailMode'];

export interface AskedRecord {
  readonly payload: Payload;
  /** The mode of line changes. Lines of a new record are appended to an empty list. */
  readonly mode: string;
  readonly isNew: boolean;
}

const rowNames = (payload: Payload): readonly string[] =>
  Object.keys(payload).filter((name) => name === 'lines' || name in CODED_ROWS);

/** The stored row of a requested row: found by its code, by its key, or by its position among the new ones. */
function storedRowOf(rows: string, stored: readonly Payload[], asked: readonly Payload[], index: number, mode: string) {
  const row = asked[index] ?? {};
  const codes = CODED_ROWS[rows];
  if (codes) return stored.find((known) => codeOfRow(known, codes) === codeOfRow(row, codes));
  if (mode === 'append' || mode === 'replace') return stored[stored.length - asked.length + index];
  return stored.find(({ dtlKey }) => dtlKey === String(row.dtlKey ?? row.lineKey));
}

function rowChecks(rows: string, stored: readonly Payload[], { payload, mode, isNew }: AskedRecord): readonly ReadBackCheck[] {
  const asked = rowsOf(payload, rows);
  const isDeleted = rows === 'lines' && mode === 'delete';
  const checks = asked.flatMap((row, index): readonly ReadBackCheck[] => {
    const [found, path] = [storedRowOf(rows, stored, asked, index, mode), `${rows}/${index}/`];
    const key = found?.dtlKey ?? null;
    if (isDeleted) return [{ path: `${path}dtlKey`, expected: null, actual: key, matched: found === undefined }];
    return checksOf(isNew ? said(row) : row, { ...found, lineKey: key }, path);
  });
  const isWholeSet = isNew || (rows === 'lines' && mode === 'replace');
  if (!isWholeSet) return checks;
  return [
    { path: `${rows}/length`, expected: asked.length, actual: stored.length, matched: asked.length === stored.length },
    ...checks,
  ];
}

/** Rates are valid from a date on, and are stored next to the currency. */
function datedRate(command: CommandContext, { kind, code }: StoredRecord, { effectiveDate }: Payload): Payload {
  if (kind !== 'currency' || typeof effectiveDate !== 'string') return {};
  const dated = command.records.find('currency-rate', `${code} ${effectiveDate}`)?.data;
  return { effectiveDate: dated?.from ?? null, rate: dated?.rate ?? null };
}

export function recordChecks(
  command: CommandContext,
  record: StoredRecord | undefined,
  asked: AskedRecord,
): readonly ReadBackCheck[] {
  const stored = record ? { ...record.data, isActive: record.isActive, ...datedRate(command, record, asked.payload) } : {};
  const payload = asked.isNew ? said(asked.payload) : asked.payload;
  const rows = rowNames(payload);
  return [
    ...checksOf(payload, stored, '', [...STEERING, ...rows]),
    ...rows.flatMap((name) => rowChecks(name, rowsOf(stored, name), asked)),
  ];
}
