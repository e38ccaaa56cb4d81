/** Sales analysis: the figures of sales-report-html as a separate report. */

import { senOf } from '../../money.ts';
import { currencyFact, periodFact, type ReportMaker } from './report.ts';
import { salesSheet } from './sales-sheet.ts';

export const salesAnalysis: ReportMaker<'sales-analysis'> = (request) => {
  const { command, payload, from, to } = request;
  const { sheet, report, count } = salesSheet(command, { ...payload, dateFrom: from, dateTo: to });
  const { net, tax, cost, profit } = report;
  return {
    facts: [periodFact(request), currencyFact(request)],
    tables: sheet.tables,
    count,
    totals: { net: senOf(net), tax: senOf(tax), cost: senOf(cost), profit: senOf(profit) },
    closing: [],
  };
};
