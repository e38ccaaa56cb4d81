/**
 * Changes a document under the strict contract: fields left out stay, protected fields are refused, and the saved document is
 * verified.
 */

import { type DocType, findRecipe, type Payload, type Shape } from '@ledgerline/catalog';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type HandlerResult, refused, type Verification } from '../command/handler-result.ts';
import { checksOf } from '../command/verify.ts';
import type { Document, Draft, KnockOffRow } from '../document/document.ts';
import { endDraft, loadDocument, payloadOf, referencesOf, replaceDocument } from '../document/document-store.ts';
import { areSameLinks, type Link, storedLinks } from '../document/link.ts';
import { draftDocument } from '../drafting/draft.ts';
import { checkBranch, checkCodes, checkedDueDate } from '../drafting/header.ts';
import { refuseContradictions } from '../drafting/stated-figure.ts';
import { MATRIX } from '../ledger/matrix.ts';
import { leastSen, type Sen, senNumber } from '../money.ts';
import { rowsOf } from '../payload.ts';
import { deriveDocument } from '../posting/derive.ts';
import type { Reference } from '../record-store/records.ts';
import { findParty } from '../records/master.ts';
import { checkUserDefinedFields, refuseClearedFields, UNCHANGED, uniqueFieldsOf } from '../records/user-defined-value.ts';
import { warnOfCredit } from '../settlement/credit-control.ts';
import { fieldIn, refusePlaceless, withClearedMembers, withTaxAsEntered } from './cleared-members.ts';
import { mergedPayload, STEERING, sentPath } from './document-merge.ts';
import { evidenceOf, storedHeader, verifiedBy, verifiedGone } from './document-verification.ts';
import { createShapeOf, updateTypeOf, validatedUpdate, writtenView } from './document-view.ts';
import { checkSources, isPosted, postedNumber, refuseDepositChanges, refuseDraftOptions, withinOutstanding } from './draft.ts';
import { changedLineChecks } from './line-verification.ts';
import { checkLinkage, linksAfter } from './linkage.ts';
import { assertMutable, assertTextsMutable } from './protection.ts';
import { selectForChange, withDeposits } from './select.ts';
import { touchedTexts } from './touched-text.ts';

export function updateDocument(command: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  const selected = selectForChange(command, payload.saveAsDraft === false ? withDeposits(types) : types, payload);
  if (!selected) return refused(command);
  const { document } = selected;
  command.documentNo = document.no;
  command.isChange = true;
  const shape = findRecipe(updateTypeOf(document.type))?.shape ?? createShapeOf(document.type);
  const isFinancial = isPosted(document, payload) || touchesAmounts(shape, payload);
  refuseUnavailable(command, payload);
  refuseDraftOptions(command, document, payload);
  refuseDepositChanges(command, document, payload);
  const isMutable = assertMutable(command, selected, isFinancial ? 'update' : 'text-only');
  if (isMutable) assertTextsMutable(command, selected, touchedTexts(shape, document, payload));
  refusePaid(command, document);
  refusePlaceless(command, document, payload);
  const merged = mergedPayload(command, document, payload);
  checkLinkage(command, { document, merged, payload });
  refuseLineless(command, merged, payload);
  if (command.isRefused) return refused(command);
  const draft = isFinancial
    ? redraft(command, document, { shape, merged, payload })
    : withNewTexts(command, document, merged, payload);
  const handled = draft && !command.isRefused ? saved(command, document, draft, payload) : undefined;
  return handled ?? refusedAsSent(command, merged, payload);
}

/** The problems of the drafted lines, at the rows that were sent. */
function refusedAsSent(command: CommandContext, merged: Payload, payload: Payload): HandlerResult {
  const toSent = sentPath(merged, payload);
  command.problems.splice(0, command.problems.length, ...command.problems.map((one) => ({ ...one, path: toSent(one.path) })));
  return refused(command);
}

