/** Results of reads about ledger accounts, money and bank reconciliation. */

import type { OwnCommand } from '../declaration/task.ts';
import { gotDocument, validatedDocument } from './document-result.ts';
import type { OwnResults } from './own-results.ts';
import { listedRecord, recordMembers, savedRecord } from './record-result.ts';
import { listed, readErrors, truncated } from './result-base.ts';
import {
  amount,
  amountNotNegative,
  count,
  date,
  flag,
  key,
  object,
  optional,
  orNull,
  type ResultMembers,
  resultShape,
  rows,
  text,
} from './result-shape.ts';
import { nativeMembers } from './stated-field.ts';

const DEBIT_POSITIVE = 'debit positive, credit negative';
const MONEY_IN_POSITIVE = 'money in positive, money out negative';

const accountMonth = resultShape('AccountMonth', 'One month of an account.', {
  month: text('The month, YYYY-MM.'),
  debit: amountNotNegative('Debits of the month.'),
  credit: amountNotNegative('Credits of the month.'),
});

const accountBalance = resultShape('AccountBalance', 'One account or party.', {
  accountNo: text('Account number; the control account of a party.'),
  description: orNull(text('Name of the account.'), 'if the account does not exist'),
  currencyCode: text('Currency of the account or party.'),
  currencyBalance: amount(`Closing balance: ${DEBIT_POSITIVE}.`, 'account currency'),
  partyCode: optional(text('Code of the customer or supplier.'), 'unless a party was asked for'),
  partyName: optional(
    orNull(text('Name of the customer or supplier.'), 'if it no longer exists'),
    'unless a party was asked for',
  ),
  opening: amount(`Balance before dateFrom: ${DEBIT_POSITIVE}.`),
  debit: amountNotNegative('Debits in the period.'),
  credit: amountNotNegative('Credits in the period.'),
  closing: amount(`Balance at the end: ${DEBIT_POSITIVE}.`),
  months: optional(
    rows(accountMonth, 'The months with postings, in order.'),
    'unless groupBy is month and an account was asked for',
  ),
});

const entry: ResultMembers = {
  glKey: key('Key of the ledger line.'),
  docKey: key('Key of the document.'),
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docDate: date('Date of the ledger line.'),
  chequeNo: orNull(text('Cheque or reference number.'), 'if there is none'),
};

const moneyEntry = resultShape('MoneyEntry', 'One movement of a bank or cash account.', {
  ...entry,
  accountNo: text('Bank or cash GL account.'),
  party: orNull(text('Code of the customer or supplier.'), 'if the document has none'),
  partyName: optional(
    orNull(text('Name of the customer or supplier.'), 'if it no longer exists'),
    'if the document has no customer or supplier',
  ),
  payee: orNull(text('Who was paid or who paid.'), 'if the document does not say'),
  amount: amount(`Amount: ${MONEY_IN_POSITIVE}.`),
  isCleared: flag('Whether a bank reconciliation has cleared it.'),
});

const uncleared = resultShape('UnclearedEntry', 'One ledger line that the bank has not confirmed.', {
  ...entry,
  bankAccount: text('Bank GL account.'),
  amount: amount(`Amount: ${MONEY_IN_POSITIVE}.`, 'account currency'),
});

const bankAccount = resultShape('BankAccount', 'One bank or cash account.', {
  accountNo: text('Account number.'),
  description: text('Name of the account.'),
  specialType: text('BANK or CASH.'),
  currencyCode: text('Currency of the account.'),
  isActive: flag('Whether new documents can use it.'),
  balance: amount(`Balance: ${DEBIT_POSITIVE}.`),
  currencyBalance: amount(`Balance: ${DEBIT_POSITIVE}.`, 'account currency'),
});

const flowAccount = resultShape('CashFlowAccount', 'One account in the cash flow.', {
  cashFlowClass: text('Class of the account: OPR, INV, FIN, CASH or OTHER.'),
  accountNo: text('Account number.'),
  description: text('Name of the account.'),
  movement: amount(`Movement in the period: ${DEBIT_POSITIVE}.`),
});

