/** What was shown of a proposal: asked of the book once, kept with it, and compared again before it is approved. */

import { proposalSays } from '@ledgerline/words/problem/proposal';
import type { StoredProposal } from '../store/stored-proposal.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { type Asking, hashNow, type Preview, previewWrite } from './preview.ts';

/** The stored preview, or a new one. A book that did not respond is asked again the next time. */
export async function shownOf(asking: Asking, proposal: StoredProposal): Promise<Preview> {
  if (proposal.preview !== null) return JSON.parse(proposal.preview) as Preview;
  return lookAgain(asking, proposal);
}

async function lookAgain(asking: Asking, proposal: StoredProposal): Promise<Preview> {
  const { preview, beforeHash } = await previewWrite(asking, proposal);
  const { tenantId, proposalId } = proposal;
  if (proposal.state === 'open' && !preview.isBookSilent)
    await asking.context.store.keepPreview({ tenantId, proposalId, preview: JSON.stringify(preview), beforeHash });
  return preview;
}

/** Why the preview is no longer valid; null if it is, or if there was nothing to compare. The next view shows the current state. */
export async function staleness(asking: Asking, proposal: StoredProposal): Promise<Refusal | null> {
  if (proposal.beforeHash === null) return null;
  const now = await hashNow(asking, proposal);
  if (now === proposal.beforeHash) return null;
  if (now === 'silent') return refuse('proposal_stale', proposalSays.silentBook());
  await lookAgain(asking, proposal);
  return refuse('proposal_stale', proposalSays.changedSince());
}
