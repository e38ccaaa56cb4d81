/** What the account book says of an existing document: that it is missing, what protects it, what a transfer or an update cannot change. */

import type { Language } from '../language.ts';
import { sentences } from '../sentence.ts';
import { capitalised, type Names, named } from './closed-list.ts';
import { type DocumentName, documentNames, documentsNamed } from './document-name.ts';
import { setWith } from './setting-remedy.ts';

const gone: Readonly<Record<Language, (no: string, types: string) => string>> = {
  en: (no, types) => `${capitalised(documentsNamed(types, 'en'))} ${no} does not exist in this account book.`,
  ms: (no, types) => `${capitalised(documentsNamed(types, 'ms'))} ${no} tidak wujud dalam buku akaun ini.`,
  zh: (no, types) => `此账套中没有${documentsNamed(types, 'zh')} ${no}。`,
};

/** What cannot be done with a document that does not count. */
export type LiveUse = 'transferred' | 'settled' | 'submitted' | 'selfBilled';

const liveUses: Names<LiveUse> = {
  transferred: { en: 'transferred', ms: 'dipindahkan', zh: '转单' },
  settled: { en: 'settled', ms: 'dijelaskan', zh: '结清' },
  submitted: { en: 'submitted', ms: 'diserahkan', zh: '提交' },
  selfBilled: { en: 'self-billed', ms: 'dibuat bil kendiri', zh: '自开电子发票' },
};

