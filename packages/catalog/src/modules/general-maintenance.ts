/** What general maintenance offers: thirteen small lists of codes, each with the same seven operations. */

import type { ModuleDeclaration, Payload } from '../declaration/declaration.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule } from '../declaration/rules.ts';
import { choice, code, date, exchangeRate, flag, percentage, text } from '../declaration/shape.ts';
import { type MaintenanceKind, maintenance } from '../families/maintenance.ts';
import { reach } from '../families/party.ts';

const FINANCIAL = { effect: 'financial' } as const;

const address: MaintenanceKind = {
  kind: 'address',
  plural: 'general-addresses',
  one: 'address',
  many: 'addresses',
  about: 'A place of your own, such as a warehouse or a branch, that documents can be sent from or delivered to.',
  codeLengthMax: 20,
  fields: reach,
  required: ['address1'],
  example: {
    code: 'ADDR-JB',
    description: 'Johor Bahru office',
    address1: '16 Jalan Wong Ah Fook',
    address2: '80000 Johor Bahru',
    phone1: '+6072223333',
  },
  bulk: [
    { code: 'ADDR-PG', description: 'Penang office', address1: '3 Lebuh Bishop' },
    { code: 'ADDR-IPOH', description: 'Ipoh store', address1: '27 Jalan Sultan Idris Shah' },
  ],
  get: {
    code: 'ADDR-HQ',
    description: 'Head office',
    address1: '1 Jalan Contoh',
    address2: '40000 Shah Alam',
    phone1: '+60312345678',
  },
  update: {
    record: { code: 'ADDR-KL', description: 'Kuala Lumpur store', address1: '9 Jalan Pudu', attention: 'Encik Azlan' },
    change: { attention: 'Puan Rohani', phone1: '+60320789000', reason: 'New head of the store' },
  },
  void: { code: 'ADDR-KLANG', description: 'Former store in Klang', address1: '44 Jalan Kapar' },
  delete: { code: 'ADDR-KL-2', description: 'Kuala Lumpur store, entered twice', address1: '9 Jalan Pudu' },
};

const area: MaintenanceKind = {
  kind: 'area',
  one: 'area',
  about: 'A region that customers and suppliers belong to, for reports by region.',
  codeLengthMax: 12,
  example: { code: 'SABAH', description: 'Sabah' },
  bulk: [
    { code: 'PERLIS', description: 'Perlis' },
    { code: 'LABUAN', description: 'Labuan' },
  ],
  get: 'CENTRAL',
  update: {
    record: { code: 'SOUTH', description: 'Johor' },
    change: { description: 'Johor and Melaka', reason: 'Melaka joined the area' },
  },
  void: { code: 'KLANG-VALLEY', description: 'Klang Valley, now in CENTRAL' },
  delete: { code: 'SUOTH', description: 'Mistyped' },
};

const creditNoteType: MaintenanceKind = {
  kind: 'cn-type',
  one: 'credit note type',
  about: 'Why credit notes are given, and whether they bring goods back into stock.',
  codeLengthMax: 20,
  fields: {
    isPriceOnly: flag('Whether these credit notes change only the price and move no stock (default: false).', FINANCIAL),
  },
  example: { code: 'REBATE', description: 'Rebate at the end of the quarter', isPriceOnly: true },
  bulk: [
    { code: 'VOLUME-REBATE', description: 'Rebate on quantity', isPriceOnly: true },
    { code: 'DAMAGED', description: 'Damaged goods taken back', isPriceOnly: false },
  ],
  get: 'RETURN',
  update: {
    record: { code: 'GOODWILL', description: 'Goodwill', isPriceOnly: true },
    change: { description: 'Goodwill, approved by the manager', reason: 'Auditor asked for it' },
  },
  void: { code: 'RECALL-2025', description: 'Recall of 2025', isPriceOnly: false },
  delete: { code: 'GODWILL', description: 'Mistyped', isPriceOnly: true },
};

const creditorType: MaintenanceKind = {
  kind: 'creditor-type',
  one: 'creditor type',
  about: 'A group of suppliers, for reports and choices.',
  codeLengthMax: 20,
  example: { code: 'UTILITY', description: 'Water, power, telecoms' },
  bulk: [
    { code: 'LANDLORD', description: 'Landlords' },
    { code: 'GOVERNMENT', description: 'Government bodies' },
  ],
  get: 'LOCAL',
  update: {
    record: { code: 'SUBCONTRACTOR', description: 'Subcontractors' },
    change: { description: 'Subcontractors on site', reason: 'Told apart from agencies' },
  },
  void: { code: 'COURIER-FIRM', description: 'Couriers, now LOCAL' },
  delete: { code: 'SUBCONTRACTER', description: 'Mistyped' },
};

