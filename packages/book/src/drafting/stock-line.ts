/** What lines of stock documents share: the item, its unit, its location and its accounts. */

import type { Payload } from '@ledgerline/catalog';
import { type Decimal, decimalOf, multiply, ONE } from '@ledgerline/catalog/decimal';
import { bookStockSays } from '@ledgerline/words/book/stock';
import type { CommandContext } from '../command/command-context.ts';
import type { DraftLine, LinePosting } from '../document/document.ts';
import { activeItem, groupAccount, type Item, missingUnit } from '../master-data/master.ts';
import { checkRowFields } from '../master-data/user-defined-value.ts';
import { textOf } from '../payload.ts';
import { checkCodes } from './header.ts';

export interface StockRow {
  readonly item: Item;
  readonly uom: string;
  readonly rate: Decimal;
}

/** An active, stock-controlled item in one of its units. */
export function stockRow(command: CommandContext, row: Payload, uomMember: string, path: string): StockRow | undefined {
  const code = textOf(row.itemCode);
  const item = code === null ? undefined : activeItem(command, code, `${path}/itemCode`);
  if (code === null) command.refuse(`${path}/itemCode`, 'REQUIRED', bookStockSays.needsItem());
  if (!item) return undefined;
  command.refer('item', item.itemCode);
  if (!item.isStock) command.refuse(`${path}/itemCode`, 'INVALID_VALUE', bookStockSays.notStock(item.itemCode));
  const unit = unitOf(command, item, textOf(row[uomMember]), `${path}/${uomMember}`);
  return { item, uom: unit.uom, rate: unit.rate };
}

export function unitOf(command: CommandContext, item: Item, wanted: string | null, path: string): { uom: string; rate: Decimal } {
  const unit = item.uoms.find(({ uom }) => uom === (wanted ?? item.baseUom));
  if (!unit) command.refuse(path, 'UNKNOWN_CODE', missingUnit(item, wanted));
  return unit ?? { uom: item.baseUom, rate: ONE };
}

export const stockAccounts = (command: CommandContext, item: Item): LinePosting => ({
  stockAccount: groupAccount(command, item, 'stockAccountNo', 'stock'),
  costAccount: groupAccount(command, item, 'cogsAccountNo', 'costOfGoodsSold'),
});

export function stockLine(
  command: CommandContext,
  type: string,
  row: Payload,
  path: string,
  parts: {
    readonly stock: StockRow;
    readonly quantity: Decimal;
    readonly location: string | null;
    readonly posting: LinePosting;
    readonly data?: Payload;
  },
): DraftLine {
  checkCodes(command, { project: row.project ?? null, department: row.department ?? null }, path);
  checkRowFields(command, `${type}.line`, row, path);
  const { dtlKey: _key, ...rest } = row;
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const { stock, quantity, location } = parts;
  return {
    key: typeof row.dtlKey === 'string' ? BigInt(row.dtlKey) : 0n,
    data: {
      ...kept,
      description: textOf(row.description) ?? String(stock.item.data.description),
      ...(location === null ? {} : { location }),
      ...parts.data,
    },
    itemCode: stock.item.itemCode,
    location,
    taxCode: null,
    quantity,
    baseQuantity: multiply(quantity, stock.rate),
    subTotal: 0n,
    net: 0n,
    tax: 0n,
    netLocal: 0n,
    taxLocal: 0n,
    posting: parts.posting,
  };
}

export const quantityOf = (row: Payload, member: string): Decimal => decimalOf(row[member] ?? 0);
