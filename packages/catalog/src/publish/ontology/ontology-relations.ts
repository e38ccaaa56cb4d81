/** How the entities hang together, and the field that says so. Declared data; the test checks every field against the shapes. */

export interface Relation {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  /** The field of the payload that names the other entity. */
  readonly through: string;
}

type Declared = readonly [relation: string, to: string, through: string];

const related = (entities: readonly string[], relations: readonly Declared[]): readonly Relation[] =>
  entities.flatMap((from) => relations.map(([relation, to, through]) => ({ from, relation, to, through })));

const SALES = [
  'advanced-quotation',
  'quotation',
  'sales-order',
  'delivery-order',
  'sales-invoice',
  'cash-sale',
  'sales-credit-note',
  'sales-debit-note',
];
const PURCHASE = ['purchase-order', 'goods-received-note', 'purchase-invoice', 'cash-purchase', 'purchase-return'];
const AR_ENTRIES = ['ar-invoice', 'ar-credit-note', 'ar-debit-note'];
const AP_ENTRIES = ['ap-invoice', 'ap-credit-note', 'ap-debit-note'];
const AR_MONEY = ['ar-payment', 'ar-refund', 'ar-deposit'];
const AP_MONEY = ['ap-payment', 'ap-refund', 'ap-deposit'];
const MOVES = [
  'stock-receive',
  'stock-issue',
  'stock-adjustment',
  'stock-take',
  'stock-write-off',
  'stock-uom-conversion',
  'stock-update-cost',
];
const BUILDS = ['stock-assembly', 'stock-assembly-order', 'stock-disassembly'];
const CASH_BOOK = ['gl-cash-book-payment', 'gl-cash-book-receipt'];

const TRADE_LINES: readonly Declared[] = [
  ['lists', 'item', 'lines[].itemCode'],
  ['kept-at', 'location', 'lines[].location'],
  ['taxed-by', 'tax-code', 'lines[].taxCode'],
  ['posts-to', 'gl-account', 'lines[].accountNo'],
  ['counted-for', 'general-project', 'lines[].project'],
  ['in-currency', 'general-currency', 'currencyCode'],
  ['identified-by', 'tax-entity', 'taxEntityID'],
  ['shipped-by', 'general-shipping-method', 'shipVia'],
];
const LEDGER_LINES: readonly Declared[] = [
  ['posts-to', 'gl-account', 'lines[].accountNo'],
  ['taxed-by', 'tax-code', 'lines[].taxCode'],
  ['counted-for', 'general-project', 'lines[].project'],
  ['in-currency', 'general-currency', 'currencyCode'],
  ['identified-by', 'tax-entity', 'taxEntityID'],
];
const PAYMENTS: readonly Declared[] = [
  ['paid-through', 'general-payment-method', 'payments[].paymentMethod'],
  ['paid-into-or-from', 'gl-account', 'payments[].paymentAccountNo'],
];
const PARTY: readonly Declared[] = [
  ['in-currency', 'general-currency', 'currencyCode'],
  ['located-in', 'general-area', 'area'],
  ['identified-by', 'tax-entity', 'taxEntityID'],
  ['taxed-by', 'tax-code', 'taxCode'],
];

