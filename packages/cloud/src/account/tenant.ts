/** The customer account: signing up, changing a password, replacing its key. Logging in is session.ts's. */

import { HOUR_MS, limits, type SignUpBody, type Tenant, type User } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { Author, LiveSession, StoredConnector, StoredMembership, StoredPerson, StoredTenant } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { hashKey, makeKey } from '../system/key.ts';
import { eventLimits, takeEvent } from '../system/pace/event-limit.ts';
import type { KeyedMutex } from '../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { pageOf, placeCursor, readPlace } from '../system/request/list-page.ts';
import { connectorKeyPurpose } from '../system/seal.ts';
import { newLink } from './login/account-link.ts';
import { countingOfSession } from './login/login-limit.ts';
import { newMail } from './login/mail.ts';
import { hashPassword } from './login/password.ts';
import { accountOf, makeSessionToken, type OpenedSession, openSession, provePerson, wrongLogin } from './login/session.ts';
import { askedPlan } from './plan.ts';
import { actorOfPerson, authorOf } from './rights/caller.ts';
import { planRequestOf, subscriptionOf } from './subscription.ts';

export interface SignUp {
  readonly tenant: StoredTenant;
  readonly person: StoredPerson;
  readonly connector: StoredConnector;
  readonly tenantApiKey: string;
  readonly opened: OpenedSession;
}

/** Language and time zone of a person, if their browser sends them. */
export type ReaderPreferences = Pick<StoredPerson, 'language' | 'zone'>;

/** Creates the tenant, its connector and its first session, or rejects a known email address. */
export async function signUp(
  context: Context,
  body: SignUpBody & Partial<ReaderPreferences>,
  requestId: string,
): Promise<SignUp | Refusal> {
  if (await context.store.personByEmail({ email: accountOf(body.email) })) return emailTaken();
  return createAccount(context, body, await hashPassword(context, body.password), requestId);
}

/** The same with a password that was hashed before. */
export async function createAccount(
  context: Context,
  body: Omit<SignUpBody, 'password'> & Partial<ReaderPreferences>,
  passwordHash: string,
  requestId: string,
): Promise<SignUp | Refusal> {
  const { store, randomness, seal, config } = context;
  const tenantId = randomId(randomness, 'tenant');
  const personId = randomId(randomness, 'person');
  const [email, companyName] = [accountOf(body.email), body.companyName.trim()];
  const connectorId = randomId(randomness, 'conn');
  const tenantApiKey = makeKey('tenant', randomness);
  const connectorKey = makeKey('conn', randomness);
  const token = makeSessionToken(randomness);
  const made = await store.createTenant({
    tenant: {
      tenantId,
      companyName,
      email,
      phone: body.phone?.trim() || null,
      plan: askedPlan(body.plan),
      tenantKeyHash: hashKey(tenantApiKey),
      subscriptionStatus: 'trialing',
      currentPeriodEnd: null,
      trialDays: config.trialDays,
    },
    owner: { personId, email, passwordHash, language: body.language ?? null, zone: body.zone ?? null },
    connector: {
      connectorId,
      keyHash: hashKey(connectorKey),
      keySealed: seal.seal(connectorKey, connectorKeyPurpose(connectorId)),
    },
    session: { tokenHash: hashKey(token), days: limits.sessionDays },
    link: newLink(context, { purpose: 'verify', tenantId, email, facts: { kind: 'confirm_address', companyName } }),
    audit: { tenantId, actor: actorOfPerson({ email }), action: 'tenant.signed-up', subject: tenantId, requestId },
  });
  if (made.kind === 'email_taken') return emailTaken();
  const { tenant, person, connector, session } = made;
  return { tenant, person, connector, tenantApiKey, opened: { token, expiresAt: session.expiresAt } };
}

const emailTaken = (): Refusal => refuse('email_taken', accountSays.emailTaken());

