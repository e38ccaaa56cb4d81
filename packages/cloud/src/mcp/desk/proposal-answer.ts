/** Proposals as tools show them: what to do next in our words, what changes as data of the book. */

import { approvalUrl } from '../../command/approval.ts';
import type { AlreadyRun } from '../../proposal/already-run.ts';
import { effectText } from '../../proposal/preview.ts';
import type { MadeProposal } from '../../proposal/previewed-write.ts';
import type { StoredProposal } from '../../store/stored-proposal.ts';
import { instantText } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import type { Answer } from './answer.ts';
import { bookName } from './book-choice.ts';
import type { Agent } from './desk.ts';
import { shownText } from './untrusted.ts';

const NAME_CHARACTERS_MAX = 100;

/** The program's own description of itself, as the portal shows it. */
export const agentText = (agent: Agent | null): string | null =>
  agent && shownText(`${agent.name} ${agent.version}`.trim(), NAME_CHARACTERS_MAX);

const NEXT = {
  none: 'Show the changes to the user. If the user agrees, call run_write with this proposalId and token.',
  person: 'Show the changes to the user. run_write asks a person of the company to approve it; nothing is saved before that.',
} as const;

export function proposalAnswer({ proposal, token, preview, approval }: MadeProposal): Answer {
  const { proposalId, commandId, type, expiresAt } = proposal;
  const { kind, summary, changes, changesTotal, before, effects, warnings, postings, isBookSilent } = preview;
  return {
    told: {
      ok: true,
      proposalId,
      token,
      commandId,
      type,
      book: bookName(proposal),
      expiresAt: instantText(expiresAt),
      approval,
      kind,
      summary,
      changesTotal,
      effects: effects.map((effect) => effectText(effect, 'en')),
      ...(isBookSilent && { note: 'The account book did not respond, so the changes are what you sent.' }),
      whatToDo: NEXT[approval],
    },
    data: { changes, warnings, ...(postings.length > 0 && { postings }), ...(isGone(kind) && before && { before }) },
    outcome: 'ok',
  };
}

const isGone = (kind: MadeProposal['preview']['kind']): boolean => kind === 'withdraws' || kind === 'transfers';

const ALREADY =
  'The same write of this key was run within 72 hours, so nothing new was proposed. Call get_command with this commandId. Send again: true only if the user wants it a second time.';

export const alreadyRunAnswer = ({ commandId, status, docNo }: AlreadyRun): Answer => ({
  told: { ok: true, alreadyRun: { commandId, status }, whatToDo: ALREADY },
  ...(docNo !== null && { data: { docNo } }),
  outcome: 'ok',
});

const WAITS =
  'Tell the user that a person of the company must approve it at approvalUrl. get_command with this commandId follows it.';

export const waitingAnswer = (context: Context, { proposalId, commandId, expiresAt }: StoredProposal): Answer => ({
  told: {
    ok: true,
    status: 'waits_for_approval',
    proposalId,
    commandId,
    approvalUrl: approvalUrl(context, proposalId),
    expiresAt: instantText(expiresAt),
    whatToDo: WAITS,
  },
  outcome: 'waiting',
});

const DECLINED =
  'The user did not agree, so nothing was saved. Do not run it again unless the user asks for it. Ask the user what should be different.';

/** The answer when the person declined, or closed the question. */
export const declinedAnswer = (proposalId: string): Answer => ({
  told: { ok: false, status: 'declined', proposalId, whatToDo: DECLINED },
  outcome: 'rejected',
});
