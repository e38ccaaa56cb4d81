/** What the account book says of a command as a whole: limits, failures of the file and of the program, rows of a bulk command. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';
import { type Names, named } from './closed-list.ts';

/** Why the file of the book cannot be used. */
export type StorageReason = 'locked' | 'memory' | 'readOnly' | 'interrupted' | 'disk' | 'damaged' | 'full' | 'unopened';

export const storageReasons: Names<StorageReason> = {
  locked: {
    en: 'Another program has locked the file of the account book.',
    ms: 'Program lain telah mengunci fail buku akaun.',
    zh: '账套文件被另一个程序锁定。',
  },
  memory: { en: 'The machine has run out of memory.', ms: 'Komputer kehabisan memori.', zh: '电脑内存不足。' },
  readOnly: {
    en: 'The connector is not allowed to write to the file of the account book.',
    ms: 'Penyambung tidak dibenarkan menulis ke fail buku akaun.',
    zh: '连接器没有写入账套文件的权限。',
  },
  interrupted: {
    en: 'The machine interrupted the account book.',
    ms: 'Komputer telah mengganggu buku akaun.',
    zh: '电脑中断了账套的操作。',
  },
  disk: {
    en: 'The disk failed while the account book was read or written.',
    ms: 'Cakera gagal semasa buku akaun dibaca atau ditulis.',
    zh: '读写账套时磁盘出错。',
  },
  damaged: {
    en: 'The file of the account book is damaged. Restore it from a backup.',
    ms: 'Fail buku akaun rosak. Pulihkan daripada sandaran.',
    zh: '账套文件已损坏。请从备份恢复。',
  },
  full: { en: 'The disk of the account book is full.', ms: 'Cakera buku akaun penuh.', zh: '账套所在的磁盘已满。' },
  unopened: {
    en: 'The file of the account book cannot be opened.',
    ms: 'Fail buku akaun tidak dapat dibuka.',
    zh: '无法打开账套文件。',
  },
};

