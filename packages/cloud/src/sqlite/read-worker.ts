/** A thread that reads: runs one verb after the other on its own connection. The calling thread decides the order. */

import { parentPort, workerData } from 'node:worker_threads';
import type { VerbName } from '../sql/verb/verb.ts';
import { StoreUnavailable } from '../store/store.ts';
import { yieldToRequests } from '../system/pace/thread-priority.ts';
import type { ConnectionOptions } from './connection.ts';
import { NEEDS_TO_WRITE, Reader } from './reader.ts';
import { resultCodeOf } from './unavailable.ts';

export interface ReadSettings extends Omit<ConnectionOptions, 'mode'> {
  readonly path: string;
}

export type ReadRequest = { readonly name: VerbName; readonly given: unknown; readonly now: number } | 'close';

/** A result travels as JSON, which is made and read faster than a copy of many rows; none for a verb that returns nothing. */
export type ReadReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly text: string | undefined }
  | { readonly kind: 'needs_to_write' }
  /** Errors lose their codes on the way between threads. */
  | { readonly kind: 'failed' | 'unavailable'; readonly error: Error; readonly resultCode: number };

yieldToRequests(5);

const { path, ...options } = workerData as ReadSettings;
const reader = new Reader(path, options);

function replyTo(name: VerbName, given: unknown, now: number): ReadReply {
  try {
    const answer = reader.attempt(name, given, now);
    return answer === NEEDS_TO_WRITE ? { kind: 'needs_to_write' } : { kind: 'answer', text: JSON.stringify(answer) };
  } catch (thrown) {
    const isUnavailable = thrown instanceof StoreUnavailable;
    const cause = isUnavailable ? thrown.cause : thrown;
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { kind: isUnavailable ? 'unavailable' : 'failed', error, resultCode: resultCodeOf(error) };
  }
}

const port = parentPort;
port?.postMessage({ kind: 'ready' } satisfies ReadReply);
port?.on('message', (request: ReadRequest) => {
  if (request !== 'close') {
    port.postMessage(replyTo(request.name, request.given, request.now));
    return;
  }
  reader.close();
  port.close();
});
