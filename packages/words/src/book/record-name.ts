/** The everyday names of the kinds of master records, for sentences of the account book. */

import type { Names } from './closed-list.ts';

export type RecordName = keyof typeof names;

const names = {
  account: { en: 'account', ms: 'akaun', zh: '科目' },
  debtor: { en: 'debtor', ms: 'penghutang', zh: '客户' },
  creditor: { en: 'creditor', ms: 'pemiutang', zh: '供应商' },
  item: { en: 'item', ms: 'item', zh: '商品' },
  location: { en: 'location', ms: 'lokasi', zh: '仓位' },
  'item-group': { en: 'item group', ms: 'kumpulan item', zh: '商品组' },
  'item-brand': { en: 'item brand', ms: 'jenama item', zh: '商品品牌' },
  'item-category': { en: 'item category', ms: 'kategori item', zh: '商品类别' },
  'item-type': { en: 'item type', ms: 'jenis item', zh: '商品类型' },
  'item-bom': { en: 'bill of materials', ms: 'senarai bahan', zh: '物料清单' },
  'item-package': { en: 'item package', ms: 'pakej item', zh: '商品套装' },
  'tax-code': { en: 'tax code', ms: 'kod cukai', zh: '税码' },
  'tax-type': { en: 'tax type', ms: 'jenis cukai', zh: '税种' },
  'tax-entity': { en: 'tax entity', ms: 'entiti cukai', zh: '税务实体' },
  'tariff-code': { en: 'tariff code', ms: 'kod tarif', zh: '关税编码' },
  'withholding-tax-code': { en: 'withholding tax code', ms: 'kod cukai pegangan', zh: '预扣税码' },
  currency: { en: 'currency', ms: 'mata wang', zh: '货币' },
  'currency-rate': { en: 'currency rate', ms: 'kadar mata wang', zh: '汇率' },
  term: { en: 'credit term', ms: 'tempoh kredit', zh: '信用期限' },
  'payment-method': { en: 'payment method', ms: 'kaedah bayaran', zh: '付款方式' },
  'sales-agent': { en: 'sales agent', ms: 'ejen jualan', zh: '业务员' },
  'purchase-agent': { en: 'purchase agent', ms: 'ejen belian', zh: '采购员' },
  area: { en: 'area', ms: 'kawasan', zh: '地区' },
  'debtor-type': { en: 'debtor type', ms: 'jenis penghutang', zh: '客户类型' },
  'creditor-type': { en: 'creditor type', ms: 'jenis pemiutang', zh: '供应商类型' },
  'price-category': { en: 'price category', ms: 'kategori harga', zh: '价格类别' },
  'shipping-method': { en: 'shipping method', ms: 'kaedah penghantaran', zh: '运输方式' },
  'cn-type': { en: 'credit note type', ms: 'jenis nota kredit', zh: '贷项通知单类型' },
  'dn-type': { en: 'debit note type', ms: 'jenis nota debit', zh: '借项通知单类型' },
  project: { en: 'project', ms: 'projek', zh: '项目' },
  department: { en: 'department', ms: 'jabatan', zh: '部门' },
  address: { en: 'address', ms: 'alamat', zh: '地址' },
  'supplier-item-mapping': { en: 'supplier item mapping', ms: 'pemetaan item pembekal', zh: '供应商商品对应' },
  'user-defined-field': { en: 'user-defined field', ms: 'medan takrifan pengguna', zh: '自定义字段' },
  'number-format': { en: 'numbering format', ms: 'format penomboran', zh: '编号格式' },
  'default-account': { en: 'default account', ms: 'akaun lalai', zh: '默认科目' },
  setting: { en: 'setting', ms: 'tetapan', zh: '设置' },
  'fiscal-year': { en: 'fiscal year', ms: 'tahun kewangan', zh: '财政年度' },
  'period-lock': { en: 'period lock', ms: 'kunci tempoh', zh: '期间锁定' },
} as const;

export const recordNames: Names<RecordName> = names;
