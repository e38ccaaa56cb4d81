/** Sends deliveries over HTTP: follows no redirect, reads no proxy setting, has a time limit, reads a few kilobytes. */

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { SECOND_MS } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { webhookReasons as say } from '@ledgerline/words/shared/webhook-reason';
import type { Clock, Timer, Timers } from '../system/clock.ts';
import type { ReceiverResponse, WebhookRequest, WebhookSender } from '../system/webhook-sender.ts';
import { type AddressGuard, AddressRefused } from './address-guard.ts';

const CONNECT_MS_MAX = 5_000;
const EXCHANGE_MS_MAX = 15_000;
const READ_BYTES_MAX = 4_096;
const KEPT_BYTES_MAX = 1_024;
/** Open connections without a request, in all. How many have one is decided by who sends. */
const IDLE_SOCKETS_MAX = 64;
const HEADER_BYTES_MAX = 16_384;

export class HttpSender implements WebhookSender {
  readonly #guard: AddressGuard;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #agents: { readonly 'http:': HttpAgent; readonly 'https:': HttpsAgent };

  constructor({ guard, clock, timers }: { guard: AddressGuard; clock: Clock; timers: Timers }) {
    this.#guard = guard;
    this.#clock = clock;
    this.#timers = timers;
    const options = {
      keepAlive: true,
      maxFreeSockets: IDLE_SOCKETS_MAX,
      lookup: guard.lookup,
      timeout: EXCHANGE_MS_MAX,
    };
    this.#agents = { 'http:': boundIdle(new HttpAgent(options)), 'https:': boundIdle(new HttpsAgent(options)) };
  }

  isAllowed(url: string): Promise<boolean> {
    return this.#guard.isAllowed(url);
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  async send(wanted: WebhookRequest): Promise<ReceiverResponse> {
    const startedAt = this.#clock.now();
    const url = this.#guard.urlOf(wanted.url);
    const answer = url ? await this.#exchange(url, wanted) : { ...NOTHING, error: new AddressRefused().message };
    return { ...answer, ms: Math.max(0, Math.round(this.#clock.now() - startedAt)) };
  }

  /** The times count from the socket on, so that a receiver is not blamed for delays before that. */

  #exchange(url: URL, { headers, body }: WebhookRequest): Promise<Omit<ReceiverResponse, 'ms'>> {
    const { promise, resolve } = Promise.withResolvers<Omit<ReceiverResponse, 'ms'>>();
    const isSecure = url.protocol === 'https:';
    const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: this.#agents[isSecure ? 'https:' : 'http:'],
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      maxHeaderSize: HEADER_BYTES_MAX,
    });
    const giveUp = (error: string) => () => {
      resolve({ ...NOTHING, error });
      outgoing.destroy();
    };
    const running: Timer[] = [];
    outgoing.once('socket', (socket) => {
      running.push(this.#timers.after(EXCHANGE_MS_MAX, giveUp(String(say.incomplete()))));
      if (!socket.connecting) return;
      const connecting = this.#timers.after(CONNECT_MS_MAX, giveUp(String(say.slowConnection())));
      running.push(connecting);
      socket.once(isSecure ? 'secureConnect' : 'connect', () => connecting.cancel());
    });
    outgoing.on('error', (error) => resolve({ ...NOTHING, error: sentenceOf(error) }));
    outgoing.on('response', (incoming) => {
      excerptOf(incoming).then(
        (excerpt) =>
          resolve({ status: incoming.statusCode ?? null, error: null, excerpt, retryAfterMs: this.#retryAfter(incoming) }),
        (error: Error) => resolve({ ...NOTHING, error: sentenceOf(error) }),
      );
    });
    outgoing.end(body);
    return promise.finally(() => {
      for (const timer of running) timer.cancel();
    });
  }

  /** Retry-After in seconds or as a date, for statuses that use it. */
  #retryAfter({ statusCode, headers }: IncomingMessage): number | null {
    const text = headers['retry-after'];
    if ((statusCode !== 429 && statusCode !== 503) || text === undefined) return null;
    const milliseconds = /^\d{1,9}$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - this.#clock.now();
    return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
  }
}

/** An agent whose own limit counts idle connections by receiver: many receivers would fill it, and the next one would wait for theirs to close. */
function boundIdle<Kind extends HttpAgent>(agent: Kind): Kind {
  const keepAlive = agent.keepSocketAlive.bind(agent);
  agent.keepSocketAlive = (socket) => {
    const idle = Object.values(agent.freeSockets).reduce((count, sockets) => count + (sockets?.length ?? 0), 0);
    return idle < IDLE_SOCKETS_MAX && keepAlive(socket);
  };
  return agent;
}

const NOTHING = { status: null, error: null, excerpt: '', retryAfterMs: null } as const;

/** The start of the body as text. A longer body is cut off; it is not decompressed. */
async function excerptOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= READ_BYTES_MAX) break;
  }
  const text = Buffer.concat(chunks).subarray(0, KEPT_BYTES_MAX).toString('utf8');
  // PostgreSQL stores no zero bytes, and control characters are not readable.
  return [...text].map((character) => (character < ' ' && !'\n\t'.includes(character) ? '\u{fffd}' : character)).join('');
}

const REASONS: Readonly<Record<string, () => Sentence>> = {
  ECONNREFUSED: say.refused,
  ECONNRESET: say.closed,
  EPIPE: say.closed,
  ENOTFOUND: say.unreachable,
  EAI_AGAIN: say.unresolved,
  HPE_HEADER_OVERFLOW: say.headersTooLarge,
};

function sentenceOf(error: Error & { readonly code?: string }): string {
  if (error instanceof AddressRefused) return error.message;
  if (error.code?.startsWith('ERR_TLS') || error.code?.includes('CERT')) return String(say.certificate());
  return String((REASONS[error.code ?? ''] ?? say.requestFailed)());
}
