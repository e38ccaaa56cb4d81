/** Sends requests and repeats them where that is harmless. Knows no command beyond its id. */

import { monotonicMs } from './clock.ts';
import type { Settings } from './config.ts';
import { RequestRefused, Unreachable } from './errors.ts';
import type { Problem } from './generated/contract.ts';
import { randomFraction } from './randomness.ts';
import { delayMs, isWorthRetrying, type Reading } from './retry.ts';
import { pause, within } from './timers.ts';

/** The version of this package, as requests name it. */
const VERSION = '0.2.0';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** The path with its query. */
  readonly path: string;
  readonly body?: string | undefined;
  readonly commandId?: string | undefined;
  /** Whether sending it twice does the same as sending it once; GET always does. */
  readonly isRepeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** A time on the clock of monotonicMs. */
  readonly endsAt: number;
}

export interface Answer<Body> {
  readonly body: Body;
  readonly attempts: number;
  readonly requestId: string | undefined;
}

/** Failures in which no request left this machine. */
const NOT_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ConnectionRefused']);

export class Transport {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** A JSON response of the API; anything else ends in an error. */
  async json<Body>(call: Call): Promise<Answer<Body>> {
    const { commandId, signal } = call;
    const isRepeatable = call.isRepeatable ?? call.method === 'GET';
    let mayHaveArrived = false;
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      const startedAt = monotonicMs();
      const { reading, status, requestId } = await this.#attempt(call);
      signal?.throwIfAborted();
      mayHaveArrived ||= reading.kind === 'unreadable' && reading.mayHaveArrived;
      const wait = delayMs(reading, attempt - 1, randomFraction());
      const isRetried =
        attempt <= this.#settings.maxRetries && isWorthRetrying(reading, isRepeatable) && monotonicMs() + wait < call.endsAt;
      this.#settings.onAttempt({
        method: call.method,
        path: call.path,
        attempt,
        milliseconds: monotonicMs() - startedAt,
        ...(status !== undefined && { status }),
        ...(requestId !== undefined && { requestId }),
        ...(commandId !== undefined && { commandId }),
        ...(reading.kind === 'unreadable' && { fault: reading.fault }),
        ...(isRetried && { retryInMs: wait }),
      });
      if (reading.kind === 'answered') return { body: reading.body as Body, attempts: attempt, requestId };
      if (isRetried) {
        await pause(wait, signal);
        continue;
      }
      const circumstances = { commandId, requestId, attempts: attempt };
      if (reading.kind === 'refused') {
        throw new RequestRefused(reading.status, reading.problem, reading.retryAfterSeconds, circumstances);
      }
      throw new Unreachable(reading.fault, mayHaveArrived, { ...circumstances, cause: reading.cause });
    }
  }

  /** A response whose body is still to be read, as long as the connection holds; not repeated. */
  async open(call: Call, headers: Readonly<Record<string, string>>): Promise<Response> {
    const response = await this.#fetch(call, call.signal, headers);
    if (response.ok) return response;
    const reading = await read(response);
    const circumstances = {
      commandId: call.commandId,
      requestId: response.headers.get('x-request-id') ?? undefined,
      attempts: 1,
    };
    if (reading.kind === 'refused')
      throw new RequestRefused(reading.status, reading.problem, reading.retryAfterSeconds, circumstances);
    throw new Unreachable(`${this.#settings.baseUrl} sent a response that is not from Ledgerline.`, false, circumstances);
  }

  async #attempt(call: Call): Promise<{ reading: Reading; status?: number; requestId?: string }> {
    const left = Math.max(1, Math.min(this.#settings.attemptMs, call.endsAt - monotonicMs()));
    try {
      return await within(left, call.signal, async (signal) => {
        const response = await this.#fetch(call, signal);
        const requestId = response.headers.get('x-request-id');
        return { reading: await read(response), status: response.status, ...(requestId !== null && { requestId }) };
      });
    } catch (error) {
      return { reading: this.#lost(error) };
    }
  }

  #lost(error: unknown): Reading {
    const cause = (error as { readonly cause?: { readonly code?: unknown } }).cause;
    const code = cause?.code ?? (error as { readonly code?: unknown }).code;
    const reason = [(error as Error).message, typeof code === 'string' ? `(${code})` : ''].join(' ').trim();
    return {
      kind: 'unreadable',
      fault: `No response from ${this.#settings.baseUrl}: ${reason}.`.replaceAll('..', '.'),
      mayHaveArrived: !NOT_SENT.has(code),
      cause: error,
    };
  }

  #fetch(call: Call, signal: AbortSignal | undefined, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const { apiKey, baseUrl, fetch } = this.#settings;
    return fetch(`${baseUrl}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'user-agent': `ledgerline-client/${VERSION}`,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(call.body !== undefined && { body: call.body }),
      ...(signal !== undefined && { signal }),
      // A key must not be sent to the target of a redirect.
      redirect: 'manual',
    });
  }
}

/** Reads a response of the API; a page of a proxy does not count as one. */
async function read(response: Response): Promise<Reading> {
  const { status, headers } = response;
  const text = await response.text();
  const body = parsed(text) as { readonly ok?: unknown; readonly error?: Problem } | undefined;
  if (response.ok && body?.ok === true) return { kind: 'answered', body };
  const problem = body?.error;
  if (!response.ok && typeof problem?.code === 'string' && typeof problem.message === 'string') {
    const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
    return {
      kind: 'refused',
      status,
      problem: { ...problem, details: problem.details ?? [] },
      retryAfterSeconds: Number.isNaN(seconds) ? undefined : seconds,
    };
  }
  const where = headers.get('location');
  return {
    kind: 'unreadable',
    fault:
      where === null
        ? `The response (HTTP ${status}) is not from Ledgerline. Check baseUrl, and whether a proxy stands in between.`
        : `The server redirects to ${where}. Redirects are not followed, because the key would travel with them. Set baseUrl to the right address.`,
    mayHaveArrived: where === null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
