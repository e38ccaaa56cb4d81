/** The page of the sandbox: two test books, a first command, and user-defined fields. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const sandboxWords = room({
  sub: {
    en: 'Two test books you can change freely. They use the same API, and you need no accounting package.',
    ms: 'Dua buku akaun ujian yang boleh diubah dengan bebas. Kedua-duanya menggunakan API yang sama, dan anda tidak memerlukan pakej perakaunan.',
    zh: '两个可随意更改的测试账套，使用相同的 API，无需会计软件。',
  },
  resetBoth: { en: 'Reset both books', ms: 'Tetapkan semula kedua-dua buku', zh: '重置两个账套' },
  notAvailable: { en: 'The sandbox is not available', ms: 'Kotak pasir tidak tersedia', zh: '沙盒不可用' },
  notAvailableHint: {
    en: 'The operator has switched off the sandbox. Use the books of your own connector.',
    ms: 'Pengendali telah mematikan kotak pasir. Gunakan buku akaun penyambung anda sendiri.',
    zh: '服务商已关闭沙盒。请使用您自己连接器的账套。',
  },
  setUpConnector: { en: 'Set up the connector', ms: 'Sediakan penyambung', zh: '设置连接器' },
  notOpen: { en: 'Your sandbox is not open yet', ms: 'Kotak pasir anda belum dibuka', zh: '您的沙盒尚未开启' },
  notOpenHint: {
    en: 'Opening it takes about two seconds. You get a company with months of documents and an empty one.',
    ms: 'Ia dibuka dalam kira-kira dua saat. Anda mendapat sebuah syarikat dengan dokumen berbulan-bulan dan sebuah syarikat kosong.',
    zh: '开启大约需要两秒。您将得到一家有数月单据的公司和一家空白公司。',
  },
  open: { en: 'Open the sandbox', ms: 'Buka kotak pasir', zh: '开启沙盒' },
  sampleName: { en: 'Sample company', ms: 'Syarikat contoh', zh: '示例公司' },
  sampleText: {
    en: 'Customers, stock and months of documents of every type. Every example in the docs runs here unchanged.',
    ms: 'Pelanggan, stok dan dokumen berbulan-bulan daripada setiap jenis. Setiap contoh dalam dokumentasi berjalan di sini tanpa perubahan.',
    zh: '客户、库存以及数月的各类单据。文档中的每个示例都可在此直接运行。',
  },
  blankName: { en: 'Blank book', ms: 'Buku kosong', zh: '空白账套' },
  blankText: {
    en: 'The same customers, items and accounts, without documents. Use it for tests that start from zero.',
    ms: 'Pelanggan, item dan akaun yang sama, tanpa dokumen. Gunakannya untuk ujian yang bermula dari sifar.',
    zh: '相同的客户、商品和科目，但没有单据。适合从零开始的测试。',
  },
  ready: { en: 'ready', ms: 'sedia', zh: '就绪' },
  hostOffline: { en: 'host offline', ms: 'hos luar talian', zh: '主机离线' },
  gettingReady: { en: 'getting ready', ms: 'sedang disediakan', zh: '准备中' },
  starting: { en: 'Your sandbox is starting', ms: 'Kotak pasir anda sedang dimulakan', zh: '您的沙盒正在启动' },
  startingHint: {
    en: 'Its two books are being created. That takes a few seconds, and longer while the service is busy. This page updates by itself. You can send commands now: they run as soon as the books are ready.',
    ms: 'Dua buku akaunnya sedang dicipta. Ini mengambil masa beberapa saat, atau lebih lama jika perkhidmatan sibuk. Halaman ini dikemas kini dengan sendirinya. Anda boleh menghantar arahan sekarang: arahan dijalankan sebaik sahaja buku akaun sedia.',
    zh: '正在创建两个账套，需要几秒钟，服务繁忙时会更久。本页会自动更新。您现在就可以发送指令，账套就绪后即会执行。',
  },

  runFirst: { en: 'Run a first command', ms: 'Jalankan arahan pertama', zh: '执行第一条指令' },
  runNeedsScript: {
    en: 'Running a command from here needs JavaScript.',
    ms: 'Menjalankan arahan dari sini memerlukan JavaScript.',
    zh: '在此执行指令需要启用 JavaScript。',
  },
  command: { en: 'Command', ms: 'Arahan', zh: '指令' },
  listCustomers: { en: 'List the customers', ms: 'Senaraikan pelanggan', zh: '列出客户' },
  createInvoice: {
    en: 'Create an invoice and verify it',
    ms: 'Cipta invois dan sahkannya',
    zh: '创建发票并核对',
  },
  printInvoice: { en: 'Print an invoice as a PDF', ms: 'Cetak invois sebagai PDF', zh: '将发票打印为 PDF' },
  exportItems: { en: 'Export the items as a file', ms: 'Eksport item sebagai fail', zh: '将商品导出为文件' },
  payload: { en: 'Payload', ms: 'Muatan', zh: '指令内容' },
  editThenRun: { en: 'edit it, then run', ms: 'sunting, kemudian jalankan', zh: '编辑后执行' },
  accountBook: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  run: { en: 'Run', ms: 'Jalankan', zh: '执行' },
  anyOther: {
    en: (catalog: Link) => html`You can run any other command from its page in the ${catalog('catalog')}.`,
    ms: (catalog) => html`Anda boleh menjalankan arahan lain dari halamannya dalam ${catalog('katalog')}.`,
    zh: (catalog) => html`其他指令可在${catalog('目录')}中各自的页面执行。`,
  },
  rejected: {
    en: (code: Html) => html`Rejected, nothing was queued: ${code}`,
    ms: (code) => html`Ditolak, tiada apa-apa dimasukkan ke giliran: ${code}`,
    zh: (code) => html`被拒绝，未进入队列：${code}`,
  },
  request: {
    en: (id: Html) => html`Request ${id}`,
    ms: (id) => html`Permintaan ${id}`,
    zh: (id) => html`请求编号 ${id}`,
  },
  noResponse: { en: 'No response arrived', ms: 'Tiada respons diterima', zh: '没有收到回应' },
  result: { en: 'Result', ms: 'Hasil', zh: '结果' },
  nothingRun: { en: 'No command has run yet', ms: 'Belum ada arahan dijalankan', zh: '还没有执行指令' },
  nothingRunHint: {
    en: 'The result appears here, first as a sentence and then as JSON.',
    ms: 'Hasil muncul di sini, mula-mula sebagai ayat dan kemudian sebagai JSON.',
    zh: '结果显示在这里，先是一句说明，然后是 JSON。',
  },
  openCommand: { en: 'Open command', ms: 'Buka arahan', zh: '打开指令' },
  printPdf: { en: 'Now print its PDF', ms: 'Sekarang cetak PDF', zh: '打印其 PDF' },

  resetTitle: { en: 'Reset both sandbox books?', ms: 'Tetapkan semula kedua-dua buku kotak pasir?', zh: '重置两个沙盒账套？' },
  resetHint: {
    en: 'SAMPLE and BLANK return to their original data, and everything you saved in them is deleted. Your user-defined fields and the list of commands stay. This cannot be undone.',
    ms: 'SAMPLE dan BLANK kembali kepada data asal, dan semua yang anda simpan di dalamnya dipadamkan. Medan takrifan pengguna dan senarai arahan kekal. Tindakan ini tidak boleh dibuat asal.',
    zh: 'SAMPLE 和 BLANK 将恢复原始数据，您在其中保存的内容都会被删除。自定义字段和指令列表保留。此操作无法撤销。',
  },
  /** What a person types before the books are reset, in lower case. */
  resetWord: { en: 'reset', ms: 'tetap semula', zh: '重置' },
  typeWord: {
    en: (word: Html) => html`Type ${word} to confirm`,
    ms: (word) => html`Taip ${word} untuk mengesahkan`,
    zh: (word) => html`请输入 ${word} 以确认`,
  },
  resetBooks: { en: 'Reset books', ms: 'Tetapkan semula buku', zh: '重置账套' },
});

