/** Every cookie that the service sets. The only declaration: the adapter writes these and no others, and the privacy page lists them. */

import { DAY_MS, limits, MINUTE_MS } from '@ledgerline/contract';

export interface Cookie {
  readonly name: string;
  /** The paths that a browser sends it to. */
  readonly path: string;
  readonly validMs: number;
  /** What the privacy page says of it. */
  readonly purpose: string;
  readonly lifetime: string;
}

/** How long a browser remembers how its reader wants to read. */
const READER_DAYS = 365;

export const cookies = {
  session: {
    name: 'ledgerline_session',
    path: '/',
    validMs: limits.sessionDays * DAY_MS,
    purpose: 'Keeps you logged in.',
    lifetime: `${limits.sessionDays} days after your last visit, or until you log out`,
  },
  halfLogin: {
    name: 'ledgerline_login',
    path: '/',
    validMs: limits.factorMinutes * MINUTE_MS,
    purpose: 'Remembers that the password was right while you confirm the login with a second factor.',
    lifetime: `${limits.factorMinutes} minutes, or until the login is complete`,
  },
  device: {
    name: 'ledgerline_device',
    path: '/login',
    validMs: limits.knownDeviceDays * DAY_MS,
    purpose:
      'Shows at the next login that you have logged in from this browser before, so that wrong passwords of others do not lock you out. Logging out keeps it.',
    lifetime: `${limits.knownDeviceDays} days after your last login`,
  },
  language: {
    name: 'ledgerline_language',
    path: '/',
    validMs: READER_DAYS * DAY_MS,
    purpose: 'Remembers the language that you chose.',
    lifetime: `${READER_DAYS} days after you chose it`,
  },
  zone: {
    name: 'ledgerline_zone',
    path: '/',
    validMs: READER_DAYS * DAY_MS,
    purpose: 'Remembers the time zone of your browser, so that times are shown as on your clock.',
    lifetime: `${READER_DAYS} days after your last visit`,
  },
} as const satisfies Readonly<Record<string, Cookie>>;
