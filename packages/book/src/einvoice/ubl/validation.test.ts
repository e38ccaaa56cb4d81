import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json, Payload } from '@ledgerline/catalog';
import { openOffice, validInvoice } from '../../../conformance/e-invoice-office.ts';
import { Findings } from './finding.ts';
import { validate } from './validation.ts';

const office = openOffice();
const NUMBER = validInvoice(office);
const TEXT = office.shelf.ofNumber(NUMBER)[0]?.text ?? '';
const TOTALS = { net: 20_000n, tax: 2_000n, rounding: 0n, total: 22_000n };
const NOW = '2026-07-06T04:00:00.000Z';

/** The same text with something changed: a path of names and places, and the value to put there. */
function changed(path: string, value: Json | undefined): string {
  const root = JSON.parse(TEXT) as Record<string, unknown>;
  const names = `Invoice.0.${path}`.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce<Record<string, unknown>>((inside, name) => inside[name] as Record<string, unknown>, root);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return JSON.stringify(root);
}

function problemsOf(text: string, now = NOW, totals = TOTALS): readonly string[] {
  const findings = new Findings();
  validate({ text, totals, baseCurrency: 'MYR', now }, findings);
  return findings.problems.map(({ path, code }) => `${path} ${code}`);
}

test('what this book issues passes its own check', () => {
  assert.deepEqual(problemsOf(TEXT), []);
});

const BUYER = 'AccountingCustomerParty.0.Party.0';
const LINE = 'InvoiceLine.0';
const TAX = `${LINE}.TaxTotal.0.TaxSubtotal.0`;

const WRONG: readonly (readonly [what: string, path: string, value: Json | undefined, where: string])[] = [
  ['no number', 'ID.0._', '', '/ID'],
  ['an unknown type', 'InvoiceTypeCode.0._', '05', '/InvoiceTypeCode'],
  ['a version that needs a signature', 'InvoiceTypeCode.0.listVersionID', '1.1', '/InvoiceTypeCode'],
  ['a currency that is none', 'DocumentCurrencyCode.0._', 'RM', '/DocumentCurrencyCode'],
  ['a foreign currency without rate', 'DocumentCurrencyCode.0._', 'USD', '/TaxExchangeRate'],
  ['a note without original', 'InvoiceTypeCode.0._', '02', '/BillingReference'],
  ['an unknown payment mode', 'PaymentMeans', [{ PaymentMeansCode: [{ _: '99' }] }], '/PaymentMeans/0'],
  ['a time without seconds', 'IssueTime.0._', '04:00Z', '/IssueDate'],
  ['a buyer without name', `${BUYER}.PartyLegalEntity.0.RegistrationName.0._`, '', '/AccountingCustomerParty'],
  ['a TIN with a leading zero', `${BUYER}.PartyIdentification.0.ID.0._`, 'C0122334450', '/AccountingCustomerParty'],
  ['a company TIN that does not end in 0', `${BUYER}.PartyIdentification.0.ID.0._`, 'C1122334451', '/AccountingCustomerParty'],
  ['an unknown generic TIN', `${BUYER}.PartyIdentification.0.ID.0._`, 'EI00000000050', '/AccountingCustomerParty'],
  ['a buyer without identity', `${BUYER}.PartyIdentification.1.ID.0._`, '', '/AccountingCustomerParty'],
  ['a buyer without SST number or NA', `${BUYER}.PartyIdentification.2.ID.0._`, '', '/AccountingCustomerParty'],
  ['a buyer without tourism tax number or NA', `${BUYER}.PartyIdentification.3.ID.0._`, '', '/AccountingCustomerParty'],
  ['a state that is none', `${BUYER}.PostalAddress.0.CountrySubentityCode.0._`, '18', '/AccountingCustomerParty'],
  ['a buyer without city', `${BUYER}.PostalAddress.0.CityName.0._`, '', '/AccountingCustomerParty'],
  ['a buyer without address', `${BUYER}.PostalAddress.0.AddressLine`, [], '/AccountingCustomerParty'],
  ['a buyer without phone', `${BUYER}.Contact.0.Telephone.0._`, '', '/AccountingCustomerParty'],
  ['a country that is none', `${BUYER}.PostalAddress.0.Country.0.IdentificationCode.0._`, 'MY', '/AccountingCustomerParty'],
  [
    'a company without industry',
    'AccountingSupplierParty.0.Party.0.IndustryClassificationCode',
    undefined,
    '/AccountingSupplierParty',
  ],
  [
    'a company without country',
    'AccountingSupplierParty.0.Party.0.PostalAddress.0.Country',
    undefined,
    '/AccountingSupplierParty',
  ],
  ['a line without quantity', `${LINE}.InvoicedQuantity.0._`, 0, '/InvoiceLine/0'],
  ['an unknown unit', `${LINE}.InvoicedQuantity.0.unitCode`, 'pieces', '/InvoiceLine/0'],
  ['a line without text', `${LINE}.Item.0.Description.0._`, '', '/InvoiceLine/0'],
  ['an unknown classification', `${LINE}.Item.0.CommodityClassification.0.ItemClassificationCode.0._`, '046', '/InvoiceLine/0'],
  ['a line without price', `${LINE}.Price`, undefined, '/InvoiceLine/0'],
  ['an unknown tax type', `${TAX}.TaxCategory.0.ID.0._`, '07', '/InvoiceLine/0/TaxTotal'],
  ['tax where there is none', `${TAX}.TaxCategory.0.ID.0._`, '06', '/InvoiceLine/0/TaxTotal'],
  ['an exemption without reason', `${TAX}.TaxCategory.0.ID.0._`, 'E', '/InvoiceLine/0/TaxTotal'],
  ['lines that do not come to the document', `${LINE}.LineExtensionAmount.0._`, 199.99, '/LegalMonetaryTotal'],
  ['tax of lines that does not come to the document', `${LINE}.TaxTotal.0.TaxAmount.0._`, 19.99, '/LegalMonetaryTotal'],
  ['tax that does not come to the document', 'TaxTotal.0.TaxAmount.0._', 20.01, '/LegalMonetaryTotal'],
  ['a net total that is off by a sen', 'LegalMonetaryTotal.0.TaxExclusiveAmount.0._', 200.01, '/LegalMonetaryTotal'],
  ['a gross total that is off by a sen', 'LegalMonetaryTotal.0.TaxInclusiveAmount.0._', 220.01, '/LegalMonetaryTotal'],
  ['a payable total that is off by a sen', 'LegalMonetaryTotal.0.PayableAmount.0._', 220.01, '/LegalMonetaryTotal'],
  ['rounding that the document has not', 'LegalMonetaryTotal.0.PayableRoundingAmount', [{ _: 0.01 }], '/LegalMonetaryTotal'],
];

