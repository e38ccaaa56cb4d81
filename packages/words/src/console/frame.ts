/** The console of the operator: its navigation and its login. */

import { room } from '../room.ts';

export const consoleNameWords = room({
  overview: { en: 'Overview', ms: 'Ringkasan', zh: '概览' },
  tenants: { en: 'Tenants', ms: 'Penyewa', zh: '租户' },
  planRequests: { en: 'Plan requests', ms: 'Permohonan pelan', zh: '方案申请' },
  nodes: { en: 'Nodes', ms: 'Nod', zh: '节点' },
  mails: { en: 'Emails', ms: 'E-mel', zh: '邮件' },
  webhooks: { en: 'Webhooks', ms: 'Webhook', zh: 'Webhook' },
  incidents: { en: 'Incidents', ms: 'Insiden', zh: '事故' },
  builds: { en: 'Connector builds', ms: 'Binaan penyambung', zh: '连接器版本' },
  operators: { en: 'Operators', ms: 'Pengendali', zh: '服务商人员' },
});

export const consoleFrameWords = room({
  console: { en: 'Operator console', ms: 'Konsol pengendali', zh: '服务商控制台' },
  admin: { en: 'with the admin key', ms: 'dengan kunci pentadbir', zh: '使用管理密钥' },
  logOut: { en: 'Log out', ms: 'Log keluar', zh: '退出登录' },
  portal: { en: 'Your portal', ms: 'Portal anda', zh: '您的门户' },
  needsScript: {
    en: 'Changing anything here needs JavaScript.',
    ms: 'Mengubah apa-apa di sini memerlukan JavaScript.',
    zh: '在此更改任何内容都需要 JavaScript。',
  },
});

export const consoleLoginWords = room({
  title: { en: 'Log in to the console', ms: 'Log masuk ke konsol', zh: '登录控制台' },
  about: {
    en: 'For the operator of this installation.',
    ms: 'Untuk pengendali pemasangan ini.',
    zh: '供本服务的服务商使用。',
  },
  adminKey: { en: 'Admin key', ms: 'Kunci pentadbir', zh: '管理密钥' },
  hint: {
    en: 'The key is in admin.key in DATA_DIR, or in the setting ADMIN_KEY.',
    ms: 'Kunci itu ada dalam admin.key di DATA_DIR, atau dalam tetapan ADMIN_KEY.',
    zh: '密钥在 DATA_DIR 的 admin.key 中，或在设置 ADMIN_KEY 中。',
  },
  logIn: { en: 'Log in', ms: 'Log masuk', zh: '登录' },
  ends: {
    en: (minutes: number, hours: number) =>
      `The session ends after ${minutes} minutes without use and after ${hours} hours at the latest.`,
    ms: (minutes, hours) => `Sesi tamat selepas ${minutes} minit tanpa penggunaan dan selewat-lewatnya selepas ${hours} jam.`,
    zh: (minutes, hours) => `会话在 ${minutes} 分钟未使用后结束，最长 ${hours} 小时。`,
  },
  asPerson: {
    en: 'Log in with your own account instead',
    ms: 'Log masuk dengan akaun anda sendiri',
    zh: '改用您自己的账户登录',
  },
  asPersonHint: {
    en: 'You must be an operator, have a second factor, and have logged in within the last 8 hours.',
    ms: 'Anda mesti seorang pengendali, mempunyai faktor kedua, dan telah log masuk dalam 8 jam yang lalu.',
    zh: '您必须是服务商人员，已设置两步验证，并在最近 8 小时内登录过。',
  },
});
