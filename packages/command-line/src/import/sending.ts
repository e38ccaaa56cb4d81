/** The second pass: rows are posted in the order of the file, and their ends are waited for beside. */

import { CommandFailed, type Ledgerline, OutcomeUnknown, SavedDifferently, type Submission } from '@ledgerline/client';
import type { Document } from './documents.ts';
import type { Journal, RowStatus } from './journal.ts';

/** How one row ended. */
export interface RowEnd {
  readonly id: string;
  readonly document: Document;
  /** `known`: it had ended before this run. */
  readonly status: RowStatus | 'known';
  readonly code: string;
  readonly reason: string;
}

interface Sending {
  readonly client: Ledgerline;
  readonly type: string;
  readonly journal: Journal;
  /** How many requests are open at a time: one keeps the order of the file, more are faster. */
  readonly postsAtATime: number;
  /** Ctrl-C: no more requests are sent, and the running ones finish. */
  readonly signal: AbortSignal;
  readonly onEnd: (end: RowEnd) => void;
}

/** Rows whose ends are waited for at a time. */
const WAITING_MAX = 64;
/** Rows in a request. */
const BATCH_ROWS = 200;

interface Planned {
  readonly id: string;
  readonly document: Document;
}

/** Whether everything was sent; false after Ctrl-C. */
export async function sendAll(rows: AsyncIterable<Planned>, sending: Sending): Promise<boolean> {
  const { journal, signal, postsAtATime, onEnd } = sending;
  const underWay = new Set<Promise<void>>();
  const posting = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const slot = async (open: Set<Promise<void>>, most: number): Promise<void> => {
    while (open.size >= most) await Promise.race(open);
  };
  const track = (open: Set<Promise<void>>, promise: Promise<void>): void => {
    const tracked = promise.catch((error: unknown) => void failures.push(error)).finally(() => open.delete(tracked));
    open.add(tracked);
  };
  const post = async (rows: readonly Planned[]): Promise<void> => {
    const { client, type } = sending;
    const commands = rows.map(({ id, document }) => ({ type, payload: document.payload, commandId: id }));
    let at = 0;
    for await (const sent of client.submitAll(commands, { size: BATCH_ROWS })) {
      if (!sent.ok) throw sent.error;
      const row = rows[at] as Planned;
      at += 1;
      const isKnown = ['done', 'failed'].includes(sent.submission.command.status);
      await slot(underWay, WAITING_MAX);
      track(underWay, ended(sent.submission, row, isKnown, sending));
    }
  };
  for await (const batch of inBatches(rows, journal, onEnd)) {
    await slot(posting, postsAtATime);
    if (signal.aborted || failures.length > 0) break;
    journal.willSend(batch.map(({ id, document }) => ({ id, line: document.line })));
    track(posting, post(batch));
  }
  await Promise.all(posting);
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  return !signal.aborted;
}

/** Rows that are known to be done or failed are reported and not sent again. */
async function* inBatches(
  rows: AsyncIterable<Planned>,
  journal: Journal,
  onEnd: (end: RowEnd) => void,
): AsyncGenerator<readonly Planned[]> {
  let batch: Planned[] = [];
  for await (const row of rows) {
    if (journal.statusOf(row.id) === 'done') {
      onEnd({ ...row, status: 'known', code: '', reason: '' });
      continue;
    }
    batch.push(row);
    if (batch.length === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function ended(
  submission: Submission<unknown>,
  row: Planned,
  isKnown: boolean,
  { journal, onEnd }: Sending,
): Promise<void> {
  const { status, code, reason } = await endOf(submission);
  journal.ended(row.id, status);
  onEnd({ ...row, status: isKnown && status === 'done' ? 'known' : status, code, reason });
}

async function endOf(submission: Submission<unknown>): Promise<{ status: RowStatus; code: string; reason: string }> {
  try {
    await submission.wait();
    return { status: 'done', code: '', reason: '' };
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const mustLook = error instanceof OutcomeUnknown || error instanceof SavedDifferently;
    return { status: mustLook ? 'look' : 'failed', code: error.code, reason: error.message };
  }
}
