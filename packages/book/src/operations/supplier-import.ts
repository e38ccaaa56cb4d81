/**
 * Imports a supplier's e-invoice: a preview that saves nothing, and the booking through the ordinary create path, once for each
 * e-invoice.
 */

import { hash } from 'node:crypto';
import type { DocType, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import { CommandContext } from '../command/command-context.ts';
import { alsoVerified, type Handler, type HandlerResult, type Result, refused, uncommitted } from '../command/handler-result.ts';
import { checksOf, said } from '../command/verify.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { inboxDocument, wantDocument } from '../einvoice/courier/inbox.ts';
import { creditorsWithTin, type Proposal, previewHashOf, propose } from '../einvoice/import-proposal.ts';
import { companyParty } from '../einvoice/party.ts';
import { carryInSandbox } from '../einvoice/sandbox.ts';
import { signatureProblems } from '../einvoice/signing/signature.ts';
import { requiredPlace } from '../einvoice/state/place.ts';
import { submissionOfUuid } from '../einvoice/state/submission-store.ts';
import { Findings } from '../einvoice/ubl/finding.ts';
import { type ReceivedInvoice, readReceived } from '../einvoice/ubl/received.ts';
import { isInvoice, PURCHASE_INVOICE, PURCHASE_RETURN, reducesDebt, typesThat } from '../ledger/nature.ts';
import { activeRecord, settingOf } from '../master-data/master.ts';
import { senNumber } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { createDocument, validateDocument } from './document/create.ts';

interface Source {
  readonly uuid: string | null;
  readonly text: string;
  readonly received: ReceivedInvoice;
  readonly targetType: DocType;
  readonly creditorCode: string | null;
}

const CREDIT_NOTE = '02';
/** Invoices and debit notes raise what we owe; a credit note lowers it. A refund note moves money, not goods. */
const INVOICES = ['01', '03'];

/** Undefined only together with a problem. */
function sourceOf(command: CommandContext, payload: Payload): Source | undefined {
  const uuid = textOf(payload.uuid);
  const text = uuid === null ? textOf(payload.document) : receivedText(command, uuid);
  if (text === null || text === undefined) return undefined;
  const findings = new Findings();
  const received = readReceived(text, findings);
  command.problems.push(...findings.problems);
  if (!received) return undefined;
  const { tin } = companyParty(command);
  if (received.buyerTin !== tin) {
    command.refuse(
      '/document',
      'NOT_ISSUED_TO_US',
      received.buyerTin === '' ? bookEInvoiceSays.forNoTin(tin) : bookEInvoiceSays.notForUs(received.buyerTin, tin),
    );
  }
  const targetType = targetOf(command, payload, received);
  const creditorCode = creditorOf(command, payload, received);
  if (command.isRefused || targetType === undefined) return undefined;
  return { uuid, text, received, targetType, creditorCode };
}

/** What the courier has fetched; in the sandbox it is fetched now. */
function receivedText(command: CommandContext, uuid: string): string | undefined {
  const place = requiredPlace(command);
  if (!place) return undefined;
  if (textOf(settingOf(command, 'einvoice.onBehalfOf'))) {
    command.refuse('/uuid', 'PERMISSION_DENIED', bookEInvoiceSays.intermediaryCannotRead());
    return undefined;
  }
  if (place === 'sandbox') {
    wantDocument(command.db, place, uuid, command.now);
    carryInSandbox(command);
  }
  const found = inboxDocument(command.db, uuid);
  if (found?.state === 'absent' || submissionOfUuid(command.db, uuid)) {
    command.refuse('/uuid', 'NOT_FOUND', bookEInvoiceSays.notAtGateway(uuid));
    return undefined;
  }
  if (found?.state !== 'found') {
    command.refuse('/uuid', 'GATEWAY_UNAVAILABLE', bookEInvoiceSays.notFetched(uuid));
    return undefined;
  }
  if (found.status !== 'Valid')
    command.refuse('/uuid', 'EINVOICE_NOT_VALID', bookEInvoiceSays.importNotValid(uuid, found.status));
  if (isSigned(found.text) && signatureProblems(found.text).length > 0)
    command.warn('SIGNATURE_INVALID', bookEInvoiceSays.signatureInvalid(uuid));
  return found.text;
}

const isSigned = (text: string): boolean => text.includes('"UBLExtensions"');

function targetOf(command: CommandContext, payload: Payload, { typeCode }: ReceivedInvoice): DocType | undefined {
  const wanted = textOf(payload.targetType) as DocType | null;
  const isNote = typeCode === CREDIT_NOTE;
  if (!isNote && !INVOICES.includes(typeCode)) {
    command.refuse('/document', 'INVALID_VALUE', bookEInvoiceSays.notPurchase(typeCode));
    return undefined;
  }
  if (wanted !== null && reducesDebt(wanted) !== isNote) {
    const says = isNote ? bookEInvoiceSays.noteTarget() : bookEInvoiceSays.invoiceTarget();
    command.refuse('/targetType', 'INVALID_VALUE', says);
    return undefined;
  }
  return wanted ?? (isNote ? PURCHASE_RETURN : PURCHASE_INVOICE);
}

/** The creditor with the TIN of the issuer; the payload decides if several creditors have it. */
function creditorOf(command: CommandContext, payload: Payload, { supplierTin }: ReceivedInvoice): string | null {
  const found = creditorsWithTin(command, supplierTin);
  const wanted = textOf(payload.creditorCode);
  if (wanted === null) return found.length === 1 ? (found[0] ?? null) : null;
  if (activeRecord(command, 'creditor', wanted, '/creditorCode') && !found.includes(wanted)) {
    command.refuse('/creditorCode', 'INVALID_VALUE', bookEInvoiceSays.otherTin(wanted, supplierTin));
  }
  return wanted;
}

function proposalFor(command: CommandContext, source: Source, payload: Payload, withOverrides: boolean): Proposal {
  const rows = withOverrides ? rowsOf(payload, 'overrides') : [];
  return propose(command, source.received, {
    targetType: source.targetType,
    creditorCode: source.creditorCode,
    location: textOf(payload.purchaseLocation),
    overrides: new Map(rows.map((row) => [Number(row.lineNo), row])),
  });
}

/** The live document that already exists for this e-invoice, whether imported or entered by hand. */
function duplicateOf(command: CommandContext, { uuid, received, creditorCode, targetType }: Source): Document | undefined {
  const member = reducesDebt(targetType) ? 'supplierCNNo' : 'supplierInvoiceNo';
  const row = command.db.get<{ doc_key: bigint }>(
    `SELECT doc_key FROM einvoice_import JOIN document USING (doc_key)
       WHERE status = 'Saved' AND doc_type IN (SELECT value FROM json_each(:types))
         AND (uuid = :uuid OR (issuer_tin = :tin AND invoice_no = :no))
     UNION ALL
     SELECT doc_key FROM document WHERE status = 'Saved' AND party = :party AND header ->> :member = :no
       AND doc_type IN (SELECT value FROM json_each(:types))
     LIMIT 1`,
    {
      uuid,
      tin: received.supplierTin,
      no: received.no,
      party: creditorCode ?? '',
      member,
      types: JSON.stringify(reducesDebt(targetType) ? [targetType] : typesThat(isInvoice('AP'))),
    },
  );
  return row && loadDocument(command.db, row.doc_key);
}

export const previewImport: Handler = (command, payload) => {
  const source = sourceOf(command, payload);
  if (!source) return refused(command);
  const proposal = proposalFor(command, source, payload, false);
  const duplicate = duplicateOf(command, source);
  const trial = proposal.gaps.length === 0 ? tried(command, proposal) : undefined;
  const { received } = source;
  if (duplicate) command.warn('ALREADY_IMPORTED', bookEInvoiceSays.duplicate(received.no, duplicate.no));
  return uncommitted({
    ok: true,
    saved: false,
    operationUsed: 'None',
    valid: trial?.ok === true && !duplicate,
    previewHash: previewHashOf(source.text, proposal),
    targetType: proposal.targetType,
    creditorCode: proposal.creditorCode,
    einvoice: {
      uuid: source.uuid,
      einvoiceType: received.typeCode,
      invoiceNo: received.no,
      issueDate: received.issueDate,
      supplierName: received.supplierName,
      supplierTin: received.supplierTin,
      currencyCode: received.currency,
      netTotal: senNumber(received.net),
      tax: senNumber(received.tax),
      roundAdj: senNumber(received.rounding),
      finalTotal: senNumber(received.payable),
    },
    proposed: proposal.payload,
    gaps: proposal.gaps.map(({ says, ...gap }) => ({ ...gap, message: String(says) })),
    isDuplicate: duplicate !== undefined,
    duplicate: duplicate ? { docType: duplicate.type, docNo: duplicate.no, docKey: duplicate.key.toString() } : null,
    ...(trial?.ok === true ? { totals: trial.totals, postings: trial.postings } : {}),
    ...(trial?.ok === false ? { problems: (trial.error as { details: unknown }).details } : {}),
    warnings: [...command.warnings, ...((trial?.warnings as typeof command.warnings | undefined) ?? [])],
  });
};

/** The result of creating the proposal; rolled back afterwards. */
function tried(command: CommandContext, { targetType, payload }: Proposal): Result {
  const own = new CommandContext(command.db, command.today, command.now, command.commandId);
  return command.db.attempt(
    () => validateDocument(own, targetType, payload),
    () => false,
  ).result;
}

/** Fields of the command about the source and the import, not about the document. */
const STEERING = ['previewHash', 'uuid', 'document', 'targetType', 'creditorCode', 'purchaseLocation', 'overrides'];

export const applyImport: Handler = (command, payload) => {
  const source = sourceOf(command, payload);
  if (!source) return refused(command);
  const seen = previewHashOf(source.text, proposalFor(command, source, payload, false));
  if (payload.previewHash !== undefined && payload.previewHash !== seen) {
    command.refuse('/previewHash', 'PREVIEW_CHANGED', bookEInvoiceSays.previewChanged());
  }
  const duplicate = duplicateOf(command, source);
  if (duplicate) {
    command.refuse('/uuid', 'ALREADY_IMPORTED', bookEInvoiceSays.duplicate(source.received.no, duplicate.no));
  }
  const proposal = proposalFor(command, source, payload, true);
  for (const { lineNo, says } of proposal.gaps) {
    command.refuse(lineNo === null ? '/creditorCode' : `/overrides/${lineNo}`, 'IMPORT_GAPS', says);
  }
  if (command.isRefused) return refused(command);
  return booked(command, source, proposal, payload);
};

function booked(command: CommandContext, source: Source, proposal: Proposal, payload: Payload): HandlerResult {
  const own = Object.fromEntries(Object.entries(payload).filter(([name]) => !STEERING.includes(name)));
  const handled = createDocument(command, proposal.targetType, { ...proposal.payload, ...own });
  if (!handled.isCommitted) return handled;
  const docKey = BigInt(String(handled.result.docKey));
  command.db.run(
    `INSERT INTO einvoice_import (doc_key, uuid, issuer_tin, invoice_no, ubl) VALUES (:docKey, :uuid, :tin, :no, :ubl)`,
    { docKey, uuid: source.uuid, tin: source.received.supplierTin, no: source.received.no, ubl: source.text },
  );
  const { payable } = source.received;
  const { total } = loadDocument(command.db, docKey).totals;
  if (total !== payable) {
    command.warn('TOTAL_DIFFERS', bookEInvoiceSays.totalDiffers(senNumber(payable), senNumber(total)));
  }
  const imported = { uuid: source.uuid, invoiceNo: source.received.no, supplierTin: source.received.supplierTin };
  const named = { ...handled, result: { ...handled.result, einvoiceImport: imported, warnings: command.warnings } };
  return alsoVerified(named, (fresh) => importChecks(fresh, docKey, payload));
}

/** What the command said about the import itself: its source, its target, and the choices for single lines. */
function importChecks(fresh: CommandContext, docKey: bigint, payload: Payload): readonly ReadBackCheck[] {
  const row = fresh.db.get<{ uuid: string | null; ubl: string }>(
    'SELECT uuid, ubl FROM einvoice_import WHERE doc_key = :docKey',
    {
      docKey,
    },
  );
  const { type, party, header, lines } = loadDocument(fresh.db, docKey);
  const { uuid, document, targetType, creditorCode, purchaseLocation } = payload;
  const asked = {
    uuid,
    targetType,
    creditorCode,
    purchaseLocation,
    document: typeof document === 'string' ? digestOf(document) : null,
  };
  const stored = {
    uuid: row?.uuid ?? null,
    targetType: type,
    creditorCode: party,
    purchaseLocation: header.purchaseLocation ?? null,
    document: row ? digestOf(row.ubl) : null,
  };
  const chosen = rowsOf(payload, 'overrides').flatMap(({ lineNo, ...row }, index) => [
    ...checksOf({ lineNo: lineNo ?? null }, { lineNo: lines[Number(lineNo) - 1]?.seq ?? null }, `overrides/${index}/`),
    ...checksOf(said(row), lines[Number(lineNo) - 1]?.data ?? {}, `overrides/${index}/`),
  ]);
  return [...checksOf(said(asked as Payload), stored, ''), ...chosen];
}

/** A file is compared by its digest. */
const digestOf = (text: string): string => `sha256:${hash('sha256', text)}`;
