/**
 * The high-water mark: the highest number of a command that was acknowledged, in a small file next to the database. A log that
 * lost its end opens without an error, without what was acknowledged last; the mark shows it.
 *
 * It is written after the commit and reaches the disk within a second, by itself: it may lag behind, it never leads. So a
 * power cut raises no false alarm, and loss within that second can go unnoticed.
 */

import { closeSync, constants, fsync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { systemTimers, type Timer } from '../system/clock.ts';

export interface Mark {
  readonly seq: number;
  /** The time of the store. */
  readonly at: number;
}

/** Two alternating places, each with its own checksum: an interrupted write leaves the other one intact. */
const PLACE_BYTES = 64;
const PLACES = 2;
const SYNC_EVERY_MS = 1_000;
const OWNER_ONLY_FILE = 0o600;

export const markPathOf = (databasePath: string): string => `${databasePath}.mark`;

/** The highest mark that is whole; null if there is none. */
export function readMark(path: string): Mark | null {
  let text: string;
  try {
    text = readFileSync(path, 'latin1');
  } catch {
    return null;
  }
  const marks = Array.from({ length: PLACES }, (_, place) => markIn(text.slice(place * PLACE_BYTES, (place + 1) * PLACE_BYTES)));
  return marks.reduce((best, mark) => (mark !== null && mark.seq >= (best?.seq ?? 0) ? mark : best), null);
}

/** Lowers the mark: what is missing has been reported, and is not reported again. */
export function resetMark(path: string, { seq, at }: Mark): void {
  const file = new MarkFile(path, seq);
  for (let place = 0; place < PLACES; place += 1) file.move(seq, at);
  file.close();
}

function markIn(place: string): Mark | null {
  const [, head, seq, at, sum] = /^((\d+) (\d+)) (\d+) *\n$/.exec(place) ?? [];
  return head !== undefined && Number(sum) === crc32(head) ? { seq: Number(seq), at: Number(at) } : null;
}

function placeOf({ seq, at }: Mark): string {
  const head = `${seq} ${at}`;
  return `${`${head} ${crc32(head)}`.padEnd(PLACE_BYTES - 1)}\n`;
}

/** The mark as the thread that writes moves it. If the disk cannot write it, commits still succeed and the mark lags. */
export class MarkFile {
  readonly #path: string;
  #file: number | null = null;
  #seq: number;
  #turn = 0;
  #sync: Timer | null = null;

  constructor(path: string, seq: number) {
    this.#path = path;
    this.#seq = seq;
  }

  /** Stores what is committed by now. */
  move(seq: number, at: number): void {
    this.#seq = Math.max(this.#seq, seq);
    try {
      this.#file ??= openSync(this.#path, constants.O_RDWR | constants.O_CREAT, OWNER_ONLY_FILE);
      this.#turn = (this.#turn + 1) % PLACES;
      writeSync(this.#file, placeOf({ seq: this.#seq, at }), this.#turn * PLACE_BYTES, 'latin1');
      this.#sync ??= systemTimers.after(SYNC_EVERY_MS, () => this.#flush());
    } catch {
      this.#forget();
    }
  }

  close(): void {
    this.#sync?.cancel();
    if (this.#file === null) return;
    try {
      fsyncSync(this.#file);
    } catch {
      // The mark reaches the disk later, or is outdated.
    }
    this.#forget();
  }

  #flush(): void {
    this.#sync = null;
    // Runs on a thread of the pool, so that commits do not wait for it.
    if (this.#file !== null) fsync(this.#file, () => {});
  }

  #forget(): void {
    const file = this.#file;
    this.#file = null;
    try {
      if (file !== null) closeSync(file);
    } catch {
      // The mark is not needed any longer.
    }
  }
}
