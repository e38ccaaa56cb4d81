/** What the reports module offers: documents, statements and financial reports as PDF, HTML and CSV, statements as data. */

import type { Sentence } from '@ledgerline/words';
import { ruleSays } from '@ledgerline/words/problem/rule';
import type { CommandDeclaration, ModuleDeclaration, Payload, Rule } from '../declaration/declaration.ts';
import { creditor, debtor, selecting } from '../declaration/fields.ts';
import { read } from '../declaration/irregular.ts';
import { isReportTemplate, REPORT_TEMPLATES, reportGroups } from '../declaration/report-template.ts';
import { apTakesCreditor, arTakesDebtor, datesInOrder, rule } from '../declaration/rules.ts';
import { choice, code, flag, meaning, pick, shape, text } from '../declaration/shape.ts';
import type { OwnCommand } from '../declaration/task.ts';
import { closest } from '../spelling/suggest.ts';

const DOCUMENT = 'report';
const DOCUMENTS = 'Documents as PDF';
const STATEMENTS = 'Statements';
const FETCH = 'The result has artifactUrl. Download the file with the same API key before you forward it.';

const layout = {
  template: text(60, 'Name of the template, from list-acct-report-templates (default: the standard one of the document type).', {
    role: 'selector',
  }),
  language: choice(
    ['en', 'ms', 'zh'],
    'Language of headings and of the amount in words: English, Malay or Chinese (default: en).',
    { role: 'selector' },
  ),
};

const agingBy = choice(
  ['dueDate', 'docDate'],
  'Whether the months of the aging count from due date or from document date (default: dueDate).',
  { role: 'selector' },
);

/** Fields that narrow and arrange reports. The declaration of a template says which of them it uses. */
const reporting = {
  template: text(
    60,
    'Name of a report such as trial-balance, balance-sheet or aged-receivables, or of a layout; list-acct-report-templates lists both (default: the layout Standard).',
    { role: 'selector' },
  ),
  language: layout.language,
  format: choice(
    ['pdf', 'html', 'csv'],
    'File format of a report: a PDF, a web page, or rows for a spreadsheet (default: what the command is named after).',
    { role: 'selector' },
  ),
  dateFrom: meaning(selecting.dateFrom, 'First date to include (default of a report: the start of the fiscal year).'),
  dateTo: meaning(selecting.dateTo, 'Last date to include, or the day of a balance (default: today).'),
  compareWith: choice(
    ['none', 'previous-period', 'previous-year'],
    'What financial statements show next to their figures: nothing, the period just before, or the same period a year before (default: previous-year, or previous-period if the book has no data that early).',
    { role: 'selector' },
  ),
  groupBy: choice(
    ['month', 'department', 'project', 'customer', 'item', 'agent'],
    'profit-and-loss: a column for each month, department or project (default: the last month and the whole period). sales-analysis: a row for each customer, item, agent or month (default: customer).',
    { role: 'selector' },
  ),
  accountNo: text(12, 'general-ledger: the only account to show (default: all accounts).', { role: 'selector' }),
  agingBy,
  showDocuments: flag('aged-receivables and aged-payables: whether the open documents are listed (default: true).', {
    role: 'selector',
  }),
};

const groupsOfTemplate = rule('groups-of-template', ruleSays.groupsOfTemplate(), ({ template, groupBy }) => {
  if (!isReportTemplate(template) || typeof groupBy !== 'string') return [];
  const groups = reportGroups(template);
  if (groups.length === 0 || groups.includes(groupBy)) return [];
  return [{ path: '/groupBy', sentence: ruleSays.templateGroups(template, groups, groupBy) }];
});

/**
 * Requires the fields that the command is named after, unless the payload names a report template. A value close to the name of a template counts as a
 * misspelling of it.
 */
function templateOr(payload: Payload, names: readonly string[]) {
  const { template } = payload;
  const missing = names.filter((name) => payload[name] === undefined);
  if (isReportTemplate(template) || missing.length === 0) return [];
  const near = typeof template === 'string' ? closest(template, Object.keys(REPORT_TEMPLATES)) : undefined;
  if (near === undefined) return missing.map((name) => ({ path: `/${name}` }));
  return [{ path: '/template', sentence: ruleSays.unknownTemplate(String(template), near) }];
}

const reportOr = (id: string, sentence: Sentence, names: readonly string[]): Rule =>
  rule(id, sentence, (payload) => templateOr(payload, names));

const REPORT_NOTES = [
  `These templates are reports of the whole book: ${Object.keys(REPORT_TEMPLATES).join(', ')}. They need no other field.`,
  'A report returns its figures in report.totals. A field that its template does not use is named in warnings.',
];

