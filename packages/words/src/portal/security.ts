/** The page of login security: authenticator app, passkeys, recovery codes, and the requirement of the company. */

import { type Html, html } from '@ledgerline/look';
import { room } from '../room.ts';

export const securityWords = room({
  sub: {
    en: 'A second factor protects your login even if someone has your password.',
    ms: 'Log masuk dua langkah melindungi akaun anda walaupun orang lain mengetahui kata laluan anda.',
    zh: '即使他人知道您的密码，两步验证也能保护您的登录。',
  },
  asideLabel: { en: 'Recovery codes and the company', ms: 'Kod pemulihan dan syarikat', zh: '恢复码与公司' },
  logOut: { en: 'Log out', ms: 'Log keluar', zh: '退出登录' },
  setUpTitle: { en: 'Set up a second factor', ms: 'Sediakan log masuk dua langkah', zh: '设置两步验证' },
  setUpHint: {
    en: (company: string, email: Html) =>
      html`${company} requires a second factor of everyone. Set one up to continue as ${email}. Other companies that you belong to are not affected.`,
    ms: (company, email) =>
      html`${company} mewajibkan log masuk dua langkah bagi semua orang. Sediakannya untuk meneruskan sebagai ${email}. Syarikat anda yang lain tidak terjejas.`,
    zh: (company, email) => html`${company} 要求所有人使用两步验证。请先设置，再以 ${email} 继续。您所属的其他公司不受影响。`,
  },

  app: { en: 'Authenticator app', ms: 'Apl pengesah', zh: '验证器应用' },
  notSetUp: { en: 'not set up', ms: 'belum disediakan', zh: '未设置' },
  setUp: { en: 'set up', ms: 'disediakan', zh: '已设置' },
  appHint: {
    en: 'An app on your phone shows a new 6-digit code every 30 seconds. You enter it after your password.',
    ms: 'Apl pada telefon anda menunjukkan kod 6 digit baharu setiap 30 saat. Masukkan kod itu selepas kata laluan.',
    zh: '手机上的应用每 30 秒显示一个新的 6 位验证码。输入密码后再输入该验证码。',
  },
  setUpApp: { en: 'Set up authenticator app', ms: 'Sediakan apl pengesah', zh: '设置验证器应用' },
  appSince: {
    en: (day: string) => `Set up on ${day}. To move to another phone, remove the app and set it up again.`,
    ms: (day) => `Disediakan pada ${day}. Untuk berpindah ke telefon lain, buang apl ini dan sediakan semula.`,
    zh: (day) => `设置于 ${day}。如需换到另一部手机，请先移除，再重新设置。`,
  },
  removeApp: { en: 'Remove authenticator app', ms: 'Buang apl pengesah', zh: '移除验证器应用' },
  scan: {
    en: '1. Scan this code with the app, or enter the key by hand.',
    ms: '1. Imbas kod ini dengan apl, atau masukkan kunci secara manual.',
    zh: '1. 用应用扫描此二维码，或手动输入密钥。',
  },
  appKey: { en: 'Key', ms: 'Kunci', zh: '密钥' },
  enterCode: {
    en: '2. Enter the code that the app shows',
    ms: '2. Masukkan kod yang ditunjukkan oleh apl',
    zh: '2. 输入应用显示的验证码',
  },
  confirm: { en: 'Confirm', ms: 'Sahkan', zh: '确认' },

  passkeys: { en: 'Passkeys', ms: 'Kunci laluan', zh: '通行密钥' },
  none: { en: 'none', ms: 'tiada', zh: '无' },
  passkeyHint: {
    en: 'A passkey is kept by your device or a security key. You confirm it with a fingerprint, your face or a PIN. It works only on this site, so no other site can trick you into giving it away.',
    ms: 'Kunci laluan disimpan dalam peranti anda atau kunci keselamatan. Anda mengesahkannya dengan cap jari, wajah atau PIN. Ia hanya berfungsi di laman ini, jadi laman lain tidak dapat memperdaya anda untuk menyerahkannya.',
    zh: '通行密钥保存在您的设备或安全密钥中。您用指纹、面容或 PIN 码确认。它只在本网站有效，其他网站无法骗取。',
  },
  passkeyName: { en: 'Name', ms: 'Nama', zh: '名称' },
  passkeyExample: { en: 'Work laptop', ms: 'Komputer riba pejabat', zh: '办公笔记本电脑' },
  passwordless: {
    en: 'Also log in with this passkey alone, without the password',
    ms: 'Juga log masuk dengan kunci laluan ini sahaja, tanpa kata laluan',
    zh: '也可只用此通行密钥登录，无需密码',
  },
  addPasskey: { en: 'Add passkey', ms: 'Tambah kunci laluan', zh: '添加通行密钥' },
  added: { en: (day: string) => `added ${day}`, ms: (day) => `ditambah ${day}`, zh: (day) => `添加于 ${day}` },
  notUsed: { en: 'not used yet', ms: 'belum digunakan', zh: '尚未使用' },
  lastUsed: {
    en: (day: string) => `last used ${day}`,
    ms: (day) => `kali terakhir digunakan ${day}`,
    zh: (day) => `上次使用 ${day}`,
  },
  worksAlone: { en: 'works without the password', ms: 'berfungsi tanpa kata laluan', zh: '无需密码即可使用' },
  remove: { en: 'Remove', ms: 'Buang', zh: '移除' },
  removeOf: { en: (name: string) => `Remove ${name}`, ms: (name) => `Buang ${name}`, zh: (name) => `移除 ${name}` },
  removeTitle: { en: (name: string) => `Remove ${name}?`, ms: (name) => `Buang ${name}?`, zh: (name) => `移除 ${name}？` },
  removeHint: {
    en: 'You can no longer log in with this passkey. It stays on your device, where you can delete it.',
    ms: 'Anda tidak lagi boleh log masuk dengan kunci laluan ini. Ia kekal dalam peranti anda dan boleh dipadamkan di situ.',
    zh: '您将无法再用此通行密钥登录。它仍保留在您的设备上，可在设备上删除。',
  },
  removePasskey: { en: 'Remove passkey', ms: 'Buang kunci laluan', zh: '移除通行密钥' },

  recovery: { en: 'Recovery codes', ms: 'Kod pemulihan', zh: '恢复码' },
  yourCodes: { en: 'Your recovery codes', ms: 'Kod pemulihan anda', zh: '您的恢复码' },
  codesHint: {
    en: (count: number) =>
      `Each code confirms one login without the app or passkey. They are shown only now. Store all ${count} in a safe place.`,
    ms: (count) =>
      `Setiap kod mengesahkan satu log masuk tanpa apl atau kunci laluan. Kod hanya ditunjukkan sekarang. Simpan kesemua ${count} kod di tempat selamat.`,
    zh: (count) => `每个恢复码可在没有应用或通行密钥时确认一次登录。恢复码只在此刻显示，请将全部 ${count} 个存放在安全的地方。`,
  },
  codesLeft: {
    en: (left: number, all: number) => `${left} of ${all} left`,
    ms: (left, all) => `${left} daripada ${all} masih ada`,
    zh: (left, all) => `剩余 ${left}/${all}`,
  },
  recoveryHint: {
    en: 'Use one if you have lost your phone or passkey. Creating new codes ends the old ones.',
    ms: 'Gunakan satu kod jika anda kehilangan telefon atau kunci laluan. Mencipta kod baharu menamatkan kod lama.',
    zh: '手机或通行密钥丢失时可使用恢复码。创建新的恢复码后，旧的即失效。',
  },
  createCodes: { en: 'Create new codes', ms: 'Cipta kod baharu', zh: '创建新恢复码' },
  codesLater: {
    en: (count: number) => `You get ${count} codes with your first second factor.`,
    ms: (count) => `Anda menerima ${count} kod apabila menyediakan log masuk dua langkah.`,
    zh: (count) => `首次设置两步验证时，您会获得 ${count} 个恢复码。`,
  },

  requirement: { en: 'For everyone in the company', ms: 'Untuk semua orang dalam syarikat', zh: '对公司所有人' },
  required: { en: 'required', ms: 'diwajibkan', zh: '必须' },
  optional: { en: 'optional', ms: 'pilihan', zh: '可选' },
  requiredHint: {
    en: 'Everyone needs a second factor to see anything of this company.',
    ms: 'Semua orang memerlukan log masuk dua langkah untuk melihat apa-apa tentang syarikat ini.',
    zh: '所有人都必须使用两步验证，才能查看本公司的内容。',
  },
  optionalHint: {
    en: 'If you require a second factor, people who have none must set one up before they see anything of this company. Keys and the connector keep working.',
    ms: 'Jika anda mewajibkan log masuk dua langkah, orang yang belum mempunyainya mesti menyediakannya sebelum melihat apa-apa tentang syarikat ini. Kunci dan penyambung terus berfungsi.',
    zh: '如果要求两步验证，尚未设置的人必须先设置，才能查看本公司的内容。密钥和连接器继续工作。',
  },
  require: { en: 'Require a second factor', ms: 'Wajibkan log masuk dua langkah', zh: '要求两步验证' },
  noLongerRequire: { en: 'No longer require it', ms: 'Jangan wajibkan lagi', zh: '不再要求' },
});
