/** What the stock module offers: reads of items and stock, what items are sorted by, eleven stock documents, packages, bills of materials, locations. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { CommandDeclaration, Members, ModuleDeclaration, Payload, Sample, Shape } from '../declaration/declaration.ts';
import { LEDGER_OPERATIONS, MAINTAINED, MASTER } from '../declaration/family.ts';
import { qtyPositive, REFERENCE, selecting } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { changedSince, includeInactive, recordFilters, searchFor } from '../declaration/list-filter.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule, datesInOrder, rule, transferLocationsDiffer } from '../declaration/rules.ts';
import {
  code,
  date,
  flag,
  freeText,
  omit,
  pick,
  quantity,
  quantityNotNegative,
  quantityPositive,
  shape,
  text,
} from '../declaration/shape.ts';
import { itemBoms } from '../families/item-bom.ts';
import { itemPackages } from '../families/item-package.ts';
import { activity, recordFamily } from '../families/record.ts';
import {
  adjustmentNotZero,
  assemblyCost,
  assemblyDocument,
  headerLocation,
  lineHasLocation,
  neverNegative,
  postingStockItem,
  stockDocument,
  stockItem,
  transferNamesLocations,
  transferredItem,
  unitCost,
  unitsDiffer,
} from '../families/stock-document.ts';
import { docTypeFilter, lineFilters } from '../families/trade.ts';

const FINANCIAL = { effect: 'financial' } as const;
const SELECTOR = { role: 'selector' } as const;

/** Every document type whose lines move stock or change its value. */
const MOVING_TYPES = ['DO', 'IV', 'CS', 'CN', 'GR', 'PI', 'CP', 'PR', 'SA', 'SR', 'SI', 'ST', 'TK', 'SW', 'UV', 'UC', 'AS', 'DA'];

const itemFilters: Members = {
  ...recordFilters({ code: 'itemCode', codeField: code(30, 'Item code.', SELECTOR), names: ['description'] }),
  search: searchFor('the code, the description or a barcode'),
  itemGroup: text(8, 'Only items of this group.', SELECTOR),
  itemType: text(12, 'Only items of this type.', SELECTOR),
  itemCategory: text(20, 'Only items of this category.', SELECTOR),
  itemBrand: text(20, 'Only items of this brand.', SELECTOR),
};

const itemFilter: Shape = shape('ItemFilter', { ...itemFilters, changedSince, ...pick(selecting, 'limit', 'cursor') });

const stockFilters: Members = {
  itemCode: text(30, 'Only this item.', SELECTOR),
  itemGroup: text(8, 'Only items of this group.', SELECTOR),
  location: text(8, 'Only stock at this location.', SELECTOR),
  batchNo: text(20, 'Only this batch.', SELECTOR),
};

