/**
 * Item packages as payloads can describe them: a single component at the top level becomes a line, numbers sent as text become
 * numbers.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf } from '@ledgerline/catalog/decimal';
import { bookRecordRuleSays } from '@ledgerline/words/book/record-rule';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type OwnHandlers, refused } from '../../command/handler-result.ts';
import { rowsOf } from '../../payload.ts';
import {
  createRecord,
  deactivateRecord,
  deleteRecord,
  getRecord,
  listRecords,
  type RecordOperation,
  updateRecord,
} from './record.ts';

const PACKAGE: RecordOperation = { kind: 'item-package', selector: 'packageCode', document: 'item-package' };

/** Names at the top level -> names on a line. */
const SINGLE: Readonly<Record<string, string>> = {
  itemCode: 'itemCode',
  qty: 'qty',
  uom: 'uom',
  lineDescription: 'description',
  lineDescription2: 'desc2',
  furtherDescription: 'furtherDescription',
  lineUnitPrice: 'unitPrice',
  purchasePrice: 'purchasePrice',
  taxCode: 'taxCode',
  purchaseTaxCode: 'purchaseTaxCode',
  lineKey: 'dtlKey',
  dtlKey: 'dtlKey',
};
const NUMBERS = ['unitPrice', 'limitedQty'];
const STEERING = ['allowDuplicateItemCode'];

const asNumber = (value: Json): Json => (typeof value === 'string' && value !== '' ? decimalNumber(decimalOf(value)) : value);

/** The normal form: lines with keys under one name, numbers as numbers. */
function canonical(payload: Payload): Payload {
  const header = Object.entries(payload)
    .filter(([name]) => !(name in SINGLE) && !STEERING.includes(name) && name !== 'lines')
    .map(([name, value]) => [name, NUMBERS.includes(name) ? asNumber(value) : value] as const);
  const single = Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => (name in SINGLE ? [[SINGLE[name] ?? name, value]] : [])),
  );
  const rows = Array.isArray(payload.lines) ? rowsOf(payload, 'lines') : Object.keys(single).length > 0 ? [single] : [];
  const lines = rows.map(({ lineKey, dtlKey, ...row }) => {
    const key = dtlKey ?? lineKey;
    return { ...row, ...(key === undefined ? {} : { dtlKey: String(key) }) };
  });
  return { ...Object.fromEntries(header), ...(lines.length > 0 ? { lines } : {}) };
}

/** New components get the quantity 1 when none is given. */
const withQuantities = (payload: Payload): Payload => {
  const lines = rowsOf(payload, 'lines').map((row) => ({ qty: 1, ...row }));
  return lines.length > 0 ? { ...payload, lines } : payload;
};

const create =
  (isCommitted: boolean): Handler =>
  (command, payload) =>
    createRecord(command, PACKAGE, withQuantities(canonical(payload)), isCommitted);

const update: Handler = (command, payload) => {
  const change = canonical(payload);
  const mode = typeof payload.detailMode === 'string' ? payload.detailMode : 'update';
  const isNew = mode === 'append' || mode === 'replace';
  const known = command.records.find('item-package', String(payload.packageCode))?.data ?? {};
  const keyed = isNew ? withQuantities(change) : withKeys(command, change, known);
  if (command.isRefused) return refused(command);
  if (payload.allowDuplicateItemCode !== true && mode === 'append') refuseDuplicates(command, known, keyed);
  return command.isRefused ? refused(command) : updateRecord(command, PACKAGE, keyed);
};

/** A single component without a key is found by its item, which must then occur once. */
function withKeys(command: CommandContext, change: Payload, known: Payload): Payload {
  const lines = rowsOf(change, 'lines').map((row) => {
    if (row.dtlKey !== undefined) return row;
    const [match, ...more] = rowsOf(known, 'lines').filter(({ itemCode }) => itemCode === row.itemCode);
    if (!match || more.length > 0) {
      command.refuse('/itemCode', 'NOT_FOUND', bookRecordRuleSays.componentUnclear(String(row.itemCode)));
    }
    return { ...row, ...(match?.dtlKey === undefined ? {} : { dtlKey: match.dtlKey }) };
  });
  return lines.length > 0 ? { ...change, lines } : change;
}

function refuseDuplicates(command: CommandContext, known: Payload, change: Payload): void {
  const items = new Set(rowsOf(known, 'lines').map(({ itemCode }) => itemCode));
  rowsOf(change, 'lines').forEach(({ itemCode }, index) => {
    if (!items.has(itemCode)) return;
    command.refuse(`/lines/${index}/itemCode`, 'RECORD_EXISTS', bookRecordRuleSays.componentTwice(String(itemCode)));
  });
}

export const PACKAGE_COMMANDS = {
  'list-item-packages': (command, payload) => listRecords(command, PACKAGE, payload),
  'get-item-package': (command, payload) => getRecord(command, PACKAGE, payload),
  'validate-item-package': create(false),
  'create-item-package': create(true),
  'update-item-package': update,
  'void-item-package': (command, payload) => deactivateRecord(command, PACKAGE, payload),
  'delete-item-package': (command, payload) => deleteRecord(command, PACKAGE, payload),
} satisfies OwnHandlers;
