/** The sign-up page, and what it shows after the account was created. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const signUpWords = room({
  title: { en: 'Sign up', ms: 'Daftar', zh: '注册' },
  description: {
    en: (days: number) => `Create an account: ${days} days free, no card needed.`,
    ms: (days) => `Cipta akaun: ${days} hari percuma, kad tidak diperlukan.`,
    zh: (days) => `创建账户：免费试用 ${days} 天，无需信用卡。`,
  },
  createYourAccount: { en: 'Create your account', ms: 'Cipta akaun anda', zh: '创建您的账户' },
  intro: {
    en: (days: number, logIn: Link) => html`${days} days free, no card needed. Already have an account? ${logIn('Log in')}`,
    ms: (days, logIn) => html`${days} hari percuma, kad tidak diperlukan. Sudah ada akaun? ${logIn('Log masuk')}`,
    zh: (days, logIn) => html`免费试用 ${days} 天，无需信用卡。已有账户？${logIn('登录')}`,
  },
  companyName: { en: 'Company name', ms: 'Nama syarikat', zh: '公司名称' },
  workEmail: { en: 'Work email', ms: 'E-mel kerja', zh: '工作邮箱' },
  phone: { en: 'Phone', ms: 'Telefon', zh: '电话' },
  createAccount: { en: 'Create account', ms: 'Cipta akaun', zh: '创建账户' },
  chosenPlan: {
    en: (name: Link, change: Link) =>
      html`You chose the ${name('')} plan. You can ${change('change it')} at any time. The operator activates it.`,
    ms: (name, change) =>
      html`Anda memilih pelan ${name('')}. Anda boleh ${change('menukarnya')} pada bila-bila masa. Pengendali mengaktifkannya.`,
    zh: (name, change) => html`您选择了 ${name('')} 方案，可随时${change('更改')}。方案由服务商开通。`,
  },
  fine: {
    en: (terms: Link, privacy: Link, contact: Link) =>
      html`By creating an account you accept the ${terms('terms')}. The ${privacy('privacy page')} says what is stored. Problems with the sign-up? ${contact('Contact the operator')} and quote the request number of the error.`,
    ms: (terms, privacy, contact) =>
      html`Dengan mencipta akaun, anda menerima ${terms('terma')}. ${privacy('Halaman privasi')} menerangkan apa yang disimpan. Ada masalah semasa mendaftar? ${contact('Hubungi pengendali')} dan nyatakan nombor permintaan pada ralat.`,
    zh: (terms, privacy, contact) =>
      html`创建账户即表示您接受${terms('服务条款')}。${privacy('隐私页面')}说明我们存储哪些资料。注册遇到问题？请${contact('联系服务商')}，并提供错误中的请求编号。`,
  },
  accountCreated: { en: 'Account created', ms: 'Akaun telah dicipta', zh: '账户已创建' },
  tenantKey: {
    en: (strong: Link) =>
      html`This is your tenant key. It has full access and is shown ${strong('only once')}. Store it like a password. You can rotate it in the portal.`,
    ms: (strong) =>
      html`Ini kunci akaun anda. Ia mempunyai akses penuh dan ditunjukkan ${strong('sekali sahaja')}. Simpan seperti kata laluan. Anda boleh menggantinya di portal.`,
    zh: (strong) => html`这是您的账户密钥，拥有全部权限，且${strong('只显示一次')}。请像密码一样保存。您可以在门户中更换它。`,
  },
  openSandbox: { en: 'Open the sandbox', ms: 'Buka kotak pasir', zh: '打开沙盒' },
  orPortal: {
    en: (portal: Link) => html`Or go to the ${portal('portal')}.`,
    ms: (portal) => html`Atau pergi ke ${portal('portal')}.`,
    zh: (portal) => html`或前往${portal('门户')}。`,
  },
  whatComesNext: { en: 'What comes next', ms: 'Langkah seterusnya', zh: '接下来' },
  nextMinutes: { en: 'In the next two minutes', ms: 'Dalam dua minit yang berikut', zh: '接下来的两分钟' },
  sandboxCompany: {
    en: 'A sandbox company with sample data',
    ms: 'Syarikat kotak pasir dengan data contoh',
    zh: '一家带示例数据的沙盒公司',
  },
  sandboxCompanyHint: { en: 'Nothing to install.', ms: 'Tiada apa-apa perlu dipasang.', zh: '无需安装。' },
  firstInvoice: {
    en: 'Your first invoice, saved and verified',
    ms: 'Invois pertama anda, disimpan dan disahkan',
    zh: '您的第一张发票，已保存并核对',
  },
  firstInvoiceHint: {
    en: 'With one click in the portal, or with curl.',
    ms: 'Dengan satu klik di portal, atau dengan curl.',
    zh: '在门户中点一下，或使用 curl。',
  },
  pdf: { en: 'Its PDF, ready to send', ms: 'PDF invois itu, sedia untuk dihantar', zh: '发票的 PDF，可直接发送' },
  pdfHint: { en: 'Downloaded with the same key.', ms: 'Dimuat turun dengan kunci yang sama.', zh: '用同一个密钥下载。' },
  ownBook: {
    en: 'Your own account book, when you are ready',
    ms: 'Buku akaun anda sendiri, apabila anda bersedia',
    zh: '准备好后，连接您自己的账套',
  },
  ownBookHint: {
    en: 'One program on its machine. No port to open.',
    ms: 'Satu program pada komputernya. Tiada port perlu dibuka.',
    zh: '在账套所在的电脑上装一个程序，无需开放端口。',
  },
  drawnBook: { en: 'An account book', ms: 'Buku akaun', zh: '账套' },
  today: { en: 'today', ms: 'hari ini', zh: '今天' },
  postings: { en: 'Postings of an invoice', ms: 'Catatan lejar bagi satu invois', zh: '一张发票的分录' },
  invoice: { en: 'Invoice', ms: 'Invois', zh: '发票' },
  debit: { en: 'Debit', ms: 'Debit', zh: '借方' },
  credit: { en: 'Credit', ms: 'Kredit', zh: '贷方' },
  sales: { en: 'Sales', ms: 'Jualan', zh: '销售' },
  salesTax: { en: 'Sales tax', ms: 'Cukai jualan', zh: '销售税' },
  savedAndVerified: {
    en: 'Saved and verified. Every field matches.',
    ms: 'Disimpan dan disahkan. Setiap medan sepadan.',
    zh: '已保存并核对，所有字段一致。',
  },
});
