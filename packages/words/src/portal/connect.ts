/** The page on which a person connects or denies an app that asks. */

import { type Html, html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const connectWords = room({
  title: { en: 'Connect an app', ms: 'Sambungkan apl', zh: '连接应用' },
  asks: {
    en: (name: Html) => html`Connect ${name}?`,
    ms: (name) => html`Sambungkan ${name}?`,
    zh: (name) => html`连接 ${name}？`,
  },
  warning: {
    en: (company: Html) =>
      html`The app asks for access to the account books of ${company}. Connect it only if you started this yourself.`,
    ms: (company) =>
      html`Apl ini meminta akses kepada buku akaun ${company}. Sambungkan hanya jika anda sendiri yang memulakannya.`,
    zh: (company) => html`该应用请求访问 ${company} 的账套。仅当由您本人发起时才连接。`,
  },
  needsScript: {
    en: 'Connecting an app needs JavaScript.',
    ms: 'Menyambungkan apl memerlukan JavaScript.',
    zh: '连接应用需要 JavaScript。',
  },
  unverifiedTitle: { en: 'This app is not verified.', ms: 'Apl ini tidak disahkan.', zh: '此应用未经验证。' },
  unverified: {
    en: 'It registered itself and chose its own name. Anyone can write a program with this name.',
    ms: 'Apl ini mendaftar sendiri dan memilih namanya sendiri. Sesiapa sahaja boleh menulis program dengan nama ini.',
    zh: '它自行注册并自选名称。任何人都可以编写同名的程序。',
  },
  app: { en: 'The app', ms: 'Apl', zh: '应用' },
  name: { en: 'Name', ms: 'Nama', zh: '名称' },
  publishedBy: { en: 'Published by', ms: 'Diterbitkan oleh', zh: '发布者' },
  verified: { en: 'verified', ms: 'disahkan', zh: '已验证' },
  notKnown: { en: 'not known', ms: 'tidak diketahui', zh: '未知' },
  notVerified: { en: 'not verified', ms: 'tidak disahkan', zh: '未验证' },
  returnsTo: { en: 'Returns to', ms: 'Kembali ke', zh: '返回至' },
  thisComputer: { en: '(this computer)', ms: '(komputer ini)', zh: '（本机）' },
  company: { en: 'Company', ms: 'Syarikat', zh: '公司' },
  you: { en: 'You', ms: 'Anda', zh: '您' },
  canDo: { en: 'What it can do', ms: 'Apa yang boleh dilakukannya', zh: '权限范围' },
  keyName: { en: 'Name of the key', ms: 'Nama kunci', zh: '密钥名称' },
  rights: { en: 'Rights', ms: 'Hak', zh: '权限' },
  changeLater: {
    en: (keys: Link) => html`You can change the rights later on the page ${keys('API keys')}.`,
    ms: (keys) => html`Anda boleh menukar hak kemudian di halaman ${keys('Kunci API')}.`,
    zh: (keys) => html`之后可在“${keys('API 密钥')}”页面更改权限。`,
  },
  onlyReads: {
    en: (keys: Link) => html`The app asks only to read. Its key is on the page ${keys('API keys')}.`,
    ms: (keys) => html`Apl ini hanya meminta untuk membaca. Kuncinya ada di halaman ${keys('Kunci API')}.`,
    zh: (keys) => html`该应用只请求读取。其密钥在“${keys('API 密钥')}”页面。`,
  },
  approval: { en: 'Approval by a person', ms: 'Kelulusan oleh orang', zh: '人工批准' },
  approvalWrites: { en: 'All writes wait for approval', ms: 'Semua penulisan menunggu kelulusan', zh: '所有写入都须批准' },
  approvalDeletes: {
    en: 'Deleting and voiding wait for approval',
    ms: 'Pemadaman dan pembatalan menunggu kelulusan',
    zh: '删除和作废须批准',
  },
  approvalNone: { en: 'Nothing waits for approval', ms: 'Tiada yang menunggu kelulusan', zh: '无须批准' },
  ends: {
    en: (minutes: number, days: number) =>
      `The app gets an access token that works for ${minutes} minutes and renews it itself. The access ends when you revoke the key, when you leave the company, or after ${days} days without use.`,
    ms: (minutes, days) =>
      `Apl mendapat token akses yang sah selama ${minutes} minit dan memperbaharuinya sendiri. Akses tamat apabila anda membatalkan kunci, apabila anda meninggalkan syarikat, atau selepas ${days} hari tanpa digunakan.`,
    zh: (minutes, days) =>
      `该应用获得有效期为 ${minutes} 分钟的访问令牌，并会自行续期。当您撤销密钥、离开公司，或连续 ${days} 天未使用时，访问即告终止。`,
  },
  connect: { en: 'Connect', ms: 'Sambungkan', zh: '连接' },
  deny: { en: 'Deny', ms: 'Tolak', zh: '拒绝' },
  connected: { en: 'App connected.', ms: 'Apl disambungkan.', zh: '应用已连接。' },
  connectedHint: {
    en: 'Return to the app. You can close this page, and revoke the key at any time.',
    ms: 'Kembali ke apl. Anda boleh menutup halaman ini, dan membatalkan kunci pada bila-bila masa.',
    zh: '请返回应用。您可以关闭此页面，也可随时撤销密钥。',
  },
  denied: { en: 'App denied.', ms: 'Apl ditolak.', zh: '应用已拒绝。' },
  deniedHint: {
    en: 'The app gets no access. You can close this page.',
    ms: 'Apl tidak mendapat akses. Anda boleh menutup halaman ini.',
    zh: '该应用没有获得访问权限。您可以关闭此页面。',
  },
  keysPage: { en: 'API keys', ms: 'Kunci API', zh: 'API 密钥' },
});
