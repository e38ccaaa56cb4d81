/** What a key can do: sets of rights to start from, and rights. */

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

export const accessWords = room({
  read: { en: 'read', ms: 'baca', zh: '读取' },
  write: { en: 'write', ms: 'tulis', zh: '写入' },
  delete: { en: 'delete', ms: 'padam', zh: '删除' },
  allModules: { en: 'all modules', ms: 'semua modul', zh: '所有模块' },
  onlyTaxCodes: {
    en: 'Nothing but reading tax codes',
    ms: 'Hanya membaca kod cukai',
    zh: '只能读取税码',
  },
});