/** Undefined together with a problem. */
function saved(command: CommandContext, document: Document, draft: Draft, payload: Payload): HandlerResult | undefined {
  const links = linksAfter(command, document, draft);
  const no = isPosted(document, payload) ? postedNumber(command, document, draft, payload) : document.no;
  if (no === undefined) return undefined;
  replaceDocument(command.db, document.key, draft, command.now);
  if (isPosted(document, payload)) endDraft(command.db, document.key, no, 'Saved', command.now);
  const after = loadDocument(command.db, document.key);
  deriveDocument(command, after);
  warnOfCredit(command, after);
  if (command.isRefused) return undefined;
  // A preview promises no number.
  if (payload.validateOnly === true) return validatedUpdate(command, { ...after, no: document.no });
  audit(command, {
    operation: 'UpdateDocument',
    subject: `${document.type} ${no}`,
    reason: payload.reason,
    before: payloadOf(document),
    after: payloadOf(after),
  });
  return {
    result: {
      ok: true,
      saved: true,
      operationUsed: 'UpdateDocument',
      ...writtenView(command.db, after),
      ...(no === document.no ? {} : { draftNo: document.no }),
      warnings: command.warnings,
    },
    isCommitted: true,
    verify: (fresh) => verificationFrom(fresh, { before: document, no, draft, payload, links }),
  };
}

interface Changed {
  readonly before: Document;
  /** The number from now on: a draft that is posted gets one. */
  readonly no: string;
  readonly draft: Draft;
  readonly payload: Payload;
  readonly links: readonly Link[];
}

function verificationFrom(fresh: CommandContext, { before, no, draft, payload, links }: Changed): Verification {
  const evidence = evidenceOf(fresh.db, before.key);
  if (!evidence) return verifiedGone(no);
  const now = evidence.document;
  const areLinksKept = areSameLinks(storedLinks(fresh.db, before.key), now.status === 'Saved' ? links : []);
  const asked = { ...payload, docNo: no };
  const checks = [...checksOf(asked, storedHeader(now), '', UNCOMPARED), ...changedLineChecks(before, now, payload)];
  return verifiedBy(fresh.db, evidence, { no, draft, asked: payload, checks, areLinksKept });
}

/** Fields that control the change, and rows, which are compared separately. */
const UNCOMPARED = [
  'reason',
  'validateOnly',
  'detailMode',
  'docNoFormatName',
  'lines',
  'payments',
  'knockOffs',
  'clearedEntries',
];

/** Whether any requested change affects amounts, stock or settlement. */
function touchesAmounts(shape: Shape, payload: Payload): boolean {
  if (['payments', 'knockOffs', 'clearedEntries'].some((name) => payload[name] !== undefined)) return true;
  const isFinancial = (of: Shape, name: string): boolean => fieldIn(of, name)?.effect === 'financial';
  if (Object.keys(payload).some((name) => !STEERING.includes(name) && isFinancial(shape, name))) return true;
  if (payload.lines === undefined) return false;
  const lines = shape.members.lines;
  if (payload.detailMode !== 'update' || lines?.kind !== 'rows') return true;
  return rowsOf(payload, 'lines').some((row) => Object.keys(row).some((name) => isFinancial(lines.of, name)));
}

function refuseUnavailable(command: CommandContext, payload: Payload): void {
  if (payload.withholdingTaxVersion === undefined) return;
  command.refuse('/withholdingTaxVersion', 'INVALID_VALUE', 'This book does not expose withholdingTaxVersion.');
}

/** Without lines an assembly would use those of its bill of materials, which was not requested. */
function refuseLineless(command: CommandContext, merged: Payload, { detailMode }: Payload): void {
  if (command.isRefused || detailMode !== 'delete' || rowsOf(merged, 'lines').length > 0) return;
  command.refuse('/lines', 'REQUIRED', 'The document needs at least one line. Void it instead, or replace its lines.');
}

function refusePaid(command: CommandContext, document: Document): void {
  const effect = MATRIX[document.type];
  if (effect.kind !== 'bill' || !effect.isPaidAtOnce || document.payments.length === 0 || document.status === 'Draft') return;
  command.refuse('/docNo', 'DOC_PAID', `${document.no} has been paid. Only an unpaid cash document can be changed.`);
}

