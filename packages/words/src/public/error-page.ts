/** The page that a browser gets when a page cannot be shown. */

import { html } from '@ledgerline/look';
import { room } from '../room.ts';

export const errorPageWords = room({
  401: { en: 'Log in to continue', ms: 'Log masuk untuk meneruskan', zh: '请先登录' },
  402: { en: 'The subscription is inactive', ms: 'Langganan tidak aktif', zh: '订阅未生效' },
  403: { en: 'Not allowed', ms: 'Tidak dibenarkan', zh: '没有权限' },
  404: { en: 'Page not found', ms: 'Halaman tidak ditemui', zh: '找不到页面' },
  429: { en: 'Too many requests', ms: 'Terlalu banyak permintaan', zh: '请求过多' },
  503: { en: 'Not ready', ms: 'Belum sedia', zh: '服务尚未就绪' },
  serverFailed: { en: 'The server failed', ms: 'Pelayan gagal', zh: '服务器出错' },
  rejected: { en: 'The request was rejected', ms: 'Permintaan ditolak', zh: '请求被拒绝' },
  error: { en: (status: number) => `Error ${status}`, ms: (status) => `Ralat ${status}`, zh: (status) => `错误 ${status}` },
  nothingLost: {
    en: (message: string) => `${message} Commands already accepted are not lost.`,
    ms: (message) => `${message} Arahan yang telah diterima tidak hilang.`,
    zh: (message) => `${message} 已接受的指令不会丢失。`,
  },
  goToPortal: { en: 'Go to the portal', ms: 'Pergi ke portal', zh: '前往门户' },
  startPage: { en: 'Start page', ms: 'Halaman utama', zh: '首页' },
  request: {
    en: (requestId: string) => html`Request <code id="request-id">${requestId}</code>`,
    ms: (requestId) => html`Permintaan <code id="request-id">${requestId}</code>`,
    zh: (requestId) => html`请求编号 <code id="request-id">${requestId}</code>`,
  },
  copyRequest: { en: 'Copy request number', ms: 'Salin nombor permintaan', zh: '复制请求编号' },
});
