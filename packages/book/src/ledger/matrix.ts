/**
 * The posting matrix: what each type of document is, and what it does to ledger, stock and party, as data. The files in
 * ../posting derive the rows, nature.ts answers questions about types.
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

/** The role of a bill between the two parties. */
export type BillForm = 'offer' | 'order' | 'delivery' | 'invoice' | 'credit-note' | 'debit-note';

/**
 * Trading and ledger documents of a party: a purchase is a sale with the sign turned, a note an invoice with the sign turned
 * again.
 */
export interface Bill {
  readonly kind: 'bill';
  readonly side: LedgerSide;
  readonly form: BillForm;
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
  /** Whether a line has a default account. Without one, the account of a line must be named now or have been named before. */
  readonly hasDefaultAccount: boolean;
  /** Whether the note is always stored as RTF; other documents store it as sent. */
  readonly hasRichNote: boolean;
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
  /** Sales to the public that share one e-invoice, or purchases that we bill to ourselves. */
  readonly gathers: 'sales' | 'purchases';
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

/** Whether a form is posted at all, and whether it raises or reduces what is owed. */
const FORMS: Readonly<Record<BillForm, { readonly isPosted: boolean; readonly raises: Sign | 0 }>> = {
  offer: { isPosted: false, raises: 0 },
  order: { isPosted: false, raises: 0 },
  delivery: { isPosted: true, raises: 0 },
  invoice: { isPosted: true, raises: 1 },
  'credit-note': { isPosted: true, raises: -1 },
  'debit-note': { isPosted: true, raises: 1 },
};

/** The role of lines, and of lines that take back. */
const LINE_ROLES: Readonly<Record<LedgerSide, readonly [usual: AccountRole, returned: AccountRole]>> = {
  AR: ['sales', 'salesReturn'],
  AP: ['purchase', 'purchaseReturn'],
};

const turned = (sign: Sign | 0): Sign | 0 => (sign === 0 ? 0 : sign === 1 ? -1 : 1);

type BillOptions = Partial<Pick<Bill, 'stock' | 'lines' | 'isPaidAtOnce' | 'hasDefaultAccount' | 'hasRichNote'>>;

const bill = (side: LedgerSide, form: BillForm, more: BillOptions = {}): Bill => ({
  kind: 'bill',
  side,
  form,
  partySign: side === 'AR' ? FORMS[form].raises : turned(FORMS[form].raises),
  lineRole: LINE_ROLES[side][form === 'credit-note' ? 1 : 0],
  stock: 'none',
  lines: 'items',
  isPaidAtOnce: false,
  isPosted: FORMS[form].isPosted,
  hasDefaultAccount: true,
  hasRichNote: false,
  ...more,
});

const ledgerBill = (side: LedgerSide, form: BillForm, more: BillOptions = {}): Bill =>
  bill(side, form, { lines: 'accounts', ...more });
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
  AQ: bill('AR', 'offer'),
  QT: bill('AR', 'offer'),
  SO: bill('AR', 'order'),
  DO: bill('AR', 'delivery', { stock: 'out' }),
  IV: bill('AR', 'invoice', { stock: 'out' }),
  CS: bill('AR', 'invoice', { stock: 'out', isPaidAtOnce: true }),
  CN: bill('AR', 'credit-note', { stock: 'in' }),
  DN: bill('AR', 'debit-note'),
  RQ: bill('AP', 'offer'),
  PO: bill('AP', 'order', { hasRichNote: true }),
  GR: bill('AP', 'delivery', { stock: 'in' }),
  PI: bill('AP', 'invoice', { stock: 'in' }),
  CP: bill('AP', 'invoice', { stock: 'in', isPaidAtOnce: true }),
  PR: bill('AP', 'credit-note', { stock: 'out' }),
  RI: ledgerBill('AR', 'invoice'),
  RD: ledgerBill('AR', 'debit-note'),
  RC: ledgerBill('AR', 'credit-note'),
  PB: ledgerBill('AP', 'invoice', { hasDefaultAccount: false }),
  PD: ledgerBill('AP', 'debit-note'),
  PC: ledgerBill('AP', 'credit-note'),
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
  EC: { kind: 'e-invoice', gathers: 'sales' },
  EB: { kind: 'e-invoice', gathers: 'purchases' },
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
