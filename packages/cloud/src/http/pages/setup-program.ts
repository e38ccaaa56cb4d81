/** The setup program that is offered: the one that the manifest names, if its file is as it says, else the file of the operator. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Releases, setupProgramPathIn } from '../../delivery/release.ts';
import type { Context } from '../../system/context.ts';

export interface OfferedProgram extends Hashed {
  readonly path: string;
}

export class SetupProgram {
  readonly #releases: Releases;
  readonly #folder: string;
  readonly #own: HashedFile;
  readonly #ownPath: string;
  #named: { readonly path: string; readonly file: HashedFile } | null = null;

  constructor(context: Pick<Context, 'config' | 'store' | 'clock'>) {
    this.#releases = new Releases(context);
    this.#folder = context.config.connectorReleases;
    this.#ownPath = context.config.installerFile;
    this.#own = new HashedFile(this.#ownPath);
  }

  /** The program to download; null if there is none. */
  async look(): Promise<OfferedProgram | null> {
    const named = await this.#releases.setupProgram();
    if (named !== null) {
      const path = setupProgramPathIn(this.#folder, named.sha256);
      if (this.#named?.path !== path) this.#named = { path, file: new HashedFile(path) };
      const found = await this.#named.file.look();
      if (found?.sha256 === named.sha256) return { ...found, path };
    }
    const own = await this.#own.look();
    return own && { ...own, path: this.#ownPath };
  }
}

interface Hashed {
  readonly size: number;
  readonly changedAt: number;
  readonly sha256: string;
}

/** A file and its hash, which is calculated again only when the file has changed. */
class HashedFile {
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
