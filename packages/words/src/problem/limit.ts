/** What is said when something happened too often, and when to try again. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';

const HOUR_MINUTES = 60;

/** Durations up to two hours are in minutes, longer ones in hours. */
const inMinutes = (minutes: number): boolean => minutes <= 2 * HOUR_MINUTES;
const hoursOf = (minutes: number): number => Math.ceil(minutes / HOUR_MINUTES);

const again = {
  en: (seconds: number) => `Try again in ${counted(seconds, 'second', 'seconds')}.`,
  ms: (seconds: number) => `Cuba lagi dalam ${seconds} saat.`,
  zh: (seconds: number) => `请在 ${seconds} 秒后重试。`,
};

export const limitSays = sentences('limit', {
  /** What happened too often, and after how many minutes it can be tried again. */
  later: {
    en: (reason: string, minutes: number) =>
      `${reason} Try again in ${inMinutes(minutes) ? counted(minutes, 'minute', 'minutes') : counted(hoursOf(minutes), 'hour', 'hours')}.`,
    ms: (reason, minutes) => `${reason} Cuba lagi dalam ${inMinutes(minutes) ? `${minutes} minit` : `${hoursOf(minutes)} jam`}.`,
    zh: (reason, minutes) => `${reason}请在 ${inMinutes(minutes) ? `${minutes} 分钟` : `${hoursOf(minutes)} 小时`}后重试。`,
  },
  perTenant: {
    en: (perMinute: number, seconds: number) =>
      `All keys and sessions of a tenant can send ${counted(perMinute, 'request', 'requests')} a minute together. ${again.en(seconds)}`,
    ms: (perMinute, seconds) =>
      `Semua kunci dan sesi satu penyewa boleh menghantar ${perMinute} permintaan seminit bersama-sama. ${again.ms(seconds)}`,
    zh: (perMinute, seconds) => `一个租户的所有密钥和会话每分钟合计可发送 ${perMinute} 个请求。${again.zh(seconds)}`,
  },
  perKey: {
    en: (perMinute: number, seconds: number) =>
      `This key can send ${counted(perMinute, 'request', 'requests')} a minute. ${again.en(seconds)}`,
    ms: (perMinute, seconds) => `Kunci ini boleh menghantar ${perMinute} permintaan seminit. ${again.ms(seconds)}`,
    zh: (perMinute, seconds) => `此密钥每分钟可发送 ${perMinute} 个请求。${again.zh(seconds)}`,
  },
  perSession: {
    en: (perMinute: number, seconds: number) =>
      `This session can send ${counted(perMinute, 'request', 'requests')} a minute. ${again.en(seconds)}`,
    ms: (perMinute, seconds) => `Sesi ini boleh menghantar ${perMinute} permintaan seminit. ${again.ms(seconds)}`,
    zh: (perMinute, seconds) => `此会话每分钟可发送 ${perMinute} 个请求。${again.zh(seconds)}`,
  },
  perAddress: {
    en: (seconds: number) => `Too many requests from this address. ${again.en(seconds)}`,
    ms: (seconds) => `Terlalu banyak permintaan dari alamat ini. ${again.ms(seconds)}`,
    zh: (seconds) => `来自此地址的请求过多。${again.zh(seconds)}`,
  },
  signUps: {
    en: 'Too many sign-ups from this address.',
    ms: 'Terlalu banyak pendaftaran dari alamat ini.',
    zh: '来自此地址的注册过多。',
  },
  wrongAdminKeys: {
    en: 'Too many wrong admin keys from this address.',
    ms: 'Terlalu banyak kunci pentadbir yang salah dari alamat ini.',
    zh: '来自此地址的错误管理密钥过多。',
  },
  failedLogins: {
    en: 'Too many failed logins for this account. Reset the password by email to log in now.',
    ms: 'Terlalu banyak log masuk yang gagal bagi akaun ini. Tetapkan semula kata laluan melalui e-mel untuk log masuk sekarang.',
    zh: '此账户登录失败次数过多。要立即登录，请通过电子邮件重设密码。',
  },
  failedLoginsOfAddress: {
    en: 'Too many failed logins from this address.',
    ms: 'Terlalu banyak log masuk yang gagal dari alamat ini.',
    zh: '来自此地址的登录失败次数过多。',
  },
  passwordResets: {
    en: 'Too many requests to reset a password from this address.',
    ms: 'Terlalu banyak permintaan untuk menetapkan semula kata laluan dari alamat ini.',
    zh: '来自此地址的重设密码请求过多。',
  },
  statusSubscriptions: {
    en: 'Too many requests for emails about the status from this address.',
    ms: 'Terlalu banyak permintaan e-mel tentang status dari alamat ini.',
    zh: '来自此地址的状态邮件请求过多。',
  },
  linkEmails: {
    en: (minutes: number) =>
      `An email with a link was sent less than ${counted(minutes, 'minute', 'minutes')} ago. Its link is valid.`,
    ms: (minutes) => `E-mel dengan pautan telah dihantar kurang daripada ${minutes} minit lalu. Pautannya masih sah.`,
    zh: (minutes) => `不到 ${minutes} 分钟前已发送含链接的邮件。该链接仍然有效。`,
  },
  wrongCodesOfAccount: {
    en: 'Too many wrong codes for this account.',
    ms: 'Terlalu banyak kod yang salah bagi akaun ini.',
    zh: '此账户输入的错误验证码过多。',
  },
  wrongCodes: { en: 'Too many wrong codes.', ms: 'Terlalu banyak kod yang salah.', zh: '错误代码过多。' },
  wrongCodesOfAddress: {
    en: 'Too many wrong codes from this address.',
    ms: 'Terlalu banyak kod yang salah dari alamat ini.',
    zh: '来自此地址的错误代码过多。',
  },
  passkeyLogins: {
    en: 'Too many logins with a passkey from this address.',
    ms: 'Terlalu banyak log masuk dengan kunci laluan dari alamat ini.',
    zh: '来自此地址的通行密钥登录过多。',
  },
  pairings: {
    en: 'Too many programs asked for a code from this address.',
    ms: 'Terlalu banyak program meminta kod dari alamat ini.',
    zh: '来自此地址的程序请求代码过多。',
  },
  appRequests: {
    en: 'Too many apps asked to be connected from this address.',
    ms: 'Terlalu banyak apl meminta disambungkan dari alamat ini.',
    zh: '来自此地址的应用连接请求过多。',
  },
  appRegistrations: {
    en: 'Too many apps registered from this address.',
    ms: 'Terlalu banyak apl didaftarkan dari alamat ini.',
    zh: '来自此地址的应用注册过多。',
  },
  appDocuments: {
    en: 'Too many app descriptions were requested from this address.',
    ms: 'Terlalu banyak penerangan apl diminta dari alamat ini.',
    zh: '来自此地址的应用说明请求过多。',
  },
  newKeys: {
    en: (max: number) => `At most ${counted(max, 'app key', 'app keys')} can be created in a day.`,
    ms: (max) => `Paling banyak ${max} kunci apl boleh dicipta dalam sehari.`,
    zh: (max) => `一天最多可创建 ${max} 个应用密钥。`,
  },
  invitations: {
    en: (max: number) => `At most ${counted(max, 'invitation', 'invitations')} can be sent in a day.`,
    ms: (max) => `Paling banyak ${max} jemputan boleh dihantar dalam sehari.`,
    zh: (max) => `一天最多可发送 ${max} 个邀请。`,
  },
  keyRotations: {
    en: (max: number) => `At most ${counted(max, 'key', 'keys')} can be rotated in a day.`,
    ms: (max) => `Paling banyak ${max} kunci boleh diganti dalam sehari.`,
    zh: (max) => `一天最多可更换 ${max} 个密钥。`,
  },
  pings: {
    en: (max: number) => `At most ${counted(max, 'ping', 'pings')} can be sent to a webhook endpoint in a minute.`,
    ms: (max) => `Paling banyak ${max} ping boleh dihantar ke satu titik akhir webhook dalam seminit.`,
    zh: (max) => `每分钟最多可向一个 Webhook 端点发送 ${max} 次 ping。`,
  },
  pingsOfTenant: {
    en: (max: number) => `At most ${counted(max, 'ping', 'pings')} can be sent to all webhook endpoints in a minute.`,
    ms: (max) => `Paling banyak ${max} ping boleh dihantar ke semua titik akhir webhook dalam seminit.`,
    zh: (max) => `每分钟最多可向所有 Webhook 端点发送 ${max} 次 ping。`,
  },
  uploads: {
    en: (mebibytes: number) => `An account can upload files of at most ${mebibytes} MiB in total in a day.`,
    ms: (mebibytes) => `Satu akaun boleh memuat naik fail paling banyak ${mebibytes} MiB kesemuanya dalam sehari.`,
    zh: (mebibytes) => `一个账户一天最多可上传总计 ${mebibytes} MiB 的文件。`,
  },
  openPolls: {
    en: (max: number) => `This connector already has ${counted(max, 'open poll', 'open polls')}. Wait until one of them returns.`,
    ms: (max) => `Penyambung ini sudah mempunyai ${max} tinjauan terbuka. Tunggu sehingga salah satu selesai.`,
    zh: (max) => `此连接器已有 ${max} 个进行中的轮询。请等其中一个返回。`,
  },
  openWaits: {
    en: (max: number) =>
      `${counted(max, 'request of this key is', 'requests of this key are')} already waiting. Wait until one of them returns, or send this one without wait.`,
    ms: (max) =>
      `${max} permintaan kunci ini sedang menunggu. Tunggu sehingga salah satu selesai, atau hantar permintaan ini tanpa wait.`,
    zh: (max) => `此密钥已有 ${max} 个请求在等待。请等其中一个返回，或不带 wait 发送此请求。`,
  },
  queueFull: {
    en: (max: number) =>
      `The queue is full (${counted(max, 'command', 'commands')}), so nothing was queued. Try again when the connector has processed some.`,
    ms: (max) =>
      `Giliran penuh (${max} arahan), jadi tiada apa-apa dimasukkan ke dalam giliran. Cuba lagi apabila penyambung telah memproses sebahagiannya.`,
    zh: (max) => `队列已满（${max} 条指令），因此没有任何指令进入队列。请等连接器处理一些之后再试。`,
  },
});
