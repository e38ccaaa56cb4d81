/** What the master data module offers: debtors, creditors and items, the default accounts, and changes of code. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { ModuleDeclaration, Payload, Sample } from '../declaration/declaration.ts';
import { MASTER } from '../declaration/family.ts';
import { userDefinedFields } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule, eachRow, rowsOf, rule } from '../declaration/rules.ts';
import {
  choice,
  code,
  flag,
  freeText,
  quantityNotNegative,
  quantityPositive,
  requiredText,
  rows,
  shape,
  text,
} from '../declaration/shape.ts';
import { changeCode } from '../families/change-code.ts';
import { party } from '../families/party.ts';
import { activity, changedRow, recordFamily, recordSample, rowsOnce } from '../families/record.ts';

const FINANCIAL = { effect: 'financial' } as const;
const UOMS_MAX = 100;
const PRICES_MAX = 500;

const debtor = party('debtor', {
  about: 'A customer, who can be quoted, invoiced and paid by from now on.',
  examples: [
    {
      title: 'A customer with a branch',
      payload: {
        debtorCode: '300-G001',
        companyName: 'Gamma Engineering Sdn Bhd',
        displayTerm: 'Net 30',
        salesAgent: 'AMY',
        area: 'CENTRAL',
        debtorType: 'DEALER',
        priceCategory: 'DEALER',
        creditLimit: 15000,
        address1: '8 Jalan Industri 3',
        address2: '47100 Puchong',
        phone1: '+60380612345',
        email: 'accounts@gamma.example.com',
        attention: 'Puan Salmah',
        branches: [{ branchCode: 'PENANG', branchName: 'Gamma Penang', address1: '21 Lebuh Pantai' }],
      },
    },
    { title: 'The least that is needed', payload: { debtorCode: '300-G002', companyName: 'Gerai Pak Din' } },
  ],
  updateExample: { creditLimit: 25000, attention: 'Mr Lim', reason: 'Limit raised after review' },
  update: { debtorCode: '300-D001', companyName: 'Delta Construction Sdn Bhd', displayTerm: 'Net 30', creditLimit: 20000 },
  void: { debtorCode: '300-E001', companyName: 'Epsilon Trading', displayTerm: 'Net 14' },
  delete: { debtorCode: '300-F001', companyName: 'Delta Construction (double)', displayTerm: 'Net 30' },
});

const creditor = party('creditor', {
  about: 'A supplier, who can be ordered from, invoiced by and paid from now on.',
  examples: [
    {
      title: 'A supplier of parts',
      payload: {
        creditorCode: '400-H001',
        companyName: 'Hup Seng Fasteners Sdn Bhd',
        displayTerm: 'Net 60',
        purchaseAgent: 'CHONG',
        area: 'NORTH',
        creditorType: 'LOCAL',
        address1: '5 Lorong Perusahaan',
        address2: '13600 Prai',
        phone1: '+6043901234',
        email: 'sales@hupseng.example.com',
      },
    },
  ],
  updateExample: { displayTerm: 'Net 30', reason: 'New terms agreed for the second half-year' },
  update: { creditorCode: '400-D001', companyName: 'Dian Packaging', displayTerm: 'Net 14' },
  void: { creditorCode: '400-E001', companyName: 'Eastern Freight', displayTerm: 'Net 30' },
  delete: { creditorCode: '400-G001', companyName: 'Dian Packaging (double)', displayTerm: 'Net 14' },
});

const uom = {
  uom: code(8, 'Unit of measure.', { native: 'UOM', role: 'selector' }),
  rate: quantityPositive('How many base units one of these contains; 1 for the base unit itself.', FINANCIAL),
  price: quantityNotNegative('Selling price of one.', FINANCIAL),
  minPrice: quantityNotNegative('Lowest selling price of one.', FINANCIAL),
  barCode: text(30, 'Barcode of this unit.'),
};

const price = {
  uom: code(8, 'Unit of measure that the price is for.', { native: 'UOM', role: 'selector' }),
  priceCategory: text(8, 'Price category whose customers get this price.', { role: 'selector' }),
  debtorCode: text(12, 'Customer who gets this price; takes precedence over the price category.', { role: 'selector' }),
  price: quantityNotNegative('Selling price of one.', FINANCIAL),
};
const PRICES_TEXT = 'Special prices by price category or customer; the price of the unit applies to everyone else.';
const priceOnce = rowsOnce('price-once', ruleSays.priceOnce(), 'prices', 'uom', 'priceCategory', 'debtorCode');
const priceForSomeone = eachRow('price-for-someone', ruleSays.priceForSomeone(), 'prices', ({ priceCategory, debtorCode }) =>
  (priceCategory === undefined) === (debtorCode === undefined) ? [''] : [],
);

const uomOnce = rowsOnce('uom-once', ruleSays.uomOnce(), 'uoms', 'uom');
const baseUomRateOne = rule('base-uom-rate-one', ruleSays.baseUomRateOne(), (payload) =>
  rowsOf(payload, 'uoms').flatMap(([row, index]) =>
    row.uom === payload.baseUom && row.rate !== undefined && row.rate !== 1 ? [{ path: `/uoms/${index}/rate` }] : [],
  ),
);
const otherUomsHaveRate = rule('other-uoms-have-rate', ruleSays.otherUomsHaveRate(), (payload) =>
  rowsOf(payload, 'uoms').flatMap(([row, index]) =>
    row.uom !== payload.baseUom && row.rate === undefined ? [{ path: `/uoms/${index}/rate` }] : [],
  ),
);
const minPriceWithinPrice = eachRow('min-price-within-price', ruleSays.minPriceWithinPrice(), 'uoms', ({ price, minPrice }) =>
  typeof price === 'number' && typeof minPrice === 'number' && minPrice > price ? ['/minPrice'] : [],
);

const item = recordFamily({
  document: 'item',
  plural: 'items',
  one: 'item',
  many: 'items',
  about: 'Something that is bought, kept or sold, with its units and prices.',
  operations: MASTER,
  selector: { name: 'itemCode', field: code(30, 'Item code.', { role: 'selector' }) },
  fields: {
    description: requiredText(100, 'What the item is; lines print it.'),
    desc2: freeText(100, 'Second text of the item.', { aliases: ['description2'] }),
    itemGroup: text(8, 'Item group code; sets the accounts for sales, returns, purchases, stock and cost.'),
    itemType: text(12, 'Item type code.'),
    itemCategory: text(20, 'Item category code.'),
    itemBrand: text(20, 'Item brand code.'),
    baseUom: code(8, 'Base unit: the unit that stock is counted in.', { native: 'BaseUOM', effect: 'financial' }),
    costingMethod: choice(
      ['WA', 'FIFO'],
      'How the cost of issued goods is calculated: WA weighted average, FIFO first in first out (default: the book’s default).',
      FINANCIAL,
    ),
    stockControl: flag(
      'Whether quantity and cost of the item are tracked (default: true). Use false for services and goods without stock control.',
      FINANCIAL,
    ),
    hasBatchNo: flag('Whether stock is tracked by batch. If true, each line that moves the item needs a batchNo.', FINANCIAL),
    hasSerialNo: flag(
      'Whether units are tracked by serial number. If true, each line that moves the item needs one serialNo per base unit.',
      FINANCIAL,
    ),
    standardCost: quantityNotNegative('Cost of one base unit where the book knows no other.', FINANCIAL),
    supplyTaxCode: text(14, 'Tax code of sales lines that name none.'),
    purchaseTaxCode: text(14, 'Tax code of purchase lines that name none.'),
    tariffCode: text(12, 'Tariff code.'),
    classification: text(3, 'Classification code of the e-invoice.'),
    ...activity,
    userDefinedFields,
  },
  rows: {
    create: {
      uoms: rows(
        shape('item.uom', uom, { required: ['uom'] }),
        'Units with rates and prices (default: only the base unit, without a price).',
        {
          max: UOMS_MAX,
        },
      ),
      prices: rows(shape('item.price', price, { required: ['uom', 'price'] }), PRICES_TEXT, { max: PRICES_MAX }),
    },
    update: {
      uoms: rows(
        changedRow('item.update.uom', uom, 'uom'),
        'Units to add or change, found by uom; units you do not name stay as they are.',
        { max: UOMS_MAX },
      ),
      prices: rows(
        shape('item.update.price', price, { required: ['uom', 'price'], isStrict: true }),
        'Special prices to add or change, found by uom and priceCategory or debtorCode; the others stay as they are.',
        { max: PRICES_MAX },
      ),
    },
  },
  required: ['description', 'baseUom'],
  createRules: [uomOnce, baseUomRateOne, otherUomsHaveRate, minPriceWithinPrice, priceOnce, priceForSomeone],
  updateRules: [
    uomOnce,
    minPriceWithinPrice,
    priceOnce,
    priceForSomeone,
    bookRule(
      'item-frozen-once-used',
      'Costing method, base unit, batch and serial number control and the rate of a unit can be changed only until the item is first used. The base unit always has the rate 1.',
    ),
  ],
  createExamples: [
    {
      title: 'A stock item in two units',
      payload: {
        itemCode: 'NUT-M8',
        description: 'Nut M8',
        itemGroup: 'GOODS',
        itemType: 'TRADING',
        itemCategory: 'HARDWARE',
        itemBrand: 'GENERIC',
        baseUom: 'PCS',
        uoms: [
          { uom: 'PCS', rate: 1, price: 0.8, minPrice: 0.6 },
          { uom: 'BOX', rate: 100, price: 70, barCode: '9556000100017' },
        ],
        costingMethod: 'WA',
        stockControl: true,
        supplyTaxCode: 'ST10',
        tariffCode: '7318.15.90',
        classification: '022',
      },
    },
    {
      title: 'A service',
      payload: {
        itemCode: 'TRAINING',
        description: 'Training day',
        itemGroup: 'SERVICE',
        itemType: 'SERVICE',
        baseUom: 'DAY',
        uoms: [{ uom: 'DAY', price: 1800 }],
        stockControl: false,
        supplyTaxCode: 'SV8',
      },
    },
  ],
  updateExample: { description: 'Gasket 40 mm', uoms: [{ uom: 'PCS', price: 3.5 }], reason: 'Price list of July' },
  samples: {
    update: {
      itemCode: 'GASKET-40',
      description: 'Gasket',
      itemGroup: 'GOODS',
      baseUom: 'PCS',
      uoms: [{ uom: 'PCS', rate: 1, price: 3.2 }],
    },
    void: { itemCode: 'GASKET-35', description: 'Gasket 35 mm, discontinued', itemGroup: 'GOODS', baseUom: 'PCS' },
    delete: { itemCode: 'GASKET-4O', description: 'Gasket, code mistyped', itemGroup: 'GOODS', baseUom: 'PCS' },
  },
  notes: {
    create: ['Find the code with read-items-all first. It also lists inactive items.'],
    update: ['To give it another code use change-item-code: documents and stock follow it.'],
  },
});

const defaultAccounts = read({
  commandType: 'read-default-accounts',
  document: 'default-account',
  displayGroup: 'Default accounts',
  title: 'Read the default accounts',
  summary:
    'Shows which GL account the book uses for each role, such as sales, cost of goods sold, bank charges or rounding, when a document names none.',
  notes: ['The payload is an empty object.'],
  aiInstructions: 'Use this to find where an amount is posted if a line has no account.',
  shape: shape('read-default-accounts', {}),
  example: {},
});

/** Records that exist to be given another code. */
const renamed = {
  debtor: recordSample('create-debtor', 'debtorCode', {
    debtorCode: '300-R001',
    companyName: 'Rho Interiors',
    displayTerm: 'Net 30',
  }),
  creditor: recordSample('create-creditor', 'creditorCode', {
    creditorCode: '400-R001',
    companyName: 'Rimba Timber',
    displayTerm: 'Net 30',
  }),
  item: recordSample('create-item', 'itemCode', {
    itemCode: 'HINGE',
    description: 'Hinge 60 mm',
    itemGroup: 'GOODS',
    baseUom: 'PCS',
  }),
  glAccount: recordSample('create-gl-account', 'accountNo', {
    accountNo: '900-9400',
    description: 'Entertainment',
    accountType: 'EP',
  }),
  project: recordSample('create-general-project', 'code', { code: 'P-HARBOUR', description: 'Harbour office' }),
  location: recordSample('create-location', 'location', { location: 'OLDSTORE', description: 'Store behind the shop' }),
  salesAgent: recordSample('create-general-sales-agent', 'code', { code: 'NORA', description: 'Nora binti Hassan' }),
  purchaseAgent: recordSample('create-general-purchase-agent', 'code', { code: 'GOPAL', description: 'Gopal Krishnan' }),
} satisfies Record<string, Sample>;

