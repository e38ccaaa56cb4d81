/** The search of the portal. */

import { room } from '../room.ts';

export const paletteWords = room({
  search: { en: 'Search', ms: 'Cari', zh: '搜索' },
  hint: {
    en: 'Page, document number, record code, commandId or command type',
    ms: 'Halaman, nombor dokumen, kod rekod, commandId atau jenis arahan',
    zh: '页面、单据号、记录编号、commandId 或指令类型',
  },
  results: { en: 'Results', ms: 'Hasil', zh: '结果' },
  pages: { en: 'Pages', ms: 'Halaman', zh: '页面' },
  page: { en: 'page', ms: 'halaman', zh: '页面' },
  recent: { en: 'Recent commands', ms: 'Arahan terkini', zh: '最近的指令' },
  sent: { en: 'Sent', ms: 'Dihantar', zh: '已发送' },
  catalog: { en: 'Catalog', ms: 'Katalog', zh: '目录' },
  found: { en: (count: number) => `${count} found`, ms: (count) => `${count} dijumpai`, zh: (count) => `找到 ${count} 项` },
  nothingSent: { en: 'No commands have been sent yet.', ms: 'Belum ada arahan dihantar.', zh: '还没有发送过指令。' },
  nothingFor: {
    en: (text: string) => `No results for “${text}”.`,
    ms: (text) => `Tiada hasil untuk “${text}”.`,
    zh: (text) => `没有“${text}”的结果。`,
  },
});
