/** What each problem code means, where nothing more can be said. The docs show the English of the contract, which is the same. */

import type { ProblemCode } from '@ledgerline/contract';
import { type Sentence, sentences } from '../sentence.ts';
import { loginMeanings } from './login-meaning.ts';
import { ownIdMeanings } from './own-id-meaning.ts';
import { serverMeanings } from './server-meaning.ts';

export const meaningOf: Readonly<Record<ProblemCode, () => Sentence>> = sentences('meaning', {
  ...loginMeanings,
  ...ownIdMeanings,
  invalid_json: {
    en: 'The request body is not JSON in UTF-8.',
    ms: 'Badan permintaan bukan JSON dalam UTF-8.',
    zh: '请求正文不是 UTF-8 编码的 JSON。',
  },
  invalid_request: {
    en: 'A parameter, header or body field of the request is missing or invalid. The details list each problem.',
    ms: 'Parameter, pengepala atau medan badan permintaan tiada atau tidak sah. Setiap masalah disenaraikan dalam details.',
    zh: '请求的参数、标头或正文字段缺失或无效。details 列出每个问题。',
  },
  invalid_envelope: {
    en: 'The command envelope is invalid. The details list each problem.',
    ms: 'Sampul arahan tidak sah. Setiap masalah disenaraikan dalam details.',
    zh: '指令信封无效。details 列出每个问题。',
  },
  invalid_payload: {
    en: 'The payload does not match the schema or the rules of the command type. The details list each problem.',
    ms: 'Payload tidak sepadan dengan skema atau peraturan jenis arahan. Setiap masalah disenaraikan dalam details.',
    zh: 'payload 不符合指令类型的结构或规则。details 列出每个问题。',
  },
  batch_refused: {
    en: 'A command of the batch was rejected and accept=all was asked for, so nothing was queued. The results say which commands and why.',
    ms: 'Satu arahan dalam kumpulan ditolak dan accept=all diminta, jadi tiada apa-apa dimasukkan ke dalam giliran. results menyatakan arahan yang mana dan sebabnya.',
    zh: '批次中有指令被拒绝，而请求要求 accept=all，因此没有任何指令进入队列。results 说明是哪些指令以及原因。',
  },
  webhook_address_refused: {
    en: 'Events cannot be sent to this address. Use an https address that is reachable from the internet.',
    ms: 'Peristiwa tidak boleh dihantar ke alamat ini. Gunakan alamat https yang boleh dicapai dari internet.',
    zh: '无法向该地址发送事件。请使用可从互联网访问的 https 地址。',
  },
  unknown_command_type: {
    en: 'Unknown command type. The details list similar ones.',
    ms: 'Jenis arahan tidak dikenali. Jenis yang serupa disenaraikan dalam details.',
    zh: '未知的指令类型。details 列出相近的类型。',
  },
  malformed_request: {
    en: 'The request is not valid HTTP.',
    ms: 'Permintaan ini bukan HTTP yang sah.',
    zh: '该请求不是有效的 HTTP。',
  },
  authorization_pending: {
    en: 'The user has not confirmed the code yet. Ask again after the interval.',
    ms: 'Pengguna belum mengesahkan kod. Tanya lagi selepas selang masa itu.',
    zh: '用户尚未确认代码。请在间隔时间后再询问。',
  },
  slow_down: {
    en: 'The program asks too often whether its code was confirmed. Wait 5 seconds longer from now on.',
    ms: 'Program terlalu kerap bertanya sama ada kodnya telah disahkan. Mulai sekarang, tunggu 5 saat lebih lama.',
    zh: '程序询问代码是否已确认的频率过高。从现在起请多等 5 秒。',
  },
  invalid_link: {
    en: 'The link has expired, was used or never existed. Request a new email.',
    ms: 'Pautan telah tamat tempoh, telah digunakan atau tidak pernah wujud. Minta e-mel baharu.',
    zh: '该链接已过期、已使用或不存在。请申请新邮件。',
  },
  invalid_signature: {
    en: 'The signature of the event is missing, wrong or too old.',
    ms: 'Tandatangan peristiwa tiada, salah atau terlalu lama.',
    zh: '事件的签名缺失、错误或过旧。',
  },
  expired_token: {
    en: 'The device code does not exist or has expired. Start again.',
    ms: 'Kod peranti tidak wujud atau telah tamat tempoh. Mulakan semula.',
    zh: '设备代码不存在或已过期。请重新开始。',
  },
  invalid_key: {
    en: 'The Bearer key is missing, unknown, expired, revoked or of the wrong kind for this path.',
    ms: 'Kunci Bearer tiada, tidak dikenali, tamat tempoh, dibatalkan atau bukan jenis yang betul untuk laluan ini.',
    zh: 'Bearer 密钥缺失、未知、过期、已撤销，或类型不适用于此路径。',
  },
  admin_key_required: {
    en: 'The admin key is missing or wrong, or the operator is not logged in.',
    ms: 'Kunci pentadbir tiada atau salah, atau pengendali belum log masuk.',
    zh: '管理密钥缺失或错误，或服务商未登录。',
  },
  subscription_inactive: {
    en: 'The subscription is inactive, so nothing was queued. Choose a plan, then send the same request again.',
    ms: 'Langganan tidak aktif, jadi tiada apa-apa dimasukkan ke dalam giliran. Pilih pelan, kemudian hantar permintaan yang sama semula.',
    zh: '订阅未生效，因此没有任何指令进入队列。请选择方案，然后重新发送同一请求。',
  },
  plan_limit: {
    en: 'The plan is for a number of account books, and this book is beyond them, so nothing was queued. Choose a larger plan, or remove a book from its connector.',
    ms: 'Pelan ini adalah untuk sebilangan buku akaun, dan buku ini melebihinya, jadi tiada apa-apa dimasukkan ke dalam giliran. Pilih pelan yang lebih besar, atau buang satu buku daripada penyambungnya.',
    zh: '方案只包含一定数量的账套，而此账套已超出，因此没有任何指令进入队列。请选择更大的方案，或从连接器中移除一个账套。',
  },
  access_denied: {
    en: 'The key or the login is valid but lacks a right. The message names it.',
    ms: 'Kunci atau log masuk sah tetapi tiada hak. Hak itu dinyatakan dalam mesej.',
    zh: '密钥或登录有效，但缺少权限。消息中说明了该权限。',
  },
  address_not_allowed: {
    en: 'The key is limited to certain addresses, and the request came from another one.',
    ms: 'Kunci ini terhad kepada alamat tertentu, dan permintaan datang dari alamat lain.',
    zh: '该密钥仅限某些地址使用，而请求来自其他地址。',
  },
  amount_limit: {
    en: 'The key is limited in the amount of a document, and the amount is above the limit or not known from the payload. The details say which.',
    ms: 'Kunci ini mempunyai had amaun dokumen, dan amaun melebihi had atau tidak diketahui daripada payload. Butirannya dalam details.',
    zh: '该密钥对单据金额有上限，而金额超过上限或无法从 payload 得知。details 有说明。',
  },
  erasure_pending: {
    en: 'An owner asked to erase the company, so its keys and connectors no longer work. An owner can cancel it in the portal.',
    ms: 'Seorang pemilik meminta syarikat dipadam, jadi kunci dan penyambungnya tidak lagi berfungsi. Pemilik boleh membatalkannya dalam portal.',
    zh: '某位所有者已申请清除该公司，因此其密钥和连接器不再可用。所有者可在门户中取消。',
  },
  approval_required: {
    en: 'The key is one whose writes a person approves, so nothing was queued yet. approvalUrl is the page for that. After the approval, the same request returns the command.',
    ms: 'Penulisan kunci ini perlu diluluskan oleh seseorang, jadi tiada apa-apa dimasukkan ke dalam giliran lagi. approvalUrl ialah halamannya. Selepas kelulusan, permintaan yang sama memulangkan arahan itu.',
    zh: '此密钥的写入须由人批准，因此尚无指令进入队列。approvalUrl 是批准页面。批准后，同一请求会返回该指令。',
  },
  approval_denied: {
    en: 'A person denied this write, so it was not queued and will not be. The message has the reason.',
    ms: 'Seseorang menolak penulisan ini, jadi ia tidak dan tidak akan dimasukkan ke dalam giliran. Sebabnya ada dalam mesej.',
    zh: '此写入被拒绝，因此没有也不会进入队列。消息中有原因。',
  },
  pairing_denied: {
    en: 'The user did not allow this program to connect.',
    ms: 'Pengguna tidak membenarkan program ini disambungkan.',
    zh: '用户未允许该程序连接。',
  },
  cross_site_request: {
    en: 'A browser sent this request from a page of another site, so it was blocked.',
    ms: 'Pelayar menghantar permintaan ini dari halaman tapak lain, jadi ia disekat.',
    zh: '浏览器从其他网站的页面发送了此请求，因此已被阻止。',
  },
  sandbox_disabled: {
    en: 'This installation does not offer sandbox books.',
    ms: 'Pemasangan ini tidak menawarkan buku kotak pasir.',
    zh: '此安装不提供沙盒账套。',
  },
  passkeys_disabled: {
    en: 'This installation does not offer passkeys. They need a public address with a host name and https.',
    ms: 'Pemasangan ini tidak menawarkan kunci laluan. Ia memerlukan alamat awam dengan nama hos dan https.',
    zh: '此安装不提供通行密钥。它需要带主机名和 https 的公开地址。',
  },
  unknown_route: { en: 'This path does not exist.', ms: 'Laluan ini tidak wujud.', zh: '此路径不存在。' },
  unknown_command: {
    en: 'This tenant or connector has no command with that id.',
    ms: 'Penyewa atau penyambung ini tiada arahan dengan ID itu.',
    zh: '该租户或连接器没有此编号的指令。',
  },
  unknown_connector: {
    en: 'This tenant has no connector with that id.',
    ms: 'Penyewa ini tiada penyambung dengan ID itu.',
    zh: '该租户没有此编号的连接器。',
  },
  unknown_company: {
    en: 'The connector has not reported an account book with that id.',
    ms: 'Penyambung belum melaporkan buku akaun dengan ID itu.',
    zh: '连接器尚未报告此编号的账套。',
  },
  unknown_key: {
    en: 'This tenant has no app key with that id.',
    ms: 'Penyewa ini tiada kunci apl dengan ID itu.',
    zh: '该租户没有此编号的应用密钥。',
  },
  unknown_tenant: { en: 'There is no tenant with that id.', ms: 'Tiada penyewa dengan ID itu.', zh: '没有此编号的租户。' },
  unknown_module: {
    en: 'The catalog has no module with that id.',
    ms: 'Katalog tiada modul dengan ID itu.',
    zh: '目录中没有此编号的模块。',
  },
  unknown_recipe: {
    en: 'The catalog has no recipe for that command type. The details list similar ones.',
    ms: 'Katalog tiada resipi untuk jenis arahan itu. Jenis yang serupa disenaraikan dalam details.',
    zh: '目录中没有该指令类型的说明。details 列出相近的类型。',
  },
  unknown_notification: {
    en: 'This tenant has no notification with that id.',
    ms: 'Penyewa ini tiada pemberitahuan dengan ID itu.',
    zh: '该租户没有此编号的通知。',
  },
  unknown_event: {
    en: 'This tenant has no event with that id, or it is no longer kept.',
    ms: 'Penyewa ini tiada peristiwa dengan ID itu, atau peristiwa itu tidak lagi disimpan.',
    zh: '该租户没有此编号的事件，或该事件已不再保留。',
  },
  unknown_webhook: {
    en: 'This tenant has no webhook endpoint with that id.',
    ms: 'Penyewa ini tiada titik akhir webhook dengan ID itu.',
    zh: '该租户没有此编号的 Webhook 端点。',
  },
  unknown_mail: {
    en: 'No email with that id waits to be sent.',
    ms: 'Tiada e-mel dengan ID itu yang menunggu untuk dihantar.',
    zh: '没有此编号的待发邮件。',
  },
  unknown_incident: { en: 'There is no incident with that id.', ms: 'Tiada insiden dengan ID itu.', zh: '没有此编号的事故。' },
  unknown_delivery: {
    en: 'The webhook endpoint has no delivery with that id, or it is no longer kept.',
    ms: 'Titik akhir webhook tiada penghantaran dengan ID itu, atau ia tidak lagi disimpan.',
    zh: '该 Webhook 端点没有此编号的发送记录，或已不再保留。',
  },
  unknown_factor: {
    en: 'The user has no second factor like that.',
    ms: 'Pengguna tiada faktor kedua seperti itu.',
    zh: '用户没有这样的两步验证方式。',
  },
  unknown_app_request: {
    en: 'The request of the app has expired or was decided, or was made in another browser. Start again in the app.',
    ms: 'Permintaan apl telah tamat tempoh, telah diputuskan, atau dibuat dalam pelayar lain. Mulakan semula dalam apl.',
    zh: '应用的请求已过期、已决定，或在其他浏览器中发出。请在应用中重新开始。',
  },
  unknown_pairing: {
    en: 'There is no such code, or it has expired or was used. Start again in the program that shows it.',
    ms: 'Kod itu tidak wujud, telah tamat tempoh atau telah digunakan. Mulakan semula dalam program yang memaparkannya.',
    zh: '该代码不存在、已过期或已使用。请在显示它的程序中重新开始。',
  },
  unknown_person: {
    en: 'The tenant has no member with that id.',
    ms: 'Penyewa tiada ahli dengan ID itu.',
    zh: '该租户没有此编号的成员。',
  },
  unknown_invitation: {
    en: 'There is no such invitation, or it has expired, was used or revoked. Ask for a new one.',
    ms: 'Jemputan itu tidak wujud, telah tamat tempoh, digunakan atau dibatalkan. Minta jemputan baharu.',
    zh: '该邀请不存在、已过期、已使用或已撤销。请索取新的邀请。',
  },
  artifact_missing: {
    en: 'The command did not produce a file.',
    ms: 'Arahan itu tidak menghasilkan fail.',
    zh: '该指令没有产生文件。',
  },
  installer_missing: {
    en: 'The operator has not published a connector installer.',
    ms: 'Pengendali belum menerbitkan pemasang penyambung.',
    zh: '服务商尚未发布连接器安装程序。',
  },
  download_missing: {
    en: 'This cloud does not offer that file. GET /downloads lists what it offers.',
    ms: 'Perkhidmatan ini tidak menawarkan fail itu. GET /downloads menyenaraikan apa yang ditawarkan.',
    zh: '此服务不提供该文件。GET /downloads 列出可下载的内容。',
  },
  sandbox_missing: {
    en: 'This tenant has not opened a sandbox yet.',
    ms: 'Penyewa ini belum membuka kotak pasir.',
    zh: '该租户尚未开启沙盒。',
  },
  unknown_proposal: {
    en: 'This tenant has no proposal with that id, or it is no longer kept.',
    ms: 'Penyewa ini tiada cadangan dengan ID itu, atau ia tidak lagi disimpan.',
    zh: '该租户没有此编号的提案，或该提案已不再保留。',
  },
  unknown_file_link: {
    en: 'This tenant has no link with that id, or it is no longer kept.',
    ms: 'Penyewa ini tiada pautan dengan ID itu, atau ia tidak lagi disimpan.',
    zh: '该租户没有此编号的链接，或该链接已不再保留。',
  },
  unknown_report_schedule: {
    en: 'This tenant has no scheduled report with that id.',
    ms: 'Penyewa ini tiada laporan berjadual dengan ID itu.',
    zh: '此租户没有此编号的定期报表。',
  },
  unknown_field: {
    en: 'The sandbox has no user-defined field with that table and name.',
    ms: 'Kotak pasir tiada medan takrifan pengguna dengan jadual dan nama itu.',
    zh: '沙盒中没有该表和名称的自定义字段。',
  },
  cursor_expired: {
    en: 'Events after this cursor were deleted because of their age. Continue with oldestCursor.',
    ms: 'Peristiwa selepas kursor ini telah dipadam kerana usianya. Teruskan dengan oldestCursor.',
    zh: '此游标之后的事件已因过期而删除。请从 oldestCursor 继续。',
  },
  method_not_allowed: {
    en: 'The path exists, but not with this method. The Allow header lists its methods.',
    ms: 'Laluan itu wujud, tetapi bukan dengan kaedah ini. Pengepala Allow menyenaraikan kaedahnya.',
    zh: '该路径存在，但不支持此方法。Allow 标头列出其支持的方法。',
  },
  request_timeout: {
    en: 'The complete request did not arrive in time.',
    ms: 'Permintaan yang lengkap tidak tiba tepat pada masanya.',
    zh: '完整的请求未能及时到达。',
  },
  command_id_reused: {
    en: 'The commandId was used for a different request, so nothing was queued. Use a new commandId.',
    ms: 'commandId itu telah digunakan untuk permintaan lain, jadi tiada apa-apa dimasukkan ke dalam giliran. Gunakan commandId baharu.',
    zh: '该 commandId 已用于其他请求，因此没有任何指令进入队列。请使用新的 commandId。',
  },
  email_taken: {
    en: 'This email address already has an account. Log in instead.',
    ms: 'Alamat e-mel ini sudah mempunyai akaun. Sila log masuk.',
    zh: '该电子邮箱已有账户。请直接登录。',
  },
  already_finished: {
    en: 'The command already finished with a different result. The new result was stored for review.',
    ms: 'Arahan itu telah selesai dengan hasil yang berbeza. Hasil baharu disimpan untuk semakan.',
    zh: '该指令已以不同的结果结束。新结果已保存以供审核。',
  },
  other_install_active: {
    en: 'Another installation of this connector is active. Move the connector in the portal, or wait until the other one stops calling.',
    ms: 'Pemasangan lain penyambung ini sedang aktif. Pindahkan penyambung dalam portal, atau tunggu sehingga pemasangan itu berhenti membuat panggilan.',
    zh: '此连接器的另一个安装正在使用中。请在门户中迁移连接器，或等到另一个停止调用。',
  },
  change_cursor: {
    en: 'The cloud has the changes of this account book up to another position. Nothing was stored. Continue from the cursor of the response.',
    ms: 'Awan mempunyai perubahan buku akaun ini sehingga kedudukan lain. Tiada apa-apa disimpan. Teruskan dari cursor dalam respons.',
    zh: '云端已有此账套到另一位置的变更。没有保存任何内容。请从响应中的 cursor 继续。',
  },
  changes_off: {
    en: 'Changes of this account book are switched off. Nothing was stored.',
    ms: 'Perubahan buku akaun ini dimatikan. Tiada apa-apa disimpan.',
    zh: '此账套的变更通知已关闭。没有保存任何内容。',
  },
  sandbox_reset: {
    en: 'The books of the sandbox were reset. Commands are leased only for the new ones.',
    ms: 'Buku kotak pasir telah ditetapkan semula. Arahan diberikan hanya untuk buku yang baharu.',
    zh: '沙盒账套已重置。指令只会分配给新的账套。',
  },
  connector_too_old: {
    en: 'The connector build does not support the strict update contract, so nothing was queued. Update the connector, then send the same request again.',
    ms: 'Binaan penyambung tidak menyokong kontrak kemas kini ketat, jadi tiada apa-apa dimasukkan ke dalam giliran. Kemas kini penyambung, kemudian hantar permintaan yang sama semula.',
    zh: '连接器版本不支持严格更新规则，因此没有任何指令进入队列。请更新连接器，然后重新发送同一请求。',
  },
  unsupported_by_book: {
    en: 'The driver of this account book does not take the command type, so nothing was queued. GET /v1/schema/commands/{commandType} with connectorId and companyId says what the book takes.',
    ms: 'Pemacu buku akaun ini tidak menerima jenis arahan itu, jadi tiada apa-apa dimasukkan ke dalam giliran. GET /v1/schema/commands/{commandType} dengan connectorId dan companyId menyatakan apa yang diterima.',
    zh: '该账套的驱动程序不接受此指令类型，因此没有任何指令进入队列。GET /v1/schema/commands/{commandType} 加上 connectorId 和 companyId 可查询账套接受的内容。',
  },
  proposal_stale: {
    en: 'What the write changes was changed since it was shown, or the time to decide is over. Nothing was queued.',
    ms: 'Apa yang diubah oleh penulisan itu telah berubah sejak dipaparkan, atau masa untuk membuat keputusan telah tamat. Tiada apa-apa dimasukkan ke dalam giliran.',
    zh: '该写入所更改的内容自显示以来已有变动，或决定时限已过。没有任何指令进入队列。',
  },
  not_cancellable: {
    en: 'The command is no longer queued, so it cannot be cancelled.',
    ms: 'Arahan itu tidak lagi menunggu, jadi ia tidak boleh dibatalkan.',
    zh: '该指令已不在排队中，因此不能取消。',
  },
  not_repeatable: {
    en: 'The command may have changed the account book, so the portal does not run it again.',
    ms: 'Arahan itu mungkin telah mengubah buku akaun, jadi portal tidak menjalankannya semula.',
    zh: '该指令可能已更改账套，因此门户不会再次执行。',
  },
  connector_key_unreadable: {
    en: 'The stored connector key cannot be read. Rotate it.',
    ms: 'Kunci penyambung yang disimpan tidak dapat dibaca. Ganti kunci itu.',
    zh: '保存的连接器密钥无法读取。请更换该密钥。',
  },
  factor_unreadable: {
    en: 'The stored secret of the authenticator app cannot be read. Log in with a recovery code or a passkey, then set the app up again.',
    ms: 'Rahsia apl pengesah yang disimpan tidak dapat dibaca. Log masuk dengan kod pemulihan atau kunci laluan, kemudian sediakan apl itu semula.',
    zh: '保存的验证器应用密钥内容无法读取。请用恢复码或通行密钥登录，然后重新设置该应用。',
  },
  replay_running: {
    en: 'The webhook endpoint is already sending earlier events again. Wait until it has finished.',
    ms: 'Titik akhir webhook sedang menghantar semula peristiwa terdahulu. Tunggu sehingga ia selesai.',
    zh: '该 Webhook 端点正在重新发送先前的事件。请等待其完成。',
  },
  already_member: {
    en: 'This person already belongs to the tenant.',
    ms: 'Orang ini sudah menjadi ahli penyewa itu.',
    zh: '此人已属于该租户。',
  },
  erasure_begun: {
    en: 'The erasure of the company has begun and can no longer be cancelled.',
    ms: 'Pemadaman syarikat telah bermula dan tidak boleh dibatalkan lagi.',
    zh: '公司的清除已经开始，无法再取消。',
  },
  last_owner: {
    en: 'A tenant must keep an owner. Make someone else an owner first.',
    ms: 'Penyewa mesti mempunyai pemilik. Jadikan orang lain pemilik dahulu.',
    zh: '租户必须保留一位所有者。请先将他人设为所有者。',
  },
  limit_reached: {
    en: 'The tenant has reached the limit for this resource. Remove one first.',
    ms: 'Penyewa telah mencapai had untuk sumber ini. Buang satu dahulu.',
    zh: '租户已达到此资源的上限。请先移除一个。',
  },
  already_subscribed: {
    en: 'The tenant has a paid subscription already. Change its plan instead.',
    ms: 'Penyewa sudah mempunyai langganan berbayar. Sebaliknya, tukar pelannya.',
    zh: '租户已有付费订阅。请改为更改方案。',
  },
  not_subscribed: {
    en: 'The tenant has no subscription at the payment service yet.',
    ms: 'Penyewa belum mempunyai langganan di perkhidmatan pembayaran.',
    zh: '租户在付款服务中尚无订阅。',
  },
  billing_off: {
    en: 'This installation takes no payments. Request a plan instead.',
    ms: 'Pemasangan ini tidak menerima bayaran. Sebaliknya, mohon pelan.',
    zh: '本服务不收取付款。请改为申请方案。',
  },
  ...serverMeanings,
});
