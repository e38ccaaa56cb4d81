/** The page of the connector: setting it up step by step, and what can be done with it later. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const connectorWords = room({
  title: { en: 'Connector', ms: 'Penyambung', zh: '连接器' },
  about: {
    en: 'A small program on the machine that has the account book. It connects to this service; nothing connects to it.',
    ms: 'Program kecil pada komputer yang mempunyai buku akaun. Ia bersambung dengan perkhidmatan ini; tiada apa-apa bersambung kepadanya.',
    zh: '安装在存放账套的电脑上的小程序。它主动连接本服务，外部不会连接它。',
  },
  move: { en: 'Move to another machine', ms: 'Pindah ke komputer lain', zh: '迁移到另一台电脑' },
  rotateKey: { en: 'Rotate connector key', ms: 'Ganti kunci penyambung', zh: '更换连接器密钥' },
  setUp: { en: 'Set up the connector', ms: 'Sediakan penyambung', zh: '设置连接器' },
  updates: { en: 'updates automatically', ms: 'dikemas kini secara automatik', zh: '自动更新' },
  aboutThis: { en: 'About this connector', ms: 'Tentang penyambung ini', zh: '关于此连接器' },
  stateMeanings: { en: 'What the states mean', ms: 'Maksud keadaan', zh: '状态说明' },
  isDone: { en: ', done', ms: ', selesai', zh: '，已完成' },
  getIt: { en: 'Get the connector', ms: 'Dapatkan penyambung', zh: '获取连接器' },
  downloadInstaller: { en: 'Download the installer', ms: 'Muat turun pemasang', zh: '下载安装程序' },
  connectMachine: { en: 'Connect the machine', ms: 'Sambungkan komputer', zh: '连接电脑' },
  start: { en: 'Start the connector', ms: 'Mulakan penyambung', zh: '启动连接器' },
  addBook: { en: 'Add an account book', ms: 'Tambah buku akaun', zh: '添加账套' },
  addBookHow: {
    en: (open: Html, newBook: Html) =>
      html`Run ${open} there, or open Ledgerline Connector on the desktop of Windows. Its page creates a book from a template, or adds one of another package that you have a driver for. ${newBook} does the same in a terminal. The book appears here with the companyId for your commands.`,
    ms: (open, newBook) =>
      html`Jalankan ${open} di sana, atau buka Ledgerline Connector pada desktop Windows. Halamannya mencipta buku akaun daripada templat, atau menambah buku daripada pakej lain yang anda ada pemacunya. ${newBook} melakukan perkara yang sama dalam terminal. Buku akaun itu dipaparkan di sini dengan companyId untuk arahan anda.`,
    zh: (open, newBook) =>
      html`请在该电脑上运行 ${open}，或打开 Windows 桌面上的 Ledgerline Connector。它的页面可以用模板创建账套，或添加您有驱动程序的其他软件的账套。${newBook} 可在终端中完成同样的操作。账套会连同用于指令的 companyId 显示在这里。`,
  },
  sendOwn: {
    en: 'Send a command to your own book',
    ms: 'Hantar arahan ke buku akaun anda sendiri',
    zh: '向您自己的账套发送一条指令',
  },
  noInstaller: { en: 'no installer', ms: 'tiada pemasang', zh: '没有安装程序' },
  noInstallerHint: {
    en: (guide: Link) =>
      html`The operator has not published an installer yet. Ask them how to install the connector, or run it from the project’s source as ${guide('the guide')} describes.`,
    ms: (guide) =>
      html`Pengendali belum menerbitkan pemasang. Tanya mereka cara memasang penyambung, atau jalankannya daripada kod sumber projek seperti yang diterangkan dalam ${guide('panduan')}.`,
    zh: (guide) => html`服务商尚未发布安装程序。请询问如何安装连接器，或按${guide('指南')}从项目源代码运行。`,
  },
  otherSystems: { en: 'Linux or macOS', ms: 'Linux atau macOS', zh: 'Linux 或 macOS' },
  noArchive: {
    en: (guide: Link) =>
      html`The operator has not published an archive for these systems yet. Ask them for it. ${guide('The guide')} says how it is installed.`,
    ms: (guide) =>
      html`Pengendali belum menerbitkan arkib bagi sistem ini. Mintalah daripada mereka. ${guide('Panduan')} menerangkan cara memasangnya.`,
    zh: (guide) => html`服务商尚未发布适用于这些系统的压缩包，请向其索取。${guide('指南')}说明如何安装。`,
  },
  archiveHow: {
    en: (guide: Link) =>
      html`Unpack it, connect the machine and install the service. The program shows a code to approve, and at the end how to start the service. ${guide('The guide')} has more, also for macOS.`,
    ms: (guide) =>
      html`Buka arkib itu, sambungkan komputer dan pasang perkhidmatan. Program menunjukkan kod untuk diluluskan, dan akhirnya cara memulakan perkhidmatan. ${guide('Panduan')} mempunyai butiran lanjut, termasuk untuk macOS.`,
    zh: (guide) =>
      html`解压缩，连接电脑并安装服务。程序会显示供您批准的代码，最后说明如何启动服务。${guide('指南')}有更多说明，包括 macOS。`,
  },
  inTerminal: { en: 'In a terminal of Linux', ms: 'Dalam terminal Linux', zh: '在 Linux 终端中' },
  installerFile: {
    en: (size: string) => `ConnectorSetup.exe, ${size}, for Windows 10 and 11.`,
    ms: (size) => `ConnectorSetup.exe, ${size}, untuk Windows 10 dan 11.`,
    zh: (size) => `ConnectorSetup.exe，${size}，适用于 Windows 10 和 11。`,
  },
  installer: {
    en: (size: string) => `Installer, ${size}`,
    ms: (size) => `Pemasang, ${size}`,
    zh: (size) => `安装程序，${size}`,
  },
  runPair: {
    en: (command: Html) => html`Run ${command} there.`,
    ms: (command) => html`Jalankan ${command} di sana.`,
    zh: (command) => html`请在该电脑上运行 ${command}。`,
  },
  enterAddress: {
    en: (address: Html) => html`Start the setup program and enter the address ${address}.`,
    ms: (address) => html`Mulakan program persediaan dan masukkan alamat ${address}.`,
    zh: (address) => html`启动安装程序并输入地址 ${address}。`,
  },
  compareCode: {
    en: 'It shows a code of 8 letters and opens this portal. Compare the code and approve it.',
    ms: 'Ia memaparkan kod 8 huruf dan membuka portal ini. Bandingkan kod itu dan luluskannya.',
    zh: '它会显示 8 个字母的代码并打开本门户。请核对代码并批准。',
  },
  enterCode: { en: 'Enter the code', ms: 'Masukkan kod', zh: '输入代码' },
  noCode: {
    en: 'No code? Use the configuration file',
    ms: 'Tiada kod? Gunakan fail konfigurasi',
    zh: '没有代码？使用配置文件',
  },
  saveFile: {
    en: 'Save it in the folder of the connector.',
    ms: 'Simpan fail itu dalam folder penyambung.',
    zh: '请把它保存到连接器的文件夹。',
  },
  chooseFile: {
    en: 'Choose this file in the setup program instead of the address, and delete it after the installation.',
    ms: 'Pilih fail ini dalam program persediaan menggantikan alamat, dan padamkannya selepas pemasangan.',
    zh: '请在安装程序中选择此文件代替地址，安装后将其删除。',
  },
  keepSecret: {
    en: 'Keep the file secret, because it contains the connector key.',
    ms: 'Rahsiakan fail itu kerana ia mengandungi kunci penyambung.',
    zh: '该文件包含连接器密钥，请妥善保密。',
  },
  itsMachine: { en: 'its machine', ms: 'komputernya', zh: '其电脑' },
  connectedFrom: {
    en: (machine: Html) => html`Connected from ${machine}.`,
    ms: (machine) => html`Bersambung daripada ${machine}.`,
    zh: (machine) => html`已从 ${machine} 连接。`,
  },
  build: { en: 'build', ms: 'binaan', zh: '版本' },
  runIt: {
    en: (run: Html, install: Html) => html`Run ${run} in a terminal of its own, or ${install} to run it as a service.`,
    ms: (run, install) =>
      html`Jalankan ${run} dalam terminalnya sendiri, atau ${install} untuk menjalankannya sebagai perkhidmatan.`,
    zh: (run, install) => html`请在单独的终端中运行 ${run}，或用 ${install} 作为服务运行。`,
  },
  startsItself: {
    en: 'The setup program installs it as a service and starts it.',
    ms: 'Program persediaan memasangnya sebagai perkhidmatan dan memulakannya.',
    zh: '安装程序会将其安装为服务并启动。',
  },
  pageUpdates: {
    en: 'The page updates when the connector connects.',
    ms: 'Halaman ini dikemas kini apabila penyambung bersambung.',
    zh: '连接器连接后，本页会更新。',
  },
  waitingForIt: { en: 'waiting for the connector', ms: 'menunggu penyambung', zh: '等待连接器' },
  noConnection: {
    en: 'No connection after five minutes?',
    ms: 'Tiada sambungan selepas lima minit?',
    zh: '五分钟后仍未连接？',
  },
  mustReach: {
    en: (address: Html) =>
      html`The machine must be able to reach ${address}. It needs no incoming connections. A proxy that inspects traffic may have to allow that address.`,
    ms: (address) =>
      html`Komputer itu mesti dapat menghubungi ${address}. Ia tidak memerlukan sambungan masuk. Proksi yang memeriksa trafik mungkin perlu membenarkan alamat itu.`,
    zh: (address) => html`该电脑必须能够访问 ${address}，不需要任何入站连接。检查流量的代理可能需要放行该地址。`,
  },
  sendRead: {
    en: (type: Html) => html`Send ${type} with a limit of 3. This only reads and changes nothing.`,
    ms: (type) => html`Hantar ${type} dengan had 3. Ia hanya membaca dan tidak mengubah apa-apa.`,
    zh: (type) => html`发送 ${type}，limit 设为 3。这只是读取，不会更改任何内容。`,
  },
  firstCommand: { en: 'First command', ms: 'Arahan pertama', zh: '第一条指令' },
  thisConnector: { en: 'This connector', ms: 'Penyambung ini', zh: '此连接器' },
  cloud: { en: 'cloud', ms: 'awan', zh: '云端' },
  cloudAddress: { en: 'the address of the cloud', ms: 'alamat awan', zh: '云端地址' },
  machine: { en: 'machine', ms: 'komputer', zh: '电脑' },
  driver: { en: 'driver', ms: 'pemacu', zh: '驱动程序' },
  waiting: { en: 'waiting', ms: 'menunggu', zh: '等待中' },
  running: { en: 'running', ms: 'sedang dijalankan', zh: '执行中' },
  notReported: { en: 'not reported yet', ms: 'belum dilaporkan', zh: '尚未报告' },
  commands: {
    en: (count: number) => counted(count, 'command', 'commands'),
    ms: (count) => `${count} arahan`,
    zh: (count) => `${count} 条指令`,
  },
  moveTitle: {
    en: 'Move the connector to another machine?',
    ms: 'Pindahkan penyambung ke komputer lain?',
    zh: '将连接器迁移到另一台电脑？',
  },
  moveDetail: {
    en: 'The next installation that connects becomes active. Stop the connector on the old machine first, or it may become active again. A write that the old machine has started is not run on the new one, unless the book records which commands it has run. Otherwise it ends with an unknown outcome.',
    ms: 'Pemasangan seterusnya yang bersambung menjadi aktif. Hentikan penyambung pada komputer lama dahulu, jika tidak ia mungkin aktif semula. Penulisan yang telah dimulakan oleh komputer lama tidak dijalankan pada yang baharu, kecuali buku akaun merekodkan arahan yang telah dijalankannya. Jika tidak, hasilnya tidak diketahui.',
    zh: '下一个连接的安装将生效。请先停止旧电脑上的连接器，否则它可能再次生效。旧电脑已开始的写入不会在新电脑上执行，除非账套记录了已执行的指令；否则其结果为未知。',
  },
  moveSilence: {
    en: (seconds: number) =>
      `If you do nothing, another installation can take over when the active one has not called for ${seconds} seconds.`,
    ms: (seconds) =>
      `Jika anda tidak berbuat apa-apa, pemasangan lain boleh mengambil alih apabila yang aktif tidak menghubungi selama ${seconds} saat.`,
    zh: (seconds) => `如果您不操作，当前安装超过 ${seconds} 秒没有联系时，其他安装可以接替。`,
  },
  moveButton: { en: 'Move connector', ms: 'Pindahkan penyambung', zh: '迁移连接器' },
  rotateTitle: { en: 'Rotate the connector key?', ms: 'Ganti kunci penyambung?', zh: '更换连接器密钥？' },
  rotateDetail: {
    en: 'The connector stops immediately and resumes when you install the new connector-config.json. Commands wait in the queue and none are lost. This cannot be undone.',
    ms: 'Penyambung berhenti serta-merta dan bersambung semula apabila anda memasang connector-config.json yang baharu. Arahan menunggu dalam giliran dan tiada yang hilang. Tindakan ini tidak boleh dibuat asal.',
    zh: '连接器会立即停止，安装新的 connector-config.json 后恢复。指令在队列中等待，不会丢失。此操作无法撤销。',
  },
  typeToConfirm: {
    en: (word: Html) => html`Type ${word} to confirm`,
    ms: (word) => html`Taip ${word} untuk mengesahkan`,
    zh: (word) => html`输入 ${word} 以确认`,
  },
});
