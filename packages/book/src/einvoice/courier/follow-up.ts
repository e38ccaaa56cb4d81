/** The result of a command whose e-invoices were being sent, with the responses of the tax authority since then. Sends no request. */

import type { Json, Payload } from '@ledgerline/catalog';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { Result } from '../../command/handler-result.ts';
import type { Database } from '../../database.ts';
import { isObject } from '../../payload.ts';
import { submissionColumns } from '../state/status-view.ts';
import { type Submission, submissionsOf } from '../state/submission-store.ts';
import { Findings } from '../ubl/finding.ts';

export interface FollowedUp {
  readonly result: Result;
  readonly isChanged: boolean;
  /** Whether the e-invoice waits for a response of the tax authority. */
  readonly isOpen: boolean;
}

/** The rows of a submit and of a refresh, and the one of a cancel. */
const LISTS = ['results', 'rows'] as const;
const ONE = 'fields';

export function followedUp(db: Database, result: Result): FollowedUp {
  const name = LISTS.find((list) => Array.isArray(result[list]));
  const rows = name ? (result[name] as readonly Payload[]) : isObject(result[ONE] as never) ? [result[ONE] as Payload] : [];
  const followed = rows.map((row) => followedRow(db, row, name === 'results'));
  const isChanged = JSON.stringify(followed) !== JSON.stringify(rows);
  const isOpen = followed.some((row) => isAwaited(row, name ?? ONE));
  if (!isChanged) return { result, isChanged, isOpen };
  const changed = name ? { [name]: followed } : { [ONE]: followed[0] };
  const counted = name === 'results' ? countsOf(followed) : name === 'rows' ? { changed: changedIn(followed) } : {};
  const isPending = followed.some(({ status }) => status === 'Pending');
  const warnings = (result.warnings as readonly { readonly code: string }[]).filter(
    ({ code }) => isPending || code !== 'EINVOICE_PENDING',
  );
  return { result: { ...result, ...changed, ...counted, warnings } as Result, isChanged, isOpen };
}

const isAwaited = ({ status, isCancelRequested }: Payload, place: string): boolean => {
  if (place === ONE) return isCancelRequested === true;
  return status === 'Pending' || (place === 'rows' && status === 'Submitted');
};

/** The e-invoice that the row is about: a later one of the same document is not it. */
function submissionIn(db: Database, { docKey, sha256 }: Payload): Submission | undefined {
  if (typeof docKey !== 'string' || typeof sha256 !== 'string') return undefined;
  return submissionsOf(db, BigInt(docKey)).findLast((one) => one.sha256 === sha256);
}

function followedRow(db: Database, row: Payload, isSubmit: boolean): Payload {
  const submission = submissionIn(db, row);
  if (!submission || row.ok === false) return row;
  const isChanged = 'isChanged' in row ? { isChanged: row.isChanged === true || submission.status !== row.status } : {};
  const followed = { ...row, ...submissionColumns(submission), ...isChanged };
  return isSubmit && submission.status === 'Invalid' ? { ...followed, ok: false, ...refusalOf(submission) } : followed;
}

function refusalOf({ errors }: Submission): { readonly error: Json; readonly errors: Json } {
  const findings = new Findings();
  for (const { code, message } of errors)
    findings.refuse(
      '/Invoice',
      code === 'MaximumSizeExceeded' ? 'EINVOICE_TOO_LARGE' : 'EINVOICE_REJECTED',
      bookEInvoiceSays.rejected(code, message),
    );
  const problems = findings.problems.map(({ wording: _wording, ...found }) => found);
  return { error: findings.error as unknown as Json, errors: problems as unknown as Json };
}

const changedIn = (rows: readonly Payload[]): number => rows.filter(({ isChanged }) => isChanged === true).length;

function countsOf(rows: readonly Payload[]): Payload {
  const failed = rows.filter(({ ok }) => ok === false);
  const succeeded = rows.length - failed.length;
  const details = failed.flatMap(({ index, errors }) =>
    (errors as readonly Payload[]).map((problem) => ({ ...problem, path: `/docNos/${String(index)}` })),
  );
  const [first] = details as readonly Payload[];
  const several = bookEInvoiceSays.someFailed(failed.length, rows.length);
  const message = rows.length === 1 || succeeded === 0 ? first?.message : String(several);
  return {
    ok: failed.length === 0,
    succeeded,
    failed: failed.length,
    ...(first ? { error: { code: first.code, message, details } as unknown as Json } : {}),
  } as Payload;
}
