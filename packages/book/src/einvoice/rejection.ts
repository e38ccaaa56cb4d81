/** Fetches the rejection requests of buyers and flags those documents. They stay Valid until they are cancelled. */

import type { Payload } from '@ledgerline/catalog';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused, verificationOf } from '../command/handler-result.ts';
import { loadDocument } from '../document/document-store.ts';
import type { RejectionRequest } from '../e-invoice-gateway.ts';
import { settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import { gatewayOf, responseValue } from './gateway/book-gateway.ts';
import { statusRow } from './status-view.ts';
import { recordRejectRequest, submissionOf, submissionOfUuid } from './submission-store.ts';
import { isWithinWindow, shownInstant } from './ubl/window.ts';

/** The newest request that was seen: where the next fetch begins. */
const SEEN_UP_TO = 'einvoice.rejectionsSeenUpTo';

export const syncRejections: Handler = (command, payload) => {
  const gateway = gatewayOf(command);
  if (!gateway) return refused(command);
  const since = typeof payload.since === 'string' ? `${payload.since}T00:00:00.000Z` : textOf(settingOf(command, SEEN_UP_TO));
  const requests = responseValue(gateway.listRejections(since), '/since', command);
  if (!requests) return refused(command);
  const flagged = requests.flatMap((request) => flag(command, request));
  const isMoved = rememberNewest(command, requests);
  const isCommitted = flagged.length > 0 || isMoved;
  const rows = requests.flatMap((request) => rowOf(command, request));
  return {
    result: {
      ok: true,
      saved: isCommitted,
      operationUsed: isCommitted ? 'UpdateDocument' : 'None',
      rows,
      count: rows.length,
      flagged: flagged.length,
      warnings: command.warnings,
    },
    isCommitted,
    ...(isCommitted
      ? {
          verify: (fresh: CommandContext) => {
            const checks = flagged.map((key) => {
              const isFlagged = submissionOf(fresh.db, key).rejectRequestedAt !== null;
              return { path: 'isRejectRequested', expected: true, actual: isFlagged, matched: isFlagged };
            });
            return verificationOf(checks, true, true, {});
          },
        }
      : {}),
  };
};

/** Flags a document once, reports it, and skips requests that came too late. Returns what it flagged. */
function flag(command: CommandContext, request: RejectionRequest): readonly bigint[] {
  const submission = submissionOfUuid(command.db, request.uuid);
  if (submission?.status !== 'Valid' || submission.validatedAt === null || submission.rejectRequestedAt !== null) return [];
  const document = loadDocument(command.db, submission.docKey);
  if (!isWithinWindow(submission.validatedAt, request.requestedAt)) {
    command.warn('REJECT_REQUEST_LATE', bookEInvoiceSays.rejectLate(request.requestedBy, document.no));
    return [];
  }
  recordRejectRequest(command.db, submission.key, request.requestedAt, request.reason);
  command.warn('REJECT_REQUESTED', bookEInvoiceSays.rejectRequested(request.requestedBy, document.no, request.reason));
  audit(command, {
    operation: 'FlagRejectRequest',
    subject: `${document.type} ${document.no}`,
    reason: request.reason,
    after: { requestedAt: request.requestedAt, requestedBy: request.requestedBy },
  });
  return [submission.key];
}

function rememberNewest(command: CommandContext, requests: readonly RejectionRequest[]): boolean {
  const newest = requests
    .map(({ requestedAt }) => requestedAt)
    .sort()
    .at(-1);
  const known = textOf(settingOf(command, SEEN_UP_TO));
  if (newest === undefined || (known !== null && newest <= known)) return false;
  command.records.put('setting', SEEN_UP_TO, { value: newest });
  return true;
}

function rowOf(command: CommandContext, request: RejectionRequest): readonly Payload[] {
  const submission = submissionOfUuid(command.db, request.uuid);
  if (!submission) return [];
  const row = statusRow(loadDocument(command.db, submission.docKey), submission);
  return [
    { ...row, requestedBy: request.requestedBy, requestedAt: shownInstant(request.requestedAt), requestReason: request.reason },
  ];
}
