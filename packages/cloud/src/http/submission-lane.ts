/**
 * The short way in for the most frequent call there is: one ordinary command, posted with a good key. It is read, checked and
 * written by the same code as behind the routes, but without their machinery, which costs more than all of that together.
 * Whatever is not ordinary, and whatever has to be looked up, refused or repeated, goes on to the routes, which answer as ever.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadyCommand } from '../command/command.ts';
import type { SeenCommand } from '../store/store.ts';
import { parseJson } from '../system/json-safety.ts';
import type { Logger } from '../system/log.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/loop-budget.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';
import { type ApiCaller, findCaller } from './guard.ts';
import type { RequestHandler } from './http-server.ts';
import { type Arrived, collectBody, handBodyOn } from './json-body.ts';
import { answerText, JSON_TYPE, POLL_AFTER_SECONDS } from './json-reply.ts';
import { REQUEST_ID_HEADER, type RequestNames } from './request-id.ts';
import type { Services } from './services.ts';

interface Lane {
  readonly services: Services;
  readonly nameRequest: RequestNames;
  readonly log: Logger;
  readonly routes: RequestHandler;
}

/** One request on its way through the lane. */
interface Entered {
  readonly lane: Lane;
  readonly arrivedAt: number;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The same, once it is known who sent it. */
interface Passage extends Entered {
  readonly caller: ApiCaller;
}

/** Stands before the routes. */
export function submissionLane(lane: Lane): RequestHandler {
  const { routes, services, log } = lane;
  return (request, response) => {
    if (!isOrdinary(request) || services.context.wakeups.isClosed) return routes(request, response);
    const entered = { lane, arrivedAt: services.context.clock.now(), request, response };
    // Who cannot be found, for whatever reason, is told so by the routes.
    const goOn = (caller: ApiCaller | Refusal): void =>
      isRefusal(caller) ? routes(request, response) : readBody(entered, caller);
    const caller = findCaller(services, { headers: request.headers, log });
    if (caller instanceof Promise) caller.then(goOn, () => routes(request, response));
    else goOn(caller);
  };
}

/** As client libraries send it. */
function isOrdinary({ method, url, headers }: IncomingMessage): boolean {
  return (
    url === '/v1/commands' &&
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    Number(headers['content-length']) <= SMALL_BODY_BYTES_MAX &&
    headers['content-encoding'] === undefined &&
    headers.prefer === undefined
  );
}

function readBody(entered: Entered, caller: ApiCaller): void {
  const passage = { ...entered, caller };
  const { request, lane } = passage;
  collectBody(request, SMALL_BODY_BYTES_MAX, lane.services.slowBodies, (arrived) => take(passage, arrived));
}

/** The routes take over, with the body that was read already. */
function handOn({ lane, request, response }: Passage, arrived: Arrived): void {
  handBodyOn(request, arrived);
  lane.routes(request, response);
}

function take(passage: Passage, arrived: Arrived): void {
  const { intake, rateLimit } = passage.lane.services;
  const ready = isRefusal(arrived) ? null : readyCommand(intake, passage.caller, arrived);
  if (ready !== null && rateLimit.take(passage.caller)) {
    void write(passage, ready, arrived);
    return;
  }
  ready?.place(false);
  handOn(passage, arrived);
}

/** A mistake of ours is left to the routes too, which know how to answer for it. */
function readyCommand(intake: Services['intake'], caller: ApiCaller, bytes: Buffer): ReadyCommand | null {
  try {
    const parsed = parseJson(bytes);
    return isRefusal(parsed) ? null : intake.readyAtOnce(caller, { body: parsed.value, bodyBytes: bytes.length, served: null });
  } catch {
    return null;
  }
}

/** What turns out to be known before, or could not be written, is looked at again by the routes; they count the call once more. */
async function write(passage: Passage, { command, place }: ReadyCommand, arrived: Arrived): Promise<void> {
  const { context, metrics, rateLimit } = passage.lane.services;
  const startedAt = context.clock.now();
  let isQueued = false;
  try {
    const outcome = await context.store.accept(command);
    isQueued = outcome.kind === 'queued';
    if (isQueued) {
      metrics.accepted(context.clock.now() - startedAt);
      answer(passage, outcome.command);
      return;
    }
  } catch {
    // Told by the routes, which come upon the same.
  } finally {
    place(isQueued);
  }
  rateLimit.putBack(passage.caller);
  handOn(passage, arrived);
}

/** To the letter what the route answers. */
function answer(passage: Passage, command: SeenCommand): void {
  const { lane, arrivedAt, request, response } = passage;
  const { context, metrics, rateLimit } = lane.services;
  const milliseconds = context.clock.now() - arrivedAt;
  metrics.requests.observe({ method: 'POST', route: '/v1/commands', mayWait: false, status: 202, milliseconds });
  const text = answerText(context, command);
  const headers = [REQUEST_ID_HEADER, lane.nameRequest(request), 'x-content-type-options', 'nosniff'];
  if (rateLimit.hasHeaders) headers.push('ratelimit-policy', rateLimit.policy, 'ratelimit', rateLimit.stateOf(passage.caller));
  headers.push('location', `/v1/commands/${command.commandId}`, 'retry-after', POLL_AFTER_SECONDS);
  headers.push('content-type', JSON_TYPE, 'cache-control', 'no-store', 'content-length', String(Buffer.byteLength(text)));
  response.writeHead(202, headers).end(text);
}