export const bookDocumentSays = sentences('bookDocument', {
  missing: {
    en: (no: string, list: string, types: string) => `${gone.en(no, types)} Use ${list} to list the existing ones.`,
    ms: (no, list, types) => `${gone.ms(no, types)} Gunakan ${list} untuk menyenaraikan yang ada.`,
    zh: (no, list, types) => `${gone.zh(no, types)}请用 ${list} 列出现有单据。`,
  },
  missingUnlisted: {
    en: (no: string, types: string) => `${gone.en(no, types)} Check its number.`,
    ms: (no, types) => `${gone.ms(no, types)} Semak nombornya.`,
    zh: (no, types) => `${gone.zh(no, types)}请检查编号。`,
  },
  isOther: {
    en: (no: string, types: string, other: DocumentName) =>
      `${gone.en(no, types)} ${no} is the number of another document, of the type ${named(documentNames, other, 'en')}. Send the number of the document you mean.`,
    ms: (no, types, other) =>
      `${gone.ms(no, types)} ${no} ialah nombor dokumen lain, jenis ${named(documentNames, other, 'ms')}. Hantar nombor dokumen yang dimaksudkan.`,
    zh: (no, types, other) =>
      `${gone.zh(no, types)}${no} 是另一张单据（${named(documentNames, other, 'zh')}）的编号。请发送您所指单据的编号。`,
  },
  isVoid: {
    en: (no: string, use: LiveUse) => `${no} is void and cannot be ${named(liveUses, use, 'en')}. Choose another document.`,
    ms: (no, use) => `${no} telah dibatalkan dan tidak boleh ${named(liveUses, use, 'ms')}. Pilih dokumen lain.`,
    zh: (no, use) => `${no} 已作废，不能${named(liveUses, use, 'zh')}。请选择其他单据。`,
  },
  isDraft: {
    en: (no: string, command: string, use: LiveUse) =>
      `${no} is a draft and cannot be ${named(liveUses, use, 'en')}. Post it first with ${command} and saveAsDraft false.`,
    ms: (no, command, use) =>
      `${no} ialah draf dan tidak boleh ${named(liveUses, use, 'ms')}. Pos dahulu dengan ${command} dan saveAsDraft false.`,
    zh: (no, command, use) =>
      `${no} 是草稿，不能${named(liveUses, use, 'zh')}。请先用 ${command} 并将 saveAsDraft 设为 false 过账。`,
  },
  numberTaken: {
    en: (no: string) => `Another document of this type has or had the number ${no}. Leave docNo out for the next free number.`,
    ms: (no) =>
      `Dokumen lain bagi jenis ini menggunakan atau pernah menggunakan nombor ${no}. Tinggalkan docNo untuk nombor kosong yang seterusnya.`,
    zh: (no) => `同类型的另一张单据正在或曾经使用编号 ${no}。请省略 docNo 以使用下一个可用编号。`,
  },
  formatUnknown: {
    en: (format: string) => `The book has no numbering format ${format}. Leave docNoFormatName out for the default one.`,
    ms: (format) => `Buku akaun tiada format penomboran ${format}. Tinggalkan docNoFormatName untuk format lalai.`,
    zh: (format) => `账套没有编号格式 ${format}。请省略 docNoFormatName 以使用默认格式。`,
  },
  noFormat: {
    en: (type: string, assignment: string) =>
      `This account book has no numbering format for documents of type ${type}. ${setWith.en(assignment)} Or send docNo.`,
    ms: (type, assignment) =>
      `Buku akaun ini tiada format penomboran untuk dokumen jenis ${type}. ${setWith.ms(assignment)} Atau hantar docNo.`,
    zh: (type, assignment) => `此账套没有 ${type} 类型单据的编号格式。${setWith.zh(assignment)}或者发送 docNo。`,
  },
  noLine: {
    en: (key: string) => `The document has no line with the key ${key}. Send the dtlKey of one of its lines.`,
    ms: (key) => `Dokumen ini tiada baris dengan kunci ${key}. Hantar dtlKey salah satu barisnya.`,
    zh: (key) => `该单据没有键为 ${key} 的行。请发送其中一行的 dtlKey。`,
  },
  noPaymentRow: {
    en: (key: string) => `The document has no other payment row with the key ${key}. Send the dtlKey of one of its payment rows.`,
    ms: (key) => `Dokumen ini tiada baris bayaran lain dengan kunci ${key}. Hantar dtlKey salah satu baris bayarannya.`,
    zh: (key) => `该单据没有键为 ${key} 的其他付款行。请发送其中一个付款行的 dtlKey。`,
  },
  needsLine: {
    en: 'The document needs at least one line. Void it instead, or replace its lines.',
    ms: 'Dokumen memerlukan sekurang-kurangnya satu baris. Batalkan dokumen itu, atau ganti baris-barisnya.',
    zh: '单据至少需要一行。请改为作废，或替换其各行。',
  },
  needsPlace: {
    en: (field: string) => `The line moves goods and needs ${field}. Send another one instead.`,
    ms: (field) => `Baris ini menggerakkan barang dan memerlukan ${field}. Hantar nilai lain.`,
    zh: (field) => `该行移动货物，需要 ${field}。请发送其他值。`,
  },
  notCleared: {
    en: (field: string, value: string) =>
      `${field} cannot be cleared here because the book would set it to ${value}. Leave it out, or send another value.`,
    ms: (field, value) =>
      `${field} tidak boleh dikosongkan di sini kerana buku akaun akan menetapkannya kepada ${value}. Tinggalkannya, atau hantar nilai lain.`,
    zh: (field, value) => `${field} 在此不能清空，因为账套会将其设为 ${value}。请省略它，或发送其他值。`,
  },
  withholdingVersion: {
    en: 'This book does not expose withholdingTaxVersion. Leave it out.',
    ms: 'Buku akaun ini tidak menyediakan withholdingTaxVersion. Tinggalkannya.',
    zh: '此账套不提供 withholdingTaxVersion。请省略。',
  },
  paid: {
    en: (no: string) => `${no} has been paid. Only an unpaid cash document can be changed. Void it and enter it again.`,
    ms: (no) => `${no} telah dibayar. Hanya dokumen tunai yang belum dibayar boleh diubah. Batalkannya dan masukkan semula.`,
    zh: (no) => `${no} 已付款。只有未付款的现金单据才能更改。请作废后重新输入。`,
  },
  numberReleased: {
    en: (kept: string, no: string) => `The draft is kept as ${kept}, and the number ${no} can be used again.`,
    ms: (kept, no) => `Draf disimpan sebagai ${kept}, dan nombor ${no} boleh digunakan semula.`,
    zh: (kept, no) => `草稿保留为 ${kept}，编号 ${no} 可以再次使用。`,
  },
  staysPosted: {
    en: (no: string) => `${no} is posted and cannot become a draft again. Void it instead.`,
    ms: (no) => `${no} telah dipos dan tidak boleh menjadi draf semula. Batalkannya.`,
    zh: (no) => `${no} 已过账，不能再变为草稿。请改为作废。`,
  },
  formatForPosting: {
    en: 'docNoFormatName is for a draft that is posted. Send saveAsDraft false with it, or leave it out.',
    ms: 'docNoFormatName adalah untuk draf yang dipos. Hantar saveAsDraft false bersamanya, atau tinggalkannya.',
    zh: 'docNoFormatName 用于过账的草稿。请同时发送 saveAsDraft false，或省略它。',
  },
  depositFixed: {
    en: (no: string) => `${no} is a deposit, which cannot be changed. Void it and enter the deposit again.`,
    ms: (no) => `${no} ialah deposit, yang tidak boleh diubah. Batalkannya dan masukkan deposit semula.`,
    zh: (no) => `${no} 是定金，不能更改。请作废后重新输入定金。`,
  },
  sourceVoid: {
    en: (no: string, source: string) => `${no} came from ${source}, which is void. Void the draft instead.`,
    ms: (no, source) => `${no} datang daripada ${source}, yang telah dibatalkan. Batalkan draf itu.`,
    zh: (no, source) => `${no} 来自 ${source}，而后者已作废。请作废该草稿。`,
  },
  sourceLineDeleted: {
    en: (line: number, source: string) =>
      `Line ${line} came from a line of ${source} that has been deleted. Void the draft and transfer ${source} again.`,
    ms: (line, source) =>
      `Baris ${line} datang daripada baris ${source} yang telah dipadamkan. Batalkan draf dan pindahkan ${source} semula.`,
    zh: (line, source) => `第 ${line} 行来自 ${source} 中已删除的行。请作废草稿，并重新转单 ${source}。`,
  },
  sourceLineChanged: {
    en: (line: number, source: string) =>
      `Line ${line} came from a line of ${source} that has another item or unit now. Void the draft and transfer ${source} again.`,
    ms: (line, source) =>
      `Baris ${line} datang daripada baris ${source} yang kini mempunyai item atau unit lain. Batalkan draf dan pindahkan ${source} semula.`,
    zh: (line, source) => `第 ${line} 行来自 ${source} 的一行，该行现在的商品或单位已不同。请作废草稿，并重新转单 ${source}。`,
  },
  sourceOtherParty: {
    en: (source: string, party: string) =>
      `${source} is a document of ${party} now. Void the draft and transfer ${source} again.`,
    ms: (source, party) => `${source} kini ialah dokumen ${party}. Batalkan draf dan pindahkan ${source} semula.`,
    zh: (source, party) => `${source} 现在是 ${party} 的单据。请作废草稿，并重新转单 ${source}。`,
  },
});
