/** Families of master records as commands name them: which kind they are and which field contains the code. Declared data. */

import { isRecordName, type RecordName } from '@ledgerline/catalog';
import type { RecordKind } from '../record-store/kinds.ts';

export interface RecordFamily {
  readonly kind: RecordKind;
  /** The field that selects one. */
  readonly selector: string;
}

export const RECORD_FAMILIES: Readonly<Record<RecordName, RecordFamily>> = {
  debtor: { kind: 'debtor', selector: 'debtorCode' },
  creditor: { kind: 'creditor', selector: 'creditorCode' },
  item: { kind: 'item', selector: 'itemCode' },
  'gl-account': { kind: 'account', selector: 'accountNo' },
  location: { kind: 'location', selector: 'location' },
  'stock-item-brand': { kind: 'item-brand', selector: 'itemBrand' },
  'stock-item-category': { kind: 'item-category', selector: 'itemCategory' },
  'stock-item-group': { kind: 'item-group', selector: 'itemGroup' },
  'stock-item-type': { kind: 'item-type', selector: 'itemType' },
  'item-bom': { kind: 'item-bom', selector: 'itemCode' },
  'tariff-code': { kind: 'tariff-code', selector: 'tariffCode' },
  'tax-code': { kind: 'tax-code', selector: 'taxCode' },
  'tax-entity': { kind: 'tax-entity', selector: 'taxEntityID' },
  'tax-type': { kind: 'tax-type', selector: 'taxType' },
  'withholding-tax-code': { kind: 'withholding-tax-code', selector: 'withholdingTaxCode' },
  'general-address': { kind: 'address', selector: 'code' },
  'general-area': { kind: 'area', selector: 'code' },
  'general-cn-type': { kind: 'cn-type', selector: 'code' },
  'general-creditor-type': { kind: 'creditor-type', selector: 'code' },
  'general-currency': { kind: 'currency', selector: 'code' },
  'general-debtor-type': { kind: 'debtor-type', selector: 'code' },
  'general-dn-type': { kind: 'dn-type', selector: 'code' },
  'general-payment-method': { kind: 'payment-method', selector: 'code' },
  'general-price-category': { kind: 'price-category', selector: 'code' },
  'general-project': { kind: 'project', selector: 'code' },
  'general-purchase-agent': { kind: 'purchase-agent', selector: 'code' },
  'general-sales-agent': { kind: 'sales-agent', selector: 'code' },
  'general-shipping-method': { kind: 'shipping-method', selector: 'code' },
};

/** Undefined for anything that is not a master record or has its own operations. */
export const recordFamilyOf = (document: string): RecordFamily | undefined =>
  isRecordName(document) ? RECORD_FAMILIES[document] : undefined;

/** Fields of records that name another record. */
export const REFERENCE_MEMBERS: Readonly<Record<string, RecordKind>> = {
  currencyCode: 'currency',
  displayTerm: 'term',
  area: 'area',
  salesAgent: 'sales-agent',
  purchaseAgent: 'purchase-agent',
  debtorType: 'debtor-type',
  creditorType: 'creditor-type',
  priceCategory: 'price-category',
  taxEntityID: 'tax-entity',
  taxCode: 'tax-code',
  supplyTaxCode: 'tax-code',
  purchaseTaxCode: 'tax-code',
  tariffCode: 'tariff-code',
  taxType: 'tax-type',
  itemGroup: 'item-group',
  itemType: 'item-type',
  itemCategory: 'item-category',
  itemBrand: 'item-brand',
  parentAccountNo: 'account',
  accountNo: 'account',
  salesAccountNo: 'account',
  salesReturnAccountNo: 'account',
  purchaseAccountNo: 'account',
  stockAccountNo: 'account',
  cogsAccountNo: 'account',
};
