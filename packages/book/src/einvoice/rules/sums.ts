/** Sums within an e-invoice: each line, and the whole, add up to the sen. */

import type { Payload } from '@ledgerline/catalog';
import { amountText, type Decimal } from '@ledgerline/catalog/decimal';
import { type RuleSum, bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import { blockAt } from '../ubl/ubl-reader.ts';
import { allowancesOf, amountAt, forgoneOf, sum, taxesOf } from './amounts.ts';
import type { Found, Reading, Rule } from './rule.ts';

/** Checks a total that is stated. That it must be stated is a separate rule. */
const stated = (what: RuleSum, path: string, block: Payload | undefined, name: string, parts: Decimal): readonly Found[] => {
  if (blockAt(block, name) === undefined) return [];
  const has = amountAt(block, name);
  return has === parts ? [] : [{ path, says: say.sumDiffers(what, amountText(has), amountText(parts)) }];
};

/** A total of tax includes the tax that was forgone, or leaves it out. */
const taxStated = (what: RuleSum, path: string, block: Payload): readonly Found[] => {
  const total = blockAt(block, 'TaxTotal');
  const parts = taxesOf(block);
  const has = amountAt(total, 'TaxAmount');
  return has === parts - forgoneOf(block) ? [] : stated(what, path, total, 'TaxAmount', parts);
};

const legalOf = ({ invoice }: Reading): Payload | undefined => blockAt(invoice, 'LegalMonetaryTotal');
const LEGAL_PATH = '/LegalMonetaryTotal';

export const SUM_RULES: readonly Rule[] = [
  {
    id: 'line-sum',
    source: 'book',
    check: ({ lines }) =>
      lines.flatMap(({ path, block }) => {
        const parts = amountAt(block, 'ItemPriceExtension', 'Amount') - allowancesOf(block, false) + allowancesOf(block, true);
        return stated('line', path, block, 'LineExtensionAmount', parts);
      }),
  },
  {
    id: 'line-tax-sum',
    source: 'book',
    check: ({ lines }) => lines.flatMap(({ path, block }) => taxStated('lineTax', path, block)),
  },
  {
    id: 'tax-sum',
    source: 'book',
    check: ({ invoice }) => taxStated('tax', '/TaxTotal', invoice),
  },
  {
    id: 'net-of-lines',
    source: 'book',
    check: (reading) => {
      const parts = sum(reading.lines.map(({ block }) => amountAt(block, 'LineExtensionAmount')));
      return stated('lines', LEGAL_PATH, legalOf(reading), 'LineExtensionAmount', parts);
    },
  },
  {
    id: 'discount-total',
    source: 'book',
    check: (reading) =>
      stated('discounts', LEGAL_PATH, legalOf(reading), 'AllowanceTotalAmount', allowancesOf(reading.invoice, false)),
  },
  {
    id: 'charge-total',
    source: 'book',
    check: (reading) => stated('charges', LEGAL_PATH, legalOf(reading), 'ChargeTotalAmount', allowancesOf(reading.invoice, true)),
  },
];
