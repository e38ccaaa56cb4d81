/** get_command: the status and the result of a command that was sent before. */

import { CommandId, Type } from '@ledgerline/contract';
import { isRefusal } from '../../system/problem.ts';
import { commandAnswer } from '../desk/command-answer.ts';
import { waitForCommand } from '../desk/command-wait.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';
import { waitInput } from './read.ts';

export const getCommand = declareTool({
  name: 'get_command',
  title: 'Get a command',
  description: 'Status, result or error of a command, and what to do next. Waits until it has ended.',
  input: Type.Object({ commandId: CommandId, waitSeconds: Type.Optional(waitInput) }, { additionalProperties: false }),
  hints: READ_ONLY,
  answer: async (desk, { commandId, waitSeconds = 0 }, call) => {
    const command = await waitForCommand(desk, commandId, waitSeconds, call);
    return isRefusal(command) ? command : commandAnswer(desk, command);
  },
});
