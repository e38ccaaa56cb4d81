/** What the sandbox host and one of its lanes say to each other. A lane is a process that runs the commands of books, one at a time. */

import type { Budget } from '@ledgerline/book';
import type { UserDefinedField } from '@ledgerline/contract';

/** A book as a lane finds it; opened there when it is first named. */
export interface LaneBookName {
  /** The id of one opening by the host; the same file opened again has another. */
  readonly key: number;
  readonly path: string;
}

export type LaneRequest =
  | { readonly kind: 'template'; readonly companyId: string; readonly path: string }
  | { readonly kind: 'copy'; readonly template: string; readonly path: string }
  | { readonly kind: 'open'; readonly book: LaneBookName }
  | {
      readonly kind: 'execute';
      readonly book: LaneBookName;
      readonly type: string;
      readonly payload: Readonly<Record<string, unknown>>;
      readonly commandId: string;
      readonly sentBy: string | undefined;
      /** For a command given ahead: the uptime of the machine after which it must not start. */
      readonly startUntilUptimeMs: number | undefined;
    }
  | { readonly kind: 'recorded'; readonly book: LaneBookName; readonly commandId: string }
  | { readonly kind: 'changes'; readonly book: LaneBookName; readonly cursor: string | null; readonly limit: number }
  | { readonly kind: 'fields'; readonly book: LaneBookName; readonly fields: readonly UserDefinedField[] }
  | { readonly kind: 'close'; readonly key: number };

export interface ProducedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** What a lane returns. A failure has a sentence; the process is intact and accepts the next request. */
export type LaneResult =
  | { readonly kind: 'done'; readonly value: unknown; readonly file: ProducedFile | null; readonly cpuMs: number }
  | { readonly kind: 'failed'; readonly message: string }
  /** A command that was sent ahead: too late, or behind one that failed. Nothing of this opening of the book starts any more. */
  | { readonly kind: 'not_started' };

/** A book that the command left open in no lane is opened again; nothing was lost, because every command is one transaction. */
export type ToLane = readonly { readonly id: number; readonly request: LaneRequest }[];

export type FromLane =
  | { readonly kind: 'ready'; readonly commandTypes: readonly string[] }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'progress'; readonly id: number; readonly text: string }
  /** Responses that were ready together are sent together, because each message wakes the other process. */
  | { readonly kind: 'answers'; readonly answers: readonly { readonly id: number; readonly answer: LaneResult }[] };

/** What the books of a lane may take. */
export interface LaneLimits {
  readonly fileBytesMax: number;
  readonly budget: Budget;
}

/** The settings of a lane, as the one parameter of its program. */
export interface LaneSettings {
  readonly folder: string;
  readonly limits: LaneLimits;
}
