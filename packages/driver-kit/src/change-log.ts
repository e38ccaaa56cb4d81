/**
 * What was seen of a book and what was found, in a file of ours. Each look is one line, on disk before anything of it is reported, so that the rows and
 * the position behind them are there together or not at all.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './book.ts';
import type { ChangeSource, SourceDelta, SourceState } from './change-source.ts';
import { LineFile } from './line-file.ts';
import { newTag } from './randomness.ts';

/** A change as docs/drivers.md has it, or a gap. */
export type Logged = { readonly change: Json } | { readonly gap: Json };

type Entry = Logged & { readonly position: string };

interface Line {
  /** The position before everything that follows. */
  readonly start?: string;
  readonly looked?: string;
  readonly sources?: Readonly<Record<string, SourceDelta & { readonly by: string }>>;
  readonly entries?: readonly Entry[];
}

interface KnownSource {
  by: string;
  position: string;
  readonly rows: Map<string, readonly string[]>;
}

/** The log reaches back so far if no one asks for it. */
const ENTRIES_MAX = 100_000;
const LINES_MAX = 1_000;

export class ChangeLog {
  readonly #path: string;
  readonly #sources = new Map<string, KnownSource>();
  #entries: Entry[] = [];
  #start = `0.${newTag()}`;
  #file: LineFile | undefined;
  #lines = 0;
  looked: string | null = null;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#path = join(folder, 'book.changes');
    try {
      this.#read();
    } catch {
      // Damaged: who asks from an old position is told of a gap.
      rmSync(this.#path);
      this.#sources.clear();
      this.#entries = [];
      [this.#start, this.looked] = [`0.${newTag()}`, null];
    }
    this.#compact();
  }

  #read(): void {
    if (!existsSync(this.#path)) return;
    const content = readFileSync(this.#path);
    // A last line without its end was never written.
    const whole = content.subarray(0, content.lastIndexOf(0x0a) + 1).toString();
    for (const line of whole.split('\n').slice(0, -1)) this.#take(JSON.parse(line) as Line);
  }

  #take({ start, looked, sources = {}, entries = [] }: Line): void {
    if (start !== undefined) this.#start = start;
    this.looked = looked ?? this.looked;
    for (const [entity, { by, position, set = [], gone = [] }] of Object.entries(sources)) {
      const known = this.#sources.get(entity);
      const source = known?.by === by ? known : { by, position: '', rows: new Map<string, readonly string[]>() };
      this.#sources.set(entity, source);
      source.position = position ?? source.position;
      for (const [id = '', ...values] of set) source.rows.set(id, values);
      for (const id of gone) source.rows.delete(id);
    }
    this.#entries.push(...entries);
    const surplus = this.#entries.length - ENTRIES_MAX;
    if (surplus > 0) this.#start = this.#entries.splice(0, surplus).at(-1)?.position ?? this.#start;
  }

  /** What was remembered of a kind, if it was found by the same source. */
  state({ entity, by }: ChangeSource): SourceState | undefined {
    const known = this.#sources.get(entity);
    return known?.by === by ? known : undefined;
  }

  /** Keeps a look. It throws if the disk does not take it, and nothing of it was kept then. */
  keep(looked: string, sources: Line['sources'], logged: readonly Logged[]): void {
    let seq = Number(this.position.split('.')[0]);
    const entries = logged.map((each): Entry => {
      seq += 1;
      return { ...each, position: `${seq}.${newTag()}` };
    });
    const line: Line = { looked, ...(sources && { sources }), ...(entries.length > 0 && { entries }) };
    this.#file?.append(JSON.stringify(line), true);
    this.#lines += 1;
    this.#take(line);
    if (this.#lines > LINES_MAX) this.#compact();
  }

  /** Writes the file again with one line. */
  #compact(): void {
    const sources = Object.fromEntries(
      [...this.#sources].map(([entity, { by, position, rows }]) => [
        entity,
        { by, position, set: [...rows].map(([id, values]) => [id, ...values]) },
      ]),
    );
    const line: Line = {
      start: this.#start,
      ...(this.looked !== null && { looked: this.looked }),
      sources,
      entries: this.#entries,
    };
    writeFileSync(`${this.#path}.new`, `${JSON.stringify(line)}\n`, { flush: true, mode: 0o600 });
    this.#file?.close();
    renameSync(`${this.#path}.new`, this.#path);
    this.#file = new LineFile(this.#path);
    this.#lines = 1;
  }

  /** After the newest entry. */
  get position(): string {
    return this.#entries.at(-1)?.position ?? this.#start;
  }

  /** What follows a position. What is before it is forgotten, and nothing else. */
  page(cursor: string | null, limit: number): Json {
    const nothing = { changes: [], nextCursor: this.position, hasMore: false, resync: null };
    if (cursor === null) return nothing;
    if (cursor !== this.#start) {
      const at = this.#entries.findIndex(({ position }) => position === cursor);
      if (at < 0) return { ...nothing, resync: { scope: 'book', reason: 'log_expired' } };
      this.#entries.splice(0, at + 1);
      this.#start = cursor;
    }
    const [first] = this.#entries;
    if (first && 'gap' in first)
      return { changes: [], nextCursor: first.position, hasMore: this.#entries.length > 1, resync: first.gap };
    const gapAt = this.#entries.findIndex((entry) => 'gap' in entry);
    const told = this.#entries.slice(0, Math.min(limit, gapAt < 0 ? this.#entries.length : gapAt));
    return {
      changes: told.flatMap((entry) => ('change' in entry ? [entry.change] : [])),
      nextCursor: told.at(-1)?.position ?? cursor,
      hasMore: told.length < this.#entries.length,
      resync: null,
    };
  }

  close(): void {
    this.#file?.close();
  }
}
