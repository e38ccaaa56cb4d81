/** The feed of events. */

import { eventMeanings } from '@ledgerline/contract';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const eventsWords = room({
  title: { en: 'Events', ms: 'Peristiwa', zh: '事件' },
  about: {
    en: (days: number) =>
      `What happened to your commands, connectors, books and keys in the last ${counted(days, 'day', 'days')}, newest first.`,
    ms: (days) =>
      `Apa yang berlaku kepada arahan, penyambung, buku akaun dan kunci anda dalam ${days} hari terakhir, yang terbaharu dahulu.`,
    zh: (days) => `过去 ${days} 天内您的指令、连接器、账套和密钥发生的事件，最新的在前。`,
  },
  live: { en: 'live', ms: 'langsung', zh: '实时' },
  webhooks: { en: 'Webhooks', ms: 'Webhook', zh: 'Webhook' },
  filter: { en: 'Filter events', ms: 'Tapis peristiwa', zh: '筛选事件' },
  eventType: { en: 'Event type', ms: 'Jenis peristiwa', zh: '事件类型' },
  anyType: { en: 'Any type', ms: 'Semua jenis', zh: '所有类型' },
  allOf: { en: (type: string) => `${type} (all)`, ms: (type) => `${type} (semua)`, zh: (type) => `${type}（全部）` },
  accountBook: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  anyBook: { en: 'Any book', ms: 'Semua buku', zh: '所有账套' },
  show: { en: 'Show', ms: 'Paparkan', zh: '显示' },
  clear: { en: 'Clear all filters', ms: 'Kosongkan semua penapis', zh: '清除所有筛选' },
  caption: { en: 'Events, newest first', ms: 'Peristiwa, yang terbaharu dahulu', zh: '事件，最新的在前' },
  event: { en: 'Event', ms: 'Peristiwa', zh: '事件' },
  aboutWhat: { en: 'About', ms: 'Tentang', zh: '对象' },
  book: { en: 'Book', ms: 'Buku', zh: '账套' },
  time: { en: 'Time', ms: 'Masa', zh: '时间' },
  data: { en: 'Data', ms: 'Data', zh: '数据' },
  dataOf: { en: (id: string) => `Data of ${id}`, ms: (id) => `Data ${id}`, zh: (id) => `${id} 的数据` },
  yourAccount: { en: 'your account', ms: 'akaun anda', zh: '您的账户' },
  noneInPart: {
    en: 'No match in this part of the list',
    ms: 'Tiada padanan dalam bahagian senarai ini',
    zh: '列表的这一部分没有匹配项',
  },
  olderMayMatch: { en: 'Older events may match.', ms: 'Peristiwa yang lebih lama mungkin sepadan.', zh: '更早的事件可能匹配。' },
  searchOlder: { en: 'Search older events', ms: 'Cari peristiwa yang lebih lama', zh: '搜索更早的事件' },
  noneYet: { en: 'No events yet', ms: 'Belum ada peristiwa', zh: '还没有事件' },
  noMatch: { en: 'No matching events', ms: 'Tiada peristiwa yang sepadan', zh: '没有匹配的事件' },
  appearHere: {
    en: 'An event appears here as soon as a command ends, a connector connects or a key changes.',
    ms: 'Peristiwa dipaparkan di sini sebaik sahaja arahan tamat, penyambung bersambung atau kunci berubah.',
    zh: '指令结束、连接器连接或密钥变更后，事件会立即显示在这里。',
  },
  runCommand: { en: 'Run a command', ms: 'Jalankan arahan', zh: '执行指令' },
});

const en = eventMeanings;

