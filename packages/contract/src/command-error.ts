/** Why a command ended as failed, as a schema. */

import type { Static } from 'typebox';
import { Type } from './schema-type.ts';
import { Outcome } from './status.ts';
import { requiring } from './value-fault.ts';

/** Any code is accepted, so that an older cloud never rejects the result of a newer connector. */
const ErrorCode = Type.String({
  pattern: requiring('^[A-Za-z][A-Za-z0-9_]*$', 'must be a code such as PERIOD_LOCKED'),
  maxLength: 80,
  description: 'Why it failed: a failure code in snake_case, or an error code of the account book in UPPER_SNAKE.',
});

const ErrorMessage = Type.String({
  maxLength: 4_000,
  description: 'What happened and what to do.',
});

export const CommandError = Type.Object(
  {
    code: ErrorCode,
    message: ErrorMessage,
    retryable: Type.Boolean({ description: 'Whether the same request can succeed under a new commandId without a change.' }),
    outcome: Outcome,
  },
  { description: 'Why a command failed and whether the book was changed.' },
);
export type CommandError = Static<typeof CommandError>;

export const ReportedError = Type.Object(
  {
    code: ErrorCode,
    message: ErrorMessage,
    outcome: Type.Optional(Outcome),
  },
  {
    description:
      'Why a command failed, as the connector reports it. Without an outcome a read counts as not_applied and a write as unknown.',
  },
);
export type ReportedError = Static<typeof ReportedError>;
