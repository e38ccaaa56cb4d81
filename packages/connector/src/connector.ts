/**
 * The connector itself: asks for commands, lets each account book run its own in order, says that it is alive, and stops
 * cleanly. It touches nothing but what it is given: clock, cloud, journal and drivers all come from outside.
 */

import { delivery, type HeartbeatAnswer, type LeasedCommand } from '@ledgerline/contract';
import { Arrivals } from './arrivals.ts';
import { BackOff } from './back-off.ts';
import { type Clock, Pause, type Timers, withTimeout } from './clock.ts';
import { type Cloud, type CloudAnswer, isOtherInstall } from './cloud.ts';
import { type RunContext, recoverStarted, runCommand } from './command-run.ts';
import { CompanyWorker } from './company-worker.ts';
import type { CompanySettings } from './driver.ts';
import type { DriverPool } from './driver-pool.ts';
import type { FinishedEntry, HeldCommand, Journal, JournalCommand, StartedEntry } from './journal.ts';
import { type LeaseRules, leaseRules, type RoundTrip } from './lease.ts';
import { type Log, oneLine } from './log.ts';
import { Outbox } from './outbox.ts';
import type { Randomness } from './randomness.ts';
import { findRecoverable } from './recovery.ts';

export interface ConnectorOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly cloud: Cloud;
  readonly journal: Journal;
  readonly pool: DriverPool;
  readonly log: Log;
  readonly build: string;
  readonly hostname: string;
  readonly os: string;
  readonly rules?: LeaseRules;
  /** Told of every answer and failure of the cloud, for the status page. */
  readonly onContact?: (contact: Contact) => void;
}

export interface Contact {
  readonly what: 'next' | 'heartbeat' | 'companies';
  readonly answer: CloudAnswer<unknown>;
}

const SECOND_MS = 1000;
const HEARTBEAT_EVERY_MS = delivery.heartbeatEverySeconds * SECOND_MS;
const POLL_WAIT_SECONDS = 25;
const LEASED_MAX = 32;
/** More than this is not held at a time: what waits here for long only wears its lease out. */
const HELD_MAX = 256;
/** How often to look whether there is room, or whether the cloud knows us by now. */
const LOOK_AGAIN_MS = 1_000;
/** Drivers that take longer to say who they are count as ones that keep no record. */
const IDENTITIES_LEARNT_MS = 20_000;
const REFUSAL_DELIVERED_MS = 30_000;
const LAST_ANSWER_MS = 1_000;
const PRUNE_EVERY_MS = 6 * 3600 * SECOND_MS;
const DAY_MS = 24 * 3600 * SECOND_MS;

export class Connector {
  readonly #options: ConnectorOptions;
  readonly #rules: LeaseRules;
  readonly #workers = new Map<string, CompanyWorker>();
  readonly #outbox: Outbox;
  readonly #pollPause: Pause;
  readonly #nudgePause: Pause;
  readonly #heartPause: Pause;
  readonly #arrivals = new Arrivals();
  /** The questions that are open, each with what calls it off. */
  readonly #questionsOpen = new Set<AbortController>();
  readonly #startedAtMs: number;
  /** The cloud has taken us for the active installation. */
  readonly #introduced = Promise.withResolvers<void>();
  #questions: Promise<unknown> = Promise.resolve();
  #loops: Promise<unknown> = Promise.resolve();
  #isStopping = false;
  /** Whether our books keep records, as the cloud last heard it; null when it has not. */
  #introducedAs: boolean | null = null;
  #areBooksReported = false;
  #isNudged = false;
  #workedAtMs: number;
  #prunedAtMs = Number.NEGATIVE_INFINITY;
  #saidLast = '';

  constructor(options: ConnectorOptions) {
    const { clock, timers } = options;
    this.#options = options;
    this.#rules = options.rules ?? leaseRules;
    this.#pollPause = new Pause(timers);
    this.#nudgePause = new Pause(timers);
    this.#heartPause = new Pause(timers);
    this.#startedAtMs = clock.monotonicMs();
    this.#workedAtMs = this.#startedAtMs;
    this.#outbox = new Outbox({ ...options, onDelivered: (entry) => this.#delivered(entry) });
  }

  start(): void {
    this.#outbox.start();
    this.#takeUp();
    this.#questions = Promise.all([this.#poll(), this.#nudge()]);
    this.#loops = Promise.all([this.#beat(), this.#questions]);
  }

