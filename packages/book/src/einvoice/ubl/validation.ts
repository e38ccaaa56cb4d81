/**
 * Checks an e-invoice as it will be sent: structure, core fields, codes, and totals against the document. Lists every problem;
 * sends nothing.
 */

import type { Payload } from '@ledgerline/catalog';
import type { Totals } from '../../document/document.ts';
import { type Sen, senOf, senText, sumSen } from '../../money.ts';
import { isNoteCode, isSelfBilledCode } from './e-invoice.ts';
import type { Findings } from './finding.ts';
import { UNTAXED_CATEGORIES } from './lines.ts';
import { isTin } from './tin.ts';
import { bytesOf } from './ubl.ts';
import { blockAt, blocksAt, identityIn, invoiceIn, numberAt, type PartyRole, partyIn, textAt, valueAt } from './ubl-reader.ts';
import { isFuture, isWithinWindow, WINDOW_HOURS } from './window.ts';

export const DOCUMENT_BYTES_MAX = 300 * 1024;
export const SUBMISSION_BYTES_MAX = 5 * 1024 * 1024;

const TYPE_CODES = ['01', '02', '03', '04', '11', '12', '13', '14'];
/** Version 1.1 adds a signature, for which this book has no certificate. */
export const VERSIONS: readonly string[] = ['1.0'];
const TAX_CATEGORIES = ['01', '02', '03', '04', '05', '06', 'E'];
const IDENTITY_SCHEMES = ['BRN', 'NRIC', 'PASSPORT', 'ARMY'];
const NUMBER_LENGTH_MAX = 50;

const SHAPES = {
  currency: /^[A-Z]{3}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}:\d{2}Z$/,
  state: /^(?:0[1-9]|1[0-7])$/,
  country: /^[A-Z]{3}$/,
  industry: /^\d{5}$/,
  classification: /^0(?:0[1-9]|[1-3]\d|4[0-5])$/,
  unit: /^[A-Z0-9]{2,3}$/,
  paymentMode: /^0[1-8]$/,
};

/** The total of a document in its own currency. */
export type DocumentTotals = Pick<Totals, 'net' | 'tax' | 'rounding' | 'total'>;

export interface Examined {
  readonly text: string;
  readonly totals: DocumentTotals;
  readonly baseCurrency: string;
  readonly now: string;
}

export function validate({ text, totals, baseCurrency, now }: Examined, findings: Findings): void {
  const invoice = invoiceIn(text);
  const wrong: Wrong = (path, message) => findings.refuse(path, 'EINVOICE_INVALID', message);
  if (!invoice) {
    wrong('/Invoice', 'The document is not a UBL invoice.');
    return;
  }
  if (bytesOf(text) > DOCUMENT_BYTES_MAX) {
    findings.refuse('/Invoice', 'EINVOICE_TOO_LARGE', 'An e-invoice can have at most 300 KB. Split the document.');
  }
  checkHead(invoice, baseCurrency, wrong);
  checkIssue(invoice, now, findings);
  const isSelfBilled = isSelfBilledCode(textAt(invoice, 'InvoiceTypeCode'));
  checkParty(invoice, 'AccountingSupplierParty', !isSelfBilled, wrong);
  checkParty(invoice, 'AccountingCustomerParty', isSelfBilled, wrong);
  checkLines(invoice, wrong);
  checkTotals(invoice, totals, wrong);
}

type Wrong = (path: string, message: string) => void;

/** The currency of the tax authority. */
export const HOME_CURRENCY = 'MYR';

