/** Checks of a master record before it is saved: codes that must exist, fields frozen after use, and the rules of each kind. */

import type { Payload } from '@ledgerline/catalog';
import { decimalOf, ONE } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import { rowsOf, textOf } from '../payload.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import { effectiveData } from './effective.ts';
import { REFERENCE_MEMBERS, type RecordFamily } from './families.ts';
import {
  activeRecord,
  baseCurrency,
  isDepositAccount,
  isMoneyAccount,
  itemFrom,
  lineAccount,
  missingUnit,
  postableAccount,
  rolesOf,
  setWith,
} from './master.ts';
import { checkUserDefinedFields } from './user-defined-value.ts';

export interface RecordChange {
  readonly family: RecordFamily;
  readonly code: string;
  readonly before: Payload | null;
  readonly after: Payload;
}

/** Fields that can be changed only until the record is first used. */
const FROZEN: Partial<Record<RecordKind, readonly string[]>> = {
  debtor: ['currencyCode'],
  creditor: ['currencyCode'],
  account: ['accountType', 'specialType', 'currencyCode'],
  item: ['costingMethod', 'baseUom', 'stockControl', 'hasBatchNo', 'hasSerialNo'],
  'tax-code': ['rate', 'direction', 'scheme', 'basis'],
};

export function checkRecord(command: CommandContext, change: RecordChange): void {
  checkReferences(command, change);
  const demanded = change.before === null ? 'all' : { before: change.before };
  checkUserDefinedFields(command, { table: change.family.kind, recordCode: change.code }, change.after, '', demanded);
  checkFrozen(command, change);
  OWN_CHECKS[change.family.kind]?.(command, change);
}

function checkReferences(command: CommandContext, { family, after, before }: RecordChange): void {
  for (const [member, kind] of Object.entries(REFERENCE_MEMBERS)) {
    const value = after[member];
    if (member === family.selector || value === undefined || value === null || value === '') continue;
    const code = String(value);
    const isUnchanged = before !== null && before[member] === value;
    if (isUnchanged || activeRecord(command, kind, code, `/${member}`)) command.refer(kind, code);
  }
}

function checkFrozen(command: CommandContext, { family, code, before, after }: RecordChange): void {
  const frozen = FROZEN[family.kind] ?? [];
  if (before === null || frozen.length === 0 || !command.records.isUsedByDocument({ kind: family.kind, code })) return;
  // Sending a default value changes nothing.
  const [was, is] = [before, after].map((data) => effectiveData(command, family.kind, data));
  for (const member of frozen) {
    if (is?.[member] !== was?.[member]) {
      command.refuse(
        `/${member}`,
        'FIELD_FROZEN',
        `${member} can no longer be changed because documents use ${code}. Create a new record instead.`,
      );
    }
  }
}

type OwnCheck = (command: CommandContext, change: RecordChange) => void;

/** Accounts, debtors and creditors share one list of codes. */
const codeIsFree: OwnCheck = (command, { family, code, before }) => {
  if (before !== null) return;
  for (const kind of ['account', 'debtor', 'creditor'] as const) {
    if (kind !== family.kind && command.records.find(kind, code)) {
      command.refuse(
        `/${family.selector}`,
        'RECORD_EXISTS',
        `${code} is already the code of another ${kind}. Accounts, debtors and creditors share one list of codes. Choose another code.`,
      );
    }
  }
};

/** An account that documents post to where they name none. */
const staysDefault: OwnCheck = (command, { code, before, after }) => {
  if (before === null || before.isActive === false || after.isActive !== false) return;
  const roles = rolesOf(command, code);
  if (roles.length === 0) return;
  command.refuse(
    '/accountNo',
    'RECORD_IN_USE',
    `${code} is the default account for ${roles.join(' and ')} and cannot be deactivated. ${setWith(`default-account.${roles[0]}`, 'ACCOUNT')}`,
  );
};

const checkAccount: OwnCheck = (command, change) => {
  codeIsFree(command, change);
  staysDefault(command, change);
  const parentNo = textOf(change.after.parentAccountNo);
  if (parentNo === null) return;
  const parent = command.records.find('account', parentNo);
  if (parent && parent.data.accountType !== change.after.accountType) {
    command.refuse(
      '/parentAccountNo',
      'INVALID_VALUE',
      `${parentNo} has the account type ${String(parent.data.accountType)}. The parent must have the same type.`,
    );
  }
  if (command.db.get('SELECT 1 FROM gl_entry WHERE account = :parentNo LIMIT 1', { parentNo })) {
    command.refuse('/parentAccountNo', 'INVALID_VALUE', `${parentNo} has postings and cannot have sub-accounts.`);
  }
  for (let above = textOf(parent?.data.parentAccountNo); above !== null; ) {
    if (above === change.code) {
      command.refuse('/parentAccountNo', 'INVALID_VALUE', `${parentNo} is a sub-account of ${change.code}.`);
      return;
    }
    above = textOf(command.records.find('account', above)?.data.parentAccountNo);
  }
};

const checkItem: OwnCheck = (command, { code, before, after }) => {
  const isUsed = before !== null && command.records.isUsedByDocument({ kind: 'item', code });
  rowsOf(after, 'uoms').forEach((row, index) => {
    const path = `/uoms/${index}/rate`;
    const isBase = row.uom === after.baseUom;
    if (row.rate === undefined && !isBase) command.refuse(path, 'REQUIRED', 'Every unit other than the base unit needs a rate.');
    if (isBase && row.rate !== undefined && decimalOf(row.rate) !== ONE) {
      command.refuse(path, 'INVALID_VALUE', 'The base unit has the rate 1.');
    }
    const known = isBase ? undefined : rowsOf(before ?? {}, 'uoms').find((old) => old.uom === row.uom);
    if (isUsed && known && known.rate !== row.rate) {
      command.refuse(
        path,
        'FIELD_FROZEN',
        `The rate of ${String(row.uom)} can no longer be changed because documents use ${code}.`,
      );
    }
  });
};

