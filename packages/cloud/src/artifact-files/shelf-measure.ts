/** How much is stored. Counted shelf by shelf: there may be millions of files, and other nodes add to them. */

import type { ArtifactMeasure } from '../store/artifact-files.ts';
import { SHELVES } from './incoming.ts';

const SHELVES_A_LOOK = 16;
const NOTHING: ArtifactMeasure = { bytes: 0, files: 0 };

export type CountShelf = (shelf: string, stopping: AbortSignal) => Promise<ArtifactMeasure>;

export class ShelfMeasure {
  readonly #count: CountShelf;
  readonly #shelves = new Map<string, ArtifactMeasure>();
  /** Files that are still to be counted in this round. */
  #waiting: string[] | null = null;

  constructor(count: CountShelf) {
    this.#count = count;
  }

  async look(stopping: AbortSignal): Promise<ArtifactMeasure> {
    const isFirst = this.#waiting === null;
    if (this.#waiting === null || this.#waiting.length === 0) this.#waiting = [...SHELVES];
    for (const shelf of this.#waiting.splice(0, isFirst ? this.#waiting.length : SHELVES_A_LOOK)) {
      if (stopping.aborted) break;
      this.#shelves.set(shelf, await this.#count(shelf, stopping));
    }
    return [...this.#shelves.values()].reduce(added, NOTHING);
  }
}

const added = (left: ArtifactMeasure, right: ArtifactMeasure): ArtifactMeasure => ({
  bytes: left.bytes + right.bytes,
  files: left.files + right.files,
});
