/**
 * The edge of HTTP: the limits of a connection, and input that never reaches a route. All such input gets the standard error body, written to the socket
 * itself.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MINUTE_MS, type ProblemCode } from '@ledgerline/contract';
import { JSON_TYPE } from '../reply/json-reply.ts';
import { errorBody, plainRefusal, STATUS } from '../reply/problem-status.ts';
import { REQUEST_ID_HEADER, type RequestNames } from '../request/request-id.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers and a whole file must be here within this time; JSON bodies have less. */
const REQUEST_MS_MAX = 15 * MINUTE_MS;
const HEADERS_MS_MAX = 30_000;
/** Longer than proxies keep a connection, so that it is never this side that closes one in use. */
const KEEP_ALIVE_MS = 75_000;

/** The response that a connection is busy with, kept on its socket: cheaper than a listener for each request. */
const current = Symbol('current response');
type Busy = Duplex & { [current]?: ServerResponse };

export function makeHttpServer(handle: RequestHandler, nameRequest: RequestNames): Server {
  // A missing Host is refused below, with our error body.
  const limits = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS_MAX, headersTimeout: HEADERS_MS_MAX };
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    (request.socket as Busy)[current] = response;
    if (request.headers.host === undefined && request.httpVersionMinor === 1)
      refuseOn(response, 'malformed_request', nameRequest(request));
    else handle(request, response);
  });
  // A socket keeps its address after the first read, even when the caller has disconnected.
  server.on('connection', (socket) => void socket.remoteAddress);
  server.on('checkExpectation', (request, response) => refuseOn(response, 'expectation_failed', nameRequest(request)));
  server.on('connect', (request, socket) => refuseAt(socket as Socket, 'method_not_allowed', nameRequest(request)));
  return server;
}

const PARSER_CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Handles input that is not HTTP, or came too late. A pending response belongs to the previous request, which was well-formed and may have been
 * processed: it is sent first, and then the connection closes.
 */
export function respondToBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const pending = (socket as Busy)[current];
  if (pending?.req.complete && !pending.writableFinished) {
    pending.shouldKeepAlive = false;
    if (pending.listenerCount('close', endSocket) === 0) pending.once('close', endSocket);
    return;
  }
  refuseAt(socket, PARSER_CODES[error.code ?? ''] ?? 'malformed_request', requestId);
}

function endSocket(this: ServerResponse): void {
  this.req.socket.end();
}

function refuseOn(response: ServerResponse, code: ProblemCode, requestId: string): void {
  const body = bodyOf(code, requestId);
  const headers = { [REQUEST_ID_HEADER]: requestId, 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) };
  response.writeHead(STATUS[code], { ...headers, connection: 'close' }).end(body);
}

/** How long a rejected caller can still read; Node no longer watches such a connection. */
const LINGER_MS = 2_000;

function refuseAt(socket: Socket, code: ProblemCode, requestId: string): void {
  const status = STATUS[code];
  const body = bodyOf(code, requestId);
  socket.on('error', () => socket.destroy());
  socket.setTimeout(LINGER_MS, () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${REQUEST_ID_HEADER}: ${requestId}\r\ncontent-type: ${JSON_TYPE}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** The error body in English, because broken input names no language. */
const bodyOf = (code: ProblemCode, requestId: string): string => JSON.stringify(errorBody(plainRefusal(code), requestId, 'en'));
