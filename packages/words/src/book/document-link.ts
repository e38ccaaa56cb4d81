/** What the account book says about documents that were or will be transferred: dates, parties, goods and quantities of the link. */

import { sentences } from '../sentence.ts';

export const bookLinkSays = sentences('bookLink', {
  frozen: {
    en: (field: string, no: string) => `${field} cannot be changed because ${no} has been transferred. Leave it out.`,
    ms: (field, no) => `${field} tidak boleh diubah kerana ${no} telah dipindahkan. Tinggalkannya.`,
    zh: (field, no) => `${field} 不能更改，因为 ${no} 已转单。请省略。`,
  },
  belowAssembled: {
    en: 'The quantity must not be less than the quantity already assembled. Send a larger quantity.',
    ms: 'Kuantiti tidak boleh kurang daripada kuantiti yang telah dipasang. Hantar kuantiti yang lebih besar.',
    zh: '数量不能少于已组装的数量。请发送更大的数量。',
  },
  belowTransferred: {
    en: 'The quantity must not be less than the quantity already transferred. Send a larger quantity.',
    ms: 'Kuantiti tidak boleh kurang daripada kuantiti yang telah dipindahkan. Hantar kuantiti yang lebih besar.',
    zh: '数量不能少于已转单的数量。请发送更大的数量。',
  },
  afterTarget: {
    en: (no: string, date: string) => `${no} was transferred to a document dated ${date}. Choose that date or an earlier one.`,
    ms: (no, date) => `${no} telah dipindahkan ke dokumen bertarikh ${date}. Pilih tarikh itu atau lebih awal.`,
    zh: (no, date) => `${no} 已转到日期为 ${date} 的单据。请选择该日期或更早的日期。`,
  },
  beforeSource: {
    en: (no: string, source: string, date: string) =>
      `${no} came from ${source} and cannot be dated before it. Choose ${date} or a later date.`,
    ms: (no, source, date) =>
      `${no} datang daripada ${source} dan tidak boleh bertarikh sebelumnya. Pilih ${date} atau tarikh yang lebih lewat.`,
    zh: (no, source, date) => `${no} 来自 ${source}，日期不能早于它。请选择 ${date} 或更晚的日期。`,
  },
  otherParty: {
    en: (no: string, source: string, field: string, party: string) =>
      `${no} came from ${source}, so its ${field} stays ${party}. Leave ${field} out, or void ${no} instead.`,
    ms: (no, source, field, party) =>
      `${no} datang daripada ${source}, jadi ${field} kekal ${party}. Tinggalkan ${field}, atau batalkan ${no}.`,
    zh: (no, source, field, party) => `${no} 来自 ${source}，因此其 ${field} 仍为 ${party}。请省略 ${field}，或作废 ${no}。`,
  },
  goneDeleted: {
    en: (line: number, no: string, target: string) =>
      `Line ${line} of ${no} has been transferred to ${target}, so it cannot be deleted. Void ${target} first.`,
    ms: (line, no, target) =>
      `Baris ${line} bagi ${no} telah dipindahkan ke ${target}, jadi ia tidak boleh dipadamkan. Batalkan ${target} dahulu.`,
    zh: (line, no, target) => `${no} 的第 ${line} 行已转到 ${target}，因此不能删除。请先作废 ${target}。`,
  },
  goneReplaced: {
    en: (line: number, no: string, target: string) =>
      `Line ${line} of ${no} has been transferred to ${target}, so it cannot be replaced. Void ${target} first.`,
    ms: (line, no, target) =>
      `Baris ${line} bagi ${no} telah dipindahkan ke ${target}, jadi ia tidak boleh diganti. Batalkan ${target} dahulu.`,
    zh: (line, no, target) => `${no} 的第 ${line} 行已转到 ${target}，因此不能替换。请先作废 ${target}。`,
  },
  cameDeleted: {
    en: (line: number, no: string, source: string) =>
      `Line ${line} of ${no} came from ${source}, so it cannot be deleted. Void ${no} instead.`,
    ms: (line, no, source) =>
      `Baris ${line} bagi ${no} datang daripada ${source}, jadi ia tidak boleh dipadamkan. Batalkan ${no}.`,
    zh: (line, no, source) => `${no} 的第 ${line} 行来自 ${source}，因此不能删除。请改为作废 ${no}。`,
  },
  cameReplaced: {
    en: (line: number, no: string, source: string) =>
      `Line ${line} of ${no} came from ${source}, so it cannot be replaced. Void ${no} instead.`,
    ms: (line, no, source) => `Baris ${line} bagi ${no} datang daripada ${source}, jadi ia tidak boleh diganti. Batalkan ${no}.`,
    zh: (line, no, source) => `${no} 的第 ${line} 行来自 ${source}，因此不能替换。请改为作废 ${no}。`,
  },
  goneGoods: {
    en: (line: number, no: string, target: string, field: string) =>
      `Line ${line} of ${no} has been transferred to ${target}, so its ${field} cannot be changed. Leave ${field} out.`,
    ms: (line, no, target, field) =>
      `Baris ${line} bagi ${no} telah dipindahkan ke ${target}, jadi ${field} tidak boleh diubah. Tinggalkan ${field}.`,
    zh: (line, no, target, field) => `${no} 的第 ${line} 行已转到 ${target}，因此其 ${field} 不能更改。请省略 ${field}。`,
  },
  cameGoods: {
    en: (line: number, no: string, source: string, field: string) =>
      `Line ${line} of ${no} came from ${source}, so its ${field} cannot be changed. Leave ${field} out.`,
    ms: (line, no, source, field) =>
      `Baris ${line} bagi ${no} datang daripada ${source}, jadi ${field} tidak boleh diubah. Tinggalkan ${field}.`,
    zh: (line, no, source, field) => `${no} 的第 ${line} 行来自 ${source}，因此其 ${field} 不能更改。请省略 ${field}。`,
  },
  released: {
    en: (line: number, no: string, source: string) =>
      `Line ${line} of ${no} came from ${source}. That link is released, and its quantity can be transferred again.`,
    ms: (line, no, source) =>
      `Baris ${line} bagi ${no} datang daripada ${source}. Pautan itu dilepaskan, dan kuantitinya boleh dipindahkan semula.`,
    zh: (line, no, source) => `${no} 的第 ${line} 行来自 ${source}。该关联已解除，其数量可以再次转单。`,
  },
  tooEarly: {
    en: (date: string, no: string, sourceDate: string) =>
      `${date} is earlier than ${no}, which is dated ${sourceDate}. Choose that date or a later one.`,
    ms: (date, no, sourceDate) =>
      `${date} lebih awal daripada ${no}, yang bertarikh ${sourceDate}. Pilih tarikh itu atau lebih lewat.`,
    zh: (date, no, sourceDate) => `${date} 早于 ${no} 的日期 ${sourceDate}。请选择该日期或更晚的日期。`,
  },
  wrongParty: {
    en: (no: string, party: string, sent: string, field: string) =>
      `${no} is a document of ${party}, not of ${sent}. Leave ${field} out.`,
    ms: (no, party, sent, field) => `${no} ialah dokumen ${party}, bukan ${sent}. Tinggalkan ${field}.`,
    zh: (no, party, sent, field) => `${no} 是 ${party} 的单据，不是 ${sent} 的。请省略 ${field}。`,
  },
  nothingLeft: {
    en: (no: string) => `${no} has already been transferred completely. Choose another document.`,
    ms: (no) => `${no} telah dipindahkan sepenuhnya. Pilih dokumen lain.`,
    zh: (no) => `${no} 已全部转单。请选择其他单据。`,
  },
  noSuchLine: {
    en: (no: string, line: string) => `${no} has no line ${line}. Send the dtlKey or lineNo of one of its lines.`,
    ms: (no, line) => `${no} tiada baris ${line}. Hantar dtlKey atau lineNo salah satu barisnya.`,
    zh: (no, line) => `${no} 没有行 ${line}。请发送其中一行的 dtlKey 或 lineNo。`,
  },
  keyAndLine: {
    en: (key: string, line: number, no: string, sent: string) =>
      `dtlKey ${key} is line ${line} of ${no}, but lineNo is ${sent}. Send only one of them.`,
    ms: (key, line, no, sent) => `dtlKey ${key} ialah baris ${line} bagi ${no}, tetapi lineNo ialah ${sent}. Hantar satu sahaja.`,
    zh: (key, line, no, sent) => `dtlKey ${key} 是 ${no} 的第 ${line} 行，但 lineNo 是 ${sent}。请只发送其中一个。`,
  },
  keeps: {
    en: (field: string) => `${field} of a transferred line cannot be changed. Leave it out.`,
    ms: (field) => `${field} bagi baris yang dipindahkan tidak boleh diubah. Tinggalkannya.`,
    zh: (field) => `转单行的 ${field} 不能更改。请省略。`,
  },
  exceeds: {
    en: (left: string, line: number, no: string, sent: string) =>
      `Only ${left} of line ${line} of ${no} is outstanding, so ${sent} cannot be transferred. Send at most ${left}.`,
    ms: (left, line, no, sent) =>
      `Hanya ${left} daripada baris ${line} bagi ${no} belum dijelaskan, jadi ${sent} tidak boleh dipindahkan. Hantar paling banyak ${left}.`,
    zh: (left, line, no, sent) => `${no} 第 ${line} 行只有 ${left} 未结清，因此不能转 ${sent}。最多发送 ${left}。`,
  },
  noneOutstanding: {
    en: (line: number, no: string) => `Line ${line} of ${no} has already been transferred completely. Leave it out.`,
    ms: (line, no) => `Baris ${line} bagi ${no} telah dipindahkan sepenuhnya. Tinggalkannya.`,
    zh: (line, no) => `${no} 的第 ${line} 行已全部转单。请删除该行。`,
  },
  overTransferred: {
    en: (line: number, no: string, all: string, used: string, most: string) =>
      `Line ${line} of ${no} has ${all}, but ${used} would be transferred from it. Transfer at most ${most} here.`,
    ms: (line, no, all, used, most) =>
      `Baris ${line} bagi ${no} mempunyai ${all}, tetapi ${used} akan dipindahkan daripadanya. Pindahkan paling banyak ${most} di sini.`,
    zh: (line, no, all, used, most) => `${no} 的第 ${line} 行有 ${all}，但将从中转出 ${used}。这里最多转 ${most}。`,
  },
});
