/** The protection ladder: why a document may not be changed or withdrawn, first reason first. Judges; changes nothing. */

import type { Document } from './document.ts';
import { isLocked } from './drafting/header.ts';
import { linksFromDocument } from './link.ts';
import type { ProblemCode } from './problem.ts';
import { latestOf } from './reconciliation/clearing.ts';
import { isHeldByOthers } from './settlement/knock-off.ts';
import type { Work } from './work.ts';

export type Change = 'update' | 'withdraw';

interface Rung {
  readonly code: ProblemCode;
  readonly text: string;
  readonly stands: (work: Work, document: Document) => boolean;
}

const exists = (work: Work, sql: string, document: Document): boolean => work.db.get(sql, { docKey: document.key }) !== undefined;

/** Documents that post nothing are judged line by line when they are changed. */
const ORDERS = ['QT', 'SO', 'PO', 'AO', 'AQ', 'RQ'];
export const isOrder = ({ type }: Document): boolean => ORDERS.includes(type);

const LADDER: readonly Rung[] = [
  {
    code: 'DOC_CANCELLED',
    text: 'is void and stays as it is.',
    stands: (_work, document) => document.status === 'Void',
  },
  {
    code: 'PERIOD_LOCKED',
    text: 'is dated in a locked period.',
    stands: (work, document) => isLocked(work, document.date),
  },
  {
    code: 'DOC_TRANSFERRED',
    text: 'has been transferred to another document; withdraw that one first.',
    stands: (work, document) => linksFromDocument(work.db, document.key).length > 0,
  },
  {
    code: 'DOC_KNOCKED_OFF',
    text: 'is settled by another document; withdraw that one first.',
    stands: (work, document) => isHeldByOthers(work.db, document.key),
  },
  {
    code: 'DEPOSIT_USED',
    text: 'is a deposit that has been used.',
    stands: (work, document) => exists(work, 'SELECT 1 FROM deposit_use WHERE deposit_doc_key = :docKey LIMIT 1', document),
  },
  {
    code: 'BANK_RECONCILED',
    text: 'is cleared by a bank reconciliation.',
    stands: (work, document) =>
      exists(work, 'SELECT 1 FROM gl_entry JOIN bank_clear USING (gl_key) WHERE doc_key = :docKey LIMIT 1', document),
  },
  {
    code: 'TAX_RETURN_COMMITTED',
    text: 'stands in a tax return that has been committed.',
    stands: (work, document) => exists(work, 'SELECT 1 FROM tax_filed WHERE doc_key = :docKey LIMIT 1', document),
  },
  {
    code: 'NOT_LATEST',
    text: 'is not the latest reconciliation of its account.',
    stands: (work, document) =>
      document.type === 'BR' && latestOf(work.db, String(document.header.bankAccount))?.key !== document.key,
  },
];

/** True when nothing stands in the way; otherwise the first reason is refused with. */
export function assertMutable(work: Work, document: Document, change: Change): boolean {
  const rungs = change === 'update' && isOrder(document) ? LADDER.filter(({ code }) => code !== 'DOC_TRANSFERRED') : LADDER;
  const rung = rungs.find(({ stands }) => stands(work, document));
  if (rung) work.refuse('/docNo', rung.code, `${document.no} ${rung.text}`);
  return rung === undefined;
}
