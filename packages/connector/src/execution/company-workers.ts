/**
 * One worker per account book. Passes each command to the worker of its book, runs it through journal and driver, and leaves
 * the result to the outbox. Where commands come from is decided elsewhere.
 */

import type { LeasedCommand } from '@ledgerline/contract';
import type { HeldCommand } from '../journal.ts';
import type { RoundTrip } from '../lease.ts';
import { commandLine, journalLine, type Log, messageOf } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { endGiven, type Given, giveAhead, type RunContext, runCommand } from './command-run.ts';
import { CompanyWorker, type Turn } from './company-worker.ts';
import type { Resumable } from './recovery.ts';

export interface CompanyWorkersOptions {
  readonly context: RunContext;
  readonly outbox: Outbox;
  readonly log: Log;
  /** Called with commands that will not run under their current leases. */
  readonly onLetGo: (commandIds: ReadonlySet<string>) => void;
  /** A waiting command of a book has started. */
  readonly onBegun: (companyId: string) => void;
}

const REFUSAL_DELIVERED_MS = 30_000;

export class CompanyWorkers {
  readonly #options: CompanyWorkersOptions;
  readonly #workers = new Map<string, CompanyWorker>();
  readonly #startedAtMs: number;
  #workedAtMs: number;

  constructor(options: CompanyWorkersOptions) {
    this.#options = options;
    this.#startedAtMs = options.context.clock.monotonicMs();
    this.#workedAtMs = this.#startedAtMs;
  }

  take(commands: readonly LeasedCommand[], roundTrip: RoundTrip): void {
    const given = Map.groupBy(commands, ({ companyId }) => companyId);
    for (const [companyId, ofCompany] of given) this.#workerOf(companyId).take(ofCompany, roundTrip);
  }

  /** Commands that were held before a restart; none of their book begins before `ready`. */
  resume(companyId: string, resumable: readonly Resumable[], ready: Promise<unknown>): void {
    this.#workerOf(companyId, ready).resume(resumable);
  }

  renew(commandIds: ReadonlySet<string>, roundTrip: RoundTrip): void {
    for (const worker of this.#workers.values()) worker.renew(commandIds, roundTrip);
  }

  /** Drops commands that have not begun. */
  letGo(): void {
    for (const worker of this.#workers.values()) worker.letGo();
  }

  stop(): void {
    for (const worker of this.#workers.values()) worker.stop();
  }

  /** Resolves when no book has anything left to do. */
  get drained(): Promise<unknown> {
    return Promise.all([...this.#workers.values()].map(({ drained }) => drained));
  }

  async drainedOf(companyId: string): Promise<void> {
    await this.#workers.get(companyId)?.drained;
  }

  isBusy(companyId: string): boolean {
    return this.#workers.get(companyId)?.isBusy === true;
  }

  /** How many commands of a book wait for their turn. */
  waitingCount(companyId: string): number {
    return this.#workers.get(companyId)?.waitingCount ?? 0;
  }

  /** The most that wait in one book. */
  get waitingMost(): number {
    return Math.max(0, ...[...this.#workers.values()].map((worker) => worker.waitingCount));
  }

  get heldIds(): readonly string[] {
    return [...this.#workers.values()].flatMap((worker) => worker.commandIds);
  }

  get runningIds(): readonly string[] {
    return [...this.#workers.values()].flatMap(({ runningId }) => runningId ?? []);
  }

  /** When the last command began. */
  get workedAtMs(): number {
    return this.#workedAtMs;
  }

  #workerOf(companyId: string, ready: Promise<unknown> = Promise.resolve()): CompanyWorker {
    const known = this.#workers.get(companyId);
    if (known) return known;
    const { clock, rules } = this.#options.context;
    const worker = new CompanyWorker({
      clock,
      rules,
      connectorStartedAtMs: this.#startedAtMs,
      ready,
      keep: (held) => this.#keep(companyId, held),
      perform: (command, turn) => this.#perform(command, turn),
      giveAhead: (...ahead) => this.#giveAhead(...ahead),
      isEnded: ({ driver }) => this.#options.context.pool.isDiscarded(driver),
      onLetGo: (commands) => this.#options.onLetGo(new Set(commands.map(({ commandId }) => commandId))),
      onBegun: () => this.#options.onBegun(companyId),
    });
    this.#workers.set(companyId, worker);
    return worker;
  }

  #keep(companyId: string, held: readonly HeldCommand[]): boolean {
    try {
      this.#options.context.journal.hold(companyId, held);
      return true;
    } catch (error) {
      this.#options.log.line('warning', journalLine(error));
      return false;
    }
  }

  #giveAhead(command: LeasedCommand, startUntilUptimeMs: number, aheadCount: number): Given | null {
    try {
      return giveAhead(this.#options.context, command, startUntilUptimeMs, aheadCount);
    } catch (error) {
      // The journal cannot be written. The command waits for its turn.
      this.#options.log.line('warning', journalLine(error));
      return null;
    }
  }

  /** Runs a command. Returns whether those behind it may begin. */
  async #perform(command: LeasedCommand, turn: Turn): Promise<boolean> {
    const { isOffered, given } = turn;
    const { context, outbox, log } = this.#options;
    const beganAtMs = context.clock.monotonicMs();
    this.#workedAtMs = beganAtMs;
    try {
      const run = given ? await endGiven(context, command, given, turn) : await runCommand(context, command, turn);
      if (run.kind !== 'finished') {
        log.line('warning', commandLine('deferred', command, `: ${run.reason}`));
        this.#options.onLetGo(new Set([command.commandId]));
        return run.kind === 'unresolved';
      }
      if (run.isAcknowledged && !isOffered) return true;
      if (run.isAcknowledged) context.journal.reopen(command.commandId);
      outbox.wake();
      const { status, error } = run.report;
      const tookMs = Math.round(context.clock.monotonicMs() - beganAtMs);
      log.line('info', commandLine(status, command, ` ${tookMs} ms${error ? ` ${error.code} ${error.outcome}` : ''}`));
      return run.isFinal || (await this.#isKnownToTheCloud(command));
    } catch (error) {
      // The journal cannot be written. What was not begun is offered again; what was is looked up then.
      log.line('warning', commandLine('deferred', command, `: ${messageOf(error)}`));
      return false;
    }
  }

  /**
   * Another installation may get a read that was refused here, or a write where books keep records, and would run it after
   * those behind it. So the cloud must know of the refusal before they begin.
   */
  async #isKnownToTheCloud({ commandId, companyId, mode }: LeasedCommand): Promise<boolean> {
    const { pool } = this.#options.context;
    if (mode === 'write' && pool.has(companyId) && !pool.isExactlyOnce(companyId)) return true;
    return this.#options.outbox.untilDelivered(commandId, REFUSAL_DELIVERED_MS);
  }
}
