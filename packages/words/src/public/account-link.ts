/** The pages that links of emails lead to, and the page that requests such an email. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

/** The texts of all these pages. */
export const accountLinkWords = room({
  contactOperator: {
    en: (contact: Link) => html`The link no longer works? ${contact('Contact the operator')}.`,
    ms: (contact) => html`Pautan tidak lagi berfungsi? ${contact('Hubungi pengendali')}.`,
    zh: (contact) => html`链接已失效？请${contact('联系服务商')}。`,
  },
  keysWork: { en: 'Your keys keep working', ms: 'Kunci anda terus berfungsi', zh: '您的密钥继续有效' },
  newPassword: { en: 'New password', ms: 'Kata laluan baharu', zh: '新密码' },
  allSessionsEnd: { en: 'All sessions end', ms: 'Semua sesi tamat', zh: '所有会话都会结束' },
});

export const passwordForgottenWords = room({
  title: { en: 'Reset your password', ms: 'Tetapkan semula kata laluan', zh: '重设密码' },
  intro: {
    en: (logIn: Link) => html`Enter the address of your account. Remembered it? ${logIn('Log in')}`,
    ms: (logIn) => html`Masukkan alamat e-mel akaun anda. Sudah ingat? ${logIn('Log masuk')}`,
    zh: (logIn) => html`请输入您账户的邮箱地址。想起来了？${logIn('登录')}`,
  },
  button: { en: 'Send the email', ms: 'Hantar e-mel', zh: '发送邮件' },
  done: { en: 'Check your email', ms: 'Semak e-mel anda', zh: '请查收邮件' },
  onItsWay: {
    en: (minutes: number) =>
      `If this address has an account, an email with a link is on its way. The link is valid for ${minutes} minutes.`,
    ms: (minutes) =>
      `Jika alamat ini mempunyai akaun, e-mel dengan pautan sedang dihantar. Pautan itu sah selama ${minutes} minit.`,
    zh: (minutes) => `如果此地址有账户，一封带链接的邮件正在发送。链接在 ${minutes} 分钟内有效。`,
  },
  noEmail: {
    en: 'No email after a few minutes? Look in the spam folder, and check that this is the address you signed up with.',
    ms: 'Tiada e-mel selepas beberapa minit? Lihat dalam folder spam, dan pastikan ini alamat yang anda gunakan semasa mendaftar.',
    zh: '几分钟后仍未收到？请查看垃圾邮件文件夹，并确认这是您注册时使用的地址。',
  },
  backToLogin: { en: 'Back to the login', ms: 'Kembali ke log masuk', zh: '返回登录' },
  fine: {
    en: (contact: Link) => html`No access to your email? ${contact('Contact the operator')}.`,
    ms: (contact) => html`Tidak dapat membuka e-mel anda? ${contact('Hubungi pengendali')}.`,
    zh: (contact) => html`无法使用您的邮箱？请${contact('联系服务商')}。`,
  },
  worksOnce: { en: 'The link works once', ms: 'Pautan boleh digunakan sekali', zh: '链接只能使用一次' },
  expires: {
    en: (minutes: number) => `It expires after ${minutes} minutes.`,
    ms: (minutes) => `Ia luput selepas ${minutes} minit.`,
    zh: (minutes) => `${minutes} 分钟后失效。`,
  },
  keysHint: {
    en: 'Programs and the connector notice nothing.',
    ms: 'Program dan penyambung tidak terjejas.',
    zh: '程序和连接器不受影响。',
  },
  sessionsHint: {
    en: 'When you choose a new password, every browser must log in again.',
    ms: 'Apabila anda memilih kata laluan baharu, setiap pelayar mesti log masuk semula.',
    zh: '设定新密码后，每个浏览器都必须重新登录。',
  },
});

export const passwordResetWords = room({
  title: { en: 'Choose a new password', ms: 'Pilih kata laluan baharu', zh: '设定新密码' },
  intro: {
    en: 'You are logged in with it at once. All other sessions end.',
    ms: 'Anda terus log masuk dengannya. Semua sesi lain tamat.',
    zh: '设定后立即登录，其他会话全部结束。',
  },
  button: { en: 'Change password', ms: 'Tukar kata laluan', zh: '更改密码' },
  done: { en: 'Password changed', ms: 'Kata laluan telah ditukar', zh: '密码已更改' },
  loggedIn: {
    en: 'You are logged in. All other sessions have ended.',
    ms: 'Anda telah log masuk. Semua sesi lain telah tamat.',
    zh: '您已登录，其他会话均已结束。',
  },
  fine: {
    en: (request: Link) => html`The link no longer works? ${request('Request a new email')}.`,
    ms: (request) => html`Pautan tidak lagi berfungsi? ${request('Minta e-mel baharu')}.`,
    zh: (request) => html`链接已失效？请${request('重新索取邮件')}。`,
  },
  keysHint: {
    en: 'Programs and the connector notice nothing, unless no one had confirmed the address before.',
    ms: 'Program dan penyambung tidak terjejas, melainkan alamat ini belum pernah disahkan.',
    zh: '程序和连接器不受影响，除非此地址从未确认过。',
  },
  toldByEmail: { en: 'You are told by email', ms: 'Anda dimaklumkan melalui e-mel', zh: '您会收到邮件通知' },
  toldByEmailHint: {
    en: 'Every change of the password is reported to your address.',
    ms: 'Setiap pertukaran kata laluan dilaporkan ke alamat anda.',
    zh: '每次更改密码都会通知您的邮箱。',
  },
});

