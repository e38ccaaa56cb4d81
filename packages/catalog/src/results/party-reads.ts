/** Results of reads about customers and suppliers: what is open, what was paid, what was sold. */

import type { OwnCommand } from '../declaration/task.ts';
import { knockOffsOf, linesOf, paymentsOf, readLines } from './document-result.ts';
import type { Find, OwnResults } from './own-results.ts';
import { gotRecord, listedRecord } from './record-result.ts';
import { listed, readResult, truncated } from './result-base.ts';
import {
  amount,
  amountNotNegative,
  anyValue,
  count,
  date,
  key,
  object,
  optional,
  orNull,
  percentage,
  quantity,
  type ResultMembers,
  type ResultShape,
  resultShape,
  rows,
  text,
} from './result-shape.ts';

/** The names for the party of one ledger. */
interface Ledger {
  readonly id: 'ar' | 'ap';
  readonly party: 'debtor' | 'creditor';
  readonly word: 'customer' | 'supplier';
}

const AR: Ledger = { id: 'ar', party: 'debtor', word: 'customer' };
const AP: Ledger = { id: 'ap', party: 'creditor', word: 'supplier' };

const partyColumns = ({ party, word }: Ledger): ResultMembers => ({
  [`${party}Code`]: text(`Code of the ${word}.`),
  [`${party}Name`]: orNull(text(`Name of the ${word}.`), `if the ${word} no longer exists`),
});

const OPEN = 'positive if owed, negative if it is unapplied credit';

const outstandingDocuments = (ledger: Ledger): ResultShape => {
  const row = resultShape(`${ledger.id}.open-document`, 'One open document.', {
    docType: text('Type of the document.'),
    docKey: key('Key of the document, for knockOffs.'),
    docNo: text('Number of the document.'),
    ...partyColumns(ledger),
    docDate: date('Date of the document.'),
    dueDate: date('Due date.'),
    currencyCode: text('Currency of the document.'),
    original: amount(`Total of the document: ${OPEN}.`, 'document currency'),
    originalLocal: amount(`Total of the document: ${OPEN}.`),
    outstanding: amount(`What is still open: ${OPEN}.`, 'document currency'),
    outstandingLocal: amount(`What is still open: ${OPEN}.`),
    daysOverdue: count('Days since the due date; 0 if it is not overdue.', 'days'),
  });
  return listed(`${ledger.id}.open-documents`, row, `Open documents by ${ledger.word} and date.`);
};

const sums: ResultMembers = {
  total: amount('What is open in all: positive if owed, negative if there is more credit.'),
  current: amountNotNegative('What is owed and not yet due.'),
  overdue: amountNotNegative('What is owed and overdue.'),
  unapplied: amountNotNegative('Credit that settles nothing yet, which total already subtracts.'),
};

const overdueAges = resultShape('OverdueAges', 'What is overdue, by the days since its due date.', {
  days1To30: amountNotNegative('Overdue for 1 to 30 days.'),
  days31To60: amountNotNegative('Overdue for 31 to 60 days.'),
  days61To90: amountNotNegative('Overdue for 61 to 90 days.'),
  daysOver90: amountNotNegative('Overdue for more than 90 days.'),
});

const NOT_AGED = 'if the driver does not add up by age';

const outstanding = (ledger: Ledger): ResultShape => {
  const row = resultShape(`${ledger.id}.outstanding.row`, `What one ${ledger.word} owes or is owed.`, {
    [`${ledger.party}Code`]: text(`Code of the ${ledger.word}.`),
    companyName: text(`Name of the ${ledger.word}.`),
    currencyCode: orNull(text(`Currency of the ${ledger.word}.`), 'if it uses the base currency'),
    ...sums,
    dueSoon: optional(amountNotNegative('What is not yet due and falls due within 30 days; current contains it.'), NOT_AGED),
    ages: optional(object(overdueAges, 'What is overdue by age; the four amounts add up to overdue.'), NOT_AGED),
  });
  return listed(`${ledger.id}.outstanding`, row, `Open amounts by ${ledger.word}.`);
};

const balance = resultShape('PartyBalance', 'What is open, today.', sums);

const detail = (ledger: Ledger, find: Find): ResultShape =>
  gotRecord(find.family(ledger.party), 'detail', { balance: object(balance, 'What is open, today.') });

const parties = (ledger: Ledger, find: Find): ResultShape =>
  listed(`${ledger.party}.list`, listedRecord(find.family(ledger.party)), `Active ${ledger.word}s by code.`, { truncated });

