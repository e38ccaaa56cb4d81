/** Many commands in one request: query, body and response of POST /v1/commands/batch. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Problem } from '../problem/problem.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, Ok } from '../schema/shape.ts';
import { Command } from './command.ts';
import { CommandEnvelope } from './envelope.ts';

export const CommandBatchQuery = Type.Object(
  {
    accept: Type.Optional(
      enumOf(
        ['each', 'all'],
        'each (default) queues every command that is accepted; all queues nothing if one is rejected. It is about the queue only: each command still succeeds or fails by itself in the account book.',
      ),
    ),
  },
  { additionalProperties: false, description: 'Query of POST /v1/commands/batch.' },
);
export type CommandBatchQuery = Static<typeof CommandBatchQuery>;

export const CommandBatchBody = Type.Object(
  {
    commands: Type.Array(CommandEnvelope, {
      minItems: 1,
      maxItems: limits.batchCommandsMax,
      description: `The commands, at most ${limits.batchCommandsMax}. Those of one account book run in this order.`,
    }),
  },
  { additionalProperties: false, description: 'Body of POST /v1/commands/batch.' },
);
export type CommandBatchBody = Static<typeof CommandBatchBody>;

const statusCode = (description: string) => Type.Integer({ description });

export const CommandBatchResult = Type.Union(
  [
    Type.Object(
      { ok: Ok, statusCode: statusCode('202, as POST /v1/commands would return.'), command: Command },
      { description: 'The command is queued, or was before.' },
    ),
    Type.Object(
      {
        ok: Type.Literal(false, { description: 'False: the command was rejected and is not queued.' }),
        statusCode: statusCode('The status that POST /v1/commands would return.'),
        error: Problem,
      },
      { description: `Why the command was rejected, with at most ${limits.checkedDetailsMax} details.` },
    ),
  ],
  { description: 'What became of one command of a batch.' },
);
export type CommandBatchResult = Static<typeof CommandBatchResult>;

export const CommandBatchResponse = Type.Object(
  {
    ok: Ok,
    results: Type.Array(CommandBatchResult, { description: 'One result for each command, in order.' }),
    accepted: Type.Integer({ minimum: 0, description: 'Commands that are queued or were before.' }),
    refused: Type.Integer({ minimum: 0, description: 'Commands that were rejected.' }),
  },
  { description: 'Response of POST /v1/commands/batch.' },
);
export type CommandBatchResponse = Static<typeof CommandBatchResponse>;
