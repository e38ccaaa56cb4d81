/** Detects calls that a browser makes on behalf of another site. Programs send none of the headers it looks at, and pass. */

import type { FastifyRequest } from 'fastify';

/** Methods that change nothing, so that it does not matter who makes a browser send them. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a browser sends for a call from one of our own pages, or from the user. */
const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

export function isCrossSiteRequest({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, baseUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_FETCH_SITES.has(String(site))) return true;
  const { origin, host } = headers;
  return origin !== undefined && origin !== baseUrl && hostOf(origin) !== host;
}

/** The host of an origin. An opaque origin, such as `null`, has no host and so is never ours. */
const hostOf = (origin: string): string | null => URL.parse(origin)?.host || null;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name was made to point to this machine: a page can do that, so an installation on loopback has its own names alone. */
export function isForeignHost({ headers }: Pick<FastifyRequest, 'headers'>, baseUrl: string): boolean {
  const isLoopback = LOOPBACK.has(URL.parse(baseUrl)?.hostname ?? '');
  return isLoopback && !LOOPBACK.has(URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '');
}
