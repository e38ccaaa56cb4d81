/** The page of a link to a file, for a reader without a login. */

import { type Html, html } from '@ledgerline/look';
import { room } from '../room.ts';

export const sharedFileWords = room({
  title: {
    en: (companyName: string) => `A file from ${companyName}`,
    ms: (companyName) => `Fail daripada ${companyName}`,
    zh: (companyName) => `来自 ${companyName} 的文件`,
  },
  worksUntil: {
    en: (until: Html) => html`This link works until ${until}.`,
    ms: (until) => html`Pautan ini boleh digunakan sehingga ${until}.`,
    zh: (until) => html`此链接在 ${until} 之前有效。`,
  },
  open: { en: 'Open', ms: 'Buka', zh: '打开' },
  download: { en: 'Download', ms: 'Muat turun', zh: '下载' },
  counted: {
    en: (companyName: string) => `${companyName} sees that the file was opened, and when.`,
    ms: (companyName) => `${companyName} dapat melihat bahawa fail ini dibuka, dan bila.`,
    zh: (companyName) => `${companyName} 可以看到文件已被打开以及打开的时间。`,
  },
  endedTitle: { en: 'This link has ended', ms: 'Pautan ini telah tamat', zh: '此链接已失效' },
  expired: {
    en: (companyName: string, at: string) => `The link expired on ${at}. Ask ${companyName} for a new one.`,
    ms: (companyName, at) => `Pautan ini tamat tempoh pada ${at}. Minta pautan baharu daripada ${companyName}.`,
    zh: (companyName, at) => `此链接已于 ${at} 过期。请向 ${companyName} 索取新的链接。`,
  },
  revoked: {
    en: (companyName: string) => `${companyName} has revoked the link. Ask them for a new one if you still need the file.`,
    ms: (companyName) => `${companyName} telah membatalkan pautan ini. Minta pautan baharu jika anda masih memerlukan fail itu.`,
    zh: (companyName) => `${companyName} 已撤销此链接。如仍需要该文件，请索取新的链接。`,
  },
  gone: {
    en: (companyName: string) => `The file is no longer kept. Ask ${companyName} to send it again.`,
    ms: (companyName) => `Fail ini tidak lagi disimpan. Minta ${companyName} menghantarnya semula.`,
    zh: (companyName) => `该文件已不再保留。请联系 ${companyName} 重新发送。`,
  },
  unknown: {
    en: 'The link is not complete, or the file is no longer shared. Copy the whole address from the message, or ask the sender for a new link.',
    ms: 'Pautan ini tidak lengkap, atau fail itu tidak lagi dikongsi. Salin alamat penuh daripada mesej, atau minta pautan baharu daripada penghantar.',
    zh: '链接不完整，或该文件已不再共享。请从邮件中复制完整地址，或向发件人索取新的链接。',
  },
});
