/** Limits on what happens rarely: sign-ups, failed logins, new keys, uploads. Counted in the store, so that nodes share them and a restart forgets none. */

import { DAY_MS, HOUR_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { limitSays } from '@ledgerline/words/problem/limit';
import type { Context } from '../context.ts';
import { hashKey } from '../key.ts';
import { type LimitName, type Refusal, refuseByLimit } from '../problem.ts';

export interface EventLimit {
  readonly name: LimitName;
  readonly max: number;
  readonly windowMs: number;
  /** The sentence of the rejection, before the time to wait. */
  readonly reason: Sentence;
}

const failedLoginsWindowMs = limits.failedLoginsWindowMinutes * MINUTE_MS;

export const eventLimits = {
  signUps: {
    name: 'sign-ups',
    max: limits.signUpsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.signUps(),
  },
  failedLogins: {
    name: 'failed-logins',
    max: limits.failedLoginsPerAccountMax,
    windowMs: failedLoginsWindowMs,
    reason: limitSays.failedLogins(),
  },
  failedLoginsOfAddress: {
    name: 'failed-logins-of-address',
    max: limits.failedLoginsPerAddressMax,
    windowMs: failedLoginsWindowMs,
    reason: limitSays.failedLoginsOfAddress(),
  },
  wrongAdminKeys: {
    name: 'wrong-admin-keys',
    max: limits.wrongAdminKeysPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.wrongAdminKeys(),
  },
  passwordResets: {
    name: 'password-resets',
    max: limits.passwordResetsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.passwordResets(),
  },
  statusSubscriptions: {
    name: 'status-subscriptions',
    max: limits.statusSubscriptionsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.statusSubscriptions(),
  },
  linkEmails: {
    name: 'link-emails',
    max: 1,
    windowMs: limits.linkEmailMinutes * MINUTE_MS,
    reason: limitSays.linkEmails(limits.linkEmailMinutes),
  },
  wrongFactors: {
    name: 'wrong-factors',
    max: limits.wrongFactorsPerHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.wrongCodesOfAccount(),
  },
  wrongFactorsOfLogin: {
    name: 'wrong-factors-of-login',
    // The last one ends the login.
    max: limits.wrongFactorsPerLoginMax - 1,
    windowMs: limits.factorMinutes * MINUTE_MS,
    reason: limitSays.wrongCodes(),
  },
  passkeyLogins: {
    name: 'passkey-logins',
    max: limits.passkeyLoginsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.passkeyLogins(),
  },
  pairings: {
    name: 'pairings',
    max: limits.pairingsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.pairings(),
  },
  wrongPairingCodes: {
    name: 'wrong-pairing-codes',
    // The last one ends the session.
    max: limits.wrongPairingCodesPerSessionMax - 1,
    windowMs: DAY_MS,
    reason: limitSays.wrongCodes(),
  },
  wrongPairingCodesOfPerson: {
    name: 'wrong-pairing-codes-of-person',
    max: limits.wrongPairingCodesPerPersonAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.wrongCodesOfAccount(),
  },
  wrongPairingCodesOfAddress: {
    name: 'wrong-pairing-codes-of-address',
    max: limits.wrongPairingCodesPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.wrongCodesOfAddress(),
  },
  appRequests: {
    name: 'app-requests',
    max: limits.appRequestsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.appRequests(),
  },
  appRegistrations: {
    name: 'app-registrations',
    max: limits.appRegistrationsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.appRegistrations(),
  },
  appDocuments: {
    name: 'app-documents',
    max: limits.appDocumentsPerAddressAndHourMax,
    windowMs: HOUR_MS,
    reason: limitSays.appDocuments(),
  },
  newKeys: {
    name: 'new-keys',
    max: limits.appKeysPerTenantAndDayMax,
    windowMs: DAY_MS,
    reason: limitSays.newKeys(limits.appKeysPerTenantAndDayMax),
  },
  invitations: {
    name: 'invitations',
    max: limits.invitationsPerTenantAndDayMax,
    windowMs: DAY_MS,
    reason: limitSays.invitations(limits.invitationsPerTenantAndDayMax),
  },
  keyRotations: {
    name: 'key-rotations',
    max: limits.keyRotationsPerTenantAndDayMax,
    windowMs: DAY_MS,
    reason: limitSays.keyRotations(limits.keyRotationsPerTenantAndDayMax),
  },
  pings: {
    name: 'pings',
    max: limits.webhookPingsPerMinuteMax,
    windowMs: MINUTE_MS,
    reason: limitSays.pings(limits.webhookPingsPerMinuteMax),
  },
  pingsOfTenant: {
    name: 'pings-of-tenant',
    max: limits.webhookPingsPerTenantAndMinuteMax,
    windowMs: MINUTE_MS,
    reason: limitSays.pingsOfTenant(limits.webhookPingsPerTenantAndMinuteMax),
  },
} as const satisfies Readonly<Record<string, EventLimit>>;

type Counted = Pick<Context, 'store'>;

/** Subjects are hashed, because people type all kinds of text into a login form, which must not be stored. */
const subjectOf = ({ name }: EventLimit, subject: string): string => `${name} ${hashKey(subject)}`;

/** Counts one event, or several, or reports that there were too many. */
export async function takeEvent({ store }: Counted, limit: EventLimit, subject: string, amount = 1): Promise<Refusal | null> {
  const { max, windowMs } = limit;
  const taken = await store.takeFromWindow({ subject: subjectOf(limit, subject), windowMs, max, amount });
  if (taken.isTaken) return null;
  const seconds = Math.ceil(taken.retryAfterMs / 1000);
  return refuseByLimit(limit.name, limitSays.later(limit.reason, Math.ceil(seconds / 60)), seconds);
}

/** Takes back what turned out to be none. */
export const returnEvent = ({ store }: Counted, limit: EventLimit, subject: string, amount = 1): Promise<void> =>
  store.returnToWindow({ subject: subjectOf(limit, subject), amount });

/** Forgets all events of a subject. */
export const clearEvents = ({ store }: Counted, limit: EventLimit, subject: string): Promise<void> =>
  store.clearWindow({ subject: subjectOf(limit, subject) });
