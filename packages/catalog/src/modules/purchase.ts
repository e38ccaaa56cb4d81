/** What the purchase module offers: five documents with nine operations each, four transfers, one read, and the request for quotation. */

import type { ModuleDeclaration, Payload, Sample } from '../declaration/declaration.ts';
import type { Family } from '../declaration/family.ts';
import { REFERENCE } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { commandsOf } from '../declaration/operations.ts';
import { rows, text } from '../declaration/shape.ts';
import { docTypeFilter, knockOffRow, lineFilters, tradeDocument, transfer } from '../families/trade.ts';

const PARTS = { itemCode: 'PART', qty: 10, uom: 'PCS', unitPrice: 8, taxCode: 'PST10', location: 'HQ' };
const FREIGHT = { description: 'Freight', qty: 1, unitPrice: 25, accountNo: '900-9000', taxCode: 'PSV8' };
const SUPPLIER = { creditorCode: '400-S001', docDate: '2026-07-06' };
const ORDER = { ...SUPPLIER, purchaseAgent: 'CHONG', ref: 'REQ-218', lines: [PARTS, FREIGHT] };

const source = (code: string, document: string, docDate: string, payload: Payload = ORDER): Sample => ({
  code,
  commandType: `create-${document}`,
  payload: { docNo: code, ...payload, docDate },
});

const purchaseOrder = tradeDocument('purchase', {
  document: 'purchase-order',
  docType: 'PO',
  about: 'What was ordered from a supplier; it posts nothing and keeps what is still to come in.',
  examples: [{ title: 'Parts and their freight', payload: { ...ORDER, purchaseLocation: 'HQ', shipVia: 'COURIER' } }],
  sampleMonth: '2026-03',
  moreSamples: [source('PO-000011', 'purchase-order', '2026-03-11'), source('PO-000012', 'purchase-order', '2026-03-12')],
  updateExample: { supplierDONo: 'SD-4471', remark1: 'Partial delivery agreed' },
});

const goodsReceivedNote = tradeDocument('purchase', {
  document: 'goods-received-note',
  docType: 'GR',
  about:
    'Records goods received. Stock increases at the price of the note, and the other side is posted to goods received not invoiced until the invoice arrives.',
  examples: [{ title: 'Ten parts into HQ', payload: { ...SUPPLIER, supplierDONo: 'SD-4472', lines: [PARTS] } }],
  sampleMonth: '2026-03',
  moreSamples: [source('GR-000011', 'goods-received-note', '2026-03-14', { ...SUPPLIER, lines: [PARTS] })],
  updateExample: { supplierDONo: 'SD-4472-A' },
});

const purchaseInvoice = tradeDocument('purchase', {
  document: 'purchase-invoice',
  docType: 'PI',
  about:
    'A bill from a supplier: we owe the total, stock items come in at cost, other lines go to their accounts, and tax that cannot be claimed is part of the cost.',
  examples: [
    { title: 'Parts and their freight', payload: { ...ORDER, supplierInvoiceNo: 'SI-90017' } },
    {
      title: 'An expense without stock',
      payload: {
        ...SUPPLIER,
        supplierInvoiceNo: 'SI-90018',
        lines: [{ description: 'Office rent', qty: 1, unitPrice: 1200, accountNo: '900-6000' }],
      },
    },
  ],
  sampleMonth: '2026-04',
  moreSamples: [
    source('PI-000011', 'purchase-invoice', '2026-04-11'),
    source('PI-000021', 'purchase-invoice', '2026-04-21', { ...SUPPLIER, lines: [{ ...PARTS, qty: 50 }] }),
  ],
  updateExample: { supplierInvoiceNo: 'SI-90017-A', description: 'Supplier sent a corrected invoice' },
});

const cashPurchase = tradeDocument('purchase', {
  document: 'cash-purchase',
  docType: 'CP',
  about: 'Records a purchase that is paid immediately. Any unpaid amount is owed to the supplier.',
  examples: [
    {
      title: 'Paid by bank transfer',
      payload: { ...SUPPLIER, lines: [PARTS], payments: [{ paymentMethod: 'BANK', paymentAmount: 88, chequeNo: 'TT-55120' }] },
    },
    {
      title: 'Cash and bank transfer together',
      payload: {
        ...SUPPLIER,
        lines: [PARTS],
        payments: [
          { paymentMethod: 'CASH', paymentAmount: 38 },
          { paymentMethod: 'BANK', paymentAmount: 50 },
        ],
      },
    },
  ],
  sample: { ...SUPPLIER, lines: [PARTS] },
  sampleMonth: '2026-05',
  updateExample: { ref: 'PETTY-07' },
  notes: {
    create: ['Several payment rows are allowed. They must not total more than the document.'],
    update: ['Covers an existing unpaid cash purchase only.'],
  },
});

