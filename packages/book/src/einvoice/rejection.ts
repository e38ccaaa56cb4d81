/** Lists the rejection requests of buyers, and reports each request once. Those documents stay Valid until they are cancelled. */

import type { Payload } from '@ledgerline/catalog';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused, verificationOf } from '../command/handler-result.ts';
import { loadDocument } from '../document/document-store.ts';
import { settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import {
  areRejectionsKnown,
  markTold,
  type RejectionRequest,
  rejectionsSince,
  wantRejections,
} from './courier/rejection-search.ts';
import { carryInSandbox } from './sandbox.ts';
import { requiredPlace } from './state/place.ts';
import { statusRow } from './state/status-view.ts';
import { submissionOf, submissionOfUuid } from './state/submission-store.ts';
import { shownInstant } from './ubl/window.ts';

/** The newest request that was seen: where the next list begins. */
const SEEN_UP_TO = 'einvoice.rejectionsSeenUpTo';
/** The connector has searched shortly before it runs the command. */
const SEARCHED_WITHIN_MS = 120_000;

export const syncRejections: Handler = (command, payload) => {
  const place = requiredPlace(command);
  if (!place) return refused(command);
  if (place === 'sandbox') {
    wantRejections(command.db, place, command.now);
    carryInSandbox(command);
  }
  if (!areRejectionsKnown(command.db, place, new Date(Date.parse(command.now) - SEARCHED_WITHIN_MS).toISOString()))
    command.warn('EINVOICE_PENDING', bookEInvoiceSays.rejectionsNotAsked());
  const since = typeof payload.since === 'string' ? `${payload.since}T00:00:00.000Z` : textOf(settingOf(command, SEEN_UP_TO));
  const requests = rejectionsSince(command.db, since);
  const flagged = requests.flatMap((request) => tell(command, request));
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

/** Reports a request once, even if it came too late. Returns the e-invoice that is flagged by it. */
function tell(command: CommandContext, request: RejectionRequest): readonly bigint[] {
  const submission = submissionOfUuid(command.db, request.uuid);
  if (!submission || request.isTold) return [];
  markTold(command.db, request.uuid);
  const document = loadDocument(command.db, submission.docKey);
  if (submission.rejectRequestedAt === null) {
    command.warn('REJECT_REQUEST_LATE', bookEInvoiceSays.rejectLate(request.requestedBy, document.no));
    return [];
  }
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
  const newest = requests.at(-1)?.requestedAt;
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
