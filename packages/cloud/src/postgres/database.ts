/**
 * Connections to PostgreSQL: reads and writes apart, statements parsed once, transactions with the locks they need and the
 * database's time. Knows nothing of what is stored.
 */

import pg from 'pg';
import type { Row } from '../sql/verb/statement.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { systemClock, ToldTime } from '../system/clock.ts';
import { failureOf } from './failure.ts';
import { DATABASE_TIME, LOCKED, lockKeys } from './lock.ts';
import { own, Session } from './session.ts';
import { Translator } from './translation.ts';

export interface Transaction {
  readonly session: Session;
  /** The time the verbs in it go by. */
  readonly now: number;
  /** Sends the commit behind the last statement, without waiting for its result first. What fails before it undoes all. */
  readonly commit: () => Promise<void>;
}

const CONNECT_MS_MAX = 5_000;
const STATEMENT_MS_MAX = 10_000;

/** A server that has vanished sends nothing at all, not even a timeout. */
const ANSWER_MS_MAX = 12_000;

/** A node that vanished in the middle of a transaction must not keep its locks. */
const IDLE_IN_TRANSACTION_MS_MAX = 10_000;
const IDLE_CONNECTION_MS_MAX = 60_000;

/** How often a transaction that lost a race is tried again. */
const TRIES_MAX = 6;

/**
 * A commit is on disk when it is confirmed, whatever the server's own default. And everything is found by an index: a plan
 * that was made while a table was small, and is kept, must not read the whole of it when it has grown.
 */
export const SETTINGS = ['synchronous_commit=on', 'enable_seqscan=off', 'enable_hashjoin=off', 'enable_mergejoin=off', 'jit=off'];

/** Statements that write are the same ones over and over: each is planned once for a connection, for any parameters. Planning a lease takes longer than leasing. */
const WRITE_SETTINGS = [...SETTINGS, 'plan_cache_mode=force_generic_plan'];

/** Takes locks, and returns the time after all of them were acquired. */
const LOCKED_AT = own(`WITH ${LOCKED} SELECT ${DATABASE_TIME} AS now FROM locked`);

/** Counts and sums fit into a number; the driver would return them as text. */
const NUMBER_TYPES: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    NUMBER_TYPES.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function clientOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'ledgerline',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    types,
  };
}

export class Database {
  readonly #reads: pg.Pool;
  readonly #writes: pg.Pool;
  readonly #translator = new Translator();
  readonly #parameterTypes = new Map<string, readonly string[]>();
  readonly #clock: Clock | null;
  /** The time of the database. A jump of its clock is followed slowly. */
  readonly #time: ToldTime;

  /** Goes by the database's time, the same for every node, unless a test brings its own. */
  constructor(options: { url: string; poolSize: number; clock: Clock | null; whenTimeJumped?: (differenceMs: number) => void }) {
    this.#time = new ToldTime(options.whenTimeJumped);
    const writesMax = Math.ceil(options.poolSize / 2);
    this.#clock = options.clock;
    this.#reads = makePool(options.url, Math.max(1, options.poolSize - writesMax), SETTINGS);
    this.#writes = makePool(options.url, writesMax, WRITE_SETTINGS);
  }

  /** Independent statements that change nothing. */
  reading<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#connected(this.#reads, work);
  }

  /** Runs one statement, which is a separate transaction. */
  writing<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#tried(() => this.#connected(this.#writes, work));
  }

  /** Runs the work as one transaction, under the given locks. Work that lost a race runs again from its start. */
  transaction<T>(locks: readonly string[], work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#tried(() =>
      this.#connected(this.#writes, async (session) => {
        let committed: Promise<unknown> | null = null;
        const commit = async (): Promise<void> => {
          committed ??= session.script('COMMIT');
          await committed;
        };
        try {
          const now = await this.#begin(session, locks);
          const answer = await work({ session, now, commit });
          await commit();
          return answer;
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) await session.script('ROLLBACK');
          throw error;
        }
      }),
    );
  }

  async bytes(): Promise<number> {
    const [row] = await this.reading((session) => session.script('SELECT pg_database_size(current_database()) AS bytes'));
    return Number(row?.bytes ?? 0);
  }

  async now(): Promise<number> {
    if (this.#clock) return this.#clock.now();
    const rows = await this.reading((session) => session.script(`SELECT ${DATABASE_TIME} AS now`));
    return this.#timeOf(rows);
  }

  /** The time of the database as this node knows it, for work that does not need to query it. */
  get nearlyNow(): number {
    return this.#clock?.now() ?? this.#time.now() ?? systemClock.now();
  }

  async close(): Promise<void> {
    await Promise.all([this.#reads.end(), this.#writes.end()]);
  }

  /** Begins, locks and asks for the time in one go. */
  async #begin(session: Session, locks: readonly string[]): Promise<number> {
    const [, rows] = await Promise.all([session.script('BEGIN'), session.query<Row>(LOCKED_AT, [lockKeys(locks)])]);
    return this.#timeOf(rows);
  }

  #timeOf(rows: readonly Row[]): number {
    const now = Number(rows[0]?.now);
    this.#time.tell(now);
    return this.nearlyNow;
  }

  async #connected<T>(pool: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
    let isBroken = true;
    try {
      const answer = await work(new Session(client, this.#translator, this.#parameterTypes));
      isBroken = false;
      return answer;
    } catch (error) {
      isBroken = error instanceof StoreUnavailable;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async #tried<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof StoreUnavailable || failureOf(error) !== 'contended' || tries >= TRIES_MAX) throw error;
      }
    }
  }
}

function makePool(url: string, max: number, settings: readonly string[]): pg.Pool {
  const pool = new pg.Pool({
    ...clientOptions(url),
    // Statements are pipelined; a caller that needs a result before the next one waits for it.
    pipeline: true,
    max,
    statement_timeout: STATEMENT_MS_MAX,
    query_timeout: ANSWER_MS_MAX,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS_MAX,
    idleTimeoutMillis: IDLE_CONNECTION_MS_MAX,
  });
  // The pool removes a broken connection, and its user gets the error while waiting for a result.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