const purchaseReturn = tradeDocument('purchase', {
  document: 'purchase-return',
  docType: 'PR',
  about:
    'Goods that go back to a supplier: we owe less, stock leaves at its cost, and a difference in price goes to purchase price variance.',
  extra: {
    supplierCNNo: text(30, 'Number of the supplier’s credit note; the supplier’s invoice has its own field.', REFERENCE),
    knockOffs: rows(knockOffRow, 'Documents the return settles.'),
  },
  examples: [
    {
      title: 'Two parts go back and settle their invoice',
      payload: {
        ...SUPPLIER,
        supplierCNNo: 'SCN-310',
        lines: [{ ...PARTS, qty: 2 }],
        knockOffs: [{ docType: 'PI', docNo: 'PI-000021', amount: 17.6 }],
      },
    },
  ],
  sample: { ...SUPPLIER, lines: [{ ...PARTS, qty: 1 }] },
  sampleMonth: '2026-05',
  updateExample: { supplierCNNo: 'SCN-310-A' },
  createLeansOn: ['PI-000021'],
});

const asked = tradeDocument('purchase', {
  document: 'request-quotation',
  docType: 'RQ',
  about: 'Asks a supplier for a price; it posts nothing.',
  operations: ['get', 'update'],
  examples: [{ title: 'Ten parts', payload: { creditorCode: '400-S001', docDate: '2026-07-06', lines: [PARTS] } }],
  sampleMonth: '2026-03',
  updateExample: { ref: 'RFQ-77', remark1: 'Please quote by Friday' },
  notes: {
    get: ['Requests for quotation are entered in the desktop package; there is no command that creates one.'],
    update: ['Requests for quotation are entered in the desktop package; there is no command that creates one.'],
  },
});

/** No command creates a request for quotation, so the sample company is given its own directly. */
const requestQuotation: Family = {
  ...asked,
  samples: asked.samples.map((sample) => ({ ...sample, commandType: 'seed-request-quotation' })),
};

const families = [purchaseOrder, goodsReceivedNote, purchaseInvoice, cashPurchase, purchaseReturn];
const sampleOf = (code: string): Sample => {
  const found = families.flatMap((family) => family.samples).find((sample) => sample.code === code);
  if (!found) throw new Error(`No sample ${code} is declared.`);
  return found;
};

const transfers = [
  transfer('purchase', {
    from: 'GR',
    to: 'PI',
    source: sampleOf('GR-000011'),
    docDate: '2026-07-07',
    summary: 'Takes the supplier’s bill for goods that came in; a price other than the note’s goes to purchase price variance.',
    examplePayload: { lines: [{ lineNo: 1, qty: 10, unitPrice: 8.2 }] },
  }),
  transfer('purchase', {
    from: 'PI',
    to: 'PR',
    link: 'return',
    source: sampleOf('PI-000011'),
    docDate: '2026-07-08',
    summary: 'Returns goods of an invoice in whole or part; the return settles its invoice up to what is outstanding.',
    examplePayload: { lines: [{ lineNo: 1, qty: 2 }] },
  }),
  transfer('purchase', {
    from: 'PO',
    to: 'GR',
    source: sampleOf('PO-000011'),
    docDate: '2026-07-07',
    summary: 'Receives what was ordered, all or part of it.',
    examplePayload: { lines: [{ lineNo: 1, qty: 6 }] },
  }),
  transfer('purchase', {
    from: 'PO',
    to: 'PI',
    source: sampleOf('PO-000012'),
    docDate: '2026-07-07',
    summary: 'Takes the bill for an order directly; stock items come in with the invoice.',
  }),
];

const readPurchaseDetailLines = read({
  commandType: 'read-purchase-detail-lines',
  document: 'purchase-detail',
  displayGroup: 'Purchase reads',
  title: 'Purchase detail lines',
  summary: 'Reads lines of all purchase documents together, whatever their type.',
  aiInstructions: 'Use this when a question spans several document types; for one type, its own lines command is narrower.',
  shape: lineFilters(
    'PurchaseDetailFilter',
    { creditorCode: text(12, 'Only this supplier.', { role: 'selector' }) },
    docTypeFilter(families.flatMap((family) => family.docTypes ?? [])),
  ),
  example: { docType: 'PI', dateFrom: '2026-04-01', dateTo: '2026-06-30', limit: 100 },
});

export const purchase: ModuleDeclaration = {
  id: 'purchase',
  title: 'Purchase',
  summary: 'From the order to the goods received, the supplier’s invoice and the return.',
  commands: [...families.flatMap(commandsOf), ...transfers, readPurchaseDetailLines, ...commandsOf(requestQuotation)],
  samples: [...families, requestQuotation].flatMap((family) => family.samples),
};
