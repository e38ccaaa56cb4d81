/** The thread that writes: takes a batch, commits it, answers. What waits and who waits for it is the other side's. */

import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, type BatchAnswer, performBatch } from './batch.ts';
import { Connection, type ConnectionOptions } from './connection.ts';

export interface WriterSettings extends Omit<ConnectionOptions, 'mode'> {
  readonly path: string;
}

export type WriterRequest = Batch | 'close';

/** What a batch came to; an Error when nothing of it was kept. */
export type WriterReply = BatchAnswer | Error;

const { path, ...options } = workerData as WriterSettings;
let connection: Connection | null = null;

function answerTo(batch: Batch): WriterReply {
  try {
    connection ??= new Connection(path, { ...options, mode: 'write' });
    return performBatch(connection, batch);
  } catch (error) {
    abandonConnection();
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** After a failure of the disk nothing that the connection remembers is trusted: the next batch opens another. */
function abandonConnection(): void {
  const failed = connection;
  connection = null;
  try {
    failed?.close();
  } catch {
    // A connection that cannot even be closed is left to the end of the thread.
  }
}

parentPort?.on('message', (request: WriterRequest) => {
  if (request === 'close') {
    connection?.close();
    parentPort?.close();
  } else parentPort?.postMessage(answerTo(request));
});
