/** Changes a document under the strict contract: what is left out stays, what is protected is refused, what is saved is proven. */

import { findRecipe, type Payload, type Shape } from '@ledgerline/catalog';
import { audit } from '../audit.ts';
import { decimalOf } from '../decimal.ts';
import { deriveDocument } from '../derive.ts';
import type { DocType } from '../doc-type.ts';
import type { Document, Draft, KnockOffRow } from '../document.ts';
import { loadDocument, payloadOf, referencesOf, replaceDocument } from '../document-store.ts';
import { draftDocument } from '../drafting/draft.ts';
import { checkCodes, dueDateOf } from '../drafting/header.ts';
import { rowsOf } from '../drafting/payments.ts';
import { checkUserDefinedFields } from '../drafting/user-defined.ts';
import { isHeldByAuthority } from '../einvoice/submission-store.ts';
import { linkedQuantity, linksFromDocument, linksToDocument } from '../link.ts';
import { leastSen, type Sen, senNumber } from '../money.ts';
import { type Outcome, type Proof, proof, refused } from '../outcome.ts';
import { MATRIX, SIDES } from '../posting/matrix.ts';
import { assertMutable, isOrder } from '../protection.ts';
import { warnOfCredit } from '../settlement/credit-control.ts';
import type { Work } from '../work.ts';
import { fieldIn, refusePlaceless, withClearedMembers, withTaxAsEntered } from './cleared-members.ts';
import { mergedPayload, STEERING } from './document-merge.ts';
import { updateTypeOf, validatedUpdate, writtenView } from './document-view.ts';
import { selectForChange } from './select.ts';
import { checksOf, said } from './verify.ts';

export function updateDocument(work: Work, types: readonly DocType[], payload: Payload): Outcome {
  const selected = selectForChange(work, types, payload);
  if (!selected) return refused(work);
  const { document } = selected;
  const shape = findRecipe(updateTypeOf(document.type))?.shape;
  if (!shape) throw new Error(`${document.type} has no update.`);
  // Whom an e-invoice is made out to is no matter of text once the tax authority has it.
  const isRenamed = payload.taxEntityID !== undefined && isHeldByAuthority(work.db, document.key);
  const isFinancial = isRenamed || touchesAmounts(shape, payload);
  refuseUnavailable(work, payload);
  assertMutable(work, selected, isFinancial ? 'update' : 'retouch');
  refusePaid(work, document);
  if (isFinancial && isOrder(document)) refuseTransferred(work, document, payload);
  refusePlaceless(work, document, payload);
  const merged = mergedPayload(work, document, payload);
  if (work.isRefused) return refused(work);
  const draft = isFinancial ? redraft(work, document, { shape, merged, payload }) : retouched(work, document, merged, payload);
  if (!draft || work.isRefused) return refused(work);
  return saved(work, document, draft, payload);
}

function saved(work: Work, document: Document, draft: Draft, payload: Payload): Outcome {
  const links = linkPairs(work, document.key);
  replaceDocument(work.db, document.key, draft, work.now);
  const after = loadDocument(work.db, document.key);
  deriveDocument(work, after);
  warnOfCredit(work, after);
  if (work.isRefused) return refused(work);
  if (payload.validateOnly === true) return validatedUpdate(work, after);
  audit(work, {
    operation: 'UpdateDocument',
    subject: `${document.type} ${document.no}`,
    reason: payload.reason,
    before: payloadOf(document),
    after: payloadOf(after),
  });
  return {
    result: { ok: true, saved: true, operationUsed: 'UpdateDocument', ...writtenView(work.db, after), warnings: work.warnings },
    isKept: true,
    prove: (fresh) => proofOf(fresh, document, payload, links),
    wantsReadBack: true,
  };
}

function proofOf(fresh: Work, before: Document, payload: Payload, links: readonly string[]): Proof {
  const now = loadDocument(fresh.db, before.key);
  const kept = links.filter((pair) => now.lines.some((line) => pair.includes(line.key.toString())));
  const isLinked = kept.every((pair) => linkPairs(fresh, before.key).includes(pair));
  const isSame = now.key === before.key && now.no === before.no && now.type === before.type;
  const header = checksOf(payload, now.header, '', STEERING);
  return proof([...header, ...lineChecks(now, payload)], isSame, isLinked, writtenView(fresh.db, now));
}

