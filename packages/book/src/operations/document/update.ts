/**
 * Changes a document under the strict contract: fields left out stay, protected fields are refused, and the saved document is
 * verified.
 */

import { type DocType, findRecipe, type Payload, type Shape } from '@ledgerline/catalog';
import { bookDocumentSays } from '@ledgerline/words/book/document';
import { audit } from '../../command/audit.ts';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, type Verification } from '../../command/handler-result.ts';
import { checksOf } from '../../command/verify.ts';
import type { Document, Draft, KnockOffRow } from '../../document/document.ts';
import { endDraft, loadDocument, payloadOf, replaceDocument } from '../../document/document-store.ts';
import { areSameLinks, type Link, storedLinks } from '../../document/link.ts';
import { draftDocument } from '../../drafting/draft.ts';
import { refuseContradictions } from '../../drafting/stated-figure.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { isLocked } from '../../master-data/period-lock.ts';
import { refuseClearedFields } from '../../master-data/user-defined-value.ts';
import { leastSen, type Sen, senNumber, sumSen } from '../../money.ts';
import { rowsOf } from '../../payload.ts';
import { deriveDocument } from '../../posting/derive.ts';
import { warnOfCredit } from '../../settlement/credit-control.ts';
import { assertMutable, assertTextsMutable } from '../protection/protection.ts';
import { evidenceOf, storedHeader, verifiedBy, verifiedGone } from '../verification/document-verification.ts';
import { changedLineChecks } from '../verification/line-verification.ts';
import { createShapeOf, updateTypeOf, validatedUpdate, writtenView } from '../view/document-view.ts';
import { fieldIn, refusePlaceless, withClearedMembers, withTaxAsEntered } from './cleared-members.ts';
import { mergedPayload, STEERING, sentPath } from './document-merge.ts';
import {
  checkSources,
  isPosted,
  postedNumber,
  refuseDepositChanges,
  refuseDraftOptions,
  withinOutstanding,
} from './draft-posting.ts';
import { followedIn, type Shown } from './followers.ts';
import { checkLinkage, linksAfter } from './linkage.ts';
import { withLaterKnockOffs, withNewTexts } from './new-texts.ts';
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
  const isSettledLater = isFinancial && settlesOnly(shape, payload) && isLocked(command, document.date);
  const isMutable = assertMutable(command, selected, isSettledLater ? 'settle-later' : isFinancial ? 'update' : 'text-only');
  if (isMutable) assertTextsMutable(command, selected, touchedTexts(shape, document, payload));
  refusePaid(command, document, isFinancial);
  refusePlaceless(command, document, payload);
  const merged = mergedPayload(command, document, payload);
  checkLinkage(command, { document, merged, payload });
  refuseLineless(command, merged, payload);
  if (command.isRefused) return refused(command);
  const draft = isSettledLater
    ? withLaterKnockOffs(command, document, merged, payload)
    : isFinancial
      ? redraft(command, document, { shape, merged, payload })
      : withNewTexts(command, document, merged, payload);
  const handled = draft && !command.isRefused ? saved(command, document, draft, payload) : undefined;
  return handled ?? refusedAsSent(command, merged, payload);
}

/** The problems of the drafted lines, at the rows that were sent. */
function refusedAsSent(command: CommandContext, merged: Payload, payload: Payload): HandlerResult {
  const toSent = sentPath(merged, payload);
  const sent = command.problems.splice(0).map((one) => ({ ...one, path: toSent(one.path) }));
  for (const found of sent) command.add(found);
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
  const followed = followedIn(document, after, payload, shownOf(document.type));
  if (payload.validateOnly === true) return validatedUpdate(command, { ...after, no: document.no }, followed);
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
      followed,
      ...(no === document.no ? {} : { draftNo: document.no }),
      warnings: command.warnings,
    },
    isCommitted: true,
    verify: (fresh) => verificationFrom(fresh, { before: document, no, draft, payload, links }),
  };
}

/** The fields that payloads name, without what the book stores beside them. */
function shownOf(type: DocType): Shown {
  const shape = findRecipe(updateTypeOf(type))?.shape ?? createShapeOf(type);
  const { lines } = shape.members;
  return {
    header: (name) => fieldIn(shape, name) !== undefined,
    line: (name) => lines?.kind === 'rows' && fieldIn(lines.of, name) !== undefined,
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

/** Whether the document stays as it is, and only settles other items. */
function settlesOnly(shape: Shape, { knockOffs, ...rest }: Payload): boolean {
  return knockOffs !== undefined && !touchesAmounts(shape, rest);
}

function refuseUnavailable(command: CommandContext, payload: Payload): void {
  if (payload.withholdingTaxVersion === undefined) return;
  command.refuse('/withholdingTaxVersion', 'INVALID_VALUE', bookDocumentSays.withholdingVersion());
}

/** Without lines an assembly would use those of its bill of materials, which was not requested. */
function refuseLineless(command: CommandContext, merged: Payload, { detailMode }: Payload): void {
  if (command.isRefused || detailMode !== 'delete' || rowsOf(merged, 'lines').length > 0) return;
  command.refuse('/lines', 'REQUIRED', bookDocumentSays.needsLine());
}

/** A cash sale cannot be changed once it is paid, not even its texts; a cash purchase keeps its amounts. */
function refusePaid(command: CommandContext, document: Document, isFinancial: boolean): void {
  const effect = MATRIX[document.type];
  if (effect.kind !== 'bill' || !effect.isPaidAtOnce || document.payments.length === 0 || document.status === 'Draft') return;
  if (effect.side === 'AP' && !isFinancial) return;
  command.refuse('/docNo', 'DOC_PAID', bookDocumentSays.paid(document.no));
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
  if (isPosted(document, change.payload)) checkSources(command, document, whole);
  return takesKnockOffs(document) ? whole : { ...whole, knockOffs: ownKnockOffs(command, document, whole, change.payload) };
}

const takesKnockOffs = ({ type }: Document): boolean => findRecipe(updateTypeOf(type))?.shape.members.knockOffs !== undefined;

/**
 * The knock-offs of a note, which an update cannot name. Those that the note made by itself settle at most its new total, and when
 * it is posted at most what is outstanding then; stated ones stay as they are, and are refused where they exceed either.
 */
function ownKnockOffs(command: CommandContext, document: Document, draft: Draft, payload: Payload): readonly KnockOffRow[] {
  const sources = new Set(document.lines.map(({ posting }) => posting.from?.docKey));
  const known = new Map(document.knockOffs.map((row) => [row.docKey, row.isAutomatic]));
  const isAutomatic = ({ docKey }: KnockOffRow): boolean => known.get(docKey) ?? sources.has(docKey);
  const stated = draft.knockOffs.filter((row) => !isAutomatic(row));
  const automatic = draft.knockOffs.filter(isAutomatic).map((row) => ({ ...row, isAutomatic: true }));
  const left = draft.totals.total - sumSen(stated.map((row) => BigInt(row.amount)));
  return [...stated, ...within(isPosted(document, payload) ? withinOutstanding(command, automatic) : automatic, left)];
}

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
