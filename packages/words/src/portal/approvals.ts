/** The pages on which people approve or deny writes that wait for them. */

import { room } from '../room.ts';

export const approvalWords = room({
  sub: {
    en: 'Writes of keys that need approval wait here. Nothing is saved until a person approves it.',
    ms: 'Penulisan daripada kunci yang memerlukan kelulusan menunggu di sini. Tiada apa-apa disimpan sehingga seseorang meluluskannya.',
    zh: '需要审批的密钥所发出的写入在此等候。在有人批准之前，不会保存任何内容。',
  },
  open: { en: 'Waiting', ms: 'Menunggu', zh: '等候中' },
  openCount: {
    en: (count: number) => `${count} waiting`,
    ms: (count) => `${count} menunggu`,
    zh: (count) => `${count} 项等候中`,
  },
  ended: { en: 'Decided', ms: 'Telah diputuskan', zh: '已决定' },
  endedKept: {
    en: (days: number) => `kept for ${days} days`,
    ms: (days) => `disimpan selama ${days} hari`,
    zh: (days) => `保留 ${days} 天`,
  },
  nothing: { en: 'Nothing waits for you', ms: 'Tiada yang menunggu anda', zh: '没有等候您处理的写入' },
  nothingHint: {
    en: 'Create a key with approval, for example for an AI assistant, and its writes appear here.',
    ms: 'Cipta kunci dengan kelulusan, contohnya untuk pembantu AI, dan penulisannya muncul di sini.',
    zh: '创建一个需要审批的密钥（例如给 AI 助手使用），它的写入就会出现在这里。',
  },
  toKeys: { en: 'API keys', ms: 'Kunci API', zh: 'API 密钥' },
  what: { en: 'Write', ms: 'Penulisan', zh: '写入' },
  book: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  asked: { en: 'Asked', ms: 'Diminta', zh: '提出时间' },
  expires: { en: 'Expires', ms: 'Tamat', zh: '到期' },
  state: { en: 'State', ms: 'Status', zh: '状态' },
  key: { en: 'Key', ms: 'Kunci', zh: '密钥' },
  program: { en: 'Program', ms: 'Program', zh: '程序' },
  decidedBy: { en: 'Decided by', ms: 'Diputuskan oleh', zh: '决定人' },
  reason: { en: 'Reason', ms: 'Sebab', zh: '原因' },
  command: { en: 'Command', ms: 'Arahan', zh: '指令' },
  stateOpen: { en: 'waiting', ms: 'menunggu', zh: '等候中' },
  stateApproved: { en: 'approved', ms: 'diluluskan', zh: '已批准' },
  stateDenied: { en: 'denied', ms: 'ditolak', zh: '已拒绝' },
  stateSubmitted: { en: 'approved', ms: 'diluluskan', zh: '已批准' },
  stateExpired: { en: 'expired', ms: 'tamat tempoh', zh: '已过期' },
  whoAsks: { en: 'Who asks', ms: 'Siapa yang meminta', zh: '谁提出' },
  changes: { en: 'What changes', ms: 'Apa yang berubah', zh: '将有何变化' },
  changesCount: {
    en: (shown: number, total: number) =>
      shown < total ? `the first ${shown} of ${total} fields` : total === 1 ? '1 field' : `${total} fields`,
    ms: (shown, total) => (shown === total ? `${total} medan` : `${shown} medan pertama daripada ${total}`),
    zh: (shown, total) => (shown === total ? `${total} 个字段` : `共 ${total} 个字段，显示前 ${shown} 个`),
  },
  noChanges: {
    en: 'The account book finds no difference to what it has.',
    ms: 'Buku akaun tidak menemui perbezaan daripada yang sedia ada.',
    zh: '账套没有发现与现有内容的差别。',
  },
  field: { en: 'Field', ms: 'Medan', zh: '字段' },
  before: { en: 'Before', ms: 'Sebelum', zh: '之前' },
  after: { en: 'After', ms: 'Selepas', zh: '之后' },
  asItIs: { en: 'What it is about, as it is now', ms: 'Perkara yang terlibat, seperti sekarang', zh: '涉及的内容（目前状态）' },
  value: { en: 'Value', ms: 'Nilai', zh: '值' },
  line: { en: (place: number) => `Line ${place}`, ms: (place) => `Baris ${place}`, zh: (place) => `第 ${place} 行` },
  postings: { en: 'Ledger postings', ms: 'Catatan lejar', zh: '分类账分录' },
  account: { en: 'Account', ms: 'Akaun', zh: '科目' },
  debit: { en: 'Debit', ms: 'Debit', zh: '借方' },
  credit: { en: 'Credit', ms: 'Kredit', zh: '贷方' },
  fieldOfLine: {
    en: (place: number, field: string) => `Line ${place}: ${field}`,
    ms: (place, field) => `Baris ${place}: ${field}`,
    zh: (place, field) => `第 ${place} 行：${field}`,
  },
  effects: { en: 'Good to know', ms: 'Perlu diketahui', zh: '须知' },
  warnings: { en: 'The account book warns', ms: 'Amaran daripada buku akaun', zh: '账套的提醒' },
  wouldFail: {
    en: 'The account book would reject this write',
    ms: 'Buku akaun akan menolak penulisan ini',
    zh: '账套会拒绝这次写入',
  },
  silent: {
    en: 'The account book does not respond',
    ms: 'Buku akaun tidak memberi respons',
    zh: '账套没有响应',
  },
  silentHint: {
    en: 'So you see what the program sent, not what it changes. Reload this page when the connector is online.',
    ms: 'Jadi anda melihat apa yang dihantar oleh program, bukan apa yang diubahnya. Muat semula halaman ini apabila penyambung dalam talian.',
    zh: '因此您看到的是程序发送的内容，而不是它带来的变化。连接器上线后请重新加载本页。',
  },
  sent: { en: 'What the program sent', ms: 'Apa yang dihantar oleh program', zh: '程序发送的内容' },
  approve: { en: 'Approve', ms: 'Luluskan', zh: '批准' },
  deny: { en: 'Deny', ms: 'Tolak', zh: '拒绝' },
  denyTitle: { en: 'Deny this write?', ms: 'Tolak penulisan ini?', zh: '拒绝这次写入？' },
  denyHint: {
    en: 'It is not saved, and the program is told your reason. This cannot be undone.',
    ms: 'Ia tidak disimpan, dan program diberitahu sebab anda. Tindakan ini tidak boleh dibuat asal.',
    zh: '它不会被保存，程序会得知您的原因。此操作无法撤销。',
  },
  reasonLabel: { en: 'Reason (optional)', ms: 'Sebab (pilihan)', zh: '原因（可不填）' },
  approveHint: {
    en: 'Approving queues the command at once. What is shown is what runs.',
    ms: 'Kelulusan terus memasukkan arahan ke dalam giliran. Apa yang dipaparkan ialah apa yang dijalankan.',
    zh: '批准后指令立即排队。显示的内容就是执行的内容。',
  },
  openCommand: { en: 'Open the command', ms: 'Buka arahan', zh: '打开指令' },
  back: { en: 'All approvals', ms: 'Semua kelulusan', zh: '所有审批' },
  needsScript: {
    en: 'Approving and denying needs JavaScript.',
    ms: 'Meluluskan dan menolak memerlukan JavaScript.',
    zh: '批准和拒绝需要 JavaScript。',
  },
  empty: { en: '(empty)', ms: '(kosong)', zh: '（空）' },
  yes: { en: 'yes', ms: 'ya', zh: '是' },
  no: { en: 'no', ms: 'tidak', zh: '否' },
});

/** What a person who decides about a write should know. */
export const approvalEffectWords = room({
  lasting: {
    en: 'This cannot be undone.',
    ms: 'Tindakan ini tidak boleh dibuat asal.',
    zh: '此操作无法撤销。',
  },
  posts: {
    en: 'The write posts to the ledger.',
    ms: 'Penulisan ini dipos ke lejar.',
    zh: '此写入会过账到分类账。',
  },
});
