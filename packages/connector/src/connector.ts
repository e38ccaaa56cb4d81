/**
 * The connector: poll, heartbeat and recovery over one worker per account book, started and stopped together. It touches only
 * what it is given: clock, cloud, journal and drivers all come from outside.
 */

import { DAY_MS, deliveryLimits, HOUR_MS } from '@ledgerline/contract';
import { type Clock, type Timers, withTimeout } from './clock.ts';
import { type Cloud, isOtherInstall } from './cloud.ts';
import { ChangeSender } from './contact/change-sender.ts';
import { type Contact, ContactLog } from './contact/contact-log.ts';
import { Heartbeat } from './contact/heartbeat.ts';
import { Poll } from './contact/poll.ts';
import type { CompanySettings, Finding } from './driver.ts';
import type { RunContext } from './execution/command-run.ts';
import { CompanyWorkers } from './execution/company-workers.ts';
import type { DriverPool } from './execution/driver-pool.ts';
import { resumeFromJournal } from './execution/recovery.ts';
import type { RunTraces } from './execution/run-trace.ts';
import type { FinishedEntry, Journal } from './journal.ts';
import { type LeaseRules, leaseRules } from './lease.ts';
import { journalLine, type Log } from './log.ts';
import { Outbox } from './outbox/outbox.ts';
import type { Randomness } from './randomness.ts';

export interface ConnectorOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly cloud: Cloud;
  readonly journal: Journal;
  readonly pool: DriverPool;
  readonly log: Log;
  readonly build: string;
  /** A build that was rejected here; the cloud counts them. */
  readonly refusedBuild?: string | null;
  /** A newer build that only the setup program can install; null for none, undefined while that is not known. */
  readonly setupBuild?: () => string | null | undefined;
  readonly hostname: string;
  readonly os: string;
  readonly rules?: LeaseRules;
  /** Null or absent if no collector takes traces. */
  readonly traces?: RunTraces | null;
  readonly prefetch?: Prefetch;
  /** Whether the connector announces its stop. A sandbox that sleeps counts as online. */
  readonly announcesStop?: boolean;
  /** Whether closed books are opened to look at their changes (default: true). */
  readonly opensBooksToLook?: boolean;
  /** Called for every response and failure of the cloud, for the status page. */
  readonly onContact?: (contact: Contact) => void;
}

/** How many commands the connector fetches ahead of its books. */
export interface Prefetch {
  /** More commands of a book are fetched when fewer than this wait. */
  readonly below: number;
  /** How many are fetched at a time. */
  readonly leasedMax: number;
}

/** With a fast book, this many commands last longer than a round trip. */
const PREFETCH: Prefetch = { below: 32, leasedMax: 64 };
/** With this many commands waiting in a book, its results are sent together, because their callers wait for the queue anyway. */
const GATHER_FROM = 8;
const GATHER_MS = 15;
/** The maximum number of commands held at a time: in a long wait here, only the lease runs out. */
const HELD_MAX = 256;
/** A cloud that does not respond must not keep the connector from ending. */
const LAST_WORD_MS = 2_000;
const PRUNE_EVERY_MS = 6 * HOUR_MS;
const JOURNAL_KEPT_MS = deliveryLimits.outboxKeepDays * DAY_MS;

export class Connector {
  readonly #options: ConnectorOptions;
  readonly #context: RunContext;
  readonly #contacts: ContactLog;
  readonly #workers: CompanyWorkers;
  readonly #outbox: Outbox;
  readonly #heartbeat: Heartbeat;
  readonly #poll: Poll;
  readonly #changes: ChangeSender;
  #prunedAtMs = Number.NEGATIVE_INFINITY;
  #pausedBecause: string | null = null;