const currency: MaintenanceKind = {
  kind: 'currency',
  plural: 'general-currencies',
  one: 'currency',
  many: 'currencies',
  about: 'A foreign currency with its rate to the base currency. Documents use the rate that is valid on their date.',
  codeLengthMax: 5,
  fields: {
    symbol: text(5, 'Sign to print, for example ¥.', { native: 'CurrencySymbol' }),
    rate: exchangeRate('What one unit is worth in base currency.', FINANCIAL),
    buyRate: exchangeRate('Rate for buying from the bank (default: rate).', { native: 'BankBuyRate', effect: 'financial' }),
    sellRate: exchangeRate('Rate for selling to the bank (default: rate).', { native: 'BankSellRate', effect: 'financial' }),
    effectiveDate: date(
      'First day of these rates (default on creation: the beginning of the book; in an update: today).',
      FINANCIAL,
    ),
  },
  required: ['rate'],
  rules: [bookRule('base-currency-rate-one', 'The base currency always has the rate 1 and cannot be deactivated.')],
  example: {
    code: 'JPY',
    description: 'Japanese yen',
    symbol: '¥',
    rate: 0.0286,
    buyRate: 0.0284,
    sellRate: 0.0289,
    effectiveDate: '2026-07-01',
  },
  bulk: [
    { code: 'AUD', description: 'Australian dollar', symbol: 'A$', rate: 2.78 },
    { code: 'GBP', description: 'Pound sterling', symbol: '£', rate: 5.62 },
  ],
  get: 'USD',
  update: {
    record: { code: 'EUR', description: 'Euro', symbol: '€', rate: 4.85 },
    change: { rate: 4.91, effectiveDate: '2026-07-15', reason: 'Rate of mid-July' },
  },
  void: { code: 'THB', description: 'Thai baht', symbol: '฿', rate: 0.129 },
  delete: { code: 'IDR', description: 'Indonesian rupiah', symbol: 'Rp', rate: 0.00026 },
  notes: { update: ['A new rate is added from effectiveDate on; documents already saved keep theirs.'] },
};

const debtorType: MaintenanceKind = {
  kind: 'debtor-type',
  one: 'debtor type',
  about: 'A group of customers, for reports and choices.',
  codeLengthMax: 20,
  example: { code: 'ONLINE', description: 'Customers of the web shop' },
  bulk: [
    { code: 'EXPORT', description: 'Customers abroad' },
    { code: 'SCHOOL', description: 'Schools and colleges' },
  ],
  get: 'RETAIL',
  update: {
    record: { code: 'CORPORATE', description: 'Companies' },
    change: { description: 'Companies with a frame contract', reason: 'Told apart from dealers' },
  },
  void: { code: 'WALK-IN', description: 'Walk-in customers, now RETAIL' },
  delete: { code: 'COPORATE', description: 'Mistyped' },
};

const debitNoteType: MaintenanceKind = {
  kind: 'dn-type',
  one: 'debit note type',
  about: 'Why customers are charged more after the invoice.',
  codeLengthMax: 20,
  example: { code: 'INTEREST', description: 'Interest on late payment' },
  bulk: [
    { code: 'INSURANCE', description: 'Insurance charged on' },
    { code: 'PACKING', description: 'Packing charged on' },
  ],
  get: 'UNDERCHARGE',
  update: {
    record: { code: 'FREIGHT', description: 'Freight' },
    change: { description: 'Freight charged on', reason: 'Clearer on the printed note' },
  },
  void: { code: 'PALLET-DEPOSIT', description: 'Deposits for pallets, no longer accepted' },
  delete: { code: 'FRIEGHT', description: 'Mistyped' },
};

const paymentMethod: MaintenanceKind = {
  kind: 'payment-method',
  one: 'payment method',
  about: 'A way to pay, with the bank or cash account that the money goes to.',
  codeLengthMax: 20,
  fields: {
    accountNo: code(12, 'Bank, cash or deposit GL account behind the method.', {
      aliases: ['accNo', 'bankAccount', 'paymentAccountNo'],
      native: 'BankAccount',
      effect: 'financial',
    }),
    paymentBy: text(40, 'Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet.'),
    bankChargeRate: percentage('Bank charge in per cent of the amount (default: none).', FINANCIAL),
    isDeposit: flag('Whether this method uses up a deposit (default: false).', FINANCIAL),
    einvoiceMode: choice(
      ['01', '02', '03', '04', '05', '06', '07', '08'],
      'Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others.',
      FINANCIAL,
    ),
  },
  required: ['accountNo'],
  example: {
    code: 'DUITNOW',
    description: 'DuitNow QR at the counter',
    accountNo: '310-1000',
    paymentBy: 'Bank Transfer',
    einvoiceMode: '03',
  },
  bulk: [
    {
      code: 'DEBIT-CARD',
      description: 'Debit card',
      accountNo: '321-0000',
      paymentBy: 'Debit Card',
      bankChargeRate: 0.5,
      einvoiceMode: '05',
    },
    { code: 'DIGITAL-BANK', description: 'Digital bank', accountNo: '310-1000', paymentBy: 'Bank Transfer', einvoiceMode: '07' },
  ],
  get: 'CARD',
  update: {
    record: {
      code: 'FPX',
      description: 'FPX',
      accountNo: '321-0000',
      paymentBy: 'Bank Transfer',
      bankChargeRate: 1,
      einvoiceMode: '03',
    },
    change: { description: 'FPX of the web shop', bankChargeRate: 0.8, reason: 'New contract with the gateway' },
  },
  void: {
    code: 'VOUCHER',
    description: 'Gift vouchers, no longer accepted',
    accountNo: '321-0000',
    paymentBy: 'Voucher',
    einvoiceMode: '08',
  },
  delete: { code: 'FPX-TEST', description: 'Trial of the gateway', accountNo: '321-0000', paymentBy: 'Bank Transfer' },
  notes: { list: ['read-payment-methods lists the active ones only, for use in payments.'] },
};

