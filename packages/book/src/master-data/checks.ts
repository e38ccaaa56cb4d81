/** Checks of a master record before it is saved: codes that must exist, fields frozen after use, and the rules of each kind. */

import type { Payload } from '@ledgerline/catalog';
import { decimalOf, ONE } from '@ledgerline/catalog/decimal';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookRecordSays } from '@ledgerline/words/book/record';
import { bookRecordRuleSays } from '@ledgerline/words/book/record-rule';
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
      command.refuse(`/${member}`, 'FIELD_FROZEN', bookRecordRuleSays.frozen(member, code));
    }
  }
}

type OwnCheck = (command: CommandContext, change: RecordChange) => void;

/** Accounts, debtors and creditors share one list of codes. */
const codeIsFree: OwnCheck = (command, { family, code, before }) => {
  if (before !== null) return;
  for (const kind of ['account', 'debtor', 'creditor'] as const) {
    if (kind !== family.kind && command.records.find(kind, code)) {
      command.refuse(`/${family.selector}`, 'RECORD_EXISTS', bookRecordRuleSays.sharedCode(code, kind));
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
    bookRecordSays.staysDefault(code, roles.join(CODES_APART), `default-account.${roles[0]}=ACCOUNT`),
  );
};

const checkAccount: OwnCheck = (command, change) => {
  codeIsFree(command, change);
  staysDefault(command, change);
  const parentNo = textOf(change.after.parentAccountNo);
  if (parentNo === null) return;
  const parent = command.records.find('account', parentNo);
  if (parent && parent.data.accountType !== change.after.accountType) {
    command.refuse('/parentAccountNo', 'INVALID_VALUE', bookRecordRuleSays.parentType(parentNo, String(parent.data.accountType)));
  }
  if (command.db.get('SELECT 1 FROM gl_entry WHERE account = :parentNo LIMIT 1', { parentNo })) {
    command.refuse('/parentAccountNo', 'INVALID_VALUE', bookRecordRuleSays.parentPosted(parentNo));
  }
  for (let above = textOf(parent?.data.parentAccountNo); above !== null; ) {
    if (above === change.code) {
      command.refuse('/parentAccountNo', 'INVALID_VALUE', bookRecordRuleSays.parentBelow(parentNo, change.code));
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
    if (row.rate === undefined && !isBase) command.refuse(path, 'REQUIRED', bookRecordRuleSays.unitRateNeeded());
    if (isBase && row.rate !== undefined && decimalOf(row.rate) !== ONE) {
      command.refuse(path, 'INVALID_VALUE', bookRecordRuleSays.baseUnitRate());
    }
    const known = isBase ? undefined : rowsOf(before ?? {}, 'uoms').find((old) => old.uom === row.uom);
    if (isUsed && known && known.rate !== row.rate) {
      command.refuse(path, 'FIELD_FROZEN', bookRecordRuleSays.unitRateFrozen(String(row.uom), code));
    }
  });
};

/** Special prices are for units of the item, and for categories or customers of the book. */
const checkPrices: OwnCheck = (command, { after }) => {
  const rows = rowsOf(after, 'prices');
  rows.forEach((row, index) => {
    const path = `/prices/${index}`;
    if (row.uom !== after.baseUom && !rowsOf(after, 'uoms').some(({ uom }) => uom === row.uom)) {
      command.refuse(`${path}/uom`, 'UNKNOWN_CODE', bookRecordRuleSays.unitMissing(String(row.uom)));
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
    command.refuse('/rate', 'INVALID_VALUE', bookRecordRuleSays.baseCurrencyRate());
  }
  if (after.isActive === false) command.refuse('/isActive', 'INVALID_VALUE', bookRecordRuleSays.baseCurrencyActive());
};

const checkPaymentMethod: OwnCheck = (command, { after }) => {
  const accountNo = textOf(after.accountNo);
  const account = accountNo === null ? undefined : postableAccount(command, accountNo, '/accountNo');
  if (account && !isMoneyAccount(account) && !isDepositAccount(account)) {
    command.refuse('/accountNo', 'ACCOUNT_NOT_POSTABLE', bookRecordRuleSays.notPayable(account.accountNo));
  }
};

/** Checks accounts that documents will post to through this record: not accounts that the book maintains itself, or that need a party or a deposit. */
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
    command.refuse('/stockAccountNo', 'INVALID_VALUE', bookRecordRuleSays.notStockAccount(stock));
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
      command.refuse(path, 'INVALID_VALUE', bookRecordRuleSays.madeWith(component, code));
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
  if (lines.length === 0) command.refuse('/lines', 'REQUIRED', bookRecordRuleSays.packageEmpty());
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
