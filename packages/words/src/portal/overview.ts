/** The first page of the portal: the last day, the books, the first steps, and what is ahead of the subscription. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import type { Link } from '../link.ts';
import { paragraph } from '../paragraph.ts';
import { room } from '../room.ts';

export const overviewWords = room({
  title: { en: 'Overview', ms: 'Ringkasan', zh: '概览' },
  morning: { en: 'Good morning', ms: 'Selamat pagi', zh: '早上好' },
  afternoon: { en: 'Good afternoon', ms: 'Selamat petang', zh: '下午好' },
  evening: { en: 'Good evening', ms: 'Selamat malam', zh: '晚上好' },
  nowIn: {
    en: (day: string, time: string, place: string) => `${day}, ${time}. All times are ${place}.`,
    ms: (day, time, place) => `${day}, ${time}. Semua waktu ialah waktu ${place}.`,
    zh: (day, time, place) => `${day} ${time}。所有时间均为 ${place} 时间。`,
  },
  search: { en: 'Search', ms: 'Cari', zh: '搜索' },
  runCommand: { en: 'Run a command', ms: 'Jalankan arahan', zh: '执行指令' },
  next: { en: 'What to do next', ms: 'Langkah seterusnya', zh: '下一步' },
  lastDay: { en: 'Last 24 hours', ms: '24 jam terakhir', zh: '过去 24 小时' },
  noneLastDay: {
    en: 'No commands in the last 24 hours',
    ms: 'Tiada arahan dalam 24 jam terakhir',
    zh: '过去 24 小时没有指令',
  },
  appearHere: {
    en: 'New commands appear here within seconds, hour by hour.',
    ms: 'Arahan baharu dipaparkan di sini dalam beberapa saat, mengikut jam.',
    zh: '新指令会在几秒内按小时显示在这里。',
  },
  tryOne: { en: 'Try one in the sandbox', ms: 'Cuba satu dalam kotak pasir', zh: '在沙盒中试一条' },
  accepted: { en: 'Accepted', ms: 'Diterima', zh: '已接受' },
  done: { en: 'Done', ms: 'Selesai', zh: '完成' },
  failed: { en: 'Failed', ms: 'Gagal', zh: '失败' },
  medianTime: { en: 'Median time', ms: 'Masa median', zh: '中位用时' },
  accountBooks: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  noBooks: { en: 'No account books yet', ms: 'Belum ada buku akaun', zh: '还没有账套' },
  noBooksHint: {
    en: 'The connector reports the books that it serves. The sandbox has two books that are ready to use.',
    ms: 'Penyambung melaporkan buku akaun yang dilayannya. Kotak pasir mempunyai dua buku akaun yang sedia digunakan.',
    zh: '连接器会报告它所服务的账套。沙盒中有两个可直接使用的账套。',
  },
  openSandbox: { en: 'Open the sandbox', ms: 'Buka kotak pasir', zh: '打开沙盒' },
  asReported: { en: 'as the connectors report them', ms: 'seperti yang dilaporkan oleh penyambung', zh: '由连接器报告' },
  booksTable: { en: 'Account books, table', ms: 'Buku akaun, jadual', zh: '账套表格' },
  booksCaption: {
    en: 'Account books with their state and the number of waiting commands',
    ms: 'Buku akaun dengan keadaan dan bilangan arahan yang menunggu',
    zh: '账套及其状态和等待中的指令数',
  },
  book: { en: 'Book', ms: 'Buku', zh: '账套' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  waiting: { en: 'Waiting', ms: 'Menunggu', zh: '等待中' },
  sandboxConnector: { en: 'Sandbox connector', ms: 'Penyambung kotak pasir', zh: '沙盒连接器' },
  ownConnector: { en: 'Your own connector', ms: 'Penyambung anda sendiri', zh: '您自己的连接器' },
  driverAll: {
    en: (driver: string) => `Driver ${driver}, all command types`,
    ms: (driver) => `Pemacu ${driver}, semua jenis arahan`,
    zh: (driver) => `驱动程序 ${driver}，支持所有指令类型`,
  },
  driverSome: {
    en: (driver: string, count: number, all: number) => `Driver ${driver}, ${count} of ${all} command types`,
    ms: (driver, count, all) => `Pemacu ${driver}, ${count} daripada ${all} jenis arahan`,
    zh: (driver, count, all) => `驱动程序 ${driver}，支持 ${all} 种指令类型中的 ${count} 种`,
  },
  notifications: { en: 'Notifications', ms: 'Pemberitahuan', zh: '通知' },
  allOf: { en: (count: string) => `all ${count}`, ms: (count) => `semua ${count}`, zh: (count) => `全部 ${count} 条` },
  open: {
    en: (count: string) => `${count} open`,
    ms: (count) => `${count} belum diselesaikan`,
    zh: (count) => `${count} 条未处理`,
  },
  noNotifications: { en: 'No open notifications.', ms: 'Tiada pemberitahuan yang belum diselesaikan.', zh: '没有未处理的通知。' },
  wentWrong: { en: 'What went wrong', ms: 'Apa yang tidak kena', zh: '出现的问题' },
  grouped: { en: 'grouped, last 24 h', ms: 'dikumpulkan, 24 jam terakhir', zh: '已归类，过去 24 小时' },
  moreKinds: {
    en: (count: number) => counted(count, 'more kind of failure', 'more kinds of failure'),
    ms: (count) => `${count} lagi jenis kegagalan`,
    zh: (count) => `另有 ${count} 类失败`,
  },
  openOne: { en: 'Open', ms: 'Buka', zh: '打开' },
  inspect: { en: (count: number) => `Inspect ${count}`, ms: (count) => `Periksa ${count}`, zh: (count) => `检查 ${count} 条` },
  commands: {
    en: (count: number) => counted(count, 'command', 'commands'),
    ms: (count) => `${count} arahan`,
    zh: (count) => `${count} 条指令`,
  },
  savedDifferent: {
    en: 'Saved, but different from the request',
    ms: 'Disimpan, tetapi berbeza daripada permintaan',
    zh: '已保存，但与请求不同',
  },
  maybeSaved: { en: 'May have been saved', ms: 'Mungkin telah disimpan', zh: '可能已保存' },
  savedDetail: {
    en: (type: Html) => html`${type} was saved, but the saved data differs from the request. Do not create it again.`,
    ms: (type) =>
      html`${type} telah disimpan, tetapi data yang disimpan berbeza daripada permintaan. Jangan cipta dokumen itu sekali lagi.`,
    zh: (type) => html`${type} 已保存，但保存的数据与请求不同。请勿再次创建。`,
  },
  checkFirst: {
    en: (type: Html) => html`${type}. Check the book before you send it again.`,
    ms: (type) => html`${type}. Semak buku akaun sebelum anda menghantarnya sekali lagi.`,
    zh: (type) => html`${type}。再次发送前请先检查账套。`,
  },
  /** The text between the command type and what to do. */
  failedAs: {
    en: (type: Html, remedy: string) => html`${type}. ${remedy}`,
    ms: (type, remedy) => html`${type}. ${remedy}`,
    zh: (type, remedy) => html`${type}。${remedy}`,
  },
  latest: {
    en: (type: Html, message: string, remedy: string) => html`${type}. Latest: ${message} ${remedy}`,
    ms: (type, message, remedy) => html`${type}. Terkini: ${message} ${remedy}`,
    zh: (type, message, remedy) => html`${type}。最近一次：${paragraph([message, remedy])}`,
  },
});