/** The English sentences are those of the docs. */
export const eventMeaningWords = room({
  'command.done': {
    en: en['command.done'],
    ms: 'Satu arahan selesai dengan jayanya. data ialah ringkasannya.',
    zh: '指令成功完成。data 是其摘要。',
  },
  'command.failed': {
    en: en['command.failed'],
    ms: 'Satu arahan gagal, luput, dibatalkan atau tamat dengan hasil yang tidak diketahui. data ialah ringkasannya, dan data.error menyatakan sebabnya.',
    zh: '指令失败、过期、被取消或结果未知。data 是其摘要，data.error 说明原因。',
  },
  'command.reconciled': {
    en: en['command.reconciled'],
    ms: 'Hasil tiba bagi arahan yang tamat sebagai outcome_unknown. GET arahan itu untuk melihatnya.',
    zh: '以 outcome_unknown 结束的指令收到了结果。可用 GET 查看该指令。',
  },
  'command.contradicted': {
    en: en['command.contradicted'],
    ms: 'Hasil kedua yang berbeza tiba bagi arahan yang telah selesai. Ia disimpan untuk semakan.',
    zh: '已结束的指令收到第二个不同的结果，已保存待查。',
  },
  'connector.online': {
    en: en['connector.online'],
    ms: 'Satu penyambung bersambung, buat kali pertama atau selepas luar talian.',
    zh: '连接器首次连接，或离线后重新连接。',
  },
  'connector.offline': {
    en: en['connector.offline'],
    ms: 'Satu penyambung berhenti menghubungi, atau dihentikan. data.reason menyatakan yang mana.',
    zh: '连接器不再联系，或被停止。data.reason 说明是哪一种。',
  },
  'connector.state_changed': {
    en: en['connector.state_changed'],
    ms: 'Satu penyambung dijeda atau disambung semula. data.reason menyatakan sebab ia tidak mengambil arahan; null jika ia mengambilnya semula.',
    zh: '连接器被暂停或恢复。data.reason 说明为何不取指令；恢复后为 null。',
  },
  'connector.moved': {
    en: en['connector.moved'],
    ms: 'Pemasangan lain menjadi pemasangan aktif bagi satu penyambung.',
    zh: '连接器的另一个安装开始生效。',
  },
  'connector.outdated': {
    en: en['connector.outdated'],
    ms: 'Binaan penyambung terlalu lama untuk kemas kini, atau hanya program persediaan boleh memasang yang lebih baharu. data.reason menyatakan yang mana.',
    zh: '连接器版本太旧而无法更新，或只能由安装程序安装新版本。data.reason 说明是哪一种。',
  },
  'book.listed': {
    en: en['book.listed'],
    ms: 'Satu penyambung melaporkan buku akaun buat kali pertama.',
    zh: '连接器首次报告某个账套。',
  },
  'book.removed': {
    en: en['book.removed'],
    ms: 'Satu penyambung tidak lagi melaporkan buku akaun.',
    zh: '连接器不再报告某个账套。',
  },
  'book.state_changed': {
    en: en['book.state_changed'],
    ms: 'Keadaan buku akaun berubah. data.state dan data.message menerangkannya, dan data.reason menyatakan sebab ia tidak dapat menjalankan arahan.',
    zh: '账套状态改变。data.state 和 data.message 说明状态，data.reason 说明为何不能执行指令。',
  },
  'change.document': {
    en: en['change.document'],
    ms: 'Dokumen dalam buku akaun berubah. data.changes menamakannya; baca dengan arahannya.',
    zh: '账套的单据有变更。data.changes 列出它们；请用相应指令读取。',
  },
  'change.party': {
    en: en['change.party'],
    ms: 'Pelanggan atau pembekal dalam buku akaun berubah. data.changes menamakannya.',
    zh: '账套的客户或供应商有变更。data.changes 列出它们。',
  },
  'change.item': {
    en: en['change.item'],
    ms: 'Item dalam buku akaun berubah. data.changes menamakannya.',
    zh: '账套的商品有变更。data.changes 列出它们。',
  },
  'change.account': {
    en: en['change.account'],
    ms: 'Akaun lejar dalam buku akaun berubah. data.changes menamakannya.',
    zh: '账套的总账科目有变更。data.changes 列出它们。',
  },
  'change.setup': {
    en: en['change.setup'],
    ms: 'Rekod lain dalam buku akaun berubah, seperti kod cukai. data.changes menamakannya.',
    zh: '账套的其他记录有变更，例如税码。data.changes 列出它们。',
  },
  'change.resync': {
    en: en['change.resync'],
    ms: 'Ada perubahan buku akaun yang tertinggal. data.scope menyatakan apa yang perlu dibaca semula, dan data.reason sebabnya.',
    zh: '账套的变更有缺失。data.scope 说明需要重新读取的内容，data.reason 说明原因。',
  },
  'approval.requested': {
    en: en['approval.requested'],
    ms: 'Satu penulisan menunggu kelulusan. data.approvalUrl ialah halaman untuk membuat keputusan.',
    zh: '有一项写入等待批准。data.approvalUrl 是作出决定的页面。',
  },
  'approval.decided': {
    en: en['approval.decided'],
    ms: 'Penulisan yang menunggu telah diluluskan atau ditolak, atau tiada keputusan dibuat dalam masanya. data.decision menyatakan yang mana.',
    zh: '等待的写入已批准、已拒绝，或逾期未决定。data.decision 说明是哪一种。',
  },
  'notification.opened': { en: en['notification.opened'], ms: 'Satu pemberitahuan dibuka.', zh: '出现新通知。' },
  'notification.resolved': {
    en: en['notification.resolved'],
    ms: 'Satu pemberitahuan tidak lagi terpakai.',
    zh: '某个通知不再适用。',
  },
  'key.created': { en: en['key.created'], ms: 'Satu kunci apl dicipta.', zh: '创建了应用密钥。' },
  'key.revoked': { en: en['key.revoked'], ms: 'Satu kunci apl dibatalkan.', zh: '撤销了应用密钥。' },
  'key.rotated': {
    en: en['key.rotated'],
    ms: 'Kunci akaun, kunci apl atau kunci penyambung diganti. data.key menyatakan yang mana.',
    zh: '更换了账户密钥、应用密钥或连接器密钥。data.key 说明是哪一个。',
  },
  'subscription.changed': { en: en['subscription.changed'], ms: 'Langganan berubah.', zh: '订阅有变更。' },
  'webhook.disabled': {
    en: en['webhook.disabled'],
    ms: 'Satu titik akhir webhook dinyahaktifkan. data.reason menyatakan sebabnya.',
    zh: 'Webhook 端点被停用。data.reason 说明原因。',
  },
  'webhook.ping': {
    en: en['webhook.ping'],
    ms: 'Ujian yang dihantar ke satu titik akhir. Ia bukan sebahagian daripada suapan.',
    zh: '发送到某个端点的测试，不属于事件列表。',
  },
});
