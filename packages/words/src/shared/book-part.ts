/** The parts of an account book that the portal shows, by name. */

import { room } from '../room.ts';

export const bookPartWords = room({
  money: { en: 'Money', ms: 'Wang', zh: '资金' },
  customers: { en: 'Customers', ms: 'Pelanggan', zh: '客户' },
  suppliers: { en: 'Suppliers', ms: 'Pembekal', zh: '供应商' },
  documents: { en: 'Documents', ms: 'Dokumen', zh: '单据' },
  items: { en: 'Items', ms: 'Item', zh: '商品' },
  reports: { en: 'Reports', ms: 'Laporan', zh: '报表' },
});