interface DocumentPrint {
  readonly commandType: OwnCommand;
  /** The name of the printed document, such as sales document. */
  readonly one: string;
  readonly summary: string;
  readonly docTypes: readonly string[];
  readonly docTypeText: string;
  readonly example: { readonly docType: string; readonly docNo: string };
}

function documentPrint(declared: DocumentPrint): CommandDeclaration {
  return read({
    commandType: declared.commandType,
    verb: 'print',
    document: DOCUMENT,
    displayGroup: DOCUMENTS,
    title: `Print a ${declared.one}`,
    summary: declared.summary,
    notes: [
      FETCH,
      'A void document is printed with the watermark VOID, a draft with DRAFT. The same document gives the same bytes.',
    ],
    aiInstructions:
      'Make sure of type and number with the list command of the document first. Offer the user the file, not the result.',
    shape: shape(
      declared.commandType,
      {
        docType: choice(declared.docTypes, declared.docTypeText, { role: 'selector' }),
        docNo: selecting.docNo,
        ...layout,
      },
      { required: ['docType', 'docNo'] },
    ),
    example: declared.example,
    usesSamples: [declared.example.docNo],
    hasArtifact: true,
  });
}

const salesDocument = documentPrint({
  commandType: 'sales-document-acct-pdf',
  one: 'sales document',
  summary:
    'Prints a sales document as PDF: company and customer, lines, tax summary, totals, amount in words, and the e-invoice link once it is valid.',
  docTypes: ['AQ', 'QT', 'SO', 'DO', 'IV', 'CS', 'CN', 'DN'],
  docTypeText:
    'AQ advanced quotation, QT quotation, SO sales order, DO delivery order, IV invoice, CS cash sale, CN credit note, DN debit note.',
  example: { docType: 'IV', docNo: 'IV-000001' },
});

const purchaseDocument = documentPrint({
  commandType: 'purchase-document-acct-pdf',
  one: 'purchase document',
  summary: 'Prints a purchase document as PDF, ready to go to the supplier.',
  docTypes: ['RQ', 'PO', 'GR', 'PI', 'CP', 'PR'],
  docTypeText: 'RQ request for quotation, PO purchase order, GR goods received note, PI invoice, CP cash purchase, PR return.',
  example: { docType: 'PI', docNo: 'PI-000001' },
});

const stockDocument = documentPrint({
  commandType: 'stock-document-acct-pdf',
  one: 'stock document',
  summary: 'Prints a stock document as PDF, with items, quantities, locations and cost.',
  docTypes: ['SA', 'SR', 'SI', 'ST', 'TK', 'SW', 'UV', 'UC', 'AS', 'AO', 'DA'],
  docTypeText:
    'SA adjustment, SR receive, SI issue, ST transfer, TK stock take, SW write-off, UV UOM conversion, UC cost update, AS assembly, AO assembly order, DA disassembly.',
  example: { docType: 'SR', docNo: 'SR-000001' },
});

const arapDocument = documentPrint({
  commandType: 'arap-document-acct-pdf',
  one: 'receivable or payable document',
  summary:
    'Prints an AR or AP document as PDF: an invoice, a note, an official receipt, a payment voucher, a refund, a deposit or a contra.',
  docTypes: ['RI', 'RP', 'RF', 'RC', 'RD', 'RDP', 'PB', 'PP', 'PF', 'PC', 'PD', 'PDP', 'CT'],
  docTypeText:
    'AR: RI invoice, RP payment, RF refund, RC credit note, RD debit note, RDP deposit. AP: PB invoice, PP payment, PF refund, PC credit note, PD debit note, PDP deposit. CT contra.',
  example: { docType: 'RI', docNo: 'RI-000001' },
});

const documentOrReport = reportOr('document-or-report', ruleSays.documentOrReport(), ['docType', 'docNo']);

