/** What bank reconciliation offers: which ledger lines the bank has confirmed, statement by statement. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { ModuleDeclaration, Payload, Sample } from '../declaration/declaration.ts';
import { type Family, LEDGER_OPERATIONS, numberedSamples } from '../declaration/family.ts';
import { documentHeader, saving, selecting } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule, eachRow } from '../declaration/rules.ts';
import { amount, code, date, flag, freeText, omit, pick, rowKey, rows, shape, text } from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import { recordSample, rowsOnce } from '../families/record.ts';

const FINANCIAL = { effect: 'financial' } as const;
const GROUP = 'Bank reconciliation';

const bankAccount = code(12, 'Bank GL account that the statement is of.', { effect: 'financial' });

const HEADER = {
  ...omit(documentHeader, 'docNo', 'project', 'department'),
  docDate: date('Date the reconciliation is filed under (default: the statement date).', FINANCIAL),
  statementDate: date('Last day of the bank statement; later than that of the reconciliation before.', FINANCIAL),
  statementBalance: amount('Closing balance of the bank statement, money at the bank positive.', FINANCIAL),
};
const allowDifference = flag(
  'Whether to save although the statement and the cleared lines differ. The difference is stored with the reconciliation.',
  {
    role: 'selector',
  },
);

const clearedEntry = {
  glKey: rowKey('Key of the ledger line, from list-gl-bank-reconciliation-uncleared; prefer the string.'),
  docNo: text(30, 'Number of the document, if you do not have the key. All its lines on this account are cleared.', {
    role: 'selector',
  }),
  docType: text(3, 'Type of that document, where documents of two types share the number.', { role: 'selector' }),
};

const clearedRules = [
  eachRow('cleared-entry-names-line', ruleSays.clearedEntryNamesLine(), 'clearedEntries', (row) =>
    row.glKey === undefined && row.docNo === undefined ? [''] : [],
  ),
  rowsOnce('cleared-entry-once', ruleSays.clearedEntryOnce(), 'clearedEntries', 'glKey', 'docType', 'docNo'),
  bookRule(
    'statement-agrees',
    'statementBalance must equal the balance cleared before plus the lines cleared now, unless allowDifference is true; statement dates of an account increase.',
  ),
];

const statementLine = shape(
  'gl-bank-reconciliation.statement-line',
  {
    lineDate: date('Date of the line on the statement.', { role: 'selector' }),
    amount: amount('Amount, money in positive and money out negative.', { role: 'selector' }),
    chequeNo: text(30, 'Cheque or reference number on the statement.', { role: 'selector' }),
    description: freeText(100, 'What the bank wrote.', { role: 'selector' }),
  },
  { required: ['lineDate', 'amount'] },
);

/** A bank account of the sample company and its incoming payments, so that every example has its own account. */
const bank = (accountNo: string, name: string): Sample =>
  recordSample('create-gl-account', 'accountNo', {
    accountNo,
    description: `Bank - ${name}`,
    accountType: 'CA',
    specialType: 'BANK',
    cashFlowClass: 'CASH',
  });
const receipt = (docNo: string, docDate: string, account: string, amount: number): Sample => ({
  code: docNo,
  commandType: 'create-gl-cash-book-receipt',
  payload: {
    docNo,
    docDate,
    bankAccount: account,
    payee: 'Owner',
    lines: [{ accountNo: '100-0000', description: 'Capital paid in', amount }],
  },
});

const banks = [
  bank('310-3000', 'savings account'),
  bank('310-4000', 'payroll account'),
  bank('310-5000', 'tender account'),
  bank('310-6000', 'shop takings account'),
];
const receipts = [
  receipt('OR-000011', '2026-03-10', '310-3000', 1500),
  receipt('OR-000012', '2026-03-11', '310-4000', 2000),
  receipt('OR-000013', '2026-03-12', '310-5000', 750),
  receipt('OR-000014', '2026-03-13', '310-6000', 640),
  receipt('OR-000015', '2026-06-10', '310-3000', 250),
];

/** The nth account with its first receipt, confirmed by the statement of April. */
const statementOfApril = (number: number): Payload => {
  const [account, cleared] = [banks[number - 1], receipts[number - 1]];
  const [line] = (cleared?.payload.lines ?? []) as readonly Payload[];
  return {
    docDate: '2026-04-30',
    bankAccount: account?.code ?? '',
    statementDate: '2026-04-30',
    statementBalance: line?.amount ?? 0,
    clearedEntries: [{ docNo: cleared?.code ?? '' }],
  };
};

const LATEST_ONLY = 'Only the latest reconciliation of an account can be changed or voided.';
const UNTICKS = 'Its lines become uncleared again, and their documents free.';