export const activityWords = room({
  hour: {
    en: (time: string, done: number, failed: number, unverified: number) =>
      `${time}, ${done} done, ${failed} failed, ${unverified} not verified`,
    ms: (time, done, failed, unverified) => `${time}, ${done} selesai, ${failed} gagal, ${unverified} belum disahkan`,
    zh: (time, done, failed, unverified) => `${time}，${done} 条完成，${failed} 条失败，${unverified} 条未核对`,
  },
  chart: {
    en: (time: string, done: number, failed: number, unverified: number) =>
      `Commands per hour over the last 24 hours. Busiest hour ${time} with ${done} done, ${failed} failed and ${unverified} saved but not verified.`,
    ms: (time, done, failed, unverified) =>
      `Arahan sejam dalam 24 jam terakhir. Jam paling sibuk ${time} dengan ${done} selesai, ${failed} gagal dan ${unverified} disimpan tetapi belum disahkan.`,
    zh: (time, done, failed, unverified) =>
      `过去 24 小时每小时的指令数。最忙的时段 ${time}：${done} 条完成，${failed} 条失败，${unverified} 条已保存但未核对。`,
  },
});

export const firstStepWords = room({
  title: { en: 'First steps', ms: 'Langkah pertama', zh: '入门步骤' },
  progress: {
    en: (done: number, all: number) => `${done} of ${all}`,
    ms: (done, all) => `${done} daripada ${all}`,
    zh: (done, all) => `${done} / ${all}`,
  },
  progressLabel: { en: 'First steps done', ms: 'Langkah pertama yang selesai', zh: '已完成的入门步骤' },
  isDone: { en: ', done', ms: ', selesai', zh: '，已完成' },
  sandbox: { en: 'Run a command in the sandbox', ms: 'Jalankan arahan dalam kotak pasir', zh: '在沙盒中执行一条指令' },
  sandboxHint: {
    en: (open: Link) => html`Two test books, no accounting package needed. ${open('Open the sandbox')}`,
    ms: (open) => html`Dua buku akaun ujian, tanpa pakej perakaunan. ${open('Buka kotak pasir')}`,
    zh: (open) => html`两个测试账套，无需会计软件。${open('打开沙盒')}`,
  },
  key: { en: 'Give each app its own key', ms: 'Beri setiap apl kuncinya sendiri', zh: '为每个应用创建专用密钥' },
  keyHint: {
    en: (create: Link) =>
      html`The tenant key has full access. An app key has only the rights you select. ${create('Create an app key')}`,
    ms: (create) =>
      html`Kunci akaun mempunyai akses penuh. Kunci apl hanya mempunyai hak yang anda pilih. ${create('Cipta kunci apl')}`,
    zh: (create) => html`账户密钥拥有全部权限，应用密钥只有您选择的权限。${create('创建应用密钥')}`,
  },
  book: { en: 'Connect an account book', ms: 'Sambungkan buku akaun', zh: '连接账套' },
  bookHint: {
    en: (setUp: Link) =>
      html`A small program on the machine of the book connects to this service. ${setUp('Set up the connector')}`,
    ms: (setUp) =>
      html`Program kecil pada komputer buku akaun bersambung dengan perkhidmatan ini. ${setUp('Sediakan penyambung')}`,
    zh: (setUp) => html`存放账套的电脑上有一个小程序连接到本服务。${setUp('设置连接器')}`,
  },
  own: {
    en: 'Run a command in your own book',
    ms: 'Jalankan arahan dalam buku akaun anda sendiri',
    zh: '在您自己的账套中执行一条指令',
  },
  ownHint: {
    en: (type: Html, how: Link) => html`Start with a read such as ${type}, which changes nothing. ${how('How to send commands')}`,
    ms: (type, how) => html`Mulakan dengan bacaan seperti ${type}, yang tidak mengubah apa-apa. ${how('Cara menghantar arahan')}`,
    zh: (type, how) => html`从 ${type} 这样的查询开始，它不会更改任何内容。${how('如何发送指令')}`,
  },
});

