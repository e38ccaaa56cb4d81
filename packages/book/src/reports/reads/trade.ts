/** Reads across the types of trading documents: their lines, and what each customer buys with which margin. */

import { type DocType, type Payload, recipes } from '@ledgerline/catalog';
import { decimalNumber, decimalOf, divideRounded } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type OwnHandlers, refused, uncommitted } from '../../command/handler-result.ts';
import { cut, pageOf } from '../../command/paging.ts';
import { type LedgerSide, MATRIX } from '../../ledger/matrix.ts';
import { isEarning, isTrading, typesThat } from '../../ledger/nature.ts';
import { type Sen, senNumber } from '../../money.ts';
import { linesOf } from '../../operations/document/lines.ts';
import { keysIn, textOf } from '../../payload.ts';
import { lineCost } from '../../stock/line-cost.ts';

/** Whether a type has a list of its own. Reads across types leave out the others. */
const isListed = (type: DocType): boolean => recipes().some(({ verb, docTypes }) => verb === 'list' && docTypes.includes(type));

function tradingLines(side: LedgerSide): Handler {
  const types = typesThat(isTrading(side)).filter(isListed);
  return (command, payload) => linesOf(command, types, payload);
}

/** Documents with revenue; notes reduce it. */
export const EARNING: readonly DocType[] = typesThat(isEarning);

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

/** Customers in the order of their codes, each found by skipping past the previous one. */
function* customersBehind(command: CommandContext, after: string): Generator<string> {
  for (let party = after; ; ) {
    const next = command.db.get<{ party: string }>('SELECT party FROM document WHERE party > :party ORDER BY party LIMIT 1', {
      party,
    });
    if (!next) return;
    party = next.party;
    yield party;
  }
}

type ItemSums = Sums & { readonly party: string; readonly item: string };

/** What one customer bought, by item. */
function salesOf(command: CommandContext, party: string, payload: Payload): readonly ItemSums[] {
  const keys = keysIn(payload);
  const lines = command.db.all<Row>(
    `SELECT doc_type, party, dtl_key, item_code, base_quantity, document_line.net_local, document_line.tax_local
     FROM document JOIN document_line USING (doc_key)
     WHERE party = :party AND doc_type IN (SELECT value FROM json_each(:types)) AND status = 'Saved' AND item_code IS NOT NULL
       AND (:itemCode IS NULL OR item_code = :itemCode) AND (:docNo IS NULL OR doc_no = :docNo)
       AND (:keys IS NULL OR doc_no IN (SELECT value FROM json_each(:keys)))
       AND (:dateFrom IS NULL OR doc_date >= :dateFrom) AND (:dateTo IS NULL OR doc_date <= :dateTo)
     ORDER BY item_code`,
    {
      party,
      types: JSON.stringify(EARNING),
      itemCode: textOf(payload.itemCode),
      docNo: textOf(payload.docNo),
      keys: keys && JSON.stringify(keys),
      dateFrom: textOf(payload.dateFrom),
      dateTo: textOf(payload.dateTo),
    },
  );
  const groups = new Map<string, ItemSums>();
  for (const line of lines) {
    const sums = groups.get(line.item_code) ?? { party, item: line.item_code, quantity: 0n, net: 0n, tax: 0n, cost: 0n };
    const effect = MATRIX[line.doc_type];
    const sign = effect.kind === 'bill' ? BigInt(effect.partySign) : 1n;
    sums.quantity += sign * decimalOf(line.base_quantity);
    sums.net += sign * line.net_local;
    sums.tax += sign * line.tax_local;
    sums.cost += sign * lineCost(command.db, line.dtl_key);
    groups.set(line.item_code, sums);
  }
  return [...groups.values()];
}

const itemSales: Handler = (command, payload) => {
  const page = pageOf(command, payload, ['', '']);
  if (!page) return refused(command);
  const [afterParty = '', afterItem = ''] = page.after ?? [];
  const named = textOf(payload.debtorCode);
  const found: ItemSums[] = salesOf(command, afterParty, payload).filter(({ item }) => item > afterItem);
  for (const party of named === null ? customersBehind(command, afterParty) : afterParty === '' ? [named] : []) {
    if (found.length > page.limit) break;
    found.push(...salesOf(command, party, payload));
  }
  const { shown, nextCursor } = cut(found, page, (sums) => [sums.party, sums.item]);
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
      marginPercent: sums.net === 0n ? null : senNumber(divideRounded(profit * 10_000n, sums.net)),
    };
  });
  return uncommitted({ ok: true, rows, count: rows.length, nextCursor });
};

export const TRADE_READS = {
  'read-sales-detail-lines': tradingLines('AR'),
  'read-purchase-detail-lines': tradingLines('AP'),
  'read-item-sales-by-customer': itemSales,
} satisfies OwnHandlers;
