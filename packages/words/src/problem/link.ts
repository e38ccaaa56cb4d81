/** What can be wrong with an externalId of a caller. */

import { sentences } from '../sentence.ts';

export const linkSays = sentences('link', {
  notTaken: {
    en: (type: string) =>
      `${type} takes no externalId. Commands that create, get, update, void or delete one document or record take it.`,
    ms: (type) =>
      `${type} tidak menerima externalId. Arahan yang mencipta, mendapatkan, mengemas kini, membatalkan atau memadam satu dokumen atau rekod menerimanya.`,
    zh: (type) => `${type} 不接受 externalId。创建、获取、更新、作废或删除一个单据或记录的指令才接受。`,
  },
  namedTwice: {
    en: (field: string) => `${field} is not what externalId stands for. Send one of them.`,
    ms: (field) => `${field} bukan yang diwakili oleh externalId. Hantar salah satu sahaja.`,
    zh: (field) => `${field} 与 externalId 对应的不一致。请只发送其中之一。`,
  },
  tooLarge: {
    en: (field: string, bytes: number) => `externalId selects only in requests of up to ${bytes} bytes. Send ${field} instead.`,
    ms: (field, bytes) => `externalId hanya memilih dalam permintaan sehingga ${bytes} bait. Hantar ${field} sebagai ganti.`,
    zh: (field, bytes) => `externalId 只能在不超过 ${bytes} 字节的请求中选择。请改为发送 ${field}。`,
  },
  noApproval: {
    en: 'The writes of this key wait for a person, and such a command cannot take an externalId. Leave it out, and bind it with PUT /v1/links afterwards.',
    ms: 'Penulisan kunci ini menunggu seseorang, dan arahan sedemikian tidak boleh mengambil externalId. Tinggalkannya, dan ikat kemudian dengan PUT /v1/links.',
    zh: '此密钥的写入需由人批准，这样的指令不能占用 externalId。请省略它，之后用 PUT /v1/links 绑定。',
  },
  unknown: {
    en: (entity: string, externalId: string) =>
      `No ${entity} of this account book has the externalId ${externalId}. Create it with that externalId, or bind it with PUT /v1/links.`,
    ms: (entity, externalId) =>
      `Tiada ${entity} dalam buku akaun ini dengan externalId ${externalId}. Cipta dengan externalId itu, atau ikat dengan PUT /v1/links.`,
    zh: (entity, externalId) =>
      `此账套中没有 externalId 为 ${externalId} 的 ${entity}。请用该 externalId 创建，或用 PUT /v1/links 绑定。`,
  },
  noLink: {
    en: 'There is no link with that id.',
    ms: 'Tiada pautan dengan ID itu.',
    zh: '没有此编号的对应关系。',
  },
  unknownEntity: {
    en: (entity: string, example: string) =>
      `${entity} is not an entity that commands create. Use the name of one, such as ${example}.`,
    ms: (entity, example) => `${entity} bukan entiti yang dicipta oleh arahan. Gunakan nama entiti seperti ${example}.`,
    zh: (entity, example) => `${entity} 不是指令可创建的实体。请使用实体名称，例如 ${example}。`,
  },
  idOrKey: {
    en: 'Send either externalId or key.',
    ms: 'Hantar sama ada externalId atau key.',
    zh: '请发送 externalId 或 key 其中之一。',
  },
  pending: {
    en: (externalId: string, commandId: string) =>
      `The command ${commandId}, which creates ${externalId}, has not ended. Try again after the number of seconds in Retry-After.`,
    ms: (externalId, commandId) =>
      `Arahan ${commandId}, yang mencipta ${externalId}, belum tamat. Cuba lagi selepas bilangan saat dalam Retry-After.`,
    zh: (externalId, commandId) => `创建 ${externalId} 的指令 ${commandId} 尚未结束。请在 Retry-After 的秒数后重试。`,
  },
  undecided: {
    en: (externalId: string) =>
      `No one can tell what ${externalId} stands for in the account book. Look in the book, then bind the externalId with PUT /v1/links or release it.`,
    ms: (externalId) =>
      `Tiada siapa dapat memastikan apa yang diwakili oleh ${externalId} dalam buku akaun. Semak buku akaun, kemudian ikat externalId dengan PUT /v1/links atau lepaskannya.`,
    zh: (externalId) =>
      `无法确定 ${externalId} 在账套中对应什么。请查看账套，然后用 PUT /v1/links 绑定该 externalId，或将其释放。`,
  },
  bound: {
    en: (externalId: string, key: string) =>
      `${externalId} stands for ${key} already, so nothing was queued. Update that one instead.`,
    ms: (externalId, key) =>
      `${externalId} sudah mewakili ${key}, jadi tiada apa-apa dimasukkan ke dalam giliran. Kemas kini yang itu sebagai ganti.`,
    zh: (externalId, key) => `${externalId} 已对应 ${key}，因此没有任何指令进入队列。请改为更新它。`,
  },
  taken: {
    en: (externalId: string, commandId: string) =>
      `The command ${commandId} creates ${externalId} already, so nothing was queued. Follow that command.`,
    ms: (externalId, commandId) =>
      `Arahan ${commandId} sudah mencipta ${externalId}, jadi tiada apa-apa dimasukkan ke dalam giliran. Ikuti arahan itu.`,
    zh: (externalId, commandId) => `指令 ${commandId} 已在创建 ${externalId}，因此没有任何指令进入队列。请跟进该指令。`,
  },
});
