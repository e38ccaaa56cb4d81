/**
 * A backup as one ZIP file. Its last entry, manifest.json, lists size and SHA-256 of all others, so that a truncated or changed file is found before
 * anything of it is used. Knows nothing about the entries.
 */

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, type ZipFile as OpenedZip, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { Refused } from './installation.ts';

export interface ArchivedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  /** Number of the newest migration of the database. */
  readonly schema: number;
  readonly files: readonly ArchivedFile[];
}

export interface FileToArchive {
  readonly name: string;
  open(): Promise<Readable>;
}

const MANIFEST = 'manifest.json';
const MANIFEST_BYTES_MAX = 268_435_456;
const OWNER_ONLY_FILE = 0o600;
/** PDF files and packages are compressed already. */
const isCompressible = (name: string): boolean => name.endsWith('.db') || name.endsWith('.json');

/** Adds files one after the other and the manifest at the end; the archive is on disk when this returns. */
export async function writeArchive(
  path: string,
  files: AsyncIterable<FileToArchive>,
  about: Omit<Manifest, 'files' | 'format'>,
): Promise<Manifest> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: OWNER_ONLY_FILE, flush: true }));
  // What fails is awaited below; until then a disk that is full must not end the process.
  written.catch(() => {});
  const archived: ArchivedFile[] = [];
  for await (const file of files) archived.push(await add(zip, file, written));
  const manifest: Manifest = { format: 1, ...about, files: archived };
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), MANIFEST);
  zip.end();
  await written;
  return manifest;
}

async function add(zip: ZipFile, { name, open: openFile }: FileToArchive, written: Promise<void>): Promise<ArchivedFile> {
  const digest = digesting();
  const content = (await openFile()).on('error', (error) => digest.stream.destroy(error));
  content.pipe(digest.stream);
  zip.addReadStream(digest.stream, name, { compress: isCompressible(name) });
  const ended = new Promise<void>((resolve, reject) => digest.stream.once('close', resolve).once('error', reject));
  await Promise.race([ended, written.then(() => ended)]);
  return { name, ...digest.result() };
}

function digesting(): { stream: Transform; result(): { size: number; sha256: string } } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

export class Archive {
  readonly #zip: OpenedZip;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly manifest: Manifest;

  private constructor(zip: OpenedZip, entries: ReadonlyMap<string, Entry>, manifest: Manifest) {
    this.#zip = zip;
    this.#entries = entries;
    this.manifest = manifest;
  }

  static async open(path: string): Promise<Archive> {
    const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
      throw new Refused(`${path} is not a complete backup (${error instanceof Error ? error.message : String(error)}).`);
    });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = entries.get(MANIFEST);
    if (!manifest || manifest.uncompressedSize > MANIFEST_BYTES_MAX) {
      zip.close();
      throw new Refused(`${path} is not a backup of Ledgerline: it has no manifest.json.`);
    }
    const text = Buffer.concat(await (await zip.openReadStreamPromise(manifest)).toArray()).toString('utf8');
    return new Archive(zip, entries, JSON.parse(text) as Manifest);
  }

  /** Streams one file; it fails at its end if the bytes are not those that were archived. */
  async read({ name, size, sha256 }: ArchivedFile): Promise<Readable> {
    const entry = this.#entries.get(name);
    if (!entry) throw new Refused(`The backup lacks ${name}.`);
    const source = await this.#zip.openReadStreamPromise(entry);
    const digest = digesting();
    const compared = new Transform({
      transform: (chunk, _, done) => done(null, chunk),
      flush(done) {
        const found = digest.result();
        done(found.size === size && found.sha256 === sha256 ? null : new Refused(`${name} in the backup is damaged.`));
      },
    });
    void pipeline(source, digest.stream, compared).catch((error: Error) => compared.destroy(error));
    return compared;
  }

  async extract(file: ArchivedFile, path: string): Promise<void> {
    await pipeline(await this.read(file), createWriteStream(path, { mode: OWNER_ONLY_FILE, flush: true }));
  }

  /** Reads every byte of every file. */
  async verify(): Promise<void> {
    for (const file of this.manifest.files) for await (const _ of await this.read(file));
  }

  close(): void {
    this.#zip.close();
  }
}