const itemReads: readonly CommandDeclaration[] = [
  read({
    commandType: 'read-items',
    verb: 'list',
    document: 'item',
    displayGroup: 'Items',
    title: 'Read active items',
    summary: 'Lists the items that can be used in new documents, with units, prices, tax codes, group and costing method.',
    notes: ['Deactivated items are left out; read-items-all shows them too.', 'Every filter is optional.'],
    aiInstructions:
      'Use this to get the exact itemCode and its units before you create a line. Search for a word of the description instead of guessing a code.',
    shape: itemFilter,
    example: { itemGroup: 'GOODS', limit: 100 },
    grouped: { document: 'item', action: 'list' },
  }),
  read({
    commandType: 'read-items-all',
    verb: 'list',
    document: 'item',
    displayGroup: 'Items',
    title: 'Read all items',
    summary: 'Lists every item of the account book, deactivated ones included.',
    notes: ['isActive shows which of them are active.', 'Every filter is optional.'],
    aiInstructions:
      'Use this for history and clean-up. For new documents use read-items, which leaves out what can no longer be sold.',
    shape: itemFilter,
    example: { limit: 500 },
    grouped: { document: 'item', action: 'list' },
  }),
  read({
    commandType: 'export-items',
    verb: 'export',
    document: 'item',
    displayGroup: 'Items',
    title: 'Export items to a file',
    summary: 'Writes the items to a CSV file, one row per item and unit, for a spreadsheet or another system.',
    notes: ['The result has artifactUrl. Download the file with the same API key.', 'The file is UTF-8 with a header row.'],
    aiInstructions: 'Use this when the user wants a file. To look items up yourself, read-items is quicker.',
    shape: shape('export-items', {
      ...itemFilters,
      includeInactive: flag('Whether to export inactive items too.', SELECTOR),
    }),
    example: { itemGroup: 'GOODS', includeInactive: true },
    hasArtifact: true,
  }),
  read({
    commandType: 'get-stock-item-detail',
    verb: 'get',
    document: 'item',
    displayGroup: 'Items',
    title: 'Get an item in detail',
    summary: 'Returns one item in full: master data, units, prices, what is on hand at each location and its last cost.',
    aiInstructions: 'Call this before you promise stock or a price, and before update-item, to learn the current values.',
    shape: shape('get-stock-item-detail', { itemCode: code(30, 'Item code.', SELECTOR) }, { required: ['itemCode'] }),
    example: { itemCode: 'WIDGET' },
    grouped: { document: 'item', action: 'get' },
  }),
  read({
    commandType: 'read-locations',
    verb: 'list',
    document: 'location',
    displayGroup: 'Location',
    title: 'Read locations',
    summary: 'Lists the exact codes of the active stock locations.',
    notes: ['A stock transfer needs two active locations.'],
    aiInstructions: 'Use this before you create a stock line. The location must be exactly one of these; there is no default.',
    shape: shape('read-locations', {
      ...recordFilters({ code: 'location', codeField: code(8, 'Exact code of the location.', SELECTOR), names: ['description'] }),
      includeInactive,
    }),
    example: {},
    grouped: { document: 'location', action: 'list' },
  }),
];

const stockReads: readonly CommandDeclaration[] = [
  read({
    commandType: 'read-stock-detail-lines',
    document: 'stock-detail',
    displayGroup: 'Stock reads',
    title: 'Stock detail lines',
    summary:
      'Reads every single movement of stock, whatever document caused it: quantity, unit cost, value, location and document.',
    notes: ['Deliveries, invoices, receipts and returns move stock too, not only stock documents.'],
    aiInstructions: 'Use this to explain a stock balance. Limit it to an item and a period first.',
    shape: lineFilters(
      'StockDetailFilter',
      {},
      {
        location: text(8, 'Only movements at this location.', SELECTOR),
        batchNo: text(20, 'Only movements of this batch.', SELECTOR),
        ...docTypeFilter(MOVING_TYPES),
      },
    ),
    example: { itemCode: 'WIDGET', location: 'HQ', dateFrom: '2026-01-01', dateTo: '2026-06-30', limit: 100 },
  }),
  read({
    commandType: 'read-stock-movement',
    document: 'stock-detail',
    displayGroup: 'Stock reads',
    title: 'Stock movement of a period',
    summary:
      'Shows, per item and location, what was there at the start, what came in, what went out and what is left, in quantity and value.',
    notes: ['The stock cards, each movement with its running balance, come along unless includeCards is false.'],
    aiInstructions: 'Name dateFrom and dateTo. Set includeCards to false when only the totals matter.',
    shape: shape(
      'read-stock-movement',
      {
        ...stockFilters,
        includeCards: flag('Whether to include the stock cards (default: true).', SELECTOR),
        ...pick(selecting, 'dateFrom', 'dateTo', 'limit', 'cursor'),
      },
      { rules: [datesInOrder] },
    ),
    example: { itemCode: 'WIDGET', dateFrom: '2026-04-01', dateTo: '2026-06-30' },
  }),
  read({
    commandType: 'stock-balance',
    document: 'stock-detail',
    displayGroup: 'Stock reads',
    title: 'Stock balance on a date',
    summary: 'Shows what is on hand at the end of a day, per item, location and batch, with unit cost and value.',
    notes: [
      'Quantities are given in the base unit and, where the item has it, in reportUom.',
      'The values add up to the stock account of the general ledger.',
    ],
    aiInstructions:
      'Use this to find the stock on hand. Without asOfDate it returns today’s balance, without documents dated later.',
    shape: shape('stock-balance', {
      asOfDate: date('Last date to include (default: today).', { role: 'selector', aliases: ['asOf'] }),
      ...stockFilters,
      reportUom: text(8, 'Additional unit for the quantities, for items that have it.', SELECTOR),
      includeZero: flag('Whether to list items without stock too.', SELECTOR),
      ...pick(selecting, 'limit', 'cursor'),
    }),
    example: { asOfDate: '2026-06-30', itemCode: 'WIDGET', location: 'HQ', reportUom: 'BOX' },
  }),
];

