/** Everything about one client id at one MyInvois: its tokens, its limits, and the clock of the tax authority. Books can share it. */

import type { Reply } from '@ledgerline/book';
import { MINUTE_MS } from '@ledgerline/contract';
import { Pause, type Timers } from '../clock.ts';
import { GatewayClient, type GatewayClientOptions, type GatewayOutcome, type GatewayRequest } from './client.ts';
import { ClockSkew } from './clock-skew.ts';
import { type GatewayCall, type LearntRates, Throttle } from './throttle.ts';
import { type ClientCredentials, Tokens } from './token.ts';

export interface SessionOptions extends GatewayClientOptions {
  readonly timers: Timers;
  readonly learnt?: LearntRates;
  /** Keeps the rates that refusals teach; left out where the published limits are right. */
  readonly onLearnt?: (learnt: LearntRates) => void;
}

export interface Asked extends GatewayRequest {
  readonly call: GatewayCall;
  /** The taxpayer whom an intermediary acts for; null for the client itself. */
  readonly taxpayer: string | null;
  readonly credentials: ClientCredentials;
}

/**
 * A longer wait is left to the plan of the book, so that it is not lost with the process. One that comes again has lost its turn, so the
 * turns of a hundred busy books must fit in here. Much longer would eat into the time in which a document can still arrive late.
 */
const SLOT_WAITED_MS_MAX = 2 * MINUTE_MS;

export class GatewaySession {
  readonly #options: SessionOptions;
  readonly #client: GatewayClient;
  readonly #tokens: Tokens;
  readonly #throttle: Throttle;
  readonly #skew = new ClockSkew();
  readonly #pauses = new Set<Pause>();
  #isClosed = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#client = new GatewayClient(options);
    this.#throttle = new Throttle(options.learnt, options.onLearnt);
    this.#tokens = new Tokens({ clock: options.clock, send: (request) => this.#sendInTurn('login', request) });
  }

  get skewMs(): number {
    return this.#skew.ms;
  }

  /** Why the tax authority does not let this client in; null if it does, or was not asked. */
  get refusal(): string | null {
    return this.#tokens.refusal;
  }

  /** Logs in if needed, waits for a slot, and asks. A token that has just ended is renewed once. */
  async ask(asked: Asked): Promise<Reply> {
    const first = await this.#askOnce(asked);
    return first === 'stale token' ? this.#asReply(await this.#askOnce(asked)) : this.#asReply(first);
  }

  close(): void {
    this.#isClosed = true;
    for (const pause of this.#pauses) pause.wake();
    this.#client.close();
  }

  #asReply(outcome: Reply | 'stale token'): Reply {
    return outcome === 'stale token' ? { kind: 'answered', status: 401, text: '' } : outcome;
  }

  async #askOnce({ call, taxpayer, credentials, ...request }: Asked): Promise<Reply | 'stale token'> {
    const login = await this.#tokens.tokenFor(credentials, taxpayer);
    if (login.kind !== 'token') {
      const { message, retryAfterMs } = login;
      return { kind: 'unsent', message, retryAfterMs, isLoginRefused: login.kind === 'refused' };
    }
    const headers = { ...request.headers, authorization: `Bearer ${login.token}` };
    const outcome = await this.#sendInTurn(call, { ...request, headers });
    if (outcome.kind !== 'answered') return outcome;
    const { status, text, retryAfterMs, correlationId } = outcome;
    if (status === 401) {
      this.#tokens.forget(credentials, taxpayer, login.token);
      return 'stale token';
    }
    return {
      kind: 'answered',
      status,
      text,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(correlationId !== undefined && { correlationId }),
    };
  }

  async #sendInTurn(
    call: GatewayCall,
    request: GatewayRequest,
  ): Promise<GatewayOutcome | { readonly kind: 'unsent'; readonly message: string; readonly retryAfterMs: number }> {
    const { clock } = this.#options;
    const waitMs = this.#throttle.reserve(call, clock.monotonicMs());
    if (waitMs > SLOT_WAITED_MS_MAX || this.#isClosed) {
      this.#throttle.release(call, clock.monotonicMs());
      return { kind: 'unsent', message: 'MyInvois takes no more requests for some time.', retryAfterMs: waitMs };
    }
    if (waitMs > 0) await this.#wait(waitMs);
    if (this.#isClosed) return { kind: 'unsent', message: 'The connector stops.' };
    const outcome = await this.#client.send(request);
    if (outcome.kind !== 'answered') return outcome;
    const nowMs = clock.monotonicMs();
    if (outcome.clocks) this.#skew.note(outcome.clocks);
    if (outcome.fullForMs !== null) this.#throttle.full(call, outcome.fullForMs, nowMs);
    if (outcome.status === 429) this.#throttle.refused(call, outcome.retryAfterMs, nowMs);
    return outcome;
  }

  async #wait(milliseconds: number): Promise<void> {
    const pause = new Pause(this.#options.timers);
    this.#pauses.add(pause);
    await pause.wait(milliseconds);
    this.#pauses.delete(pause);
  }
}
