/** The entries that people make most, each with the few fields that it needs. Declared data; every other write has a form with all its fields. */

export type ShortFormName = 'receipt' | 'invoice' | 'cashSale' | 'bill' | 'expense';

export interface ShortForm {
  readonly name: ShortFormName;
  readonly type: string;
  /** Fields shown at once; the others are behind "More fields". */
  readonly fields: readonly string[];
}

const LINE = ['lines[].itemCode', 'lines[].description', 'lines[].qty', 'lines[].unitPrice', 'lines[].taxCode'];
const PAYMENT = ['payments[].paymentMethod', 'payments[].paymentAmount'];
const POSTED = ['lines[].accountNo', 'lines[].description', 'lines[].amount', 'lines[].taxCode'];

export const shortForms: readonly ShortForm[] = [
  { name: 'receipt', type: 'create-ar-payment', fields: ['debtorCode', 'docDate', 'ref', ...PAYMENT] },
  { name: 'invoice', type: 'create-sales-invoice', fields: ['debtorCode', 'docDate', 'salesLocation', ...LINE] },
  { name: 'cashSale', type: 'create-cash-sale', fields: ['debtorCode', 'docDate', 'salesLocation', ...LINE, ...PAYMENT] },
  { name: 'bill', type: 'create-ap-invoice', fields: ['creditorCode', 'docDate', 'supplierInvoiceNo', ...POSTED] },
  { name: 'expense', type: 'create-gl-cash-book-payment', fields: ['bankAccount', 'docDate', 'payee', ...POSTED] },
];

export const shortFormOf = (type: string): ShortForm | null => shortForms.find((form) => form.type === type) ?? null;
