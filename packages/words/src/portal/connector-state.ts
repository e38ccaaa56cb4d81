/** The states of a connector and of its books, on badges and cards. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

/** Texts on a badge. */
export const conditionWords = room({
  online: { en: 'online', ms: 'dalam talian', zh: '在线' },
  machine_off: { en: 'offline', ms: 'luar talian', zh: '离线' },
  service_stopped: { en: 'stopped', ms: 'dihentikan', zh: '已停止' },
  paused: { en: 'paused', ms: 'dijeda', zh: '已暂停' },
  never_connected: { en: 'never connected', ms: 'belum pernah bersambung', zh: '从未连接' },
  build_too_old: { en: 'build too old', ms: 'binaan terlalu lama', zh: '版本太旧' },
  setup_needed: { en: 'setup needed', ms: 'perlu persediaan', zh: '需要运行安装程序' },
  other_installation: { en: 'other install active', ms: 'pemasangan lain aktif', zh: '另一个安装正在使用' },
});

export const conditionTitleWords = room({
  online: { en: 'Connector online', ms: 'Penyambung dalam talian', zh: '连接器在线' },
  machine_off: { en: 'Connector offline', ms: 'Penyambung luar talian', zh: '连接器离线' },
  service_stopped: { en: 'Connector stopped', ms: 'Penyambung dihentikan', zh: '连接器已停止' },
  paused: { en: 'Connector paused', ms: 'Penyambung dijeda', zh: '连接器已暂停' },
  never_connected: { en: 'Connector not connected yet', ms: 'Penyambung belum bersambung', zh: '连接器尚未连接' },
  build_too_old: { en: 'Connector build too old', ms: 'Binaan penyambung terlalu lama', zh: '连接器版本太旧' },
  setup_needed: {
    en: 'Connector online, setup program needed',
    ms: 'Penyambung dalam talian, program persediaan diperlukan',
    zh: '连接器在线，需要运行安装程序',
  },
  other_installation: { en: 'Another installation is active', ms: 'Pemasangan lain sedang aktif', zh: '另一个安装正在使用' },
});

/** Texts on the button that leads to the page of the connector. */
export const conditionActionWords = room({
  online: { en: 'Details', ms: 'Butiran', zh: '详情' },
  machine_off: { en: 'What to check', ms: 'Apa yang perlu disemak', zh: '检查事项' },
  service_stopped: { en: 'What to check', ms: 'Apa yang perlu disemak', zh: '检查事项' },
  paused: { en: 'Details', ms: 'Butiran', zh: '详情' },
  never_connected: { en: 'Set up the connector', ms: 'Sediakan penyambung', zh: '设置连接器' },
  build_too_old: { en: 'Update it', ms: 'Kemas kini', zh: '更新' },
  setup_needed: { en: 'Update it', ms: 'Kemas kini', zh: '更新' },
  other_installation: { en: 'Choose the machine', ms: 'Pilih komputer', zh: '选择电脑' },
});

