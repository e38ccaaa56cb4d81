/** The parties of the sample company, what it sells and what it spends on: the records of its year, and the addresses of those that the seed names. */

import type { Payload } from '@ledgerline/catalog';
import type { Step } from './step.ts';

/** The counter of the Kuala Lumpur store sells to walk-in customers. */
export const COUNTER = '300-C001';

export const CUSTOMERS = {
  builder: '300-J100',
  shop: '300-K100',
  latePayer: '300-M100',
  abroad: '300-N100',
  hotel: '300-P100',
  manager: '300-S100',
} as const;

export const SUPPLIERS = { tools: '400-T100', paints: '400-P100', transport: '400-L100' } as const;

export const EXPENSES = {
  payroll: '900-6100',
  contributions: '900-6200',
  utilities: '900-6300',
  transport: '900-6400',
  interest: '900-6500',
};

/** What an item costs and what it is sold for, in whole ringgit; abroad in whole Singapore dollars. */
export const ITEMS = {
  'DRILL-18V': { description: 'Cordless drill 18 V', category: 'MACHINES', cost: 185, price: 279, priceAbroad: 86 },
  'PUMP-1HP': { description: 'Water pump 1 HP', category: 'MACHINES', cost: 320, price: 469, priceAbroad: 144 },
  'LADDER-6': { description: 'Aluminium ladder, 6 steps', category: 'SITE-SUPPLIES', cost: 118, price: 179, priceAbroad: 55 },
  'PAINT-5L': { description: 'Emulsion paint, white, 5 litres', category: 'SITE-SUPPLIES', cost: 52, price: 79, priceAbroad: 24 },
  'LOCK-SET': { description: 'Door lock set', category: 'SITE-SUPPLIES', cost: 34, price: 56, priceAbroad: 17 },
  'CABLE-25': { description: 'Cable 2.5 mm², 100 metres', category: 'SITE-SUPPLIES', cost: 142, price: 198, priceAbroad: 61 },
} as const;

export type ItemCode = keyof typeof ITEMS;

const account = (accountNo: string, description: string): Step => [
  'create-gl-account',
  { accountNo, description, accountType: 'EP', cashFlowClass: 'OPR' },
];

const ACCOUNTS: readonly Step[] = [
  account(EXPENSES.payroll, 'Salaries and wages'),
  account(EXPENSES.contributions, 'EPF and SOCSO'),
  account(EXPENSES.utilities, 'Electricity, water and telephone'),
  account(EXPENSES.transport, 'Transport and delivery'),
  account(EXPENSES.interest, 'Loan interest'),
];

const CATEGORIES: readonly Step[] = [
  ['create-stock-item-category', { itemCategory: 'MACHINES', description: 'Tools and pumps' }],
  ['create-stock-item-category', { itemCategory: 'SITE-SUPPLIES', description: 'Site supplies' }],
];

const goods = Object.entries(ITEMS).map(
  ([itemCode, { description, category, price }]): Step => [
    'create-item',
    {
      itemCode,
      description,
      itemGroup: 'GOODS',
      itemCategory: category,
      baseUom: 'PCS',
      uoms: [{ uom: 'PCS', rate: 1, price }],
      classification: '022',
    },
  ],
);

interface Party {
  readonly code: string;
  readonly companyName: string;
  readonly displayTerm: string;
  readonly address: readonly [street: string, town: string, state?: string];
  readonly phone1: string;
  readonly attention: string;
  readonly rest?: Payload;
}

const addressOf = ([address1, address2, address3]: Party['address']): Payload => ({
  address1,
  address2,
  ...(address3 === undefined ? {} : { address3 }),
});

const debtor = ({ code, companyName, displayTerm, address, phone1, attention, rest }: Party): Step => [
  'create-debtor',
  { debtorCode: code, companyName, displayTerm, ...addressOf(address), phone1, attention, ...rest },
];

const creditor = ({ code, companyName, displayTerm, address, phone1, attention }: Party): Step => [
  'create-creditor',
  { creditorCode: code, companyName, displayTerm, purchaseAgent: 'CHONG', ...addressOf(address), phone1, attention },
];

