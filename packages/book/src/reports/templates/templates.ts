/** The reports of the book, one for each template of the catalog, and how each becomes a sheet. */

import { type Payload, REPORT_TEMPLATES, type ReportMember, type ReportTemplate, reportTakes } from '@ledgerline/catalog';
import { bookCommandSays } from '@ledgerline/words/book/command';
import type { CommandContext } from '../../command/command-context.ts';
import { businessDate } from '../../date.ts';
import { yearStartOf } from '../../master-data/fiscal-year.ts';
import { baseCurrency } from '../../master-data/master.ts';
import { textOf } from '../../payload.ts';
import { companyOf } from '../sheet/company.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { currencySign } from '../words/figures.ts';
import { LANGUAGES, languageOf } from '../words/language.ts';
import { sayIn } from '../words/phrases.ts';
import { REPORT_TITLES, reportWordsIn } from '../words/report-words.ts';
import { agedBalances } from './aged-balances.ts';
import { auditTrail } from './audit-trail.ts';
import { balanceSheet } from './balance-sheet.ts';
import { cashFlow } from './cash-flow.ts';
import { generalLedger } from './general-ledger.ts';
import { journal } from './journal.ts';
import { profitAndLoss } from './profit-and-loss.ts';
import type { Report, ReportMaker, ReportRequest } from './report.ts';
import { salesAnalysis } from './sales-analysis.ts';
import { sst02 } from './sst-02.ts';
import { stockValuation } from './stock-valuation.ts';
import { trialBalance } from './trial-balance.ts';

const REPORTS: { readonly [Name in ReportTemplate]: ReportMaker<Name> } = {
  'trial-balance': trialBalance,
  'profit-and-loss': profitAndLoss,
  'balance-sheet': balanceSheet,
  'cash-flow': cashFlow,
  'general-ledger': generalLedger,
  journal,
  'aged-receivables': agedBalances('AR'),
  'aged-payables': agedBalances('AP'),
  'stock-valuation': stockValuation,
  'sales-analysis': salesAnalysis,
  'sst-02': sst02,
  'audit-trail': auditTrail,
};

const MEMBERS: readonly ReportMember[] = ['dateFrom', 'compareWith', 'groupBy', 'accountNo', 'agingBy', 'showDocuments'];

/** Fields that a template does not use are reported to the caller. */
function warnOfUnused(command: CommandContext, template: ReportTemplate, payload: Payload): void {
  for (const member of MEMBERS) {
    if (payload[member] !== undefined && !reportTakes(template, member))
      command.warnOfUnused(`/${member}`, bookCommandSays.unusedByReport(`/${member}`, template));
  }
}

function requestOf(command: CommandContext, payload: Payload): ReportRequest {
  const language = languageOf(payload);
  const to = payload.dateTo === undefined ? command.today : businessDate(payload.dateTo);
  const from = textOf(payload.dateFrom);
  return {
    command,
    payload,
    language,
    say: reportWordsIn(language),
    sign: currencySign(baseCurrency(command)),
    from: from === null ? (yearStartOf(command, to) ?? to) : businessDate(from),
    to,
  };
}

export interface MadeReport {
  readonly request: ReportRequest;
  readonly report: Report;
  readonly sheet: Sheet;
}

/** Creates a report; undefined when the request was refused. */
export function makeReport(command: CommandContext, template: ReportTemplate, payload: Payload): MadeReport | undefined {
  warnOfUnused(command, template, payload);
  const asked = requestOf(command, payload);
  const report: Report | undefined = REPORTS[template](asked);
  if (report === undefined || command.isRefused) return undefined;
  const request = { ...asked, ...report.period };
  const { language, to } = request;
  const sheet: Sheet = {
    language,
    title: REPORT_TITLES[template][language],
    number: null,
    mark: null,
    changedAt: `${to}T00:00:00.000Z`,
    company: companyOf(command, sayIn(language)),
    hasLetterhead: true,
    lead: null,
    addressees: [],
    facts: report.facts,
    tables: report.tables,
    closing: { paragraphs: [], tables: [], totals: report.closing },
    seal: null,
    signatures: [],
  };
  return { request, report, sheet };
}

/** The rows that list-acct-report-templates returns. */
export const reportTemplateRows = (): readonly Payload[] =>
  Object.entries(REPORT_TEMPLATES).map(([template, { title, description, takes }]) => ({
    docType: 'report',
    title,
    template,
    description,
    isDefault: false,
    languages: LANGUAGES,
    takes: [...takes, 'dateTo', 'language', 'format'],
  }));
