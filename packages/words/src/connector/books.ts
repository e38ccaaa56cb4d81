/** The pages of the connector for its account books. */

import { type Html, html } from '@ledgerline/look';
import { room } from '../room.ts';

type Link = (text: string) => Html;

export const localBookWords = room({
  title: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  sub: {
    en: 'The books that this connector serves. Changes take effect at once.',
    ms: 'Buku akaun yang dikendalikan oleh penyambung ini. Perubahan berkuat kuasa serta-merta.',
    zh: '本连接器服务的账套。更改立即生效。',
  },
  newBook: { en: 'New account book', ms: 'Buku akaun baharu', zh: '新建账套' },
  addOther: { en: 'Add a book of another package', ms: 'Tambah buku daripada pakej lain', zh: '添加其他软件的账套' },
  haveFile: {
    en: (link: Link) => html`You have an account book file of Ledgerline already? ${link('Add the file')}.`,
    ms: (link) => html`Anda sudah ada fail buku akaun Ledgerline? ${link('Tambah fail itu')}.`,
    zh: (link) => html`已有 Ledgerline 账套文件？${link('添加该文件')}。`,
  },
  noBook: { en: 'No account book yet', ms: 'Belum ada buku akaun', zh: '还没有账套' },
  createOrAdd: {
    en: 'Create one from a template, or add a book of your accounting package.',
    ms: 'Cipta daripada templat, atau tambah buku daripada pakej perakaunan anda.',
    zh: '用模板新建，或添加您会计软件的账套。',
  },
  open: { en: 'open', ms: 'terbuka', zh: '已打开' },
  closed: { en: 'opens when needed', ms: 'dibuka apabila perlu', zh: '需要时打开' },
  locked: { en: 'locked', ms: 'dikunci', zh: '已锁定' },
  needsPassword: { en: 'needs a password', ms: 'perlu kata laluan', zh: '需要密码' },
  dialogOpen: { en: 'a window waits', ms: 'tetingkap menunggu', zh: '有窗口等待处理' },
  unavailable: { en: 'unavailable', ms: 'tidak tersedia', zh: '不可用' },
  driver: {
    en: (driver: string) => `Driver ${driver}.`,
    ms: (driver) => `Pemacu ${driver}.`,
    zh: (driver) => `驱动程序 ${driver}。`,
  },
  test: { en: 'Test', ms: 'Uji', zh: '测试' },
  edit: { en: 'Edit', ms: 'Sunting', zh: '编辑' },
  remove: { en: 'Remove', ms: 'Buang', zh: '移除' },
  count: {
    en: (count: number) => (count === 1 ? '1 book' : `${count} books`),
    ms: (count) => `${count} buku`,
    zh: (count) => `${count} 个账套`,
  },
  testOf: {
    en: (companyId: string) => `Test of ${companyId}`,
    ms: (companyId) => `Ujian ${companyId}`,
    zh: (companyId) => `${companyId} 的测试`,
  },
  id: { en: 'Id of the account book', ms: 'ID buku akaun', zh: '账套编号' },
  idHint: {
    en: 'Commands name it as companyId. Letters, digits, dots, underscores and hyphens.',
    ms: 'Arahan menamakannya sebagai companyId. Huruf, angka, titik, garis bawah dan sempang.',
    zh: '指令以 companyId 引用它。可用字母、数字、点、下划线和连字符。',
  },
  idInvalid: {
    en: 'Id of the account book must have 1 to 64 letters, digits, dots, underscores or hyphens, and cannot be only dots.',
    ms: 'ID buku akaun mesti ada 1 hingga 64 huruf, angka, titik, garis bawah atau sempang, dan tidak boleh titik sahaja.',
    zh: '账套编号须为 1 至 64 个字母、数字、点、下划线或连字符，且不能只有点。',
  },
  idTaken: {
    en: (companyId: string) => `There is an account book ${companyId} already. Choose another id.`,
    ms: (companyId) => `Buku akaun ${companyId} sudah ada. Pilih ID lain.`,
    zh: (companyId) => `账套 ${companyId} 已存在。请选用其他编号。`,
  },
  nameInvalid: {
    en: 'Name of the company must have 1 to 200 characters.',
    ms: 'Nama syarikat mesti ada 1 hingga 200 aksara.',
    zh: '公司名称须为 1 至 200 个字符。',
  },
  newSub: {
    en: 'The book starts with the accounts, tax codes, terms and numbering of a template, so that every document can be posted.',
    ms: 'Buku bermula dengan akaun, kod cukai, tempoh kredit dan penomboran daripada templat, supaya setiap dokumen boleh dipos.',
    zh: '账套按模板预置科目、税码、信用期限和编号，所有单据都可过账。',
  },
  template: { en: 'Template', ms: 'Templat', zh: '模板' },
  chooseTemplate: { en: 'Choose a template.', ms: 'Pilih templat.', zh: '请选择模板。' },
  create: { en: 'Create account book', ms: 'Cipta buku akaun', zh: '创建账套' },
  created: {
    en: (companyId: string, name: string) => `Account book ${companyId} created for ${name}. You can send commands to it.`,
    ms: (companyId, name) => `Buku akaun ${companyId} dicipta untuk ${name}. Anda boleh menghantar arahan kepadanya.`,
    zh: (companyId, name) => `已为 ${name} 创建账套 ${companyId}。现在可以向它发送指令。`,
  },
  addProgram: { en: 'Add a book of a driver program', ms: 'Tambah buku daripada program pemacu', zh: '添加驱动程序的账套' },
  addOtherSub: {
    en: 'A driver program runs the commands in your accounting package. The connector asks it which settings it has.',
    ms: 'Program pemacu menjalankan arahan dalam pakej perakaunan anda. Penyambung bertanya kepadanya tetapan yang ada.',
    zh: '驱动程序在您的会计软件中执行指令。连接器会询问它有哪些设置。',
  },
  driverLegend: { en: 'Driver', ms: 'Pemacu', zh: '驱动程序' },
  continue: { en: 'Continue', ms: 'Teruskan', zh: '继续' },
  addFile: { en: 'Add an account book file', ms: 'Tambah fail buku akaun', zh: '添加账套文件' },
  addFileSub: {
    en: 'The file stays where it is. Only this connector can use it.',
    ms: 'Fail kekal di tempatnya. Hanya penyambung ini boleh menggunakannya.',
    zh: '文件留在原处。只有本连接器可以使用它。',
  },
  fileLegend: { en: 'File', ms: 'Fail', zh: '文件' },
  add: { en: 'Add account book', ms: 'Tambah buku akaun', zh: '添加账套' },
  added: {
    en: (companyId: string) => `Account book ${companyId} added.`,
    ms: (companyId) => `Buku akaun ${companyId} ditambah.`,
    zh: (companyId) => `已添加账套 ${companyId}。`,
  },
  driverResponded: { en: 'The driver responded.', ms: 'Pemacu telah bertindak balas.', zh: '驱动程序已响应。' },
  fillSettings: { en: 'Fill in its settings.', ms: 'Isikan tetapannya.', zh: '请填写其设置。' },
  bookLegend: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  companyName: { en: 'Name of the company', ms: 'Nama syarikat', zh: '公司名称' },
  driverSettings: { en: 'Settings of the driver', ms: 'Tetapan pemacu', zh: '驱动程序设置' },
  editTitle: {
    en: (companyId: string) => `Edit ${companyId}`,
    ms: (companyId) => `Sunting ${companyId}`,
    zh: (companyId) => `编辑 ${companyId}`,
  },
  editSub: {
    en: 'The connector opens the book again with the new settings, after the running command.',
    ms: 'Penyambung membuka semula buku dengan tetapan baharu, selepas arahan yang sedang dijalankan.',
    zh: '当前指令完成后，连接器会按新设置重新打开账套。',
  },
  save: { en: 'Save account book', ms: 'Simpan buku akaun', zh: '保存账套' },
  saved: {
    en: (companyId: string) => `Account book ${companyId} saved.`,
    ms: (companyId) => `Buku akaun ${companyId} disimpan.`,
    zh: (companyId) => `账套 ${companyId} 已保存。`,
  },
  notUsable: {
    en: (text: string, finding: string) => `${text} It cannot be used yet. ${finding}`,
    ms: (text, finding) => `${text} Buku itu belum boleh digunakan. ${finding}`,
    zh: (text, finding) => `${text} 但暂时无法使用。${finding}`,
  },
  removeTitle: {
    en: (companyId: string) => `Remove ${companyId}?`,
    ms: (companyId) => `Buang ${companyId}?`,
    zh: (companyId) => `移除 ${companyId}？`,
  },
  afterRemoval: {
    en: (companyId: string) => `After that, commands for ${companyId} are rejected.`,
    ms: (companyId) => `Selepas itu, arahan untuk ${companyId} ditolak.`,
    zh: (companyId) => `之后，发给 ${companyId} 的指令会被拒绝。`,
  },
  fileStays: {
    en: 'The account book itself and its file stay as they are. You can add the book again.',
    ms: 'Buku akaun dan failnya kekal seperti sedia ada. Anda boleh menambahnya semula.',
    zh: '账套及其文件保持不变。您可以再次添加。',
  },
  removeBook: { en: 'Remove account book', ms: 'Buang buku akaun', zh: '移除账套' },
  removed: {
    en: (companyId: string) => `Account book ${companyId} removed. Its file stays.`,
    ms: (companyId) => `Buku akaun ${companyId} dibuang. Failnya kekal.`,
    zh: (companyId) => `账套 ${companyId} 已移除，其文件保留。`,
  },
  keep: { en: 'Keep it', ms: 'Kekalkan', zh: '保留' },
  gone: {
    en: 'This account book is no longer there.',
    ms: 'Buku akaun ini tidak lagi wujud.',
    zh: '该账套已不存在。',
  },
});

