/** Your books: the list of books, and what every page of a book says about how new its figures are. */

import { room } from '../../room.ts';

export const booksWords = room({
  title: { en: 'Your books', ms: 'Buku anda', zh: '您的账套' },
  sub: {
    en: 'What is in your account books, wherever you are. Pages only read.',
    ms: 'Isi buku akaun anda, di mana sahaja anda berada. Halaman hanya membaca.',
    zh: '随时随地查看账套内容。页面只读取，不更改。',
  },
  caption: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  book: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  heard: { en: 'Last heard of', ms: 'Terakhir dihubungi', zh: '上次联系' },
  never: { en: 'never', ms: 'tidak pernah', zh: '从未' },
  ready: { en: 'Ready', ms: 'Sedia', zh: '就绪' },
  closed: { en: 'Closed to the portal', ms: 'Ditutup kepada portal', zh: '未对门户开放' },
  sandbox: { en: 'sandbox', ms: 'kotak pasir', zh: '沙盒' },
  off: { en: 'Not reachable', ms: 'Tidak dapat dicapai', zh: '无法联系' },
  noneTitle: { en: 'No account book to look at', ms: 'Tiada buku akaun untuk dilihat', zh: '没有可查看的账套' },
  noneOwner: {
    en: 'Connect your accounting package, or open the sandbox to try it with sample books.',
    ms: 'Sambungkan pakej perakaunan anda, atau buka kotak pasir untuk mencubanya dengan buku contoh.',
    zh: '请连接您的会计软件，或打开沙盒，用样本账套试用。',
  },
  noneViewer: {
    en: 'An owner chooses on the page Team what you see.',
    ms: 'Pemilik memilih pada halaman Pasukan apa yang anda lihat.',
    zh: '所有者在“团队”页面选择您能看到的内容。',
  },
  connect: { en: 'Connect a book', ms: 'Sambungkan buku', zh: '连接账套' },
  closeBook: { en: 'Close to the portal', ms: 'Tutup kepada portal', zh: '对门户关闭' },
  openBook: { en: 'Open to the portal', ms: 'Buka kepada portal', zh: '对门户开放' },
  elsewhere: {
    en: (companyName: string) => `This page belongs to ${companyName}`,
    ms: (companyName) => `Halaman ini milik ${companyName}`,
    zh: (companyName) => `此页面属于${companyName}`,
  },
  elsewhereHint: {
    en: 'You belong to that company too. Switch to it to see the page.',
    ms: 'Anda juga ahli syarikat itu. Tukar kepadanya untuk melihat halaman ini.',
    zh: '您也属于该公司。切换过去即可查看。',
  },
});

export const freshnessWords = room({
  asOf: {
    en: (time: string, ago: string) => `As of ${time}, ${ago}`,
    ms: (time, ago) => `Setakat ${time}, ${ago}`,
    zh: (time, ago) => `截至 ${time}，${ago}`,
  },
  refresh: { en: 'Refresh', ms: 'Segar semula', zh: '刷新' },
  waiting: { en: 'The book has been asked.', ms: 'Buku telah ditanya.', zh: '已向账套查询。' },
  waitingFirst: {
    en: 'The book has been asked. Its answer appears here.',
    ms: 'Buku telah ditanya. Jawapannya akan dipaparkan di sini.',
    zh: '已向账套查询，结果会显示在这里。',
  },
  offTitle: { en: 'The book cannot be asked now', ms: 'Buku tidak dapat ditanya sekarang', zh: '目前无法查询账套' },
  shownOld: {
    en: 'What is shown is what was known last.',
    ms: 'Paparan ini ialah maklumat terakhir yang diketahui.',
    zh: '显示的是最后已知的内容。',
  },
  nothingKnown: { en: 'Nothing is known of it yet.', ms: 'Belum ada maklumat.', zh: '尚无已知内容。' },
  failedTitle: { en: 'The book could not answer', ms: 'Buku tidak dapat menjawab', zh: '账套无法回答' },
  notOffered: {
    en: (driver: string) => `The driver of this book (${driver}) does not offer this part.`,
    ms: (driver) => `Pemacu buku ini (${driver}) tidak menyediakan bahagian ini.`,
    zh: (driver) => `此账套的驱动程序（${driver}）不提供这一部分。`,
  },
  parts: { en: 'Parts of the book', ms: 'Bahagian buku', zh: '账套内容' },
  overview: { en: 'Overview', ms: 'Ringkasan', zh: '概览' },
});
