/** What `ledgerline-connector einvoice` prints at a terminal. */

import { sentences } from '../sentence.ts';

/** How far a document of a rehearsal came. Statuses of the tax authority keep their names. */
export type RehearsedStatus = 'not sent' | 'not accepted' | 'Submitted' | 'Valid' | 'Invalid';

const statusMs = (status: RehearsedStatus): string =>
  status === 'not sent' ? 'tidak dihantar' : status === 'not accepted' ? 'tidak diterima' : status;
const statusZh = (status: RehearsedStatus): string =>
  status === 'not sent' ? '未发送' : status === 'not accepted' ? '未被接受' : status;

export const eInvoiceTerminal = sentences('e-invoice-terminal', {
  useWith: {
    en: (tasks: string) => `Use einvoice with ${tasks}.`,
    ms: (tasks) => `Gunakan einvoice dengan ${tasks}.`,
    zh: (tasks) => `请在 einvoice 之后使用 ${tasks}。`,
  },
  companyMissing: {
    en: '--company is required. It is the companyId of the account book.',
    ms: '--company diperlukan. Ia ialah companyId buku akaun.',
    zh: '必须给出 --company，即账套的 companyId。',
  },
  fileMissing: {
    en: (flag: string, path: string) => `--${flag}: there is no file ${path}.`,
    ms: (flag, path) => `--${flag}: tiada fail ${path}.`,
    zh: (flag, path) => `--${flag}：没有文件 ${path}。`,
  },
  monthInvalid: {
    en: (month: string) => `--month must be a month such as 2026-10; you sent "${month}".`,
    ms: (month) => `--month mestilah bulan seperti 2026-10; anda hantar "${month}".`,
    zh: (month) => `--month 必须是月份，例如 2026-10；您发送的是 "${month}"。`,
  },
  askSecret: {
    en: 'Client secret (empty keeps the one that is there):',
    ms: 'Rahsia klien (kosong mengekalkan yang sedia ada):',
    zh: '客户端密钥（留空则保留现有的）：',
  },
  askPassword: {
    en: 'Password of the certificate file:',
    ms: 'Kata laluan fail sijil:',
    zh: '证书文件的密码：',
  },
  stored: {
    en: (companyId: string) => `The access of ${companyId} to MyInvois is stored on this machine, sealed.`,
    ms: (companyId) => `Akses ${companyId} ke MyInvois disimpan pada komputer ini, dimeterai.`,
    zh: (companyId) => `${companyId} 对 MyInvois 的访问信息已加密保存在本机。`,
  },
  paused: {
    en: (companyId: string) => `Sending of the e-invoices of ${companyId} paused. They wait as Pending.`,
    ms: (companyId) => `Penghantaran e-Invois ${companyId} dijeda. Semuanya menunggu sebagai Pending.`,
    zh: (companyId) => `${companyId} 的电子发票已暂停发送，并以 Pending 等待。`,
  },
  resumed: {
    en: (companyId: string) => `Sending of the e-invoices of ${companyId} resumed.`,
    ms: (companyId) => `Penghantaran e-Invois ${companyId} disambung semula.`,
    zh: (companyId) => `${companyId} 的电子发票已恢复发送。`,
  },
  sentSoon: {
    en: (companyId: string) => `A running connector sends the e-invoices of ${companyId} within five seconds.`,
    ms: (companyId) => `Penyambung yang sedang berjalan menghantar e-Invois ${companyId} dalam lima saat.`,
    zh: (companyId) => `正在运行的连接器会在五秒内发送 ${companyId} 的电子发票。`,
  },
  noAccess: {
    en: (companyId: string) => `${companyId} has no access to MyInvois.`,
    ms: (companyId) => `${companyId} tiada akses ke MyInvois.`,
    zh: (companyId) => `${companyId} 没有对 MyInvois 的访问信息。`,
  },
  preproductionOnly: {
    en: 'A rehearsal is for preproduction. Set einvoice.gateway to myinvois and einvoice.environment to preproduction.',
    ms: 'Latihan adalah untuk prapengeluaran. Tetapkan einvoice.gateway kepada myinvois dan einvoice.environment kepada preproduction.',
    zh: '演练只用于预生产环境。请把 einvoice.gateway 设为 myinvois，把 einvoice.environment 设为 preproduction。',
  },
  notReached: {
    en: (reason: string) => `MyInvois could not be reached. ${reason}`,
    ms: (reason) => `MyInvois tidak dapat dicapai. ${reason}`,
    zh: (reason) => `无法访问 MyInvois。${reason}`,
  },
  notSearched: {
    en: (reason: string) => `MyInvois could not be searched. ${reason}`,
    ms: (reason) => `MyInvois tidak dapat dicari. ${reason}`,
    zh: (reason) => `无法在 MyInvois 中搜索。${reason}`,
  },
  answered: {
    en: (status: number) => `MyInvois answered ${status}.`,
    ms: (status) => `MyInvois menjawab ${status}.`,
    zh: (status) => `MyInvois 的回应是 ${status}。`,
  },
  originalNotValid: {
    en: 'Its invoice did not become Valid.',
    ms: 'Invoisnya tidak menjadi Valid.',
    zh: '它的发票没有成为 Valid。',
  },
  notValidated: {
    en: (minutes: number) => `MyInvois did not validate it within ${minutes} minutes.`,
    ms: (minutes) => `MyInvois tidak mengesahkannya dalam ${minutes} minit.`,
    zh: (minutes) => `MyInvois 没有在 ${minutes} 分钟内验证它。`,
  },
  notCancelled: {
    en: (reason: string) => `It is not cancelled. ${reason}`,
    ms: (reason) => `Ia tidak dibatalkan. ${reason}`,
    zh: (reason) => `它没有被取消。${reason}`,
  },
  rehearsedWith: {
    en: (isStandIn: boolean, version: string) =>
      `Rehearsed with ${isStandIn ? 'a stand-in, which proves nothing about MyInvois' : 'MyInvois, in preproduction'}. Version ${version}.`,
    ms: (isStandIn, version) =>
      `Latihan dengan ${isStandIn ? 'pengganti, yang tidak membuktikan apa-apa tentang MyInvois' : 'MyInvois, di prapengeluaran'}. Versi ${version}.`,
    zh: (isStandIn, version) =>
      `${isStandIn ? '与替身演练，不能证明 MyInvois 的任何情况' : '在 MyInvois 的预生产环境演练'}。版本 ${version}。`,
  },
  rehearsedDocument: {
    en: (typeCode: string, docNo: string, status: RehearsedStatus, isCancelled: boolean) =>
      `${typeCode} ${docNo}: ${status}${isCancelled ? ', cancelled' : ''}.`,
    ms: (typeCode, docNo, status, isCancelled) =>
      `${typeCode} ${docNo}: ${statusMs(status)}${isCancelled ? ', dibatalkan' : ''}.`,
    zh: (typeCode, docNo, status, isCancelled) => `${typeCode} ${docNo}：${statusZh(status)}${isCancelled ? '，已取消' : ''}。`,
  },
  rehearsedAll: {
    en: 'Every type became Valid and was cancelled.',
    ms: 'Setiap jenis menjadi Valid dan dibatalkan.',
    zh: '每种类型都成为 Valid 并被取消。',
  },
  rehearsedSome: {
    en: 'Not every type became Valid and was cancelled, so nothing was recorded.',
    ms: 'Tidak semua jenis menjadi Valid dan dibatalkan, jadi tiada apa yang direkodkan.',
    zh: '并非每种类型都成为 Valid 并被取消，因此没有记录任何内容。',
  },
  reportIn: {
    en: (file: string) => `The report is in ${file}.`,
    ms: (file) => `Laporan ada dalam ${file}.`,
    zh: (file) => `报告在 ${file} 中。`,
  },
  listed: {
    en: (from: string, to: string, count: number) =>
      `From ${from} to ${to} MyInvois lists ${count === 1 ? '1 e-invoice' : `${count} e-invoices`}.`,
    ms: (from, to, count) => `Dari ${from} hingga ${to} MyInvois menyenaraikan ${count} e-Invois.`,
    zh: (from, to, count) => `从 ${from} 到 ${to}，MyInvois 列出 ${count} 张电子发票。`,
  },
  adopted: {
    en: (docNo: string) => `${docNo}: at MyInvois only; recorded in the account book.`,
    ms: (docNo) => `${docNo}: hanya di MyInvois; direkodkan dalam buku akaun.`,
    zh: (docNo) => `${docNo}：只在 MyInvois 中；已记入账套。`,
  },
  adoptedNoDocument: {
    en: (docNo: string) =>
      `${docNo}: at MyInvois only; the account book has no document with this number. Enter it again under this number, then run reconcile again.`,
    ms: (docNo) =>
      `${docNo}: hanya di MyInvois; buku akaun tiada dokumen dengan nombor ini. Masukkan semula dengan nombor ini, kemudian jalankan reconcile sekali lagi.`,
    zh: (docNo) => `${docNo}：只在 MyInvois 中；账套没有此编号的单据。请用此编号重新录入，然后再运行 reconcile。`,
  },
  adoptedOtherContent: {
    en: (docNo: string) =>
      `${docNo}: at MyInvois only; the document of the account book has other totals and is not submitted. Correct it, or cancel the one at MyInvois.`,
    ms: (docNo) =>
      `${docNo}: hanya di MyInvois; dokumen dalam buku akaun mempunyai jumlah lain dan tidak diserahkan. Betulkannya, atau batalkan yang di MyInvois.`,
    zh: (docNo) => `${docNo}：只在 MyInvois 中；账套中的单据总额不同，未提交。请更正它，或取消 MyInvois 中的那一张。`,
  },
  adoptedOtherEInvoice: {
    en: (docNo: string) =>
      `${docNo}: at MyInvois only; the document has another e-invoice. Compare the two in the portal of MyInvois.`,
    ms: (docNo) =>
      `${docNo}: hanya di MyInvois; dokumen itu mempunyai e-Invois lain. Bandingkan kedua-duanya di portal MyInvois.`,
    zh: (docNo) => `${docNo}：只在 MyInvois 中；该单据已有另一张电子发票。请在 MyInvois 门户中比较两者。`,
  },
  adoptedUnread: {
    en: (docNo: string) => `${docNo}: at MyInvois only; could not be read from there. Run reconcile again.`,
    ms: (docNo) => `${docNo}: hanya di MyInvois; tidak dapat dibaca dari situ. Jalankan reconcile sekali lagi.`,
    zh: (docNo) => `${docNo}：只在 MyInvois 中；无法从那里读取。请再运行 reconcile。`,
  },
  unknownHere: {
    en: (docNo: string, status: string, uuid: string) =>
      `${docNo}: ${status} at MyInvois as ${uuid}, unknown to the account book.`,
    ms: (docNo, status, uuid) => `${docNo}: ${status} di MyInvois sebagai ${uuid}, tidak dikenali oleh buku akaun.`,
    zh: (docNo, status, uuid) => `${docNo}：在 MyInvois 中为 ${status}（${uuid}），账套中没有。`,
  },
  missingThere: {
    en: (docNo: string, uuid: string) => `${docNo}: in the account book as ${uuid}, not listed by MyInvois.`,
    ms: (docNo, uuid) => `${docNo}: dalam buku akaun sebagai ${uuid}, tidak disenaraikan oleh MyInvois.`,
    zh: (docNo, uuid) => `${docNo}：在账套中为 ${uuid}，MyInvois 没有列出。`,
  },
  different: {
    en: (docNo: string, here: string, there: string) => `${docNo}: ${here} in the account book, ${there} at MyInvois.`,
    ms: (docNo, here, there) => `${docNo}: ${here} dalam buku akaun, ${there} di MyInvois.`,
    zh: (docNo, here, there) => `${docNo}：账套中为 ${here}，MyInvois 中为 ${there}。`,
  },
  bothAgree: { en: 'Both agree.', ms: 'Kedua-duanya sama.', zh: '两者一致。' },
  released: {
    en: 'The account book can send e-invoices again.',
    ms: 'Buku akaun boleh menghantar e-Invois semula.',
    zh: '账套可以重新发送电子发票。',
  },
});
