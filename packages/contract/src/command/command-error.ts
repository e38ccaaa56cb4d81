/** Why a command failed. The codes of cloud and connector are a closed list; a book has its own codes. */

import type { Static } from 'typebox';
import { requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';
import { RefusalDetail } from './result.ts';
import { Outcome } from './status.ts';
import { Wording } from './wording.ts';

interface FailureMeaning {
  readonly meaning: string;
  /** Whether the same request, under a new commandId, may succeed with nothing else changed. */
  readonly retryable: boolean;
  /** What the failure may have left in the book. */
  readonly outcomes: readonly Outcome[];
}

/** The codes of cloud and connector, in snake_case. Error codes of a book are in UPPER_SNAKE and are passed on unchanged. */
export const failureMeanings = {
  expired: {
    meaning: 'No connector picked up the command in time, so nothing was changed.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  cancelled: {
    meaning: 'The command was cancelled while it was queued, so nothing was changed.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  delivery_exhausted: {
    meaning: 'The connector fetched this read several times and never sent a result.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  outcome_unknown: {
    meaning:
      'The connector stopped during a write and cannot tell whether it was saved. Check the book before you send the command again.',
    retryable: false,
    outcomes: ['unknown'],
  },
  payload_damaged: {
    meaning:
      'The stored payload was damaged, so it was not sent to the connector. error.outcome says whether an earlier delivery may have changed the book.',
    retryable: true,
    outcomes: ['not_applied', 'unknown'],
  },
  unsupported_command: {
    meaning: 'The installed connector or its account book does not support this command type.',
    retryable: false,
    outcomes: ['not_applied'],
  },
  unknown_company: {
    meaning: 'The connector no longer serves this account book.',
    retryable: false,
    outcomes: ['not_applied'],
  },
  book_unavailable: {
    meaning: 'The connector could not open the account book, so nothing was changed.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  driver_failed: {
    meaning: 'The accounting package or its driver failed. error.outcome says whether the book was changed.',
    retryable: true,
    outcomes: ['not_applied', 'applied', 'unknown'],
  },
  dialog_open: {
    meaning: 'A window of the accounting package waited for a person for too long, so the command was stopped.',
    retryable: true,
    outcomes: ['not_applied', 'unknown'],
  },
  run_cap_exceeded: {
    meaning: 'The command exceeded the 15-minute limit and was stopped.',
    retryable: false,
    outcomes: ['not_applied', 'unknown'],
  },
  verify_mismatch: {
    meaning: 'The write was saved, but the saved data differs from the request. Check the document and do not create it again.',
    retryable: false,
    outcomes: ['applied'],
  },
  result_too_large: {
    meaning: 'The result exceeds the size limit. Request less at a time.',
    retryable: false,
    outcomes: ['not_applied', 'unknown'],
  },
  artifact_failed: {
    meaning: 'The file could not be created or uploaded.',
    retryable: true,
    outcomes: ['not_applied', 'unknown'],
  },
} as const satisfies Record<string, FailureMeaning>;

export type FailureCode = keyof typeof failureMeanings;

export const failureCodes = Object.keys(failureMeanings) as readonly FailureCode[];

const bookCode = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

export const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(failureMeanings, code);

/** Whether a code is one of an account book, for example PERIOD_LOCKED. */
export const isBookCode = (code: string): boolean => bookCode.test(code);

/** A retry makes sense only if the book is known to be unchanged and the cause can disappear by itself. */
export const isRetryable = (code: string, outcome: Outcome): boolean =>
  outcome === 'not_applied' && isFailureCode(code) && failureMeanings[code].retryable;

/** Any code is accepted, so that an older cloud never rejects the result of a newer connector. */
const ErrorCode = Type.String({
  pattern: requiring('^[A-Za-z][A-Za-z0-9_]*$', 'errorCode'),
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
    wording: Type.Optional(Wording),
    retryable: Type.Boolean({ description: 'Whether the same request can succeed under a new commandId without a change.' }),
    outcome: Outcome,
    details: Type.Optional(
      Type.Array(RefusalDetail, {
        description: 'Every reason that the account book gave, with its field; absent if it gave none. In lists it is left out.',
      }),
    ),
  },
  { description: 'Why a command failed and whether the book was changed.' },
);
export type CommandError = Static<typeof CommandError>;

export const ReportedError = Type.Object(
  {
    code: ErrorCode,
    message: ErrorMessage,
    wording: Type.Optional(Type.Unknown({ description: 'The message as a key and parameters. Anything else is ignored.' })),
    outcome: Type.Optional(Outcome),
  },
  {
    description:
      'Why a command failed, as the connector reports it. Without an outcome a read counts as not_applied and a write as unknown.',
  },
);
export type ReportedError = Static<typeof ReportedError>;
