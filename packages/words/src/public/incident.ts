/** Incidents as everyone sees them: their states, what they affect, and emails about them. */

import { room } from '../room.ts';

export const incidentWords = room({
  investigating: { en: 'investigating', ms: 'sedang disiasat', zh: '正在调查' },
  identified: { en: 'cause found', ms: 'punca ditemui', zh: '原因已查明' },
  monitoring: { en: 'fixed, being watched', ms: 'dibaiki, sedang dipantau', zh: '已修复，观察中' },
  resolved: { en: 'resolved', ms: 'selesai', zh: '已解决' },

  api: { en: 'API', ms: 'API', zh: 'API' },
  portal: { en: 'Portal and pages', ms: 'Portal dan halaman', zh: '门户和页面' },
  connectors: { en: 'Connectors', ms: 'Penyambung', zh: '连接器' },
  webhooks: { en: 'Webhooks', ms: 'Webhook', zh: 'Webhook' },
  emails: { en: 'Emails', ms: 'E-mel', zh: '邮件' },
  sandbox: { en: 'Sandbox', ms: 'Kotak pasir', zh: '沙盒' },
});

export const incidentListWords = room({
  title: { en: 'Incidents', ms: 'Insiden', zh: '事故' },
  open: {
    en: (count: number) => (count === 1 ? '1 incident is open' : `${count} incidents are open`),
    ms: (count) => `${count} insiden sedang berlaku`,
    zh: (count) => `${count} 起事故正在处理`,
  },
  none: {
    en: (days: number) => `The operator reported no incident in the last ${days} days.`,
    ms: (days) => `Pengendali tidak melaporkan sebarang insiden dalam ${days} hari lalu.`,
    zh: (days) => `最近 ${days} 天内，服务商没有报告事故。`,
  },
  affects: {
    en: (parts: string) => `Affects: ${parts}`,
    ms: (parts) => `Menjejaskan: ${parts}`,
    zh: (parts) => `影响：${parts}`,
  },
  written: {
    en: 'The operator writes these texts, in one language.',
    ms: 'Pengendali menulis teks ini, dalam satu bahasa.',
    zh: '这些内容由服务商撰写，只有一种语言。',
  },
  feed: { en: 'Feed of incidents', ms: 'Suapan insiden', zh: '事故订阅源' },
  feedHint: {
    en: 'For feed readers, and for chat programs that follow feeds.',
    ms: 'Untuk pembaca suapan, dan program sembang yang mengikuti suapan.',
    zh: '供订阅阅读器和可跟踪订阅源的聊天程序使用。',
  },
});

export const statusSubscriptionWords = room({
  title: { en: 'Emails about incidents', ms: 'E-mel tentang insiden', zh: '事故邮件' },
  about: {
    en: 'Enter an address to receive an email for each update. You confirm it with a link first, and every email has a link that ends them.',
    ms: 'Masukkan alamat untuk menerima e-mel bagi setiap kemas kini. Anda mengesahkannya dengan pautan dahulu, dan setiap e-mel mempunyai pautan untuk berhenti.',
    zh: '输入地址，即可在每次更新时收到邮件。您需先通过链接确认，每封邮件都有取消订阅的链接。',
  },
  button: { en: 'Subscribe', ms: 'Langgan', zh: '订阅' },
  asked: { en: 'Check your email', ms: 'Semak e-mel anda', zh: '请查收邮件' },
  askedHint: {
    en: (days: number) =>
      `If this address is not subscribed yet, an email with a link is on its way. The link is valid for ${days} days.`,
    ms: (days) => `Jika alamat ini belum melanggan, e-mel dengan pautan sedang dihantar. Pautan itu sah selama ${days} hari.`,
    zh: (days) => `如果此地址尚未订阅，一封带链接的邮件正在发送。链接在 ${days} 天内有效。`,
  },

  confirmTitle: { en: 'Confirm your subscription', ms: 'Sahkan langganan anda', zh: '确认您的订阅' },
  confirmIntro: {
    en: 'You will receive an email when something is wrong with this service, and when it is over.',
    ms: 'Anda akan menerima e-mel apabila ada masalah dengan perkhidmatan ini, dan apabila masalah itu selesai.',
    zh: '本服务出现问题以及问题解决时，您会收到邮件。',
  },
  confirmButton: { en: 'Confirm subscription', ms: 'Sahkan langganan', zh: '确认订阅' },
  confirmed: { en: 'Subscription confirmed', ms: 'Langganan disahkan', zh: '订阅已确认' },
  confirmedHint: {
    en: 'Every email has a link that ends the subscription.',
    ms: 'Setiap e-mel mempunyai pautan yang menamatkan langganan.',
    zh: '每封邮件都有取消订阅的链接。',
  },
  fewEmails: { en: 'Few emails', ms: 'E-mel yang sedikit', zh: '邮件不多' },
  fewEmailsHint: {
    en: 'One for each update of an incident, and no others.',
    ms: 'Satu bagi setiap kemas kini insiden, dan tiada yang lain.',
    zh: '每次事故更新一封，没有其他邮件。',
  },
  noAccount: { en: 'No account needed', ms: 'Tidak perlu akaun', zh: '无需账户' },
  noAccountHint: {
    en: 'Only the address, its language and its time zone are stored. They are deleted when you unsubscribe.',
    ms: 'Hanya alamat, bahasa dan zon masanya disimpan. Semuanya dipadamkan apabila anda berhenti melanggan.',
    zh: '只保存地址及其语言和时区。取消订阅后即删除。',
  },
  toStatus: { en: 'To the status page', ms: 'Ke halaman status', zh: '前往状态页面' },

  leaveTitle: { en: 'Unsubscribe', ms: 'Berhenti melanggan', zh: '取消订阅' },
  leaveIntro: {
    en: 'You will receive no more emails about incidents of this service.',
    ms: 'Anda tidak akan menerima lagi e-mel tentang insiden perkhidmatan ini.',
    zh: '您将不再收到有关本服务事故的邮件。',
  },
  leaveButton: { en: 'Unsubscribe', ms: 'Berhenti melanggan', zh: '取消订阅' },
  left: { en: 'Unsubscribed', ms: 'Langganan ditamatkan', zh: '已取消订阅' },
  leftHint: {
    en: 'The address is no longer stored.',
    ms: 'Alamat itu tidak lagi disimpan.',
    zh: '该地址不再保存。',
  },
});
