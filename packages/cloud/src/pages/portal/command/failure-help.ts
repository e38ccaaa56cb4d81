/** Help for failures: the meaning of a code and what to do, in the words of the reader. Codes of other books have none. */

import { type BookCode, bookMeanings, failureMeanings, isFailureCode } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { bookMeaningWords } from '@ledgerline/words/failure/book-meaning';
import { bookRemedyWords } from '@ledgerline/words/failure/book-remedy';
import { failureMeaningWords, failureRemedyWords } from '@ledgerline/words/failure/delivery';
import { bookFailure, deliveryFailure, remedyOf } from '../../developers/failure.ts';

export interface FailureHelp {
  readonly meaning: string;
  readonly remedy: string;
  /** Where the docs explain the code. */
  readonly href: string;
}

const isBookCode = (code: string): code is BookCode => Object.hasOwn(bookMeanings, code);

/** What is known of a code; null for one that only its book knows. */
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

/**
 * Why something failed. The sentence that was stored is in English: it is all that a reader of English needs, and stands beside the
 * meaning of the code for everyone else, because the integrator searches for it. A sentence that is that meaning is not repeated.
 */
export function failureText(language: Language, { code, message }: { readonly code: string; readonly message: string }): Html {
  if (language === 'en') return html`${message}`;
  const stored = html`<span lang="en">${message}</span>`;
  const known = knownFailure(language, code);
  if (known === null) return stored;
  const isMeaning = knownFailure('en', code)?.meaning === message;
  return isMeaning ? html`${known.meaning}` : html`${known.meaning} <span class="soft">${stored}</span>`;
}