const DESCRIBED: Members = { description: freeText(100, 'Meaning of the code.') };
const groupAccount = (use: string) => text(12, `GL account of ${use} (default: the default account of the book).`, FINANCIAL);

/** The code of what items are sorted by, under the name it has on the item. */
const sortedBy = (name: string, lengthMax: number, one: string) => ({
  name,
  field: code(lengthMax, `Code of the ${one}.`, { role: 'selector', aliases: ['code'] }),
});

const brands = recordFamily({
  document: 'stock-item-brand',
  plural: 'stock-item-brands',
  one: 'item brand',
  many: 'item brands',
  about: 'Brands sort items in lists and reports; they post nothing.',
  operations: MAINTAINED,
  selector: sortedBy('itemBrand', 20, 'item brand'),
  fields: { ...DESCRIBED, ...activity },
  createExamples: [{ title: 'A new item brand', payload: { itemBrand: 'TITAN', description: 'Titan Tools' } }],
  seedCode: 'GENERIC',
  samples: { update: { itemBrand: 'MERANTI', description: 'Meranti Hardware' } },
  updateExample: { reason: 'The maker was renamed', description: 'Meranti Hardware Industries' },
});

const categories = recordFamily({
  document: 'stock-item-category',
  plural: 'stock-item-categories',
  one: 'item category',
  many: 'item categories',
  about: 'Categories sort items in lists and reports; they post nothing.',
  operations: MAINTAINED,
  selector: sortedBy('itemCategory', 20, 'item category'),
  fields: { ...DESCRIBED, ...activity },
  createExamples: [{ title: 'A new item category', payload: { itemCategory: 'POWER-TOOLS', description: 'Power tools' } }],
  seedCode: 'HARDWARE',
  samples: { update: { itemCategory: 'FASTENERS', description: 'Bolts and nuts' } },
  updateExample: { reason: 'Screws are now kept here too', description: 'Bolts, nuts and screws' },
});

const groupAccountsPostable = bookRule(
  'group-accounts-postable',
  'Every account must exist, be active and accept postings. stockAccountNo must be a stock account.',
);

const groups = recordFamily({
  document: 'stock-item-group',
  plural: 'stock-item-groups',
  one: 'item group',
  many: 'item groups',
  about: 'A group decides to which accounts its items post: sales, returns, purchases, stock and cost of goods sold.',
  operations: MAINTAINED,
  selector: sortedBy('itemGroup', 8, 'item group'),
  fields: {
    ...DESCRIBED,
    salesAccountNo: groupAccount('sales'),
    salesReturnAccountNo: groupAccount('sales returns'),
    purchaseAccountNo: groupAccount('purchases'),
    stockAccountNo: groupAccount('stock'),
    cogsAccountNo: groupAccount('cost of goods sold'),
    ...activity,
  },
  createRules: [groupAccountsPostable],
  updateRules: [groupAccountsPostable],
  createExamples: [
    {
      title: 'A group with its own accounts',
      payload: {
        itemGroup: 'PACKING',
        description: 'Packing material',
        salesAccountNo: '500-0000',
        salesReturnAccountNo: '510-0000',
        purchaseAccountNo: '600-1000',
        stockAccountNo: '330-0000',
        cogsAccountNo: '600-0000',
      },
    },
  ],
  seedCode: 'GOODS',
  samples: { update: { itemGroup: 'SPARES', description: 'Spare parts', salesAccountNo: '500-0000', cogsAccountNo: '600-0000' } },
  updateExample: { reason: 'Returns of spare parts get their account', salesReturnAccountNo: '510-0000' },
});

