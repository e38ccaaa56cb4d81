/** The e-invoice equals the document of the book, line by line and in total. */

import type { Payload } from '@ledgerline/catalog';
import { amountText, type Decimal, ONE } from '@ledgerline/catalog/decimal';
import { type RuleTotal, bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import type { Sen } from '../../money.ts';
import { blockAt } from '../ubl/ubl-reader.ts';
import { allowancesOf, amountAt, forgoneOf, sum } from './amounts.ts';
import type { Found, Reading, Rule } from './rule.ts';

const PATH = '/LegalMonetaryTotal';
const SEN_PER_UNIT = 100n;

const decimalOfSen = (sen: Sen): Decimal => (sen * ONE) / SEN_PER_UNIT;

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

/** The tax that a total must state: with or without the tax that was forgone, whichever the document has. */
const owed =
  (stated: (reading: Reading) => Decimal) =>
  (reading: Reading): Decimal => {
    const [total, wanted] = [stated(reading), decimalOfSen(reading.totals.tax)];
    const without = total - sum(reading.lines.map(({ block }) => forgoneOf(block)));
    return without === wanted ? without : total;
  };

const legalOf = ({ invoice }: Reading): Payload | undefined => blockAt(invoice, 'LegalMonetaryTotal');
const prepaidOf = ({ invoice }: Reading): Decimal => amountAt(invoice, 'PrepaidPayment', 'PaidAmount');

export const TOTAL_RULES: readonly Rule[] = [
  equal(
    'sum-of-lines',
    'lines',
    ({ lines, invoice }) =>
      sum(lines.map(({ block }) => amountAt(block, 'LineExtensionAmount'))) -
      allowancesOf(invoice, false) +
      allowancesOf(invoice, true),
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
