/** Reads JSON bodies: content type, encoding, size and time are bounded before anything is parsed. What a body means is the route's. */

import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LargeBody } from '../command/large-body.ts';
import type { Clock, Timers } from '../system/clock.ts';
import { parseJson, type SafeJson } from '../system/json-safety.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/loop-budget.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { plainRefusal, RefusedRequest } from './problem-status.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How many bytes the JSON body had. */
    bodyBytes: number;
  }
}

type Done = (error: Error | null, body?: unknown) => void;

/** A body has to be here within this time; only files may take longer. */
const BODY_MS_MAX = 30_000;
const LOOK_EVERY_MS = 1_000;

interface Arrival {
  readonly startedAt: number;
  readonly giveUp: () => void;
}

/** Bodies on their way in. One timer for all of them, since hardly any lives long enough to need one. */
export class SlowBodies {
  readonly #arrivals = new Set<Arrival>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Starts looking; the answer stops it. */
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

/** Bodies that were read before the routes saw their requests. */
const readAhead = new WeakMap<Readable, Arrived>();

/** Hands a request on to the routes whose body has been read already. */
export function handBodyOn(request: IncomingMessage, arrived: Arrived): void {
  readAhead.set(request, arrived);
}

/** Whether a large body is left to the route as `LargeBody`, unread. */
interface LargeOption {
  readonly isLargeUnread?: boolean;
}

/** From here on the routes of this scope take JSON, up to a size, and nothing else. An empty body is undefined. */
export function takeJson(
  app: FastifyInstance,
  slowBodies: SlowBodies,
  bytesMax: number,
  { isLargeUnread = false }: LargeOption = {},
): void {
  const read = (bytes: Buffer): SafeJson | Refusal => {
    if (isLargeUnread && bytes.length > SMALL_BODY_BYTES_MAX) return { value: new LargeBody(bytes) };
    return bytes.length === 0 ? EMPTY : parseJson(bytes);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable, done: Done) => {
    const refusal = refusalOfHeaders(request, bytesMax);
    const parse = (arrived: Arrived): void => {
      if (!isRefusal(arrived)) request.bodyBytes = arrived.length;
      const parsed = isRefusal(arrived) ? arrived : read(arrived);
      if (isRefusal(parsed)) done(new RefusedRequest(parsed));
      else done(null, parsed.value);
    };
    if (refusal) done(new RefusedRequest(refusal));
    else {
      const ahead = readAhead.get(payload);
      if (ahead) parse(ahead);
      else collectBody(payload, bytesMax, slowBodies, parse);
    }
  });
}

const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const utf8 = /^(?:utf-?8|us-ascii)$/i;

function refusalOfHeaders({ headers }: FastifyRequest, bytesMax: number): Refusal | null {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    return refuse('unsupported_media_type', 'Send the request body without Content-Encoding.');
  }
  const type = headers['content-type'] ?? '';
  // The usual spelling needs no closer look.
  if (type.length > 'application/json'.length && !utf8.test(charset.exec(type)?.[1] ?? 'utf-8')) {
    return refuse('unsupported_media_type', 'Send JSON in UTF-8.');
  }
  return Number(headers['content-length'] ?? 0) > bytesMax ? bodyTooLarge(bytesMax) : null;
}

export const bodyTooLarge = (bytesMax: number): Refusal =>
  refuse('body_too_large', `The request body can have at most ${bytesMax} bytes.`);

const EMPTY: SafeJson = { value: undefined };

/** A whole body, or why it is not taken. */
export type Arrived = Buffer | Refusal;

/** What still comes after a refusal is let go unread until the connection closes. */
export function collectBody(
  payload: Readable,
  bytesMax: number,
  slowBodies: SlowBodies,
  whenArrived: (arrived: Arrived) => void,
): void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let isOver = false;
  const finish = (refusal: Refusal | null): void => {
    if (isOver) return;
    isOver = true;
    arrived();
    const body = refusal ?? joined(chunks, bytes);
    chunks = [];
    whenArrived(body);
  };
  const arrived = slowBodies.begin(() => finish(plainRefusal('request_timeout')));
  payload.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bytesMax) finish(bodyTooLarge(bytesMax));
    else if (!isOver) chunks.push(chunk);
  });
  payload.on('end', () => finish(null));
  payload.on('error', () => finish(refuse('malformed_request', 'The request body ended too early.')));
}

const joined = (chunks: readonly Buffer[], bytes: number): Buffer =>
  chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, bytes);
