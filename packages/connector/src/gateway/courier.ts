/**
 * Sends e-invoices from one book to the tax authority: takes the next errand from the book, sends it, and gives the book the response. The book decides
 * what to do. While nothing is open there is no timer and no query.
 */

import { type Book, type Errand, type Reply, type Result, requestOf } from '@ledgerline/book';
import { SECOND_MS } from '@ledgerline/contract';
import { type Clock, nextTurn, type Timer, type Timers, withTimeout } from '../clock.ts';
import type { Log } from '../log.ts';
import { messageOf } from '../log.ts';
import type { GatewayState } from './gateway-state.ts';
import type { GatewaySession } from './session.ts';
import type { ClientCredentials } from './token.ts';

/** What a courier needs to send now, or why it cannot. */
export type Passage =
  | { readonly session: Pick<GatewaySession, 'ask'>; readonly credentials: ClientCredentials }
  | { readonly hold: CourierHold };

/** Why nothing is sent; each reason needs action by a person. */
export type CourierHold = 'paused' | 'no-credentials' | 'went-back';

export type CarriedBook = Pick<Book, 'nextErrand' | 'absorb' | 'courier'>;

export interface CourierOptions {
  readonly companyId: string;
  readonly book: CarriedBook;
  readonly passage: () => Passage;
  readonly state: GatewayState;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
}

/** After this many consecutive failures and waits in vain a command does not wait, so that a dead gateway does not block the book. */
const FAILURES_WAITED_FOR = 2;
const STOP_WAITED_MS = 5 * SECOND_MS;
/** A timer does not take longer spans. */
const TIMER_MS_MAX = 24 * 60 * 60 * SECOND_MS;
const AGAIN_AFTER_FAILURE_MS = 60 * SECOND_MS;

export class BookCourier {
  readonly #options: CourierOptions;
  #isStopped = false;
  #isWanted = false;
  #work: Promise<void> | null = null;
  #timer: Timer | null = null;
  #failures = 0;
  /** Callers that wait for a response. */
  #waiting: (() => void)[] = [];

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Wakes the courier. */
  wake(): void {
    this.#isWanted = true;
    if (this.#isStopped || this.#work) return;
    this.#timer?.cancel();
    this.#timer = null;
    this.#work = this.#carryAll()
      .catch((failure: unknown) => this.#failed(failure))
      .finally(() => {
        this.#work = null;
        if (this.#isWanted) this.wake();
      });
  }

  /** Sends nothing more. A response that is about to arrive is still recorded. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timer?.cancel();
    this.#tell();
    if (this.#work) await withTimeout(this.#options.timers, STOP_WAITED_MS, this.#work);
  }

  /** Why nothing is sent; null while it is. */
  get hold(): CourierHold | null {
    const passage = this.#passage();
    return 'hold' in passage ? passage.hold : null;
  }

  /** The result of a command after the tax authority has responded, or what is known at the timeout. */
  async answered(commandId: string, result: Result): Promise<Result> {
    const { book } = this.#options;
    let followed: ReturnType<typeof book.courier.followUp>;
    await this.#until(() => {
      followed = book.courier.followUp(commandId);
      return !followed?.isOpen;
    });
    return followed?.result ?? result;
  }

  /** Resolves when the tax authority has responded to what a command needs, or at the timeout. */
  async asked(wanted: Parameters<CarriedBook['courier']['isAnswered']>[0]): Promise<void> {
    this.wake();
    await this.#until(() => this.#options.book.courier.isAnswered(wanted));
  }

  async #until(isDone: () => boolean): Promise<void> {
    const { book, clock } = this.#options;
    const untilMs = clock.monotonicMs() + book.courier.settings().answerSeconds * SECOND_MS;
    while (!isDone()) {
      if (this.#failures >= FAILURES_WAITED_FOR || this.#isStopped || this.hold !== null) return;
      const leftMs = untilMs - clock.monotonicMs();
      if (leftMs <= 0) {
        // A request that is never answered fails only after a minute, and other commands must not wait for that.
        this.#failures += 1;
        return;
      }
      await this.#told(leftMs);
    }
  }

  #passage(): Passage {
    const { book, companyId, state, passage } = this.#options;
    if (book.courier.highestBatch() < state.highestBatch(companyId)) return { hold: 'went-back' };
    return passage();
  }

  async #carryAll(): Promise<void> {
    const { book } = this.#options;
    while (!this.#isStopped) {
      this.#isWanted = false;
      if (!book.courier.settings().isCarried) return;
      const passage = this.#passage();
      if ('hold' in passage) return this.#tell();
      const plan = book.nextErrand();
      if ('waitUntil' in plan) return this.#rest(plan.waitUntil);
      const reply = await this.#carry(plan.errand, passage);
      if (this.#isClosing(plan.errand, reply)) return;
      book.absorb(plan.errand, reply);
      this.#failures = isAnswer(reply) ? 0 : this.#failures + 1;
      this.#tell();
      // Commands of the book can run between two errands.
      await nextTurn();
    }
  }

  /** A book that was closed cannot record anything: the outcome stays unknown, and is looked up later. */
  #isClosing(errand: Errand, reply: Reply): boolean {
    return this.#isStopped && errand.kind === 'submit' && reply.kind !== 'answered';
  }

  async #carry(errand: Errand, { session, credentials }: Exclude<Passage, { readonly hold: CourierHold }>): Promise<Reply> {
    const { companyId, book, state } = this.#options;
    if (errand.kind === 'submit') state.noteBatch(companyId, Number(errand.batchKey));
    const { onBehalfOf } = book.courier.settings();
    return session.ask({ ...requestOf(errand), taxpayer: onBehalfOf, credentials });
  }

  #rest(until: string | null): void {
    if (until === null || this.#isStopped) return;
    const { clock, timers } = this.#options;
    const waitMs = Math.min(Math.max(Date.parse(until) - clock.wallMs(), SECOND_MS / 10), TIMER_MS_MAX);
    this.#timer = timers.after(waitMs, () => this.wake());
  }

  /** Handles a bug of ours, which must neither end the courier nor keep it busy. */
  #failed(failure: unknown): void {
    const { log, companyId, timers } = this.#options;
    log.line('warning', `The e-invoices of ${companyId} could not be carried. ${messageOf(failure)}`);
    this.#isWanted = false;
    if (!this.#isStopped) this.#timer = timers.after(AGAIN_AFTER_FAILURE_MS, () => this.wake());
  }

  #tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  #told(milliseconds: number): Promise<unknown> {
    const told = new Promise<void>((resolve) => this.#waiting.push(resolve));
    return withTimeout(this.#options.timers, milliseconds, told);
  }
}

const SERVER_FAILURES_FROM = 500;

/** Whether the tax authority works: a rejection counts as a response too. */
const isAnswer = (reply: Reply): boolean =>
  reply.kind === 'answered' && reply.status < SERVER_FAILURES_FROM && reply.status !== 429;
