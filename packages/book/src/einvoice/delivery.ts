/** Stores e-invoices for the courier, each once. What waits already keeps its text and its place. */

import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import { isGathering, settleDraft } from './draft.ts';
import type { Place } from './state/place.ts';
import { insertSubmission } from './state/submission-store.ts';
import type { Findings } from './ubl/finding.ts';
import { sha256Of } from './ubl/ubl.ts';

/** An e-invoice to be stored. */
export interface Consignment {
  readonly document: Document;
  readonly typeCode: string;
  readonly version: string;
  readonly issuerTin: string;
  readonly issuedAt: string;
  readonly text: string;
  readonly taxEntity: string | null;
  /** The documents that a draft covers. */
  readonly sources: readonly Document[];
  /** Whether the document is already waiting. */
  readonly isPending: boolean;
  readonly findings: Findings;
}

export function entrust(command: CommandContext, place: Place, consignments: readonly Consignment[]): void {
  for (const consignment of consignments)
    if (!consignment.isPending && !consignment.findings.isRefused) store(command, place, consignment);
}

function store(command: CommandContext, place: Place, consignment: Consignment): void {
  const { document, typeCode, version, issuerTin, issuedAt, text, taxEntity, sources } = consignment;
  const sha256 = sha256Of(text);
  if (isGathering(document)) settleDraft(command, document, sources);
  audit(command, { operation: 'SubmitEInvoice', subject: `${document.type} ${document.no}`, after: { sha256 } });
  insertSubmission(command.db, {
    docKey: document.key,
    typeCode,
    version,
    issuerTin,
    issuedAt,
    taxEntity,
    ubl: text,
    sha256,
    submittedAt: command.now,
    environment: place,
  });
}
