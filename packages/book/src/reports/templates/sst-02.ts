/**
 * Form SST-02 of a taxable period: its fields as the form reads, the documents behind each, and the tax accounts they must agree
 * with.
 */

import { addDays, addMonths, type BusinessDate, businessDate, monthOf, monthsBetween } from '../../date.ts';
import type { Document } from '../../document/document.ts';
import { loadDocument } from '../../document/document-store.ts';
import { type Sen, senOf, sumSen } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { dueTax } from '../../tax/due.ts';
import { type Figures, type FiledTax, figuresFiled, figuresOf } from '../../tax/figures.ts';
import { taxSettings } from '../../tax/settings.ts';
import type { Row, Table } from '../sheet/sheet.ts';
import { dateText, statementText } from '../words/figures.ts';
import { SST_FIELDS } from '../words/report-words.ts';
import { accountsBalance } from './ledger-balance.ts';
import {
  blank,
  day,
  figure,
  figures,
  narrow,
  periodFact,
  plain,
  type ReportMaker,
  type ReportRequest,
  summed,
  wide,
} from './report.ts';

/** The period of the report. Without dates, it is the taxable period of today or of the requested end date. */
function periodOf(request: ReportRequest): ReportRequest {
  const { command, payload, to } = request;
  if (payload.dateFrom !== undefined) return request;
  const { startDate, taxablePeriodMonths } = taxSettings(command, 'SST');
  const months = Math.max(1, Number(taxablePeriodMonths) || 1);
  const first = businessDate(`${monthOf(businessDate(textOf(startDate) ?? `${to.slice(0, 4)}-01-01`))}-01`);
  const from = addMonths(first, Math.floor(monthsBetween(first, to) / months) * months);
  return { ...request, from, to: addDays(addMonths(from, months), -1) };
}

/** The return that was made for exactly this period. */
function returnOf({ command, from, to }: ReportRequest): Document | null {
  const row = command.db.get<{ doc_key: bigint }>(
    `SELECT doc_key FROM document WHERE doc_type = 'SST' AND status = 'Saved' AND doc_date = :to AND header ->> 'dateFrom' = :from`,
    { from, to },
  );
  return row ? loadDocument(command.db, row.doc_key) : null;
}

const isCommitted = (document: Document | null): document is Document => document?.header.isCommitted === true;

/** The fields that the form always has, and those of codes that name others. */
const PART_B = ['8', '9', '10', '11a', '11b', '11c6', '11c8', '12', '13', '14'];
const SUMS = ['12', '14'];
const EXEMPT = '18';

function formRow({ language }: ReportRequest, { lines }: Figures, field: string): Row {
  const found = lines.find((line) => line.field === field);
  const [taxable, tax] = [senOf(found?.taxable ?? 0), senOf(found?.tax ?? 0)];
  const isValueOnly = ['8', '9', '10', EXEMPT].includes(field);
  return {
    kind: SUMS.includes(field) ? 'subtotal' : 'line',
    cells: [
      plain(field),
      plain(SST_FIELDS[field]?.[language] ?? ''),
      SUMS.includes(field) ? blank : figure(taxable),
      isValueOnly ? blank : figure(tax),
    ],
  };
}

function formTable(request: ReportRequest, figuresOfPeriod: Figures): Table {
  const { say } = request;
  const own = figuresOfPeriod.lines.map(({ field }) => field).filter((field) => !PART_B.includes(field) && field !== EXEMPT);
  const [values, sums] = [PART_B.slice(0, 7), PART_B.slice(7)];
  return {
    columns: [narrow(say('field')), wide(say('description')), figures(say('taxable')), figures(say('tax'))],
    rows: [
      { kind: 'heading', cells: [plain(say('partB'))] },
      ...[...values, ...own, ...sums].map((field) => formRow(request, figuresOfPeriod, field)),
      { kind: 'heading', cells: [plain(say('partC'))] },
      formRow(request, figuresOfPeriod, EXEMPT),
    ],
  };
}

interface DocumentRow {
  readonly doc_no: string;
  readonly doc_date: string;
  readonly party_name: string | null;
}

const documentRow = ({ command }: ReportRequest, key: string): DocumentRow | undefined =>
  command.db.get<DocumentRow>(
    `SELECT doc_no, doc_date, coalesce(header ->> 'debtorName', header ->> 'payee', party) AS party_name
     FROM document WHERE doc_key = :docKey`,
    { docKey: BigInt(key) },
  );

function paperRows(request: ReportRequest, filed: readonly FiledTax[]): readonly Row[] {
  const { language } = request;
  return filed.map(({ docKey, causeKey, taxCode, taxable, tax }): Row => {
    const document = documentRow(request, docKey);
    const cause = causeKey === docKey ? undefined : documentRow(request, causeKey);
    return {
      kind: 'line',
      cells: [
        day(language, document?.doc_date ?? ''),
        plain(document?.doc_no ?? docKey),
        plain(document?.party_name ?? ''),
        plain(cause?.doc_no ?? ''),
        plain(taxCode),
        figure(taxable),
        figure(tax),
      ],
    };
  });
}

