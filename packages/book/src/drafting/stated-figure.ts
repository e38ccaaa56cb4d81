/**
 * Figures that a caller states of a line: a price that is missing, and figures that contradict each other. Both are refused before
 * anything is saved, because the book would have to guess. Computes nothing itself.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import { type Decimal, decimalOf, decimalText, ZERO } from '@ledgerline/catalog/decimal';
import type { Sentence } from '@ledgerline/words';
import { bookLineSays } from '@ledgerline/words/book/line';
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
    command.refuse(`${path}/amount`, 'REQUIRED', bookLineSays.noAmount());
    return;
  }
  command.refuse(`${path}/unitPrice`, 'REQUIRED', unpriced(effect.side, item, uom));
}

function unpriced(side: LedgerSide, item: Item | undefined, uom: string): Sentence {
  if (side === 'AR') return item ? bookLineSays.noSellingPrice(item.itemCode, uom) : bookLineSays.noPriceSale();
  return item ? bookLineSays.noCost(item.itemCode) : bookLineSays.noPricePurchase();
}

/** Refuses values of a row that contradict the line created from it, each with the values and what to do. */
export function refuseContradictions(
  command: CommandContext,
  side: LedgerSide,
  row: Payload,
  line: DraftLine,
  path: string,
): void {
  for (const { name, says } of [
    ...amountAgainstPrice(row, line),
    ...(side === 'AP' ? costAgainstPrice(row) : []),
    ...rateAgainstCode(command, row, line),
    ...barCodeAgainstItem(command, row, line),
  ]) {
    command.refuse(`${path}/${name}`, name === 'taxRate' ? 'TAX_OVERRIDE' : 'INVALID_VALUE', says);
  }
}

interface Contradiction {
  readonly name: string;
  readonly says: Sentence;
}

/** The amount of a line can be stated before or after its discount, and with its tax. */
function amountAgainstPrice(row: Payload, { data, quantity, subTotal, net, tax }: DraftLine): readonly Contradiction[] {
  if (!isGiven(row.amount) || data.unitPrice === undefined) return [];
  const gross = productSen(quantity, decimalOf(data.unitPrice));
  const amount: Sen = senOf(row.amount);
  if ([gross, subTotal, net, net + tax].includes(amount)) return [];
  const price = decimalText(decimalOf(data.unitPrice));
  const [sent, count, product] = [senText(amount), decimalText(quantity), senText(gross)];
  const says =
    subTotal === gross
      ? bookLineSays.amountDiffers(sent, count, price, product)
      : bookLineSays.amountDiffersDiscounted(sent, count, price, product, senText(subTotal));
  return [{ name: 'amount', says }];
}

/** Compares unit cost and unit price: on a purchase, both are the price of one unit. */
function costAgainstPrice({ unitPrice, unitCost }: Payload): readonly Contradiction[] {
  if (!isGiven(unitPrice) || !isGiven(unitCost)) return [];
  const [price, cost] = [decimalOf(unitPrice), decimalOf(unitCost)];
  if (price === cost) return [];
  return [{ name: 'unitCost', says: bookLineSays.costDiffers(decimalText(cost), decimalText(price)) }];
}

/** Compares the tax rate of a line with the rate of its tax code. */
function rateAgainstCode(command: CommandContext, { taxRate }: Payload, { taxCode }: DraftLine): readonly Contradiction[] {
  if (!isGiven(taxRate)) return [];
  const sent = decimalOf(taxRate);
  if (taxCode === null) return sent === ZERO ? [] : [{ name: 'taxRate', says: bookLineSays.rateWithoutCode(decimalText(sent)) }];
  const rate: Decimal = decimalOf(command.records.find('tax-code', taxCode)?.data.rate ?? 0);
  if (sent === rate) return [];
  return [{ name: 'taxRate', says: bookLineSays.rateDiffers(decimalText(sent), taxCode, decimalText(rate)) }];
}

/** Compares a barcode with the item and the unit that it identifies. */
function barCodeAgainstItem(command: CommandContext, row: Payload, { itemCode, data }: DraftLine): readonly Contradiction[] {
  const barCode = textOf(row.barCode);
  if (barCode === null || itemCode === null) return [];
  const item = command.records.find('item', itemCode);
  const unit = rowsOf(item?.data ?? {}, 'uoms').find((one) => one.barCode === barCode);
  if (!unit) {
    const other = unitOfBarCode(command, barCode);
    const says = other
      ? bookLineSays.barcodeOfOther(barCode, other.itemCode, itemCode)
      : bookLineSays.barcodeOfNone(barCode, itemCode);
    return [{ name: 'barCode', says }];
  }
  if (unit.uom === data.uom) return [];
  return [{ name: 'barCode', says: bookLineSays.barcodeUnit(barCode, String(unit.uom), String(data.uom)) }];
}
