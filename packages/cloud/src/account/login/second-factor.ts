/** The second factors of a person: setting up an authenticator app, recovery codes, removing both, and proving who changes them. Passkeys are in passkey.ts. */

import type { FactorProofBody, FactorRemovalBody, Passkey, SecondFactors } from '@ledgerline/contract';
import { loginSays } from '@ledgerline/words/problem/login';
import type { Author, LiveSession, StoredPerson, StoredTenant } from '../../store/store.ts';
import type { StoredAuthenticator, StoredPasskey } from '../../store/stored-factor.ts';
import type { MailFacts } from '../../store/stored-mail.ts';
import { instantText } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import { clearEvents, eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import type { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { SealBroken } from '../../system/seal.ts';
import { actorOfPerson } from '../rights/caller.ts';
import { authenticatorUri, makeSecret, qrSvg, stepOfCode } from './authenticator.ts';
import { countingOfSession } from './login-limit.ts';
import { newMail } from './mail.ts';
import { codeHash, makeRecoveryCodes } from './recovery-code.ts';
import { accountOf, provePerson } from './session.ts';

/** The person whose factor changes or is used, and the tenant whose audit log records it. */
export interface FactorOwner {
  readonly person: StoredPerson;
  readonly tenantId: string;
  readonly requestId: string;
}

export const ownerOf = ({ person, tenant }: LiveSession, requestId: string): FactorOwner => ({
  person,
  tenantId: tenant.tenantId,
  requestId,
});

/** The mail and the line of the log that a change is written with. */
export function reportOf(context: Context, { person, tenantId, requestId }: FactorOwner, action: string, facts: MailFacts) {
  const audit = { tenantId, actor: actorOfPerson(person), action, subject: person.personId, requestId };
  return { mail: newMail(context, { tenantId, recipient: person.email, facts }), audit };
}

export async function listFactors({ store }: Context, person: StoredPerson, tenant: StoredTenant): Promise<SecondFactors> {
  const { authenticator, passkeys, recoveryCodesLeft } = await store.factors(person);
  const since = authenticator?.confirmedAt ?? null;
  return {
    authenticatorSince: since === null ? null : instantText(since),
    passkeys: passkeys.map(shownPasskey),
    recoveryCodesLeft,
    isRequired: tenant.factorRequiredAt !== null,
  };
}

const shownPasskey = ({ passkeyId, name, isPasswordless, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  passkeyId,
  name,
  isPasswordless: isPasswordless === 1,
  createdAt: instantText(createdAt),
  lastUsedAt: lastUsedAt === null ? null : instantText(lastUsedAt),
});

/** Why a person must set up a second factor before anything else; null if nothing is missing. */
export const missingFactor = ({ person, tenant }: Pick<LiveSession, 'person' | 'tenant'>): Refusal | null =>
  tenant.factorRequiredAt !== null && person.factorCount === 0
    ? refuse('second_factor_missing', loginSays.companyNeedsFactor(tenant.companyName))
    : null;

/** Makes sure that a person who is logged in makes the change: by the password, or by a code. */
export async function proveOwner(
  context: Context,
  mutex: KeyedMutex,
  owner: FactorOwner,
  { password, code }: FactorProofBody,
): Promise<Refusal | null> {
  const account = accountOf(owner.person.email);
  const counting = countingOfSession(account);
  if (password !== undefined) {
    const proven = await provePerson(context, mutex, { account, password, counting });
    if (!isRefusal(proven)) return null;
    return proven.refused.code === 'invalid_login' ? refuse('invalid_login', loginSays.wrongPassword()) : proven;
  }
  if (code === undefined) return refuse('invalid_request', loginSays.passwordOrCode());
  return limitWrong(context, counting.subject, () => checkCode(context, owner, code));
}

/** Counts an attempt as wrong before it is made; a right one removes the earlier ones. */
export async function limitWrong<Right>(
  context: Context,
  subject: string,
  check: () => Promise<Right | Refusal>,
): Promise<Right | Refusal> {
  const limited = await takeEvent(context, eventLimits.wrongFactors, subject);
  if (limited) return limited;
  const checked = await check();
  if (!isRefusal(checked)) await clearEvents(context, eventLimits.wrongFactors, subject);
  return checked;
}

const wrongCode = (): Refusal => refuse('invalid_factor', loginSays.wrongCode());

/** Uses up a code of the app, or a recovery code. */
export async function checkCode(context: Context, owner: FactorOwner, code: string): Promise<Refusal | null> {
  const typed = code.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(typed)) return checkAppCode(context, owner, typed);
  return (await isRecoveryCode(context, owner, typed)) ? null : wrongCode();
}

async function checkAppCode(context: Context, { person }: FactorOwner, code: string): Promise<Refusal | null> {
  const { store, clock } = context;
  const { personId } = person;
  const { authenticator } = await store.factors({ personId });
  if (!authenticator || authenticator.confirmedAt === null) return wrongCode();
  const secret = secretOf(context, personId, authenticator);
  if (secret === null) return unreadable();
  const step = stepOfCode(secret, code, clock.now());
  return step !== null && (await store.useAuthenticator({ personId, step })) ? null : wrongCode();
}

/** Null for a secret that was sealed under another SECRET_KEY. */
function secretOf({ seal }: Context, personId: string, { secretSealed }: StoredAuthenticator): string | null {
  try {
    return seal.open(secretSealed, secretPurpose(personId));
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

const unreadable = (): Refusal => refuse('factor_unreadable', loginSays.unreadableFactor());

async function isRecoveryCode(context: Context, owner: FactorOwner, code: string): Promise<boolean> {
  const { personId } = owner.person;
  const left = Math.max(0, (await context.store.factors({ personId })).recoveryCodesLeft - 1);
  const report = reportOf(context, owner, 'recovery-code.used', { kind: 'recovery_code_used', left });
  return context.store.useRecoveryCode({ personId, codeHash: codeHash(personId, code), ...report });
}

const secretPurpose = (personId: string): string => `authenticator ${personId}`;

/** Starts over with a new secret, as long as no code has confirmed one. */
export async function beginAuthenticator({ store, seal, randomness }: Context, { personId, email }: StoredPerson) {
  const secret = makeSecret(randomness);
  const secretSealed = seal.seal(secret, secretPurpose(personId));
  const isBegun = await store.beginAuthenticator({ personId, secretSealed });
  if (!isBegun) return refuse('limit_reached', loginSays.hasAuthenticator());
  const uri = authenticatorUri(secret, email);
  return { secret, uri, qrSvg: qrSvg(uri) };
}

/** The first code shows that the app has the secret. Returns new recovery codes, or none if those from before still count. */
export async function confirmAuthenticator(
  context: Context,
  owner: FactorOwner,
  code: string,
): Promise<readonly string[] | Refusal> {
  const { store, clock } = context;
  const { personId } = owner.person;
  const { authenticator } = await store.factors({ personId });
  if (!authenticator || authenticator.confirmedAt !== null) return noAuthenticator();
  const secret = secretOf(context, personId, authenticator);
  if (secret === null) return noAuthenticator();
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), clock.now());
  if (step === null) return refuse('invalid_factor', loginSays.wrongFirstCode());
  const { codes, codeHashes } = makeRecoveryCodes(context.randomness, personId);
  const report = reportOf(context, owner, 'factor.added', { kind: 'factor_added', passkey: null });
  const added = await store.confirmAuthenticator({ personId, step, codeHashes, ...report });
  if (!added) return noAuthenticator();
  return added.hasNewCodes ? codes : [];
}

const noAuthenticator = (): Refusal => refuse('unknown_factor', loginSays.noAuthenticator());

export async function removeAuthenticator(context: Context, owner: FactorOwner): Promise<Refusal | null> {
  const report = reportOf(context, owner, 'factor.removed', { kind: 'factor_removed', passkey: null });
  const isRemoved = await context.store.removeAuthenticator({ personId: owner.person.personId, ...report });
  return isRemoved ? null : noAuthenticator();
}

/** Replaces all recovery codes; those from before no longer work. */
export async function renewRecoveryCodes(context: Context, owner: FactorOwner): Promise<readonly string[] | Refusal> {
  const { personId } = owner.person;
  if (owner.person.factorCount === 0) return refuse('unknown_factor', loginSays.noRecoveryCodes());
  const { codes, codeHashes } = makeRecoveryCodes(context.randomness, personId);
  const { audit } = reportOf(context, owner, 'recovery-codes.created', { kind: 'factor_added', passkey: null });
  await context.store.setRecoveryCodes({ personId, codeHashes, audit });
  return codes;
}

/** Removes all factors, for the operator, after a person has lost every factor and all recovery codes. Returns how many were removed. */
export async function removeFactors(context: Context, { email }: FactorRemovalBody, author: Author): Promise<number | Refusal> {
  const { store } = context;
  const person = await store.personByEmail({ email: accountOf(email) });
  if (!person) return refuse('unknown_person', loginSays.noSuchLogin());
  const { personId, lastTenantId: tenantId } = person;
  const mail = newMail(context, { tenantId, recipient: person.email, facts: { kind: 'factors_removed' } });
  const audit = { tenantId, action: 'factors.removed', subject: personId, ...author };
  const removed = await store.removeFactors({ personId, mail, audit });
  return removed > 0 ? removed : refuse('unknown_factor', loginSays.noFactor());
}

/** Lets an owner who has a factor require one of everyone. */
export async function requireFactor(
  { store }: Context,
  { person, tenantId, requestId }: FactorOwner,
  isRequired: boolean,
): Promise<Refusal | null> {
  if (isRequired && person.factorCount === 0) return refuse('second_factor_missing', loginSays.ownFactorFirst());
  const action = isRequired ? 'factor.required' : 'factor.not-required';
  const audit = { tenantId, actor: actorOfPerson(person), action, subject: tenantId, requestId };
  await store.requireFactor({ tenantId, isRequired, audit });
  return null;
}
