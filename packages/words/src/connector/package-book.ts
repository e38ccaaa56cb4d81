/** Adding a book of another accounting package on the page of the connector: the package, the file, the settings. */

import { room } from '../room.ts';

export const packageBookWords = room({
  chooseSub: {
    en: 'Which accounting package has the book? The connector works in it through a driver.',
    ms: 'Pakej perakaunan yang manakah mempunyai buku itu? Penyambung bekerja di dalamnya melalui pemacu.',
    zh: '账套在哪个会计软件中？连接器通过驱动程序在其中工作。',
  },
  ready: { en: 'ready', ms: 'sedia', zh: '就绪' },
  notReady: { en: 'not ready', ms: 'belum sedia', zh: '未就绪' },
  choose: {
    en: (title: string) => `Choose ${title}`,
    ms: (title) => `Pilih ${title}`,
    zh: (title) => `选择 ${title}`,
  },
  driverVersion: {
    en: (version: string) => `Driver ${version}`,
    ms: (version) => `Pemacu ${version}`,
    zh: (version) => `驱动程序 ${version}`,
  },
  installWith: {
    en: 'Install it with this command, then reload the page:',
    ms: 'Pasang dengan arahan ini, kemudian muat semula halaman:',
    zh: '请用此指令安装，然后刷新页面：',
  },
  otherTitle: { en: 'Another program', ms: 'Program lain', zh: '其他程序' },
  otherText: {
    en: 'You have a driver program of your own? Enter how it is started.',
    ms: 'Anda mempunyai program pemacu sendiri? Masukkan cara memulakannya.',
    zh: '有自己的驱动程序？请填写启动方式。',
  },
  otherLink: { en: 'Enter a driver program', ms: 'Masukkan program pemacu', zh: '填写驱动程序' },
  fileTitle: {
    en: (title: string) => `Choose the file of ${title}`,
    ms: (title) => `Pilih fail ${title}`,
    zh: (title) => `选择 ${title} 的文件`,
  },
  fileSub: {
    en: (title: string) => `Close the book in ${title} first. The file stays where it is.`,
    ms: (title) => `Tutup buku itu dalam ${title} dahulu. Fail kekal di tempatnya.`,
    zh: (title) => `请先在 ${title} 中关闭账套。文件留在原处。`,
  },
  foundFiles: { en: 'Files on this machine', ms: 'Fail pada komputer ini', zh: '本机上的文件' },
  otherFile: { en: 'Another file, entered below', ms: 'Fail lain, dimasukkan di bawah', zh: '其他文件，在下方填写' },
  file: { en: 'Path of the file', ms: 'Laluan fail', zh: '文件路径' },
  fileRequired: {
    en: 'Choose a file, or enter its path.',
    ms: 'Pilih fail, atau masukkan laluannya.',
    zh: '请选择文件或填写其路径。',
  },
  settingsTitle: {
    en: (file: string) => `Add ${file}`,
    ms: (file) => `Tambah ${file}`,
    zh: (file) => `添加 ${file}`,
  },
  settingsSub: {
    en: 'The driver has read the file and proposes these settings. Change what does not fit.',
    ms: 'Pemacu telah membaca fail itu dan mencadangkan tetapan ini. Ubah yang tidak sesuai.',
    zh: '驱动程序已读取文件并建议以下设置。请修改不合适的内容。',
  },
  toNote: { en: 'Before you add the book', ms: 'Sebelum anda menambah buku itu', zh: '添加账套之前' },
  opens: { en: 'The book opens and can be read.', ms: 'Buku itu dapat dibuka dan dibaca.', zh: '账套可以打开并读取。' },
  opensWith: {
    en: (count: number) => (count === 1 ? 'It has 1 customer.' : `It has ${count} customers.`),
    ms: (count) => `Buku itu mempunyai ${count} pelanggan.`,
    zh: (count) => `共有 ${count} 个客户。`,
  },
  nothingAdded: {
    en: 'Nothing was added yet.',
    ms: 'Belum ada apa-apa yang ditambah.',
    zh: '尚未添加任何内容。',
  },
  test: { en: 'Test', ms: 'Uji', zh: '测试' },
  driverGone: {
    en: 'This driver is no longer on this machine.',
    ms: 'Pemacu ini tiada lagi pada komputer ini.',
    zh: '本机已没有该驱动程序。',
  },
});
