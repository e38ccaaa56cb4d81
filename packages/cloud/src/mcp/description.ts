/** Everything that an assistant gets before its first tool call, as published in the golden file. */

import { allTools } from './all-tools.ts';
import { prompts } from './prompts.ts';
import { INSTRUCTIONS } from './words.ts';

/** Instructions, tools as they are listed, and the text of every prompt with its arguments named. */
export const mcpDescription = () => ({
  instructions: INSTRUCTIONS.split('\n'),
  tools: allTools.map(({ name, title, description, input, hints }) => ({
    name,
    title,
    description,
    inputSchema: input,
    annotations: hints,
  })),
  prompts: prompts.map(({ name, title, description, asks, tools, text }) => ({
    name,
    title,
    description,
    asks,
    tools,
    text: text(Object.fromEntries(Object.keys(asks).map((ask) => [ask.replace('?', ''), `{${ask}}`]))).split('\n'),
  })),
});
