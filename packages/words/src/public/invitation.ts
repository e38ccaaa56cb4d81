/** The page of an invitation. What it is for is filled in by its script. */

import { room } from '../room.ts';

export const invitationWords = room({
  title: { en: 'Invitation', ms: 'Jemputan', zh: '邀请' },
  invited: { en: 'You are invited', ms: 'Anda dijemput', zh: '您收到一份邀请' },
  reading: { en: 'Reading the invitation.', ms: 'Sedang membaca jemputan.', zh: '正在读取邀请。' },
  fine: {
    en: (days: number) => `The link works once, within ${days} days. If it no longer works, ask for a new one.`,
    ms: (days) =>
      `Pautan ini boleh digunakan sekali, dalam tempoh ${days} hari. Jika ia tidak lagi berfungsi, minta pautan baharu.`,
    zh: (days) => `链接在 ${days} 天内可使用一次。如已失效，请索取新的链接。`,
  },
  ownLogin: { en: 'Your own login', ms: 'Log masuk anda sendiri', zh: '您自己的登录' },
  ownLoginHint: {
    en: 'You share no password with anyone.',
    ms: 'Anda tidak berkongsi kata laluan dengan sesiapa.',
    zh: '无需与任何人共用密码。',
  },
  severalCompanies: {
    en: 'Several companies, one login',
    ms: 'Beberapa syarikat, satu log masuk',
    zh: '多家公司，一个登录',
  },
  severalCompaniesHint: { en: 'Switch between them in the portal.', ms: 'Tukar syarikat di portal.', zh: '在门户中切换公司。' },
  recorded: { en: 'What you do is recorded', ms: 'Tindakan anda direkodkan', zh: '您的操作会被记录' },
  recordedHint: {
    en: 'The access log of the company says who did what.',
    ms: 'Log akses syarikat menunjukkan siapa melakukan apa.',
    zh: '公司的访问日志记录谁做了什么。',
  },
});
