/** Every way in which the program can end, with its exit code and its sentence. */

import {
  CommandFailed,
  LedgerlineError,
  MisuseError,
  OutcomeUnknown,
  RequestRefused,
  SavedDifferently,
  StillRunning,
  Unreachable,
} from '@ledgerline/client';

export const exitCodes = {
  done: 0,
  bug: 1,
  usage: 2,
  rejected: 3,
  key: 4,
  failed: 5,
  look: 6,
  unreachable: 7,
  rowsFailed: 8,
  differed: 9,
  interrupted: 130,
} as const;

export type Ending = keyof typeof exitCodes;

/** A failure that the program knows how to put. */
export class Failure extends Error {
  readonly ending: Ending;

  constructor(ending: Ending, message: string) {
    super(message);
    this.ending = ending;
  }
}

export const usage = (message: string): Failure => new Failure('usage', message);

const KEY_CODES: readonly string[] = ['invalid_key', 'key_in_browser'];

export function endingOf(error: unknown): Ending {
  if (error instanceof Failure) return error.ending;
  if (isInterrupted(error)) return 'interrupted';
  if (error instanceof LedgerlineError && KEY_CODES.includes(error.code)) return 'key';
  if (error instanceof RequestRefused) return error.status < 500 ? 'rejected' : 'unreachable';
  if (error instanceof OutcomeUnknown || error instanceof SavedDifferently) return 'look';
  if (error instanceof CommandFailed) return 'failed';
  if (error instanceof Unreachable || error instanceof StillRunning) return 'unreachable';
  return error instanceof MisuseError ? 'usage' : 'bug';
}

export const isInterrupted = (error: unknown): boolean => (error as { readonly name?: string } | null)?.name === 'AbortError';

/** The description of a failure, for people and for programs. */
export function describe(error: unknown): Readonly<Record<string, unknown>> {
  const { code, message, commandId, requestId } = error as Partial<LedgerlineError>;
  return {
    ok: false,
    exitCode: exitCodes[endingOf(error)],
    error: {
      code: code ?? endingOf(error),
      message: message ?? String(error),
      ...(error instanceof CommandFailed && { outcome: error.outcome, retryable: error.retryable, details: error.details }),
      ...(error instanceof RequestRefused && { status: error.status, details: error.details }),
      ...(commandId !== undefined && { commandId }),
      ...(requestId !== undefined && { requestId }),
    },
  };
}

/** The lines that a person reads. */
export function sentencesOf(error: unknown): readonly string[] {
  const { message, commandId } = error as Partial<LedgerlineError>;
  const isDetailed = error instanceof RequestRefused || error instanceof CommandFailed;
  const details = isDetailed ? error.details.filter((detail) => detail.message !== message) : [];
  return [
    message ?? String(error),
    ...(details.length > 1 ? details.map(({ path, message: sentence }) => `  ${path || '/'}: ${sentence}`) : []),
    ...(error instanceof OutcomeUnknown || error instanceof SavedDifferently
      ? [`A person must look at the account book before ${commandId} is sent again.`]
      : []),
    ...(error instanceof StillRunning ? [`Follow it with: ledgerline watch ${commandId}`] : []),
  ];
}