const types = recordFamily({
  document: 'stock-item-type',
  plural: 'stock-item-types',
  one: 'item type',
  many: 'item types',
  about: 'Types separate trading goods, finished goods and services in lists and reports. They have no effect on postings.',
  operations: MAINTAINED,
  selector: sortedBy('itemType', 12, 'item type'),
  fields: { ...DESCRIBED, ...activity },
  createExamples: [{ title: 'A new item type', payload: { itemType: 'CONSUMABLE', description: 'Used up in the workshop' } }],
  seedCode: 'TRADING',
  samples: { update: { itemType: 'RAW', description: 'Raw material' } },
  updateExample: { reason: 'Clearer wording', description: 'Raw material for own production' },
});

const locations = recordFamily({
  document: 'location',
  plural: 'locations',
  one: 'location',
  many: 'locations',
  about: 'A place where stock is kept: quantity and cost are held for each item at each location.',
  operations: MASTER,
  selector: { name: 'location', field: code(8, 'Exact code of the location.', SELECTOR) },
  fields: { description: freeText(100, 'Name or address of the location.'), ...activity },
  createExamples: [{ title: 'A new branch', payload: { location: 'PENANG', description: 'Branch in George Town' } }],
  samples: {
    update: { location: 'JB', description: 'Warehouse in Johor Bahru' },
    void: { location: 'IPOH', description: 'Seasonal store in Ipoh' },
    delete: { location: 'KUANTAN', description: 'Planned store in Kuantan' },
  },
  updateExample: { reason: 'The warehouse has moved', description: 'Warehouse in Iskandar Puteri' },
  notes: { void: ['Move what is still on hand to another location first: new documents can no longer use this one.'] },
});

const updateCost = stockDocument({
  document: 'stock-update-cost',
  docType: 'UC',
  about:
    'Gives stock on hand a new unit cost: its value changes, its quantity does not, and the difference goes to stock cost adjustment.',
  header: headerLocation,
  line: {
    ...omit(stockItem, 'batchNo', 'serialNo'),
    unitCost: quantityNotNegative('New cost of one unit of the line.', FINANCIAL),
  },
  lineRequired: ['itemCode', 'unitCost'],
  createRules: [lineHasLocation],
  rules: [
    bookRule(
      'cost-update-needs-stock',
      'The item must be on hand at the location: with no quantity there is no value to change.',
    ),
  ],
  examples: [
    {
      title: 'Bought parts revalued',
      payload: {
        docDate: '2026-07-08',
        description: 'Freight of the March shipment added',
        lines: [{ itemCode: 'PART', uom: 'PCS', unitCost: 8.1, location: 'KL' }],
      },
    },
  ],
  sampleMonth: '2026-05',
  updateExample: { reason: 'Reference of the freight bill was missing', ref: 'FRT-0326' },
});

const OPENING_STOCK: Sample = {
  code: 'SR-000011',
  commandType: 'create-stock-receive',
  payload: {
    docNo: 'SR-000011',
    docDate: '2025-07-01',
    description: 'Opening stock',
    lines: [
      { itemCode: 'WIDGET', uom: 'PCS', qty: 1000, unitCost: 12, location: 'HQ', accountNo: '151-0000' },
      { itemCode: 'COG', uom: 'PCS', qty: 1000, unitCost: 5, location: 'HQ', accountNo: '151-0000' },
      { itemCode: 'BOLT', uom: 'PCS', qty: 5000, unitCost: 0.4, location: 'HQ', accountNo: '151-0000' },
      { itemCode: 'A', uom: 'PCS', qty: 1000, unitCost: 3, location: 'HQ', accountNo: '151-0000' },
      { itemCode: 'B', uom: 'PCS', qty: 1000, unitCost: 4.2, location: 'HQ', accountNo: '151-0000' },
      { itemCode: 'FG', uom: 'PCS', qty: 100, unitCost: 11.7, location: 'HQ', accountNo: '151-0000' },
      { itemCode: 'PART', uom: 'PCS', qty: 1000, unitCost: 8, location: 'HQ', accountNo: '151-0000' },
      { itemCode: 'WIDGET', uom: 'PCS', qty: 200, unitCost: 12, location: 'KL', accountNo: '151-0000' },
      { itemCode: 'PART', uom: 'PCS', qty: 200, unitCost: 8, location: 'KL', accountNo: '151-0000' },
    ],
  },
};

