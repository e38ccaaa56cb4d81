/** Trading documents of both sides, and their transfers. */

import type { Payload } from '@ledgerline/catalog';
import { type Command, FOREIGN_CREDITOR, FOREIGN_DEBTOR, type Scene } from './scene.ts';

const SALES_TAXES = ['ST10', 'ST5', 'STE', 'NT', 'SR-GST'] as const;
const PURCHASE_TAXES = ['PST10', 'NT', 'TX-GST'] as const;
const DISCOUNTS = [undefined, '5%+0.01', '10%', '0.05'] as const;

function saleLines(scene: Scene): readonly Payload[] {
  const { way } = scene.step;
  const discount = DISCOUNTS[way % DISCOUNTS.length];
  const taxCode = SALES_TAXES[way % SALES_TAXES.length] ?? 'ST10';
  const goods = scene.stockLine({ unitPrice: scene.price, taxCode, ...(discount === undefined ? {} : { discount }) });
  const boxes = { itemCode: 'BOLT', uom: 'BOX', qty: 1, unitPrice: 11, location: scene.location };
  return [goods, ...(scene.isWay(3) ? [{ ...work(scene), taxCode: 'SV8' }] : []), ...(scene.isWay(5) ? [boxes] : [])];
}

const customer = (scene: Scene): Payload => ({
  debtorCode: scene.debtor,
  docDate: scene.docDate,
  ...(scene.isWay(4) ? { inclusiveTax: true } : {}),
});

const supplier = (scene: Scene): Payload => ({ creditorCode: scene.creditor, docDate: scene.docDate });

const purchaseLines = (scene: Scene, times: number): readonly Payload[] => [
  scene.stockLine({
    qty: scene.step.quantity * times,
    unitPrice: scene.price,
    taxCode: PURCHASE_TAXES[scene.step.way % PURCHASE_TAXES.length] ?? 'NT',
    ...(scene.isWay(6) ? { focQty: 1 } : {}),
  }),
  ...(scene.isWay(3) ? [work(scene)] : []),
];

/** Something in addition to the goods. */
const work = (scene: Scene): Payload => ({ itemCode: 'SVC', qty: scene.step.quantity, unitPrice: scene.price });

/** What each type of document can be transferred to. */
const PATHS: readonly (readonly [from: string, to: string, command: string])[] = [
  ['QT', 'SO', 'transfer-quotation-to-sales-order'],
  ['QT', 'DO', 'transfer-quotation-to-delivery-order'],
  ['QT', 'IV', 'transfer-quotation-to-sales-invoice'],
  ['SO', 'DO', 'transfer-sales-order-to-delivery-order'],
  ['SO', 'IV', 'transfer-sales-order-to-sales-invoice'],
  ['SO', 'PO', 'transfer-sales-order-to-purchase-order'],
  ['DO', 'IV', 'transfer-delivery-order-to-sales-invoice'],
  ['IV', 'CN', 'transfer-sales-invoice-to-sales-credit-note'],
  ['PO', 'GR', 'transfer-purchase-order-to-goods-received-note'],
  ['PO', 'PI', 'transfer-purchase-order-to-purchase-invoice'],
  ['GR', 'PI', 'transfer-goods-received-note-to-purchase-invoice'],
  ['PI', 'PR', 'transfer-purchase-invoice-to-purchase-return'],
];

/** A transfer, mostly on a valid day. If there is nothing to transfer yet, it creates the first document. */
function transfer(scene: Scene, paths: typeof PATHS, first: Command): Command {
  const source = scene.document(...paths.map(([from]) => from));
  if (!source) return first;
  const open = paths.filter(([from]) => from === source.doc_type);
  const [, to, command] = open[scene.step.way % open.length] ?? ['', '', ''];
  const docDate = source.doc_date > scene.docDate && !scene.isWay(5) ? source.doc_date : scene.docDate;
  const reprice = to === 'PI' && scene.isWay(2) ? { unitPrice: scene.price } : {};
  // Returned goods can go to another location than they left.
  const elsewhere = to === 'CN' && scene.isWay(2) ? { location: scene.location } : {};
  return [
    command,
    {
      fromDocNo: source.doc_no,
      docDate,
      ...(to === 'PO' ? { creditorCode: '400-S001' } : {}),
      ...(scene.isWay(4) ? {} : { lines: [{ lineNo: 1, qty: 1 + (scene.step.quantity % 3), ...reprice, ...elsewhere }] }),
    },
  ];
}

const pathsFrom = (...types: readonly string[]): typeof PATHS => PATHS.filter(([from]) => types.includes(from));

