/** The templates of reports: what each shows and which members of a payload it uses. Declared data; an account book has a report for each. */

/** Members that some reports use and others do not. All of them use dateTo, language and format. */
export type ReportMember = 'dateFrom' | 'compareWith' | 'groupBy' | 'accountNo' | 'agingBy' | 'showDocuments';

interface ReportTemplateDeclaration {
  readonly title: string;
  readonly description: string;
  readonly takes: readonly ReportMember[];
  /** What groupBy may be, the default first. */
  readonly groups?: readonly string[];
}

export const REPORT_TEMPLATES = {
  'trial-balance': {
    title: 'Trial balance',
    description:
      'Every account with its opening balance, debits, credits and closing balance, beside an earlier closing balance.',
    takes: ['dateFrom', 'compareWith'],
  },
  'profit-and-loss': {
    title: 'Profit and loss',
    description:
      'Income, costs and profit of the last month and of the whole period, beside an earlier period; or a column for each month, department or project.',
    takes: ['dateFrom', 'compareWith', 'groupBy'],
    groups: ['month', 'department', 'project'],
  },
  'balance-sheet': {
    title: 'Balance sheet',
    description:
      'Assets, liabilities and equity at the end of a day, with the earnings of the year so far, beside an earlier day, and a line that proves that it balances.',
    takes: ['dateFrom', 'compareWith'],
  },
  'cash-flow': {
    title: 'Cash flow',
    description: 'What operating, investing and financing brought in or cost, from the cash at the start to the cash at the end.',
    takes: ['dateFrom', 'compareWith'],
  },
  'general-ledger': {
    title: 'General ledger',
    description: 'Every posting, account by account, with a running balance.',
    takes: ['dateFrom', 'accountNo'],
  },
  journal: {
    title: 'Journal',
    description: 'Every document in the order of its date, with its postings.',
    takes: ['dateFrom'],
  },
  'aged-receivables': {
    title: 'Aged receivables',
    description: 'What every customer owes, by month and currency, with the open documents and the control account.',
    takes: ['agingBy', 'showDocuments'],
  },
  'aged-payables': {
    title: 'Aged payables',
    description: 'What is owed to every supplier, by month and currency, with the open documents and the control account.',
    takes: ['agingBy', 'showDocuments'],
  },
  'stock-valuation': {
    title: 'Stock valuation',
    description: 'Quantity, unit cost and value of every item at every location, with the stock account.',
    takes: [],
  },
  'sales-analysis': {
    title: 'Sales analysis',
    description: 'Net sales, tax, cost, profit and margin by customer, item, sales agent or month, with credit notes deducted.',
    takes: ['dateFrom', 'groupBy'],
    groups: ['customer', 'item', 'agent', 'month'],
  },
  'sst-02': {
    title: 'SST-02 return',
    description: 'The fields of form SST-02 for a taxable period, with the documents behind each field and the tax accounts.',
    takes: ['dateFrom'],
  },
  'audit-trail': {
    title: 'Audit trail',
    description: 'Every change of the book: when, by whom, what, why, and under which commandId.',
    takes: ['dateFrom'],
  },
} as const satisfies Readonly<Record<string, ReportTemplateDeclaration>>;

export type ReportTemplate = keyof typeof REPORT_TEMPLATES;

export const isReportTemplate = (name: unknown): name is ReportTemplate =>
  typeof name === 'string' && Object.hasOwn(REPORT_TEMPLATES, name);

const declarationOf = (name: ReportTemplate): ReportTemplateDeclaration => REPORT_TEMPLATES[name];

export const reportTakes = (name: ReportTemplate, member: ReportMember): boolean => declarationOf(name).takes.includes(member);

/** What groupBy may be in a template; nothing where it has no groups. */
export const reportGroups = (name: ReportTemplate): readonly string[] => declarationOf(name).groups ?? [];
