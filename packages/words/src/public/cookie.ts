/** Every cookie of the service, as the privacy page lists them: what it is for, and when it ends. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const cookieWords = room({
  title: { en: 'Cookies', ms: 'Kuki', zh: 'Cookie' },
  intro: {
    en: 'All cookies are for this site only. They keep you logged in and remember how you read:',
    ms: 'Semua kuki adalah untuk laman ini sahaja. Kuki mengekalkan log masuk anda dan mengingati cara anda membaca:',
    zh: '所有 Cookie 只用于本网站，用来保持您的登录并记住您的阅读方式：',
  },
  caption: { en: 'Cookies of this service', ms: 'Kuki perkhidmatan ini', zh: '本服务的 Cookie' },
  cookie: { en: 'Cookie', ms: 'Kuki', zh: 'Cookie' },
  whatFor: { en: 'What for', ms: 'Tujuan', zh: '用途' },
  ends: { en: 'Ends', ms: 'Tamat', zh: '到期' },
  sentOnlyTo: {
    en: (purpose: string, path: string, code: Link) => html`${purpose} Sent only to ${code(path)}.`,
    ms: (purpose, path, code) => html`${purpose} Dihantar hanya ke ${code(path)}.`,
    zh: (purpose, path, code) => html`${purpose}只发送到 ${code(path)}。`,
  },
  noTracking: {
    en: 'There is no tracking, and pages load nothing from other sites. While you accept an invitation, its link is kept in the session storage of the browser tab.',
    ms: 'Tiada penjejakan, dan halaman tidak memuatkan apa-apa daripada laman lain. Semasa anda menerima jemputan, pautannya disimpan dalam storan sesi tab pelayar.',
    zh: '没有跟踪，页面也不会从其他网站加载任何内容。接受邀请期间，其链接保存在浏览器标签页的会话存储中。',
  },
});

export const cookiePurposeWords = room({
  session: { en: 'Keeps you logged in.', ms: 'Mengekalkan log masuk anda.', zh: '保持您的登录。' },
  halfLogin: {
    en: 'Remembers that the password was right while you confirm the login with a second factor.',
    ms: 'Mengingati bahawa kata laluan betul semasa anda mengesahkan log masuk dengan faktor kedua.',
    zh: '在您用两步验证方式确认登录期间，记住密码已验证。',
  },
  device: {
    en: 'Shows at the next login that you have logged in from this browser before, so that wrong passwords of others do not lock you out. Logging out keeps it.',
    ms: 'Menunjukkan pada log masuk seterusnya bahawa anda pernah log masuk dari pelayar ini, supaya kata laluan salah oleh orang lain tidak menyekat anda. Ia kekal selepas log keluar.',
    zh: '下次登录时表明您曾从此浏览器登录，以免他人输错密码导致您被锁定。退出登录后仍保留。',
  },
  language: {
    en: 'Remembers the language that you chose.',
    ms: 'Mengingati bahasa yang anda pilih.',
    zh: '记住您选择的语言。',
  },
  zone: {
    en: 'Remembers the time zone of your browser, so that times are shown as on your clock.',
    ms: 'Mengingati zon masa pelayar anda, supaya masa ditunjukkan seperti pada jam anda.',
    zh: '记住您浏览器的时区，使显示的时间与您的时钟一致。',
  },
  operator: {
    en: 'Keeps the operator of this installation logged in to the console.',
    ms: 'Mengekalkan log masuk pengendali pemasangan ini ke konsol.',
    zh: '保持本服务的服务商在控制台中的登录。',
  },
  visit: {
    en: 'Lets the operator of this installation look at the portal of a company for an hour.',
    ms: 'Membolehkan pengendali pemasangan ini melihat portal sesebuah syarikat selama sejam.',
    zh: '让本服务的服务商查看某公司门户一小时。',
  },
  appRequest: {
    en: 'Shows that an app asked to be connected in this browser, so that no one else can have you connect theirs.',
    ms: 'Menunjukkan bahawa apl meminta sambungan dalam pelayar ini, supaya orang lain tidak dapat membuat anda menyambungkan apl mereka.',
    zh: '表明某应用在此浏览器中请求连接，以免他人诱使您连接他们的应用。',
  },
  appReturn: {
    en: 'Leads this browser, and no other, back to the app after you have decided.',
    ms: 'Membawa pelayar ini sahaja kembali ke apl selepas anda membuat keputusan.',
    zh: '在您作出决定后，只让此浏览器返回该应用。',
  },
});

/** When each cookie ends; the number is in days, or in minutes for cookies that are valid for less than a day. */
export const cookieLifetimeWords = room({
  session: {
    en: (days: number) => `${days} days after your last visit, or when you log out`,
    ms: (days) => `${days} hari selepas lawatan terakhir anda, atau apabila anda log keluar`,
    zh: (days) => `您最后一次访问后 ${days} 天，或退出登录时`,
  },
  halfLogin: {
    en: (minutes: number) => `${minutes} minutes after the password, or when the login is complete`,
    ms: (minutes) => `${minutes} minit selepas kata laluan dimasukkan, atau apabila log masuk selesai`,
    zh: (minutes) => `输入密码后 ${minutes} 分钟，或登录完成时`,
  },
  device: {
    en: (days: number) => `${days} days after your last login`,
    ms: (days) => `${days} hari selepas log masuk terakhir anda`,
    zh: (days) => `您最后一次登录后 ${days} 天`,
  },
  language: {
    en: (days: number) => `${days} days after you chose it`,
    ms: (days) => `${days} hari selepas anda memilihnya`,
    zh: (days) => `您选择后 ${days} 天`,
  },
  zone: {
    en: (days: number) => `${days} days after your last visit`,
    ms: (days) => `${days} hari selepas lawatan terakhir anda`,
    zh: (days) => `您最后一次访问后 ${days} 天`,
  },
  visit: {
    en: (minutes: number) => `${minutes} minutes after the visit began, or when the operator ends it`,
    ms: (minutes) => `${minutes} minit selepas lawatan bermula, atau apabila pengendali menamatkannya`,
    zh: (minutes) => `开始查看后 ${minutes} 分钟，或服务商结束查看时`,
  },
  operator: {
    en: (minutes: number) =>
      `${minutes / 60} hours after the login, 30 minutes after the last use, or when the operator logs out`,
    ms: (minutes) =>
      `${minutes / 60} jam selepas log masuk, 30 minit selepas penggunaan terakhir, atau apabila pengendali log keluar`,
    zh: (minutes) => `登录后 ${minutes / 60} 小时，最后一次使用后 30 分钟，或退出登录时`,
  },
  appRequest: {
    en: (minutes: number) => `${minutes} minutes`,
    ms: (minutes) => `${minutes} minit`,
    zh: (minutes) => `${minutes} 分钟`,
  },
  appReturn: {
    en: (minutes: number) => `${minutes} minutes, or until you are back in the app`,
    ms: (minutes) => `${minutes} minit, atau sehingga anda kembali ke apl`,
    zh: (minutes) => `${minutes} 分钟，或直到您回到应用`,
  },
});
