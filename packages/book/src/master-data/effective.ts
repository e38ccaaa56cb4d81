/** The effective record: its stored fields, and the defaults that the book uses. Stores nothing. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import { rowsOf } from '../payload.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import type { StoredRecord } from '../record-store/records.ts';
import { baseCurrency, findItem } from './master.ts';

type Fill = (command: CommandContext, data: Payload) => Payload;

/** The term of no days. A document without a term is due on its own date. */
const termOfNoDays = (command: CommandContext): string | null =>
  command.records.all('term').find(({ data, isActive }) => isActive && Number(data.days) === 0)?.code ?? null;

const party: Fill = (command, data) => ({
  currencyCode: baseCurrency(command),
  ...(data.displayTerm === undefined ? { displayTerm: termOfNoDays(command) } : {}),
  creditLimit: 0,
  overdueLimit: 0,
  ...(data.branches === undefined
    ? {}
    : { branches: rowsOf(data, 'branches').map((row) => ({ ...row, isActive: row.isActive ?? true })) }),
});

/** The base unit exists with the rate 1, whether it was entered or not. */
function unitsOf(data: Payload): readonly Payload[] {
  const rows = rowsOf(data, 'uoms').map((row) => (row.uom === data.baseUom ? { ...row, rate: 1 } : row));
  return rows.some(({ uom }) => uom === data.baseUom) ? rows : [{ uom: data.baseUom ?? null, rate: 1 }, ...rows];
}

const item: Fill = (_work, data) => ({
  costingMethod: 'WA',
  stockControl: true,
  hasBatchNo: false,
  hasSerialNo: false,
  uoms: unitsOf(data),
});

/** A component is in its item's base unit unless it names another. */
const componentsOf = (command: CommandContext, data: Payload): readonly Payload[] =>
  rowsOf(data, 'lines').map((row) => ({ ...row, uom: row.uom ?? findItem(command, String(row.itemCode))?.baseUom ?? null }));

/** Keys of components are shown under both of their names. */
const itemPackage: Fill = (command, data) => ({
  lines: componentsOf(command, data).map((row) => ({ ...row, lineKey: row.dtlKey ?? null })),
});

const FILLS: Partial<Record<RecordKind, Fill>> = {
  debtor: party,
  creditor: party,
  item,
  account: (command) => ({ currencyCode: baseCurrency(command), cashFlowClass: 'OTHER' }),
  currency: (_work, { rate }) => (rate === undefined ? { rate: null } : { buyRate: rate, sellRate: rate }),
  'payment-method': () => ({ bankChargeRate: 0, isDeposit: false }),
  'cn-type': () => ({ isPriceOnly: false }),
  'tax-code': () => ({ claimable: false, basis: 'accrual' }),
  'item-bom': (command, data) => ({ lines: componentsOf(command, data) }),
  'item-package': itemPackage,
};

/** Fields whose rows are shown with defaults, although they are stored. */
const ROWS = ['branches', 'uoms', 'lines'];

/** The fields of a record including defaults, under their canonical names. */
export function effectiveData(command: CommandContext, kind: RecordKind, data: Payload): Payload {
  const filled = Object.entries(FILLS[kind]?.(command, data) ?? {});
  const lacking = filled.filter(([name]) => ROWS.includes(name) || data[name] === undefined);
  return lacking.length === 0 ? data : { ...data, ...Object.fromEntries(lacking) };
}

/** A record as results show it. */
export const effectiveRow = (command: CommandContext, { kind, data, isActive }: StoredRecord): Payload => ({
  ...effectiveData(command, kind, data),
  isActive,
});
