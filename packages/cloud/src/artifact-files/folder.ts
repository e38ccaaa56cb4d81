/** Artifacts as files in a folder, each named after its SHA-256. Several nodes may share the folder. */

import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { ArtifactFiles, ArtifactMeasure, ByteRange, Pace, SetAside } from '../store/artifact-files.ts';
import { type ReportDamage, StoreDamaged } from '../store/store-damage.ts';
import { type Randomness, randomText } from '../system/randomness.ts';
import { roomIn } from '../system/storage/folder-room.ts';
import { isSha256, SHELVES, shelfOf, type Taken, takeIn } from './incoming.ts';
import { ShelfMeasure } from './shelf-measure.ts';

const OWNER_ONLY_DIRECTORY = 0o700;
const OWNER_ONLY_FILE = 0o600;
const DRAFTS = 'incoming';
/** Files that are being removed, each under its name, a dot and a unique text. */
const ASIDE = 'leaving';
const PIECE_BYTES = 262_144;
const COMPARED_MAX = 10_000;
/** A draft that has not been written to for this long belongs to a process that is gone. */
const DRAFT_AGE_MS_MAX = HOUR_MS;
/** A younger file may belong to an upload in progress, or to a database that is still being restored. */
const OLD_FILE_AGE_MS_MIN = 7 * DAY_MS;
const SHELVES_A_CALL = 4;

/** Makes the folder, clears away what crashed uploads left, and returns the files in it. */
export async function openArtifactFolder(
  folder: string,
  randomness: Randomness,
  now: number,
  onDamage: ReportDamage = () => {},
): Promise<ArtifactFiles> {
  const drafts = join(folder, DRAFTS);
  await mkdir(drafts, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
  await mkdir(join(folder, ASIDE), { recursive: true, mode: OWNER_ONLY_DIRECTORY });
  const files = new ArtifactFolder(folder, randomness, onDamage);
  await files.clearDrafts(now);
  return files;
}

/** The files of a folder that have not changed for some time. */
export async function oldFilesIn(folder: string, now: number, ageMs: number): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => (isMissing(error) ? [] : Promise.reject(error)));
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now - found.mtimeMs > ageMs) old.push(name);
  }
  return old;
}

class ArtifactFolder implements ArtifactFiles {
  readonly #folder: string;
  readonly #measure: ShelfMeasure;
  readonly #randomness: Randomness;
  readonly #report: ReportDamage;
  /** Files whose bytes were compared with their name: so that a file that is fetched in ranges is not read whole for each. */
  readonly #compared = new Set<string>();
  /** Drafts of uploads in progress here. They are kept, however old they look by the clock of the machine. */
  readonly #underWay = new Set<string>();
  /** The shelf that is searched next. */
  #nextShelf = 0;

  constructor(folder: string, randomness: Randomness, report: ReportDamage) {
    this.#report = report;
    this.#folder = folder;
    this.#measure = new ShelfMeasure((shelf, stopping) => measureShelf(join(folder, shelf), stopping));
    this.#randomness = randomness;
  }

