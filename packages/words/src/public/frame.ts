/** The frame of the public pages: head, foot, and what every page has. */

import { room } from '../room.ts';

export const frameWords = room({
  skip: { en: 'Skip to content', ms: 'Terus ke kandungan', zh: '跳到内容' },
  language: { en: 'Language', ms: 'Bahasa', zh: '语言' },
  mainNavigation: { en: 'Main', ms: 'Utama', zh: '主导航' },
  howItWorks: { en: 'How it works', ms: 'Cara ia berfungsi', zh: '如何运作' },
  developers: { en: 'Developers', ms: 'Pembangun', zh: '开发者' },
  pricing: { en: 'Pricing', ms: 'Harga', zh: '价格' },
  portal: { en: 'Portal', ms: 'Portal', zh: '门户' },
  runCommand: { en: 'Run a command', ms: 'Jalankan arahan', zh: '执行指令' },
  logIn: { en: 'Log in', ms: 'Log masuk', zh: '登录' },
  signUp: { en: 'Sign up', ms: 'Daftar', zh: '注册' },
  startTrial: { en: 'Start free trial', ms: 'Mula percubaan percuma', zh: '免费试用' },
  tagline: {
    en: 'Connect any program to your account book.',
    ms: 'Sambungkan sebarang program dengan buku akaun anda.',
    zh: '让任何程序连接您的账套。',
  },
  build: { en: 'Build', ms: 'Bina', zh: '开发' },
  developerDocs: { en: 'Developer docs', ms: 'Dokumentasi pembangun', zh: '开发者文档' },
  commandCatalog: { en: 'Command catalog', ms: 'Katalog arahan', zh: '指令目录' },
  run: { en: 'Run', ms: 'Guna', zh: '使用' },
  installConnector: { en: 'Install the connector', ms: 'Pasang penyambung', zh: '安装连接器' },
  sandbox: { en: 'Sandbox', ms: 'Kotak pasir', zh: '沙盒' },
  deliveryGuarantees: { en: 'Delivery guarantees', ms: 'Jaminan penghantaran', zh: '送达保证' },
  account: { en: 'Account', ms: 'Akaun', zh: '账户' },
  about: { en: 'About this service', ms: 'Tentang perkhidmatan ini', zh: '关于本服务' },
  terms: { en: 'Terms', ms: 'Terma', zh: '条款' },
  privacy: { en: 'Privacy', ms: 'Privasi', zh: '隐私' },
  status: { en: 'Status', ms: 'Status', zh: '服务状态' },
  contact: { en: 'Contact', ms: 'Hubungi', zh: '联系' },
  names: {
    en: 'Ledgerline is not the maker of your accounting package; all names belong to their owners.',
    ms: 'Ledgerline bukan pembuat pakej perakaunan anda; semua nama milik pemilik masing-masing.',
    zh: 'Ledgerline 不是您的会计软件的开发商；所有名称归其所有者所有。',
  },
});
