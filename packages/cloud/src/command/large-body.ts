/**
 * The seam to where large bodies are read. Parsing and checking megabytes takes longer than every other caller should wait, so the
 * event loop hands them on as bytes and gets back what it needs: a few texts. Small ones are read where they arrive.
 */

import type { HeardHeartbeat, ReportedBook } from '../delivery/account-book.ts';
import type { Refusal } from '../system/problem.ts';
import type { ReadReport } from './result.ts';
import type { ServedTypes, WantedCommand } from './submission.ts';

/** A body that has arrived and has not been read. */
export class LargeBody {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  static ofText(text: string): LargeBody {
    return new LargeBody(Buffer.from(text));
  }
}

/** What a body that names no connector is filled in with. */
export interface EnvelopeDefaults {
  readonly commandId: string;
  readonly connectorId: string;
}

export interface CommandForm {
  readonly served: ServedTypes | null;
  /** Null: the body is a whole envelope. */
  readonly defaults: EnvelopeDefaults | null;
}

/** Reads one body at a time, and those of the tenants in turn. */
export interface LargeBodies {
  command(tenantId: string, body: LargeBody, form: CommandForm): Promise<WantedCommand | Refusal>;
  /** As `meaningOf`, of a payload as JSON. */
  meaning(tenantId: string, type: string, payload: string): Promise<string>;
  report(tenantId: string, body: LargeBody): Promise<ReadReport | Refusal>;
  heartbeat(tenantId: string, body: LargeBody): Promise<HeardHeartbeat | Refusal>;
  books(tenantId: string, body: LargeBody): Promise<readonly ReportedBook[] | Refusal>;
  /** As `excerptOf`, from JSON to JSON. */
  excerpt(tenantId: string, text: string): Promise<string>;
  /** The rows of a result as comma-separated values; empty when it has none. */
  rowsFile(tenantId: string, result: string): Promise<string>;
  close(): Promise<void>;
}
