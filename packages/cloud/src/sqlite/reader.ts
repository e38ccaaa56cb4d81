/** Reads, on any thread and on a connection that cannot write. */

import { isReadStatement } from '../sql/verb/statement.ts';
import type { VerbName } from '../sql/verb/verb.ts';
import { verbNamed } from '../sql/verbs.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { isUnavailable } from './unavailable.ts';

/** A verb came to the point of writing; nothing was changed, and the writer must run it. */
export const NEEDS_TO_WRITE = Symbol('needs to write');

export class Reader {
  readonly #path: string;
  readonly #options: Omit<ConnectionOptions, 'mode'>;
  #connection: Connection | null = null;

  constructor(path: string, options: Omit<ConnectionOptions, 'mode'>) {
    this.#path = path;
    this.#options = options;
  }

  /** Runs a verb in one read transaction, so that all its statements see the same state. */
  attempt(name: VerbName, given: unknown, now: number): unknown {
    try {
      this.#connection ??= new Connection(this.#path, { ...this.#options, mode: 'read' });
      return inOneMoment(this.#connection, name, given, now);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.close();
      throw new StoreUnavailable(error);
    }
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}

const BEGIN = { sql: 'BEGIN', parameters: {} };
const COMMIT = { sql: 'COMMIT', parameters: {} };

function inOneMoment(connection: Connection, name: VerbName, given: unknown, now: number): unknown {
  const steps = verbNamed(name).run(given, now);
  connection.query(BEGIN);
  try {
    let step = steps.next();
    while (!step.done) {
      if (!isReadStatement(step.value.sql)) return NEEDS_TO_WRITE;
      step = steps.next(connection.query(step.value));
    }
    return step.value;
  } finally {
    connection.query(COMMIT);
  }
}
