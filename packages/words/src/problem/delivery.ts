/** What can be wrong with connectors, account books, sandboxes and files. */

import { counted } from '../counted.ts';
import { bytesText, either } from '../list.ts';
import { sentences } from '../sentence.ts';

export const deliverySays = sentences('delivery', {
  noBookOfKey: {
    en: (connectorId: string, companyId: string) =>
      `The connector ${connectorId} has no account book ${companyId} that this key can use. GET /v1/books lists them.`,
    ms: (connectorId, companyId) =>
      `Penyambung ${connectorId} tiada buku akaun ${companyId} yang boleh digunakan oleh kunci ini. GET /v1/books menyenaraikannya.`,
    zh: (connectorId, companyId) => `连接器 ${connectorId} 没有此密钥可用的账套 ${companyId}。GET /v1/books 列出可用的账套。`,
  },
  otherInstall: {
    en: (seconds: number) =>
      `Another installation of this connector is active. Move the connector in the portal, or wait until the other one has not called for ${counted(seconds, 'second', 'seconds')}.`,
    ms: (seconds) =>
      `Pemasangan lain penyambung ini sedang aktif. Pindahkan penyambung dalam portal, atau tunggu sehingga pemasangan itu tidak membuat panggilan selama ${seconds} saat.`,
    zh: (seconds) => `此连接器的另一个安装正在使用中。请在门户中迁移连接器，或等到另一个 ${seconds} 秒没有调用。`,
  },
  changeCursor: {
    en: 'The cloud has the changes of this account book up to another position, so nothing was stored. Continue from cursor.',
    ms: 'Awan mempunyai perubahan buku akaun ini sehingga kedudukan lain, jadi tiada apa-apa disimpan. Teruskan dari cursor.',
    zh: '云端已有此账套到另一位置的变更，因此没有保存任何内容。请从 cursor 继续。',
  },
  changesOff: {
    en: (companyId: string) => `Changes of account book ${companyId} are switched off, so nothing was stored.`,
    ms: (companyId) => `Perubahan buku akaun ${companyId} dimatikan, jadi tiada apa-apa disimpan.`,
    zh: (companyId) => `账套 ${companyId} 的变更通知已关闭，因此没有保存任何内容。`,
  },
  tooManyChanges: {
    en: (most: number) => `A report has at most ${most} changes in all of its books.`,
    ms: (most) => `Satu laporan mempunyai paling banyak ${most} perubahan dalam semua buku akaunnya.`,
    zh: (most) => `一次报告的所有账套合计最多 ${most} 项变更。`,
  },
  unknownEntity: {
    en: (entity: string) => `${entity} is not an entity of the catalog.`,
    ms: (entity) => `${entity} bukan entiti dalam katalog.`,
    zh: (entity) => `${entity} 不是目录中的实体。`,
  },
  standingStill: {
    en: 'to must be another position than from if there are changes.',
    ms: 'to mesti kedudukan yang lain daripada from jika terdapat perubahan.',
    zh: '如有变更，to 必须与 from 不同。',
  },
  booksReset: {
    en: 'The books of this sandbox were reset. Read the new generation from GET /admin/sandbox, and serve its books.',
    ms: 'Buku akaun kotak pasir ini telah ditetapkan semula. Baca generasi baharu daripada GET /admin/sandbox, dan layani buku akaunnya.',
    zh: '此沙盒的账套已重置。请从 GET /admin/sandbox 读取新一代，并为其账套提供服务。',
  },
  unsupported: {
    en: (connectorId: string, companyId: string, type: string) =>
      `The driver of account book ${companyId} does not take ${type}, so nothing was queued. GET /v1/schema/commands/{commandType}?connectorId=${connectorId}&companyId=${companyId} says for each command type whether this book takes it.`,
    ms: (connectorId, companyId, type) =>
      `Pemacu buku akaun ${companyId} tidak menerima ${type}, jadi tiada apa-apa dimasukkan ke dalam giliran. GET /v1/schema/commands/{commandType}?connectorId=${connectorId}&companyId=${companyId} menyatakan bagi setiap jenis arahan sama ada buku akaun ini menerimanya.`,
    zh: (connectorId, companyId, type) =>
      `账套 ${companyId} 的驱动不接受 ${type}，因此没有任何指令进入队列。GET /v1/schema/commands/{commandType}?connectorId=${connectorId}&companyId=${companyId} 可查询此账套是否接受各指令类型。`,
  },
  connectorTooOld: {
    en: (connectorId: string, build: string, type: string, needed: string, baseUrl: string) =>
      `The connector ${connectorId} runs build ${build}, and ${type} needs ${needed} or later, so nothing was queued. Install the newest connector over it (${baseUrl}/portal/connector). Its settings are kept. Then send the same request again.`,
    ms: (connectorId, build, type, needed, baseUrl) =>
      `Penyambung ${connectorId} menggunakan binaan ${build}, dan ${type} memerlukan ${needed} atau lebih baharu, jadi tiada apa-apa dimasukkan ke dalam giliran. Pasang penyambung terbaharu di atasnya (${baseUrl}/portal/connector). Tetapannya dikekalkan. Kemudian hantar permintaan yang sama semula.`,
    zh: (connectorId, build, type, needed, baseUrl) =>
      `连接器 ${connectorId} 运行的版本是 ${build}，而 ${type} 需要 ${needed} 或更新版本，因此没有任何指令进入队列。请安装最新的连接器覆盖它（${baseUrl}/portal/connector），设置会保留。然后重新发送同一请求。`,
  },
  unknownConnector: {
    en: (connectorId: string) =>
      `There is no connector ${connectorId}. GET /v1/books lists the connectors that this key can use.`,
    ms: (connectorId) =>
      `Tiada penyambung ${connectorId}. GET /v1/books menyenaraikan penyambung yang boleh digunakan oleh kunci ini.`,
    zh: (connectorId) => `没有连接器 ${connectorId}。GET /v1/books 列出此密钥可用的连接器。`,
  },
  noConnector: {
    en: 'There is no connector with that id.',
    ms: 'Tiada penyambung dengan ID itu.',
    zh: '没有此编号的连接器。',
  },
  unreadableKey: {
    en: 'The stored key of this connector cannot be read. Rotate the key, then download it again.',
    ms: 'Kunci penyambung ini yang disimpan tidak dapat dibaca. Ganti kunci itu, kemudian muat turunnya semula.',
    zh: '此连接器保存的密钥无法读取。请更换该密钥，然后重新下载。',
  },
  bookTwice: {
    en: (companyId: string) => `The account book ${companyId} is reported twice.`,
    ms: (companyId) => `Buku akaun ${companyId} dilaporkan dua kali.`,
    zh: (companyId) => `账套 ${companyId} 被报告了两次。`,
  },
  notReported: {
    en: (connectorId: string) => `The connector ${connectorId} has not reported any account book yet, so nothing was queued.`,
    ms: (connectorId) =>
      `Penyambung ${connectorId} belum melaporkan sebarang buku akaun, jadi tiada apa-apa dimasukkan ke dalam giliran.`,
    zh: (connectorId) => `连接器 ${connectorId} 尚未报告任何账套，因此没有任何指令进入队列。`,
  },
  servesNone: {
    en: (connectorId: string, companyId: string) =>
      `The connector ${connectorId} has no account book ${companyId}. It serves none.`,
    ms: (connectorId, companyId) =>
      `Penyambung ${connectorId} tiada buku akaun ${companyId}. Ia tidak melayani sebarang buku akaun.`,
    zh: (connectorId, companyId) => `连接器 ${connectorId} 没有账套 ${companyId}。它没有任何账套。`,
  },
  servesNoneOfKey: {
    en: (connectorId: string, companyId: string) =>
      `The connector ${connectorId} has no account book ${companyId}. It serves none that this key can use.`,
    ms: (connectorId, companyId) =>
      `Penyambung ${connectorId} tiada buku akaun ${companyId}. Ia tidak melayani buku akaun yang boleh digunakan oleh kunci ini.`,
    zh: (connectorId, companyId) => `连接器 ${connectorId} 没有账套 ${companyId}。它没有此密钥可用的账套。`,
  },
  serves: {
    en: (connectorId: string, companyId: string, served: readonly string[]) =>
      `The connector ${connectorId} has no account book ${companyId}. It serves ${served.join(', ')}.`,
    ms: (connectorId, companyId, served) =>
      `Penyambung ${connectorId} tiada buku akaun ${companyId}. Ia melayani ${served.join(', ')}.`,
    zh: (connectorId, companyId, served) => `连接器 ${connectorId} 没有账套 ${companyId}。它的账套有 ${served.join('、')}。`,
  },
  connectFirst: {
    en: (baseUrl: string) =>
      `Connect it first: start it on the machine with the accounting package (${baseUrl}/portal/connector).`,
    ms: (baseUrl) => `Sambungkannya dahulu: mulakannya pada komputer dengan pakej perakaunan (${baseUrl}/portal/connector).`,
    zh: (baseUrl) => `请先连接：在安装会计软件的电脑上启动它（${baseUrl}/portal/connector）。`,
  },
  useSandbox: {
    en: (connectorId: string, companyIds: readonly string[]) =>
      `To use the sandbox, send connectorId ${connectorId} with companyId ${either.en(companyIds)}.`,
    ms: (connectorId, companyIds) =>
      `Untuk menggunakan kotak pasir, hantar connectorId ${connectorId} dengan companyId ${either.ms(companyIds)}.`,
    zh: (connectorId, companyIds) => `要使用沙盒，请发送 connectorId ${connectorId} 和 companyId ${either.zh(companyIds)}。`,
  },
  openSandbox: {
    en: (baseUrl: string) => `To use the sandbox, open it at ${baseUrl}/portal/sandbox or with POST /app/sandbox.`,
    ms: (baseUrl) => `Untuk menggunakan kotak pasir, buka di ${baseUrl}/portal/sandbox atau dengan POST /app/sandbox.`,
    zh: (baseUrl) => `要使用沙盒，请在 ${baseUrl}/portal/sandbox 或用 POST /app/sandbox 开启。`,
  },
  useSandboxInstead: {
    en: (connectorId: string, companyIds: readonly string[]) =>
      `To use the sandbox instead, send connectorId ${connectorId} with companyId ${either.en(companyIds)}.`,
    ms: (connectorId, companyIds) =>
      `Untuk menggunakan kotak pasir sebagai ganti, hantar connectorId ${connectorId} dengan companyId ${either.ms(companyIds)}.`,
    zh: (connectorId, companyIds) => `若改用沙盒，请发送 connectorId ${connectorId} 和 companyId ${either.zh(companyIds)}。`,
  },
  openSandboxInstead: {
    en: (baseUrl: string) => `To use the sandbox instead, open it at ${baseUrl}/portal/sandbox or with POST /app/sandbox.`,
    ms: (baseUrl) =>
      `Untuk menggunakan kotak pasir sebagai ganti, buka di ${baseUrl}/portal/sandbox atau dengan POST /app/sandbox.`,
    zh: (baseUrl) => `若改用沙盒，请在 ${baseUrl}/portal/sandbox 或用 POST /app/sandbox 开启。`,
  },
  fileLost: {
    en: 'The file was removed during the upload. Send it again.',
    ms: 'Fail telah dibuang semasa muat naik. Hantar semula.',
    zh: '文件在上传过程中被移除。请重新发送。',
  },
  uploadBeforeResult: {
    en: 'The command is finished. Upload the file before you send the result.',
    ms: 'Arahan telah selesai. Muat naik fail sebelum menghantar hasil.',
    zh: '该指令已结束。请在发送结果之前上传文件。',
  },
  fileTooLarge: {
    en: (bytes: number) => `A file can have at most ${bytesText(bytes)}. The file was not stored.`,
    ms: (bytes) => `Fail boleh bersaiz paling besar ${bytesText(bytes)}. Fail tidak disimpan.`,
    zh: (bytes) => `文件最大为 ${bytesText(bytes)}。文件未保存。`,
  },
  fileCutOff: {
    en: 'The upload ended before the end of the file. The file was not stored.',
    ms: 'Muat naik tamat sebelum penghujung fail. Fail tidak disimpan.',
    zh: '上传在文件结束之前中断。文件未保存。',
  },
  notSentHere: {
    en: 'No command with that id was sent to this installation of the connector.',
    ms: 'Tiada arahan dengan ID itu dihantar kepada pemasangan penyambung ini.',
    zh: '没有向此连接器安装发送过该编号的指令。',
  },
  fieldProblems: {
    en: 'The field definition has problems, listed in details.',
    ms: 'Takrifan medan mempunyai masalah, disenaraikan dalam details.',
    zh: '字段定义有问题，列于 details。',
  },
  sampleField: {
    en: (name: string, table: string) => `The SAMPLE book already has a field ${name} in ${table}. Choose another name.`,
    ms: (name, table) => `Buku akaun SAMPLE sudah mempunyai medan ${name} dalam ${table}. Pilih nama lain.`,
    zh: (name, table) => `SAMPLE 账套的 ${table} 中已有字段 ${name}。请另选名称。`,
  },
  unknownField: {
    en: 'The sandbox has no user-defined field with that table and name.',
    ms: 'Kotak pasir tiada medan takrifan pengguna dengan jadual dan nama itu.',
    zh: '沙盒中没有该表和名称的自定义字段。',
  },
  fieldsMax: {
    en: (max: number) =>
      `The sandbox already has ${counted(max, 'user-defined field', 'user-defined fields')}. Remove one first.`,
    ms: (max) => `Kotak pasir sudah mempunyai ${max} medan takrifan pengguna. Buang satu dahulu.`,
    zh: (max) => `沙盒已有 ${max} 个自定义字段。请先移除一个。`,
  },
  noSandbox: {
    en: 'There is no sandbox yet. Open one first.',
    ms: 'Belum ada kotak pasir. Buka satu dahulu.',
    zh: '尚无沙盒。请先开启。',
  },
  sandboxDisabled: {
    en: 'This installation does not offer sandbox books.',
    ms: 'Pemasangan ini tidak menawarkan buku kotak pasir.',
    zh: '此安装不提供沙盒账套。',
  },
  noFile: {
    en: 'The command did not produce a file.',
    ms: 'Arahan itu tidak menghasilkan fail.',
    zh: '该指令没有产生文件。',
  },
  fileRemoved: {
    en: (at: string) => `Payload, result and file were removed on ${at} because of their age.`,
    ms: (at) => `Payload, hasil dan fail telah dibuang pada ${at} kerana usianya.`,
    zh: (at) => `payload、结果和文件已因过期于 ${at} 移除。`,
  },
  noRows: {
    en: 'The result of this command has no rows.',
    ms: 'Hasil arahan ini tiada baris.',
    zh: '此指令的结果没有行。',
  },
});
