/** The templates of reports: what each shows and which members of a payload it uses. Declared data; an account book has a report for each. */

/** Members that some reports use and others do not. All of them use dateTo, language and format. */
export type ReportMember = 'dateFrom' | 'compareWith' | 'groupBy' | 'accountNo' | 'agingBy' | 'showDocuments';

interface ReportTemplateDeclaration {
  readonly title: string;
  readonly description: string;
  readonly takes: readonly ReportMember[];
  /** The allowed values of groupBy, the default first. */
  readonly groups?: readonly string[];
  /** What `report.totals` contains, by name: amounts in base currency. */
  readonly totals: Readonly<Record<string, string>>;
}

const AGED_TOTALS = {
  current: 'Less than a month old.',
  month1: 'One month.',
  month2: 'Two months.',
  month3: 'Three months.',
  month4: 'Four months.',
  month5: 'Five months and more.',
  total: 'The buckets together.',
  exchange: 'Always 0: an exchange difference is posted on the day of its knock-off.',
  control: 'Balance of the control accounts.',
  difference: 'total less control: 0.',
} as const;

export const REPORT_TEMPLATES = {
  'trial-balance': {
    title: 'Trial balance',
    description:
      'Every account with its opening balance, debits, credits and closing balance, beside an earlier closing balance.',
    takes: ['dateFrom', 'compareWith'],
    totals: {
      opening: 'Opening balances: 0, since debits and credits cancel out.',
      debit: 'Debits of the period.',
      credit: 'Credits of the period.',
      closing: 'Closing balances: 0.',
      compared: 'Earlier closing balances: 0.',
    },
  },
  'profit-and-loss': {
    title: 'Profit and loss',
    description:
      'Income, costs and profit of the last month and of the whole period, beside an earlier period; or a column for each month, department or project.',
    takes: ['dateFrom', 'compareWith', 'groupBy'],
    groups: ['month', 'department', 'project'],
    totals: {
      sales: 'Sales less returns.',
      costOfSales: 'Cost of sales.',
      grossProfit: 'sales less costOfSales.',
      otherIncome: 'Other income.',
      expenses: 'Expenses.',
      profitBeforeTax: 'grossProfit plus otherIncome less expenses.',
      profitAfterTax: 'profitBeforeTax less taxation.',
      profit: 'profitAfterTax less appropriations.',
    },
  },
  'balance-sheet': {
    title: 'Balance sheet',
    description:
      'Assets, liabilities and equity at the end of a day, with the earnings of the year so far, beside an earlier day, and a line that proves that it balances.',
    takes: ['dateFrom', 'compareWith'],
    totals: {
      assets: 'Assets.',
      liabilities: 'Liabilities.',
      netAssets: 'assets less liabilities.',
      currentEarnings: 'Profit of the fiscal year so far.',
      equity: 'Equity with the earnings of all years.',
      check: 'netAssets less equity: 0.',
    },
  },
  'cash-flow': {
    title: 'Cash flow',
    description: 'What operating, investing and financing brought in or cost, from the cash at the start to the cash at the end.',
    takes: ['dateFrom', 'compareWith'],
    totals: {
      profit: 'Profit of the period, as profit and loss shows it.',
      operating: 'Cash from operating activities.',
      investing: 'Cash from investing activities; negative if it was spent.',
      financing: 'Cash from financing activities.',
      other: 'Cash from accounts without a class.',
      netChange: 'The four together.',
      openingCash: 'Cash before the period.',
      closingCash: 'Cash at its end.',
    },
  },
  'general-ledger': {
    title: 'General ledger',
    description: 'Every posting, account by account, with a running balance.',
    takes: ['dateFrom', 'accountNo'],
    totals: {
      debit: 'Debits of the period.',
      credit: 'Credits of the period.',
    },
  },
  journal: {
    title: 'Journal',
    description: 'Every document in the order of its date, with its postings.',
    takes: ['dateFrom'],
    totals: {
      debit: 'Debits of the period.',
      credit: 'Credits of the period.',
    },
  },
  'aged-receivables': {
    title: 'Aged receivables',
    description: 'What every customer owes, by month and currency, with the open documents and the control account.',
    takes: ['agingBy', 'showDocuments'],
    totals: AGED_TOTALS,
  },
  'aged-payables': {
    title: 'Aged payables',
    description: 'What is owed to every supplier, by month and currency, with the open documents and the control account.',
    takes: ['agingBy', 'showDocuments'],
    totals: AGED_TOTALS,
  },
  'stock-valuation': {
    title: 'Stock valuation',
    description: 'Quantity, unit cost and value of every item at every location, with the stock account.',
    takes: [],
    totals: {
      value: 'Value of the stock.',
      account: 'Balance of the stock accounts.',
      difference: 'value less account: 0.',
    },
  },
  'sales-analysis': {
    title: 'Sales analysis',
    description: 'Net sales, tax, cost, profit and margin by customer, item, sales agent or month, with credit notes deducted.',
    takes: ['dateFrom', 'groupBy'],
    groups: ['customer', 'item', 'agent', 'month'],
    totals: {
      net: 'Sales before tax, less returns.',
      tax: 'Tax on the sales.',
      cost: 'Cost of the goods sold.',
      profit: 'Net amount less cost.',
    },
  },
  'sst-02': {
    title: 'SST-02 return',
    description: 'The fields of form SST-02 for a taxable period, with the documents behind each field and the tax accounts.',
    takes: ['dateFrom'],
    totals: {
      goods: 'Field 8: value of taxable goods sold.',
      services: 'Field 10: value of taxable services.',
      totalTax: 'Field 12: total tax.',
      deduction: 'Field 13: tax of credit notes, as a negative amount.',
      payable: 'Field 14: tax payable.',
      exempt: 'Field 18: value of exempt supplies.',
      taxAccounts: 'Balance of the tax accounts.',
      notYetDue: 'Of taxAccounts: tax that falls due later.',
      otherPostings: 'Of taxAccounts: other periods and other postings.',
    },
  },
  'audit-trail': {
    title: 'Audit trail',
    description: 'Every change of the book: when, by whom, what, why, and under which commandId.',
    takes: ['dateFrom'],
    totals: {},
  },
} as const satisfies Readonly<Record<string, ReportTemplateDeclaration>>;

export type ReportTemplate = keyof typeof REPORT_TEMPLATES;

/** The names of the totals of a template. */
export type ReportTotal<Name extends ReportTemplate> = keyof (typeof REPORT_TEMPLATES)[Name]['totals'] & string;

export const isReportTemplate = (name: unknown): name is ReportTemplate =>
  typeof name === 'string' && Object.hasOwn(REPORT_TEMPLATES, name);

const declarationOf = (name: ReportTemplate): ReportTemplateDeclaration => REPORT_TEMPLATES[name];

export const reportTakes = (name: ReportTemplate, member: ReportMember): boolean => declarationOf(name).takes.includes(member);

/** The allowed values of groupBy in a template; none if it has no groups. */
export const reportGroups = (name: ReportTemplate): readonly string[] => declarationOf(name).groups ?? [];

/** The meanings of the totals of a template, by name. */
export const reportTotals = (name: ReportTemplate): Readonly<Record<string, string>> => declarationOf(name).totals;
