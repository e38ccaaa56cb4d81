/** Texts of pages that update themselves. */

import { room } from '../room.ts';

export const liveWords = room({
  reconnecting: {
    en: 'connection lost, reconnecting',
    ms: 'sambungan terputus, sedang menyambung semula',
    zh: '连接已断开，正在重新连接',
  },
  newCommands: {
    en: (count: number) => (count === 1 ? '1 new command' : `${count} new commands`),
    ms: (count) => `${count} arahan baharu`,
    zh: (count) => `${count} 条新指令`,
  },
  newEvents: {
    en: (count: number) => (count === 1 ? '1 new event' : `${count} new events`),
    ms: (count) => `${count} peristiwa baharu`,
    zh: (count) => `${count} 个新事件`,
  },
  show: { en: (rows: string) => `Show ${rows}`, ms: (rows) => `Tunjukkan ${rows}`, zh: (rows) => `显示 ${rows}` },
});
