/** Writes batches to the file and moves its mark. Which thread that happens in is the caller's. */

import { hotWayOf } from './accept.ts';
import { type Batch, type BatchResult, performBatch } from './batch.ts';
import type { ConnectionOptions } from './connection.ts';
import { MarkFile, markPathOf } from './mark.ts';
import { openForWriting, type WrittenFile } from './written-file.ts';

export interface WriterSettings extends Omit<ConnectionOptions, 'mode'> {
  readonly path: string;
  /** The highest number of a command in the file when it was opened. */
  readonly highestSeq: number;
}

export class FileWriter {
  readonly #path: string;
  readonly #options: Omit<ConnectionOptions, 'mode'>;
  readonly #mark: MarkFile;
  #file: WrittenFile | null = null;

  constructor({ path, highestSeq, ...options }: WriterSettings) {
    this.#path = path;
    this.#options = options;
    this.#mark = new MarkFile(markPathOf(path), highestSeq);
  }

  /** Writes a batch; returns an Error when it was rolled back. */
  write(batch: Batch): BatchResult | Error {
    try {
      this.#file ??= openForWriting(this.#path, this.#options);
      const result = performBatch(this.#file, batch);
      this.#mark.move(highestIn(batch, result), batch.now);
      return result;
    } catch (error) {
      this.#abandonFile();
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Closes the connection after a failure of the disk, because its state cannot be trusted: the next batch opens another. */
  #abandonFile(): void {
    const failed = this.#file;
    this.#file = null;
    try {
      failed?.connection.close();
    } catch {
      // A connection that cannot even be closed is left to the end of the thread.
    }
  }

  close(): void {
    this.#file?.connection.close();
    this.#mark.close();
  }
}

/** The highest number that a command was given in a batch; 0 when none was. */
function highestIn({ names }: Batch, { results }: BatchResult): number {
  let highest = 0;
  for (const [index, name] of names.entries()) {
    const result = results[index];
    if (result !== undefined) highest = Math.max(highest, hotWayOf(name)?.seqIn(result) ?? 0);
  }
  return highest;
}
