/** An e-invoice as UBL 2.1 JSON: every leaf is an array of one object, the value under `_`. Checks nothing. */

import { createHash } from 'node:crypto';
import type { Json } from '@ledgerline/catalog';
import { decimalNumber } from '@ledgerline/catalog/decimal';
import { type Sen, senNumber, sumSen } from '../../money.ts';
import type { EInvoice, EInvoiceLine, EInvoiceParty, EInvoiceTax } from './e-invoice.ts';
import { jsonText } from './json-writer.ts';
import { taxesByKind } from './lines.ts';
import { cleanPhone, cleanText, foldAddress } from './text.ts';
import { ONE_UNIT } from './unit-code.ts';

export const DOCUMENT_BYTES_MAX = 300 * 1024;
export const SUBMISSION_BYTES_MAX = 5 * 1024 * 1024;

type Block = { readonly [name: string]: Json };

const NAMESPACES = {
  _D: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  _A: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  _B: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const leaf = (value: string | number, attributes: Block = {}): Json => [
  { _: typeof value === 'string' ? cleanText(value) : value, ...attributes },
];

/** A block without its empty fields: optional ones are left out, not sent empty. */
const block = (members: Readonly<Record<string, Json | null>>): Block =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as Block;

const optional = (value: string | null): Json | null => (value === null || value === '' ? null : leaf(value));

function partyBlock(party: EInvoiceParty, isSupplier: boolean): Json {
  const id = (value: string, schemeID: string): Json => ({ ID: leaf(value, { schemeID }) });
  const industry = { name: cleanText(party.businessActivity ?? 'NOT APPLICABLE') };
  return [
    {
      Party: [
        block({
          IndustryClassificationCode: isSupplier && party.msicCode !== null ? leaf(party.msicCode, industry) : null,
          PartyIdentification: [
            id(party.tin, 'TIN'),
            id(party.idNo, party.idType),
            id(party.sstNo, 'SST'),
            id(party.tourismTaxNo, 'TTX'),
          ],
          PostalAddress: [addressBlock(party)],
          PartyLegalEntity: [{ RegistrationName: leaf(party.name) }],
          Contact: [block({ Telephone: leaf(cleanPhone(party.phone)), ElectronicMail: optional(party.email) })],
        }),
      ],
    },
  ];
}

const addressBlock = (party: EInvoiceParty): Block =>
  block({
    CityName: leaf(party.city),
    PostalZone: optional(party.postcode),
    CountrySubentityCode: leaf(party.stateCode),
    AddressLine: foldAddress(party.addressLines).map((line) => ({ Line: leaf(line) })),
    Country:
      party.countryCode === null
        ? null
        : [{ IdentificationCode: leaf(party.countryCode, { listID: 'ISO3166-1', listAgencyID: '6' }) }],
  });

/** Writes amounts of one currency. */
const moneyIn =
  (currency: string) =>
  (amount: Sen): Json =>
    leaf(senNumber(amount), { currencyID: currency });

type Money = ReturnType<typeof moneyIn>;

const subtotal = (tax: EInvoiceTax, money: Money): Block => ({
  TaxableAmount: money(tax.taxable),
  TaxAmount: money(tax.tax),
  Percent: leaf(decimalNumber(tax.percent)),
  TaxCategory: [
    block({
      ID: leaf(tax.category),
      TaxExemptionReason: optional(tax.exemption),
      TaxScheme: [{ ID: leaf('OTH', { schemeID: 'UN/ECE 5153', schemeAgencyID: '6' }) }],
    }),
  ],
});

const taxTotal = (taxes: readonly EInvoiceTax[], money: Money): Json => [
  {
    TaxAmount: money(sumSen(taxes.map(({ tax }) => tax))),
    TaxSubtotal: taxes.map((tax) => subtotal(tax, money)),
  },
];

const lineBlock = (line: EInvoiceLine, index: number, money: Money, currency: string): Block =>
  block({
    ID: leaf(String(index + 1)),
    InvoicedQuantity: leaf(decimalNumber(line.quantity), { unitCode: line.unitCode || ONE_UNIT }),
    LineExtensionAmount: money(line.net),
    AllowanceCharge: line.discount === 0n ? null : [{ ChargeIndicator: [{ _: false }], Amount: money(line.discount) }],
    TaxTotal: taxTotal(line.taxes, money),
    Item: [
      {
        CommodityClassification: [{ ItemClassificationCode: leaf(line.classification, { listID: 'CLASS' }) }],
        Description: leaf(line.description),
      },
    ],
    Price: [{ PriceAmount: leaf(decimalNumber(line.price), { currencyID: currency }) }],
    ItemPriceExtension: [{ Amount: money(line.net + line.discount) }],
  });

function totalsBlock(invoice: EInvoice, money: Money): Block {
  const net = sumSen(invoice.lines.map((line) => line.net));
  const tax = sumSen(invoice.lines.flatMap((line) => line.taxes.map((one) => one.tax)));
  return block({
    LineExtensionAmount: money(net),
    TaxExclusiveAmount: money(net),
    TaxInclusiveAmount: money(net + tax),
    PayableRoundingAmount: invoice.rounding === 0n ? null : money(invoice.rounding),
    PayableAmount: money(net + tax + invoice.rounding),
  });
}

const exchangeBlock = (invoice: EInvoice, baseCurrency: string): Json | null =>
  invoice.rate === null
    ? null
    : [
        {
          SourceCurrencyCode: leaf(invoice.currency),
          TargetCurrencyCode: leaf(baseCurrency),
          CalculationRate: leaf(decimalNumber(invoice.rate)),
        },
      ];

/** The minified text that is hashed, stored and sent. */
export function ublText(invoice: EInvoice, baseCurrency: string): string {
  const money = moneyIn(invoice.currency);
  const [date = '', time = ''] = invoice.issuedAt.split('T');
  const references = invoice.references.map(({ no, uuid }) => ({
    InvoiceDocumentReference: [{ ID: leaf(no), UUID: leaf(uuid) }],
  }));
  const { period } = invoice;
  const root = block({
    ID: leaf(invoice.no),
    IssueDate: leaf(date),
    IssueTime: leaf(time),
    InvoiceTypeCode: leaf(invoice.typeCode, { listVersionID: invoice.version }),
    DocumentCurrencyCode: leaf(invoice.currency),
    InvoicePeriod:
      period === null ? null : [{ StartDate: leaf(period.from), EndDate: leaf(period.to), Description: leaf('Monthly') }],
    BillingReference: references.length === 0 ? null : references,
    AccountingSupplierParty: partyBlock(invoice.supplier, true),
    AccountingCustomerParty: partyBlock(invoice.customer, false),
    PaymentMeans:
      invoice.paymentModes.length === 0 ? null : invoice.paymentModes.map((mode) => ({ PaymentMeansCode: leaf(mode) })),
    TaxExchangeRate: exchangeBlock(invoice, baseCurrency),
    TaxTotal: taxTotal(taxesByKind(invoice.lines.flatMap((line) => line.taxes)), money),
    LegalMonetaryTotal: [totalsBlock(invoice, money)],
    InvoiceLine: invoice.lines.map((line, index) => lineBlock(line, index, money, invoice.currency)),
  });
  return jsonText({ ...NAMESPACES, Invoice: [root] });
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The gateway accepts the text as base64. */
export const base64Of = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

export const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');
