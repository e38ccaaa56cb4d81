/** The notice at the top of a command: its status and what to do. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

const ordinal = (count: number): string => ({ 2: 'second', 3: 'third' })[count] ?? `${count}th`;

export const outcomeWords = room({
  running: { en: 'The command is running', ms: 'Arahan sedang dijalankan', zh: '指令正在执行' },
  windowWaits: {
    en: 'A window of the accounting package waits',
    ms: 'Satu tetingkap pakej perakaunan sedang menunggu',
    zh: '会计软件的一个窗口正在等待处理',
  },
  runningDetail: {
    en: (attempts: number) =>
      `The connector is running it${attempts > 1 ? ` for the ${ordinal(attempts)} time` : ''}. This page updates automatically.`,
    ms: (attempts) =>
      `Penyambung sedang menjalankannya${attempts > 1 ? ` untuk kali ke-${attempts}` : ''}. Halaman ini dikemas kini secara automatik.`,
    zh: (attempts) => `连接器正在${attempts > 1 ? `第 ${attempts} 次` : ''}执行。本页会自动更新。`,
  },
  failed: {
    en: 'The command failed and nothing was changed in the book',
    ms: 'Arahan gagal dan tiada apa-apa diubah dalam buku akaun',
    zh: '指令失败，账套没有任何更改',
  },
  failedRead: { en: 'The command failed', ms: 'Arahan gagal', zh: '指令失败' },
  whatToDo: { en: 'What to do.', ms: 'Apa yang perlu dibuat.', zh: '处理方法：' },
  next: {
    en: 'The command is next in its book.',
    ms: 'Arahan ini ialah yang seterusnya dalam bukunya.',
    zh: '这是其账套中的下一条指令。',
  },
  before: {
    en: (count: number) => `${counted(count, 'command is', 'commands are')} before it in its book.`,
    ms: (count) => `${count} arahan mendahuluinya dalam bukunya.`,
    zh: (count) => `其账套中前面还有 ${count} 条指令。`,
  },
  inQueue: { en: 'Waiting in the queue', ms: 'Menunggu dalam giliran', zh: '正在排队' },
  updates: {
    en: 'This page updates automatically.',
    ms: 'Halaman ini dikemas kini secara automatik.',
    zh: '本页会自动更新。',
  },
  forConnector: { en: 'Waiting for the connector', ms: 'Menunggu penyambung', zh: '等待连接器' },
  forResume: {
    en: 'Waiting until the connector is resumed',
    ms: 'Menunggu sehingga penyambung disambung semula',
    zh: '等待连接器恢复',
  },
  forBook: { en: 'Waiting for the account book', ms: 'Menunggu buku akaun', zh: '等待账套' },
  neverConnected: {
    en: 'The connector has never connected.',
    ms: 'Penyambung belum pernah bersambung.',
    zh: '连接器从未连接。',
  },
  lastOnline: {
    en: (ago: string) => `The connector was last online ${ago}.`,
    ms: (ago) => `Penyambung kali terakhir dalam talian ${ago}.`,
    zh: (ago) => `连接器上次在线：${ago}。`,
  },
  waitsUpTo: {
    en: (days: number) => `The command waits up to ${days} days and runs when the connector is back.`,
    ms: (days) => `Arahan menunggu sehingga ${days} hari dan dijalankan apabila penyambung kembali.`,
    zh: (days) => `指令最多等待 ${days} 天，连接器恢复后即执行。`,
  },
  canCancel: {
    en: 'You can cancel the command until it runs.',
    ms: 'Anda boleh membatalkan arahan sebelum ia dijalankan.',
    zh: '在执行之前可以取消指令。',
  },
  openConnector: { en: 'Open the connector', ms: 'Buka penyambung', zh: '打开连接器' },
  done: { en: 'Done', ms: 'Selesai', zh: '完成' },
  unapplied: {
    en: (count: number) => `Done, but ${count === 1 ? 'the payment was' : `${count} payments were`} not applied`,
    ms: (count) => `Selesai, tetapi ${count === 1 ? 'bayaran' : `${count} bayaran`} belum dipadankan`,
    zh: (count) => `完成，但有 ${count} 笔付款未冲账`,
  },
  ignored: {
    en: (count: number) => `Done, but ${counted(count, 'field was', 'fields were')} ignored`,
    ms: (count) => `Selesai, tetapi ${count} medan diabaikan`,
    zh: (count) => `完成，但有 ${count} 个字段被忽略`,
  },
  ignoredMore: {
    en: (count: number) => `Done, but more than ${counted(count, 'field was', 'fields were')} ignored`,
    ms: (count) => `Selesai, tetapi lebih daripada ${count} medan diabaikan`,
    zh: (count) => `完成，但有超过 ${count} 个字段被忽略`,
  },
  ignoredFields: {
    en: (count: number, names: Html, isCut: boolean) =>
      html`This command type does not have ${count === 1 ? 'this field' : 'these fields'}: ${names}${isCut && ' and more'}. Check the spelling in the recipe. The ignored values are not in the book.`,
    ms: (_count, names, isCut) =>
      html`Jenis arahan ini tiada medan berikut: ${names}${isCut && ' dan lain-lain'}. Semak ejaan dalam resipi. Nilai yang diabaikan tiada dalam buku akaun.`,
    zh: (_count, names, isCut) =>
      html`此指令类型没有以下字段：${names}${isCut && '等'}。请对照指令说明检查拼写。被忽略的值不在账套中。`,
  },
  partly: { en: 'Partly done', ms: 'Selesai sebahagian', zh: '部分完成' },
  partlySaved: {
    en: (good: number, all: number) =>
      html`<b>${good}</b> of ${counted(all, 'row', 'rows')} ${good === 1 ? 'was' : 'were'} saved.`,
    ms: (good, all) => html`<b>${good}</b> daripada ${all} baris telah disimpan.`,
    zh: (good, all) => html`${all} 行中有 <b>${good}</b> 行已保存。`,
  },
  partlyFailed: {
    en: (bad: number) =>
      bad === 1
        ? '1 row failed and changed nothing. Fix it, then send only that row under a new commandId.'
        : `${bad} rows failed and changed nothing. Fix them, then send only those rows under a new commandId.`,
    ms: (bad) =>
      `${bad} baris gagal tanpa mengubah apa-apa. Betulkan baris yang gagal, kemudian hantar baris itu sahaja dengan commandId baharu.`,
    zh: (bad) => `${bad} 行失败且没有更改。请修正失败的行，然后只把这些行用新的 commandId 发送。`,
  },
  rowsSucceeded: {
    en: (good: number, all: number) => html`<b>${good}</b> of ${counted(all, 'row', 'rows')} succeeded.`,
    ms: (good, all) => html`<b>${good}</b> daripada ${all} baris berjaya.`,
    zh: (good, all) => html`${all} 行中有 <b>${good}</b> 行成功。`,
  },
  commandSaved: { en: 'The command was saved.', ms: 'Arahan telah disimpan.', zh: '指令已保存。' },
  saved: {
    en: (number: Html, more: Html | null) => html`${number} was saved${more}.`,
    ms: (number, more) => html`${number} telah disimpan${more}.`,
    zh: (number, more) => html`${number} 已保存${more}。`,
  },
  noChange: { en: 'No change was needed.', ms: 'Tiada perubahan diperlukan.', zh: '无需更改。' },
  verified: {
    en: 'The saved data was reloaded, and every field matches.',
    ms: 'Data yang disimpan telah dimuat semula, dan semua medan sepadan.',
    zh: '已重新读取保存的数据，所有字段一致。',
  },
  verifiedKnown: {
    en: 'The saved data was reloaded, and every recognised field matches.',
    ms: 'Data yang disimpan telah dimuat semula, dan semua medan yang dikenali sepadan.',
    zh: '已重新读取保存的数据，所有可识别的字段一致。',
  },
  fileReady: { en: 'The file is ready below.', ms: 'Fail tersedia di bawah.', zh: '文件在下方。' },
  found: {
    en: (number: Html) => html`${number} was found.`,
    ms: (number) => html`${number} telah ditemui.`,
    zh: (number) => html`已找到 ${number}。`,
  },
  resultBelow: { en: 'The result is below.', ms: 'Hasil ada di bawah.', zh: '结果在下方。' },
  resultRows: {
    en: (count: number) => html`The result has <b>${counted(count, 'row', 'rows')}</b>.`,
    ms: (count) => html`Hasil mempunyai <b>${count} baris</b>.`,
    zh: (count) => html`结果有 <b>${count} 行</b>。`,
  },
  theDocument: { en: 'The document', ms: 'Dokumen', zh: '单据' },
  itsDocument: { en: 'its document', ms: 'dokumennya', zh: '其单据' },
  unverified: {
    en: 'Saved, but not verified. Do not create it again.',
    ms: 'Disimpan, tetapi belum disahkan. Jangan cipta dokumen itu sekali lagi.',
    zh: '已保存，但未核对。请勿再次创建。',
  },
  notCompared: {
    en: (number: string) => `${number} was saved, but the saved data could not be compared with your request.`,
    ms: (number) => `${number} telah disimpan, tetapi data yang disimpan tidak dapat dibandingkan dengan permintaan anda.`,
    zh: (number) => `${number}已保存，但保存的数据无法与您的请求比较。`,
  },
  differs: {
    en: (number: string, count: number) =>
      `${number} was saved, but ${counted(count, 'saved field differs', 'saved fields differ')} from your request.`,
    ms: (number, count) => `${number} telah disimpan, tetapi ${count} medan yang disimpan berbeza daripada permintaan anda.`,
    zh: (number, count) => `${number}已保存，但有 ${count} 个保存的字段与您的请求不同。`,
  },
  correctIt: {
    en: 'Check it in the accounting package, and correct it there or with an update command.',
    ms: 'Semak dalam pakej perakaunan, dan betulkan di sana atau dengan arahan kemas kini.',
    zh: '请在会计软件中核对，并在那里或用更新指令更正。',
  },
  unknown: {
    en: 'Outcome unknown. Check the book before you send it again.',
    ms: 'Hasil tidak diketahui. Semak buku akaun sebelum anda menghantarnya sekali lagi.',
    zh: '结果未知。再次发送前请先检查账套。',
  },
  unknownDetail: {
    en: (number: string) =>
      `The command may have changed the book. Check the book for ${number}. If it is not there, send the command again with a new commandId.`,
    ms: (number) =>
      `Arahan mungkin telah mengubah buku akaun. Cari ${number} dalam buku akaun. Jika tiada, hantar arahan sekali lagi dengan commandId baharu.`,
    zh: (number) => `指令可能已更改账套。请在账套中查找${number}。如果没有，请用新的 commandId 再次发送指令。`,
  },
  lateResult: { en: 'A late result arrived', ms: 'Hasil yang lewat telah tiba', zh: '收到迟到的结果' },
  otherResult: {
    en: 'The connector reported a different result later',
    ms: 'Penyambung kemudian melaporkan hasil yang berbeza',
    zh: '连接器之后报告了不同的结果',
  },
  reported: {
    en: (status: Html, message: Html | null) =>
      html`The connector reported the status ${status}${message !== null && html`: ${message}`}. The status above stays the same. Check the book.`,
    ms: (status, message) =>
      html`Penyambung melaporkan status ${status}${message !== null && html`: ${message}`}. Status di atas tidak berubah. Semak buku akaun.`,
    zh: (status, message) =>
      html`连接器报告的状态为 ${status}${message !== null && html`：${message}`}。上面的状态不变。请检查账套。`,
  },
  reportedResult: { en: 'Reported result', ms: 'Hasil yang dilaporkan', zh: '报告的结果' },
});
