/** Emails about the status of the service. */

import { room } from '../room.ts';

export const statusMailWords = room({
  confirmTitle: { en: 'Confirm your subscription', ms: 'Sahkan langganan anda', zh: '确认您的订阅' },
  confirmWhy: {
    en: 'Confirm that this address is to receive an email when something is wrong with this service, and when it is over.',
    ms: 'Sahkan bahawa alamat ini akan menerima e-mel apabila ada masalah dengan perkhidmatan ini, dan apabila masalah itu selesai.',
    zh: '请确认此地址愿意在本服务出现问题以及问题解决时收到邮件。',
  },
  confirmButton: { en: 'Confirm subscription', ms: 'Sahkan langganan', zh: '确认订阅' },
  confirmRemark: {
    en: (days: number) =>
      `The link is valid for ${days} days. If you did not ask for it, ignore this email, and you will not receive another.`,
    ms: (days) =>
      `Pautan ini sah selama ${days} hari. Jika anda tidak memintanya, abaikan e-mel ini, dan anda tidak akan menerima yang lain.`,
    zh: (days) => `链接在 ${days} 天内有效。如果不是您申请的，请忽略此邮件，您不会再收到其他邮件。`,
  },
  subject: {
    en: (state: string, title: string) => `Status, ${state}: ${title}`,
    ms: (state, title) => `Status, ${state}: ${title}`,
    zh: (state, title) => `服务状态（${state}）：${title}`,
  },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  parts: { en: 'Affected', ms: 'Terjejas', zh: '受影响部分' },
  written: { en: 'Written', ms: 'Ditulis', zh: '发布时间' },
  opened: { en: 'Since', ms: 'Sejak', zh: '开始时间' },
  open: { en: 'Open the status page', ms: 'Buka halaman status', zh: '打开状态页面' },
});
