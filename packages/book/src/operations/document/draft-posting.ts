/** The end of a draft: posted with its number, or discarded without one. Update and void call this; they do the saving. */

import type { Payload } from '@ledgerline/catalog';
import { bookDocumentSays } from '@ledgerline/words/book/document';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document, Draft, KnockOffRow } from '../../document/document.ts';
import { numberFor } from '../../document/document-number.ts';
import { draftNumber, findLine, loadDocument } from '../../document/document-store.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { leastSen, senNumber } from '../../money.ts';
import { outstandingOf } from '../view/document-view.ts';

/** Whether an update posts the draft that it changes. */
export const isPosted = (document: Document, payload: Payload): boolean =>
  document.status === 'Draft' && payload.saveAsDraft === false;

/** Refuses draft options on posted documents: a posted document stays posted, and a number format is only for a draft. */
export function refuseDraftOptions(command: CommandContext, document: Document, payload: Payload): void {
  if (payload.saveAsDraft === true && document.status === 'Saved') {
    command.refuse('/saveAsDraft', 'INVALID_VALUE', bookDocumentSays.staysPosted(document.no));
  }
  if (payload.docNoFormatName !== undefined && !isPosted(document, payload)) {
    command.refuse('/docNoFormatName', 'INVALID_VALUE', bookDocumentSays.formatForPosting());
  }
}

export const isNumberless = ({ key, no }: Document): boolean => no === draftNumber(key);

/**
 * The number of a draft that is posted: the one it was entered with, else the next of its series. Undefined when it is refused.
 */
export const postedNumber = (command: CommandContext, document: Document, draft: Draft, payload: Payload): string | undefined =>
  isNumberless(document) ? numberFor(command, document.type, draft.date, undefined, payload.docNoFormatName) : document.no;

/** A draft reserves nothing of its source documents, so they may have changed or been deleted since. */
export function checkSources(command: CommandContext, document: Document, draft: Draft): void {
  draft.lines.forEach(({ posting: { from }, data }, index) => {
    if (!from) return;
    const source = loadDocument(command.db, BigInt(from.docKey));
    const line = findLine(command.db, BigInt(from.dtlKey));
    if (source.status !== 'Saved') {
      command.refuse('/docNo', 'DOC_CANCELLED', bookDocumentSays.sourceVoid(document.no, source.no));
    } else if (!line) {
      command.refuse(`/lines/${index}`, 'DOC_TRANSFERRED', bookDocumentSays.sourceLineDeleted(index + 1, source.no));
    } else if (['itemCode', 'uom'].some((name) => line.data[name] !== data[name])) {
      command.refuse(`/lines/${index}`, 'DOC_TRANSFERRED', bookDocumentSays.sourceLineChanged(index + 1, source.no));
    } else if (from.kind !== 'procure' && 'side' in MATRIX[document.type] && source.party !== draft.party) {
      command.refuse('/docNo', 'DOC_TRANSFERRED', bookDocumentSays.sourceOtherParty(source.no, source.party ?? ''));
    }
  });
}

/** A note settles its source once, when it is posted, and at most by what is outstanding then. */
export const withinOutstanding = (command: CommandContext, rows: readonly KnockOffRow[]): readonly KnockOffRow[] =>
  rows.flatMap((row) => {
    const open = outstandingOf(command.db, BigInt(row.docKey));
    const amount = leastSen(BigInt(row.amount), open < 0n ? -open : open);
    return amount <= 0n ? [] : [{ ...row, amount: amount.toString(), data: { ...row.data, amount: senNumber(amount) } }];
  });

/** Fields of a posting. */
const POSTING = ['docNo', 'docType', 'reason', 'saveAsDraft', 'docNoFormatName', 'validateOnly'];

/** A deposit has no update command: the update of a payment posts its draft unchanged. */
export function refuseDepositChanges(command: CommandContext, document: Document, payload: Payload): void {
  const effect = MATRIX[document.type];
  if (effect.kind !== 'settlement' || !effect.isDeposit) return;
  const refused = document.status === 'Draft' ? Object.keys(payload).filter((name) => !POSTING.includes(name)) : ['docNo'];
  for (const name of refused) {
    command.refuse(`/${name}`, 'INVALID_VALUE', bookDocumentSays.depositFixed(document.no));
  }
}
