/**
 * How much is in an artifact folder. Counted subfolder by subfolder: it may contain millions of files, and other nodes add to
 * it.
 */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactMeasure } from '../store/artifact-files.ts';

const SHELVES_A_LOOK = 16;
const shelfForm = /^[0-9a-f]{2}$/;
const NOTHING: ArtifactMeasure = { bytes: 0, files: 0 };

export class FolderMeasure {
  readonly #folder: string;
  readonly #shelves = new Map<string, ArtifactMeasure>();
  /** Those that are still to be counted in this round. */
  #waiting: string[] | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async look(stopping: AbortSignal): Promise<ArtifactMeasure> {
    const isFirst = this.#waiting === null;
    if (this.#waiting === null || this.#waiting.length === 0) this.#waiting = await this.#names();
    for (const name of this.#waiting.splice(0, isFirst ? this.#waiting.length : SHELVES_A_LOOK)) {
      if (stopping.aborted) break;
      this.#shelves.set(name, await measureShelf(join(this.#folder, name), stopping));
    }
    return [...this.#shelves.values()].reduce(added, NOTHING);
  }

  async #names(): Promise<string[]> {
    return (await readdir(this.#folder)).filter((name) => shelfForm.test(name)).sort();
  }
}

const added = (left: ArtifactMeasure, right: ArtifactMeasure): ArtifactMeasure => ({
  bytes: left.bytes + right.bytes,
  files: left.files + right.files,
});

/** One file after the other, because requests come first. */
async function measureShelf(shelf: string, stopping: AbortSignal): Promise<ArtifactMeasure> {
  let [bytes, files] = [0, 0];
  for (const name of await readdir(shelf)) {
    if (stopping.aborted) break;
    const found = await stat(join(shelf, name)).catch(() => null);
    if (found === null) continue;
    bytes += found.size;
    files += 1;
  }
  return { bytes, files };
}
