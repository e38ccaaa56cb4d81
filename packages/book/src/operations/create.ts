/** Creates a document, or validates one: the same work, taken back at the end. Written once for all families. */

import { isDeepStrictEqual } from 'node:util';
import type { Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { audit } from '../audit.ts';
import { deriveDocument } from '../derive.ts';
import type { DocType } from '../doc-type.ts';
import type { Document, Draft } from '../document.ts';
import { numberFor } from '../document-number.ts';
import { documentOf, insertDocument, loadDocument, readStored, type StoredDocument } from '../document-store.ts';
import { draftDocument } from '../drafting/draft.ts';
import { withPartyDefaults } from '../drafting/party-defaults.ts';
import { rowsOf } from '../drafting/payments.ts';
import { postingsOf } from '../ledger/gl-entry.ts';
import { isLinkedAsNamed } from '../link.ts';
import { NEW_NUMBER } from '../numbering.ts';
import { answered, type Outcome, type Proof, proof, refused } from '../outcome.ts';
import { warnOfCredit } from '../settlement/credit-control.ts';
import type { Work } from '../work.ts';
import { identityView, writtenView } from './document-view.ts';
import { checksOf, said } from './verify.ts';

/** Members that say how to save, not what. */
const STEERING = [
  'statementLines',
  'docNoFormatName',
  'saveAsDraft',
  'verifyAfterSave',
  'lines',
  'payments',
  'knockOffs',
  'dtlKey',
];
/** Members of a one-row document that become its line, and of a line that another member stands for. */
const BECOME_LINE = ['amount', 'accountNo', 'taxCode', 'lineDescription', 'barCode'];

export interface Saved {
  readonly document: Document;
  readonly stored: StoredDocument;
}

/** Numbers, stores and derives a draft. Undefined when something refuses it. */
export function saveDraft(work: Work, draft: Draft, payload: Payload): Saved | undefined {
  const isDraft = payload.saveAsDraft === true;
  const isNumbered = typeof payload.docNo === 'string' && payload.docNo !== '' && payload.docNo !== NEW_NUMBER;
  const no = isDraft && !isNumbered ? null : numberFor(work, draft.type, draft.date, payload.docNo, payload.docNoFormatName);
  if (work.isRefused || no === undefined) return undefined;
  const docKey = insertDocument(work.db, draft, no, isDraft ? 'Draft' : 'Saved', work.now);
  const stored = readStored(work.db, docKey);
  const document = documentOf(stored);
  deriveDocument(work, document, true);
  warnOfCredit(work, document);
  return work.isRefused ? undefined : { document, stored };
}

function proofOf(work: Work, document: Document, payload: Payload): Proof {
  const asked = payload.docNo === NEW_NUMBER ? { ...payload, docNo: document.no } : payload;
  const checks = [
    ...checksOf(said(asked), { ...document.header, docNo: document.no }, '', [...STEERING, ...BECOME_LINE]),
    ...lineChecks(rowsOf(payload, 'lines'), document),
  ];
  return proof(checks, true, isLinkedAsNamed(work.db, document), writtenView(work.db, document));
}

/** Row by row; a package stands in the document as the lines of its components. */
function lineChecks(rows: readonly Payload[], document: Document): readonly ReadBackCheck[] {
  let next = 0;
  return rows.flatMap((row, index) => {
    const line = document.lines[next]?.data ?? {};
    next += 1;
    if (line.packageCode === undefined || line.packageCode !== row.itemCode) {
      return checksOf(said(row), line, `lines/${index}/`, ['dtlKey', 'lineNo', 'barCode']);
    }
    while (document.lines[next]?.data.packageCode === row.itemCode && document.lines[next]?.data.packageQty === undefined)
      next += 1;
    return [{ path: `lines/${index}/itemCode`, expected: row.itemCode, actual: line.packageCode, matched: true }];
  });
}

export function createdOutcome(work: Work, { document, stored }: Saved, payload: Payload, operationUsed: string): Outcome {
  audit(work, {
    operation: operationUsed,
    subject: `${document.type} ${document.no}`,
    reason: payload.reason,
    after: document.header,
  });
  return {
    result: {
      ok: true,
      saved: true,
      operationUsed,
      // What the document looks like, the proof reads and shows.
      ...identityView(document),
      warnings: work.warnings,
    },
    isKept: true,
    inHand: proofOf(work, document, payload),
    isAsRead: (fresh) => isDeepStrictEqual(readStored(fresh.db, document.key), stored),
    prove: (fresh) => proofOf(fresh, loadDocument(fresh.db, document.key), payload),
    wantsReadBack: payload.verifyAfterSave === true,
  };
}

export function createDocument(work: Work, type: DocType, payload: Payload): Outcome {
  const draft = draftDocument(work, type, withPartyDefaults(work, type, payload));
  const saved = draft && saveDraft(work, draft, payload);
  return saved ? createdOutcome(work, saved, payload, 'CreateDocument') : refused(work);
}

export function validateDocument(work: Work, type: DocType, payload: Payload): Outcome {
  const draft = draftDocument(work, type, withPartyDefaults(work, type, payload));
  const saved = draft && saveDraft(work, draft, payload);
  return saved ? validated(work, saved.document) : refused(work);
}

/** What would have been saved. */
export function validated(work: Work, document: Document): Outcome {
  const view = writtenView(work.db, document) as { fields: Payload; lines: readonly Payload[] };
  const total = (name: string): unknown => view.fields[name];
  return answered({
    ok: true,
    saved: false,
    operationUsed: 'None',
    valid: true,
    totals: {
      netTotal: total('NetTotal'),
      tax: total('Tax'),
      roundAdj: total('RoundAdj'),
      finalTotal: total('FinalTotal'),
      localTotal: total('LocalTotal'),
    },
    // Nothing was saved, so keys and number would promise what is not there.
    lines: view.lines.map(({ dtlKey: _key, ...line }) => line),
    postings: postingsOf(work.db, document.key),
    warnings: work.warnings,
  });
}
