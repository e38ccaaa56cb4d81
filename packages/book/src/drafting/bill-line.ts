/**
 * One line of a trading or ledger document: item, price, discount, tax and accounts, checked and computed. Knows nothing of
 * totals.
 */

import type { DocType, Json, Payload } from '@ledgerline/catalog';
import { absolute, type Decimal, decimalNumber, decimalOf, decimalText, multiply, ONE, ZERO } from '@ledgerline/catalog/decimal';
import { bookLineSays } from '@ledgerline/words/book/line';
import type { CommandContext } from '../command/command-context.ts';
import { discountedAmountSen, discountedSen } from '../discount.ts';
import type { DraftLine, LinePosting } from '../document/document.ts';
import type { Bill } from '../ledger/matrix.ts';
import { SIDES } from '../ledger/matrix.ts';
import { takesGoodsBack } from '../ledger/nature.ts';
import {
  activeItem,
  activeRecord,
  groupAccount,
  type Item,
  isInForce,
  missingUnit,
  unitOfBarCode,
} from '../master-data/master.ts';
import { checkLocation } from '../master-data/permission.ts';
import { checkRowFields } from '../master-data/user-defined-value.ts';
import { convertSen, insideSen, percentSen, productSen, type Sen, senNumber, senOf, senText } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { standardCostOf } from '../stock/known-cost.ts';
import type { PartyHead } from './header.ts';
import { accountOfLine } from './posting-account.ts';
import { refuseContradictions, refuseUnpriced } from './stated-figure.ts';

const SALES_TAX_OVERRIDE_MAX: Sen = 10n;

export interface BillContext {
  readonly type: DocType;
  readonly effect: Bill;
  readonly head: PartyHead;
  readonly isInclusive: boolean;
  readonly taxDate: string;
  /** False for credit notes of a price-only type. */
  readonly movesStock: boolean;
}

export interface TaxOfLine {
  readonly taxCode: string | null;
  readonly rate: Decimal;
  /** Null where the tax is part of the cost, and where the code names no account. */
  readonly account: string | null;
  readonly isCost: boolean;
}

/** Tax that is owed or claimed needs a code and an account of its own; it is never posted as income or cost. */
export function refuseTaxWithoutAccount(
  command: CommandContext,
  { taxCode, account, isCost }: TaxOfLine,
  tax: Sen,
  path: string,
): void {
  if (tax === 0n || isCost || account !== null) return;
  if (taxCode === null) {
    command.refuse(path, 'REQUIRED', bookLineSays.taxNeedsCode(senText(tax)));
    return;
  }
  command.refuse(path, 'SETUP_INCOMPLETE', bookLineSays.taxNeedsAccount(taxCode, senText(tax)));
}

/** The tax code of a line, valid for its side and day. */
export function taxOfLine(
  command: CommandContext,
  code: string | null,
  direction: 'supply' | 'purchase',
  date: string,
  path: string,
): TaxOfLine {
  const none = { taxCode: null, rate: ZERO, account: null, isCost: false };
  if (code === null) return none;
  const record = activeRecord(command, 'tax-code', code, path);
  if (!record) return none;
  command.refer('tax-code', code);
  const { data } = record;
  if (data.direction !== 'both' && data.direction !== direction) {
    const own = data.direction === 'supply' ? 'supply' : 'purchase';
    command.refuse(path, 'TAX_CODE_INVALID', bookLineSays.taxSide(code, own, direction));
    return none;
  }
  if (!isInForce(data, date)) {
    command.refuse(path, 'TAX_CODE_INVALID', bookLineSays.taxNotValid(code, date));
    return none;
  }
  const isCost = direction === 'purchase' && data.claimable !== true;
  return { taxCode: code, rate: decimalOf(data.rate ?? 0), account: isCost ? null : textOf(data.accountNo), isCost };
}

