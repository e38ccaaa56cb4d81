/** What every mail has: why its reader gets it, who sends it, where to find help. */

import { room } from '../room.ts';

export const mailFrameWords = room({
  fact: {
    en: (label: string, value: string) => `${label}: ${value}`,
    ms: (label, value) => `${label}: ${value}`,
    zh: (label, value) => `${label}：${value}`,
  },
  before: { en: (label: string) => `${label}:`, ms: (label) => `${label}:`, zh: (label) => `${label}：` },
  openAddress: { en: 'Or open this address:', ms: 'Atau buka alamat ini:', zh: '或打开此地址：' },
  unsubscribe: { en: 'Unsubscribe', ms: 'Berhenti melanggan', zh: '取消订阅' },
  help: { en: 'Help', ms: 'Bantuan', zh: '帮助' },
  sentBy: {
    en: (operator: string) => `Sent by ${operator} with Ledgerline`,
    ms: (operator) => `Dihantar oleh ${operator} melalui Ledgerline`,
    zh: (operator) => `由 ${operator} 通过 Ledgerline 发送`,
  },
});

/** The last sentence of a mail: why its reader gets it. */
export const mailReasonWords = room({
  account: {
    en: 'You receive this email because this address has a Ledgerline account.',
    ms: 'Anda menerima e-mel ini kerana alamat ini mempunyai akaun Ledgerline.',
    zh: '您收到此邮件，是因为此地址有 Ledgerline 账户。',
  },
  hadAccount: {
    en: 'You receive this email because this address had a Ledgerline account.',
    ms: 'Anda menerima e-mel ini kerana alamat ini pernah mempunyai akaun Ledgerline.',
    zh: '您收到此邮件，是因为此地址曾有 Ledgerline 账户。',
  },
  signUp: {
    en: 'You receive this email because this address was used to sign up for Ledgerline.',
    ms: 'Anda menerima e-mel ini kerana alamat ini digunakan untuk mendaftar di Ledgerline.',
    zh: '您收到此邮件，是因为有人用此地址注册 Ledgerline。',
  },
  newAddress: {
    en: 'You receive this email because a Ledgerline account asks to use this address.',
    ms: 'Anda menerima e-mel ini kerana satu akaun Ledgerline ingin menggunakan alamat ini.',
    zh: '您收到此邮件，是因为一个 Ledgerline 账户要求使用此地址。',
  },
  security: {
    en: 'You receive this email because it is about the security of your Ledgerline account. It cannot be turned off.',
    ms: 'Anda menerima e-mel ini kerana ia mengenai keselamatan akaun Ledgerline anda. Ia tidak boleh dimatikan.',
    zh: '您收到此邮件，是因为它关系到您的 Ledgerline 账户安全。此类邮件无法关闭。',
  },
  owner: {
    en: 'You receive this email because you are an owner or admin of the company. It cannot be turned off.',
    ms: 'Anda menerima e-mel ini kerana anda pemilik atau pentadbir syarikat. Ia tidak boleh dimatikan.',
    zh: '您收到此邮件，是因为您是该公司的所有者或管理员。此类邮件无法关闭。',
  },
  wasOwner: {
    en: 'You receive this email because you were an owner or admin of the company. It is the last one about it.',
    ms: 'Anda menerima e-mel ini kerana anda pernah menjadi pemilik atau pentadbir syarikat. Ini e-mel terakhir mengenainya.',
    zh: '您收到此邮件，是因为您曾是该公司的所有者或管理员。这是有关该公司的最后一封邮件。',
  },
  notification: {
    en: 'You receive this email because you are an owner or admin of the account. You can turn it off on the account page.',
    ms: 'Anda menerima e-mel ini kerana anda pemilik atau pentadbir akaun. Anda boleh mematikannya di halaman akaun.',
    zh: '您收到此邮件，是因为您是该账户的所有者或管理员。您可以在账户页面关闭此类邮件。',
  },
  schedule: {
    en: 'You receive this email because you scheduled this report. You can pause or delete it on the page Reports.',
    ms: 'Anda menerima e-mel ini kerana anda menjadualkan laporan ini. Anda boleh menjeda atau memadamkannya di halaman Laporan.',
    zh: '您收到此邮件，是因为您设定了此定期报表。您可以在“报表”页面暂停或删除它。',
  },
  statusConfirm: {
    en: 'You receive this email because this address was entered on the status page of a Ledgerline service.',
    ms: 'Anda menerima e-mel ini kerana alamat ini dimasukkan di halaman status perkhidmatan Ledgerline.',
    zh: '您收到此邮件，是因为有人在 Ledgerline 服务的状态页面输入了此地址。',
  },
  status: {
    en: 'You receive this email because this address subscribed to the status of this service.',
    ms: 'Anda menerima e-mel ini kerana alamat ini melanggan status perkhidmatan ini.',
    zh: '您收到此邮件，是因为此地址订阅了本服务的状态。',
  },
  invited: {
    en: 'You receive this email because someone invited this address.',
    ms: 'Anda menerima e-mel ini kerana seseorang menjemput alamat ini.',
    zh: '您收到此邮件，是因为有人邀请了此地址。',
  },
});
