/** The kinds of master records and their names in commands and fields. Declared data. */

import { recordNames } from '@ledgerline/words/book/record-name';

const RECORD_KINDS = [
  'account',
  'debtor',
  'creditor',
  'item',
  'location',
  'item-group',
  'item-brand',
  'item-category',
  'item-type',
  'item-bom',
  'item-package',
  'tax-code',
  'tax-type',
  'tax-entity',
  'tariff-code',
  'withholding-tax-code',
  'currency',
  'currency-rate',
  'term',
  'payment-method',
  'sales-agent',
  'purchase-agent',
  'area',
  'debtor-type',
  'creditor-type',
  'price-category',
  'shipping-method',
  'cn-type',
  'dn-type',
  'project',
  'department',
  'address',
  'supplier-item-mapping',
  'user-defined-field',
  'number-format',
  'default-account',
  'setting',
  'fiscal-year',
  'period-lock',
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** The everyday name in English. */
export const WORDS = Object.fromEntries(RECORD_KINDS.map((kind) => [kind, recordNames[kind].en])) as Readonly<
  Record<RecordKind, string>
>;
