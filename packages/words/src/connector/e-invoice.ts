/** E-invoices on the machine of the connector: the access to the tax authority, what was found out about it, and the queue. */

import { room } from '../room.ts';
import { sentences } from '../sentence.ts';

const minutesEn = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
const daysEn = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const eInvoicesEn = (count: number): string => (count === 1 ? '1 e-invoice' : `${count} e-invoices`);

export const eInvoiceSentences = sentences('e-invoice-access', {
  clientIdInvalid: {
    en: 'The client id must have 1 to 100 characters without blanks.',
    ms: 'ID klien mesti mempunyai 1 hingga 100 aksara tanpa ruang kosong.',
    zh: '客户端 ID 必须是 1 至 100 个不含空格的字符。',
  },
  secretMissing: {
    en: 'The client secret is missing.',
    ms: 'Rahsia klien tiada.',
    zh: '缺少客户端密钥。',
  },
  unreadable: {
    en: 'The certificate file cannot be read. Use a PFX (.p12, .pfx) or PEM file.',
    ms: 'Fail sijil tidak dapat dibaca. Gunakan fail PFX (.p12, .pfx) atau PEM.',
    zh: '无法读取证书文件。请使用 PFX（.p12、.pfx）或 PEM 文件。',
  },
  tooLarge: {
    en: 'The certificate file is larger than 64 KiB.',
    ms: 'Fail sijil lebih besar daripada 64 KiB.',
    zh: '证书文件大于 64 KiB。',
  },
  wrongPassword: {
    en: 'The password of the certificate file is wrong.',
    ms: 'Kata laluan fail sijil salah.',
    zh: '证书文件的密码不正确。',
  },
  noKey: {
    en: 'The certificate file contains no private key.',
    ms: 'Fail sijil tidak mengandungi kunci peribadi.',
    zh: '证书文件不含私钥。',
  },
  noCertificate: {
    en: 'The file contains no certificate of its key. Add the certificate in a file of its own (.cer, .pem).',
    ms: 'Fail tidak mengandungi sijil bagi kuncinya. Tambah sijil dalam fail berasingan (.cer, .pem).',
    zh: '文件不含其密钥的证书。请另外添加证书文件（.cer、.pem）。',
  },
  unsupported: {
    en: 'The certificate file is encrypted in a way that is not supported. Export it again with AES-256.',
    ms: 'Fail sijil disulitkan dengan cara yang tidak disokong. Eksport semula dengan AES-256.',
    zh: '证书文件的加密方式不受支持。请用 AES-256 重新导出。',
  },
  tooManyRounds: {
    en: 'The certificate file asks for too many rounds of key derivation. Export it again.',
    ms: 'Fail sijil meminta terlalu banyak pusingan terbitan kunci. Eksport semula.',
    zh: '证书文件要求的密钥派生次数过多。请重新导出。',
  },
  notRsa: {
    en: 'The key of the certificate is not an RSA key, which e-invoices need.',
    ms: 'Kunci sijil bukan kunci RSA, yang diperlukan oleh e-Invois.',
    zh: '证书的密钥不是电子发票所需的 RSA 密钥。',
  },
  keyTooShort: {
    en: 'The key of the certificate has fewer than 2048 bits.',
    ms: 'Kunci sijil kurang daripada 2048 bit.',
    zh: '证书的密钥少于 2048 位。',
  },
  noNonRepudiation: {
    en: 'The certificate cannot be used for signatures that bind (non-repudiation).',
    ms: 'Sijil tidak boleh digunakan untuk tandatangan yang mengikat (non-repudiation).',
    zh: '该证书不能用于具约束力的签名（non-repudiation）。',
  },
  noDocumentSigning: {
    en: 'The certificate cannot be used to sign documents (1.3.6.1.4.1.311.10.3.12).',
    ms: 'Sijil tidak boleh digunakan untuk menandatangani dokumen (1.3.6.1.4.1.311.10.3.12).',
    zh: '该证书不能用于签署文件（1.3.6.1.4.1.311.10.3.12）。',
  },
  otherTin: {
    en: (tin: string) => `The certificate belongs to another taxpayer. The TIN of the account book is ${tin}.`,
    ms: (tin) => `Sijil ini milik pembayar cukai lain. TIN buku akaun ialah ${tin}.`,
    zh: (tin) => `该证书属于其他纳税人。账套的 TIN 是 ${tin}。`,
  },
  otherRegistration: {
    en: (registrationNo: string) =>
      `The registration number of the certificate differs from that of the account book, ${registrationNo}.`,
    ms: (registrationNo) => `Sijil mempunyai nombor pendaftaran lain. Nombor buku akaun ialah ${registrationNo}.`,
    zh: (registrationNo) => `证书的注册号不同。账套的注册号是 ${registrationNo}。`,
  },
  notYetValid: {
    en: 'The certificate is not valid yet.',
    ms: 'Sijil belum sah.',
    zh: '证书尚未生效。',
  },
  expired: { en: 'The certificate has expired.', ms: 'Sijil telah tamat tempoh.', zh: '证书已过期。' },
  noCredentials: {
    en: 'No client id is entered for MyInvois.',
    ms: 'Tiada ID klien dimasukkan untuk MyInvois.',
    zh: '尚未输入 MyInvois 的客户端 ID。',
  },
  sealedElsewhere: {
    en: 'The client secret was sealed on another machine. Enter it again on this one.',
    ms: 'Rahsia klien dimeterai pada komputer lain. Masukkan semula pada komputer ini.',
    zh: '客户端密钥是在另一台电脑上封存的。请在本机重新输入。',
  },
  sealedByMachine: {
    en: 'Client secret and key are sealed by Windows for this machine.',
    ms: 'Rahsia klien dan kunci dimeterai oleh Windows untuk komputer ini.',
    zh: '客户端密钥和私钥由 Windows 为本机封存。',
  },
  sealedByFile: {
    en: 'Client secret and key are encrypted. The key file is beside them and only its owner can read it.',
    ms: 'Rahsia klien dan kunci disulitkan. Fail kunci berada di sebelahnya dan hanya pemiliknya boleh membacanya.',
    zh: '客户端密钥和私钥已加密。密钥文件就在旁边，只有其所有者可以读取。',
  },
  noSigner: {
    en: 'No certificate is entered, so e-invoices have version 1.0 without a signature.',
    ms: 'Tiada sijil dimasukkan, jadi e-Invois berversi 1.0 tanpa tandatangan.',
    zh: '尚未输入证书，因此电子发票是不带签名的 1.0 版。',
  },
  certificateFine: {
    en: (validTo: string, days: number) => `The certificate is valid until ${validTo} (${daysEn(days)}).`,
    ms: (validTo, days) => `Sijil sah sehingga ${validTo} (${days} hari).`,
    zh: (validTo, days) => `证书有效期至 ${validTo}（${days} 天）。`,
  },
  certificateEnds: {
    en: (validTo: string, days: number) => `The certificate ends on ${validTo} (${daysEn(days)}). Get a new one in time.`,
    ms: (validTo, days) => `Sijil tamat pada ${validTo} (${days} hari). Dapatkan yang baharu tepat pada masanya.`,
    zh: (validTo, days) => `证书将于 ${validTo} 到期（${days} 天）。请及时更换。`,
  },
  loggedIn: {
    en: (host: string) => `MyInvois at ${host} accepts the client id and secret.`,
    ms: (host) => `MyInvois di ${host} menerima ID klien dan rahsia.`,
    zh: (host) => `${host} 的 MyInvois 接受客户端 ID 和密钥。`,
  },
  notReached: {
    en: (host: string, reason: string) => `MyInvois at ${host} could not be asked. ${reason}`,
    ms: (host, reason) => `MyInvois di ${host} tidak dapat ditanya. ${reason}`,
    zh: (host, reason) => `无法询问 ${host} 的 MyInvois。${reason}`,
  },
  typesRead: {
    en: (count: number) => `MyInvois lists ${count} document types.`,
    ms: (count) => `MyInvois menyenaraikan ${count} jenis dokumen.`,
    zh: (count) => `MyInvois 列出 ${count} 种文件类型。`,
  },
  typesMissing: {
    en: 'MyInvois did not list its document types.',
    ms: 'MyInvois tidak menyenaraikan jenis dokumennya.',
    zh: 'MyInvois 没有列出其文件类型。',
  },
  tinKnown: {
    en: (tin: string) => `MyInvois knows the TIN ${tin} with the registration number of the account book.`,
    ms: (tin) => `MyInvois mengenali TIN ${tin} dengan nombor pendaftaran buku akaun.`,
    zh: (tin) => `MyInvois 认识 TIN ${tin} 及账套的注册号。`,
  },
  tinUnknown: {
    en: (tin: string) => `MyInvois does not know the TIN ${tin} with the registration number of the account book.`,
    ms: (tin) => `MyInvois tidak mengenali TIN ${tin} dengan nombor pendaftaran buku akaun.`,
    zh: (tin) => `MyInvois 不认识 TIN ${tin} 及账套的注册号。`,
  },
  clockFine: {
    en: 'The clock of this machine agrees with MyInvois.',
    ms: 'Jam komputer ini sepadan dengan MyInvois.',
    zh: '本机时钟与 MyInvois 一致。',
  },
  clockOff: {
    en: (minutes: number) => `The clock of this machine differs from MyInvois by ${minutesEn(minutes)}. Set the clock.`,
    ms: (minutes) => `Jam komputer ini berbeza ${minutes} minit daripada MyInvois. Betulkan jam.`,
    zh: (minutes) => `本机时钟与 MyInvois 相差 ${minutes} 分钟。请校准时钟。`,
  },
  notChosen: {
    en: (companyId: string) =>
      `The account book does not send to MyInvois. To send: ledgerline-connector settings --company ${companyId} --set einvoice.gateway=myinvois`,
    ms: (companyId) =>
      `Buku akaun tidak menghantar ke MyInvois. Untuk menghantar: ledgerline-connector settings --company ${companyId} --set einvoice.gateway=myinvois`,
    zh: (companyId) =>
      `账套不向 MyInvois 发送。要发送：ledgerline-connector settings --company ${companyId} --set einvoice.gateway=myinvois`,
  },
  codesFine: {
    en: (asOf: string) => `The code tables for e-invoices are of ${asOf}.`,
    ms: (asOf) => `Jadual kod e-Invois bertarikh ${asOf}.`,
    zh: (asOf) => `电子发票代码表的日期为 ${asOf}。`,
  },
  codesOld: {
    en: (asOf: string, folder: string) =>
      `The code tables for e-invoices are of ${asOf}, more than 180 days ago. Update the connector, or put the published tables into ${folder}.`,
    ms: (asOf, folder) =>
      `Jadual kod e-Invois bertarikh ${asOf}, lebih 180 hari yang lalu. Kemas kini penyambung, atau letakkan jadual yang diterbitkan dalam ${folder}.`,
    zh: (asOf, folder) => `电子发票代码表的日期为 ${asOf}，已超过 180 天。请更新连接器，或把公布的代码表放入 ${folder}。`,
  },
  codesUnreadable: {
    en: (file: string, folder: string) =>
      `${file} in ${folder} is not a published code table, so the table of this release is used. Download it again, or delete it.`,
    ms: (file, folder) =>
      `${file} dalam ${folder} bukan jadual kod yang diterbitkan, jadi jadual keluaran ini digunakan. Muat turun semula, atau padamkannya.`,
    zh: (file, folder) => `${folder} 中的 ${file} 不是公布的代码表，因此使用本版本的代码表。请重新下载或将其删除。`,
  },
  wentBack: {
    en: 'The account book is older than what was sent from it, as after a restored backup. Nothing is sent until you have run "ledgerline-connector einvoice reconcile --adopt".',
    ms: 'Buku akaun lebih lama daripada apa yang telah dihantar daripadanya, seperti selepas sandaran dipulihkan. Tiada apa-apa dihantar sehingga anda menjalankan "ledgerline-connector einvoice reconcile --adopt".',
    zh: '账套比已从中发送的内容更旧，例如恢复备份之后。在运行 "ledgerline-connector einvoice reconcile --adopt" 之前不会发送任何内容。',
  },
  paused: {
    en: 'Sending is paused. E-invoices wait as Pending.',
    ms: 'Penghantaran dijeda. e-Invois menunggu sebagai Pending.',
    zh: '发送已暂停。电子发票以 Pending 状态等待。',
  },
  queueEmpty: {
    en: 'No e-invoice is on the way.',
    ms: 'Tiada e-Invois dalam perjalanan.',
    zh: '没有电子发票在途中。',
  },
  queueOpen: {
    en: (pending: number, submitted: number) =>
      `${eInvoicesEn(pending)} to be sent, ${submitted} at MyInvois without a result yet.`,
    ms: (pending, submitted) => `${pending} e-Invois belum dihantar, ${submitted} di MyInvois tanpa keputusan lagi.`,
    zh: (pending, submitted) => `${pending} 张电子发票待发送，${submitted} 张在 MyInvois 尚无结果。`,
  },
  lastError: {
    en: (reason: string) => `The last try failed: ${reason}`,
    ms: (reason) => `Cubaan terakhir gagal: ${reason}`,
    zh: (reason) => `上次尝试失败：${reason}`,
  },
});

