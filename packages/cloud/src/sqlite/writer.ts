/**
 * The thread that writes: takes all the batches that have come in while it was busy, commits them as one, responds. What waits
 * and who waits for it is the other side's.
 */

import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
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

export type WriterRequest = Batch | 'close';

/** What one or more batches came to, taken together; an Error when nothing of them was kept. */
export interface WriterReply {
  readonly batchCount: number;
  readonly result: BatchResult | Error;
}

/** Past this many verbs the rest waits for the next transaction. */
const VERBS_MAX = 512;

const { path, highestSeq, ...options } = workerData as WriterSettings;
const mark = new MarkFile(markPathOf(path), highestSeq);
let file: WrittenFile | null = null;

function answerTo(batch: Batch): BatchResult | Error {
  try {
    file ??= openForWriting(path, options);
    const result = performBatch(file, batch);
    mark.move(highestIn(batch, result), batch.now);
    return result;
  } catch (error) {
    abandonFile();
    return error instanceof Error ? error : new Error(String(error));
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

/** After a failure of the disk nothing that the connection remembers is trusted: the next batch opens another. */
function abandonFile(): void {
  const failed = file;
  file = null;
  try {
    failed?.connection.close();
  } catch {
    // A connection that cannot even be closed is left to the end of the thread.
  }
}

/** With what else has come in. A flush costs the same for all of them, and the slower the disk the more there are. */
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
  file?.connection.close();
  mark.close();
  port.close();
}

function write(port: MessagePort, first: Batch): void {
  const { batches, isClosing } = withOthers(port, first);
  const now = Math.max(...batches.map((batch) => batch.now));
  const together = { now, names: batches.flatMap(({ names }) => names), given: batches.flatMap(({ given }) => given) };
  port.postMessage({ batchCount: batches.length, result: answerTo(together) } satisfies WriterReply);
  if (isClosing) close(port);
}

const port = parentPort;
port?.on('message', (request: WriterRequest) => {
  if (request === 'close') close(port);
  else write(port, request);
});