/** The documents behind each field that follows from documents. */
function workingPapers(request: ReportRequest, { filed }: Figures): Table {
  const { say, language } = request;
  const groups = [...Map.groupBy(filed, ({ field }) => field)].sort(([left], [right]) => (left < right ? -1 : 1));
  const rows = groups.flatMap(([field, own]): readonly Row[] => [
    { kind: 'heading', cells: [plain(`${field}  ${SST_FIELDS[field]?.[language] ?? ''}`)] },
    ...paperRows(request, own),
    {
      kind: 'subtotal',
      cells: [
        ...[blank, blank, plain(say('total')), blank, blank],
        figure(sumSen(own.map(({ taxable }) => taxable))),
        figure(sumSen(own.map(({ tax }) => tax))),
      ],
    },
  ]);
  return {
    caption: say('workingPapers'),
    columns: [
      narrow(say('date')),
      narrow(say('document')),
      wide(say('name')),
      narrow(say('settledBy')),
      narrow(say('taxCode')),
      summed(say('taxable')),
      summed(say('tax')),
    ],
    isGrouped: true,
    rows,
    empty: say('nothing'),
  };
}

/** Accounts that the tax of this scheme is posted to. */
const taxAccounts = ({ command }: ReportRequest): readonly string[] => [
  ...new Set(
    command.records.all('tax-code').flatMap(({ data }) => {
      const account = textOf(data.accountNo);
      return data.scheme === 'SST' && account !== null ? [account] : [];
    }),
  ),
];

/** The balance of the tax accounts before this return moves it, and how much of it falls due later. */
function accountsOf(request: ReportRequest, document: Document | null): { readonly balance: Sen; readonly notYetDue: Sen } {
  const { command, to } = request;
  const accounts = taxAccounts(request);
  const moved = isCommitted(document)
    ? command.db.get<{ moved: bigint | null }>(
        'SELECT sum(debit - credit) AS moved FROM gl_entry WHERE doc_key = :docKey AND account IN (SELECT value FROM json_each(:accounts))',
        { docKey: document.key, accounts: JSON.stringify(accounts) },
      )
    : undefined;
  const later = dueTax(command, 'SST', LAST_DAY).filter(({ date, account }) => date > to && account !== null);
  const isPosted = (docKey: bigint): boolean =>
    command.db.get('SELECT 1 FROM document WHERE doc_key = :docKey AND doc_date <= :to', { docKey, to }) !== undefined;
  return {
    balance: -accountsBalance(command, accounts, to) + (moved?.moved ?? 0n),
    notYetDue: sumSen(later.filter(({ docKey }) => isPosted(docKey)).map(({ tax }) => tax)),
  };
}

const LAST_DAY = '9999-12-31';

const dueDate = (to: BusinessDate): BusinessDate =>
  addDays(addMonths(businessDate(`${monthOf(addMonths(businessDate(`${monthOf(to)}-01`), 1))}-01`), 1), -1);

export const sst02: ReportMaker<'sst-02'> = (asked) => {
  const request = periodOf(asked);
  const { command, say, sign, language, from, to } = request;
  const document = returnOf(request);
  const found = isCommitted(document) ? figuresFiled(command, 'SST', document) : figuresOf(command, 'SST', from, to);
  const amountOf = (field: string, member: 'taxable' | 'tax'): Sen =>
    senOf(found.lines.find((line) => line.field === field)?.[member] ?? 0);
  const { balance, notYetDue } = accountsOf(request, document);
  const otherPostings = balance - notYetDue - found.payable;
  const registration = textOf(taxSettings(command, 'SST').registrationNo);
  const closing = [
    [say('taxAccountsBalance'), balance],
    [say('notYetDue'), notYetDue],
    [say('otherPeriods'), otherPostings],
  ] as const;
  return {
    period: { from, to },
    facts: [
      periodFact(request),
      ...(registration === null ? [] : [{ label: say('sstNo'), value: registration }]),
      { label: say('dueBy'), value: dateText(language, dueDate(to)) },
      { label: say('returnNo'), value: isCommitted(document) ? document.no : say('draft') },
    ],
    tables: [formTable(request, found), workingPapers(request, found)],
    count: found.filed.length,
    totals: {
      goods: amountOf('8', 'taxable'),
      services: amountOf('10', 'taxable'),
      totalTax: amountOf('12', 'tax'),
      deduction: amountOf('13', 'tax'),
      payable: found.payable,
      exempt: amountOf(EXEMPT, 'taxable'),
      taxAccounts: balance,
      notYetDue,
      otherPostings,
    },
    closing: [
      ...closing.map(([label, amount]) => ({ label, amount: `${sign} ${statementText(amount)}`, isSum: false })),
      { label: say('payable'), amount: `${sign} ${statementText(found.payable)}`, isSum: true },
    ],
  };
};