const adjustment = stockDocument({
  document: 'stock-adjustment',
  docType: 'SA',
  about: 'Increases or decreases the stock on hand. The value is posted to stock adjustments.',
  header: headerLocation,
  line: {
    ...postingStockItem,
    qty: quantity('Quantity to add (positive) or to remove (negative); not zero.', FINANCIAL),
    unitCost,
  },
  lineRequired: ['itemCode', 'qty'],
  createRules: [lineHasLocation],
  rules: [adjustmentNotZero, neverNegative],
  examples: [
    {
      title: 'One item up, one down',
      payload: {
        docDate: '2026-07-08',
        description: 'Mixed up while packing',
        lines: [
          { itemCode: 'COG', uom: 'PCS', qty: 3, unitCost: 5, location: 'HQ' },
          { itemCode: 'WIDGET', uom: 'PCS', qty: -2, location: 'HQ' },
        ],
      },
    },
  ],
  sampleMonth: '2026-03',
  updateExample: {
    reason: 'A third item was mixed up too',
    detailMode: 'append',
    lines: [{ itemCode: 'BOLT', uom: 'PCS', qty: -12, location: 'HQ' }],
  },
});

const receive = stockDocument({
  document: 'stock-receive',
  docType: 'SR',
  about: 'Takes goods into stock that no purchase brought in, at the cost you give: opening stock, finds, gifts.',
  header: headerLocation,
  line: { ...postingStockItem, qty: qtyPositive, unitCost },
  lineRequired: ['itemCode', 'qty'],
  createRules: [lineHasLocation],
  examples: [
    {
      title: 'Bolts found in the back room',
      payload: {
        docDate: '2026-07-08',
        description: 'Found while clearing the back room',
        lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 10, unitCost: 4.8, location: 'HQ' }],
      },
    },
  ],
  sampleMonth: '2026-03',
  moreSamples: [OPENING_STOCK],
  updateExample: { reason: 'Reference was missing', ref: 'BACKROOM-1' },
  notes: { create: ['unitCost is the cost of one unit of the line, a box here, not of one base unit.'] },
});

const issue = stockDocument({
  document: 'stock-issue',
  docType: 'SI',
  about: 'Takes goods out of stock for use in the business itself; their cost becomes an expense.',
  header: headerLocation,
  line: { ...postingStockItem, qty: qtyPositive },
  lineRequired: ['itemCode', 'qty'],
  createRules: [lineHasLocation],
  rules: [neverNegative],
  examples: [
    {
      title: 'Bolts for our own workshop',
      payload: {
        docDate: '2026-07-08',
        description: 'Repair of the loading ramp',
        department: 'D-ADMIN',
        lines: [{ itemCode: 'BOLT', uom: 'PCS', qty: 24, location: 'HQ', accountNo: '600-5000' }],
      },
    },
  ],
  sampleMonth: '2026-03',
  updateExample: { reason: 'Named after the work order', ref: 'WO-55' },
  notes: { create: ['The cost comes from the stock on hand; it cannot be given.'] },
});

const transfer = stockDocument({
  document: 'stock-transfer',
  docType: 'ST',
  about: 'Moves goods from one location to another at their cost; the ledger is not touched.',
  header: {
    description: freeText(100, 'Narration of the whole document.', REFERENCE),
    fromLocation: text(8, 'Exact active source location; a line can have another.', FINANCIAL),
    toLocation: text(8, 'Exact active destination location; a line can have another.', FINANCIAL),
  },
  line: { ...transferredItem, qty: qtyPositive },
  lineRequired: ['itemCode', 'qty'],
  createRules: [transferNamesLocations],
  rules: [transferLocationsDiffer, neverNegative],
  examples: [
    {
      title: 'From headquarters to the shop',
      payload: {
        docDate: '2026-07-08',
        description: 'Weekly replenishment of the Kuala Lumpur shop',
        fromLocation: 'HQ',
        toLocation: 'KL',
        lines: [{ itemCode: 'WIDGET', uom: 'PCS', qty: 10 }],
      },
    },
    {
      title: 'Each line its own way',
      payload: {
        docDate: '2026-07-08',
        lines: [
          { itemCode: 'WIDGET', uom: 'PCS', qty: 5, fromLocation: 'HQ', toLocation: 'KL' },
          { itemCode: 'PART', uom: 'PCS', qty: 5, fromLocation: 'KL', toLocation: 'HQ' },
        ],
      },
    },
  ],
  sampleMonth: '2026-04',
  updateExample: { reason: 'The lorry number was missing', remark1: 'Lorry WXY 8812' },
});

