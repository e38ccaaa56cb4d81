/** What connectors send, from JSON to what is stored: the same for small bodies, read where they arrive, and for large ones in the thread. */

import { CompaniesBody, HeartbeatBody, ResultBody } from '@ledgerline/contract';
import { type ReadReport, readReport } from '../command/result.ts';
import { type HeardHeartbeat, type ReportedBook, readBooks, readHeartbeat } from '../delivery/account-book.ts';
import { bodyCheck } from '../system/body-check.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';

const checkResult = bodyCheck(ResultBody);
const checkHeartbeat = bodyCheck(HeartbeatBody);
const checkCompanies = bodyCheck(CompaniesBody);

export const connectorBodies = {
  report: (sent: unknown): ReadReport | Refusal => {
    const body = checkResult(sent);
    return isRefusal(body) ? body : readReport(body);
  },
  // A heartbeat without a body still says that the connector is alive.
  heartbeat: (sent: unknown): HeardHeartbeat | Refusal => {
    const body = checkHeartbeat(sent ?? {});
    return isRefusal(body) ? body : readHeartbeat(body);
  },
  books: (sent: unknown): readonly ReportedBook[] | Refusal => {
    const body = checkCompanies(sent);
    return isRefusal(body) ? body : readBooks(body);
  },
} as const;
