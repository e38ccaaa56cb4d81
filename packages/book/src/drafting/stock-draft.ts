/** Documents that move, count, convert or revalue stock, from the payload to a draft. Assemblies have their own file. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf, decimalText, divideRounded, multiply, ONE } from '@ledgerline/catalog/decimal';
import { bookEntrySays } from '@ledgerline/words/book/entry';
import { bookStockSays } from '@ledgerline/words/book/stock';
import type { CommandContext } from '../command/command-context.ts';
import { blankDraft, type DraftHead } from '../document/blank-draft.ts';
import type { Draft, DraftLine, LinePosting } from '../document/document.ts';
import type { StockDocument } from '../ledger/matrix.ts';
import { defaultAccount, lineAccount } from '../master-data/master.ts';
import { productSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { standardCostOf } from '../stock/known-cost.ts';
import { costText } from '../stock/unit-cost.ts';
import { locationOf } from './bill-line.ts';
import { draftHead } from './header.ts';
import { quantityOf, type StockRow, stockAccounts, stockLine, stockRow, unitOf } from './stock-line.ts';

interface StockContext {
  readonly type: DocType;
  readonly effect: StockDocument;
  readonly payload: Payload;
}

type LineDrafter = (command: CommandContext, context: StockContext, row: Payload, path: string) => DraftLine | undefined;

const placeOf = (command: CommandContext, context: StockContext, row: Payload, path: string): string | null =>
  locationOf(command, textOf(row.location) ?? textOf(context.payload.location), true, `${path}/location`);

/** The account on the other side: that of the line, otherwise the default of the document. */
function counterOf(command: CommandContext, { effect }: StockContext, row: Payload, path: string): LinePosting {
  if (effect.counterRole === null) return {};
  const named = textOf(row.accountNo);
  if (named !== null) lineAccount(command, named, `${path}/accountNo`);
  const account = named ?? defaultAccount(command, effect.counterRole);
  command.refer('account', account);
  return { account };
}

/** Cost of goods received: as given on the line, and the known cost in case the pool is empty. */
function costOf(row: Payload, stock: StockRow, quantity: bigint): LinePosting {
  if (row.unitCost !== undefined && row.unitCost !== null) {
    return { givenValue: productSen(quantity, decimalOf(row.unitCost)).toString() };
  }
  const fallback = standardCostOf(stock.item);
  return fallback === null ? {} : { fallbackCost: decimalText(fallback) };
}

const moving: LineDrafter = (command, context, row, path) => {
  const stock = stockRow(command, row, 'uom', path);
  if (!stock) return undefined;
  const quantity = quantityOf(row, 'qty');
  if (context.effect.movement === 'signed' ? quantity === 0n : quantity <= 0n) {
    command.refuse(`${path}/qty`, 'INVALID_VALUE', bookStockSays.positiveUnlessAdjusted());
  }
  const isIn = context.effect.movement === 'in' || (context.effect.movement === 'signed' && quantity > 0n);
  return stockLine(command, context.type, row, path, {
    stock,
    quantity,
    location: placeOf(command, context, row, path),
    posting: {
      ...stockAccounts(command, stock.item),
      ...counterOf(command, context, row, path),
      ...(isIn ? costOf(row, stock, quantity) : {}),
    },
    data: { uom: stock.uom },
  });
};

const counting: LineDrafter = (command, context, row, path) => {
  const stock = stockRow(command, row, 'uom', path);
  if (!stock) return undefined;
  const fallback = standardCostOf(stock.item);
  return stockLine(command, context.type, row, path, {
    stock,
    quantity: quantityOf(row, 'countedQty'),
    location: placeOf(command, context, row, path),
    posting: {
      ...stockAccounts(command, stock.item),
      ...counterOf(command, context, row, path),
      ...(fallback === null ? {} : { fallbackCost: decimalText(fallback) }),
    },
    data: { uom: stock.uom },
  });
};

