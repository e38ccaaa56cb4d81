/** What the scripts of sign-up, login, links of emails and invitations say. */

import { room } from '../room.ts';

export const accountScriptWords = room({
  /** `label` is the label of the field in the form. */
  enter: {
    en: (label: string) => `Enter your ${label.toLowerCase()}.`,
    ms: (label) => `Masukkan ${label.toLowerCase()} anda.`,
    zh: (label) => `请输入${label}。`,
  },
});

/** What to know if the response of a form was lost. */
export const lostFormWords = room({
  signup: {
    en: 'If signing up says that the email address is taken, your account was created: log in, and rotate the tenant key on the page API keys to see it.',
    ms: 'Jika pendaftaran menyatakan bahawa alamat e-mel telah digunakan, akaun anda telah dicipta: log masuk, dan ganti kunci akaun di halaman Kunci API untuk melihatnya.',
    zh: '如果注册时提示电子邮箱已被使用，说明账户已创建：请登录，并在“API 密钥”页面更换账户密钥以查看新密钥。',
  },
  login: { en: 'Log in again.', ms: 'Log masuk semula.', zh: '请重新登录。' },
  forgot: {
    en: 'If no email arrives, ask for the link again.',
    ms: 'Jika tiada e-mel diterima, minta pautan sekali lagi.',
    zh: '如果没有收到邮件，请重新申请链接。',
  },
  reset: {
    en: 'If the link no longer works, your password was changed: log in with the new one.',
    ms: 'Jika pautan tidak lagi berfungsi, kata laluan anda telah ditukar: log masuk dengan yang baharu.',
    zh: '如果链接已失效，说明密码已更改：请用新密码登录。',
  },
  undo: {
    en: 'If the link no longer works, the change was undone: log in with the new password.',
    ms: 'Jika pautan tidak lagi berfungsi, pertukaran telah dibatalkan: log masuk dengan kata laluan baharu.',
    zh: '如果链接已失效，说明更改已撤销：请用新密码登录。',
  },
  confirm: {
    en: 'If the link no longer works, your address was confirmed: log in.',
    ms: 'Jika pautan tidak lagi berfungsi, alamat anda telah disahkan: sila log masuk.',
    zh: '如果链接已失效，说明地址已确认：请登录。',
  },
  subscribe: {
    en: 'If no email arrives, enter the address again.',
    ms: 'Jika tiada e-mel diterima, masukkan alamat itu sekali lagi.',
    zh: '如果没有收到邮件，请重新输入地址。',
  },
  subscription: {
    en: 'If the link no longer works, your subscription was confirmed.',
    ms: 'Jika pautan tidak lagi berfungsi, langganan anda telah disahkan.',
    zh: '如果链接已失效，说明订阅已确认。',
  },
});

export const invitationScriptWords = room({
  join: { en: 'Join', ms: 'Sertai', zh: '加入' },
  logInAndJoin: { en: 'Log in and join', ms: 'Log masuk dan sertai', zh: '登录并加入' },
  logInAsThis: { en: 'Log in with this address', ms: 'Log masuk dengan alamat ini', zh: '用此地址登录' },
  choosePassword: {
    en: 'Choose a password to log in with.',
    ms: 'Pilih kata laluan untuk log masuk.',
    zh: '请设置登录密码。',
  },
  haveLogin: {
    en: 'You already have a login here. Log in to join.',
    ms: 'Anda sudah mempunyai log masuk di sini. Log masuk untuk menyertai.',
    zh: '您在此已有登录。请登录后加入。',
  },
  otherLogin: {
    en: 'You are logged in with another address. Log in with this one to join.',
    ms: 'Anda log masuk dengan alamat lain. Log masuk dengan alamat ini untuk menyertai.',
    zh: '您目前用另一个地址登录。请用此地址登录后加入。',
  },
  ownLogin: { en: 'You join with your own login.', ms: 'Anda menyertai dengan log masuk sendiri.', zh: '您用自己的登录加入。' },
  byEmail: {
    en: 'This page shows an invitation that you got by email.',
    ms: 'Halaman ini menunjukkan jemputan yang anda terima melalui e-mel.',
    zh: '本页显示您通过邮件收到的邀请。',
  },
  joinCompany: {
    en: (company: string) => `Join ${company}`,
    ms: (company) => `Sertai ${company}`,
    zh: (company) => `加入 ${company}`,
  },
  invites: {
    en: (by: string, email: string, role: string) => `${by} invites ${email}. Your role will be ${role}.`,
    ms: (by, email, role) => `${by} menjemput ${email}. Peranan anda ialah ${role}.`,
    zh: (by, email, role) => `${by} 邀请 ${email}。您的角色是${role}。`,
  },
});
