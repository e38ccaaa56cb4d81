/** Compares every response of a test server with the declaration of its endpoint: its status, its problem code and its body. */

import assert from 'node:assert/strict';
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { groupedCommands } from '@ledgerline/catalog';
import { ErrorBody, type ProblemCode } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { allEndpoints, type OperationId } from '../src/http/description/all-endpoints.ts';
import { groupedPath } from '../src/http/description/caller-endpoints.ts';
import { type Endpoint, problemsOf } from '../src/http/endpoint/endpoint.ts';
import { routeUrl } from '../src/http/endpoint/endpoint-routes.ts';
import { STATUS } from '../src/http/reply/problem-status.ts';
import { SENT, type SentResponse } from './sent-response.ts';

interface Declared {
  readonly operationId: OperationId;
  readonly endpoint: Endpoint;
}

const declared: ReadonlyMap<string, Declared> = new Map(
  Object.entries(allEndpoints).map(([operationId, endpoint]) => [
    `${endpoint.method} ${routeUrl(endpoint.path)}`,
    { operationId: operationId as OperationId, endpoint },
  ]),
);

/** The declaration of a route as it was registered. */
export const declarationOf = (method: string, url: string): Declared | undefined => declared.get(`${method} ${url}`);

/** Allowed for every endpoint: for requests that are not HTTP, and for a broken server or store. */
const ANYWHERE: readonly ProblemCode[] = [
  'uri_too_long',
  'headers_too_large',
  'expectation_failed',
  'request_timeout',
  'internal_error',
  'data_damaged',
];

/** The statuses of these are not repeated at every operation of the document. */
const UNDOCUMENTED = new Set<number>(ANYWHERE.filter((code) => code !== 'data_damaged').map((code) => STATUS[code]));

export class DeclaredResponses {
  /** `operationId status` of every response that was as declared. */
  readonly seen = new Set<string>();
  readonly #faults: string[] = [];

  /** Must be called before the routes are registered. */
  watch(app: FastifyInstance): void {
    app.addHook('onSend', (request, reply, payload, done) => {
      const route = `${request.method} ${request.routeOptions.url}`;
      const headers = reply.getHeaders() as Record<string, unknown>;
      // Of bytes only the type is looked at.
      const isEncoded = headers['content-encoding'] !== undefined && mediaTypeOf(headers) !== 'application/octet-stream';
      if (!request.is404 && request.method !== 'HEAD' && !isEncoded)
        this.#compare(route, request.url, { status: reply.statusCode, headers, payload });
      done(null, payload);
    });
    app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      if (`${request.method} ${request.url}` === FAST_PATH) this.#watchFastPath(response);
    });
  }

  /** Fails if a response since the last time was not as declared. */
  check(): void {
    assert.deepEqual(this.#faults.splice(0), []);
  }

  /** The fast path sends its headers as a list, and without the hooks of the routes. */
  #watchFastPath(response: ServerResponse): void {
    const { writeHead, end } = response;
    let headers: Record<string, string> | undefined;
    response.writeHead = ((...args: [status: number, headers: unknown]) => {
      const [, list] = args;
      if (Array.isArray(list))
        headers = Object.fromEntries(
          list.flatMap((name: string, at) => (at % 2 === 0 ? [[name.toLowerCase(), String(list[at + 1])]] : [])),
        );
      return Reflect.apply(writeHead, response, args);
    }) as typeof writeHead;
    response.end = ((...args: [payload: unknown]) => {
      if (headers) this.#compare(FAST_PATH, FAST_PATH_URL, { status: response.statusCode, headers, payload: args[0] });
      return Reflect.apply(end, response, args);
    }) as typeof end;
  }

  #compare(route: string, url: string, sent: Sent): void {
    const found = declared.get(route);
    const fault = found ? faultIn(found.endpoint, sent) : 'has no declaration';
    if (fault !== null) this.#faults.push(`${route} ${sent.status}: ${fault}`);
    else if (found) this.seen.add(`${found.operationId} ${sent.status}`);
    if (found && channel.hasSubscribers) tell(found, url, sent);
  }
}

/** A response on its way out. */
interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: unknown;
}

const FAST_PATH_URL = '/v1/commands';
const FAST_PATH = `POST ${FAST_PATH_URL}`;

