/** Distinguishes failures of the disk and of the file from bugs. Failures pass when the disk has room again; bugs do not. */

/** Primary result codes: BUSY, LOCKED, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB. */
const UNAVAILABLE: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 26]);
const CORRUPT: ReadonlySet<number> = new Set([11, 26]);

/** The primary code; the rest of the number is not needed here. */
export function resultCodeOf(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return 0;
  return error.errcode & 0xff;
}

export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.has(resultCodeOf(error));

export const isCorrupt = (error: unknown): boolean => CORRUPT.has(resultCodeOf(error));
