/** Who waits for what: long polls of connectors and of callers, woken in the order they came. Holds no timers and no sockets. */

import type { StoreEvent } from './store.ts';

type Wake = () => void;

export class Wakeups {
  readonly #waiting = new Map<string, Set<Wake>>();
  #isClosed = false;

  /** Calls `wake` once something happens under this subject; the answer takes it back. */
  wait(subject: string, wake: Wake): () => void {
    let waiting = this.#waiting.get(subject);
    if (!waiting) {
      waiting = new Set();
      this.#waiting.set(subject, waiting);
    }
    waiting.add(wake);
    return () => this.#forget(subject, wake);
  }

  /** Wakes everybody who waits for the subject of an event, first come first. */
  tell(event: StoreEvent): void {
    const waiting = this.#waiting.get(subjectOf(event));
    for (const wake of waiting ? [...waiting] : []) wake();
  }

  /** Nobody waits any longer, as when the server stops: wakes everybody, and whoever comes later finds it closed. */
  close(): void {
    this.#isClosed = true;
    this.tellAll();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Wakes everybody. */
  tellAll(): void {
    for (const waiting of [...this.#waiting.values()]) for (const wake of [...waiting]) wake();
  }

  get count(): number {
    let count = 0;
    for (const waiting of this.#waiting.values()) count += waiting.size;
    return count;
  }

  #forget(subject: string, wake: Wake): void {
    const waiting = this.#waiting.get(subject);
    waiting?.delete(wake);
    if (waiting?.size === 0) this.#waiting.delete(subject);
  }
}

export const subjects = {
  work: (connectorId: string): string => `work ${connectorId}`,
  command: (tenantId: string, commandId: string): string => `command ${tenantId} ${commandId}`,
  sandboxes: 'sandboxes',
};

function subjectOf(event: StoreEvent): string {
  if (event.kind === 'queued') return subjects.work(event.connectorId);
  return event.kind === 'finished' ? subjects.command(event.tenantId, event.commandId) : subjects.sandboxes;
}
