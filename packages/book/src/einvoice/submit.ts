/**
 * Submits documents: builds the e-invoice of each, checks it, stores it and submits it. One bad document does not block the
 * others.
 */

import type { DocType, Payload } from '@ledgerline/catalog';
import { MINUTE_MS } from '@ledgerline/contract';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, type HandlerResult, refused, verificationOf } from '../command/handler-result.ts';
import { checksOf } from '../command/verify.ts';
import type { Document } from '../document/document.ts';
import { missingDocument, notLive } from '../document/document-sentence.ts';
import { findDocument, loadHead } from '../document/document-store.ts';
import { baseCurrency } from '../master-data/master.ts';
import { said } from '../problem.ts';
import { authorityNow, contentOf, isDisclosing, isDisclosureOpen, isSignedVersion } from './content.ts';
import { knownTaxpayer } from './courier/taxpayer.ts';
import { type Consignment, entrust } from './delivery.ts';
import { validate } from './rules/validation.ts';
import { carryInSandbox } from './sandbox.ts';
import { signatureProblems } from './signing/signature.ts';
import { conflictOf } from './state/conflict-store.ts';
import { isCarried, placeOf, requiredPlace } from './state/place.ts';
import { documentColumns, submissionColumns } from './state/status-view.ts';
import { latestSubmission, liveSubmission, standingSubmission, submissionsOf } from './state/submission-store.ts';
import { type EInvoice, type EInvoiceParty, isSelfBilledCode } from './ubl/e-invoice.ts';
import { Findings } from './ubl/finding.ts';
import { bytesOf, SUBMISSION_BYTES_MAX, ublText } from './ubl/ubl.ts';
import { isWithinDuplicateSpan, isWithinWindow, WINDOW_HOURS } from './ubl/window.ts';

interface Asked {
  readonly docNo: string;
  readonly document: Document | undefined;
  readonly findings: Findings;
  readonly consignment: Consignment | undefined;
}

export const submit: Handler = (command, payload) => {
  const place = requiredPlace(command);
  if (!place || isClockWrong(command)) return refused(command);
  const type = payload.docType as DocType;
  const asked = (payload.docNos as readonly string[]).map((docNo) => prepare(command, type, docNo));
  const consignments = withinSize(asked.flatMap(({ consignment }) => consignment ?? []));
  entrust(command, place, consignments);
  if (place === 'sandbox') carryInSandbox(command);
  else if (consignments.length > 0) command.warn('EINVOICE_PENDING', bookEInvoiceSays.willBeSent());
  for (const { findings } of asked) for (const found of findings.warnings) command.addWarning(found);
  return handledRows(command, asked);
};

const SKEW_MAX_MS = 5 * MINUTE_MS;

/** The issue time of an e-invoice counts, so nothing is sent while the clock is far off. */
function isClockWrong(command: CommandContext): boolean {
  const { skewMs } = command.carrier;
  if (!isCarried(command) || Math.abs(skewMs) <= SKEW_MAX_MS) return false;
  const minutes = Math.round(Math.abs(skewMs) / MINUTE_MS);
  const say = skewMs > 0 ? bookEInvoiceSays.clockBehind : bookEInvoiceSays.clockAhead;
  command.refuse('', 'EINVOICE_WINDOW', say(minutes));
  return true;
}

function prepare(command: CommandContext, type: DocType, docNo: string): Asked {
  const findings = new Findings();
  const document = findDocument(command.db, type, docNo);
  if (!document) findings.refuse('/docNos', 'NOT_FOUND', missingDocument(command.db, [type], docNo));
  else if (document.status !== 'Saved') {
    const { code, says } = notLive(document, 'submitted');
    findings.refuse('/docNos', code, says);
  }
  const consignment = document && !findings.isRefused ? consign(command, document, findings) : undefined;
  return { docNo, document, findings, consignment: findings.isRefused ? undefined : consignment };
}