export const emailUndoWords = room({
  title: {
    en: 'Undo the change of your email address',
    ms: 'Batalkan pertukaran alamat e-mel anda',
    zh: '撤销邮箱地址的更改',
  },
  intro: {
    en: 'Your account uses this address again. Whoever changed it may know your password, so choose a new one.',
    ms: 'Akaun anda menggunakan alamat ini semula. Orang yang menukarnya mungkin tahu kata laluan anda, jadi pilih yang baharu.',
    zh: '您的账户将重新使用此地址。更改地址的人可能知道您的密码，请设定新密码。',
  },
  button: { en: 'Undo the change', ms: 'Batalkan pertukaran', zh: '撤销更改' },
  done: { en: 'Change undone', ms: 'Pertukaran telah dibatalkan', zh: '更改已撤销' },
  lookAround: {
    en: 'You are logged in, and all other sessions have ended. Look at your keys, at the people of your companies and at the access log: whoever changed the address could have changed them too.',
    ms: 'Anda telah log masuk, dan semua sesi lain telah tamat. Semak kunci anda, ahli syarikat anda dan log akses: orang yang menukar alamat itu mungkin telah mengubahnya juga.',
    zh: '您已登录，其他会话均已结束。请检查您的密钥、公司成员和访问日志：更改地址的人也可能动过它们。',
  },
  openAccount: { en: 'Open your account', ms: 'Buka akaun anda', zh: '打开您的账户' },
  sessionsHint: {
    en: 'Every browser must log in again, with the new password.',
    ms: 'Setiap pelayar mesti log masuk semula dengan kata laluan baharu.',
    zh: '每个浏览器都必须用新密码重新登录。',
  },
  openLinksEnd: { en: 'Open links end', ms: 'Pautan yang masih sah ditamatkan', zh: '尚未使用的链接失效' },
  openLinksHint: {
    en: 'So do second factors that were set up since the change.',
    ms: 'Begitu juga faktor kedua yang disediakan selepas pertukaran itu.',
    zh: '更改之后设置的两步验证方式也一并失效。',
  },
  keysHint: {
    en: 'Rotate them if you do not know what happened to the account.',
    ms: 'Ganti kunci jika anda tidak pasti apa yang berlaku pada akaun.',
    zh: '如果不确定账户发生过什么，请更换密钥。',
  },
});

export const emailConfirmWords = room({
  title: { en: 'Confirm your email address', ms: 'Sahkan alamat e-mel anda', zh: '确认您的邮箱地址' },
  intro: {
    en: 'One click, and the address belongs to your account.',
    ms: 'Satu klik, dan alamat ini menjadi milik akaun anda.',
    zh: '点一下，此地址即属于您的账户。',
  },
  button: { en: 'Confirm address', ms: 'Sahkan alamat', zh: '确认地址' },
  done: { en: 'Address confirmed', ms: 'Alamat telah disahkan', zh: '地址已确认' },
  confirmed: {
    en: (address: Link) => html`${address('')} is the address of your account.`,
    ms: (address) => html`${address('')} ialah alamat akaun anda.`,
    zh: (address) => html`${address('')} 是您账户的地址。`,
  },
  fine: {
    en: (account: Link) => html`The link no longer works? Log in and request a new email on the ${account('account page')}.`,
    ms: (account) => html`Pautan tidak lagi berfungsi? Log masuk dan minta e-mel baharu di ${account('halaman akaun')}.`,
    zh: (account) => html`链接已失效？请登录后在${account('账户页面')}重新索取邮件。`,
  },
  aboutAccount: { en: 'Emails about your account', ms: 'E-mel tentang akaun anda', zh: '有关账户的邮件' },
  aboutAccountHint: {
    en: 'New logins, new keys, a connector that is offline.',
    ms: 'Log masuk baharu, kunci baharu, penyambung yang luar talian.',
    zh: '新的登录、新的密钥、连接器离线。',
  },
  youChoose: { en: 'You choose which', ms: 'Anda yang memilih', zh: '由您选择' },
  youChooseHint: {
    en: 'Turn off what you do not need on the account page.',
    ms: 'Matikan e-mel yang tidak diperlukan di halaman akaun.',
    zh: '在账户页面关闭不需要的邮件。',
  },
});
