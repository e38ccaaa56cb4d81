/** The page that is shown without a network. */

import { room } from '../room.ts';

export const offlineWords = room({
  title: { en: 'You are offline', ms: 'Anda di luar talian', zh: '您已离线' },
  why: {
    en: 'Your device has no connection, or the server cannot be reached. No figures of your books are kept on this device.',
    ms: 'Peranti anda tiada sambungan, atau pelayan tidak dapat dicapai. Tiada angka buku anda disimpan pada peranti ini.',
    zh: '您的设备没有网络连接，或无法连接服务器。此设备不保存您账套的任何数字。',
  },
  tryAgain: { en: 'Try again', ms: 'Cuba lagi', zh: '重试' },
});
