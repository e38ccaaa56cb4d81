/** What forms, dialogs and tables of all pages have in common. */

import { room } from '../room.ts';

export const formWords = room({
  cancel: { en: 'Cancel', ms: 'Batal', zh: '取消' },
  save: { en: 'Save', ms: 'Simpan', zh: '保存' },
  copy: { en: 'Copy', ms: 'Salin', zh: '复制' },
  close: { en: 'Close', ms: 'Tutup', zh: '关闭' },
  /** The head of a column of buttons, for those who cannot see it. */
  actions: { en: 'Actions', ms: 'Tindakan', zh: '操作' },
  optional: { en: 'optional', ms: 'pilihan', zh: '选填' },
  email: { en: 'Email', ms: 'E-mel', zh: '电子邮箱' },
  password: { en: 'Password', ms: 'Kata laluan', zh: '密码' },
  currentPassword: { en: 'Current password', ms: 'Kata laluan semasa', zh: '当前密码' },
  formNeedsScript: {
    en: 'This form needs JavaScript.',
    ms: 'Borang ini memerlukan JavaScript.',
    zh: '此表单需要启用 JavaScript。',
  },
  pageNeedsScript: {
    en: 'This page needs JavaScript.',
    ms: 'Halaman ini memerlukan JavaScript.',
    zh: '此页面需要启用 JavaScript。',
  },
});
