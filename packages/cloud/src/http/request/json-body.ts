/** Reads JSON bodies. Checks content type, encoding, size and time before it parses. Decided in the routes: what a body means. */

import type { Readable } from 'node:stream';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LargeBody } from '../../command/large-body.ts';
import type { Clock, Timers } from '../../system/clock.ts';
import { SMALL_BODY_BYTES_MAX } from '../../system/pace/loop-budget.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { parseJson, type SafeJson } from '../../system/request/json-safety.ts';
import { plainRefusal, RefusedRequest } from '../reply/problem-status.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How many bytes the JSON body had. */
    bodyBytes: number;
  }
}

/** The media type of a body with one JSON text to a line. */
export const LINES_TYPE = 'application/x-ndjson';

type Done = (error: Error | null, body?: unknown) => void;

/** A body must arrive within this time; only files can take longer. */
const BODY_MS_MAX = 30_000;
const LOOK_EVERY_MS = 1_000;

interface Arrival {
  readonly startedAt: number;
  readonly giveUp: () => void;
}

/** Gives up on bodies that arrive too slowly. One timer for all, because hardly any body needs one. */
export class BodyTimeouts {
  readonly #arrivals = new Set<Arrival>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Starts checking; the function that it returns stops it. */
  watch(timers: Timers): () => void {
    const timer = timers.every(LOOK_EVERY_MS, () => this.#look());
    return () => timer.cancel();
  }

  begin(giveUp: () => void): () => void {
    const arrival = { startedAt: this.#clock.now(), giveUp };
    this.#arrivals.add(arrival);
    return () => this.#arrivals.delete(arrival);
  }

  #look(): void {
    const before = this.#clock.now() - BODY_MS_MAX;
    for (const arrival of [...this.#arrivals]) if (arrival.startedAt <= before) arrival.giveUp();
  }
}

/** Whether the route gets a large body as `LargeBody`, unparsed. */
interface LargeOption {
  readonly isLargeUnread?: boolean;
}

/** Lets the routes of this scope accept JSON up to a size and nothing else. An empty body is undefined. */
export function acceptJson(app: FastifyInstance, bodyTimeouts: BodyTimeouts, bytesMax: number, option: LargeOption = {}): void {
  acceptBody(app, bodyTimeouts, bytesMax, (bytes) => readJson(bytes, option));
}

/** The same, but the routes get the bytes and parse them; `types` are media types beside JSON. */
export function acceptJsonBytes(
  app: FastifyInstance,
  bodyTimeouts: BodyTimeouts,
  bytesMax: number,
  types: readonly string[] = [],
): void {
  acceptBody(app, bodyTimeouts, bytesMax, (bytes) => ({ value: bytes }), types);
}

/** A body as JSON; undefined for an empty one. */
export function readJson(bytes: Buffer, { isLargeUnread = false }: LargeOption): SafeJson | Refusal {
  if (isLargeUnread && bytes.length > SMALL_BODY_BYTES_MAX) return { value: new LargeBody(bytes) };
  return bytes.length === 0 ? EMPTY : parseJson(bytes);
}

function acceptBody(
  app: FastifyInstance,
  bodyTimeouts: BodyTimeouts,
  bytesMax: number,
  read: (bytes: Buffer) => SafeJson | Refusal,
  types: readonly string[] = [],
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', ...types], (request: FastifyRequest, payload: Readable, done: Done) => {
    const parse = (received: ReceivedBody): void => {
      if (!isRefusal(received)) request.bodyBytes = received.length;
      const parsed = isRefusal(received) ? received : read(received);
      if (isRefusal(parsed)) done(new RefusedRequest(parsed));
      else done(null, parsed.value);
    };
    const refusal = refusalOfHeaders(request, bytesMax);
    if (refusal) done(new RefusedRequest(refusal));
    else collectBody(payload, bytesMax, bodyTimeouts, parse);
  });
}

const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const utf8 = /^(?:utf-?8|us-ascii)$/i;

function refusalOfHeaders({ headers }: FastifyRequest, bytesMax: number): Refusal | null {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    return refuse('unsupported_media_type', requestSays.bodyEncoded());
  }
  const type = headers['content-type'] ?? '';
  // The usual spelling needs no further check.
  if (type.length > 'application/json'.length && !utf8.test(charset.exec(type)?.[1] ?? 'utf-8')) {
    return refuse('unsupported_media_type', requestSays.sendUtf8());
  }
  return Number(headers['content-length'] ?? 0) > bytesMax ? bodyTooLarge(bytesMax) : null;
}

const bodyTooLarge = (bytesMax: number): Refusal => refuse('body_too_large', requestSays.bodyTooLarge(bytesMax));

const EMPTY: SafeJson = { value: undefined };

/** A whole body, or why it is rejected. */
export type ReceivedBody = Buffer | Refusal;

/** Everything that arrives after a rejection is discarded until the connection closes. */
export function collectBody(
  payload: Readable,
  bytesMax: number,
  bodyTimeouts: BodyTimeouts,
  whenReceived: (received: ReceivedBody) => void,
): void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let isOver = false;
  const finish = (refusal: Refusal | null): void => {
    if (isOver) return;
    isOver = true;
    stopTimeout();
    const body = refusal ?? joined(chunks, bytes);
    chunks = [];
    whenReceived(body);
  };
  const stopTimeout = bodyTimeouts.begin(() => finish(plainRefusal('request_timeout')));
  payload.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bytesMax) finish(bodyTooLarge(bytesMax));
    else if (!isOver) chunks.push(chunk);
  });
  payload.on('end', () => finish(null));
  payload.on('error', () => finish(refuse('malformed_request', requestSays.bodyCutOff())));
}

const joined = (chunks: readonly Buffer[], bytes: number): Buffer =>
  chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, bytes);