/** Lines of ledger invoices, credit notes and debit notes. */
const entryLines = (ledger: Ledger, find: Find): ResultShape =>
  readLines(
    `${ledger.id}.detail-lines`,
    ['invoice', 'credit-note', 'debit-note'].map((kind) => linesOf(find.family(`${ledger.id}-${kind}`))),
  );

const paidLines = (ledger: Ledger, kind: 'payment' | 'refund', find: Find): ResultShape => {
  const family = find.family(`${ledger.id}-${kind}`);
  const row = resultShape(`${ledger.id}-${kind}.paid-line`, 'One payment row with the columns of its document.', {
    docKey: key('Key of the document.'),
    docNo: text('Number of the document.'),
    docDate: date('Date of the document.'),
    ...partyColumns(ledger),
    seq: count('Position of the row in its document, from 1.'),
    ...paymentsOf(family).members,
    knockOffs: optional(rows(knockOffsOf(family), 'What the document settles.'), 'except on the first row of a document'),
  });
  return listed(`${ledger.id}-${kind}.paid-lines`, row, 'Payment rows, newest first.');
};

const creditControl = resultShape('CreditControl', 'The credit of one customer, today.', {
  debtorCode: text('Code of the customer.'),
  companyName: text('Name of the customer.'),
  creditLimit: amountNotNegative('Credit limit; 0 means no limit.'),
  overdueLimit: amountNotNegative('Limit of overdue amounts; 0 means no limit.'),
  outstanding: amount('What is open: positive if the customer owes it.'),
  undelivered: amount('Sales orders that are not delivered yet, with tax.'),
  available: orNull(amount('Credit limit less outstanding and undelivered.'), 'if there is no credit limit'),
  overdue: amountNotNegative('What is overdue.'),
  oldestOverdueDays: count('Age of the oldest overdue document.', 'days'),
  blocked: anyValue(
    { type: 'array', items: { type: 'string', enum: ['creditLimit', 'overdueLimit'] } },
    'The limits that are exceeded; empty if none is.',
  ),
});

const itemSales = resultShape('ItemSales', 'What one customer bought of one item.', {
  ...partyColumns(AR),
  itemCode: text('Item code.'),
  qty: quantity('Quantity sold; returns count negative.'),
  net: amount('Sales before tax; returns count negative.'),
  tax: amount('Tax on the sales; returns count negative.'),
  cost: amount('Cost of the goods sold.'),
  profit: amount('Net amount less cost.'),
  marginPercent: orNull(percentage('profit in percent of net.'), 'if net is 0'),
});

/** The documents whose lines read-sales-detail-lines and read-purchase-detail-lines show. */
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
const PURCHASES = ['purchase-order', 'goods-received-note', 'purchase-invoice', 'cash-purchase', 'purchase-return'];

export const PARTY_READS = {
  'read-ar-outstanding-documents': () => outstandingDocuments(AR),
  'read-ap-outstanding-documents': () => outstandingDocuments(AP),
  'read-ar-outstanding': () => outstanding(AR),
  'read-ap-outstanding': () => outstanding(AP),
  'read-ar-detail-lines': (find) => entryLines(AR, find),
  'read-ap-detail-lines': (find) => entryLines(AP, find),
  'read-ar-payment-lines': (find) => paidLines(AR, 'payment', find),
  'read-ap-payment-lines': (find) => paidLines(AP, 'payment', find),
  'read-ar-refund-lines': (find) => paidLines(AR, 'refund', find),
  'read-ap-refund-lines': (find) => paidLines(AP, 'refund', find),
  'read-debtors': (find) => parties(AR, find),
  'read-creditors': (find) => parties(AP, find),
  'get-debtor-detail': (find) => detail(AR, find),
  'get-creditor-detail': (find) => detail(AP, find),
  'get-debtor-credit-control': () =>
    resultShape(
      'debtor.credit-control',
      'The credit of one customer.',
      {
        document: object(creditControl, 'The credit of the customer, today.'),
      },
      [readResult],
    ),
  'read-sales-detail-lines': (find) =>
    readLines(
      'sales.detail-lines',
      SALES.map((document) => linesOf(find.family(document))),
    ),
  'read-purchase-detail-lines': (find) =>
    readLines(
      'purchase.detail-lines',
      PURCHASES.map((document) => linesOf(find.family(document))),
    ),
  'read-item-sales-by-customer': () => listed('item-sales', itemSales, 'Sales by customer and item.'),
} satisfies Partial<OwnResults<OwnCommand>>;
