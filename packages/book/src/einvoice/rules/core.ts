/** Rules of the head and of the lines: what must be there, and how long it can be. */

import type { Payload } from '@ledgerline/catalog';
import { isBusinessDate } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { type LimitedText, bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import { blockAt, blocksAt, numberAt, textAt, valueAt } from '../ubl/ubl-reader.ts';
import { isFuture, isWithinWindow, WINDOW_HOURS } from '../ubl/window.ts';
import { classificationsOf, tariffsOf } from './reading.ts';
import { type Found, found, type Reading, type Rule, type RuleSource } from './rule.ts';

const NUMBER_MAX = 50;
const DESCRIPTION_MAX = 300;
const EXEMPTION_MAX = 300;
const TARIFF_MAX = 12;

const SHAPES = {
  time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/,
  tariff: /^[A-Za-z0-9.]+$/,
  incoterms: /^[A-Za-z]{1,3}$/,
  agreement: /^[\p{L}\p{N} ()-]*$/u,
};

/** A text that can be missing, but not be longer. */
const atMost = (
  id: string,
  path: string,
  what: LimitedText,
  max: number,
  read: (invoice: Payload) => readonly string[],
): Rule => ({
  id,
  source: 'core fields',
  check: ({ invoice }) =>
    read(invoice)
      .filter((text) => text.length > max)
      .map((text) => ({ path, says: say.tooLong(what, text.length, max) })),
});

const line = (id: string, source: RuleSource, judge: (block: Payload, reading: Reading) => Sentence | undefined): Rule => ({
  id,
  source,
  check: (reading) =>
    reading.lines.flatMap(({ path, block }) => {
      const says = judge(block, reading);
      return says === undefined ? [] : [{ path, says }];
    }),
});

/** Dates and times that the document may have; each must be a real one. */
const DATES: readonly (readonly [block: readonly string[], name: string])[] = [
  [['InvoicePeriod'], 'StartDate'],
  [['InvoicePeriod'], 'EndDate'],
  [['PrepaidPayment'], 'PaidDate'],
];

function checkDates({ invoice }: Reading): readonly Found[] {
  return DATES.flatMap(([[block = ''], name]) =>
    blocksAt(invoice, block).flatMap((inside) => {
      const date = textAt(inside, name);
      const isGiven = blockAt(inside, name) !== undefined;
      return found(isGiven && !isBusinessDate(date), `/${block}`, () => say.notDate(date));
    }),
  );
}

/** Checks that the issue time is not in the future, and not too old when the e-invoice is sent. */
function checkIssue({ invoice, now }: Reading): readonly Found[] {
  const path = '/IssueDate';
  const [date, time] = [textAt(invoice, 'IssueDate'), textAt(invoice, 'IssueTime')];
  if (!isBusinessDate(date) || !SHAPES.time.test(time)) {
    return [{ path, says: say.notIssueTime() }];
  }
  const issuedAt = `${date}T${time}`;
  if (isFuture(issuedAt, now)) return [{ path, code: 'EINVOICE_WINDOW', says: say.inFuture(issuedAt) }];
  if (isWithinWindow(issuedAt, now)) return [];
  return [{ path, code: 'EINVOICE_WINDOW', says: say.issuedTooEarly(issuedAt, WINDOW_HOURS) }];
}

/** Amounts that every document and every line has. */
const REQUIRED_TOTALS = ['TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'];

/** References by their kind; the one without a kind is the incoterm. */
const referencesOf = (invoice: Payload, kind: string): readonly Payload[] =>
  blocksAt(invoice, 'AdditionalDocumentReference').filter((entry) => textAt(entry, 'DocumentType') === kind);

const idsOf = (blocks: readonly Payload[]): readonly string[] => blocks.map((entry) => textAt(entry, 'ID'));

export const CORE_RULES: readonly Rule[] = [
  {
    id: 'number',
    source: 'core fields',
    check: ({ invoice }) => {
      const number = textAt(invoice, 'ID');
      return found(number === '' || number.length > NUMBER_MAX, '/ID', () => say.badNumber());
    },
  },
  { id: 'issue-time', source: 'core fields', check: checkIssue },
  { id: 'dates', source: 'core fields', check: checkDates },
  {
    id: 'prepaid-time',
    source: 'core fields',
    check: ({ invoice }) => {
      const time = textAt(invoice, 'PrepaidPayment', 'PaidTime');
      const isGiven = blockAt(invoice, 'PrepaidPayment', 'PaidTime') !== undefined;
      return found(isGiven && !SHAPES.time.test(time), '/PrepaidPayment', () => say.notTime(time));
    },
  },
  {
    id: 'totals-present',
    source: 'core fields',
    check: ({ invoice }) => {
      const legal = blockAt(invoice, 'LegalMonetaryTotal');
      const missing = REQUIRED_TOTALS.filter((name) => valueAt(legal, name) === undefined);
      return [
        ...missing.map((name) => ({ path: '/LegalMonetaryTotal', says: say.lacksTotal(name) })),
        ...found(valueAt(invoice, 'TaxTotal', 'TaxAmount') === undefined, '/TaxTotal', () => say.lacks('tax')),
        ...found(blockAt(invoice, 'TaxTotal', 'TaxSubtotal') === undefined, '/TaxTotal', () => say.lacks('taxType')),
      ];
    },
  },
  {
    id: 'has-lines',
    source: 'core fields',
    check: ({ lines }) => found(lines.length === 0, '/InvoiceLine', () => say.lacks('lines')),
  },
  line('line-description', 'core fields', (block) => {
    const description = textAt(block, 'Item', 'Description');
    if (description === '') return say.lacks('lineDescription');
    return description.length > DESCRIPTION_MAX ? say.tooLong('description', description.length, DESCRIPTION_MAX) : undefined;
  }),
  line('line-classified', 'core fields', (block) =>
    classificationsOf(block).length === 0 ? say.lacks('lineClassification') : undefined,
  ),
  line('line-price', 'core fields', (block) =>
    numberAt(block, 'Price', 'PriceAmount') === undefined ? say.lacks('linePrice') : undefined,
  ),
  line('line-subtotal', 'core fields', (block) =>
    numberAt(block, 'ItemPriceExtension', 'Amount') === undefined ? say.lacks('lineSubtotal') : undefined,
  ),
  line('line-net', 'core fields', (block) =>
    numberAt(block, 'LineExtensionAmount') === undefined ? say.lacks('lineNet') : undefined,
  ),
  line('line-taxed', 'core fields', (block) => {
    if (numberAt(block, 'TaxTotal', 'TaxAmount') === undefined) return say.lacks('lineTax');
    return blockAt(block, 'TaxTotal', 'TaxSubtotal') === undefined ? say.lacks('lineTaxType') : undefined;
  }),
  line('line-tariff', 'core fields', (block) => {
    const wrong = tariffsOf(block).find((code) => code.length > TARIFF_MAX || !SHAPES.tariff.test(code));
    return wrong === undefined ? undefined : say.notTariff(wrong);
  }),
  {
    id: 'allowance-indicator',
    source: 'structure',
    check: ({ allowances }) =>
      allowances.flatMap(({ path, block }) =>
        found(typeof valueAt(block, 'ChargeIndicator') !== 'boolean', path, () => say.discountOrCharge()),
      ),
  },
  {
    id: 'tax-exemption-reason',
    source: 'core fields',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) => {
        const reason = textAt(block, 'TaxCategory', 'TaxExemptionReason');
        const isExempt = textAt(block, 'TaxCategory', 'ID') === 'E';
        return [
          ...found(isExempt && reason === '', path, () => say.exemptWithoutReason()),
          ...found(reason.length > EXEMPTION_MAX, path, () => say.tooLong('exemption', reason.length, EXEMPTION_MAX)),
        ];
      }),
  },
  {
    id: 'tax-amount-present',
    source: 'core fields',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) => found(numberAt(block, 'TaxAmount') === undefined, path, () => say.lacks('taxAmount'))),
  },
  {
    id: 'tax-scheme',
    source: 'structure',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) =>
        found(textAt(block, 'TaxCategory', 'TaxScheme', 'ID') !== 'OTH', path, () => say.taxScheme()),
      ),
  },
  {
    id: 'tax-none',
    source: 'book',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) => {
        const isNone = textAt(block, 'TaxCategory', 'ID') === '06';
        return found(isNone && numberAt(block, 'TaxAmount') !== 0, path, () => say.noTaxMeant());
      }),
  },
  atMost('billing-frequency', '/InvoicePeriod', 'frequency', 50, (invoice) =>
    blocksAt(invoice, 'InvoicePeriod').map((entry) => textAt(entry, 'Description')),
  ),
  atMost('bank-account', '/PaymentMeans', 'bankAccount', 150, (invoice) =>
    blocksAt(invoice, 'PaymentMeans').map((entry) => textAt(entry, 'PayeeFinancialAccount', 'ID')),
  ),
  atMost('payment-terms', '/PaymentTerms', 'terms', 300, (invoice) =>
    blocksAt(invoice, 'PaymentTerms').map((entry) => textAt(entry, 'Note')),
  ),
  atMost('prepaid-reference', '/PrepaidPayment', 'prepayment', 150, (invoice) => idsOf(blocksAt(invoice, 'PrepaidPayment'))),
  atMost('bill-reference', '/BillingReference', 'billing', 150, (invoice) =>
    blocksAt(invoice, 'BillingReference').map((entry) => textAt(entry, 'AdditionalDocumentReference', 'ID')),
  ),
  atMost('customs-form', '/AdditionalDocumentReference', 'customsForm', 1000, (invoice) =>
    idsOf([...referencesOf(invoice, 'CustomsImportForm'), ...referencesOf(invoice, 'K2')]),
  ),
  atMost('trade-agreement', '/AdditionalDocumentReference', 'agreement', 300, (invoice) =>
    referencesOf(invoice, 'FreeTradeAgreement').map((entry) => textAt(entry, 'DocumentDescription')),
  ),
  {
    id: 'trade-agreement-text',
    source: 'core fields',
    check: ({ invoice }) =>
      referencesOf(invoice, 'FreeTradeAgreement').flatMap((entry) => {
        const named = textAt(entry, 'DocumentDescription');
        return found(!SHAPES.agreement.test(named), '/AdditionalDocumentReference', () => say.notAgreement(named));
      }),
  },
  atMost('freight-reason', '/Delivery', 'otherCharge', 300, (invoice) => [
    textAt(invoice, 'Delivery', 'Shipment', 'FreightAllowanceCharge', 'AllowanceChargeReason'),
  ]),
  {
    id: 'incoterms',
    source: 'core fields',
    check: ({ invoice }) =>
      idsOf(referencesOf(invoice, '')).flatMap((term) =>
        found(!SHAPES.incoterms.test(term), '/AdditionalDocumentReference', () => say.notIncoterm(term)),
      ),
  },
];
