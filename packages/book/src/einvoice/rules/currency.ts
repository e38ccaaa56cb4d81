/** Rules of currencies and exchange rates. */

import { bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import { hasCode } from '../codes/code-table.ts';
import { blockAt, numberAt, textAt } from '../ubl/ubl-reader.ts';
import { type Found, found, type Reading, type Rule } from './rule.ts';

/** The currency of the tax authority. */
export const HOME_CURRENCY = 'MYR';

const RATE_LENGTH_MAX = 15;

function checkRate({ invoice, currency }: Reading): readonly Found[] {
  const path = '/TaxExchangeRate';
  const rate = numberAt(invoice, 'TaxExchangeRate', 'CalculationRate') ?? 0;
  if (currency !== HOME_CURRENCY && rate <= 0) return [{ path, says: say.rateNeeded(currency) }];
  if (rate < 0) return [{ path, says: say.rateNegative(rate) }];
  return found(String(rate).length > RATE_LENGTH_MAX, path, () => say.rateTooLong(rate, RATE_LENGTH_MAX));
}

function checkPair({ invoice, currency }: Reading): readonly Found[] {
  const exchange = blockAt(invoice, 'TaxExchangeRate');
  if (!exchange) return [];
  const [source, target] = [textAt(exchange, 'SourceCurrencyCode'), textAt(exchange, 'TargetCurrencyCode')];
  return found(source !== currency || target !== HOME_CURRENCY, '/TaxExchangeRate', () =>
    say.ratePair(currency, HOME_CURRENCY, source, target),
  );
}

/** Checks the currency of the amounts. Only the first amount in another currency is reported. */
function checkAmounts({ amounts, currency, invoice }: Reading): readonly Found[] {
  const taxCurrency = textAt(invoice, 'TaxCurrencyCode') || currency;
  const stray = amounts.find(({ name, currency: given }) => given !== (name === 'TaxAmount' ? taxCurrency : currency));
  if (!stray) return [];
  const wanted = stray.name === 'TaxAmount' ? taxCurrency : currency;
  return [{ path: stray.path, says: say.amountCurrency(stray.path, wanted, String(stray.currency ?? '')) }];
}

export const CURRENCY_RULES: readonly Rule[] = [
  {
    id: 'base-currency',
    source: 'book',
    check: ({ baseCurrency }) => found(baseCurrency !== HOME_CURRENCY, '/TaxExchangeRate', () => say.baseCurrency(baseCurrency)),
  },
  {
    id: 'currency-code',
    source: 'codes',
    check: ({ currency }) => found(!hasCode('currency', currency), '/DocumentCurrencyCode', () => say.notCurrency(currency)),
  },
  {
    id: 'tax-currency-code',
    source: 'codes',
    check: ({ invoice }) => {
      const code = textAt(invoice, 'TaxCurrencyCode');
      return found(code !== '' && !hasCode('currency', code), '/TaxCurrencyCode', () => say.notCurrency(code));
    },
  },
  { id: 'exchange-rate', source: 'currency', check: checkRate },
  { id: 'exchange-pair', source: 'currency', check: checkPair },
  { id: 'amount-currency', source: 'currency', check: checkAmounts },
];
