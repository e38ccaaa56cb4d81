/** Errors that are no refusals yet: what Fastify, the HTTP parser and our own bugs raise, turned into the one error body. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '@ledgerline/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../store.ts';
import { JSON_TYPE } from './json-reply.ts';
import { errorBody, plainRefusal, RefusedRequest, STATUS, sendRefusal } from './problem-status.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Codes of Fastify that a caller can cause. */
const FASTIFY_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  FST_ERR_NOT_FOUND: 'unknown_route',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
};

export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RefusedRequest) return sendRefusal(reply, error.refusal);
  if (error instanceof StoreUnavailable) {
    request.log.warn({ requestId: request.id, err: error.cause }, 'the store is not available');
    return sendRefusal(reply, plainRefusal('not_ready'));
  }
  const code = 'code' in error ? FASTIFY_CODES[error.code] : undefined;
  if (code !== undefined) return sendRefusal(reply, plainRefusal(code));
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return sendRefusal(reply, plainRefusal('malformed_request'));
  request.log.error(
    { requestId: request.id, method: request.method, route: request.routeOptions.url, err: error },
    'a request failed',
  );
  return sendRefusal(reply, plainRefusal('internal_error'));
}

/** Errors before any route or hook: an address that cannot be read, or a name in it that is too long. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, request.id);
  sendRefusal(reply, plainRefusal(FASTIFY_CODES[error.code] ?? 'malformed_request'));
}

const PARSER_CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** What arrived is no HTTP, or not in time: there is no request to reply to, only a socket to write to. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = PARSER_CODES[error.code ?? ''] ?? 'malformed_request';
  const status = STATUS[code];
  const body = JSON.stringify(errorBody(plainRefusal(code), requestId));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${REQUEST_ID_HEADER}: ${requestId}\r\ncontent-type: ${JSON_TYPE}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
