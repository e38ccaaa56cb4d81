/** What a handler returns: the result, whether its changes are committed, and how to verify them on a fresh read. */

import type { OwnCommand, Payload } from '@ledgerline/catalog';
import { isMismatched, type NotApplied, type ReadBackCheck, type WriteVerification } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { bookCommandSays } from '@ledgerline/words/book/command';
import type { ProducedFile } from '../artifact.ts';
import { refusal, said } from '../problem.ts';
import type { CommandContext } from './command-context.ts';

/** A JSON object that goes back to the caller. */
export type Result = { readonly ok: boolean; readonly [name: string]: unknown };

export interface Verification {
  readonly summary: WriteVerification;
  readonly checks: readonly ReadBackCheck[];
  /** What the fresh read shows, instead of what the save assumed. */
  readonly fresh: Readonly<Record<string, unknown>>;
}

export interface HandlerResult {
  readonly result: Result;
  readonly isCommitted: boolean;
  /** The checks that the save can make with the rows that it has just read; without them, `verify` runs before the commit too. */
  readonly earlyVerification?: Verification;
  /**
   * Whether a fresh read finds exactly what the save had read, so that its early verification is valid; runs after the commit.
   */
  readonly isAsRead?: (command: CommandContext) => boolean;
  /** Reads the saved record again and compares it with the request; runs after the commit. */
  readonly verify?: (command: CommandContext) => Verification;
  /** Whether the comparisons are shown in full; by default as the command and its payload say. */
  readonly wantsReadBack?: boolean;
  /** The file that a print or export command produced. */
  readonly file?: ProducedFile;
}

export type Handler = (command: CommandContext, payload: Payload) => HandlerResult;

/** Handlers of commands that belong to no family. Together they must cover all such commands, or the dispatch does not compile. */
export type OwnHandlers = Readonly<Partial<Record<OwnCommand, Handler>>>;

export const uncommitted = (result: Result): HandlerResult => ({ result, isCommitted: false });

export const refused = (command: CommandContext): HandlerResult => ({ result: refusal(command.problems), isCommitted: false });

export function verificationOf(
  checks: readonly ReadBackCheck[],
  identityMatched: boolean,
  linkageMatched: boolean,
  fresh: Verification['fresh'],
  notApplied: readonly NotApplied[] = [],
): Verification {
  const differences = checks.filter((check) => !check.matched).map(({ path, expected, actual }) => ({ path, expected, actual }));
  const matched = differences.length === 0 && identityMatched && linkageMatched && notApplied.length === 0;
  const unapplied = notApplied.length === 0 ? {} : { notApplied: [...notApplied] };
  return { summary: { matched, identityMatched, linkageMatched, differences, ...unapplied }, checks, fresh };
}

/** The verification of a save before it is committed. */
export const verifyEarly = (handled: HandlerResult, command: CommandContext): Verification | undefined =>
  handled.earlyVerification ?? handled.verify?.(command);

/** The verification of a save on a fresh read: the early one if nothing has changed since. */
export const verifyNow = (handled: HandlerResult, command: CommandContext): Verification | undefined =>
  handled.earlyVerification && handled.isAsRead?.(command) ? handled.earlyVerification : handled.verify?.(command);

/** A handler result with further checks. */
export function alsoVerified(
  handled: HandlerResult,
  checksOf: (command: CommandContext) => readonly ReadBackCheck[],
): HandlerResult {
  const { earlyVerification: _early, isAsRead: _isAsRead, ...rest } = handled;
  return {
    ...rest,
    verify: (command) => {
      const own = verifyNow(handled, command) ?? verificationOf([], true, true, {});
      const { identityMatched = true, linkageMatched = true, notApplied = [] } = own.summary;
      return verificationOf([...own.checks, ...checksOf(command)], identityMatched, linkageMatched, own.fresh, notApplied);
    },
  };
}

/** The result, with the findings of the fresh read; a mismatch is saved, but not ok. */
export function withVerification({ result, wantsReadBack }: HandlerResult, { summary, checks, fresh }: Verification): Result {
  const readBack = wantsReadBack ? { readBack: { checks, differences: summary.differences } } : {};
  const verified = { ...result, ...fresh, writeVerification: summary, ...readBack };
  return isMismatched(verified) ? { ...verified, ...mismatched() } : verified;
}

/** The part of a result that marks a saved write as not ok. */
export const mismatched = (says: Sentence = bookCommandSays.differs()) => ({
  ok: false,
  error: { code: 'VERIFY_MISMATCH', ...said(says), details: [] },
});
