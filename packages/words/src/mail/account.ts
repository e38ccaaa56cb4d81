/** Mails about the account of a person: the address, the password, logins. */

import { room } from '../room.ts';

export const accountMailWords = room({
  openAccount: { en: 'Open your account', ms: 'Buka akaun anda', zh: '打开您的账户' },
  confirmTitle: { en: 'Confirm your email address', ms: 'Sahkan alamat e-mel anda', zh: '确认您的邮箱地址' },
  confirmCreated: {
    en: (company: string) => `The account of ${company} was created with this address.`,
    ms: (company) => `Akaun ${company} telah dicipta dengan alamat ini.`,
    zh: (company) => `${company} 的账户已用此地址创建。`,
  },
  confirmWhy: {
    en: 'Confirm the address to receive emails about your account and to invite others. Everything else works without it.',
    ms: 'Sahkan alamat ini untuk menerima e-mel tentang akaun anda dan untuk menjemput orang lain. Perkara lain berfungsi tanpanya.',
    zh: '确认地址后，您才能收到有关账户的邮件并邀请他人。其他功能无需确认即可使用。',
  },
  confirmButton: { en: 'Confirm address', ms: 'Sahkan alamat', zh: '确认地址' },
  confirmRemark: {
    en: (days: number) => `The link is valid for ${days} days. If you did not sign up, ignore this email.`,
    ms: (days) => `Pautan ini sah selama ${days} hari. Jika anda tidak mendaftar, abaikan e-mel ini.`,
    zh: (days) => `链接在 ${days} 天内有效。如果您没有注册，请忽略此邮件。`,
  },

  changeTitle: { en: 'Confirm your new email address', ms: 'Sahkan alamat e-mel baharu anda', zh: '确认您的新邮箱地址' },
  changeAsked: {
    en: (email: string) => `The account ${email} asks to use this address instead.`,
    ms: (email) => `Akaun ${email} ingin menggunakan alamat ini sebagai ganti.`,
    zh: (email) => `账户 ${email} 要求改用此地址。`,
  },
  changeWhy: {
    en: 'After you confirm it, you log in with this address.',
    ms: 'Selepas anda mengesahkannya, anda log masuk dengan alamat ini.',
    zh: '确认后，您将用此地址登录。',
  },
  changeButton: { en: 'Confirm new address', ms: 'Sahkan alamat baharu', zh: '确认新地址' },
  changeRemark: {
    en: (days: number) =>
      `The link is valid for ${days} days. If you did not ask for the change, ignore this email. Nothing changes then.`,
    ms: (days) =>
      `Pautan ini sah selama ${days} hari. Jika anda tidak meminta pertukaran ini, abaikan e-mel ini. Tiada apa-apa akan berubah.`,
    zh: (days) => `链接在 ${days} 天内有效。如果您没有要求更改，请忽略此邮件，一切保持不变。`,
  },

  changedTitle: { en: 'Your email address was changed', ms: 'Alamat e-mel anda telah ditukar', zh: '您的邮箱地址已更改' },
  changedTo: {
    en: (email: string) => `Your account now uses ${email}. This address can no longer be used to log in.`,
    ms: (email) => `Akaun anda kini menggunakan ${email}. Alamat ini tidak lagi boleh digunakan untuk log masuk.`,
    zh: (email) => `您的账户现在使用 ${email}。此地址不能再用于登录。`,
  },
  changedUndo: {
    en: 'If you did not change it, undo the change and choose a new password.',
    ms: 'Jika anda tidak menukarnya, batalkan pertukaran itu dan pilih kata laluan baharu.',
    zh: '如果不是您更改的，请撤销更改并设定新密码。',
  },
  undoButton: { en: 'Undo the change', ms: 'Batalkan pertukaran', zh: '撤销更改' },
  undoRemark: {
    en: (days: number) =>
      `The link is valid for ${days} days. It ends all sessions and every open link of the account. If you changed the address yourself, ignore this email.`,
    ms: (days) =>
      `Pautan ini sah selama ${days} hari. Ia menamatkan semua sesi dan setiap pautan akaun yang masih sah. Jika anda sendiri yang menukar alamat itu, abaikan e-mel ini.`,
    zh: (days) => `链接在 ${days} 天内有效。它会结束账户的所有会话，并使尚未使用的链接失效。如果是您自己更改的，请忽略此邮件。`,
  },
  undoneTitle: {
    en: 'A change of your email address was undone',
    ms: 'Pertukaran alamat e-mel anda telah dibatalkan',
    zh: '您邮箱地址的更改已撤销',
  },
  undoneTo: {
    en: (email: string) => `The account uses ${email} again, and this address can no longer be used to log in.`,
    ms: (email) => `Akaun menggunakan ${email} semula, dan alamat ini tidak lagi boleh digunakan untuk log masuk.`,
    zh: (email) => `账户重新使用 ${email}，此地址不能再用于登录。`,
  },
  undoneBy: {
    en: 'Someone who reads the emails of that address undid the change. All sessions of the account have ended.',
    ms: 'Seseorang yang membaca e-mel alamat itu telah membatalkan pertukaran. Semua sesi akaun telah tamat.',
    zh: '能读取该地址邮件的人撤销了更改。账户的所有会话都已结束。',
  },
  undoneRemark: {
    en: 'If the account is yours and you do not know that address, contact the operator of this service.',
    ms: 'Jika akaun itu milik anda dan anda tidak mengenali alamat itu, hubungi pengendali perkhidmatan ini.',
    zh: '如果账户是您的，而您不认识该地址，请联系本服务的服务商。',
  },

  resetTitle: { en: 'Reset your password', ms: 'Tetapkan semula kata laluan', zh: '重设密码' },
  resetAsked: {
    en: 'Someone asked to reset the password of the account with this address.',
    ms: 'Seseorang meminta untuk menetapkan semula kata laluan akaun dengan alamat ini.',
    zh: '有人要求重设此地址账户的密码。',
  },
  resetWhy: {
    en: 'Choose a new password to log in again.',
    ms: 'Pilih kata laluan baharu untuk log masuk semula.',
    zh: '设定新密码即可重新登录。',
  },
  resetButton: { en: 'Choose a new password', ms: 'Pilih kata laluan baharu', zh: '设定新密码' },
  resetRemark: {
    en: (minutes: number) =>
      `The link is valid for ${minutes} minutes and can be used once. If you did not ask for it, ignore this email. Your password stays as it is.`,
    ms: (minutes) =>
      `Pautan ini sah selama ${minutes} minit dan boleh digunakan sekali. Jika anda tidak memintanya, abaikan e-mel ini. Kata laluan anda kekal.`,
    zh: (minutes) => `链接在 ${minutes} 分钟内有效，且只能使用一次。如果不是您要求的，请忽略此邮件，您的密码保持不变。`,
  },

  loginTitle: { en: 'New login to your account', ms: 'Log masuk baharu ke akaun anda', zh: '您的账户有新的登录' },
  loginNew: {
    en: 'Someone logged in to your account from a device that has not been used before.',
    ms: 'Seseorang log masuk ke akaun anda daripada peranti yang belum pernah digunakan.',
    zh: '有人从未使用过的设备登录了您的账户。',
  },
  company: { en: 'Company', ms: 'Syarikat', zh: '公司' },
  when: { en: 'When', ms: 'Bila', zh: '时间' },
  from: { en: 'From', ms: 'Dari', zh: '来自' },
  loginRemark: {
    en: 'If this was not you, change your password. That ends all other sessions.',
    ms: 'Jika ini bukan anda, tukar kata laluan anda. Semua sesi lain akan tamat.',
    zh: '如果不是您本人，请更改密码，其他会话会全部结束。',
  },

  passwordTitle: { en: 'Your password was changed', ms: 'Kata laluan anda telah ditukar', zh: '您的密码已更改' },
  passwordChanged: {
    en: (company: string) => `The password of the account of ${company} was changed. All other sessions have ended.`,
    ms: (company) => `Kata laluan akaun ${company} telah ditukar. Semua sesi lain telah tamat.`,
    zh: (company) => `${company} 账户的密码已更改，其他会话均已结束。`,
  },
  passwordReclaimed: {
    en: 'No one had confirmed this address before, so someone else could have set up the account. Its second factors and keys have ended, and its webhook endpoints are paused. Create new keys, and download the configuration of the connector again.',
    ms: 'Alamat ini belum pernah disahkan, jadi akaun mungkin disediakan oleh orang lain. Faktor kedua dan kuncinya telah ditamatkan, dan titik akhir webhook dijeda. Cipta kunci baharu, dan muat turun semula konfigurasi penyambung.',
    zh: '此地址从未确认过，账户可能由他人设立。其两步验证方式和密钥均已停用，Webhook 端点已暂停。请创建新密钥，并重新下载连接器配置。',
  },
  passwordRemark: {
    en: (address: string) =>
      `If you did not change it, reset it at ${address} at once, and contact the operator of this service.`,
    ms: (address) => `Jika anda tidak menukarnya, tetapkan semula segera di ${address} dan hubungi pengendali perkhidmatan ini.`,
    zh: (address) => `如果不是您更改的，请立即在 ${address} 重设密码，并联系本服务的服务商。`,
  },

  openSecurity: { en: 'Open login security', ms: 'Buka keselamatan log masuk', zh: '打开登录安全' },
  ifNotYou: {
    en: 'If this was not you, change your password and log out everywhere at once.',
    ms: 'Jika ini bukan anda, tukar kata laluan anda dan log keluar di semua tempat dengan segera.',
    zh: '如果不是您本人，请立即更改密码并退出所有登录。',
  },
  factorAddedTitle: { en: 'A second factor was added', ms: 'Faktor kedua telah ditambah', zh: '已添加两步验证方式' },
  appAdded: {
    en: 'You can now confirm your login with an authenticator app. Keep the recovery codes where you find them without it.',
    ms: 'Kini anda boleh mengesahkan log masuk dengan apl pengesah. Simpan kod pemulihan di tempat yang boleh dicapai tanpanya.',
    zh: '现在可以用验证器应用确认登录。请把恢复码保存在没有它也能找到的地方。',
  },
  passkeyAdded: {
    en: (name: string) =>
      `You can now confirm your login with the passkey “${name}”. Keep the recovery codes where you find them without it.`,
    ms: (name) =>
      `Kini anda boleh mengesahkan log masuk dengan kunci laluan “${name}”. Simpan kod pemulihan di tempat yang boleh dicapai tanpanya.`,
    zh: (name) => `现在可以用通行密钥“${name}”确认登录。请把恢复码保存在没有它也能找到的地方。`,
  },
  factorRemovedTitle: { en: 'A second factor was removed', ms: 'Faktor kedua telah dibuang', zh: '已移除两步验证方式' },
  appRemoved: {
    en: 'Your login can no longer be confirmed with an authenticator app.',
    ms: 'Log masuk anda tidak lagi boleh disahkan dengan apl pengesah.',
    zh: '不能再用验证器应用确认登录。',
  },
  passkeyRemoved: {
    en: (name: string) => `Your login can no longer be confirmed with the passkey “${name}”.`,
    ms: (name) => `Log masuk anda tidak lagi boleh disahkan dengan kunci laluan “${name}”.`,
    zh: (name) => `不能再用通行密钥“${name}”确认登录。`,
  },
  factorsRemovedTitle: {
    en: 'Your second factors were removed',
    ms: 'Faktor kedua anda telah dibuang',
    zh: '您的两步验证方式已移除',
  },
  factorsRemoved: {
    en: 'The operator of this service removed your authenticator app, your passkeys and your recovery codes.',
    ms: 'Pengendali perkhidmatan ini telah membuang apl pengesah, kunci laluan dan kod pemulihan anda.',
    zh: '本服务的服务商移除了您的验证器应用、通行密钥和恢复码。',
  },
  factorsSetUp: {
    en: 'You can log in with your password alone. Set up a second factor again.',
    ms: 'Anda boleh log masuk dengan kata laluan sahaja. Sediakan faktor kedua semula.',
    zh: '您现在只需密码即可登录。请重新设置两步验证方式。',
  },
  factorsRemark: {
    en: 'If you did not ask for this, change your password and contact the operator of this service at once.',
    ms: 'Jika anda tidak meminta ini, tukar kata laluan anda dan hubungi pengendali perkhidmatan ini dengan segera.',
    zh: '如果不是您要求的，请立即更改密码并联系本服务的服务商。',
  },
  recoveryTitle: { en: 'A recovery code was used', ms: 'Kod pemulihan telah digunakan', zh: '已使用恢复码' },
  recoveryUsed: {
    en: 'Someone who knows your password used one of your recovery codes.',
    ms: 'Seseorang yang tahu kata laluan anda telah menggunakan salah satu kod pemulihan anda.',
    zh: '知道您密码的人使用了您的一个恢复码。',
  },
  recoveryLeft: {
    en: (left: number) => (left === 1 ? '1 code is left.' : `${left} codes are left.`),
    ms: (left) => `Tinggal ${left} kod.`,
    zh: (left) => `还剩 ${left} 个恢复码。`,
  },
});
