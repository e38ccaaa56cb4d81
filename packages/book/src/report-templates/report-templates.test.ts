import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REPORT_TEMPLATES, type ReportTemplate } from '@ledgerline/catalog';
import { extractText, getDocumentProxy } from 'unpdf';
import { freshBook } from '../../conformance/fresh-book.ts';
import type { ProducedFile } from '../artifact.ts';
import type { Book } from '../index.ts';
import { senOf } from '../money.ts';
import { statementText } from './report.ts';
import { REPORT_TITLES } from './words.ts';

const TEMPLATES = Object.keys(REPORT_TEMPLATES) as ReportTemplate[];
const PERIOD = { dateFrom: '2026-01-01', dateTo: '2026-06-30' };

interface Printed {
  readonly result: Record<string, unknown> & {
    readonly report: { readonly template: string; readonly period: object; readonly totals: Readonly<Record<string, number>> };
    readonly warnings?: readonly { readonly code: string; readonly path?: string }[];
    readonly pageCount?: number;
  };
  readonly file: ProducedFile;
}

let count = 0;

function print(book: Book, template: string, payload: object, type = 'gl-document-acct-pdf'): Printed {
  count += 1;
  const files: ProducedFile[] = [];
  const result = book.execute(type, { template, ...payload }, `report-${count}`, (file) => files.push(file));
  assert.equal(result.ok, true, `${template}: ${JSON.stringify(result.error)}`);
  const [file] = files;
  assert.ok(file, `${template} made no file`);
  return { result: result as unknown as Printed['result'], file };
}

/** The listings of a whole period are long; one day is enough here. */
const periodOf = (template: ReportTemplate): object =>
  template === 'general-ledger' || template === 'journal' ? { dateFrom: '2026-06-29', dateTo: '2026-06-30' } : PERIOD;

const textIn = ({ file }: Printed): string => new TextDecoder().decode(file.bytes);

async function pdfText({ file }: Printed): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** Totals without their own line: they explain another figure. */
const NOT_PRINTED: Readonly<Partial<Record<ReportTemplate, readonly string[]>>> = {
  'profit-and-loss': ['profitAfterTax'],
  'general-ledger': ['debit', 'credit'],
  'cash-flow': ['openingCash', 'investing'],
};

test('every total of every report can be read back from its PDF, and from its page', async () => {
  const book = freshBook('SAMPLE', false);
  for (const template of TEMPLATES) {
    const pdf = print(book, template, periodOf(template));
    const [text, page] = [await pdfText(pdf), textIn(print(book, template, periodOf(template), 'statement-report-html'))];
    assert.ok(text.includes(REPORT_TITLES[template].en), template);
    assert.match(text, /Page 1 of \d+/);
    for (const [name, amount] of Object.entries(pdf.result.report.totals)) {
      if (NOT_PRINTED[template]?.includes(name)) continue;
      const shown =
        template === 'sales-analysis' ? statementText(senOf(amount)).replace(/^\((.*)\)$/, '-$1') : statementText(senOf(amount));
      const isShown = (where: string): boolean => where.includes(shown) || (amount === 0 && where.includes('–'));
      assert.ok(isShown(text), `the PDF of ${template} does not show ${name} ${shown}: ${text}`);
      assert.ok(isShown(page), `the page of ${template} does not show ${name} ${shown}`);
    }
  }
});

test('every report is printed in three languages, as a page and for spreadsheets, with the same totals', () => {
  const book = freshBook('SAMPLE', false);
  for (const template of TEMPLATES) {
    const { totals } = print(book, template, { ...PERIOD, format: 'csv' }).result.report;
    for (const language of ['ms', 'zh'] as const) {
      const page = print(book, template, { ...PERIOD, language }, 'statement-report-html');
      assert.deepEqual(page.result.report.totals, totals, template);
      assert.ok(textIn(page).includes(REPORT_TITLES[template][language]), `${template} in ${language}`);
      assert.equal(page.file.fileName, `${template}-2026-06-30.html`);
    }
  }
});

test('the same report gives the same bytes', () => {
  const [first, second] = [freshBook('SAMPLE', false), freshBook('SAMPLE', false)];
  for (const template of ['balance-sheet', 'aged-receivables']) {
    assert.deepEqual(print(first, template, PERIOD).file.bytes, print(second, template, PERIOD).file.bytes);
  }
});

test('the list of templates names every report with its parameters', () => {
  const { rows } = freshBook('BLANK', false).execute('list-acct-report-templates', {}, 'list') as unknown as {
    readonly rows: readonly { readonly docType: string; readonly template: string; readonly takes?: readonly string[] }[];
  };
  const reports = rows.filter(({ docType }) => docType === 'report');
  assert.deepEqual(
    reports.map(({ template }) => template),
    TEMPLATES,
  );
  assert.ok(reports.every(({ takes }) => takes?.includes('format')));
});

