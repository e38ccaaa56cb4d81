/**
 * The posting matrix: what each type of document does to ledger, stock and party, as data. The files in ../posting derive the
 * rows.
 */

import type { DocType } from '@ledgerline/catalog';

export type LedgerSide = 'AR' | 'AP';
/** 1 debits, -1 credits. */
export type Sign = 1 | -1;

/** The default accounts for lines that name none. */
export const ROLES = [
  'sales',
  'salesReturn',
  'purchase',
  'purchaseReturn',
  'stock',
  'costOfGoodsSold',
  'goodsDeliveredNotInvoiced',
  'goodsReceivedNotInvoiced',
  'purchasePriceVariance',
  'stockAdjustment',
  'stockWriteOff',
  'stockIssue',
  'stockReceive',
  'assemblyCost',
  'stockCostAdjustment',
  'customerDeposit',
  'supplierDeposit',
  'discountAllowed',
  'discountReceived',
  'fxGain',
  'fxLoss',
  'bankCharge',
  'rounding',
  'withholdingTax',
  'debtorControl',
  'creditorControl',
] as const;

export type AccountRole = (typeof ROLES)[number];

/** The special type that the account of a role must have, because ledgers are compared with accounts of that type. */
export const ROLE_SPECIALS: Partial<Readonly<Record<AccountRole, string>>> = {
  stock: 'STOCK',
  goodsDeliveredNotInvoiced: 'GDNI',
  goodsReceivedNotInvoiced: 'GRNI',
  customerDeposit: 'CUSTOMER_DEPOSIT',
  supplierDeposit: 'SUPPLIER_DEPOSIT',
  debtorControl: 'DEBTOR_CONTROL',
  creditorControl: 'CREDITOR_CONTROL',
};

/**
 * Trading and ledger documents of a party: a purchase is a sale with the sign turned, a note an invoice with the sign turned
 * again.
 */
export interface Bill {
  readonly kind: 'bill';
  readonly side: LedgerSide;
  /** The effect of the total on the party's account; 0 for none. */
  readonly partySign: Sign | 0;
  readonly lineRole: AccountRole;
  /** Which way stock items go, if they move with this document. */
  readonly stock: 'in' | 'out' | 'none';
  /** Whether lines have items, or ledger accounts only. */
  readonly lines: 'items' | 'accounts';
  readonly isPaidAtOnce: boolean;
  /** Orders and offers: nothing is posted at all. */
  readonly isPosted: boolean;
}

export interface Settlement {
  readonly kind: 'settlement';
  readonly side: LedgerSide;
  readonly partySign: Sign;
  /** A deposit is posted to its own account, not to the party. */
  readonly isDeposit: boolean;
}

export interface Contra {
  readonly kind: 'contra';
}

export interface Journal {
  readonly kind: 'journal';
}

export interface CashBook {
  readonly kind: 'cash-book';
  /** The effect of the entry on the bank account. */
  readonly moneySign: Sign;
}

export interface StockDocument {
  readonly kind: 'stock';
  readonly movement: 'in' | 'out' | 'signed' | 'transfer' | 'count' | 'convert' | 'revalue';
  /** The account on the other side; none where value only changes location. */
  readonly counterRole: AccountRole | null;
}

export interface Assembly {
  readonly kind: 'assembly';
  readonly movement: 'make' | 'take-apart' | 'none';
}

/** Ticks ledger lines; posts nothing. */
export interface Reconciliation {
  readonly kind: 'reconciliation';
}

/** Moves the tax of a filed period from the tax accounts to the control account. */
export interface TaxReturn {
  readonly kind: 'tax-return';
}

/** Gathers documents for the tax authority; posts nothing. */
export interface EInvoiceDraft {
  readonly kind: 'e-invoice';
}

export type PostingRule =
  | Bill
  | Settlement
  | Contra
  | Journal
  | CashBook
  | StockDocument
  | Assembly
  | Reconciliation
  | TaxReturn
  | EInvoiceDraft;

const offer = (side: LedgerSide): Bill => ({
  kind: 'bill',
  side,
  partySign: 0,
  lineRole: side === 'AR' ? 'sales' : 'purchase',
  stock: 'none',
  lines: 'items',
  isPaidAtOnce: false,
  isPosted: false,
});

const bill = (side: LedgerSide, partySign: Sign | 0, lineRole: AccountRole, more: Partial<Bill> = {}): Bill => ({
  kind: 'bill',
  side,
  partySign,
  lineRole,
  stock: 'none',
  lines: 'items',
  isPaidAtOnce: false,
  isPosted: true,
  ...more,
});