const take = stockDocument({
  document: 'stock-take',
  docType: 'TK',
  about: 'A count of what is really there: the difference to the book at the end of that day is adjusted.',
  header: headerLocation,
  line: {
    ...stockItem,
    countedQty: quantityNotNegative('Quantity counted, in the unit of the line; zero when nothing was found.', FINANCIAL),
  },
  lineRequired: ['itemCode', 'countedQty'],
  createRules: [lineHasLocation],
  examples: [
    {
      title: 'Count of the shop',
      payload: {
        docDate: '2026-07-10',
        description: 'Cycle count, shelf 4',
        location: 'KL',
        lines: [{ itemCode: 'PART', uom: 'PCS', countedQty: 199 }],
      },
    },
  ],
  sampleMonth: '2026-06',
  updateExample: {
    reason: 'Shelf 5 was counted on the same day',
    detailMode: 'append',
    lines: [{ itemCode: 'COG', uom: 'PCS', countedQty: 998, location: 'HQ' }],
  },
  notes: {
    create: [
      'The count is the truth: a movement that is entered later with an earlier date changes the difference, not the count.',
    ],
  },
});

const writeOff = stockDocument({
  document: 'stock-write-off',
  one: 'stock write-off',
  docType: 'SW',
  about: 'Takes lost, spoiled or broken goods out of stock; their cost becomes a loss.',
  header: headerLocation,
  line: { ...postingStockItem, qty: qtyPositive },
  lineRequired: ['itemCode', 'qty'],
  createRules: [lineHasLocation],
  rules: [neverNegative],
  examples: [
    {
      title: 'Broken in the warehouse',
      payload: {
        docDate: '2026-07-08',
        description: 'Pallet fell from the rack',
        lines: [{ itemCode: 'WIDGET', uom: 'PCS', qty: 1, location: 'HQ' }],
      },
    },
  ],
  sampleMonth: '2026-04',
  updateExample: { reason: 'Claim number of the insurer', ref: 'CLAIM-0417' },
  notes: { create: ['The cost comes from the stock on hand; it cannot be given.'] },
});

const conversion = stockDocument({
  document: 'stock-uom-conversion',
  one: 'stock UOM conversion',
  docType: 'UV',
  about:
    'Opens boxes or packs them: one unit of an item becomes another at the same place, quantity in base units and value unchanged.',
  header: headerLocation,
  line: {
    ...omit(stockItem, 'uom', 'serialNo'),
    qty: quantityPositive('Quantity that is converted, in fromUom; above zero.', FINANCIAL),
    fromUom: code(8, 'Unit to convert from.', { native: 'FromUOM', effect: 'financial' }),
    toQty: quantityPositive('Quantity that results, in toUom (default: calculated from the units of the item).', FINANCIAL),
    toUom: code(8, 'Unit to convert to.', { native: 'ToUOM', effect: 'financial' }),
  },
  lineRequired: ['itemCode', 'qty', 'fromUom', 'toUom'],
  createRules: [lineHasLocation],
  rules: [unitsDiffer, bookRule('conversion-keeps-quantity', 'Both sides must be the same quantity in base units.')],
  examples: [
    {
      title: 'Two boxes opened',
      payload: {
        docDate: '2026-07-08',
        description: 'Boxes opened for single sale',
        lines: [{ itemCode: 'BOLT', qty: 2, fromUom: 'BOX', toQty: 24, toUom: 'PCS', location: 'HQ' }],
      },
    },
  ],
  sampleMonth: '2026-04',
  updateExample: { reason: 'Who opened them', remark1: 'Opened by the counter' },
});

