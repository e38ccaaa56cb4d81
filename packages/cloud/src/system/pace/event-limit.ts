/** Limits on what happens rarely: sign-ups, failed logins, new keys, uploads. Counted in the store, so that nodes share them and a restart forgets none. */

import { DAY_MS, HOUR_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import type { Context } from '../context.ts';
import { hashKey } from '../key.ts';
import { type LimitName, type Refusal, refuseByLimit } from '../problem.ts';

export interface EventLimit {
  readonly name: LimitName;
  readonly max: number;
  readonly windowMs: number;
  /** What is said past it, before the time to wait. */
  readonly message: string;
}

const failedLoginsWindowMs = limits.failedLoginsWindowMinutes * MINUTE_MS;

export const eventLimits = {
  signUps: {
    name: 'sign-ups',
    max: limits.signUpsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many sign-ups from this address.',
  },
  failedLogins: {
    name: 'failed-logins',
    max: limits.failedLoginsPerAccountMax,
    windowMs: failedLoginsWindowMs,
    message: 'Too many failed logins for this account. Reset the password by email to log in now.',
  },
  failedLoginsOfAddress: {
    name: 'failed-logins-of-address',
    max: limits.failedLoginsPerAddressMax,
    windowMs: failedLoginsWindowMs,
    message: 'Too many failed logins from this address.',
  },
  passwordResets: {
    name: 'password-resets',
    max: limits.passwordResetsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many requests to reset a password from this address.',
  },
  linkEmails: {
    name: 'link-emails',
    max: 1,
    windowMs: limits.linkEmailMinutes * MINUTE_MS,
    message: `An email with a link was sent less than ${limits.linkEmailMinutes} minutes ago. Its link is valid.`,
  },
  wrongFactors: {
    name: 'wrong-factors',
    max: limits.wrongFactorsPerHourMax,
    windowMs: HOUR_MS,
    message: 'Too many wrong codes for this account.',
  },
  wrongFactorsOfLogin: {
    name: 'wrong-factors-of-login',
    // The last one ends the login.
    max: limits.wrongFactorsPerLoginMax - 1,
    windowMs: limits.factorMinutes * MINUTE_MS,
    message: 'Too many wrong codes.',
  },
  passkeyLogins: {
    name: 'passkey-logins',
    max: limits.passkeyLoginsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many logins with a passkey from this address.',
  },
  pairings: {
    name: 'pairings',
    max: limits.pairingsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many programs asked for a code from this address.',
  },
  wrongPairingCodes: {
    name: 'wrong-pairing-codes',
    // The last one ends the session.
    max: limits.wrongPairingCodesPerSessionMax - 1,
    windowMs: DAY_MS,
    message: 'Too many wrong codes.',
  },
  wrongPairingCodesOfPerson: {
    name: 'wrong-pairing-codes-of-person',
    max: limits.wrongPairingCodesPerPersonAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many wrong codes for this account.',
  },
  wrongPairingCodesOfAddress: {
    name: 'wrong-pairing-codes-of-address',
    max: limits.wrongPairingCodesPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many wrong codes from this address.',
  },
  appRequests: {
    name: 'app-requests',
    max: limits.appRequestsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many apps asked to be connected from this address.',
  },
  appRegistrations: {
    name: 'app-registrations',
    max: limits.appRegistrationsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many apps registered from this address.',
  },
  appDocuments: {
    name: 'app-documents',
    max: limits.appDocumentsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    message: 'Too many descriptions of apps were asked for from this address.',
  },
  newKeys: {
    name: 'new-keys',
    max: limits.appKeysPerTenantAndDayMax,
    windowMs: DAY_MS,
    message: `At most ${limits.appKeysPerTenantAndDayMax} app keys can be created in a day.`,
  },
  invitations: {
    name: 'invitations',
    max: limits.invitationsPerTenantAndDayMax,
    windowMs: DAY_MS,
    message: `At most ${limits.invitationsPerTenantAndDayMax} invitations can be sent in a day.`,
  },
  keyRotations: {
    name: 'key-rotations',
    max: limits.keyRotationsPerTenantAndDayMax,
    windowMs: DAY_MS,
    message: `At most ${limits.keyRotationsPerTenantAndDayMax} keys can be rotated in a day.`,
  },
  pings: {
    name: 'pings',
    max: limits.webhookPingsPerMinuteMax,
    windowMs: MINUTE_MS,
    message: `At most ${limits.webhookPingsPerMinuteMax} pings can be sent to a webhook endpoint in a minute.`,
  },
  pingsOfTenant: {
    name: 'pings-of-tenant',
    max: limits.webhookPingsPerTenantAndMinuteMax,
    windowMs: MINUTE_MS,
    message: `At most ${limits.webhookPingsPerTenantAndMinuteMax} pings can be sent to all webhook endpoints in a minute.`,
  },
} as const satisfies Readonly<Record<string, EventLimit>>;

type Counted = Pick<Context, 'store'>;

/** Subjects are hashed: people type all kinds of things into a login form, and none of them must be stored. */
const subjectOf = ({ name }: EventLimit, subject: string): string => `${name} ${hashKey(subject)}`;

/** Counts one event, or several, or reports that there were too many. */
export async function takeEvent({ store }: Counted, limit: EventLimit, subject: string, amount = 1): Promise<Refusal | null> {
  const { max, windowMs } = limit;
  const taken = await store.takeFromWindow({ subject: subjectOf(limit, subject), windowMs, max, amount });
  return taken.isTaken ? null : refuseByLimit(limit.name, ...laterText(limit.message, taken.retryAfterMs));
}

/** Takes back what turned out to be none. */
export const returnEvent = ({ store }: Counted, limit: EventLimit, subject: string, amount = 1): Promise<void> =>
  store.returnToWindow({ subject: subjectOf(limit, subject), amount });

/** Forgets all events of a subject. */
export const clearEvents = ({ store }: Counted, limit: EventLimit, subject: string): Promise<void> =>
  store.clearWindow({ subject: subjectOf(limit, subject) });

const HOUR_MINUTES = 60;

function waitText(minutes: number): string {
  if (minutes <= 2 * HOUR_MINUTES) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / HOUR_MINUTES)} hours`;
}

function laterText(message: string, retryAfterMs: number): [message: string, retryAfterSeconds: number] {
  const seconds = Math.ceil(retryAfterMs / 1000);
  return [`${message} Try again in ${waitText(Math.ceil(seconds / 60))}.`, seconds];
}
