/** The commands of one account book, in the order they were leased, one at a time. Running a command is done elsewhere. */

import type { LeasedCommand } from '@ledgerline/contract';
import type { Clock } from '../clock.ts';
import type { HeldCommand } from '../journal.ts';
import { keptLease, type Lease, type LeaseRules, type RoundTrip } from '../lease.ts';
import type { Given, RunTurn } from './command-run.ts';
import type { Resumable } from './recovery.ts';

interface Held {
  readonly command: LeasedCommand;
  lease: Lease;
  /** Whether the cloud has leased the command since this connector started, and waits for its result. */
  isOffered: boolean;
  /** Whether an earlier run of this connector may have given it to the book. */
  readonly mayHaveRun: boolean;
  /** The driver has it, since its turn began or before. */
  given: Given | null;
}

/** A command whose turn it is. */
export interface Turn extends Required<RunTurn> {
  /** Whether the cloud has leased the command since this connector started, and waits for its result. */
  readonly isOffered: boolean;
  /** The command as given to the driver before its turn. */
  readonly given: Given | null;
}

export interface CompanyWorkerOptions {
  readonly clock: Clock;
  readonly rules: LeaseRules;
  readonly connectorStartedAtMs: number;
  /** No command begins before this resolves. */
  readonly ready: Promise<unknown>;
  /** Writes down what is held, for a start after a crash; false when it could not. */
  readonly keep: (held: readonly HeldCommand[]) => boolean;
  /** Runs a command; never rejects. False: it could not start, and nothing behind it may. */
  readonly perform: (command: LeasedCommand, turn: Turn) => Promise<boolean>;
  /** Gives the driver a command before its turn, behind a number of others; null if it must wait for its turn. */
  readonly giveAhead: (command: LeasedCommand, startUntilUptimeMs: number, aheadCount: number) => Given | null;
  /** Whether the driver was ended, and starts none of the given commands. */
  readonly isEnded: (given: Given) => boolean;
  /** Called with commands that will not run under their current leases. */
  readonly onLetGo: (commands: readonly LeasedCommand[]) => void;
  /** A waiting command has started. */
  readonly onBegun: () => void;
}

export class CompanyWorker {
  readonly #options: CompanyWorkerOptions;
  #waiting: Held[] = [];
  /** Commands that the driver has in addition to the running one. */
  #ahead: Held[] = [];
  #running: Held | null = null;
  #isStopped = false;
  #idle: Promise<void> = Promise.resolve();

  constructor(options: CompanyWorkerOptions) {
    this.#options = options;
  }

