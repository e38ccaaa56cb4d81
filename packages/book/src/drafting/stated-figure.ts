/**
 * Figures that a caller states of a line: a price that is missing, and figures that contradict each other. Both are refused before
 * anything is saved, because the book would have to guess. Computes nothing itself.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import { type Decimal, decimalOf, decimalText, ZERO } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import type { DraftLine } from '../document/document.ts';
import type { Bill, LedgerSide } from '../ledger/matrix.ts';
import { type Item, unitOfBarCode } from '../master-data/master.ts';
import { productSen, type Sen, senOf, senText } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';

const isGiven = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== '';

/** A price of zero is a price only if it is sent. */
export function refuseUnpriced(
  command: CommandContext,
  { effect }: { readonly effect: Bill },
  { item, uom }: { readonly item: Item | undefined; readonly uom: string },
  path: string,
): void {
  if (effect.lines === 'accounts') {
    command.refuse(`${path}/amount`, 'REQUIRED', 'The line has no amount. Send amount.');
    return;
  }
  const isSale = effect.side === 'AR';
  const line = item && !isSale ? `The line of ${item.itemCode}` : 'The line';
  const unpriced = item && isSale ? `, and ${item.itemCode} has no selling price for ${uom}` : '';
  const names = isSale ? 'unitPrice or amount' : 'unitPrice, unitCost or amount';
  command.refuse(
    `${path}/unitPrice`,
    'REQUIRED',
    `${line} has no price${unpriced}. Send ${names}, or send unitPrice 0 if it is free of charge.`,
  );
}

/** What a row says against the line that is made from it; each with the values and what to do. */
export function refuseContradictions(
  command: CommandContext,
  side: LedgerSide,
  row: Payload,
  line: DraftLine,
  path: string,
): void {
  for (const { name, message } of [
    ...amountAgainstPrice(row, line),
    ...(side === 'AP' ? costAgainstPrice(row) : []),
    ...rateAgainstCode(command, row, line),
    ...barCodeAgainstItem(command, row, line),
  ]) {
    command.refuse(`${path}/${name}`, name === 'taxRate' ? 'TAX_OVERRIDE' : 'INVALID_VALUE', message);
  }
}

interface Contradiction {
  readonly name: string;
  readonly message: string;
}

/** The amount of a line can be stated before or after its discount, and with its tax. */
function amountAgainstPrice(row: Payload, { data, quantity, subTotal, net, tax }: DraftLine): readonly Contradiction[] {
  if (!isGiven(row.amount) || data.unitPrice === undefined) return [];
  const gross = productSen(quantity, decimalOf(data.unitPrice));
  const amount: Sen = senOf(row.amount);
  if ([gross, subTotal, net, net + tax].includes(amount)) return [];
  const discounted = subTotal === gross ? '' : `, and ${senText(subTotal)} after the discount`;
  const message = `amount is ${senText(amount)}, but ${decimalText(quantity)} x ${decimalText(decimalOf(data.unitPrice))} is ${senText(gross)}${discounted}. Correct one of them, or leave amount out.`;
  return [{ name: 'amount', message }];
}

/** On a purchase both are the price of one unit. */
function costAgainstPrice({ unitPrice, unitCost }: Payload): readonly Contradiction[] {
  if (!isGiven(unitPrice) || !isGiven(unitCost)) return [];
  const [price, cost] = [decimalOf(unitPrice), decimalOf(unitCost)];
  if (price === cost) return [];
  const message = `unitCost is ${decimalText(cost)}, but unitPrice is ${decimalText(price)}. On a purchase both are the price of one unit. Send one of them.`;
  return [{ name: 'unitCost', message }];
}

/** The rate of a line is that of its code. */
function rateAgainstCode(command: CommandContext, { taxRate }: Payload, { taxCode }: DraftLine): readonly Contradiction[] {
  if (!isGiven(taxRate)) return [];
  const sent = decimalOf(taxRate);
  if (taxCode === null) {
    const message = `taxRate is ${decimalText(sent)}, but the line has no tax code, and so no tax. Send taxCode, or leave taxRate out.`;
    return sent === ZERO ? [] : [{ name: 'taxRate', message }];
  }
  const rate: Decimal = decimalOf(command.records.find('tax-code', taxCode)?.data.rate ?? 0);
  if (sent === rate) return [];
  const message = `taxRate is ${decimalText(sent)}, but the rate of ${taxCode} is ${decimalText(rate)}. Leave taxRate out, or choose another taxCode with list-tax-codes.`;
  return [{ name: 'taxRate', message }];
}

/** A barcode stands for an item and one of its units. */
function barCodeAgainstItem(command: CommandContext, row: Payload, { itemCode, data }: DraftLine): readonly Contradiction[] {
  const barCode = textOf(row.barCode);
  if (barCode === null || itemCode === null) return [];
  const item = command.records.find('item', itemCode);
  const unit = rowsOf(item?.data ?? {}, 'uoms').find((one) => one.barCode === barCode);
  if (!unit) {
    const other = unitOfBarCode(command, barCode);
    const whose = other ? `of ${other.itemCode}, not of ${itemCode}` : `not of ${itemCode} and of no other item`;
    return [{ name: 'barCode', message: `The barcode ${barCode} is ${whose}. Send barCode or itemCode, not both.` }];
  }
  if (unit.uom === data.uom) return [];
  const message = `The barcode ${barCode} is for ${String(unit.uom)}, but uom is ${String(data.uom)}. Correct one of them, or leave barCode out.`;
  return [{ name: 'barCode', message }];
}
