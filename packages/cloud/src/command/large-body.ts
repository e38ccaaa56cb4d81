/**
 * The seam to the thread that reads large bodies. Parsing and checking megabytes would block all other callers, so the event loop
 * passes them on as bytes and gets a few strings back. Small bodies are read on the event loop.
 */

import type { HeardHeartbeat, ReportedBook } from '../delivery/account-book.ts';
import type { Refusal } from '../system/problem.ts';
import type { CheckedCommand, ListForm } from './command-list.ts';
import type { ReadReport } from './result.ts';
import type { ServedTypes, WantedCommand } from './submission.ts';

/** A body that has arrived and has not been parsed. */
export class LargeBody {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  static ofText(text: string): LargeBody {
    return new LargeBody(Buffer.from(text));
  }
}

/** Completes a body that names no connector. */
export interface EnvelopeDefaults {
  readonly commandId: string;
  readonly connectorId: string;
}

export interface CommandForm {
  readonly served: ServedTypes | null;
  /** Null: the body is a whole envelope. */
  readonly defaults: EnvelopeDefaults | null;
}

/** Reads one body at a time; tenants take turns. */
export interface LargeBodies {
  command(tenantId: string, body: LargeBody, form: CommandForm): Promise<WantedCommand | Refusal>;
  /** `readCommands` for a body that lists commands. */
  commands(tenantId: string, body: LargeBody, form: ListForm): Promise<readonly CheckedCommand[] | Refusal>;
  /** `meaningOf` for a payload as JSON. */
  meaning(tenantId: string, type: string, payload: string): Promise<string>;
  report(tenantId: string, body: LargeBody): Promise<ReadReport | Refusal>;
  heartbeat(tenantId: string, body: LargeBody): Promise<HeardHeartbeat | Refusal>;
  books(tenantId: string, body: LargeBody): Promise<readonly ReportedBook[] | Refusal>;
  /** `excerptOf` from JSON to JSON. */
  excerpt(tenantId: string, text: string): Promise<string>;
  /** The rows of a result as CSV; empty if it has none. */
  rowsFile(tenantId: string, result: string): Promise<string>;
  close(): Promise<void>;
}