/** Undefined only together with a problem. */
function consign(command: CommandContext, document: Document, findings: Findings): Consignment | undefined {
  const live = liveSubmission(command.db, document.key);
  if (live?.status === 'Pending') {
    const { ubl: text, ...waiting } = live;
    if (isWithinWindow(live.issuedAt, command.now)) return { ...waiting, document, text, sources: [], isPending: true, findings };
    findings.refuse('/IssueDate', 'EINVOICE_WINDOW', bookEInvoiceSays.pendingTooLong(document.no, WINDOW_HOURS));
    return undefined;
  }
  const standing = standingSubmission(command.db, document.key);
  if (standing) {
    const say = standing.docKey === document.key ? bookEInvoiceSays.alreadySubmitted : bookEInvoiceSays.alreadyConsolidated;
    findings.refuse('/docNos', 'EINVOICE_ACTIVE', say(document.no, standing.status));
    return undefined;
  }
  return newConsignment(command, document, findings);
}

function newConsignment(command: CommandContext, document: Document, findings: Findings): Consignment | undefined {
  const content = contentOf(command, document, findings);
  if (!content) return undefined;
  const { invoice, totals, sources } = content;
  const text = signedIfNeeded(command, ublText(invoice, baseCurrency(command)), invoice, findings);
  validate({ text, totals, baseCurrency: baseCurrency(command), now: authorityNow(command) }, findings);
  if (isDisclosing(invoice.version) && !isDisclosureOpen(command))
    findings.refuse('/InvoiceTypeCode', 'EINVOICE_INVALID', bookEInvoiceSays.noDisclosure(invoice.version));
  const issuer = isSelfBilledCode(invoice.typeCode) ? invoice.customer : invoice.supplier;
  const other = isSelfBilledCode(invoice.typeCode) ? invoice.supplier : invoice.customer;
  const { typeCode, version, issuedAt } = invoice;
  const facts = { document, typeCode, version, issuedAt, issuerTin: issuer.tin };
  const consignment = { ...facts, text, taxEntity: other.taxEntityID, sources, isPending: false, findings };
  refuseDuplicate(command, consignment);
  refuseConflict(command, typeCode, document.no, findings);
  refuseUnknownTaxpayer(command, other, findings);
  return consignment;
}

/** What cannot be verified is our own mistake, and is not sent. A certificate that has ended is not. */
export function signedIfNeeded(
  command: CommandContext,
  text: string,
  { version, issuedAt }: EInvoice,
  findings: Findings,
): string {
  const { sign, access } = command.carrier;
  if (!isSignedVersion(version) || !sign) return text;
  const end = access?.certificateEnd ?? null;
  if (end !== null && Date.parse(end) < Date.parse(issuedAt)) {
    findings.refuse('/UBLExtensions', 'GATEWAY_UNAVAILABLE', bookEInvoiceSays.certificateEnded(end.slice(0, 10)));
    return text;
  }
  const signed = sign(text, issuedAt);
  const problems = signatureProblems(signed);
  if (problems.length > 0) throw new Error(`An e-invoice could not be signed. ${problems.join(' ')}`);
  return signed;
}

/** Refuses a taxpayer that a past check did not find. No document waits for a check. */
function refuseUnknownTaxpayer(command: CommandContext, party: EInvoiceParty, findings: Findings): void {
  const place = placeOf(command);
  if (place === null || findings.isRefused || knownTaxpayer(command.db, place, party, command.now) !== 'unmatched') return;
  const { tin, idType, idNo } = party;
  findings.refuse('/AccountingCustomerParty', 'EINVOICE_INVALID', bookEInvoiceSays.taxpayerUnknown(tin, idType, idNo));
}

/** A number that the tax authority has with other contents is not filed a second time. */
function refuseConflict(command: CommandContext, typeCode: string, docNo: string, findings: Findings): void {
  const environment = placeOf(command);
  const uuid = environment === null ? undefined : conflictOf(command.db, { typeCode, docNo, environment });
  if (uuid !== undefined) findings.refuse('/docNos', 'EINVOICE_CONFLICT', bookEInvoiceSays.filedOtherwise(docNo, uuid));
}

