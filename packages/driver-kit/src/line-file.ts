/** Lines at the end of a file, each there whole or not at all: a disk that is full may take the first half of one. */

import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';

export class LineFile {
  readonly #file: number;
  #size: number;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
    this.#size = fstatSync(this.#file).size;
  }

  /** Throws if the disk does not take it, and nothing of it stays. */
  append(line: string, isFlushed: boolean): void {
    const bytes = Buffer.from(`${line}\n`);
    try {
      writeFileSync(this.#file, bytes);
      if (isFlushed) fsyncSync(this.#file);
    } catch (failure) {
      ftruncateSync(this.#file, this.#size);
      throw failure;
    }
    this.#size += bytes.length;
  }

  close(): void {
    closeSync(this.#file);
  }
}
