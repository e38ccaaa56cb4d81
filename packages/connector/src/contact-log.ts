/** Logs contact with the cloud, once for each change: connected, or why not. */

import type { CloudResponse } from './cloud.ts';
import { type Log, oneLine } from './log.ts';

export interface Contact {
  readonly what: 'next' | 'heartbeat' | 'companies';
  readonly answer: CloudResponse<unknown>;
}

export class ContactLog {
  readonly #log: Log;
  #lastLine = '';

  constructor(log: Log) {
    this.#log = log;
  }

  add({ answer }: Contact): void {
    const text = answer.kind === 'ok' ? 'Connected to the cloud.' : oneLine(answer.message);
    if (text === this.#lastLine) return;
    this.#lastLine = text;
    this.#log.line(answer.kind === 'ok' ? 'info' : 'warning', text);
  }
}