  /** Commands as the cloud leased them, in order; one that is held already only gets the lease, if that ends later. */
  take(commands: readonly LeasedCommand[], roundTrip: RoundTrip): void {
    if (this.#isStopped) return;
    const { clock, rules, connectorStartedAtMs } = this.#options;
    const startedAgoMs = clock.monotonicMs() - connectorStartedAtMs;
    const added: Held[] = [];
    for (const command of commands) {
      const lease = rules.leaseFrom(roundTrip, command);
      const known = this.#held().find((held) => held.command.commandId === command.commandId);
      // Responses may arrive out of order, and the cloud counts by the lease that ends last.
      if (known) Object.assign(known, { lease: lease.untilMs > known.lease.untilMs ? lease : known.lease, isOffered: true });
      else added.push({ command, lease, isOffered: true, mayHaveRun: rules.mayPrecedeStart(startedAgoMs, command), given: null });
    }
    if (this.#keep(added)) this.#add(added);
    // Commands that are not in the journal are left to be offered again.
    else this.#options.onLetGo(added.map(({ command }) => command));
  }

  /** Commands that this installation had when it last ran, with the remaining time of their leases. */
  resume(resumable: readonly Resumable[]): void {
    this.#add(resumable.map((held) => ({ ...held, isOffered: false, mayHaveRun: true, given: null })));
  }

  #add(added: readonly Held[]): void {
    this.#waiting.push(...added);
    if (this.#running) this.#giveAhead();
    else if (this.#waiting.length > 0) this.#idle = this.#work();
  }

  #keep(added: readonly Held[] = []): boolean {
    const { clock, keep } = this.#options;
    const nowMs = clock.monotonicMs();
    const moment = clock.machineMoment();
    return keep([...this.#held(), ...added].map(({ command, lease }) => ({ command, lease: keptLease(lease, nowMs, moment) })));
  }

  async #work(): Promise<void> {
    const { ready, onLetGo, onBegun } = this.#options;
    for (let next = this.#next(); next; next = this.#next()) {
      const held = next;
      this.#running = held;
      if (held.given) this.#giveAhead();
      else onBegun();
      await ready;
      const isDone = await this.#perform(held);
      // The commands after this one must wait for it, so all are dropped. Their leases expire, and the cloud sends them again in order.
      if (isDone) continue;
      onLetGo([held.command]);
      this.letGo();
    }
    this.#running = null;
  }

  #next(): Held | undefined {
    this.#takeBack();
    return this.#ahead.shift() ?? this.#waiting.shift();
  }

  /** Gives the driver the next commands during the current one, up to its limit. */
  #giveAhead(): void {
    const { clock, rules, giveAhead, isEnded, onBegun } = this.#options;
    const given = this.#running?.given;
    if (!given || isEnded(given)) return;
    this.#takeBack();
    if (this.#waiting.length === 0) return;
    const uptimeAheadMs = clock.machineMoment().uptimeMs - clock.monotonicMs();
    for (let next = this.#waiting[0]; next && this.#mayStart(next); next = this.#waiting[0]) {
      const startUntilUptimeMs = uptimeAheadMs + rules.startableUntilMs(next.lease);
      next.given = giveAhead(next.command, startUntilUptimeMs, this.#ahead.length);
      if (!next.given) return;
      this.#waiting.shift();
      this.#ahead.push(next);
      onBegun();
    }
  }

  /** Commands given to a driver that was ended wait for their turn again. */
  #takeBack(): void {
    if (!this.#ahead.some(({ given }) => given && this.#options.isEnded(given))) return;
    for (const held of this.#ahead) held.given = null;
    this.#waiting.unshift(...this.#ahead);
    this.#ahead = [];
  }

  async #perform(held: Held): Promise<boolean> {
    const mayStart = (): boolean => this.#mayStart(held);
    const onGiven = (given: Given): void => {
      held.given = given;
      this.#giveAhead();
    };
    if (!held.given && !mayStart()) return false;
    const { isOffered, mayHaveRun, given } = held;
    return this.#options.perform(held.command, { mayStart, onGiven, isOffered, mayHaveRun, given });
  }

  #mayStart({ lease }: Held): boolean {
    const { clock, rules } = this.#options;
    return !this.#isStopped && clock.monotonicMs() <= rules.startableUntilMs(lease);
  }

  /** A successful heartbeat renews the leases that it named. */
  renew(named: ReadonlySet<string>, roundTrip: RoundTrip): void {
    for (const held of this.#held()) {
      if (named.has(held.command.commandId)) held.lease = this.#options.rules.renewed(held.lease, roundTrip);
    }
    if (this.#held().length > 0) this.#keep();
  }

  /** Drops commands that have not started. */
  letGo(): void {
    this.#takeBack();
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#options.onLetGo(waiting.map(({ command }) => command));
  }

  /** Resolves when there is nothing left to do. */
  get drained(): Promise<void> {
    return this.#idle;
  }

  /** Starts nothing from now on. */
  stop(): void {
    this.#isStopped = true;
    this.letGo();
  }

  get isBusy(): boolean {
    return this.#running !== null;
  }

  /** How many wait for their turn. */
  get waitingCount(): number {
    return this.#waiting.length;
  }

  get commandIds(): readonly string[] {
    return this.#held().map(({ command }) => command.commandId);
  }

  get runningId(): string | null {
    return this.#running?.command.commandId ?? null;
  }

  #held(): readonly Held[] {
    return this.#running ? [this.#running, ...this.#ahead, ...this.#waiting] : this.#waiting;
  }
}
