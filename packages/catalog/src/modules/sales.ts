/** What the sales module offers: eight documents with nine operations each, eight transfers, two reads. */

import type { ModuleDeclaration, Payload, Sample } from '../declaration/declaration.ts';
import { CONTENT, creditor } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { commandsOf } from '../declaration/operations.ts';
import { flag, freeText, rows, text } from '../declaration/shape.ts';
import { docTypeFilter, knockOffRow, lineFilters, tradeDocument, transfer } from '../families/trade.ts';

const GOODS = { itemCode: 'WIDGET', qty: 2, uom: 'PCS', unitPrice: 20, taxCode: 'ST10', location: 'HQ' };
const SERVICE = {
  itemCode: 'SVC',
  description: 'Installation',
  qty: 1,
  uom: 'HOUR',
  unitPrice: 250,
  taxCode: 'SV8',
  location: 'HQ',
};
const CUSTOMER = { debtorCode: '300-A001', docDate: '2026-07-06' };
const ORDER = { ...CUSTOMER, salesAgent: 'AMY', ref: 'WEB-1043', lines: [GOODS, SERVICE] };

const source = (code: string, document: string, docDate: string, payload: Payload = ORDER): Sample => ({
  code,
  commandType: `create-${document}`,
  payload: { docNo: code, ...payload, docDate },
});

const advancedQuotation = tradeDocument('sales', {
  document: 'advanced-quotation',
  docType: 'AQ',
  about: 'A quotation with headings and sections, for longer offers; it posts nothing and is not transferred.',
  examples: [
    {
      title: 'An offer in two sections',
      payload: {
        ...CUSTOMER,
        description: 'Fitting out the new shop',
        lines: [{ description: 'Section A: hardware' }, GOODS, { description: 'Section B: services' }, SERVICE],
      },
    },
  ],
  sampleMonth: '2026-03',
  updateExample: { description: 'Fitting out the new shop, revised' },
  notes: { create: ['A line with a description only is a heading: no item, no amount.'] },
});

const quotation = tradeDocument('sales', {
  document: 'quotation',
  docType: 'QT',
  about: 'An offer to a customer; it posts nothing until it becomes an order, a delivery or an invoice.',
  examples: [{ title: 'Goods and a service', payload: ORDER }],
  sampleMonth: '2026-03',
  moreSamples: [
    source('QT-000011', 'quotation', '2026-03-11'),
    source('QT-000012', 'quotation', '2026-03-12'),
    source('QT-000013', 'quotation', '2026-03-13'),
  ],
  updateExample: { detailMode: 'append', lines: [{ itemCode: 'BOLT', qty: 24, uom: 'PCS', unitPrice: 1, location: 'HQ' }] },
});

const salesOrder = tradeDocument('sales', {
  document: 'sales-order',
  docType: 'SO',
  about: 'What a customer has ordered; it posts nothing, keeps what is still to deliver and counts towards the credit limit.',
  examples: [{ title: 'An order of the web shop', payload: { ...ORDER, yourRef: 'PO-7731', shipVia: 'COURIER' } }],
  sampleMonth: '2026-03',
  moreSamples: [
    source('SO-000011', 'sales-order', '2026-03-14'),
    source('SO-000012', 'sales-order', '2026-03-15'),
    source('SO-000013', 'sales-order', '2026-03-16'),
  ],
  updateExample: { ref: 'WEB-1043-B', shipVia: 'SELF-COLLECT' },
});

const deliveryOrder = tradeDocument('sales', {
  document: 'delivery-order',
  docType: 'DO',
  about:
    'Records goods delivered. Stock decreases at cost, and the cost is posted to goods delivered not invoiced until the invoice.',
  examples: [
    {
      title: 'Two pieces from HQ',
      payload: { ...CUSTOMER, lines: [GOODS], deliverAddress1: '12 Jalan Gudang', deliverContact: 'Encik Rahman' },
    },
  ],
  sampleMonth: '2026-04',
  moreSamples: [source('DO-000011', 'delivery-order', '2026-04-11', { ...CUSTOMER, lines: [GOODS] })],
  updateExample: { shipInfo: 'Tracking 88-1203' },
});

const DRAFT_INVOICE = 'IV-000031';

