/**
 * What a change may do to the links of a document: lines transferred from or to another document stay unchanged. Only checks;
 * changes nothing.
 */

import type { Payload } from '@ledgerline/catalog';
import { decimalOf } from '@ledgerline/catalog/decimal';
import { bookLinkSays } from '@ledgerline/words/book/document-link';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document, Draft, DraftLine, Line } from '../../document/document.ts';
import { type DocumentHead, loadHead } from '../../document/document-store.ts';
import { LINK_KINDS, type Link, linkedQuantity, linksFromDocument, namedLinks } from '../../document/link.ts';
import { MATRIX, SIDES } from '../../ledger/matrix.ts';
import { isOrder } from '../../ledger/nature.ts';
import { rowsOf } from '../../payload.ts';

interface Change {
  readonly document: Document;
  /** The document as the change would enter it. */
  readonly merged: Payload;
  /** The payload as sent, for the paths of problems. */
  readonly payload: Payload;
}

/** Refuses what would break a link. Orders have moved and billed nothing, so their removed links are released and reported. */
export function checkLinkage(command: CommandContext, change: Change): void {
  checkGoneOn(command, change);
  checkCameFrom(command, change);
}

/** The links that must be stored after the change: those of lines that stay, in both directions. Called before the save. */
export function linksAfter(command: CommandContext, document: Document, draft: Draft): readonly Link[] {
  const lines = draft.lines.flatMap((line): readonly DraftLine[] => {
    const from = document.lines.find(({ key }) => key === line.key)?.posting.from;
    return from === undefined ? [] : [{ ...line, posting: { ...line.posting, from } }];
  });
  return [...namedLinks({ key: document.key, lines }), ...linksFromDocument(command.db, document.key)];
}

/** Whether the finished good changes, and with it the components; the check is made elsewhere. */
const isOtherGood = ({ merged }: Change): boolean => merged.lines === undefined;

const rowIn = ({ merged }: Change, { key }: Line): Payload | undefined =>
  rowsOf(merged, 'lines').find(({ dtlKey }) => dtlKey === key.toString());

/** The path of a line in the payload; otherwise the mode that replaces all lines. */
function pathOf({ payload }: Change, line: Line): string {
  const index = rowsOf(payload, 'lines').findIndex(({ dtlKey }) => String(dtlKey) === line.key.toString());
  return index < 0 ? '/detailMode' : `/lines/${index}`;
}

/**
 * Party, finished good and currency of a transferred document are frozen; transferred lines keep item, unit and enough quantity.
 */
function checkGoneOn(command: CommandContext, change: Change): void {
  const { document, merged, payload } = change;
  // For documents that post, protection has already refused every change of amounts.
  const onward = isOrder(document.type) ? linksFromDocument(command.db, document.key) : [];
  if (onward.length === 0) return;
  const effect = MATRIX[document.type];
  const frozen = ['itemCode', 'currencyCode', 'currencyRate', ...('side' in effect ? [SIDES[effect.side].partyCode] : [])];
  for (const name of frozen) {
    if (payload[name] !== undefined && payload[name] !== document.header[name]) {
      command.refuse(`/${name}`, 'DOC_TRANSFERRED', bookLinkSays.frozen(name, document.no));
    }
  }
  refuseAfterTarget(command, change);
  // The header of an assembly order has the quantity to make; the assemblies are linked to its first line.
  if (effect.kind === 'assembly' && decimalOf(merged.qty) < linkedQuantity(command.db, document.lines[0]?.key ?? 0n, 'next')) {
    command.refuse('/qty', 'DOC_TRANSFERRED', bookLinkSays.belowAssembled());
  }
  if (isOtherGood(change)) return;
  for (const line of document.lines.filter(({ key }) => onward.some(({ fromDtlKey }) => fromDtlKey === key))) {
    const target = loadHead(command.db, onward.find(({ fromDtlKey }) => fromDtlKey === line.key)?.toDocKey ?? 0n)?.no ?? '';
    const after = rowIn(change, line);
    if (!after) {
      refuseGone(command, change, line, { target });
      continue;
    }
    refuseOtherGoods(command, change, line, after, { target });
    const isShort = LINK_KINDS.some((kind) => decimalOf(after.qty) < linkedQuantity(command.db, line.key, kind));
    if (effect.kind === 'bill' && isShort) {
      command.refuse(`${pathOf(change, line)}/qty`, 'DOC_TRANSFERRED', bookLinkSays.belowTransferred());
    }
  }
}

