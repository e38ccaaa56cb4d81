/** Artifacts as files in a folder, each named after its SHA-256. Several nodes may share the folder. */

import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { ArtifactFiles, ArtifactMeasure, ByteRange, Pace, SetAside, StoredFile } from '../store/artifact-files.ts';
import { type ReportDamage, StoreDamaged } from '../store/store-damage.ts';
import { type Randomness, randomText } from '../system/randomness.ts';
import { FolderMeasure } from './measure.ts';

const OWNER_ONLY_DIRECTORY = 0o700;
const OWNER_ONLY_FILE = 0o600;
const DRAFTS = 'incoming';
/** Files on their way out, each as its name, a dot and something that no other has. */
const ASIDE = 'leaving';
const PIECE_BYTES = 262_144;
const COMPARED_MAX = 10_000;
/** A draft that has not been written to for this long belongs to a process that is gone. */
const DRAFT_AGE_MS_MAX = HOUR_MS;
/** A younger file may belong to an upload under way, or to a database that is still being restored. */
const OLD_FILE_AGE_MS_MIN = 7 * DAY_MS;
const SHELVES_A_CALL = 4;
const SHELVES = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
const sha256Form = /^[0-9a-f]{64}$/;

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
async function oldFilesIn(folder: string, now: number, ageMs: number): Promise<readonly string[]> {
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
  readonly #measure: FolderMeasure;
  readonly #randomness: Randomness;
  readonly #report: ReportDamage;
  /** Files whose bytes were compared with their name: so that a file that is fetched in ranges is not read whole for each. */
  readonly #compared = new Set<string>();
  /** Drafts of uploads under way here: they stay, however old the machine's clock makes them look. */
  readonly #underWay = new Set<string>();
  /** The shelf that is gone through next. */
  #nextShelf = 0;

  constructor(folder: string, randomness: Randomness, report: ReportDamage) {
    this.#report = report;
    this.#folder = folder;
    this.#measure = new FolderMeasure(folder);
    this.#randomness = randomness;
  }

  async put(content: Readable, bytesMax: number, pace?: Pace): Promise<StoredFile | 'too_large' | 'broken_off'> {
    // A sender that goes away before the first byte is read must not go unheard: that would end the process.
    content.on('error', () => {});
    const name = randomText(this.#randomness, 16);
    const draft = join(this.#folder, DRAFTS, name);
    const file = await open(draft, 'wx', OWNER_ONLY_FILE);
    this.#underWay.add(name);
    try {
      const written = await write(content, file, bytesMax, pace);
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

  digest(content: Readable, bytesMax: number, pace?: Pace): Promise<StoredFile | 'too_large' | 'broken_off'> {
    content.on('error', () => {});
    return write(content, null, bytesMax, pace);
  }

  async has(sha256: string): Promise<boolean> {
    return (await stat(this.#path(sha256)).catch(() => null)) !== null;
  }

  async setAside(sha256: string): Promise<SetAside | null> {
    if (!sha256Form.test(sha256)) return null;
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

  /** Others may restore or remove the same file. The same bytes may have been put again since, which changes nothing. */
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
    return found.filter((name) => sha256Form.test(name));
  }

  async clearDrafts(now: number): Promise<void> {
    const drafts = join(this.#folder, DRAFTS);
    for (const name of await oldFilesIn(drafts, now, DRAFT_AGE_MS_MAX))
      if (!this.#underWay.has(name)) await rm(join(drafts, name), { force: true });
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | null> {
    if (!sha256Form.test(sha256)) return null;
    try {
      const handle = await open(this.#path(sha256), constants.O_RDONLY);
      await this.#compare(handle, sha256, range);
      return createReadStream('', { fd: handle, ...(range && { start: range.start, end: range.end }) });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Nothing is returned before all of it was verified; a range that does not begin a file relies on the last look. */
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

  /** Two letters a folder, so that no folder grows without end. */
  #path(sha256: string): string {
    return join(this.#folder, sha256.slice(0, 2), sha256);
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

/** Writes a stream to a file, if there is one, as it comes, and names what came. */
async function write(
  content: Readable,
  file: FileHandle | null,
  bytesMax: number,
  pace: Pace | undefined,
): Promise<StoredFile | 'too_large' | 'broken_off'> {
  const digest = createHash('sha256');
  let size = 0;
  try {
    // The stream is left alone when it is too large, so that its sender can still get a response.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bytesMax) return 'too_large';
      digest.update(chunk);
      if (file) await writeWhole(file, chunk);
      await pace?.(chunk.length);
    }
  } catch (error) {
    if (isOurs(error)) throw error;
    return 'broken_off';
  }
  return { sha256: digest.digest('hex'), size };
}

/** A write may take only a part of what it is given. */
async function writeWhole(file: FileHandle, chunk: Buffer): Promise<void> {
  let written = 0;
  while (written < chunk.length) written += (await file.write(chunk, written)).bytesWritten;
}

/** Errors of the disk are ours; everything else that ends a stream early is the sender's. */
const diskFaults: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EBADF', 'EFBIG']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isOurs = (error: unknown): boolean => diskFaults.has(codeOf(error));
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Not every platform lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