export const bookCommandSays = sentences('bookCommand', {
  reusedId: {
    en: (commandId: string) => `The commandId ${commandId} was used for a different request. Use a new commandId.`,
    ms: (commandId) => `commandId ${commandId} telah digunakan untuk permintaan lain. Gunakan commandId baharu.`,
    zh: (commandId) => `commandId ${commandId} 已用于其他请求。请使用新的 commandId。`,
  },
  tooManyRows: {
    en: (rows: string, limit: string) =>
      `The command has ${counted(rows, 'row', 'rows')}. The limit of this account book is ${limit}. Nothing was changed. Split it into several commands, or request less at a time.`,
    ms: (rows, limit) =>
      `Arahan ini mempunyai ${rows} baris. Had buku akaun ini ialah ${limit}. Tiada apa-apa diubah. Bahagikan kepada beberapa arahan, atau minta lebih sedikit setiap kali.`,
    zh: (rows, limit) => `该指令有 ${rows} 行，此账套的上限是 ${limit} 行。没有任何更改。请拆分成多条指令，或每次请求少一些。`,
  },
  tooManyBytes: {
    en: (bytes: string, limit: string) =>
      `The payload has ${bytes} bytes. The limit of this account book is ${limit}. Nothing was changed. Split it into several commands, or request less at a time.`,
    ms: (bytes, limit) =>
      `Muatan ini bersaiz ${bytes} bait. Had buku akaun ini ialah ${limit}. Tiada apa-apa diubah. Bahagikan kepada beberapa arahan, atau minta lebih sedikit setiap kali.`,
    zh: (bytes, limit) =>
      `指令内容有 ${bytes} 字节，此账套的上限是 ${limit} 字节。没有任何更改。请拆分成多条指令，或每次请求少一些。`,
  },
  tooLong: {
    en: (seconds: string) =>
      `The command took longer than ${seconds} seconds, which is the limit of this account book. Nothing was changed. Split it into several commands, or request less at a time.`,
    ms: (seconds) =>
      `Arahan ini mengambil masa lebih daripada ${seconds} saat, iaitu had buku akaun ini. Tiada apa-apa diubah. Bahagikan kepada beberapa arahan, atau minta lebih sedikit setiap kali.`,
    zh: (seconds) => `该指令超过了此账套 ${seconds} 秒的时限。没有任何更改。请拆分成多条指令，或每次请求少一些。`,
  },
  full: {
    en: (limit: string) =>
      `The account book has reached its limit of ${limit}, so nothing was changed. Reading, voiding and deleting still work. Reset the sandbox to start with a new book, or ask the operator of this service for a higher limit.`,
    ms: (limit) =>
      `Buku akaun telah mencapai hadnya, ${limit}, jadi tiada apa-apa diubah. Membaca, membatalkan dan memadam masih boleh dilakukan. Tetapkan semula kotak pasir untuk bermula dengan buku akaun baharu, atau minta had yang lebih tinggi daripada pengendali perkhidmatan ini.`,
    zh: (limit) =>
      `账套已达到 ${limit} 的上限，因此没有任何更改。仍可读取、作废和删除。请重置沙盒以使用新账套，或请本服务的服务商提高上限。`,
  },
  unavailable: {
    en: (reason: StorageReason) =>
      `The account book cannot be used right now, so nothing was changed. ${named(storageReasons, reason, 'en')} Send the command again with a new commandId.`,
    ms: (reason) =>
      `Buku akaun tidak dapat digunakan sekarang, jadi tiada apa-apa diubah. ${named(storageReasons, reason, 'ms')} Hantar arahan semula dengan commandId baharu.`,
    zh: (reason) => `账套目前无法使用，因此没有任何更改。${named(storageReasons, reason, 'zh')}请用新的 commandId 重新发送指令。`,
  },
  bug: {
    en: (commandId: string) =>
      `The command failed because of a bug in Ledgerline. Nothing was changed in the account book. Report commandId ${commandId} to the operator of the connector. The log has the details.`,
    ms: (commandId) =>
      `Arahan gagal kerana pepijat dalam Ledgerline. Tiada apa-apa diubah dalam buku akaun. Laporkan commandId ${commandId} kepada pengendali penyambung. Butirannya ada dalam log.`,
    zh: (commandId) =>
      `指令因 Ledgerline 的程序错误而失败。账套没有任何更改。请把 commandId ${commandId} 告知连接器的负责人，详情在日志中。`,
  },
  unverified: {
    en: 'The write was saved, but it could not be verified because of a bug in Ledgerline. Check the document and do not create it again.',
    ms: 'Data telah disimpan, tetapi tidak dapat disahkan kerana pepijat dalam Ledgerline. Semak dokumen itu dan jangan cipta semula.',
    zh: '数据已保存，但因 Ledgerline 的程序错误而无法核对。请检查该单据，不要重新创建。',
  },
  differs: {
    en: 'The write was saved, but the saved data differs from the request. Check the document and do not create it again.',
    ms: 'Data telah disimpan, tetapi berbeza daripada permintaan. Semak dokumen itu dan jangan cipta semula.',
    zh: '数据已保存，但与请求不同。请检查该单据，不要重新创建。',
  },
  badCursor: {
    en: (cursor: string) => `The cursor ${cursor} is invalid. Use nextCursor from the previous result, or leave it out.`,
    ms: (cursor) => `cursor ${cursor} tidak sah. Gunakan nextCursor daripada hasil sebelumnya, atau tinggalkan medan ini.`,
    zh: (cursor) => `cursor ${cursor} 无效。请使用上一个结果的 nextCursor，或省略该字段。`,
  },
  unknownReport: {
    en: 'template must be the name of a report, such as trial-balance.',
    ms: 'template mestilah nama laporan, seperti trial-balance.',
    zh: 'template 必须是报表名称，例如 trial-balance。',
  },
  rolledBack: {
    en: 'Another row failed, so nothing was saved. Fix that row and send all rows again.',
    ms: 'Baris lain gagal, jadi tiada apa-apa disimpan. Betulkan baris itu dan hantar semua baris semula.',
    zh: '另一行失败，因此没有保存任何内容。请修正该行，然后重新发送所有行。',
  },
  notRun: {
    en: 'An earlier row failed, so this row was not run. Fix that row, then send this row again.',
    ms: 'Baris sebelumnya gagal, jadi baris ini tidak dijalankan. Betulkan baris itu, kemudian hantar baris ini semula.',
    zh: '前面的行失败，因此本行未执行。请修正该行，然后重新发送本行。',
  },
  bulkFailed: {
    en: (failed: number, total: number) =>
      `Nothing was saved because ${failed} of ${counted(total, 'row', 'rows')} failed. Fix them and send all rows again.`,
    ms: (failed, total) =>
      `Tiada apa-apa disimpan kerana ${failed} daripada ${total} baris gagal. Betulkannya dan hantar semua baris semula.`,
    zh: (failed, total) => `没有保存任何内容，因为 ${total} 行中有 ${failed} 行失败。请修正后重新发送所有行。`,
  },
  ignored: {
    en: (field: string) => `${field} is not a recognised field, so it is ignored.`,
    ms: (field) => `${field} bukan medan yang dikenali, jadi ia diabaikan.`,
    zh: (field) => `${field} 不是可识别的字段，因此被忽略。`,
  },
  ignoredInRows: {
    en: (field: string, more: number) => `${field} is not a recognised field, so it is ignored in this row and ${more} more.`,
    ms: (field, more) => `${field} bukan medan yang dikenali, jadi ia diabaikan dalam baris ini dan ${more} baris lagi.`,
    zh: (field, more) => `${field} 不是可识别的字段，因此在本行和另外 ${more} 行中被忽略。`,
  },
  ignoredMore: {
    en: (count: number) =>
      count === 1
        ? '1 more field is not recognised, so it is ignored.'
        : `${count} more fields are not recognised, so they are ignored.`,
    ms: (count) => `${count} medan lagi tidak dikenali, jadi ia diabaikan.`,
    zh: (count) => `另有 ${count} 个字段无法识别，因此被忽略。`,
  },
  unusedByReport: {
    en: (path: string, template: string) => `${path} was ignored because the report ${template} does not use it.`,
    ms: (path, template) => `${path} diabaikan kerana laporan ${template} tidak menggunakannya.`,
    zh: (path, template) => `${path} 已忽略，因为报表 ${template} 不使用它。`,
  },
  unusedOfPackage: {
    en: (path: string, code: string) =>
      `${path} was ignored because ${code} is a package, and its components have their own values.`,
    ms: (path, code) => `${path} diabaikan kerana ${code} ialah pakej, dan komponennya mempunyai nilai sendiri.`,
    zh: (path, code) => `${path} 已忽略，因为 ${code} 是套装，其组件有各自的值。`,
  },
});
