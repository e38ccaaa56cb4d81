/** Asks at once about everything that is still being processed. Running it twice changes nothing more. */

import type { Payload } from '@ledgerline/catalog';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, type HandlerResult, refused, verificationOf } from '../command/handler-result.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { carryInSandbox } from './sandbox.ts';
import { type Place, requiredPlace } from './state/place.ts';
import { statusRow } from './state/status-view.ts';
import { hurry, latestSubmission, openSubmissions, type Submission, submissionOf } from './state/submission-store.ts';

/** One e-invoice that was queried. */
interface Asked {
  readonly submission: Submission;
  readonly document: Document;
}

export const refresh: Handler = (command, payload) => {
  const place = requiredPlace(command);
  const chosen = place && chosenBy(command, payload);
  if (!chosen || command.isRefused) return refused(command);
  const asked = chosen.map((submission) => ({ submission, document: loadDocument(command.db, submission.docKey) }));
  const open = chosen.filter(({ status }) => status === 'Pending' || status === 'Submitted');
  for (const submission of open) hurryUp(command, submission, place);
  if (place === 'sandbox') carryInSandbox(command);
  const handled = handledRows(command, asked, Array.isArray(payload.docNos) ? (payload.docNos as readonly string[]) : []);
  // Requests for the connector must be on disk first.
  return place === 'sandbox' ? handled : { ...handled, isCommitted: open.length > 0 };
};

const SHORTEST_WAIT_MS = 3000;

/** The tax authority is not asked twice within three seconds; the sandbox answers at once. */
function hurryUp(command: CommandContext, { submissionUid }: Submission, place: Place): void {
  const waitMs = place === 'sandbox' ? 0 : SHORTEST_WAIT_MS;
  if (submissionUid !== null) hurry(command.db, submissionUid, new Date(Date.parse(command.now) + waitMs).toISOString());
}

/** The latest e-invoice of each document named, or everything open. */
function chosenBy(command: CommandContext, payload: Payload): readonly Submission[] {
  if (!Array.isArray(payload.docNos)) return openSubmissions(command.db);
  return (payload.docNos as readonly string[]).flatMap((docNo, index) => {
    const rows = command.db.all<{ doc_key: bigint }>('SELECT doc_key FROM document WHERE doc_no = :docNo ORDER BY doc_key', {
      docNo,
    });
    const found = rows.flatMap((row) => latestSubmission(command.db, row.doc_key) ?? []);
    if (found.length === 0) command.refuse(`/docNos/${index}`, 'NOT_FOUND', bookEInvoiceSays.notSubmitted(docNo));
    return found;
  });
}

function rowOf(command: CommandContext, { submission, document }: Asked): Payload {
  const now = submissionOf(command.db, submission.key);
  return { ...statusRow(document, now), isChanged: now.status !== submission.status };
}

function handledRows(command: CommandContext, asked: readonly Asked[], named: readonly string[]): HandlerResult {
  const rows = asked.map((one) => rowOf(command, one));
  const changed = rows.filter(({ isChanged }) => isChanged === true).length;
  const isCommitted = changed > 0;
  return {
    result: {
      ok: true,
      saved: isCommitted,
      operationUsed: isCommitted ? 'UpdateDocument' : 'None',
      rows,
      count: rows.length,
      changed,
      warnings: command.warnings,
    },
    isCommitted,
    ...(isCommitted ? { verify: (fresh: CommandContext) => verificationFrom(fresh, asked, rows, named) } : {}),
  };
}

function verificationFrom(fresh: CommandContext, asked: readonly Asked[], rows: readonly Payload[], named: readonly string[]) {
  const checks = asked.map(({ submission }, index) => {
    const expected = rows[index]?.status ?? null;
    const actual = submissionOf(fresh.db, submission.key).status;
    return { path: `rows/${index}/status`, expected, actual, matched: actual === expected };
  });
  const found = named.map((docNo, index) => {
    const actual = asked.find(({ document }) => document.no === docNo)?.document.no ?? null;
    return { path: `docNos/${index}`, expected: docNo, actual, matched: actual === docNo };
  });
  return verificationOf([...found, ...checks], true, true, {});
}
