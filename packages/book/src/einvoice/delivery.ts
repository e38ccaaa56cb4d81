/**
 * Sends e-invoices to the gateway, each once. Before sending, the gateway is queried for the number, so that what an
 * earlier attempt submitted without this book knowing is adopted instead of sent again.
 */

import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import type { Gateway, Handed, HeldDocument, Receipt } from '../e-invoice-gateway.ts';
import { isGathering, settleDraft } from './draft.ts';
import { isCarried, responseValue } from './gateway/book-gateway.ts';
import { environmentOf } from './gateway-settings.ts';
import {
  deleteSubmission,
  insertSubmission,
  recordAccepted,
  recordState,
  type Submission,
  submissionOfUuid,
} from './submission-store.ts';
import type { Findings } from './ubl/finding.ts';
import { base64Of, sha256Of } from './ubl/ubl.ts';
import { invoiceIn } from './ubl/ubl-reader.ts';

/** An e-invoice to be sent to the gateway. */
export interface Consignment {
  readonly document: Document;
  readonly handed: Handed;
  readonly text: string;
  readonly taxEntity: string | null;
  /** The documents that a draft covers. */
  readonly sources: readonly Document[];
  /** The row of an earlier attempt whose result is unknown. */
  readonly pendingKey: bigint | null;
  readonly findings: Findings;
}

/** An earlier attempt, to be delivered with the same text. */
export function consignmentAgain(submission: Submission, document: Document, findings: Findings): Consignment {
  const { typeCode, version, issuerTin, issuedAt, ubl, sha256, taxEntity, key } = submission;
  const handed = { docNo: document.no, typeCode, version, issuerTin, issuedAt, base64: base64Of(ubl), sha256 };
  return { document, handed, text: ubl, taxEntity, sources: [], pendingKey: key, findings };
}

/** Delivers what it can; problems are in the findings of each consignment. */
export function deliver(command: CommandContext, gateway: Gateway, consignments: readonly Consignment[]): void {
  const unknown = consignments.filter((consignment) => {
    const found = lookUp(command, gateway, consignment);
    if (found === undefined || consignment.findings.isRefused) return false;
    if (found === 'absent') return true;
    adopt(command, consignment, found);
    return false;
  });
  if (unknown.length === 0) return;
  const response = gateway.submit(unknown.map(({ handed }) => handed));
  if (response.kind === 'timeout') {
    for (const consignment of unknown) findOut(command, gateway, consignment, response.message);
    return;
  }
  for (const consignment of unknown) {
    const receipt = responseValue(response, '/Invoice', consignment.findings);
    if (receipt) record(command, consignment, receipt);
  }
}

/** Stores what the connector will carry. What waits already keeps its text and its place. */
export function entrust(command: CommandContext, consignments: readonly Consignment[]): void {
  for (const consignment of consignments) if (!consignment.findings.isRefused) store(command, consignment, consignment.text);
}

/** A live document at the gateway under the number that this book has no record of. Undefined if a problem was found. */
function lookUp(
  command: CommandContext,
  gateway: Gateway,
  { handed, text, findings }: Consignment,
): HeldDocument | 'absent' | undefined {
  const { docNo, typeCode, issuerTin } = handed;
  const held = responseValue(gateway.findIssued({ docNo, typeCode, issuerTin }), '/ID', findings);
  if (!held) return undefined;
  const isAlive = ({ status }: HeldDocument): boolean => status === 'Submitted' || status === 'Valid';
  const stray = held.find(
    (one) => (isAlive(one) || one.issuedAt === handed.issuedAt) && submissionOfUuid(command.db, one.uuid) === undefined,
  );
  if (!stray) return 'absent';
  if (withoutIssue(stray.text) === withoutIssue(text)) return stray;
  findings.refuse('/ID', 'EINVOICE_CONFLICT', bookEInvoiceSays.conflict(stray.uuid, docNo));
  return undefined;
}

/** Two attempts at the same document differ only in the time of issue. */
function withoutIssue(text: string): string {
  const { IssueDate: _date, IssueTime: _time, ...rest } = invoiceIn(text) ?? {};
  return JSON.stringify(rest);
}

/** No response: query the result, and if that gives none, keep it as Pending for the next refresh. */
function findOut(command: CommandContext, gateway: Gateway, consignment: Consignment, message: string): void {
  const { docNo, typeCode, issuerTin } = consignment.handed;
  const again = gateway.findIssued({ docNo, typeCode, issuerTin });
  const held =
    again.kind === 'responded' ? again.value.find(({ issuedAt }) => issuedAt === consignment.handed.issuedAt) : undefined;
  if (held) {
    adopt(command, consignment, held);
    return;
  }
  store(command, consignment, consignment.text);
  consignment.findings.refuse('/Invoice', 'GATEWAY_TIMEOUT', bookEInvoiceSays.mayHaveArrived(message, docNo));
}

function record(command: CommandContext, consignment: Consignment, receipt: Receipt): void {
  const { handed, findings, text } = consignment;
  const accepted = receipt.accepted.find(({ docNo }) => docNo === handed.docNo);
  if (accepted) {
    recordAccepted(command.db, store(command, consignment, text), accepted.uuid, receipt.submissionUid);
    return;
  }
  if (consignment.pendingKey !== null) deleteSubmission(command.db, consignment.pendingKey);
  const rejected = receipt.rejected.find(({ docNo }) => docNo === handed.docNo);
  if (!rejected) findings.refuse('/Invoice', 'EINVOICE_REJECTED', bookEInvoiceSays.noReceipt());
  for (const { code, message } of rejected?.errors ?? [])
    findings.refuse(
      '/Invoice',
      rejected?.isDuplicate ? 'EINVOICE_DUPLICATE' : 'EINVOICE_REJECTED',
      bookEInvoiceSays.rejected(code, message),
    );
}

/** Adopts the document at the gateway, with its text and time of issue. */
function adopt(command: CommandContext, consignment: Consignment, held: HeldDocument): void {
  const key = store(command, { ...consignment, handed: { ...consignment.handed, issuedAt: held.issuedAt } }, held.text);
  recordState(command.db, key, held);
}

function store(command: CommandContext, { document, handed, taxEntity, sources, pendingKey }: Consignment, ubl: string): bigint {
  if (pendingKey !== null) return pendingKey;
  if (isGathering(document)) settleDraft(command, document, sources);
  audit(command, { operation: 'SubmitEInvoice', subject: `${document.type} ${document.no}`, after: { sha256: sha256Of(ubl) } });
  return insertSubmission(command.db, {
    docKey: document.key,
    typeCode: handed.typeCode,
    version: handed.version,
    issuerTin: handed.issuerTin,
    issuedAt: handed.issuedAt,
    taxEntity,
    ubl,
    sha256: sha256Of(ubl),
    submittedAt: command.now,
    environment: isCarried(command) ? environmentOf(command) : null,
  });
}
