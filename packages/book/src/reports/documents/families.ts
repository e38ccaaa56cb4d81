/** How each type of document is printed: the addressee, its tables and columns, its totals, the signatures. Declared data. */

import type { KnockOffRow } from '../../document/document.ts';
import type { Total } from '../sheet/sheet.ts';
import type { Phrase } from '../words/phrases.ts';
import type { PrintedType } from '../words/titles.ts';
import type { LineColumn } from './line-columns.ts';
import type { PaymentColumn } from './payment-columns.ts';
import type { Print } from './print.ts';
import { billTotals, cashBookTotals, noTotals, owedTotals, plainTotals, settlementTotals, stockTotals } from './totals.ts';

export type TableDeclaration =
  | { readonly source: 'lines'; readonly columns: readonly LineColumn[]; readonly caption?: Phrase; readonly hasTotal?: boolean }
  | { readonly source: 'payments'; readonly columns: readonly PaymentColumn[]; readonly caption?: Phrase }
  | { readonly source: 'knock-offs'; readonly caption: Phrase; readonly side?: KnockOffRow['side'] };

export interface Family {
  readonly party: Phrase;
  readonly tables: readonly TableDeclaration[];
  readonly totals: (print: Print) => readonly Total[];
  readonly signatures: readonly Phrase[];
  readonly hasDueDate?: boolean;
  /** Whether it shows a customer where to pay. */
  readonly asksForPayment?: boolean;
  /** Whether the total is repeated in words, and tax is summed up by code. */
  readonly hasMoney?: boolean;
  /** The same without prices, where goods travel without them. */
  readonly unpriced?: readonly LineColumn[];
}

const GOODS: readonly LineColumn[] = ['position', 'item', 'description', 'quantity', 'unit'];
const PRICED: readonly LineColumn[] = [...GOODS, 'unitPrice', 'discount', 'tax', 'amount'];
const DELIVERED: readonly LineColumn[] = ['position', 'item', 'description', 'location', 'quantity', 'unit'];
const CHARGED: readonly LineColumn[] = ['position', 'description', 'tax', 'taxAmount', 'amount'];
const POSTED: readonly LineColumn[] = ['account', 'accountDescription', 'tax', 'taxAmount', 'amount'];
const STOCKED: readonly LineColumn[] = ['position', 'item', 'description', 'location', 'quantity', 'unit', 'unitCost', 'value'];
const PARTS: readonly LineColumn[] = [
  'position',
  'item',
  'description',
  'location',
  'quantityPerUnit',
  'madeQuantity',
  'unit',
  'unitCost',
  'value',
];

const SETTLED: TableDeclaration = { source: 'knock-offs', caption: 'inSettlementOf' };
const OURS: readonly Phrase[] = ['authorisedBy'];
const INTERNAL: readonly Phrase[] = ['preparedBy', 'checkedBy', 'approvedBy'];
const VOUCHER: readonly Phrase[] = ['preparedBy', 'approvedBy', 'receivedBy'];

const bill = (
  party: Phrase,
  signatures: readonly Phrase[],
  columns: readonly LineColumn[] = PRICED,
  more: Partial<Family> = {},
): Family => ({
  party,
  tables: [{ source: 'lines', columns }, SETTLED],
  totals: billTotals,
  signatures,
  hasMoney: true,
  ...more,
});

/** Bills that wait to be paid. */
const owed = (party: Phrase, signatures: readonly Phrase[], columns: readonly LineColumn[] = PRICED): Family =>
  bill(party, signatures, columns, { totals: owedTotals, hasDueDate: true, asksForPayment: party === 'billTo' });

const settlement = (party: Phrase, signatures: readonly Phrase[], columns: readonly PaymentColumn[]): Family => ({
  party,
  tables: [{ source: 'payments', columns, caption: 'payments' }, SETTLED],
  totals: settlementTotals,
  signatures,
  hasMoney: true,
});

const receipt = settlement('receivedFrom', OURS, ['method', 'chequeNo', 'amount']);
const voucher = settlement('payTo', VOUCHER, ['method', 'account', 'chequeNo', 'bankCharge', 'withheld', 'amount']);