const channel = diagnostics.channel(SENT);

const groupPaths: ReadonlySet<string> = new Set(groupedCommands().map(groupedPath));

function tell({ operationId, endpoint }: Declared, url: string, { status, headers, payload }: Sent): void {
  if (UNDOCUMENTED.has(status)) return;
  // A stream has its own reader. A browser is shown a page instead of an error.
  const sent = payload ?? '';
  const isWhole = typeof sent === 'string' || Buffer.isBuffer(sent);
  if (!isWhole || (status >= 400 && mediaTypeOf(headers) === 'text/html')) return;
  // Every group of commands has a path of its own in the document. Tests send to paths of no group too.
  const isGrouped = operationId === 'queueGroupedCommand';
  const path = isGrouped ? (url.split('?')[0] ?? '') : endpoint.path;
  if (isGrouped && status >= 400 && !groupPaths.has(path)) return;
  const sentHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const told: SentResponse = { method: endpoint.method.toLowerCase(), path, status, headers: sentHeaders, payload: sent };
  channel.publish(told);
}

function faultIn(endpoint: Endpoint, { status, headers, payload }: Sent): string | null {
  if (status === 304) return null;
  const type = mediaTypeOf(headers);
  const answer = endpoint.responses.find((each) => each.status === status);
  if (status >= 400) {
    const fault = problemFault(endpoint, status, type, payload);
    // Another protocol has errors of its own.
    return fault !== null && answer?.schema ? bodyFault(answer.schema, payload) : fault;
  }
  if (!answer) return 'the status is not declared';
  if (type === '' && !answer.schema && !answer.mediaType) return null;
  if (type === 'application/json' && answer.schema) return bodyFault(answer.schema, payload);
  // Files are sent under their own type.
  if ([type, 'application/octet-stream', '*/*'].includes(answer.mediaType ?? '') || answer.otherMediaType === type) return null;
  return status === 302 || status === 303 ? null : `the type ${type} is not declared`;
}

const mediaTypeOf = (headers: Readonly<Record<string, unknown>>): string =>
  String(headers['content-type'] ?? '').split(';')[0] ?? '';

function problemFault(endpoint: Endpoint, status: number, type: string, payload: unknown): string | null {
  const codes = [...problemsOf(endpoint), ...ANYWHERE];
  // Browsers are shown a page instead of the body, with the same status.
  if (type === 'text/html') return codes.some((code) => STATUS[code] === status) ? null : 'the status is not declared';
  const fault = bodyFault(ErrorBody, payload);
  if (fault !== null) return fault;
  const { code } = (JSON.parse(String(payload)) as ErrorBody).error;
  return codes.includes(code) ? null : `the problem code ${code} is not declared`;
}

const validators = new Map<TSchema, Validator>();

/** The descriptions are megabytes and the same in every test: each is read once. */
const LARGE_CHARACTERS = 100_000;
const faultlessLarge = new Set<string>();
/** The bytes that a server sends again and again. */
const faultlessBytes = new WeakSet<Buffer>();

function bodyFault(schema: TSchema, payload: unknown): string | null {
  if (Buffer.isBuffer(payload)) {
    const fault = faultlessBytes.has(payload) ? null : bodyFault(schema, payload.toString());
    if (fault === null) faultlessBytes.add(payload);
    return fault;
  }
  if (typeof payload !== 'string' || payload.length < LARGE_CHARACTERS) return faultOf(schema, payload);
  const fault = faultlessLarge.has(payload) ? null : faultOf(schema, payload);
  if (fault === null) faultlessLarge.add(payload);
  return fault;
}

function faultOf(schema: TSchema, payload: unknown): string | null {
  const body = parsed(payload);
  if (body === undefined) return 'the body is not JSON';
  const validator = validators.get(schema) ?? Compile(closed(schema) as TSchema);
  validators.set(schema, validator);
  if (validator.Check(body)) return null;
  const [first] = validator.Errors(body);
  return `the body does not match its schema: ${JSON.stringify(first)}; ${String(payload).slice(0, 300)}`;
}

function parsed(payload: unknown): unknown {
  try {
    return JSON.parse(String(payload));
  } catch {
    return undefined;
  }
}

/** The schema without room for members that it does not declare. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, closed(value)]));
  return 'properties' in inner && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner;
}