function checkHead(invoice: Payload, baseCurrency: string, wrong: Wrong): void {
  if (baseCurrency !== HOME_CURRENCY) {
    wrong('/TaxExchangeRate', `E-invoices need an account book in MYR. The base currency of this one is ${baseCurrency}.`);
  }
  const number = textAt(invoice, 'ID');
  if (number === '' || number.length > NUMBER_LENGTH_MAX) wrong('/ID', 'The number must have 1 to 50 characters.');
  const typeCode = textAt(invoice, 'InvoiceTypeCode');
  if (!TYPE_CODES.includes(typeCode)) wrong('/InvoiceTypeCode', `${typeCode} is not a valid e-invoice type.`);
  const version = String(blockAt(invoice, 'InvoiceTypeCode')?.listVersionID ?? '');
  if (!VERSIONS.includes(version)) {
    wrong('/InvoiceTypeCode', `This book cannot issue version ${version}. It can issue ${VERSIONS.join(', ')}.`);
  }
  const currency = textAt(invoice, 'DocumentCurrencyCode');
  if (!SHAPES.currency.test(currency)) wrong('/DocumentCurrencyCode', `${currency} is not a three-letter currency code.`);
  const rate = numberAt(invoice, 'TaxExchangeRate', 'CalculationRate') ?? 0;
  if (currency !== baseCurrency && rate <= 0) wrong('/TaxExchangeRate', `A document in ${currency} needs its exchange rate.`);
  const references = blocksAt(invoice, 'BillingReference').map((entry) => textAt(entry, 'InvoiceDocumentReference', 'UUID'));
  if (isNoteCode(typeCode) && (references.length === 0 || references.includes(''))) {
    wrong('/BillingReference', 'A note must refer to the e-invoice that it changes.');
  }
  blocksAt(invoice, 'PaymentMeans').forEach((means, index) => {
    if (!SHAPES.paymentMode.test(textAt(means, 'PaymentMeansCode'))) {
      wrong(`/PaymentMeans/${index}`, 'The payment method has no payment mode of e-invoices, 01 to 08.');
    }
  });
}

/** Not in the future, and not too old when it is sent. */
function checkIssue(invoice: Payload, now: string, findings: Findings): void {
  const [date, time] = [textAt(invoice, 'IssueDate'), textAt(invoice, 'IssueTime')];
  if (!SHAPES.date.test(date) || !SHAPES.time.test(time)) {
    findings.refuse('/IssueDate', 'EINVOICE_INVALID', 'The issue time must be a date and a time in UTC, to the second.');
    return;
  }
  const issuedAt = `${date}T${time}`;
  if (isFuture(issuedAt, now)) findings.refuse('/IssueDate', 'EINVOICE_WINDOW', `${issuedAt} is in the future.`);
  if (!isWithinWindow(issuedAt, now)) {
    const message = `The e-invoice was issued at ${issuedAt}, more than ${WINDOW_HOURS} hours ago. Submit the document again.`;
    findings.refuse('/IssueDate', 'EINVOICE_WINDOW', message);
  }
}

/** The rules for our own side are stricter: the company details must be complete. */
function checkParty(invoice: Payload, role: PartyRole, isOurs: boolean, wrong: Wrong): void {
  const party = partyIn(invoice, role);
  const whose = isOurs ? 'The company' : role === 'AccountingSupplierParty' ? 'The supplier' : 'The buyer';
  const path = `/${role}`;
  const need = (isThere: boolean, what: string): void => {
    if (!isThere) wrong(path, `${whose} has no ${what}.`);
  };
  need(textAt(party, 'PartyLegalEntity', 'RegistrationName') !== '', 'registered name');
  const tin = identityIn(party, 'TIN');
  if (!isTin(tin)) wrong(path, tin === '' ? `${whose} has no TIN.` : `${tin} does not have the shape of a TIN.`);
  need(identityIn(party, ...IDENTITY_SCHEMES) !== '', 'registration, identity card, passport or army number');
  need(identityIn(party, 'SST') !== '', 'SST number, nor NA');
  need(identityIn(party, 'TTX') !== '', 'tourism tax number, nor NA');
  if (role === 'AccountingSupplierParty') {
    need(SHAPES.industry.test(textAt(party, 'IndustryClassificationCode')), 'industry code (MSIC) of five digits');
  }
  const address = blockAt(party, 'PostalAddress');
  need(
    blocksAt(address, 'AddressLine').some((line) => textAt(line, 'Line') !== ''),
    'address',
  );
  need(textAt(address, 'CityName') !== '', 'city');
  need(SHAPES.state.test(textAt(address, 'CountrySubentityCode')), 'state code, 01 to 17');
  const country = textAt(address, 'Country', 'IdentificationCode');
  need(SHAPES.country.test(country) || (country === '' && !isOurs), 'country code of three letters');
  need(textAt(party, 'Contact', 'Telephone') !== '', 'phone number');
}

