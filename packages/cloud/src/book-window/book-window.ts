/**
 * Reads what pages show from account books, through the ordinary queue. All viewers share the newest answer to each question, and
 * one command that fetches it. Knows nothing of pages; sight.ts decides who can look.
 */

import { DAY_MS, HOUR_MS, isTerminal, limits, MINUTE_MS } from '@ledgerline/contract';
import { type Caller, senders } from '../account/rights/caller.ts';
import { readEverything } from '../account/rights/role.ts';
import type { CommandIntake } from '../command/command.ts';
import type { CommandSnapshot } from '../store/store.ts';
import type { AnswerKey, AnswerOutcome, KnownAnswer } from '../store/stored-known-answer.ts';
import type { Context } from '../system/context.ts';
import { isRefusal } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { makeSeal, type Seal } from '../system/seal.ts';
import { LongPollWait } from '../system/waiting/long-poll-wait.ts';
import { subjects } from '../system/wakeup.ts';
import { type Answer, type AnswerProblem, type AnswerState, cursorOf, type Result, type Row, rowsOf } from './answer.ts';
import { OpenedAnswers } from './opened-answers.ts';
import { assertReads, freshness, hashOf, type Question } from './question.ts';
import type { SeenBook } from './sight.ts';

/** A page waits this long for answers in all, then shows what was known before. */
export const PAGE_WAIT_MS = 1_200;

/** A waiting page looks at the command this often even if no event wakes it. */
const LOOK_AGAIN_MS = 400;

/** The node that took the turn to ask queues the command within this time; otherwise that node has stopped. */
const QUEUED_WITHIN_MS = MINUTE_MS;

/** What the window has done since this node started. */
export interface WindowCounts {
  /** Commands that were sent to books. */
  asked: number;
  /** Questions that were answered without another command. */
  shared: number;
  /** Refreshes that people asked for and that were too soon after the one before. */
  refreshesRefused: number;
}

/** Where an answer on a page came from: the store, a new command, or an earlier time because the book cannot be asked. */
export const answerSources = ['memory', 'asked', 'off', 'failed', 'not-offered'] as const;
export type AnswerSource = (typeof answerSources)[number];

/** Called with each answer that is shown, and its age; null for an answer that is not known yet. */
export type SeeAnswer = (source: AnswerSource, ageMs: number | null) => void;

/** How a page asks: how long it waits, and whether it wants newer answers than usual. */
export interface Looking {
  readonly until: number;
  readonly isRefresh?: boolean;
  /** Whether only known answers are used, and the book is not asked. */
  readonly isPeek?: boolean;
}

/** The maximum number of pages that are read of a list. */
const PAGES_MAX = 4;

/** Questions that take a book longer are asked a few at a time, so that they do not keep others waiting. */
const SLOW_AT_ONCE = 4;

/** A list and the answers that it consists of. */
export interface Listed {
  readonly answers: readonly Answer[];
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

type Refreshed = { readonly known: KnownAnswer | null; readonly isAsked: boolean };
type Found = { readonly key: AnswerKey; readonly book: SeenBook; readonly question: Question };

export class BookWindow {
  readonly counts: WindowCounts = { asked: 0, shared: 0, refreshesRefused: 0 };
  readonly #context: Context;
  readonly #intake: CommandIntake;
  readonly #see: SeeAnswer;
  readonly #opened = new OpenedAnswers<Opened>();

  constructor(context: Context, intake: CommandIntake, see: SeeAnswer = () => {}) {
    this.#context = context;
    this.#intake = intake;
    this.#see = see;
  }

