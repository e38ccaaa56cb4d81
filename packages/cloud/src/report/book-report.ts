/** Prints a report or a statement of an account book for a person: the ordinary command, sent with the rights of the person. */

import type { BookReportBody } from '@ledgerline/contract';
import { sessionCaller } from '../account/rights/caller.ts';
import { lookInto, type SeenBook } from '../book-window/sight.ts';
import type { CommandIntake } from '../command/command.ts';
import type { CommandSnapshot, LiveSession } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';

export interface ReportRequest {
  readonly live: LiveSession;
  readonly address: Pick<SeenBook, 'connectorId' | 'companyId'>;
  readonly requestId: string;
}

export async function printReport(
  context: Context,
  intake: CommandIntake,
  { live, address, requestId }: ReportRequest,
  { commandId, type, payload }: BookReportBody,
): Promise<CommandSnapshot | Refusal> {
  const book = await lookInto(context, live, address, { part: 'reports', requestId });
  if (isRefusal(book)) return book;
  const { connectorId, companyId } = book;
  const body = { commandId, connectorId, companyId, type, payload };
  const bodyBytes = Buffer.byteLength(JSON.stringify(body));
  return intake.accept(sessionCaller(live), { body, bodyBytes, served: null, requestId });
}
