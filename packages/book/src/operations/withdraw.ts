/** Cancels, voids or deletes a document: one and the same. Its number and history stay, its effects go. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type HandlerResult, refused, verificationOf } from '../command/handler-result.ts';
import type { Document } from '../document/document.ts';
import { draftNumber, endDraft, loadDocument, setStatus } from '../document/document-store.ts';
import { storedLinks } from '../document/link.ts';
import { deriveDocument } from '../posting/derive.ts';
import { writtenView } from './document-view.ts';
import { isNumberless } from './draft.ts';
import { assertMutable } from './protection.ts';
import { selectForChange, withDeposits } from './select.ts';

export function withdrawDocument(work: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  const selected = selectForChange(work, withDeposits(types), payload);
  if (!selected || !assertMutable(work, selected, 'withdraw')) return refused(work);
  const { document } = selected;
  if (document.status === 'Draft') discard(work, document);
  else setStatus(work.db, document.key, 'Void', work.now);
  const withdrawn = loadDocument(work.db, document.key);
  deriveDocument(work, withdrawn);
  if (work.isRefused) return refused(work);
  audit(work, {
    operation: 'CancelDocument',
    subject: `${document.type} ${document.no}`,
    reason: payload.reason,
    before: document.header,
  });
  const view = writtenView(work.db, withdrawn);
  return {
    result: { ok: true, saved: true, operationUsed: 'CancelDocument', ...view, warnings: work.warnings },
    isCommitted: true,
    verify: (fresh) => {
      const now = loadDocument(fresh.db, document.key);
      const check = { path: 'Cancelled', expected: true, actual: now.status === 'Void', matched: now.status === 'Void' };
      return verificationOf(
        [check],
        now.no === withdrawn.no,
        storedLinks(fresh.db, now.key).length === 0,
        writtenView(fresh.db, now),
      );
    },
  };
}

/** A draft never counted: the number that it was entered with is free again, and its key names it in the audit trail. */
function discard(work: CommandContext, document: Document): void {
  const no = draftNumber(document.key);
  endDraft(work.db, document.key, no, 'Void', work.now);
  if (isNumberless(document)) return;
  work.warn('NUMBER_RELEASED', `The draft is kept as ${no}, and the number ${document.no} can be used again.`);
}