const reconciliation: Family = {
  document: 'gl-bank-reconciliation',
  plural: 'gl-bank-reconciliations',
  one: 'bank reconciliation',
  many: 'bank reconciliations',
  displayGroup: GROUP,
  about:
    'Ticks the ledger lines that a bank statement confirms; it posts nothing, and the documents behind those lines are protected from then on.',
  kind: 'document',
  docTypes: ['BR'],
  own: ['get', 'validate'],
  selector: { name: 'docNo', field: selecting.docNo },
  operations: LEDGER_OPERATIONS,
  create: shape(
    'gl-bank-reconciliation.create',
    {
      ...pick(documentHeader, 'docNo'),
      bankAccount,
      ...HEADER,
      clearedEntries: rows(
        shape('gl-bank-reconciliation.cleared-entry', clearedEntry),
        'Ledger lines that the statement confirms; leave it out if there are none.',
      ),
      statementLines: rows(
        statementLine,
        'Lines of the statement itself; validate proposes for each the ledger line that matches it.',
      ),
      allowDifference,
      ...saving,
    },
    { required: ['bankAccount', 'statementDate', 'statementBalance'], rules: clearedRules },
  ),
  update: strictUpdate({
    name: 'gl-bank-reconciliation',
    selector: { docNo: selecting.docNo },
    header: HEADER,
    more: {
      clearedEntries: rows(
        shape('gl-bank-reconciliation.update.cleared-entry', clearedEntry, { isStrict: true }),
        'The whole set of lines that this reconciliation clears, in place of the set it has; leave it out to keep that set.',
      ),
      allowDifference,
    },
    rules: [...clearedRules, bookRule('latest-only', LATEST_ONLY)],
  }),
  createExamples: [
    {
      title: 'A statement that agrees',
      payload: {
        bankAccount: '310-3000',
        statementDate: '2026-07-31',
        statementBalance: 1750,
        clearedEntries: [{ docNo: 'OR-000015' }],
        statementLines: [{ lineDate: '2026-06-11', amount: 250, description: 'CREDIT TRANSFER' }],
      },
    },
    {
      title: 'Saved with a difference to look into',
      payload: {
        bankAccount: '321-0000',
        statementDate: '2026-07-31',
        statementBalance: 35.2,
        allowDifference: true,
        description: 'Card settlement, July',
      },
    },
  ],
  createLeansOn: ['310-3000', 'BR-000001', 'OR-000015'],
  updateExample: { ref: 'STMT-2026-04', description: 'Statement of April, filed', reason: 'Statement number added' },
  ...numberedSamples('BR', 'create-gl-bank-reconciliation', statementOfApril, LEDGER_OPERATIONS),
  notes: {
    validate: [
      'Proposes matches for statementLines: same amount and cheque number, then same amount within 5 days; only where one line fits.',
    ],
    create: ['List the uncleared lines first: list-gl-bank-reconciliation-uncleared.'],
    update: [LATEST_ONLY],
    void: [LATEST_ONLY, UNTICKS],
    delete: [LATEST_ONLY, UNTICKS],
  },
};

const uncleared = read({
  commandType: 'list-gl-bank-reconciliation-uncleared',
  verb: 'list',
  document: reconciliation.document,
  displayGroup: GROUP,
  title: 'List uncleared lines',
  summary:
    'Lists the ledger lines of bank accounts that no live reconciliation has cleared: deposits in transit and payments not yet presented.',
  notes: [
    'All fields are optional. Without any, all bank accounts are included up to their last line.',
    'At most 5,000 rows are returned, oldest first for each account. Use nextCursor to get the next page.',
  ],
  aiInstructions:
    'Call this before a reconciliation with its account and statement date, compare the lines with the statement, and pass the glKey of those that appear on it.',
  shape: shape('list-gl-bank-reconciliation-uncleared', {
    bankAccount: text(12, 'Only lines of this bank account.', { role: 'selector' }),
    statementDate: date('Only lines up to this date.', { role: 'selector' }),
    limit: selecting.listLimit,
    cursor: selecting.cursor,
  }),
  example: {},
  moreExamples: [
    { title: 'Of one account, up to a statement', payload: { bankAccount: '310-1000', statementDate: '2026-06-30' } },
  ],
});

export const bankReconciliation: ModuleDeclaration = {
  id: 'bank-reconciliation',
  title: 'Bank reconciliation',
  summary: 'Compares the bank accounts of the book with the statements of the bank.',
  commands: [uncleared, ...commandsOf(reconciliation)],
  samples: [...banks, ...receipts, ...reconciliation.samples],
};
