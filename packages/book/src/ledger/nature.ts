/** Questions about types of documents, decided by the posting matrix, so that no other file lists types. */

import type { DocType } from '@ledgerline/catalog';
import { type LedgerSide, MATRIX, type PostingRule, SIDES } from './matrix.ts';

type Question = (type: DocType) => boolean;
type RuleOf<Kind extends PostingRule['kind']> = Extract<PostingRule, { readonly kind: Kind }>;

/** Whether a type is of a kind and fits. */
const of =
  <Kind extends PostingRule['kind']>(kind: Kind, fits: (effect: RuleOf<Kind>) => boolean = () => true): Question =>
  (type) =>
    MATRIX[type].kind === kind && fits(MATRIX[type] as RuleOf<Kind>);

/** The types that a predicate is true of, in the order of the matrix. */
export const typesThat = (is: Question): readonly DocType[] => (Object.keys(MATRIX) as DocType[]).filter(is);

/** Types as the list of an SQL statement. They are declared in the catalog, so they need no parameter. */
export const sqlTypes = (is: Question): string => `(${typesThat(is).map((type) => `'${type}'`)})`;

/** Trading documents, whose lines have items. */
export const isTrading = (side: LedgerSide): Question => of('bill', (bill) => bill.side === side && bill.lines === 'items');
/** Entries of a party ledger, whose lines have accounts. */
export const isLedgerEntry = (side: LedgerSide): Question =>
  of('bill', (bill) => bill.side === side && bill.lines === 'accounts');
export const isInvoice = (side: LedgerSide): Question => of('bill', (bill) => bill.side === side && bill.form === 'invoice');
/** Goods move with it, and its invoice follows. */
export const isDelivery = (side: LedgerSide): Question => of('bill', (bill) => bill.side === side && bill.form === 'delivery');
/** Orders that a customer has accepted and that are not delivered yet. */
export const isSalesOrder = of('bill', ({ side, form }) => side === 'AR' && form === 'order');
/** Sales and what counts against them. */
export const isEarning = of('bill', ({ side, lines, partySign }) => side === 'AR' && lines === 'items' && partySign !== 0);
/** Notes that reduce what a party owes or is owed. */
export const reducesDebt = of('bill', ({ form }) => form === 'credit-note');
/** Invoices and debit notes: a customer owes more after them. */
export const raisesReceivables = of('bill', ({ side, partySign }) => side === 'AR' && partySign === SIDES.AR.raises);
/** Goods go to a customer. */
export const sellsGoods = of('bill', ({ side, stock }) => side === 'AR' && stock === 'out');
/** Goods come back from a customer. */
export const takesGoodsBack = of('bill', ({ side, stock }) => side === 'AR' && stock === 'in');
export const hasRichNote = of('bill', (bill) => bill.hasRichNote);

/** Payments and refunds. A deposit settles nothing until it is used. */
export const settles = of('settlement', ({ isDeposit }) => !isDeposit);
/** Refunds: money is returned, so a refund raises what a payment reduces. */
export const isRefund = (side: LedgerSide): Question =>
  of('settlement', (effect) => effect.side === side && effect.partySign === SIDES[side].raises);
const isPayment = (side: LedgerSide): Question =>
  of('settlement', (effect) => effect.side === side && !effect.isDeposit && effect.partySign !== SIDES[side].raises);
const isDeposit = (side: LedgerSide): Question => of('settlement', (effect) => effect.side === side && effect.isDeposit);

export const isCashEntry = of('cash-book');
export const receivesCash = of('cash-book', ({ moneySign }) => moneySign === 1);
export const paysCash = of('cash-book', ({ moneySign }) => moneySign === -1);

export const isAssembly = of('assembly');
export const makesGood = of('assembly', ({ movement }) => movement === 'make');
/** Assembly orders: the quantity is at the top level, and assemblies are linked to the first line. */
export const isAssemblyOrder = of('assembly', ({ movement }) => movement === 'none');
const isOffer = of('bill', ({ isPosted }) => !isPosted);
/** Orders post nothing; the documents that follow them post. */
export const isOrder: Question = (type) => isOffer(type) || isAssemblyOrder(type);

/** The unit of the goods changes, the goods do not. */
export const convertsUnits = of('stock', ({ movement }) => movement === 'convert');
const moves = of('stock', ({ movement }) => movement === 'transfer');
const takesApart = of('assembly', ({ movement }) => movement === 'take-apart');
/** Goods change place, unit or shape, and their value stays. */
export const keepsStockValue: Question = (type) => moves(type) || convertsUnits(type) || takesApart(type);

const isJournal = of('journal');
export const isTaxReturn = of('tax-return');
/** Whether a document moves tax by naming accounts, and has no tax of its own. */
export const namesTaxAccounts: Question = (type) => isJournal(type) || isTaxReturn(type);
export const isReconciliation = of('reconciliation');
/** Drafts that gather documents for the tax authority. */
export const gathersSales = of('e-invoice', ({ gathers }) => gathers === 'sales');
export const gathersPurchases = of('e-invoice', ({ gathers }) => gathers === 'purchases');

/** The type that the book itself creates or looks up; where several would do, the first of the matrix. */
function usual(is: Question): DocType {
  const [type] = typesThat(is);
  if (type === undefined) throw new Error('The posting matrix has no type for this.');
  return type;
}

const usualOf = (is: (side: LedgerSide) => Question): Readonly<Record<LedgerSide, DocType>> => ({
  AR: usual(is('AR')),
  AP: usual(is('AP')),
});

export const SALES_INVOICE = usual(isInvoice('AR'));
export const PURCHASE_INVOICE = usual(isInvoice('AP'));
export const PURCHASE_RETURN = usual((type) => isTrading('AP')(type) && reducesDebt(type));
export const PAYMENT = usualOf(isPayment);
export const REFUND = usualOf(isRefund);
export const DEPOSIT = usualOf(isDeposit);
export const CASH_PAYMENT = usual(paysCash);
export const CASH_RECEIPT = usual(receivesCash);
export const ASSEMBLY_ORDER = usual(isAssemblyOrder);
export const RECONCILIATION = usual(isReconciliation);
export const CONSOLIDATED = usual(gathersSales);
export const SELF_BILLED = usual(gathersPurchases);