function refuseAfterTarget(command: CommandContext, { document, merged }: Change): void {
  const first = command.db.get<{ date: string | null }>(
    'SELECT min(to_date) AS date FROM document_link WHERE from_doc_key = :key',
    {
      key: document.key,
    },
  )?.date;
  if (first === null || first === undefined || String(merged.docDate) <= first) return;
  command.refuse('/docDate', 'INVALID_DATE', bookLinkSays.afterTarget(document.no, first));
}

/** Checks that a line that came from another document has the same party and the same goods, and is not earlier. */
function checkCameFrom(command: CommandContext, change: Change): void {
  const { document } = change;
  if (isOtherGood(change)) return;
  const linked = document.lines.filter(({ posting }) => posting.from !== undefined);
  for (const [docKey, lines] of Map.groupBy(linked, ({ posting }) => posting.from?.docKey ?? '')) {
    const source = loadHead(command.db, BigInt(docKey));
    if (!source) continue;
    for (const line of lines) checkLineFrom(command, change, line, source.no);
    const kept = lines.filter((line) => rowIn(change, line) !== undefined);
    if (kept.length > 0) refuseBeforeSource(command, change, source);
    if (kept.some(({ posting }) => posting.from?.kind !== 'procure')) refuseOtherParty(command, change, source.no);
  }
}

function checkLineFrom(command: CommandContext, change: Change, line: Line, source: string): void {
  const { document } = change;
  const after = rowIn(change, line);
  if (after) refuseOtherGoods(command, change, line, after, { source });
  else if (isOrder(document.type)) {
    command.warn('LINK_RELEASED', bookLinkSays.released(line.seq, document.no, source));
  } else refuseGone(command, change, line, { source });
}

function refuseBeforeSource(command: CommandContext, { document, merged }: Change, source: DocumentHead): void {
  // An assembly checks its order while it is drafted.
  if (MATRIX[document.type].kind === 'assembly' || String(merged.docDate) >= source.date) return;
  command.refuse('/docDate', 'INVALID_DATE', bookLinkSays.beforeSource(document.no, source.no, source.date));
}

function refuseOtherParty(command: CommandContext, { document, merged }: Change, source: string): void {
  const effect = MATRIX[document.type];
  const name = 'side' in effect ? SIDES[effect.side].partyCode : undefined;
  if (name === undefined || merged[name] === document.header[name]) return;
  command.refuse(`/${name}`, 'DOC_TRANSFERRED', bookLinkSays.otherParty(document.no, source, name, document.party ?? ''));
}

/** The document on the other side of a link: where a line went, or where it came from. */
type Linked = { readonly target: string } | { readonly source: string };

function refuseGone(command: CommandContext, change: Change, line: Line, linked: Linked): void {
  const { document, payload } = change;
  const isDeleted = payload.detailMode === 'delete';
  const [say, other] =
    'target' in linked
      ? [isDeleted ? bookLinkSays.goneDeleted : bookLinkSays.goneReplaced, linked.target]
      : [isDeleted ? bookLinkSays.cameDeleted : bookLinkSays.cameReplaced, linked.source];
  command.refuse(pathOf(change, line), 'DOC_TRANSFERRED', say(line.seq, document.no, other));
}

function refuseOtherGoods(command: CommandContext, change: Change, line: Line, after: Payload, linked: Linked): void {
  const [say, other] = 'target' in linked ? [bookLinkSays.goneGoods, linked.target] : [bookLinkSays.cameGoods, linked.source];
  for (const name of ['itemCode', 'uom']) {
    if (after[name] === line.data[name]) continue;
    command.refuse(`${pathOf(change, line)}/${name}`, 'DOC_TRANSFERRED', say(line.seq, change.document.no, other, name));
  }
}
