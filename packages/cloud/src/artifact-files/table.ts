/**
 * Artifacts as rows of PostgreSQL, in pieces, so that nodes share nothing but the database. A file is written piece by piece under a number
 * of its own, without a long transaction, and gets its name in one statement at the end.
 */

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import pg from 'pg';
import { clientOptions } from '../postgres/database.ts';
import type { ArtifactFiles, ArtifactMeasure, ByteRange, Pace, SetAside } from '../store/artifact-files.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type ReportDamage, StoreDamaged } from '../store/store-damage.ts';
import type { Clock } from '../system/clock.ts';
import { isSha256, type Taken, takeIn } from './incoming.ts';
import { ShelfMeasure } from './shelf-measure.ts';

/** The size of one row, and the memory that an upload needs. */
const PIECE_BYTES = 262_144;
/** Uploads and downloads never take the connections of commands. */
const CONNECTIONS_MAX = 4;
const COMPARED_MAX = 10_000;
/** A draft that has got no piece for this long belongs to a process that is gone. */
const DRAFT_AGE_MS_MAX = HOUR_MS;
/** A younger file may belong to an upload in progress, or to a database that is still being restored. */
const OLD_FILE_AGE_MS_MIN = 7 * DAY_MS;
const OLD_FILES_A_CALL = 256;

export interface TableOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly onDamage?: ReportDamage;
}

interface PlacedFile {
  readonly fileId: string;
  readonly size: number;
}

export function openArtifactTable({ url, clock, onDamage = () => {} }: TableOptions): ArtifactFiles {
  return new ArtifactTable(new pg.Pool({ ...clientOptions(url), max: CONNECTIONS_MAX }), clock, onDamage);
}

class ArtifactTable implements ArtifactFiles {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #report: ReportDamage;
  readonly #measure: ShelfMeasure;
  /** Files whose bytes were compared with their name: so that a file that is fetched in ranges is not read whole for each. */
  readonly #compared = new Set<string>();
  #after = '';

  constructor(pool: pg.Pool, clock: Clock, report: ReportDamage) {
    this.#pool = pool;
    this.#clock = clock;
    this.#report = report;
    this.#measure = new ShelfMeasure((shelf) => this.#countShelf(shelf));
    // A connection that breaks while idle is reported by the next query.
    pool.on('error', () => {});
  }

  async put(content: Readable, bytesMax: number, pace?: Pace): Promise<Taken> {
    content.on('error', () => {});
    const fileId = await this.#begin();
    let isPlaced = false;
    try {
      const pieces = new Pieces((bytes, piece) => this.#addPiece(fileId, piece, bytes));
      const taken = await takeIn(content, bytesMax, pace, (chunk) => pieces.add(chunk));
      if (typeof taken === 'string') return taken;
      await pieces.end();
      isPlaced = await this.#place(fileId, taken.sha256, taken.size);
      return taken;
    } finally {
      if (!isPlaced) await this.#drop(fileId).catch(() => {});
    }
  }

  digest(content: Readable, bytesMax: number, pace?: Pace): Promise<Taken> {
    return takeIn(content, bytesMax, pace, null);
  }

  async has(sha256: string): Promise<boolean> {
    return (await this.#find(sha256)) !== null;
  }

  async setAside(sha256: string): Promise<SetAside | null> {
    const [row] = await this.#rows<{ fileId: string }>(
      'UPDATE artifact_file SET is_aside = TRUE WHERE sha256 = $1 AND NOT is_aside RETURNING file_id::TEXT AS "fileId"',
      [sha256],
    );
    return row ? this.#aside(sha256, row.fileId) : null;
  }

  async leftAside(): Promise<readonly SetAside[]> {
    const rows = await this.#rows<{ sha256: string; fileId: string }>(
      'SELECT sha256, file_id::TEXT AS "fileId" FROM artifact_file WHERE is_aside',
    );
    return rows.map(({ sha256, fileId }) => this.#aside(sha256, fileId));
  }

  /** Other nodes can restore or remove the same file. If the same bytes were stored again, one of the two files is removed. */
  #aside(sha256: string, fileId: string): SetAside {
    return {
      sha256,
      restore: async () => {
        const { rowCount } = await this.#query(
          `UPDATE artifact_file SET is_aside = FALSE WHERE file_id = $1 AND is_aside
             AND NOT EXISTS (SELECT 1 FROM artifact_file AS other WHERE other.sha256 = $2 AND NOT other.is_aside)`,
          [fileId, sha256],
        );
        if (rowCount === 0) await this.#query('DELETE FROM artifact_file WHERE file_id = $1 AND is_aside', [fileId]);
      },
      remove: async () => void (await this.#query('DELETE FROM artifact_file WHERE file_id = $1 AND is_aside', [fileId])),
    };
  }

  async someOldFiles(now: number): Promise<readonly string[]> {
    const rows = await this.#rows<{ sha256: string; putAt: number }>(
      'SELECT sha256, put_at AS "putAt" FROM artifact_file WHERE NOT is_aside AND sha256 > $1 ORDER BY sha256 LIMIT $2',
      [this.#after, OLD_FILES_A_CALL],
    );
    this.#after = rows.length < OLD_FILES_A_CALL ? '' : (rows.at(-1)?.sha256 ?? '');
    return rows.filter(({ putAt }) => now - putAt > OLD_FILE_AGE_MS_MIN).map(({ sha256 }) => sha256);
  }

