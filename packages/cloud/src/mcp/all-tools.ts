/** Every tool, in the order in which they are listed. */

import type { Tool } from './desk/tool.ts';
import { checkPayload } from './tools/check-payload.ts';
import { describeCommand } from './tools/describe-command.ts';
import { getCommand } from './tools/get-command.ts';
import { listBooks } from './tools/list-books.ts';
import { listCommands } from './tools/list-commands.ts';
import { previewWrite } from './tools/preview-write.ts';
import { read } from './tools/read.ts';
import { runWrite } from './tools/run-write.ts';
import { searchCommands } from './tools/search-commands.ts';

export const allTools: readonly Tool[] = [
  listBooks,
  searchCommands,
  describeCommand,
  checkPayload,
  read,
  getCommand,
  listCommands,
  previewWrite,
  runWrite,
];