export const sandboxFieldWords = room({
  title: { en: 'User-defined fields', ms: 'Medan takrifan pengguna', zh: '自定义字段' },
  none: { en: 'none yet', ms: 'belum ada', zh: '还没有' },
  ofYours: {
    en: (count: number) => `${counted(count, 'field', 'fields')} of yours`,
    ms: (count) => `${count} medan anda`,
    zh: (count) => `您有 ${count} 个字段`,
  },
  hint: {
    en: (field: Html) =>
      html`Your own fields for documents, lines, payments and records. A new field is available in both books within seconds and stays after a reset. Commands send these fields in ${field}.`,
    ms: (field) =>
      html`Medan anda sendiri untuk dokumen, baris, bayaran dan rekod. Medan baharu tersedia dalam kedua-dua buku dalam beberapa saat dan kekal selepas penetapan semula. Arahan menghantar medan ini dalam ${field}.`,
    zh: (field) =>
      html`您为单据、明细行、付款和记录定义的字段。新字段数秒内即可在两个账套中使用，重置后仍保留。指令在 ${field} 中发送这些字段。`,
  },
  included: {
    en: (count: number) => `${counted(count, 'field', 'fields')} included in SAMPLE`,
    ms: (count) => `${count} medan disertakan dalam SAMPLE`,
    zh: (count) => `SAMPLE 自带 ${count} 个字段`,
  },
  characters: {
    en: (count: number) => counted(count, 'character', 'characters'),
    ms: (count) => `${count} aksara`,
    zh: (count) => `${count} 个字符`,
  },
  isRequired: { en: 'required', ms: 'wajib', zh: '必填' },
  isUnique: { en: 'unique', ms: 'unik', zh: '唯一' },
  yours: { en: 'Your user-defined fields', ms: 'Medan takrifan anda', zh: '您的自定义字段' },
  ofSample: { en: 'User-defined fields of SAMPLE', ms: 'Medan takrifan pengguna SAMPLE', zh: 'SAMPLE 的自定义字段' },
  name: { en: 'Name', ms: 'Nama', zh: '名称' },
  on: { en: 'On', ms: 'Pada', zh: '所属' },
  type: { en: 'Type', ms: 'Jenis', zh: '类型' },
  rules: { en: 'Rules', ms: 'Peraturan', zh: '规则' },
  remove: { en: 'Remove', ms: 'Buang', zh: '移除' },
  removeOf: {
    en: (name: string, table: string) => `Remove ${name} of ${table}`,
    ms: (name, table) => `Buang ${name} daripada ${table}`,
    zh: (name, table) => `移除 ${table} 的 ${name}`,
  },
  needsScript: {
    en: 'Defining fields needs JavaScript.',
    ms: 'Mentakrifkan medan memerlukan JavaScript.',
    zh: '定义字段需要启用 JavaScript。',
  },
  defineTitle: { en: 'Define a field', ms: 'Takrifkan medan', zh: '定义字段' },
  maximumLength: { en: 'Maximum length', ms: 'Panjang maksimum', zh: '最大长度' },
  required: { en: 'Required', ms: 'Wajib', zh: '必填' },
  unique: { en: 'Unique', ms: 'Unik', zh: '唯一' },
  define: { en: 'Define field', ms: 'Takrifkan medan', zh: '定义字段' },
});

/** Texts by the types of the contract. */
export const fieldTypeWords = room({
  text: { en: 'Text', ms: 'Teks', zh: '文本' },
  memo: { en: 'Memo', ms: 'Memo', zh: '备注' },
  'rich text': { en: 'Rich text', ms: 'Teks kaya', zh: '富文本' },
  'image link': { en: 'Image link', ms: 'Pautan imej', zh: '图片链接' },
  decimal: { en: 'Decimal number', ms: 'Nombor perpuluhan', zh: '小数' },
  integer: { en: 'Integer', ms: 'Integer', zh: '整数' },
  date: { en: 'Date', ms: 'Tarikh', zh: '日期' },
  boolean: { en: 'Yes or no', ms: 'Ya atau tidak', zh: '是或否' },
});