/** What a new book is asked about, as its form names it. */
export const companyDetailWords = room({
  name: { en: 'Registered name of the company', ms: 'Nama berdaftar syarikat', zh: '公司注册名称' },
  registrationNo: {
    en: 'Business registration number (BRN), for example 202301012345',
    ms: 'Nombor pendaftaran perniagaan (BRN), contohnya 202301012345',
    zh: '商业注册号（BRN），例如 202301012345',
  },
  tin: {
    en: 'Tax identification number (TIN), for example C2584563200',
    ms: 'Nombor pengenalan cukai (TIN), contohnya C2584563200',
    zh: '税务识别号（TIN），例如 C2584563200',
  },
  sstRegNo: {
    en: 'SST registration number, for example W10-1808-32000001',
    ms: 'Nombor pendaftaran SST, contohnya W10-1808-32000001',
    zh: 'SST 注册号，例如 W10-1808-32000001',
  },
  baseCurrency: { en: 'Base currency of the account book', ms: 'Mata wang asas buku akaun', zh: '账套的本位币' },
  fiscalYearStart: {
    en: 'First day of the fiscal year with which the book starts',
    ms: 'Hari pertama tahun kewangan permulaan buku',
    zh: '账套起始财政年度的第一天',
  },
});

/** The templates of a new book. */
export const templateWords = room({
  trading: { en: 'Trading', ms: 'Perdagangan', zh: '贸易' },
  tradingAbout: {
    en: 'Buys and sells goods from stock: purchases, stock, cost of sales and operating expenses.',
    ms: 'Membeli dan menjual barang daripada stok: belian, stok, kos jualan dan perbelanjaan operasi.',
    zh: '买卖库存商品：采购、库存、销售成本和营业费用。',
  },
  service: { en: 'Service', ms: 'Perkhidmatan', zh: '服务' },
  serviceAbout: {
    en: 'Sells services and projects: service income, direct costs and operating expenses.',
    ms: 'Menjual perkhidmatan dan projek: pendapatan perkhidmatan, kos langsung dan perbelanjaan operasi.',
    zh: '提供服务和项目：服务收入、直接成本和营业费用。',
  },
  blank: { en: 'Blank', ms: 'Kosong', zh: '空白' },
  blankAbout: {
    en: 'The fewest accounts with which every document can be posted; you add your own.',
    ms: 'Bilangan akaun paling sedikit yang membolehkan setiap dokumen dipos; anda menambah akaun sendiri.',
    zh: '可让所有单据过账的最少科目；其余由您添加。',
  },
});