const DEBTORS: readonly Party[] = [
  {
    code: CUSTOMERS.builder,
    companyName: 'Jati Builders Sdn Bhd',
    displayTerm: 'Net 30',
    address: ['Lot 18, Jalan Perusahaan 4', '40150 Shah Alam', 'Selangor'],
    phone1: '+60355121880',
    attention: 'Encik Farid',
    rest: { salesAgent: 'AMY', area: 'CENTRAL', creditLimit: 60000 },
  },
  {
    code: CUSTOMERS.shop,
    companyName: 'Kinta Hardware Trading',
    displayTerm: 'Net 30',
    address: ['77 Jalan Sultan Iskandar', '30000 Ipoh', 'Perak'],
    phone1: '+6052416677',
    attention: 'Mr Wong',
    rest: { salesAgent: 'BALA', area: 'NORTH', creditLimit: 40000 },
  },
  {
    code: CUSTOMERS.latePayer,
    companyName: 'Megah Jaya Contractors Sdn Bhd',
    displayTerm: 'Net 60',
    address: ['Suite 3-2, Plaza Megah', 'Jalan Ipoh', '51200 Kuala Lumpur'],
    phone1: '+60340443210',
    attention: 'Puan Rohani',
    rest: { salesAgent: 'BALA', area: 'CENTRAL', creditLimit: 30000 },
  },
  {
    code: CUSTOMERS.abroad,
    companyName: 'Nusantara Tools Pte Ltd',
    displayTerm: 'Net 30',
    address: ['12 Tuas Avenue 9', '#02-05', 'Singapore 639162'],
    phone1: '+6568634455',
    attention: 'Ms Tan',
    rest: { currencyCode: 'SGD', salesAgent: 'AMY' },
  },
  {
    code: CUSTOMERS.hotel,
    companyName: 'Perdana Bay Hotel Bhd',
    displayTerm: 'Net 30',
    address: ['1 Persiaran Teluk', '71050 Port Dickson', 'Negeri Sembilan'],
    phone1: '+6066401234',
    attention: 'Mr Selvam',
    rest: { salesAgent: 'AMY', creditLimit: 50000 },
  },
  {
    code: CUSTOMERS.manager,
    companyName: 'Selasih Property Management Sdn Bhd',
    displayTerm: 'Net 30',
    address: ['Level 5, Menara Selasih', 'Jalan Ampang', '50450 Kuala Lumpur'],
    phone1: '+60321619000',
    attention: 'Ms Priya',
    rest: { salesAgent: 'BALA', area: 'CENTRAL', creditLimit: 40000 },
  },
];

const CREDITORS: readonly Party[] = [
  {
    code: SUPPLIERS.tools,
    companyName: 'Teknik Tools Supply Sdn Bhd',
    displayTerm: 'Net 30',
    address: ['25 Jalan Kilang', '46050 Petaling Jaya', 'Selangor'],
    phone1: '+60377841122',
    attention: 'Mr Lee',
  },
  {
    code: SUPPLIERS.paints,
    companyName: 'Pacific Coatings and Cables Sdn Bhd',
    displayTerm: 'Net 30',
    address: ['Lot 7, Kawasan Perindustrian Senai', '81400 Senai', 'Johor'],
    phone1: '+6075994400',
    attention: 'Cik Nadia',
  },
  {
    code: SUPPLIERS.transport,
    companyName: 'Lim Brothers Transport',
    displayTerm: 'Net 14',
    address: ['4 Jalan Meru', '41050 Klang', 'Selangor'],
    phone1: '+60333441188',
    attention: 'Mr Lim',
  },
];

const movedIn = (type: string, selector: Payload, address: Party['address'], phone1: string, attention: string): Step => [
  type,
  { ...selector, reason: 'Address taken from the trade directory', ...addressOf(address), phone1, attention },
];

/** The seed names them and no more. */
const ADDRESSES: readonly Step[] = [
  movedIn(
    'update-debtor',
    { debtorCode: '300-A001' },
    ['31 Jalan Besi', '43300 Seri Kembangan', 'Selangor'],
    '+60389431100',
    'Encik Hafiz',
  ),
  movedIn('update-debtor', { debtorCode: '300-B001' }, ['22 Jalan Ampang', '50450 Kuala Lumpur'], '+60321624400', 'Mr Benedict'),
  movedIn(
    'update-debtor',
    { debtorCode: '300-U001' },
    ['480 Harbor Street', 'Oakland, CA 94607', 'United States'],
    '+15105550144',
    'Ms Alvarez',
  ),
  movedIn(
    'update-creditor',
    { creditorCode: '400-S001' },
    ['9 Jalan Utas', '40200 Shah Alam', 'Selangor'],
    '+60355109900',
    'Ms Goh',
  ),
  movedIn(
    'update-creditor',
    { creditorCode: '400-F001' },
    ['200 Market Square', 'Portland, OR 97204', 'United States'],
    '+15035550170',
    'Licensing desk',
  ),
];

export const yearRecords: readonly Step[] = [
  ...ACCOUNTS,
  ...CATEGORIES,
  ...goods,
  ...DEBTORS.map(debtor),
  ...CREDITORS.map(creditor),
  ...ADDRESSES,
];
