/**
 * The fast path for the most frequent request: one small command, posted with a valid key. It skips Fastify, whose routing and
 * hooks cost more than the submission itself, and sends what submission.ts returns, as the routes do. Other requests, unknown keys
 * and callers over their limit fall back to the routes, before any of the body is read.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../../system/log.ts';
import { SMALL_BODY_BYTES_MAX } from '../../system/pace/loop-budget.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { submit } from '../api/submission.ts';
import { type ApiCaller, findCaller } from '../caller.ts';
import type { HeaderList, JsonResponse } from '../reply/json-reply.ts';
import { type NoteRefusal, refusalResponse } from '../reply/problem-status.ts';
import { languageOf } from '../reply/reader.ts';
import { collectBody, type ReceivedBody } from '../request/json-body.ts';
import { commonHeaders, type RequestNames } from '../request/request-id.ts';
import { traceIn } from '../request/trace.ts';
import type { Services } from '../services.ts';
import { refusalOfError } from './error-reply.ts';
import type { RequestHandler } from './http-server.ts';

interface FastPath {
  readonly services: Services;
  readonly nameRequest: RequestNames;
  readonly noteRefusal: NoteRefusal;
  readonly log: Logger;
  readonly routes: RequestHandler;
}

/** A request that the fast path handles to its end. */
interface FastPathRequest {
  readonly path: FastPath;
  readonly arrivedAt: number;
  readonly requestId: string;
  readonly caller: ApiCaller;
  readonly limitHeaders: HeaderList;
  readonly raw: ServerResponse;
}

const ADDRESS = { method: 'POST', url: '/v1/commands' } as const;

/** Handles requests before the routes do. */
export function submissionFastPath(path: FastPath): RequestHandler {
  const { routes, services, log } = path;
  const { context, rateLimit, bodyTimeouts } = services;
  return (request, response) => {
    if (!isEligible(request) || context.wakeups.isClosed) return routes(request, response);
    const arrivedAt = context.clock.now();
    const fallBackToRoutes = (): void => routes(request, response);
    const proceed = (caller: ApiCaller | Refusal): void => {
      if (isRefusal(caller) || !rateLimit.take(caller)) fallBackToRoutes();
      else {
        const requestId = path.nameRequest(request);
        const taken = { path, arrivedAt, requestId, caller, limitHeaders: rateLimit.headersOf(caller), raw: response };
        collectBody(request, SMALL_BODY_BYTES_MAX, bodyTimeouts, (received) => handle(taken, received));
      }
    };
    const caller = findCaller(services, { headers: request.headers, log });
    if (caller instanceof Promise) caller.then(proceed, fallBackToRoutes);
    else proceed(caller);
  };
}

/** Whether a request is as client libraries send it. */
function isEligible({ method, url, headers }: IncomingMessage): boolean {
  return (
    url === ADDRESS.url &&
    method === ADDRESS.method &&
    headers['content-type'] === 'application/json' &&
    Number(headers['content-length']) <= SMALL_BODY_BYTES_MAX &&
    headers['content-encoding'] === undefined &&
    headers.prefer === undefined
  );
}

const noWait = (): null => null;

function handle(request: FastPathRequest, received: ReceivedBody): void {
  const { path, requestId, caller } = request;
  const { services, log } = path;
  if (isRefusal(received)) {
    write(request, received, CLOSE);
    return;
  }
  const fail = (error: Error): void => {
    const failed = { requestId, method: ADDRESS.method, route: ADDRESS.url };
    write(request, refusalOfError(error, failed, { log, readiness: services.readiness }));
  };
  const trace = traceIn(request.raw.req.headers);
  submit(services, { caller, requestId, bytes: received, trace, served: null, enterWait: noWait, lookAgain: () => caller }).then(
    (response) => write(request, response),
    fail,
  );
}

/** The rest of a body that did not arrive whole cannot be separated from the next request. */
const CLOSE: HeaderList = ['connection', 'close'];

function write(request: FastPathRequest, response: JsonResponse | Refusal, connection: HeaderList = []): void {
  const { path, arrivedAt, requestId, limitHeaders, raw } = request;
  const { context, metrics } = path.services;
  if (isRefusal(response)) path.noteRefusal(response, { id: requestId, ...ADDRESS, keyHolder: request.caller });
  const { status, headers, text } = isRefusal(response) ? refusalResponse(response, requestId, languageOf(raw.req)) : response;
  const milliseconds = context.clock.now() - arrivedAt;
  metrics.requests.observe({ method: ADDRESS.method, route: ADDRESS.url, mayWait: false, status, milliseconds });
  const length = ['content-length', String(Buffer.byteLength(text))];
  raw.writeHead(status, commonHeaders(requestId).concat(limitHeaders, headers, length, connection)).end(text);
}
