/** What scripts say about requests to the server: problems of forms, the network, commands whose response was lost. */

import { room } from '../room.ts';

export const apiWords = room({
  unreachable: {
    en: 'The service cannot be reached. Check your connection and try again.',
    ms: 'Perkhidmatan tidak dapat dicapai. Semak sambungan anda dan cuba lagi.',
    zh: '无法连接服务。请检查网络连接后重试。',
  },
  withRequest: {
    en: (message: string, requestId: string) => `${message} Request ${requestId}`,
    ms: (message, requestId) => `${message} Permintaan ${requestId}`,
    zh: (message, requestId) => `${message} 请求编号 ${requestId}`,
  },
  wrongPassword: {
    en: 'The current password is wrong.',
    ms: 'Kata laluan semasa tidak betul.',
    zh: '当前密码不正确。',
  },
  notKnownIfQueued: {
    en: (commandId: string) =>
      `It is not known whether the command was queued, because no response arrived. Its commandId is ${commandId}. Run it once more when the connection is back: the same commandId is sent, so it is queued once at most.`,
    ms: (commandId) =>
      `Tidak diketahui sama ada arahan telah dimasukkan ke giliran, kerana tiada respons diterima. commandId ialah ${commandId}. Jalankan sekali lagi apabila sambungan pulih: commandId yang sama dihantar, jadi arahan hanya dimasukkan sekali.`,
    zh: (commandId) =>
      `没有收到回应，因此无法确定指令是否已进入队列。其 commandId 是 ${commandId}。网络恢复后请再执行一次：发送的是同一 commandId，最多只会排队一次。`,
  },
  notArrived: {
    en: 'Your last command has not arrived',
    ms: 'Arahan terakhir anda belum sampai',
    zh: '您的上一条指令尚未到达',
  },
  notArrivedHint: {
    en: (commandId: string) => `There is no command ${commandId} so far. Look at the list before you run it again.`,
    ms: (commandId) => `Setakat ini tiada arahan ${commandId}. Semak senarai sebelum menjalankannya semula.`,
    zh: (commandId) => `目前没有指令 ${commandId}。再次执行前请先查看列表。`,
  },
  commands: { en: 'Commands', ms: 'Arahan', zh: '指令' },
  wasQueued: { en: 'Your command was queued', ms: 'Arahan anda telah dimasukkan ke giliran', zh: '您的指令已进入队列' },
  wasQueuedHint: {
    en: (commandId: string) => `Its response was lost on the way. Its commandId is ${commandId}.`,
    ms: (commandId) => `Responsnya hilang dalam perjalanan. commandId ialah ${commandId}.`,
    zh: (commandId) => `其回应在途中丢失。其 commandId 是 ${commandId}。`,
  },
  openCommand: { en: 'Open the command', ms: 'Buka arahan', zh: '打开指令' },
  notJson: {
    en: (reason: string) => `This is not JSON: ${reason}`,
    ms: (reason) => `Ini bukan JSON: ${reason}`,
    zh: (reason) => `这不是有效的 JSON：${reason}`,
  },
  fromAfterTo: {
    en: 'From must not be later than To.',
    ms: '“Dari” tidak boleh lebih lewat daripada “Hingga”.',
    zh: '开始日期不能晚于结束日期。',
  },
});
