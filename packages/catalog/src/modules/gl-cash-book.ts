/** What the cash book module offers: payments and receipts straight from bank or cash, and the balances of bank and cash accounts. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import { sumOf } from '../declaration/decimal.ts';
import type { CommandDeclaration, ModuleDeclaration, Payload, Sample } from '../declaration/declaration.ts';
import type { Family } from '../declaration/family.ts';
import { accountNo, CONTENT, documentHeader, REFERENCE, selecting, tradeHeader } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { includeInactive, listPage, recordFilters, searchFor } from '../declaration/list-filter.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule, datesInOrder, rowsOf, rule } from '../declaration/rules.ts';
import { amount, asSelector, choice, code, meaning, pick, rows, shape, text } from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import {
  ledgerEdits,
  ledgerHeader,
  ledgerLine,
  ledgerLineRules,
  ledgerSaving,
  onWholeLines,
} from '../families/ledger-document.ts';

const FINANCIAL = { effect: 'financial' } as const;
const GROUP = 'Cash book';

const bankAccount = code(12, 'Bank or cash GL account that the money leaves or enters.', {
  aliases: ['paymentAccountNo'],
  native: 'PaymentAccNo',
  effect: 'financial',
});
const HEADER = {
  // Journals can have longer descriptions.
  description: documentHeader.description,
  paymentMethod: text(20, 'Payment method code, for example CHEQUE or BANK.', FINANCIAL),
  chequeNo: text(30, 'Cheque or reference number; reconciliation matches statements by it.', REFERENCE),
  payee: text(100, 'Who is paid, or who paid in.', { native: 'DealWith', ...CONTENT }),
  inclusiveTax: { ...tradeHeader.inclusiveTax, text: 'Whether the amounts of the lines include tax.' },
};
const LINE = {
  ...ledgerLine,
  amount: amount('Amount of the line; a negative amount reduces the total.', FINANCIAL),
  withholdingTaxCode: text(20, 'Withholding tax code; the tax is kept back and the bank moves the rest.', FINANCIAL),
};

const totalPositive = rule('cash-book-total-positive', ruleSays.cashBookTotalPositive(), (payload) => {
  const lines = rowsOf(payload, 'lines').map(([row]) => row.amount ?? 0);
  const total = lines.length === 0 ? undefined : sumOf(lines);
  return total !== undefined && total <= 0n ? [{ path: '/lines' }] : [];
});

const bankTakesCurrency = bookRule(
  'bank-takes-currency',
  'bankAccount must be an active bank or cash account whose currency is that of the entry or the base currency.',
);

/** Payments and receipts take one payload; the command says which way the money goes. */
const entryShape = shape(
  'CashBookEntry',
  {
    ...ledgerHeader,
    bankAccount,
    ...HEADER,
    lines: rows(shape('CashBookLine', LINE, { required: ['amount'] }), 'What the money is for, at least one line.', {
      aliases: ['items'],
    }),
    ...ledgerSaving,
  },
  { required: ['bankAccount', 'lines'], rules: [...ledgerLineRules, totalPositive, bankTakesCurrency] },
);

const docType = choice(['PV', 'OR'], 'PV payment or OR receipt; needed only where both have a document of this number.', {
  role: 'selector',
});

const updateShape = strictUpdate({
  name: 'gl-cash-book-entry',
  selector: { docNo: selecting.docNo },
  header: { ...ledgerEdits, bankAccount, ...HEADER },
  line: LINE,
  takesDrafts: true,
  more: { docType },
  rules: [...onWholeLines(ledgerLineRules), bankTakesCurrency],
});

const rent: Payload = {
  bankAccount: '310-1000',
  paymentMethod: 'CHEQUE',
  payee: 'Jaya Properties Sdn Bhd',
  lines: [{ accountNo: '900-6000', description: 'Shop rent', amount: 1500 }],
};
const scrap: Payload = {
  bankAccount: '320-0000',
  paymentMethod: 'CASH',
  payee: 'Kedai Besi Lama',
  lines: [{ accountNo: '530-0000', description: 'Scrap sold', amount: 180 }],
};

const sample = (code: string, commandType: string, docDate: string, payload: Payload): Sample => ({
  code,
  commandType,
  payload: { docNo: code, docDate, ...payload },
});
const samples = [
  sample('PV-000001', 'create-gl-cash-book-payment', '2026-05-06', { ...rent, chequeNo: '880121' }),
  sample('PV-000002', 'create-gl-cash-book-payment', '2026-06-05', { ...rent, chequeNo: '880122' }),
  sample('OR-000001', 'create-gl-cash-book-receipt', '2026-05-12', scrap),
  sample('OR-000002', 'create-gl-cash-book-receipt', '2026-05-13', scrap),
];

