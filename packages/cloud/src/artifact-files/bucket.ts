/**
 * Artifacts as objects of an S3-compatible store, each named after its SHA-256. A file passes through a folder of this machine on its way in
 * and out, because its name is known, and its bytes are verified, only when all of it is there.
 */

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { ArtifactFiles, ArtifactMeasure, ByteRange, Pace, SetAside } from '../store/artifact-files.ts';
import type { StoreUnavailable } from '../store/store.ts';
import { type ReportDamage, StoreDamaged } from '../store/store-damage.ts';
import { type Randomness, randomText } from '../system/randomness.ts';
import { roomIn } from '../system/storage/folder-room.ts';
import { oldFilesIn, writeWhole } from './folder.ts';
import { isSha256, SHELVES, shelfOf, type Taken, takeIn } from './incoming.ts';
import { ObjectStore, type ObjectStoreOptions } from './object-store.ts';
import { ShelfMeasure } from './shelf-measure.ts';

const OWNER_ONLY_DIRECTORY = 0o700;
const OWNER_ONLY_FILE = 0o600;
/** Objects that are being removed, each under its name, a dot and a unique text. */
const ASIDE = 'leaving/';
const SHELVES_A_CALL = 4;
const COMPARED_MAX = 10_000;
const DRAFT_AGE_MS_MAX = HOUR_MS;
/** A younger object may belong to an upload in progress, or to a database that is still being restored. */
const OLD_FILE_AGE_MS_MIN = 7 * DAY_MS;

export interface BucketOptions extends ObjectStoreOptions {
  /** Where files pass through. */
  readonly folder: string;
  readonly randomness: Randomness;
  readonly onDamage?: ReportDamage;
}

/** Fails if the object store cannot be asked: a wrong key should show at the start. */
export async function openArtifactBucket({
  folder,
  randomness,
  onDamage = () => {},
  ...where
}: BucketOptions): Promise<ArtifactFiles> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
  const objects = new ObjectStore(where);
  await objects.list(ASIDE).catch((error: StoreUnavailable) => {
    throw new Error(error.cause instanceof Error ? error.cause.message : error.message);
  });
  return new ArtifactBucket(objects, folder, randomness, onDamage);
}

const keyOf = (sha256: string): string => `${shelfOf(sha256)}/${sha256}`;

class ArtifactBucket implements ArtifactFiles {
  readonly #objects: ObjectStore;
  readonly #folder: string;
  readonly #randomness: Randomness;
  readonly #report: ReportDamage;
  readonly #measure: ShelfMeasure;
  /** Objects whose bytes were compared with their name: so that one that is fetched in ranges is not read whole for each. */
  readonly #compared = new Set<string>();
  readonly #underWay = new Set<string>();
  #nextShelf = 0;

  constructor(objects: ObjectStore, folder: string, randomness: Randomness, report: ReportDamage) {
    this.#objects = objects;
    this.#folder = folder;
    this.#randomness = randomness;
    this.#report = report;
    this.#measure = new ShelfMeasure((shelf) => this.#countShelf(shelf));
  }

  put(content: Readable, bytesMax: number, pace?: Pace): Promise<Taken> {
    content.on('error', () => {});
    return this.#throughFile(async (path) => {
      const file = await open(path, 'wx', OWNER_ONLY_FILE);
      let taken: Taken;
      try {
        taken = await takeIn(content, bytesMax, pace, (chunk) => writeWhole(file, chunk));
      } finally {
        await file.close();
      }
      if (typeof taken === 'object') await this.#objects.put(keyOf(taken.sha256), await openAsBlob(path), taken.sha256);
      return taken;
    });
  }

  digest(content: Readable, bytesMax: number, pace?: Pace): Promise<Taken> {
    return takeIn(content, bytesMax, pace, null);
  }

  async has(sha256: string): Promise<boolean> {
    return isSha256(sha256) && (await this.#objects.has(keyOf(sha256)));
  }

  /** Copies, then deletes: a crash between the two leaves both objects, and the next sweep removes one. */
  async setAside(sha256: string): Promise<SetAside | null> {
    if (!isSha256(sha256)) return null;
    const aside = `${ASIDE}${sha256}.${randomText(this.#randomness, 8)}`;
    if (!(await this.#objects.copy(keyOf(sha256), aside))) return null;
    await this.#objects.remove(keyOf(sha256));
    return this.#aside(sha256, aside);
  }

  async leftAside(): Promise<readonly SetAside[]> {
    const found = await this.#objects.list(ASIDE);
    return found.map(({ key }) => this.#aside(key.slice(ASIDE.length).split('.')[0] ?? '', key));
  }

  /** Other nodes can restore or remove the same object. If the same bytes were stored again, nothing changes. */
  #aside(sha256: string, key: string): SetAside {
    return {
      sha256,
      restore: async () => {
        if (await this.#objects.copy(key, keyOf(sha256))) await this.#objects.remove(key);
      },
      remove: () => this.#objects.remove(key),
    };
  }

  async someOldFiles(now: number): Promise<readonly string[]> {
    const found: string[] = [];
    for (let count = 0; count < SHELVES_A_CALL; count += 1) {
      const shelf = SHELVES[this.#nextShelf] ?? '';
      this.#nextShelf = (this.#nextShelf + 1) % SHELVES.length;
      for (const { key, modifiedAt } of await this.#objects.list(`${shelf}/`))
        if (now - modifiedAt > OLD_FILE_AGE_MS_MIN) found.push(key.slice(shelf.length + 1));
    }
    return found.filter(isSha256);
  }

  async clearDrafts(now: number): Promise<void> {
    for (const name of await oldFilesIn(this.#folder, now, DRAFT_AGE_MS_MAX))
      if (!this.#underWay.has(name)) await rm(join(this.#folder, name), { force: true });
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | null> {
    if (!isSha256(sha256)) return null;
    if (range !== undefined && range.start > 0 && this.#compared.has(sha256)) return this.#fetch(sha256, range);
    return this.#throughFile(async (path) => {
      const content = await this.#fetch(sha256);
      if (content === null) return null;
      await this.#compare(content, sha256, path);
      // The file is deleted once it is open: the stream keeps its content until the end.
      const handle = await open(path, 'r');
      return createReadStream('', { fd: handle, ...(range && { start: range.start, end: range.end }) });
    });
  }

  async #fetch(sha256: string, range?: ByteRange): Promise<Readable | null> {
    const body = await this.#objects.get(keyOf(sha256), range);
    return body && Readable.fromWeb(body as ReadableStream);
  }

  /** Compares the whole content with its digest before anything is returned. */
  async #compare(content: Readable, sha256: string, path: string): Promise<void> {
    const digest = createHash('sha256');
    content.on('data', (chunk: Buffer) => digest.update(chunk));
    await pipeline(content, createWriteStream(path, { mode: OWNER_ONLY_FILE }));
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

  measure(stopping: AbortSignal): Promise<ArtifactMeasure> {
    return this.#measure.look(stopping);
  }

  async #countShelf(shelf: string): Promise<ArtifactMeasure> {
    const found = await this.#objects.list(`${shelf}/`);
    return { files: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) };
  }

  roomProblem(): Promise<string | null> {
    return roomIn(this.#folder);
  }

  async freeBytes(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {}

  /** Provides a temporary file that is deleted afterwards. */
  async #throughFile<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
    const name = randomText(this.#randomness, 16);
    const path = join(this.#folder, name);
    this.#underWay.add(name);
    try {
      return await work(path);
    } finally {
      this.#underWay.delete(name);
      await rm(path, { force: true });
    }
  }
}
