/** The landing page, apart from its drawings and its guarantees. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const landingWords = room({
  title: {
    en: 'Connect any program to your account book',
    ms: 'Sambungkan sebarang program dengan buku akaun anda',
    zh: '让任何程序连接您的账套',
  },
  description: {
    en: 'Invoices, payments and stock from a web shop, a till, a script or an assistant arrive in the accounting software on your computer: GnuCash, Tryton, the book that comes with Ledgerline, or another package. No command is lost, and nothing is saved twice.',
    ms: 'Invois, bayaran dan stok daripada kedai web, kaunter jualan, skrip atau pembantu tiba dalam perisian perakaunan pada komputer anda: GnuCash, Tryton, buku yang disertakan dengan Ledgerline, atau pakej lain. Tiada arahan hilang, dan tiada apa-apa disimpan dua kali.',
    zh: '网店、收银机、脚本或助手的发票、付款和库存，直接进入您电脑上的会计软件：GnuCash、Tryton、Ledgerline 自带的账套或其他软件。指令不会丢失，也不会重复保存。',
  },
  lead: {
    en: 'Invoices, payments and stock from your web shop, your till, a script or an assistant arrive in the accounting software on your computer: GnuCash, Tryton, the book that comes with Ledgerline, or another package through a driver.',
    ms: 'Invois, bayaran dan stok daripada kedai web, kaunter jualan, skrip atau pembantu tiba dalam perisian perakaunan pada komputer anda: GnuCash, Tryton, buku yang disertakan dengan Ledgerline, atau pakej lain melalui pemacu.',
    zh: '网店、收银机、脚本或助手的发票、付款和库存，直接进入您电脑上的会计软件：GnuCash、Tryton、Ledgerline 自带的账套，或通过驱动程序连接的其他软件。',
  },
  oneRequest: {
    en: 'A program sends one HTTP request. A bookkeeper sees an ordinary invoice.',
    ms: 'Program menghantar satu permintaan HTTP. Kerani akaun melihat invois biasa.',
    zh: '程序发出一个 HTTP 请求，会计看到的是一张普通发票。',
  },
  startTrial: {
    en: (days: number) => `Start a ${days}-day trial`,
    ms: (days) => `Mula percubaan ${days} hari`,
    zh: (days) => `开始 ${days} 天试用`,
  },
  readDocs: { en: 'Read the docs', ms: 'Baca dokumentasi', zh: '阅读文档' },
  noCard: { en: 'No card needed.', ms: 'Kad tidak diperlukan.', zh: '无需信用卡。' },
  noCardAndSandbox: {
    en: 'No card needed. Every account has a sandbox company to try it on.',
    ms: 'Kad tidak diperlukan. Setiap akaun mempunyai syarikat kotak pasir untuk mencubanya.',
    zh: '无需信用卡。每个账户都有一家沙盒公司可供试用。',
  },
  journey: { en: 'How a command travels', ms: 'Perjalanan satu arahan', zh: '一条指令的旅程' },

  /** The heading in two parts that are not broken. */
  oneCall: {
    en: (whole: Link) => html`${whole('One request in.')} ${whole('One clear result out.')}`,
    ms: (whole) => html`${whole('Satu permintaan masuk.')} ${whole('Satu hasil jelas keluar.')}`,
    zh: (whole) => html`${whole('一个请求进，')}${whole('一个明确的结果出。')}`,
  },
  returns: {
    en: (code: Link) =>
      html`The request returns when the command is on disk. Poll the command, or add ${code('?wait=30')} to get the result as soon as it is known.`,
    ms: (code) =>
      html`Permintaan dijawab apabila arahan sudah berada pada cakera. Semak arahan itu dari semasa ke semasa, atau tambah ${code('?wait=30')} untuk mendapat hasil sebaik sahaja ia diketahui.`,
    zh: (code) => html`指令写入磁盘后，请求即返回。您可以轮询该指令，或加上 ${code('?wait=30')}，一有结果立即取得。`,
  },
  request: { en: 'Request', ms: 'Permintaan', zh: '请求' },
  onDisk: { en: 'on disk and queued', ms: 'pada cakera dan menunggu giliran', zh: '已写入磁盘并排队' },
  response: { en: 'Response', ms: 'Respons', zh: '响应' },
  commandStatus: { en: 'Status of the command', ms: 'Status arahan', zh: '指令状态' },
  shortened: {
    en: 'From the sandbox book, shortened. The full response also has the document.',
    ms: 'Daripada buku kotak pasir, dipendekkan. Respons penuh juga mengandungi dokumen.',
    zh: '取自沙盒账套，有删节。完整响应还包含单据。',
  },

  connectable: { en: 'What you can connect today', ms: 'Apa yang boleh disambungkan hari ini', zh: '目前可以连接什么' },
  connectableHint: {
    en: 'Commands and results have the same form for every book. Which command types a book takes, you can ask beforehand.',
    ms: 'Arahan dan hasilnya mempunyai bentuk yang sama bagi setiap buku. Jenis arahan yang diterima oleh sesebuah buku boleh ditanya terlebih dahulu.',
    zh: '每个账套的指令和结果格式都相同。账套接受哪些指令类型，可以事先查询。',
  },
  today: { en: 'today', ms: 'hari ini', zh: '现已支持' },
  needsDriver: { en: 'needs a driver', ms: 'perlu pemacu', zh: '需要驱动程序' },
  sandbox: { en: 'A sandbox company', ms: 'Syarikat kotak pasir', zh: '沙盒公司' },
  sandboxHow: {
    en: 'Every account has two sandbox books. There is nothing to install, and every command type works.',
    ms: 'Setiap akaun mempunyai dua buku kotak pasir. Tiada apa-apa perlu dipasang, dan setiap jenis arahan berfungsi.',
    zh: '每个账户都有两个沙盒账套，无需安装，所有指令类型都可使用。',
  },
  ownBook: {
    en: 'The book that comes with Ledgerline',
    ms: 'Buku yang disertakan dengan Ledgerline',
    zh: 'Ledgerline 自带的账套',
  },
  ownBookHow: {
    en: (commandTypes: number) =>
      `A double-entry account book on your own machine. It is part of the connector and runs all ${commandTypes} command types.`,
    ms: (commandTypes) =>
      `Buku akaun catatan bergu pada komputer anda sendiri. Ia sebahagian daripada penyambung dan menjalankan kesemua ${commandTypes} jenis arahan.`,
    zh: (commandTypes) => `您自己电脑上的复式记账账套。它是连接器的一部分，可执行全部 ${commandTypes} 种指令。`,
  },
  packages: { en: 'GnuCash and Tryton', ms: 'GnuCash dan Tryton', zh: 'GnuCash 和 Tryton' },
  packagesHow: {
    en: (gnucash: Link, tryton: Link) =>
      html`Drivers write customers, suppliers, invoices, payments and journals with the package’s own engine. Tryton takes items, orders and stock too. ${gnucash('Set up GnuCash')} or ${tryton('Tryton')}`,
    ms: (gnucash, tryton) =>
      html`Pemacu menulis pelanggan, pembekal, invois, bayaran dan jurnal dengan enjin pakej itu sendiri. Tryton menerima item, pesanan dan stok juga. ${gnucash('Sediakan GnuCash')} atau ${tryton('Tryton')}`,
    zh: (gnucash, tryton) =>
      html`驱动程序用软件自己的引擎写入客户、供应商、发票、付款和日记账。Tryton 还接受商品、订单和库存。${gnucash('设置 GnuCash')}或 ${tryton('Tryton')}`,
  },
  otherPackage: { en: 'Another accounting package', ms: 'Pakej perakaunan lain', zh: '其他会计软件' },
  otherPackageHow: {
    en: (guide: Link) =>
      html`You need a driver: a program that uses a published protocol and passes a test suite. Ledgerline includes none for other packages. ${guide('Write a driver')}`,
    ms: (guide) =>
      html`Anda memerlukan pemacu: program yang menggunakan protokol terbuka dan lulus satu set ujian. Ledgerline tidak menyertakan pemacu bagi pakej lain. ${guide('Tulis pemacu')}`,
    zh: (guide) =>
      html`您需要一个驱动程序：使用公开协议并通过测试套件的程序。Ledgerline 没有附带其他软件的驱动程序。${guide('编写驱动程序')}`,
  },

  differs: {
    en: 'If the book saves something else, you see it.',
    ms: 'Jika buku menyimpan nilai lain, anda dapat melihatnya.',
    zh: '账套保存的内容若不同，您会看到。',
  },
  differsHow: {
    en: 'Accounting packages change values: a default location, a rounding rule, a locked field. If the saved data differs from your request, the command shows both values side by side. It is not sent again by itself.',
    ms: 'Pakej perakaunan mengubah nilai: lokasi lalai, peraturan pembundaran, medan yang dikunci. Jika data yang disimpan berbeza daripada permintaan anda, arahan menunjukkan kedua-dua nilai sebelah-menyebelah. Arahan tidak dihantar semula secara automatik.',
    zh: '会计软件会改动数值：默认仓位、舍入规则、锁定的字段。若保存的数据与请求不同，指令会并列显示两个数值，且不会自动重发。',
  },
  outcomes: { en: 'What each outcome means', ms: 'Maksud setiap hasil', zh: '各种结果的含义' },
  valuesCompared: {
    en: 'Values you sent and values in the book',
    ms: 'Nilai yang anda hantar dan nilai dalam buku',
    zh: '您发送的数值与账套中的数值',
  },
  field: { en: 'Field', ms: 'Medan', zh: '字段' },
  youSent: { en: 'You sent', ms: 'Anda hantar', zh: '您发送的' },
  bookHas: { en: 'The book has', ms: 'Dalam buku', zh: '账套中的' },
  correctIt: {
    en: 'The invoice was saved. Correct it in the book, and do not create it again.',
    ms: 'Invois telah disimpan. Betulkan dalam buku, dan jangan cipta sekali lagi.',
    zh: '发票已保存。请在账套中更正，不要重新创建。',
  },

  integrators: { en: 'For integrators', ms: 'Untuk penyepadu sistem', zh: '给系统集成商' },
  integratorsGet: {
    en: (commandTypes: number, problems: number) =>
      `One envelope, ${commandTypes} command types, each with a schema and a working example. Errors list up to ${problems} problems at once and suggest the right name.`,
    ms: (commandTypes, problems) =>
      `Satu format permintaan, ${commandTypes} jenis arahan, setiap satu dengan skema dan contoh yang berfungsi. Ralat menyenaraikan sehingga ${problems} masalah sekali gus dan mencadangkan nama yang betul.`,
    zh: (commandTypes, problems) =>
      `一种请求格式，${commandTypes} 种指令，每种都有结构定义和可运行的示例。错误信息一次列出最多 ${problems} 个问题，并提示正确的名称。`,
  },
  owners: { en: 'For business owners', ms: 'Untuk pemilik perniagaan', zh: '给企业主' },
  ownersGet: {
    en: 'Your shop, till and delivery apps post directly to your account book. The book stays on your machine and in your backup; the cloud keeps the commands and their results.',
    ms: 'Kedai, kaunter jualan dan apl penghantaran anda terus merekod ke dalam buku akaun anda. Buku kekal pada komputer dan sandaran anda; awan menyimpan arahan dan hasilnya.',
    zh: '您的店铺、收银机和外卖应用直接记入您的账套。账套留在您的电脑和备份中，云端保存指令及其结果。',
  },
  accountants: { en: 'For accountants', ms: 'Untuk akauntan', zh: '给会计师' },
  accountantsGet: {
    en: 'Read-only access with a login of your own, a list of every command and who sent it, and voids that stay in the audit trail. Nothing is corrected silently.',
    ms: 'Akses baca sahaja dengan log masuk sendiri, senarai setiap arahan dan penghantarnya, serta pembatalan yang kekal dalam jejak audit. Tiada pembetulan dibuat secara senyap.',
    zh: '用自己的登录只读访问，可查看每条指令及其发送者，作废记录保留在审计轨迹中。任何更正都不会悄悄进行。',
  },

  ownBooks: { en: 'Your books on your phone', ms: 'Buku akaun anda pada telefon', zh: '在手机上查看您的账套' },
  ownBooksHow: {
    en: 'See who owes you, what you must pay, sales by month and every document, away from the desk. Each page says how new its figures are, also while the machine of the book is off.',
    ms: 'Lihat siapa yang berhutang, apa yang perlu dibayar, jualan mengikut bulan dan setiap dokumen, walaupun jauh dari meja. Setiap halaman menyatakan umur angkanya, juga semasa komputer buku itu dimatikan.',
    zh: '离开办公桌也能查看谁欠款、应付什么、每月销售额和每张单据。每个页面都注明数据的新旧，即使账套所在的电脑已关机。',
  },
  ownBooksPicture: {
    en: 'The overview of a sample book on a phone: money in bank and cash, what customers owe by age, and what suppliers are owed.',
    ms: 'Gambaran keseluruhan buku contoh pada telefon: wang di bank dan tunai, hutang pelanggan mengikut umur, dan hutang kepada pembekal.',
    zh: '手机上的示例账套概览：银行和现金余额、客户欠款账龄，以及欠供应商的款项。',
  },
  catalog: { en: 'The catalog', ms: 'Katalog', zh: '指令目录' },
  catalogHint: {
    en: 'From quotations to bank reconciliation. You can search in English, Malay and Chinese.',
    ms: 'Daripada sebut harga hingga penyesuaian bank. Anda boleh mencari dalam bahasa Inggeris, Melayu dan Cina.',
    zh: '从报价单到银行对账。可用英文、马来文和中文搜索。',
  },
  trySample: { en: 'Try it on a sample book', ms: 'Cuba pada buku contoh', zh: '用示例账套试一试' },
  trySampleHint: {
    en: 'Every account has a sandbox company with a year of documents. You can change anything in it.',
    ms: 'Setiap akaun mempunyai syarikat kotak pasir dengan dokumen selama setahun. Anda boleh mengubah apa-apa di dalamnya.',
    zh: '每个账户都有一家沙盒公司，内含一年的单据，您可以随意更改。',
  },
  openSandbox: { en: 'Open a sandbox', ms: 'Buka kotak pasir', zh: '打开沙盒' },
});
