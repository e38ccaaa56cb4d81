/**
 * Changes of a document that compute nothing again: its texts, and what it settles after a locked period. Everything else stays as
 * stored.
 */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document, Draft } from '../../document/document.ts';
import { referencesOf } from '../../document/document-store.ts';
import { checkBranch, checkCodes, checkedDueDate } from '../../drafting/header.ts';
import { draftKnockOffs } from '../../drafting/knock-offs.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { findParty } from '../../master-data/master.ts';
import { checkUserDefinedFields, UNCHANGED, uniqueFieldsOf } from '../../master-data/user-defined-value.ts';
import { rowsOf } from '../../payload.ts';
import type { Reference } from '../../record-store/records.ts';
import { refuseLockedDiscounts } from '../../settlement/locked-knock-off.ts';

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
export function withNewTexts(command: CommandContext, document: Document, merged: Payload, payload: Payload): Draft {
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

/** A document of a locked period that settles items on later days: its own entries stay. */
export function withLaterKnockOffs(command: CommandContext, document: Document, merged: Payload, payload: Payload): Draft {
  const effect = MATRIX[document.type];
  const knockOffs = draftKnockOffs(command, rowsOf(merged, 'knockOffs'), 'side' in effect ? effect.side : 'AR', document.date);
  refuseLockedDiscounts(command, document, knockOffs);
  return { ...withNewTexts(command, document, merged, payload), knockOffs };
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
