/** The document after a strict update: fields left out stay, except what followers.ts lists. */

import type { Json, Payload } from '@ledgerline/catalog';
import { bookDocumentSays } from '@ledgerline/words/book/document';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document } from '../../document/document.ts';
import { payloadOf } from '../../document/document-store.ts';
import { fieldsIn } from '../../master-data/user-defined-value.ts';
import { isBlank, rowsOf } from '../../payload.ts';
import { LINE_FOLLOWS, withGoodFollowers, withItemFollowers, withPartyFollowers } from './followers.ts';

/** Fields that select or control. */
export const STEERING = [
  'docNo',
  'docType',
  'reason',
  'validateOnly',
  'saveAsDraft',
  'docNoFormatName',
  'detailMode',
  'lines',
  'payments',
  'knockOffs',
];

/** The tax code of a row that has no tax. A row without a tax code takes the code of its item or party. */
export const UNTAXED = '';

function mergedMembers(before: Payload, change: Payload, follows: Readonly<Record<string, readonly string[]>>): Payload {
  const merged: Record<string, Json> = { ...before };
  for (const [name, value] of Object.entries(change)) {
    if (value === before[name] || (isBlank(value) && isBlank(before[name]))) continue;
    const followers = Object.hasOwn(follows, name) ? (follows[name] ?? []) : [];
    for (const follower of followers) if (change[follower] === undefined) delete merged[follower];
    if (name === 'taxCode' && isBlank(value)) merged[name] = UNTAXED;
    else if (isBlank(value)) delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

/** Where a line gets its location from if it names none. */
const PLACES: readonly (readonly [ofHeader: string, ofLine: string])[] = [
  ['salesLocation', 'location'],
  ['purchaseLocation', 'location'],
  ['location', 'location'],
  ['fromLocation', 'fromLocation'],
  ['toLocation', 'toLocation'],
];

/** The document as entered, without the locations that its lines took from a header that will change. */
function withPlacesFreed(before: Payload, change: Payload): Payload {
  const moved = PLACES.filter(([name]) => before[name] !== undefined && !isBlank(change[name]) && change[name] !== before[name]);
  if (moved.length === 0) return before;
  const lines = rowsOf(before, 'lines').map((line) => {
    const taken = moved.filter(([ofHeader, ofLine]) => line[ofLine] === before[ofHeader]).map(([, ofLine]) => ofLine);
    return Object.fromEntries(Object.entries(line).filter(([name]) => !taken.includes(name)));
  });
  return { ...before, lines };
}

const newRow = (row: Payload): Payload => (row.taxCode === null ? { ...row, taxCode: UNTAXED } : row);

/** The change with its user-defined fields laid over those that are there, name by name. */
const withFieldsMerged = (before: Payload, change: Payload): Payload =>
  change.userDefinedFields === undefined
    ? change
    : { ...change, userDefinedFields: mergedMembers(fieldsIn(before), fieldsIn(change), {}) };

export function mergedPayload(command: CommandContext, document: Document, payload: Payload): Payload {
  const before = withPlacesFreed(payloadOf(document), payload);
  const header = Object.fromEntries(Object.entries(payload).filter(([name]) => !STEERING.includes(name)));
  const plain = mergedMembers(before, withFieldsMerged(before, header), {});
  const ofParty = withPartyFollowers(command, document, { before, merged: plain, asked: header });
  return {
    ...withGoodFollowers(command, document, { before, merged: ofParty, asked: header }),
    ...(payload.lines === undefined ? {} : { lines: mergedLines(command, before, payload) }),
    ...(payload.payments === undefined ? {} : { payments: keyedPayments(command, before, payload) }),
    ...(payload.knockOffs === undefined ? {} : { knockOffs: payload.knockOffs }),
  };
}

/** Payments replace the existing ones; a row with a key is one of them, keeps what it leaves out, and each key appears once. */
function keyedPayments(command: CommandContext, before: Payload, payload: Payload): readonly Payload[] {
  const left = new Map(rowsOf(before, 'payments').map((row) => [String(row.dtlKey), row]));
  return rowsOf(payload, 'payments').map((row, index) => {
    if (row.dtlKey === undefined) return row;
    const [key, known] = [String(row.dtlKey), left.get(String(row.dtlKey))];
    if (!known) {
      command.refuse(`/payments/${index}/dtlKey`, 'NOT_FOUND', bookDocumentSays.noPaymentRow(key));
      return row;
    }
    left.delete(key);
    return { ...mergedMembers(known, withFieldsMerged(known, row), {}), dtlKey: key };
  });
}

function mergedLines(command: CommandContext, before: Payload, payload: Payload): readonly Payload[] {
  const [known, rows] = [rowsOf(before, 'lines'), rowsOf(payload, 'lines')];
  if (payload.detailMode === 'append') return [...known, ...rows.map(newRow)];
  if (payload.detailMode === 'replace') return rows.map(newRow);
  const byKey = new Map(rows.map((row, index) => [String(row.dtlKey), { row, index }]));
  for (const [key, { index }] of byKey) {
    if (!known.some((line) => line.dtlKey === key)) {
      command.refuse(`/lines/${index}/dtlKey`, 'NOT_FOUND', bookDocumentSays.noLine(key));
    }
  }
  if (payload.detailMode === 'delete') return known.filter((line) => !byKey.has(String(line.dtlKey)));
  return known.map((line) => {
    const change = byKey.get(String(line.dtlKey));
    if (!change) return line;
    const merged = mergedMembers(line, withFieldsMerged(line, change.row), LINE_FOLLOWS);
    return { ...withItemFollowers(command, { before: line, merged, asked: change.row }), dtlKey: String(line.dtlKey) };
  });
}

const OF_LINE = /^\/lines\/(\d+)/;

/** The path of a problem in the payload: a row by its index there; a line that was not sent has no row. */
export function sentPath(merged: Payload, payload: Payload): (path: string) => string {
  const [lines, rows] = [rowsOf(merged, 'lines'), rowsOf(payload, 'lines')];
  const keys = rows.map(({ dtlKey }) => String(dtlKey));
  const placeOf = (index: number): number =>
    payload.detailMode === 'update' ? keys.indexOf(String(lines[index]?.dtlKey)) : index - (lines.length - rows.length);
  return (path) =>
    rows.length === 0
      ? path
      : path.replace(OF_LINE, (_, index) => (placeOf(Number(index)) < 0 ? '/lines' : `/lines/${placeOf(Number(index))}`));
}