const packages = itemPackages({
  examples: [
    {
      title: 'Two components at one price',
      payload: {
        packageCode: 'PKG-WORKSHOP',
        description: 'Workshop set',
        unitPrice: 50,
        limitedQty: 200,
        lines: [
          { itemCode: 'WIDGET', uom: 'PCS', qty: 2, unitPrice: 20, taxCode: 'ST10' },
          { itemCode: 'BOLT', uom: 'BOX', qty: 1, unitPrice: 10 },
        ],
      },
    },
  ],
  samples: [
    packageSample('PKG-STARTER', 'Starter set'),
    packageSample('PKG-HOME', 'Home set'),
    packageSample('PKG-2025', 'Anniversary set 2025'),
    packageSample('PKG-TRIAL', 'Trial set'),
  ],
  sampleCodes: { get: 'PKG-STARTER', update: 'PKG-HOME', void: 'PKG-2025', delete: 'PKG-TRIAL' },
  updateExample: {
    reason: 'Cogs are part of the set from July on',
    unitPrice: '39.90',
    detailMode: 'append',
    lines: [{ itemCode: 'COG', uom: 'PCS', qty: 1, unitPrice: 9, printOut: true }],
  },
});

function packageSample(packageCode: string, description: string): Sample {
  const lines = [
    { itemCode: 'WIDGET', uom: 'PCS', qty: 1, unitPrice: 20 },
    { itemCode: 'BOLT', uom: 'PCS', qty: 12, unitPrice: 1 },
  ];
  return { code: packageCode, commandType: 'create-item-package', payload: { packageCode, description, unitPrice: 32, lines } };
}

const bomSample = (itemCode: string, bolts: number): Sample => ({
  code: itemCode,
  commandType: 'create-item-bom',
  payload: { itemCode, lines: [{ itemCode: 'BOLT', qty: bolts, uom: 'PCS' }] },
});

const boms = itemBoms({
  examples: [
    {
      title: 'A widget of one part and four bolts',
      payload: {
        itemCode: 'WIDGET',
        lines: [
          { itemCode: 'PART', qty: 1, uom: 'PCS' },
          { itemCode: 'BOLT', qty: 4, uom: 'PCS' },
        ],
      },
    },
  ],
  samples: [bomSample('A', 2), bomSample('COG', 1)],
  sampleCodes: { get: 'FG', update: 'FG', void: 'A', delete: 'COG' },
  updateExample: {
    reason: 'The new design is bolted, not glued',
    detailMode: 'append',
    lines: [{ itemCode: 'BOLT', qty: 4, uom: 'PCS' }],
  },
});

const assemblySaysWhat = rule('assembly-says-what', ruleSays.assemblySaysWhat(), (payload) =>
  payload.fromDocNo === undefined
    ? ['itemCode', 'qty', 'location'].filter((name) => payload[name] === undefined).map((name) => ({ path: `/${name}` }))
    : [],
);

const ASSEMBLY_ORDER = 'AO-000011';

const assembly = assemblyDocument({
  document: 'stock-assembly',
  plural: 'stock-assemblies',
  many: 'stock assemblies',
  docType: 'AS',
  about: 'Makes finished goods: components leave stock, the finished good enters with their cost and the cost of assembling.',
  header: { assemblyCost },
  createHeader: {
    fromDocNo: text(
      30,
      'Number of the assembly order. Fields you leave out are copied from it; the default quantity is its outstanding quantity.',
      FINANCIAL,
    ),
  },
  required: [],
  createRules: [
    assemblySaysWhat,
    bookRule('assembly-within-order', 'No more than the outstanding quantity of the order is assembled, of the item it names.'),
  ],
  rules: [neverNegative],
  operations: LEDGER_OPERATIONS,
  examples: [
    {
      title: 'Five pieces after the bill of materials',
      payload: { docDate: '2026-07-08', itemCode: 'FG', qty: 5, assemblyCost: 1.5, location: 'HQ' },
    },
    {
      title: 'With other components',
      payload: {
        docDate: '2026-07-08',
        description: 'Reinforced version',
        itemCode: 'FG',
        qty: 2,
        assemblyCost: 1.5,
        location: 'HQ',
        lines: [
          { itemCode: 'A', qty: 2, uom: 'PCS' },
          { itemCode: 'B', qty: 1, uom: 'PCS' },
          { itemCode: 'BOLT', qty: 8, uom: 'PCS' },
        ],
      },
    },
    { title: 'Part of an assembly order', payload: { docDate: '2026-07-08', fromDocNo: ASSEMBLY_ORDER, qty: 3 } },
  ],
  createLeansOn: [ASSEMBLY_ORDER],
  sampleMonth: '2026-05',
  updateExample: { reason: 'Number of the batch record', ref: 'BATCH-0501' },
});