for (const [what, path, value, where] of WRONG) {
  test(`the check finds ${what}`, () => {
    const problems = problemsOf(changed(path, value));
    assert.ok(problems.includes(`${where} EINVOICE_INVALID`), `${JSON.stringify(problems)}`);
  });
}

test('every problem is listed, not only the first', () => {
  const text = changed(`${BUYER}.PartyIdentification`, []);
  assert.equal(problemsOf(text).length, 4);
});

test('the issue time is not in the future and at most 72 hours old, to the millisecond', () => {
  assert.deepEqual(problemsOf(TEXT, '2026-07-06T03:59:59.999Z'), ['/IssueDate EINVOICE_WINDOW']);
  assert.deepEqual(problemsOf(TEXT, '2026-07-09T04:00:00.000Z'), []);
  assert.deepEqual(problemsOf(TEXT, '2026-07-09T04:00:00.001Z'), ['/IssueDate EINVOICE_WINDOW']);
});

test('a document has at most 300 KB', () => {
  const wide = (length: number): string => changed(`${LINE}.Item.0.Description.0._`, 'x'.repeat(length));
  const rest = Buffer.byteLength(wide(0));
  assert.deepEqual(problemsOf(wide(300 * 1024 - rest)), []);
  assert.deepEqual(problemsOf(wide(300 * 1024 - rest + 1)), ['/Invoice EINVOICE_TOO_LARGE']);
});

test('a text that is not UBL gives one problem', () => {
  const empty: Payload = {};
  assert.deepEqual(problemsOf(JSON.stringify(empty)), ['/Invoice EINVOICE_INVALID']);
});
