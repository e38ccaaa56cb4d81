/** preview_write: shows what a write would change, and gives the token that running it takes. */

import { CommandType, openObject, Type } from '@ledgerline/contract';
import { assistantSays } from '@ledgerline/words/problem/assistant';
import { makeProposal } from '../../proposal/previewed-write.ts';
import { isRefusal, type Refusal, refuseField } from '../../system/problem.ts';
import { chooseBook } from '../desk/book-choice.ts';
import type { McpCaller } from '../desk/desk.ts';
import { knownType } from '../desk/known-type.ts';
import { agentText, alreadyRunAnswer, proposalAnswer } from '../desk/proposal-answer.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';
import { bookInput } from './read.ts';

/** Whether a key can write anything at all. */
export const mayWrite = ({ rights: { access } }: McpCaller): boolean =>
  access === 'full' || Object.values(access).some((rights) => rights.includes('write') || rights.includes('delete'));

export const previewWrite = declareTool({
  name: 'preview_write',
  title: 'Preview a write',
  description:
    'Show what a command type of mode write would change, field by field, and get the proposalId and token for run_write. Saves nothing. Show the changes to the user and ask before you run it.',
  input: Type.Object(
    {
      type: CommandType,
      payload: openObject('The fields of describe_command.'),
      book: Type.Optional(bookInput),
      again: Type.Optional(
        Type.Boolean({ description: 'True to run the same write a second time. Only if the user asked for a second one.' }),
      ),
    },
    { additionalProperties: false },
  ),
  hints: { ...READ_ONLY, idempotentHint: false },
  isFor: mayWrite,
  answer: async (desk, { type, payload, book, again = false }) => {
    const recipe = knownType(desk, type);
    if (isRefusal(recipe)) return recipe;
    if (recipe.mode !== 'write') return reads(type);
    const chosen = await chooseBook(desk, book);
    if (isRefusal(chosen)) return chosen;
    const { context, intake, caller, requestId } = desk;
    const wish = { ...chosen, type, payload, isAgain: again, agent: agentText(desk.agent), requestId };
    const made = await makeProposal({ context, intake, caller }, wish);
    if (isRefusal(made)) return made;
    return made.kind === 'already_run' ? alreadyRunAnswer(made.run) : proposalAnswer(made);
  },
});

const reads = (type: string): Refusal => refuseField('/type', 'enum', assistantSays.nothingToPreview(type));
