/** Results of commands that print: documents, statements and reports. */

import { REPORT_TEMPLATES, type ReportTemplate, reportTotals } from '../declaration/report-template.ts';
import type { OwnCommand } from '../declaration/task.ts';
import type { OwnResults } from './own-results.ts';
import { documentStatus, filed, listed, readResult } from './result-base.ts';
import {
  always,
  amount,
  amountNotNegative,
  choice,
  count,
  date,
  flag,
  key,
  object,
  optional,
  orNull,
  type ResultMembers,
  type ResultShape,
  resultShape,
  rows,
  text,
  texts,
} from './result-shape.ts';

const template = resultShape('ReportTemplate', 'One template.', {
  docType: text('What it prints: a document type, statement or report.'),
  title: text('Title that it prints, in English.'),
  template: text('Name of the template, to send as template.'),
  description: text('What it looks like.'),
  isDefault: flag('Whether it is used if no template is sent.'),
  takes: optional(texts('Fields of the payload that the report uses.'), 'unless it is a report'),
  languages: texts('Languages of its labels, to send as language.'),
});

const printed: ResultMembers = {
  template: text('The template that was used.'),
  language: choice(['en', 'ms', 'zh'], 'The language of the labels.'),
};

const pageCount = count('Number of pages.', 'pages');

const documentReference = resultShape('PrintedDocument', 'The printed document by key and number.', {
  docKey: key('Key of the document.'),
  docNo: text('Number of the document.'),
});

const documentPdf = (): ResultShape =>
  filed('DocumentPdf', 'A document as a PDF.', {
    document: object(documentReference, 'The printed document.'),
    docType: text('Type of the document.'),
    docNo: text('Number of the document, as in document.'),
    status: documentStatus,
    ...printed,
    pageCount,
  });

const aging = resultShape('Aging', 'What is open by age: positive if owed, negative if it is unapplied credit.', {
  current: amount('Less than a month old.', 'document currency'),
  months1: amount('One month.', 'document currency'),
  months2: amount('Two months.', 'document currency'),
  months3: amount('Three months.', 'document currency'),
  months4: amount('Four months.', 'document currency'),
  months5AndMore: amount('Five months and more.', 'document currency'),
});

const statementSummary = resultShape('StatementSummary', 'What a statement says, without its rows.', {
  partyCode: text('Code of the customer or supplier.'),
  companyName: text('Name of the customer or supplier.'),
  side: choice(['AR', 'AP'], 'AR for a customer, AP for a supplier.'),
  style: choice(['open-item', 'brought-forward'], 'Whether the statement lists open documents or all movements.'),
  dateFrom: orNull(date('First day.'), 'if the statement has no first day'),
  dateTo: date('Last day.'),
  currencyCode: text('Currency of the amounts.'),
  opening: amount('Balance before the first day: positive if owed.', 'document currency'),
  closing: amount('Balance on the last day: positive if owed.', 'document currency'),
  aging: object(aging, 'What is open by age.'),
});

const MOVEMENT_ONLY = 'if style is open-item';
const OPEN_ONLY = 'if style is brought-forward';

const statementRow = resultShape('StatementRow', 'One movement, or one open document.', {
  docDate: date('Date of the document.'),
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docKey: key('Key of the document.'),
  description: optional(orNull(text('Narration of the document.'), 'if it has none'), MOVEMENT_ONLY),
  ref: optional(orNull(text('Reference of the document.'), 'if it has none'), MOVEMENT_ONLY),
  debit: optional(amountNotNegative('Debit of the party.', 'document currency'), MOVEMENT_ONLY),
  credit: optional(amountNotNegative('Credit of the party.', 'document currency'), MOVEMENT_ONLY),
  balance: optional(amount('Balance after the movement: positive if owed.', 'document currency'), MOVEMENT_ONLY),
  dueDate: optional(date('Due date.'), OPEN_ONLY),
  original: optional(amount('Total of the document: positive if owed.', 'document currency'), OPEN_ONLY),
  outstanding: optional(amount('What is still open: positive if owed.', 'document currency'), OPEN_ONLY),
  daysOverdue: optional(count('Days since the due date; 0 if it is not overdue.', 'days'), OPEN_ONLY),
});

