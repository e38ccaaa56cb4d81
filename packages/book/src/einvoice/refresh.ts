/** Queries the gateway about everything still in transit and stores the responses. Running it twice changes nothing more. */

import type { Payload } from '@ledgerline/catalog';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, type HandlerResult, refused, verificationOf } from '../command/handler-result.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import type { Gateway, HeldDocument } from '../e-invoice-gateway.ts';
import { consignmentAgain, deliver } from './delivery.ts';
import { gatewayOf, isCarried, responseValue } from './gateway/book-gateway.ts';
import { statusRow } from './status-view.ts';
import {
  deleteSubmission,
  hurry,
  latestSubmission,
  openSubmissions,
  recordState,
  type Submission,
  submissionOf,
} from './submission-store.ts';
import { Findings } from './ubl/finding.ts';
import { isWithinWindow } from './ubl/window.ts';

/** One e-invoice that was queried. */
interface Asked {
  readonly submission: Submission;
  readonly document: Document;
  readonly findings: Findings;
}

export const refresh: Handler = (command, payload) => {
  const isOurs = isCarried(command);
  const gateway = isOurs ? undefined : gatewayOf(command);
  const chosen = isOurs || gateway ? chosenBy(command, payload) : undefined;
  if (!chosen || command.isRefused) return refused(command);
  const asked = chosen.map((submission) => ({
    submission,
    document: loadDocument(command.db, submission.docKey),
    findings: new Findings(),
  }));
  const open = asked.filter(({ submission }) => submission.status === 'Pending' || submission.status === 'Submitted');
  if (!gateway) {
    for (const { submission } of open) hurryUp(command, submission);
    return { ...handledRows(command, asked, []), isCommitted: open.length > 0 };
  }
  settlePending(
    command,
    gateway,
    open.filter(({ submission }) => submission.status === 'Pending'),
  );
  for (const [submissionUid, rows] of bySubmission(command, open)) pollSubmission(command, gateway, submissionUid, rows);
  return handledRows(command, asked, Array.isArray(payload.docNos) ? (payload.docNos as readonly string[]) : []);
};

const SHORTEST_WAIT_MS = 3000;

/** The courier asks at once, though never twice within three seconds. */
function hurryUp(command: CommandContext, { submissionUid }: Submission): void {
  if (submissionUid !== null)
    hurry(command.db, submissionUid, new Date(Date.parse(command.now) + SHORTEST_WAIT_MS).toISOString());
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

/** A submission that may have arrived: it is found, sent again unchanged, or dropped once it is too old to be sent. */
function settlePending(command: CommandContext, gateway: Gateway, pending: readonly Asked[]): void {
  const isFresh = ({ submission }: Asked): boolean => isWithinWindow(submission.issuedAt, command.now);
  const [fresh, stale] = [pending.filter(isFresh), pending.filter((one) => !isFresh(one))];
  deliver(
    command,
    gateway,
    fresh.map(({ submission, document, findings }) => consignmentAgain(submission, document, findings)),
  );
  for (const { submission, document, findings } of stale) {
    const { typeCode, issuerTin, issuedAt } = submission;
    const held = responseValue(gateway.findIssued({ docNo: document.no, typeCode, issuerTin }), '/ID', findings);
    const mine = held?.find((one) => one.issuedAt === issuedAt);
    if (mine) recordState(command.db, submission.key, mine);
    else if (held) {
      deleteSubmission(command.db, submission.key);
      command.warn('EINVOICE_NEVER_ARRIVED', bookEInvoiceSays.neverArrived(document.no));
    }
  }
}

/** Submitted ones, by their submission. */
function bySubmission(command: CommandContext, open: readonly Asked[]): ReadonlyMap<string, readonly Asked[]> {
  const groups = new Map<string, Asked[]>();
  for (const one of open) {
    const now = latestSubmission(command.db, one.submission.docKey);
    if (now?.key !== one.submission.key || now.status !== 'Submitted' || now.submissionUid === null) continue;
    groups.set(now.submissionUid, [...(groups.get(now.submissionUid) ?? []), one]);
  }
  return groups;
}

function pollSubmission(command: CommandContext, gateway: Gateway, submissionUid: string, rows: readonly Asked[]): void {
  const response = gateway.getSubmission(submissionUid);
  for (const { submission, findings } of rows) {
    const held = responseValue<readonly HeldDocument[]>(response, '/Invoice', findings);
    const { uuid } = submissionOf(command.db, submission.key);
    const mine = held?.find((document) => document.uuid === uuid);
    if (mine && mine.status !== 'Submitted') recordState(command.db, submission.key, mine);
  }
}

function rowOf(command: CommandContext, { submission, document, findings }: Asked): Payload {
  const now = latestSubmission(command.db, document.key);
  const isThere = now?.key === submission.key;
  return {
    ...statusRow(document, isThere ? now : submission),
    ...(isThere ? {} : { status: null }),
    isChanged: !isThere || now.status !== submission.status,
    ...(findings.isRefused ? { error: findings.error } : {}),
  };
}

function handledRows(command: CommandContext, asked: readonly Asked[], named: readonly string[]): HandlerResult {
  const problems = asked.flatMap(({ findings }) => findings.problems);
  const rows = asked.map((one) => rowOf(command, one));
  const changed = rows.filter(({ isChanged }) => isChanged === true).length;
  if (asked.length > 0 && asked.every(({ findings }) => findings.isRefused) && changed === 0) {
    command.problems.push(...problems);
    return refused(command);
  }
  for (const { path: _path, ...found } of problems) command.addWarning(found);
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
  const checks = asked.map(({ document }, index) => {
    const expected = rows[index]?.status ?? null;
    const actual = latestSubmission(fresh.db, document.key)?.status ?? null;
    return { path: `rows/${index}/status`, expected, actual, matched: expected === null || actual === expected };
  });
  const found = named.map((docNo, index) => {
    const actual = asked.find(({ document }) => document.no === docNo)?.document.no ?? null;
    return { path: `docNos/${index}`, expected: docNo, actual, matched: actual === docNo };
  });
  return verificationOf([...found, ...checks], true, true, {});
}