/** Special prices are for units of the item, and for categories or customers of the book. */
const checkPrices: OwnCheck = (command, { after }) => {
  const rows = rowsOf(after, 'prices');
  rows.forEach((row, index) => {
    const path = `/prices/${index}`;
    if (row.uom !== after.baseUom && !rowsOf(after, 'uoms').some(({ uom }) => uom === row.uom)) {
      command.refuse(
        `${path}/uom`,
        'UNKNOWN_CODE',
        `The item has no unit ${String(row.uom)}. Add it to uoms, or use an existing unit.`,
      );
    }
    for (const [member, kind] of [
      ['priceCategory', 'price-category'],
      ['debtorCode', 'debtor'],
    ] as const) {
      const code = textOf(row[member]);
      if (code !== null && activeRecord(command, kind, code, `${path}/${member}`)) command.refer(kind, code);
    }
  });
};

const checkCurrency: OwnCheck = (command, { code, after }) => {
  if (code !== baseCurrency(command)) return;
  if (after.rate !== undefined && decimalOf(after.rate) !== ONE) {
    command.refuse('/rate', 'INVALID_VALUE', 'The base currency always has the rate 1.');
  }
  if (after.isActive === false) command.refuse('/isActive', 'INVALID_VALUE', 'The base currency cannot be deactivated.');
};

const checkPaymentMethod: OwnCheck = (command, { after }) => {
  const accountNo = textOf(after.accountNo);
  const account = accountNo === null ? undefined : postableAccount(command, accountNo, '/accountNo');
  if (account && !isMoneyAccount(account) && !isDepositAccount(account)) {
    command.refuse(
      '/accountNo',
      'ACCOUNT_NOT_POSTABLE',
      `${accountNo} is not a bank, cash or deposit account. Choose one of these.`,
    );
  }
};

/**
 * Accounts that documents will post to by this record: none that the book maintains itself, or that need a party or a deposit.
 */
const postsTo =
  (...members: readonly string[]): OwnCheck =>
  (command, { before, after }) => {
    for (const member of members) {
      const accountNo = textOf(after[member]);
      if (accountNo !== null && before?.[member] !== accountNo) lineAccount(command, accountNo, `/${member}`);
    }
  };

const GROUP_ACCOUNTS = ['salesAccountNo', 'salesReturnAccountNo', 'purchaseAccountNo', 'cogsAccountNo'];

const checkGroup: OwnCheck = (command, change) => {
  const { after } = change;
  postsTo(...GROUP_ACCOUNTS)(command, change);
  const stock = textOf(after.stockAccountNo);
  if (stock !== null && command.records.find('account', stock)?.data.specialType !== 'STOCK') {
    command.refuse(
      '/stockAccountNo',
      'INVALID_VALUE',
      `${stock} is not a stock account. Choose one with the special type STOCK.`,
    );
  }
};

/** A bill of materials names items of the book, and no component needs its own finished good. */
const checkBom: OwnCheck = (command, { code, after }) => {
  if (activeRecord(command, 'item', code, '/itemCode')) command.refer('item', code);
  const lines = rowsOf(after, 'lines');
  lines.forEach((line, index) => {
    const component = String(line.itemCode);
    const path = `/lines/${index}/itemCode`;
    if (!activeRecord(command, 'item', component, path)) return;
    command.refer('item', component);
    if (needs(command, component, code, new Set())) {
      command.refuse(path, 'INVALID_VALUE', `${component} is itself made with ${code}. Leave it out.`);
    }
  });
};

function needs(command: CommandContext, itemCode: string, wanted: string, seen: Set<string>): boolean {
  if (itemCode === wanted) return true;
  if (seen.has(itemCode)) return false;
  seen.add(itemCode);
  const bom = command.records.find('item-bom', itemCode);
  return bom !== undefined && rowsOf(bom.data, 'lines').some((line) => needs(command, String(line.itemCode), wanted, seen));
}

/** Components of a package are active items in one of their own units. */
const checkPackage: OwnCheck = (command, { after }) => {
  const lines = rowsOf(after, 'lines');
  if (lines.length === 0) command.refuse('/lines', 'REQUIRED', 'A package needs at least one component.');
  lines.forEach((line, index) => {
    const record = activeRecord(command, 'item', String(line.itemCode), `/lines/${index}/itemCode`);
    if (!record) return;
    command.refer('item', record.code);
    for (const member of ['taxCode', 'purchaseTaxCode']) {
      const taxCode = textOf(line[member]);
      if (taxCode !== null && activeRecord(command, 'tax-code', taxCode, `/lines/${index}/${member}`))
        command.refer('tax-code', taxCode);
    }
    const uom = textOf(line.uom);
    if (uom !== null && !itemFrom(record).uoms.some((unit) => unit.uom === uom)) {
      command.refuse(`/lines/${index}/uom`, 'UNKNOWN_CODE', missingUnit(itemFrom(record), uom));
    }
  });
};

const OWN_CHECKS: Partial<Record<RecordKind, OwnCheck>> = {
  account: checkAccount,
  debtor: codeIsFree,
  creditor: codeIsFree,
  item: (command, change) => {
    checkItem(command, change);
    checkPrices(command, change);
  },
  currency: checkCurrency,
  'payment-method': checkPaymentMethod,
  'item-group': checkGroup,
  'tax-code': postsTo('accountNo'),
  'withholding-tax-code': postsTo('accountNo'),
  'item-bom': checkBom,
  'item-package': checkPackage,
};