const salesInvoice = tradeDocument('sales', {
  document: 'sales-invoice',
  docType: 'IV',
  about:
    'A bill to a customer: the debtor owes the total, sales and tax are credited, and stock items leave stock at their cost.',
  examples: [
    { title: 'Goods and a service, tax on top', payload: ORDER },
    {
      title: 'A foreign customer, no stock',
      payload: {
        debtorCode: '300-U001',
        docDate: '2026-07-06',
        currencyCode: 'USD',
        currencyRate: 4.2,
        lines: [{ description: 'Consulting', qty: 1, unitPrice: 1000, accountNo: '500-1000' }],
      },
    },
    {
      title: 'User-defined fields, as the SAMPLE book defines them',
      payload: {
        debtorCode: '300-A001',
        docDate: '2026-07-06',
        userDefinedFields: { DeliveryRoute: 'Klang Valley', Pallets: 2, DeliverBy: '2026-07-08', IsFragile: true },
        lines: [{ description: 'Delivery on pallets', qty: 1, unitPrice: 80, userDefinedFields: { Colour: 'blue' } }],
        verifyAfterSave: true,
      },
    },
  ],
  sampleMonth: '2026-04',
  moreSamples: [
    source('IV-000011', 'sales-invoice', '2026-04-12'),
    source('IV-000021', 'sales-invoice', '2026-04-21', {
      debtorCode: '300-A001',
      description: 'Annual maintenance contract',
      userDefinedFields: { DeliveryRoute: 'Shah Alam', PermitNo: 'KL-2026-0421', DeliverBy: '2026-04-24', IsFragile: false },
      lines: [{ description: 'Annual maintenance', qty: 1, unitPrice: 5000, accountNo: '500-1000', taxCode: 'SV8' }],
    }),
    source(DRAFT_INVOICE, 'sales-invoice', '2026-04-22', { ...CUSTOMER, lines: [GOODS], saveAsDraft: true }),
  ],
  updateExample: { ref: 'WEB-1043-B', description: 'Corrected reference' },
  moreUpdateExamples: [
    { title: 'Post a draft', payload: { docNo: DRAFT_INVOICE, reason: 'Approved by the manager', saveAsDraft: false } },
  ],
});

const cashSale = tradeDocument('sales', {
  document: 'cash-sale',
  docType: 'CS',
  about: 'Records a sale that is paid immediately by one or several payments. Any unpaid amount is owed by the debtor.',
  extra: {
    rounding5Cents: flag('Whether to round the total to five sen (default: the setting of the book).', {
      effect: 'financial',
    }),
  },
  examples: [
    {
      title: 'Paid in cash',
      payload: {
        debtorCode: '300-C001',
        docDate: '2026-07-06',
        lines: [GOODS],
        payments: [{ paymentMethod: 'CASH', paymentAmount: 44 }],
      },
    },
    {
      title: 'Cash and card together',
      payload: {
        debtorCode: '300-C001',
        docDate: '2026-07-06',
        lines: [GOODS],
        payments: [
          { paymentMethod: 'CASH', paymentAmount: 20 },
          { paymentMethod: 'CARD', paymentAmount: 24, creditCardApprovalCode: '004417' },
        ],
      },
    },
  ],
  sample: { debtorCode: '300-C001', lines: [GOODS] },
  sampleMonth: '2026-05',
  updateExample: { ref: 'TILL-2' },
  notes: {
    create: [
      'Payment choices map to rows in payments; leave payments out only for a credit sale.',
      'The payments must not exceed the total.',
    ],
    update: ['Covers an existing unpaid cash sale only.'],
  },
});

const CREDIT_NOTE_TYPE = {
  cnType: text(20, 'Credit note type code; a price-only type moves no stock.', { native: 'CNType', effect: 'financial' }),
};

const salesCreditNote = tradeDocument('sales', {
  document: 'sales-credit-note',
  docType: 'CN',
  about:
    'Takes back goods or gives back money: the debtor owes less, returns and tax are debited, and goods come back at the cost they left with.',
  extra: {
    ...CREDIT_NOTE_TYPE,
    creditNoteReason: freeText(100, 'Reason printed on the note.', { native: 'Reason', ...CONTENT }),
    ourInvoiceNo: text(30, 'Number of our invoice the note refers to.', CONTENT),
    knockOffs: rows(knockOffRow, 'Documents the note settles.'),
  },
  examples: [
    {
      title: 'One piece comes back',
      payload: {
        ...CUSTOMER,
        cnType: 'RETURN',
        creditNoteReason: 'Damaged in transit',
        lines: [{ ...GOODS, qty: 1, unitCost: 12 }],
      },
    },
  ],
  sampleMonth: '2026-05',
  updateExample: { ref: 'RMA-118' },
});

const salesDebitNote = tradeDocument('sales', {
  document: 'sales-debit-note',
  docType: 'DN',
  about: 'Charges a customer more for what was already invoiced; it moves no stock.',
  extra: {
    dnType: text(20, 'Debit note type code.', { native: 'DNType', effect: 'financial' }),
    debitNoteReason: freeText(100, 'Reason printed on the note.', { native: 'Reason', ...CONTENT }),
    ourInvoiceNo: text(30, 'Number of our invoice the note refers to.', CONTENT),
  },
  examples: [
    {
      title: 'An undercharge put right',
      payload: {
        ...CUSTOMER,
        dnType: 'UNDERCHARGE',
        debitNoteReason: 'Price list of July applies',
        lines: [{ description: 'Price difference', qty: 1, unitPrice: 15, accountNo: '500-0000', taxCode: 'ST10' }],
      },
    },
  ],
  sampleMonth: '2026-05',
  updateExample: { ref: 'CASE-204' },
});