const entry: Family = {
  document: 'gl-cash-book-entry',
  plural: 'gl-cash-book-entries',
  one: 'cash book entry',
  many: 'cash book entries',
  displayGroup: GROUP,
  about: 'A payment or receipt entered straight in the cash book.',
  kind: 'document',
  docTypes: ['PV', 'OR'],
  amounts: { rows: [['lines', ['amount']]] },
  selector: { name: 'docNo', field: selecting.docNo },
  operations: ['list', 'get', 'update', 'void', 'delete'],
  create: entryShape,
  update: updateShape,
  createExamples: [],
  updateExample: { chequeNo: '880132', reason: 'Cheque number was misread' },
  samples,
  sampleCodes: { get: 'PV-000001', update: 'PV-000002', void: 'OR-000001', delete: 'OR-000002' },
  notes: {
    list: [
      'Lists payments (PV) and receipts (OR) together; list-gl-cash-book-documents shows everything that touched bank or cash.',
    ],
  },
};

const payment: Family = {
  ...entry,
  document: 'gl-cash-book-payment',
  plural: 'gl-cash-book-payments',
  one: 'cash book payment',
  many: 'cash book payments',
  docTypes: ['PV'],
  operations: ['validate', 'create'],
  about: 'Pays money from a bank or cash account. The lines show which expenses, accounts or parties it was for.',
  createExamples: [
    { title: 'Rent by cheque', payload: { docDate: '2026-07-03', chequeNo: '880131', ...rent } },
    {
      title: 'A royalty with tax withheld',
      payload: {
        docDate: '2026-07-10',
        bankAccount: '310-1000',
        paymentMethod: 'BANK',
        payee: 'Foreign Licensor Inc',
        lines: [
          { accountNo: '900-8000', description: 'Royalty of the second quarter', amount: 1000, withholdingTaxCode: 'WHT10-ROY' },
        ],
      },
    },
  ],
  notes: {
    create: [
      'A customer deposit is refunded by a line on the deposit account with depositDocNo.',
      'To settle supplier invoices use create-ap-payment.',
    ],
  },
};

const receipt: Family = {
  ...entry,
  document: 'gl-cash-book-receipt',
  plural: 'gl-cash-book-receipts',
  one: 'cash book receipt',
  many: 'cash book receipts',
  docTypes: ['OR'],
  operations: ['validate', 'create'],
  about: 'Receives money in a bank or cash account. The lines show which income, accounts or parties it came from.',
  createExamples: [
    { title: 'Scrap sold for cash', payload: { docDate: '2026-07-08', ...scrap } },
    {
      title: 'From a customer, not yet matched',
      payload: {
        docDate: '2026-07-09',
        bankAccount: '310-1000',
        paymentMethod: 'BANK',
        payee: 'Beta Services',
        lines: [{ debtorCode: '300-B001', description: 'Paid on account', amount: 100 }],
      },
    },
  ],
  notes: { create: ['To settle customer invoices use create-ar-payment.'] },
};

/** Commands of payments and receipts deal with cash book entries, yet keep grouped paths of their own. */
const ofEntry = (family: Family, wanted: 'validate' | 'create'): readonly CommandDeclaration[] =>
  commandsOf(family)
    .filter(({ verb }) => verb === wanted)
    .map((command) => ({ ...command, document: entry.document }));

/** A payment and a receipt can have the same number, so the type is needed too. */
const byTypeToo = (command: CommandDeclaration): CommandDeclaration => ({
  ...command,
  shape: shape(command.commandType, { ...command.shape.members, docType }, { required: command.shape.required }),
});

/** Payments and receipts are listed together, or one of the two. */
const ofEitherType = (command: CommandDeclaration): CommandDeclaration => ({
  ...command,
  shape: shape(
    command.commandType,
    { ...command.shape.members, docType: meaning(docType, 'Only payments (PV) or only receipts (OR).') },
    { rules: command.shape.rules },
  ),
});

