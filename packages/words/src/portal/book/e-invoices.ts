/** What the connector reports about the e-invoices of an account book, on its overview. */

import { counted } from '../../counted.ts';
import { room } from '../../room.ts';

export const bookEInvoiceWords = room({
  title: { en: 'E-invoices sent by the connector', ms: 'e-Invois yang dihantar oleh penyambung', zh: '连接器发送的电子发票' },
  preproduction: { en: 'MyInvois preproduction', ms: 'MyInvois prapengeluaran', zh: 'MyInvois 预生产' },
  production: { en: 'MyInvois production', ms: 'MyInvois pengeluaran', zh: 'MyInvois 生产' },
  quiet: { en: 'None waits, none is Invalid', ms: 'Tiada yang menunggu atau tidak sah', zh: '没有等待或无效的发票' },
  invalid: {
    en: (count: number) => `${counted(count, 'e-invoice', 'e-invoices')} Invalid within 7 days`,
    ms: (count) => `${count} e-Invois tidak sah dalam 7 hari`,
    zh: (count) => `7 天内 ${count} 张电子发票无效`,
  },
  pending: {
    en: (count: number, minutes: number) => `${count} Pending, the oldest for ${counted(minutes, 'minute', 'minutes')}`,
    ms: (count, minutes) => `${count} belum diterima, yang terlama ${minutes} minit`,
    zh: (count, minutes) => `${count} 张待接受，最久 ${minutes} 分钟`,
  },
  submitted: {
    en: (count: number) => `${count} Submitted`,
    ms: (count) => `${count} diserahkan`,
    zh: (count) => `${count} 张已提交`,
  },
  rejectRequests: {
    en: (count: number) => counted(count, 'rejection request', 'rejection requests'),
    ms: (count) => `${count} permintaan penolakan`,
    zh: (count) => `${count} 个拒绝请求`,
  },
  certificateEnds: {
    en: (days: number) => `Certificate ends in ${counted(days, 'day', 'days')}`,
    ms: (days) => `Sijil tamat dalam ${days} hari`,
    zh: (days) => `证书将在 ${days} 天后到期`,
  },
  certificateEnded: { en: 'Certificate has ended', ms: 'Sijil telah tamat', zh: '证书已到期' },
  paused: {
    en: 'Sending is paused on the machine of the connector.',
    ms: 'Penghantaran dijeda pada komputer penyambung.',
    zh: '发送已在连接器的电脑上暂停。',
  },
  noCredentials: {
    en: 'Nothing is sent, because the connector has no client id and client secret of MyInvois.',
    ms: 'Tiada apa-apa dihantar, kerana penyambung tiada ID klien dan rahsia klien MyInvois.',
    zh: '未发送任何内容，因为连接器没有 MyInvois 的客户端 ID 和客户端密钥。',
  },
  loginRejected: {
    en: 'Nothing is sent, because MyInvois does not accept the client id and client secret.',
    ms: 'Tiada apa-apa dihantar, kerana MyInvois tidak menerima ID klien dan rahsia klien.',
    zh: '未发送任何内容，因为 MyInvois 不接受客户端 ID 和客户端密钥。',
  },
  wentBack: {
    en: 'Nothing is sent, because the account book is older than what was sent from it, as after a restored backup.',
    ms: 'Tiada apa-apa dihantar, kerana buku akaun ini lebih lama daripada apa yang telah dihantar daripadanya, seperti selepas sandaran dipulihkan.',
    zh: '未发送任何内容，因为账套比已发送的内容更旧，例如恢复备份之后。',
  },
  Pending: { en: 'Pending', ms: 'Belum diterima', zh: '待接受' },
  Submitted: { en: 'Submitted', ms: 'Diserahkan', zh: '已提交' },
  Valid: { en: 'Valid', ms: 'Sah', zh: '有效' },
  Invalid: { en: 'Invalid', ms: 'Tidak sah', zh: '无效' },
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan', zh: '已取消' },
  listTitle: { en: 'E-invoices', ms: 'e-Invois', zh: '电子发票' },
  reason: { en: 'Reason', ms: 'Sebab', zh: '原因' },
  rejectionRequested: { en: 'Buyer asks to reject', ms: 'Pembeli meminta penolakan', zh: '买方请求拒绝' },
  buyerAsks: {
    en: (reason: string) => `The buyer asks to reject it: ${reason}`,
    ms: (reason) => `Pembeli meminta penolakan: ${reason}`,
    zh: (reason) => `买方请求拒绝：${reason}`,
  },
  cancelRequested: { en: 'Being cancelled', ms: 'Sedang dibatalkan', zh: '正在取消' },
  nextTry: { en: 'Next try', ms: 'Cubaan seterusnya', zh: '下次尝试' },
  seeDocuments: { en: 'See the documents', ms: 'Lihat dokumen', zh: '查看单据' },
});
