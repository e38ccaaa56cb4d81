/** The page of the account: company, subscription, email address, password, language and sessions. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const accountWords = room({
  sub: {
    en: 'Company details, subscription and access.',
    ms: 'Butiran syarikat, langganan dan akses.',
    zh: '公司资料、订阅和访问权限。',
  },
  logOut: { en: 'Log out', ms: 'Log keluar', zh: '退出登录' },
  asideLabel: { en: 'Subscription and sessions', ms: 'Langganan dan sesi', zh: '订阅与会话' },

  company: { en: 'Company', ms: 'Syarikat', zh: '公司' },
  companyFact: { en: 'company', ms: 'syarikat', zh: '公司' },
  emailFact: { en: 'email', ms: 'e-mel', zh: '电子邮箱' },
  phoneFact: { en: 'phone', ms: 'telefon', zh: '电话' },
  notGiven: { en: 'not given', ms: 'tidak diberikan', zh: '未填写' },
  customerSince: { en: 'customer since', ms: 'pelanggan sejak', zh: '开户日期' },
  ownerCanChange: {
    en: 'An owner can change the name and the phone number.',
    ms: 'Pemilik boleh menukar nama dan nombor telefon.',
    zh: '所有者可以更改名称和电话号码。',
  },
  changeNameAndPhone: { en: 'Change name and phone', ms: 'Tukar nama dan telefon', zh: '更改名称和电话' },
  companyName: { en: 'Company name', ms: 'Nama syarikat', zh: '公司名称' },
  phone: { en: 'Phone', ms: 'Telefon', zh: '电话' },
  saveCompany: { en: 'Save company', ms: 'Simpan syarikat', zh: '保存公司资料' },

  subscription: { en: 'Subscription', ms: 'Langganan', zh: '订阅' },
  trialing: { en: 'trial', ms: 'percubaan', zh: '试用' },
  active: { en: 'active', ms: 'aktif', zh: '有效' },
  past_due: { en: 'payment due', ms: 'bayaran perlu dibuat', zh: '待付款' },
  inactive: { en: 'inactive', ms: 'tidak aktif', zh: '已停用' },
  plan: { en: 'plan', ms: 'pelan', zh: '方案' },
  trial: { en: 'Trial', ms: 'Percubaan', zh: '试用' },
  trialUntil: { en: 'trial until', ms: 'percubaan hingga', zh: '试用至' },
  planBooks: { en: 'account books', ms: 'buku akaun', zh: '账套' },
  planBooksUsed: {
    en: (used: number, max: number) => `${used} of ${max} in use`,
    ms: (used, max) => `${used} daripada ${max} digunakan`,
    zh: (used, max) => `已使用 ${used} 个，共 ${max} 个`,
  },
  paidUntil: { en: 'paid until', ms: 'dibayar hingga', zh: '已付至' },
  planNeedsScript: {
    en: 'Requesting a plan needs JavaScript.',
    ms: 'Permohonan pelan memerlukan JavaScript.',
    zh: '申请方案需要启用 JavaScript。',
  },
  comparePlans: { en: 'Compare the plans', ms: 'Bandingkan pelan', zh: '比较方案' },
  requested: {
    en: (plan: Html, day: string) =>
      html`You requested ${plan} on ${day}. The operator of this service activates it. Until then, nothing changes.`,
    ms: (plan, day) =>
      html`Anda memohon ${plan} pada ${day}. Pengendali perkhidmatan ini akan mengaktifkannya. Sehingga itu, tiada apa-apa berubah.`,
    zh: (plan, day) => html`您在 ${day} 申请了 ${plan}。服务商会为您开通，在此之前一切照旧。`,
  },
  aMonth: {
    en: (ringgit: number) => `RM ${ringgit} a month`,
    ms: (ringgit) => `RM ${ringgit} sebulan`,
    zh: (ringgit) => `每月 RM ${ringgit}`,
  },
  yours: { en: 'yours', ms: 'pelan anda', zh: '当前方案' },
  alreadyRequested: { en: 'requested', ms: 'dimohon', zh: '已申请' },
  request: { en: (plan: string) => `Request ${plan}`, ms: (plan) => `Mohon ${plan}`, zh: (plan) => `申请 ${plan}` },

  emailAddress: { en: 'Email address', ms: 'Alamat e-mel', zh: '电子邮箱地址' },
  confirmed: { en: 'confirmed', ms: 'disahkan', zh: '已确认' },
  notConfirmed: { en: 'not confirmed', ms: 'belum disahkan', zh: '未确认' },
  confirmFirst: {
    en: (email: Html) => html`You log in with ${email}. Confirm this address before you change it to another.`,
    ms: (email) => html`Anda log masuk dengan ${email}. Sahkan alamat ini sebelum menukarnya.`,
    zh: (email) => html`您使用 ${email} 登录。请先确认此地址，再更换为其他地址。`,
  },
  usedAddress: {
    en: (email: Html) => html`You log in with ${email}, and emails about the account go there.`,
    ms: (email) => html`Anda log masuk dengan ${email}, dan e-mel tentang akaun dihantar ke situ.`,
    zh: (email) => html`您使用 ${email} 登录，有关账户的邮件也发送到该地址。`,
  },
  newEmail: { en: 'New email address', ms: 'Alamat e-mel baharu', zh: '新电子邮箱地址' },
  changeEmail: { en: 'Change email address', ms: 'Tukar alamat e-mel', zh: '更改电子邮箱' },
  checkNewAddress: {
    en: 'Check the new address for an email, and open its link. Until then nothing changes.',
    ms: 'Semak e-mel di alamat baharu dan buka pautannya. Sehingga itu, tiada apa-apa berubah.',
    zh: '请到新邮箱查收邮件并打开其中的链接。在此之前一切照旧。',
  },
  canUndo: {
    en: (days: number) => `Your current address gets an email too, and can undo the change for ${counted(days, 'day', 'days')}.`,
    ms: (days) => `Alamat semasa anda juga menerima e-mel, dan boleh membatalkan pertukaran ini dalam tempoh ${days} hari.`,
    zh: (days) => `您当前的邮箱也会收到邮件，并可在 ${days} 天内撤销更改。`,
  },

  newPassword: { en: 'New password', ms: 'Kata laluan baharu', zh: '新密码' },
  passwordHint: {
    en: (characters: number) => `At least ${characters} characters. A short sentence is easy to remember.`,
    ms: (characters) => `Sekurang-kurangnya ${characters} aksara. Ayat pendek mudah diingati.`,
    zh: (characters) => `至少 ${characters} 个字符。用一个短句更容易记住。`,
  },
  changePassword: { en: 'Change password', ms: 'Tukar kata laluan', zh: '更改密码' },
  endsSessions: {
    en: 'Changing your password ends all your other sessions.',
    ms: 'Menukar kata laluan menamatkan semua sesi anda yang lain.',
    zh: '更改密码会结束您的所有其他会话。',
  },
  passwordChanged: {
    en: 'Password changed. All other sessions have ended.',
    ms: 'Kata laluan ditukar. Semua sesi lain telah tamat.',
    zh: '密码已更改。所有其他会话均已结束。',
  },
  passwordIfLost: {
    en: 'If you must log in again, your password was changed: use the new one.',
    ms: 'Jika anda perlu log masuk semula, kata laluan anda telah ditukar: gunakan yang baharu.',
    zh: '如果需要重新登录，说明密码已更改：请使用新密码。',
  },

  factor: { en: 'Second factor', ms: 'Log masuk dua langkah', zh: '两步验证' },
  factorHint: {
    en: 'Protect your login with an authenticator app, in addition to the password.',
    ms: 'Lindungi log masuk anda dengan apl pengesah, selain kata laluan.',
    zh: '除密码外，再用验证器应用保护您的登录。',
  },
  openSecurity: { en: 'Open login security', ms: 'Buka keselamatan log masuk', zh: '打开登录安全' },

  language: { en: 'Language', ms: 'Bahasa', zh: '语言' },
  languageLabel: { en: 'Language of pages and emails', ms: 'Bahasa halaman dan e-mel', zh: '页面和邮件的语言' },
  languageHint: {
    en: (place: string) => `Only you see this choice. Times are those of your browser: ${place}.`,
    ms: (place) => `Pilihan ini untuk anda sahaja. Masa mengikut pelayar anda: ${place}.`,
    zh: (place) => `此选择只对您有效。时间以您的浏览器为准：${place}。`,
  },
  saveLanguage: { en: 'Save language', ms: 'Simpan bahasa', zh: '保存语言' },

  emails: { en: 'Emails', ms: 'E-mel', zh: '邮件' },
  emailsHint: {
    en: 'Owners and admins get these by email. Emails about security, such as new logins and keys, are always sent.',
    ms: 'Pemilik dan pentadbir menerimanya melalui e-mel. E-mel tentang keselamatan, seperti log masuk dan kunci baharu, sentiasa dihantar.',
    zh: '所有者和管理员会收到这些邮件。有关安全的邮件（如新登录和新密钥）始终会发送。',
  },
  connector_offline: { en: 'Connector offline', ms: 'Penyambung luar talian', zh: '连接器离线' },
  connector_offlineMore: {
    en: 'while commands wait for it',
    ms: 'semasa arahan menunggunya',
    zh: '有指令正在等待时',
  },
  outcome_unknown: { en: 'Unknown outcome', ms: 'Hasil tidak diketahui', zh: '结果未知' },
  outcome_unknownMore: {
    en: 'a command may have changed the book',
    ms: 'arahan mungkin telah mengubah buku akaun',
    zh: '指令可能已更改账套',
  },
  approval_requested: { en: 'Approval requested', ms: 'Kelulusan diminta', zh: '请求批准' },
  approval_requestedMore: {
    en: 'a write waits until a person approves it',
    ms: 'suatu penulisan menunggu sehingga diluluskan oleh seseorang',
    zh: '有写入操作等待人工批准',
  },
  einvoice_stuck: { en: 'E-invoices wait', ms: 'e-Invois menunggu', zh: '电子发票等待中' },
  einvoice_stuckMore: { en: 'for more than 30 minutes', ms: 'melebihi 30 minit', zh: '超过 30 分钟' },
  einvoice_invalid: { en: 'E-invoices Invalid', ms: 'e-Invois tidak sah', zh: '电子发票无效' },
  einvoice_invalidMore: {
    en: 'the tax authority found errors',
    ms: 'pihak berkuasa cukai menemui ralat',
    zh: '税务机关发现错误',
  },
  einvoice_rejection_requested: { en: 'Rejection request', ms: 'Permintaan penolakan', zh: '拒绝请求' },
  einvoice_rejection_requestedMore: {
    en: 'a buyer asks to reject an e-invoice',
    ms: 'pembeli meminta penolakan e-Invois',
    zh: '买方请求拒绝电子发票',
  },
  einvoice_certificate: { en: 'E-invoice certificate ending', ms: 'Sijil e-Invois hampir tamat', zh: '电子发票证书即将到期' },
  einvoice_certificateMore: {
    en: (days: readonly number[]) => `${days.join(', ')} days before`,
    ms: (days) => `${days.join(', ')} hari sebelumnya`,
    zh: (days) => `提前 ${days.join('、')} 天`,
  },
  einvoice_credentials: { en: 'No access to MyInvois', ms: 'Tiada akses kepada MyInvois', zh: '无法访问 MyInvois' },
  einvoice_credentialsMore: {
    en: 'client id or secret is missing or not accepted',
    ms: 'ID klien atau rahsia klien tiada atau tidak diterima',
    zh: '客户端 ID 或客户端密钥缺失或不被接受',
  },
  payment_due: { en: 'Payment due', ms: 'Bayaran perlu dibuat', zh: '款项待付' },
  payment_dueMore: {
    en: 'When the payment for your plan fails, and again shortly before new commands are rejected.',
    ms: 'Apabila bayaran bagi pelan anda gagal, dan sekali lagi sejurus sebelum arahan baharu ditolak.',
    zh: '方案付款失败时，以及即将拒绝新指令之前再次通知。',
  },
  subscription_inactive: { en: 'Subscription inactive', ms: 'Langganan tidak aktif', zh: '订阅未生效' },
  subscription_inactiveMore: {
    en: 'When the trial or the time to pay has ended, and new commands are rejected.',
    ms: 'Apabila percubaan atau tempoh bayaran telah tamat, dan arahan baharu ditolak.',
    zh: '试用或付款期限已结束、新指令被拒绝时。',
  },
  trial_ending: { en: 'Trial ending', ms: 'Percubaan hampir tamat', zh: '试用即将结束' },
  trial_endingMore: {
    en: (days: readonly number[]) => `${days.map((one) => counted(one, 'day', 'days')).join(', ')} before`,
    ms: (days) => `${days.join(', ')} hari sebelumnya`,
    zh: (days) => `提前 ${days.join('、')} 天`,
  },
  turnOn: { en: 'Turn on', ms: 'Hidupkan', zh: '开启' },
  turnOff: { en: 'Turn off', ms: 'Matikan', zh: '关闭' },
  switchLabel: {
    en: (button: string, what: string) => `${button}: ${what}`,
    ms: (button, what) => `${button}: ${what}`,
    zh: (button, what) => `${button}：${what}`,
  },

  sessions: { en: 'Sessions', ms: 'Sesi', zh: '会话' },
  sessionsHint: {
    en: (days: number) =>
      `A session ends ${counted(days, 'day', 'days')} after it was last used. If you left a browser logged in elsewhere, log out everywhere. This also ends your current session.`,
    ms: (days) =>
      `Sesi tamat ${days} hari selepas kali terakhir digunakan. Jika anda masih log masuk pada pelayar lain, log keluar di semua tempat. Sesi semasa anda juga akan tamat.`,
    zh: (days) => `会话在最后一次使用 ${days} 天后结束。如果您在别处的浏览器仍处于登录状态，请全部退出登录。当前会话也会结束。`,
  },
  logOutEverywhere: { en: 'Log out everywhere', ms: 'Log keluar di semua tempat', zh: '全部退出登录' },
  logOutEverywhereTitle: { en: 'Log out everywhere?', ms: 'Log keluar di semua tempat?', zh: '全部退出登录？' },
  logOutEverywhereHint: {
    en: 'All sessions of this account end, and every browser must log in again. Keys and the connector keep working.',
    ms: 'Semua sesi akaun ini akan tamat, dan setiap pelayar perlu log masuk semula. Kunci dan penyambung terus berfungsi.',
    zh: '此账户的所有会话将结束，每个浏览器都需要重新登录。密钥和连接器继续工作。',
  },
  stayLoggedIn: { en: 'Stay logged in', ms: 'Kekal log masuk', zh: '保持登录' },

  dataHint: {
    en: 'Export everything as one ZIP file, and choose how long payloads, results and files are kept.',
    ms: 'Eksport semuanya sebagai satu fail ZIP, dan pilih tempoh simpanan muatan, hasil dan fail.',
    zh: '将全部内容导出为一个 ZIP 文件，并选择指令内容、结果和文件的保留时间。',
  },
  openData: { en: 'Open your data', ms: 'Buka data anda', zh: '打开您的数据' },
});