const statementReport = resultShape(
  'StatementReport',
  'A statement with its rows.',
  { rows: rows(statementRow, 'The movements or open documents, oldest first.') },
  [statementSummary],
);

const statement = (): ResultShape =>
  resultShape(
    'Statement',
    'A statement; count is the number of its rows.',
    {
      report: object(statementReport, 'The statement.'),
    },
    [readResult],
  );

/** The summary by itself, as commands that print a statement return it. */
const printedSummary = resultShape('PrintedStatement', 'What the file says.', {}, [statementSummary]);

const printedStatement = (name: string, sentence: string, more: ResultMembers = {}): ResultShape =>
  filed(name, sentence, { report: object(printedSummary, 'What the file says.'), ...printed, ...more });

const salesSummary = resultShape('SalesSummary', 'What the file says.', {
  groupBy: text('What the rows are grouped by.'),
  dateFrom: orNull(date('First day.'), 'if the report has no first day'),
  dateTo: date('Last day.'),
  net: amount('Sales before tax; returns count negative.'),
  tax: amount('Tax on the sales; returns count negative.'),
  cost: amount('Cost of the goods sold.'),
  profit: amount('Net amount less cost.'),
});

/** The names of `report.totals` that are ages. */
const BUCKETS = ['current', 'month1', 'month2', 'month3', 'month4', 'month5'];

const period = resultShape('ReportPeriod', 'The period of a report.', {
  dateFrom: date('First day.'),
  dateTo: date('Last day.'),
});

/** What is open in one currency, by age. */
const agedCurrency = resultShape('AgedCurrency', 'What is open in one currency, positive if owed.', {
  currencyCode: text('The currency.'),
  ...Object.fromEntries(BUCKETS.map((name) => [name, amount(reportTotals('aged-receivables')[name] ?? '', 'document currency')])),
  total: amount('The buckets together.', 'document currency'),
  totalLocal: amount('The same in base currency.'),
});

const isAged = (name: ReportTemplate): boolean => name === 'aged-receivables' || name === 'aged-payables';

/** The result of one template: the names of its totals follow from it. */
function reportFile(name: ReportTemplate): ResultShape {
  const component = `Report-${name}`;
  const totals = resultShape(
    `${component}-totals`,
    'Totals of the report.',
    Object.fromEntries(Object.entries(reportTotals(name)).map(([total, sentence]) => [total, amount(sentence)])),
  );
  const report = resultShape(`${component}-summary`, 'What the file says, in short.', {
    template: always(name, 'The template that was used.'),
    period: object(period, 'The period of the report.'),
    totals: object(totals, 'The totals of the report by name.'),
    ...(isAged(name) ? { currencies: rows(agedCurrency, 'What is open in each currency.') } : {}),
  });
  return filed(component, `${REPORT_TEMPLATES[name].title} as a file, if template is ${name}.`, {
    report: object(report, 'What the file says, in short.'),
    ...printed,
    pageCount: optional(pageCount, 'unless the file is a PDF'),
  });
}

/** Commands that print a document or a statement print a report instead, if its template is sent. */
const reportFiles = (Object.keys(REPORT_TEMPLATES) as ReportTemplate[]).map(reportFile);

export const REPORT_RESULTS = {
  'list-acct-report-templates': () => listed('report-templates', template, 'The templates.'),
  'sales-document-acct-pdf': documentPdf,
  'sales-invoice-acct-pdf': documentPdf,
  'purchase-document-acct-pdf': documentPdf,
  'stock-document-acct-pdf': documentPdf,
  'arap-document-acct-pdf': documentPdf,
  'gl-document-acct-pdf': () => [documentPdf(), ...reportFiles],
  'debtor-statement-report': statement,
  'creditor-statement-report': statement,
  'arap-statement-acct-pdf': () => [printedStatement('StatementPdf', 'A statement as a PDF.', { pageCount }), ...reportFiles],
  'statement-report-html': () => [printedStatement('StatementHtml', 'A statement as an HTML page.'), ...reportFiles],
  'sales-report-html': () =>
    filed('SalesReport', 'A sales report as an HTML page; count is the number of its rows.', {
      report: object(salesSummary, 'What the file says.'),
      language: text('The language of the labels.'),
    }),
} satisfies Partial<OwnResults<OwnCommand>>;