export interface RotatedTenantKey {
  readonly key: string;
  /** How long the previous key still works; null if it stopped at once. */
  readonly previousUntil: number | null;
}

/** Replaces the tenant key; the previous one stops working at once, or after the overlap. */
export async function rotateTenantKey(
  context: Context,
  tenantId: string,
  author: Author,
  overlapHours = 0,
): Promise<RotatedTenantKey | Refusal> {
  const { store, randomness } = context;
  const limited = await takeEvent(context, eventLimits.keyRotations, tenantId);
  if (limited) return limited;
  const key = makeKey('tenant', randomness);
  const previousUntil = await store.rotateTenantKey({
    tenantId,
    keyHash: hashKey(key),
    overlapMs: overlapHours * HOUR_MS,
    audit: { tenantId, action: 'tenant-key.rotated', subject: tenantId, ...author },
  });
  return { key, previousUntil };
}

/** Ends the tenant key before the last rotation ahead of its time. */
export const endPreviousTenantKey = ({ store }: Context, tenantId: string, author: Author): Promise<void> =>
  store.endPreviousTenantKey({
    tenantId,
    audit: { tenantId, action: 'tenant-key.previous-key-ended', subject: tenantId, ...author },
  });

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Sets a new password, ends every session of the person and opens a new one for the caller. */
export async function changePassword(
  context: Context,
  mutex: KeyedMutex,
  live: Pick<LiveSession, 'person' | 'tenant'>,
  { currentPassword, newPassword }: PasswordChange,
  requestId: string,
): Promise<OpenedSession | Refusal> {
  const account = accountOf(live.person.email);
  const counting = countingOfSession(account);
  const proven = await provePerson(context, mutex, { account, password: currentPassword, counting });
  if (isRefusal(proven)) return proven;
  const { personId } = proven;
  const { tenantId } = live.tenant;
  const passwordHash = await hashPassword(context, newPassword);
  const isSet = await context.store.setPassword({
    personId,
    provenHash: proven.passwordHash,
    passwordHash,
    keepTokenHash: null,
    mail: newMail(context, {
      tenantId,
      recipient: account,
      facts: { kind: 'password_changed', companyName: live.tenant.companyName },
    }),
    audit: { tenantId, action: 'password.changed', subject: personId, ...authorOf(live, requestId) },
  });
  return isSet ? openSession(context, { ...proven, passwordHash }, tenantId, requestId) : wrongLogin();
}

/** The tenant as the wire shows it. */
export function tenantOf(stored: StoredTenant, now: number): Tenant {
  const { tenantId, companyName, email, phone, plan, keptDays, eraseAt, createdAt } = stored;
  const subscription = subscriptionOf(stored, now);
  const planRequest = planRequestOf(stored);
  const dates = { eraseAt: eraseAt === null ? null : instantText(eraseAt), createdAt: instantText(createdAt) };
  return { tenantId, companyName, email, phone, plan, subscription, planRequest, keptDays, ...dates };
}

/** The person as the wire shows it, in one of the tenants it belongs to. */
export const userOf = ({ personId, email }: StoredPerson, { tenantId, companyName, role }: StoredMembership): User => ({
  personId,
  email,
  tenantId,
  companyName,
  role,
});

export interface TenantPage {
  readonly tenants: readonly Tenant[];
  readonly nextCursor: string | null;
}

/** The tenants, newest first; a cursor leads to older ones. */
export async function listTenants(
  { store, clock }: Context,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | null },
): Promise<TenantPage | Refusal> {
  const place = readPlace(cursor ?? undefined);
  if (isRefusal(place)) return place;
  const before = place && { createdAt: place.at, tenantId: place.id };
  const found = await store.tenants({ before, limit: limit + 1 });
  const { rows, last } = pageOf(found, limit);
  const nextCursor = last && placeCursor({ at: last.createdAt, id: last.tenantId });
  return { tenants: rows.map((tenant) => tenantOf(tenant, clock.now())), nextCursor };
}