const ledgerBill = (side: LedgerSide, partySign: Sign, lineRole: AccountRole): Bill =>
  bill(side, partySign, lineRole, { lines: 'accounts' });
const settlement = (side: LedgerSide, partySign: Sign, isDeposit = false): Settlement => ({
  kind: 'settlement',
  side,
  partySign,
  isDeposit,
});
const stock = (movement: StockDocument['movement'], counterRole: AccountRole | null): StockDocument => ({
  kind: 'stock',
  movement,
  counterRole,
});

export const MATRIX: Readonly<Record<DocType, PostingRule>> = {
  AQ: offer('AR'),
  QT: offer('AR'),
  SO: offer('AR'),
  DO: bill('AR', 0, 'sales', { stock: 'out' }),
  IV: bill('AR', 1, 'sales', { stock: 'out' }),
  CS: bill('AR', 1, 'sales', { stock: 'out', isPaidAtOnce: true }),
  CN: bill('AR', -1, 'salesReturn', { stock: 'in' }),
  DN: bill('AR', 1, 'sales'),
  RQ: offer('AP'),
  PO: offer('AP'),
  GR: bill('AP', 0, 'purchase', { stock: 'in' }),
  PI: bill('AP', -1, 'purchase', { stock: 'in' }),
  CP: bill('AP', -1, 'purchase', { stock: 'in', isPaidAtOnce: true }),
  PR: bill('AP', 1, 'purchaseReturn', { stock: 'out' }),
  RI: ledgerBill('AR', 1, 'sales'),
  RD: ledgerBill('AR', 1, 'sales'),
  RC: ledgerBill('AR', -1, 'salesReturn'),
  PB: ledgerBill('AP', -1, 'purchase'),
  PD: ledgerBill('AP', -1, 'purchase'),
  PC: ledgerBill('AP', 1, 'purchaseReturn'),
  RP: settlement('AR', -1),
  RF: settlement('AR', 1),
  RDP: settlement('AR', -1, true),
  PP: settlement('AP', 1),
  PF: settlement('AP', -1),
  PDP: settlement('AP', 1, true),
  CT: { kind: 'contra' },
  JE: { kind: 'journal' },
  PV: { kind: 'cash-book', moneySign: -1 },
  OR: { kind: 'cash-book', moneySign: 1 },
  SR: stock('in', 'stockReceive'),
  SI: stock('out', 'stockIssue'),
  SW: stock('out', 'stockWriteOff'),
  SA: stock('signed', 'stockAdjustment'),
  TK: stock('count', 'stockAdjustment'),
  ST: stock('transfer', null),
  UV: stock('convert', null),
  UC: stock('revalue', 'stockCostAdjustment'),
  AS: { kind: 'assembly', movement: 'make' },
  DA: { kind: 'assembly', movement: 'take-apart' },
  AO: { kind: 'assembly', movement: 'none' },
  BR: { kind: 'reconciliation' },
  SST: { kind: 'tax-return' },
  GST: { kind: 'tax-return' },
  EC: { kind: 'e-invoice' },
  EB: { kind: 'e-invoice' },
};

/** Terms that differ between the two ledgers. */
export const SIDES: Readonly<
  Record<
    LedgerSide,
    {
      readonly partyKind: 'debtor' | 'creditor';
      readonly partyCode: 'debtorCode' | 'creditorCode';
      readonly partyName: 'debtorName' | 'creditorName';
      readonly controlRole: AccountRole;
      readonly depositRole: AccountRole;
      readonly discountRole: AccountRole;
      readonly location: 'salesLocation' | 'purchaseLocation';
      /** What tax codes of its documents must allow. */
      readonly taxDirection: 'supply' | 'purchase';
      readonly agent: 'salesAgent' | 'purchaseAgent';
      readonly agentKind: 'sales-agent' | 'purchase-agent';
      /** The sign of entries that increase the balance of this ledger. */
      readonly raises: Sign;
    }
  >
> = {
  AR: {
    partyKind: 'debtor',
    partyCode: 'debtorCode',
    partyName: 'debtorName',
    controlRole: 'debtorControl',
    depositRole: 'customerDeposit',
    discountRole: 'discountAllowed',
    location: 'salesLocation',
    taxDirection: 'supply',
    agent: 'salesAgent',
    agentKind: 'sales-agent',
    raises: 1,
  },
  AP: {
    partyKind: 'creditor',
    partyCode: 'creditorCode',
    partyName: 'creditorName',
    controlRole: 'creditorControl',
    depositRole: 'supplierDeposit',
    discountRole: 'discountReceived',
    location: 'purchaseLocation',
    taxDirection: 'purchase',
    agent: 'purchaseAgent',
    agentKind: 'purchase-agent',
    raises: -1,
  },
};
