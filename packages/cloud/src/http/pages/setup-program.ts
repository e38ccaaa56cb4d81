/** The setup program that is offered: the one that the manifest names, if its file is as it says, else the file of the operator. */

import { type Hashed, HashedFile } from '../../delivery/hashed-file.ts';
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