const cashBook = (party: Phrase): Family => ({
  party,
  tables: [{ source: 'lines', columns: POSTED }],
  totals: cashBookTotals,
  signatures: VOUCHER,
  hasMoney: true,
});

const stock = (columns: readonly LineColumn[], totals = stockTotals): Family => ({
  party: 'customer',
  tables: [{ source: 'lines', columns }],
  totals,
  signatures: INTERNAL,
});

const unpriced: Partial<Family> = { unpriced: DELIVERED };

export const FAMILIES: Readonly<Record<PrintedType, Family>> = {
  AQ: bill('offerTo', ['authorisedBy', 'acceptedBy']),
  QT: bill('offerTo', ['authorisedBy', 'acceptedBy']),
  SO: bill('billTo', ['authorisedBy', 'acceptedBy'], [...GOODS, 'deliveryDate', 'unitPrice', 'discount', 'tax', 'amount']),
  DO: bill('billTo', ['issuedBy', 'deliveredBy', 'receivedBy'], PRICED, unpriced),
  IV: owed('billTo', ['authorisedBy', 'receivedBy']),
  CS: bill('billTo', OURS, PRICED, { totals: owedTotals }),
  CN: bill('creditTo', OURS),
  DN: owed('billTo', OURS),
  RQ: bill('supplier', OURS, PRICED, { unpriced: [...GOODS, 'deliveryDate'] }),
  PO: bill('supplier', OURS, [...GOODS, 'deliveryDate', 'unitPrice', 'discount', 'tax', 'amount']),
  GR: bill('supplier', ['receivedBy', 'checkedBy'], PRICED, unpriced),
  PI: owed('supplier', INTERNAL),
  CP: bill('supplier', INTERNAL, PRICED, { totals: owedTotals }),
  PR: bill('supplier', ['issuedBy', 'receivedBy']),
  RI: owed('billTo', OURS, CHARGED),
  RD: owed('billTo', OURS, CHARGED),
  RC: bill('creditTo', OURS, CHARGED),
  PB: owed('supplier', INTERNAL, POSTED),
  PD: owed('supplier', INTERNAL, POSTED),
  PC: bill('supplier', INTERNAL, POSTED),
  RP: receipt,
  RDP: receipt,
  RF: settlement('payTo', VOUCHER, ['method', 'account', 'chequeNo', 'amount']),
  PP: voucher,
  PDP: voucher,
  PF: settlement('receivedFrom', OURS, ['method', 'account', 'chequeNo', 'amount']),
  CT: {
    party: 'customer',
    tables: [
      { source: 'knock-offs', caption: 'customerSide', side: 'AR' },
      { source: 'knock-offs', caption: 'supplierSide', side: 'AP' },
    ],
    totals: plainTotals,
    signatures: INTERNAL,
    hasMoney: true,
  },
  JE: {
    party: 'customer',
    tables: [{ source: 'lines', columns: ['account', 'accountDescription', 'tax', 'debit', 'credit'], hasTotal: true }],
    totals: noTotals,
    signatures: INTERNAL,
  },
  PV: cashBook('payTo'),
  OR: cashBook('receivedFrom'),
  SA: stock(STOCKED),
  SR: stock(STOCKED),
  SI: stock(STOCKED),
  SW: stock(STOCKED),
  ST: stock(['position', 'item', 'description', 'fromLocation', 'toLocation', 'quantity', 'unit', 'unitCost', 'value']),
  TK: stock(['position', 'item', 'description', 'location', 'bookQuantity', 'counted', 'difference', 'unit', 'value']),
  UV: stock(['position', 'item', 'description', 'location', 'quantity', 'fromUnit', 'quantityInto', 'toUnit', 'value']),
  UC: stock(['position', 'item', 'description', 'location', 'unit', 'unitCost', 'value']),
  AS: stock(PARTS),
  AO: stock(PARTS),
  DA: stock(PARTS),
};
