/** What the scripts of login security and passkeys say. */

import { room } from '../room.ts';

export const securityScriptWords = room({
  lostCodes: {
    en: 'If new recovery codes were created, they were in the lost response: create new ones.',
    ms: 'Jika kod pemulihan baharu telah dicipta, kod itu ada dalam respons yang hilang: cipta yang baharu.',
    zh: '如果已创建新的恢复码，它们在丢失的回应中：请重新创建。',
  },
  enterName: { en: 'Enter a name.', ms: 'Masukkan nama.', zh: '请输入名称。' },
  noPasskeys: {
    en: 'This browser has no passkeys. Use another browser.',
    ms: 'Pelayar ini tidak menyokong kunci laluan. Gunakan pelayar lain.',
    zh: '此浏览器不支持通行密钥。请使用其他浏览器。',
  },
  qr: { en: 'QR code for the authenticator app', ms: 'Kod QR untuk apl pengesah', zh: '验证器应用的二维码' },
  yourCodes: { en: 'Your recovery codes', ms: 'Kod pemulihan anda', zh: '您的恢复码' },
  notUsed: {
    en: 'No passkey was used. The request was cancelled or took too long. Try again.',
    ms: 'Tiada kunci laluan digunakan. Permintaan dibatalkan atau mengambil masa terlalu lama. Cuba lagi.',
    zh: '没有使用通行密钥。请求已取消或超时，请重试。',
  },
  alreadyHas: {
    en: 'This device already has a passkey of this account.',
    ms: 'Peranti ini sudah mempunyai kunci laluan akaun ini.',
    zh: '此设备已有此账户的通行密钥。',
  },
  couldNotUse: {
    en: 'The browser could not use a passkey. Try another browser or device.',
    ms: 'Pelayar tidak dapat menggunakan kunci laluan. Cuba pelayar atau peranti lain.',
    zh: '浏览器无法使用通行密钥。请尝试其他浏览器或设备。',
  },
});