/** The same document, issued in the same second, is the same e-invoice. */
function refuseDuplicate(command: CommandContext, consignment: Consignment): void {
  const { document, findings } = consignment;
  const isSame = submissionsOf(command.db, document.key).some(
    ({ typeCode, version, issuedAt, issuerTin, submittedAt }) =>
      typeCode === consignment.typeCode &&
      version === consignment.version &&
      issuedAt === consignment.issuedAt &&
      issuerTin === consignment.issuerTin &&
      isWithinDuplicateSpan(submittedAt, command.now),
  );
  if (isSame) findings.refuse('/IssueDate', 'EINVOICE_DUPLICATE', bookEInvoiceSays.justSubmitted(document.no));
}

/** The consignments that fit into one submission; the rest is left for another command. */
function withinSize(consignments: readonly Consignment[]): readonly Consignment[] {
  let bytes = 0;
  return consignments.filter(({ text, document, findings }) => {
    bytes += bytesOf(text);
    if (bytes <= SUBMISSION_BYTES_MAX) return true;
    bytes -= bytesOf(text);
    findings.refuse('/docNos', 'EINVOICE_TOO_LARGE', bookEInvoiceSays.batchTooLarge(document.no));
    return false;
  });
}

function resultOf(command: CommandContext, { docNo, document, findings, consignment }: Asked, index: number): Payload {
  const submission = document && latestSubmission(command.db, document.key);
  // A document refused before anything was sent does not belong to this command, even if another command has just sent it.
  const isMine = consignment !== undefined && submission !== undefined && submission.submittedAt === command.now;
  return {
    index,
    docNo,
    ...(document ? documentColumns(document) : {}),
    ok: !findings.isRefused,
    saved: isMine,
    ...(submission && (isMine || !findings.isRefused) ? submissionColumns(submission) : {}),
    ...(findings.isRefused
      ? { error: findings.error, errors: findings.problems.map(({ wording: _wording, ...found }) => found) }
      : {}),
  };
}

/** The result in the form of a bulk command: one row per document. */
function handledRows(command: CommandContext, asked: readonly Asked[]): HandlerResult {
  const results = asked.map((one, index) => resultOf(command, one, index));
  const succeeded = results.filter(({ ok }) => ok === true).length;
  const isCommitted = results.some(({ saved, ok }) => saved === true || ok === true);
  const problems = asked.flatMap(({ findings }, index) =>
    findings.problems.map((found) => ({ ...found, path: `/docNos/${index}` })),
  );
  const [first] = problems;
  const summary =
    asked.length === 1 || succeeded === 0
      ? { message: first?.message, ...(first?.wording && { wording: first.wording }) }
      : said(bookEInvoiceSays.someFailed(asked.length - succeeded, asked.length));
  return {
    result: {
      ok: succeeded === asked.length,
      saved: isCommitted,
      operationUsed: isCommitted ? 'UpdateDocument' : 'None',
      total: asked.length,
      succeeded,
      failed: asked.length - succeeded,
      results,
      ...(first ? { error: { code: first.code, ...summary, details: problems } } : {}),
      warnings: command.warnings,
    },
    isCommitted,
    ...(isCommitted ? { verify: (fresh: CommandContext) => verificationFrom(fresh, asked, results) } : {}),
  };
}

function verificationFrom(fresh: CommandContext, asked: readonly Asked[], results: readonly Payload[]) {
  const checks = asked.flatMap(({ document }, index) => {
    const expected = results[index];
    if (!document || expected?.status === undefined) return [];
    const now = latestSubmission(fresh.db, document.key);
    const held = now && loadHead(fresh.db, now.docKey);
    const said = { uuid: expected.uuid ?? null, status: expected.status };
    return [
      { path: 'docType', expected: document.type, actual: held?.type ?? null, matched: held?.type === document.type },
      { path: `docNos/${index}`, expected: document.no, actual: held?.no ?? null, matched: held?.no === document.no },
      ...checksOf(said, { uuid: now?.uuid ?? null, status: now?.status ?? null }, `results/${index}/`),
    ];
  });
  return verificationOf(checks, true, true, {});
}
