/** Reads across the types of trading documents: their lines, and what each customer buys with which margin. */

import type { Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf } from '../decimal.ts';
import type { DocType } from '../doc-type.ts';
import { type Sen, senNumber } from '../money.ts';
import { limitOf, linesOf, offsetOf, page } from '../operations/lines.ts';
import { answered, type Handler } from '../outcome.ts';
import { MATRIX } from '../posting/matrix.ts';
import { textMember } from '../records/master.ts';
import { lineCost } from '../stock/line-cost.ts';

const SALES: readonly DocType[] = ['AQ', 'QT', 'SO', 'DO', 'IV', 'CS', 'CN', 'DN'];
const PURCHASES: readonly DocType[] = ['PO', 'GR', 'PI', 'CP', 'PR'];
/** Documents that earn; notes count against. */
const EARNING: readonly DocType[] = ['IV', 'CS', 'CN', 'DN'];

interface Row {
  readonly doc_type: DocType;
  readonly party: string;
  readonly dtl_key: bigint;
  readonly item_code: string;
  readonly base_quantity: string;
  readonly net_local: bigint;
  readonly tax_local: bigint;
}

interface Sums {
  quantity: bigint;
  net: Sen;
  tax: Sen;
  cost: Sen;
}

const itemSales: Handler = (work, payload) => {
  const lines = work.db.all<Row>(
    `SELECT doc_type, party, dtl_key, item_code, base_quantity, document_line.net_local, document_line.tax_local
     FROM document JOIN document_line USING (doc_key)
     WHERE doc_type IN (SELECT value FROM json_each(:types)) AND status = 'Saved' AND item_code IS NOT NULL
       AND (:debtorCode IS NULL OR party = :debtorCode) AND (:itemCode IS NULL OR item_code = :itemCode)
       AND (:docNo IS NULL OR doc_no = :docNo)
       AND (:dateFrom IS NULL OR doc_date >= :dateFrom) AND (:dateTo IS NULL OR doc_date <= :dateTo)
     ORDER BY party, item_code`,
    {
      types: JSON.stringify(EARNING),
      debtorCode: textMember(payload.debtorCode),
      itemCode: textMember(payload.itemCode),
      docNo: textMember(payload.docNo),
      dateFrom: textMember(payload.dateFrom),
      dateTo: textMember(payload.dateTo),
    },
  );
  const groups = new Map<string, Sums & { readonly party: string; readonly item: string }>();
  for (const line of lines) {
    const name = `${line.party}\u0000${line.item_code}`;
    const sums = groups.get(name) ?? { party: line.party, item: line.item_code, quantity: 0n, net: 0n, tax: 0n, cost: 0n };
    const effect = MATRIX[line.doc_type];
    const sign = effect.kind === 'bill' ? BigInt(effect.partySign) : 1n;
    sums.quantity += sign * decimalOf(line.base_quantity);
    sums.net += sign * line.net_local;
    sums.tax += sign * line.tax_local;
    sums.cost += sign * lineCost(work.db, line.dtl_key);
    groups.set(name, sums);
  }
  const all = [...groups.values()].slice(offsetOf(payload), offsetOf(payload) + limitOf(payload) + 1);
  const { shown, nextCursor } = page(all, payload);
  const rows = shown.map((sums): Payload => {
    const profit = sums.net - sums.cost;
    return {
      debtorCode: sums.party,
      itemCode: sums.item,
      qty: decimalNumber(sums.quantity),
      net: senNumber(sums.net),
      tax: senNumber(sums.tax),
      cost: senNumber(sums.cost),
      profit: senNumber(profit),
      marginPercent: sums.net === 0n ? null : senNumber((profit * 10_000n) / sums.net),
    };
  });
  return answered({ ok: true, rows, count: rows.length, nextCursor });
};

export const TRADE_READS: Readonly<Record<string, Handler>> = {
  'read-sales-detail-lines': (work, payload) => linesOf(work, SALES, payload),
  'read-purchase-detail-lines': (work, payload) => linesOf(work, PURCHASES, payload),
  'read-item-sales-by-customer': itemSales,
};