  /** How a page that is opened now looks. */
  look(isRefresh = false): Looking {
    return { until: this.#context.clock.now() + PAGE_WAIT_MS, isRefresh };
  }

  /** Asks all questions at once; the answers are in the order of the questions. */
  askAll(book: SeenBook, questions: readonly Question[], looking: Looking): Promise<readonly Answer[]> {
    return Promise.all(questions.map((question) => this.ask(book, question, looking)));
  }

  /** Asks questions that take a book longer: a few at a time, in order. The others are asked when the page is viewed again. */
  async askSlowly(book: SeenBook, questions: readonly Question[], looking: Looking): Promise<readonly Answer[]> {
    const known = await this.askAll(book, questions, { ...looking, isPeek: true });
    const due = known.flatMap(({ state }, index) => (state === 'waiting' ? [index] : [])).slice(0, SLOW_AT_ONCE);
    const asked = await Promise.all(due.map((index) => this.ask(book, questions[index] as Question, looking)));
    return known.map((answer, index) => asked[due.indexOf(index)] ?? answer);
  }

  /** A whole list, page after page; `isWhole` is false when there is more than pages show. */
  async askPages(book: SeenBook, question: Question, looking: Looking): Promise<Listed> {
    const answers: Answer[] = [];
    for (let cursor: string | null = ''; cursor !== null && answers.length < PAGES_MAX; ) {
      const payload = cursor === '' ? question.payload : { ...question.payload, cursor };
      const answer: Answer = await this.ask(book, { ...question, payload }, looking);
      answers.push(answer);
      cursor = cursorOf(answer);
    }
    const last = answers.at(-1) ?? { ...UNKNOWN, state: 'waiting' };
    return { answers, rows: answers.flatMap(rowsOf), isWhole: last.result !== null && cursorOf(last) === null };
  }

  /** The newest known answer. A book that can be asked is asked if the answer is too old, and the page waits for it until its time is up. */
  async ask(book: SeenBook, question: Question, looking: Looking): Promise<Answer> {
    assertReads(question);
    const { connectorId, companyId, types, tenant } = book;
    if (types !== null && !types.has(question.type)) {
      this.#see('not-offered', null);
      return { ...UNKNOWN, state: 'not-offered' };
    }
    const key = { tenantId: tenant.tenantId, connectorId, companyId, questionHash: hashOf(question) };
    const found = { key, book, question };
    const before = await this.#settled(found, await this.#context.store.knownAnswer(key));
    if (looking.isPeek) return this.#answer(found, before);
    const { known, isAsked } = await this.#refreshed(found, before, looking);
    const isAwaited = known !== null && known.commandId !== null;
    const answer = this.#answer(found, isAwaited ? await this.#awaited(found, known, looking) : known);
    const source = answer.state === 'off' || answer.state === 'failed' ? answer.state : isAsked ? 'asked' : 'memory';
    this.#see(source, answer.at === null ? null : this.#context.clock.now() - answer.at);
    return answer;
  }

  /** Stores the outcome of a command that ended since the last look. */
  async #settled(found: Found, known: KnownAnswer | null): Promise<KnownAnswer | null> {
    if (known === null || known.commandId === null) return known;
    const command = await this.#context.store.command({ tenantId: found.key.tenantId, commandId: known.commandId });
    if (command) return isTerminal(command.status) ? this.#keep(found, known.commandId, this.#outcomeOf(found, command)) : known;
    const isJustAsked = known.askedAt > this.#context.clock.now() - QUEUED_WITHIN_MS;
    return isJustAsked ? known : this.#keep(found, known.commandId, problemOutcome(GONE));
  }

