/** The file as the one thread that writes it has it open, with what that thread knows of it. */

import { AcceptedCounts } from './accepted-counts.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { LongQueues } from './long-queues.ts';

export interface WrittenFile {
  readonly connection: Connection;
  readonly longQueues: LongQueues;
  /** Of the batch that is being written. */
  readonly counts: AcceptedCounts;
}

export const openForWriting = (path: string, options: Omit<ConnectionOptions, 'mode'>): WrittenFile =>
  writtenThrough(new Connection(path, { ...options, mode: 'write' }));

export const writtenThrough = (connection: Connection): WrittenFile => ({
  connection,
  longQueues: new LongQueues(),
  counts: new AcceptedCounts(),
});
