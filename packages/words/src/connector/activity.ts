/** The pages of the connector that show findings, commands and the log. */

import { room } from '../room.ts';

export const localActivityWords = room({
  fine: { en: 'fine', ms: 'baik', zh: '正常' },
  note: { en: 'note', ms: 'perhatian', zh: '注意' },
  broken: { en: 'broken', ms: 'rosak', zh: '故障' },
  check: { en: 'Check', ms: 'Semakan', zh: '检查' },
  checkSub: {
    en: 'The cloud, the proxy, the key, the clock and each account book. Each finding says what to do.',
    ms: 'Awan, proksi, kunci, jam dan setiap buku akaun. Setiap dapatan menyatakan apa yang perlu dibuat.',
    zh: '云端、代理、密钥、时钟和每个账套。每一项都会说明该怎么做。',
  },
  findings: { en: 'Findings', ms: 'Dapatan', zh: '检查结果' },
  problems: {
    en: (count: number) => (count === 0 ? 'nothing is broken' : count === 1 ? '1 problem' : `${count} problems`),
    ms: (count) => (count === 0 ? 'tiada masalah' : `${count} masalah`),
    zh: (count) => (count === 0 ? '没有故障' : `${count} 个问题`),
  },
  commands: { en: 'Commands', ms: 'Arahan', zh: '指令' },
  commandsSub: {
    en: (commandsMax: number) =>
      `The last ${commandsMax} commands that ran on this machine. The portal has all of them, with their results.`,
    ms: (count) => `${count} arahan terakhir yang dijalankan di komputer ini. Portal ada kesemuanya, dengan hasilnya.`,
    zh: (count) => `本机最近执行的 ${count} 条指令。门户里有全部指令及其结果。`,
  },
  noCommand: { en: 'No command yet', ms: 'Belum ada arahan', zh: '还没有指令' },
  commandsAppear: {
    en: 'Commands appear here as soon as they have run.',
    ms: 'Arahan muncul di sini sebaik sahaja selesai dijalankan.',
    zh: '指令执行后会显示在这里。',
  },
  lastCommands: { en: 'Last commands', ms: 'Arahan terakhir', zh: '最近的指令' },
  done: { en: 'done', ms: 'selesai', zh: '完成' },
  failed: { en: 'failed', ms: 'gagal', zh: '失败' },
  running: { en: 'running', ms: 'sedang dijalankan', zh: '执行中' },
  log: { en: 'Log', ms: 'Log', zh: '日志' },
  logSub: {
    en: 'The last lines of the connector since it was started, the newest first. They are in English, and contain no payload and no key.',
    ms: 'Baris terakhir penyambung sejak dimulakan, yang terbaharu dahulu. Ditulis dalam bahasa Inggeris, tanpa muatan dan tanpa kunci.',
    zh: '连接器启动以来的最近日志，最新的在前。日志为英文，不含指令内容和密钥。',
  },
  lines: { en: 'Lines', ms: 'Baris', zh: '日志行' },
  timesIn: {
    en: (zone: string) => `times in ${zone}`,
    ms: (zone) => `masa dalam ${zone}`,
    zh: (zone) => `时间为 ${zone}`,
  },
});
