/**
 * A sandbox book that runs in lanes: asks for turns, and learns what takes long.
 */

import { findRecipe } from '@ledgerline/catalog';
import { type ChangePage, type FailureCode, failureMeanings, type UserDefinedField } from '@ledgerline/contract';
import { type Circumstances, NOT_STARTED } from '../drivers/embedded.ts';
import type { SandboxBook } from './host.ts';
import type { LaneBookName, LaneRequest, ProducedFile } from './lane-message.ts';
import { type AskedTurn, type LaneKind, type LanePool, newSeat, type Seat } from './lane-pool.ts';

/** The maximum number of rows of a quick command: rows of a bulk and lines of documents together. */
const QUICK_ROWS_MAX = 100;
/** A command type that took more than this of a processor in this book is long the next time. */
const QUICK_CPU_MS_MAX = 300;
const LEARNT_TYPES_MAX = 100;

let keys = 0;

export interface LaneBookOptions {
  readonly path: string;
  readonly tenant: string;
  readonly pool: LanePool;
}

/** Opens a book in a lane; throws a sentence for people when it cannot be opened. */
export async function openLaneBook(options: LaneBookOptions): Promise<SandboxBook> {
  const book = new LaneBook(options);
  await book.open();
  return book;
}

class LaneBook implements SandboxBook {
  readonly #pool: LanePool;
  readonly #name: LaneBookName;
  readonly #seat: Seat;
  readonly #cpuMs = new Map<string, number>();
  /** Whether a command of the book has occupied a quick lane for too long: command types that are new to the book are then not trusted. */
  #hasOverrun = false;

  constructor({ path, tenant, pool }: LaneBookOptions) {
    keys += 1;
    this.#pool = pool;
    this.#name = { key: keys, path };
    this.#seat = newSeat(keys, tenant);
  }

  async open(): Promise<void> {
    await this.#value({ kind: 'open', book: this.#name });
  }

  async execute(
    type: string,
    payload: Readonly<Record<string, unknown>>,
    commandId: string,
    takeFile: (file: ProducedFile) => void,
    { reportProgress, sentBy, startUntilUptimeMs }: Circumstances = {},
  ): Promise<unknown> {
    const request = { kind: 'execute', book: this.#name, type, payload, commandId, sentBy, startUntilUptimeMs } as const;
    const kind = this.#kindOf(type, payload);
    const expectedMs = this.#cpuMs.get(type) ?? null;
    const end = await this.#ask({ kind, request, reportProgress, expectedMs });
    if (end.kind === 'not_started') return NOT_STARTED;
    // What was ended by force is recorded in the book, or was not applied.
    if (end.kind === 'cut') return (await this.recorded(commandId)) ?? runCapExceeded();
    const { value, file, cpuMs } = end;
    this.#learn(type, cpuMs);
    if (kind === 'quick' && cpuMs > QUICK_CPU_MS_MAX) this.#hasOverrun = true;
    if (file) takeFile(file);
    return value;
  }

  async recorded(commandId: string): Promise<unknown> {
    return this.#value({ kind: 'recorded', book: this.#name, commandId });
  }

  async changesAfter(cursor: string | null, limit: number): Promise<ChangePage> {
    return (await this.#value({ kind: 'changes', book: this.#name, cursor, limit })) as ChangePage;
  }

  async setFields(fields: readonly UserDefinedField[]): Promise<readonly string[]> {
    return (await this.#value({ kind: 'fields', book: this.#name, fields })) as readonly string[];
  }

  close(): Promise<void> {
    return this.#pool.close(this.#seat);
  }

  async #value(request: LaneRequest): Promise<unknown> {
    const end = await this.#ask({ kind: 'quick', request });
    if (end.kind !== 'done') throw new Error('The account book does not respond.');
    return end.value;
  }

  async #ask(asked: AskedTurn) {
    const end = await this.#pool.run(this.#seat, asked);
    if (end.kind === 'failed') throw new Error(end.message);
    if (end.kind === 'ended') throw new Error('The process that runs this account book exited during the command.');
    return end;
  }

  #kindOf(type: string, payload: Readonly<Record<string, unknown>>): LaneKind {
    const recipe = findRecipe(type);
    // How long a document takes to print depends on texts that only the book knows.
    if (recipe?.hasArtifact) return 'long';
    const isBulk = recipe?.document === 'bulk';
    const cpuMs = this.#cpuMs.get(type);
    const isLongType = cpuMs === undefined ? this.#hasOverrun : cpuMs > QUICK_CPU_MS_MAX;
    return rowCount(payload) > QUICK_ROWS_MAX || (isLongType && !isBulk) ? 'long' : 'quick';
  }

  /** Remembers what its types have cost last, the latest ones. */
  #learn(type: string, cpuMs: number): void {
    this.#cpuMs.delete(type);
    this.#cpuMs.set(type, cpuMs);
    const [oldest] = this.#cpuMs.keys();
    if (this.#cpuMs.size > LEARNT_TYPES_MAX && oldest !== undefined) this.#cpuMs.delete(oldest);
  }
}

function runCapExceeded() {
  const code = 'run_cap_exceeded' satisfies FailureCode;
  return { ok: false, saved: false, error: { code, message: failureMeanings[code].meaning, details: [] } };
}

/** Rows and the rows in them: a bulk of documents counts with the lines of each. */
function rowCount(payload: Readonly<Record<string, unknown>>, depth = 2): number {
  let count = 0;
  for (const value of Object.values(payload)) {
    if (!Array.isArray(value)) continue;
    count += value.length;
    if (depth > 1) for (const row of value) count += typeof row === 'object' && row !== null ? rowCount(row, depth - 1) : 0;
  }
  return count;
}
