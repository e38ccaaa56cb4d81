/** The modules of the catalog, as people call them. The English ones are the titles that the catalog publishes. */

import type { ModuleId } from '@ledgerline/contract';
import { room } from '../room.ts';

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
  tax: { en: 'Tax', ms: 'Cukai', zh: '税务' },
} satisfies Record<ModuleId, unknown>);
