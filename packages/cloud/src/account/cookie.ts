/** Every cookie that the service sets. The only declaration: the adapter writes these and no others, and the privacy page lists them with what they are for. */

import { DAY_MS, HOUR_MS, limits, MINUTE_MS } from '@ledgerline/contract';

export interface Cookie {
  readonly name: string;
  /** The paths that a browser sends it to. */
  readonly path: string;
  readonly validMs: number;
  /** Sent only from pages of this site: a link from elsewhere opens without it. */
  readonly isStrict?: boolean;
}

/** How long a browser remembers how its reader wants to read. */
const READER_DAYS = 365;

export const cookies = {
  session: {
    name: 'ledgerline_session',
    path: '/',
    validMs: limits.sessionDays * DAY_MS,
  },
  halfLogin: {
    name: 'ledgerline_login',
    path: '/',
    validMs: limits.factorMinutes * MINUTE_MS,
  },
  device: {
    name: 'ledgerline_device',
    path: '/login',
    validMs: limits.knownDeviceDays * DAY_MS,
  },
  language: {
    name: 'ledgerline_language',
    path: '/',
    validMs: READER_DAYS * DAY_MS,
  },
  zone: {
    name: 'ledgerline_zone',
    path: '/',
    validMs: READER_DAYS * DAY_MS,
  },
  operator: {
    name: 'ledgerline_operator',
    path: '/admin',
    validMs: limits.operatorSessionHours * HOUR_MS,
    isStrict: true,
  },
  visit: {
    name: 'ledgerline_visit',
    path: '/',
    validMs: limits.visitMinutes * MINUTE_MS,
    isStrict: true,
  },
  appRequest: {
    name: 'ledgerline_app_request',
    path: '/portal/connect',
    validMs: limits.appRequestMinutes * MINUTE_MS,
  },
  appReturn: {
    name: 'ledgerline_app_return',
    path: '/oauth/authorize',
    validMs: limits.appRequestMinutes * MINUTE_MS,
  },
} as const satisfies Readonly<Record<string, Cookie>>;
