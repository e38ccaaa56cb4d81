/**
 * Assemblies, assembly orders and disassemblies, from the payload to a draft: the finished good is in the header, its components
 * on lines.
 */

import type { DocType, Json, Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf, decimalText, multiply } from '@ledgerline/catalog/decimal';
import { bookLinkSays } from '@ledgerline/words/book/document-link';
import { bookStockSays } from '@ledgerline/words/book/stock';
import type { CommandContext } from '../command/command-context.ts';
import type { BusinessDate } from '../date.ts';
import type { Document, Draft, DraftLine } from '../document/document.ts';
import { findDocument } from '../document/document-store.ts';
import { linkedQuantity } from '../document/link.ts';
import type { Assembly } from '../ledger/matrix.ts';
import { ASSEMBLY_ORDER } from '../ledger/nature.ts';
import { rowsOf, textOf } from '../payload.ts';
import { standardCostOf } from '../stock/known-cost.ts';
import { locationOf } from './bill-line.ts';
import { draftHead } from './header.ts';
import { stockDraft } from './stock-draft.ts';
import { quantityOf, stockAccounts, stockLine, stockRow } from './stock-line.ts';

const FROM_ORDER = ['itemCode', 'qty', 'location', 'assemblyCost', 'project', 'department'];

export function draftAssembly(command: CommandContext, type: DocType, effect: Assembly, payload: Payload): Draft | undefined {
  const order = orderOf(command, payload);
  const merged = order ? withOrder(command, payload, order) : payload;
  const head = draftHead(command, type, merged);
  if (order) refuseOther(command, order, head.date, merged);
  const finished = stockRow(command, merged, 'uom', '');
  const isMoving = effect.movement !== 'none';
  const location = locationOf(command, textOf(merged.location), isMoving, '/location');
  const quantity = quantityOf(merged, 'qty');
  if (quantity <= 0n) command.refuse('/qty', 'INVALID_VALUE', bookStockSays.finishedPositive());
  if (!finished) return undefined;
  const rows = componentsOf(command, merged, finished.item.itemCode);
  const lines = rows.flatMap((row, index): readonly DraftLine[] => {
    const path = `/lines/${index}`;
    const stock = stockRow(command, row, 'uom', path);
    if (!stock) return [];
    const place = locationOf(command, textOf(row.location) ?? location, isMoving, `${path}/location`);
    const fallback = standardCostOf(stock.item);
    const line = stockLine(command, type, row, path, {
      stock,
      quantity: quantityOf(row, 'qty'),
      location: place,
      posting: {
        ...stockAccounts(command, stock.item),
        ...(fallback === null ? {} : { fallbackCost: decimalText(fallback) }),
      },
      data: { uom: stock.uom },
    });
    return [{ ...line, baseQuantity: multiply(line.baseQuantity, quantity) }];
  });
  const draft = stockDraft(command, type, head, order ? linked(lines, order, quantity) : lines);
  const assemblyCost = merged.assemblyCost === undefined ? {} : { assemblyCost: merged.assemblyCost };
  const fields: Record<string, Json> = { ...draft.header, ...assemblyCost, qty: decimalNumber(quantity) };
  return { ...draft, header: { ...fields, stockAccountNo: stockAccounts(command, finished.item).stockAccount ?? '' } };
}

function orderOf(command: CommandContext, payload: Payload): Document | undefined {
  const no = textOf(payload.fromDocNo);
  if (no === null) return undefined;
  const order = findDocument(command.db, ASSEMBLY_ORDER, no);
  if (order?.status === 'Saved') return order;
  command.refuse('/fromDocNo', 'NOT_FOUND', bookStockSays.noOrder(no));
  return undefined;
}

/** An assembly for an order makes the good of the order, and is not dated before it. */
function refuseOther(command: CommandContext, order: Document, date: BusinessDate, { itemCode }: Payload): void {
  if (date < order.date) {
    command.refuse('/docDate', 'INVALID_DATE', bookLinkSays.tooEarly(date, order.no, order.date));
  }
  if (itemCode !== order.header.itemCode) {
    const says = bookStockSays.orderOfOther(order.no, String(order.header.itemCode), String(itemCode));
    command.refuse('/itemCode', 'INVALID_VALUE', says);
  }
}

/** What the payload leaves out comes from the order; the quantity is what is outstanding. */
function withOrder(command: CommandContext, payload: Payload, order: Document): Payload {
  const first = order.lines[0];
  const done = first ? linkedQuantity(command.db, first.key, 'next') : 0n;
  const left = decimalOf(order.header.qty) - done;
  const inherited = FROM_ORDER.filter((name) => order.header[name] !== undefined).map(
    (name) => [name, order.header[name]] as const,
  );
  const lines = order.lines.map((line): Json => line.data);
  return { ...Object.fromEntries(inherited), qty: decimalNumber(left), lines, ...payload } as Payload;
}

const linked = (lines: readonly DraftLine[], order: Document, quantity: bigint): readonly DraftLine[] =>
  lines.map((line, index) => {
    const source = order.lines[0];
    if (index > 0 || !source) return line;
    const from = { dtlKey: source.key.toString(), docKey: order.key.toString(), docType: order.type, kind: 'next' as const };
    return { ...line, posting: { ...line.posting, from, linkQuantity: decimalText(quantity) } };
  });

/** The lines of the payload, otherwise the bill of materials. */
function componentsOf(command: CommandContext, payload: Payload, itemCode: string): readonly Payload[] {
  const rows = rowsOf(payload, 'lines');
  if (rows.length > 0) return rows;
  const bom = command.records.find('item-bom', itemCode);
  if (bom?.isActive) return rowsOf(bom.data, 'lines').map(({ dtlKey: _key, ...row }) => row as Payload);
  command.refuse('/lines', 'REQUIRED', bookStockSays.noBom(itemCode));
  return [];
}
