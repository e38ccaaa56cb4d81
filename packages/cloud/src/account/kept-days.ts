/** How long a tenant keeps what its commands contain, as its owner or an admin chooses. What is older is removed in command/command-retention.ts. */

import type { KeptDaysBody } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { LiveSession } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { authorOf } from './rights/caller.ts';

/** `90 days`, `forever` */
const keptDaysText = (keptDays: number | null): string => (keptDays === null ? 'forever' : `${keptDays} days`);

export async function setKeptDays(
  { store }: Context,
  live: LiveSession,
  { keptDays }: KeptDaysBody,
  requestId: string,
): Promise<number | null | Refusal> {
  const { tenantId } = live.tenant;
  const audit = { tenantId, action: 'retention.changed', subject: keptDaysText(keptDays), ...authorOf(live, requestId) };
  const changed = await store.setKeptDays({ tenantId, keptDays, audit });
  return changed ? changed.keptDays : refuse('unknown_tenant', accountSays.unknownTenant(tenantId));
}
