/** The e-invoice equals the document of the book, line by line and in total. */

import type { Payload } from '@ledgerline/catalog';
import { amountText, type Decimal, ONE, parseDecimal, ZERO } from '@ledgerline/catalog/decimal';
import { type RuleTotal, bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import type { Sen } from '../../money.ts';
import { blockAt, blocksAt, textAt, valueAt } from '../ubl/ubl-reader.ts';
import type { Found, Place, Reading, Rule } from './rule.ts';

const PATH = '/LegalMonetaryTotal';
const SEN_PER_UNIT = 100n;

const decimalOfSen = (sen: Sen): Decimal => (sen * ONE) / SEN_PER_UNIT;

const amountAt = (block: Payload | undefined, ...names: readonly string[]): Decimal =>
  parseDecimal(valueAt(block, ...names) ?? 0) ?? ZERO;

const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((total, amount) => total + amount, ZERO);

/** Discounts less charges of a block. */
const allowanceOf = (block: Payload): Decimal =>
  sum(
    blocksAt(block, 'AllowanceCharge').map((entry) => {
      const amount = amountAt(entry, 'Amount');
      return valueAt(entry, 'ChargeIndicator') === true ? -amount : amount;
    }),
  );

/** The tax that an exempt line would have had; it can be stated, and nobody owes it. */
const forgoneOf = (lines: readonly Place[]): Decimal =>
  sum(
    lines.flatMap(({ block }) =>
      blocksAt(blockAt(block, 'TaxTotal'), 'TaxSubtotal')
        .filter((subtotal) => textAt(subtotal, 'TaxCategory', 'ID') === 'E')
        .map((subtotal) => amountAt(subtotal, 'TaxAmount')),
    ),
  );

const equal = (
  id: string,
  total: RuleTotal,
  given: (reading: Reading) => Decimal,
  wanted: (reading: Reading) => Decimal,
): Rule => ({
  id,
  source: 'book',
  check: (reading): readonly Found[] => {
    const [has, needs] = [given(reading), wanted(reading)];
    return has === needs ? [] : [{ path: PATH, says: say.totalDiffers(total, amountText(has), amountText(needs)) }];
  },
});

const taxOfLines = ({ lines }: Reading): Decimal => sum(lines.map(({ block }) => amountAt(block, 'TaxTotal', 'TaxAmount')));

/** Of a total of tax: with the tax that was forgone or without it, whichever the document has. */
const owed =
  (stated: (reading: Reading) => Decimal) =>
  (reading: Reading): Decimal => {
    const [total, wanted] = [stated(reading), decimalOfSen(reading.totals.tax)];
    const without = total - forgoneOf(reading.lines);
    return without === wanted ? without : total;
  };

const legalOf = ({ invoice }: Reading): Payload | undefined => blockAt(invoice, 'LegalMonetaryTotal');
const prepaidOf = ({ invoice }: Reading): Decimal => amountAt(invoice, 'PrepaidPayment', 'PaidAmount');

export const TOTAL_RULES: readonly Rule[] = [
  equal(
    'sum-of-lines',
    'lines',
    ({ lines, invoice }) => sum(lines.map(({ block }) => amountAt(block, 'LineExtensionAmount'))) - allowanceOf(invoice),
    ({ totals }) => decimalOfSen(totals.net),
  ),
  equal('tax-of-lines', 'taxOfLines', owed(taxOfLines), ({ totals }) => decimalOfSen(totals.tax)),
  equal(
    'tax-total',
    'tax',
    owed(({ invoice }) => amountAt(invoice, 'TaxTotal', 'TaxAmount')),
    ({ totals }) => decimalOfSen(totals.tax),
  ),
  equal(
    'net-total',
    'net',
    (reading) => amountAt(legalOf(reading), 'TaxExclusiveAmount'),
    ({ totals }) => decimalOfSen(totals.net),
  ),
  equal(
    'gross-total',
    'gross',
    (reading) => amountAt(legalOf(reading), 'TaxInclusiveAmount'),
    ({ totals }) => decimalOfSen(totals.net + totals.tax),
  ),
  equal(
    'rounding',
    'rounding',
    (reading) => amountAt(legalOf(reading), 'PayableRoundingAmount'),
    ({ totals }) => decimalOfSen(totals.rounding),
  ),
  equal(
    'payable',
    'payable',
    (reading) => amountAt(legalOf(reading), 'PayableAmount') + prepaidOf(reading),
    ({ totals }) => decimalOfSen(totals.total),
  ),
];
