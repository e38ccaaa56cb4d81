/** Login sessions: how a person gets in, stays in and gets out. How the token travels is the adapter's business. */

import { type LoginBody, limits } from '@ledgerline/contract';
import type { StoredSession, StoredTenant } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { hashKey } from '../system/key.ts';
import type { KeyedMutex } from '../system/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { type Randomness, randomText } from '../system/randomness.ts';
import { beginAttempt, type Counting, countingOf, forgiveAttempts, type Origin, rememberAddress } from './login-limit.ts';
import { isPassword } from './password.ts';

const TOKEN_BYTES = 32;

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

export async function login(
  context: Context,
  mutex: KeyedMutex,
  body: LoginBody,
  origin: Origin,
  requestId: string,
): Promise<Login | Refusal> {
  const account = accountOf(body.email);
  const counting = await countingOf(context, account, origin);
  const tenant = await proveOwner(context, mutex, { account, password: body.password, counting });
  if (isRefusal(tenant)) return tenant;
  await rememberAddress(context, account, origin);
  return { tenant, opened: await openSession(context, tenant.tenantId, requestId) };
}

interface Proof {
  readonly account: string;
  readonly password: string;
  readonly counting: Counting;
}

/**
 * The tenant whose password this is. Attempts that are counted together take turns, so that several right ones at once do not
 * count as failures; an unknown account gets the same response as a wrong password, at the same cost.
 */
export function proveOwner(
  context: Context,
  mutex: KeyedMutex,
  { account, password, counting }: Proof,
): Promise<StoredTenant | Refusal> {
  const { store } = context;
  return mutex.run(counting.subject, async () => {
    const limited = await beginAttempt(context, counting);
    if (limited) return limited;
    const tenant = await store.tenantByEmail({ email: account });
    const isProven = await isPassword(password, tenant?.passwordHash ?? null);
    if (!tenant || !isProven) return refuse('invalid_login', 'The email address or the password is wrong.');
    await forgiveAttempts(context, counting);
    return tenant;
  });
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
