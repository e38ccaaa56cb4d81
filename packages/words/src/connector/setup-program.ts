/**
 * What the setup program for Windows says in its windows. Parameters are filled in by the program itself, so they are the names of its
 * variables here.
 */

import { room } from '../room.ts';

export const setupProgramWords = room({
  welcome: {
    en: 'This program installs the connector, which runs commands from Ledgerline in the account books of this computer. It runs as a service and needs no window.\n\nYou connect it to your account with a code that you confirm in the portal.',
    ms: 'Program ini memasang penyambung, yang menjalankan arahan daripada Ledgerline dalam buku akaun di komputer ini. Penyambung berjalan sebagai perkhidmatan dan tidak memerlukan tetingkap.\n\nAnda menyambungkannya dengan akaun anda menggunakan kod yang anda sahkan di portal.',
    zh: '本程序安装连接器。连接器在本机的账套中执行来自 Ledgerline 的指令，作为服务运行，无需窗口。\n\n您用一个代码把它连接到您的账户，并在门户中确认该代码。',
  },
  finishTitle: { en: 'The connector is installed', ms: 'Penyambung telah dipasang', zh: '连接器已安装' },
  finishText: {
    en: 'The Connector page of the portal shows it as online within a minute.',
    ms: 'Halaman Penyambung di portal menunjukkannya dalam talian dalam masa seminit.',
    zh: '门户的“连接器”页面会在一分钟内显示它在线。',
  },
  wrongWindows: {
    en: 'The connector needs 64-bit Windows 10, Windows Server 2016 or later.',
    ms: 'Penyambung memerlukan Windows 10 64-bit, Windows Server 2016 atau lebih baharu.',
    zh: '连接器需要 64 位 Windows 10、Windows Server 2016 或更新版本。',
  },
  newerInstalled: {
    en: (installed: string, offered: string) =>
      `Build ${installed} is installed, which is newer than ${offered}. Install the older one?`,
    ms: (installed, offered) =>
      `Binaan ${installed} telah dipasang dan lebih baharu daripada ${offered}. Pasang yang lebih lama?`,
    zh: (installed, offered) => `已安装版本 ${installed}，比 ${offered} 新。要安装较旧的版本吗？`,
  },
  nothingChanged: { en: 'Nothing was changed.', ms: 'Tiada apa-apa diubah.', zh: '未作任何更改。' },
  accountTitle: { en: 'Account', ms: 'Akaun', zh: '账户' },
  accountText: {
    en: 'Which account the connector belongs to.',
    ms: 'Akaun yang memiliki penyambung ini.',
    zh: '连接器所属的账户。',
  },
  portalLabel: {
    en: 'The address of the portal, where you log in. The next page opens it in your browser and shows a code that you confirm there.',
    ms: 'Alamat portal, tempat anda log masuk. Halaman seterusnya membukanya dalam pelayar anda dan menunjukkan kod untuk disahkan di sana.',
    zh: '您登录的门户地址。下一页会在浏览器中打开门户，并显示一个代码供您在那里确认。',
  },
  configLabel: {
    en: 'Or choose connector-config.json, if you have downloaded it from the Connector page of the portal.',
    ms: 'Atau pilih connector-config.json, jika anda telah memuat turunnya daripada halaman Penyambung di portal.',
    zh: '如果您已从门户的“连接器”页面下载，也可以选择 connector-config.json。',
  },
  browse: { en: 'Browse...', ms: 'Semak imbas...', zh: '浏览...' },
  allFiles: { en: 'All files', ms: 'Semua fail', zh: '所有文件' },
  enterPortal: {
    en: 'Enter the address of the portal, or choose connector-config.json.',
    ms: 'Masukkan alamat portal, atau pilih connector-config.json.',
    zh: '请输入门户地址，或选择 connector-config.json。',
  },
  noSuchFile: {
    en: 'There is no such file. Choose connector-config.json.',
    ms: 'Fail itu tidak wujud. Pilih connector-config.json.',
    zh: '没有这个文件。请选择 connector-config.json。',
  },
  findings: { en: 'What the connector finds:', ms: 'Dapatan penyambung:', zh: '连接器的检查结果：' },
  dataTitle: { en: 'Data', ms: 'Data', zh: '数据' },
  dataText: { en: 'What stays on this computer.', ms: 'Apa yang kekal di komputer ini.', zh: '保留在本机的内容。' },
  dataLabel: {
    en: 'The journal, the account books, the configuration and the logs stay on this computer unless you choose otherwise.',
    ms: 'Jurnal, buku akaun, konfigurasi dan log kekal di komputer ini melainkan anda memilih sebaliknya.',
    zh: '除非您另行选择，执行记录、账套、配置和日志都会保留在本机。',
  },
  forget: {
    en: 'Also delete the record of what was done, and the account books. This cannot be undone.',
    ms: 'Padamkan juga rekod kerja dan buku akaun. Tindakan ini tidak boleh dibuat asal.',
    zh: '同时删除操作记录和账套。此操作无法撤销。',
  },
});