export const connectorStateWords = room({
  connector: { en: 'Connector', ms: 'Penyambung', zh: '连接器' },
  lastContact: {
    en: (ago: string) => `last contact ${ago}`,
    ms: (ago) => `hubungan terakhir ${ago}`,
    zh: (ago) => `上次联系：${ago}`,
  },
  offlineSince: {
    en: (since: string) => `offline since ${since}`,
    ms: (since) => `luar talian sejak ${since}`,
    zh: (since) => `自 ${since} 起离线`,
  },
  stoppedSince: {
    en: (since: string) => `stopped since ${since}`,
    ms: (since) => `dihentikan sejak ${since}`,
    zh: (since) => `自 ${since} 起停止`,
  },
  itsMachine: { en: 'its machine', ms: 'komputernya', zh: '其电脑' },
  theFirst: { en: 'The first', ms: 'Yang pertama', zh: '第一台' },
  machineUnknown: { en: 'Its machine is not known yet', ms: 'Komputernya belum diketahui', zh: '其电脑尚不清楚' },
  build: { en: (build: string) => `build ${build}`, ms: (build) => `binaan ${build}`, zh: (build) => `版本 ${build}` },
  queue: {
    en: (machine: string, running: number, queued: number) => `${machine}. ${running} running, ${queued} waiting.`,
    ms: (machine, running, queued) => `${machine}. ${running} sedang dijalankan, ${queued} menunggu.`,
    zh: (machine, running, queued) => `${machine}。${running} 条执行中，${queued} 条等待中。`,
  },
  waiting: {
    en: (queued: number) =>
      queued === 0 ? 'No commands are waiting.' : `${counted(queued, 'command is', 'commands are')} waiting.`,
    ms: (queued) => (queued === 0 ? 'Tiada arahan menunggu.' : `${queued} arahan menunggu.`),
    zh: (queued) => (queued === 0 ? '没有等待中的指令。' : `${queued} 条指令等待中。`),
  },
  checkMachine: {
    en: (machine: string) => `Check that ${machine} is on, awake and connected.`,
    ms: (machine) => `Pastikan ${machine} dihidupkan, tidak tidur dan bersambung.`,
    zh: (machine) => `请检查${machine}是否已开机、未休眠且已联网。`,
  },
  wasStopped: {
    en: (machine: string) => `The connector was stopped on ${machine}. Start it there.`,
    ms: (machine) => `Penyambung telah dihentikan pada ${machine}. Mulakannya di sana.`,
    zh: (machine) => `连接器已在${machine}上停止，请在那里启动。`,
  },
  isPaused: {
    en: (machine: string) => `The connector is paused on ${machine}.`,
    ms: (machine) => `Penyambung dijeda pada ${machine}.`,
    zh: (machine) => `连接器已在${machine}上暂停。`,
  },
  waitUpTo: {
    en: (days: number) => `Commands wait up to ${counted(days, 'day', 'days')} and then run in order.`,
    ms: (days) => `Arahan menunggu sehingga ${days} hari, kemudian dijalankan mengikut turutan.`,
    zh: (days) => `指令最多等待 ${days} 天，之后按顺序执行。`,
  },
  runIt: {
    en: 'Run it on the machine that has the account book.',
    ms: 'Jalankan penyambung pada komputer yang mempunyai buku akaun.',
    zh: '请在存放账套的电脑上运行连接器。',
  },
  useSandbox: {
    en: 'You can use the sandbox books in the meantime.',
    ms: 'Sementara itu, anda boleh menggunakan buku kotak pasir.',
    zh: '在此期间可以使用沙盒账套。',
  },
  buildRefused: {
    en: (build: Html) => html`Build ${build} cannot verify updates, so update commands are rejected.`,
    ms: (build) => html`Binaan ${build} tidak dapat mengesahkan kemas kini, jadi arahan kemas kini ditolak.`,
    zh: (build) => html`版本 ${build} 无法验证更新，因此更新指令会被拒绝。`,
  },
  buildUndated: {
    en: (build: Html) => html`Build ${build} has no date, so it may be unable to verify updates.`,
    ms: (build) => html`Binaan ${build} tiada tarikh, jadi mungkin ia tidak dapat mengesahkan kemas kini.`,
    zh: (build) => html`版本 ${build} 没有日期，可能无法验证更新。`,
  },
  installNewest: {
    en: 'Install the newest build over it. Its settings are kept.',
    ms: 'Pasang binaan terbaharu di atasnya. Tetapannya dikekalkan.',
    zh: '请直接安装最新版本，设置会保留。',
  },
  twoMachines: {
    en: (first: string) =>
      `Two machines use this connector’s key. ${first} stays active, and requests from the other are rejected. Move the connector if the other machine is the right one. Otherwise stop the connector there.`,
    ms: (first) =>
      `Dua komputer menggunakan kunci penyambung ini. ${first} kekal aktif, dan permintaan daripada yang lain ditolak. Pindahkan penyambung jika komputer yang lain itu yang betul. Jika tidak, hentikan penyambung di sana.`,
    zh: (first) =>
      `两台电脑使用同一个连接器密钥。${first}保持有效，另一台的请求会被拒绝。如果另一台才是正确的，请迁移连接器；否则请在那台电脑上停止连接器。`,
  },
  onlineMeans: {
    en: (seconds: number) => `The last contact was within ${seconds} seconds. No action is needed.`,
    ms: (seconds) => `Hubungan terakhir adalah dalam tempoh ${seconds} saat. Tiada tindakan diperlukan.`,
    zh: (seconds) => `上次联系在 ${seconds} 秒之内，无需处理。`,
  },
});

/** What our own connector reports about a book. */
export const bookStateWords = room({
  open: { en: 'open', ms: 'terbuka', zh: '已打开' },
  closed: { en: 'opens when needed', ms: 'dibuka apabila perlu', zh: '需要时打开' },
  locked: { en: 'locked', ms: 'dikunci', zh: '已锁定' },
  'needs-password': { en: 'needs a password', ms: 'perlu kata laluan', zh: '需要密码' },
  'dialog-open': { en: 'a window waits', ms: 'tetingkap menunggu', zh: '有窗口等待处理' },
  unavailable: { en: 'unavailable', ms: 'tidak tersedia', zh: '不可用' },
});

export const bookAwayWords = room({
  ready: { en: 'ready', ms: 'sedia', zh: '就绪' },
  gettingReady: { en: 'getting ready', ms: 'sedang disediakan', zh: '准备中' },
  sandboxOffline: { en: 'sandbox offline', ms: 'kotak pasir luar talian', zh: '沙盒离线' },
  connectorIs: {
    en: (condition: string) => `connector ${condition}`,
    ms: (condition) => `penyambung ${condition}`,
    zh: (condition) => `连接器${condition}`,
  },
});
