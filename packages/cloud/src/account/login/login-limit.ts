/**
 * Which count of failed logins applies to a caller. Strangers share one count for each account and one for each address. A device or an address that the
 * account has logged in from has a separate count, so that strangers never lock the owner out.
 */

import { DAY_MS, limits } from '@ledgerline/contract';
import { countedAddress } from '../../system/address.ts';
import type { Context } from '../../system/context.ts';
import { hashKey } from '../../system/key.ts';
import { clearEvents, eventLimits, returnEvent, takeEvent } from '../../system/pace/event-limit.ts';
import type { Refusal } from '../../system/problem.ts';
import { knownDevice } from './known-device.ts';

/** Where an attempt to log in comes from. */
export interface Origin {
  readonly address: string;
  /** The proofs that the device carries; see known-device.ts. */
  readonly proofs: string | null;
}

/** The subjects under which an attempt is counted. */
export interface Counting {
  readonly subject: string;
  /** The address of a stranger, which has a count too. */
  readonly address: string | null;
}

/** A logged-in user who confirms the password; only that session adds to this count. */
export const countingOfSession = (account: string): Counting => ({ subject: `session ${account}`, address: null });

export async function countingOf(context: Context, account: string, { address, proofs }: Origin): Promise<Counting> {
  const person = await context.store.personByEmail({ email: account });
  // An address without an account takes the same work.
  const personId = person?.personId ?? account;
  const deviceId = knownDevice(context, personId, proofs);
  if (deviceId !== null) return { subject: `device ${deviceId} ${account}`, address: null };
  const counted = countedAddress(address);
  const isKnown = (await context.store.countInWindow({ subject: knownAddress(personId, counted) })) > 0;
  return isKnown
    ? { subject: `address ${counted} ${account}`, address: null }
    : { subject: strangersOf(account), address: counted };
}

/** Counts an attempt as failed before it is made, so that many at once get no further than one after another. */
export async function beginAttempt(context: Context, { subject, address }: Counting): Promise<Refusal | null> {
  const { failedLogins, failedLoginsOfAddress } = eventLimits;
  const refused = address === null ? null : await takeEvent(context, failedLoginsOfAddress, address);
  return refused ?? (await takeEvent(context, failedLogins, subject));
}

/** Removes a successful attempt from the counts, and the failed ones before it. */
export async function forgiveAttempts(context: Context, { subject, address }: Counting): Promise<void> {
  await clearEvents(context, eventLimits.failedLogins, subject);
  if (address !== null) await returnEvent(context, eventLimits.failedLoginsOfAddress, address);
}

/** Clears the counts of strangers, after the owner of the account was identified in another way. */
export const clearStrangers = (context: Context, account: string): Promise<void> =>
  clearEvents(context, eventLimits.failedLogins, strangersOf(account));

const strangersOf = (account: string): string => `strangers ${account}`;

/** Remembers that a person has logged in from an address. */
export async function rememberAddress({ store }: Context, personId: string, { address }: Origin): Promise<void> {
  const subject = knownAddress(personId, countedAddress(address));
  await store.takeFromWindow({ subject, windowMs: limits.knownAddressDays * DAY_MS, max: 1 });
}

const knownAddress = (personId: string, address: string): string => `known-address ${hashKey(`${address} ${personId}`)}`;