function lineChecks(now: Document, payload: Payload) {
  const rows = rowsOf(payload, 'lines');
  const first = payload.detailMode === 'append' ? now.lines.length - rows.length : 0;
  return rows.flatMap((row, index) => {
    const isByKey = payload.detailMode === 'update' || payload.detailMode === 'delete';
    const line = isByKey ? now.lines.find(({ key }) => key.toString() === String(row.dtlKey)) : now.lines[first + index];
    const path = `lines/${index}/`;
    if (payload.detailMode === 'delete') {
      return [{ path: `${path}dtlKey`, expected: null, actual: line?.key.toString() ?? null, matched: line === undefined }];
    }
    // A new row that leaves a member blank asks for nothing there, and takes what the book fills in.
    return checksOf(isByKey ? row : said(row), line?.data ?? {}, path, ['dtlKey', 'barCode']);
  });
}

const linkPairs = (work: Work, docKey: bigint): readonly string[] =>
  [...linksToDocument(work.db, docKey), ...linksFromDocument(work.db, docKey)].map(
    ({ fromDtlKey, toDtlKey, kind }) => `${fromDtlKey} ${kind} ${toDtlKey}`,
  );

/** Whether anything that is asked for touches amounts, stock or settlement. */
function touchesAmounts(shape: Shape, payload: Payload): boolean {
  if (['payments', 'knockOffs', 'clearedEntries'].some((name) => payload[name] !== undefined)) return true;
  const isFinancial = (of: Shape, name: string): boolean => fieldIn(of, name)?.effect === 'financial';
  if (Object.keys(payload).some((name) => !STEERING.includes(name) && isFinancial(shape, name))) return true;
  if (payload.lines === undefined) return false;
  const lines = shape.members.lines;
  if (payload.detailMode !== 'update' || lines?.kind !== 'rows') return true;
  return rowsOf(payload, 'lines').some((row) => Object.keys(row).some((name) => isFinancial(lines.of, name)));
}

function refuseUnavailable(work: Work, payload: Payload): void {
  if (payload.withholdingTaxVersion === undefined) return;
  work.refuse('/withholdingTaxVersion', 'INVALID_VALUE', 'This book does not expose withholdingTaxVersion.');
}

function refusePaid(work: Work, document: Document): void {
  const effect = MATRIX[document.type];
  if (effect.kind !== 'bill' || !effect.isPaidAtOnce || document.payments.length === 0) return;
  work.refuse('/docNo', 'DOC_PAID', `${document.no} has been paid; only an unpaid cash document can be changed.`);
}

function refuseAfterTarget(work: Work, { key, no }: Document, { docDate }: Payload): void {
  const first = work.db.get<{ date: string | null }>('SELECT min(to_date) AS date FROM document_link WHERE from_doc_key = :key', {
    key,
  })?.date;
  if (typeof docDate !== 'string' || first === null || first === undefined || docDate <= first) return;
  work.refuse('/docDate', 'INVALID_DATE', `${no} has gone on to a document dated ${first}; choose that day or an earlier one.`);
}

/** Of an order that has gone on, party, good and currency are frozen, and lines that went on keep item, unit and enough quantity. */
function refuseTransferred(work: Work, document: Document, payload: Payload): void {
  if (linksFromDocument(work.db, document.key).length === 0) return;
  const effect = MATRIX[document.type];
  const frozen = ['itemCode', 'currencyCode', 'currencyRate', ...('side' in effect ? [SIDES[effect.side].partyCode] : [])];
  for (const name of frozen) {
    if (payload[name] !== undefined && payload[name] !== document.header[name]) {
      work.refuse(`/${name}`, 'DOC_TRANSFERRED', `${name} is frozen: ${document.no} has been transferred.`);
    }
  }
  refuseAfterTarget(work, document, payload);
  // An assembly order says in its head how many are to be made; what was made hangs on its first line.
  const made = linkedQuantity(work.db, document.lines[0]?.key ?? 0n, 'next');
  if (typeof payload.qty === 'number' && decimalOf(payload.qty) < made) {
    work.refuse('/qty', 'DOC_TRANSFERRED', 'The quantity may not fall below what has been made.');
  }
  const isGone = (key: bigint): boolean => linkedQuantity(work.db, key, 'next') + linkedQuantity(work.db, key, 'procure') > 0n;
  if (payload.detailMode === 'replace' && document.lines.some((line) => isGone(line.key))) {
    work.refuse('/detailMode', 'DOC_TRANSFERRED', 'Lines that have been transferred cannot be replaced.');
  }
  rowsOf(payload, 'lines').forEach((row, index) => {
    const line = document.lines.find(({ key }) => key.toString() === String(row.dtlKey));
    if (!line || !isGone(line.key)) return;
    const changed = ['itemCode', 'uom'].some((name) => row[name] !== undefined && row[name] !== line.data[name]);
    if (payload.detailMode === 'delete' || changed) {
      work.refuse(`/lines/${index}`, 'DOC_TRANSFERRED', 'A line that has been transferred keeps its item and unit and stays.');
    }
    if (typeof row.qty === 'number' && decimalOf(row.qty) < linkedQuantity(work.db, line.key, 'next')) {
      work.refuse(`/lines/${index}/qty`, 'DOC_TRANSFERRED', 'The quantity may not fall below what has been transferred.');
    }
  });
}

