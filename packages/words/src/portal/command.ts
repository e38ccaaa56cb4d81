/** The page of one command: its request, its result, its file and its times. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const commandWords = room({
  breadcrumb: { en: 'Breadcrumb', ms: 'Laluan', zh: '路径' },
  commands: { en: 'Commands', ms: 'Arahan', zh: '指令' },
  about: { en: 'About this command', ms: 'Tentang arahan ini', zh: '关于此指令' },
  cleared: {
    en: 'Payload, result and file were removed',
    ms: 'Muatan, hasil dan fail telah dibuang',
    zh: '指令内容、结果和文件已清除',
  },
  clearedDetail: {
    en: (day: string) =>
      `They were removed on ${day} because of their age. An owner or admin chooses on the page Your data how long they are kept; the sender of a read can ask for less.`,
    ms: (day) =>
      `Semuanya dibuang pada ${day} kerana usianya. Pemilik atau pentadbir memilih tempoh simpanan pada halaman Data anda; penghantar bacaan boleh meminta tempoh yang lebih singkat.`,
    zh: (day) => `因保存期已满，已于${day}清除。所有者或管理员可在“您的数据”页面选择保存多久；读取的发送者可以要求更短的期限。`,
  },
  runAgain: { en: 'Run again', ms: 'Jalankan sekali lagi', zh: '再次执行' },
  cancelCommand: { en: 'Cancel command', ms: 'Batalkan arahan', zh: '取消指令' },
  recipe: { en: 'Recipe', ms: 'Resipi', zh: '指令说明' },
  behind: {
    en: 'Result as JSON, payload and code',
    ms: 'Hasil sebagai JSON, muatan dan kod',
    zh: 'JSON 结果、指令内容和代码',
  },
  command: { en: 'Command', ms: 'Arahan', zh: '指令' },
  result: { en: 'Result', ms: 'Hasil', zh: '结果' },
  payload: { en: 'Payload', ms: 'Muatan', zh: '指令内容' },
  sameId: {
    en: (commandId: Html) => html`If you send the same ${commandId} again, you get this command back and nothing runs twice.`,
    ms: (commandId) =>
      html`Jika anda menghantar ${commandId} yang sama sekali lagi, anda mendapat arahan ini semula dan tiada apa-apa dijalankan dua kali.`,
    zh: (commandId) => html`再次发送相同的 ${commandId} 会返回此指令，不会重复执行。`,
  },
  wholeJson: { en: 'Whole command as JSON', ms: 'Seluruh arahan sebagai JSON', zh: '完整指令的 JSON' },
  outcome: { en: 'Outcome', ms: 'Hasil akhir', zh: '最终结果' },
  facts: { en: 'Facts', ms: 'Maklumat', zh: '基本信息' },
  sent: { en: 'sent', ms: 'dihantar', zh: '发送时间' },
  sentBy: { en: 'sent by', ms: 'dihantar oleh', zh: '发送者' },
  trace: { en: 'trace', ms: 'jejak', zh: '追踪编号' },
  attempts: { en: 'attempts', ms: 'percubaan', zh: '尝试次数' },
  tenantKey: { en: 'the tenant key', ms: 'kunci akaun', zh: '账户密钥' },
  portal: { en: 'the portal', ms: 'portal', zh: '门户' },
  booksPages: { en: 'Your books in the portal', ms: 'Buku anda dalam portal', zh: '门户中的“您的账套”' },
  scheduledReports: { en: 'a scheduled report', ms: 'laporan berjadual', zh: '定期报表' },
  appKey: { en: 'an app key', ms: 'kunci apl', zh: '应用密钥' },
  problems: { en: 'Problems', ms: 'Masalah', zh: '问题' },
  reasons: {
    en: (count: number) => counted(count, 'reason', 'reasons'),
    ms: (count) => `${count} sebab`,
    zh: (count) => `${count} 个原因`,
  },
  aboutCode: {
    en: (code: Html) => html`About ${code}`,
    ms: (code) => html`Tentang ${code}`,
    zh: (code) => html`关于 ${code}`,
  },
  problemsCaption: { en: 'All problems with their fields', ms: 'Semua masalah dengan medannya', zh: '所有问题及其字段' },
  field: { en: 'Field', ms: 'Medan', zh: '字段' },
  problem: { en: 'Problem', ms: 'Masalah', zh: '问题' },
  wholeCommand: { en: 'the whole command', ms: 'seluruh arahan', zh: '整条指令' },
  failedRows: { en: 'Failed rows', ms: 'Baris yang gagal', zh: '失败的行' },
  rowCount: {
    en: (count: number) => counted(count, 'row', 'rows'),
    ms: (count) => `${count} baris`,
    zh: (count) => `${count} 行`,
  },
  rows: { en: 'Rows', ms: 'Baris', zh: '行' },
  lines: { en: 'Lines', ms: 'Baris dokumen', zh: '单据行' },
  failedRowsCaption: {
    en: 'Rows of the bulk command that failed',
    ms: 'Baris arahan pukal yang gagal',
    zh: '批量指令中失败的行',
  },
  row: { en: 'Row', ms: 'Baris', zh: '行' },
  inTheBook: { en: 'In the book', ms: 'Dalam buku akaun', zh: '账套中' },
  savedNotVerified: { en: 'saved, not verified', ms: 'disimpan, belum disahkan', zh: '已保存，未核对' },
  notChanged: { en: 'not changed', ms: 'tidak diubah', zh: '未更改' },
  warnings: { en: 'Warnings', ms: 'Amaran', zh: '警告' },
  warningCount: {
    en: (count: number) => counted(count, 'warning', 'warnings'),
    ms: (count) => `${count} amaran`,
    zh: (count) => `${count} 个警告`,
  },
  values: { en: 'Values', ms: 'Nilai', zh: '值' },
  table: { en: (title: string) => `${title}, table`, ms: (title) => `${title}, jadual`, zh: (title) => `${title}（表格）` },
  rowsCaption: { en: 'Rows of the result', ms: 'Baris hasil', zh: '结果的行' },
  firstRows: {
    en: (rowsMax: number) => `The first ${rowsMax} rows are shown.`,
    ms: (count) => `${count} baris pertama dipaparkan.`,
    zh: (count) => `显示前 ${count} 行。`,
  },
  someColumns: {
    en: (shown: number, all: number) => `${shown} of ${all} columns are shown.`,
    ms: (shown, all) => `${shown} daripada ${all} lajur dipaparkan.`,
    zh: (shown, all) => `显示 ${all} 列中的 ${shown} 列。`,
  },
  csvHasAll: { en: 'The CSV has all of them.', ms: 'CSV mengandungi semuanya.', zh: 'CSV 包含全部内容。' },
  moreRows: {
    en: (cursor: Html, nextCursor: Html) =>
      html`The book has more rows. Send the command again with ${cursor} set to ${nextCursor}.`,
    ms: (cursor, nextCursor) =>
      html`Buku akaun mempunyai lebih banyak baris. Hantar arahan sekali lagi dengan ${cursor} ditetapkan kepada ${nextCursor}.`,
    zh: (cursor, nextCursor) => html`账套还有更多行。请把 ${cursor} 设为 ${nextCursor} 后再次发送指令。`,
  },
  yes: { en: 'yes', ms: 'ya', zh: '是' },
  no: { en: 'no', ms: 'tidak', zh: '否' },
});

export const artifactWords = room({
  file: { en: 'File', ms: 'Fail', zh: '文件' },
  download: { en: 'Download', ms: 'Muat turun', zh: '下载' },
  preview: {
    en: (fileName: string) => `Preview of ${fileName}`,
    ms: (fileName) => `Pratonton ${fileName}`,
    zh: (fileName) => `${fileName} 预览`,
  },
  noPreview: {
    en: 'There is no preview for this type of file. Download it to open it.',
    ms: 'Tiada pratonton untuk jenis fail ini. Muat turun untuk membukanya.',
    zh: '此类文件没有预览。请下载后打开。',
  },
  firstRowsOf: {
    en: (fileName: string) => `First rows of ${fileName}`,
    ms: (fileName) => `Baris pertama ${fileName}`,
    zh: (fileName) => `${fileName} 的前几行`,
  },
  firstRows: {
    en: (count: number) => `The first ${counted(count, 'row', 'rows')}. Download the file for all of them.`,
    ms: (count) => `${count} baris pertama. Muat turun fail untuk semuanya.`,
    zh: (count) => `前 ${count} 行。下载文件可查看全部。`,
  },
});

export const verificationWords = room({
  differences: { en: 'Differences', ms: 'Perbezaan', zh: '差异' },
  compared: {
    en: (differing: number, all: number) => `${differing} of ${counted(all, 'field', 'fields')}, compared after reload`,
    ms: (differing, all) => `${differing} daripada ${all} medan, dibandingkan selepas dimuat semula`,
    zh: (differing, all) => `${all} 个字段中的 ${differing} 个，重新读取后比较`,
  },
  table: { en: 'Differences, table', ms: 'Perbezaan, jadual', zh: '差异表格' },
  caption: {
    en: 'Fields you sent and their values in the book',
    ms: 'Medan yang anda hantar dan nilainya dalam buku akaun',
    zh: '您发送的字段及其在账套中的值',
  },
  field: { en: 'Field', ms: 'Medan', zh: '字段' },
  youSent: { en: 'You sent', ms: 'Anda hantar', zh: '您发送的' },
  bookHas: { en: 'The book has', ms: 'Buku akaun mempunyai', zh: '账套中的' },
  differs: { en: '(differs)', ms: '(berbeza)', zh: '（不同）' },
  nothing: { en: 'nothing', ms: 'tiada', zh: '无' },
  postings: { en: 'Postings', ms: 'Catatan lejar', zh: '分录' },
  postingsTable: { en: 'Postings, table', ms: 'Catatan lejar, jadual', zh: '分录表格' },
  postingsCaption: { en: 'Postings to the general ledger', ms: 'Catatan ke lejar am', zh: '总账分录' },
  account: { en: 'Account', ms: 'Akaun', zh: '科目' },
  debit: { en: 'Debit', ms: 'Debit', zh: '借方' },
  credit: { en: 'Credit', ms: 'Kredit', zh: '贷方' },
});

export const timelineWords = room({
  timeline: { en: 'Timeline', ms: 'Garis masa', zh: '时间线' },
  soFar: { en: (time: string) => `${time} so far`, ms: (time) => `${time} setakat ini`, zh: (time) => `目前 ${time}` },
  accepted: { en: 'Accepted', ms: 'Diterima', zh: '已接受' },
  acceptedHint: {
    en: 'Stored on disk before the 202 was sent.',
    ms: 'Disimpan pada cakera sebelum 202 dihantar.',
    zh: '在返回 202 之前已写入磁盘。',
  },
  given: { en: 'Sent to the connector', ms: 'Dihantar kepada penyambung', zh: '已发送给连接器' },
  attempt: { en: 'Attempt 1.', ms: 'Percubaan 1.', zh: '第 1 次尝试。' },
  position: {
    en: (position: number) => `Position ${position} in its book.`,
    ms: (position) => `Kedudukan ${position} dalam bukunya.`,
    zh: (position) => `在其账套中排第 ${position} 位。`,
  },
  neverSent: { en: 'It was never sent.', ms: 'Ia tidak pernah dihantar.', zh: '从未发送。' },
  waiting: { en: 'Waiting for the connector', ms: 'Menunggu penyambung', zh: '等待连接器' },
  notSent: { en: 'Not sent to a connector', ms: 'Tidak dihantar kepada penyambung', zh: '未发送给连接器' },
  again: {
    en: (attempts: number) => `Sent again (attempt ${attempts})`,
    ms: (attempts) => `Dihantar semula (percubaan ${attempts})`,
    zh: (attempts) => `再次发送（第 ${attempts} 次尝试）`,
  },
  againRead: {
    en: 'A read can run again because it changes nothing.',
    ms: 'Bacaan boleh dijalankan semula kerana ia tidak mengubah apa-apa.',
    zh: '查询不会更改任何内容，因此可以再次执行。',
  },
  againWrite: {
    en: 'Sent to the same installation, which can tell whether it already ran.',
    ms: 'Dihantar kepada pemasangan yang sama, yang dapat memastikan sama ada ia telah dijalankan.',
    zh: '发送给同一个安装，它能判断是否已经执行过。',
  },
  isRunning: { en: 'The connector is running it.', ms: 'Penyambung sedang menjalankannya.', zh: '连接器正在执行。' },
  final: {
    en: 'Final. The status no longer changes.',
    ms: 'Muktamad. Status tidak lagi berubah.',
    zh: '最终状态，不再改变。',
  },
  finalApplied: {
    en: 'Final (failed, applied). The status no longer changes.',
    ms: 'Muktamad (failed, applied). Status tidak lagi berubah.',
    zh: '最终状态（failed, applied），不再改变。',
  },
  finalUnknown: {
    en: 'Final. A late result would be shown here too.',
    ms: 'Muktamad. Hasil yang lewat juga akan dipaparkan di sini.',
    zh: '最终状态。迟到的结果也会显示在这里。',
  },
});

/** How a command ended, in its timeline. */
export const timelineEndWords = room({
  running: { en: 'Running', ms: 'Sedang dijalankan', zh: '执行中' },
  done: { en: 'Done', ms: 'Selesai', zh: '完成' },
  partial: { en: 'Partly done', ms: 'Selesai sebahagian', zh: '部分完成' },
  unapplied: { en: 'Done, payment not applied', ms: 'Selesai, bayaran belum dipadankan', zh: '完成，付款未冲账' },
  ignored: { en: 'Done, with fields ignored', ms: 'Selesai, dengan medan diabaikan', zh: '完成，有字段被忽略' },
  failed: { en: 'Failed, nothing changed', ms: 'Gagal, tiada apa-apa diubah', zh: '失败，没有任何更改' },
  unverified: { en: 'Saved, but different', ms: 'Disimpan, tetapi berbeza', zh: '已保存，但不同' },
  unknown: { en: 'Stopped, outcome unknown', ms: 'Terhenti, hasil tidak diketahui', zh: '已停止，结果未知' },
});
