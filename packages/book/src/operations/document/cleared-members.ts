/**
 * Fields that are cleared on a document: those an update clears, and those cleared before. A draft that restores one is corrected
 * or refused.
 */

import { type Field, type Json, memberOf, type Payload, type Shape } from '@ledgerline/catalog';
import { bookDocumentSays } from '@ledgerline/words/book/document';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document, Draft, DraftLine } from '../../document/document.ts';
import { dueDateOf } from '../../drafting/header.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { isBlank, rowsOf } from '../../payload.ts';
import { UNTAXED } from './document-merge.ts';
import { LINE_FOLLOWS } from './followers.ts';

const PLACES = ['location', 'fromLocation', 'toLocation'];

/** The declared field, among the others or in the container of native names. */
export const fieldIn = (shape: Shape, name: string): Field | undefined => {
  const member = memberOf(shape, name);
  if (member?.kind === 'field') return member;
  const master = shape.members.Master;
  return master?.kind === 'native' && Object.hasOwn(master.fields, name) ? master.fields[name] : undefined;
};

const rowShapeOf = (shape: Shape): Shape => (shape.members.lines?.kind === 'rows' ? shape.members.lines.of : shape);

/** Goods are always at a location: a line that moves them can change it but not clear it. */
export function refusePlaceless(command: CommandContext, document: Document, payload: Payload): void {
  const effect = MATRIX[document.type];
  if (payload.detailMode !== 'update' || (effect.kind === 'bill' && effect.stock === 'none')) return;
  rowsOf(payload, 'lines').forEach((row, index) => {
    const line = document.lines.find(({ key }) => key.toString() === String(row.dtlKey));
    if (line?.posting.stockAccount === undefined) return;
    for (const name of PLACES) {
      if (row[name] === undefined || !isBlank(row[name]) || isBlank(line.data[name])) continue;
      command.refuse(`/lines/${index}/${name}`, 'INVALID_VALUE', bookDocumentSays.needsPlace(name));
    }
  });
}

/** A line that was entered without tax stays so, even if its item or party has a tax code, or gets one later. */
export function withTaxAsEntered(document: Document, merged: Payload): Payload {
  if (MATRIX[document.type].kind !== 'bill' || merged.lines === undefined) return merged;
  const keys = new Set(document.lines.map(({ key }) => key.toString()));
  const lines = rowsOf(merged, 'lines').map((row) => (keys.has(String(row.dtlKey)) ? { taxCode: UNTAXED, ...row } : row));
  return { ...merged, lines };
}

interface Part {
  readonly shape: Shape;
  readonly before: Payload;
  readonly merged: Payload;
  readonly asked: Payload;
  readonly follows: Readonly<Record<string, readonly string[]>>;
  /** Where the requested fields are in the payload. */
  readonly path: string;
}

/** Whether a default applies again because the field it follows was changed. */
const isRenewed = ({ before, asked, follows }: Part, name: string): boolean =>
  Object.entries(follows).some(
    ([leader, followers]) => followers.includes(name) && asked[leader] !== undefined && asked[leader] !== before[leader],
  );

/** The drafted fields without the cleared texts. A field that cannot be cleared is refused. */
function withoutCleared(command: CommandContext, drafted: Payload, part: Part): Payload {
  const { shape, before, merged, asked, path } = part;
  const isPutBack = ([name, value]: readonly [string, Json]): boolean => {
    const field = isBlank(value) || !isBlank(merged[name]) ? undefined : fieldIn(shape, name);
    if (!field) return false;
    const isAsked = asked[name] !== undefined;
    if (field.effect === 'cosmetic') return isAsked || (isBlank(before[name]) && !isRenewed(part, name));
    if (isAsked) {
      command.refuse(`${path}/${name}`, 'INVALID_VALUE', bookDocumentSays.notCleared(name, String(value)));
    }
    return false;
  };
  return Object.fromEntries(Object.entries(drafted).filter((entry) => !isPutBack(entry)));
}

/** A draft of the whole document, without what its update or an earlier one has cleared. */
export function withClearedMembers(
  command: CommandContext,
  document: Document,
  draft: Draft,
  { shape, merged, payload }: { readonly shape: Shape; readonly merged: Payload; readonly payload: Payload },
): Draft {
  const part = { shape, before: document.header, merged, asked: payload, follows: {}, path: '' };
  const header = withoutCleared(command, draft.header, part);
  const isTermless = draft.dueDate !== null && header.displayTerm === undefined && draft.header.displayTerm !== undefined;
  const [asked, rows] = [rowsOf(payload, 'lines'), new Map(rowsOf(merged, 'lines').map((row) => [String(row.dtlKey), row]))];
  const lineWithout = (line: DraftLine): DraftLine => {
    const [key, before] = [line.key.toString(), document.lines.find((known) => known.key === line.key)];
    if (!before) return line;
    const index = asked.findIndex((row) => String(row.dtlKey) === key);
    const data = withoutCleared(command, line.data, {
      shape: rowShapeOf(shape),
      before: before.data,
      merged: rows.get(key) ?? before.data,
      asked: asked[index] ?? {},
      follows: LINE_FOLLOWS,
      path: `/lines/${index}`,
    });
    return { ...line, data };
  };
  return {
    ...draft,
    header,
    ...(isTermless ? { dueDate: dueDateOf(command, draft.date, header) } : {}),
    lines: draft.lines.map(lineWithout),
  };
}