const accounts = read({
  commandType: 'list-gl-bank-cash-accounts',
  verb: 'list',
  document: entry.document,
  displayGroup: GROUP,
  title: 'List bank and cash accounts',
  summary: 'Lists the bank and cash accounts with currency and balance.',
  notes: ['The payload is an empty object, or any of the filters.'],
  aiInstructions: 'Use this to get the account numbers for bankAccount and paymentAccountNo and their balances.',
  shape: shape('list-gl-bank-cash-accounts', recordFilters({ code: 'accountNo', codeField: accountNo, names: ['description'] })),
  example: {},
});

/** Movements of money by account, period, party and text. */
const moneyFilter = (name: string) =>
  shape(
    name,
    {
      bankAccount: asSelector(bankAccount, 'Only movements of this bank or cash account.'),
      ...pick(selecting, 'dateFrom', 'dateTo'),
      debtorCode: asSelector(ledgerLine.debtorCode, 'Only movements with this customer (debtor).'),
      creditorCode: asSelector(ledgerLine.creditorCode, 'Only movements with this supplier (creditor).'),
      search: searchFor('the document number, the cheque number or the name of the payee'),
      ...listPage,
    },
    { rules: [datesInOrder] },
  );

const documents = read({
  commandType: 'list-gl-cash-book-documents',
  verb: 'list',
  document: entry.document,
  displayGroup: GROUP,
  title: 'List documents that moved bank or cash',
  summary:
    'Lists every document that touched a bank or cash account, whatever its type: cash sales, payments, refunds, deposits, entries.',
  notes: [
    'The payload is an empty object, or any of the filters.',
    'At most 5,000 rows are returned, newest first. truncated is true if there are more; use nextCursor to get the next page.',
  ],
  aiInstructions:
    'Use this to find the document of a movement on a bank statement. For payments and receipts of the cash book only, use list-gl-cash-book-entries.',
  shape: moneyFilter('list-gl-cash-book-documents'),
  example: {},
});

const cashFlow = read({
  commandType: 'read-gl-cash-flow-accounts',
  document: entry.document,
  displayGroup: GROUP,
  title: 'Cash flow by account',
  summary:
    'Shows how accounts moved in a period, by cash flow class: operating, investing, financing, cash and other. All classes together net to zero.',
  aiInstructions: 'Name a period. The movement of class CASH is the change in money; the other classes explain it.',
  shape: shape('read-gl-cash-flow-accounts', pick(selecting, 'dateFrom', 'dateTo'), { rules: [datesInOrder] }),
  example: { dateFrom: '2026-04-01', dateTo: '2026-06-30' },
});

const cheques = read({
  commandType: 'list-gl-cheques',
  verb: 'list',
  document: entry.document,
  displayGroup: GROUP,
  title: 'List cheques',
  summary:
    'Lists cheques paid and received with number, date, amount, account, and whether a bank reconciliation has cleared them.',
  notes: [
    'The payload is an empty object, or any of the filters.',
    'At most 5,000 rows are returned, newest first. truncated is true if there are more; use nextCursor to get the next page.',
  ],
  aiInstructions: 'Use this to find whether a cheque has been presented. Uncleared means it is in no active reconciliation.',
  shape: moneyFilter('list-gl-cheques'),
  example: {},
});

const paymentMethods = read({
  commandType: 'read-payment-methods',
  verb: 'list',
  document: entry.document,
  displayGroup: GROUP,
  title: 'Read payment methods',
  summary: 'Lists the active payment methods with payment type and account.',
  notes: [
    'The payload is an empty object, or any of the filters.',
    'Payment methods are kept with the general-payment-method commands.',
  ],
  aiInstructions: 'Read this before you send payments, and use the exact codes.',
  shape: shape('read-payment-methods', {
    ...recordFilters({ code: 'code', codeField: code(20, 'Payment method code.'), names: ['description'] }),
    includeInactive,
  }),
  example: {},
});

export const glCashBook: ModuleDeclaration = {
  id: 'gl-cash-book',
  title: 'Cash book',
  summary: 'Payments and receipts straight from bank or cash, cheques, and how the money moved.',
  commands: [
    accounts,
    documents,
    ...commandsOf({ ...entry, operations: ['list'] }).map(ofEitherType),
    ...commandsOf({ ...entry, operations: ['get'] }).map(byTypeToo),
    ...ofEntry(payment, 'validate'),
    ...ofEntry(receipt, 'validate'),
    ...ofEntry(payment, 'create'),
    ...ofEntry(receipt, 'create'),
    ...commandsOf({ ...entry, operations: ['update'] }),
    ...commandsOf({ ...entry, operations: ['void', 'delete'] }).map(byTypeToo),
    cashFlow,
    cheques,
    paymentMethods,
  ],
  samples,
};
