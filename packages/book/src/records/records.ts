/** Master records as stored: a kind, a code, the fields under their canonical names. Judges nothing; master.ts gives them types. */

import type { Payload } from '@ledgerline/catalog';
import type { Database } from '../database.ts';
import type { RecordKind } from './kinds.ts';
import { cacheOf, type RecordCache } from './record-cache.ts';

export interface StoredRecord {
  readonly kind: RecordKind;
  readonly code: string;
  readonly isActive: boolean;
  readonly data: Payload;
}

interface Row {
  readonly kind: RecordKind;
  readonly code: string;
  readonly is_active: bigint;
  readonly data: string;
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
});

/** More than these are read anew, so that a book with many items does not fill the memory. */
const KNOWN_MAX = 5000;
const LISTED_MAX = 200;

/** Looked up once while nothing changes; a command that writes a record sees its own change. */
export class Records {
  readonly #db: Database;
  readonly #known: RecordCache;

  constructor(db: Database) {
    this.#db = db;
    this.#known = cacheOf(db);
  }

  find(kind: RecordKind, code: string): StoredRecord | undefined {
    const key = `${kind} ${code}`;
    if (this.#known.has(key)) return this.#known.get(key) as StoredRecord | undefined;
    const row = this.#db.get<Row>('SELECT kind, code, is_active, data FROM record WHERE kind = :kind AND code = :code', {
      kind,
      code,
    });
    const found = row && fromRow(row);
    if (this.#known.size >= KNOWN_MAX) this.#known.clear();
    this.#known.set(key, found);
    return found;
  }

  all(kind: RecordKind): readonly StoredRecord[] {
    const known = this.#known.get(kind) as readonly StoredRecord[] | undefined;
    if (known) return known;
    const rows = this.#db
      .all<Row>('SELECT kind, code, is_active, data FROM record WHERE kind = :kind ORDER BY code', { kind })
      .map(fromRow);
    if (rows.length <= LISTED_MAX) this.#known.set(kind, rows);
    return rows;
  }

  /** Some records in the order of their codes, behind one of them. */
  page(kind: RecordKind, afterCode: string | null, limit: number): readonly StoredRecord[] {
    return this.#db
      .all<Row>(
        'SELECT kind, code, is_active, data FROM record WHERE kind = :kind AND code > :after ORDER BY code LIMIT :limit',
        {
          kind,
          after: afterCode ?? '',
          limit,
        },
      )
      .map(fromRow);
  }

  /** The first records behind a code that pass a test, read in portions until there are enough. */
  matching(
    kind: RecordKind,
    afterCode: string | null,
    limit: number,
    passes: (record: StoredRecord) => boolean,
  ): readonly StoredRecord[] {
    const found: StoredRecord[] = [];
    for (let after = afterCode; found.length < limit; ) {
      const portion = this.page(kind, after, limit);
      found.push(...portion.filter(passes));
      if (portion.length < limit) break;
      after = portion.at(-1)?.code ?? null;
    }
    return found.slice(0, limit);
  }

  put(kind: RecordKind, code: string, data: Payload, references: readonly Reference[] = []): void {
    this.#db.run(
      `INSERT INTO record (kind, code, is_active, data) VALUES (:kind, :code, :isActive, :data)
       ON CONFLICT (kind, code) DO UPDATE SET is_active = excluded.is_active, data = excluded.data`,
      { kind, code, isActive: data.isActive === false ? 0n : 1n, data: JSON.stringify(data) },
    );
    this.#unlink(kind, code);
    for (const reference of references) {
      this.#db.run(
        `INSERT OR IGNORE INTO record_reference (from_kind, from_code, kind, code) VALUES (:fromKind, :fromCode, :kind, :code)`,
        { fromKind: kind, fromCode: code, kind: reference.kind, code: reference.code },
      );
    }
    this.#known.clear();
  }

  remove(kind: RecordKind, code: string): void {
    this.#db.run('DELETE FROM record WHERE kind = :kind AND code = :code', { kind, code });
    this.#unlink(kind, code);
    this.#known.clear();
  }

  /** Forgets what it has read, after a savepoint was taken back. */
  forget(): void {
    this.#known.clear();
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

  #unlink(kind: RecordKind, code: string): void {
    this.#db.run('DELETE FROM record_reference WHERE from_kind = :kind AND from_code = :code', { kind, code });
  }
}