test('a report of an empty book says that it is empty', async () => {
  const book = freshBook('BLANK', false);
  for (const template of TEMPLATES) {
    const printed = print(book, template, PERIOD);
    assert.equal(printed.result.pageCount, 1, template);
    for (const amount of Object.values(printed.result.report.totals)) assert.equal(amount, 0, template);
    assert.ok((await pdfText(printed)).includes(REPORT_TITLES[template].en));
  }
});

test('fields that a template does not use are named in warnings, and unsupported options are refused', () => {
  const book = freshBook('SAMPLE', false);
  const { result } = print(book, 'balance-sheet', { ...PERIOD, groupBy: 'month', accountNo: '310-1000', format: 'csv' });
  assert.deepEqual(
    result.warnings?.map(({ code, path }) => [code, path]),
    [
      ['MEMBER_NOT_USED', '/groupBy'],
      ['MEMBER_NOT_USED', '/accountNo'],
    ],
  );
  const refused = (payload: object) =>
    book.execute('gl-document-acct-pdf', payload, `refused-${JSON.stringify(payload).length}`).error as {
      readonly code: string;
      readonly message: string;
    };
  assert.match(
    refused({ template: 'sales-analysis', groupBy: 'department' }).message,
    /can be grouped by customer, item, agent, month/,
  );
  assert.match(refused({}).message, /2 problems/);
  assert.equal(refused({ template: 'general-ledger', accountNo: '999-9999' }).code, 'NOT_FOUND');
  assert.match(
    refused({ template: 'trial-balances' }).message,
    /Template trial-balances does not exist\. Did you mean trial-balance\?/,
  );
});

test('rows for spreadsheets have plain figures and dates, and no text is a formula', () => {
  const book = freshBook('SAMPLE', false);
  const lines = [
    { accountNo: '900-6000', debit: 1234.5 },
    { accountNo: '310-1000', credit: 1234.5 },
  ];
  const entry = { docDate: '2026-07-02', description: '=HYPERLINK("x"),1', lines };
  assert.equal(book.execute('create-journal-entry', entry, 'formula').ok, true);
  const rows = textIn(
    print(book, 'general-ledger', { dateFrom: '2026-07-02', dateTo: '2026-07-02', accountNo: '900-6000', format: 'csv' }),
  );
  assert.match(rows, /^Date,Document,Description,Debit,Credit,Balance\r\n/);
  assert.match(rows, /\r\n2026-07-02,JE-\d+,"'=HYPERLINK\(""x""\),1",1234\.50,0\.00,-?\d+\.\d\d\r\n/);
});

test('profit and loss by month, department or project adds up to the whole', () => {
  const book = freshBook('SAMPLE', false);
  const entry = (project: string, amount: number) => ({
    docDate: '2026-06-10',
    lines: [
      { accountNo: '900-6000', debit: amount, project },
      { accountNo: '310-1000', credit: amount },
    ],
  });
  const projects = (
    book.execute('list-general-projects', {}, 'projects').rows as readonly { readonly project?: string; readonly code?: string }[]
  ).map((row) => row.project ?? row.code ?? '');
  const [project = ''] = projects;
  assert.equal(book.execute('create-journal-entry', entry(project, 75), 'on-project').ok, true);
  for (const groupBy of ['month', 'department', 'project']) {
    const csv = textIn(print(book, 'profit-and-loss', { ...PERIOD, groupBy, format: 'csv' }));
    const profits = csv.split('\r\n').filter((line) => line.includes('Profit for the period'));
    const amounts = profits.flatMap((line) => line.split(',').slice(2)).map((amount) => Math.round(Number(amount) * 100));
    const [total = 0, ...parts] = amounts;
    assert.ok(parts.length > 0, groupBy);
    assert.equal(
      parts.reduce((sum, part) => sum + part, 0),
      total,
      groupBy,
    );
    if (groupBy === 'project') assert.match(csv, new RegExp(`${project}[\\s\\S]*900-6000,[^,]*,[\\d.]+,75\\.00`));
  }
});

test('a statement is compared with the previous year or period, if there is one', () => {
  const book = freshBook('SAMPLE', false);
  const heads = (compareWith: string): string =>
    textIn(print(book, 'balance-sheet', { dateFrom: '2026-04-01', dateTo: '2026-06-30', compareWith, format: 'csv' })).split(
      '\r\n',
    )[0] ?? '';
  assert.equal(heads('previous-period'), 'Account,Name,30 Jun 2026,31 Mar 2026');
  assert.equal(heads('previous-year'), 'Account,Name,30 Jun 2026', 'nothing was posted a year before');
  assert.equal(heads('none'), 'Account,Name,30 Jun 2026');
});