  async put(content: Readable, bytesMax: number, pace?: Pace): Promise<Taken> {
    content.on('error', () => {});
    const name = randomText(this.#randomness, 16);
    const draft = join(this.#folder, DRAFTS, name);
    const file = await open(draft, 'wx', OWNER_ONLY_FILE);
    this.#underWay.add(name);
    try {
      const written = await takeIn(content, bytesMax, pace, (chunk) => writeWhole(file, chunk));
      if (typeof written === 'string') return written;
      await file.sync();
      await this.#keep(draft, written.sha256);
      return written;
    } finally {
      this.#underWay.delete(name);
      await file.close().catch(() => {});
      await rm(draft, { force: true });
    }
  }

  digest(content: Readable, bytesMax: number, pace?: Pace): Promise<Taken> {
    return takeIn(content, bytesMax, pace, null);
  }

  async has(sha256: string): Promise<boolean> {
    return (await stat(this.#path(sha256)).catch(() => null)) !== null;
  }

  async setAside(sha256: string): Promise<SetAside | null> {
    if (!isSha256(sha256)) return null;
    const aside = join(this.#folder, ASIDE, `${sha256}.${randomText(this.#randomness, 8)}`);
    try {
      await rename(this.#path(sha256), aside);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    return this.#aside(sha256, aside);
  }

  async leftAside(): Promise<readonly SetAside[]> {
    const folder = join(this.#folder, ASIDE);
    return (await readdir(folder)).map((name) => this.#aside(name.split('.')[0] ?? '', join(folder, name)));
  }

  /** Other nodes can restore or remove the same file. If the same bytes were stored again, nothing changes. */
  #aside(sha256: string, aside: string): SetAside {
    return {
      sha256,
      restore: async () => {
        if ((await stat(aside).catch(() => null)) !== null) await this.#keep(aside, sha256);
      },
      remove: () => rm(aside, { force: true }),
    };
  }

  async someOldFiles(now: number): Promise<readonly string[]> {
    const found: string[] = [];
    for (let count = 0; count < SHELVES_A_CALL; count += 1) {
      const shelf = join(this.#folder, SHELVES[this.#nextShelf] ?? '');
      this.#nextShelf = (this.#nextShelf + 1) % SHELVES.length;
      found.push(...(await oldFilesIn(shelf, now, OLD_FILE_AGE_MS_MIN)));
    }
    return found.filter(isSha256);
  }

  async clearDrafts(now: number): Promise<void> {
    const drafts = join(this.#folder, DRAFTS);
    for (const name of await oldFilesIn(drafts, now, DRAFT_AGE_MS_MAX))
      if (!this.#underWay.has(name)) await rm(join(drafts, name), { force: true });
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | null> {
    if (!isSha256(sha256)) return null;
    try {
      const handle = await open(this.#path(sha256), constants.O_RDONLY);
      await this.#compare(handle, sha256, range);
      return createReadStream('', { fd: handle, ...(range && { start: range.start, end: range.end }) });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Compares the whole content with its digest before anything is returned; a range that does not start at the first byte relies on the last comparison. */
  async #compare(handle: FileHandle, sha256: string, range: ByteRange | undefined): Promise<void> {
    if (range !== undefined && range.start > 0 && this.#compared.has(sha256)) return;
    if ((await sha256Of(handle)) === sha256) {
      if (this.#compared.size >= COMPARED_MAX) this.#compared.clear();
      this.#compared.add(sha256);
      return;
    }
    await handle.close();
    this.#compared.delete(sha256);
    const message = `The stored file ${sha256} is damaged and is not sent.`;
    this.#report({ kind: 'damaged_file', message });
    throw new StoreDamaged({ kind: 'damaged_file', message });
  }

  measure(stopping: AbortSignal): Promise<ArtifactMeasure> {
    return this.#measure.look(stopping);
  }

  roomProblem(): Promise<string | null> {
    return roomIn(this.#folder);
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  async close(): Promise<void> {}

  #path(sha256: string): string {
    return join(this.#folder, shelfOf(sha256), sha256);
  }

  /** The name counts only once it is on disk as well: both folders that changed are synced. */
  async #keep(draft: string, sha256: string): Promise<void> {
    const place = this.#path(sha256);
    const shelf = join(place, '..');
    const isNewShelf = (await mkdir(shelf, { recursive: true, mode: OWNER_ONLY_DIRECTORY })) !== undefined;
    await rename(draft, place);
    await syncFolder(shelf);
    if (isNewShelf) await syncFolder(this.#folder);
  }
}

async function sha256Of(handle: FileHandle): Promise<string> {
  const digest = createHash('sha256');
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  for (let place = 0; ; ) {
    const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES, place);
    if (bytesRead === 0) return digest.digest('hex');
    digest.update(piece.subarray(0, bytesRead));
    place += bytesRead;
  }
}

/** Writes all bytes, because one write can store only a part. */
export async function writeWhole(file: FileHandle, chunk: Buffer): Promise<void> {
  let written = 0;
  while (written < chunk.length) written += (await file.write(chunk, written)).bytesWritten;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Syncs a folder, where the platform can open one. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Measures one file after the other, because requests have priority. */
async function measureShelf(shelf: string, stopping: AbortSignal): Promise<ArtifactMeasure> {
  let [bytes, files] = [0, 0];
  const names = await readdir(shelf).catch((error: unknown) => (isMissing(error) ? [] : Promise.reject(error)));
  for (const name of names) {
    if (stopping.aborted) break;
    const found = await stat(join(shelf, name)).catch(() => null);
    if (found === null) continue;
    bytes += found.size;
    files += 1;
  }
  return { bytes, files };
}
