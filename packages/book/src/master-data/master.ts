/** Typed views of master records, and lookups that report problems with a code. Changes nothing. */

import type { Payload } from '@ledgerline/catalog';
import { type Decimal, decimalOf, ONE } from '@ledgerline/catalog/decimal';
import type { Sentence } from '@ledgerline/words';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookRecordSays } from '@ledgerline/words/book/record';
import type { CommandContext } from '../command/command-context.ts';
import type { BusinessDate } from '../date.ts';
import type { AccountRole, LedgerSide } from '../ledger/matrix.ts';
import { SIDES } from '../ledger/matrix.ts';
import { rowsOf, textOf } from '../payload.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import type { StoredRecord } from '../record-store/records.ts';
import { inactiveRecord, missingRecord } from './record-sentence.ts';

export interface Account {
  readonly accountNo: string;
  readonly accountType: string;
  readonly special: string | null;
  readonly currency: string;
}

export interface Uom {
  readonly uom: string;
  readonly rate: Decimal;
  readonly price: Decimal | null;
}

export interface Item {
  readonly itemCode: string;
  readonly data: Payload;
  readonly isStock: boolean;
  readonly costing: 'WA' | 'FIFO';
  readonly keepsBatches: boolean;
  readonly keepsSerials: boolean;
  readonly baseUom: string;
  readonly uoms: readonly Uom[];
}

export const settingOf = (command: CommandContext, name: string): Payload[string] | undefined =>
  command.records.find('setting', name)?.data.value;

export const baseCurrency = (command: CommandContext): string => String(settingOf(command, 'company.baseCurrency') ?? 'MYR');

/** The account of a role, where the book has one. */
export const findDefaultAccount = (command: CommandContext, role: AccountRole): string | null =>
  textOf(command.records.find('default-account', role)?.data.accountNo);

/** The roles that an account is the default of. */
export const rolesOf = (command: CommandContext, accountNo: string): readonly string[] =>
  command.records.all('default-account').flatMap(({ code, data }) => (data.accountNo === accountNo ? [code] : []));

/** The account of a role. A book without it refuses commands that need it, and says how to set it. */
export function defaultAccount(command: CommandContext, role: AccountRole): string {
  const account = findDefaultAccount(command, role);
  if (account !== null) return account;
  command.refuse('', 'SETUP_INCOMPLETE', bookRecordSays.noDefaultAccount(role, `default-account.${role}=ACCOUNT`));
  return '';
}

export const findAccount = (command: CommandContext, accountNo: string): Account | undefined => {
  const record = command.records.find('account', accountNo);
  return record && accountFrom(command, record);
};

const accountFrom = (command: CommandContext, { code, data }: StoredRecord): Account => ({
  accountNo: code,
  accountType: String(data.accountType),
  special: textOf(data.specialType),
  currency: textOf(data.currencyCode) ?? baseCurrency(command),
});

export const hasSubAccounts = (command: CommandContext, accountNo: string): boolean =>
  command.db.get(
    `SELECT 1 FROM record_reference WHERE kind = 'account' AND code = :accountNo AND from_kind = 'account' LIMIT 1`,
    {
      accountNo,
    },
  ) !== undefined;

/** Accounts only the engine posts to. */
const ENGINE_ONLY = ['STOCK', 'GDNI', 'GRNI'];
const CONTROLS = ['DEBTOR_CONTROL', 'CREDITOR_CONTROL'];
const DEPOSITS = ['CUSTOMER_DEPOSIT', 'SUPPLIER_DEPOSIT'];
export const isDepositAccount = ({ special }: Account): boolean => special !== null && DEPOSITS.includes(special);
export const isControlAccount = ({ special }: Account): boolean => special !== null && CONTROLS.includes(special);
export const isMoneyAccount = ({ special }: Account): boolean => special === 'BANK' || special === 'CASH';

/** An active record of the kind, or a problem at the path. */
export function activeRecord(command: CommandContext, kind: RecordKind, code: string, path: string): StoredRecord | undefined {
  const record = command.records.find(kind, code);
  if (!record) command.refuse(path, 'UNKNOWN_CODE', missingRecord(command, kind, code));
  else if (!record.isActive) command.refuse(path, 'RECORD_INACTIVE', inactiveRecord(kind, code));
  return record?.isActive ? record : undefined;
}

/** An account that a line may post to. */
export function postableAccount(command: CommandContext, accountNo: string, path: string): Account | undefined {
  const record = activeRecord(command, 'account', accountNo, path);
  if (!record) return undefined;
  const account = accountFrom(command, record);
  if (hasSubAccounts(command, accountNo)) {
    command.refuse(path, 'ACCOUNT_NOT_POSTABLE', bookRecordSays.hasSubAccounts(accountNo));
  } else if (account.special !== null && ENGINE_ONLY.includes(account.special)) {
    command.refuse(path, 'ACCOUNT_NOT_POSTABLE', bookRecordSays.maintainedByBook(accountNo));
  }
  return account;
}

/** Whether a line can post to an account, checked without a refusal. */
export function isPostable(command: CommandContext, accountNo: string): boolean {
  const record = command.records.find('account', accountNo);
  if (!record?.isActive || hasSubAccounts(command, accountNo)) return false;
  const { special } = accountFrom(command, record);
  return special === null || ![...ENGINE_ONLY, ...CONTROLS, ...DEPOSITS].includes(special);
}

