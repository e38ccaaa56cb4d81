/** Changes a document under the strict contract: what is left out stays, what is protected is refused, what is saved is proven. */

import { type Field, findRecipe, type Json, type Payload, type Shape } from '@ledgerline/catalog';
import { audit } from '../audit.ts';
import { decimalOf } from '../decimal.ts';
import { deriveDocument } from '../derive.ts';
import type { DocType } from '../doc-type.ts';
import type { Document, Draft } from '../document.ts';
import { loadDocument, payloadOf, referencesOf, replaceDocument } from '../document-store.ts';
import { draftDocument } from '../drafting/draft.ts';
import { checkCodes, dueDateOf } from '../drafting/header.ts';
import { withNewParty } from '../drafting/party-defaults.ts';
import { rowsOf } from '../drafting/payments.ts';
import { checkUserDefinedFields } from '../drafting/user-defined.ts';
import { isHeldByAuthority } from '../einvoice/submission-store.ts';
import { linkedQuantity, linksFromDocument, linksToDocument } from '../link.ts';
import { type Outcome, type Proof, proof, refused } from '../outcome.ts';
import { MATRIX, SIDES } from '../posting/matrix.ts';
import { assertMutable, isOrder } from '../protection.ts';
import { warnOfCredit } from '../settlement/credit-control.ts';
import type { Work } from '../work.ts';
import { updateTypeOf, validatedUpdate, writtenView } from './document-view.ts';
import { selectForChange } from './select.ts';
import { checksOf } from './verify.ts';

/** Members that select or steer. */
const STEERING = ['docNo', 'docType', 'reason', 'validateOnly', 'detailMode', 'lines', 'payments', 'knockOffs'];

const isCleared = (value: Json | undefined): boolean => value === null || value === '';

const fieldIn = (shape: Shape, name: string): Field | undefined => {
  const member = shape.members[name];
  if (member?.kind === 'field') return member;
  const master = shape.members.Master;
  return master?.kind === 'native' ? master.fields[name] : undefined;
};

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
  const merged = mergedPayload(work, document, payload);
  if (work.isRefused) return refused(work);
  const draft = isFinancial ? redraft(work, document, merged) : retouched(work, document, merged, payload);
  if (!draft || work.isRefused) return refused(work);
  return saved(work, document, draft, payload);
}

function saved(work: Work, document: Document, draft: Draft, payload: Payload): Outcome {
  const links = linkPairs(work, document.key);
  replaceDocument(work.db, document.key, draft, work.now);
  deriveDocument(work, document.key);
  const after = loadDocument(work.db, document.key);
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
    return checksOf(row, line?.data ?? {}, path, ['dtlKey', 'barCode']);
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

/** Of an order that has gone on, party and currency are frozen, and lines that went on keep item, unit and enough quantity. */
function refuseTransferred(work: Work, document: Document, payload: Payload): void {
  if (linksFromDocument(work.db, document.key).length === 0) return;
  const effect = MATRIX[document.type];
  const frozen = ['currencyCode', 'currencyRate', ...('side' in effect ? [SIDES[effect.side].partyCode] : [])];
  for (const name of frozen) {
    if (payload[name] !== undefined && payload[name] !== document.header[name]) {
      work.refuse(`/${name}`, 'DOC_TRANSFERRED', `${name} is frozen: ${document.no} has been transferred.`);
    }
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

/** Defaults that came from a member go when that member changes, unless they are given too. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  debtorCode: ['debtorName', 'displayTerm', 'branchCode', 'currencyRate', 'currencyCode', 'taxEntityID'],
  creditorCode: ['creditorName', 'displayTerm', 'branchCode', 'currencyRate', 'currencyCode', 'taxEntityID'],
};
const LINE_FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  itemCode: ['description', 'description2', 'uom', 'unitPrice', 'taxCode', 'taxRate', 'taxAmount'],
  uom: ['unitPrice'],
  taxCode: ['taxRate', 'taxAmount'],
  qty: ['taxAmount', 'taxAdjustment'],
  unitPrice: ['taxAmount', 'taxAdjustment', 'amount'],
  discount: ['taxAmount', 'taxAdjustment'],
};

function mergedMembers(before: Payload, change: Payload, follows: Readonly<Record<string, readonly string[]>>): Payload {
  const merged: Record<string, Json> = { ...before };
  for (const [name, value] of Object.entries(change)) {
    if (value === before[name]) continue;
    for (const follower of follows[name] ?? []) if (change[follower] === undefined) delete merged[follower];
    if (isCleared(value)) delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

function mergedPayload(work: Work, document: Document, payload: Payload): Payload {
  const before = payloadOf(document);
  const header = Object.fromEntries(Object.entries(payload).filter(([name]) => !STEERING.includes(name)));
  const fields = payload.userDefinedFields;
  const udf =
    typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? { userDefinedFields: mergedMembers((before.userDefinedFields ?? {}) as Payload, fields as Payload, {}) }
      : {};
  const merged = mergedMembers(before, { ...header, ...udf }, FOLLOWS);
  const isNewParty = ['debtorCode', 'creditorCode'].some((name) => merged[name] !== before[name]);
  return {
    ...(isNewParty ? { ...withNewParty(work, document.type, before, merged), ...header } : merged),
    ...(payload.lines === undefined ? {} : { lines: mergedLines(work, before, payload) }),
    ...(payload.payments === undefined ? {} : { payments: payload.payments }),
    ...(payload.knockOffs === undefined ? {} : { knockOffs: payload.knockOffs }),
  };
}

function mergedLines(work: Work, before: Payload, payload: Payload): readonly Payload[] {
  const [known, rows] = [rowsOf(before, 'lines'), rowsOf(payload, 'lines')];
  if (payload.detailMode === 'append') return [...known, ...rows];
  if (payload.detailMode === 'replace') return rows;
  const byKey = new Map(rows.map((row, index) => [String(row.dtlKey), { row, index }]));
  for (const [key, { index }] of byKey) {
    if (!known.some((line) => line.dtlKey === key)) {
      work.refuse(`/lines/${index}/dtlKey`, 'NOT_FOUND', `The document has no line with the key ${key}.`);
    }
  }
  if (payload.detailMode === 'delete') return known.filter((line) => !byKey.has(String(line.dtlKey)));
  return known.map((line) => {
    const change = byKey.get(String(line.dtlKey));
    return change ? { ...mergedMembers(line, change.row, LINE_FOLLOWS), dtlKey: String(line.dtlKey) } : line;
  });
}

/** Lines that stay keep the source they were transferred from. */
function redraft(work: Work, document: Document, merged: Payload): Draft | undefined {
  const draft = draftDocument(work, document.type, { ...merged, docNo: document.no });
  if (!draft) return undefined;
  refuseBeforeSource(work, document, draft);
  refuseOtherGoods(work, document, draft);
  const sources = new Map(document.lines.map((line) => [line.key, line.posting]));
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const { from, linkQuantity } = sources.get(line.key) ?? {};
      const kept = { ...(from ? { from } : {}), ...(linkQuantity ? { linkQuantity } : {}) };
      return { ...line, posting: { ...line.posting, ...kept } };
    }),
  };
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