const priceCategory: MaintenanceKind = {
  kind: 'price-category',
  plural: 'general-price-categories',
  one: 'price category',
  many: 'price categories',
  about: 'A price list that customers can be put on; items keep a price for each.',
  codeLengthMax: 8,
  example: { code: 'MEMBER', description: 'Members of the loyalty plan' },
  bulk: [
    { code: 'TENDER', description: 'Public tenders' },
    { code: 'STAFF', description: 'Staff purchases' },
  ],
  get: 'DEALER',
  update: {
    record: { code: 'PROMO', description: 'Promotion' },
    change: { description: 'Promotion of the third quarter', reason: 'Promotion prolonged' },
  },
  void: { code: 'RAYA-25', description: 'Festive prices of 2025' },
  delete: { code: 'PORMO', description: 'Mistyped' },
};

const project: MaintenanceKind = {
  kind: 'project',
  one: 'project',
  about: 'A job whose income and cost are followed across documents.',
  codeLengthMax: 10,
  example: { code: 'P-SHOP', description: 'Fitting out the new shop' },
  bulk: [
    { code: 'P-EXPO', description: 'Trade fair stand' },
    { code: 'P-SOLAR', description: 'Solar roof' },
  ],
  get: 'P-GENERAL',
  update: {
    record: { code: 'P-WAREHSE', description: 'New warehouse' },
    change: { description: 'New warehouse, phase 1', reason: 'Split into phases' },
  },
  void: { code: 'P-2025', description: 'Projects of 2025, closed' },
  delete: { code: 'P-WAREHUS', description: 'Mistyped' },
};

const purchaseAgent: MaintenanceKind = {
  kind: 'purchase-agent',
  one: 'purchase agent',
  about: 'A person who buys, for orders and reports.',
  codeLengthMax: 12,
  example: { code: 'HANA', description: 'Hana Yusof' },
  bulk: [
    { code: 'IVAN', description: 'Ivan Teoh' },
    { code: 'JASMIN', description: 'Jasmin Raj' },
  ],
  get: 'CHONG',
  update: {
    record: { code: 'DEVI', description: 'Devi' },
    change: { description: 'Devi Nair', reason: 'Full name for the printed order' },
  },
  void: { code: 'EUGENE', description: 'Eugene Ho, left in 2025' },
  delete: { code: 'DEVVI', description: 'Mistyped' },
};

const salesAgent: MaintenanceKind = {
  kind: 'sales-agent',
  one: 'sales agent',
  about: 'A person who sells, for documents, commissions and reports.',
  codeLengthMax: 12,
  example: { code: 'OMAR', description: 'Omar Farid' },
  bulk: [
    { code: 'PETER', description: 'Peter Wong' },
    { code: 'QISTINA', description: 'Qistina Halim' },
  ],
  get: 'AMY',
  update: {
    record: { code: 'KUMAR', description: 'Kumar' },
    change: { description: 'Kumar Pillai', reason: 'Full name for the printed invoice' },
  },
  void: { code: 'LINDA', description: 'Linda Chew, left in 2025' },
  delete: { code: 'KUMMAR', description: 'Mistyped' },
};

const shippingMethod: MaintenanceKind = {
  kind: 'shipping-method',
  one: 'shipping method',
  about: 'A way in which goods travel, printed on orders and deliveries.',
  codeLengthMax: 20,
  example: { code: 'AIR-FREIGHT', description: 'Air freight' },
  bulk: [
    { code: 'POST', description: 'Registered post' },
    { code: 'VAN', description: 'Our own van' },
  ],
  get: 'COURIER',
  update: {
    record: { code: 'LORRY', description: 'Lorry' },
    change: { description: 'Lorry with tail lift', reason: 'Asked for by customers' },
  },
  void: { code: 'RAIL', description: 'Rail freight, no longer offered' },
  delete: { code: 'LORY', description: 'Mistyped' },
};

const kinds = [
  address,
  area,
  creditNoteType,
  creditorType,
  currency,
  debtorType,
  debitNoteType,
  paymentMethod,
  priceCategory,
  project,
  purchaseAgent,
  salesAgent,
  shippingMethod,
];
const families = kinds.map(maintenance);

export const bulkRows: Readonly<Record<string, readonly Payload[]>> = Object.fromEntries(
  kinds.map(({ kind, bulk }) => [`create-general-${kind}`, bulk]),
);

export const generalMaintenance: ModuleDeclaration = {
  id: 'general-maintenance',
  title: 'General maintenance',
  summary: 'The small lists behind the documents: areas, agents, currencies, payment methods, projects and more.',
  commands: families.flatMap(commandsOf),
  samples: families.flatMap((family) => family.samples),
};
