/** The interface to the storage of files. */

import type { Readable } from 'node:stream';

/** Waits until the given number of bytes can be moved; null if that is now. */
export type Pace = (bytes: number) => Promise<void> | null;

/** A range of bytes that includes both ends, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly sha256: string;
  readonly size: number;
}

/** A file that was moved out of its place, where it can no longer be opened. */
export interface SetAside {
  readonly sha256: string;
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** Bytes by their SHA-256. What was put is durable and never changes; the same bytes put twice are one file. */
export interface ArtifactFiles {
  /** Takes a whole stream in, up to a limit and at a pace. Leaves nothing behind when the stream breaks off, is too large or does not fit on the disk. */
  put(content: Readable, bytesMax: number, pace?: Pace): Promise<StoredFile | 'too_large' | 'broken_off'>;
  /** Reads a whole stream, up to a limit, and keeps nothing of it. */
  digest(content: Readable, bytesMax: number, pace?: Pace): Promise<StoredFile | 'too_large' | 'broken_off'>;
  has(sha256: string): Promise<boolean>;
  /** Sets a file aside; null when it does not exist. */
  setAside(sha256: string): Promise<SetAside | null>;
  /** Files that a process set aside and did not restore or remove before it ended. */
  leftAside(): Promise<readonly SetAside[]>;
  /**
   * Some of the files that were put a while before `now`; each call continues where the last one ended, and starts again after
   * all.
   */
  someOldFiles(now: number): Promise<readonly string[]>;
  /** Removes what uploads left that broke off with their process. */
  clearDrafts(now: number): Promise<void>;
  /** The bytes, or a part of them; null when there is no such file. */
  open(sha256: string, range?: ByteRange): Promise<Readable | null>;
  /** The amount of stored data. The first call counts everything; each later one counts a part again, so that none is expensive. Ends when stopped. */
  measure(stopping: AbortSignal): Promise<ArtifactMeasure>;
  /** Why nothing can be put now, as a sentence; null when it can. */
  roomProblem(): Promise<string | null>;
  /** Free space in bytes; null if unknown. */
  freeBytes(): Promise<number | null>;
  close(): Promise<void>;
}

export interface ArtifactMeasure {
  readonly bytes: number;
  readonly files: number;
}
