/** Who waits for what: long polls of connectors and of callers, woken in order of arrival. Has no timers and no sockets. */

import type { StoreEvent } from '../store/store.ts';

/** A waiting request. */
export interface Waiter {
  /** Waiters of the same kind get the same result, so that waking one is enough; null for a waiter that must always be woken. */
  readonly kind: string | null;
  wake(): void;
}

/** Nothing waits for most events. */
const NOBODY: readonly Waiter[] = [];

export class Wakeups {
  /** Waiters by key: mostly one, or several in the order of arrival. */
  readonly #waiting = new Map<string, Waiter | readonly Waiter[]>();
  #isClosed = false;
  #isSandboxListOld = false;
  readonly #wokenSandboxes = new Set<string>();

  /** Wakes `waiter` whenever something happens under this subject, until it is forgotten. */
  wait(subject: string, waiter: Waiter): void {
    const waiting = this.#waiting.get(subject);
    this.#waiting.set(subject, waiting === undefined ? waiter : [waiting, waiter].flat());
  }

  forget(subject: string, waiter: Waiter): void {
    const others = this.#waitingFor(subject).filter((other) => other !== waiter);
    const [only] = others;
    if (only === undefined) this.#waiting.delete(subject);
    else this.#waiting.set(subject, others.length === 1 ? only : others);
  }

  /** Wakes those who wait for the subject of an event and can be served by it: of each kind the first in line. */
  tell(event: StoreEvent): void {
    const waiting = this.#waitingFor(subjectOf(event));
    // The host of a sandbox does not poll until the sandbox has commands.
    if (waiting.length === 0 && event.kind === 'queued' && isSandboxId(event.connectorId)) this.#wakeSandbox(event.connectorId);
    if (event.kind === 'sandbox') this.#isSandboxListOld = true;
    // The end of a command is an event of its tenant.
    if (event.kind === 'finished') this.#wakeFirst(this.#waitingFor(subjects.events(event.tenantId)));
    this.#wakeFirst(waiting);
  }

  /** A command of this connector is being stored. Its waiters look now, and read after the write. */
  expect(connectorId: string): void {
    this.#wakeFirst(this.#waitingFor(subjects.work(connectorId)));
  }

  /** Changes of sandboxes since the last call: whether the list has changed, and which have work without a waiting poll. */
  takeSandboxNews(): { readonly isListOld: boolean; readonly woken: readonly string[] } {
    const news = { isListOld: this.#isSandboxListOld, woken: [...this.#wokenSandboxes] };
    this.#isSandboxListOld = false;
    this.#wokenSandboxes.clear();
    return news;
  }

  #wakeSandbox(connectorId: string): void {
    this.#wokenSandboxes.add(connectorId);
    this.#wakeFirst(this.#waitingFor(subjects.sandboxes));
  }

  #wakeFirst(waiting: readonly Waiter[]): void {
    if (waiting.length === 0) return;
    const woken = new Set<string>();
    for (const waiter of waiting) {
      if (waiter.kind !== null && woken.has(waiter.kind)) continue;
      if (waiter.kind !== null) woken.add(waiter.kind);
      waiter.wake();
    }
  }

  /** The next in line of the same kind. */
  nextAfter(subject: string, waiter: Waiter): Waiter | null {
    const waiting = this.#waitingFor(subject);
    return waiting.slice(waiting.indexOf(waiter) + 1).find(({ kind }) => kind !== null && kind === waiter.kind) ?? null;
  }

  /** Ends all waits, as when the server stops; later waits end at once. */
  close(): void {
    this.#isClosed = true;
    this.tellAll();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Wakes all. */
  tellAll(): void {
    for (const waiter of [...this.#waiting.values()].flat()) waiter.wake();
  }

  get count(): number {
    let count = 0;
    for (const waiting of this.#waiting.values()) count += 'wake' in waiting ? 1 : waiting.length;
    return count;
  }

  #waitingFor(subject: string): readonly Waiter[] {
    const waiting = this.#waiting.get(subject);
    if (waiting === undefined) return NOBODY;
    return 'wake' in waiting ? [waiting] : waiting;
  }
}

/** Ids of sandbox connectors begin with it, and others do not. */
export const SANDBOX_ID_PREFIX = 'sandbox';

const isSandboxId = (connectorId: string): boolean => connectorId.startsWith(`${SANDBOX_ID_PREFIX}_`);

export const subjects = {
  work: (connectorId: string): string => `work ${connectorId}`,
  command: (tenantId: string, commandId: string): string => `command ${tenantId} ${commandId}`,
  events: (tenantId: string): string => `events ${tenantId}`,
  sandboxes: 'sandboxes',
};

function subjectOf(event: StoreEvent): string {
  if (event.kind === 'queued') return subjects.work(event.connectorId);
  if (event.kind === 'event') return subjects.events(event.tenantId);
  return event.kind === 'finished' ? subjects.command(event.tenantId, event.commandId) : subjects.sandboxes;
}
