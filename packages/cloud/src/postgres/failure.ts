/** What an error of the driver means for the caller: not available, worth another try, or a bug. */

import { StoreUnavailable } from '../store/store.ts';

type Failure = 'unavailable' | 'contended' | 'mistake';

/** A deadlock, a serialization failure, and an insert that lost a race to another one of the same key. */
const contendedStates: ReadonlySet<string> = new Set(['40001', '40P01', '23505']);

/** Connection, resources, operator, system and internal errors. */
const unavailableClasses: ReadonlySet<string> = new Set(['08', '53', '57', '58', 'XX']);

/** Read-only, a lock that took too long, and transactions that the server ended for being too slow. */
const unavailableStates: ReadonlySet<string> = new Set(['25006', '55P03', '25P03', '25P04']);

/** A plan that a migration of another node made useless; a new connection plans again. */
const STALE_PLAN = 'RevalidateCachedQuery';

interface DriverError {
  readonly code?: unknown;
  readonly routine?: unknown;
}

export function failureOf(error: unknown): Failure {
  const { code, routine } = error as DriverError;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return 'unavailable';
  if (contendedStates.has(code)) return 'contended';
  const isUnavailable = unavailableClasses.has(code.slice(0, 2)) || unavailableStates.has(code) || routine === STALE_PLAN;
  return isUnavailable ? 'unavailable' : 'mistake';
}

/** The result of the database, with its unavailability as the store's own error. */
export async function answered<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw failureOf(error) === 'unavailable' ? new StoreUnavailable(error) : error;
  }
}
