/** Why a command failed before or after its account book: what the codes of cloud and connector mean, and what to do. */

import { failureMeanings } from '@ledgerline/contract';
import { room } from '../room.ts';

const en = failureMeanings;

/** The English sentences are those of the contract. */
export const failureMeaningWords = room({
  expired: {
    en: en.expired.meaning,
    ms: 'Tiada penyambung mengambil arahan itu dalam masanya, jadi tiada apa-apa diubah.',
    zh: '没有连接器及时取走该指令，因此没有任何更改。',
  },
  cancelled: {
    en: en.cancelled.meaning,
    ms: 'Arahan itu dibatalkan semasa menunggu, jadi tiada apa-apa diubah.',
    zh: '该指令在排队时被取消，因此没有任何更改。',
  },
  delivery_exhausted: {
    en: en.delivery_exhausted.meaning,
    ms: 'Penyambung mengambil bacaan ini beberapa kali dan tidak pernah menghantar hasil.',
    zh: '连接器多次取走该查询，但从未返回结果。',
  },
  outcome_unknown: {
    en: en.outcome_unknown.meaning,
    ms: 'Penyambung terhenti semasa menulis dan tidak dapat memastikan sama ada data telah disimpan. Semak buku akaun sebelum anda menghantar arahan itu sekali lagi.',
    zh: '连接器在写入时停止，无法确定是否已保存。再次发送指令前请先检查账套。',
  },
  payload_damaged: {
    en: en.payload_damaged.meaning,
    ms: 'Muatan yang disimpan telah rosak, jadi ia tidak dihantar kepada penyambung. error.outcome menyatakan sama ada penghantaran terdahulu mungkin telah mengubah buku akaun.',
    zh: '保存的指令内容已损坏，因此没有发送给连接器。error.outcome 说明之前的发送是否可能更改了账套。',
  },
  unsupported_command: {
    en: en.unsupported_command.meaning,
    ms: 'Penyambung yang dipasang atau buku akaunnya tidak menyokong jenis arahan ini.',
    zh: '已安装的连接器或其账套不支持此指令类型。',
  },
  unknown_company: {
    en: en.unknown_company.meaning,
    ms: 'Penyambung tidak lagi melayan buku akaun ini.',
    zh: '连接器不再服务此账套。',
  },
  book_unavailable: {
    en: en.book_unavailable.meaning,
    ms: 'Penyambung tidak dapat membuka buku akaun, jadi tiada apa-apa diubah.',
    zh: '连接器无法打开账套，因此没有任何更改。',
  },
  driver_failed: {
    en: en.driver_failed.meaning,
    ms: 'Pakej perakaunan atau pemacunya gagal. error.outcome menyatakan sama ada buku akaun telah diubah.',
    zh: '会计软件或其驱动程序出错。error.outcome 说明账套是否已更改。',
  },
  dialog_open: {
    en: en.dialog_open.meaning,
    ms: 'Satu tetingkap pakej perakaunan menunggu seseorang terlalu lama, jadi arahan itu dihentikan.',
    zh: '会计软件的一个窗口等待操作的时间过长，因此指令已停止。',
  },
  run_cap_exceeded: {
    en: en.run_cap_exceeded.meaning,
    ms: 'Arahan itu melebihi had 15 minit dan telah dihentikan.',
    zh: '指令超过 15 分钟的限制，已停止。',
  },
  verify_mismatch: {
    en: en.verify_mismatch.meaning,
    ms: 'Data telah disimpan, tetapi berbeza daripada permintaan. Semak dokumen dan jangan cipta dokumen itu sekali lagi.',
    zh: '已保存，但保存的数据与请求不同。请核对单据，请勿再次创建。',
  },
  result_too_large: {
    en: en.result_too_large.meaning,
    ms: 'Hasil melebihi had saiz. Minta lebih sedikit pada satu masa.',
    zh: '结果超过大小限制。请一次请求较少的数据。',
  },
  artifact_failed: {
    en: en.artifact_failed.meaning,
    ms: 'Fail tidak dapat dicipta atau dimuat naik.',
    zh: '文件无法创建或上传。',
  },
});

/** What to do, by the outcome of the failure. */
export const failureRemedyWords = room({
  wasSaved: {
    en: 'The document was saved. Check it and do not create it again.',
    ms: 'Dokumen telah disimpan. Semak dokumen itu dan jangan cipta dokumen itu sekali lagi.',
    zh: '单据已保存。请核对，请勿再次创建。',
  },
  checkBook: {
    en: 'Check the book before you send the command again.',
    ms: 'Semak buku akaun sebelum anda menghantar arahan itu sekali lagi.',
    zh: '再次发送指令前请先检查账套。',
  },
  againIfNotApplied: {
    en: 'Check error.outcome. Send the command again with a new commandId only if it is not_applied.',
    ms: 'Semak error.outcome. Hantar arahan itu sekali lagi dengan commandId baharu hanya jika nilainya not_applied.',
    zh: '请查看 error.outcome。只有当它是 not_applied 时，才用新的 commandId 重新发送指令。',
  },
  checkIfApplied: {
    en: 'Check error.outcome. If it is not not_applied, check the book first.',
    ms: 'Semak error.outcome. Jika nilainya bukan not_applied, semak buku akaun dahulu.',
    zh: '请查看 error.outcome。如果它不是 not_applied，请先检查账套。',
  },
  again: {
    en: 'Send the command again with a new commandId.',
    ms: 'Hantar arahan itu sekali lagi dengan commandId baharu.',
    zh: '请用新的 commandId 重新发送指令。',
  },
  failsAgain: {
    en: 'The same request would fail again. See the message.',
    ms: 'Permintaan yang sama akan gagal sekali lagi. Lihat mesej.',
    zh: '相同的请求会再次失败。请查看消息。',
  },
});
