/**
 * Master records as stored: a kind, a code, the fields under their canonical names. The only writer of their table. Checks
 * nothing; master.ts adds types.
 */

import type { Payload } from '@ledgerline/catalog';
import type { Database, Parameters } from '../database.ts';
import type { RecordKind } from './kinds.ts';
import { cacheOf, type RecordCache } from './record-cache.ts';

export interface StoredRecord {
  readonly kind: RecordKind;
  readonly code: string;
  readonly isActive: boolean;
  readonly data: Payload;
  /** RFC 3339, UTC. */
  readonly changedAt: string;
}

interface Row {
  readonly kind: RecordKind;
  readonly code: string;
  readonly is_active: bigint;
  readonly data: string;
  readonly changed_at: string;
}

export interface Reference {
  readonly kind: RecordKind;
  readonly code: string;
}

const fromRow = (row: Row): StoredRecord => ({
  kind: row.kind,
  code: row.code,
  isActive: row.is_active === 1n,
  data: JSON.parse(row.data) as Payload,
  changedAt: row.changed_at,
});

const SELECT = 'SELECT kind, code, is_active, data, changed_at FROM record';

/** Which records of a kind a list shows. */
export interface RecordSelection {
  readonly kind: RecordKind;
  /** Null for both. */
  readonly isActive: boolean | null;
  /** RFC 3339, UTC; null for all. A list by change is in the order of the changes. */
  readonly changedSince: string | null;
  readonly passes: (record: StoredRecord) => boolean;
}

/** The position of a record in a list. */
export type RecordPlace = Pick<StoredRecord, 'code' | 'changedAt'>;

/** A place in the order that comes after all changes. */
const AHEAD_OF_ALL: RecordPlace = { changedAt: '9999', code: '' };

/** Rows read at a time while filtering. */
const PORTION_MIN = 500;

/** Further records are read again, so that a book with many items does not fill the memory. */
const KNOWN_MAX = 5000;
const LISTED_MAX = 200;

/** Looked up once while nothing changes; a command that writes a record sees its own change. */
export class Records {
  readonly #db: Database;
  readonly #cache: RecordCache;
  readonly #now: string;

  /** `now` is the time of the change; every write needs it. */
  constructor(db: Database, now = '') {
    this.#db = db;
    this.#now = now;
    this.#cache = cacheOf(db);
  }

  find(kind: RecordKind, code: string): StoredRecord | undefined {
    const key = `${kind} ${code}`;
    if (this.#cache.known.has(key)) return this.#cache.known.get(key) as StoredRecord | undefined;
    const row = this.#db.get<Row>(`${SELECT} WHERE kind = :kind AND code = :code`, { kind, code });
    const found = row && fromRow(row);
    if (this.#cache.known.size >= KNOWN_MAX) this.#cache.known.clear();
    this.#cache.known.set(key, found);
    return found;
  }

  all(kind: RecordKind): readonly StoredRecord[] {
    const known = this.#cache.known.get(kind) as readonly StoredRecord[] | undefined;
    if (known) return known;
    const rows = this.#db.all<Row>(`${SELECT} WHERE kind = :kind ORDER BY code`, { kind }).map(fromRow);
    if (rows.length <= LISTED_MAX) this.#cache.known.set(kind, rows);
    return rows;
  }

  /** The first records after a position that pass a filter, read in portions until there are enough. */
  matching(
    { kind, isActive, changedSince, passes }: RecordSelection,
    after: RecordPlace | null,
    limit: number,
  ): readonly StoredRecord[] {
    const found: StoredRecord[] = [];
    const size = Math.max(limit, PORTION_MIN);
    for (let behind = after; found.length < limit; ) {
      const portion =
        changedSince === null
          ? this.#byCode(kind, isActive, behind?.code ?? '', size)
          : this.#byChange(kind, changedSince, behind ?? AHEAD_OF_ALL, size);
      found.push(...portion.filter((record) => (isActive === null || record.isActive === isActive) && passes(record)));
      behind = portion.at(-1) ?? null;
      if (portion.length < size) break;
    }
    return found.slice(0, limit);
  }

  /** Few records are inactive: only those have an index. */
  #byCode(kind: RecordKind, isActive: boolean | null, after: string, limit: number): readonly StoredRecord[] {
    const source = isActive === false ? 'INDEXED BY record_inactive WHERE is_active = 0 AND' : 'WHERE';
    return this.#db
      .all<Row>(`${SELECT} ${source} kind = :kind AND code > :after ORDER BY code LIMIT :limit`, { kind, after, limit })
      .map(fromRow);
  }

  /** The latest change first. */
  #byChange(kind: RecordKind, changedSince: string, { changedAt, code }: RecordPlace, limit: number): readonly StoredRecord[] {
    return this.#db
      .all<Row>(
        `${SELECT} INDEXED BY record_by_change WHERE kind = :kind AND changed_at >= :changedSince
           AND (changed_at, code) < (:changedAt, :code) ORDER BY changed_at DESC, code DESC LIMIT :limit`,
        { kind, changedSince, changedAt, code, limit },
      )
      .map(fromRow);
  }