export const relations: readonly Relation[] = [
  ...related(SALES, [
    ['billed-to', 'debtor', 'debtorCode'],
    ['sold-by', 'general-sales-agent', 'salesAgent'],
    ['priced-by', 'general-price-category', 'multiPricing'],
    ...TRADE_LINES,
  ]),
  ...related(['cash-sale', 'cash-purchase'], PAYMENTS),
  ...related(
    ['sales-credit-note', 'ar-credit-note'],
    [
      ['of-type', 'general-cn-type', 'cnType'],
      ['settles', 'sales-invoice', 'knockOffs[].docNo'],
      ['settles', 'ar-invoice', 'knockOffs[].docNo'],
    ],
  ),
  ...related(['sales-debit-note', 'ar-debit-note'], [['of-type', 'general-dn-type', 'dnType']]),
  ...related(PURCHASE, [
    ['supplied-by', 'creditor', 'creditorCode'],
    ['bought-by', 'general-purchase-agent', 'purchaseAgent'],
    ...TRADE_LINES,
  ]),
  ...related(AR_ENTRIES, [['owed-by', 'debtor', 'debtorCode'], ...LEDGER_LINES]),
  ...related(AP_ENTRIES, [['owed-to', 'creditor', 'creditorCode'], ...LEDGER_LINES]),
  ...related(AR_MONEY, [['of-customer', 'debtor', 'debtorCode'], ...PAYMENTS]),
  ...related(AP_MONEY, [['of-supplier', 'creditor', 'creditorCode'], ...PAYMENTS]),
  ...related(
    ['ar-payment'],
    [
      ['settles', 'sales-invoice', 'knockOffs[].docNo'],
      ['settles', 'sales-debit-note', 'knockOffs[].docNo'],
      ['settles', 'ar-invoice', 'knockOffs[].docNo'],
      ['settles', 'ar-debit-note', 'knockOffs[].docNo'],
      ['uses', 'ar-deposit', 'payments[].depositDocNo'],
    ],
  ),
  ...related(
    ['ar-refund'],
    [
      ['gives-back', 'sales-credit-note', 'knockOffs[].docNo'],
      ['gives-back', 'ar-credit-note', 'knockOffs[].docNo'],
      ['gives-back', 'ar-payment', 'knockOffs[].docNo'],
    ],
  ),
  ...related(
    ['ap-payment'],
    [
      ['settles', 'purchase-invoice', 'knockOffs[].docNo'],
      ['settles', 'ap-invoice', 'knockOffs[].docNo'],
      ['settles', 'ap-debit-note', 'knockOffs[].docNo'],
      ['uses', 'ap-deposit', 'payments[].depositDocNo'],
      ['withholds', 'withholding-tax-code', 'payments[].withholdingTaxCode'],
    ],
  ),
  ...related(
    ['ap-refund'],
    [
      ['gets-back', 'purchase-return', 'knockOffs[].docNo'],
      ['gets-back', 'ap-credit-note', 'knockOffs[].docNo'],
    ],
  ),
  ...related(
    ['arap-contra'],
    [
      ['offsets', 'debtor', 'debtorCode'],
      ['offsets', 'creditor', 'creditorCode'],
    ],
  ),
  ...related(MOVES, [
    ['moves', 'item', 'lines[].itemCode'],
    ['at', 'location', 'lines[].location'],
  ]),
  ...related(
    ['stock-transfer'],
    [
      ['moves', 'item', 'lines[].itemCode'],
      ['from', 'location', 'fromLocation'],
      ['to', 'location', 'toLocation'],
    ],
  ),
  ...related(BUILDS, [
    ['makes-or-takes-apart', 'item', 'itemCode'],
    ['follows', 'item-bom', 'itemCode'],
    ['at', 'location', 'location'],
  ]),
  ...related(['stock-assembly'], [['carries-out', 'stock-assembly-order', 'fromDocNo']]),
  ...related(
    ['item-bom'],
    [
      ['makes', 'item', 'itemCode'],
      ['consumes', 'item', 'lines[].itemCode'],
    ],
  ),
  ...related(['item-package'], [['bundles', 'item', 'lines[].itemCode']]),
  ...related(
    ['item'],
    [
      ['in-group', 'stock-item-group', 'itemGroup'],
      ['of-type', 'stock-item-type', 'itemType'],
      ['in-category', 'stock-item-category', 'itemCategory'],
      ['of-brand', 'stock-item-brand', 'itemBrand'],
      ['sold-with', 'tax-code', 'supplyTaxCode'],
      ['bought-with', 'tax-code', 'purchaseTaxCode'],
      ['classified-by', 'tariff-code', 'tariffCode'],
    ],
  ),
  ...related(['stock-item-group'], [['posts-to', 'gl-account', 'salesAccountNo']]),
  ...related(
    ['debtor'],
    [
      ...PARTY,
      ['of-type', 'general-debtor-type', 'debtorType'],
      ['served-by', 'general-sales-agent', 'salesAgent'],
      ['priced-by', 'general-price-category', 'priceCategory'],
    ],
  ),
  ...related(
    ['creditor'],
    [...PARTY, ['of-type', 'general-creditor-type', 'creditorType'], ['served-by', 'general-purchase-agent', 'purchaseAgent']],
  ),
  ...related(['gl-account'], [['below', 'gl-account', 'parentAccountNo']]),
  ...related(
    ['journal-entry'],
    [
      ['posts-to', 'gl-account', 'lines[].accountNo'],
      ['concerns', 'debtor', 'lines[].debtorCode'],
      ['concerns', 'creditor', 'lines[].creditorCode'],
    ],
  ),
  ...related(CASH_BOOK, [
    ['paid-into-or-from', 'gl-account', 'bankAccount'],
    ['posts-to', 'gl-account', 'lines[].accountNo'],
    ['paid-through', 'general-payment-method', 'paymentMethod'],
    ['withholds', 'withholding-tax-code', 'lines[].withholdingTaxCode'],
  ]),
  ...related(
    ['gl-bank-reconciliation'],
    [
      ['reconciles', 'gl-account', 'bankAccount'],
      ['clears', 'gl-cash-book-entry', 'clearedEntries[].docNo'],
    ],
  ),
  ...related(['general-payment-method'], [['paid-into-or-from', 'gl-account', 'accountNo']]),
  ...related(
    ['tax-code'],
    [
      ['of-type', 'tax-type', 'taxType'],
      ['posts-to', 'gl-account', 'accountNo'],
    ],
  ),
  ...related(['withholding-tax-code'], [['posts-to', 'gl-account', 'accountNo']]),
  ...related(
    ['einvoice'],
    [
      ['represents', 'sales-invoice', 'docNos'],
      ['represents', 'cash-sale', 'docNos'],
      ['represents', 'sales-credit-note', 'docNos'],
      ['represents', 'sales-debit-note', 'docNos'],
      ['represents', 'ar-invoice', 'docNos'],
      ['represents', 'ar-credit-note', 'docNos'],
      ['represents', 'ar-debit-note', 'docNos'],
      ['represents', 'ar-refund', 'docNos'],
    ],
  ),
  ...related(
    ['consolidated-einvoice'],
    [
      ['gathers', 'sales-invoice', 'docType'],
      ['gathers', 'cash-sale', 'docType'],
      ['gathers', 'ar-invoice', 'docType'],
    ],
  ),
  ...related(
    ['self-billed-einvoice'],
    [
      ['represents', 'purchase-invoice', 'docNos'],
      ['represents', 'cash-purchase', 'docNos'],
      ['represents', 'ap-invoice', 'docNos'],
      ['represents', 'gl-cash-book-payment', 'docNos'],
      ['represents', 'purchase-return', 'docNos'],
      ['represents', 'ap-credit-note', 'docNos'],
      ['represents', 'ap-debit-note', 'docNos'],
      ['represents', 'ap-refund', 'docNos'],
    ],
  ),
  ...related(
    ['supplier-item-mapping'],
    [
      ['maps-items-of', 'creditor', 'creditorCode'],
      ['maps-to', 'item', 'itemCode'],
    ],
  ),
];
