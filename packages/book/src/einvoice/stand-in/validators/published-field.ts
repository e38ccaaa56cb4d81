/** The fields of a document as the tax authority publishes them: where they are, whether they must be there, and how long they can be. */

export interface PublishedField {
  readonly path: string;
  readonly isRequired?: true;
  readonly max?: number;
  readonly kind?: 'date' | 'time' | 'number';
  /** The pattern, without the text that is allowed when no value is known. */
  readonly pattern?: RegExp;
}

const field = (path: string, more: Omit<PublishedField, 'path'> = {}): PublishedField => ({ path, ...more });
const required = (path: string, more: Omit<PublishedField, 'path' | 'isRequired'> = {}): PublishedField =>
  field(path, { isRequired: true, ...more });

export const HEAD_FIELDS: readonly PublishedField[] = [
  required('ID', { max: 50 }),
  required('IssueDate', { kind: 'date' }),
  required('IssueTime', { kind: 'time' }),
  required('InvoiceTypeCode'),
  required('DocumentCurrencyCode'),
  field('InvoicePeriod/StartDate', { kind: 'date' }),
  field('InvoicePeriod/EndDate', { kind: 'date' }),
  field('InvoicePeriod/Description', { max: 50 }),
  field('PaymentMeans/PayeeFinancialAccount/ID', { max: 150 }),
  field('PaymentTerms/Note', { max: 300 }),
  field('PrepaidPayment/PaidDate', { kind: 'date' }),
  field('PrepaidPayment/PaidTime', { kind: 'time' }),
  field('PrepaidPayment/ID', { max: 150 }),
  field('BillingReference/AdditionalDocumentReference/ID', { max: 150 }),
  required('LegalMonetaryTotal/TaxExclusiveAmount', { kind: 'number' }),
  required('LegalMonetaryTotal/TaxInclusiveAmount', { kind: 'number' }),
  required('LegalMonetaryTotal/PayableAmount', { kind: 'number' }),
  required('TaxTotal/TaxAmount', { kind: 'number' }),
  required('InvoiceLine/Item/Description'),
  field('AccountingSupplierParty/AdditionalAccountID', { max: 300, pattern: /^[A-Za-z0-9-]+$/ }),
  field('Delivery/Shipment/FreightAllowanceCharge/AllowanceChargeReason', { max: 300 }),
  field('Delivery/DeliveryParty/PartyLegalEntity/RegistrationName', { max: 300 }),
];

export const LINE_FIELDS: readonly PublishedField[] = [
  required('Item/Description', { max: 300 }),
  required('Price/PriceAmount', { kind: 'number' }),
  required('ItemPriceExtension/Amount', { kind: 'number' }),
  required('LineExtensionAmount', { kind: 'number' }),
  required('TaxTotal/TaxAmount', { kind: 'number' }),
];

/** Fields of a party that supplies or buys. */
export const PARTY_FIELDS: readonly PublishedField[] = [
  required('PartyLegalEntity/RegistrationName', { max: 300 }),
  required('Contact/Telephone'),
  field('Contact/ElectronicMail', { max: 320 }),
  required('PostalAddress/CountrySubentityCode', { max: 50 }),
];

/** Fields of every address, including the address of the recipient of goods. */
export const ADDRESS_FIELDS: readonly PublishedField[] = [
  field('CityName', { max: 50 }),
  field('PostalZone', { max: 50 }),
  field('AddressLine/Line', { max: 150 }),
  field('CountrySubentityCode', { max: 50 }),
];

/** The number that names a party besides its TIN, and its length. */
export const NAMING_NUMBERS: Readonly<Record<string, number>> = { NRIC: 12, PASSPORT: 12, BRN: 20, ARMY: 12 };

/** References to other papers, by their kind. */
export const PAPER_LENGTHS: Readonly<Record<string, { readonly name: string; readonly max: number; readonly pattern?: RegExp }>> =
  {
    CustomsImportForm: { name: 'ID', max: 1000 },
    K2: { name: 'ID', max: 1000 },
    FreeTradeAgreement: { name: 'DocumentDescription', max: 300, pattern: /^[\p{L}\p{N} ()-]*$/u },
    '': { name: 'ID', max: 3, pattern: /^[A-Za-z]+$/ },
  };
