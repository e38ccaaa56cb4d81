/** What the account book says of documents that are protected: each lock in words, for the document and for one of its texts. */

import { sentences } from '../sentence.ts';
import { named } from './closed-list.ts';
import { type DocumentName, documentNames } from './document-name.ts';

export const bookLockSays = sentences('bookLock', {
  location: {
    en: (no: string) =>
      `${no} is at a location that the connector’s user has no permission for. Ask the owner of the book for permission.`,
    ms: (no) => `${no} berada di lokasi yang pengguna penyambung tiada kebenaran. Minta kebenaran daripada pemilik buku akaun.`,
    zh: (no) => `${no} 所在的仓位，连接器的用户没有权限。请向账套的所有者申请权限。`,
  },
  isVoid: {
    en: (no: string) => `${no} is void and cannot be changed. Create a new document instead.`,
    ms: (no) => `${no} telah dibatalkan dan tidak boleh diubah. Cipta dokumen baharu.`,
    zh: (no) => `${no} 已作废，不能更改。请创建新单据。`,
  },
  period: {
    en: (no: string) =>
      `${no} is in a locked period. Correct it with a document on an open date, or ask the owner of the book to unlock the period.`,
    ms: (no) =>
      `${no} berada dalam tempoh yang dikunci. Betulkannya dengan dokumen pada tarikh yang terbuka, atau minta pemilik buku akaun membuka kunci tempoh itu.`,
    zh: (no) => `${no} 在已锁定的期间内。请用开放日期的单据更正，或请账套的所有者解锁该期间。`,
  },
  transferred: {
    en: (no: string, holder: string) => `${no} was transferred to ${holder}. Void ${holder} first.`,
    ms: (no, holder) => `${no} telah dipindahkan ke ${holder}. Batalkan ${holder} dahulu.`,
    zh: (no, holder) => `${no} 已转到 ${holder}。请先作废 ${holder}。`,
  },
  settled: {
    en: (no: string, holder: string) => `${no} is settled by ${holder}. Void ${holder} first.`,
    ms: (no, holder) => `${no} telah dijelaskan oleh ${holder}. Batalkan ${holder} dahulu.`,
    zh: (no, holder) => `${no} 已由 ${holder} 结清。请先作废 ${holder}。`,
  },
  deposit: {
    en: (no: string, holder: string) => `${no} is a deposit that ${holder} uses. Void ${holder} first.`,
    ms: (no, holder) => `${no} ialah deposit yang digunakan oleh ${holder}. Batalkan ${holder} dahulu.`,
    zh: (no, holder) => `${no} 是 ${holder} 使用的定金。请先作废 ${holder}。`,
  },
  reconciled: {
    en: (no: string, holder: string) => `${no} is cleared by the bank reconciliation ${holder}. Void ${holder} first.`,
    ms: (no, holder) => `${no} telah disesuaikan dalam penyesuaian bank ${holder}. Batalkan ${holder} dahulu.`,
    zh: (no, holder) => `${no} 已在银行对账 ${holder} 中核对。请先作废 ${holder}。`,
  },
  taxReturn: {
    en: (no: string, holder: string) =>
      `${no} is in the committed tax return ${holder}. Correct it with a note in an open period.`,
    ms: (no, holder) =>
      `${no} berada dalam penyata cukai ${holder} yang telah dimuktamadkan. Betulkannya dengan nota dalam tempoh yang terbuka.`,
    zh: (no, holder) => `${no} 已纳入已确认的税务申报表 ${holder}。请在开放的期间内用通知单更正。`,
  },
  eInvoice: {
    en: (no: string) => `${no} has an e-invoice with the tax authority. Cancel the e-invoice first, or issue a note.`,
    ms: (no) => `${no} mempunyai e-Invois dengan pihak berkuasa cukai. Batalkan e-Invois itu dahulu, atau keluarkan nota.`,
    zh: (no) => `${no} 在税务机关有电子发票。请先取消该电子发票，或开具通知单。`,
  },
  otherModule: {
    en: (no: string, type: DocumentName) =>
      `${no} belongs to another module. Change it with the commands for the type ${named(documentNames, type, 'en')}.`,
    ms: (no, type) => `${no} milik modul lain. Ubah dengan arahan bagi jenis ${named(documentNames, type, 'ms')}.`,
    zh: (no, type) => `${no} 属于其他模块。请用${named(documentNames, type, 'zh')}的指令更改。`,
  },
  notLatest: {
    en: (no: string, holder: string) => `${no} is not the latest reconciliation of its account. Start with ${holder}.`,
    ms: (no, holder) => `${no} bukan penyesuaian terkini bagi akaunnya. Mulakan dengan ${holder}.`,
    zh: (no, holder) => `${no} 不是该科目最近的对账。请从 ${holder} 开始。`,
  },
  textInPeriod: {
    en: (field: string, no: string) =>
      `${field} cannot be changed because ${no} is in a locked period. Ask the owner of the book to unlock the period.`,
    ms: (field, no) =>
      `${field} tidak boleh diubah kerana ${no} berada dalam tempoh yang dikunci. Minta pemilik buku akaun membuka kunci tempoh itu.`,
    zh: (field, no) => `${field} 不能更改，因为 ${no} 在已锁定的期间内。请账套的所有者解锁该期间。`,
  },
  textInReturn: {
    en: (field: string, no: string, holder: string) =>
      `${field} cannot be changed because ${no} is in the committed tax return ${holder}. Correct it with a note in an open period.`,
    ms: (field, no, holder) =>
      `${field} tidak boleh diubah kerana ${no} berada dalam penyata cukai ${holder} yang telah dimuktamadkan. Betulkannya dengan nota dalam tempoh yang terbuka.`,
    zh: (field, no, holder) => `${field} 不能更改，因为 ${no} 已纳入已确认的税务申报表 ${holder}。请在开放的期间内用通知单更正。`,
  },
  textInEInvoice: {
    en: (field: string, no: string) =>
      `${field} cannot be changed because the e-invoice of ${no} with the tax authority contains it. Cancel the e-invoice first, or issue a note.`,
    ms: (field, no) =>
      `${field} tidak boleh diubah kerana e-Invois ${no} dengan pihak berkuasa cukai mengandunginya. Batalkan e-Invois itu dahulu, atau keluarkan nota.`,
    zh: (field, no) => `${field} 不能更改，因为 ${no} 在税务机关的电子发票包含它。请先取消该电子发票，或开具通知单。`,
  },
});
