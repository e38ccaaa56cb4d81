/** The first page of the connector: its state in words, and when it takes commands. */

import { room } from '../room.ts';

export const localStateWords = room({
  title: { en: 'State', ms: 'Keadaan', zh: '状态' },
  sub: {
    en: 'What the connector on this machine does now.',
    ms: 'Apa yang penyambung di komputer ini lakukan sekarang.',
    zh: '本机的连接器现在的情况。',
  },
  cannotWork: {
    en: 'The connector cannot take commands',
    ms: 'Penyambung tidak dapat menerima arahan',
    zh: '连接器无法接收指令',
  },
  triesAgain: {
    en: (failure: string) => `${failure} The connector tries again by itself.`,
    ms: (failure) => `${failure} Penyambung akan mencuba semula dengan sendirinya.`,
    zh: (failure) => `${failure} 连接器会自动重试。`,
  },
  companiesUnreadable: {
    en: 'The companies file cannot be read',
    ms: 'Fail syarikat tidak dapat dibaca',
    zh: '无法读取公司文件',
  },
  addBook: { en: 'Add an account book', ms: 'Tambah buku akaun', zh: '添加账套' },
  noBookYet: {
    en: 'The connector is connected, but it has no account book yet.',
    ms: 'Penyambung telah bersambung, tetapi belum ada buku akaun.',
    zh: '连接器已连接，但还没有账套。',
  },
  newBook: { en: 'New account book', ms: 'Buku akaun baharu', zh: '新建账套' },
  paused: { en: 'The connector is paused', ms: 'Penyambung dijeda', zh: '连接器已暂停' },
  commandsWait: {
    en: (reason: string) => `${reason} Commands wait in the cloud and run in order afterwards.`,
    ms: (reason) => `${reason} Arahan menunggu di awan dan dijalankan mengikut turutan selepas itu.`,
    zh: (reason) => `${reason} 指令在云端等待，之后会依次执行。`,
  },
  booksBroken: {
    en: (count: number) => (count === 1 ? 'One account book cannot be opened' : `${count} account books cannot be opened`),
    ms: (count) => `${count} buku akaun tidak dapat dibuka`,
    zh: (count) => `${count} 个账套无法打开`,
  },
  books: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  works: { en: 'Everything works', ms: 'Semuanya berfungsi', zh: '一切正常' },
  takesCommands: {
    en: (count: number) =>
      `The connector is connected to the cloud and takes commands. ${
        count === 0 ? 'No command is running.' : count === 1 ? '1 command is here.' : `${count} commands are here.`
      }`,
    ms: (count) =>
      `Penyambung bersambung dengan awan dan menerima arahan. ${
        count === 0 ? 'Tiada arahan sedang dijalankan.' : `${count} arahan ada di sini.`
      }`,
    zh: (count) => `连接器已连接云端并接收指令。${count === 0 ? '目前没有指令在执行。' : `这里有 ${count} 条指令。`}`,
  },
  whenCommandsRun: { en: 'When commands run', ms: 'Bila arahan dijalankan', zh: '指令何时执行' },
  pause: { en: 'Pause', ms: 'Jeda', zh: '暂停' },
  resume: { en: 'Resume', ms: 'Sambung semula', zh: '恢复' },
  isPaused: {
    en: 'The connector takes no commands until you resume it.',
    ms: 'Penyambung tidak menerima arahan sehingga anda menyambungnya semula.',
    zh: '在您恢复之前，连接器不接收指令。',
  },
  whatPauseDoes: {
    en: 'A paused connector takes no commands. Commands that run now finish.',
    ms: 'Penyambung yang dijeda tidak menerima arahan. Arahan yang sedang dijalankan akan diselesaikan.',
    zh: '暂停后连接器不再接收指令。正在执行的指令会完成。',
  },
  quietHours: { en: 'Quiet hours', ms: 'Waktu senyap', zh: '免打扰时段' },
  from: { en: 'From', ms: 'Dari', zh: '开始' },
  until: { en: 'Until', ms: 'Hingga', zh: '结束' },
  quietHint: {
    en: 'Every day, in the time of this machine. Leave both empty for none.',
    ms: 'Setiap hari, mengikut waktu komputer ini. Biarkan kedua-duanya kosong jika tiada.',
    zh: '每天，按本机时间。两项都留空表示没有。',
  },
  saveQuietHours: { en: 'Save quiet hours', ms: 'Simpan waktu senyap', zh: '保存免打扰时段' },
  quietHoursInvalid: {
    en: 'Quiet hours need a beginning and an end, such as 22:00 and 06:00.',
    ms: 'Waktu senyap memerlukan masa mula dan tamat, seperti 22:00 dan 06:00.',
    zh: '免打扰时段需要开始和结束时间，例如 22:00 和 06:00。',
  },
  quietHoursRemoved: { en: 'Quiet hours removed.', ms: 'Waktu senyap dibuang.', zh: '免打扰时段已取消。' },
  quietHoursSaved: { en: 'Quiet hours saved.', ms: 'Waktu senyap disimpan.', zh: '免打扰时段已保存。' },
  connectorPaused: { en: 'Connector paused.', ms: 'Penyambung dijeda.', zh: '连接器已暂停。' },
  connectorResumed: { en: 'Connector resumed.', ms: 'Penyambung disambung semula.', zh: '连接器已恢复。' },
  thisConnector: { en: 'This connector', ms: 'Penyambung ini', zh: '本连接器' },
  cloud: { en: 'Cloud', ms: 'Awan', zh: '云端' },
  lastContact: { en: 'Last contact', ms: 'Hubungan terakhir', zh: '最近联系' },
  never: { en: 'never', ms: 'tidak pernah', zh: '从未' },
  machine: { en: 'Machine', ms: 'Komputer', zh: '电脑' },
  build: { en: 'Build', ms: 'Binaan', zh: '版本' },
  updates: { en: 'Updates', ms: 'Kemas kini', zh: '更新' },
  folder: { en: 'Folder', ms: 'Folder', zh: '文件夹' },
  setupNeeded: {
    en: (build: string) => `Build ${build} needs another version of Node. Run its setup program on this machine.`,
    ms: (build) => `Binaan ${build} memerlukan versi Node yang lain. Jalankan program persediaannya di komputer ini.`,
    zh: (build) => `版本 ${build} 需要另一个 Node 版本。请在本机运行其安装程序。`,
  },
  updatesAutomatic: {
    en: 'Installed automatically where the connector runs as a service',
    ms: 'Dipasang secara automatik jika penyambung berjalan sebagai perkhidmatan',
    zh: '连接器作为服务运行时自动安装',
  },
  updatesOff: {
    en: 'Switched off in companies.json',
    ms: 'Dimatikan dalam companies.json',
    zh: '已在 companies.json 中关闭',
  },
  anotherAccount: {
    en: 'Connect this machine to another account',
    ms: 'Sambungkan komputer ini dengan akaun lain',
    zh: '将本机连接到另一个账户',
  },
});
