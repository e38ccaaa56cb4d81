/** Documents for the rules of e-invoices: one that is fine, and ways to change it. */

import type { Json } from '@ledgerline/catalog';
import { brokenRules } from '../../src/einvoice/rules/validation.ts';
import { openOffice, validInvoice } from '../e-invoice-office.ts';

export const office = openOffice();
const NUMBER = validInvoice(office);
const TEXT = office.textOf(NUMBER);
const WHOLE = {
  totals: { net: 20_000n, tax: 2_000n, rounding: 0n, total: 22_000n },
  baseCurrency: 'MYR',
  now: '2026-07-06T04:00:00.000Z',
};

/** Changes of an e-invoice that is fine: a path and what to put there; undefined takes it out. */
type Changes = Readonly<Record<string, Json | undefined>>;
/** What the whole is besides: totals, currency, time. */
type Besides = Partial<typeof WHOLE>;

export function changed(changes: Changes): string {
  const root = JSON.parse(TEXT) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const names = `Invoice.0.${path}`.split('.');
    const last = names.pop() ?? '';
    const place = names.reduce<Record<string, unknown>>((inside, name) => inside[name] as Record<string, unknown>, root);
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return JSON.stringify(root);
}

export const brokenRulesIn = (text: string, besides: Besides = {}): readonly string[] => [
  ...new Set(brokenRules({ ...WHOLE, ...besides, text }).map(({ rule }) => rule)),
];

export const BUYER = 'AccountingCustomerParty.0.Party.0';
export const SUPPLIER = 'AccountingSupplierParty.0.Party.0';
export const ADDRESS = `${BUYER}.PostalAddress.0`;
export const LINE = 'InvoiceLine.0';
export const TAX = `${LINE}.TaxTotal.0.TaxSubtotal.0`;
export const LEGAL = 'LegalMonetaryTotal.0';
export const UUID = 'A1B2C3D4E5F6G7H8J9K0M1N2P3';

export const leaf = (value: Json, attributes: Readonly<Record<string, Json>> = {}): Json => [{ _: value, ...attributes }];
export const money = (value: number, currency = 'MYR'): Json => leaf(value, { currencyID: currency });
export const classes = (...codes: readonly (readonly [code: string, list: string])[]): Json =>
  codes.map(([code, listID]) => ({ ItemClassificationCode: leaf(code, { listID }) }));
export const original = (uuid: string, no = 'IV-1'): Json => [{ InvoiceDocumentReference: [{ ID: leaf(no), UUID: leaf(uuid) }] }];
export const tin = (value: string): Changes => ({ [`${BUYER}.PartyIdentification.0.ID.0._`]: value });
export const ownTin = (value: string): Changes => ({ [`${SUPPLIER}.PartyIdentification.0.ID.0._`]: value });
export const identity = (value: string, schemeID: string): Changes => ({
  [`${BUYER}.PartyIdentification.1.ID`]: leaf(value, { schemeID }),
});
export const ownIdentity = (value: string, schemeID: string): Changes => ({
  [`${SUPPLIER}.PartyIdentification.1.ID`]: leaf(value, { schemeID }),
});
export const CONSOLIDATED: Changes = { [`${LINE}.Item.0.CommodityClassification`]: classes(['004', 'CLASS']) };
/** A consolidated e-invoice to the general public. */
export const PUBLIC: Changes = { ...tin('EI00000000010'), ...identity('NA', 'BRN'), ...CONSOLIDATED };
export const SELF_BILLED: Changes = { 'InvoiceTypeCode.0._': '11' };
export const abroad = (state: string): Changes => ({
  [`${ADDRESS}.Country.0.IdentificationCode.0._`]: 'USA',
  [`${ADDRESS}.CountrySubentityCode.0._`]: state,
});
export const recipient = (more: Readonly<Record<string, Json>>): Changes => ({ Delivery: [{ DeliveryParty: [more] }] });
export const reference = (id: string, kind?: string, description?: string): Changes => ({
  AdditionalDocumentReference: [
    {
      ID: leaf(id),
      ...(kind === undefined ? {} : { DocumentType: leaf(kind) }),
      ...(description === undefined ? {} : { DocumentDescription: leaf(description) }),
    },
  ],
});
export const exchange = (source: string, target: string, rate: number): Json => [
  { SourceCurrencyCode: leaf(source), TargetCurrencyCode: leaf(target), CalculationRate: leaf(rate) },
];
export const exempt = (reason: string | undefined, tax = 20): Changes => ({
  [`${TAX}.TaxAmount.0._`]: tax,
  [`${TAX}.TaxCategory.0.ID.0._`]: 'E',
  [`${TAX}.TaxCategory.0.TaxExemptionReason`]: reason === undefined ? undefined : leaf(reason),
});
export const SIGNATURE: Changes = {
  UBLExtensions: [{ UBLExtension: [{ ExtensionURI: leaf('x') }] }],
  Signature: [{ ID: leaf('x') }],
};
export const version = (value: string): Changes => ({ 'InvoiceTypeCode.0.listVersionID': value });
export const inDollars = (text: string): string => text.replaceAll('"currencyID":"MYR"', '"currencyID":"USD"');

export interface Case {
  readonly changes?: Changes;
  readonly besides?: Besides;
  readonly rewrite?: (text: string) => string;
}
export const that = (changes: Changes, besides: Besides = {}): Case => ({ changes, besides });

/** What a rule takes, just inside where it has a limit, and what it does not. */
export interface Cases {
  readonly takes: readonly Case[];
  readonly refuses: readonly Case[];
}
