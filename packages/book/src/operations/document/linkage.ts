/**
 * What a change may do to the links of a document: lines transferred from or to another document stay unchanged. Only checks;
 * changes nothing.
 */

import type { Payload } from '@ledgerline/catalog';
import { decimalOf } from '@ledgerline/catalog/decimal';
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
  /** As sent, for the paths of problems. */
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

/** Another finished good has other components; the check is made elsewhere. */
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
      command.refuse(`/${name}`, 'DOC_TRANSFERRED', `${name} cannot be changed because ${document.no} has been transferred.`);
    }
  }
  refuseAfterTarget(command, change);
  // The header of an assembly order has the quantity to make; the assemblies are linked to its first line.
  if (effect.kind === 'assembly' && decimalOf(merged.qty) < linkedQuantity(command.db, document.lines[0]?.key ?? 0n, 'next')) {
    command.refuse('/qty', 'DOC_TRANSFERRED', 'The quantity must not be less than the quantity already assembled.');
  }
  if (isOtherGood(change)) return;
  for (const line of document.lines.filter(({ key }) => onward.some(({ fromDtlKey }) => fromDtlKey === key))) {
    const target = loadHead(command.db, onward.find(({ fromDtlKey }) => fromDtlKey === line.key)?.toDocKey ?? 0n)?.no ?? '';
    const after = rowIn(change, line);
    if (!after) {
      refuseGone(command, change, line, `has been transferred to ${target}`, `Void ${target} first.`);
      continue;
    }
    refuseOtherGoods(command, change, line, after, `has been transferred to ${target}`);
    const isShort = LINK_KINDS.some((kind) => decimalOf(after.qty) < linkedQuantity(command.db, line.key, kind));
    if (effect.kind === 'bill' && isShort) {
      command.refuse(
        `${pathOf(change, line)}/qty`,
        'DOC_TRANSFERRED',
        'The quantity must not be less than the quantity already transferred.',
      );
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
  const message = `${document.no} was transferred to a document dated ${first}. Choose that date or an earlier one.`;
  command.refuse('/docDate', 'INVALID_DATE', message);
}

/** What came from another document is of the same party, of the same goods and not before it. */
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
  if (after) refuseOtherGoods(command, change, line, after, `came from ${source}`);
  else if (isOrder(document.type)) {
    const message = `Line ${line.seq} of ${document.no} came from ${source}. That link is released, and its quantity can be transferred again.`;
    command.warn('LINK_RELEASED', message);
  } else refuseGone(command, change, line, `came from ${source}`, `Void ${document.no} instead.`);
}

function refuseBeforeSource(command: CommandContext, { document, merged }: Change, source: DocumentHead): void {
  // An assembly checks its order while it is drafted.
  if (MATRIX[document.type].kind === 'assembly' || String(merged.docDate) >= source.date) return;
  command.refuse('/docDate', 'INVALID_DATE', `${document.no} comes from ${source.no} and cannot be dated before it.`);
}

function refuseOtherParty(command: CommandContext, { document, merged }: Change, source: string): void {
  const effect = MATRIX[document.type];
  const name = 'side' in effect ? SIDES[effect.side].partyCode : undefined;
  if (name === undefined || merged[name] === document.header[name]) return;
  const message = `${document.no} came from ${source}, so its ${name} stays ${document.party}. Void ${document.no} instead.`;
  command.refuse(`/${name}`, 'DOC_TRANSFERRED', message);
}

function refuseGone(command: CommandContext, change: Change, line: Line, why: string, remedy: string): void {
  const { document, payload } = change;
  const verb = payload.detailMode === 'delete' ? 'deleted' : 'replaced';
  const message = `Line ${line.seq} of ${document.no} ${why}, so it cannot be ${verb}. ${remedy}`;
  command.refuse(pathOf(change, line), 'DOC_TRANSFERRED', message);
}

function refuseOtherGoods(command: CommandContext, change: Change, line: Line, after: Payload, why: string): void {
  for (const name of ['itemCode', 'uom']) {
    if (after[name] === line.data[name]) continue;
    const message = `Line ${line.seq} of ${change.document.no} ${why}, so it keeps its ${name}.`;
    command.refuse(`${pathOf(change, line)}/${name}`, 'DOC_TRANSFERRED', message);
  }
}