const glDocument = read({
  commandType: 'gl-document-acct-pdf',
  verb: 'print',
  document: DOCUMENT,
  displayGroup: DOCUMENTS,
  title: 'Print a ledger document or a report',
  summary:
    'Prints a journal entry, a cash book payment or a cash book receipt as PDF; with the template of a report, the trial balance, balance sheet or any other report.',
  notes: [
    FETCH,
    'A void document is printed with the watermark VOID, a draft with DRAFT. The same document gives the same bytes.',
    ...REPORT_NOTES,
  ],
  aiInstructions:
    'For a document, make sure of type and number with its list command first. For a report, ask for the period and send its template. Offer the user the file, not the result.',
  shape: shape(
    'gl-document-acct-pdf',
    {
      docType: choice(['JE', 'PV', 'OR'], 'JE journal entry, PV cash book payment, OR cash book receipt.', { role: 'selector' }),
      docNo: selecting.docNo,
      ...reporting,
    },
    { rules: [documentOrReport, datesInOrder, groupsOfTemplate] },
  ),
  example: { docType: 'JE', docNo: 'JE-000001' },
  moreExamples: [
    {
      title: 'Balance sheet',
      payload: { template: 'balance-sheet', dateTo: '2026-06-30' },
    },
    {
      title: 'Trial balance for a spreadsheet',
      payload: { template: 'trial-balance', dateFrom: '2026-01-01', dateTo: '2026-06-30', format: 'csv' },
    },
  ],
  usesSamples: ['JE-000001'],
  hasArtifact: true,
});

const salesInvoice = read({
  commandType: 'sales-invoice-acct-pdf',
  verb: 'print',
  document: DOCUMENT,
  displayGroup: DOCUMENTS,
  title: 'Print a sales invoice',
  summary: 'Prints a sales invoice as PDF.',
  notes: [FETCH],
  aiInstructions:
    'Use this when the user asks for an invoice by its number. For other sales documents use sales-document-acct-pdf.',
  shape: shape('sales-invoice-acct-pdf', { docNo: selecting.docNo, ...layout }, { required: ['docNo'] }),
  example: { docNo: 'IV-000001' },
  moreExamples: [{ title: 'In Malay', payload: { docNo: 'IV-000001', language: 'ms' } }],
  usesSamples: ['IV-000001'],
  hasArtifact: true,
});

const statement = {
  ...pick(selecting, 'dateFrom', 'dateTo'),
  style: choice(
    ['brought-forward', 'open-item'],
    'brought-forward shows the opening balance and every movement with a running balance; open-item shows what is still outstanding (default: brought-forward).',
    { role: 'selector' },
  ),
  agingBy,
};

const PARTY_CODES = ['partyCode', 'debtorCode', 'creditorCode'] as const;
const partyOrReport = rule('party-or-report', ruleSays.partyOrReport(), (payload) => {
  const [, ...more] = PARTY_CODES.filter((name) => payload[name] !== undefined);
  if (more.length > 0) return more.map((name) => ({ path: `/${name}`, sentence: ruleSays.oneParty() }));
  return PARTY_CODES.some((name) => payload[name] !== undefined) ? [] : templateOr(payload, ['partyCode']);
});

/** One shape for both sides: party codes are unique across debtors and creditors. */
const partyStatement = shape(
  'PartyStatement',
  {
    partyCode: code(12, 'Debtor or creditor code.', { role: 'selector' }),
    debtorCode: code(12, 'Customer, instead of partyCode and side.', { role: 'selector' }),
    creditorCode: code(12, 'Supplier, instead of partyCode and side.', { role: 'selector' }),
    side: choice(['AR', 'AP'], 'AR for a customer, AP for a supplier (default: decided by the code).', { role: 'selector' }),
    ...statement,
    ...reporting,
  },
  { rules: [partyOrReport, datesInOrder, groupsOfTemplate] },
);

const STATEMENT_NOTES = [
  'The aging has a column for the current month and for 1, 2, 3, 4, 5 and more months; its columns add up to the closing balance.',
  'Unapplied credits are shown as negative amounts in their own month.',
];
const HALF_YEAR: Payload = { dateFrom: '2026-01-01', dateTo: '2026-06-30' };

const statementPdf = read({
  commandType: 'arap-statement-acct-pdf',
  verb: 'print',
  document: DOCUMENT,
  displayGroup: STATEMENTS,
  title: 'Print a statement of account',
  summary:
    'Prints the statement of a customer or supplier as PDF, with aging, ready to be sent; with the template of a report, the aged receivables or any other report.',
  notes: [FETCH, ...STATEMENT_NOTES, ...REPORT_NOTES],
  aiInstructions:
    'Ask for party and period. Send customers open-item style when they want to know what to pay, brought-forward when they compare their books.',
  shape: partyStatement,
  example: { partyCode: '300-A001', ...HALF_YEAR, style: 'open-item' },
  moreExamples: [{ title: 'Aged receivables', payload: { template: 'aged-receivables', dateTo: '2026-06-30' } }],
  hasArtifact: true,
});

