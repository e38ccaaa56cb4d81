/** Queues proposals that were approved and not queued, because a request can be cut off between the two. */

import { SECOND_MS } from '@ledgerline/contract';
import type { CommandIntake } from '../command/command.ts';
import type { Context } from '../system/context.ts';
import type { Logger } from '../system/log.ts';
import { isRefusal } from '../system/problem.ts';

const PROPOSALS_A_TIME = 100;
/** The request that approved a proposal is likely to queue it within this time. */
const LEFT_ALONE_MS = 5 * SECOND_MS;

/** Queues approved proposals. A proposal that cannot be queued now is tried again until it expires. */
export async function queueApproved({ store }: Context, intake: CommandIntake, log: Logger): Promise<void> {
  const decidedBefore = (await store.now()) - LEFT_ALONE_MS;
  for (const key of await store.approvedProposals({ decidedBefore, limit: PROPOSALS_A_TIME })) {
    const proposal = await store.proposal(key);
    if (proposal?.state !== 'approved') continue;
    const queued = await intake.submit(proposal);
    const { proposalId } = key;
    if (isRefusal(queued)) log.warn({ proposalId, code: queued.refused.code }, 'an approved write cannot be queued yet');
  }
}
