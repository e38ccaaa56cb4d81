/**
 * The interface to the connector's memory: started commands, their results, and what the cloud has not acknowledged. A change is visible at once, and
 * durable when `settled` has resolved: all concurrent waiters share one flush to disk.
 */

import type { CommandMode, LeasedCommand, ResultBody } from '@ledgerline/contract';
import type { ArtifactContent } from './cloud.ts';
import type { KeptLease } from './lease.ts';

export interface JournalCommand {
  readonly commandId: string;
  readonly companyId: string;
  readonly type: string;
  readonly mode: CommandMode;
}

/** The command reached a book, or was about to; its result is not known yet. */
export interface StartedEntry extends JournalCommand {
  readonly state: 'started';
  /** Whether the book it was started on keeps a record of it in the same transaction. */
  readonly isExactlyOnce: boolean;
}

export interface FinishedEntry {
  readonly state: 'finished';
  readonly commandId: string;
  readonly companyId: string;
  readonly mode: CommandMode;
  readonly report: ResultBody;
  /** Whether the book that ran the command keeps its result as well. */
  readonly isExactlyOnce: boolean;
  readonly isAcknowledged: boolean;
}

/** A result that the cloud has not acknowledged. */
export interface PendingEntry extends FinishedEntry {
  /** The size of the report as JSON. */
  readonly bytes: number;
  /** Whether a file belongs to the result. */
  readonly hasArtifact: boolean;
}

export type JournalEntry = StartedEntry | FinishedEntry;

/** A command that this installation has a lease of, begun or not. */
export interface HeldCommand {
  readonly command: LeasedCommand;
  readonly lease: KeptLease;
}

export interface Journal {
  /** Replaces the held commands of one account book, in order. */
  hold(companyId: string, held: readonly HeldCommand[]): void;
  /** The held commands as last stored that the cloud has not acknowledged, each book in its order. */
  held(): readonly HeldCommand[];
  entry(commandId: string): JournalEntry | null;
  /** Records the start, before the book is touched. */
  start(command: JournalCommand, isExactlyOnce: boolean, wallMs: number): void;
  /** Removes a start: the command has not reached the book after all. */
  withdraw(commandId: string): void;
  /** Records the result, which then waits in the outbox. A command that was rejected before it started has no start. */
  finish(command: JournalCommand, report: ResultBody, artifact: ArtifactContent | null, wallMs: number): void;
  /** Started and not finished, in the order they were started. */
  unfinished(): readonly StartedEntry[];
  /** Results that the cloud has not acknowledged, in the order in which they finished. */
  pending(limit: number): readonly PendingEntry[];
  artifact(commandId: string): ArtifactContent | null;
  /** Replaces a report that the cloud cannot accept. */
  replace(commandId: string, report: ResultBody): void;
  acknowledge(commandId: string, wallMs: number): void;
  /** The cloud asks again for a result that it had acknowledged. */
  reopen(commandId: string): void;
  /** Forgets what was acknowledged, or started and never asked for again, before this moment. */
  prune(beforeWallMs: number): void;
  /** Resolves when every change so far is durable; rejects if a change was lost. */
  settled(): Promise<void>;
}
