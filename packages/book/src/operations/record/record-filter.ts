/** Which records a list shows: by code, name, use, text and change, under the names that all lists of records share. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, uncommitted } from '../../command/handler-result.ts';
import { cut, pageOf, READ_ROWS_DEFAULT, type RowKey } from '../../command/paging.ts';
import { effectiveRow } from '../../master-data/effective.ts';
import { keysIn, rowsOf, textOf } from '../../payload.ts';
import type { RecordKind } from '../../record-store/kinds.ts';
import type { RecordPlace, RecordSelection, StoredRecord } from '../../record-store/records.ts';
import { instantFrom } from '../document/document-filter.ts';

export interface RecordListing {
  readonly kind: RecordKind;
  /** Whether inactive records are shown only on request. */
  readonly isActiveOnly: boolean;
  readonly limitDefault?: number;
  /** Further conditions of this list. */
  readonly passes?: (record: StoredRecord) => boolean;
}

const nameOf = ({ data }: StoredRecord): Json | undefined => data.companyName ?? data.name ?? data.description;

const barCodesOf = ({ data }: StoredRecord): readonly (Json | undefined)[] => [
  data.barCode,
  ...rowsOf(data, 'uoms').map(({ barCode }) => barCode),
];

/** Upper and lower case are the same. */
const isIn = (wanted: string | null, texts: readonly (Json | undefined)[]): boolean =>
  wanted === null || texts.some((text) => typeof text === 'string' && text.toLowerCase().includes(wanted.toLowerCase()));

const activityOf = ({ isActive, includeInactive }: Payload, isActiveOnly: boolean): boolean | null => {
  if (typeof isActive === 'boolean') return isActive;
  return isActiveOnly && includeInactive !== true ? true : null;
};

const codeIn = ({ code }: Payload): string | null => (typeof code === 'number' ? String(code) : textOf(code));

function selectionOf({ kind, isActiveOnly, passes = () => true }: RecordListing, payload: Payload): RecordSelection {
  const [code, name, search] = [codeIn(payload), textOf(payload.name), textOf(payload.search)];
  const keys = keysIn(payload);
  const wanted = keys && new Set(keys);
  return {
    kind,
    isActive: activityOf(payload, isActiveOnly),
    changedSince: instantFrom(payload),
    passes: (record) =>
      (code === null || record.code === code) &&
      (wanted === null || wanted.has(record.code)) &&
      isIn(name, [nameOf(record)]) &&
      isIn(search, [record.code, nameOf(record), ...barCodesOf(record)]) &&
      passes(record),
  };
}

const isSelected = ({ isActive, changedSince, passes }: RecordSelection, record: StoredRecord): boolean =>
  (isActive === null || record.isActive === isActive) &&
  (changedSince === null || record.changedAt >= changedSince) &&
  passes(record);

/** Whether a list that is not read in pages shows a record. */
export function recordTest(listing: RecordListing, payload: Payload): (record: StoredRecord) => boolean {
  const selection = selectionOf(listing, payload);
  return (record) => isSelected(selection, record);
}

/** A record as lists show it. */
export const recordRow = (command: CommandContext, record: StoredRecord): Payload => ({
  ...effectiveRow(command, record),
  lastModified: record.changedAt,
});

/** The latest change first, or by code. */
const compareIn = (isByChange: boolean) => (left: RecordPlace, right: RecordPlace) => {
  if (!isByChange) return compare(left.code, right.code);
  return compare(right.changedAt, left.changedAt) || compare(right.code, left.code);
};

const compare = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1);

/** Records that a payload names are found one by one; a list by change starts after a change, any other after a code. */
export function listedRecords(command: CommandContext, listing: RecordListing, payload: Payload): HandlerResult {
  const selection = selectionOf(listing, payload);
  const isByChange = selection.changedSince !== null;
  const page = pageOf(command, payload, isByChange ? ['', ''] : [''], listing.limitDefault ?? READ_ROWS_DEFAULT);
  if (!page) return refused(command);
  const code = codeIn(payload);
  const named = code === null ? keysIn(payload) : [code];
  const [changedAt = '', behind = ''] = isByChange ? (page.after ?? []) : ['', page.after?.[0]];
  const after = page.after && { changedAt, code: behind };
  const inOrder = compareIn(isByChange);
  const found =
    named === null
      ? command.records.matching(selection, after, page.limit + 1)
      : named
          .flatMap((key) => command.records.find(listing.kind, key) ?? [])
          .filter((record) => isSelected(selection, record) && (after === null || inOrder(record, after) > 0))
          .sort(inOrder);
  const keyOf = (record: StoredRecord): RowKey => (isByChange ? [record.changedAt, record.code] : [record.code]);
  const { shown, nextCursor } = cut(found, page, keyOf);
  return uncommitted({
    ok: true,
    rows: shown.map((record) => recordRow(command, record)),
    count: shown.length,
    truncated: nextCursor !== null,
    nextCursor,
  });
}