  /** Asks the book, unless a question is pending or the answer is new enough. */
  async #refreshed(found: Found, known: KnownAnswer | null, { isRefresh = false }: Looking): Promise<Refreshed> {
    const { book, question, key } = found;
    if (book.reason !== null || (known !== null && known.commandId !== null)) return { known, isAsked: false };
    const freshMs = isRefresh ? freshness.now : (question.freshMs ?? freshness.now);
    if (known !== null && isNewEnough(known, freshMs, this.#context.clock.now())) return this.#shared(known, isRefresh);
    const commandId = randomId(this.#context.randomness, 'look');
    const claim = { ...key, commandId, everyMs: freshness.now, freshMs, answersMax: limits.knownAnswersPerTenantMax };
    const turn = await this.#context.store.claimRefresh(claim);
    if (!turn.isClaimed) return this.#shared(turn.known, isRefresh);
    this.counts.asked += 1;
    const { connectorId, companyId } = book;
    const body = { commandId, connectorId, companyId, type: question.type, payload: question.payload };
    const sent = { body, bodyBytes: JSON.stringify(body).length, served: null, keptMs: KEPT_IN_HISTORY_MS };
    const accepted = await this.#intake.accept(callerOf(book), sent);
    if (!isRefusal(accepted)) return { known: turn.known, isAsked: true };
    const { code, message } = accepted.refused;
    return { known: await this.#keep(found, commandId, problemOutcome({ code, message })), isAsked: true };
  }

  #shared(known: KnownAnswer, isRefresh: boolean): Refreshed {
    this.counts.shared += 1;
    if (isRefresh) this.counts.refreshesRefused += 1;
    return { known, isAsked: false };
  }

  /** Waits for the command that asks, until the time of the page is up. */
  async #awaited(found: Found, known: KnownAnswer, { until }: Looking): Promise<KnownAnswer | null> {
    const { clock } = this.#context;
    const { tenantId } = found.key;
    const subject = subjects.command(tenantId, known.commandId ?? '');
    const wait = new LongPollWait(this.#context, { subject, milliseconds: until - clock.now() });
    try {
      for (;;) {
        const now = await this.#settled(found, known);
        if (now === null || now.commandId !== known.commandId || wait.isOver) return now;
        await wait.wakeUp(LOOK_AGAIN_MS);
      }
    } finally {
      wait.close();
    }
  }

  /** Another node may have kept the same outcome first. */
  async #keep({ key }: Found, commandId: string, outcome: AnswerOutcome): Promise<KnownAnswer | null> {
    const keptSince = this.#context.clock.now() - limits.knownAnswerDays * DAY_MS;
    return (
      (await this.#context.store.keepAnswer({ ...key, commandId, keptSince, ...outcome })) ??
      (await this.#context.store.knownAnswer(key))
    );
  }

  #outcomeOf({ key }: Found, { commandId, result, error }: CommandSnapshot): AnswerOutcome {
    if (error !== null) return problemOutcome(JSON.parse(error) as AnswerProblem);
    // The command ended without a viewer, and its result is no longer stored.
    if (result === null) return problemOutcome(GONE);
    const text = `{"commandId":${JSON.stringify(commandId)},"result":${result}}`;
    if (text.length > limits.knownAnswerBytesMax) return problemOutcome(TOO_LARGE);
    return { answer: this.#sealOf(key).seal(text, purposeOf(key)), problem: null };
  }

  #answer({ key, book, question }: Found, known: KnownAnswer | null): Answer {
    const opened = known === null ? null : this.#open(key, known);
    return {
      state: stateOf(book, question, known, this.#context.clock.now()),
      result: opened?.result ?? null,
      at: opened === null ? null : (known?.answeredAt ?? null),
      reason: book.reason,
      problem: known?.problem ? (JSON.parse(known.problem) as AnswerProblem) : null,
      commandId: opened?.commandId ?? null,
    };
  }

  /** Opens a stored answer; null if it cannot be opened because SECRET_KEY was replaced. */
  #open(key: AnswerKey, { answer }: KnownAnswer): Opened | null {
    if (answer === null) return null;
    try {
      return this.#opened.of(answer, () => JSON.parse(this.#sealOf(key).open(answer, purposeOf(key))) as Opened);
    } catch {
      return null;
    }
  }

  /** Answers of each company are sealed with a separate key. */
  #sealOf({ tenantId }: AnswerKey): Seal {
    const { seal, randomness } = this.#context;
    return makeSeal(Buffer.from(seal.derive(`known answers ${tenantId}`, KEY_BYTES)).toString('base64url'), randomness);
  }
}

/** The sealed content: the result, and its command. */
interface Opened {
  readonly commandId: string;
  readonly result: Result;
}

const KEY_BYTES = 32;
/** Answers are stored sealed. In the history of commands they are not, so they stay there only until the waiting page has them. */
const KEPT_IN_HISTORY_MS = HOUR_MS;

const purposeOf = ({ connectorId, companyId, questionHash }: AnswerKey): string =>
  `known-answer ${connectorId} ${companyId} ${questionHash}`;

const UNKNOWN: Omit<Answer, 'state'> = { result: null, at: null, reason: null, problem: null, commandId: null };

/** A list that the driver of the book does not offer. */
export const NOT_OFFERED: Listed = { answers: [{ ...UNKNOWN, state: 'not-offered' }], rows: [], isWhole: true };

const GONE: AnswerProblem = { code: 'unknown_command', message: 'The question was lost. It is asked again.' };
const TOO_LARGE: AnswerProblem = { code: 'answer_too_large', message: 'The answer is too large for a page.' };

const problemOutcome = ({ code, message }: AnswerProblem): AnswerOutcome => ({
  answer: null,
  problem: JSON.stringify({ code, message }),
});

/** Whether the answer is new enough for this node. Most views then read the store only once; the store decides which node asks. */
const isNewEnough = ({ askedAt, answeredAt }: KnownAnswer, freshMs: number, now: number): boolean =>
  askedAt > now - freshness.now || (answeredAt !== null && answeredAt > now - freshMs);

function stateOf(book: SeenBook, { freshMs = freshness.now }: Question, known: KnownAnswer | null, now: number): AnswerState {
  if (book.reason !== null) return 'off';
  if (known === null || known.commandId !== null) return 'waiting';
  if (known.problem !== null) return 'failed';
  const isFresh = known.answeredAt !== null && known.answeredAt > now - freshMs;
  return isFresh ? 'fresh' : 'waiting';
}

/** The caller of pages, with the rights of the window; what the person can see was decided before. */
const callerOf = ({ tenant, person }: SeenBook): Caller => ({
  tenant,
  rights: { access: readEverything, companies: null },
  sentBy: senders.window,
  person,
});
