/** The page of the keys of a tenant. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const keysWords = room({
  sub: {
    en: 'Create one key for each app, with only the rights it needs. You can then revoke a leaked key without stopping the others.',
    ms: 'Cipta satu kunci bagi setiap apl, dengan hak yang diperlukan sahaja. Kunci yang terdedah kemudiannya boleh dibatalkan tanpa menghentikan yang lain.',
    zh: '为每个应用创建一个密钥，只授予所需的权限。密钥泄露时可单独撤销，不影响其他应用。',
  },
  createKey: { en: 'Create key', ms: 'Cipta kunci', zh: '创建密钥' },
  needsScript: {
    en: 'Creating and revoking keys needs JavaScript.',
    ms: 'Mencipta dan membatalkan kunci memerlukan JavaScript.',
    zh: '创建和撤销密钥需要启用 JavaScript。',
  },
  copyNow: { en: 'Copy the key now', ms: 'Salin kunci sekarang', zh: '请立即复制密钥' },
  shownOnce: {
    en: 'The key is shown only once. We store a fingerprint, not the key, so it cannot be shown again.',
    ms: 'Kunci ditunjukkan sekali sahaja. Kami menyimpan cap jarinya, bukan kunci itu, jadi ia tidak dapat ditunjukkan lagi.',
    zh: '密钥只显示一次。我们只保存其指纹而非密钥本身，因此无法再次显示。',
  },

  inUse: { en: 'Keys in use', ms: 'Kunci yang digunakan', zh: '使用中的密钥' },
  noKeys: { en: 'No app keys yet', ms: 'Belum ada kunci apl', zh: '还没有应用密钥' },
  noKeysHint: {
    en: 'Until you create one, your programs can use only the tenant key, which has full access.',
    ms: 'Sehingga anda menciptanya, program anda hanya boleh menggunakan kunci akaun, yang mempunyai akses penuh.',
    zh: '在创建之前，您的程序只能使用拥有完全访问权限的账户密钥。',
  },
  counts: {
    en: (active: number, ended: number) => `${active} active, ${ended} ended`,
    ms: (active, ended) => `${active} aktif, ${ended} tamat`,
    zh: (active, ended) => `${active} 个有效，${ended} 个已失效`,
  },
  newestFirst: {
    en: 'newest first, including ended keys',
    ms: 'terbaharu dahulu, termasuk kunci yang telah tamat',
    zh: '最新的在前，包括已失效的密钥',
  },
  keys: { en: 'Keys', ms: 'Kunci', zh: '密钥' },
  caption: { en: 'App keys, newest first', ms: 'Kunci apl, terbaharu dahulu', zh: '应用密钥，最新的在前' },
  name: { en: 'Name', ms: 'Nama', zh: '名称' },
  key: { en: 'Key', ms: 'Kunci', zh: '密钥' },
  rights: { en: 'Rights', ms: 'Hak', zh: '权限' },
  books: { en: 'Books', ms: 'Buku akaun', zh: '账套' },
  created: { en: 'Created', ms: 'Dicipta', zh: '创建日期' },
  lastUsed: { en: 'Last used', ms: 'Kali terakhir digunakan', zh: '上次使用' },
  never: { en: 'never', ms: 'tidak pernah', zh: '从未' },
  all: { en: 'all', ms: 'semua', zh: '全部' },
  edit: { en: 'Edit', ms: 'Sunting', zh: '编辑' },
  editOf: { en: (name: string) => `Edit ${name}`, ms: (name) => `Sunting ${name}`, zh: (name) => `编辑 ${name}` },
  rotate: { en: 'Rotate', ms: 'Ganti', zh: '更换' },
  rotateOf: { en: (name: string) => `Rotate ${name}`, ms: (name) => `Ganti ${name}`, zh: (name) => `更换 ${name}` },
  revoke: { en: 'Revoke', ms: 'Batalkan', zh: '撤销' },
  revokeOf: { en: (name: string) => `Revoke ${name}`, ms: (name) => `Batalkan ${name}`, zh: (name) => `撤销 ${name}` },
  expired: { en: 'expired', ms: 'tamat tempoh', zh: '已过期' },
  revoked: { en: 'revoked', ms: 'dibatalkan', zh: '已撤销' },
  revokedOn: { en: (day: string) => `revoked on ${day}`, ms: (day) => `dibatalkan pada ${day}`, zh: (day) => `撤销于 ${day}` },
  expiredOn: { en: (day: string) => `expired on ${day}`, ms: (day) => `tamat tempoh pada ${day}`, zh: (day) => `过期于 ${day}` },
  expiresOn: { en: (day: string) => `expires on ${day}`, ms: (day) => `tamat tempoh pada ${day}`, zh: (day) => `${day} 到期` },
  expiresIn: {
    en: (days: number) => `expires in ${counted(days, 'day', 'days')}`,
    ms: (days) => `tamat tempoh dalam ${days} hari`,
    zh: (days) => `${days} 天后到期`,
  },
  oldSecretUntil: {
    en: (time: Html) => html`old secret works until ${time}`,
    ms: (time) => html`rahsia lama berfungsi hingga ${time}`,
    zh: (time) => html`旧密钥内容有效至 ${time}`,
  },
  endNow: { en: 'End now', ms: 'Tamatkan sekarang', zh: '立即停用' },
  endNowOf: {
    en: (name: string) => `End now: the old secret of ${name}`,
    ms: (name) => `Tamatkan sekarang: rahsia lama ${name}`,
    zh: (name) => `立即停用：${name} 的旧密钥内容`,
  },
  onlyFrom: {
    en: (addresses: readonly string[]) =>
      `only from ${addresses.length === 1 ? addresses[0] : `${addresses.length} addresses or ranges`}`,
    ms: (addresses) => `hanya dari ${addresses.length === 1 ? addresses[0] : `${addresses.length} alamat atau julat`}`,
    zh: (addresses) => `仅限 ${addresses.length === 1 ? addresses[0] : `${addresses.length} 个地址或网段`}`,
  },
  connectedApp: {
    en: (name: string, host: string, isVerified: boolean) =>
      `connected app ${name}, ${host}${isVerified ? '' : ', not verified'}`,
    ms: (name, host, isVerified) => `apl yang disambungkan ${name}, ${host}${isVerified ? '' : ', tidak disahkan'}`,
    zh: (name, host, isVerified) => `已连接的应用 ${name}，${host}${isVerified ? '' : '，未经验证'}`,
  },
  upTo: {
    en: (amount: string) => `documents up to ${amount}`,
    ms: (amount) => `dokumen hingga ${amount}`,
    zh: (amount) => `单据金额上限 ${amount}`,
  },

  deletesNeedApproval: {
    en: (approval: Link) => html`deletes need ${approval('approval')}`,
    ms: (approval) => html`pemadaman memerlukan ${approval('kelulusan')}`,
    zh: (approval) => html`删除需要${approval('批准')}`,
  },
  writesNeedApproval: {
    en: (approval: Link) => html`writes need ${approval('approval')}`,
    ms: (approval) => html`penulisan memerlukan ${approval('kelulusan')}`,
    zh: (approval) => html`写入需要${approval('批准')}`,
  },

  createAKey: { en: 'Create a key', ms: 'Cipta kunci', zh: '创建密钥' },
  nameExample: {
    en: 'The app that will use the key, for example Shopee sync',
    ms: 'Apl yang akan menggunakan kunci, contohnya penyegerakan Shopee',
    zh: '将使用此密钥的应用，例如 Shopee 同步',
  },
  startFrom: { en: 'Start from', ms: 'Mula daripada', zh: '从以下开始' },
  rightsCaption: { en: 'Rights by module', ms: 'Hak mengikut modul', zh: '按模块列出的权限' },
  module: { en: 'Module', ms: 'Modul', zh: '模块' },
  read: { en: 'Read', ms: 'Baca', zh: '读取' },
  write: { en: 'Write', ms: 'Tulis', zh: '写入' },
  delete: { en: 'Delete', ms: 'Padam', zh: '删除' },
  noTaxRow: {
    en: 'There is no row for tax. Every key can read tax codes, and only keys with full access can change them. Write includes create, edit and void.',
    ms: 'Tiada baris untuk cukai. Setiap kunci boleh membaca kod cukai, dan hanya kunci dengan akses penuh boleh mengubahnya. Tulis merangkumi cipta, sunting dan batalkan dokumen.',
    zh: '税务没有单独一行：每个密钥都能读取税码，只有完全访问的密钥才能更改。写入包括创建、编辑和作废。',
  },
  doesNotApply: { en: 'does not apply', ms: 'tidak berkenaan', zh: '不适用' },
  rightOf: {
    en: (module: string, right: string) => `${module}, ${right}`,
    ms: (module, right) => `${module}, ${right}`,
    zh: (module, right) => `${module}，${right}`,
  },

  inWords: { en: 'In words', ms: 'Dalam perkataan', zh: '文字说明' },
  selectRights: {
    en: 'Select what the key can do.',
    ms: 'Pilih apa yang boleh dilakukan oleh kunci ini.',
    zh: '请选择此密钥的权限。',
  },
  expires: { en: 'Expires', ms: 'Tamat tempoh', zh: '到期' },
  expiresNever: { en: 'Never', ms: 'Tidak tamat tempoh', zh: '永不' },
  inDays: { en: (days: number) => `In ${days} days`, ms: (days) => `Dalam ${days} hari`, zh: (days) => `${days} 天后` },
  inAYear: { en: 'In a year', ms: 'Dalam setahun', zh: '一年后' },
  reminder: {
    en: 'You get a reminder 7 days before.',
    ms: 'Anda menerima peringatan 7 hari sebelumnya.',
    zh: '到期前 7 天您会收到提醒。',
  },

  tenantKey: { en: 'Tenant key', ms: 'Kunci akaun', zh: '账户密钥' },
  fullAccess: { en: 'full access', ms: 'akses penuh', zh: '完全访问' },
  tenantKeyHint: {
    en: 'The key that was shown once at sign-up. It has full access to every book. Rotating creates a new key. The old one stops working when you choose. App keys and the connector keep working.',
    ms: 'Kunci yang ditunjukkan sekali semasa pendaftaran. Ia mempunyai akses penuh kepada setiap buku akaun. Penggantian mencipta kunci baharu. Kunci lama berhenti berfungsi pada masa yang anda pilih. Kunci apl dan penyambung terus berfungsi.',
    zh: '注册时显示过一次的密钥，可完全访问所有账套。更换会创建新密钥，旧密钥在您选择的时间失效。应用密钥和连接器继续工作。',
  },
  oldKeyUntil: {
    en: (time: Html) => html`The old key works until ${time}.`,
    ms: (time) => html`Kunci lama berfungsi hingga ${time}.`,
    zh: (time) => html`旧密钥有效至 ${time}。`,
  },
  endOldKey: { en: 'End the old key now', ms: 'Tamatkan kunci lama sekarang', zh: '立即停用旧密钥' },
  rotateTenantKey: { en: 'Rotate tenant key', ms: 'Ganti kunci akaun', zh: '更换账户密钥' },
});

export const keyDialogWords = room({
  noLonger: { en: 'No longer', ms: 'Tidak lagi', zh: '立即失效' },
  hoursMore: {
    en: (hours: number) => `For ${counted(hours, 'hour', 'hours')} more`,
    ms: (hours) => `${hours} jam lagi`,
    zh: (hours) => `再用 ${hours} 小时`,
  },
  daysMore: {
    en: (days: number) => `For ${counted(days, 'day', 'days')} more`,
    ms: (days) => `${days} hari lagi`,
    zh: (days) => `再用 ${days} 天`,
  },
  addresses: { en: 'Allowed addresses', ms: 'Alamat yang dibenarkan', zh: '允许的地址' },
  addressesHint: {
    en: 'One a line, such as 203.0.113.7 or 203.0.113.0/24. Leave it empty to allow all.',
    ms: 'Satu alamat sebaris, seperti 203.0.113.7 atau 203.0.113.0/24. Biarkan kosong untuk membenarkan semua.',
    zh: '每行一个，例如 203.0.113.7 或 203.0.113.0/24。留空表示全部允许。',
  },
  amount: { en: 'Amount limit of a document', ms: 'Had amaun dokumen', zh: '单据金额上限' },
  amountHint: {
    en: 'In the currency of the book, before tax. Leave it empty for no limit.',
    ms: 'Dalam mata wang buku akaun, sebelum cukai. Biarkan kosong jika tiada had.',
    zh: '以账套币种计，未含税。留空表示不限。',
  },
  approval: { en: 'A person must approve', ms: 'Perlu diluluskan oleh seseorang', zh: '需要人工批准' },
  approvalHint: {
    en: 'Such commands wait on the page Approvals. Owners, admins and developers decide.',
    ms: 'Arahan sedemikian menunggu di halaman Kelulusan. Pemilik, pentadbir dan pembangun membuat keputusan.',
    zh: '这类指令在“审批”页面等待，由所有者、管理员和开发者决定。',
  },
  edit: { en: 'Edit key', ms: 'Sunting kunci', zh: '编辑密钥' },
  nameOfKey: { en: 'Name of the key', ms: 'Nama kunci', zh: '密钥名称' },
  rights: { en: 'Rights', ms: 'Hak', zh: '权限' },
  asTheyAre: { en: 'As they are', ms: 'Kekalkan', zh: '保持不变' },
  editHint: {
    en: 'The secret stays the same. The next call with the key has the new rights and limits. For other rights use POST /v1/keys/{keyId}.',
    ms: 'Rahsia tidak berubah. Panggilan seterusnya dengan kunci ini menggunakan hak dan had baharu. Untuk hak lain, gunakan POST /v1/keys/{keyId}.',
    zh: '密钥内容不变。下一次使用此密钥的请求即采用新的权限和上限。其他权限请使用 POST /v1/keys/{keyId}。',
  },
  saveKey: { en: 'Save key', ms: 'Simpan kunci', zh: '保存密钥' },
  revokeTitle: {
    en: (name: Html) => html`Revoke ${name}?`,
    ms: (name) => html`Batalkan ${name}?`,
    zh: (name) => html`撤销 ${name}？`,
  },
  revokeHint: {
    en: 'Calls with this key return 401 from now on. Commands already sent still run. This cannot be undone.',
    ms: 'Panggilan dengan kunci ini akan memulangkan 401 mulai sekarang. Arahan yang telah dihantar tetap dijalankan. Tindakan ini tidak boleh dibuat asal.',
    zh: '此后使用此密钥的请求会返回 401。已发送的指令仍会执行。此操作无法撤销。',
  },
  typeName: { en: 'Type the name to confirm', ms: 'Taip nama untuk mengesahkan', zh: '请输入名称以确认' },
  revokeKey: { en: 'Revoke key', ms: 'Batalkan kunci', zh: '撤销密钥' },
  rotateTenantTitle: { en: 'Rotate the tenant key?', ms: 'Ganti kunci akaun?', zh: '更换账户密钥？' },
  rotateTenantHint: {
    en: 'Creates a new key, which is shown once. Update your programs with it before the old key stops: calls with the old key then return 401. Commands already sent still run. This cannot be undone.',
    ms: 'Mencipta kunci baharu, yang ditunjukkan sekali. Kemas kini program anda sebelum kunci lama berhenti: selepas itu, panggilan dengan kunci lama memulangkan 401. Arahan yang telah dihantar tetap dijalankan. Tindakan ini tidak boleh dibuat asal.',
    zh: '将创建新密钥，只显示一次。请在旧密钥失效前更新您的程序：之后使用旧密钥的请求会返回 401。已发送的指令仍会执行。此操作无法撤销。',
  },
  oldKeyWorks: { en: 'The old key works', ms: 'Kunci lama berfungsi', zh: '旧密钥的有效时间' },
  /** What a person types before the tenant key is rotated, in lower case. */
  rotateWord: { en: 'rotate', ms: 'ganti', zh: '更换' },
  typeWord: {
    en: (word: Html) => html`Type ${word} to confirm`,
    ms: (word) => html`Taip ${word} untuk mengesahkan`,
    zh: (word) => html`请输入 ${word} 以确认`,
  },
  rotateTitle: {
    en: (name: Html) => html`Rotate ${name}?`,
    ms: (name) => html`Ganti ${name}?`,
    zh: (name) => html`更换 ${name}？`,
  },
  rotateHint: {
    en: 'Creates a new secret, which is shown once. Name and rights stay. Update your program before the old secret stops: calls with the old secret then return 401. This cannot be undone.',
    ms: 'Mencipta rahsia baharu, yang ditunjukkan sekali. Nama dan hak kekal. Kemas kini program anda sebelum rahsia lama berhenti: selepas itu, panggilan dengan rahsia lama memulangkan 401. Tindakan ini tidak boleh dibuat asal.',
    zh: '将创建新的密钥内容，只显示一次。名称和权限不变。请在旧密钥内容失效前更新您的程序：之后使用旧密钥内容的请求会返回 401。此操作无法撤销。',
  },
  oldSecretWorks: { en: 'The old secret works', ms: 'Rahsia lama berfungsi', zh: '旧密钥内容的有效时间' },
  rotateKey: { en: 'Rotate key', ms: 'Ganti kunci', zh: '更换密钥' },
});

/** Which commands of a key wait for approval. */
export const approvalWords = room({
  none: { en: 'Nothing', ms: 'Tiada', zh: '无' },
  deletes: {
    en: 'Deleting, voiding, cancelling and merging',
    ms: 'Memadam, membatalkan dokumen atau arahan, dan menggabungkan',
    zh: '删除、作废、取消和合并',
  },
  writes: { en: 'All writes', ms: 'Semua penulisan', zh: '所有写入' },
});
