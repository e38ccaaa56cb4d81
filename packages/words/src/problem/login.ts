/** What can be wrong when a person logs in, or changes what they log in with. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';

export const loginSays = sentences('login', {
  wrongLogin: {
    en: 'The email address or the password is wrong.',
    ms: 'Alamat e-mel atau kata laluan salah.',
    zh: '电子邮箱或密码错误。',
  },
  wrongPassword: { en: 'The password is wrong.', ms: 'Kata laluan salah.', zh: '密码错误。' },
  secondFactor: {
    en: (minutes: number) =>
      `Confirm the login with your second factor within ${counted(minutes, 'minute', 'minutes')}: POST /login/factor with a code, or POST /login/passkey/options to use a passkey.`,
    ms: (minutes) =>
      `Sahkan log masuk dengan faktor kedua anda dalam ${minutes} minit: POST /login/factor dengan kod, atau POST /login/passkey/options untuk menggunakan kunci laluan.`,
    zh: (minutes) =>
      `请在 ${minutes} 分钟内用两步验证确认登录：以验证码 POST /login/factor，或用 POST /login/passkey/options 使用通行密钥。`,
  },
  startAgain: {
    en: (minutes: number) =>
      `Log in again. The second factor must follow the password within ${counted(minutes, 'minute', 'minutes')}.`,
    ms: (minutes) => `Log masuk semula. Faktor kedua mesti menyusul kata laluan dalam ${minutes} minit.`,
    zh: (minutes) => `请重新登录。两步验证必须在输入密码后 ${minutes} 分钟内完成。`,
  },
  wrongCodes: {
    en: 'Too many wrong codes. Log in again.',
    ms: 'Terlalu banyak kod yang salah. Log masuk semula.',
    zh: '错误代码过多。请重新登录。',
  },
  companyNeedsFactor: {
    en: (companyName: string) => `${companyName} requires a second factor. Set one up on the page Login security.`,
    ms: (companyName) => `${companyName} mewajibkan faktor kedua. Sediakannya pada halaman Keselamatan log masuk.`,
    zh: (companyName) => `${companyName}要求两步验证。请在“登录安全”页面设置。`,
  },
  passwordOrCode: {
    en: 'password or code is required.',
    ms: 'password atau code diperlukan.',
    zh: '需要 password 或 code。',
  },
  wrongCode: {
    en: 'The code is wrong or was already used. Enter the code that the app shows now, or a recovery code.',
    ms: 'Kod salah atau telah digunakan. Masukkan kod yang dipaparkan oleh apl sekarang, atau kod pemulihan.',
    zh: '验证码错误或已使用。请输入应用当前显示的验证码，或恢复码。',
  },
  wrongFirstCode: {
    en: 'The code is wrong. Enter the 6 digits that the app shows now.',
    ms: 'Kod salah. Masukkan 6 digit yang dipaparkan oleh apl sekarang.',
    zh: '验证码错误。请输入应用当前显示的 6 位数字。',
  },
  unreadableFactor: {
    en: 'Codes of your authenticator app can no longer be checked, because the operator changed the secret of this service. Use a recovery code or a passkey, then remove the app and set it up again. If you have neither, ask the operator.',
    ms: 'Kod apl pengesah anda tidak dapat disemak lagi, kerana pengendali menukar rahsia perkhidmatan ini. Gunakan kod pemulihan atau kunci laluan, kemudian buang apl itu dan sediakannya semula. Jika anda tiada kedua-duanya, hubungi pengendali.',
    zh: '由于服务商更改了此服务的密钥内容，您的验证器应用的验证码已无法核对。请使用恢复码或通行密钥，然后移除该应用并重新设置。若两者都没有，请联系服务商。',
  },
  hasAuthenticator: {
    en: 'You already have an authenticator app. Remove it first.',
    ms: 'Anda sudah mempunyai apl pengesah. Buang apl itu dahulu.',
    zh: '您已有验证器应用。请先移除它。',
  },
  noAuthenticator: {
    en: 'You have no authenticator app like that. Reload the page.',
    ms: 'Anda tiada apl pengesah seperti itu. Muat semula halaman.',
    zh: '您没有这样的验证器应用。请重新加载页面。',
  },
  noRecoveryCodes: {
    en: 'Set up a second factor first. It comes with recovery codes.',
    ms: 'Sediakan faktor kedua dahulu. Ia disertakan dengan kod pemulihan.',
    zh: '请先设置两步验证，它附带恢复码。',
  },
  noSuchLogin: {
    en: 'No one logs in with that email address.',
    ms: 'Tiada sesiapa log masuk dengan alamat e-mel itu.',
    zh: '没有人使用该电子邮箱登录。',
  },
  noFactor: { en: 'The person has no second factor.', ms: 'Orang itu tiada faktor kedua.', zh: '此人没有设置两步验证。' },
  ownFactorFirst: {
    en: 'Set up your own second factor first. You would otherwise be the first one held up.',
    ms: 'Sediakan faktor kedua anda sendiri dahulu. Jika tidak, anda yang pertama akan terhalang.',
    zh: '请先设置您自己的两步验证，否则您会首先被拦下。',
  },
  invalidLink: {
    en: 'This link has expired, was used or is incomplete. Request a new email.',
    ms: 'Pautan ini telah tamat tempoh, telah digunakan atau tidak lengkap. Minta e-mel baharu.',
    zh: '此链接已过期、已使用或不完整。请申请新邮件。',
  },
  confirmBeforeChange: {
    en: (email: string) =>
      `Confirm your current email address, ${email}, before you change it. If you cannot read its emails, sign up again with the right address.`,
    ms: (email) =>
      `Sahkan alamat e-mel semasa anda, ${email}, sebelum menukarnya. Jika anda tidak dapat membaca e-melnya, daftar semula dengan alamat yang betul.`,
    zh: (email) => `请先确认您当前的电子邮箱 ${email}，再更改它。若无法读取其邮件，请用正确的邮箱重新注册。`,
  },
  passkeysNotOffered: {
    en: 'Passkeys need a public address with a host name and https. Ask the operator of this service.',
    ms: 'Kunci laluan memerlukan alamat awam dengan nama hos dan https. Tanya pengendali perkhidmatan ini.',
    zh: '通行密钥需要带主机名和 https 的公开地址。请咨询本服务的服务商。',
  },
  passkeyRequestExpired: {
    en: 'The request for the passkey has expired or was already used. Try again.',
    ms: 'Permintaan kunci laluan telah tamat tempoh atau telah digunakan. Cuba lagi.',
    zh: '通行密钥请求已过期或已使用。请重试。',
  },
  wrongPasskey: {
    en: 'The passkey could not be checked. Use a passkey that you added to this account.',
    ms: 'Kunci laluan tidak dapat disemak. Gunakan kunci laluan yang anda tambah pada akaun ini.',
    zh: '无法核对该通行密钥。请使用您已添加到此账户的通行密钥。',
  },
  passkeyNotAdded: {
    en: 'The passkey could not be checked. Add it again.',
    ms: 'Kunci laluan tidak dapat disemak. Tambahkannya semula.',
    zh: '无法核对该通行密钥。请重新添加。',
  },
  passkeyKnown: {
    en: 'This passkey was already added.',
    ms: 'Kunci laluan ini sudah ditambah.',
    zh: '此通行密钥已添加。',
  },
  passkeysMax: {
    en: (max: number) => `You can have ${counted(max, 'passkey', 'passkeys')}. Remove one first.`,
    ms: (max) => `Anda boleh mempunyai ${max} kunci laluan. Buang satu dahulu.`,
    zh: (max) => `您最多可有 ${max} 个通行密钥。请先移除一个。`,
  },
  unknownPasskey: {
    en: 'You have no passkey like that. Reload the page.',
    ms: 'Anda tiada kunci laluan seperti itu. Muat semula halaman.',
    zh: '您没有这样的通行密钥。请重新加载页面。',
  },
  passkeyAfterPassword: {
    en: 'This passkey works only after the password. Log in with your password.',
    ms: 'Kunci laluan ini berfungsi hanya selepas kata laluan. Log masuk dengan kata laluan anda.',
    zh: '此通行密钥只能在输入密码之后使用。请用密码登录。',
  },
  passkeyCopied: {
    en: 'The counter of this passkey went backwards, so it may have been copied. Log in another way, remove the passkey and add it again.',
    ms: 'Pembilang kunci laluan ini berundur, jadi ia mungkin telah disalin. Log masuk dengan cara lain, buang kunci laluan itu dan tambahkannya semula.',
    zh: '此通行密钥的计数器倒退，可能已被复制。请用其他方式登录，移除该通行密钥后重新添加。',
  },
});
