/** What is wrong with a request before anything is done for it: its body, its address, its size, and how often it comes. */

import { counted } from '../counted.ts';
import { all, bytesText } from '../list.ts';
import { sentences } from '../sentence.ts';

export const requestSays = sentences('request', {
  problems: {
    en: (total: number) => `The request has ${counted(total, 'problem', 'problems')}, listed in details.`,
    ms: (total) => `Permintaan mempunyai ${total} masalah, disenaraikan dalam details.`,
    zh: (total) => `请求有 ${total} 个问题，列于 details。`,
  },
  manyProblems: {
    en: (total: number, listed: number) =>
      `The request has ${counted(total, 'problem', 'problems')}. The first ${listed} are listed in details.`,
    ms: (total, listed) => `Permintaan mempunyai ${total} masalah. ${listed} yang pertama disenaraikan dalam details.`,
    zh: (total, listed) => `请求有 ${total} 个问题。details 列出前 ${listed} 个。`,
  },
  mismatch: {
    en: 'The request body does not match the schema of this endpoint. See /openapi.json.',
    ms: 'Badan permintaan tidak sepadan dengan skema titik akhir ini. Lihat /openapi.json.',
    zh: '请求正文不符合此端点的结构。请参阅 /openapi.json。',
  },
  notUtf8: {
    en: 'The request body is not UTF-8. Send JSON encoded in UTF-8.',
    ms: 'Badan permintaan bukan UTF-8. Hantar JSON yang dikodkan dalam UTF-8.',
    zh: '请求正文不是 UTF-8。请发送 UTF-8 编码的 JSON。',
  },
  notJson: {
    en: 'The request body is not JSON. Send one JSON value in UTF-8.',
    ms: 'Badan permintaan bukan JSON. Hantar satu nilai JSON dalam UTF-8.',
    zh: '请求正文不是 JSON。请发送一个 UTF-8 编码的 JSON 值。',
  },
  notJsonAt: {
    en: (line: string, column: string) =>
      `The request body is not JSON (line ${line} column ${column}). Send one JSON value in UTF-8.`,
    ms: (line, column) => `Badan permintaan bukan JSON (baris ${line} lajur ${column}). Hantar satu nilai JSON dalam UTF-8.`,
    zh: (line, column) => `请求正文不是 JSON（第 ${line} 行第 ${column} 列）。请发送一个 UTF-8 编码的 JSON 值。`,
  },
  unstorable: {
    en: 'The request body contains values that cannot be stored, listed in details.',
    ms: 'Badan permintaan mengandungi nilai yang tidak boleh disimpan, disenaraikan dalam details.',
    zh: '请求正文包含无法保存的值，列于 details。',
  },
  repeatedFields: {
    en: 'The request body has fields that are sent more than once, listed in details.',
    ms: 'Badan permintaan mempunyai medan yang dihantar lebih daripada sekali, disenaraikan dalam details.',
    zh: '请求正文中有字段发送了不止一次，列于 details。',
  },
  repeatedField: {
    en: (name: string) => `${name} is sent more than once in the same object, so its value is not clear. Send it once.`,
    ms: (name) =>
      `${name} dihantar lebih daripada sekali dalam objek yang sama, jadi nilainya tidak jelas. Hantar sekali sahaja.`,
    zh: (name) => `${name} 在同一对象中发送了不止一次，因此其值不明确。请只发送一次。`,
  },
  tooDeep: {
    en: (depth: number, limit: number) => `The JSON is nested ${depth} levels deep. The limit is ${limit}.`,
    ms: (depth, limit) => `JSON bersarang sedalam ${depth} tahap. Hadnya ${limit}.`,
    zh: (depth, limit) => `JSON 嵌套了 ${depth} 层。上限为 ${limit} 层。`,
  },
  tooManyValues: {
    en: (limit: number) => `The request body can contain at most ${limit} JSON values. Split it into several requests.`,
    ms: (limit) =>
      `Badan permintaan boleh mengandungi paling banyak ${limit} nilai JSON. Bahagikannya kepada beberapa permintaan.`,
    zh: (limit) => `请求正文最多可包含 ${limit} 个 JSON 值。请分成多个请求。`,
  },
  unsafeName: {
    en: (name: string) => `${name} cannot be used as a field name.`,
    ms: (name) => `${name} tidak boleh digunakan sebagai nama medan.`,
    zh: (name) => `${name} 不能用作字段名。`,
  },
  invalidText: {
    en: 'The string contains a NUL character or an unpaired surrogate, which cannot be stored.',
    ms: 'Rentetan mengandungi aksara NUL atau surrogate tanpa pasangan, yang tidak boleh disimpan.',
    zh: '字符串包含 NUL 字符或不成对的代理字符，无法保存。',
  },
  invalidName: {
    en: 'A field name contains a NUL character or an unpaired surrogate, which cannot be stored.',
    ms: 'Nama medan mengandungi aksara NUL atau surrogate tanpa pasangan, yang tidak boleh disimpan.',
    zh: '字段名包含 NUL 字符或不成对的代理字符，无法保存。',
  },
  invalidNumber: { en: 'The number is out of range.', ms: 'Nombor di luar julat.', zh: '数字超出范围。' },
  bodyTooLarge: {
    en: (bytes: number) => `The request body can have at most ${bytesText(bytes)}.`,
    ms: (bytes) => `Badan permintaan boleh bersaiz paling besar ${bytesText(bytes)}.`,
    zh: (bytes) => `请求正文最大为 ${bytesText(bytes)}。`,
  },
  commandTooLarge: {
    en: (type: string, bytes: number) =>
      `The body of ${type} can have at most ${bytesText(bytes)}. Only bulk commands can have more.`,
    ms: (type, bytes) => `Badan ${type} boleh bersaiz paling besar ${bytesText(bytes)}. Hanya arahan pukal boleh melebihinya.`,
    zh: (type, bytes) => `${type} 的正文最大为 ${bytesText(bytes)}。只有批量指令可以更大。`,
  },
  bodyEncoded: {
    en: 'Send the request body without Content-Encoding.',
    ms: 'Hantar badan permintaan tanpa Content-Encoding.',
    zh: '请不要对请求正文使用 Content-Encoding。',
  },
  fileEncoded: {
    en: 'Send the file without Content-Encoding.',
    ms: 'Hantar fail tanpa Content-Encoding.',
    zh: '请不要对文件使用 Content-Encoding。',
  },
  sendUtf8: { en: 'Send JSON in UTF-8.', ms: 'Hantar JSON dalam UTF-8.', zh: '请发送 UTF-8 编码的 JSON。' },
  bodyCutOff: {
    en: 'The request body ended too early.',
    ms: 'Badan permintaan tamat terlalu awal.',
    zh: '请求正文过早结束。',
  },
  nulInAddress: {
    en: 'The address contains a NUL character.',
    ms: 'Alamat mengandungi aksara NUL.',
    zh: '地址中包含 NUL 字符。',
  },
  methods: {
    en: (allowed: string, method: string) => `This path supports ${allowed}, not ${method}.`,
    ms: (allowed, method) => `Laluan ini menyokong ${allowed}, bukan ${method}.`,
    zh: (allowed, method) => `此路径支持 ${allowed}，不支持 ${method}。`,
  },
  wait: {
    en: (max: number) => `wait must be an integer from 0 to ${max}.`,
    ms: (max) => `wait mesti integer dari 0 hingga ${max}.`,
    zh: (max) => `wait 必须是 0 到 ${max} 的整数。`,
  },
  keep: {
    en: (hours: number, days: number) => `keep must be hours or days from ${hours}h to ${days}d, such as 1h or 7d.`,
    ms: (hours, days) => `keep mesti jam atau hari dari ${hours}h hingga ${days}d, seperti 1h atau 7d.`,
    zh: (hours, days) => `keep 必须是 ${hours}h 到 ${days}d 的小时或天数，例如 1h 或 7d。`,
  },
  keepOfWrite: {
    en: (type: string) => `keep is for reads only; ${type} is a write. Leave it out.`,
    ms: (type) => `keep hanya untuk bacaan; ${type} ialah penulisan. Tinggalkannya.`,
    zh: (type) => `keep 仅用于读取；${type} 是写入。请省略它。`,
  },
  cursor: {
    en: 'cursor is invalid. Use nextCursor from the previous page, or leave it out.',
    ms: 'cursor tidak sah. Gunakan nextCursor daripada halaman sebelumnya, atau tinggalkannya.',
    zh: 'cursor 无效。请使用上一页的 nextCursor，或省略它。',
  },
  noGroupedPath: {
    en: 'There is no such grouped path. /openapi.json lists all of them.',
    ms: 'Laluan berkumpulan itu tidak wujud. /openapi.json menyenaraikan kesemuanya.',
    zh: '没有这样的分组路径。/openapi.json 列出所有路径。',
  },
  noModule: {
    en: (path: string) => `There is no such module. GET ${path} lists all modules.`,
    ms: (path) => `Modul itu tidak wujud. GET ${path} menyenaraikan semua modul.`,
    zh: (path) => `没有这个模块。GET ${path} 列出所有模块。`,
  },
  noModulePage: {
    en: 'There is no such module. /developers lists all modules.',
    ms: 'Modul itu tidak wujud. /developers menyenaraikan semua modul.',
    zh: '没有这个模块。/developers 列出所有模块。',
  },
  rangeOutside: {
    en: (bytes: number) => `The range is outside the file, which has ${counted(bytes, 'byte', 'bytes')}.`,
    ms: (bytes) => `Julat berada di luar fail, yang bersaiz ${bytes} bait.`,
    zh: (bytes) => `该范围超出文件，文件大小为 ${bytes} 字节。`,
  },
  noDownload: {
    en: (fileName: string) => `This cloud does not offer ${fileName}. GET /downloads lists what it offers.`,
    ms: (fileName) => `Perkhidmatan ini tidak menawarkan ${fileName}. GET /downloads menyenaraikan apa yang ditawarkan.`,
    zh: (fileName) => `此服务不提供 ${fileName}。GET /downloads 列出可下载的内容。`,
  },
  noInstaller: {
    en: 'The operator has not published an installer yet. Ask them how to install the connector.',
    ms: 'Pengendali belum menerbitkan pemasang. Tanya mereka cara memasang penyambung.',
    zh: '服务商尚未发布安装程序。请向其询问如何安装连接器。',
  },
  noRelease: {
    en: 'The operator has not published this build of the connector. Read the manifest again.',
    ms: 'Pengendali belum menerbitkan binaan penyambung ini. Baca manifes semula.',
    zh: '服务商尚未发布此版本的连接器。请重新读取清单。',
  },
  exportUnderWay: {
    en: 'An export is being downloaded already. Wait until it ends.',
    ms: 'Satu eksport sedang dimuat turun. Tunggu sehingga ia selesai.',
    zh: '已有导出正在下载。请等待其结束。',
  },
  noSpace: {
    en: 'The server has no space for this request right now, so nothing was stored. Try again shortly.',
    ms: 'Pelayan tiada ruang untuk permintaan ini sekarang, jadi tiada apa-apa disimpan. Cuba lagi sebentar.',
    zh: '服务器目前没有空间处理此请求，因此没有保存任何内容。请稍后重试。',
  },
  /** The finding is written for the operator, in English. */
  damaged: {
    en: (finding: string) => finding,
    ms: () => 'Data yang disimpan untuk permintaan ini rosak dan tidak dipaparkan. Pengendali telah dimaklumkan.',
    zh: () => '此请求的已存数据已损坏，不予显示。已通知服务商。',
  },
  /** The reason is written for the operator, in English. */
  notReady: {
    en: (reason: string) => reason,
    ms: () => 'Pelayan sedang bermula, berhenti atau tidak dapat mencapai storannya. Cuba lagi sebentar.',
    zh: () => '服务器正在启动、停止或无法访问存储。请稍后重试。',
  },
  largeBodiesWaiting: {
    en: (bytes: number) =>
      `The server is already reading large requests of this account, ${bytesText(bytes)} in total. Send this one again when they are finished.`,
    ms: (bytes) =>
      `Pelayan sedang membaca permintaan besar akaun ini, ${bytesText(bytes)} kesemuanya. Hantar permintaan ini semula apabila semuanya selesai.`,
    zh: (bytes) => `服务器正在读取此账户的大型请求，总计 ${bytesText(bytes)}。请在完成后重新发送此请求。`,
  },
  headerInstall: {
    en: 'The header x-install-id must have 1 to 64 letters, digits, dots, underscores and hyphens.',
    ms: 'Pengepala x-install-id mesti mempunyai 1 hingga 64 huruf, digit, titik, garis bawah dan tanda sempang.',
    zh: '标头 x-install-id 必须由 1 至 64 个字母、数字、点、下划线和连字符组成。',
  },
  holdingNeedsInstall: {
    en: 'holding needs the header x-install-id, because it lists the commands of one installation.',
    ms: 'holding memerlukan pengepala x-install-id, kerana ia menyenaraikan arahan satu pemasangan.',
    zh: 'holding 需要标头 x-install-id，因为它列出一个安装的指令。',
  },
  servedTypes: {
    en: (served: readonly string[], type: string) => `This path serves ${all.en(served)}. Send ${type} to POST /v1/commands.`,
    ms: (served, type) => `Laluan ini melayani ${all.ms(served)}. Hantar ${type} ke POST /v1/commands.`,
    zh: (served, type) => `此路径用于 ${all.zh(served)}。请将 ${type} 发送到 POST /v1/commands。`,
  },
});
