/** Asks the tax authority to cancel a Valid e-invoice, which unlocks its document. The document itself is not voided. */

import { type DocType, isDocType, type Payload } from '@ledgerline/catalog';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused, verificationOf } from '../command/handler-result.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { SELF_BILLED } from '../ledger/nature.ts';
import { isGathering, sourcesOf } from './draft.ts';
import { notesOf } from './original.ts';
import { carryInSandbox } from './sandbox.ts';
import { type Place, requiredPlace } from './state/place.ts';
import { statusRow } from './state/status-view.ts';
import { latestSubmission, recordCancelWish, recordInvalid, type Submission, submissionOf } from './state/submission-store.ts';
import { ISSUED_TYPES } from './ubl/e-invoice.ts';
import { isWithinWindow, WINDOW_HOURS } from './ubl/window.ts';

interface Chosen {
  readonly document: Document;
  readonly submission: Submission;
}

export const cancel: Handler = (command, payload) => {
  const place = requiredPlace(command);
  const chosen = place && chosenBy(command, payload);
  if (!chosen) return refused(command);
  const { document, submission } = chosen;
  const isWithdrawn = submission.status === 'Pending' && submission.batchKey === null;
  if (!isWithdrawn && !isCancellable(command, chosen, place)) return refused(command);
  const reason = String(payload.reason);
  if (isWithdrawn) recordInvalid(command.db, submission.key, [{ code: 'Withdrawn', message: reason }]);
  else recordCancelWish(command.db, submission.key, reason, command.now);
  if (place === 'sandbox') carryInSandbox(command);
  const after = submissionOf(command.db, submission.key).status;
  audit(command, {
    operation: 'CancelEInvoice',
    subject: `${document.type} ${document.no}`,
    reason,
    before: { uuid: submission.uuid, status: submission.status },
  });
  const row = statusRow(document, submissionOf(command.db, submission.key));
  return {
    result: {
      ok: true,
      saved: true,
      operationUsed: 'UpdateDocument',
      document: { docKey: document.key.toString(), docNo: document.no },
      docType: document.type,
      docKey: document.key.toString(),
      docNo: document.no,
      fields: { ...row, readErrors: [] },
      warnings: command.warnings,
    },
    isCommitted: true,
    verify: (fresh) => {
      const actual = submissionOf(fresh.db, submission.key).status;
      const check = { path: 'status', expected: after, actual, matched: actual === after };
      return verificationOf([check], true, true, {});
    },
  };
};

const ISSUABLE: readonly string[] = [...Object.keys(ISSUED_TYPES), SELF_BILLED];

/** The document with its latest e-invoice; where several have the number, the payload must say which. */
function chosenBy(command: CommandContext, payload: Payload): Chosen | undefined {
  const docNo = String(payload.docNo);
  const type = typeof payload.docType === 'string' ? payload.docType : null;
  const rows = command.db.all<{ doc_key: bigint; doc_type: string }>(
    'SELECT doc_key, doc_type FROM document WHERE doc_no = :docNo AND (:type IS NULL OR doc_type = :type) ORDER BY doc_key',
    { docNo, type },
  );
  const found = rows
    .filter(({ doc_type }) => isDocType(doc_type) && ISSUABLE.includes(doc_type satisfies DocType))
    .flatMap((row) => {
      const submission = latestSubmission(command.db, row.doc_key);
      return submission ? [{ document: loadDocument(command.db, row.doc_key), submission }] : [];
    });
  const [first, second] = found;
  if (!first) command.refuse('/docNo', 'NOT_FOUND', bookEInvoiceSays.notSubmitted(docNo));
  if (second) command.refuse('/docType', 'REQUIRED', bookEInvoiceSays.severalTypes(docNo));
  return second ? undefined : first;
}

function isCancellable(command: CommandContext, { document, submission }: Chosen, place: Place): boolean {
  const { status, validatedAt, environment } = submission;
  if (status !== 'Valid' || validatedAt === null) {
    command.refuse('/docNo', 'EINVOICE_NOT_VALID', bookEInvoiceSays.cannotCancel(document.no, status));
    return false;
  }
  if (!isWithinWindow(validatedAt, command.now)) {
    command.refuse('/docNo', 'EINVOICE_WINDOW', bookEInvoiceSays.cancelTooLate(document.no, validatedAt, WINDOW_HOURS));
  }
  if (environment !== place) {
    command.refuse('/docNo', 'GATEWAY_UNAVAILABLE', bookEInvoiceSays.sentElsewhere(document.no, environment, place));
  }
  const gathered = isGathering(document) ? sourcesOf(command.db, document) : [document];
  const notes = notesOf(command.db, gathered);
  if (notes.length > 0) {
    const numbers = notes.map(({ no }) => no).join(', ');
    command.refuse('/docNo', 'EINVOICE_REFERENCED', bookEInvoiceSays.referenced(document.no, numbers));
  }
  return !command.isRefused;
}
