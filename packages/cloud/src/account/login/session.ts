/** Login sessions: how a person logs in, stays logged in and logs out. How the token is sent is decided in http/. */

import { type LoginBody, limits } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import { loginSays } from '@ledgerline/words/problem/login';
import type { LiveSession, StoredMembership, StoredPerson } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { hashKey } from '../../system/key.ts';
import type { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { type Randomness, randomText } from '../../system/randomness.ts';
import { actorOfPerson, authorOf } from '../rights/caller.ts';
import { beginHalfLogin, type HalfLogin } from './half-login.ts';
import { knownDevice } from './known-device.ts';
import { beginAttempt, type Counting, countingOf, forgiveAttempts, type Origin, rememberAddress } from './login-limit.ts';
import { isPassword } from './password.ts';

const TOKEN_BYTES = 32;

/** A session that was just opened, with the token that is stored nowhere. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: number;
}

export interface Login {
  readonly person: StoredPerson;
  readonly membership: StoredMembership;
  readonly opened: OpenedSession;
}

export const makeSessionToken = (randomness: Randomness): string => randomText(randomness, TOKEN_BYTES);

/** The account of an email address, regardless of how the address is written. */
export const accountOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export async function login(
  context: Context,
  mutex: KeyedMutex,
  body: LoginBody,
  origin: Origin,
  requestId: string,
): Promise<Login | HalfLogin | Refusal> {
  const account = accountOf(body.email);
  const counting = await countingOf(context, account, origin);
  const person = await provePerson(context, mutex, { account, password: body.password, counting });
  if (isRefusal(person)) return person;
  const membership = await membershipOf(context, person);
  if (!membership) return wrongLogin();
  return enter(context, { person, membership, origin, requestId });
}

/** The tenant that a login opens; null for a person who belongs to none any more. */
export async function membershipOf(
  { store }: Context,
  person: StoredPerson,
  wanted: string = person.lastTenantId,
): Promise<StoredMembership | null> {
  const memberships = await store.memberships(person);
  return memberships.find(({ tenantId }) => tenantId === wanted) ?? memberships[0] ?? null;
}

/** A person who has proven the password, the tenant to open, and where the request comes from. */
interface Entry extends Pick<Login, 'person' | 'membership'> {
  readonly origin: Origin;
  readonly requestId: string;
}

/** Logs a person in whose password was checked: at once, or after the second factor if the person has one. */
export const enter = async (context: Context, entry: Entry): Promise<Login | HalfLogin | Refusal> =>
  entry.person.factorCount === 0 ? openLogin(context, entry) : beginHalfLogin(context, entry.person, entry.membership.tenantId);

export async function openLogin(context: Context, { person, membership, origin, requestId }: Entry): Promise<Login | Refusal> {
  const { personId } = person;
  await rememberAddress(context, personId, origin);
  const isNewDevice = knownDevice(context, personId, origin.proofs) === null;
  const opened = await openSession(context, person, membership.tenantId, requestId, isNewDevice ? origin.address : undefined);
  return isRefusal(opened) ? opened : { person, membership, opened };
}

export const wrongLogin = (): Refusal => refuse('invalid_login', loginSays.wrongLogin());

interface Proof {
  readonly account: string;
  readonly password: string;
  readonly counting: Counting;
}

/**
 * The person whose password this is. Attempts that are counted together take turns, so that several right ones at once do not
 * count as failures; an unknown account gets the same response as a wrong password, at the same cost.
 */
export function provePerson(
  context: Context,
  mutex: KeyedMutex,
  { account, password, counting }: Proof,
): Promise<StoredPerson | Refusal> {
  const { store } = context;
  return mutex.run(counting.subject, async () => {
    const limited = await beginAttempt(context, counting);
    if (limited) return limited;
    const person = await store.personByEmail({ email: account });
    const isProven = await isPassword(context, password, person?.passwordHash ?? null);
    if (!person || !isProven) return wrongLogin();
    await forgiveAttempts(context, counting);
    return person;
  });
}

/** Opens none for a person whose password was changed since it was proven. */
export async function openSession(
  context: Context,
  person: Pick<StoredPerson, 'personId' | 'email' | 'passwordHash'>,
  tenantId: string,
  requestId: string,
  /** The address of a device that is new for the person, who gets an email about it. */
  newDeviceAt?: string,
): Promise<OpenedSession | Refusal> {
  const { personId, passwordHash: provenHash } = person;
  const token = makeSessionToken(context.randomness);
  const session = await context.store.createSession({
    tokenHash: hashKey(token),
    personId,
    tenantId,
    provenHash,
    days: limits.sessionDays,
    ...(newDeviceAt !== undefined && { newDeviceAt }),
    audit: { tenantId, actor: actorOfPerson(person), action: 'session.opened', subject: personId, requestId },
  });
  return session ? { token, expiresAt: session.expiresAt } : wrongLogin();
}

/** The session behind a token; its end slides on while it is used. */
export async function findSession({ store }: Context, token: string): Promise<LiveSession | null> {
  return store.session({ tokenHash: hashKey(token), days: limits.sessionDays });
}

export async function logout({ store }: Context, token: string): Promise<void> {
  await store.endSession({ tokenHash: hashKey(token) });
}

/** Logs the person out everywhere, here included. */
export async function endAllSessions(
  { store }: Context,
  live: Pick<LiveSession, 'person' | 'tenant'>,
  requestId: string,
): Promise<void> {
  const { personId } = live.person;
  const { tenantId } = live.tenant;
  const audit = { tenantId, action: 'sessions.ended', subject: personId, ...authorOf(live, requestId) };
  await store.endSessions({ personId, audit });
}

/** Lets the session act for another tenant of its person. */
export async function switchTenant(
  { store }: Context,
  { session, person }: LiveSession,
  tenantId: string,
  requestId: string,
): Promise<Refusal | null> {
  const { personId } = person;
  const audit = { tenantId, action: 'session.switched', subject: personId, ...authorOf({ person }, requestId) };
  const isSwitched = await store.switchTenant({ tokenHash: session.tokenHash, personId, tenantId, audit });
  return isSwitched ? null : refuse('unknown_tenant', accountSays.notYourCompany());
}
