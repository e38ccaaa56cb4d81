/** What a key can do: sets of rights to start from, modules and rights. */

import { room } from '../room.ts';

export const presetWords = room({
  read: { en: 'Read only', ms: 'Baca sahaja', zh: '只读' },
  shop: { en: 'Web shop', ms: 'Kedai dalam talian', zh: '网店' },
  pos: { en: 'Point of sale', ms: 'Tempat jualan (POS)', zh: '收银（POS）' },
  warehouse: { en: 'Warehouse', ms: 'Gudang', zh: '仓库' },
  accountant: { en: 'Accountant', ms: 'Akauntan', zh: '会计' },
  full: { en: 'Full access', ms: 'Akses penuh', zh: '完全访问' },
  'assistant-reads': { en: 'AI assistant: reads', ms: 'Pembantu AI: membaca', zh: 'AI 助手：只读取' },
  'assistant-writes': {
    en: 'AI assistant: writes after approval',
    ms: 'Pembantu AI: menulis selepas kelulusan',
    zh: 'AI 助手：批准后写入',
  },
});

/** The modules of the catalog, by their ids. */
export const moduleWords = room({
  sales: { en: 'Sales', ms: 'Jualan', zh: '销售' },
  purchase: { en: 'Purchase', ms: 'Belian', zh: '采购' },
  ar: { en: 'Accounts receivable', ms: 'Akaun belum terima', zh: '应收账款' },
  ap: { en: 'Accounts payable', ms: 'Akaun belum bayar', zh: '应付账款' },
  stock: { en: 'Stock', ms: 'Stok', zh: '库存' },
  gl: { en: 'General ledger', ms: 'Lejar am', zh: '总账' },
  'gl-cash-book': { en: 'Cash book', ms: 'Buku tunai', zh: '现金簿' },
  'bank-reconciliation': { en: 'Bank reconciliation', ms: 'Penyesuaian bank', zh: '银行对账' },
  reports: { en: 'Reports', ms: 'Laporan', zh: '报表' },
  'master-data': { en: 'Master data', ms: 'Data induk', zh: '基础资料' },
  'general-maintenance': { en: 'General maintenance', ms: 'Penyelenggaraan am', zh: '一般维护' },
  'e-invoice': { en: 'e-Invoice', ms: 'e-Invois', zh: '电子发票' },
  'bulk-tools': { en: 'Bulk tools', ms: 'Alat pukal', zh: '批量工具' },
});

export const accessWords = room({
  read: { en: 'read', ms: 'baca', zh: '读取' },
  write: { en: 'write', ms: 'tulis', zh: '写入' },
  delete: { en: 'delete', ms: 'padam', zh: '删除' },
  onlyTaxCodes: {
    en: 'Nothing but reading tax codes',
    ms: 'Hanya membaca kod cukai',
    zh: '只能读取税码',
  },
});
