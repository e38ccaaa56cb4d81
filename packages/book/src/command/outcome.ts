/** What running a command comes to: its result, whether its changes are kept, and how to prove them on a fresh read. */

import type { OwnCommand, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck, WriteVerification } from '@ledgerline/contract';
import type { ProducedFile } from '../artifact.ts';
import { refusal } from '../problem.ts';
import type { CommandContext } from './command-context.ts';

/** A JSON object that goes back to the caller. */
export type Result = { readonly ok: boolean; readonly [name: string]: unknown };

export interface Proof {
  readonly verification: WriteVerification;
  readonly checks: readonly ReadBackCheck[];
  /** What the fresh read shows, in place of what the save believed. */
  readonly fresh: Readonly<Record<string, unknown>>;
}

export interface Outcome {
  readonly result: Result;
  readonly isKept: boolean;
  /** What the save can prove from what it has just read; without it, `prove` runs before the commit too. */
  readonly inHand?: Proof;
  /** Whether a fresh read finds what the save had in hand to the letter, so that its proof stands; runs after the commit. */
  readonly isAsRead?: (work: CommandContext) => boolean;
  /** Reads the saved record again and compares it with what was asked; runs after the commit. */
  readonly prove?: (work: CommandContext) => Proof;
  /** Whether the comparisons are shown in full; by default as the command and its payload say. */
  readonly wantsReadBack?: boolean;
  /** What a command that prints or exports has made. */
  readonly file?: ProducedFile;
}

export type Handler = (work: CommandContext, payload: Payload) => Outcome;

/** Handlers of commands that follow from no family. Together they must cover all of them, or the dispatch does not compile. */
export type OwnHandlers = Readonly<Partial<Record<OwnCommand, Handler>>>;

export const answered = (result: Result): Outcome => ({ result, isKept: false });

export const refused = (work: CommandContext): Outcome => ({ result: refusal(work.problems), isKept: false });

export function proof(
  checks: readonly ReadBackCheck[],
  identityMatched: boolean,
  linkageMatched: boolean,
  fresh: Proof['fresh'],
): Proof {
  const differences = checks.filter((check) => !check.matched).map(({ path, expected, actual }) => ({ path, expected, actual }));
  const matched = differences.length === 0 && identityMatched && linkageMatched;
  return { verification: { matched, identityMatched, linkageMatched, differences }, checks, fresh };
}

/** The proof that a save has in hand, or makes before it is committed. */
export const provenInHand = (outcome: Outcome, work: CommandContext): Proof | undefined =>
  outcome.inHand ?? outcome.prove?.(work);

/** The proof of a save on a fresh read: the one in hand where nothing has changed since. */
export const provenNow = (outcome: Outcome, work: CommandContext): Proof | undefined =>
  outcome.inHand && outcome.isAsRead?.(work) ? outcome.inHand : outcome.prove?.(work);

/** An outcome that has more to prove than what made it knows of. */
export function alsoProven(outcome: Outcome, checksOf: (work: CommandContext) => readonly ReadBackCheck[]): Outcome {
  const { inHand: _inHand, isAsRead: _isAsRead, ...rest } = outcome;
  return {
    ...rest,
    prove: (work) => {
      const own = provenNow(outcome, work) ?? proof([], true, true, {});
      const { identityMatched = true, linkageMatched = true } = own.verification;
      return proof([...own.checks, ...checksOf(work)], identityMatched, linkageMatched, own.fresh);
    },
  };
}

/** The result with what the fresh read proved; a mismatch is saved, but not ok. */
export function proven({ result, wantsReadBack }: Outcome, { verification, checks, fresh }: Proof): Result {
  const readBack = wantsReadBack ? { readBack: { checks, differences: verification.differences } } : {};
  const verified = { ...result, ...fresh, writeVerification: verification, ...readBack };
  return verification.matched ? verified : { ...verified, ...mismatched() };
}

const DIFFERS =
  'The write was saved, but the saved data differs from the request. Check the document and do not create it again.';

/** What makes the result of a saved write one that is not ok. */
export const mismatched = (message = DIFFERS) => ({ ok: false, error: { code: 'VERIFY_MISMATCH', message, details: [] } });
