/** Ends proposals that were not decided in time, and deletes them some days after their end. */

import { DAY_MS, limits } from '@ledgerline/contract';
import type { Context } from '../system/context.ts';

const PROPOSALS_A_TIME = 100;

/** Returns how many have expired. */
export async function expireProposals({ store }: Pick<Context, 'store'>): Promise<number> {
  let expired = 0;
  for (;;) {
    const { length } = await store.expireProposals({ limit: PROPOSALS_A_TIME });
    expired += length;
    if (length < PROPOSALS_A_TIME) return expired;
  }
}

export async function forgetOldProposals({ store }: Pick<Context, 'store'>): Promise<void> {
  const before = (await store.now()) - limits.endedProposalDays * DAY_MS;
  while ((await store.forgetProposals({ before, limit: PROPOSALS_A_TIME })) === PROPOSALS_A_TIME);
}