const codeChanges = [
  changeCode({
    kind: 'debtor',
    one: 'debtor',
    codeLengthMax: 12,
    follows: 'Its documents, open items, branches and prices follow.',
    sample: renamed.debtor,
    newCode: '300-R101',
    reason: 'Codes of contractors start with R1',
    preflight: { oldCode: '300-B001', newCode: '300-B101' },
  }),
  changeCode({
    kind: 'creditor',
    one: 'creditor',
    codeLengthMax: 12,
    follows: 'Its documents, open items and branches follow.',
    sample: renamed.creditor,
    newCode: '400-R101',
    reason: 'Codes of timber suppliers start with R1',
    preflight: { oldCode: '400-F001', newCode: '400-F101' },
  }),
  changeCode({
    kind: 'item',
    one: 'item',
    codeLengthMax: 30,
    follows: 'Document lines, stock, prices, packages and bills of material follow.',
    sample: renamed.item,
    newCode: 'HINGE-60',
    reason: 'Size belongs in the code',
    preflight: { oldCode: 'COG', newCode: 'COG-STD' },
  }),
  changeCode({
    kind: 'gl-account',
    one: 'GL account',
    codeLengthMax: 12,
    follows: 'Postings, defaults, payment methods and tax codes follow.',
    sample: renamed.glAccount,
    newCode: '900-9450',
    reason: 'Numbers of sales expenses start with 945',
    preflight: { oldCode: '900-9000', newCode: '900-9900' },
  }),
  changeCode({
    kind: 'project',
    one: 'project',
    codeLengthMax: 10,
    follows: 'Documents and postings of the project follow.',
    sample: renamed.project,
    newCode: 'P-PORT',
    reason: 'Customer renamed the project',
    preflight: { oldCode: 'P-GENERAL', newCode: 'P-COMMON' },
  }),
  changeCode({
    kind: 'location',
    one: 'location',
    codeLengthMax: 8,
    follows: 'Stock and document lines of the location follow.',
    sample: renamed.location,
    newCode: 'STORE-2',
    reason: 'The first store is being rebuilt',
    preflight: { oldCode: 'KL', newCode: 'KL-1' },
  }),
  changeCode({
    kind: 'sales-agent',
    one: 'sales agent',
    codeLengthMax: 12,
    follows: 'Customers and documents of the agent follow.',
    sample: renamed.salesAgent,
    newCode: 'NORA-KL',
    reason: 'A second Nora has joined',
    preflight: { oldCode: 'BALA', newCode: 'BALA-N' },
  }),
  changeCode({
    kind: 'purchase-agent',
    one: 'purchase agent',
    codeLengthMax: 12,
    follows: 'Suppliers and documents of the agent follow.',
    sample: renamed.purchaseAgent,
    newCode: 'GOPAL-HQ',
    reason: 'Agents carry their office',
    preflight: { oldCode: 'CHONG', newCode: 'CHONG-HQ' },
  }),
];

