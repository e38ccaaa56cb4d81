/** How a command can fail: the error codes of the book and the delivery failures that apply to its kind. */

import type { Recipe, Verb } from '@ledgerline/catalog';
import { fieldReference } from '@ledgerline/catalog/publish';
import { type BookCode, bookMeanings, type FailureCode, failureMeanings, type Outcome } from '@ledgerline/contract';
import { failureRemedyWords } from '@ledgerline/words/failure/delivery';

export interface Failure {
  readonly code: string;
  readonly outcomes: readonly Outcome[];
  readonly meaning: string;
  readonly remedy: string;
  readonly href: string;
}

/** The parts of a recipe that decide how it can fail. */
interface Kind {
  readonly verb: Verb;
  readonly isWrite: boolean;
  readonly isDocument: boolean;
  readonly module: Recipe['module'];
  readonly document: string;
  readonly hasArtifact: boolean;
  readonly has: (path: string) => boolean;
}

function kindOf(recipe: Recipe): Kind {
  const { mode, module, document, hasArtifact } = recipe;
  const paths = new Set(fieldReference(recipe).map(({ path }) => path));
  return {
    verb: recipe.verb,
    isWrite: mode === 'write',
    isDocument: paths.has('docNo') || paths.has('docDate') || paths.has('fromDocNo'),
    module,
    document,
    hasArtifact,
    has: (path) => paths.has(path),
  };
}

const does =
  (...verbs: readonly Verb[]) =>
  ({ verb }: Kind): boolean =>
    verbs.includes(verb);
const makes = does('create', 'validate', 'transfer');
const fills = does('create', 'validate', 'update', 'transfer');
const withdraws = does('cancel', 'void', 'delete');
const changes = does('update', 'cancel', 'void', 'delete');
const MOVES_MONEY = /payment|refund|deposit|cash/;
const SETTLED = new Set(['sales', 'purchase', 'ar', 'ap']);

/** Codes in the order of what a caller meets most. */
const BOOK_FAILURES: readonly (readonly [BookCode, (kind: Kind) => boolean])[] = [
  ['NOT_FOUND', does('get', 'update', 'cancel', 'void', 'delete', 'transfer', 'print')],
  ['UNKNOWN_CODE', fills],
  ['RECORD_INACTIVE', (kind) => makes(kind) && kind.isDocument],
  ['RECORD_EXISTS', (kind) => makes(kind) && !kind.isDocument],
  ['RECORD_IN_USE', (kind) => kind.verb === 'delete' && !kind.isDocument],
  ['FIELD_FROZEN', (kind) => kind.verb === 'update' && !kind.isDocument],
  ['PERIOD_LOCKED', (kind) => kind.isDocument && (fills(kind) || withdraws(kind))],
  ['DOC_NO_USED', (kind) => makes(kind) && kind.has('docNo')],
  [
    'STOCK_NEGATIVE',
    (kind) => fills(kind) && kind.has('lines[].itemCode') && ['sales', 'stock', 'purchase'].includes(kind.module),
  ],
  ['CREDIT_LIMIT_EXCEEDED', (kind) => makes(kind) && kind.has('debtorCode') && kind.has('lines')],
  ['ACCOUNT_NOT_POSTABLE', (kind) => fills(kind) && kind.has('lines[].accountNo')],
  ['TAX_CODE_INVALID', (kind) => fills(kind) && kind.has('lines[].taxCode')],
  ['CURRENCY_MISMATCH', (kind) => makes(kind) && kind.has('currencyCode') && kind.isDocument],
  ['OVERPAID', (kind) => makes(kind) && kind.has('payments')],
  ['KNOCK_OFF_EXCEEDS', (kind) => fills(kind) && kind.has('knockOffs')],
  ['TRANSFER_EXCEEDS', does('transfer')],
  ['NOT_BALANCED', (kind) => fills(kind) && ['journal-entry', 'gl-bank-reconciliation'].includes(kind.document)],
  ['DOC_CANCELLED', (kind) => kind.isDocument && changes(kind)],
  ['DOC_TRANSFERRED', (kind) => kind.isDocument && changes(kind) && ['sales', 'purchase'].includes(kind.module)],
  ['DOC_KNOCKED_OFF', (kind) => kind.isDocument && changes(kind) && SETTLED.has(kind.module)],
  ['BANK_RECONCILED', (kind) => kind.isDocument && changes(kind) && MOVES_MONEY.test(kind.document)],
  ['TAX_RETURN_COMMITTED', (kind) => kind.isDocument && changes(kind) && SETTLED.has(kind.module)],
  ['EINVOICE_INVALID', does('submit', 'preview', 'apply')],
  ['EINVOICE_REJECTED', does('submit')],
  ['EINVOICE_WINDOW', (kind) => does('submit')(kind) || (kind.module === 'e-invoice' && withdraws(kind))],
  ['EINVOICE_REFERENCED', (kind) => kind.module === 'e-invoice' && withdraws(kind)],
  ['IMPORT_GAPS', does('apply')],
  ['PREVIEW_CHANGED', does('apply')],
  ['ALREADY_IMPORTED', does('apply')],
  ['GATEWAY_UNAVAILABLE', (kind) => kind.module === 'e-invoice' && does('submit', 'refresh', 'sync', 'cancel')(kind)],
  ['ROLLED_BACK', does('bulk-create')],
  ['NOT_RUN', does('bulk-create')],
  ['VERIFY_MISMATCH', (kind) => kind.isWrite && does('create', 'update', 'transfer')(kind)],
];

const DELIVERY_FAILURES: readonly (readonly [FailureCode, (kind: Kind) => boolean])[] = [
  ['artifact_failed', (kind) => kind.hasArtifact],
  ['result_too_large', does('list', 'read', 'export')],
  ['unsupported_command', does('change', 'merge', 'submit', 'refresh', 'sync')],
  ['outcome_unknown', (kind) => kind.isWrite],
  ['delivery_exhausted', (kind) => !kind.isWrite],
];

export function failuresOf(recipe: Recipe): readonly Failure[] {
  const kind = kindOf(recipe);
  const book = BOOK_FAILURES.filter(([, meets]) => meets(kind)).map(([code]) => bookFailure(code));
  return [...book, ...DELIVERY_FAILURES.filter(([, meets]) => meets(kind)).map(([code]) => deliveryFailure(code, kind.isWrite))];
}

export const bookFailure = (code: BookCode): Failure => ({
  code,
  ...bookMeanings[code],
  outcomes: [code === 'VERIFY_MISMATCH' ? 'applied' : 'not_applied'],
  href: `/developers/errors#book-${code}`,
});

/** A read changes nothing, however it ends. */
export const deliveryFailure = (code: FailureCode, isWrite = true): Failure => {
  const { meaning, retryable, outcomes: possible } = failureMeanings[code];
  const outcomes: readonly Outcome[] = isWrite ? possible : ['not_applied'];
  return {
    code,
    meaning,
    outcomes,
    remedy: failureRemedyWords('en')[remedyOf(retryable, outcomes)],
    href: `/developers/errors#failure-${code}`,
  };
};

export type Remedy = keyof ReturnType<typeof failureRemedyWords>;

/** What to do about a failure of the delivery. */
export function remedyOf(retryable: boolean, outcomes: readonly Outcome[]): Remedy {
  if (outcomes.every((outcome) => outcome === 'applied')) return 'wasSaved';
  if (outcomes.every((outcome) => outcome === 'unknown')) return 'checkBook';
  if (outcomes.length > 1) return retryable ? 'againIfNotApplied' : 'checkIfApplied';
  return retryable ? 'again' : 'failsAgain';
}
