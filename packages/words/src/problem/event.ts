/** What can be wrong with the feed of events and with webhook endpoints. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';

export const eventSays = sentences('event', {
  unknownType: {
    en: (name: string, types: readonly string[]) =>
      `${name} is not an event type. Use ${types.join(', ')}, or a group such as command.*.`,
    ms: (name, types) => `${name} bukan jenis peristiwa. Gunakan ${types.join(', ')}, atau kumpulan seperti command.*.`,
    zh: (name, types) => `${name} 不是事件类型。请使用 ${types.join('、')}，或像 command.* 这样的组。`,
  },
  unknownEntity: {
    en: (name: string, similar: string) => `${name} is not an entity. Did you mean ${similar}?`,
    ms: (name, similar) => `${name} bukan entiti. Adakah anda maksudkan ${similar}?`,
    zh: (name, similar) => `${name} 不是实体。您是指 ${similar} 吗？`,
  },
  cursor: {
    en: 'cursor is invalid. Use nextCursor from the previous response, or leave it out.',
    ms: 'cursor tidak sah. Gunakan nextCursor daripada respons sebelumnya, atau tinggalkannya.',
    zh: 'cursor 无效。请使用上一个响应的 nextCursor，或省略它。',
  },
  listCursor: {
    en: 'cursor is invalid. Open the list again.',
    ms: 'cursor tidak sah. Buka senarai semula.',
    zh: 'cursor 无效。请重新打开列表。',
  },
  fromLatest: {
    en: 'from must be latest or an RFC 3339 timestamp.',
    ms: 'from mesti latest atau cap masa RFC 3339.',
    zh: 'from 必须是 latest 或 RFC 3339 时间戳。',
  },
  fromNow: {
    en: 'from must be now or an RFC 3339 timestamp.',
    ms: 'from mesti now atau cap masa RFC 3339.',
    zh: 'from 必须是 now 或 RFC 3339 时间戳。',
  },
  expired: {
    en: (oldest: string, cursor: string) =>
      `Events after this cursor were deleted because of their age. The oldest event kept is of ${oldest}. Continue with cursor=${cursor}, and read the state of what you missed.`,
    ms: (oldest, cursor) =>
      `Peristiwa selepas kursor ini telah dipadam kerana usianya. Peristiwa tertua yang disimpan bertarikh ${oldest}. Teruskan dengan cursor=${cursor}, dan baca keadaan bagi apa yang terlepas.`,
    zh: (oldest, cursor) =>
      `此游标之后的事件已因过期而删除。保留的最早事件是 ${oldest}。请以 cursor=${cursor} 继续，并读取所错过内容的状态。`,
  },
  expiredAll: {
    en: (cursor: string) =>
      `Events after this cursor were deleted because of their age. No events are kept now. Continue with cursor=${cursor}, and read the state of what you missed.`,
    ms: (cursor) =>
      `Peristiwa selepas kursor ini telah dipadam kerana usianya. Tiada peristiwa disimpan sekarang. Teruskan dengan cursor=${cursor}, dan baca keadaan bagi apa yang terlepas.`,
    zh: (cursor) => `此游标之后的事件已因过期而删除。目前没有保留的事件。请以 cursor=${cursor} 继续，并读取所错过内容的状态。`,
  },
  unknown: {
    en: 'There is no event with that id, or it is no longer kept.',
    ms: 'Tiada peristiwa dengan ID itu, atau ia tidak lagi disimpan.',
    zh: '没有此编号的事件，或该事件已不再保留。',
  },
  unknownWebhook: {
    en: 'There is no webhook endpoint with that id.',
    ms: 'Tiada titik akhir webhook dengan ID itu.',
    zh: '没有此编号的 Webhook 端点。',
  },
  address: {
    en: 'Events cannot be sent to this address. Use an https address that is reachable from the internet.',
    ms: 'Peristiwa tidak boleh dihantar ke alamat ini. Gunakan alamat https yang boleh dicapai dari internet.',
    zh: '无法向该地址发送事件。请使用可从互联网访问的 https 地址。',
  },
  webhooksMax: {
    en: (max: number) =>
      `You already have ${counted(max, 'webhook endpoint', 'webhook endpoints')}. Delete one that you no longer use.`,
    ms: (max) => `Anda sudah mempunyai ${max} titik akhir webhook. Padam satu yang tidak lagi digunakan.`,
    zh: (max) => `您已有 ${max} 个 Webhook 端点。请删除一个不再使用的端点。`,
  },
  replayRunning: {
    en: 'This endpoint is already sending earlier events again. Wait until it has finished.',
    ms: 'Titik akhir ini sedang menghantar semula peristiwa terdahulu. Tunggu sehingga ia selesai.',
    zh: '此端点正在重新发送先前的事件。请等待其完成。',
  },
  unknownDelivery: {
    en: 'There is no delivery with that id, or its event is no longer kept.',
    ms: 'Tiada penghantaran dengan ID itu, atau peristiwanya tidak lagi disimpan.',
    zh: '没有此编号的发送记录，或其事件已不再保留。',
  },
});
