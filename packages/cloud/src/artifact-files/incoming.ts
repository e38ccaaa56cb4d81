/** Reads an incoming file to its end or its limit, and reports its size and digest. The caller decides where it is stored. */

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Pace, StoredFile } from '../store/artifact-files.ts';

export type Taken = StoredFile | 'too_large' | 'broken_off';

/** Stores the next piece of a file. A failure here is ours; everything else that ends a stream early is caused by the sender. */
export type Keep = (chunk: Buffer) => Promise<void>;

class KeepFailed extends Error {}

/** Reads the stream. Listens for errors from the start, because an unhandled one would end the process. */
export async function takeIn(content: Readable, bytesMax: number, pace: Pace | undefined, keep: Keep | null): Promise<Taken> {
  content.on('error', () => {});
  const digest = createHash('sha256');
  let size = 0;
  try {
    // The stream is left alone when it is too large, so that its sender can still get a response.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bytesMax) return 'too_large';
      digest.update(chunk);
      if (keep) await keep(chunk).catch((error: unknown) => Promise.reject(new KeepFailed('', { cause: error })));
      await pace?.(chunk.length);
    }
  } catch (error) {
    if (error instanceof KeepFailed) throw error.cause;
    return 'broken_off';
  }
  return { sha256: digest.digest('hex'), size };
}

export const isSha256 = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/** Two letters a shelf, so that none grows without end. */
export const shelfOf = (sha256: string): string => sha256.slice(0, 2);

export const SHELVES: readonly string[] = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
