/** Disk usage and free space, measured at intervals: reading the figures costs the disk nothing. */

import { statfs } from 'node:fs/promises';
import type { Context } from '../context.ts';

/** Null before the first look. */
export interface Storage {
  databaseBytes: number | null;
  artifactBytes: number | null;
  artifactFiles: number | null;
  dataDiskFreeBytes: number | null;
  artifactDiskFreeBytes: number | null;
}

type Surroundings = Pick<Context, 'store' | 'artifacts' | 'config'>;

export class StorageFigures {
  readonly latest: Storage = {
    databaseBytes: null,
    artifactBytes: null,
    artifactFiles: null,
    dataDiskFreeBytes: null,
    artifactDiskFreeBytes: null,
  };
  readonly #context: Surroundings;

  constructor(context: Surroundings) {
    this.#context = context;
  }

  /** Files are many and are counted last, a part of them at a time. */
  async look(stopping: AbortSignal): Promise<void> {
    const { store, artifacts, config } = this.#context;
    const { latest } = this;
    latest.dataDiskFreeBytes = await freeBytes(config.dataDirectory);
    latest.artifactDiskFreeBytes = await artifacts.freeBytes();
    latest.databaseBytes = await store.bytes();
    const { bytes, files } = await artifacts.measure(stopping);
    latest.artifactBytes = bytes;
    latest.artifactFiles = files;
  }
}

/** What a process without special rights may still write. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
