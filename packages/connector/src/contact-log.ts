/** Logs contact with the cloud, once for each change: connected, or why not. */

import type { CloudResponse } from './cloud.ts';
import { type Log, oneLine } from './log.ts';

export interface Contact {
  readonly what: 'next' | 'heartbeat' | 'companies';
  readonly response: CloudResponse<unknown>;
}

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
