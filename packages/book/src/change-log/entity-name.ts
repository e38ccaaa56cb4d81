/** How changes name what the book stores: types of documents and kinds of records. Declared data. */

import { DOCUMENT_NAMES, isDocType, type RecordEntity } from '@ledgerline/catalog';
import type { RecordKind } from '../record-store/kinds.ts';

/** Null for what no read shows: a rate of a date is shown by its currency only while it is the latest, and then that changes too. */
const RECORD_ENTITIES: Readonly<Record<RecordKind, RecordEntity | null>> = {
  account: 'gl-account',
  debtor: 'debtor',
  creditor: 'creditor',
  item: 'item',
  location: 'location',
  'item-group': 'stock-item-group',
  'item-brand': 'stock-item-brand',
  'item-category': 'stock-item-category',
  'item-type': 'stock-item-type',
  'item-bom': 'item-bom',
  'item-package': 'item-package',
  'tax-code': 'tax-code',
  'tax-type': 'tax-type',
  'tax-entity': 'tax-entity',
  'tariff-code': 'tariff-code',
  'withholding-tax-code': 'withholding-tax-code',
  currency: 'general-currency',
  'currency-rate': null,
  term: 'term',
  'payment-method': 'general-payment-method',
  'sales-agent': 'general-sales-agent',
  'purchase-agent': 'general-purchase-agent',
  area: 'general-area',
  'debtor-type': 'general-debtor-type',
  'creditor-type': 'general-creditor-type',
  'price-category': 'general-price-category',
  'shipping-method': 'general-shipping-method',
  'cn-type': 'general-cn-type',
  'dn-type': 'general-dn-type',
  project: 'general-project',
  department: 'department',
  address: 'general-address',
  'supplier-item-mapping': 'supplier-item-mapping',
  'user-defined-field': 'user-defined-field',
  'number-format': 'number-format',
  'default-account': 'default-account',
  setting: 'setting',
  'fiscal-year': 'fiscal-year',
  'period-lock': 'period-lock',
};

export const entityOf = (kind: string): string | null =>
  isDocType(kind) ? DOCUMENT_NAMES[kind] : RECORD_ENTITIES[kind as RecordKind];
