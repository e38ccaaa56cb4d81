/** What is said of a command that runs in the sandbox: a sentence for its result, and what it waits for. */

import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const commandRunWords = room({
  waitingForSandbox: {
    en: 'Waiting for the sandbox to start.',
    ms: 'Menunggu kotak pasir dimulakan.',
    zh: '正在等待沙盒启动。',
  },
  waiting: { en: 'Waiting in the queue.', ms: 'Menunggu dalam giliran.', zh: '正在排队。' },
  runningIt: { en: 'The sandbox is running it.', ms: 'Kotak pasir sedang menjalankannya.', zh: '沙盒正在执行。' },
  done: { en: 'Done.', ms: 'Selesai.', zh: '完成。' },
  not_applied: {
    en: 'Nothing was changed in the book.',
    ms: 'Tiada apa-apa diubah dalam buku akaun.',
    zh: '账套没有任何更改。',
  },
  applied: {
    en: 'The document was saved anyway. Check the differences and do not create it again.',
    ms: 'Dokumen tetap disimpan. Semak perbezaannya dan jangan cipta semula.',
    zh: '单据仍已保存。请检查差异，不要重复创建。',
  },
  unknown: {
    en: 'The document may have been saved. Check the book before you send it again.',
    ms: 'Dokumen mungkin telah disimpan. Semak buku akaun sebelum menghantarnya semula.',
    zh: '单据可能已保存。再次发送前请先检查账套。',
  },
  ignored: {
    en: (names: readonly string[]) =>
      `${names.length === 1 ? '1 field was' : `${names.length} fields were`} ignored: ${names.join(', ')}.`,
    ms: (names) => `${names.length} medan diabaikan: ${names.join(', ')}.`,
    zh: (names) => `忽略了 ${names.length} 个字段：${names.join('、')}。`,
  },
  rowsSaved: {
    en: (succeeded: number, total: number) => `${succeeded} of ${counted(total, 'row', 'rows')} saved.`,
    ms: (succeeded, total) => `${succeeded} daripada ${total} baris disimpan.`,
    zh: (succeeded, total) => `${total} 行中已保存 ${succeeded} 行。`,
  },
  othersFailed: {
    en: 'The others failed. The result says why.',
    ms: 'Yang lain gagal. Sebabnya ada dalam hasil.',
    zh: '其余失败，原因见结果。',
  },
  rowsValid: {
    en: (succeeded: number, total: number) =>
      `${succeeded} of ${counted(total, 'row is', 'rows are')} valid, and nothing was saved.`,
    ms: (succeeded, total) => `${succeeded} daripada ${total} baris sah, dan tiada apa-apa disimpan.`,
    zh: (succeeded, total) => `${total} 行中有 ${succeeded} 行有效，未保存任何内容。`,
  },
  fileReady: {
    en: (name: string, size: string) => `${name}, ${size}, is ready.`,
    ms: (name, size) => `${name}, ${size}, sudah sedia.`,
    zh: (name, size) => `${name}（${size}）已就绪。`,
  },
  everyFieldMatches: { en: 'Every field matches.', ms: 'Setiap medan sepadan.', zh: '所有字段一致。' },
  everyRecognisedFieldMatches: {
    en: 'Every recognised field matches.',
    ms: 'Setiap medan yang dikenali sepadan.',
    zh: '所有可识别的字段一致。',
  },
  theDocument: { en: 'The document', ms: 'Dokumen', zh: '单据' },
  isVoid: {
    en: (name: string) => `${name} is void. Its number stays.`,
    ms: (name) => `${name} telah dibatalkan. Nombornya kekal.`,
    zh: (name) => `${name} 已作废，编号保留。`,
  },
  wasChanged: {
    en: (name: string, total: string) => `${name} was changed${total}.`,
    ms: (name, total) => `${name} telah diubah${total}.`,
    zh: (name, total) => `${name} 已更改${total}。`,
  },
  wasDeleted: {
    en: (name: string, total: string) => `${name} was deleted${total}.`,
    ms: (name, total) => `${name} telah dipadamkan${total}.`,
    zh: (name, total) => `${name} 已删除${total}。`,
  },
  isInactive: {
    en: (name: string, total: string) => `${name} is inactive${total}.`,
    ms: (name, total) => `${name} tidak aktif${total}.`,
    zh: (name, total) => `${name} 已停用${total}。`,
  },
  saved: { en: (total: string) => `Saved${total}.`, ms: (total) => `Disimpan${total}.`, zh: (total) => `已保存${total}。` },
  savedAs: {
    en: (name: string) => `Saved as ${name}.`,
    ms: (name) => `Disimpan sebagai ${name}.`,
    zh: (name) => `已保存为 ${name}。`,
  },
  valid: {
    en: (total: string) => `The command is valid${total}. Nothing was saved.`,
    ms: (total) => `Arahan ini sah${total}. Tiada apa-apa disimpan.`,
    zh: (total) => `指令有效${total}。未保存任何内容。`,
  },
  rows: {
    en: (count: number) => (count === 1 ? '1 row.' : `${count} rows.`),
    ms: (count) => `${count} baris.`,
    zh: (count) => `${count} 行。`,
  },
  rowsAndMore: {
    en: (count: number) => `${count === 1 ? '1 row' : `${count} rows`}, more available.`,
    ms: (count) => `${count} baris, ada lagi.`,
    zh: (count) => `${count} 行，还有更多。`,
  },
  /** A name of what was read, with its total. */
  shown: { en: (name: string) => `${name}.`, ms: (name) => `${name}.`, zh: (name) => `${name}。` },
  /** Follows a name. */
  total: { en: (amount: string) => `, ${amount}`, ms: (amount) => `, ${amount}`, zh: (amount) => `，${amount}` },
  reportReady: { en: 'The report is ready.', ms: 'Laporan sudah sedia.', zh: '报表已就绪。' },

  running: { en: 'Running', ms: 'Sedang dijalankan', zh: '正在执行' },
  askingAgain: {
    en: 'No response yet, asking again',
    ms: 'Belum ada respons, sedang bertanya semula',
    zh: '尚无回应，正在重新查询',
  },
  noResponse: { en: 'no response', ms: 'tiada respons', zh: '没有回应' },
  queued: { en: 'queued', ms: 'menunggu', zh: '排队中' },
  notQueued: { en: 'not queued', ms: 'tidak dimasukkan ke giliran', zh: '未进入队列' },
  finished: { en: 'Done', ms: 'Selesai', zh: '完成' },
  failedReasonShown: {
    en: 'The command failed. The reason is shown.',
    ms: 'Arahan gagal. Sebabnya ditunjukkan.',
    zh: '指令失败，原因已显示。',
  },
  rejectedShown: {
    en: 'The request was rejected. The problems are shown.',
    ms: 'Permintaan ditolak. Masalahnya ditunjukkan.',
    zh: '请求被拒绝，问题已显示。',
  },
  startsSoon: {
    en: (status: string) =>
      `The command is ${status}. Your sandbox is starting: the command runs as soon as its books are ready.`,
    ms: (status) =>
      `Status arahan: ${status}. Kotak pasir anda sedang dimulakan: arahan dijalankan sebaik sahaja buku akaunnya sedia.`,
    zh: (status) => `指令状态：${status}。您的沙盒正在启动，账套就绪后即会执行。`,
  },
  still: {
    en: (status: string) => `The command is still ${status}. Its result appears here.`,
    ms: (status) => `Status arahan masih: ${status}. Hasilnya akan muncul di sini.`,
    zh: (status) => `指令状态仍为：${status}。结果会显示在这里。`,
  },
  openFile: { en: 'Open the file', ms: 'Buka fail', zh: '打开文件' },
  download: { en: 'Download', ms: 'Muat turun', zh: '下载' },
  openInPortal: { en: 'Open in the portal', ms: 'Buka dalam portal', zh: '在门户中打开' },
  codeAndRequest: {
    en: (code: string, requestId: string) => `${code}, request ${requestId}`,
    ms: (code, requestId) => `${code}, permintaan ${requestId}`,
    zh: (code, requestId) => `${code}，请求编号 ${requestId}`,
  },
});
