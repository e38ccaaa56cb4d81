/** Codes and currencies of a document. */

import { hasCode, hasIndustry } from '../../codes/code-table.ts';
import type { CodeTableName } from '../../codes/published-file.ts';
import { classesOf, isNode, type Node, nodesAt, textAt, valuesAt } from './document.ts';
import { ABSENT, HOME, RINGGIT, SIGNATURES, type Step, type Wrong, when } from './wrong.ts';

/** Where codes are, and the table that they are in. */
const CODED: readonly (readonly [path: string, table: CodeTableName, attribute?: string])[] = [
  ['InvoiceTypeCode', 'type'],
  ['DocumentCurrencyCode', 'currency'],
  ['TaxCurrencyCode', 'currency'],
  ['PaymentMeans/PaymentMeansCode', 'paymentMode'],
  ['TaxTotal/TaxSubtotal/TaxCategory/ID', 'tax'],
  ['InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory/ID', 'tax'],
  ['InvoiceLine/TaxTotal/TaxSubtotal/BaseUnitMeasure', 'unit', 'unitCode'],
  ['InvoiceLine/InvoicedQuantity', 'unit', 'unitCode'],
  ['InvoiceLine/Item/OriginCountry/IdentificationCode', 'country'],
];

const inTable = (table: CodeTableName, code: string): readonly Wrong[] =>
  when(!hasCode(table, code), 'CV302', `${code} does not exist in ${table}.`);

function checkState(party: Node, mayLack: boolean): readonly Wrong[] {
  return nodesAt(party, 'PostalAddress').flatMap((address) => {
    const [state, country] = [textAt(address, 'CountrySubentityCode'), textAt(address, 'Country/IdentificationCode')];
    const isHome = country === HOME || country === '';
    const isNone = state === '17';
    return [
      ...(country === '' && mayLack && textAt(address, 'AddressLine/Line') === ABSENT ? [] : inTable('country', country)),
      ...when(isHome && isNone && !mayLack, 'CV317', 'State code 17 is for addresses abroad and for consolidated e-invoices.'),
      ...(isHome && !isNone ? inTable('state', state) : []),
      ...when(!isHome && !isNone && hasCode('state', state), 'CV316', 'State codes 01 to 16 are for Malaysia only.'),
    ];
  });
}

export const codes: Step = ({ invoice, supplier, buyer, other, lines, isConsolidated }) => [
  ...CODED.flatMap(([path, table, attribute = '_']) =>
    nodesAt(invoice, path).flatMap((node) => (node[attribute] === undefined ? [] : inTable(table, String(node[attribute])))),
  ),
  ...lines.flatMap((line) => classesOf(line).flatMap((code) => inTable('classification', code))),
  ...when(!hasIndustry(textAt(supplier, 'IndustryClassificationCode')), 'CV302', 'The industry does not exist.'),
  ...[supplier, buyer].flatMap((party) => checkState(party, party === other && isConsolidated)),
  ...nodesAt(invoice, 'Delivery/DeliveryParty').flatMap((party) => checkState(party, false)),
];

/** Every amount with its currency, wherever it is. */
function amountsIn(node: Node): readonly { readonly name: string; readonly currency: unknown }[] {
  return Object.entries(node).flatMap(([name, inside]) =>
    !Array.isArray(inside) || SIGNATURES.includes(name)
      ? []
      : inside.filter(isNode).flatMap((one) => {
          if (!('_' in one)) return amountsIn(one);
          return name.endsWith('Amount') || 'currencyID' in one ? [{ name, currency: one.currencyID }] : [];
        }),
  );
}

export const currency: Step = ({ invoice }) => {
  const own = textAt(invoice, 'DocumentCurrencyCode');
  const ofTax = textAt(invoice, 'TaxCurrencyCode') || own;
  const [exchange] = nodesAt(invoice, 'TaxExchangeRate');
  const [rate = 0] = exchange ? valuesAt(exchange, 'CalculationRate') : [];
  return [
    ...amountsIn(invoice).flatMap(({ name, currency: given }) =>
      name === 'TaxAmount'
        ? when(given !== ofTax, 'DC501', `A tax is in ${String(given)}.`)
        : when(given !== own, 'DC502', `An amount is in ${String(given)}.`),
    ),
    ...when(own !== RINGGIT && !(Number(rate) > 0), 'DC503', 'The exchange rate is required.'),
    ...when(Number(rate) < 0 || String(rate).length > 15, 'DC503', 'The exchange rate is not possible.'),
    ...(exchange
      ? [
          ...when(textAt(exchange, 'SourceCurrencyCode') !== own, 'DC510', 'The source currency is that of the document.'),
          ...when(textAt(exchange, 'TargetCurrencyCode') !== RINGGIT, 'DC511', 'Foreign target currency should always be MYR'),
        ]
      : []),
  ];
};
