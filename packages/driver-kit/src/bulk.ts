/** Many creates in one command, in order: each by itself, or all or nothing if the package has transactions. */

import { type Book, type Command, type Json, type Parts, Refusal, TakenBack, type Write } from './book.ts';

const ROLLED_BACK = new Refusal('ROLLED_BACK', 'Another row failed, so nothing was saved.');
const NOT_RUN = new Refusal('NOT_RUN', 'An earlier row failed, so this row was not run.');

/** A row by itself: with the record of what it saved, or the error that it was refused with. */
interface Row extends Json {
  readonly index: number;
  readonly record?: Json;
  readonly error?: Json;
}

/** `type` is the command type of every row, one of `book.writes`. */
export function bulk(book: Book, command: Command, type: string): Parts {
  const { payload } = command;
  const [isPreview, isAtomic] = [payload.validateOnly === true, payload.mode === 'atomic'];
  if ((isAtomic || isPreview) && !book.record.exactlyOnce)
    throw new Refusal(
      'INVALID_VALUE',
      'This book has no transactions, so rows cannot be taken back. Leave out validateOnly and mode.',
      '/mode',
    );
  const stops = isAtomic || payload.stopOnError === true;
  const rows = (payload.rows ?? []) as readonly Json[];
  let hasFailed = false;
  const parts = rows.map((row, index) => async () => {
    if (hasFailed && stops) throw isAtomic ? ROLLED_BACK : NOT_RUN;
    command.progress(`${index + 1} of ${rows.length}`);
    try {
      return await preparedRow(book, command, type, row);
    } catch (failure) {
      hasFailed ||= failure instanceof Refusal;
      throw failure;
    }
  });
  return { parts, stopsAtRefusal: false, joined: (records) => joined(rows, records, isPreview, isAtomic) };
}

async function preparedRow(
  book: Book,
  command: Command,
  type: string,
  { rowId: _, commandType: __, ...payload }: Json,
): Promise<Write> {
  const prepared = await book.writes[type]?.({ ...command, type, payload, progress: () => undefined });
  if (!prepared || !('save' in prepared))
    throw new Error(`${type} saves nothing by itself, so it cannot be the command of a row.`);
  return prepared;
}

function joined(rows: readonly Json[], records: readonly Json[], isPreview: boolean, isAtomic: boolean): Json {
  const kept = records.map((record, index): Row => {
    const head = { index, ...(rows[index]?.rowId !== undefined && { rowId: rows[index].rowId }) };
    return record.error ? { ...head, error: record.error as Json } : { ...head, record };
  });
  const saved = kept.filter((row) => row.record).length;
  if (isPreview || saved === 0 || (isAtomic && saved < kept.length)) throw new TakenBack(nothingKept(kept, isPreview));
  return { rows: kept };
}

export const isBulkRecord = (record: Json): boolean => Array.isArray(record.rows);

/** The result of a bulk command that saved something. */
export async function presentRows(book: Book, record: Json): Promise<Json> {
  const results: Json[] = [];
  const differences: Json[] = [];
  let operationUsed: unknown = null;
  for (const row of record.rows as readonly Row[]) {
    if (!row.record) {
      results.push(failed(row, row.error ?? {}));
      continue;
    }
    const presented = await book.present(row.record);
    operationUsed ??= presented.operationUsed;
    const own = Object.entries(presented).filter(([name]) => ['docNo', 'docKey', 'code', 'error'].includes(name));
    results.push({ ...headOf(row), ok: presented.ok, saved: true, ...Object.fromEntries(own) });
    const { differences: found = [] } = (presented.writeVerification ?? {}) as { differences?: readonly Json[] };
    differences.push(...found.map((each) => ({ ...each, path: `rows/${row.index}/${each.path}` })));
  }
  const matched = differences.length === 0;
  const writeVerification = { matched, identityMatched: matched, linkageMatched: matched, differences };
  return { ...counted(results), saved: true, operationUsed, writeVerification };
}

const headOf = ({ index, rowId }: Row): Json => ({ index, ...(rowId !== undefined && { rowId }) });

const failed = (row: Row, error: Json): Json => ({ ...headOf(row), ok: false, saved: false, error });

function counted(results: readonly Json[]): Json {
  const succeeded = results.filter(({ ok }) => ok === true).length;
  return {
    ok: succeeded === results.length,
    total: results.length,
    succeeded,
    failed: results.length - succeeded,
    results,
  };
}

/** The result of a bulk command that left the book as it was. */
function nothingKept(rows: readonly Row[], isPreview: boolean): Json {
  const results = rows.map((row) => {
    if (row.error) return failed(row, row.error);
    return isPreview ? { ...headOf(row), ok: true, saved: false } : failed(row, ROLLED_BACK.error);
  });
  const whole = { ...counted(results), saved: false, operationUsed: 'None' };
  return results.every(({ ok }) => ok === true) ? whole : { ...whole, error: errorOfAll(results) };
}

interface RowError {
  readonly code: string;
  readonly message: string;
  readonly details: readonly Json[];
}

/** Why nothing was saved: the first row that failed by itself, and the reasons of every row. */
function errorOfAll(results: readonly Json[]): Json {
  const errors = results.flatMap(({ index, error }) => (error ? [{ index, ...(error as RowError) }] : []));
  const own = errors.filter(({ code }) => code !== ROLLED_BACK.code && code !== NOT_RUN.code);
  const [first] = own;
  return {
    code: first?.code,
    message: `Nothing was saved: ${own.length} of ${results.length} rows failed. rows[${first?.index}]: ${first?.message}`,
    details: errors.flatMap(({ index, details }) => details.map((each) => ({ ...each, path: `/rows/${index}${each.path}` }))),
  };
}
