/** A file and its SHA-256, which is calculated again only when the file has changed. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

export interface Hashed {
  readonly size: number;
  readonly changedAt: number;
  readonly sha256: string;
}

export class HashedFile {
  readonly #path: string;
  #known: Promise<Hashed> | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Reads the file again if it changed; null when it does not exist. */
  async look(): Promise<Hashed | null> {
    const now = await stat(this.#path).catch(() => null);
    if (!now?.isFile()) return null;
    const known = await this.#known?.catch(() => null);
    if (known && known.size === now.size && known.changedAt === now.mtimeMs) return known;
    this.#known = hashOf(this.#path).then((sha256) => ({ size: now.size, changedAt: now.mtimeMs, sha256 }));
    return this.#known.catch(() => null);
  }
}

async function hashOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
