/** What the database of a mirror says when it cannot be written to: it is full, read-only, locked, damaged or gone. No fault of the program. */

/** Primary result codes of SQLite: BUSY, READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB. */
const SQLITE_CODES: readonly unknown[] = [5, 8, 10, 11, 13, 14, 26];
const PRIMARY = 0xff;
/** SQLSTATE of PostgreSQL: a lost connection, a read-only transaction, a missing right, no resources, an operator who intervenes, a system error. */
const POSTGRES_CODES = /^(?:08...|25006|42501|53...|57P..|58...)$/;
const LOST_CONNECTION = /^(?:Connection terminated|Client has encountered a connection error)/;

/** Its words, without a full stop at the end; null for every other error. */
export function targetFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  const isOfSqlite = code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && SQLITE_CODES.includes(errcode & PRIMARY);
  const isOfPostgres = (typeof code === 'string' && POSTGRES_CODES.test(code)) || LOST_CONNECTION.test(error.message);
  return isOfSqlite || isOfPostgres ? error.message.replace(/\.$/, '') : null;
}
