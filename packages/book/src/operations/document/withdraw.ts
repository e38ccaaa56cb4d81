/** Cancels, voids or deletes a document: all the same operation. Its number and history stay, its effects are removed. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { bookDocumentSays } from '@ledgerline/words/book/document';
import { audit } from '../../command/audit.ts';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, verificationOf } from '../../command/handler-result.ts';
import type { Document } from '../../document/document.ts';
import { draftNumber, endDraft, loadDocument, setStatus } from '../../document/document-store.ts';
import { storedLinks } from '../../document/link.ts';
import { deriveDocument } from '../../posting/derive.ts';
import { assertMutable } from '../protection/protection.ts';
import { writtenView } from '../view/document-view.ts';
import { isNumberless } from './draft-posting.ts';
import { selectForChange, withDeposits } from './select.ts';

export function withdrawDocument(command: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  const selected = selectForChange(command, withDeposits(types), payload);
  if (!selected || !assertMutable(command, selected, 'withdraw')) return refused(command);
  const { document } = selected;
  if (document.status === 'Draft') discard(command, document);
  else setStatus(command.db, document.key, 'Void', command.now);
  const withdrawn = loadDocument(command.db, document.key);
  deriveDocument(command, withdrawn);
  if (command.isRefused) return refused(command);
  audit(command, {
    operation: 'CancelDocument',
    subject: `${document.type} ${document.no}`,
    reason: payload.reason,
    before: document.header,
  });
  const view = writtenView(command.db, withdrawn);
  return {
    result: { ok: true, saved: true, operationUsed: 'CancelDocument', ...view, warnings: command.warnings },
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

/** A draft was never posted: its number is released, and its key identifies it in the audit trail. */
function discard(command: CommandContext, document: Document): void {
  const no = draftNumber(document.key);
  endDraft(command.db, document.key, no, 'Void', command.now);
  if (isNumberless(document)) return;
  command.warn('NUMBER_RELEASED', bookDocumentSays.numberReleased(no, document.no));
}
