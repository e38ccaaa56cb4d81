/** list_commands: what was sent to the account books, newest first. */

import { CommandStatus, type CommandSummary, CommandType, Type } from '@ledgerline/contract';
import { listCommands as commandsOf } from '../../command/followed-command.ts';
import { isRefusal } from '../../system/problem.ts';
import { bookName } from '../desk/book-choice.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';

const COMMANDS_DEFAULT = 20;
const COMMANDS_MAX = 50;

export const listCommands = declareTool({
  name: 'list_commands',
  title: 'List commands',
  description: 'Commands that were sent, newest first, with status, outcome and document number.',
  input: Type.Object(
    {
      status: Type.Optional(CommandStatus),
      type: Type.Optional(CommandType),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: COMMANDS_MAX, description: `Commands (default ${COMMANDS_DEFAULT}).` }),
      ),
    },
    { additionalProperties: false },
  ),
  hints: READ_ONLY,
  answer: async ({ context, caller }, { limit = COMMANDS_DEFAULT, ...filter }) => {
    const page = await commandsOf(context, caller, { ...filter, limit });
    if (isRefusal(page)) return page;
    const { commands, nextCursor } = page;
    return {
      told: { ok: true, commands: commands.map(stateOf), hasMore: nextCursor !== null },
      data: { commands: commands.map(wordsOf) },
      outcome: 'ok',
    };
  },
});

const stateOf = ({ connectorId, companyId, docNo: _docNo, recordCode: _recordCode, error, ...state }: CommandSummary) => ({
  ...state,
  book: bookName({ connectorId, companyId }),
  ...(error && { outcome: error.outcome }),
});

/** Numbers, codes and errors are what the book or the sender wrote. */
const wordsOf = ({ commandId, docNo, recordCode, error }: CommandSummary) => ({ commandId, docNo, recordCode, error });