function cashSale(scene: Scene): Command {
  const goods = scene.stockLine({ unitPrice: 10, qty: 1, taxCode: 'ST10' });
  const head = { ...customer(scene), inclusiveTax: false };
  if (scene.isWay(2, 1)) return ['create-cash-sale', { ...head, lines: [goods, work(scene)] }];
  const payments = [{ paymentMethod: scene.isWay(4) ? 'CASH' : 'CARD', paymentAmount: scene.isWay(3) ? 5.37 : 11 }];
  return ['create-cash-sale', { ...head, lines: [goods], payments }];
}

function cashPurchase(scene: Scene): Command {
  const goods = scene.stockLine({ unitPrice: 7, qty: 2, taxCode: 'PST10' });
  if (scene.isWay(2, 1)) return ['create-cash-purchase', { ...supplier(scene), lines: [goods, work(scene)] }];
  const payments = [{ paymentMethod: 'BANK', paymentAmount: scene.isWay(4) ? 15.4 : 3.33 }];
  return ['create-cash-purchase', { ...supplier(scene), lines: [goods], payments }];
}

const SALE = {
  quote: (scene: Scene): Command => ['create-quotation', { ...customer(scene), lines: saleLines(scene) }],
  order: (scene: Scene): Command => ['create-sales-order', { ...customer(scene), lines: saleLines(scene) }],
  deliver: (scene: Scene): Command => ['create-delivery-order', { ...customer(scene), lines: saleLines(scene) }],
  sell: (scene: Scene): Command => ['create-sales-invoice', { ...customer(scene), lines: saleLines(scene) }],
} as const;

const PURCHASE = {
  'order-goods': (scene: Scene): Command => ['create-purchase-order', { ...supplier(scene), lines: purchaseLines(scene, 3) }],
  receive: (scene: Scene): Command => ['create-goods-received-note', { ...supplier(scene), lines: purchaseLines(scene, 3) }],
  buy: (scene: Scene): Command => ['create-purchase-invoice', { ...supplier(scene), lines: purchaseLines(scene, 4) }],
} as const;

export const TRADE = {
  ...SALE,
  ...PURCHASE,
  'sell-abroad': (scene: Scene): Command => [
    'create-sales-invoice',
    {
      debtorCode: FOREIGN_DEBTOR,
      docDate: scene.docDate,
      currencyRate: (40_000 + scene.step.pick) / 10_000,
      lines: [scene.stockLine({ unitPrice: scene.price })],
    },
  ],
  'sell-for-cash': cashSale,
  'take-back': (scene: Scene): Command => [
    'create-sales-credit-note',
    {
      ...customer(scene),
      ...(scene.isWay(2) ? { cnType: 'PRICE-ADJ' } : {}),
      lines: [
        scene.stockLine({ unitPrice: 3.33, taxCode: 'ST10', ...(scene.isWay(3) ? { unitCost: 2.22 } : {}) }),
        ...(scene.isWay(2) ? [work(scene)] : []),
      ],
    },
  ],
  'charge-more': (scene: Scene): Command => [
    'create-sales-debit-note',
    {
      ...customer(scene),
      lines: [{ accountNo: '500-1000', qty: 1, unitPrice: scene.price, taxCode: 'SV8' }, work(scene)],
    },
  ],
  'go-on-with-sale': (scene: Scene): Command => transfer(scene, pathsFrom('QT', 'SO'), SALE.order(scene)),
  'invoice-delivery': (scene: Scene): Command => transfer(scene, pathsFrom('DO'), SALE.deliver(scene)),
  'return-sale': (scene: Scene): Command => transfer(scene, pathsFrom('IV'), SALE.sell(scene)),
  'buy-abroad': (scene: Scene): Command => [
    'create-purchase-invoice',
    {
      creditorCode: FOREIGN_CREDITOR,
      docDate: scene.docDate,
      currencyRate: (40_000 + scene.step.pick) / 10_000,
      lines: [scene.stockLine({ unitPrice: scene.price })],
    },
  ],
  'buy-for-cash': cashPurchase,
  'send-back': (scene: Scene): Command => [
    'create-purchase-return',
    {
      ...supplier(scene),
      lines: [scene.stockLine({ unitPrice: scene.price, taxCode: 'PST10' }), ...(scene.isWay(2) ? [work(scene)] : [])],
    },
  ],
  'go-on-with-order': (scene: Scene): Command => transfer(scene, pathsFrom('PO'), PURCHASE['order-goods'](scene)),
  'invoice-receipt': (scene: Scene): Command => transfer(scene, pathsFrom('GR'), PURCHASE.receive(scene)),
  'return-purchase': (scene: Scene): Command => transfer(scene, pathsFrom('PI'), PURCHASE.buy(scene)),
} as const;
