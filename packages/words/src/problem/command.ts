/** What can be wrong with a command after its payload was checked: its id, its status, running it again. */

import type { CommandStatus } from '@ledgerline/contract';
import { counted } from '../counted.ts';
import type { Language } from '../language.ts';
import { sentences } from '../sentence.ts';

const STATUSES: Readonly<Record<CommandStatus, Readonly<Record<Language, string>>>> = {
  queued: { en: 'queued', ms: 'menunggu', zh: '排队中' },
  running: { en: 'running', ms: 'sedang dijalankan', zh: '执行中' },
  done: { en: 'done', ms: 'selesai', zh: '完成' },
  failed: { en: 'failed', ms: 'gagal', zh: '失败' },
};

export const commandSays = sentences('command', {
  batchRefused: {
    en: (refused: number, all: number) =>
      `${counted(refused, 'command', 'commands')} of ${all} ${refused === 1 ? 'was' : 'were'} rejected, so nothing was queued. Correct what the results say, then send the batch again.`,
    ms: (refused, all) =>
      `${refused} daripada ${all} arahan ditolak, jadi tiada apa-apa dimasukkan ke dalam giliran. Betulkan apa yang dinyatakan dalam results, kemudian hantar kumpulan itu semula.`,
    zh: (refused, all) => `${all} 条指令中有 ${refused} 条被拒绝，因此没有任何指令进入队列。请按 results 更正后重新发送该批次。`,
  },
  batchWaits: {
    en: 'A batch does not wait for results. Leave wait out, and follow the commands with GET /v1/events.',
    ms: 'Kumpulan tidak menunggu keputusan. Tinggalkan wait, dan ikuti arahan dengan GET /v1/events.',
    zh: '批次不等待结果。请去掉 wait，并用 GET /v1/events 跟进这些指令。',
  },
  batchStopped: {
    en: 'Not queued, because another command of the batch was rejected. Send it again with the corrected batch.',
    ms: 'Tidak dimasukkan ke dalam giliran kerana arahan lain dalam kumpulan itu ditolak. Hantar semula bersama kumpulan yang telah dibetulkan.',
    zh: '未进入队列，因为批次中另有指令被拒绝。请随更正后的批次重新发送。',
  },
  unknown: { en: 'There is no command with that id.', ms: 'Tiada arahan dengan ID itu.', zh: '没有此编号的指令。' },
  reusedId: {
    en: (commandId: string) =>
      `The commandId ${commandId} was used for a different request, so nothing was queued. Use a new commandId for a new request.`,
    ms: (commandId) =>
      `commandId ${commandId} telah digunakan untuk permintaan lain, jadi tiada apa-apa dimasukkan ke dalam giliran. Gunakan commandId baharu untuk permintaan baharu.`,
    zh: (commandId) => `commandId ${commandId} 已用于其他请求，因此没有任何指令进入队列。新请求请使用新的 commandId。`,
  },
  notCancellable: {
    en: (status: CommandStatus) => `The command is ${status}. Only queued commands can be cancelled.`,
    ms: (status) => `Status arahan ini: ${STATUSES[status].ms}. Hanya arahan yang menunggu boleh dibatalkan.`,
    zh: (status) => `该指令的状态是${STATUSES[status].zh}。只有排队中的指令可以取消。`,
  },
  finishedDifferently: {
    en: (status: CommandStatus) =>
      `The command is already ${status} with a different result. The new result was stored for review.`,
    ms: (status) => `Arahan ini sudah ${STATUSES[status].ms} dengan hasil yang berbeza. Hasil baharu disimpan untuk semakan.`,
    zh: (status) => `该指令已是${STATUSES[status].zh}，且结果不同。新结果已保存以供审核。`,
  },
  notRepeated: {
    en: (reason: string) => `The command was not run again. ${reason}`,
    ms: (reason) => `Arahan tidak dijalankan semula. ${reason}`,
    zh: (reason) => `指令未再次执行。${reason}`,
  },
  notFinished: {
    en: 'The command has not finished yet.',
    ms: 'Arahan itu belum selesai.',
    zh: '该指令尚未结束。',
  },
  payloadRemoved: {
    en: 'Its payload was removed because of its age.',
    ms: 'Payloadnya telah dibuang kerana usianya.',
    zh: '其 payload 已因过期而移除。',
  },
  alreadySaved: {
    en: 'The command was saved. Running it again would save it twice.',
    ms: 'Arahan itu telah disimpan. Menjalankannya semula akan menyimpannya dua kali.',
    zh: '该指令已保存。再次执行会重复保存。',
  },
  savedNotRepeatable: {
    en: 'A command that was saved cannot be run again from the portal.',
    ms: 'Arahan yang telah disimpan tidak boleh dijalankan semula dari portal.',
    zh: '已保存的指令不能从门户再次执行。',
  },
  maybeSaved: {
    en: 'The command may have been saved. Check the book first.',
    ms: 'Arahan itu mungkin telah disimpan. Semak buku akaun dahulu.',
    zh: '该指令可能已保存。请先查看账套。',
  },
});
