/** Help for failures: the meaning of a code and what to do. Codes of other books have none. */

import { type BookCode, bookMeanings, isFailureCode } from '@ledgerline/contract';
import { bookFailure, deliveryFailure, type Failure } from '../../developers/failure.ts';

const isBookCode = (code: string): code is BookCode => Object.hasOwn(bookMeanings, code);

/** What is known of a code; null for one that only its book knows. */
export function knownFailure(code: string): Failure | null {
  if (isFailureCode(code)) return deliveryFailure(code);
  return isBookCode(code) ? bookFailure(code) : null;
}
