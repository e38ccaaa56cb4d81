/** What connectors send, from JSON to what is stored: the same for small bodies, read where they arrive, and for large ones in the thread. */

import { CompaniesBody, deliveryLimits, HeartbeatBody, ResultBody, Type } from '@ledgerline/contract';
import { type ReadReport, readReport } from '../../command/result.ts';
import { type HeardHeartbeat, type ReportedBook, readBooks, readHeartbeat } from '../../delivery/account-book.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { bodyCheck } from '../../system/request/body-check.ts';

const checkResult = bodyCheck(ResultBody);
/** Checks only what is needed to separate the results: a problem of one is reported for that result, and does not stop the others. */
const checkResults = bodyCheck(
  Type.Object({
    results: Type.Array(Type.Object({ commandId: Type.String() }, { additionalProperties: true }), {
      minItems: 1,
      maxItems: deliveryLimits.resultsPerReportMax,
    }),
  }),
);
const checkHeartbeat = bodyCheck(HeartbeatBody);
const checkCompanies = bodyCheck(CompaniesBody);

interface ReportOfCommand {
  readonly commandId: string;
  readonly report: ReadReport | Refusal;
}

export const connectorBodies = {
  report: (sent: unknown): ReadReport | Refusal => {
    const body = checkResult(sent);
    return isRefusal(body) ? body : readReport(body);
  },
  reports: (sent: unknown): readonly ReportOfCommand[] | Refusal => {
    const body = checkResults(sent);
    if (isRefusal(body)) return body;
    return body.results.map(({ commandId, ...report }) => ({ commandId, report: connectorBodies.report(report) }));
  },
  // A heartbeat without a body still shows that the connector is alive.
  heartbeat: (sent: unknown): HeardHeartbeat | Refusal => {
    const body = checkHeartbeat(sent ?? {});
    return isRefusal(body) ? body : readHeartbeat(body);
  },
  books: (sent: unknown): readonly ReportedBook[] | Refusal => {
    const body = checkCompanies(sent);
    return isRefusal(body) ? body : readBooks(body);
  },
} as const;
