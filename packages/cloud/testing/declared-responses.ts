/** Compares every response of a test server with the declaration of its endpoint: its status, its problem code and its body. */

import assert from 'node:assert/strict';
import { ErrorBody, type ProblemCode } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { allEndpoints, type OperationId } from '../src/http/description/all-endpoints.ts';
import { type Endpoint, problemsOf } from '../src/http/endpoint/endpoint.ts';
import { routeUrl } from '../src/http/endpoint/endpoint-routes.ts';
import { STATUS } from '../src/http/reply/problem-status.ts';

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

export class DeclaredResponses {
  /** `operationId status` of every response that was as declared. */
  readonly seen = new Set<string>();
  readonly #faults: string[] = [];

  /** Must be called before the routes are registered. */
  watch(app: FastifyInstance): void {
    app.addHook('onSend', (request, reply, payload, done) => {
      this.#compare(request, reply, payload);
      done(null, payload);
    });
  }

  /** Fails if a response since the last time was not as declared. */
  check(): void {
    assert.deepEqual(this.#faults.splice(0), []);
  }

  #compare(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    // Of bytes only the type is looked at.
    const isEncoded = reply.getHeader('content-encoding') !== undefined && mediaTypeOf(reply) !== 'application/octet-stream';
    if (request.is404 || request.method === 'HEAD' || isEncoded) return;
    const route = `${request.method} ${request.routeOptions.url}`;
    const found = declared.get(route);
    const fault = found ? faultIn(found.endpoint, reply, payload) : 'has no declaration';
    if (fault !== null) this.#faults.push(`${route} ${reply.statusCode}: ${fault}`);
    else if (found) this.seen.add(`${found.operationId} ${reply.statusCode}`);
  }
}

function faultIn(endpoint: Endpoint, reply: FastifyReply, payload: unknown): string | null {
  const { statusCode } = reply;
  if (statusCode === 304) return null;
  const type = mediaTypeOf(reply);
  const answer = endpoint.responses.find(({ status }) => status === statusCode);
  if (statusCode >= 400) {
    const fault = problemFault(endpoint, statusCode, type, payload);
    // Another protocol has errors of its own.
    return fault !== null && answer?.schema ? bodyFault(answer.schema, payload) : fault;
  }
  if (!answer) return 'the status is not declared';
  if (type === '' && !answer.schema && !answer.mediaType) return null;
  if (type === 'application/json' && answer.schema) return bodyFault(answer.schema, payload);
  // Files are sent under their own type.
  if (answer.mediaType === 'application/octet-stream' || answer.mediaType === type) return null;
  return type === 'text/markdown' || statusCode === 302 || statusCode === 303 ? null : `the type ${type} is not declared`;
}

const mediaTypeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';

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
