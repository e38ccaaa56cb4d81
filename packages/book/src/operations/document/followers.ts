/**
 * What follows a changed field of a document. An update leaves everything as it is that it does not name, except what cannot stay:
 * a figure that is calculated from the changed one, and what describes a party or item that is no longer there.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document } from '../../document/document.ts';
import { partyFields, partySideOf } from '../../drafting/party-defaults.ts';
import { SIDES } from '../../ledger/matrix.ts';
import { baseCurrency, findItem, findParty } from '../../master-data/master.ts';
import { isBlank, rowsOf, textOf } from '../../payload.ts';

/** Figures that belong to a value of another field of the line, and are calculated again when it changes. */
export const LINE_FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  taxCode: ['taxRate', 'taxAmount', 'taxAdjustment'],
  qty: ['taxAmount', 'taxAdjustment', 'toQty'],
  fromUom: ['toQty'],
  toUom: ['toQty'],
  unitPrice: ['taxAmount', 'taxAdjustment', 'amount'],
  discount: ['taxAmount', 'taxAdjustment'],
};

const UNITS = ['uom', 'fromUom', 'toUom'];

type Change = { readonly before: Payload; readonly merged: Payload; readonly asked: Payload };

const isSame = (one: Json | undefined, other: Json | undefined): boolean => one === other || (isBlank(one) && isBlank(other));

/** The fields with new values; null for fields that the book fills in again. */
const applied = (merged: Payload, follows: ReadonlyMap<string, Json | undefined>, asked: Payload): Payload => {
  const result: Record<string, Json> = { ...merged };
  for (const [name, value] of follows) {
    if (asked[name] !== undefined) continue;
    if (value === undefined || value === null) delete result[name];
    else result[name] = value;
  }
  return result;
};

/** A line of another item: its own text and units, and those of the old item only where they were entered by hand or exist. */
export function withItemFollowers(command: CommandContext, { before, merged, asked }: Change): Payload {
  if (isSame(before.itemCode, merged.itemCode)) return merged;
  const [old, item] = [before, merged].map(({ itemCode }) => findItem(command, textOf(itemCode) ?? ''));
  const follows = new Map<string, Json | undefined>();
  if (isBlank(before.description) || before.description === old?.data.description)
    follows.set('description', item?.data.description);
  for (const name of UNITS) {
    if (item && before[name] !== undefined && !item.uoms.some(({ uom }) => uom === before[name])) follows.set(name, undefined);
  }
  if (before.barCode !== undefined) follows.set('barCode', undefined);
  return applied(merged, follows, asked);
}

/** Whether the components are those of the bill of materials, so that another finished good gets its own components. */
function areOfBill(command: CommandContext, { itemCode, lines }: Payload): boolean {
  const bill = command.records.find('item-bom', textOf(itemCode) ?? '');
  const texts = (rows: readonly Payload[]): string => JSON.stringify(rows.map((row) => [row.itemCode, Number(row.qty)]));
  return bill !== undefined && texts(rowsOf(bill.data, 'lines')) === texts(rowsOf({ lines: lines ?? [] }, 'lines'));
}

/** The finished good of an assembly, which is at the top. */
export function withGoodFollowers(command: CommandContext, document: Document, change: Change): Payload {
  const { before, merged } = change;
  if (before.itemCode === undefined || isSame(before.itemCode, merged.itemCode)) return merged;
  const { lines, ...good } = withItemFollowers(command, change);
  return lines === undefined || areOfBill(command, { itemCode: before.itemCode, lines: document.lines.map(({ data }) => data) })
    ? good
    : { ...good, lines };
}

/** What identifies the old party: its name and address where they are its own, its branch, currency and tax entity. */
export function withPartyFollowers(command: CommandContext, document: Document, { before, merged, asked }: Change): Payload {
  const side = partySideOf(document.type);
  const partyCode = side === null ? '' : SIDES[side].partyCode;
  if (side === null || isSame(before[partyCode], merged[partyCode])) return merged;
  const party = findParty(command, side, textOf(merged[partyCode]) ?? '')?.data ?? {};
  const follows = new Map<string, Json | undefined>([['taxEntityID', undefined]]);
  const hasBranch = rowsOf(party, 'branches').some(({ branchCode }) => branchCode === before.branchCode);
  if (before.branchCode !== undefined && !hasBranch) follows.set('branchCode', undefined);
  if ((textOf(party.currencyCode) ?? baseCurrency(command)) !== document.currency) {
    for (const name of ['currencyCode', 'currencyRate']) follows.set(name, undefined);
  }
  const settled = applied(merged, follows, asked);
  const [old, now] = [before, settled].map((payload) => partyFields(command, document.type, side, payload));
  const identity = Object.keys({ ...old, ...now }).filter((name) => isSame(before[name], old?.[name]));
  return applied(settled, new Map(identity.map((name) => [name, now?.[name]])), asked);
}

const changedNames = (before: Payload, after: Payload, asked: Payload, isShown: (name: string) => boolean): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => asked[name] === undefined && isShown(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

/** Which stored names payloads can name. */
export interface Shown {
  readonly header: (name: string) => boolean;
  readonly line: (name: string) => boolean;
}

/** The fields that an update changed beyond those it named; a line by its position in the result. */
export function followedIn(before: Document, after: Document, asked: Payload, shown: Shown): readonly string[] {
  const headOf = ({ header, dueDate }: Document): Payload => ({ ...header, ...(dueDate === null ? {} : { dueDate }) });
  const rows = new Map(rowsOf(asked, 'lines').map((row) => [String(row.dtlKey), row]));
  const old = new Map(before.lines.map((line) => [line.key, line.data]));
  const ofLines = after.lines.flatMap(({ key, data }, index) => {
    const names = changedNames(old.get(key) ?? data, data, rows.get(key.toString()) ?? {}, shown.line);
    return names.map((name) => `lines/${index}/${name}`);
  });
  const areOthers = asked.lines === undefined && after.lines.some(({ key }) => !old.has(key));
  const amounts = ({ knockOffs }: Document): string => knockOffs.map(({ docKey, amount }) => `${docKey} ${amount}`).join();
  const isResettled = asked.knockOffs === undefined && amounts(before) !== amounts(after);
  return [
    ...changedNames(headOf(before), headOf(after), asked, shown.header),
    ...ofLines,
    ...(areOthers ? ['lines'] : []),
    ...(isResettled ? ['knockOffs'] : []),
  ];
}
