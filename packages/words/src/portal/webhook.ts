/** One webhook endpoint: its state, its deliveries, its settings and what can be done with it. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const webhookWords = room({
  title: { en: 'Webhook endpoint', ms: 'Titik akhir webhook', zh: 'Webhook 端点' },
  webhooks: { en: 'Webhooks', ms: 'Webhook', zh: 'Webhook' },
  ping: { en: 'Send a ping', ms: 'Hantar ping', zh: '发送测试' },
  pause: { en: 'Pause', ms: 'Jeda', zh: '暂停' },
  resume: { en: 'Resume', ms: 'Sambung semula', zh: '恢复' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  settings: { en: 'Settings', ms: 'Tetapan', zh: '设置' },
  endpoint: { en: 'Endpoint', ms: 'Titik akhir', zh: '端点' },
  endpointId: { en: 'the endpoint id', ms: 'ID titik akhir', zh: '端点编号' },
  events: { en: 'Events', ms: 'Peristiwa', zh: '事件' },
  accountBooks: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  all: { en: 'all', ms: 'semua', zh: '全部' },
  delivery: { en: 'Delivery', ms: 'Penghantaran', zh: '发送方式' },
  parallel: {
    en: 'parallel: a failing event does not block others',
    ms: 'selari: peristiwa yang gagal tidak menghalang yang lain',
    zh: '并行：失败的事件不影响其他事件',
  },
  ordered: {
    en: 'ordered: events of one account book arrive in order',
    ms: 'berturutan: peristiwa satu buku akaun tiba mengikut turutan',
    zh: '按序：同一账套的事件按顺序送达',
  },
  results: { en: 'Results', ms: 'Hasil', zh: '结果' },
  included: { en: 'included, up to 64 KiB', ms: 'disertakan, sehingga 64 KiB', zh: '包含，最多 64 KiB' },
  notIncluded: { en: 'not included', ms: 'tidak disertakan', zh: '不包含' },
  created: { en: 'Created', ms: 'Dicipta', zh: '创建时间' },
  changeWith: {
    en: (path: Html) => html`Change settings with ${path}.`,
    ms: (path) => html`Ubah tetapan dengan ${path}.`,
    zh: (path) => html`可用 ${path} 更改设置。`,
  },
  signingSecret: { en: 'Signing secret', ms: 'Rahsia tandatangan', zh: '签名密钥内容' },
  rotateHint: {
    en: 'Rotating creates a new secret. The old one signs too for the overlap you choose, so that your receiver can change over without a gap.',
    ms: 'Penggantian mencipta rahsia baharu. Yang lama turut menandatangani sepanjang tempoh bertindih yang anda pilih, supaya penerima anda boleh beralih tanpa gangguan.',
    zh: '更换会生成新的密钥内容。在您选择的重叠期内，旧的也会签名，使接收方可以平稳过渡。',
  },
  previousUntil: {
    en: (until: Html) => html`The previous secret signs until ${until}.`,
    ms: (until) => html`Rahsia sebelumnya menandatangani sehingga ${until}.`,
    zh: (until) => html`之前的密钥内容签名至 ${until}。`,
  },
  rotate: { en: 'Rotate secret', ms: 'Ganti rahsia', zh: '更换密钥内容' },
  replay: { en: 'Replay events', ms: 'Hantar semula peristiwa', zh: '重新发送事件' },
  replayHint: {
    en: 'Sends events of a period again, with the same ids. New events are sent at the same time.',
    ms: 'Menghantar semula peristiwa satu tempoh, dengan ID yang sama. Peristiwa baharu dihantar pada masa yang sama.',
    zh: '重新发送某段时间的事件，编号不变。新事件同时照常发送。',
  },
  replayRuns: { en: 'A replay is running.', ms: 'Penghantaran semula sedang berjalan.', zh: '正在重新发送。' },
  from: { en: 'From', ms: 'Dari', zh: '从' },
  to: { en: 'To (empty for now)', ms: 'Hingga (kosong bagi sekarang)', zh: '至（留空表示现在）' },
  which: { en: 'Which', ms: 'Yang mana', zh: '哪些' },
  onlyFailed: {
    en: 'Only events that were never delivered',
    ms: 'Hanya peristiwa yang tidak pernah sampai',
    zh: '仅从未送达的事件',
  },
  allOfPeriod: { en: 'All events of the period', ms: 'Semua peristiwa tempoh itu', zh: '该时段的所有事件' },
  delete: { en: 'Delete endpoint', ms: 'Padam titik akhir', zh: '删除端点' },
  deleteHint: {
    en: 'Stops sending to this address and deletes its log. Events stay in the feed. This cannot be undone.',
    ms: 'Menghentikan penghantaran ke alamat ini dan memadam lognya. Peristiwa kekal dalam suapan. Tindakan ini tidak boleh dibuat asal.',
    zh: '停止向此地址发送并删除其日志。事件仍保留在事件列表中。此操作无法撤销。',
  },
  noOverlap: {
    en: 'None: the old secret stops now',
    ms: 'Tiada: rahsia lama berhenti sekarang',
    zh: '无：旧的密钥内容立即失效',
  },
  hours: {
    en: (count: number) => counted(count, 'hour', 'hours'),
    ms: (count) => `${count} jam`,
    zh: (count) => `${count} 小时`,
  },
  days: { en: (count: number) => counted(count, 'day', 'days'), ms: (count) => `${count} hari`, zh: (count) => `${count} 天` },
  rotateTitle: { en: 'Rotate the signing secret?', ms: 'Ganti rahsia tandatangan?', zh: '更换签名密钥内容？' },
  rotateDetail: {
    en: 'Each request is signed with both secrets during the overlap. After it, receivers that know only the old secret reject requests.',
    ms: 'Setiap permintaan ditandatangani dengan kedua-dua rahsia sepanjang tempoh bertindih. Selepas itu, penerima yang hanya tahu rahsia lama menolak permintaan.',
    zh: '重叠期内每个请求同时用两个密钥内容签名。之后，只知道旧密钥内容的接收方会拒绝请求。',
  },
  overlap: { en: 'Overlap', ms: 'Tempoh bertindih', zh: '重叠期' },
  deleteTitle: { en: 'Delete this endpoint?', ms: 'Padam titik akhir ini?', zh: '删除此端点？' },
  deleteDetail: {
    en: 'Events that are waiting are not sent, and the log is deleted. This cannot be undone.',
    ms: 'Peristiwa yang menunggu tidak dihantar, dan log dipadamkan. Tindakan ini tidak boleh dibuat asal.',
    zh: '等待中的事件不会发送，日志会被删除。此操作无法撤销。',
  },
  typeToConfirm: {
    en: (word: Html) => html`Type ${word} to confirm`,
    ms: (word) => html`Taip ${word} untuk mengesahkan`,
    zh: (word) => html`输入 ${word} 以确认`,
  },
  verify: { en: 'Verify signatures', ms: 'Sahkan tandatangan', zh: '验证签名' },
  verifyHint: {
    en: (standard: Link) =>
      html`Requests are signed as ${standard('Standard Webhooks')} has it, so its libraries verify them. Return 2xx within 15 seconds. An event can arrive more than once; its id stays the same.`,
    ms: (standard) =>
      html`Permintaan ditandatangani mengikut ${standard('Standard Webhooks')}, jadi pustakanya dapat mengesahkannya. Pulangkan 2xx dalam masa 15 saat. Peristiwa boleh tiba lebih daripada sekali; IDnya tetap sama.`,
    zh: (standard) =>
      html`请求按 ${standard('Standard Webhooks')} 规范签名，可用其程序库验证。请在 15 秒内返回 2xx。事件可能多次送达，编号不变。`,
  },
  language: { en: 'Language', ms: 'Bahasa', zh: '语言' },
});

export const deliveryWords = room({
  title: { en: 'Deliveries', ms: 'Penghantaran', zh: '发送记录' },
  newest: { en: 'newest first', ms: 'terbaharu dahulu', zh: '最新的在前' },
  filter: { en: 'Filter deliveries', ms: 'Tapis penghantaran', zh: '筛选发送记录' },
  all: { en: 'All', ms: 'Semua', zh: '全部' },
  none: { en: 'Nothing was sent yet', ms: 'Belum ada yang dihantar', zh: '还没有发送任何内容' },
  noMatch: { en: 'No matching deliveries', ms: 'Tiada penghantaran yang sepadan', zh: '没有匹配的发送记录' },
  noneHint: {
    en: 'Every attempt appears here with the response of the receiver.',
    ms: 'Setiap percubaan dipaparkan di sini bersama respons penerima.',
    zh: '每次尝试及接收方的回应都会显示在这里。',
  },
  caption: { en: 'Deliveries, newest first', ms: 'Penghantaran, yang terbaharu dahulu', zh: '发送记录，最新的在前' },
  event: { en: 'Event', ms: 'Peristiwa', zh: '事件' },
  result: { en: 'Result', ms: 'Hasil', zh: '结果' },
  response: { en: 'Response', ms: 'Respons', zh: '回应' },
  sent: { en: 'Sent', ms: 'Dihantar', zh: '发送时间' },
  noResponse: { en: 'no response', ms: 'tiada respons', zh: '没有回应' },
  body: { en: 'Body', ms: 'Kandungan', zh: '正文' },
  noBody: { en: 'The response had no body.', ms: 'Respons tiada kandungan.', zh: '回应没有正文。' },
  startOfResponse: { en: 'Start of the response', ms: 'Permulaan respons', zh: '回应的开头' },
  attempt: {
    en: (eventId: string, attempt: number) => `${eventId}, attempt ${attempt}`,
    ms: (eventId, attempt) => `${eventId}, percubaan ${attempt}`,
    zh: (eventId, attempt) => `${eventId}，第 ${attempt} 次尝试`,
  },
  retry: { en: 'Retry', ms: 'Cuba semula', zh: '重试' },
  retryIt: {
    en: (eventId: string) => `Retry ${eventId}`,
    ms: (eventId) => `Cuba semula ${eventId}`,
    zh: (eventId) => `重试 ${eventId}`,
  },
});

export const deliveryOutcomeWords = room({
  delivered: { en: 'delivered', ms: 'sampai', zh: '已送达' },
  failed: { en: 'failed', ms: 'gagal', zh: '失败' },
  exhausted: { en: 'gave up', ms: 'dihentikan', zh: '已放弃' },
});

/** Texts on the chips of the filter. */
export const deliveryFilterWords = room({
  delivered: { en: 'Delivered', ms: 'Sampai', zh: '已送达' },
  failed: { en: 'Failed', ms: 'Gagal', zh: '失败' },
  exhausted: { en: 'Gave up', ms: 'Dihentikan', zh: '已放弃' },
});