function checkLines(invoice: Payload, wrong: Wrong): void {
  const lines = blocksAt(invoice, 'InvoiceLine');
  if (lines.length === 0) wrong('/InvoiceLine', 'The e-invoice has no lines.');
  lines.forEach((line, index) => {
    const path = `/InvoiceLine/${index}`;
    if ((numberAt(line, 'InvoicedQuantity') ?? 0) <= 0) wrong(path, 'The quantity of a line must be greater than zero.');
    const unit = String(blockAt(line, 'InvoicedQuantity')?.unitCode ?? '');
    if (!SHAPES.unit.test(unit)) wrong(path, `${unit} is not a valid e-invoice unit code.`);
    const item = blockAt(line, 'Item');
    if (textAt(item, 'Description') === '') wrong(path, 'The line has no description.');
    const classification = textAt(item, 'CommodityClassification', 'ItemClassificationCode');
    if (!SHAPES.classification.test(classification)) wrong(path, `${classification} is no classification, 001 to 045.`);
    if (numberAt(line, 'Price', 'PriceAmount') === undefined) wrong(path, 'The line has no price.');
    for (const subtotal of blocksAt(blockAt(line, 'TaxTotal'), 'TaxSubtotal')) checkTax(subtotal, path, wrong);
  });
}

function checkTax(subtotal: Payload, path: string, wrong: Wrong): void {
  const category = textAt(subtotal, 'TaxCategory', 'ID');
  if (!TAX_CATEGORIES.includes(category)) wrong(`${path}/TaxTotal`, `${category} is not a valid e-invoice tax type.`);
  if (category === 'E' && textAt(subtotal, 'TaxCategory', 'TaxExemptionReason') === '') {
    wrong(`${path}/TaxTotal`, 'An exempt line needs the reason for the exemption.');
  }
  if (UNTAXED_CATEGORIES.includes(category) && numberAt(subtotal, 'TaxAmount') !== 0) {
    wrong(`${path}/TaxTotal`, `Tax type ${category} means no tax.`);
  }
}

const amountAt = (block: Payload | undefined, ...names: readonly string[]): Sen => senOf(valueAt(block, ...names) ?? 0);

/** The e-invoice equals the document, line by line and in total. */
function checkTotals(invoice: Payload, totals: DocumentTotals, wrong: Wrong): void {
  const lines = blocksAt(invoice, 'InvoiceLine');
  const legal = blockAt(invoice, 'LegalMonetaryTotal');
  const path = '/LegalMonetaryTotal';
  const same = (what: string, given: Sen, wanted: Sen): void => {
    if (given !== wanted) wrong(path, `${what} is ${senText(given)}, but the document has ${senText(wanted)}.`);
  };
  const sum = (...names: readonly string[]): Sen => sumSen(lines.map((line) => amountAt(line, ...names)));
  same('The sum of the lines', sum('LineExtensionAmount'), totals.net);
  same('The tax of the lines', sum('TaxTotal', 'TaxAmount'), totals.tax);
  same('The tax', amountAt(invoice, 'TaxTotal', 'TaxAmount'), totals.tax);
  same('The amount without tax', amountAt(legal, 'TaxExclusiveAmount'), totals.net);
  same('The amount with tax', amountAt(legal, 'TaxInclusiveAmount'), totals.net + totals.tax);
  same('The rounding', amountAt(legal, 'PayableRoundingAmount'), totals.rounding);
  same('The amount to pay', amountAt(legal, 'PayableAmount'), totals.total);
}
