/** What notifications say, in the portal and in emails. They are stored with their names and parameters, and worded for each reader. */

import { counted } from './counted.ts';
import { sentences } from './sentence.ts';

export const notificationSentences = sentences('notification', {
  trialEndsInADay: {
    en: 'Your trial ends within a day',
    ms: 'Percubaan anda tamat dalam masa sehari',
    zh: '您的试用将在一天内结束',
  },
  trialEnds: {
    en: (days: number) => `Your trial ends within ${days} days`,
    ms: (days) => `Percubaan anda tamat dalam ${days} hari`,
    zh: (days) => `您的试用将在 ${days} 天内结束`,
  },
  trialEndsDetail: {
    en: (at: string) =>
      `The trial ends on ${at}. Choose a plan before then to keep sending commands. Commands already accepted still run, and their results remain available.`,
    ms: (at) =>
      `Percubaan tamat pada ${at}. Pilih pelan sebelum itu untuk terus menghantar arahan. Arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia.`,
    zh: (at) => `试用于 ${at} 结束。请在此之前选择方案以继续发送指令。已接受的指令照常执行，其结果仍可查看。`,
  },
  seePlans: { en: 'See the plans', ms: 'Lihat pelan', zh: '查看方案' },
  paymentDue: { en: 'A payment is due', ms: 'Bayaran perlu dibuat', zh: '有款项待付' },
  paymentDueDetail: {
    en: (at: string) =>
      `The payment for your plan has failed. Pay by ${at} to keep sending commands. Commands already accepted still run, and their results remain available.`,
    ms: (at) =>
      `Bayaran bagi pelan anda gagal. Bayar sebelum ${at} untuk terus menghantar arahan. Arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia.`,
    zh: (at) => `您的方案付款失败。请在 ${at} 之前付款以继续发送指令。已接受的指令照常执行，其结果仍可查看。`,
  },
  payNow: { en: 'Open billing', ms: 'Buka bil', zh: '打开账单' },
  graceEnded: {
    en: 'New commands are rejected until you pay',
    ms: 'Arahan baharu ditolak sehingga anda membayar',
    zh: '付款前将拒绝新指令',
  },
  graceEndedDetail: {
    en: (at: string) =>
      `No payment for your plan arrived by ${at}, so new commands are rejected with 402. Nothing is deleted: commands already accepted still run, and their results remain available. Pay to send new commands with the same keys and connectors.`,
    ms: (at) =>
      `Tiada bayaran bagi pelan anda diterima sebelum ${at}, jadi arahan baharu ditolak dengan 402. Tiada apa-apa dipadamkan: arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia. Buat bayaran untuk menghantar arahan baharu dengan kunci dan penyambung yang sama.`,
    zh: (at) =>
      `截至 ${at} 未收到您的方案付款，因此新指令会以 402 被拒绝。没有任何内容被删除：已接受的指令照常执行，其结果仍可查看。付款后即可用相同的密钥和连接器发送新指令。`,
  },
  trialEnded: { en: 'Your trial has ended', ms: 'Percubaan anda telah tamat', zh: '您的试用已结束' },
  inactive: { en: 'Your subscription is inactive', ms: 'Langganan anda tidak aktif', zh: '您的订阅未生效' },
  inactiveDetail: {
    en: 'New commands are rejected with 402. Commands already accepted still run, and their results remain available. Choose a plan to send new commands.',
    ms: 'Arahan baharu ditolak dengan 402. Arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia. Pilih pelan untuk menghantar arahan baharu.',
    zh: '新指令会以 402 被拒绝。已接受的指令照常执行，其结果仍可查看。请选择方案以发送新指令。',
  },
  planBooks: {
    en: (used: number, max: number) => `${used} of ${counted(max, 'account book', 'account books')} of your plan in use`,
    ms: (used, max) => `${used} daripada ${max} buku akaun dalam pelan anda digunakan`,
    zh: (used, max) => `您的方案包含 ${max} 个账套，已使用 ${used} 个`,
  },
  planBooksNear: {
    en: (max: number) =>
      `Commands to more than ${counted(max, 'account book', 'account books')} get 402. Choose a larger plan before you send commands to further books. A book that you remove from its connector no longer counts.`,
    ms: (max) =>
      `Arahan kepada lebih daripada ${max} buku akaun mendapat 402. Pilih pelan yang lebih besar sebelum menghantar arahan kepada buku lain. Buku yang anda buang daripada penyambungnya tidak lagi dikira.`,
    zh: (max) =>
      `向超过 ${max} 个账套发送的指令会得到 402。在向更多账套发送指令之前，请选择更大的方案。从连接器中移除的账套不再计算在内。`,
  },
  planBooksFull: {
    en: (books: readonly string[]) =>
      `Your plan is for ${books.join(', ')}. New commands to your other account books get 402, and commands already accepted still run. Choose a larger plan, or remove a book from its connector.`,
    ms: (books) =>
      `Pelan anda adalah untuk ${books.join(', ')}. Arahan baharu kepada buku akaun anda yang lain mendapat 402, dan arahan yang telah diterima tetap dijalankan. Pilih pelan yang lebih besar, atau buang satu buku daripada penyambungnya.`,
    zh: (books) =>
      `您的方案包含 ${books.join('、')}。发送给其他账套的新指令会得到 402，已接受的指令照常执行。请选择更大的方案，或从连接器中移除一个账套。`,
  },
  neverConnected: {
    en: 'Your connector has never connected',
    ms: 'Penyambung anda belum pernah bersambung',
    zh: '您的连接器从未连接',
  },
  neverConnectedDetail: {
    en: (connectorId: string) =>
      `Connector ${connectorId} has not connected yet. Install it on the machine with the accounting package, with the configuration file from the portal.`,
    ms: (connectorId) =>
      `Penyambung ${connectorId} belum bersambung. Pasang penyambung itu pada komputer yang mempunyai pakej perakaunan, dengan fail konfigurasi daripada portal.`,
    zh: (connectorId) => `连接器 ${connectorId} 尚未连接。请用门户中的配置文件，在装有会计软件的电脑上安装它。`,
  },
  setUpConnector: { en: 'Set up the connector', ms: 'Sediakan penyambung', zh: '设置连接器' },
  sandboxOffline: {
    en: 'Your sandbox is offline and commands are waiting',
    ms: 'Kotak pasir anda luar talian dan ada arahan menunggu',
    zh: '您的沙盒离线，有指令正在等待',
  },
  connectorOffline: {
    en: 'Your connector is offline and commands are waiting',
    ms: 'Penyambung anda luar talian dan ada arahan menunggu',
    zh: '您的连接器离线，有指令正在等待',
  },
  connectorStopped: {
    en: 'Your connector is stopped and commands are waiting',
    ms: 'Penyambung anda dihentikan dan ada arahan menunggu',
    zh: '您的连接器已停止，有指令正在等待',
  },
  sandboxOfflineDetail: {
    en: (connectorId: string, at: string, waiting: number) =>
      `The last contact with connector ${connectorId} was at ${at}. ${counted(waiting, 'command is', 'commands are')} waiting for it. The operator of this service runs the sandbox. Contact them if it stays offline.`,
    ms: (connectorId, at, waiting) =>
      `Hubungan terakhir dengan penyambung ${connectorId} ialah pada ${at}. ${waiting} arahan sedang menunggunya. Pengendali perkhidmatan ini menjalankan kotak pasir. Hubungi mereka jika ia kekal luar talian.`,
    zh: (connectorId, at, waiting) =>
      `与连接器 ${connectorId} 的上次联系是 ${at}。有 ${waiting} 条指令在等待它。沙盒由本服务的服务商运行，如一直离线请与其联系。`,
  },
  connectorOfflineDetail: {
    en: (connectorId: string, at: string, waiting: number) =>
      `The last contact with connector ${connectorId} was at ${at}. ${counted(waiting, 'command is', 'commands are')} waiting for it. Check that its machine is on and can reach the internet. Commands that are not picked up for 7 days expire.`,
    ms: (connectorId, at, waiting) =>
      `Hubungan terakhir dengan penyambung ${connectorId} ialah pada ${at}. ${waiting} arahan sedang menunggunya. Pastikan komputernya dihidupkan dan dapat mencapai internet. Arahan yang tidak diambil selama 7 hari akan luput.`,
    zh: (connectorId, at, waiting) =>
      `与连接器 ${connectorId} 的上次联系是 ${at}。有 ${waiting} 条指令在等待它。请检查其电脑是否已开机并可连接互联网。7 天内未取走的指令会过期。`,
  },
  connectorStoppedDetail: {
    en: (connectorId: string, at: string, waiting: number) =>
      `The last contact with connector ${connectorId} was at ${at}. ${counted(waiting, 'command is', 'commands are')} waiting for it. Start it on its machine. Commands that are not picked up for 7 days expire.`,
    ms: (connectorId, at, waiting) =>
      `Hubungan terakhir dengan penyambung ${connectorId} ialah pada ${at}. ${waiting} arahan sedang menunggunya. Mulakannya pada komputernya. Arahan yang tidak diambil selama 7 hari akan luput.`,
    zh: (connectorId, at, waiting) =>
      `与连接器 ${connectorId} 的上次联系是 ${at}。有 ${waiting} 条指令在等待它。请在其电脑上启动连接器。7 天内未取走的指令会过期。`,
  },
  openConnector: { en: 'Open the connector', ms: 'Buka penyambung', zh: '打开连接器' },
  outdated: { en: 'Your connector needs an update', ms: 'Penyambung anda perlu dikemas kini', zh: '您的连接器需要更新' },
  outdatedDetail: {
    en: (connectorId: string, build: string, needed: string) =>
      `Connector ${connectorId} runs build ${build}. Update commands need ${needed} or later. Install the newest build on the same machine: on Windows with the installer (ConnectorSetup.exe /S runs without a window), elsewhere with the archive. Its settings are kept.`,
    ms: (connectorId, build, needed) =>
      `Penyambung ${connectorId} menggunakan binaan ${build}. Arahan kemas kini memerlukan ${needed} atau lebih baharu. Pasang binaan terbaharu pada komputer yang sama: pada Windows dengan pemasang (ConnectorSetup.exe /S dijalankan tanpa tetingkap), pada sistem lain dengan arkib. Tetapannya dikekalkan.`,
    zh: (connectorId, build, needed) =>
      `连接器 ${connectorId} 的版本为 ${build}。更新指令需要 ${needed} 或更新的版本。请在同一台电脑上安装最新版本：Windows 使用安装程序（ConnectorSetup.exe /S 可无窗口运行），其他系统使用压缩包。设置会保留。`,
  },
  setupNeededDetail: {
    en: (connectorId: string, build: string, newest: string) =>
      `Connector ${connectorId} runs build ${build}. Build ${newest} needs another version of Node, so the connector cannot install it itself. Install the newest build on the same machine: on Windows with the installer (ConnectorSetup.exe /S runs without a window), elsewhere with the archive. Its settings are kept.`,
    ms: (connectorId, build, newest) =>
      `Penyambung ${connectorId} menggunakan binaan ${build}. Binaan ${newest} memerlukan versi Node yang lain, jadi penyambung tidak dapat memasangnya sendiri. Pasang binaan terbaharu pada komputer yang sama: pada Windows dengan pemasang (ConnectorSetup.exe /S dijalankan tanpa tetingkap), pada sistem lain dengan arkib. Tetapannya dikekalkan.`,
    zh: (connectorId, build, newest) =>
      `连接器 ${connectorId} 的版本为 ${build}。版本 ${newest} 需要另一个版本的 Node，因此连接器无法自行安装。请在同一台电脑上安装最新版本：Windows 使用安装程序（ConnectorSetup.exe /S 可无窗口运行），其他系统使用压缩包。设置会保留。`,
  },
  updateConnector: { en: 'Update the connector', ms: 'Kemas kini penyambung', zh: '更新连接器' },
  manyFailures: { en: 'Many commands have failed', ms: 'Banyak arahan telah gagal', zh: '许多指令失败' },
  manyFailuresDetail: {
    en: (failed: number, finished: number) =>
      `${failed} of the ${counted(finished, 'command', 'commands')} that finished in the last 24 hours failed. Check their errors before you send more. Each error says what to do.`,
    ms: (failed, finished) =>
      `${failed} daripada ${finished} arahan yang selesai dalam 24 jam terakhir telah gagal. Semak ralatnya sebelum anda menghantar lagi. Setiap ralat menyatakan apa yang perlu dibuat.`,
    zh: (failed, finished) =>
      `过去 24 小时结束的 ${finished} 条指令中有 ${failed} 条失败。请先查看错误再继续发送。每个错误都说明了处理方法。`,
  },
  seeFailed: { en: 'See the failed commands', ms: 'Lihat arahan yang gagal', zh: '查看失败的指令' },
  noCommands: {
    en: (days: number) => `No commands for ${days} days`,
    ms: (days) => `Tiada arahan selama ${days} hari`,
    zh: (days) => `${days} 天没有指令`,
  },
  noCommandsEver: {
    en: 'No command has been sent yet. If your programs should be sending commands, check that they are running and that their keys are valid.',
    ms: 'Belum ada arahan dihantar. Jika program anda sepatutnya menghantar arahan, pastikan program itu berjalan dan kuncinya sah.',
    zh: '尚未发送任何指令。如果您的程序应该发送指令，请检查程序是否运行、密钥是否有效。',
  },
  noCommandsSince: {
    en: (at: string) =>
      `The last command was sent on ${at}. If your programs should be sending commands, check that they are running and that their keys are valid.`,
    ms: (at) =>
      `Arahan terakhir dihantar pada ${at}. Jika program anda sepatutnya menghantar arahan, pastikan program itu berjalan dan kuncinya sah.`,
    zh: (at) => `上一条指令发送于 ${at}。如果您的程序应该发送指令，请检查程序是否运行、密钥是否有效。`,
  },
  seeKeys: { en: 'See your keys', ms: 'Lihat kunci anda', zh: '查看您的密钥' },
  keyExpiring: {
    en: (name: string) => `The app key “${name}” is about to expire`,
    ms: (name) => `Kunci apl “${name}” hampir tamat tempoh`,
    zh: (name) => `应用密钥“${name}”即将到期`,
  },
  keyExpiringDetail: {
    en: (at: string) => `The key expires at ${at}. Create a new key and update your programs before then.`,
    ms: (at) => `Kunci itu tamat tempoh pada ${at}. Cipta kunci baharu dan kemas kini program anda sebelum itu.`,
    zh: (at) => `该密钥于 ${at} 到期。请在此之前创建新密钥并更新您的程序。`,
  },
  createKey: { en: 'Create a key', ms: 'Cipta kunci', zh: '创建密钥' },
  outcomeUnknown: {
    en: 'A command ended with an unknown outcome',
    ms: 'Satu arahan tamat dengan hasil yang tidak diketahui',
    zh: '有指令以未知结果结束',
  },
  outcomeUnknownDetail: {
    en: (commandId: string) =>
      `The outcome of ${commandId} is unknown, so it may have changed the account book. Check the book for its document before you send it again, then dismiss this notification.`,
    ms: (commandId) =>
      `Hasil ${commandId} tidak diketahui, jadi ia mungkin telah mengubah buku akaun. Cari dokumennya dalam buku akaun sebelum anda menghantarnya sekali lagi, kemudian tutup pemberitahuan ini.`,
    zh: (commandId) => `${commandId} 的结果未知，可能已更改账套。再次发送前请先在账套中查找其单据，然后关闭此通知。`,
  },
  openCommand: { en: 'Open the command', ms: 'Buka arahan', zh: '打开指令' },
  savedNotVerified: {
    en: 'A command was saved, but not verified',
    ms: 'Satu arahan disimpan, tetapi belum disahkan',
    zh: '有指令已保存，但未核对',
  },
  savedNotVerifiedDetail: {
    en: (type: string, commandId: string) =>
      `${type} ${commandId} was saved, but some saved values differ from those you sent. Compare them on the page of the command and correct the book if needed. Do not send the command again, because that would save it twice.`,
    ms: (type, commandId) =>
      `${type} ${commandId} telah disimpan, tetapi sebahagian nilai yang disimpan berbeza daripada yang anda hantar. Bandingkan pada halaman arahan dan betulkan buku akaun jika perlu. Jangan hantar arahan itu sekali lagi, kerana ia akan disimpan dua kali.`,
    zh: (type, commandId) =>
      `${type} ${commandId} 已保存，但部分保存的值与您发送的不同。请在指令页面比较，并在需要时更正账套。请勿再次发送该指令，否则会重复保存。`,
  },
  bookRestored: {
    en: (book: string) => `An older copy of ${book} came back`,
    ms: (book) => `Salinan lama ${book} telah kembali`,
    zh: (book) => `${book} 的旧副本已恢复`,
  },
  bookRestoredDetail: {
    en: (book: string) =>
      `${book} was replaced by an older copy of itself. What was entered after that copy was made is not in it. Compare the book with your own records.`,
    ms: (book) =>
      `${book} telah diganti dengan salinan lamanya. Apa yang dimasukkan selepas salinan itu dibuat tiada di dalamnya. Bandingkan buku itu dengan rekod anda sendiri.`,
    zh: (book) => `${book} 已被它自己的旧副本替换。该副本制作之后录入的内容不在其中。请将账套与您自己的记录核对。`,
  },
  commandsGone: {
    en: (book: string, commands: readonly string[], more: number) =>
      `${book} was replaced by an older copy of itself, which does not have what these finished commands saved: ${commands.join(', ')}${more > 0 ? `, and ${more} more` : ''}. Send what you still need again under new commandIds, or bring back the newer file.`,
    ms: (book, commands, more) =>
      `${book} telah diganti dengan salinan lamanya, yang tidak mempunyai apa yang disimpan oleh arahan selesai ini: ${commands.join(', ')}${more > 0 ? `, dan ${more} lagi` : ''}. Hantar semula apa yang masih diperlukan dengan commandId baharu, atau kembalikan fail yang lebih baharu.`,
    zh: (book, commands, more) =>
      `${book} 已被它自己的旧副本替换，其中没有这些已完成指令所保存的内容：${commands.join('、')}${more > 0 ? `，以及另外 ${more} 条` : ''}。请用新的 commandId 重新发送仍需要的内容，或恢复较新的文件。`,
  },
  openChanges: { en: 'Open the changes', ms: 'Buka perubahan', zh: '打开变更' },
  resultConflict: {
    en: 'A finished command was reported again with a different result',
    ms: 'Satu arahan yang telah selesai dilaporkan semula dengan hasil yang berbeza',
    zh: '已结束的指令再次被报告，结果不同',
  },
  resultConflictDetail: {
    en: (type: string, commandId: string) =>
      `The connector sent a second, different result for ${type} ${commandId}. The first result stays, and the second is stored with it. Check the account book to see which one is correct.`,
    ms: (type, commandId) =>
      `Penyambung menghantar hasil kedua yang berbeza bagi ${type} ${commandId}. Hasil pertama dikekalkan, dan yang kedua disimpan bersamanya. Semak buku akaun untuk mengetahui yang mana betul.`,
    zh: (type, commandId) =>
      `连接器为 ${type} ${commandId} 发送了第二个不同的结果。第一个结果保留，第二个一并保存。请检查账套，看哪一个正确。`,
  },
  resultReconciled: {
    en: 'A late result arrived for a command with an unknown outcome',
    ms: 'Hasil yang lewat tiba bagi arahan dengan hasil yang tidak diketahui',
    zh: '结果未知的指令收到了迟到的结果',
  },
  resultReconciledDetail: {
    en: (type: string, commandId: string) =>
      `The connector has now reported the result of ${type} ${commandId}. Its status stays failed, and the page of the command shows the late result. Check it before you send anything again.`,
    ms: (type, commandId) =>
      `Penyambung kini telah melaporkan hasil ${type} ${commandId}. Statusnya kekal gagal, dan halaman arahan memaparkan hasil yang lewat itu. Semak dahulu sebelum anda menghantar apa-apa sekali lagi.`,
    zh: (type, commandId) =>
      `连接器现已报告 ${type} ${commandId} 的结果。其状态仍为失败，指令页面会显示迟到的结果。再次发送前请先核对。`,
  },
  webhookFailing: {
    en: 'A webhook endpoint does not accept events',
    ms: 'Satu titik akhir webhook tidak menerima peristiwa',
    zh: '有 Webhook 端点不接收事件',
  },
  webhookFailingDetail: {
    en: (url: string, at: string) =>
      `Every attempt to send events to ${url} has failed since ${at}. Return 2xx to accept an event. The events are kept and sent when the receiver works again. After 5 days of failures the endpoint is disabled.`,
    ms: (url, at) =>
      `Setiap percubaan menghantar peristiwa ke ${url} gagal sejak ${at}. Pulangkan 2xx untuk menerima peristiwa. Peristiwa disimpan dan dihantar apabila penerima berfungsi semula. Selepas gagal selama 5 hari, titik akhir itu dinyahaktifkan.`,
    zh: (url, at) =>
      `自 ${at} 起，发送到 ${url} 的每次尝试都失败。返回 2xx 即表示接收事件。事件会保留，待接收方恢复后发送。连续失败 5 天后，该端点会被停用。`,
  },
  webhookBehind: {
    en: 'Events are about to be deleted before they are sent',
    ms: 'Peristiwa hampir dipadamkan sebelum dihantar',
    zh: '事件即将在发送之前被删除',
  },
  webhookBehindDetail: {
    en: (since: string, url: string, days: number, deletedAt: string) =>
      `Events since ${since} were not sent to ${url}. Events are kept for ${counted(days, 'day', 'days')}, so the first of them is deleted at ${deletedAt}. Fix the receiver or resume the endpoint before then, or read the events with GET /v1/events.`,
    ms: (since, url, days, deletedAt) =>
      `Peristiwa sejak ${since} tidak dihantar ke ${url}. Peristiwa disimpan selama ${days} hari, jadi yang pertama dipadamkan pada ${deletedAt}. Baiki penerima atau sambung semula titik akhir sebelum itu, atau baca peristiwa dengan GET /v1/events.`,
    zh: (since, url, days, deletedAt) =>
      `自 ${since} 起的事件未发送到 ${url}。事件保留 ${days} 天，因此最早的一个将于 ${deletedAt} 删除。请在此之前修复接收方或恢复端点，或用 GET /v1/events 读取事件。`,
  },
  webhookDisabled: {
    en: 'A webhook endpoint is disabled',
    ms: 'Satu titik akhir webhook dinyahaktifkan',
    zh: '有 Webhook 端点已停用',
  },
  webhookDisabledDetail: {
    en: (url: string, reason: string) =>
      `Events are no longer sent to ${url}. ${reason} Fix the receiver, then resume the endpoint. Sending continues where it stopped.`,
    ms: (url, reason) =>
      `Peristiwa tidak lagi dihantar ke ${url}. ${reason} Baiki penerima, kemudian sambung semula titik akhir. Penghantaran diteruskan dari tempat ia berhenti.`,
    zh: (url, reason) => `事件不再发送到 ${url}。${reason}请修复接收方，然后恢复端点。发送会从停止处继续。`,
  },
  openEndpoint: { en: 'Open the endpoint', ms: 'Buka titik akhir', zh: '打开端点' },
  approvalRequested: {
    en: 'A write waits for your approval',
    ms: 'Satu penulisan menunggu kelulusan anda',
    zh: '有一项写入等待您的批准',
  },
  approvalRequestedDetail: {
    en: (what: string, companyId: string, hours: number) =>
      `A program asks to run ${what} in account book ${companyId}. Nothing is saved until a person approves it. It expires after ${hours} hours.`,
    ms: (what, companyId, hours) =>
      `Satu program meminta untuk menjalankan ${what} dalam buku akaun ${companyId}. Tiada apa-apa disimpan sehingga seseorang meluluskannya. Permintaan ini luput selepas ${hours} jam.`,
    zh: (what, companyId, hours) =>
      `有程序请求在账套 ${companyId} 中执行 ${what}。在有人批准之前不会保存任何内容。请求将在 ${hours} 小时后过期。`,
  },
  openRequest: { en: 'Open the request', ms: 'Buka permintaan', zh: '打开请求' },
  openBook: { en: 'Open the account book', ms: 'Buka buku akaun', zh: '打开账套' },
  eInvoicesStuck: {
    en: (companyId: string, minutes: number) => `E-invoices of ${companyId} have been Pending for more than ${minutes} minutes`,
    ms: (companyId, minutes) => `e-Invois ${companyId} menunggu melebihi ${minutes} minit`,
    zh: (companyId, minutes) => `${companyId} 的电子发票等待已超过 ${minutes} 分钟`,
  },
  eInvoicesStuckDetail: {
    en: (companyId: string) =>
      `The tax authority has not accepted them yet. The connector keeps trying, so do not submit them again. See the last requests on the page of the connector, Account books, E-invoices of ${companyId}.`,
    ms: (companyId) =>
      `Pihak berkuasa cukai belum menerimanya. Penyambung terus mencuba, jadi jangan serahkannya sekali lagi. Lihat permintaan terakhir pada halaman penyambung, Buku akaun, e-Invois ${companyId}.`,
    zh: (companyId) =>
      `税务机关尚未接受它们。连接器会继续尝试，因此请勿再次提交。请在连接器页面的“账套”中查看 ${companyId} 电子发票的最近请求。`,
  },
  eInvoicesPausedDetail: {
    en: (companyId: string) =>
      `Sending is paused on the machine of the connector. Resume it on the page of the connector, Account books, E-invoices of ${companyId}.`,
    ms: (companyId) =>
      `Penghantaran dijeda pada komputer penyambung. Sambung semula pada halaman penyambung, Buku akaun, e-Invois ${companyId}.`,
    zh: (companyId) => `发送已在连接器的电脑上暂停。请在连接器页面的“账套”中，于 ${companyId} 的电子发票处恢复。`,
  },
  eInvoicesWentBackDetail: {
    en: (companyId: string) =>
      `The account book is older than what was sent from it, as after a restored backup, so nothing is sent. Run ledgerline-connector einvoice reconcile --company ${companyId} on the machine of the connector.`,
    ms: (companyId) =>
      `Buku akaun ini lebih lama daripada apa yang telah dihantar daripadanya, seperti selepas sandaran dipulihkan, jadi tiada apa-apa dihantar. Jalankan ledgerline-connector einvoice reconcile --company ${companyId} pada komputer penyambung.`,
    zh: (companyId) =>
      `账套比已发送的内容更旧（例如恢复备份之后），因此不会发送任何内容。请在连接器的电脑上运行 ledgerline-connector einvoice reconcile --company ${companyId}。`,
  },
  eInvoicesInvalid: {
    en: (companyId: string) => `E-invoices of ${companyId} are Invalid`,
    ms: (companyId) => `e-Invois ${companyId} tidak sah`,
    zh: (companyId) => `${companyId} 的电子发票无效`,
  },
  eInvoicesInvalidDetail: {
    en: (companyId: string, count: number) =>
      `The tax authority found ${counted(count, 'e-invoice', 'e-invoices')} of ${companyId} Invalid that were submitted within 7 days. Read the errors of each document, correct it and submit it again.`,
    ms: (companyId, count) =>
      `Pihak berkuasa cukai mendapati ${count} e-Invois ${companyId} yang diserahkan dalam masa 7 hari tidak sah. Baca ralat setiap dokumen, betulkannya dan serahkannya semula.`,
    zh: (companyId, count) =>
      `税务机关判定 ${companyId} 在 7 天内提交的 ${count} 张电子发票无效。请查看每张单据的错误，更正后重新提交。`,
  },
  eInvoiceRejectionRequested: {
    en: (companyId: string) => `A buyer asks to reject an e-invoice of ${companyId}`,
    ms: (companyId) => `Seorang pembeli meminta penolakan e-Invois ${companyId}`,
    zh: (companyId) => `有买方请求拒绝 ${companyId} 的电子发票`,
  },
  eInvoiceRejectionRequestedDetail: {
    en: (companyId: string) =>
      `Read the reason with einvoice.status.list in ${companyId}. If the buyer is right, cancel the e-invoice within 72 hours of its validation. Otherwise it stays Valid.`,
    ms: (companyId) =>
      `Baca sebabnya dengan einvoice.status.list dalam ${companyId}. Jika pembeli betul, batalkan e-Invois itu dalam masa 72 jam selepas pengesahannya. Jika tidak, ia kekal sah.`,
    zh: (companyId) =>
      `请在 ${companyId} 中用 einvoice.status.list 查看原因。如果买方有理，请在验证后 72 小时内取消该电子发票，否则它仍然有效。`,
  },
  certificateEnds: {
    en: (companyId: string, days: number) => `The certificate for e-invoices of ${companyId} ends within ${days} days`,
    ms: (companyId, days) => `Sijil e-Invois ${companyId} tamat dalam ${days} hari`,
    zh: (companyId, days) => `${companyId} 的电子发票证书将在 ${days} 天内到期`,
  },
  certificateEndsInADay: {
    en: (companyId: string) => `The certificate for e-invoices of ${companyId} ends within a day`,
    ms: (companyId) => `Sijil e-Invois ${companyId} tamat dalam masa sehari`,
    zh: (companyId) => `${companyId} 的电子发票证书将在一天内到期`,
  },
  certificateEnded: {
    en: (companyId: string) => `The certificate for e-invoices of ${companyId} has ended`,
    ms: (companyId) => `Sijil e-Invois ${companyId} telah tamat`,
    zh: (companyId) => `${companyId} 的电子发票证书已到期`,
  },
  certificateEndsDetail: {
    en: (companyId: string) =>
      `E-invoices that are signed after its end are not valid. Get a new certificate and enter it on the page of the connector, Account books, E-invoices of ${companyId}.`,
    ms: (companyId) =>
      `e-Invois yang ditandatangani selepas tarikh tamatnya tidak sah. Dapatkan sijil baharu dan masukkannya pada halaman penyambung, Buku akaun, e-Invois ${companyId}.`,
    zh: (companyId) => `到期后签署的电子发票无效。请取得新证书，并在连接器页面的“账套”中，于 ${companyId} 的电子发票处输入。`,
  },
  credentialsMissing: {
    en: (companyId: string) => `The connector has no access to MyInvois for ${companyId}`,
    ms: (companyId) => `Penyambung tiada akses kepada MyInvois untuk ${companyId}`,
    zh: (companyId) => `连接器没有 ${companyId} 的 MyInvois 访问权限`,
  },
  credentialsMissingDetail: {
    en: (companyId: string) =>
      `E-invoices of ${companyId} wait as Pending. Enter client id and client secret on the page of the connector, Account books, E-invoices.`,
    ms: (companyId) =>
      `e-Invois ${companyId} sedang menunggu. Masukkan ID klien dan rahsia klien pada halaman penyambung, Buku akaun, e-Invois.`,
    zh: (companyId) => `${companyId} 的电子发票正在等待。请在连接器页面的“账套”中，于电子发票处输入客户端 ID 和客户端密钥。`,
  },
  credentialsRejected: {
    en: (companyId: string) => `MyInvois does not accept the client id and secret of ${companyId}`,
    ms: (companyId) => `MyInvois tidak menerima ID klien dan rahsia klien bagi ${companyId}`,
    zh: (companyId) => `MyInvois 不接受 ${companyId} 的客户端 ID 和密钥`,
  },
  credentialsRejectedDetail: {
    en: (companyId: string) =>
      `E-invoices of ${companyId} wait as Pending. Keys of preproduction and production differ, and secrets expire. Enter the right ones on the page of the connector, Account books, E-invoices.`,
    ms: (companyId) =>
      `e-Invois ${companyId} sedang menunggu. Kunci prapengeluaran dan pengeluaran berbeza, dan rahsia klien boleh tamat tempoh. Masukkan yang betul pada halaman penyambung, Buku akaun, e-Invois.`,
    zh: (companyId) =>
      `${companyId} 的电子发票正在等待。预生产与生产环境的密钥不同，客户端密钥也会过期。请在连接器页面的“账套”中，于电子发票处输入正确的密钥。`,
  },
});
