/** What can be wrong with links to files. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';

export const fileLinkSays = sentences('file-link', {
  unknown: {
    en: 'There is no link with that id, or it is no longer kept.',
    ms: 'Tiada pautan dengan ID itu, atau ia tidak lagi disimpan.',
    zh: '没有此编号的链接，或该链接已不再保留。',
  },
  tooMany: {
    en: (max: number) =>
      `${counted(max, 'link already works', 'links already work')}, which is the limit. Revoke some, or wait until they expire.`,
    ms: (max) => `${max} pautan sudah boleh digunakan, iaitu hadnya. Batalkan sebahagiannya, atau tunggu sehingga tamat tempoh.`,
    zh: (max) => `已有 ${max} 个有效链接，达到上限。请撤销一些，或等待它们过期。`,
  },
});