/** Lines that stay keep the source they were transferred from. */
function redraft(
  work: Work,
  document: Document,
  change: { readonly shape: Shape; readonly merged: Payload; readonly payload: Payload },
): Draft | undefined {
  const filled = draftDocument(work, document.type, { ...withTaxAsEntered(document, change.merged), docNo: document.no });
  if (!filled) return undefined;
  const draft = withClearedMembers(work, document, filled, change);
  refuseBeforeSource(work, document, draft);
  refuseOtherGoods(work, document, draft);
  const sources = new Map(document.lines.map((line) => [line.key, line.posting]));
  return {
    ...draft,
    ...(takesKnockOffs(document) ? {} : { knockOffs: within(draft.knockOffs, draft.totals.total) }),
    lines: draft.lines.map((line) => {
      const { from, linkQuantity } = sources.get(line.key) ?? {};
      const kept = { ...(from ? { from } : {}), ...(linkQuantity ? { linkQuantity } : {}) };
      return { ...line, posting: { ...kept, ...line.posting } };
    }),
  };
}

const takesKnockOffs = ({ type }: Document): boolean => findRecipe(updateTypeOf(type))?.shape.members.knockOffs !== undefined;

/** Knock-offs that an update cannot name, such as those a note made by itself, give way where the document is lowered. */
function within(rows: readonly KnockOffRow[], total: Sen): readonly KnockOffRow[] {
  let left = total;
  return rows.flatMap((row) => {
    const amount = leastSen(BigInt(row.amount), left);
    left -= amount;
    return amount <= 0n ? [] : [{ ...row, amount: amount.toString(), data: { ...row.data, amount: senNumber(amount) } }];
  });
}

/** A line that came from another document stays what it was there. */
function refuseOtherGoods(work: Work, document: Document, draft: Draft): void {
  draft.lines.forEach((line, index) => {
    const before = document.lines.find(({ key }) => key === line.key);
    if (!before?.posting.from) return;
    for (const name of ['itemCode', 'uom']) {
      if (line.data[name] !== before.data[name]) {
        work.refuse(`/lines/${index}/${name}`, 'DOC_TRANSFERRED', `The line came from another document and keeps its ${name}.`);
      }
    }
  });
}

function refuseBeforeSource(work: Work, document: Document, draft: Draft): void {
  // An assembly has looked at its order while it was drafted.
  if (MATRIX[document.type].kind === 'assembly') return;
  for (const { fromDocKey } of linksToDocument(work.db, document.key)) {
    const source = loadDocument(work.db, fromDocKey);
    if (draft.date < source.date) {
      work.refuse('/docDate', 'INVALID_DATE', `${document.no} comes from ${source.no} and may not be dated before it.`);
    }
  }
}

/** A change of texts alone: nothing is worked out anew, so that records gone out of use do not stand in its way. */
function retouched(work: Work, document: Document, merged: Payload, payload: Payload): Draft {
  checkCodes(work, payload, '');
  checkUserDefinedFields(work, document.type, payload, '', false);
  rowsOf(payload, 'lines').forEach((row, index) => {
    checkUserDefinedFields(work, `${document.type}.line`, row, `/lines/${index}`, false);
  });
  const rows = new Map(rowsOf(merged, 'lines').map((row) => [String(row.dtlKey), row]));
  const { lines: _lines, payments: _payments, knockOffs: _knockOffs, ...header } = merged;
  return {
    ...document,
    dueDate: document.dueDate === null ? null : dueDateOf(work, document.date, header),
    header,
    lines: document.lines.map((line) => {
      const { dtlKey: _key, ...data } = rows.get(line.key.toString()) ?? line.data;
      return { ...line, data };
    }),
    references: [...referencesOf(work.db, document.key), ...work.references],
  };
}
