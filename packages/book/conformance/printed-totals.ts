/** Reads the totals of a report back from its file: every amount stands next to its words. */

import assert from 'node:assert/strict';
import type { ReportTemplate, ReportTotal } from '@ledgerline/catalog';
import { extractText, getDocumentProxy } from 'unpdf';
import { senOf } from '../src/money.ts';
import { statementText } from '../src/reports/words/figures.ts';

/** Under the total of all currencies, and below the tables. */
const AGED = {
  current: 'Total',
  month1: 'Total',
  month2: 'Total',
  month3: 'Total',
  month4: 'Total',
  month5: 'Total',
  total: 'Total RM',
  exchange: 'Exchange differences of later settlements RM',
  control: 'Control account RM',
  difference: 'Difference RM',
};

/** The words before each total in print. */
const LABELS: { readonly [Name in ReportTemplate]: Readonly<Record<ReportTotal<Name>, string>> } = {
  'trial-balance': { opening: 'Total', debit: 'Total', credit: 'Total', closing: 'Total', compared: 'Total' },
  'profit-and-loss': {
    sales: 'Net sales',
    costOfSales: 'Total cost of sales',
    grossProfit: 'Gross profit',
    otherIncome: 'Total other income',
    expenses: 'Total expenses',
    profitBeforeTax: 'Profit before tax',
    profitAfterTax: 'Profit after tax',
    profit: 'Profit for the period',
  },
  'balance-sheet': {
    assets: 'Total assets',
    liabilities: 'Total liabilities',
    netAssets: 'Net assets',
    currentEarnings: 'Current-year earnings',
    equity: 'Total equity',
    check: 'Check: net assets less equity',
  },
  'cash-flow': {
    profit: 'Profit for the period',
    operating: 'Net cash from operating',
    investing: 'Net cash from investing',
    financing: 'Net cash from financing',
    other: 'Net cash from other movements',
    netChange: 'Net change in cash',
    openingCash: 'Cash at the start',
    closingCash: 'Cash at the end',
  },
  'general-ledger': { debit: 'Total', credit: 'Total' },
  journal: { debit: 'Total', credit: 'Total' },
  'aged-receivables': AGED,
  'aged-payables': AGED,
  'stock-valuation': { value: 'Total RM', account: 'Stock account RM', difference: 'Difference RM' },
  'sales-analysis': { net: 'Total', tax: 'Total', cost: 'Total', profit: 'Total' },
  'sst-02': {
    goods: '8 Value of taxable goods sold',
    services: '10 Value of taxable services',
    totalTax: '12 Total tax',
    deduction: '13 Less: credit notes',
    payable: 'Tax payable (field 14) RM',
    exempt: '18 Exempt goods and services',
    taxAccounts: 'Balance of the tax accounts RM',
    notYetDue: 'Less: not yet due RM',
    otherPostings: 'Less: other periods and postings RM',
  },
  'audit-trail': {},
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a line of the text has the label, and the amount among the figures after it; a line with nothing in it can be left out. */
function isRead(text: string, label: string, amount: number): boolean {
  if (amount === 0 && !text.includes(label)) return true;
  const shown = escaped(statementText(senOf(amount)));
  const figures = '(?: \\(?[\\d,]+\\.\\d\\d\\)?| –)*?';
  return new RegExp(`${escaped(label)}${figures} (?:${shown}${amount === 0 ? '|–' : ''})(?![\\d,.])`).test(text);
}

const oneSpace = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return oneSpace(text);
}

/** Rows of a spreadsheet as they would be printed. */
const printedRow = (line: string): string =>
  line
    .split(',')
    .map((cell) => (/^-?\d+\.\d\d$/.test(cell) ? statementText(senOf(cell)) : cell))
    .join(' ');

const TEXTS: Readonly<Record<string, (bytes: Uint8Array) => string | Promise<string>>> = {
  'application/pdf': pdfText,
  'text/html': (bytes) =>
    oneSpace(
      new TextDecoder()
        .decode(bytes)
        .replace(/<style>[\s\S]*?<\/style>/, '')
        .replace(/<[^>]+>/g, ' '),
    ),
  'text/csv': (bytes) => oneSpace(new TextDecoder().decode(bytes).split('\r\n').map(printedRow).join(' ')),
};

/** The text of the file, once every total was found in it. */
export async function assertTotalsPrinted(
  template: ReportTemplate,
  totals: Readonly<Record<string, number>>,
  file: { readonly contentType: string; readonly bytes: Uint8Array },
): Promise<string> {
  const text = (await TEXTS[file.contentType.split(';')[0] ?? '']?.(file.bytes)) ?? '';
  const labels: Readonly<Record<string, string>> = LABELS[template];
  assert.deepEqual(Object.keys(totals).sort(), Object.keys(labels).sort(), template);
  for (const [name, amount] of Object.entries(totals))
    assert.ok(
      isRead(text, String(labels[name]), amount),
      `${template} does not show ${name} ${amount} in ${file.contentType}: ${text}`,
    );
  return text;
}
