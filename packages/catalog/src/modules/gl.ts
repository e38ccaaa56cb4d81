/** What the general ledger module offers: the chart of accounts and journal entries. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import { ACCOUNT_TYPES } from '../declaration/account-type.ts';
import type { ModuleDeclaration, Payload } from '../declaration/declaration.ts';
import { type Family, LEDGER_OPERATIONS, MASTER, numberedSamples } from '../declaration/family.ts';
import { REFERENCE, saving, selecting } from '../declaration/fields.ts';
import { create, read } from '../declaration/irregular.ts';
import { recordFilters, recordNames } from '../declaration/list-filter.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule, datesInOrder, differ, journalBalances, journalOneSide, onlyOneOf } from '../declaration/rules.ts';
import { amountNotNegative, choice, code, freeText, meaning, pick, rows, shape, text } from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import {
  ledgerEdits,
  ledgerHeader,
  ledgerLine,
  ledgerLineRules,
  ledgerSaving,
  onWholeLines,
} from '../families/ledger-document.ts';
import { activity, recordFamily } from '../families/record.ts';

const FINANCIAL = { effect: 'financial' } as const;

const SPECIAL_TYPES = [
  'DEBTOR_CONTROL',
  'CREDITOR_CONTROL',
  'BANK',
  'CASH',
  'STOCK',
  'GDNI',
  'GRNI',
  'CUSTOMER_DEPOSIT',
  'SUPPLIER_DEPOSIT',
  'TAX',
  'TAX_CONTROL',
  'WHT',
  'FIXED_ASSET',
  'ACCUM_DEPRECIATION',
  'RETAINED_EARNINGS',
  'OPENING_EQUITY',
];
const CASH_FLOW_CLASSES = ['OPR', 'INV', 'FIN', 'CASH', 'OTHER'];

const accountNo = code(12, 'Account number.', { aliases: ['accNo'], native: 'AccNo', role: 'selector' });
const parentAccountNo = text(12, 'Parent account. An account with sub-accounts cannot have postings itself.', {
  native: 'ParentAccNo',
});
const ACCOUNT = {
  description: code(100, 'Name of the account.'),
  accountType: choice(
    ACCOUNT_TYPES,
    'CP capital, RE retained earnings; FA, OA, CA fixed, other, current assets; CL, LL, OL current, long-term, other liabilities; SL sales, SA sales adjustments, CO cost of sales, OI other and EI extraordinary income, EP expenses, TX taxation, AD appropriation.',
    { native: 'AccType', effect: 'financial' },
  ),
  parentAccountNo,
  specialType: choice(
    SPECIAL_TYPES,
    'Role the account plays for the book, for example BANK or CASH; leave it out for an ordinary account.',
    {
      native: 'SpecialAccType',
      effect: 'financial',
    },
  ),
  currencyCode: text(5, 'Currency of a bank account (default: the base currency).', FINANCIAL),
  cashFlowClass: choice(
    CASH_FLOW_CLASSES,
    'Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER.',
    {
      native: 'CashFlowCategory',
      effect: 'financial',
    },
  ),
  ...activity,
};

const notItsOwnParent = differ('not-its-own-parent', ruleSays.notItsOwnParent(), 'accountNo', 'parentAccountNo');
const parentFits = bookRule(
  'parent-fits',
  'The parent must exist and have the same account type. It must have no postings and must not be a sub-account of this account.',
);

const glAccount = recordFamily({
  document: 'gl-account',
  plural: 'gl-accounts',
  one: 'GL account',
  many: 'GL accounts',
  about: 'A line of the chart of accounts that documents and journals can post to from now on.',
  operations: MASTER,
  selector: { name: 'accountNo', field: accountNo },
  fields: ACCOUNT,
  required: ['description', 'accountType'],
  createRules: [
    notItsOwnParent,
    parentFits,
    bookRule('account-number-free', 'Account numbers and party codes share one list; the number must be free in both.'),
  ],
  updateRules: [
    notItsOwnParent,
    parentFits,
    bookRule('account-type-frozen-once-used', 'The type of an account can be changed only until its first posting.'),
  ],
  createExamples: [
    {
      title: 'An expense account',
      payload: { accountNo: '900-9600', description: 'Staff training', accountType: 'EP', cashFlowClass: 'OPR' },
    },
    {
      title: 'A bank account',
      payload: {
        accountNo: '310-9000',
        description: 'Bank - marketing account',
        accountType: 'CA',
        specialType: 'BANK',
        cashFlowClass: 'CASH',
      },
    },
  ],
  updateExample: { description: 'Printing and stationery', reason: 'Stationery is booked here too' },
  samples: {
    update: { accountNo: '900-9100', description: 'Printing', accountType: 'EP', cashFlowClass: 'OPR' },
    void: { accountNo: '900-9200', description: 'Telex and telegrams', accountType: 'EP', cashFlowClass: 'OPR' },
    delete: { accountNo: '900-9300', description: 'Suspense, opened by mistake', accountType: 'EP' },
  },
  seedCode: '310-1000',
  notes: {
    create: ['For a fixed asset use create-fixed-asset-gl-accounts, which also creates the depreciation account.'],
    update: ['To give it another number use change-gl-account-code: postings follow it.'],
  },
});

const chartOfAccounts = read({
  commandType: 'read-chart-accounts',
  verb: 'list',
  document: 'gl-account',
  displayGroup: glAccount.displayGroup,
  title: 'Chart of accounts',
  summary: 'Shows all GL accounts as a tree, with type, special role and balance.',
  notes: [
    'The payload is an empty object, or any of the filters; accounts above one that is listed come along only when they pass too.',
    'Balances are those of today, in base currency, debits positive.',
  ],
  aiInstructions:
    'Read this once before you post anything to an account, and use its exact numbers. Do not guess an account from its name alone: ask the user when two could fit.',
  shape: shape('read-chart-accounts', recordFilters(recordNames(glAccount))),
  example: {},
  grouped: { document: 'gl-account', action: 'list' },
});

const accountBalance = read({
  commandType: 'read-gl-account-balance',
  document: 'gl-account',
  displayGroup: glAccount.displayGroup,
  title: 'Balance of an account or a party',
  summary:
    'Shows opening balance, debits, credits and closing balance of a period, of one account, of one party, or of every account: a trial balance.',
  notes: [
    'Without dateFrom the period starts with the book; without dateTo it runs to the last posting.',
    'Each row has accountNo with the description of the account; the row of a party also has partyCode with partyName.',
  ],
  aiInstructions:
    'Name accountNo or partyCode for a question about one of them. Without either you get every account, which is right for a trial balance only.',
  shape: shape(
    'read-gl-account-balance',
    {
      accountNo: text(12, 'Only this GL account.', { aliases: ['accNo'], role: 'selector' }),
      partyCode: text(12, 'Only this debtor or creditor.', { role: 'selector' }),
      debtorCode: text(12, 'Only this customer, instead of partyCode.', { role: 'selector' }),
      creditorCode: text(12, 'Only this supplier, instead of partyCode.', { role: 'selector' }),
      ...pick(selecting, 'dateFrom', 'dateTo'),
      groupBy: choice(['month'], 'With accountNo: month also gives the debits and credits of each month.', { role: 'selector' }),
    },
    { rules: [datesInOrder, onlyOneOf('account-or-party', ['accountNo', 'partyCode', 'debtorCode', 'creditorCode'])] },
  ),
  example: { accountNo: '310-1000', dateFrom: '2026-01-01', dateTo: '2026-06-30' },
  moreExamples: [
    { title: 'What a customer owes', payload: { partyCode: '300-A001', dateTo: '2026-06-30' } },
    {
      title: 'Sales by month',
      payload: { accountNo: '500-0000', dateFrom: '2026-01-01', dateTo: '2026-06-30', groupBy: 'month' },
    },
    { title: 'A trial balance', payload: { dateFrom: '2026-01-01', dateTo: '2026-06-30' } },
  ],
});

const fixedAssetAccounts = create({
  commandType: 'create-fixed-asset-gl-accounts',
  isRepeatable: true,
  document: 'gl-account',
  displayGroup: glAccount.displayGroup,
  title: 'Create the accounts of a fixed asset',
  summary: 'Creates two linked accounts for a class of fixed assets: one for its cost, one for its accumulated depreciation.',
  notes: ['Both accounts are of type FA. They are created together or not at all.'],
  aiInstructions:
    'Read the chart of accounts first and choose two free numbers next to the other fixed assets. Use a new commandId.',
  shape: shape(
    'create-fixed-asset-gl-accounts',
    {
      accountNo: meaning(accountNo, 'Number of the account for the cost.'),
      description: code(100, 'Name of the cost account, for example Computers at cost.'),
      depreciationAccountNo: code(12, 'Number of the account for the accumulated depreciation.', {
        native: 'AccumDeprnAccNo',
        effect: 'financial',
      }),
      depreciationDescription: freeText(
        100,
        'Name of the depreciation account (default: “Accumulated depreciation - ” and the name of the cost account).',
      ),
      parentAccountNo,
      ...activity,
      ...saving,
    },
    {
      required: ['accountNo', 'description', 'depreciationAccountNo'],
      rules: [differ('two-accounts', ruleSays.twoAccounts(), 'accountNo', 'depreciationAccountNo'), parentFits],
    },
  ),
  example: {
    accountNo: '200-3000',
    description: 'Computers at cost',
    depreciationAccountNo: '200-3005',
    depreciationDescription: 'Accumulated depreciation - computers',
  },
  grouped: { document: 'fixed-asset-gl-accounts', action: 'create' },
});

const journalType = text(10, 'Journal type code of the book (default: its general journal).', REFERENCE);
const journalLine = {
  ...ledgerLine,
  debit: amountNotNegative('Amount to debit.', { native: 'DR', effect: 'financial' }),
  credit: amountNotNegative('Amount to credit.', { native: 'CR', effect: 'financial' }),
  taxCode: meaning(
    ledgerLine.taxCode,
    'Tax code that the line is reported under. A journal posts exactly its lines, so add a separate line for the tax itself.',
  ),
};
const journalRules = [...ledgerLineRules, journalOneSide, journalBalances];

const accrual = (amount: number): Payload => ({
  description: 'Rent accrued',
  lines: [
    { accountNo: '900-6000', description: 'Shop rent', debit: amount },
    { accountNo: '410-0000', credit: amount },
  ],
});

const journalEntry: Family = {
  document: 'journal-entry',
  plural: 'journal-entries',
  one: 'journal entry',
  many: 'journal entries',
  displayGroup: 'Journal entry',
  about:
    'Debits and credits of your own, equal to the sen; a line that names a debtor or creditor makes an open item of that party.',
  kind: 'document',
  docTypes: ['JE'],
  amounts: {
    rows: [
      ['lines', ['debit']],
      ['lines', ['credit']],
    ],
  },
  selector: { name: 'docNo', field: selecting.docNo },
  operations: LEDGER_OPERATIONS,
  create: shape(
    'journal-entry.create',
    {
      ...ledgerHeader,
      journalType,
      lines: rows(shape('journal-entry.create.line', journalLine), 'Lines of the journal, debits and credits.', {
        aliases: ['items'],
      }),
      ...ledgerSaving,
    },
    { required: ['lines'], rules: journalRules },
  ),
  update: strictUpdate({
    name: 'journal-entry',
    selector: { docNo: selecting.docNo },
    header: { ...ledgerEdits, journalType },
    line: journalLine,
    takesDrafts: true,
    rules: [
      ...onWholeLines(journalRules),
      bookRule(
        'journal-balances-after-update',
        'After the change the whole journal has one side on every line and balances to the sen.',
      ),
    ],
  }),
  createExamples: [
    { title: 'Rent accrued at the end of the month', payload: { docDate: '2026-07-31', ...accrual(1500) } },
    {
      title: 'A small debt written off',
      payload: {
        docDate: '2026-07-31',
        description: 'Balance not worth collecting',
        lines: [
          { accountNo: '900-5000', debit: 25 },
          { debtorCode: '300-B001', credit: 25 },
        ],
      },
    },
  ],
  updateExample: {
    reason: 'Second shop was forgotten',
    detailMode: 'append',
    lines: [
      { accountNo: '900-6000', description: 'Rent of the second shop', debit: 800 },
      { accountNo: '410-0000', credit: 800 },
    ],
  },
  ...numberedSamples(
    'JE',
    'create-journal-entry',
    (n) => ({ docDate: `2026-05-0${n}`, ...accrual(1200 + n) }),
    LEDGER_OPERATIONS,
  ),
  notes: {
    create: [
      'A deposit is forfeited by a journal that debits the deposit account with depositDocNo and credits deposits forfeited.',
    ],
    update: ['Rows of detailMode append must balance among themselves.'],
  },
};

export const bulkRows: Readonly<Record<string, readonly Payload[]>> = {
  'create-gl-account': [
    { accountNo: '900-9700', description: 'Software subscriptions', accountType: 'EP', cashFlowClass: 'OPR' },
    { accountNo: '900-9800', description: 'Travelling', accountType: 'EP', cashFlowClass: 'OPR' },
  ],
  'create-fixed-asset-gl-accounts': [
    { accountNo: '200-4000', description: 'Furniture at cost', depreciationAccountNo: '200-4005' },
    { accountNo: '200-5000', description: 'Renovation at cost', depreciationAccountNo: '200-5005' },
  ],
};

export const gl: ModuleDeclaration = {
  id: 'gl',
  title: 'General ledger',
  summary: 'The chart of accounts, account balances and journal entries.',
  commands: [
    chartOfAccounts,
    accountBalance,
    ...commandsOf({ ...glAccount, operations: ['get'] }),
    fixedAssetAccounts,
    ...commandsOf(glAccount),
    ...commandsOf(journalEntry),
  ],
  samples: [...glAccount.samples, ...journalEntry.samples],
};