/** Lines that stay keep the source they were transferred from. */
function redraft(
  command: CommandContext,
  document: Document,
  change: { readonly shape: Shape; readonly merged: Payload; readonly payload: Payload },
): Draft | undefined {
  refuseClearedFields(command, document.type, change.payload, '');
  rowsOf(change.payload, 'lines').forEach((row, index) => {
    refuseClearedFields(command, `${document.type}.line`, row, `/lines/${index}`);
  });
  const filled = draftDocument(command, document.type, { ...withTaxAsEntered(document, change.merged), docNo: document.no });
  if (!filled) return undefined;
  const draft = withClearedMembers(command, document, filled, change);
  refuseContradictory(command, draft, change.payload);
  const sources = new Map(document.lines.map((line) => [line.key, line.posting]));
  const lines = draft.lines.map((line) => {
    const { from, linkQuantity } = sources.get(line.key) ?? {};
    const kept = { ...(from ? { from } : {}), ...(linkQuantity ? { linkQuantity } : {}) };
    return { ...line, posting: { ...kept, ...line.posting } };
  });
  const whole = { ...draft, lines };
  if (!isPosted(document, change.payload)) {
    return takesKnockOffs(document) ? whole : { ...whole, knockOffs: within(draft.knockOffs, draft.totals.total) };
  }
  checkSources(command, document, whole);
  const knockOffs = takesKnockOffs(document)
    ? draft.knockOffs
    : within(withinOutstanding(command, draft.knockOffs), draft.totals.total);
  return { ...whole, knockOffs };
}

const takesKnockOffs = ({ type }: Document): boolean => findRecipe(updateTypeOf(type))?.shape.members.knockOffs !== undefined;

/** Knock-offs that an update cannot name, such as those a note creates itself, are reduced when the document total is lowered. */
function within(rows: readonly KnockOffRow[], total: Sen): readonly KnockOffRow[] {
  let left = total;
  return rows.flatMap((row) => {
    const amount = leastSen(BigInt(row.amount), left);
    left -= amount;
    return amount <= 0n ? [] : [{ ...row, amount: amount.toString(), data: { ...row.data, amount: senNumber(amount) } }];
  });
}

/** A changed figure must agree with the others of its line; new lines are checked when they are drafted. */
function refuseContradictory(command: CommandContext, draft: Draft, payload: Payload): void {
  const effect = MATRIX[draft.type];
  if (effect.kind !== 'bill' || payload.detailMode !== 'update') return;
  const lines = new Map(draft.lines.map((line, index) => [line.key.toString(), { line, index }]));
  for (const row of rowsOf(payload, 'lines')) {
    const found = lines.get(String(row.dtlKey));
    if (found) refuseContradictions(command, effect.side, row, found.line, `/lines/${found.index}`);
  }
}

/** The checks of a create for the requested texts. */
function checkTexts(command: CommandContext, document: Document, payload: Payload): void {
  const effect = MATRIX[document.type];
  checkCodes(command, payload, '');
  if ('side' in effect && document.party !== null) {
    checkBranch(command, findParty(command, effect.side, document.party)?.data ?? {}, payload);
  }
  checkUserDefinedFields(command, { table: document.type }, payload, '', UNCHANGED);
  rowsOf(payload, 'lines').forEach((row, index) => {
    checkUserDefinedFields(command, { table: `${document.type}.line` }, row, `/lines/${index}`, UNCHANGED);
  });
}

/** Fields that set the due date of a document. */
const DUE = ['dueDate', 'displayTerm'];

/** A change of texts only: nothing is computed again, so that inactive records do not prevent it. */
function withNewTexts(command: CommandContext, document: Document, merged: Payload, payload: Payload): Draft {
  checkTexts(command, document, payload);
  const rows = new Map(rowsOf(merged, 'lines').map((row) => [String(row.dtlKey), row]));
  const { lines: _lines, payments: _payments, knockOffs: _knockOffs, ...header } = merged;
  return {
    ...document,
    dueDate: DUE.some((name) => payload[name] !== undefined) ? checkedDueDate(command, document.date, header) : document.dueDate,
    header,
    lines: document.lines.map((line) => {
      const { dtlKey: _key, ...data } = rows.get(line.key.toString()) ?? line.data;
      return { ...line, data };
    }),
    references: referencesWithNewTexts(command, document, header, [...rows.values()]),
  };
}

/** References of the document stay; values of unique fields are only the current ones. */
function referencesWithNewTexts(
  command: CommandContext,
  document: Document,
  header: Payload,
  lines: readonly Payload[],
): readonly Reference[] {
  const tables: readonly (readonly [table: string, rows: readonly Payload[]])[] = [
    [document.type, [header]],
    [`${document.type}.line`, lines],
    [`${document.type}.payment`, document.payments.map(({ data }) => data)],
  ];
  const unique = tables.flatMap(([table, rows]) => uniqueFieldsOf(command, table, rows));
  const isField = ({ kind }: Reference): boolean => kind === 'user-defined-field';
  return [
    ...[...referencesOf(command.db, document.key), ...command.references].filter((reference) => !isField(reference)),
    ...unique.map((code) => ({ kind: 'user-defined-field' as const, code })),
  ];
}
