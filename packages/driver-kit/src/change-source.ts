/** Where changes of one kind of row come from. An author names one source for each kind; the kit remembers what it has seen. */

import { type ChangeRow, digestOf, type FoundChange, idOf, type ReportedRow, reported } from './change-row.ts';

/** What is remembered of a kind: a position, and values by the id of a row. */
export interface SourceState {
  readonly position: string;
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

/** What a look changes of it. */
export interface SourceDelta {
  readonly position?: string;
  /** The id of each row, and its values. */
  readonly set?: readonly (readonly string[])[];
  readonly gone?: readonly string[];
}

export interface Gap {
  readonly reason: 'bulk' | 'restored';
  readonly count?: number;
}

export interface Looked {
  readonly changes: readonly FoundChange[];
  readonly delta: SourceDelta;
  readonly gap?: Gap;
}

type Rows<Row> = Iterable<Row> | Promise<Iterable<Row>>;

export interface ChangeSource {
  readonly by: 'number' | 'time' | 'scan';
  readonly entity: string;
  /** Without a state there is nothing to compare with: a first look reports nothing. */
  look(state: SourceState | undefined, nowMs: number): Promise<Looked>;
}

/** More rows of one kind than this are one gap: reading a list is cheaper for everyone. */
export const ROWS_MAX = 20_000;
/** A row can be saved later than the time that it carries says, because its transaction ends later or the clock of its machine is behind. */
const OVERLAP_MS = 2 * 60_000;

export interface NumberedRow extends ReportedRow {
  readonly number: number;
}

/**
 * Exact: a row version, or the number of a row in a log of the package. `newest` is a number up to which everything is saved, so that no row with a
 * lower one can appear later.
 */
export class ByNumber implements ChangeSource {
  readonly by = 'number';
  readonly entity: string;
  readonly #newest: () => number | Promise<number>;
  readonly #after: (number: number) => Rows<NumberedRow>;

  constructor(entity: string, newest: () => number | Promise<number>, after: (number: number) => Rows<NumberedRow>) {
    this.entity = entity;
    this.#newest = newest;
    this.#after = after;
  }

  async look(state: SourceState | undefined): Promise<Looked> {
    const newest = await this.#newest();
    const delta = { position: String(newest) };
    if (state === undefined) return { changes: [], delta };
    const before = Number(state.position);
    if (newest < before) return { changes: [], delta, gap: { reason: 'restored' } };
    const changes: FoundChange[] = [];
    if (newest > before)
      for (const row of await this.#after(before)) if (row.number > before && row.number <= newest) changes.push(reported(row));
    return { changes, delta };
  }
}

export interface TimedRow extends ReportedRow {
  /** When it was saved last, with a time zone. */
  readonly at: string;
}

/** By the time of the last change. It does not see what was deleted. */
export class ByTime implements ChangeSource {
  readonly by = 'time';
  readonly entity: string;
  readonly #newest: () => string | null | Promise<string | null>;
  readonly #since: (at: string) => Rows<TimedRow>;

  /** `newest`: the latest time in the book; null if there is none. `since`: rows of that time and later, in any order. */
  constructor(entity: string, newest: () => string | null | Promise<string | null>, since: (at: string) => Rows<TimedRow>) {
    this.entity = entity;
    this.#newest = newest;
    this.#since = since;
  }