const creditorStatement = read({
  commandType: 'creditor-statement-report',
  verb: 'print',
  document: DOCUMENT,
  displayGroup: STATEMENTS,
  title: 'Statement of a creditor, as data',
  summary: 'Returns the statement of a supplier as rows: opening, movements with running balance, closing, aging by month.',
  notes: STATEMENT_NOTES,
  aiInstructions: 'Use this to compare our books with a statement the supplier sent. For a file use arap-statement-acct-pdf.',
  shape: shape(
    'creditor-statement-report',
    { creditorCode: meaning(creditor.creditorCode, 'Supplier whose statement is wanted.'), ...statement },
    { required: ['creditorCode'], rules: [apTakesCreditor, datesInOrder] },
  ),
  example: { creditorCode: '400-S001', ...HALF_YEAR },
});

const debtorStatement = read({
  commandType: 'debtor-statement-report',
  verb: 'print',
  document: DOCUMENT,
  displayGroup: STATEMENTS,
  title: 'Statement of a debtor, as data',
  summary: 'Returns the statement of a customer as rows: opening, movements with running balance, closing, aging by month.',
  notes: STATEMENT_NOTES,
  aiInstructions: 'Use this to find what a customer owes and since when. For a file to send, use arap-statement-acct-pdf.',
  shape: shape(
    'debtor-statement-report',
    { debtorCode: meaning(debtor.debtorCode, 'Customer whose statement is wanted.'), ...statement },
    { required: ['debtorCode'], rules: [arTakesDebtor, datesInOrder] },
  ),
  example: { debtorCode: '300-A001', ...HALF_YEAR },
});

const statementHtml = read({
  commandType: 'statement-report-html',
  verb: 'print',
  document: DOCUMENT,
  displayGroup: STATEMENTS,
  title: 'Statement of account as a web page',
  summary:
    'Gives the statement of a customer or supplier as an HTML file, to show or to mail; with the template of a report, the trial balance, balance sheet or any other report.',
  notes: [FETCH, ...STATEMENT_NOTES, ...REPORT_NOTES],
  aiInstructions:
    'Use this where a page is shown to a person; for numbers to work with use debtor-statement-report or creditor-statement-report.',
  shape: partyStatement,
  example: { partyCode: '400-S001', ...HALF_YEAR },
  moreExamples: [
    { title: 'Profit and loss by month', payload: { template: 'profit-and-loss', ...HALF_YEAR, groupBy: 'month' } },
    { title: 'SST-02 of a taxable period', payload: { template: 'sst-02', dateFrom: '2026-05-01', dateTo: '2026-06-30' } },
  ],
  hasArtifact: true,
});

const salesReport = read({
  commandType: 'sales-report-html',
  verb: 'print',
  document: DOCUMENT,
  displayGroup: 'Sales report',
  title: 'Sales report as a web page',
  summary:
    'Gives the sales of a period as an HTML file, grouped as you choose: quantity, net, tax, cost, profit and margin, credit notes against.',
  notes: [FETCH],
  aiInstructions: 'Ask for period and grouping. For figures to work with use read-item-sales-by-customer.',
  shape: shape(
    'sales-report-html',
    {
      ...pick(selecting, 'dateFrom', 'dateTo'),
      groupBy: choice(
        ['customer', 'item', 'agent', 'month'],
        'What the rows are: one per customer, item, sales agent or month (default: customer).',
        {
          role: 'selector',
        },
      ),
      language: layout.language,
    },
    { rules: [datesInOrder] },
  ),
  example: { dateFrom: '2026-04-01', dateTo: '2026-06-30', groupBy: 'item' },
  hasArtifact: true,
});

const templates = read({
  commandType: 'list-acct-report-templates',
  verb: 'list',
  document: DOCUMENT,
  displayGroup: DOCUMENTS,
  title: 'List report templates',
  summary:
    'Lists the templates that documents and statements can be printed with, by document type, and the reports of the book.',
  notes: [
    'The payload is an empty object.',
    'Rows of reports have docType report and name in takes the fields that the report uses.',
  ],
  aiInstructions: 'Call this only when the user wants another layout than the standard one, and pass the exact name as template.',
  shape: shape('list-acct-report-templates', {}),
  example: {},
});

export const reports: ModuleDeclaration = {
  id: 'reports',
  title: 'Reports',
  summary: 'PDFs of documents and statements, financial statements and other reports, statement data and sales reports.',
  commands: [
    templates,
    salesDocument,
    salesInvoice,
    salesReport,
    purchaseDocument,
    stockDocument,
    statementPdf,
    creditorStatement,
    debtorStatement,
    statementHtml,
    arapDocument,
    glDocument,
  ],
  samples: [],
};