/** Tax of an amount and the net amount, using the caller's figure where it is close enough. */
export function taxedAmount(
  command: CommandContext,
  subTotal: Sen,
  rate: Decimal,
  isInclusive: boolean,
  row: Payload,
  direction: 'supply' | 'purchase',
  path: string,
): { readonly net: Sen; readonly tax: Sen } {
  const computed = isInclusive ? insideSen(subTotal, rate) : percentSen(subTotal, rate);
  const wanted = wantedTax(row, computed);
  const net = isInclusive ? subTotal - wanted : subTotal;
  if (wanted === computed) return { net, tax: computed };
  const isAllowed =
    direction === 'supply' ? absolute(wanted - computed) <= SALES_TAX_OVERRIDE_MAX : wanted >= 0n && wanted <= absolute(net);
  if (!isAllowed) {
    const say = direction === 'supply' ? bookLineSays.salesTaxDiffers : bookLineSays.purchaseTaxDiffers;
    command.refuse(`${path}/taxAmount`, 'TAX_OVERRIDE', say(senText(computed)));
  }
  return { net, tax: wanted };
}

function wantedTax(row: Payload, computed: Sen): Sen {
  if (row.taxAmount !== undefined && row.taxAmount !== null) return senOf(row.taxAmount);
  return row.taxAdjustment === undefined || row.taxAdjustment === null ? computed : computed + senOf(row.taxAdjustment);
}

const isGiven = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== '';

function itemOfRow(command: CommandContext, row: Payload, path: string): Item | undefined {
  const code = textOf(row.itemCode);
  if (code !== null) return activeItem(command, code, `${path}/itemCode`);
  const barCode = textOf(row.barCode);
  if (barCode === null) return undefined;
  const unit = unitOfBarCode(command, barCode);
  if (!unit) {
    command.refuse(`${path}/barCode`, 'UNKNOWN_CODE', bookLineSays.noBarcode(barCode));
    return undefined;
  }
  return activeItem(command, unit.itemCode, `${path}/barCode`);
}

function uomOfRow(command: CommandContext, item: Item, row: Payload, path: string) {
  const wanted =
    textOf(row.uom) ??
    textOf(
      (item.data.uoms as readonly Payload[] | undefined)?.find((unit) => isGiven(row.barCode) && unit.barCode === row.barCode)
        ?.uom,
    );
  const uom = item.uoms.find((unit) => unit.uom === (wanted ?? item.baseUom));
  if (!uom) command.refuse(`${path}/uom`, 'UNKNOWN_CODE', missingUnit(item, wanted));
  return uom ?? { uom: item.baseUom, rate: ONE, price: null };
}

/** A location that exists and is active; the book never replaces it. */
export function locationOf(command: CommandContext, code: string | null, isNeeded: boolean, path: string): string | null {
  if (code === null) {
    if (isNeeded) command.refuse(path, 'REQUIRED', bookLineSays.needsLocation());
    return null;
  }
  if (!activeRecord(command, 'location', code, path)) return null;
  checkLocation(command, code, path);
  command.refer('location', code);
  return code;
}

/** The price of a line: the price that was sent, or the cost that was sent for a purchase, otherwise the price of the item; null if there is none. */
function priceOf(item: Item | undefined, uom: string, row: Payload, context: BillContext): Decimal | null {
  if (isGiven(row.unitPrice)) return decimalOf(row.unitPrice);
  if (context.effect.side === 'AP') return isGiven(row.unitCost) ? decimalOf(row.unitCost) : null;
  if (!item) return null;
  const category = textOf(context.head.header.multiPricing) ?? textOf(context.head.partyData.priceCategory);
  const prices = rowsOf(item.data, 'prices');
  const special =
    prices.find((row) => row.uom === uom && row.debtorCode === context.head.party) ??
    (category === null ? undefined : prices.find((row) => row.uom === uom && row.priceCategory === category));
  if (special?.price !== undefined) return decimalOf(special.price);
  return item.uoms.find((unit) => unit.uom === uom)?.price ?? null;
}

/** A line with text only. */
const isHeading = (row: Payload, item: Item | undefined): boolean =>
  item === undefined && ['qty', 'unitPrice', 'unitCost', 'amount', 'accountNo'].every((name) => !isGiven(row[name]));

