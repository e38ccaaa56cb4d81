/** Messages about the code of a record: what is wrong with it, and where to find the right one. Decides nothing. */

import { closestFew } from '@ledgerline/catalog';
import type { Sentence } from '@ledgerline/words';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookRecordSays } from '@ledgerline/words/book/record';
import type { CommandContext } from '../command/command-context.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import { RECORD_FAMILIES } from './families.ts';

/** The command that lists the records of a kind; the few kinds without one list their codes. */
export const LISTED_BY: Partial<Record<RecordKind, string>> = {
  account: 'read-chart-accounts',
  debtor: 'read-debtors',
  creditor: 'read-creditors',
  item: 'read-items',
  location: 'read-locations',
  'item-group': 'list-stock-item-groups',
  'item-brand': 'list-stock-item-brands',
  'item-category': 'list-stock-item-categories',
  'item-type': 'list-stock-item-types',
  'item-bom': 'list-bom-items',
  'item-package': 'list-item-packages',
  'tax-code': 'list-tax-codes',
  'tax-type': 'list-tax-types',
  'tax-entity': 'list-tax-entities',
  'tariff-code': 'list-tariff-codes',
  'withholding-tax-code': 'list-withholding-tax-codes',
  currency: 'list-general-currencies',
  'payment-method': 'read-payment-methods',
  'sales-agent': 'list-general-sales-agents',
  'purchase-agent': 'list-general-purchase-agents',
  area: 'list-general-areas',
  'debtor-type': 'list-general-debtor-types',
  'creditor-type': 'list-general-creditor-types',
  'price-category': 'list-general-price-categories',
  'shipping-method': 'list-general-shipping-methods',
  'cn-type': 'list-general-cn-types',
  'dn-type': 'list-general-dn-types',
  project: 'list-general-projects',
  address: 'list-general-addresses',
  'supplier-item-mapping': 'einvoice.supplier-item-mapping.list',
};

const UPDATED_BY: ReadonlyMap<RecordKind, string> = new Map([
  ...Object.entries(RECORD_FAMILIES).map(([document, { kind }]) => [kind, `update-${document}`] as const),
  ['item-package', 'update-item-package'],
]);

/** A book with more codes than this is not searched for the one that was meant. */
const SEARCHED_MAX = 5000;
const MEANT_MAX = 3;
const TOLD_MAX = 10;

const activeCodes = (command: CommandContext, kind: RecordKind): readonly string[] =>
  command.db
    .all<{ code: string }>('SELECT code FROM record WHERE kind = :kind AND is_active = 1 ORDER BY code LIMIT :limit', {
      kind,
      limit: SEARCHED_MAX + 1,
    })
    .map(({ code }) => code);

/** A party of the other ledger: who it is, and what to send instead. */
const OTHER_PARTY: Partial<Record<RecordKind, { readonly kind: RecordKind; readonly says: (code: string) => Sentence }>> = {
  debtor: { kind: 'creditor', says: bookRecordSays.isSupplier },
  creditor: { kind: 'debtor', says: bookRecordSays.isCustomer },
};

/** The code does not exist: suggests the likely one, or says where to look. */
export function missingRecord(command: CommandContext, kind: RecordKind, code: string): Sentence {
  const other = OTHER_PARTY[kind];
  if (other && command.records.find(other.kind, code)) return other.says(code);
  const codes = activeCodes(command, kind);
  const meant = codes.length > SEARCHED_MAX ? [] : closestFew(code, codes, MEANT_MAX);
  if (meant.length > 0) return bookRecordSays.didYouMean(code, meant.join(CODES_APART), kind);
  const list = LISTED_BY[kind];
  if (list !== undefined) return bookRecordSays.missing(code, list, kind);
  if (codes.length === 0) return bookRecordSays.noneYet(code, kind);
  const choose = codes.length > TOLD_MAX ? bookRecordSays.chooseFromMany : bookRecordSays.chooseFrom;
  return choose(code, codes.slice(0, TOLD_MAX).join(CODES_APART), kind);
}

export function inactiveRecord(kind: RecordKind, code: string): Sentence {
  const update = UPDATED_BY.get(kind);
  return update === undefined ? bookRecordSays.inactive(code, kind) : bookRecordSays.inactiveReactivate(code, update, kind);
}

/** The code of a new record belongs to an existing one. */
export function existingRecord(kind: RecordKind, code: string): Sentence {
  const update = UPDATED_BY.get(kind);
  return update === undefined ? bookRecordSays.exists(code, kind) : bookRecordSays.existsChange(code, update, kind);
}
