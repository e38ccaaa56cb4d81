/** The content of an e-invoice: collected from the document, its party and, for drafts, from the documents they contain. */

import { ONE, ZERO } from '@ledgerline/catalog/decimal';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import { bookUblSays } from '@ledgerline/words/book/e-invoice-content';
import type { CommandContext } from '../command/command-context.ts';
import { addDays, addMonths, businessDate } from '../date.ts';
import type { Document } from '../document/document.ts';
import { MATRIX } from '../ledger/matrix.ts';
import { gathersPurchases, gathersSales } from '../ledger/nature.ts';
import { baseCurrency, settingOf } from '../master-data/master.ts';
import { sumSen, unitCostOf } from '../money.ts';
import { textOf } from '../payload.ts';
import { CONSOLIDATION_LIMIT, rateOf, sourcesOf, sourceTypeOf, totalsOf } from './draft.ts';
import { referencesOfNote } from './original.ts';
import { asSupplier, companyParty, generalPublic, otherParty } from './party.ts';
import { receiptRanges } from './receipt-range.ts';
import type { DocumentTotals } from './rules/rule.ts';
import { isCarried } from './state/place.ts';
import {
  type EInvoice,
  type EInvoiceLine,
  type EInvoiceParty,
  ISSUED_TYPES,
  isNoteCode,
  type OriginalReference,
  SELF_BILLED_TYPES,
} from './ubl/e-invoice.ts';
import type { Findings } from './ubl/finding.ts';
import { linesOfDocument, taxesByKind } from './ubl/lines.ts';
import { FOREIGN_SUPPLIER_TIN, isUnnamed } from './ubl/tin.ts';
import { ONE_UNIT } from './ubl/unit-code.ts';
import { issueInstant } from './ubl/window.ts';

export interface Content {
  readonly invoice: EInvoice;
  readonly totals: DocumentTotals;
  /** The documents it covers: those in a draft, otherwise the document itself. */
  readonly sources: readonly Document[];
}

const SEN_PER_RINGGIT = 100n;

const UNSIGNED = '1.0';
const SIGNED = '1.1';
/** Versions 1.0 and 1.1 under another number, for the time of a voluntary disclosure. */
const DISCLOSING: readonly string[] = ['1.2', '1.3'];
const SIGNED_VERSIONS: readonly string[] = [SIGNED, '1.3'];

export const isDisclosing = (version: string): boolean => DISCLOSING.includes(version);
export const isSignedVersion = (version: string): boolean => SIGNED_VERSIONS.includes(version);

/** Whether the company takes part in the voluntary disclosure today. */
export const isDisclosureOpen = (command: CommandContext): boolean =>
  command.today <= (textOf(settingOf(command, 'einvoice.disclosureUntil')) ?? '');

/** Whether the book can issue a version: some need a certificate, some the programme of the tax authority. */
export const isVersionMet = (command: CommandContext, version: string): boolean =>
  (!isSignedVersion(version) || command.carrier.sign !== undefined) && (!isDisclosing(version) || isDisclosureOpen(command));

const AUTOMATIC = 'auto';

/** Undefined when the certificate decides. */
const wantedVersion = (command: CommandContext): string | undefined => {
  const wanted = settingOf(command, 'einvoice.version') ?? AUTOMATIC;
  if (wanted === AUTOMATIC) return undefined;
  return typeof wanted === 'number' ? wanted.toFixed(1) : String(wanted);
};

export const versionOf = (command: CommandContext): string =>
  wantedVersion(command) ?? (command.carrier.sign ? SIGNED : UNSIGNED);

/** Undefined only together with a problem. */
export function contentOf(command: CommandContext, document: Document, findings: Findings): Content | undefined {
  if (gathersSales(document.type)) return consolidated(command, document, findings);
  if (gathersPurchases(document.type)) return selfBilled(command, document, findings);
  return ownContent(command, document, findings);
}

function ownContent(command: CommandContext, document: Document, findings: Findings): Content | undefined {
  const typeCode = ISSUED_TYPES[document.type];
  if (typeCode === undefined) throw new Error(`Documents of type ${document.type} have no e-invoice.`);
  const customer = otherParty(command, 'AR', document, findings);
  const isConsolidated = customer !== undefined && isUnnamed(customer);
  const lines = linesOfDocument(command, document, { typeCode, isImported: false, isConsolidated }, findings);
  const references = isNoteCode(typeCode) ? referencesOfNote(command.db, document, findings, customer?.tin) : [];
  if (isConsolidated && !isNoteCode(typeCode)) refuseOverLimit([document], findings);
  if (!customer) return undefined;
  const parties = { supplier: asSupplier(companyParty(command)), customer };
  return contentFrom(command, { document, typeCode, parties, lines, references, sources: [document], period: null });
}

/** Above this, a single sale needs an e-invoice of its own that names the buyer. */
function refuseOverLimit(sales: readonly Document[], findings: Findings): void {
  const limit = (CONSOLIDATION_LIMIT / SEN_PER_RINGGIT).toLocaleString('en');
  for (const { no } of sales.filter(({ totals }) => totals.totalLocal > CONSOLIDATION_LIMIT)) {
    findings.refuse('/InvoiceLine', 'NOT_CONSOLIDATABLE', bookUblSays.overConsolidationLimit(no, limit));
  }
}

