/**
 * The operators of the installation: holders of the admin key, which is exchanged for a short session, and people with the operator role and a second
 * factor.
 */

import { HOUR_MS, limits, MINUTE_MS, type Operator } from '@ledgerline/contract';
import { accessSays } from '@ledgerline/words/problem/access';
import { loginSays } from '@ledgerline/words/problem/login';
import { operatorSays } from '@ledgerline/words/problem/operator';
import { accountOf, makeSessionToken } from '../account/login/session.ts';
import type { LiveSession, StoredPerson } from '../store/store.ts';
import { countedAddress } from '../system/address.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { hashKey, isSameSecret } from '../system/key.ts';
import { eventLimits, returnEvent, takeEvent } from '../system/pace/event-limit.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';

/** The current operator, as the audit log names it. */
export interface OperatorCaller {
  readonly actor: string;
  /** Absent for the holder of the admin key. */
  readonly personId?: string;
}

/** The holder of the admin key has no name. */
export const ADMIN: OperatorCaller = { actor: 'admin' };

/** A change that an operator makes. */
export interface OperatorChange extends OperatorCaller {
  readonly requestId: string;
}

const IDLE_MS = limits.operatorIdleMinutes * MINUTE_MS;
const SESSION_MS = limits.operatorSessionHours * HOUR_MS;

/** Exchanges the admin key for a session. Wrong keys are counted by the address that they come from. */
export async function openOperatorSession(
  context: Context,
  { adminKey, address, requestId }: { readonly adminKey: string; readonly address: string; readonly requestId: string },
): Promise<{ readonly token: string; readonly expiresAt: number } | Refusal> {
  const counted = countedAddress(address);
  const limited = await takeEvent(context, eventLimits.wrongAdminKeys, counted);
  if (limited) return limited;
  if (!isSameSecret(adminKey, context.config.adminKey)) return refuse('admin_key_required', accessSays.wrongAdminKey());
  await returnEvent(context, eventLimits.wrongAdminKeys, counted);
  const token = makeSessionToken(context.randomness);
  const { expiresAt } = await context.store.openOperatorSession({
    tokenHash: tokenHashOf(context, token),
    idleMs: IDLE_MS,
    maxMs: SESSION_MS,
    audit: { tenantId: null, actor: ADMIN.actor, action: 'operator.logged-in', subject: address, requestId },
  });
  return { token, expiresAt };
}

/** The admin key is part of what is stored, so that a session ends with the key that it was exchanged for. */
const tokenHashOf = ({ config }: Context, token: string): string => hashKey(`${token} ${config.adminKey}`);

export const endOperatorSession = (context: Context, token: string, { actor, requestId }: OperatorChange): Promise<void> =>
  context.store.endOperatorSession({
    tokenHash: tokenHashOf(context, token),
    audit: { tenantId: null, actor, action: 'operator.logged-out', subject: actor, requestId },
  });

/** The operator of a session that the admin key was exchanged for; null if it has ended. */
export async function findOperatorSession(context: Context, token: string): Promise<OperatorCaller | null> {
  const session = await context.store.operatorSession({ tokenHash: tokenHashOf(context, token), idleMs: IDLE_MS });
  return session === null ? null : ADMIN;
}

export const operatorRequired = (): Refusal => refuse('admin_key_required', accessSays.operatorOnly());

/** A person who is an operator, has a second factor and logged in lately. A login of days ago is not enough to operate. */
export async function operatorOfLogin({ store }: Context, { person, session }: LiveSession): Promise<OperatorCaller | Refusal> {
  if (!(await store.isOperator(person))) return operatorRequired();
  if (person.factorCount === 0) return refuse('second_factor_missing', accessSays.operatorFactor());
  const isRecent = (await store.now()) < session.createdAt + SESSION_MS;
  return isRecent ? { actor: `operator:${person.email}`, personId: person.personId } : operatorRequired();
}

export async function listOperators({ store }: Context): Promise<Operator[]> {
  const operators = await store.operators();
  return operators.map(({ addedAt, ...operator }) => ({ ...operator, addedAt: instantText(addedAt) }));
}

export async function addOperator(context: Context, email: string, change: OperatorChange): Promise<Refusal | null> {
  const person = await personOf(context, email);
  if (isRefusal(person)) return person;
  await context.store.addOperator(changeOf(person, 'operator.added', change));
  return null;
}

export async function removeOperator(context: Context, email: string, change: OperatorChange): Promise<Refusal | null> {
  const person = await personOf(context, email);
  if (isRefusal(person)) return person;
  const isRemoved = await context.store.removeOperator(changeOf(person, 'operator.removed', change));
  return isRemoved ? null : refuse('unknown_person', operatorSays.noOperator());
}

async function personOf({ store }: Context, email: string): Promise<StoredPerson | Refusal> {
  return (await store.personByEmail({ email: accountOf(email) })) ?? refuse('unknown_person', loginSays.noSuchLogin());
}

const changeOf = ({ personId, email }: StoredPerson, action: string, { actor, requestId }: OperatorChange) => ({
  personId,
  audit: { tenantId: null, actor, action, subject: email, requestId },
});
