/** A request and its reply as the library of the authorization server knows them, without a socket. */

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { OAuthRequest } from './authorization-server.ts';

/** The library builds addresses from our own address, regardless of the address in the request. */
export function exchangeOf({ method, url, headers, body, address }: OAuthRequest, baseUrl: string) {
  const { protocol, host } = new URL(baseUrl);
  const request = new IncomingMessage(new Socket());
  const { authorization: _none, ...sent } = headers;
  request.method = method;
  request.url = url;
  request.headers = {
    ...sent,
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': address,
  };
  if (body.length > 0) request.push(body);
  request.push(null);
  return { request, response: new ServerResponse(request) };
}