const assemblyOrder = assemblyDocument({
  document: 'stock-assembly-order',
  docType: 'AO',
  about: 'Plans the assembly of finished goods. It moves no stock and posts nothing until it is assembled.',
  header: { assemblyCost },
  required: ['itemCode', 'qty'],
  operations: LEDGER_OPERATIONS,
  examples: [
    {
      title: 'Twenty pieces to be made',
      payload: {
        docDate: '2026-07-08',
        description: 'For the August fair',
        itemCode: 'FG',
        qty: 20,
        assemblyCost: 1.5,
        location: 'HQ',
      },
    },
  ],
  sampleMonth: '2026-05',
  moreSamples: [
    {
      code: ASSEMBLY_ORDER,
      commandType: 'create-stock-assembly-order',
      payload: {
        docNo: ASSEMBLY_ORDER,
        docDate: '2026-05-11',
        description: 'Stock for the second half-year',
        itemCode: 'FG',
        qty: 100,
        assemblyCost: 1.5,
        location: 'HQ',
      },
    },
  ],
  updateExample: { reason: 'The fair has moved', description: 'For the September fair' },
  notes: { create: ['Carry it out with create-stock-assembly and fromDocNo, in one go or in parts.'] },
});

const disassembly = assemblyDocument({
  document: 'stock-disassembly',
  plural: 'stock-disassemblies',
  many: 'stock disassemblies',
  docType: 'DA',
  about: 'Takes finished goods apart: they leave stock, and their cost is shared out over the components that come back.',
  required: ['itemCode', 'qty', 'location'],
  rules: [neverNegative],
  operations: LEDGER_OPERATIONS,
  examples: [
    {
      title: 'Two pieces disassembled',
      payload: { docDate: '2026-07-08', description: 'Display pieces', itemCode: 'FG', qty: 2, location: 'HQ' },
    },
  ],
  sampleMonth: '2026-06',
  updateExample: { reason: 'Where they came from', ref: 'DISPLAY-2' },
});

/** The read of lines of cost updates is one of the reads of stock. */
const updateCosts = commandsOf(updateCost);
const isLines = (command: CommandDeclaration): boolean => command.commandType === 'read-stock-update-cost-lines';

const classifications = [brands, categories, groups, types];
const documents = [adjustment, receive, issue, transfer, take, writeOff, conversion];
const assemblies = [assembly, assemblyOrder, disassembly];
const families = [...classifications, locations, updateCost, ...documents, packages, boms, ...assemblies];

export const stock: ModuleDeclaration = {
  id: 'stock',
  title: 'Stock',
  summary: 'Items, where they are, what they cost, and everything that moves, counts, converts or assembles them.',
  commands: [
    ...itemReads,
    ...stockReads,
    ...updateCosts.filter(isLines),
    ...classifications.flatMap(commandsOf),
    ...updateCosts.filter((command) => !isLines(command)),
    ...documents.flatMap(commandsOf),
    ...commandsOf(packages),
    ...commandsOf(boms),
    ...assemblies.flatMap(commandsOf),
    ...commandsOf(locations),
  ],
  samples: families.flatMap((family) => family.samples),
};

/** Rows of the bulk commands of records, whose codes must be unused. */
export const bulkRows: Record<string, readonly Payload[]> = {
  'create-item-package': [
    {
      packageCode: 'PKG-GARAGE',
      description: 'Garage set',
      unitPrice: 45,
      lines: [
        { itemCode: 'WIDGET', uom: 'PCS', qty: 2, unitPrice: 20 },
        { itemCode: 'COG', uom: 'PCS', qty: 1, unitPrice: 9 },
      ],
    },
    {
      packageCode: 'PKG-OFFICE',
      description: 'Office set',
      unitPrice: 260,
      lines: [
        { itemCode: 'GOODS-A', uom: 'PCS', qty: 2, unitPrice: 100 },
        { itemCode: 'GOODS-B', uom: 'PCS', qty: 1, unitPrice: 55.55 },
      ],
    },
  ],
  'create-item-bom': [
    { itemCode: 'B', lines: [{ itemCode: 'BOLT', qty: 1, uom: 'PCS' }] },
    { itemCode: 'PART', lines: [{ itemCode: 'BOLT', qty: 2, uom: 'PCS' }] },
  ],
};
