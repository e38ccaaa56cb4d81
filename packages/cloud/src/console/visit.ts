/**
 * An operator looks at the portal of a tenant: for an hour at most, for a reason that the tenant reads in its access log, and without being
 * able to change anything. What a visit is shown is decided here; the guard of endpoints asks.
 */

import { limits, MINUTE_MS } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import { operatorSays } from '@ledgerline/words/problem/operator';
import { makeSessionToken } from '../account/login/session.ts';
import { authorOf } from '../account/rights/caller.ts';
import type { PortalRight } from '../account/rights/role.ts';
import type { LiveSession, StoredPerson } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { hashKey } from '../system/key.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import type { OperatorCaller } from './operator.ts';

const VISIT_MS = limits.visitMinutes * MINUTE_MS;

/** A visit ends with the admin key, like the sessions of operators. */
const tokenHashOf = ({ config }: Context, token: string): string => hashKey(`${token} ${config.adminKey}`);

export async function beginVisit(
  context: Context,
  { tenantId, reason }: { readonly tenantId: string; readonly reason: string },
  operator: OperatorCaller,
  requestId: string,
): Promise<{ readonly token: string; readonly expiresAt: number } | Refusal> {
  const { actor, personId } = operator;
  const token = makeSessionToken(context.randomness);
  const begun = await context.store.beginVisit({
    tokenHash: tokenHashOf(context, token),
    tenantId,
    personId: personId ?? null,
    actor,
    reason,
    maxMs: VISIT_MS,
    audit: { tenantId, actor, action: 'visit.begun', subject: reason, requestId },
  });
  return begun ? { token, expiresAt: begun.expiresAt } : refuse('unknown_tenant', accountSays.unknownTenant(tenantId));
}

/** The tenant of the visit that has ended; null if there was none. */
export const endVisit = (context: Context, token: string, requestId: string): Promise<{ readonly tenantId: string } | null> =>
  context.store.endVisit({ tokenHash: tokenHashOf(context, token), action: 'visit.ended', requestId });

/** A session of the portal for the visit of a token; null if it has ended. It has the role that sees no real account books. */
export async function findVisit(context: Context, token: string): Promise<LiveSession | null> {
  const tokenHash = tokenHashOf(context, token);
  const visit = await context.store.visit({ tokenHash });
  const tenant = visit && (await context.store.tenant(visit));
  if (!visit || !tenant) return null;
  const { tenantId, actor, createdAt, expiresAt } = visit;
  const person: StoredPerson = {
    personId: actor,
    email: actor,
    passwordHash: '',
    lastTenantId: tenantId,
    // Operators have proven more than members must prove.
    factorCount: 1,
    language: null,
    zone: null,
    createdAt,
  };
  const session = { tokenHash, personId: actor, tenantId, createdAt, expiresAt };
  return { session, tenant, person, role: 'developer', visit };
}

/** The rest is for the people of the company: their own accounts, what changes something and what prepares a change. */
const SHOWN: readonly PortalRight[] = ['view', 'report', 'integrate'];

/** Whether a visit shows the content of a right. */
export const isShownToVisits = (right: PortalRight): boolean => SHOWN.includes(right);

/** The endpoint of a request. */
interface Asked {
  readonly method: string;
  readonly right?: PortalRight;
  readonly isSecret?: true;
}

export const isOpenToVisits = ({ method, right, isSecret }: Asked): boolean =>
  method === 'GET' && right !== undefined && isShownToVisits(right) && !isSecret;

/** Why an endpoint rejects a visit; null for a session that is not a visit. Decided only here. */
export const visitRefusal = (endpoint: Asked, { visit }: LiveSession): Refusal | null =>
  visit === undefined || isOpenToVisits(endpoint) ? null : refuse('visit_read_only', operatorSays.visitReadOnly());

/** Lets operators look at the real account books of a tenant during a visit, or no longer. */
export async function setOpenToOperator(
  { store }: Context,
  live: LiveSession,
  isOpen: boolean,
  requestId: string,
): Promise<boolean> {
  const { tenantId } = live.tenant;
  const action = isOpen ? 'visit.books-shown' : 'visit.books-hidden';
  const audit = { tenantId, action, subject: tenantId, ...authorOf(live, requestId) };
  await store.setOpenToOperator({ tenantId, isOpen, audit });
  return isOpen;
}
