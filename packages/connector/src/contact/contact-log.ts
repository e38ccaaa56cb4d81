/** Logs contact with the cloud, once for each change: connected, or why not. */

import type { HeartbeatResponse } from '@ledgerline/contract';
import type { CloudResponse } from '../cloud.ts';
import { type Log, oneLine } from '../log.ts';

export type Contact =
  | { readonly what: 'heartbeat'; readonly response: CloudResponse<HeartbeatResponse> }
  | { readonly what: 'next' | 'companies'; readonly response: CloudResponse<unknown> };

export class ContactLog {
  readonly #log: Log;
  #lastLine = '';

  constructor(log: Log) {
    this.#log = log;
  }

  add({ response }: Contact): void {
    const text = response.kind === 'ok' ? 'Connected to the cloud.' : oneLine(response.message);
    if (text === this.#lastLine) return;
    this.#lastLine = text;
    this.#log.line(response.kind === 'ok' ? 'info' : 'warning', text);
  }
}