const flowClass = resultShape('CashFlowClass', 'One class of the cash flow.', {
  cashFlowClass: text('Class: OPR, INV, FIN, CASH or OTHER.'),
  movement: amount(`Movement of its accounts: ${DEBIT_POSITIVE}.`),
});

const defaultAccount = resultShape('DefaultAccount', 'The account that the book uses for one purpose.', {
  role: text('What the account is for.'),
  accountNo: orNull(text('Account number.'), 'if none is set'),
  description: orNull(text('Name of the account.'), 'if the account does not exist'),
});

const reconciliation = resultShape('ReconciliationReport', 'How the statement leads to the book.', {
  statementBalance: amount('Balance of the statement.', 'account currency'),
  depositsInTransit: amount('Money in that is not on the statement.', 'account currency'),
  unpresentedPayments: amount('Money out that is not on the statement.', 'account currency'),
  difference: amount('Statement balance less cleared balance.', 'account currency'),
  bookBalance: amount('Balance of the account in the book.', 'account currency'),
  lines: rows(uncleared, 'Ledger lines that are not on the statement.'),
});

const proposal = resultShape('MatchProposal', 'A line of the statement with the ledger line that matches it.', {
  index: count('Position of the statement line, from 0.'),
  lineDate: date('Date of the statement line.'),
  amount: amount(`Amount: ${MONEY_IN_POSITIVE}.`, 'account currency'),
  chequeNo: optional(text('Cheque or reference number on the statement.'), 'if it has none'),
  description: optional(text('Text on the statement.'), 'if it has none'),
  match: orNull(object(uncleared, 'The ledger line that matches.'), 'if none does'),
});

export const LEDGER_READS = {
  'read-chart-accounts': (find) =>
    listed(
      'chart',
      resultShape('ChartAccount', 'One account of the chart.', {
        ...recordMembers(find.family('gl-account')),
        level: count('Depth in the chart; 0 for an account without a parent.'),
        balance: amount(`Balance of the account and the accounts below it, today: ${DEBIT_POSITIVE}.`),
      }),
      'The chart of accounts, parents before their children.',
    ),
  'read-gl-account-balance': () => listed('account-balances', accountBalance, 'Balances by account.'),
  'read-default-accounts': () => listed('default-accounts', defaultAccount, 'The accounts that the book uses by default.'),
  'create-fixed-asset-gl-accounts': (find) => {
    const family = find.family('gl-account');
    const fields = resultShape('FixedAssetAccount', 'One of the two accounts, by native name.', {
      ...nativeMembers('gl-account.record', [family.create, family.update]),
      readErrors,
    });
    return savedRecord(family, 'fixed-asset', { accounts: rows(fields, 'The cost account and the depreciation account.') });
  },
  'list-gl-bank-cash-accounts': () => listed('bank-accounts', bankAccount, 'Bank and cash accounts.'),
  'list-gl-cash-book-documents': () => listed('money-entries', moneyEntry, 'Movements, newest first.', { truncated }),
  'list-gl-cheques': () => listed('money-entries', moneyEntry, 'Movements, newest first.', { truncated }),
  'read-gl-cash-flow-accounts': () =>
    listed('cash-flow', flowAccount, 'Movements by account.', { classes: rows(flowClass, 'The sum of each class.') }),
  'read-payment-methods': (find) =>
    listed('payment-methods', listedRecord(find.family('general-payment-method')), 'Active payment methods by code.'),
  'list-gl-bank-reconciliation-uncleared': () => listed('uncleared-entries', uncleared, 'Uncleared ledger lines.', { truncated }),
  'get-gl-bank-reconciliation': (find) =>
    gotDocument(find.family('gl-bank-reconciliation'), {
      report: optional(
        object(reconciliation, 'How the statement leads to the book.'),
        'if the reconciliation is void or a draft',
      ),
    }),
  'validate-gl-bank-reconciliation': (find) =>
    validatedDocument(find.family('gl-bank-reconciliation'), {
      proposals: rows(proposal, 'The ledger line that matches each statement line; empty without statementLines.'),
    }),
} satisfies Partial<OwnResults<OwnCommand>>;
