/** Rules of the head and of the lines: what must be there, and how long it can be. */

import type { Payload } from '@ledgerline/catalog';
import { isBusinessDate } from '@ledgerline/contract';
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
};

/** A text that can be missing, but not be longer. */
const atMost = (id: string, path: string, what: string, max: number, read: (invoice: Payload) => readonly string[]): Rule => ({
  id,
  source: 'core fields',
  check: ({ invoice }) =>
    read(invoice)
      .filter((text) => text.length > max)
      .map((text) => ({ path, message: `${what} has ${text.length} characters. At most ${max} are possible.` })),
});

const line = (id: string, source: RuleSource, judge: (block: Payload, reading: Reading) => string | undefined): Rule => ({
  id,
  source,
  check: (reading) =>
    reading.lines.flatMap(({ path, block }) => {
      const message = judge(block, reading);
      return message === undefined ? [] : [{ path, message }];
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
      return found(date !== '' && !isBusinessDate(date), `/${block}`, () => `${date} is not a date, such as 2026-07-31.`);
    }),
  );
}

/** Not in the future, and not too old when it is sent. */
function checkIssue({ invoice, now }: Reading): readonly Found[] {
  const path = '/IssueDate';
  const [date, time] = [textAt(invoice, 'IssueDate'), textAt(invoice, 'IssueTime')];
  if (!isBusinessDate(date) || !SHAPES.time.test(time)) {
    return [{ path, message: 'The issue time must be a date and a time in UTC, to the second.' }];
  }
  const issuedAt = `${date}T${time}`;
  if (isFuture(issuedAt, now)) return [{ path, code: 'EINVOICE_WINDOW', message: `${issuedAt} is in the future.` }];
  if (isWithinWindow(issuedAt, now)) return [];
  const message = `The e-invoice was issued at ${issuedAt}, more than ${WINDOW_HOURS} hours ago. Submit the document again.`;
  return [{ path, code: 'EINVOICE_WINDOW', message }];
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
      return found(number === '' || number.length > NUMBER_MAX, '/ID', () => 'The number must have 1 to 50 characters.');
    },
  },
  { id: 'issue-time', source: 'core fields', check: checkIssue },
  { id: 'dates', source: 'core fields', check: checkDates },
  {
    id: 'prepaid-time',
    source: 'core fields',
    check: ({ invoice }) => {
      const time = textAt(invoice, 'PrepaidPayment', 'PaidTime');
      return found(
        time !== '' && !SHAPES.time.test(time),
        '/PrepaidPayment',
        () => `${time} is not a time in UTC, such as 04:05:06Z.`,
      );
    },
  },
  {
    id: 'totals-present',
    source: 'core fields',
    check: ({ invoice }) => {
      const legal = blockAt(invoice, 'LegalMonetaryTotal');
      const missing = REQUIRED_TOTALS.filter((name) => valueAt(legal, name) === undefined);
      return [
        ...missing.map((name) => ({ path: '/LegalMonetaryTotal', message: `The e-invoice has no ${name}.` })),
        ...found(
          valueAt(invoice, 'TaxTotal', 'TaxAmount') === undefined,
          '/TaxTotal',
          () => 'The e-invoice has no tax amount, not even 0.',
        ),
        ...found(
          blockAt(invoice, 'TaxTotal', 'TaxSubtotal') === undefined,
          '/TaxTotal',
          () => 'The e-invoice names no tax type for its total.',
        ),
      ];
    },
  },
  {
    id: 'has-lines',
    source: 'core fields',
    check: ({ lines }) => found(lines.length === 0, '/InvoiceLine', () => 'The e-invoice has no lines.'),
  },
  line('line-description', 'core fields', (block) => {
    const description = textAt(block, 'Item', 'Description');
    if (description === '') return 'The line has no description.';
    return description.length > DESCRIPTION_MAX
      ? `The description of the line has ${description.length} characters. At most ${DESCRIPTION_MAX} are possible.`
      : undefined;
  }),
  line('line-classified', 'core fields', (block) =>
    classificationsOf(block).length === 0 ? 'The line has no classification.' : undefined,
  ),
  line('line-price', 'core fields', (block) =>
    numberAt(block, 'Price', 'PriceAmount') === undefined ? 'The line has no price.' : undefined,
  ),
  line('line-subtotal', 'core fields', (block) =>
    numberAt(block, 'ItemPriceExtension', 'Amount') === undefined ? 'The line has no amount before discount.' : undefined,
  ),
  line('line-net', 'core fields', (block) =>
    numberAt(block, 'LineExtensionAmount') === undefined ? 'The line has no amount without tax.' : undefined,
  ),
  line('line-taxed', 'core fields', (block) => {
    if (numberAt(block, 'TaxTotal', 'TaxAmount') === undefined) return 'The line has no tax amount, not even 0.';
    return blockAt(block, 'TaxTotal', 'TaxSubtotal') === undefined ? 'The line has no tax type.' : undefined;
  }),
  line('line-tariff', 'core fields', (block) => {
    const wrong = tariffsOf(block).find((code) => code.length > TARIFF_MAX || !SHAPES.tariff.test(code));
    return wrong === undefined ? undefined : `${wrong} is not a tariff code: digits, letters and full stops, at most 12.`;
  }),
  {
    id: 'allowance-indicator',
    source: 'structure',
    check: ({ allowances }) =>
      allowances.flatMap(({ path, block }) =>
        found(
          typeof valueAt(block, 'ChargeIndicator') !== 'boolean',
          path,
          () => 'A discount or charge must say which of the two it is.',
        ),
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
          ...found(isExempt && reason === '', path, () => 'An exempt line needs the reason for the exemption.'),
          ...found(
            reason.length > EXEMPTION_MAX,
            path,
            () => `The reason for the exemption has ${reason.length} characters. At most 300 are possible.`,
          ),
        ];
      }),
  },
  {
    id: 'tax-amount-present',
    source: 'core fields',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) =>
        found(numberAt(block, 'TaxAmount') === undefined, path, () => 'A tax type has no tax amount, not even 0.'),
      ),
  },
  {
    id: 'tax-scheme',
    source: 'structure',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) =>
        found(textAt(block, 'TaxCategory', 'TaxScheme', 'ID') !== 'OTH', path, () => 'The scheme of a tax must be OTH.'),
      ),
  },
  {
    id: 'tax-none',
    source: 'book',
    check: ({ taxes }) =>
      taxes.flatMap(({ path, block }) => {
        const isNone = textAt(block, 'TaxCategory', 'ID') === '06';
        return found(isNone && numberAt(block, 'TaxAmount') !== 0, path, () => 'Tax type 06 means no tax.');
      }),
  },
  atMost('billing-frequency', '/InvoicePeriod', 'The frequency of billing', 50, (invoice) =>
    blocksAt(invoice, 'InvoicePeriod').map((entry) => textAt(entry, 'Description')),
  ),
  atMost('bank-account', '/PaymentMeans', 'The bank account', 150, (invoice) =>
    blocksAt(invoice, 'PaymentMeans').map((entry) => textAt(entry, 'PayeeFinancialAccount', 'ID')),
  ),
  atMost('payment-terms', '/PaymentTerms', 'The payment terms', 300, (invoice) =>
    blocksAt(invoice, 'PaymentTerms').map((entry) => textAt(entry, 'Note')),
  ),
  atMost('prepaid-reference', '/PrepaidPayment', 'The reference of the prepayment', 150, (invoice) =>
    idsOf(blocksAt(invoice, 'PrepaidPayment')),
  ),
  atMost('bill-reference', '/BillingReference', 'The billing reference', 150, (invoice) =>
    blocksAt(invoice, 'BillingReference').map((entry) => textAt(entry, 'AdditionalDocumentReference', 'ID')),
  ),
  atMost('customs-form', '/AdditionalDocumentReference', 'The number of the customs form', 1000, (invoice) =>
    idsOf([...referencesOf(invoice, 'CustomsImportForm'), ...referencesOf(invoice, 'K2')]),
  ),
  atMost('trade-agreement', '/AdditionalDocumentReference', 'The free trade agreement', 300, (invoice) =>
    referencesOf(invoice, 'FreeTradeAgreement').map((entry) => textAt(entry, 'DocumentDescription')),
  ),
  atMost('freight-reason', '/Delivery', 'The reason of the other charge', 300, (invoice) => [
    textAt(invoice, 'Delivery', 'Shipment', 'FreightAllowanceCharge', 'AllowanceChargeReason'),
  ]),
  {
    id: 'incoterms',
    source: 'core fields',
    check: ({ invoice }) =>
      idsOf(referencesOf(invoice, '')).flatMap((term) =>
        found(!SHAPES.incoterms.test(term), '/AdditionalDocumentReference', () => `${term} is not an incoterm of three letters.`),
      ),
  },
];
