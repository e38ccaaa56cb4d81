/** Help for failures: the meaning of a code and what to do, in the words of the reader. Codes of other books have none. */

import { type BookCode, bookMeanings, failureMeanings, isFailureCode } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { bookSentenceIn } from '@ledgerline/words/book/book-sentence';
import { bookMeaningWords } from '@ledgerline/words/failure/book-meaning';
import { bookRemedyWords } from '@ledgerline/words/failure/book-remedy';
import { failureMeaningWords, failureRemedyWords } from '@ledgerline/words/failure/delivery';
import { htmlParagraph } from '@ledgerline/words/html-paragraph';
import { bookFailure, deliveryFailure, remedyOf } from '../../developers/failure.ts';

export interface FailureHelp {
  readonly meaning: string;
  readonly remedy: string;
  /** Where the docs explain the code. */
  readonly href: string;
}

const isBookCode = (code: string): code is BookCode => Object.hasOwn(bookMeanings, code);

/** The texts of a code; null for a code that only its book knows. */
export function knownFailure(language: Language, code: string): FailureHelp | null {
  if (isFailureCode(code)) {
    const { retryable, outcomes } = failureMeanings[code];
    return {
      meaning: failureMeaningWords(language)[code],
      remedy: failureRemedyWords(language)[remedyOf(retryable, outcomes)],
      href: deliveryFailure(code).href,
    };
  }
  if (!isBookCode(code)) return null;
  return { meaning: bookMeaningWords(language)[code], remedy: bookRemedyWords(language)[code], href: bookFailure(code).href };
}

/** A failure as it is stored: the English sentence, and its wording where the account book sent one. */
export interface StoredFailure {
  readonly code: string;
  readonly message: string;
  /** The wording as it was sent, of any type. */
  readonly wording?: unknown;
}

/** Why something failed, in the language of the reader; null if only the English sentence says it. */
export const failureIn = (language: Language, { code, wording }: StoredFailure): string | null =>
  bookSentenceIn(wording, language) ?? knownFailure(language, code)?.meaning ?? null;

/**
 * Why something failed. The sentence that was stored is in English: it is all that a reader of English needs, and stands beside the
 * same in the language of everyone else, because the integrator searches for it. A sentence that is the meaning of its code is not
 * repeated.
 */
export function failureText(language: Language, failure: StoredFailure): Html {
  const { code, message, wording } = failure;
  if (language === 'en') return html`${message}`;
  const stored = html`<span lang="en">${message}</span>`;
  const worded = failureIn(language, failure);
  if (worded === null) return stored;
  const isMeaning = wording === undefined && knownFailure('en', code)?.meaning === message;
  return isMeaning ? html`${worded}` : htmlParagraph([worded, html`<span class="soft">${stored}</span>`]);
}