const REQUESTS_EN: Readonly<Record<string, string>> = {
  submit: 'Submit e-invoices',
  search: 'Search for e-invoices without an answer',
  poll: 'Ask for results',
  details: 'Ask why an e-invoice is Invalid',
  cancel: 'Cancel an e-invoice',
  raw: 'Fetch a received e-invoice',
  rejections: 'Search for requests of buyers',
  taxpayer: 'Check a TIN',
};

const REQUESTS_MS: Readonly<Record<string, string>> = {
  submit: 'Serah e-Invois',
  search: 'Cari e-Invois tanpa jawapan',
  poll: 'Minta keputusan',
  details: 'Tanya sebab e-Invois Invalid',
  cancel: 'Batalkan e-Invois',
  raw: 'Ambil e-Invois yang diterima',
  rejections: 'Cari permintaan pembeli',
  taxpayer: 'Semak TIN',
};

const REQUESTS_ZH: Readonly<Record<string, string>> = {
  submit: '提交电子发票',
  search: '搜索没有回应的电子发票',
  poll: '查询结果',
  details: '查询电子发票为何 Invalid',
  cancel: '取消电子发票',
  raw: '获取收到的电子发票',
  rejections: '搜索买方的请求',
  taxpayer: '检查 TIN',
};

export const localEInvoiceWords = room({
  link: { en: 'E-invoices', ms: 'e-Invois', zh: '电子发票' },
  title: {
    en: (companyId: string) => `E-invoices of ${companyId}`,
    ms: (companyId) => `e-Invois ${companyId}`,
    zh: (companyId) => `${companyId} 的电子发票`,
  },
  sub: {
    en: 'The access of this account book to MyInvois, and what is on the way.',
    ms: 'Akses buku akaun ini ke MyInvois, dan apa yang dalam perjalanan.',
    zh: '该账套对 MyInvois 的访问，以及在途的内容。',
  },
  notProven: {
    en: 'Built to the published interface of MyInvois and tested against a stand-in. It is not certified. Use preproduction first.',
    ms: 'Dibina mengikut antara muka MyInvois yang diterbitkan dan diuji dengan pengganti. Ia tidak diperakui. Gunakan prapengeluaran dahulu.',
    zh: '按 MyInvois 公布的接口构建，并用替身测试。未经认证。请先使用预生产环境。',
  },
  notProvenList: {
    en: 'Only the tax authority can show that it finds a document Valid, its real limits, the order of its checks, how soon its search sees a submission, and whether it takes quoted names of issuers, two references in one note, and a foreign currency without TaxCurrencyCode.',
    ms: 'Hanya pihak berkuasa cukai dapat menunjukkan bahawa ia mendapati dokumen Valid, hadnya yang sebenar, turutan semakannya, secepat mana cariannya melihat penyerahan, dan sama ada ia menerima nama pengeluar dalam tanda petik, dua rujukan dalam satu nota, dan mata wang asing tanpa TaxCurrencyCode.',
    zh: '只有税务机关能证明：它认定单据为 Valid、其真实限额、检查的顺序、搜索多快能看到提交，以及是否接受带引号的颁发者名称、一张通知单中的两个引用，和没有 TaxCurrencyCode 的外币。',
  },
  rehearsed: {
    en: (date: string, isProven: boolean) =>
      isProven
        ? `A rehearsal in preproduction succeeded on ${date}: one document of each type became Valid and was cancelled.`
        : `A rehearsal with a stand-in succeeded on ${date}. It proves nothing about MyInvois.`,
    ms: (date, isProven) =>
      isProven
        ? `Latihan di prapengeluaran berjaya pada ${date}: satu dokumen bagi setiap jenis menjadi Valid dan dibatalkan.`
        : `Latihan dengan pengganti berjaya pada ${date}. Ia tidak membuktikan apa-apa tentang MyInvois.`,
    zh: (date, isProven) =>
      isProven
        ? `${date} 在预生产环境的演练成功：每种类型各一张单据成为 Valid 并被取消。`
        : `${date} 与替身的演练成功。它不能证明 MyInvois 的任何情况。`,
  },
  notRehearsed: {
    en: 'No rehearsal has succeeded yet. Run ledgerline-connector einvoice rehearse.',
    ms: 'Belum ada latihan yang berjaya. Jalankan ledgerline-connector einvoice rehearse.',
    zh: '尚无成功的演练。请运行 ledgerline-connector einvoice rehearse。',
  },
  /** The kinds of requests as the book stores them. */
  request: {
    en: (kind: string) => REQUESTS_EN[kind] ?? kind,
    ms: (kind) => REQUESTS_MS[kind] ?? kind,
    zh: (kind) => REQUESTS_ZH[kind] ?? kind,
  },
  now: { en: 'Now', ms: 'Sekarang', zh: '现在' },
  check: { en: 'Check', ms: 'Semak', zh: '检查' },
  checked: { en: 'What was found', ms: 'Apa yang ditemui', zh: '检查结果' },
  pause: { en: 'Pause', ms: 'Jeda', zh: '暂停' },
  resume: { en: 'Resume', ms: 'Sambung semula', zh: '恢复' },
  sendNow: { en: 'Send now', ms: 'Hantar sekarang', zh: '立即发送' },
  pausedDone: { en: 'Sending paused.', ms: 'Penghantaran dijeda.', zh: '发送已暂停。' },
  resumedDone: { en: 'Sending resumed.', ms: 'Penghantaran disambung semula.', zh: '发送已恢复。' },
  sentDone: { en: 'Sending started.', ms: 'Penghantaran dimulakan.', zh: '已开始发送。' },
  saved: { en: 'Access saved.', ms: 'Akses disimpan.', zh: '访问信息已保存。' },
  access: { en: 'Access to MyInvois', ms: 'Akses ke MyInvois', zh: '对 MyInvois 的访问' },
  destination: { en: 'Where e-invoices are sent', ms: 'Ke mana e-Invois dihantar', zh: '电子发票发往何处' },
  nowhere: { en: 'Nowhere', ms: 'Tidak dihantar', zh: '不发送' },
  sandbox: { en: 'Sandbox in the account book', ms: 'Kotak pasir dalam buku akaun', zh: '账套内的沙盒' },
  sandboxHint: {
    en: 'Nothing reaches the tax authority.',
    ms: 'Tiada apa-apa sampai kepada pihak berkuasa cukai.',
    zh: '不会有任何内容送达税务机关。',
  },
  preproduction: { en: 'MyInvois, preproduction', ms: 'MyInvois, prapengeluaran', zh: 'MyInvois 预生产环境' },
  preproductionHint: {
    en: 'For tests, with keys of preproduction.',
    ms: 'Untuk mencuba dengan kunci prapengeluaran.',
    zh: '用预生产环境的密钥试用。',
  },
  production: { en: 'MyInvois, production', ms: 'MyInvois, pengeluaran', zh: 'MyInvois 生产环境' },
  productionHint: {
    en: 'E-invoices count for tax.',
    ms: 'e-Invois diambil kira untuk cukai.',
    zh: '电子发票计入税务。',
  },
  clientId: { en: 'Client id', ms: 'ID klien', zh: '客户端 ID' },
  secret: { en: 'Client secret', ms: 'Rahsia klien', zh: '客户端密钥' },
  secretHint: {
    en: 'Stored sealed on this machine and never shown again. Leave it empty to keep the one that is there.',
    ms: 'Disimpan termeterai pada komputer ini dan tidak dipaparkan lagi. Biarkan kosong untuk mengekalkan yang sedia ada.',
    zh: '封存在本机，不再显示。留空则保留现有的。',
  },
  secondSecret: { en: 'Second client secret', ms: 'Rahsia klien kedua', zh: '第二个客户端密钥' },
  secondSecretHint: {
    en: 'Used when MyInvois does not accept the first.',
    ms: 'Digunakan apabila MyInvois tidak menerima yang pertama.',
    zh: '当 MyInvois 不接受第一个时使用。',
  },
  certificate: { en: 'Certificate file', ms: 'Fail sijil', zh: '证书文件' },
  certificateHint: {
    en: 'PFX (.p12, .pfx) or PEM with the private key. Its content is stored sealed, the file is not kept.',
    ms: 'PFX (.p12, .pfx) atau PEM dengan kunci peribadi. Kandungannya disimpan termeterai, fail tidak disimpan.',
    zh: '含私钥的 PFX（.p12、.pfx）或 PEM 文件。内容封存保存，不保留文件。',
  },
  password: { en: 'Password of the certificate file', ms: 'Kata laluan fail sijil', zh: '证书文件的密码' },
  save: { en: 'Save', ms: 'Simpan', zh: '保存' },
  tries: { en: 'Last tries', ms: 'Cubaan terakhir', zh: '最近的尝试' },
  noTries: {
    en: 'MyInvois has not been asked yet.',
    ms: 'MyInvois belum ditanya.',
    zh: '尚未询问 MyInvois。',
  },
  when: { en: 'When', ms: 'Bila', zh: '时间' },
  what: { en: 'Request', ms: 'Permintaan', zh: '请求' },
  outcome: { en: 'Outcome', ms: 'Hasil', zh: '结果' },
  correlation: { en: 'Correlation id', ms: 'ID korelasi', zh: '关联 ID' },
  notEmbedded: {
    en: 'Only an account book that comes with Ledgerline sends e-invoices.',
    ms: 'Hanya buku akaun yang disertakan dengan Ledgerline menghantar e-Invois.',
    zh: '只有 Ledgerline 自带的账套才发送电子发票。',
  },
});
