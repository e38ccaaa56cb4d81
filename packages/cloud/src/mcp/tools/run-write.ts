/** run_write: runs what preview_write showed, once, or asks the person who must approve it. */

import { ProposalId, Type } from '@ledgerline/contract';
import { runProposal } from '../../proposal/previewed-write.ts';
import { isRefusal } from '../../system/problem.ts';
import { commandAnswer } from '../desk/command-answer.ts';
import { WAIT_SECONDS_DEFAULT, waitForCommand } from '../desk/command-wait.ts';
import { alreadyRunAnswer, declinedAnswer, waitingAnswer } from '../desk/proposal-answer.ts';
import { approveQuestion, runQuestion } from '../desk/question.ts';
import { declareTool } from '../desk/tool.ts';
import { mayWrite } from './preview-write.ts';
import { waitInput } from './read.ts';

export const runWrite = declareTool({
  name: 'run_write',
  title: 'Run a write',
  description:
    'Run what preview_write showed, with its proposalId and token. Running it twice runs it once. If a person must approve it, the answer says where, and get_command follows it.',
  input: Type.Object(
    {
      proposalId: ProposalId,
      token: Type.String({ minLength: 1, maxLength: 100, description: 'token of preview_write.' }),
      waitSeconds: Type.Optional(waitInput),
    },
    { additionalProperties: false },
  ),
  hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  isFor: mayWrite,
  answer: async (desk, { proposalId, token, waitSeconds = WAIT_SECONDS_DEFAULT }, call) => {
    const { context, intake, caller, language, requestId, trace } = desk;
    const { canAnswer } = call.user;
    const reply = call.user.reply?.proposalId === proposalId ? call.user.reply : null;
    if (reply?.kind === 'run' && !reply.isAgreed) return declinedAnswer(proposalId);
    const mustAgree = canAnswer.has('run') && reply?.kind !== 'run';
    const run = await runProposal({ context, intake, caller }, { proposalId, token, requestId, trace, mustAgree });
    if (isRefusal(run)) return run;
    if (run.kind === 'already_run') return alreadyRunAnswer(run.run);
    if (run.kind === 'asks') return { question: runQuestion(language, run.proposal) };
    if (run.kind === 'waits' && canAnswer.has('approve') && reply === null)
      return { question: approveQuestion(language, context, run.proposal) };
    if (run.kind === 'waits') return waitingAnswer(context, run.proposal);
    const command = await waitForCommand(desk, run.commandId, waitSeconds, call);
    return isRefusal(command) ? command : commandAnswer(desk, command);
  },
});