  constructor(options: ConnectorOptions) {
    const { log, rules = leaseRules, prefetch = PREFETCH } = options;
    this.#options = options;
    this.#context = { ...options, rules };
    this.#contacts = new ContactLog(log);
    const isMoreWanted = (companyId: string): boolean => this.#workers.waitingCount(companyId) < prefetch.below;
    this.#outbox = new Outbox({
      ...options,
      gatherMs: () => (this.#workers.waitingMost < GATHER_FROM ? 0 : GATHER_MS),
      onDelivered: (entry) => this.#delivered(entry),
    });
    this.#workers = new CompanyWorkers({
      context: this.#context,
      outbox: this.#outbox,
      log,
      onLetGo: (commandIds) => this.#poll.arrivals.letGo(commandIds, options.clock.monotonicMs()),
      onBegun: (companyId) => {
        if (isMoreWanted(companyId)) this.#poll.fetchMore();
      },
    });
    this.#changes = new ChangeSender({ ...options, opensBooks: options.opensBooksToLook ?? true });
    this.#heartbeat = new Heartbeat({
      ...options,
      workers: this.#workers,
      pausedBecause: () => this.#pausedBecause,
      onContact: (contact) => this.#heard(contact),
      onIntroduced: () => this.#poll.wake(),
      cleanUp: () => this.#cleanUp(),
    });
    this.#poll = new Poll({
      ...options,
      hasRoom: () => this.#heartbeat.isIntroduced && this.#pausedBecause === null && this.heldIds.length < HELD_MAX,
      isMoreWanted,
      leasedMax: prefetch.leasedMax,
      onResponse: (response) => this.#heard({ what: 'next', response }),
      onCommands: (commands, roundTrip) => this.#workers.take(commands, roundTrip),
    });
  }

  start(): void {
    this.#options.pool.whenProgressed = (text) => this.#progressed(text);
    this.#options.pool.whenCapable = () => this.#heartbeat.reportBooksAgain();
    this.#outbox.start();
    resumeFromJournal({
      context: this.#context,
      workers: this.#workers,
      arrivals: this.#poll.arrivals,
      outbox: this.#outbox,
      log: this.#options.log,
      introduced: this.#heartbeat.introduced,
    });
    this.#poll.start();
    this.#heartbeat.start();
    this.#changes.start();
  }

  /** Takes no more commands, for a reason that people read, or takes them again. Commands that are already here still run. */
  pause(because: string | null): void {
    if (this.#pausedBecause === because) return;
    this.#pausedBecause = because;
    this.#options.log.line('info', because === null ? 'Resumed.' : because);
    if (because === null) this.#poll.wake();
    else this.#poll.stopWaiting();
    this.#heartbeat.soon();
  }

  /** Looks one account book over. */
  examineBook(companyId: string): Promise<readonly Finding[]> {
    return this.#options.pool.examine(companyId, this.#workers.isBusy(companyId));
  }

  get pausedBecause(): string | null {
    return this.#pausedBecause;
  }

  /** Applies another list of account books, for example after the companies file was changed. Commands that run on a removed book can finish. */
  async replaceCompanies(companies: readonly CompanySettings[]): Promise<void> {
    const { pool } = this.#options;
    const removed = pool.replace(companies);
    if (removed === null) return;
    this.#heartbeat.reportBooksAgain();
    await Promise.all(
      removed.map(async ({ companyId, driver }) => {
        await this.#workers.drainedOf(companyId);
        await pool.discard(companyId, driver);
      }),
    );
  }

  /** Requests no more commands and resolves when the held ones have ended; heartbeats continue. */
  async drain(): Promise<void> {
    await this.#poll.stop();
    this.#dropUnaccepted();
    await this.#workers.drained;
  }

  /** Drops held commands that have not started, because the cloud has not accepted this installation. */
  #dropUnaccepted(): void {
    if (!this.#heartbeat.isIntroduced) this.#workers.stop();
    this.#heartbeat.stopWaiting();
  }

  /** Requests no more commands, runs the held ones until the grace time ends, and sends finished results. */
  async stop(graceMs: number): Promise<void> {
    const { timers, pool, log } = this.#options;
    this.#heartbeat.stop();
    this.#changes.stop();
    await this.#poll.stop();
    this.#dropUnaccepted();
    const ended = await withTimeout(timers, graceMs, this.#workers.drained);
    this.#workers.stop();
    if (ended === 'late') {
      const running = this.#workers.runningIds.join(', ');
      log.line('warning', `Stopping while ${running} is still running. Its result will be checked at the next start.`);
    }
    await withTimeout(
      timers,
      graceMs,
      Promise.all([this.#heartbeat.ended, this.#poll.ended, this.#changes.ended, this.#outbox.stop()]),
    );
    if (this.#options.announcesStop) await withTimeout(timers, LAST_WORD_MS, this.#heartbeat.sayStopped());
    await pool.closeAll();
  }

  /** How long there has been nothing to do: no command held, no result that the cloud does not have. */
  get idleMs(): number {
    const { clock, journal } = this.#options;
    const isBusy = this.heldIds.length > 0 || journal.pending(1).length > 0;
    return isBusy ? 0 : clock.monotonicMs() - this.#workers.workedAtMs;
  }

  get heldIds(): readonly string[] {
    return this.#workers.heldIds;
  }

  /** Reports the progress of a command, which callers see with the account book. */
  #progressed(text: string | null): void {
    if (text !== null) this.#options.log.line('info', text);
    this.#heartbeat.soon();
  }

  #delivered({ commandId, companyId }: FinishedEntry): void {
    this.#poll.acknowledged(commandId, !this.#workers.isBusy(companyId));
    this.#changes.wake(companyId);
  }

  #heard(contact: Contact): void {
    this.#options.onContact?.(contact);
    this.#contacts.add(contact);
    if (contact.what === 'heartbeat' && contact.response.kind === 'ok') this.#changes.watch(contact.response.value.changes ?? []);
    if (isOtherInstall(contact.response)) this.#yieldToOtherInstall();
  }

  /** Drops commands that have not started, because another installation is active. */
  #yieldToOtherInstall(): void {
    this.#heartbeat.forgetIntroduction();
    this.#workers.letGo();
  }

  /** Closes books that are not used, and forgets what the cloud acknowledged long ago. */
  async #cleanUp(): Promise<void> {
    const { clock, journal, pool, log } = this.#options;
    const isBusy = (companyId: string): boolean => this.#workers.isBusy(companyId);
    await pool.closeIdle(isBusy);
    pool.retryLocked(isBusy);
    const nowMs = clock.monotonicMs();
    if (nowMs - this.#prunedAtMs < PRUNE_EVERY_MS) return;
    this.#prunedAtMs = nowMs;
    try {
      journal.prune(clock.wallMs() - JOURNAL_KEPT_MS);
    } catch (error) {
      log.line('warning', journalLine(error));
    }
  }
}
