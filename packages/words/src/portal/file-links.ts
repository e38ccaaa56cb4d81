/** The list of links to files that work. */

import { room } from '../room.ts';

export const fileLinkWords = room({
  title: { en: 'Links that work', ms: 'Pautan yang boleh digunakan', zh: '有效链接' },
  hint: {
    en: (days: number) => `A link opens its file for ${days} days, for anyone who has it.`,
    ms: (days) => `Pautan membuka failnya selama ${days} hari, bagi sesiapa yang memilikinya.`,
    zh: (days) => `持有链接的任何人都可以在 ${days} 天内打开其文件。`,
  },
  file: { en: 'File', ms: 'Fail', zh: '文件' },
  madeBy: { en: 'Made by', ms: 'Dibuat oleh', zh: '创建人' },
  until: { en: 'Until', ms: 'Sehingga', zh: '有效至' },
  opened: { en: 'Opened', ms: 'Dibuka', zh: '打开' },
  openedTimes: {
    en: (count: string) => (count === '1' ? 'once' : `${count} times`),
    ms: (count) => `${count} kali`,
    zh: (count) => `${count} 次`,
  },
  never: { en: 'not yet', ms: 'belum', zh: '尚未' },
  revoke: { en: 'Revoke', ms: 'Batalkan', zh: '撤销' },
  revokeFile: {
    en: (fileName: string) => `Revoke the link to ${fileName}`,
    ms: (fileName) => `Batalkan pautan ke ${fileName}`,
    zh: (fileName) => `撤销 ${fileName} 的链接`,
  },
  actions: { en: 'Actions', ms: 'Tindakan', zh: '操作' },
});