const families = [
  advancedQuotation,
  quotation,
  salesOrder,
  deliveryOrder,
  salesInvoice,
  cashSale,
  salesCreditNote,
  salesDebitNote,
];
const sampleOf = (code: string): Sample => {
  const found = families.flatMap((family) => family.samples).find((sample) => sample.code === code);
  if (!found) throw new Error(`No sample ${code} is declared.`);
  return found;
};

const SUPPLIER = { creditorCode: { ...creditor.creditorCode, text: 'Supplier to order from.' } };

const transfers = [
  transfer('sales', {
    from: 'DO',
    to: 'IV',
    source: sampleOf('DO-000011'),
    docDate: '2026-07-07',
    summary: 'Invoices goods that were delivered: revenue and their cost meet in one document.',
  }),
  transfer('sales', {
    from: 'QT',
    to: 'DO',
    source: sampleOf('QT-000011'),
    docDate: '2026-07-07',
    summary: 'Delivers straight from an accepted quotation.',
  }),
  transfer('sales', {
    from: 'QT',
    to: 'IV',
    source: sampleOf('QT-000012'),
    docDate: '2026-07-07',
    summary: 'Invoices straight from an accepted quotation; stock items leave with the invoice.',
  }),
  transfer('sales', {
    from: 'QT',
    to: 'SO',
    source: sampleOf('QT-000013'),
    docDate: '2026-07-07',
    summary: 'Turns an accepted quotation into an order.',
  }),
  transfer('sales', {
    from: 'IV',
    to: 'CN',
    link: 'return',
    source: sampleOf('IV-000011'),
    docDate: '2026-07-08',
    summary: 'Credits an invoice in whole or part: goods come back at the cost they left with, and the note settles its invoice.',
    extra: CREDIT_NOTE_TYPE,
    examplePayload: { lines: [{ lineNo: 1, qty: 1 }] },
  }),
  transfer('sales', {
    from: 'SO',
    to: 'DO',
    source: sampleOf('SO-000011'),
    docDate: '2026-07-07',
    summary: 'Delivers what was ordered, all or part of it.',
    examplePayload: { lines: [{ lineNo: 1, qty: 1 }] },
  }),
  transfer('sales', {
    from: 'SO',
    to: 'PO',
    link: 'procure',
    source: sampleOf('SO-000012'),
    docDate: '2026-07-07',
    summary: 'Orders from a supplier what a customer has ordered; the quantity still to deliver is not touched.',
    notes: ['The price is the item’s purchase price, else its last cost.'],
    extra: SUPPLIER,
    required: ['creditorCode'],
    examplePayload: { creditorCode: '400-S001', lines: [{ lineNo: 1, qty: 2 }] },
  }),
  transfer('sales', {
    from: 'SO',
    to: 'IV',
    source: sampleOf('SO-000013'),
    docDate: '2026-07-07',
    summary: 'Invoices an order directly; stock items leave with the invoice.',
  }),
];

const reads = [
  read({
    commandType: 'read-item-sales-by-customer',
    document: 'sales-detail',
    displayGroup: 'Sales reads',
    title: 'Item sales by customer',
    summary: 'Shows, per customer and item, quantity, net, tax, cost, profit and margin; credit notes count against.',
    aiInstructions: 'Use this for questions such as who buys what and with which margin. Name a period.',
    shape: lineFilters('ItemSalesFilter', { debtorCode: text(12, 'Only this customer.', { role: 'selector' }) }),
    example: { dateFrom: '2026-01-01', dateTo: '2026-06-30' },
  }),
  read({
    commandType: 'read-sales-detail-lines',
    document: 'sales-detail',
    displayGroup: 'Sales reads',
    title: 'Sales detail lines',
    summary: 'Reads lines of all sales documents together, whatever their type.',
    aiInstructions: 'Use this when a question spans several document types; for one type, its own lines command is narrower.',
    shape: lineFilters(
      'SalesDetailFilter',
      { debtorCode: text(12, 'Only this customer.', { role: 'selector' }) },
      docTypeFilter(families.flatMap((family) => family.docTypes ?? [])),
    ),
    example: { docType: 'IV', dateFrom: '2026-04-01', dateTo: '2026-06-30', limit: 100 },
  }),
];

export const sales: ModuleDeclaration = {
  id: 'sales',
  title: 'Sales',
  summary: 'From the first quotation to the invoice, the cash sale and the credit note.',
  commands: [...families.flatMap(commandsOf), ...transfers, ...reads],
  samples: families.flatMap((family) => family.samples),
};
