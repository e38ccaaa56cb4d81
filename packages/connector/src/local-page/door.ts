/**
 * Decides who gets access: the browser of a person at this machine who has the link. A page from elsewhere has neither the token nor our origin, and a
 * foreign name that resolves to this machine is not our host.
 */

import { createHash, timingSafeEqual } from 'node:crypto';

export interface Door {
  /** The host with its port, as a browser sends it. */
  readonly host: string;
  readonly token: string;
}

/** The part of a request that is checked. */
export interface Knock {
  readonly method: string;
  /** The path without its query. */
  readonly path: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** Sec-Fetch-Site. */
  readonly site: string | undefined;
}

export interface Refused {
  readonly status: number;
  readonly message: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/** The path below the token, or why there is none. */
export function placeOf({ method, path, host, origin, site }: Knock, door: Door): string | Refused {
  if (host !== door.host) return { status: 421, message: 'This page has another address.' };
  const isOwn = (origin === undefined || origin === `http://${door.host}`) && (site === undefined || OWN_SITES.includes(site));
  if (!isOwn) return { status: 403, message: 'The request comes from another page.' };
  const [, token = '', ...rest] = path.split('/');
  if (!isSame(token, door.token)) return { status: 403, message: 'Open this page with "ledgerline-connector open".' };
  if (method !== 'GET' && method !== 'POST') return { status: 405, message: 'Only GET and POST are allowed.' };
  return rest.join('/');
}