  async clearDrafts(now: number): Promise<void> {
    await this.#query('DELETE FROM artifact_file WHERE sha256 IS NULL AND put_at < $1', [now - DRAFT_AGE_MS_MAX]);
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | null> {
    const found = await this.#find(sha256);
    if (found === null) return null;
    await this.#compare(sha256, found, range);
    return Readable.from(this.#bytes(found, range ?? { start: 0, end: found.size - 1 }), { objectMode: false });
  }

  /** Compares the whole content with its digest before anything is returned; a range that does not start at the first byte relies on the last comparison. */
  async #compare(sha256: string, file: PlacedFile, range: ByteRange | undefined): Promise<void> {
    if (range !== undefined && range.start > 0 && this.#compared.has(sha256)) return;
    const digest = createHash('sha256');
    for await (const bytes of this.#bytes(file, { start: 0, end: file.size - 1 })) digest.update(bytes);
    if (digest.digest('hex') === sha256) {
      if (this.#compared.size >= COMPARED_MAX) this.#compared.clear();
      this.#compared.add(sha256);
      return;
    }
    this.#compared.delete(sha256);
    const message = `The stored file ${sha256} is damaged and is not sent.`;
    this.#report({ kind: 'damaged_file', message });
    throw new StoreDamaged({ kind: 'damaged_file', message });
  }

  /** Reads one piece at a time, each with its own query, as fast as the reader takes them. */
  async *#bytes({ fileId }: PlacedFile, { start, end }: ByteRange): AsyncIterable<Buffer> {
    for (let piece = Math.floor(start / PIECE_BYTES); piece * PIECE_BYTES <= end; piece += 1) {
      const [row] = await this.#rows<{ bytes: Buffer }>('SELECT bytes FROM artifact_piece WHERE file_id = $1 AND piece = $2', [
        fileId,
        piece,
      ]);
      if (!row) throw new StoreUnavailable(new Error('The file was removed while it was read.'));
      const from = piece * PIECE_BYTES;
      yield row.bytes.subarray(Math.max(0, start - from), end - from + 1);
    }
  }

  measure(stopping: AbortSignal): Promise<ArtifactMeasure> {
    return this.#measure.look(stopping);
  }

  async #countShelf(shelf: string): Promise<ArtifactMeasure> {
    const [row] = await this.#rows<ArtifactMeasure>(
      `SELECT coalesce(sum(size), 0) AS bytes, count(*) AS files FROM artifact_file
        WHERE NOT is_aside AND sha256 >= $1 AND sha256 < $1 || 'g'`,
      [shelf],
    );
    return row ?? { bytes: 0, files: 0 };
  }

  /** The store checks whether the database can write. */
  async roomProblem(): Promise<null> {
    return null;
  }

  async freeBytes(): Promise<null> {
    return null;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #begin(): Promise<string> {
    const [row] = await this.#rows<{ fileId: string }>(
      'INSERT INTO artifact_file (put_at) VALUES ($1) RETURNING file_id::TEXT AS "fileId"',
      [this.#clock.now()],
    );
    return row?.fileId ?? '';
  }

  async #addPiece(fileId: string, piece: number, bytes: Buffer): Promise<void> {
    await this.#query('INSERT INTO artifact_piece (file_id, piece, bytes) VALUES ($1, $2, $3)', [fileId, piece, bytes]);
    await this.#query('UPDATE artifact_file SET put_at = $2 WHERE file_id = $1', [fileId, this.#clock.now()]);
  }

  /** Gives a file its name; false when the same bytes are stored already. */
  async #place(fileId: string, sha256: string, size: number): Promise<boolean> {
    const { rowCount } = await this.#query(
      `UPDATE artifact_file SET sha256 = $2, size = $3, put_at = $4 WHERE file_id = $1
          AND NOT EXISTS (SELECT 1 FROM artifact_file AS other WHERE other.sha256 = $2 AND NOT other.is_aside)`,
      [fileId, sha256, size, this.#clock.now()],
    ).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === ALREADY_THERE) return { rowCount: 0 };
      throw error;
    });
    return rowCount !== 0;
  }

  async #drop(fileId: string): Promise<void> {
    await this.#query('DELETE FROM artifact_file WHERE file_id = $1 AND sha256 IS NULL', [fileId]);
  }

  async #find(sha256: string): Promise<PlacedFile | null> {
    if (!isSha256(sha256)) return null;
    const [row] = await this.#rows<PlacedFile>(
      'SELECT file_id::TEXT AS "fileId", size FROM artifact_file WHERE sha256 = $1 AND NOT is_aside',
      [sha256],
    );
    return row ?? null;
  }

  async #rows<Row extends object>(text: string, values: unknown[] = []): Promise<readonly Row[]> {
    return (await this.#query(text, values)).rows as Row[];
  }

  async #query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#pool.query(text, values);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === ALREADY_THERE) throw error;
      throw new StoreUnavailable(error);
    }
  }
}

/** The code of PostgreSQL for a duplicate name. */
const ALREADY_THERE = '23505';

/** Collects chunks of any size into pieces of equal size. */
class Pieces {
  readonly #keep: (bytes: Buffer, piece: number) => Promise<void>;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #count = 0;

  constructor(keep: (bytes: Buffer, piece: number) => Promise<void>) {
    this.#keep = keep;
  }

  async add(chunk: Buffer): Promise<void> {
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    while (this.#waitingBytes >= PIECE_BYTES) await this.#send(PIECE_BYTES);
  }

  async end(): Promise<void> {
    if (this.#waitingBytes > 0) await this.#send(this.#waitingBytes);
  }

  async #send(bytes: number): Promise<void> {
    const whole = Buffer.concat(this.#waiting);
    this.#waiting = [whole.subarray(bytes)];
    this.#waitingBytes -= bytes;
    await this.#keep(whole.subarray(0, bytes), this.#count);
    this.#count += 1;
  }
}