/** An account for the line of a bill: no control or deposit account without the party or deposit that belongs to it. */
export function lineAccount(command: CommandContext, accountNo: string, path: string): Account | undefined {
  const account = postableAccount(command, accountNo, path);
  if (account && (isControlAccount(account) || isDepositAccount(account))) {
    command.refuse(path, 'ACCOUNT_NOT_POSTABLE', bookRecordSays.needsParty(accountNo));
  }
  return account;
}

export const noMoneyAccount = (accountNo: string): Sentence => bookRecordSays.notMoney(accountNo);

/** A bank or cash account in the currency of the document or in base currency. */
export function moneyAccount(command: CommandContext, accountNo: string, currency: string, path: string): Account | undefined {
  const account = postableAccount(command, accountNo, path);
  if (!account) return undefined;
  if (!isMoneyAccount(account)) {
    command.refuse(path, 'ACCOUNT_NOT_POSTABLE', noMoneyAccount(accountNo));
    return undefined;
  }
  if (account.currency !== currency && account.currency !== baseCurrency(command)) {
    command.refuse(path, 'CURRENCY_MISMATCH', bookRecordSays.otherCurrency(accountNo, account.currency, currency));
  }
  return account;
}

export const findParty = (command: CommandContext, side: LedgerSide, code: string): StoredRecord | undefined =>
  command.records.find(SIDES[side].partyKind, code);

export const activeParty = (command: CommandContext, side: LedgerSide, code: string, path: string): StoredRecord | undefined =>
  activeRecord(command, SIDES[side].partyKind, code, path);

export const controlAccount = (command: CommandContext, side: LedgerSide, party: Payload | undefined): string =>
  textOf(party?.controlAccountNo) ?? defaultAccount(command, SIDES[side].controlRole);

const items = new WeakMap<StoredRecord, Item>();

/** Computed once per record: it is needed many times while its lines are drafted, tracked and costed. */
export function itemFrom(record: StoredRecord): Item {
  const known = items.get(record);
  if (known) return known;
  const made = typedItem(record);
  items.set(record, made);
  return made;
}

function typedItem({ code, data }: StoredRecord): Item {
  const baseUom = String(data.baseUom);
  const uoms = rowsOf(data, 'uoms').map((row) => ({
    uom: String(row.uom),
    rate: row.rate === undefined ? ONE : decimalOf(row.rate),
    price: row.price === undefined ? null : decimalOf(row.price),
  }));
  return {
    itemCode: code,
    data,
    isStock: data.stockControl !== false,
    costing: data.costingMethod === 'FIFO' ? 'FIFO' : 'WA',
    keepsBatches: data.hasBatchNo === true,
    keepsSerials: data.hasSerialNo === true,
    baseUom,
    uoms: uoms.some((row) => row.uom === baseUom) ? uoms : [{ uom: baseUom, rate: ONE, price: null }, ...uoms],
  };
}

export const findItem = (command: CommandContext, code: string): Item | undefined => {
  const record = command.records.find('item', code);
  return record && itemFrom(record);
};

/** The message for a unit that the item does not have. */
export const missingUnit = ({ itemCode, uoms }: Item, uom: string | null): Sentence =>
  bookRecordSays.noUnit(itemCode, uom ?? '', uoms.map((unit) => unit.uom).join(CODES_APART));

export function activeItem(command: CommandContext, code: string, path: string): Item | undefined {
  const record = activeRecord(command, 'item', code, path);
  return record && itemFrom(record);
}

/** The item and the unit that a barcode identifies. */
export function unitOfBarCode(
  command: CommandContext,
  barCode: string,
): { readonly itemCode: string; readonly uom: string } | undefined {
  return command.db.get<{ itemCode: string; uom: string }>(
    `SELECT record.code AS itemCode, json_extract(unit.value, '$.uom') AS uom
       FROM record, json_each(record.data, '$.uoms') AS unit
       WHERE record.kind = 'item' AND json_extract(unit.value, '$.barCode') = :barCode ORDER BY record.code LIMIT 1`,
    { barCode },
  );
}

/** The group's account for a use of its items, otherwise the default of the book. */
export function groupAccount(command: CommandContext, item: Item, member: string, role: AccountRole): string {
  const group = textOf(item.data.itemGroup);
  const account = group === null ? null : textOf(command.records.find('item-group', group)?.data[member]);
  return account ?? defaultAccount(command, role);
}

/** Whether a dated record, such as a tax code, is valid on a date. */
export function isInForce(data: Payload, date: string): boolean {
  const [from, to] = [textOf(data.effectiveFrom), textOf(data.effectiveTo)];
  return (from === null || date >= from) && (to === null || date <= to);
}

/** The rate that is in force on a day. */
export function rateOn(command: CommandContext, currency: string, date: BusinessDate): Decimal | undefined {
  if (currency === baseCurrency(command)) return ONE;
  const dated = command.db.get<{ data: string }>(
    `SELECT data FROM record WHERE kind = 'currency-rate' AND code >= :first AND code <= :last ORDER BY code DESC LIMIT 1`,
    { first: `${currency} `, last: `${currency} ${date}` },
  );
  const rate = dated ? (JSON.parse(dated.data) as Payload).rate : command.records.find('currency', currency)?.data.rate;
  return rate === undefined ? undefined : decimalOf(rate);
}
