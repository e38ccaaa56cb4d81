/** Connecting a program by the code that it shows. */

import { type Html, html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const pairWords = room({
  title: { en: 'Connect a program', ms: 'Sambungkan program', zh: '连接程序' },
  connectIt: {
    en: (name: Html) => html`Connect ${name}?`,
    ms: (name) => html`Sambungkan ${name}?`,
    zh: (name) => html`连接 ${name}？`,
  },
  enterCode: {
    en: 'Enter the code that the program shows.',
    ms: 'Masukkan kod yang dipaparkan oleh program.',
    zh: '请输入程序显示的代码。',
  },
  needsScript: {
    en: 'Connecting a program needs JavaScript.',
    ms: 'Menyambungkan program memerlukan JavaScript.',
    zh: '连接程序需要 JavaScript。',
  },
  keyAsks: {
    en: 'A program asks for a key to your account. Approve it only if you started it yourself.',
    ms: 'Satu program meminta kunci kepada akaun anda. Luluskannya hanya jika anda sendiri yang memulakannya.',
    zh: '有程序请求您账户的密钥。只有当它是您自己启动的，才可批准。',
  },
  keyApproved: { en: 'Program connected.', ms: 'Program disambungkan.', zh: '程序已连接。' },
  keyApprovedDetail: {
    en: 'The program gets its key within seconds. You can close this page, and revoke the key at any time.',
    ms: 'Program itu menerima kuncinya dalam beberapa saat. Anda boleh menutup halaman ini, dan membatalkan kunci itu pada bila-bila masa.',
    zh: '程序会在几秒内收到密钥。您可以关闭本页，并可随时撤销该密钥。',
  },
  keyDenied: { en: 'Program denied.', ms: 'Program ditolak.', zh: '已拒绝程序。' },
  keyDeniedDetail: {
    en: 'The program gets no key. You can close this page.',
    ms: 'Program itu tidak menerima kunci. Anda boleh menutup halaman ini.',
    zh: '程序不会收到密钥。您可以关闭本页。',
  },
  connectorAsks: {
    en: 'The connector on this machine asks to run the commands of your account. Approve it only if you are setting it up yourself.',
    ms: 'Penyambung pada komputer ini meminta untuk menjalankan arahan akaun anda. Luluskannya hanya jika anda sendiri yang menyediakannya.',
    zh: '此电脑上的连接器请求执行您账户的指令。只有当您正在亲自设置它，才可批准。',
  },
  connectorApproved: { en: 'Connector connected.', ms: 'Penyambung disambungkan.', zh: '连接器已连接。' },
  connectorApprovedDetail: {
    en: 'The machine gets its configuration within seconds. You can close this page. To end its access, rotate the connector key.',
    ms: 'Komputer itu menerima konfigurasinya dalam beberapa saat. Anda boleh menutup halaman ini. Untuk menamatkan aksesnya, ganti kunci penyambung.',
    zh: '电脑会在几秒内收到配置。您可以关闭本页。要终止其访问，请更换连接器密钥。',
  },
  connectorDenied: { en: 'Connector denied.', ms: 'Penyambung ditolak.', zh: '已拒绝连接器。' },
  connectorDeniedDetail: {
    en: 'The machine gets no configuration. You can close this page.',
    ms: 'Komputer itu tidak menerima konfigurasi. Anda boleh menutup halaman ini.',
    zh: '电脑不会收到配置。您可以关闭本页。',
  },
  code: { en: 'Code', ms: 'Kod', zh: '代码' },
  codeHint: {
    en: (minutes: number) => `8 letters; the hyphen is optional. A code is valid for ${minutes} minutes.`,
    ms: (minutes) => `8 huruf; tanda sempang tidak wajib. Kod sah selama ${minutes} minit.`,
    zh: (minutes) => `8 个字母，连字符可省略。代码有效期为 ${minutes} 分钟。`,
  },
  continue: { en: 'Continue', ms: 'Teruskan', zh: '继续' },
  program: { en: 'The program', ms: 'Program', zh: '程序' },
  machine: { en: 'Machine', ms: 'Komputer', zh: '电脑' },
  address: { en: 'Address', ms: 'Alamat', zh: '地址' },
  asked: { en: 'Asked', ms: 'Diminta', zh: '请求时间' },
  sameCode: {
    en: 'Check that the program shows the same code.',
    ms: 'Pastikan program memaparkan kod yang sama.',
    zh: '请确认程序显示相同的代码。',
  },
  approve: { en: 'Approve', ms: 'Luluskan', zh: '批准' },
  deny: { en: 'Deny', ms: 'Tolak', zh: '拒绝' },
  whatItGets: { en: 'What it gets', ms: 'Apa yang diterimanya', zh: '它会得到什么' },
  getsConfiguration: {
    en: (connectorId: Html) =>
      html`The configuration of your connector ${connectorId}. The connector runs commands in the account books that you add on that machine.`,
    ms: (connectorId) =>
      html`Konfigurasi penyambung anda ${connectorId}. Penyambung menjalankan arahan dalam buku akaun yang anda tambah pada komputer itu.`,
    zh: (connectorId) => html`您的连接器 ${connectorId} 的配置。连接器会在您于该电脑添加的账套中执行指令。`,
  },
  isConnectedNow: {
    en: (machine: string) => `${machine} is connected now.`,
    ms: (machine) => `${machine} sedang bersambung.`,
    zh: (machine) => `${machine} 目前已连接。`,
  },
  oneAtATime: {
    en: (machine: string, connector: Link) =>
      html`One machine is active at a time. ${machine} stays active until you stop the connector there, or move the connector on the page ${connector('Connector')}.`,
    ms: (machine, connector) =>
      html`Hanya satu komputer aktif pada satu masa. ${machine} kekal aktif sehingga anda menghentikan penyambung di sana, atau memindahkan penyambung pada halaman ${connector('Penyambung')}.`,
    zh: (machine, connector) =>
      html`同一时间只有一台电脑生效。${machine} 会保持有效，直到您在那里停止连接器，或在${connector('连接器')}页面迁移连接器。`,
  },
  whatItCanDo: { en: 'What it can do', ms: 'Apa yang boleh dilakukannya', zh: '它可以做什么' },
  keyName: { en: 'Name of the key', ms: 'Nama kunci', zh: '密钥名称' },
  rights: { en: 'Rights', ms: 'Hak', zh: '权限' },
  otherRights: {
    en: (keys: Link) => html`For other rights, create a key on the page ${keys('API keys')} and give it to the program.`,
    ms: (keys) => html`Untuk hak lain, cipta kunci pada halaman ${keys('Kunci API')} dan berikannya kepada program.`,
    zh: (keys) => html`如需其他权限，请在${keys('API 密钥')}页面创建密钥并提供给程序。`,
  },
  expires: { en: 'Expires', ms: 'Tamat tempoh', zh: '到期' },
  inDays: { en: (days: number) => `In ${days} days`, ms: (days) => `Dalam ${days} hari`, zh: (days) => `${days} 天后` },
  inAYear: { en: 'In a year', ms: 'Dalam setahun', zh: '一年后' },
  never: { en: 'Never', ms: 'Tidak tamat tempoh', zh: '永不' },
});
