/** The clients and the command-line program as this cloud offers them: files in DATA_DIR/downloads that a list there names. */

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const packageListFile = 'packages.json';

export type PackageId = 'client' | 'command-line' | 'client-python';

export interface OfferedPackage {
  readonly id: PackageId;
  readonly fileName: string;
  readonly version: string;
  readonly size: number;
  readonly sha256: string;
}

export const packageFolderIn = (dataDirectory: string): string => join(dataDirectory, 'downloads');

/** What is offered, read again when the list has changed. Empty until the packages are built. */
export class OfferedPackages {
  readonly #folder: string;
  #known: { readonly changedAt: number; readonly list: readonly OfferedPackage[] } | null = null;

  constructor({ dataDirectory }: { readonly dataDirectory: string }) {
    this.#folder = packageFolderIn(dataDirectory);
  }

  async list(): Promise<readonly OfferedPackage[]> {
    const path = join(this.#folder, packageListFile);
    const found = await stat(path).catch(() => null);
    if (!found) return [];
    if (this.#known?.changedAt !== found.mtimeMs) {
      const { packages } = JSON.parse(await readFile(path, 'utf8')) as { readonly packages: readonly OfferedPackage[] };
      this.#known = { changedAt: found.mtimeMs, list: packages };
    }
    return this.#known.list;
  }

  /** Finds a package by its file name; null if the list does not name the file, or if the file differs from the list. */
  async find(fileName: string): Promise<(OfferedPackage & { readonly path: string }) | null> {
    const offered = (await this.list()).find((one) => one.fileName === fileName);
    if (!offered) return null;
    const path = join(this.#folder, offered.fileName);
    const found = await stat(path).catch(() => null);
    return found?.size === offered.size ? { ...offered, path } : null;
  }
}

/** How a package is installed from a cloud. */
export const installLine = ({ id, fileName }: Pick<OfferedPackage, 'id' | 'fileName'>, baseUrl: string): string => {
  const url = `${baseUrl}/downloads/${fileName}`;
  if (id === 'client') return `npm install ${url}`;
  return id === 'command-line' ? `npm install -g ${url}` : `pip install ${url}`;
};