export function draftBillLine(command: CommandContext, context: BillContext, row: Payload, path: string): DraftLine {
  const { effect, head } = context;
  const side = SIDES[effect.side];
  const item = effect.lines === 'items' ? itemOfRow(command, row, path) : undefined;
  if (item) command.refer('item', item.itemCode);
  const heading = effect.lines === 'items' && isHeading(row, item);
  const unit = item ? uomOfRow(command, item, row, path) : { uom: textOf(row.uom) ?? '', rate: ONE, price: null };
  const quantity = heading ? ZERO : isGiven(row.qty) ? decimalOf(row.qty) : ONE;
  if (item && quantity <= 0n) command.refuse(`${path}/qty`, 'INVALID_VALUE', bookLineSays.quantityPositive());
  const free = isGiven(row.focQty) ? decimalOf(row.focQty) : ZERO;
  const price = priceOf(item, unit.uom, row, context);
  const isByAmount = isGiven(row.amount) && !isGiven(row.unitPrice) && !isPricedByCost(row, context);
  if (price === null && !isByAmount && !heading) refuseUnpriced(command, context, { item, uom: unit.uom }, path);
  const unitPrice = price ?? ZERO;
  const discount = isGiven(row.discount) ? String(row.discount) : '';
  const sub = isByAmount ? discountedAmountSen(senOf(row.amount), discount) : discountedSen(quantity, unitPrice, discount);
  if (typeof sub !== 'bigint') command.refuse(`${path}/discount`, 'INVALID_DISCOUNT', sub);
  const subTotal = typeof sub === 'bigint' ? sub : 0n;
  const taxCode = heading ? null : taxCodeOf(row, item, context);
  const tax = taxOfLine(command, taxCode, side.taxDirection, context.taxDate, `${path}/taxCode`);
  const rate = tax.taxCode !== null && isGiven(row.taxRate) ? decimalOf(row.taxRate) : tax.rate;
  const amounts = taxedAmount(command, subTotal, rate, context.isInclusive, row, side.taxDirection, path);
  if (effect.isPosted || tax.taxCode === null) refuseTaxWithoutAccount(command, tax, amounts.tax, `${path}/taxCode`);
  const isStockLine = item?.isStock === true && context.movesStock;
  const wanted = textOf(row.location) ?? textOf(head.header[side.location]);
  const location = locationOf(command, wanted, isStockLine && effect.stock !== 'none', `${path}/location`);
  if (isStockLine && location === null && effect.stock === 'none') {
    command.warn('LOCATION_MISSING', bookLineSays.locationMissing(item.itemCode, side.location), `${path}/location`);
  }
  checkAnalysis(command, context.type, row, path);
  const account = heading
    ? null
    : accountOfLine(command, { ...context, ...head }, row, { item, movesGoods: isStockLine && effect.stock !== 'none' }, path);
  const line: DraftLine = {
    key: typeof row.dtlKey === 'string' ? BigInt(row.dtlKey) : 0n,
    data: storedRow(withoutFigures(row, context, isByAmount), item, {
      uom: unit.uom,
      quantity,
      unitPrice,
      isByAmount,
      heading,
      location,
      taxCode: tax.taxCode,
      rate,
      account: account?.isRemembered ? account.account : null,
    }),
    itemCode: item?.itemCode ?? null,
    location,
    taxCode: tax.taxCode,
    quantity,
    baseQuantity: multiply(quantity + free, unit.rate),
    subTotal,
    net: amounts.net,
    tax: amounts.tax,
    netLocal: convertSen(amounts.net, head.rate),
    taxLocal: convertSen(amounts.tax, head.rate),
    posting:
      account === null
        ? {}
        : postingOf(command, context, row, {
            account: account.account,
            item,
            isStockLine,
            tax,
            quantity,
            free,
            unitRate: unit.rate,
          }),
  };
  // Fields of a line that exists were checked when they were sent.
  if (row.dtlKey === undefined) refuseContradictions(command, effect.side, row, line, path);
  return line;
}

const isPricedByCost = (row: Payload, { effect }: BillContext): boolean => effect.side === 'AP' && isGiven(row.unitCost);

