/** Why a command ended as failed. The codes that cloud and connector set are closed; those of a book are its own. */

import { type Static, Type } from 'typebox';
import { Outcome } from './status.ts';
import { requiring } from './value-fault.ts';

interface FailureMeaning {
  readonly meaning: string;
  /** Whether the same request, under a new commandId, may succeed with nothing else changed. */
  readonly retryable: boolean;
  /** What it may have left in the book. */
  readonly outcomes: readonly Outcome[];
}

/** What cloud and connector can say, in snake_case. A book's own refusals are in UPPER_SNAKE and end here unchanged. */
export const failureMeanings = {
  expired: {
    meaning: 'No connector picked the command up in time; nothing was changed.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  cancelled: {
    meaning: 'The command was cancelled while it was still queued; nothing was changed.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  delivery_exhausted: {
    meaning: 'The connector fetched this read several times and never answered.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  outcome_unknown: {
    meaning: 'The connector stopped in the middle of a write that it cannot look up; inspect the book, never recreate blindly.',
    retryable: false,
    outcomes: ['unknown'],
  },
  payload_damaged: {
    meaning:
      'The payload was damaged in the store of the cloud, so it was not given to the connector. error.outcome says what an earlier delivery may have changed.',
    retryable: true,
    outcomes: ['not_applied', 'unknown'],
  },
  unsupported_command: {
    meaning: 'The installed connector build or its book does not know this command type.',
    retryable: false,
    outcomes: ['not_applied'],
  },
  unknown_company: {
    meaning: 'The connector does not serve this account book any more.',
    retryable: false,
    outcomes: ['not_applied'],
  },
  book_unavailable: {
    meaning: 'The connector could not open the account book; nothing was changed.',
    retryable: true,
    outcomes: ['not_applied'],
  },
  driver_failed: {
    meaning: 'The accounting package or its driver failed; error.outcome says what it left behind.',
    retryable: true,
    outcomes: ['not_applied', 'applied', 'unknown'],
  },
  run_cap_exceeded: {
    meaning: 'The command ran longer than any command may and was given up.',
    retryable: false,
    outcomes: ['not_applied', 'unknown'],
  },
  verify_mismatch: {
    meaning: 'The write was saved, but its reload differs from what was asked; inspect the document, never recreate it.',
    retryable: false,
    outcomes: ['applied'],
  },
  result_too_large: {
    meaning: 'The result is larger than the cloud takes; ask for less at a time.',
    retryable: false,
    outcomes: ['not_applied', 'unknown'],
  },
  artifact_failed: {
    meaning: 'The file of the command could not be made or uploaded.',
    retryable: true,
    outcomes: ['not_applied', 'unknown'],
  },
} as const satisfies Record<string, FailureMeaning>;

export type FailureCode = keyof typeof failureMeanings;

export const failureCodes = Object.keys(failureMeanings) as readonly FailureCode[];

const bookCode = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

export const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(failureMeanings, code);

/** A refusal in the book's own words, for example PERIOD_LOCKED. */
export const isBookCode = (code: string): boolean => bookCode.test(code);

/** Nothing is worth retrying as it stands unless the book is known to be unchanged and the cause may pass by itself. */
export const isRetryable = (code: string, outcome: Outcome): boolean =>
  outcome === 'not_applied' && isFailureCode(code) && failureMeanings[code].retryable;

/** Open on the wire, so that a newer connector's word never makes an older cloud refuse its result. */
const ErrorCode = Type.String({
  pattern: requiring(
    '^[A-Za-z][A-Za-z0-9_]*$',
    'must be a code such as PERIOD_LOCKED: a letter, then letters, digits and underscores',
  ),
  maxLength: 80,
  description: "Why it failed: a word of the closed list in snake_case, or the book's own code in UPPER_SNAKE.",
});

const ErrorMessage = Type.String({
  maxLength: 4_000,
  description: 'A sentence that tells a person what happened and what to do.',
});

export const CommandError = Type.Object(
  {
    code: ErrorCode,
    message: ErrorMessage,
    retryable: Type.Boolean({ description: 'Whether the same request under a new commandId may succeed as it stands.' }),
    outcome: Outcome,
  },
  { description: 'Why a command failed and what it left in the book.' },
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
