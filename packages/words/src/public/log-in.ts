/** The login page. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const logInWords = room({
  title: { en: 'Log in', ms: 'Log masuk', zh: '登录' },
  welcome: { en: 'Welcome back', ms: 'Selamat kembali', zh: '欢迎回来' },
  noAccount: {
    en: (signUp: Link) => html`No account yet? ${signUp('Sign up')}`,
    ms: (signUp) => html`Belum ada akaun? ${signUp('Daftar')}`,
    zh: (signUp) => html`还没有账户？${signUp('注册')}`,
  },
  cameBack: {
    en: 'Log in to continue. You will return to the page you came from.',
    ms: 'Log masuk untuk meneruskan. Anda akan kembali ke halaman asal anda.',
    zh: '请先登录，之后会回到您原来的页面。',
  },
  withPasskey: { en: 'Log in with a passkey', ms: 'Log masuk dengan kunci laluan', zh: '使用通行密钥登录' },
  forgotten: { en: 'Forgot your password?', ms: 'Lupa kata laluan?', zh: '忘记密码？' },
  sessionEnds: {
    en: (days: number) => `Your session ends after ${days} days without a visit, or when you log out.`,
    ms: (days) => `Sesi anda tamat selepas ${days} hari tanpa lawatan, atau apabila anda log keluar.`,
    zh: (days) => `连续 ${days} 天没有访问，或您退出登录后，会话即告结束。`,
  },
  inPortalLabel: { en: 'What is in the portal', ms: 'Kandungan portal', zh: '门户内容' },
  inPortal: { en: 'In the portal', ms: 'Dalam portal', zh: '门户里有' },
  connectorState: { en: 'The state of your connector', ms: 'Status penyambung anda', zh: '您的连接器状态' },
  connectorHint: {
    en: 'And what to do if it is offline.',
    ms: 'Dan apa yang perlu dibuat jika ia luar talian.',
    zh: '以及它离线时该怎么做。',
  },
  commands: { en: 'Every command with its result', ms: 'Setiap arahan dengan hasilnya', zh: '每条指令及其结果' },
  commandsHint: {
    en: 'Search by id, type or document number.',
    ms: 'Cari mengikut ID, jenis atau nombor dokumen.',
    zh: '按编号、类型或单据号查找。',
  },
  keys: { en: 'Keys with rights for each module', ms: 'Kunci dengan hak bagi setiap modul', zh: '按模块授权的密钥' },
  keysHint: {
    en: 'Create, monitor and revoke them.',
    ms: 'Cipta, pantau dan batalkan kunci.',
    zh: '创建、监控和撤销密钥。',
  },
  sandbox: { en: 'A sandbox for tests', ms: 'Kotak pasir untuk ujian', zh: '用于测试的沙盒' },
  sandboxHint: {
    en: 'Two books that you can reset with one click.',
    ms: 'Dua buku akaun yang boleh ditetapkan semula dengan satu klik.',
    zh: '两个账套，一键即可重置。',
  },
});
