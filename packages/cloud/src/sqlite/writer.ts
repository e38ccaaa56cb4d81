/**
 * The thread that writes: takes all batches that arrived while it was busy, commits them as one, and responds. Waiting callers are handled by
 * writer-thread.ts.
 */

import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Batch, BatchResult } from './batch.ts';
import { FileWriter, type WriterSettings } from './file-writer.ts';

export type WriterRequest = Batch | 'close';

/** The results of one or more batches; an Error when all were rolled back. */
export interface WriterReply {
  readonly batchCount: number;
  readonly result: BatchResult | Error;
}

/** The maximum number of verbs in a transaction; the rest waits for the next one. */
const VERBS_MAX = 512;

const writer = new FileWriter(workerData as WriterSettings);

/** Takes other waiting batches too. A flush costs the same for all of them, and a slower disk collects more. */
function withOthers(port: MessagePort, first: Batch): { readonly batches: readonly Batch[]; readonly isClosing: boolean } {
  const batches = [first];
  let verbs = first.names.length;
  while (verbs < VERBS_MAX) {
    const received = receiveMessageOnPort(port) as { readonly message: WriterRequest } | undefined;
    if (received === undefined) break;
    if (received.message === 'close') return { batches, isClosing: true };
    batches.push(received.message);
    verbs += received.message.names.length;
  }
  return { batches, isClosing: false };
}

function close(port: MessagePort): void {
  writer.close();
  port.close();
}

function write(port: MessagePort, first: Batch): void {
  const { batches, isClosing } = withOthers(port, first);
  const now = Math.max(...batches.map((batch) => batch.now));
  const together = { now, names: batches.flatMap(({ names }) => names), given: batches.flatMap(({ given }) => given) };
  port.postMessage({ batchCount: batches.length, result: writer.write(together) } satisfies WriterReply);
  if (isClosing) close(port);
}

const port = parentPort;
port?.on('message', (request: WriterRequest) => {
  if (request === 'close') close(port);
  else write(port, request);
});
