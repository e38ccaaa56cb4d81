/** Everything that a call can throw. Each error names its command, so that it can be repeated or looked up. */

import type { Command, Outcome, Problem, ProblemDetail, RefusalDetail } from './generated/contract.ts';
import type { AnySubmission } from './submission.ts';

interface Circumstances {
  /** The id of the command; absent when the call was about none. */
  readonly commandId?: string | undefined;
  /** The id of the last request in the logs of the server. */
  readonly requestId?: string | undefined;
  /** How many requests were sent. */
  readonly attempts?: number;
  readonly cause?: unknown;
}

/** The base of all errors of this package. */
export class LedgerlineError extends Error {
  readonly code: string;
  readonly commandId: string | undefined;
  readonly requestId: string | undefined;
  readonly attempts: number;

  constructor(code: string, message: string, { commandId, requestId, attempts = 0, cause }: Circumstances = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.commandId = commandId;
    this.requestId = requestId;
    this.attempts = attempts;
  }
}

/** The server rejected the request, with a code and a sentence. A command that was rejected was not queued. */
export class RequestRefused extends LedgerlineError {
  readonly status: number;
  readonly details: readonly ProblemDetail[];
  readonly retryAfterSeconds: number | undefined;
  /** Where a feed of events can be continued; only with cursor_expired. */
  readonly oldestCursor: string | undefined;
  /** The command or record that has the externalId; only with external_id_taken. */
  readonly link: Problem['link'];

  constructor(status: number, problem: Problem, retryAfterSeconds: number | undefined, circumstances: Circumstances) {
    super(problem.code, problem.message, circumstances);
    this.status = status;
    this.details = problem.details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.oldestCursor = problem.oldestCursor;
    this.link = problem.link;
  }
}

/** The command ended as failed. */
export class CommandFailed extends LedgerlineError {
  /** Whether the book was changed. */
  readonly outcome: Outcome;
  /** Whether the same request can succeed under a new commandId. */
  readonly retryable: boolean;
  /** Every reason that the account book gave, with its field; empty if it gave none. */
  readonly details: readonly RefusalDetail[];
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly command: Command;

  constructor(command: Command, circumstances: Circumstances) {
    const { code, message, outcome, retryable } = command.error ?? NO_ERROR;
    super(code, message, { ...circumstances, commandId: command.commandId });
    this.outcome = outcome;
    this.retryable = retryable;
    this.details = command.error?.details ?? [];
    this.result = command.result;
    this.command = command;
  }
}

const NO_ERROR = { code: 'failed', message: 'The command failed.', outcome: 'unknown', retryable: false } as const;

/** The command may have changed the book: check the book, and never send it again blindly. */
export class OutcomeUnknown extends CommandFailed {}

/** The command was saved, but not as requested: check the document, and do not create it again. */
export class SavedDifferently extends CommandFailed {}

const BY_OUTCOME: Readonly<Record<Outcome, typeof CommandFailed>> = {
  not_applied: CommandFailed,
  applied: SavedDifferently,
  unknown: OutcomeUnknown,
};

/** The error of a command that ended as failed. */
export const failureOf = (command: Command, circumstances: Circumstances): CommandFailed =>
  new BY_OUTCOME[command.error?.outcome ?? 'unknown'](command, circumstances);

/** The deadline passed while the command was queued or running. It still runs: wait on with `submission`, now or later. */
export class StillRunning extends LedgerlineError {
  readonly submission: AnySubmission;

  constructor(submission: AnySubmission, attempts: number) {
    const { commandId, command } = submission;
    const message = `Command ${commandId} is still ${command.status}. It was not cancelled: wait on with submission.wait(), or read it later by its commandId.`;
    super('still_running', message, { commandId, attempts });
    this.submission = submission;
  }
}

/** No readable response after all attempts. */
export class Unreachable extends LedgerlineError {
  /** Whether a request may have reached the server all the same. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived: boolean, circumstances: Circumstances) {
    const { commandId } = circumstances;
    const hint =
      commandId === undefined ? '' : ` Repeating the call with commandId ${commandId} is safe: the command runs at most once.`;
    super('unreachable', `${message}${hint}`, circumstances);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** The bytes that arrived are not those that the command produced. */
export class ArtifactDamaged extends LedgerlineError {}

/** A delivery that did not come from Ledgerline, is too old, or was changed on its way. */
export class WebhookRefused extends LedgerlineError {}

/** The call itself is wrong; no request was sent. */
export class MisuseError extends LedgerlineError {}
