/** The commands of one account book, in the order they were handed out, one at a time. How one is carried out is not its business. */

import type { LeasedCommand } from '@ledgerline/contract';
import type { Clock } from './clock.ts';
import type { Exchange, Lease, LeaseRules } from './lease.ts';

interface Held {
  readonly command: LeasedCommand;
  lease: Lease;
}

export interface CompanyWorkerOptions {
  readonly clock: Clock;
  readonly rules: LeaseRules;
  /** Carries a command out; never rejects. False: it could not begin, and nothing behind it may. */
  readonly perform: (command: LeasedCommand, mayStart: () => boolean) => Promise<boolean>;
  /** There is nothing left to do. */
  readonly onDrained: () => void;
}

export class CompanyWorker {
  readonly #options: CompanyWorkerOptions;
  #waiting: Held[] = [];
  #running: Held | null = null;
  #isStopped = false;
  #idle: Promise<void> = Promise.resolve();

  constructor(options: CompanyWorkerOptions) {
    this.#options = options;
  }

  /** A command as the cloud leased it; one that is held already only gets its newer lease. */
  take(command: LeasedCommand, exchange: Exchange): void {
    if (this.#isStopped) return;
    const lease = this.#options.rules.leaseFrom(exchange, command);
    const known = this.#held().find((held) => held.command.commandId === command.commandId);
    if (known) {
      known.lease = lease;
      return;
    }
    this.#waiting.push({ command, lease });
    if (!this.#running) this.#idle = this.#work();
  }

  async #work(): Promise<void> {
    const { clock, rules, perform, onDrained } = this.#options;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const held = next;
      this.#running = held;
      const mayStart = (): boolean => !this.#isStopped && rules.canStart(held.lease, clock.monotonicMs());
      const isDone = mayStart() && (await perform(held.command, mayStart));
      // What is behind it waits for it: all of them are let go, run out, and are offered again in order.
      if (!isDone) this.letGo();
    }
    this.#running = null;
    onDrained();
  }

  /** An answered heartbeat carries the leases on that it named. */
  renew(named: ReadonlySet<string>, exchange: Exchange): void {
    for (const held of this.#held()) {
      if (named.has(held.command.commandId)) held.lease = this.#options.rules.renewed(held.lease, exchange);
    }
  }

  /** Forgets what has not begun. */
  letGo(): void {
    this.#waiting = [];
  }

  /** Resolves when there is nothing left to do. */
  get drained(): Promise<void> {
    return this.#idle;
  }

  /** Begins nothing any more. */
  stop(): void {
    this.#isStopped = true;
    this.letGo();
  }

  get isBusy(): boolean {
    return this.#running !== null;
  }

  get commandIds(): readonly string[] {
    return this.#held().map(({ command }) => command.commandId);
  }

  get runningId(): string | null {
    return this.#running?.command.commandId ?? null;
  }

  #held(): readonly Held[] {
    return this.#running ? [this.#running, ...this.#waiting] : this.#waiting;
  }
}
