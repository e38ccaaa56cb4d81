/** Rejections as values that the domain returns. The HTTP adapter maps them to responses. */

import { type DetailCode, limits, type Problem, type ProblemCode } from '@ledgerline/contract';
import { type Language, Sentence, type Wording, wordingIn } from '@ledgerline/words';
import { detail, type WordedDetail } from '@ledgerline/words/problem/detail';

export interface Refusal {
  /** The problem in English, for callers who ask for no other language. */
  readonly refused: Problem;
  /** The sentences of the message and of each detail, for the other languages. Never sent. */
  readonly wording: RefusalWording;
  /** Seconds after which trying again makes sense, where that is known. */
  readonly retryAfterSeconds?: number;
  /** The limit that was reached, for the figures. */
  readonly limit?: LimitName;
}

interface RefusalWording {
  readonly message: Wording;
  readonly details: readonly Wording[];
}

/** Every limit that returns 429, as the metrics name it. */
export type LimitName =
  | 'per-key'
  | 'per-session'
  | 'per-tenant'
  | 'per-address'
  | 'sign-ups'
  | 'failed-logins'
  | 'failed-logins-of-address'
  | 'password-resets'
  | 'wrong-admin-keys'
  | 'link-emails'
  | 'status-subscriptions'
  | 'wrong-factors'
  | 'wrong-factors-of-login'
  | 'passkey-logins'
  | 'pairings'
  | 'app-requests'
  | 'app-registrations'
  | 'app-documents'
  | 'wrong-pairing-codes'
  | 'wrong-pairing-codes-of-person'
  | 'wrong-pairing-codes-of-address'
  | 'new-keys'
  | 'invitations'
  | 'key-rotations'
  | 'pings'
  | 'pings-of-tenant'
  | 'open-polls'
  | 'open-waits'
  | 'large-bodies'
  | 'uploads';

export function refuse(
  code: ProblemCode,
  sentence: Sentence,
  found: readonly WordedDetail[] = [],
  retryAfterSeconds?: number,
): Refusal {
  const details = found.map(({ path, code: detailCode, message }) => ({ path, code: detailCode, message }));
  const refused = { code, message: String(sentence), details };
  const wording = { message: sentence, details: found.map((one) => one.wording) };
  const refusal = retryAfterSeconds === undefined ? { refused, wording } : { refused, wording, retryAfterSeconds };
  refusals.add(refusal);
  return refusal;
}

/** Rejects a request because of one of its fields. */
export const refuseField = (path: string, code: DetailCode, sentence: Sentence): Refusal =>
  refuse('invalid_request', sentence, [detail(path, code, sentence)]);

/** What a check has found: the first problems, and how many there are in all. */
export interface Findings {
  readonly details: readonly WordedDetail[];
  readonly total: number;
}

/** Lists what a check has found, and how many more there are. */
export function refuseFindings(code: ProblemCode, sentence: Sentence, { details, total }: Findings): Refusal {
  const refusal = refuse(code, sentence, details.slice(0, limits.detailsMax));
  if (total > refusal.refused.details.length) refusal.refused.detailsTotal = total;
  return refusal;
}

/** A refusal that was made in another thread, whose sentences have become plain values on the way. */
export const refuseAgain = (refusal: Refusal): Refusal =>
  refuseFindings(refusal.refused.code, sentenceOf(refusal.wording.message), findingsOf(refusal));

const sentenceOf = ({ key, params }: Wording): Sentence => new Sentence(key, params);

/** The details of a rejection, to be combined with others. */
export const findingsOf = ({ refused, wording }: Refusal): Findings => ({
  details: refused.details.flatMap((one, index) => {
    const worded = wording.details[index];
    return worded === undefined ? [] : [{ ...one, wording: sentenceOf(worded) }];
  }),
  total: refused.detailsTotal ?? refused.details.length,
});

/** Reports that a limit is reached, and when to try again. */
export function refuseByLimit(limit: LimitName, sentence: Sentence, retryAfterSeconds: number): Refusal {
  const refusal = { ...refuse('rate_limited', sentence, [], retryAfterSeconds), limit };
  refusals.add(refusal);
  return refusal;
}

/** The problem in the words of a language. Codes and paths are the same in all of them. */
export function problemIn({ refused, wording }: Refusal, language: Language): Problem {
  if (language === 'en') return refused;
  return {
    ...refused,
    message: wordingIn(wording.message, language) ?? refused.message,
    details: refused.details.map((one, index) => ({ ...one, message: detailIn(one.message, wording.details[index], language) })),
  };
}

const detailIn = (english: string, wording: Wording | undefined, language: Language): string =>
  (wording && wordingIn(wording, language)) ?? english;

/** Refusals are known by identity: a body that a caller made look like one is still only a body. */
const refusals = new WeakSet<object>();

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && refusals.has(value);
}