/** The settings of the drivers that come with the connector, by their names; others name their own. */
export const driverSettingWords = room({
  path: { en: 'File of the account book', ms: 'Fail buku akaun', zh: '账套文件' },
  pathHint: {
    en: 'Leave it empty for the usual place, in the folder of the connector.',
    ms: 'Biarkan kosong untuk tempat biasa, dalam folder penyambung.',
    zh: '留空则使用连接器文件夹中的默认位置。',
  },
  command: { en: 'Driver program', ms: 'Program pemacu', zh: '驱动程序文件' },
  commandHint: {
    en: 'The path of the program, for example C:\\Drivers\\desk-driver.exe.',
    ms: 'Laluan program, contohnya C:\\Drivers\\desk-driver.exe.',
    zh: '程序的路径，例如 C:\\Drivers\\desk-driver.exe。',
  },
  parameters: { en: 'Parameters', ms: 'Parameter', zh: '参数' },
  parametersHint: {
    en: 'One a line. The documentation of the driver says which.',
    ms: 'Satu pada setiap baris. Dokumentasi pemacu menyatakan yang mana.',
    zh: '每行一个。驱动程序的文档会说明。',
  },
  folder: { en: 'Folder', ms: 'Folder', zh: '文件夹' },
  folderHint: {
    en: 'Where the program is started, if that matters to it.',
    ms: 'Tempat program dimulakan, jika perlu.',
    zh: '程序的启动位置（如有要求）。',
  },
});