interface Parts {
  readonly document: Document;
  readonly typeCode: string;
  readonly parties: { readonly supplier: EInvoiceParty; readonly customer: EInvoiceParty };
  readonly lines: readonly EInvoiceLine[];
  readonly references: readonly OriginalReference[];
  readonly sources: readonly Document[];
  readonly period: EInvoice['period'];
}

function contentFrom(command: CommandContext, parts: Parts): Content {
  const totals = totalsOf(parts.sources);
  const currency = parts.sources[0]?.currency ?? parts.document.currency;
  return {
    totals,
    sources: parts.sources,
    invoice: {
      typeCode: parts.typeCode,
      version: versionOf(command),
      no: parts.document.no,
      issuedAt: isCarried(command) ? carriedIssue(command) : issueInstant(command.now),
      currency,
      rate: currency === baseCurrency(command) ? null : rateOf(command, parts.sources),
      ...parts.parties,
      lines: parts.lines,
      rounding: totals.rounding,
      references: parts.references,
      paymentModes: parts.sources.length === 1 ? paymentModesOf(command, parts.sources[0]) : [],
      period: parts.period,
    },
  };
}

/** The issue time is this much earlier than now, so that the tax authority does not find it in the future. */
const ISSUED_BEFORE_MS = 2000;

/** The time of the tax authority, which decides what is in the future; the sandbox has the clock of the book. */
export const authorityNow = (command: CommandContext): string =>
  isCarried(command) ? new Date(Date.parse(command.now) + command.carrier.skewMs).toISOString() : command.now;

export const carriedIssue = (command: CommandContext): string =>
  issueInstant(new Date(Date.parse(authorityNow(command)) - ISSUED_BEFORE_MS).toISOString());

/** How a cash document was paid, each way once. */
function paymentModesOf(command: CommandContext, document: Document | undefined): readonly string[] {
  const effect = document && MATRIX[document.type];
  if (!document || effect?.kind !== 'bill' || !effect.isPaidAtOnce) return [];
  const modes = document.payments.flatMap(({ data }) => {
    const method = textOf(data.paymentMethod);
    return method === null ? [] : (textOf(command.records.find('payment-method', method)?.data.einvoiceMode) ?? []);
  });
  return [...new Set(modes)];
}

const CONSOLIDATED = '004';

/** Sales to the general public: one line for each range of receipts. */
function consolidated(command: CommandContext, draft: Document, findings: Findings): Content | undefined {
  const sources = sourcesOf(command.db, draft);
  if (sources.length === 0) {
    findings.refuse('/InvoiceLine', 'NOTHING_TO_CONSOLIDATE', bookEInvoiceSays.draftEmpty(draft.no));
    return undefined;
  }
  refuseOverLimit(sources, findings);
  const lines = receiptRanges(sources).map(({ text, documents }): EInvoiceLine => {
    const net = sumSen(documents.map(({ totals }) => totals.net));
    const taxes = documents.flatMap((document) =>
      linesOfDocument(command, document, { typeCode: '01', isImported: false, isConsolidated: true }, findings).flatMap(
        (line) => line.taxes,
      ),
    );
    return {
      description: text,
      classification: CONSOLIDATED,
      quantity: ONE,
      unitCode: ONE_UNIT,
      price: unitCostOf(net, ONE),
      discount: 0n,
      net,
      taxes:
        taxes.length === 0 ? [{ category: '06', percent: ZERO, taxable: net, tax: 0n, exemption: null }] : taxesByKind(taxes),
    };
  });
  const from = businessDate(`${String(draft.header.month)}-01`);
  const parties = { supplier: asSupplier(companyParty(command)), customer: generalPublic() };
  return contentFrom(command, {
    document: draft,
    typeCode: '01',
    parties,
    lines,
    references: [],
    sources,
    period: { from, to: addDays(addMonths(from, 1), -1) },
  });
}

/** Purchases that we bill to ourselves: the creditor supplies, we are the customer. */
function selfBilled(command: CommandContext, draft: Document, findings: Findings): Content | undefined {
  const typeCode = SELF_BILLED_TYPES[sourceTypeOf(draft)] ?? '11';
  const sources = sourcesOf(command.db, draft);
  const [first] = sources;
  if (!first) {
    findings.refuse('/InvoiceLine', 'NOTHING_TO_CONSOLIDATE', bookEInvoiceSays.draftEmpty(draft.no));
    return undefined;
  }
  const supplier = supplierOf(command, draft, first, findings);
  if (!supplier) return undefined;
  const context = { typeCode, isImported: supplier.tin === FOREIGN_SUPPLIER_TIN, isConsolidated: isUnnamed(supplier) };
  const lines = sources.flatMap((source) => linesOfDocument(command, source, context, findings));
  const references = isNoteCode(typeCode)
    ? sources.flatMap((source) => referencesOfNote(command.db, source, findings, supplier.tin))
    : [];
  const parties = { supplier: asSupplier(supplier), customer: companyParty(command) };
  return contentFrom(command, { document: draft, typeCode, parties, lines, references, sources, period: null });
}

/** The supplier of a draft, or the general public if several individuals share the draft. */
function supplierOf(command: CommandContext, draft: Document, first: Document, findings: Findings): EInvoiceParty | undefined {
  if (draft.party === null && draft.header.isShared === true) return generalPublic();
  return otherParty(command, 'AP', { ...first, party: draft.party ?? first.party }, findings);
}
