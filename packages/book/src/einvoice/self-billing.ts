/** Self-billed e-invoices: drafts for purchases whose suppliers issue none, one per document or, for individuals, one for all. */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused, uncommitted } from '../command/handler-result.ts';
import { cut, pageOf } from '../command/paging.ts';
import { checksOf } from '../command/verify.ts';
import type { Document } from '../document/document.ts';
import { missingDocument, notLive } from '../document/document-sentence.ts';
import { findDocument, loadDocument } from '../document/document-store.ts';
import { SELF_BILLED } from '../ledger/nature.ts';
import { auditDrafts, draftColumns, draftsResult, draftsVerification } from './consolidation.ts';
import { draftStatus, draftsOf, insertDraft, sourcesOf, sourceTypeOf } from './draft.ts';
import { referencesOfNote } from './original.ts';
import { otherParty } from './party.ts';
import { draftsHolding } from './state/submission-store.ts';
import { isNoteCode, SELF_BILLED_TYPES } from './ubl/e-invoice.ts';
import { Findings } from './ubl/finding.ts';
import { isIndividual } from './ubl/tin.ts';

/** The creditor of a purchase; of a cash book payment, the one its lines name. */
const creditorOf = (document: Document): string | null =>
  document.party ?? document.lines.find(({ posting }) => posting.party?.side === 'AP')?.posting.party?.code ?? null;

function sourceFor(command: CommandContext, type: DocType, docNo: string, path: string): Document | undefined {
  const document = findDocument(command.db, type, docNo);
  if (!document) {
    command.refuse(path, 'NOT_FOUND', missingDocument(command.db, [type], docNo));
    return undefined;
  }
  if (document.status !== 'Saved') {
    const { code, says } = notLive(document, 'selfBilled');
    command.refuse(path, code, says);
  }
  const [holder] = draftsHolding(command.db, document.key);
  if (holder !== undefined) {
    command.refuse(path, 'SELF_BILLED_BEFORE', bookEInvoiceSays.inDraft(docNo, loadDocument(command.db, holder).no));
  }
  if (command.db.get('SELECT 1 FROM einvoice_import WHERE doc_key = :key', { key: document.key }) !== undefined) {
    command.refuse(path, 'SELF_BILLED_BEFORE', bookEInvoiceSays.importedBefore(docNo));
  }
  if (isNoteCode(SELF_BILLED_TYPES[type] ?? '11')) {
    const findings = new Findings();
    referencesOfNote(command.db, document, findings);
    for (const found of findings.problems) command.problems.push({ ...found, path });
  }
  return { ...document, party: creditorOf(document) };
}

/** Only purchases from individuals may share a draft. */
function refuseShared(command: CommandContext, sources: readonly Document[]): void {
  sources.forEach((source, index) => {
    const supplier = otherParty(command, 'AP', source, new Findings());
    if (supplier && isIndividual(supplier)) return;
    command.refuse(`/docNos/${index}`, 'NOT_CONSOLIDATABLE', bookEInvoiceSays.notIndividual(source.no));
  });
  if (new Set(sources.map(({ currency }) => currency)).size > 1) {
    command.refuse('/docNos', 'CURRENCY_MISMATCH', bookEInvoiceSays.oneCurrency());
  }
}

export const createSelfBilled: Handler = (command, payload) => {
  const type = payload.docType as DocType;
  const sources = (payload.docNos as readonly string[]).flatMap(
    (docNo, index) => sourceFor(command, type, docNo, `/docNos/${index}`) ?? [],
  );
  const isShared = payload.consolidate === true;
  if (isShared) refuseShared(command, sources);
  if (command.isRefused) return refused(command);
  const groups = isShared ? [sources] : sources.map((source) => [source]);
  const drafts = groups.flatMap((group) => draftFor(command, type, group) ?? []);
  const [first] = drafts;
  if (command.isRefused || !first) return refused(command);
  for (const source of sources) warnOfSupplier(command, source);
  auditDrafts(command, drafts);
  return {
    result: {
      ...draftsResult(
        first,
        drafts.map((draft) => selfBilledRow(command, draft)),
      ),
      warnings: command.warnings,
    },
    isCommitted: true,
    verify: (fresh) => draftsVerification(fresh, drafts, (now) => gatheredChecks(fresh, now, payload)),
  };
};

/** Every named document is in one of the drafts, or all are in one where they share it. */
function gatheredChecks(fresh: CommandContext, drafts: readonly Document[], payload: Payload): readonly ReadBackCheck[] {
  const members = drafts.flatMap((draft) => sourcesOf(fresh.db, draft));
  const docNos = (payload.docNos as readonly string[]).map((docNo) => members.find(({ no }) => no === docNo)?.no ?? null);
  const { verifyAfterSave: _show, ...asked } = payload;
  // A single document is on one draft either way.
  const consolidate = docNos.length === 1 ? (payload.consolidate ?? false) : drafts.length === 1;
  return drafts.flatMap((draft) => checksOf(asked, { docType: sourceTypeOf(draft), docNos, consolidate }, ''));
}

function draftFor(command: CommandContext, type: DocType, sources: readonly Document[]): Document | undefined {
  const parties = new Set(sources.map(({ party }) => party));
  const [party = null] = parties.size === 1 ? [...parties] : [];
  const [only] = sources.length === 1 ? sources : [];
  const entity = only?.header.taxEntityID;
  const header = {
    docType: type,
    isShared: parties.size > 1,
    ...(typeof entity === 'number' ? { taxEntityID: entity } : {}),
  };
  return insertDraft(command, { type: SELF_BILLED, header, party, dueDate: null, sources });
}

/** Missing supplier details are reported before the draft is submitted. */
function warnOfSupplier(command: CommandContext, source: Document): void {
  const findings = new Findings();
  otherParty(command, 'AP', source, findings);
  for (const { path: _path, ...found } of [...findings.warnings, ...findings.problems]) command.addWarning(found);
}

const selfBilledRow = (command: CommandContext, draft: Document): Payload => ({
  ...draftColumns(command, draft),
  creditorCode: draft.party,
});

export const listSelfBilled: Handler = (command, payload) => {
  const page = pageOf(command, payload, [0n]);
  if (!page) return refused(command);
  const found = draftsOf(command.db, SELF_BILLED).filter(
    (draft) =>
      (page.after === null || draft.key < BigInt(page.after[0] ?? 0)) &&
      (payload.creditorCode === undefined || isFrom(command, draft, String(payload.creditorCode))) &&
      (payload.docType === undefined || draft.header.docType === payload.docType) &&
      (payload.status === undefined || draftStatus(command.db, draft) === payload.status) &&
      (payload.dateFrom === undefined || draft.date >= String(payload.dateFrom)) &&
      (payload.dateTo === undefined || draft.date <= String(payload.dateTo)),
  );
  const { shown, nextCursor } = cut(found, page, ({ key }) => [key]);
  const rows = shown.map((draft) => selfBilledRow(command, draft));
  return uncommitted({ ok: true, rows, count: rows.length, nextCursor });
};

const isFrom = (command: CommandContext, draft: Document, creditor: string): boolean =>
  draft.party === creditor || sourcesOf(command.db, draft).some((source) => creditorOf(source) === creditor);
