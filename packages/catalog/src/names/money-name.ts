/**
 * Names that mean money, a quantity, tax, a discount, an account, a payment or a date. A command that does not take such a name
 * rejects it, because an ignored price or date is a wrong document. All other unknown names are the caller's own.
 */

import type { Json } from '../declaration/declaration.ts';
import { fold, singular, wordsOf } from '../spelling/suggest.ts';
import { FIELD_SYNONYMS } from './synonyms.ts';
import { declaredMembers } from './vocabulary.ts';

/** Everyday words that mean a figure and are not a field of any command. */
const EVERYDAY = [
  ...[
    'tax',
    'gst',
    'sst',
    'vat',
    'rate',
    'price',
    'cost',
    'fee',
    'charge',
    'surcharge',
    'tip',
    'total',
    'subTotal',
    'grandTotal',
  ],
  ...['totalAmount', 'netTotal', 'netAmount', 'grossAmount', 'amountDue', 'balance', 'listPrice', 'retailPrice', 'shippingFee'],
  ...['shippingCost', 'shippingCharge', 'deliveryFee', 'serviceCharge', 'handlingFee', 'taxTotal', 'discountTotal', 'orderTotal'],
  ...['discountValue', 'fxAmount', 'deposit', 'payment', 'paymentDate', 'asOfDate', 'issueDate', 'valueDate', 'receiptDate'],
];

/** Synonyms that have another meaning where their field is not taken. */
const AMBIGUOUS = [
  'method',
  'tender',
  'bank',
  'due',
  'payBy',
  'terms',
  'from',
  'to',
  'since',
  'until',
  'date',
  'rows',
  'records',
  'documents',
];
/** Lists of something else. */
const OTHER_LISTS = ['branches', 'rows', 'overrides'];
/** Codes of accounts, taxes, currencies and ways to pay. */
const MONEY_CODE = /(?:accountNo|accNo|account|taxCode|taxType|currencyCode|inclusiveTax|paymentMethod|paymentBy|depositDocNo)$/i;

let table: ReadonlyMap<string, string> | undefined;

/** Every such name by its folded form; published for tests. */
export function moneyNames(): ReadonlyMap<string, string> {
  table ??= namesByFold();
  return table;
}

function namesByFold(): ReadonlyMap<string, string> {
  const names: string[] = [...EVERYDAY];
  for (const { name, aliases, member } of declaredMembers()) {
    const isList = member.kind === 'rows' && !OTHER_LISTS.includes(name);
    const isFigure = member.kind === 'field' && (isMoneySchema(member.schema) || MONEY_CODE.test(name));
    if (isList || isFigure) names.push(name, ...aliases, ...(FIELD_SYNONYMS[name] ?? []));
  }
  return new Map(names.filter((name) => !AMBIGUOUS.includes(name)).map((name) => [fold(name), name]));
}

/** Numbers with decimals, discounts and days. */
function isMoneySchema(schema: object): boolean {
  const text = JSON.stringify(schema);
  return text.includes('"x-decimals"') || text.includes('"format":"discount"') || text.includes('"format":"date"');
}

/** The last word of a name that holds a figure, such as orderTotal, and words that say so anywhere, such as amountDue. */
const LAST = new Set(
  'price cost amount amt total subtotal tax gst sst vat discount rebate rate fee charge surcharge qty quantity tip paid balance'.split(
    ' ',
  ),
);
const ANYWHERE = new Set('amount total price cost discount'.split(' '));
const FIGURE = /^-?[\d.,]+ ?%?$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Whether a name that a place does not take means money, by itself or together with its value. */
export function meansMoney(name: string, value: Json): boolean {
  const folded = fold(name);
  if (moneyNames().has(folded) || moneyNames().has(singular(folded))) return true;
  const isFigure = typeof value === 'number' || (typeof value === 'string' && FIGURE.test(value));
  const isDay = typeof value === 'string' && DAY.test(value);
  if (!isFigure && !isDay) return false;
  const words = wordsOf(name).map(singular);
  const last = words.at(-1) ?? '';
  return isDay ? last === 'date' : LAST.has(last) || words.some((word) => ANYWHERE.has(word));
}

/** Calculated fields of a line that a get shows; a line that is sent back with them is accepted. */
const SHOWN = new Set(
  ['subTotal', 'netAmount', 'transferedQty', 'outstandingQty', 'returnedQty', 'returnableQty', 'packageQty', 'differenceQty'].map(
    fold,
  ),
);

export const isShownOnRows = (name: string): boolean => SHOWN.has(fold(name));
