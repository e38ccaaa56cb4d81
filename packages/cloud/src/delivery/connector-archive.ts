/** The archives of the connector for Linux and macOS: files in DATA_DIR/downloads as `npm run tarball` names them, of each system the newest build. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HashedFile } from './hashed-file.ts';
import { packageFolderIn } from './offered-package.ts';

export const archiveSystems = ['linux-x64', 'linux-arm64', 'darwin'] as const;
export type ArchiveSystem = (typeof archiveSystems)[number];

export interface OfferedArchive {
  readonly fileName: string;
  readonly system: ArchiveSystem;
  readonly build: string;
  readonly size: number;
  readonly sha256: string;
  readonly path: string;
}

export const archiveName = (build: string, system: ArchiveSystem): string => `ledgerline-connector-${build}-${system}.tar.gz`;

const NAME = new RegExp(`^ledgerline-connector-(?<build>[\\w.-]{1,80})-(?<system>${archiveSystems.join('|')})\\.tar\\.gz$`);

export class ConnectorArchives {
  readonly #folder: string;
  #files = new Map<string, HashedFile>();

  constructor({ dataDirectory }: { readonly dataDirectory: string }) {
    this.#folder = packageFolderIn(dataDirectory);
  }

  async list(): Promise<readonly OfferedArchive[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const newest = new Map<string, { readonly fileName: string; readonly build: string }>();
    // Builds are named by their date, so the last name is that of the newest.
    for (const fileName of names.toSorted()) {
      const { build, system } = NAME.exec(fileName)?.groups ?? {};
      if (build !== undefined && system !== undefined) newest.set(system, { fileName, build });
    }
    const wanted = archiveSystems.flatMap((system) => {
      const found = newest.get(system);
      return found === undefined ? [] : [{ system, ...found, path: join(this.#folder, found.fileName) }];
    });
    this.#files = new Map(wanted.map(({ path }) => [path, this.#files.get(path) ?? new HashedFile(path)]));
    const looked = await Promise.all(
      wanted.map(async (archive) => ({ archive, hashed: (await this.#files.get(archive.path)?.look()) ?? null })),
    );
    return looked.flatMap(({ archive, hashed }) =>
      hashed === null ? [] : [{ ...archive, size: hashed.size, sha256: hashed.sha256 }],
    );
  }
}
