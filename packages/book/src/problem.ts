/** What is wrong with a command, collected: a path, a code and a sentence. Refusals are values; nothing here throws. */

import { type RefusalDetail, type RefusalResult, wordingMember } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';

export type Problem = RefusalDetail;

/** Every refusal code of the book. */
export const PROBLEM_CODES = [
  'INVALID_PAYLOAD',
  'COMMAND_ID_REUSED',
  'NOT_FOUND',
  'UNKNOWN_CODE',
  'RECORD_INACTIVE',
  'RECORD_EXISTS',
  'RECORD_IN_USE',
  'FIELD_FROZEN',
  'REQUIRED',
  'INVALID_VALUE',
  'INVALID_DISCOUNT',
  'INVALID_DATE',
  'OUTSIDE_FISCAL_YEAR',
  'PERIOD_LOCKED',
  'DOC_NO_USED',
  'DOC_CANCELLED',
  'DOC_DRAFT',
  'DOC_PAID',
  'DOC_TRANSFERRED',
  'DOC_KNOCKED_OFF',
  'DEPOSIT_USED',
  'BANK_RECONCILED',
  'TAX_RETURN_COMMITTED',
  'EINVOICE_ACTIVE',
  'EINVOICE_INVALID',
  'EINVOICE_NOT_VALID',
  'EINVOICE_WINDOW',
  'EINVOICE_REFERENCED',
  'EINVOICE_TOO_LARGE',
  'EINVOICE_DUPLICATE',
  'EINVOICE_CONFLICT',
  'EINVOICE_REJECTED',
  'GATEWAY_UNAVAILABLE',
  'GATEWAY_CREDENTIALS',
  'GATEWAY_TIMEOUT',
  'GATEWAY_UNEXPECTED',
  'NOTHING_TO_CONSOLIDATE',
  'NOT_CONSOLIDATABLE',
  'SELF_BILLED_BEFORE',
  'NOT_ISSUED_TO_US',
  'ALREADY_IMPORTED',
  'IMPORT_GAPS',
  'PREVIEW_CHANGED',
  'SOURCE_OWNED',
  'NOT_LATEST',
  'PERMISSION_DENIED',
  'STOCK_NEGATIVE',
  'SERIAL_IN_STOCK',
  'NO_STOCK',
  'CURRENCY_MISMATCH',
  'ACCOUNT_NOT_POSTABLE',
  'TAX_CODE_INVALID',
  'TAX_OVERRIDE',
  'OVERPAID',
  'KNOCK_OFF_EXCEEDS',
  'DEPOSIT_EXCEEDS',
  'TRANSFER_EXCEEDS',
  'NOT_BALANCED',
  'CREDIT_LIMIT_EXCEEDED',
  'ROLLED_BACK',
  'NOT_RUN',
  'VERIFY_MISMATCH',
  'AMOUNT_TOO_LARGE',
  'SETUP_INCOMPLETE',
  'BUDGET_EXCEEDED',
  'BOOK_FULL',
  'INTERNAL_ERROR',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The message of a problem: the English text, and its wording for readers of other languages. */
export type Said = Pick<Problem, 'message' | 'wording'>;

export const said = (says: Sentence): Said => ({ message: String(says), ...wordingMember(says) });

export const problem = (path: string, code: ProblemCode, says: Sentence): Problem => ({ path, code, ...said(says) });

/** The first problem is the message of the refusal; details contain all of them. */
export function refusal(problems: readonly Problem[]): RefusalResult {
  const [first] = problems;
  if (!first) throw new Error('A refusal needs a problem.');
  const more = problems.length - 1;
  const listed = more === 1 ? ' 1 more problem is listed in details.' : ` ${more} more problems are listed in details.`;
  return {
    ok: false,
    saved: false,
    error: {
      code: first.code,
      message: `${first.message}${more === 0 ? '' : listed}`,
      ...(first.wording && { wording: first.wording }),
      details: [...problems],
    },
  };
}