export const webhookStateWords = room({
  paused: { en: 'paused', ms: 'dijeda', zh: '已暂停' },
  disabled: { en: 'disabled', ms: 'dinyahaktifkan', zh: '已停用' },
  enabled: { en: 'enabled', ms: 'diaktifkan', zh: '已启用' },
  failing: { en: 'failing', ms: 'gagal', zh: '发送失败' },
  upToDate: { en: 'up to date', ms: 'terkini', zh: '已是最新' },
  waitingSince: {
    en: (count: string, ago: string) => `${counted(count, 'event', 'events')} waiting, the oldest from ${ago}`,
    ms: (count, ago) => `${count} peristiwa menunggu, yang terlama dari ${ago}`,
    zh: (count, ago) => `${count} 个事件等待中，最早的来自${ago}`,
  },
  waiting: {
    en: (count: string) => `${counted(count, 'event', 'events')} waiting`,
    ms: (count) => `${count} peristiwa menunggu`,
    zh: (count) => `${count} 个事件等待中`,
  },
  /** A count that the store ended at its limit. */
  orMore: { en: (count: string) => `${count} or more`, ms: (count) => `${count} atau lebih`, zh: (count) => `至少 ${count}` },
  nothingWaits: { en: 'Nothing is waiting.', ms: 'Tiada yang menunggu.', zh: '没有等待中的事件。' },
  eventsWait: {
    en: (count: string) => `${counted(count, 'event is', 'events are')} waiting.`,
    ms: (count) => `${count} peristiwa menunggu.`,
    zh: (count) => `${count} 个事件等待中。`,
  },
  nextNow: {
    en: (count: string) => `${counted(count, 'event is', 'events are')} waiting; the next attempt is now.`,
    ms: (count) => `${count} peristiwa menunggu; percubaan seterusnya sekarang.`,
    zh: (count) => `${count} 个事件等待中；现在进行下一次尝试。`,
  },
  nextIn: {
    en: (count: string, left: string) => `${counted(count, 'event is', 'events are')} waiting; the next attempt is in ${left}.`,
    ms: (count, left) => `${count} peristiwa menunggu; percubaan seterusnya dalam ${left}.`,
    zh: (count, left) => `${count} 个事件等待中；${left}后进行下一次尝试。`,
  },
  minutes: { en: (count: number) => `${count} min`, ms: (count) => `${count} min`, zh: (count) => `${count} 分钟` },
  hours: { en: (count: number) => `${count} h`, ms: (count) => `${count} jam`, zh: (count) => `${count} 小时` },
  pausedByYou: {
    en: 'Paused by you. Events are kept and sent when you resume.',
    ms: 'Dijeda oleh anda. Peristiwa disimpan dan dihantar apabila anda menyambung semula.',
    zh: '已由您暂停。事件会保留，恢复后发送。',
  },
  /** `reason` is stored in English when the endpoint is disabled. */
  disabledBecause: {
    en: (reason: string) =>
      `Disabled. ${reason} Events are kept. Fix the receiver, then resume: sending continues where it stopped.`,
    ms: (reason) =>
      `Dinyahaktifkan. ${reason} Peristiwa disimpan. Baiki penerima, kemudian sambung semula: penghantaran diteruskan dari tempat ia berhenti.`,
    zh: (reason) => `已停用。${reason}事件会保留。请修复接收方，然后恢复：发送会从停止处继续。`,
  },
  failingSince: {
    en: (since: string) => `Every attempt has failed since ${since}.`,
    ms: (since) => `Setiap percubaan gagal sejak ${since}.`,
    zh: (since) => `自 ${since} 起每次尝试都失败。`,
  },
  noneLastDay: {
    en: 'No events were sent in the last 24 hours.',
    ms: 'Tiada peristiwa dihantar dalam 24 jam terakhir.',
    zh: '过去 24 小时没有发送事件。',
  },
  sendPing: {
    en: 'Send a ping to test the receiver.',
    ms: 'Hantar ping untuk menguji penerima.',
    zh: '请发送测试以检查接收方。',
  },
  oneSucceeded: {
    en: 'The one attempt of the last 24 hours succeeded.',
    ms: 'Satu-satunya percubaan dalam 24 jam terakhir berjaya.',
    zh: '过去 24 小时的一次尝试成功。',
  },
  allSucceeded: {
    en: (attempts: string) => `All ${attempts} attempts of the last 24 hours succeeded.`,
    ms: (attempts) => `Semua ${attempts} percubaan dalam 24 jam terakhir berjaya.`,
    zh: (attempts) => `过去 24 小时的 ${attempts} 次尝试全部成功。`,
  },
  someFailed: {
    en: (failed: string, attempts: string) => `${failed} of ${attempts} attempts of the last 24 hours failed.`,
    ms: (failed, attempts) => `${failed} daripada ${attempts} percubaan dalam 24 jam terakhir gagal.`,
    zh: (failed, attempts) => `过去 24 小时的 ${attempts} 次尝试中有 ${failed} 次失败。`,
  },
});
