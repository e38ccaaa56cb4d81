/** What is wrong with a payload as a whole, with the names in it, and with amounts that a key is limited in. */

import { counted } from '../counted.ts';
import { either } from '../list.ts';
import { sentences } from '../sentence.ts';

/** Why a field of a strict update cannot be set. */
type Protection = 'calculated' | 'system' | 'lifecycle';

const PROTECTIONS = {
  calculated: {
    en: 'is calculated by the account book and cannot be set',
    ms: 'dikira oleh buku akaun dan tidak boleh ditetapkan',
    zh: '由账套计算，不能设置',
  },
  system: {
    en: 'is maintained by the account book and cannot be set',
    ms: 'diselenggara oleh buku akaun dan tidak boleh ditetapkan',
    zh: '由账套维护，不能设置',
  },
  lifecycle: {
    en: 'changes with the status of the document and cannot be set directly',
    ms: 'berubah mengikut status dokumen dan tidak boleh ditetapkan secara langsung',
    zh: '随单据状态变化，不能直接设置',
  },
} as const satisfies Record<Protection, unknown>;

export const payloadSays = sentences('payload', {
  problems: {
    en: (type: string, total: number) =>
      `The payload of ${type} has ${counted(total, 'problem', 'problems')}, listed in details.`,
    ms: (type, total) => `Payload ${type} mempunyai ${total} masalah, disenaraikan dalam details.`,
    zh: (type, total) => `${type} 的 payload 有 ${total} 个问题，列于 details。`,
  },
  manyProblems: {
    en: (type: string, total: number, listed: number) =>
      `The payload of ${type} has ${counted(total, 'problem', 'problems')}. The first ${listed} are listed in details.`,
    ms: (type, total, listed) => `Payload ${type} mempunyai ${total} masalah. ${listed} yang pertama disenaraikan dalam details.`,
    zh: (type, total, listed) => `${type} 的 payload 有 ${total} 个问题。details 列出前 ${listed} 个。`,
  },
  nothingQueued: {
    en: (problem: string) => `${problem} Nothing was queued.`,
    ms: (problem) => `${problem} Tiada apa-apa dimasukkan ke dalam giliran.`,
    zh: (problem) => `${problem}没有任何指令进入队列。`,
  },
  unknownType: {
    en: (type: string, path: string) => `Unknown command type ${type}. GET ${path} lists all command types.`,
    ms: (type, path) => `Jenis arahan ${type} tidak dikenali. GET ${path} menyenaraikan semua jenis arahan.`,
    zh: (type, path) => `未知的指令类型 ${type}。GET ${path} 列出所有指令类型。`,
  },
  misspeltType: {
    en: (type: string, near: readonly string[]) => `Unknown command type ${type}. Did you mean ${either.en(near)}?`,
    ms: (type, near) => `Jenis arahan ${type} tidak dikenali. Adakah maksud anda ${either.ms(near)}?`,
    zh: (type, near) => `未知的指令类型 ${type}。您是指 ${either.zh(near)}？`,
  },
  alwaysSaves: {
    en: (type: string, name: string) => `${type} always saves, so ${name} cannot be used. Leave it out to save.`,
    ms: (type, name) => `${type} sentiasa menyimpan, jadi ${name} tidak boleh digunakan. Tinggalkannya untuk menyimpan.`,
    zh: (type, name) => `${type} 总会保存，因此不能使用 ${name}。要保存请省略它。`,
  },
  savesUsePreview: {
    en: (type: string, name: string, preview: string) =>
      `${type} always saves, so ${name} cannot be used. Use ${preview} to check without saving.`,
    ms: (type, name, preview) =>
      `${type} sentiasa menyimpan, jadi ${name} tidak boleh digunakan. Gunakan ${preview} untuk menyemak tanpa menyimpan.`,
    zh: (type, name, preview) => `${type} 总会保存，因此不能使用 ${name}。要只检查而不保存，请使用 ${preview}。`,
  },
  rowNeedsType: {
    en: 'Each row needs a create-* command type. Set commandType on the row or on the request.',
    ms: 'Setiap baris memerlukan jenis arahan create-*. Tetapkan commandType pada baris atau pada permintaan.',
    zh: '每行都需要 create-* 指令类型。请在该行或请求上设置 commandType。',
  },
  rowNeedsTypeMeant: {
    en: (meant: string) =>
      `Each row needs a create-* command type. Set commandType on the row or on the request. Did you mean ${meant}?`,
    ms: (meant) =>
      `Setiap baris memerlukan jenis arahan create-*. Tetapkan commandType pada baris atau pada permintaan. Adakah maksud anda ${meant}?`,
    zh: (meant) => `每行都需要 create-* 指令类型。请在该行或请求上设置 commandType。您是指 ${meant}？`,
  },
  sameField: {
    en: (names: readonly string[]) => `${names.join(' and ')} are the same field. Send only one of them.`,
    ms: (names) => `${names.join(' dan ')} ialah medan yang sama. Hantar salah satu sahaja.`,
    zh: (names) => `${names.join(' 和 ')} 是同一字段。请只发送其一。`,
  },
  twoNames: {
    en: (name: string) => `${name} was sent under two names with different values. Send it once.`,
    ms: (name) => `${name} dihantar di bawah dua nama dengan nilai yang berbeza. Hantar sekali sahaja.`,
    zh: (name) => `${name} 以两个名称发送了不同的值。请只发送一次。`,
  },
  nativeObject: {
    en: (name: string) => `${name} must be an object of native field names.`,
    ms: (name) => `${name} mesti objek dengan nama medan asli.`,
    zh: (name) => `${name} 必须是以原生字段名组成的对象。`,
  },
  wrappedObject: {
    en: (name: string, wrapper: string) => `${name} must be an object such as { "${wrapper}": { … } }.`,
    ms: (name, wrapper) => `${name} mesti objek seperti { "${wrapper}": { … } }.`,
    zh: (name, wrapper) => `${name} 必须是像 { "${wrapper}": { … } } 这样的对象。`,
  },
  reservedName: {
    en: (name: string) => `${name} is reserved and cannot be used as a field name.`,
    ms: (name) => `${name} dikhaskan dan tidak boleh digunakan sebagai nama medan.`,
    zh: (name) => `${name} 是保留名称，不能用作字段名。`,
  },
  protected: {
    en: (name: string, protection: Protection) => `${name} ${PROTECTIONS[protection].en}.`,
    ms: (name, protection) => `${name} ${PROTECTIONS[protection].ms}.`,
    zh: (name, protection) => `${name} ${PROTECTIONS[protection].zh}。`,
  },
  container: {
    en: (name: string, type: string, held: string) =>
      `${name} is not a field of ${type}, so ${held} in it would be ignored. Send the fields by their own names, without ${name}.`,
    ms: (name, type, held) =>
      `${name} bukan medan bagi ${type}, jadi ${held} di dalamnya akan diabaikan. Hantar medan dengan namanya sendiri, tanpa ${name}.`,
    zh: (name, type, held) =>
      `${name} 不是 ${type} 的字段，因此其中的 ${held} 会被忽略。请直接以各字段的名称发送，不要放在 ${name} 中。`,
  },
  rowAmountUnknown: {
    en: 'The amount of this row is not known.',
    ms: 'Amaun baris ini tidak diketahui.',
    zh: '该行的金额未知。',
  },
  amountNotInPayload: {
    en: (type: string) =>
      `A key with an amount limit cannot send ${type}, because its payload does not say the whole amount. Use a key without a limit.`,
    ms: (type) =>
      `Kunci dengan had amaun tidak boleh menghantar ${type}, kerana payload tidak menyatakan keseluruhan amaun. Gunakan kunci tanpa had.`,
    zh: (type) => `有金额上限的密钥不能发送 ${type}，因为其 payload 没有说明全部金额。请使用没有上限的密钥。`,
  },
  amountAboveLimit: {
    en: (type: string, amount: string, limit: string) =>
      `The amount of ${type} is ${amount}, and this key can write up to ${limit}. Send a smaller document, or use a key with a higher limit.`,
    ms: (type, amount, limit) =>
      `Amaun ${type} ialah ${amount}, dan kunci ini boleh menulis sehingga ${limit}. Hantar dokumen yang lebih kecil, atau gunakan kunci dengan had yang lebih tinggi.`,
    zh: (type, amount, limit) =>
      `${type} 的金额为 ${amount}，而此密钥最多可写入 ${limit}。请发送金额较小的单据，或使用上限更高的密钥。`,
  },
  rateNeeded: {
    en: 'A key with an amount limit must send currencyRate; 1 for a document in the currency of the book.',
    ms: 'Kunci dengan had amaun mesti menghantar currencyRate; 1 untuk dokumen dalam mata wang buku akaun.',
    zh: '有金额上限的密钥必须发送 currencyRate；以账套币种开立的单据请填 1。',
  },
  priceNeeded: {
    en: 'A key with an amount limit must send unitPrice, because a price from the book is not known here.',
    ms: 'Kunci dengan had amaun mesti menghantar unitPrice, kerana harga daripada buku akaun tidak diketahui di sini.',
    zh: '有金额上限的密钥必须发送 unitPrice，因为此处不知道账套中的价格。',
  },
  placesAboveLimit: {
    en: (count: number) =>
      `${counted(count, 'place of the payload is', 'places of the payload are')} not within the amount limit of this key, listed in details. Nothing was queued.`,
    ms: (count) =>
      `${count} tempat dalam payload tidak berada dalam had amaun kunci ini, disenaraikan dalam details. Tiada apa-apa dimasukkan ke dalam giliran.`,
    zh: (count) => `payload 中有 ${count} 处超出此密钥的金额上限，列于 details。没有任何指令进入队列。`,
  },
  unsafeFieldName: {
    en: (name: string) => `${name} cannot be used as a field name. Choose another name.`,
    ms: (name) => `${name} tidak boleh digunakan sebagai nama medan. Pilih nama lain.`,
    zh: (name) => `${name} 不能用作字段名。请另选名称。`,
  },
  unknownTable: {
    en: (table: string) =>
      `table must be a document or record that can have user-defined fields; you sent ${table}. Use a document or record such as sales-invoice, sales-invoice.lines or debtor.`,
    ms: (table) =>
      `table mesti dokumen atau rekod yang boleh mempunyai medan takrifan pengguna; anda menghantar ${table}. Gunakan dokumen atau rekod seperti sales-invoice, sales-invoice.lines atau debtor.`,
    zh: (table) =>
      `table 必须是可以有自定义字段的单据或记录；您发送的是 ${table}。请使用 sales-invoice、sales-invoice.lines 或 debtor 之类的单据或记录。`,
  },
  misspeltTable: {
    en: (table: string, meant: string) =>
      `table must be a document or record that can have user-defined fields; you sent ${table}. Did you mean ${meant}?`,
    ms: (table, meant) =>
      `table mesti dokumen atau rekod yang boleh mempunyai medan takrifan pengguna; anda menghantar ${table}. Adakah maksud anda ${meant}?`,
    zh: (table, meant) => `table 必须是可以有自定义字段的单据或记录；您发送的是 ${table}。您是指 ${meant}？`,
  },
  typeWithoutLength: {
    en: (types: readonly string[], type: string) =>
      `Only fields of type ${types.join(', ')} can have a length. Leave length out for type ${type}.`,
    ms: (types, type) => `Hanya medan jenis ${types.join(', ')} boleh mempunyai panjang. Tinggalkan length bagi jenis ${type}.`,
    zh: (types, type) => `只有 ${types.join('、')} 类型的字段可以有长度。类型 ${type} 请省略 length。`,
  },
  typeNotUnique: {
    en: (type: string) => `A field of type ${type} cannot be unique.`,
    ms: (type) => `Medan jenis ${type} tidak boleh unik.`,
    zh: (type) => `${type} 类型的字段不能设为唯一。`,
  },
});
