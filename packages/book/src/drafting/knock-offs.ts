/**
 * Requested knock-off rows: which documents they name and on which date. What is outstanding is checked when they are applied.
 */

import { isDocType, type Payload } from '@ledgerline/catalog';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import { type BusinessDate, businessDate } from '../date.ts';
import type { KnockOffRow } from '../document/document.ts';
import { notLive, typesOfNumber } from '../document/document-sentence.ts';
import { type DocumentHead, findHead, loadHead } from '../document/document-store.ts';
import type { LedgerSide } from '../ledger/matrix.ts';
import { senOf } from '../money.ts';
import { textOf } from '../payload.ts';
import { OUTSTANDING_LISTS } from '../settlement/knock-off.ts';
import { checkNotFar } from './header.ts';

export function draftKnockOffs(
  command: CommandContext,
  rows: readonly Payload[],
  side: LedgerSide,
  date: BusinessDate,
): readonly KnockOffRow[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const path = `/knockOffs/${index}`;
    const rowSide = row.side === 'AR' || row.side === 'AP' ? row.side : side;
    const target = targetOf(command, row, rowSide, path);
    if (!target) return [];
    const key = `${rowSide} ${target.key}`;
    if (seen.has(key)) command.refuse(path, 'INVALID_VALUE', bookPaymentSays.settledTwice(target.no));
    seen.add(key);
    const later = target.date > date ? target.date : date;
    const asked = textOf(row.knockOffDate);
    if (row.amount === undefined || row.amount === null) {
      command.refuse(`${path}/amount`, 'REQUIRED', bookPaymentSays.knockOffNeedsAmount(target.no));
    }
    if (asked !== null) checkNotFar(command, businessDate(asked), `${path}/knockOffDate`);
    if (asked !== null && asked < later) {
      command.refuse(`${path}/knockOffDate`, 'INVALID_DATE', bookPaymentSays.knockOffTooEarly(later));
    }
    return [
      {
        data: row,
        docKey: target.key.toString(),
        side: rowSide,
        date: asked === null ? later : businessDate(asked),
        amount: senOf(row.amount ?? 0).toString(),
        discount: senOf(row.discountAmount ?? 0).toString(),
        taxAdjustment: senOf(row.taxAdjustment ?? 0).toString(),
      },
    ];
  });
}

function targetOf(command: CommandContext, row: Payload, side: LedgerSide, path: string): DocumentHead | undefined {
  const found = lookUp(command, row, side);
  if (!found || !isAsNamed(row, found)) {
    refuseTarget(command, row, found?.no ?? textOf(row.docNo), side, path);
    return undefined;
  }
  const no = textOf(row.docNo);
  if (no !== null && no !== found.no) {
    command.refuse(`${path}/docNo`, 'INVALID_VALUE', bookPaymentSays.keyAndNumber(String(row.docKey), found.no, no));
    return undefined;
  }
  if (found.status !== 'Saved') {
    const { code, says } = notLive(found, 'settled');
    command.refuse(path, code, says);
    return undefined;
  }
  return found;
}

/** Longer keys can be written, but no row has one. */
const KEY_MAX = 2n ** 63n - 1n;

/** A key and a type that are both sent must mean the same document. */
const isAsNamed = (row: Payload, { type }: DocumentHead): boolean => (textOf(row.docType) ?? type) === type;

/** A number given with the wrong type is reported with the right type. */
function refuseTarget(command: CommandContext, row: Payload, no: string | null, side: LedgerSide, path: string): void {
  const type = textOf(row.docType);
  const types = type === null || no === null ? [] : typesOfNumber(command.db, no);
  if (types.length === 0) {
    const says = bookPaymentSays.nothingToSettle(String(row.docNo ?? row.docKey), OUTSTANDING_LISTS[side]);
    command.refuse(path, 'NOT_FOUND', says);
    return;
  }
  command.refuse(`${path}/docType`, 'NOT_FOUND', bookPaymentSays.otherType(no ?? '', type ?? '', types.join(CODES_APART)));
}

function lookUp(command: CommandContext, row: Payload, side: LedgerSide): DocumentHead | undefined {
  if (row.docKey !== undefined && row.docKey !== null) {
    const key = BigInt(String(row.docKey));
    return key > KEY_MAX ? undefined : loadHead(command.db, key);
  }
  const no = textOf(row.docNo);
  if (no === null) return undefined;
  const type = textOf(row.docType);
  if (type !== null) return isDocType(type) ? findHead(command.db, type, no) : undefined;
  const open = command.db.get<{ doc_key: bigint }>(
    `SELECT open_item.doc_key FROM document JOIN open_item USING (doc_key) WHERE document.doc_no = :no AND side = :side LIMIT 1`,
    { no, side },
  );
  return open && loadHead(command.db, open.doc_key);
}
