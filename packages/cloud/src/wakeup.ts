/** Who waits for what: long polls of connectors and of callers, woken in the order they came. Holds no timers and no sockets. */

import type { StoreEvent } from './store.ts';

type Wake = () => void;

export class Wakeups {
  /** One, as mostly, or several in the order they came. */
  readonly #waiting = new Map<string, Wake | readonly Wake[]>();
  #isClosed = false;

  /** Calls `wake` whenever something happens under this subject, until it is forgotten. */
  wait(subject: string, wake: Wake): void {
    const waiting = this.#waiting.get(subject);
    this.#waiting.set(subject, waiting === undefined ? wake : [waiting, wake].flat());
  }

  forget(subject: string, wake: Wake): void {
    const others = this.#waitingFor(subject).filter((other) => other !== wake);
    if (others.length === 0) this.#waiting.delete(subject);
    else this.#waiting.set(subject, others);
  }

  /** Wakes everybody who waits for the subject of an event, first come first. */
  tell(event: StoreEvent): void {
    for (const wake of this.#waitingFor(subjectOf(event))) wake();
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
    for (const wake of [...this.#waiting.values()].flat()) wake();
  }

  get count(): number {
    let count = 0;
    for (const waiting of this.#waiting.values()) count += typeof waiting === 'function' ? 1 : waiting.length;
    return count;
  }

  #waitingFor(subject: string): readonly Wake[] {
    return [this.#waiting.get(subject) ?? []].flat();
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
