/**
 * Erasing a tenant: its owner asks and can cancel for days. From the request on keys and connectors are refused, and people can only look,
 * export and cancel. What is removed after that is in delivery/tenant-erasure.ts.
 */

import { DAY_MS, type ErasureBody, limits } from '@ledgerline/contract';
import type { LiveSession, StoredTenant } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { readableInstant } from '../system/instant.ts';
import type { KeyedMutex } from '../system/pace/keyed-mutex.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { ownerOf, proveOwner } from './login/second-factor.ts';
import { authorOf } from './rights/caller.ts';
import type { PortalRight } from './rights/role.ts';

/** Why nothing new is done for a tenant; null for one that stays. */
export const erasureRefusal = ({ eraseAt }: Pick<StoredTenant, 'eraseAt'>): Refusal | null =>
  eraseAt === null
    ? null
    : refuse(
        'erasure_pending',
        `An owner asked to erase the company on ${readableInstant(eraseAt)}, so its keys and connectors no longer work. An owner can cancel it in the portal.`,
      );

/** What people can no longer change with; looking is always possible. */
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
  return tenant?.eraseAt ?? refuse('unknown_tenant', `There is no tenant ${tenantId}.`);
}

function wrongName(typed: string, name: string): Refusal | null {
  if (typed.trim() === name) return null;
  const message = `companyName must be ${JSON.stringify(name)}; you sent ${JSON.stringify(typed)}.`;
  return refuse('invalid_request', message, [{ path: '/companyName', code: 'enum', message }]);
}

/** The password, and a code of those who have a second factor. */
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
  const message = 'code is required, because you have a second factor.';
  return refuse('invalid_request', message, [{ path: '/code', code: 'required', message }]);
}

/** A company that stays is left as it is. */
export async function cancelErasure({ store }: Context, live: LiveSession, requestId: string): Promise<Refusal | null> {
  const { tenantId, eraseAt } = live.tenant;
  if (eraseAt === null) return null;
  const audit = { tenantId, action: 'erasure.cancelled', subject: tenantId, ...authorOf(live, requestId) };
  const isCancelled = await store.cancelErasure({ tenantId, audit });
  return isCancelled ? null : refuse('erasure_begun', 'The erasure of the company has begun and can no longer be cancelled.');
}