export const bulkRows: Readonly<Record<string, readonly Payload[]>> = {
  'create-debtor': [
    { debtorCode: '300-H001', companyName: 'Hotel Seri Pantai', displayTerm: 'Net 30' },
    { debtorCode: '300-I001', companyName: 'Indah Furniture', displayTerm: 'Net 14' },
  ],
  'create-creditor': [
    { creditorCode: '400-J001', companyName: 'Johor Steel', displayTerm: 'Net 30' },
    { creditorCode: '400-K001', companyName: 'Kota Logistics', displayTerm: 'Net 14' },
  ],
  'create-item': [
    {
      itemCode: 'SCREW-M6',
      description: 'Screw M6',
      itemGroup: 'GOODS',
      baseUom: 'PCS',
      uoms: [{ uom: 'PCS', rate: 1, price: 0.5 }],
    },
    {
      itemCode: 'SCREW-M8',
      description: 'Screw M8',
      itemGroup: 'GOODS',
      baseUom: 'PCS',
      uoms: [{ uom: 'PCS', rate: 1, price: 0.7 }],
    },
  ],
};

const families = [debtor, creditor, item];

export const masterData: ModuleDeclaration = {
  id: 'master-data',
  title: 'Master data',
  summary: 'Customers, suppliers and items, where the book posts by default, and new codes for old ones.',
  commands: [...families.flatMap(commandsOf), defaultAccounts, ...codeChanges],
  samples: [...families.flatMap((family) => family.samples), ...Object.values(renamed)],
};