export const subscriptionWords = room({
  seePlans: { en: 'See the plans', ms: 'Lihat pelan', zh: '查看方案' },
  inactive: { en: 'The subscription is inactive', ms: 'Langganan tidak aktif', zh: '订阅未生效' },
  trialEnded: { en: 'The trial has ended', ms: 'Percubaan telah tamat', zh: '试用已结束' },
  inactiveDetail: {
    en: (code: Html) =>
      html`New commands are rejected with 402 ${code}, also in the sandbox. Commands already accepted still run, and all results, files and keys remain available. When you have a plan, you can send the same request with the same commandId.`,
    ms: (code) =>
      html`Arahan baharu ditolak dengan 402 ${code}, termasuk dalam kotak pasir. Arahan yang telah diterima tetap dijalankan, dan semua hasil, fail dan kunci kekal tersedia. Selepas anda mempunyai pelan, anda boleh menghantar permintaan yang sama dengan commandId yang sama.`,
    zh: (code) =>
      html`新指令会以 402 ${code} 被拒绝，沙盒中也一样。已接受的指令照常执行，所有结果、文件和密钥仍可使用。选择方案后，可以用相同的 commandId 再次发送同一请求。`,
  },
  due: { en: 'A payment is due', ms: 'Bayaran perlu dibuat', zh: '有一笔付款到期' },
  dueDetail: {
    en: 'Everything still works. If the payment is not made, new commands are rejected with 402.',
    ms: 'Semuanya masih berfungsi. Jika bayaran tidak dibuat, arahan baharu akan ditolak dengan 402.',
    zh: '目前一切正常。如不付款，新指令会以 402 被拒绝。',
  },
  dueBy: {
    en: (day: string) => `Everything still works. If the payment is not made by ${day}, new commands are rejected with 402.`,
    ms: (day) => `Semuanya masih berfungsi. Jika bayaran tidak dibuat sebelum ${day}, arahan baharu akan ditolak dengan 402.`,
    zh: (day) => `目前一切正常。如未在 ${day} 前付款，新指令会以 402 被拒绝。`,
  },
  openBilling: { en: 'Open billing', ms: 'Buka bil', zh: '打开账单' },
  endsWithinDay: { en: 'The trial ends within a day', ms: 'Percubaan tamat dalam masa sehari', zh: '试用将在一天内结束' },
  daysLeft: {
    en: (days: number) => `${counted(days, 'day', 'days')} left of the trial`,
    ms: (days) => `Tinggal ${days} hari tempoh percubaan`,
    zh: (days) => `试用还剩 ${days} 天`,
  },
  trialDetail: {
    en: (day: string, plans: Link) =>
      html`You have full access until ${day}. After that, new commands are rejected with 402. Commands already accepted still run, and their results remain available. ${plans('See the plans')}`,
    ms: (day, plans) =>
      html`Anda mempunyai akses penuh sehingga ${day}. Selepas itu, arahan baharu ditolak dengan 402. Arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia. ${plans('Lihat pelan')}`,
    zh: (day, plans) =>
      html`在${day}之前您拥有全部功能。之后新指令会以 402 被拒绝。已接受的指令照常执行，其结果仍可查看。${plans('查看方案')}`,
  },
});

export const emailNoticeWords = room({
  title: { en: 'Confirm your email address', ms: 'Sahkan alamat e-mel anda', zh: '请确认您的电子邮箱' },
  detail: {
    en: (email: Html) =>
      html`Confirm ${email} to receive emails about your account and to invite others by email. Open the link in our email, or have it sent again. Everything else works already.`,
    ms: (email) =>
      html`Sahkan ${email} untuk menerima e-mel tentang akaun anda dan menjemput orang lain melalui e-mel. Buka pautan dalam e-mel kami, atau minta ia dihantar semula. Semua yang lain sudah berfungsi.`,
    zh: (email) =>
      html`请确认 ${email}，以便接收账户邮件并通过邮件邀请他人。打开我们邮件中的链接，或重新发送邮件。其他功能现在即可使用。`,
  },
  send: { en: 'Send the email', ms: 'Hantar e-mel', zh: '发送邮件' },
});
