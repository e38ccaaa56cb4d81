/** The file as its writer thread has it open, with the state that this thread knows. */

import { AcceptedCounts } from './accepted-counts.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { LongQueues } from './long-queues.ts';

export interface WrittenFile {
  readonly connection: Connection;
  readonly longQueues: LongQueues;
  /** Counts of the batch that is being written. */
  readonly counts: AcceptedCounts;
}

export const openForWriting = (path: string, options: Omit<ConnectionOptions, 'mode'>): WrittenFile =>
  writtenThrough(new Connection(path, { ...options, mode: 'write' }));

export const writtenThrough = (connection: Connection): WrittenFile => ({
  connection,
  longQueues: new LongQueues(),
  counts: new AcceptedCounts(),
});