  /** Another list of account books, as when the companies file was changed. What runs on a book that goes away may end. */
  async replaceCompanies(companies: readonly CompanySettings[]): Promise<void> {
    const { pool } = this.#options;
    const removed = pool.replace(companies);
    if (removed === null) return;
    this.#areBooksReported = false;
    this.#heartPause.wake();
    await Promise.all(
      removed.map(async ({ companyId, driver }) => {
        await this.#workers.get(companyId)?.drained;
        await pool.discard(companyId, driver);
      }),
    );
  }

  /** Asks for nothing more, carries out what it holds for as long as it is given, hands over what is finished. */
  async stop(graceMs: number): Promise<void> {
    const { timers, pool, log } = this.#options;
    this.#isStopping = true;
    for (const pause of [this.#pollPause, this.#nudgePause, this.#heartPause]) pause.wake();
    // An answer on its way may hold commands, and nobody else would run them before their lease is over.
    await withTimeout(timers, LAST_ANSWER_MS, this.#questions);
    for (const question of this.#questionsOpen) question.abort();
    const workers = [...this.#workers.values()];
    if (!this.#isIntroduced) for (const worker of workers) worker.stop();
    this.#introduced.resolve();
    const ended = await withTimeout(timers, graceMs, Promise.all(workers.map(({ drained }) => drained)));
    for (const worker of workers) worker.stop();
    if (ended === 'late') {
      const left = workers.flatMap(({ runningId }) => runningId ?? []);
      log.line('warning', `Stopping while ${left.join(', ')} still runs; what came of it is looked up at the next start.`);
    }
    await withTimeout(timers, graceMs, Promise.all([this.#loops, this.#outbox.stop()]));
    await pool.closeAll();
  }

  /** How long there has been nothing to do: no command held, no result that the cloud does not have. */
  get idleMs(): number {
    const { clock, journal } = this.#options;
    const isBusy = this.heldIds.length > 0 || journal.pending(1).length > 0;
    return isBusy ? 0 : clock.monotonicMs() - this.#workedAtMs;
  }

  get heldIds(): readonly string[] {
    return [...this.#workers.values()].flatMap((worker) => worker.commandIds);
  }

  // Taking up what was left behind

  /**
   * The journal knows what this installation held when it last ran. Leases that still run are carried on, once the cloud
   * has heard of us; what was begun under one that is over may be somebody else's by now, and is only looked up.
   */
  #takeUp(): void {
    try {
      for (const [companyId, { resumable, unresolved }] of findRecoverable(
        this.#options.journal,
        this.#rules,
        this.#options.clock,
      )) {
        const ready = Promise.all([this.#recover(unresolved), this.#introduced.promise]);
        this.#workerOf(companyId, ready).resume(resumable);
        const resumed = resumable.map(({ command }) => command);
        this.#arrivals.add(resumed, this.#startedAtMs);
        if (resumable.length > 0) this.#options.log.line('info', `Carrying on: ${resumable.length} of ${companyId}.`);
      }
    } catch (error) {
      this.#sayJournal(error);
    }
  }

  async #recover(entries: readonly StartedEntry[]): Promise<void> {
    for (const entry of entries) {
      try {
        const report = await recoverStarted(this.#context, entry);
        if (!report) continue;
        this.#outbox.wake();
        this.#sayCommand('info', report.status, entry, ' looked up after a start');
      } catch (error) {
        this.#sayJournal(error);
      }
    }
  }

  get #context(): RunContext {
    return { ...this.#options, rules: this.#rules };
  }

  // Asking for commands

  /** One question is always open, so that a command for a book with nothing to do arrives at once. */
  async #poll(): Promise<void> {
    const backOff = new BackOff(this.#options.randomness);
    while (!this.#isStopping) {
      if (!this.#hasRoom) {
        await this.#pollPause.wait(LOOK_AGAIN_MS);
        continue;
      }
      const askedAtMs = this.#options.clock.monotonicMs();
      const answer = await this.#ask(POLL_WAIT_SECONDS);
      if (answer.kind === 'ok') {
        backOff.reset();
        const isHasty = answer.value.length === 0 && this.#options.clock.monotonicMs() - askedAtMs < LOOK_AGAIN_MS;
        // A cloud that does not wait, as when it is stopping, is not asked without end.
        if (isHasty) await this.#pollPause.wait(LOOK_AGAIN_MS);
      } else await this.#pollPause.wait(backOff.nextMs(answer.kind === 'refused' ? answer.retryAfterSeconds : null));
    }
  }

  /** A book that has finished what it was given is given more only when asked again; the open question may not notice. */
  async #nudge(): Promise<void> {
    while (!this.#isStopping) {
      await this.#nudgePause.wait(HEARTBEAT_EVERY_MS);
      if (!this.#isStopping && this.#hasRoom && this.#isNudged) {
        this.#isNudged = false;
        const answer = await this.#ask(0);
        // Its answer may have held commands. The open question is put anew, and then says what has arrived.
        if (answer.kind === 'unreachable') for (const question of this.#questionsOpen) question.abort();
      }
    }
  }

  #delivered({ commandId, companyId }: FinishedEntry): void {
    this.#arrivals.acknowledged(commandId);
    this.#nudgeFor(companyId);
  }

  #nudgeFor(companyId: string): void {
    if (this.#workers.get(companyId)?.isBusy) return;
    this.#isNudged = true;
    this.#nudgePause.wake();
  }

  /** The cloud knows what drives our books: else it could not know whom it may offer a write again. */
  get #isIntroduced(): boolean {
    return this.#introducedAs === this.#options.pool.identity.exactlyOnce;
  }

  get #hasRoom(): boolean {
    return this.#isIntroduced && this.heldIds.length < HELD_MAX;
  }

  async #ask(waitSeconds: number): Promise<CloudAnswer<readonly LeasedCommand[]>> {
    const { clock, cloud } = this.#options;
    // The lease is counted from here: the cloud gives it later, so it always ends later there.
    const sentAtMs = clock.monotonicMs();
    const holding = this.#holding(sentAtMs);
    const question = new AbortController();
    this.#questionsOpen.add(question);
    const answer = await cloud.next({ waitSeconds, max: LEASED_MAX, ...(holding && { holding }) }, question.signal);
    this.#questionsOpen.delete(question);
    if (question.signal.aborted) return answer;
    this.#heard({ what: 'next', answer });
    if (isOtherInstall(answer)) this.#standDown();
    if (answer.kind === 'ok') this.#take(answer.value, { sentAtMs, answeredAtMs: clock.monotonicMs() });
    return answer;
  }

  /** What has arrived, so that the cloud sends again what has not. Not while an answer may be on its way: what that brings is unknown. */
  #holding(nowMs: number): readonly string[] | null {
    return this.#questionsOpen.size > 0 ? null : this.#arrivals.named(nowMs);
  }

  #take(commands: readonly LeasedCommand[], roundTrip: RoundTrip): void {
    this.#arrivals.add(commands, roundTrip.answeredAtMs);
    const given = Map.groupBy(commands, ({ companyId }) => companyId);
    for (const [companyId, ofCompany] of given) this.#workerOf(companyId).take(ofCompany, roundTrip);
  }

  #workerOf(companyId: string, ready: Promise<unknown> = Promise.resolve()): CompanyWorker {
    const known = this.#workers.get(companyId);
    if (known) return known;
    const worker = new CompanyWorker({
      clock: this.#options.clock,
      rules: this.#rules,
      ready,
      keep: (held) => this.#keep(companyId, held),
      perform: (...given) => this.#perform(...given),
      onDrained: () => this.#nudgeFor(companyId),
    });
    this.#workers.set(companyId, worker);
    return worker;
  }

  #keep(companyId: string, held: readonly HeldCommand[]): boolean {
    try {
      this.#options.journal.hold(companyId, held);
      return true;
    } catch (error) {
      this.#sayJournal(error);
      return false;
    }
  }

  /** Another installation is the active one: what has not begun here is not ours to begin. */
  #standDown(): void {
    this.#introducedAs = null;
    this.#areBooksReported = false;
    for (const worker of this.#workers.values()) worker.letGo();
  }

  /** Carries a command out and says whether those behind it may begin. */
  async #perform(command: LeasedCommand, mayStart: () => boolean, isOffered: boolean): Promise<boolean> {
    const { clock, journal } = this.#options;
    const beganAtMs = clock.monotonicMs();
    this.#workedAtMs = beganAtMs;
    try {
      const run = await runCommand(this.#context, command, mayStart);
      if (run.kind !== 'finished') {
        this.#sayCommand('warning', 'left', command, `: ${run.reason}`);
        return run.kind === 'unresolved';
      }
      if (run.isAcknowledged && !isOffered) return true;
      journal.reopen(command.commandId);
      this.#outbox.wake();
      const { status, error } = run.report;
      const tookMs = Math.round(clock.monotonicMs() - beganAtMs);
      this.#sayCommand('info', status, command, ` ${tookMs} ms${error ? ` ${error.code} ${error.outcome}` : ''}`);
      return run.hasBegun || (await this.#isKnownToTheCloud(command));
    } catch (error) {
      // The journal cannot be written. What was not begun is offered again; what was is looked up then.
      this.#sayCommand('warning', 'left', command, `: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }

  /**
   * A read, and where books keep records a write too, may be handed to another installation although it was refused here,
   * and would run after those behind it. So the cloud has to know of the refusal before they begin.
   */
  async #isKnownToTheCloud({ commandId, mode }: LeasedCommand): Promise<boolean> {
    if (mode === 'write' && !this.#options.pool.identity.exactlyOnce) return true;
    return this.#outbox.untilDelivered(commandId, REFUSAL_DELIVERED_MS);
  }

  #sayCommand(level: 'info' | 'warning', word: string, { type, companyId, commandId }: JournalCommand, rest: string): void {
    this.#options.log.line(level, oneLine(`${word} ${type} ${companyId} ${commandId}${rest}`));
  }

  // Saying that it is alive

  async #beat(): Promise<void> {
    const backOff = new BackOff(this.#options.randomness);
    await withTimeout(this.#options.timers, IDENTITIES_LEARNT_MS, this.#options.pool.learnIdentities());
    while (!this.#isStopping) {
      const isHeard = (await this.#introduce()) && (await this.#reportBooks());
      if (isHeard) backOff.reset();
      await this.#tidy();
      const waitMs = isHeard ? HEARTBEAT_EVERY_MS : Math.min(HEARTBEAT_EVERY_MS, Math.max(SECOND_MS, backOff.nextMs()));
      if (!this.#isStopping) await this.#heartPause.wait(waitMs);
    }
  }

  async #introduce(): Promise<boolean> {
    const { clock, cloud, pool, build, hostname, os } = this.#options;
    const sentAtMs = clock.monotonicMs();
    const driver = pool.identity;
    const named = this.heldIds.slice(0, delivery.leasedPerConnectorMax);
    const answer = await cloud.heartbeat({
      build,
      driver,
      hostname,
      os,
      uptimeSeconds: Math.round((sentAtMs - this.#startedAtMs) / SECOND_MS),
      running: [...named],
      companies: [...pool.health],
    });
    this.#heard({ what: 'heartbeat', answer });
    if (isOtherInstall(answer)) this.#standDown();
    if (answer.kind !== 'ok') return false;
    const roundTrip = { sentAtMs, answeredAtMs: clock.monotonicMs() };
    for (const worker of this.#workers.values()) worker.renew(new Set(named), roundTrip);
    this.#sayBuild(answer.value);
    const wasIntroduced = this.#isIntroduced;
    this.#introducedAs = driver.exactlyOnce;
    this.#introduced.resolve();
    if (!wasIntroduced) this.#pollPause.wake();
    return true;
  }

  async #reportBooks(): Promise<boolean> {
    if (this.#areBooksReported) return true;
    this.#areBooksReported = true;
    const answer = await this.#options.cloud.reportCompanies(this.#options.pool.companies);
    this.#heard({ what: 'companies', answer });
    if (answer.kind !== 'ok') this.#areBooksReported = false;
    return answer.kind === 'ok';
  }

  async #tidy(): Promise<void> {
    const { clock, journal, pool } = this.#options;
    await pool.closeIdle((companyId) => this.#workers.get(companyId)?.isBusy === true);
    const nowMs = clock.monotonicMs();
    if (nowMs - this.#prunedAtMs < PRUNE_EVERY_MS) return;
    this.#prunedAtMs = nowMs;
    try {
      journal.prune(clock.wallMs() - delivery.outboxKeepDays * DAY_MS);
    } catch (error) {
      this.#sayJournal(error);
    }
  }

  #sayJournal(error: unknown): void {
    this.#options.log.line('warning', oneLine(`The journal: ${error instanceof Error ? error.message : String(error)}`));
  }

  #heard(contact: Contact): void {
    this.#options.onContact?.(contact);
    const { answer } = contact;
    const text = answer.kind === 'ok' ? 'The cloud answers.' : oneLine(answer.message);
    if (text === this.#saidLast) return;
    this.#saidLast = text;
    this.#options.log.line(answer.kind === 'ok' ? 'info' : 'warning', text);
  }

  #sayBuild({ updateRequired, newestBuild }: HeartbeatAnswer): void {
    if (!updateRequired || this.#isIntroduced) return;
    this.#options.log.line('warning', `This build is too old for update commands; install ${newestBuild ?? 'the newest one'}.`);
  }
}