const transferring: LineDrafter = (command, context, row, path) => {
  const stock = stockRow(command, row, 'uom', path);
  const { payload } = context;
  const from = locationOf(command, textOf(row.fromLocation) ?? textOf(payload.fromLocation), true, `${path}/fromLocation`);
  const to = locationOf(command, textOf(row.toLocation) ?? textOf(payload.toLocation), true, `${path}/toLocation`);
  if (from !== null && from === to) command.refuse(`${path}/toLocation`, 'INVALID_VALUE', bookStockSays.samePlace());
  if (!stock || to === null) return undefined;
  const quantity = quantityOf(row, 'qty');
  if (quantity <= 0n) command.refuse(`${path}/qty`, 'INVALID_VALUE', bookStockSays.positive());
  const line = stockLine(command, context.type, row, path, {
    stock,
    quantity,
    location: from,
    posting: stockAccounts(command, stock.item),
    data: { uom: stock.uom, toLocation: to, ...(from === null ? {} : { fromLocation: from }) },
  });
  const { location: _place, ...data } = line.data;
  return { ...line, data };
};

const converting: LineDrafter = (command, context, row, path) => {
  const stock = stockRow(command, row, 'fromUom', path);
  if (!stock) return undefined;
  const quantity = quantityOf(row, 'qty');
  if (quantity <= 0n) command.refuse(`${path}/qty`, 'INVALID_VALUE', bookStockSays.positive());
  const to = unitOf(command, stock.item, textOf(row.toUom), `${path}/toUom`);
  const base = multiply(quantity, stock.rate);
  const toQuantity = row.toQty === undefined || row.toQty === null ? divideRounded(base * ONE, to.rate) : decimalOf(row.toQty);
  if (multiply(toQuantity, to.rate) !== base) {
    command.refuse(`${path}/toQty`, 'INVALID_VALUE', bookStockSays.conversion());
  }
  return stockLine(command, context.type, row, path, {
    stock,
    quantity,
    location: placeOf(command, context, row, path),
    posting: stockAccounts(command, stock.item),
    data: { toQty: decimalNumber(toQuantity) },
  });
};

const revaluing: LineDrafter = (command, context, row, path) => {
  const stock = stockRow(command, row, 'uom', path);
  if (!stock) return undefined;
  return stockLine(command, context.type, row, path, {
    stock,
    quantity: 0n,
    location: placeOf(command, context, row, path),
    posting: {
      ...stockAccounts(command, stock.item),
      ...counterOf(command, context, row, path),
      givenCost: costText(quantityOf(row, 'unitCost'), stock.rate),
    },
    data: { uom: stock.uom },
  });
};

const DRAFTERS: Record<StockDocument['movement'], LineDrafter> = {
  in: moving,
  out: moving,
  signed: moving,
  transfer: transferring,
  count: counting,
  convert: converting,
  revalue: revaluing,
};

export function draftStockDocument(command: CommandContext, type: DocType, effect: StockDocument, payload: Payload): Draft {
  const head = draftHead(command, type, payload);
  const rows = rowsOf(payload, 'lines');
  if (rows.length === 0) command.refuse('/lines', 'REQUIRED', bookEntrySays.needsLine());
  const draftLine = DRAFTERS[effect.movement];
  const lines = rows.flatMap((row, index) => draftLine(command, { type, effect, payload }, row, `/lines/${index}`) ?? []);
  if (effect.movement === 'count' || effect.movement === 'revalue') refuseTwice(command, lines);
  return stockDraft(command, type, head, lines);
}

/** Counts and revaluations apply to a whole pool, so two lines of one document would contradict each other. */
function refuseTwice(command: CommandContext, lines: readonly DraftLine[]): void {
  const seen = new Set<string>();
  lines.forEach(({ itemCode, location, data }, index) => {
    const name = [itemCode, location, data.batchNo ?? ''].join('\u0000');
    if (seen.has(name))
      command.refuse(`/lines/${index}`, 'INVALID_VALUE', bookStockSays.countedTwice(itemCode ?? '', location ?? ''));
    seen.add(name);
  });
}

export const stockDraft = (command: CommandContext, type: DocType, head: DraftHead, lines: readonly DraftLine[]): Draft => ({
  ...blankDraft(type, head, command.references),
  lines,
});
