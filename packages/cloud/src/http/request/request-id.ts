/** Gives each request an id: the one that the caller sent, if it is well-formed, else a new one. */

import type { IncomingMessage } from 'node:http';
import { type Randomness, randomText } from '../../system/randomness.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The headers of every response, however it was made. */
export const commonHeaders = (requestId: string): readonly string[] => [
  REQUEST_ID_HEADER,
  requestId,
  'x-content-type-options',
  'nosniff',
];

const wellFormed = /^[A-Za-z0-9._-]{1,128}$/;
const PREFIX_BYTES = 6;

/** Names a request, or what never became one. */
export type RequestNames = (request: IncomingMessage | null) => string;

/** Our own names are a random beginning for each start of the server and a number that goes up. */
export function requestIds(randomness: Randomness): RequestNames {
  const prefix = randomText(randomness, PREFIX_BYTES);
  let count = 0;
  return (request) => {
    const given = request?.headers[REQUEST_ID_HEADER];
    if (typeof given === 'string' && wellFormed.test(given)) return given;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
