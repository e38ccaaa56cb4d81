/** What a person is asked in the window of an AI assistant, before a write is run and while it waits for approval. */

import { room } from './room.ts';

export const questionWords = room({
  run: {
    en: (type: string, book: string) => `Run ${type} in the account book ${book}?`,
    ms: (type, book) => `Jalankan ${type} dalam buku akaun ${book}?`,
    zh: (type, book) => `是否在账套 ${book} 中执行 ${type}？`,
  },
  change: {
    en: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
    ms: (label, from, to) => `${label}: ${from} → ${to}`,
    zh: (label, from, to) => `${label}：${from} → ${to}`,
  },
  nothing: { en: '(empty)', ms: '(kosong)', zh: '（空）' },
  more: {
    en: (count: number) => (count === 1 ? 'and 1 more change' : `and ${count} more changes`),
    ms: (count) => `dan ${count} perubahan lagi`,
    zh: (count) => `另有 ${count} 项更改`,
  },
  agree: { en: 'Yes, run it', ms: 'Ya, jalankan', zh: '是，执行' },
  agreeHint: {
    en: 'Without this nothing is saved.',
    ms: 'Tanpa ini tiada apa-apa disimpan.',
    zh: '不勾选则不会保存任何内容。',
  },
  approve: {
    en: (type: string, book: string) =>
      `A person of the company must approve ${type} in the account book ${book} before it runs. Open the page to see what changes and to decide.`,
    ms: (type, book) =>
      `Seseorang daripada syarikat mesti meluluskan ${type} dalam buku akaun ${book} sebelum ia dijalankan. Buka halaman untuk melihat apa yang berubah dan membuat keputusan.`,
    zh: (type, book) => `账套 ${book} 中的 ${type} 须由公司人员批准后才会执行。请打开页面查看更改内容并作出决定。`,
  },
});