  put(kind: RecordKind, code: string, data: Payload, references: readonly Reference[] = []): void {
    this.#write(
      `INSERT INTO record (kind, code, is_active, data, changed_at) VALUES (:kind, :code, :isActive, :data, :now)
       ON CONFLICT (kind, code) DO UPDATE SET is_active = excluded.is_active, data = excluded.data, changed_at = excluded.changed_at`,
      { kind, code, isActive: data.isActive === false ? 0n : 1n, data: JSON.stringify(data), now: this.#now },
    );
    this.#unlink(kind, code);
    for (const reference of references) this.link({ kind, code }, reference);
  }

  remove(kind: RecordKind, code: string): void {
    this.#write('DELETE FROM record WHERE kind = :kind AND code = :code', { kind, code });
    this.#unlink(kind, code);
  }

  /** Replaces the fields of a record; its active flag and its references stay. */
  rewrite({ kind, code }: Reference, data: Payload): void {
    this.#write('UPDATE record SET data = :data, changed_at = :now WHERE kind = :kind AND code = :code', {
      kind,
      code,
      data: JSON.stringify(data),
      now: this.#now,
    });
  }

  /** Gives a record another code. References to it are updated separately. */
  rename({ kind, code }: Reference, newCode: string, data: Payload): void {
    this.#write('UPDATE record SET code = :newCode, data = :data, changed_at = :now WHERE kind = :kind AND code = :code', {
      kind,
      code,
      newCode,
      data: JSON.stringify(data),
      now: this.#now,
    });
    this.#db.run('UPDATE record_reference SET from_code = :newCode WHERE from_kind = :kind AND from_code = :code', {
      kind,
      code,
      newCode,
    });
  }

  /** Records that name one. */
  naming({ kind, code }: Reference): readonly StoredRecord[] {
    return this.#db
      .all<{ from_kind: RecordKind; from_code: string }>(
        'SELECT from_kind, from_code FROM record_reference WHERE kind = :kind AND code = :code',
        { kind, code },
      )
      .flatMap((row) => this.find(row.from_kind, row.from_code) ?? []);
  }

  /** Stores that a record names another. */
  link(from: Reference, { kind, code }: Reference): void {
    this.#db.run(
      `INSERT OR IGNORE INTO record_reference (from_kind, from_code, kind, code) VALUES (:fromKind, :fromCode, :kind, :code)`,
      { fromKind: from.kind, fromCode: from.code, kind, code },
    );
  }

  /** Moves all references from one record to another. */
  relink({ kind, code }: Reference, newCode: string): void {
    this.#db.run('UPDATE OR REPLACE record_reference SET code = :newCode WHERE kind = :kind AND code = :code', {
      kind,
      code,
      newCode,
    });
  }

  /** Drops the cache: after a savepoint was rolled back, or to see what is stored now. */
  forget(): void {
    this.#cache.known.clear();
  }

  /** Whether a document or another record names it. */
  isReferred({ kind, code }: Reference): boolean {
    const row = this.#db.get<{ used: bigint }>(
      `SELECT EXISTS (SELECT 1 FROM document_reference WHERE kind = :kind AND code = :code)
           OR EXISTS (SELECT 1 FROM record_reference WHERE kind = :kind AND code = :code) AS used`,
      { kind, code },
    );
    return row?.used === 1n;
  }

  /** Whether a document names it. */
  isUsedByDocument({ kind, code }: Reference): boolean {
    const row = this.#db.get<{ used: bigint }>(
      'SELECT EXISTS (SELECT 1 FROM document_reference WHERE kind = :kind AND code = :code) AS used',
      { kind, code },
    );
    return row?.used === 1n;
  }

  #write(sql: string, parameters: Parameters): void {
    this.#db.run(sql, parameters);
    this.#cache.noteWrite();
  }

  #unlink(kind: RecordKind, code: string): void {
    this.#db.run('DELETE FROM record_reference WHERE from_kind = :kind AND from_code = :code', { kind, code });
  }
}
