/** Sends requests to the tax authority over HTTP: fixed hosts, no redirects, responses of a limited size. Knows no login and no document. */

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { GatewayEnvironment } from '@ledgerline/book';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Clock } from '../clock.ts';
import { isLoopback, type ProxyEnvironment } from '../http/cloud-client.ts';

/** The only hosts that documents and secrets go to. */
const HOSTS: Readonly<Record<GatewayEnvironment, string>> = {
  preproduction: 'https://preprod-api.myinvois.hasil.gov.my',
  production: 'https://api.myinvois.hasil.gov.my',
};

/** The variable with the address of a stand-in on this machine; no other address is accepted. */
const STAND_IN = 'LEDGERLINE_MYINVOIS_URL';

export function gatewayAddress(environment: GatewayEnvironment, variables: ProxyEnvironment): string {
  const given = variables[STAND_IN];
  if (given === undefined || given === '') return HOSTS[environment];
  const isOwn = URL.canParse(given) && new URL(given).protocol === 'http:' && isLoopback(new URL(given).hostname);
  if (!isOwn) throw new Error(`${STAND_IN} must be an http address of this machine.`);
  return given.replace(/\/+$/, '');
}

/** Whether a stand-in responds in tests, instead of the tax authority. */
export const isStandInNamed = (variables: ProxyEnvironment): boolean => (variables[STAND_IN] ?? '') !== '';

export interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
}

export interface GatewayAnswer {
  readonly kind: 'answered';
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs?: number;
  readonly correlationId?: string;
  /** The clock of the tax authority when it responded, and ours in the middle of the request. */
  readonly clocks: { readonly theirsMs: number; readonly oursMs: number } | null;
  /** How long nothing more of the kind is taken; null if there is still room. */
  readonly fullForMs: number | null;
}

/** `unsent`: no byte of it was processed. `unknown`: it may have been. */
export type GatewayOutcome =
  | GatewayAnswer
  | { readonly kind: 'unsent'; readonly message: string }
  | { readonly kind: 'unknown'; readonly message: string };

export interface GatewayClientOptions {
  readonly address: string;
  readonly proxies: ProxyEnvironment;
  readonly clock: Clock;
  readonly build: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = MINUTE_MS;
const ANSWER_BYTES_MAX = 8 * 1024 * 1024;
const RETRY_AFTER_MAX_MS = HOUR_MS;
const CORRELATION_MAX = 100;
/** A Date header has no fraction of a second. */
const HALF_SECOND_MS = 500;

/** Errors that can only happen before the first byte of a request is sent. */
const NEVER_SENT =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ERR_TLS_CERT_.*|CERT_.*|SELF_SIGNED_.*|DEPTH_ZERO_.*|UNABLE_TO_.*)$/;

export class GatewayClient {
  readonly #options: GatewayClientOptions;
  readonly #agent: HttpAgent | HttpsAgent;

  constructor(options: GatewayClientOptions) {
    this.#options = options;
    const { protocol, hostname } = new URL(options.address);
    const proxyEnv = isLoopback(hostname) ? {} : { ...options.proxies };
    this.#agent =
      protocol === 'https:' ? new HttpsAgent({ keepAlive: true, proxyEnv }) : new HttpAgent({ keepAlive: true, proxyEnv });
  }

  send(asked: GatewayRequest): Promise<GatewayOutcome> {
    const { method, path, headers, body } = asked;
    const { address, build, clock, timeoutMs = TIMEOUT_MS } = this.#options;
    const url = new URL(address + path);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const startedMs = clock.wallMs();
    return new Promise((resolve) => {
      const fail = (error: Error & { readonly code?: string }): void => {
        const reason = error.code ?? error.message;
        const isUnsent = NEVER_SENT.test(error.code ?? '');
        resolve({ kind: isUnsent ? 'unsent' : 'unknown', message: `MyInvois did not answer (${reason}).` });
      };
      const request = send(url, {
        method,
        agent: this.#agent,
        headers: {
          'user-agent': `ledgerline-connector/${build}`,
          accept: 'application/json',
          'accept-language': 'en',
          ...(typeof body === 'string' && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
      });
      const timeout = AbortSignal.timeout(timeoutMs);
      const giveUp = (): void => void request.destroy(new Error('no answer in time'));
      timeout.addEventListener('abort', giveUp, { once: true });
      request.on('close', () => timeout.removeEventListener('abort', giveUp));
      request.on('error', (error: Error & { readonly code?: string }) => {
        // The other side closed a connection that was idle, just as it was used again. Each such connection is left after one try.
        const isClosed = request.reusedSocket && error.code === 'ECONNRESET';
        if (isClosed && method === 'GET') resolve(this.send(asked));
        else fail(error);
      });
      request.on('response', (response) => {
        response.on('error', fail);
        textOf(response).then((text) => resolve(answerOf(response, text, startedMs, clock.wallMs())), fail);
      });
      request.end(body ?? undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, text: string, startedMs: number, endedMs: number): GatewayAnswer {
  const theirsMs = Date.parse(headers.date ?? '');
  const retryAfterMs = retryAfterOf(headers['retry-after'], Number.isFinite(theirsMs) ? theirsMs : endedMs);
  const correlationId = headers.correlationid ?? headers['correlation-id'];
  return {
    kind: 'answered',
    status: statusCode,
    text,
    ...(retryAfterMs !== null && { retryAfterMs }),
    ...(typeof correlationId === 'string' && { correlationId: correlationId.slice(0, CORRELATION_MAX) }),
    clocks: Number.isFinite(theirsMs) ? { theirsMs: theirsMs + HALF_SECOND_MS, oursMs: (startedMs + endedMs) / 2 } : null,
    fullForMs: fullForOf(headers, endedMs),
  };
}

/** Seconds, or a date by the clock of the one who wrote it; not more than an hour is believed. */
function retryAfterOf(text: string | undefined, nowMs: number): number | null {
  if (text === undefined) return null;
  const waitMs = /^\d+$/.test(text.trim()) ? Number(text) * SECOND_MS : Date.parse(text) - nowMs;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), RETRY_AFTER_MAX_MS) : null;
}

function fullForOf(headers: IncomingMessage['headers'], nowMs: number): number | null {
  if (String(headers['x-rate-limit-remaining'] ?? '') !== '0') return null;
  const resetMs = Date.parse(String(headers['x-rate-limit-reset'] ?? ''));
  return Number.isFinite(resetMs) ? Math.min(Math.max(resetMs - nowMs, 0), RETRY_AFTER_MAX_MS) : MINUTE_MS;
}