  async look(state: SourceState | undefined, nowMs: number): Promise<Looked> {
    const newest = state ? null : await this.#newest();
    const beforeMs = state ? Date.parse(state.position) : Math.min(nowMs, newest === null ? nowMs : Date.parse(newest));
    const sinceMs = beforeMs - OVERLAP_MS;
    const seen = new Map(state?.rows);
    const set: (readonly string[])[] = [];
    const changes: FoundChange[] = [];
    let newestMs = beforeMs;
    for (const row of await this.#since(new Date(sinceMs).toISOString())) {
      const [id, atMs] = [idOf(row), Date.parse(row.at)];
      const digest = digestOf([row.key, row.content, row.settlement ?? null, row.isVoid === true]);
      if (atMs < sinceMs || seen.get(id)?.[1] === digest) continue;
      const values = [new Date(atMs).toISOString(), digest];
      set.push([id, ...values]);
      seen.set(id, values);
      newestMs = Math.max(newestMs, atMs);
      if (state) changes.push(reported(row, new Date(Math.min(atMs, nowMs)).toISOString()));
    }
    // A time in the future must not hide what is saved until then.
    const positionMs = Math.max(beforeMs, Math.min(newestMs, nowMs));
    const oldest = new Date(positionMs - OVERLAP_MS).toISOString();
    const gone = [...seen].filter(([, [at = '']]) => at < oldest).map(([id]) => id);
    const position = new Date(positionMs).toISOString();
    return { changes, delta: { ...(position !== state?.position && { position }), set, gone } };
  }
}

type Scanned = readonly [key: string, docKey: string, own: string, settlement: string, isVoid: string];

const scanned = (row: ChangeRow): Scanned => [
  row.key,
  row.docKey ?? '',
  digestOf(row.content),
  row.settlement === undefined ? '' : digestOf(row.settlement),
  row.isVoid === true ? 'void' : '',
];

/** The digests of all rows together, in any order. */
const together = (sum: string, row: readonly string[]): string =>
  (BigInt(`0x${sum || '0'}`) ^ BigInt(`0x${digestOf(row)}`)).toString(16);

/** By the digests of all rows. It sees what was deleted and renamed, and reads everything for it. */
export class ByScan implements ChangeSource {
  readonly by = 'scan';
  readonly entity: string;
  readonly #all: () => Rows<ChangeRow>;

  constructor(entity: string, all: () => Rows<ChangeRow>) {
    this.entity = entity;
    this.#all = all;
  }

  async look(state: SourceState | undefined): Promise<Looked> {
    const found = new Map<string, Scanned>();
    let [count, sum] = [0, ''];
    for (const row of await this.#all()) {
      const [id, values] = [idOf(row), scanned(row)];
      count += 1;
      if (count <= ROWS_MAX) found.set(id, values);
      else {
        sum = [...found].reduce((whole, [each, known]) => together(whole, [each, ...known]), together(sum, [id, ...values]));
        found.clear();
      }
    }
    const position = count > ROWS_MAX ? `${count} ${sum}` : '';
    const delta = differences(state, found, position);
    // Too many rows to remember each: only that some of them differ is known.
    if (state && (position !== '' || state.position !== ''))
      return { changes: [], delta, ...(position !== state.position && { gap: { reason: 'bulk', count } }) };
    if (!state) return { changes: [], delta };
    const changes = (delta.set ?? []).flatMap(([id = '', ...now]) => changeOf(id, state.rows.get(id), now));
    const deleted = (delta.gone ?? []).map((id) => deletionOf(id, state.rows.get(id) ?? []));
    return { changes: [...changes, ...deleted], delta };
  }
}

function differences(state: SourceState | undefined, found: ReadonlyMap<string, Scanned>, position: string): SourceDelta {
  const isSame = (id: string, now: Scanned): boolean => now.join('\n') === state?.rows.get(id)?.join('\n');
  return {
    ...(position !== state?.position && { position }),
    set: [...found].filter(([id, now]) => !isSame(id, now)).map(([id, now]) => [id, ...now]),
    gone: [...(state?.rows.keys() ?? [])].filter((id) => !found.has(id)),
  };
}

function changeOf(id: string, before: readonly string[] | undefined, now: readonly string[]): readonly FoundChange[] {
  const [key = '', docKey = '', own = '', settlement = '', isVoid] = now;
  const [formerKey = key, , formerOwn, formerSettlement, wasVoid] = before ?? [];
  const row = { id, key, ...(docKey !== '' && { docKey }), part: 'document', digest: own } as const;
  if (!before) return [{ ...row, change: 'created' }];
  if (isVoid !== '' && wasVoid === '') return [{ ...row, change: 'voided' }];
  if (formerKey !== key) return [{ ...row, change: 'renamed', formerKey }];
  const isSettled = formerOwn === own && isVoid === wasVoid && formerSettlement !== settlement;
  return [{ ...row, change: 'updated', ...(isSettled && { part: 'settlement', digest: settlement }) }];
}

const deletionOf = (id: string, [key = '', docKey = '']: readonly string[]): FoundChange => ({
  id,
  key,
  ...(docKey !== '' && { docKey }),
  change: 'deleted',
  part: 'document',
  digest: null,
});
