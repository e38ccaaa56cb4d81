/**
 * Erasing a tenant: its owner asks and can cancel for days. From the request on keys and connectors are refused, and people can only look,
 * export and cancel. What is removed after that is in delivery/tenant-erasure.ts.
 */

import { DAY_MS, type ErasureBody, limits } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { LiveSession, StoredTenant } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import type { KeyedMutex } from '../system/pace/keyed-mutex.ts';
import { type Refusal, refuse, refuseField } from '../system/problem.ts';
import { ownerOf, proveOwner } from './login/second-factor.ts';
import { authorOf } from './rights/caller.ts';
import type { PortalRight } from './rights/role.ts';

/** Why nothing new is accepted for a tenant; null for a tenant that is not being erased. */
export const erasureRefusal = ({ eraseAt }: Pick<StoredTenant, 'eraseAt'>): Refusal | null =>
  eraseAt === null ? null : refuse('erasure_pending', accountSays.erasurePending({ at: eraseAt }));

/** Rights that can no longer be used for changes; viewing is always possible. */
const STOPPED: ReadonlySet<PortalRight> = new Set(['report', 'operate', 'integrate']);

export const isStoppedByErasure = (right: PortalRight, method: string): boolean => STOPPED.has(right) && method !== 'GET';

/** Returns when the tenant is erased. Asking again changes nothing. */
export async function requestErasure(
  context: Context,
  mutex: KeyedMutex,
  live: LiveSession,
  { companyName, currentPassword: password, code }: ErasureBody,
  requestId: string,
): Promise<number | Refusal> {
  const { tenantId, companyName: name } = live.tenant;
  const unproven = wrongName(companyName, name) ?? (await proofRefusal(context, mutex, live, { password, code }, requestId));
  if (unproven) return unproven;
  const { personId } = live.person;
  const audit = { tenantId, action: 'erasure.requested', subject: tenantId, ...authorOf(live, requestId) };
  const graceMs = limits.erasureGraceDays * DAY_MS;
  const tenant = await context.store.requestErasure({ tenantId, personId, graceMs, audit });
  return tenant?.eraseAt ?? refuse('unknown_tenant', accountSays.unknownTenant(tenantId));
}

function wrongName(typed: string, name: string): Refusal | null {
  if (typed.trim() === name) return null;
  return refuseField('/companyName', 'enum', accountSays.wrongCompanyName(JSON.stringify(name), JSON.stringify(typed)));
}

/** Checks the password, and the code of a person who has a second factor. */
async function proofRefusal(
  context: Context,
  mutex: KeyedMutex,
  live: LiveSession,
  { password, code }: { readonly password: string; readonly code: string | undefined },
  requestId: string,
): Promise<Refusal | null> {
  const owner = ownerOf(live, requestId);
  const wrongPassword = await proveOwner(context, mutex, owner, { password });
  if (wrongPassword || live.person.factorCount === 0) return wrongPassword;
  if (code !== undefined && code !== '') return proveOwner(context, mutex, owner, { code });
  return refuseField('/code', 'required', accountSays.codeNeeded());
}

/** Cancels an erasure. A company that is not being erased stays unchanged. */
export async function cancelErasure({ store }: Context, live: LiveSession, requestId: string): Promise<Refusal | null> {
  const { tenantId, eraseAt } = live.tenant;
  if (eraseAt === null) return null;
  const audit = { tenantId, action: 'erasure.cancelled', subject: tenantId, ...authorOf(live, requestId) };
  const isCancelled = await store.cancelErasure({ tenantId, audit });
  return isCancelled ? null : refuse('erasure_begun', accountSays.erasureBegun());
}
