/** Texts of what the connector finds when it checks itself. */

import { paragraph } from '../paragraph.ts';
import { sentences } from '../sentence.ts';

const minutesEn = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const doctorSentences = sentences('doctor', {
  notRunning: {
    en: 'The connector is not running. Start it with "ledgerline-connector run".',
    ms: 'Penyambung tidak berjalan. Mulakan dengan "ledgerline-connector run".',
    zh: '连接器没有运行。请用 "ledgerline-connector run" 启动。',
  },
  running: { en: 'The connector is running.', ms: 'Penyambung sedang berjalan.', zh: '连接器正在运行。' },
  noBook: {
    en: 'The companies file lists no account book.',
    ms: 'Fail syarikat tidak menyenaraikan buku akaun.',
    zh: '公司文件中没有账套。',
  },
  journalWritable: { en: 'The journal is writable.', ms: 'Jurnal boleh ditulis.', zh: '连接器的执行记录可以写入。' },
  journalBroken: {
    en: (folder: string, reason: string) => `The journal in ${folder} cannot be used. ${reason}`,
    ms: (folder, reason) => `Jurnal dalam ${folder} tidak dapat digunakan. ${reason}`,
    zh: (folder, reason) => `${folder} 中的执行记录无法使用。${reason}`,
  },
  reachable: {
    en: (cloudUrl: string, proxy: string) =>
      `The cloud at ${cloudUrl} is reachable${proxy === '' ? '' : ` through the proxy ${proxy}`}.`,
    ms: (cloudUrl, proxy) => `Awan di ${cloudUrl} dapat dicapai${proxy === '' ? '' : ` melalui proksi ${proxy}`}.`,
    zh: (cloudUrl, proxy) => `${proxy === '' ? '' : `通过代理 ${proxy} `}可以访问云端 ${cloudUrl}。`,
  },
  unreachable: {
    en: (reason: string) => `${reason} Check the network. If this machine needs a proxy, set HTTPS_PROXY.`,
    ms: (reason) => `${reason} Semak rangkaian. Jika komputer ini memerlukan proksi, tetapkan HTTPS_PROXY.`,
    zh: (reason) => paragraph([reason, '请检查网络。如本机需要代理，请设置 HTTPS_PROXY。']),
  },
  unreachableByProxy: {
    en: (reason: string, proxy: string) =>
      `${reason.replace(/\.$/, '')} through the proxy ${proxy}. Check the proxy. HTTP_PROXY, HTTPS_PROXY and NO_PROXY select it.`,
    ms: (reason, proxy) => `${reason} Proksi: ${proxy}. Semak proksi itu. HTTP_PROXY, HTTPS_PROXY dan NO_PROXY menentukannya.`,
    zh: (reason, proxy) => paragraph([reason, `代理：${proxy}。请检查代理。它由 HTTP_PROXY、HTTPS_PROXY 和 NO_PROXY 决定。`]),
  },
  keyRotated: {
    en: 'The connector key is no longer valid because it was rotated. Download connector-config.json again.',
    ms: 'Kunci penyambung tidak lagi sah kerana telah diganti. Muat turun connector-config.json semula.',
    zh: '连接器密钥已更换，不再有效。请重新下载 connector-config.json。',
  },
  connectorUnknown: {
    en: 'The cloud does not know this connector. Download connector-config.json again.',
    ms: 'Awan tidak mengenali penyambung ini. Muat turun connector-config.json semula.',
    zh: '云端不认识此连接器。请重新下载 connector-config.json。',
  },
  cloudError: {
    en: (reason: string) => `The cloud is reachable, but it returned an error. ${reason}`,
    ms: (reason) => `Awan dapat dicapai, tetapi memulangkan ralat. ${reason}`,
    zh: (reason) => `可以访问云端，但它返回了错误。${reason}`,
  },
  otherInstallation: {
    en: 'Another installation of this connector is active. To use this one, move the connector in the portal.',
    ms: 'Pemasangan lain bagi penyambung ini sedang aktif. Untuk menggunakan yang ini, pindahkan penyambung di portal.',
    zh: '此连接器的另一个安装正在使用。要使用本机，请在门户中迁移连接器。',
  },
  heartbeatsRejected: {
    en: (reason: string) => `The cloud rejects heartbeats. ${reason}`,
    ms: (reason) => `Awan menolak isyarat penyambung. ${reason}`,
    zh: (reason) => `云端拒绝心跳信号。${reason}`,
  },
  clockAhead: {
    en: (minutes: number) =>
      `The clock of this machine is ${minutesEn(minutes)} ahead. Correct it, because documents take their dates from this clock.`,
    ms: (minutes) => `Jam komputer ini ${minutes} minit ke hadapan. Betulkan, kerana tarikh dokumen diambil daripada jam ini.`,
    zh: (minutes) => `本机时钟快了 ${minutes} 分钟。请校正，因为单据日期取自此时钟。`,
  },
  clockBehind: {
    en: (minutes: number) =>
      `The clock of this machine is ${minutesEn(minutes)} behind. Correct it, because documents take their dates from this clock.`,
    ms: (minutes) => `Jam komputer ini ${minutes} minit ke belakang. Betulkan, kerana tarikh dokumen diambil daripada jam ini.`,
    zh: (minutes) => `本机时钟慢了 ${minutes} 分钟。请校正，因为单据日期取自此时钟。`,
  },
  clockCorrect: { en: 'The clock is correct.', ms: 'Jam adalah tepat.', zh: '时钟准确。' },
  buildTooOld: {
    en: (build: string, newest: string) =>
      `Build ${build} is too old for update commands. Install ${newest === '' ? 'the newest build' : newest}.`,
    ms: (build, newest) =>
      `Binaan ${build} terlalu lama untuk arahan kemas kini. Pasang ${newest === '' ? 'binaan terbaharu' : newest}.`,
    zh: (build, newest) => `版本 ${build} 太旧，无法执行更新指令。请安装${newest === '' ? '最新版本' : ` ${newest}`}。`,
  },
  buildNewEnough: {
    en: (build: string) => `Build ${build} is new enough.`,
    ms: (build) => `Binaan ${build} cukup baharu.`,
    zh: (build) => `版本 ${build} 足够新。`,
  },
  driverUnknown: {
    en: (driver: string, known: readonly string[]) => `Unknown driver ${driver}. Use ${known.join(' or ')}.`,
    ms: (driver, known) => `Pemacu ${driver} tidak dikenali. Gunakan ${known.join(' atau ')}.`,
    zh: (driver, known) => `未知的驱动程序 ${driver}。请使用 ${known.join(' 或 ')}。`,
  },
  bookClosed: {
    en: (reason: string) => `The account book cannot be opened. ${reason}`,
    ms: (reason) => `Buku akaun tidak dapat dibuka. ${reason}`,
    zh: (reason) => `账套无法打开。${reason}`,
  },
  bookOpens: {
    en: (driver: string, version: string) => `The account book opens (${driver} ${version}).`,
    ms: (driver, version) => `Buku akaun dapat dibuka (${driver} ${version}).`,
    zh: (driver, version) => `账套可以打开（${driver} ${version}）。`,
  },
  packageOpened: {
    en: (name: string, version: string) => `The package is ${name} ${version}.`,
    ms: (name, version) => `Pakejnya ialah ${name} ${version}.`,
    zh: (name, version) => `会计软件为 ${name} ${version}。`,
  },
  packageUntested: {
    en: (name: string, version: string, from: string, to: string) =>
      `The package is ${name} ${version}, and the driver was tested with ${from === to ? from : `${from} to ${to}`}. Ask its author for a version of the driver for ${version}.`,
    ms: (name, version, from, to) =>
      `Pakejnya ialah ${name} ${version}, dan pemacu telah diuji dengan ${from === to ? from : `${from} hingga ${to}`}. Minta versi pemacu untuk ${version} daripada pembangunnya.`,
    zh: (name, version, from, to) =>
      `会计软件为 ${name} ${version}，而驱动程序已测试的版本为 ${from === to ? from : `${from} 至 ${to}`}。请向开发者索取适用于 ${version} 的驱动程序。`,
  },
  fileOpens: {
    en: (path: string) => `The account book opens (${path}).`,
    ms: (path) => `Buku akaun dapat dibuka (${path}).`,
    zh: (path) => `账套可以打开（${path}）。`,
  },
  fileNotCreated: {
    en: (path: string) => `The account book does not exist yet. It is created at ${path} when the connector first opens it.`,
    ms: (path) => `Buku akaun belum wujud. Buku dicipta di ${path} apabila penyambung membukanya buat kali pertama.`,
    zh: (path) => `账套尚不存在。连接器首次打开时会创建在 ${path}。`,
  },
  driverNotReady: {
    en: (title: string, missing: string) => `The driver for ${title} is not ready. ${missing}`,
    ms: (title, missing) => `Pemacu untuk ${title} belum sedia. ${missing}`,
    zh: (title, missing) => `${title} 的驱动程序尚未就绪。${missing}`,
  },
  driverResponds: {
    en: (title: string, seconds: string, protocol: number, kit: string) =>
      `The driver for ${title} responds in ${seconds} seconds (protocol ${protocol}${kit === '' ? '' : `, kit ${kit}`}).`,
    ms: (title, seconds, protocol, kit) =>
      `Pemacu untuk ${title} bertindak balas dalam ${seconds} saat (protokol ${protocol}${kit === '' ? '' : `, kit ${kit}`}).`,
    zh: (title, seconds, protocol, kit) =>
      `${title} 的驱动程序在 ${seconds} 秒内响应（协议 ${protocol}${kit === '' ? '' : `，开发包 ${kit}`}）。`,
  },
  driverSigned: {
    en: (signer: string) => `The driver is signed by ${signer}.`,
    ms: (signer) => `Pemacu ditandatangani oleh ${signer}.`,
    zh: (signer) => `驱动程序的签名者：${signer}。`,
  },
  driverUnsigned: {
    en: (file: string) => `${file} of the driver is not signed, so changes to it go unnoticed. Ask its author for a signed one.`,
    ms: (file) =>
      `${file} dalam pemacu tidak ditandatangani, jadi perubahan padanya tidak dikesan. Minta versi bertandatangan daripada pembangunnya.`,
    zh: (file) => `驱动程序的 ${file} 没有签名，被更改时无法察觉。请向开发者索取已签名的版本。`,
  },
  recordInPackage: {
    en: 'Commands are recorded in the package, together with what they change.',
    ms: 'Arahan direkodkan dalam pakej, bersama apa yang diubahnya.',
    zh: '指令与其更改一起记录在会计软件中。',
  },
  recordBeside: {
    en: 'Commands are recorded in a file beside the book. Back it up with the book.',
    ms: 'Arahan direkodkan dalam fail di sebelah buku. Sandarkan fail itu bersama buku.',
    zh: '指令记录在账套旁的文件中。请与账套一起备份。',
  },
  recordLarge: {
    en: (file: string) => `${file} is larger than 64 MiB. It becomes smaller when the book is opened again.`,
    ms: (file) => `${file} lebih besar daripada 64 MiB. Saiznya mengecil apabila buku dibuka semula.`,
    zh: (file) => `${file} 大于 64 MiB。重新打开账套后会变小。`,
  },
  bookBusy: {
    en: 'The account book is running a command.',
    ms: 'Buku akaun sedang menjalankan arahan.',
    zh: '账套正在执行指令。',
  },
  bookMissing: {
    en: 'This connector does not have this account book.',
    ms: 'Penyambung ini tidak mempunyai buku akaun ini.',
    zh: '本连接器没有这个账套。',
  },
});
