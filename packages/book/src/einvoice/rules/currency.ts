/** Rules of currencies and exchange rates. */

import { hasCode } from '../codes/code-table.ts';
import { blockAt, numberAt, textAt } from '../ubl/ubl-reader.ts';
import { type Found, found, type Reading, type Rule } from './rule.ts';

/** The currency of the tax authority. */
export const HOME_CURRENCY = 'MYR';

const RATE_LENGTH_MAX = 15;

function checkRate({ invoice, currency }: Reading): readonly Found[] {
  const path = '/TaxExchangeRate';
  const rate = numberAt(invoice, 'TaxExchangeRate', 'CalculationRate') ?? 0;
  if (currency !== HOME_CURRENCY && rate <= 0) return [{ path, message: `A document in ${currency} needs its exchange rate.` }];
  return found(
    String(rate).length > RATE_LENGTH_MAX,
    path,
    () => `The exchange rate ${rate} has more than ${RATE_LENGTH_MAX} characters.`,
  );
}

function checkPair({ invoice, currency }: Reading): readonly Found[] {
  const exchange = blockAt(invoice, 'TaxExchangeRate');
  if (!exchange) return [];
  const [source, target] = [textAt(exchange, 'SourceCurrencyCode'), textAt(exchange, 'TargetCurrencyCode')];
  return found(
    source !== currency || target !== HOME_CURRENCY,
    '/TaxExchangeRate',
    () => `The exchange rate must be from ${currency} to ${HOME_CURRENCY}; it is from ${source} to ${target}.`,
  );
}

/** The first of the amounts in another currency stands for all of them. */
function checkAmounts({ amounts, currency, invoice }: Reading): readonly Found[] {
  const taxCurrency = textAt(invoice, 'TaxCurrencyCode') || currency;
  const stray = amounts.find(({ name, currency: given }) => given !== (name === 'TaxAmount' ? taxCurrency : currency));
  if (!stray) return [];
  const wanted = stray.name === 'TaxAmount' ? taxCurrency : currency;
  return [
    { path: stray.path, message: `${stray.path} must be in ${wanted}; it is in ${String(stray.currency ?? 'no currency')}.` },
  ];
}

export const CURRENCY_RULES: readonly Rule[] = [
  {
    id: 'base-currency',
    source: 'book',
    check: ({ baseCurrency }) =>
      found(
        baseCurrency !== HOME_CURRENCY,
        '/TaxExchangeRate',
        () => `E-invoices need an account book in MYR. The base currency of this one is ${baseCurrency}.`,
      ),
  },
  {
    id: 'currency-code',
    source: 'codes',
    check: ({ currency }) =>
      found(!hasCode('currency', currency), '/DocumentCurrencyCode', () => `${currency} is not a three-letter currency code.`),
  },
  {
    id: 'tax-currency-code',
    source: 'codes',
    check: ({ invoice }) => {
      const code = textAt(invoice, 'TaxCurrencyCode');
      return found(
        code !== '' && !hasCode('currency', code),
        '/TaxCurrencyCode',
        () => `${code} is not a three-letter currency code.`,
      );
    },
  },
  { id: 'exchange-rate', source: 'currency', check: checkRate },
  { id: 'exchange-pair', source: 'currency', check: checkPair },
  { id: 'amount-currency', source: 'currency', check: checkAmounts },
];