/** A row without the figures that are computed from its other figures, so that a later change of those does not contradict it. */
function withoutFigures(row: Payload, context: BillContext, isByAmount: boolean): Payload {
  const dropped = [...(isByAmount ? [] : ['amount']), ...(context.effect.side === 'AP' ? ['unitCost'] : [])];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !dropped.includes(name)));
}

function taxCodeOf(row: Payload, item: Item | undefined, { effect, head }: BillContext): string | null {
  if (row.taxCode !== undefined && row.taxCode !== null) return textOf(row.taxCode);
  const ofItem = item?.data[effect.side === 'AR' ? 'supplyTaxCode' : 'purchaseTaxCode'];
  return textOf(ofItem) ?? textOf(head.partyData.taxCode);
}

function checkAnalysis(command: CommandContext, type: DocType, row: Payload, path: string): void {
  for (const kind of ['project', 'department'] as const) {
    const code = textOf(row[kind]);
    if (code !== null && activeRecord(command, kind, code, `${path}/${kind}`)) command.refer(kind, code);
  }
  checkRowFields(command, `${type}.line`, row, path);
}

interface Computed {
  readonly uom: string;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly isByAmount: boolean;
  readonly heading: boolean;
  readonly location: string | null;
  readonly taxCode: string | null;
  readonly rate: Decimal;
  /** The account that an earlier document gave. */
  readonly account: string | null;
}

/** The row with its defaults, so that the same row produces the same line again. */
function storedRow(row: Payload, item: Item | undefined, computed: Computed): Payload {
  const { dtlKey: _key, ...rest } = row;
  const isSaid = ([name, value]: readonly [string, Json]): boolean => value !== null && (name !== 'taxCode' || value !== '');
  const kept = Object.fromEntries(Object.entries(rest).filter(isSaid));
  if (computed.heading) return kept;
  return {
    ...kept,
    ...(item ? { itemCode: item.itemCode, description: textOf(row.description) ?? String(item.data.description) } : {}),
    ...(computed.uom === '' ? {} : { uom: computed.uom }),
    ...(computed.account === null ? {} : { accountNo: computed.account }),
    qty: decimalNumber(computed.quantity),
    ...(computed.isByAmount ? {} : { unitPrice: decimalNumber(computed.unitPrice) }),
    ...(computed.location === null ? {} : { location: computed.location }),
    ...(computed.taxCode === null ? {} : { taxCode: computed.taxCode, taxRate: decimalNumber(computed.rate) }),
  };
}

interface PostingParts {
  readonly account: string;
  readonly item: Item | undefined;
  readonly isStockLine: boolean;
  readonly tax: TaxOfLine;
  readonly quantity: Decimal;
  readonly free: Decimal;
  readonly unitRate: Decimal;
}

function postingOf(command: CommandContext, context: BillContext, row: Payload, parts: PostingParts): LinePosting {
  const { account, item, isStockLine, tax } = parts;
  if (account !== '') command.refer('account', account);
  const fallback = isStockLine && item && takesGoodsBack(context.type) ? standardCostOf(item) : null;
  return {
    account,
    ...(tax.account === null ? {} : { taxAccount: tax.account }),
    ...(isStockLine && item
      ? {
          stockAccount: groupAccount(command, item, 'stockAccountNo', 'stock'),
          costAccount: groupAccount(command, item, 'cogsAccountNo', 'costOfGoodsSold'),
        }
      : {}),
    ...(fallback === null ? {} : { fallbackCost: decimalText(fallback) }),
    ...(takesGoodsBack(context.type) && isGiven(row.unitCost)
      ? { givenValue: productSen(parts.quantity, decimalOf(row.unitCost)).toString() }
      : {}),
    ...(parts.free > 0n ? { freeQuantity: decimalText(multiply(parts.free, parts.unitRate)) } : {}),
  };
}

/** Amounts of a line as JSON numbers, for results. */
export const lineAmounts = (line: DraftLine): Payload => ({
  subTotal: senNumber(line.subTotal),
  taxAmount: senNumber(line.tax),
  netAmount: senNumber(line.net),
});
