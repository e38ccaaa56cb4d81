/** The pages of the portal on which people decide about writes. */

import { findRecipe } from '@ledgerline/catalog';
import type { Language } from '@ledgerline/words';
import { commandTitle } from '@ledgerline/words/shared/command-title';
import { fullRights } from '../../account/rights/access.ts';
import { sessionCaller } from '../../account/rights/caller.ts';
import { approvalPage } from '../../pages/portal/approval.ts';
import { approvalsPage } from '../../pages/portal/approvals.ts';
import { findProposal, listProposals } from '../../proposal/decision.ts';
import { proposalView } from '../../proposal/proposal-view.ts';
import { shownOf } from '../../proposal/shown-proposal.ts';
import { isRefusal } from '../../system/problem.ts';
import type { Services } from '../services.ts';
import type { Pages } from './page-reply.ts';

const ENDED_SHOWN = 50;
/** A page waits no longer than this for a book. */
const WAIT_MS = 8_000;

/** The reference has titles in English. */
function titleOf(type: string, language: Language): string | null {
  const recipe = findRecipe(type);
  if (!recipe) return null;
  return language === 'en' ? recipe.title : commandTitle(recipe, language);
}

export const approvalPages = ({ context, intake }: Services): Pages<'showApprovals' | 'showApproval'> => ({
  showApprovals: async (view, { tenantId }, { query }) => {
    const { cursor: given } = query as { readonly cursor?: unknown };
    const cursor = typeof given === 'string' && given !== '' ? given : undefined;
    const [open, ended] = await Promise.all([
      cursor === undefined ? listProposals(context, tenantId, { isOpen: true }) : { proposals: [] },
      listProposals(context, tenantId, { isOpen: false, limit: ENDED_SHOWN, ...(cursor !== undefined && { cursor }) }),
    ]);
    if (isRefusal(open)) return open;
    if (isRefusal(ended)) return ended;
    return approvalsPage({ ...view, open: open.proposals, ended: ended.proposals, cursor, nextCursor: ended.nextCursor });
  },

  showApproval: async (view, live, { params }) => {
    const { proposalId } = params as { readonly proposalId: string };
    const found = await findProposal(context, live.tenantId, proposalId);
    if (isRefusal(found)) return found;
    const { preview, state, keyId, payload, type } = found;
    // People who can see commands and results can see this, even in a role that cannot send any.
    const asking = { context, intake, caller: { ...sessionCaller(live), rights: fullRights }, waitMs: WAIT_MS };
    const key = await context.store.appKey({ tenantId: live.tenantId, keyId });
    return approvalPage({
      ...view,
      proposal: proposalView(context, found),
      keyName: key?.name ?? null,
      title: titleOf(type, view.shell.reader.language),
      preview: preview !== null || state === 'open' ? await shownOf(asking, found) : null,
      payload: JSON.stringify(JSON.parse(payload), null, 2),
    });
  },
});
