/** What a credit, debit or refund note changes: the documents it came from, settles or names, and their e-invoices. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { bookUblSays } from '@ledgerline/words/book/e-invoice-content';
import type { Database } from '../database.ts';
import type { Document } from '../document/document.ts';
import { findDocument, loadDocument } from '../document/document-store.ts';
import { isInvoice, paysCash, sqlTypes, typesThat } from '../ledger/nature.ts';
import { textOf } from '../payload.ts';
import { standingSubmission } from './state/submission-store.ts';
import { ISSUED_TYPES, isNoteCode, isSelfBilledCode, type OriginalReference, SELF_BILLED_TYPES } from './ubl/e-invoice.ts';
import type { Findings } from './ubl/finding.ts';
import { identityIn, invoiceIn, partyIn, textAt } from './ubl/ubl-reader.ts';

const codeOf = (type: DocType): string | undefined => ISSUED_TYPES[type] ?? SELF_BILLED_TYPES[type];

/** Invoices of either kind; drafts contain them and are not invoices themselves. */
const ORIGINALS = typesThat((type) => isInvoice('AR')(type) || isInvoice('AP')(type) || paysCash(type));
const isOriginal = ({ type }: Document): boolean => ORIGINALS.includes(type);

const isNote = ({ type }: Document): boolean => {
  const code = codeOf(type);
  return code !== undefined && isNoteCode(code);
};

/** Fields in which a note names one of our invoices. */
const OUR_NUMBERS = ['ourInvoiceNo', 'refDocNo'];

function namedBy(db: Database, { header, party }: Document): readonly Document[] {
  const ours = OUR_NUMBERS.flatMap((name) => {
    const no = textOf(header[name]);
    return no === null ? [] : ORIGINALS.flatMap((type) => findDocument(db, type, no) ?? []);
  });
  return [...ours, ...namedBySupplier(db, header.supplierInvoiceNo, party)].filter((found) => found.party === party);
}

/** A note of a supplier's names the invoice by the supplier's number. */
function namedBySupplier(db: Database, number: unknown, party: string | null): readonly Document[] {
  const no = textOf(number);
  if (no === null || party === null) return [];
  return db
    .all<{ doc_key: bigint }>(
      `SELECT doc_key FROM document WHERE party = :party AND status = 'Saved' AND doc_type IN ${sqlTypes(isInvoice('AP'))}
         AND header ->> 'supplierInvoiceNo' = :no ORDER BY doc_key`,
      { party, no },
    )
    .map((row) => loadDocument(db, row.doc_key));
}

/** The invoices behind a note, each once. A refund of a credit note goes back to what that note changed. */
function originalsOf(db: Database, note: Document, seen: ReadonlySet<bigint> = new Set()): readonly Document[] {
  if (seen.has(note.key)) return [];
  const linked = note.lines.flatMap(({ posting }) => (posting.from ? [BigInt(posting.from.docKey)] : []));
  const settled = note.knockOffs.map((row) => BigInt(row.docKey));
  const near = [...linked, ...settled].map((key) => loadDocument(db, key));
  const found = [...near, ...namedBy(db, note)].flatMap((document) => {
    if (isOriginal(document)) return [document];
    return isNote(document) ? originalsOf(db, document, new Set([...seen, note.key])) : [];
  });
  return [...new Map(found.map((document) => [document.key, document])).values()];
}

/** The TIN of the party that an e-invoice was issued to, or bills itself for. */
function otherTinOf(invoice: Payload | undefined): string {
  const isSelfBilled = isSelfBilledCode(textAt(invoice, 'InvoiceTypeCode'));
  return identityIn(partyIn(invoice, isSelfBilled ? 'AccountingSupplierParty' : 'AccountingCustomerParty'), 'TIN');
}

/** The references of a note; each original must be Valid, and for the same party where that is known. */
export function referencesOfNote(
  db: Database,
  note: Document,
  findings: Findings,
  otherTin?: string,
): readonly OriginalReference[] {
  const originals = originalsOf(db, note);
  if (originals.length === 0) {
    findings.refuse('/BillingReference', 'EINVOICE_NOT_VALID', bookUblSays.noOriginal(note.no));
  }
  const references = originals.flatMap((original): readonly OriginalReference[] => {
    const standing = standingSubmission(db, original.key);
    if (standing?.status === 'Valid' && standing.uuid !== null) {
      const invoice = invoiceIn(standing.ubl);
      const tin = otherTinOf(invoice);
      if (otherTin !== undefined && tin !== otherTin)
        findings.refuse('/BillingReference', 'EINVOICE_INVALID', bookUblSays.originalOfAnother(original.no, note.no, tin));
      return [{ no: textAt(invoice, 'ID') || original.no, uuid: standing.uuid }];
    }
    const says = standing
      ? bookUblSays.originalNotValid(original.no, note.no, standing.status)
      : bookUblSays.originalNotSubmitted(original.no, note.no);
    findings.refuse('/BillingReference', 'EINVOICE_NOT_VALID', says);
    return [];
  });
  return [...new Map(references.map((reference) => [reference.uuid, reference])).values()];
}

/** Live notes that change any of these documents. */
export function notesOf(db: Database, originals: readonly Document[]): readonly Document[] {
  const wanted = new Set(originals.map(({ key }) => key));
  const rows = db.all<{ doc_key: bigint }>(
    `SELECT doc_key FROM document WHERE status = 'Saved' AND party IN (SELECT value FROM json_each(:parties))
       AND doc_type IN (SELECT value FROM json_each(:types)) ORDER BY doc_key`,
    {
      parties: JSON.stringify([...new Set(originals.flatMap(({ party }) => party ?? []))]),
      types: JSON.stringify(NOTE_TYPES),
    },
  );
  return rows
    .map((row) => loadDocument(db, row.doc_key))
    .filter((note) => originalsOf(db, note).some(({ key }) => wanted.has(key)));
}

const NOTE_TYPES = [...Object.entries(ISSUED_TYPES), ...Object.entries(SELF_BILLED_TYPES)].flatMap(([type, code]) =>
  isNoteCode(code) ? [type] : [],
);
