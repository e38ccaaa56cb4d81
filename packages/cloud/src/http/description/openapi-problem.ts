/** The error responses of the OpenAPI document: one component per status, all with the same body. */

import type { JsonSchema } from '@ledgerline/catalog/publish';
import { ErrorBody } from '@ledgerline/contract';
import { type Endpoint, problemsOf } from '../endpoint/endpoint.ts';
import { STATUS } from '../reply/problem-status.ts';
import { componentOf, type Definitions } from './openapi-component.ts';

interface ProblemResponse {
  readonly name: string;
  readonly text: string;
}

const RESPONSES: Readonly<Record<number, ProblemResponse>> = {
  400: {
    name: 'BadRequest',
    text: 'The request, the envelope or the payload is malformed; details lists every problem with its place.',
  },
  401: { name: 'Unauthorized', text: 'The key or the login session is missing, wrong or has ended.' },
  402: { name: 'SubscriptionInactive', text: 'The subscription is inactive; nothing was queued.' },
  403: {
    name: 'Forbidden',
    text: 'The key lacks a right, which the message names; or a browser sent the call from another site.',
  },
  410: { name: 'Gone', text: 'What the request refers to is no longer kept.' },
  404: { name: 'NotFound', text: 'There is no such thing, or it belongs to another tenant.' },
  409: {
    name: 'Conflict',
    text: 'The request contradicts what is already there, for example a commandId used for a different request.',
  },
  413: { name: 'TooLarge', text: 'The body is larger than this path takes.' },
  415: { name: 'UnsupportedMediaType', text: 'The content type of the body is not one this path takes.' },
  416: { name: 'RangeNotSatisfiable', text: 'The requested range lies outside the file.' },
  429: { name: 'TooManyRequests', text: 'Too many requests, or too many queued commands; try again after Retry-After seconds.' },
  503: { name: 'NotReady', text: 'The server is starting, stopping or cannot reach its storage; try again shortly.' },
};

/** Status -> a reference to its response, for every status that an endpoint returns for its problems. */
export function problemReferences(endpoint: Endpoint): JsonSchema {
  const statuses = [...new Set([...problemsOf(endpoint)].map((code) => STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [String(status), referTo(status)]));
}

function referTo(status: number): JsonSchema {
  const response = RESPONSES[status];
  if (response === undefined) throw new Error(`The status ${status} has no response component.`);
  return { $ref: `#/components/responses/${response.name}` };
}

/** Every response has the id of its request. */
export const requestIdHeader: JsonSchema = { 'x-request-id': { $ref: '#/components/headers/RequestId' } };

export const headerComponents: JsonSchema = {
  RequestId: { description: 'Names this request in the logs.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } },
};

export function problemResponses(definitions: Definitions): JsonSchema {
  const schema = componentOf(ErrorBody, definitions);
  return Object.fromEntries(
    Object.entries(RESPONSES).map(([status, { name, text }]) => [
      name,
      {
        description: text,
        headers: {
          ...requestIdHeader,
          ...(status === '429' || status === '503' ? { 'retry-after': { $ref: '#/components/headers/RetryAfter' } } : {}),
        },
        content: { 'application/json': { schema } },
      },
    ]),
  );
}
