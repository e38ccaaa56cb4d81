/** Login sessions: how a person gets in, stays in and gets out. How the token travels is the adapter's business. */

import { type LoginBody, limits } from '@ledgerline/contract';
import type { Context } from './context.ts';
import { hashKey } from './key.ts';
import { isPassword } from './password.ts';
import { isRefusal, type Refusal, refuse } from './problem.ts';
import { type Randomness, randomText } from './randomness.ts';
import type { StoredSession, StoredTenant } from './store.ts';
import type { Turns } from './turn.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** A session that was just opened, with the token that is stored nowhere. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: number;
}

/** A session that is going on, and whose it is. */
export interface LiveSession {
  readonly session: StoredSession;
  readonly tenant: StoredTenant;
}

export interface Login {
  readonly tenant: StoredTenant;
  readonly opened: OpenedSession;
}

export const makeSessionToken = (randomness: Randomness): string => randomText(randomness, TOKEN_BYTES);

/** One account, however its owner writes the address. */
export const accountOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export async function login(context: Context, turns: Turns, body: LoginBody, requestId: string): Promise<Login | Refusal> {
  const tenant = await proveOwner(context, turns, body);
  if (isRefusal(tenant)) return tenant;
  return { tenant, opened: await openSession(context, tenant.tenantId, requestId) };
}

/**
 * The tenant whose password this is. Attempts on one account take turns, so that a burst of guesses cannot get past the
 * limit; an unknown account is answered like a wrong password, at the same cost.
 */
export function proveOwner({ store }: Context, turns: Turns, { email, password }: LoginBody): Promise<StoredTenant | Refusal> {
  const account = accountOf(email);
  return turns.take(account, async () => {
    const sinceMs = limits.failedLoginsWindowMinutes * MINUTE_MS;
    const failures = await store.failedLogins({ email: account, sinceMs });
    if (failures >= limits.failedLoginsPerAccountMax) return tooManyFailures();
    const tenant = await store.tenantByEmail({ email: account });
    const isProven = await isPassword(password, tenant?.passwordHash ?? null);
    if (tenant && isProven) {
      if (failures > 0) await store.clearFailedLogins({ email: account });
      return tenant;
    }
    await store.recordFailedLogin({ email: account });
    return refuse('invalid_login', 'The e-mail address or the password is wrong.');
  });
}

function tooManyFailures(): Refusal {
  const minutes = limits.failedLoginsWindowMinutes;
  const message = `Too many failed logins for this account. Try again in ${minutes} minutes.`;
  return refuse('rate_limited', message, [], minutes * 60);
}

export async function openSession(context: Context, tenantId: string, requestId: string): Promise<OpenedSession> {
  const token = makeSessionToken(context.randomness);
  const { expiresAt } = await context.store.createSession({
    tokenHash: hashKey(token),
    tenantId,
    days: limits.sessionDays,
    audit: { tenantId, actor: 'session', action: 'session.opened', subject: tenantId, requestId },
  });
  return { token, expiresAt };
}

/** The session behind a token; its end slides on while it is used. */
export async function findSession({ store }: Context, token: string): Promise<LiveSession | null> {
  return store.session({ tokenHash: hashKey(token), days: limits.sessionDays });
}

export async function logout({ store }: Context, token: string): Promise<void> {
  await store.endSession({ tokenHash: hashKey(token) });
}

/** Logs the tenant out everywhere, here included. */
export async function endAllSessions({ store }: Context, tenantId: string, requestId: string): Promise<void> {
  await store.endSessions({
    tenantId,
    audit: { tenantId, actor: 'session', action: 'sessions.ended', subject: tenantId, requestId },
  });
}
