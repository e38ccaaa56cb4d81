import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REPORT_TEMPLATES, type ReportTemplate } from '@ledgerline/catalog';
import { extractText, getDocumentProxy } from 'unpdf';
import { freshBook } from '../../../conformance/fresh-book.ts';
import { assertTotalsPrinted, pdfText } from '../../../conformance/printed-totals.ts';
import type { ProducedFile } from '../../artifact.ts';
import type { Book } from '../../index.ts';
import { senOf } from '../../money.ts';
import { REPORT_TITLES } from '../words/report-words.ts';

const TEMPLATES = Object.keys(REPORT_TEMPLATES) as ReportTemplate[];
const PERIOD = { dateFrom: '2026-01-01', dateTo: '2026-06-30' };

interface Printed {
  readonly result: Record<string, unknown> & {
    readonly report: {
      readonly template: string;
      readonly period: object;
      readonly totals: Readonly<Record<string, number>>;
      readonly currencies?: readonly Readonly<Record<string, unknown>>[];
    };
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

test('every total of every report can be read back, next to its words, from its PDF and from its page', async () => {
  const book = freshBook('SAMPLE', false);
  const tax = [
    { accountNo: '950-0000', debit: 1200.05 },
    { accountNo: '410-0000', credit: 1200.05 },
  ];
  assert.equal(book.execute('create-journal-entry', { docDate: '2026-06-29', lines: tax }, 'income-tax').ok, true);
  for (const template of TEMPLATES) {
    const pdf = print(book, template, periodOf(template));
    const text = await assertTotalsPrinted(template, pdf.result.report.totals, pdf.file);
    assert.ok(text.includes(REPORT_TITLES[template].en), template);
    assert.match(text, /Page 1 of \d+/);
    const page = print(book, template, periodOf(template), 'statement-report-html');
    await assertTotalsPrinted(template, page.result.report.totals, page.file);
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
    assert.ok((await pdfText(printed.file.bytes)).includes(REPORT_TITLES[template].en));
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
  for (const [index, description] of ['=HYPERLINK("x"),1', '＝1+1', '＋1', '－1', '＠x'].entries()) {
    const entry = { docDate: '2026-07-02', description, lines };
    assert.equal(book.execute('create-journal-entry', entry, `formula-${index}`).ok, true);
  }
  const rows = textIn(
    print(book, 'general-ledger', { dateFrom: '2026-07-02', dateTo: '2026-07-02', accountNo: '900-6000', format: 'csv' }),
  );
  assert.match(rows, /^Date,Document,Description,Debit,Credit,Balance\r\n/);
  assert.match(rows, /\r\n2026-07-02,JE-\d+,"'=HYPERLINK\(""x""\),1",1234\.50,0\.00,-?\d+\.\d\d\r\n/);
  assert.deepEqual(rows.match(/(?<=,)'?[＝＋－＠][^,]*/g), ["'＝1+1", "'＋1", "'－1", "'＠x"]);
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

test('sales are the same by customer, item, agent and month, and the sum of the rows', () => {
  const book = freshBook('SAMPLE', false);
  const totals = ['customer', 'item', 'agent', 'month'].map((groupBy) => {
    const printed = print(book, 'sales-analysis', { ...PERIOD, groupBy, format: 'csv' });
    const rows = textIn(printed)
      .split('\r\n')
      .slice(2)
      .filter((line) => line !== '');
    const nets = rows.map((line) => senOf(/,(-?\d+\.\d\d),-?\d+\.\d\d,-?\d+\.\d\d,-?\d+\.\d\d,/.exec(line)?.[1] ?? ''));
    const total = nets.pop() ?? 0n;
    assert.equal(
      nets.reduce((sum, net) => sum + net, 0n),
      total,
      groupBy,
    );
    assert.equal(total, senOf(printed.result.report.totals.net), groupBy);
    return printed.result.report.totals;
  });
  for (const each of totals) assert.deepEqual(each, totals[0]);
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
  const byDefault = textIn(print(book, 'balance-sheet', { dateTo: '2026-06-30', format: 'csv' }));
  assert.match(
    byDefault,
    /^Account,Name,30 Jun 2026,31 Dec 2025\r\n/,
    'the end of the year before, since there is nothing a year before',
  );
});

test('profit and loss of a part of the year also shows the year so far', () => {
  const book = freshBook('SAMPLE', false);
  const csv = (period: object): string =>
    textIn(print(book, 'profit-and-loss', { ...period, compareWith: 'none', format: 'csv' }));
  const profit = (text: string, at: number): string | undefined =>
    text
      .split('\r\n')
      .find((line) => line.includes('Profit for the period'))
      ?.split(',')[at];
  const [june, half] = [csv({ dateFrom: '2026-06-01', dateTo: '2026-06-30' }), csv(PERIOD)];
  assert.match(june, /^Account,Name,Jun 2026,Jan 2026 – Jun 2026\r\n/);
  assert.match(half, /^Account,Name,Jun 2026,Jan 2026 – Jun 2026\r\n/);
  assert.deepEqual([profit(june, 2), profit(june, 3)], [profit(half, 2), profit(half, 3)]);
});

test('a return has its own period and late entries of filed ones, not the periods that are still to be filed', () => {
  const book = freshBook('SAMPLE', false);
  const returnOf = (dateFrom: string, dateTo: string): Readonly<Record<string, number>> =>
    print(book, 'sst-02', { dateFrom, dateTo, format: 'csv' }).result.report.totals;
  const [spring, summer, both] = [
    returnOf('2026-03-01', '2026-04-30'),
    returnOf('2026-05-01', '2026-06-30'),
    returnOf('2026-03-01', '2026-06-30'),
  ];
  const sen = (amount: number | undefined): bigint => senOf(amount ?? 0);
  assert.ok(sen(spring.payable) > 0n, 'March and April are still to be filed');
  assert.equal(sen(spring.payable) + sen(summer.payable), sen(both.payable));
  assert.equal(sen(summer.otherPostings), sen(spring.payable), 'what the other period owes is still in the tax accounts');
});

test('pages carry sums forward to the line that adds them up, and repeat the heading of a group', async () => {
  const book = freshBook('SAMPLE', false);
  const { file } = print(book, 'journal', { dateFrom: '2026-06-01', dateTo: '2026-06-30' });
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(file.bytes)));
  const sums = (pattern: RegExp) => pages.map((page) => pattern.exec(page.replace(/\s+/g, ' '))?.slice(1).join(' ') ?? '');
  const carried = sums(/Carried forward ([\d,.]+) ([\d,.]+)/);
  const brought = sums(/Brought forward ([\d,.]+) ([\d,.]+)/);
  assert.ok(pages.length > 2);
  assert.deepEqual(brought.slice(1), carried.slice(0, -1));
  assert.ok(carried.slice(0, -1).every((sum) => sum !== ''));
  const aged = print(book, 'aged-receivables', PERIOD);
  assert.match(await pdfText(aged.file.bytes), /300-A001 Alpha Hardware Sdn Bhd · RM \(continued\) Brought forward/);
});

test('aged balances of each currency add up to the whole in base currency', () => {
  const { result } = print(freshBook('SAMPLE', false), 'aged-receivables', { ...PERIOD, format: 'csv' });
  const { currencies = [], totals } = result.report;
  const sum = (name: string): bigint => currencies.reduce((all, row) => all + senOf(row[name] ?? 0), 0n);
  assert.deepEqual(
    currencies.map(({ currencyCode }) => currencyCode),
    ['MYR', 'SGD'],
  );
  assert.equal(sum('totalLocal'), senOf(totals.total));
  for (const row of currencies) {
    const ages = ['current', 'month1', 'month2', 'month3', 'month4', 'month5'].map((name) => senOf(row[name] ?? 0));
    assert.equal(
      ages.reduce((all, age) => all + age, 0n),
      senOf(row.total ?? 0),
      String(row.currencyCode),
    );
  }
});

test('the audit trail names who sent a command, in three languages', () => {
  const book = freshBook('BLANK', false);
  const senders = ['key_2f0c8189', 'tenant-key', 'session', undefined];
  for (const [index, sentBy] of senders.entries())
    book.execute('create-general-area', { code: `A${index}`, description: 'Area' }, `area-${index}`, undefined, { sentBy });
  const who = (language: string): readonly string[] => {
    const rows = textIn(print(book, 'audit-trail', { format: 'csv', language })).split('\r\n');
    return rows.flatMap((row) => (/,area-\d$/.test(row) ? [row.split(',')[1] ?? ''] : []));
  };
  assert.deepEqual(who('en'), ['key_2f0c8189', 'Tenant key', 'Portal', 'Connector']);
  assert.deepEqual(who('ms'), ['key_2f0c8189', 'Kunci penyewa', 'Portal', 'Penyambung']);
  assert.deepEqual(who('zh'), ['key_2f0c8189', '租户密钥', '门户', '连接器']);
});
