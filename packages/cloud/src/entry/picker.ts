/** Which fields take a code of the book, and the read command that finds such codes. */

export const pickerNames = ['debtor', 'creditor', 'item', 'account', 'bank', 'tax', 'method', 'location'] as const;
export type PickerName = (typeof pickerNames)[number];

export interface Picker {
  readonly type: string;
  /** The members of a row that are its code and its name. */
  readonly code: string;
  readonly label: string;
  /** Whether the read takes a limit. */
  readonly isPaged: boolean;
}

export const pickers: Readonly<Record<PickerName, Picker>> = {
  debtor: { type: 'read-debtors', code: 'debtorCode', label: 'companyName', isPaged: true },
  creditor: { type: 'read-creditors', code: 'creditorCode', label: 'companyName', isPaged: true },
  item: { type: 'read-items', code: 'itemCode', label: 'description', isPaged: true },
  account: { type: 'read-chart-accounts', code: 'accountNo', label: 'description', isPaged: false },
  bank: { type: 'list-gl-bank-cash-accounts', code: 'accountNo', label: 'description', isPaged: false },
  tax: { type: 'list-tax-codes', code: 'taxCode', label: 'description', isPaged: true },
  method: { type: 'read-payment-methods', code: 'code', label: 'paymentBy', isPaged: false },
  location: { type: 'read-locations', code: 'location', label: 'description', isPaged: false },
};

/** Pickers by the name of the field, at any place in a payload. */
const PICKED: Readonly<Record<string, PickerName>> = {
  debtorCode: 'debtor',
  creditorCode: 'creditor',
  itemCode: 'item',
  accountNo: 'account',
  bankAccount: 'bank',
  paymentAccountNo: 'bank',
  bankChargeAccountNo: 'account',
  taxCode: 'tax',
  paymentMethod: 'method',
  location: 'location',
  salesLocation: 'location',
  purchaseLocation: 'location',
  fromLocation: 'location',
  toLocation: 'location',
};

export const pickerOf = (name: string): PickerName | null => (Object.hasOwn(PICKED, name) ? (PICKED[name] ?? null) : null);
