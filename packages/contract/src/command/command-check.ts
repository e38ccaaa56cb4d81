/** Checking commands without queueing them: body and response of POST /v1/commands/check. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Problem } from '../problem/problem.ts';
import { Type } from '../schema/schema-type.ts';
import { Ok } from '../schema/shape.ts';
import { CommandEnvelope } from './envelope.ts';

export const CommandCheckBody = Type.Object(
  {
    commands: Type.Array(CommandEnvelope, {
      maxItems: limits.checkedCommandsMax,
      description: `The commands to check, at most ${limits.checkedCommandsMax}.`,
    }),
  },
  { additionalProperties: false, description: 'Body of POST /v1/commands/check.' },
);
export type CommandCheckBody = Static<typeof CommandCheckBody>;

export const CommandCheckResult = Type.Union(
  [
    Type.Object({ ok: Ok }, { description: 'POST /v1/commands would accept the command, or has accepted it before.' }),
    Type.Object(
      { ok: Type.Literal(false, { description: 'False: POST /v1/commands would reject the command.' }), error: Problem },
      {
        description: `Why the command would be rejected, with at most ${limits.checkedDetailsMax} details.`,
      },
    ),
  ],
  { description: 'What POST /v1/commands would say to one command now.' },
);
export type CommandCheckResult = Static<typeof CommandCheckResult>;

export const CommandCheckResponse = Type.Object(
  { ok: Ok, results: Type.Array(CommandCheckResult, { description: 'One result for each command, in order.' }) },
  { description: 'Response of POST /v1/commands/check.' },
);
export type CommandCheckResponse = Static<typeof CommandCheckResponse>;
