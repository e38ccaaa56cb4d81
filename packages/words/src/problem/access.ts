/** The caller of a request, and what that caller cannot do: keys, roles, rights. */

import type { AccessRight, ModuleId, Role } from '@ledgerline/contract';
import type { Language } from '../language.ts';
import { either } from '../list.ts';
import { sentences } from '../sentence.ts';
import { rightWords, roleWords } from '../shared/role.ts';

type RightName = keyof ReturnType<typeof rightWords>;

/** The holder that lacks a right: a key, or a person with a role. */
type Holder = Role | 'key';

const holderIn = (holder: Holder, language: Language): string => {
  if (holder === 'key') return { en: 'This key', ms: 'Kunci ini', zh: '此密钥' }[language];
  const role = roleWords(language)[holder];
  return { en: `Your role, ${role},`, ms: `Peranan anda, ${role},`, zh: `您的角色（${role}）` }[language];
};

const rolesIn = (roles: readonly string[], language: Language): string =>
  either[language](roles.map((role) => roleWords(language)[role as Role]));

/** What each right over a module is called. */
const RIGHTS: Readonly<Record<AccessRight, Readonly<Record<Language, string>>>> = {
  read: { en: 'read', ms: 'baca', zh: '读取' },
  write: { en: 'write', ms: 'tulis', zh: '写入' },
  delete: { en: 'delete', ms: 'padam', zh: '删除' },
};

/** The key that an endpoint needs. */
export type WantedKey = 'connector key' | 'API key';

const KEYS = {
  tenant: { en: 'a tenant key', ms: 'kunci akaun', zh: '账户密钥' },
  app: { en: 'an app key', ms: 'kunci apl', zh: '应用密钥' },
  conn: { en: 'a connector key', ms: 'kunci penyambung', zh: '连接器密钥' },
  admin: { en: 'the admin key', ms: 'kunci pentadbir', zh: '管理密钥' },
} as const;

const WANTED: Readonly<Record<WantedKey, Readonly<Record<Language, string>>>> = {
  'connector key': { en: 'connector key', ms: 'kunci penyambung', zh: '连接器密钥' },
  'API key': { en: 'API key', ms: 'kunci API', zh: 'API 密钥' },
};

export const accessSays = sentences('access', {
  role: {
    en: (role: Role, right: RightName, roles: readonly string[]) =>
      `Your role, ${role}, cannot ${rightWords('en')[right]}. Ask an ${rolesIn(roles, 'en')} of the company.`,
    ms: (role, right, roles) =>
      `Peranan anda, ${roleWords('ms')[role]}, tidak boleh ${rightWords('ms')[right]}. Minta bantuan ${rolesIn(roles, 'ms')} syarikat.`,
    zh: (role, right, roles) =>
      `您的角色（${roleWords('zh')[role]}）不能${rightWords('zh')[right]}。请联系公司的${rolesIn(roles, 'zh')}。`,
  },
  book: {
    en: (holder: Holder, companyId: string, companies: readonly string[]) =>
      `${holderIn(holder, 'en')} cannot use account book ${companyId}. It can use ${companies.join(', ')}.`,
    ms: (holder, companyId, companies) =>
      `${holderIn(holder, 'ms')} tidak boleh menggunakan buku akaun ${companyId}. Ia boleh menggunakan ${companies.join(', ')}.`,
    zh: (holder, companyId, companies) =>
      `${holderIn(holder, 'zh')}不能使用账套 ${companyId}。可以使用 ${companies.join('、')}。`,
  },
  sendNeedsFull: {
    en: (holder: Holder, type: string) => `${holderIn(holder, 'en')} cannot send ${type} because it lacks full access.`,
    ms: (holder, type) => `${holderIn(holder, 'ms')} tidak boleh menghantar ${type} kerana tiada akses penuh.`,
    zh: (holder, type) => `${holderIn(holder, 'zh')}没有完全访问权限，不能发送 ${type}。`,
  },
  sendNeedsRight: {
    en: (holder: Holder, type: string, right: AccessRight, module: ModuleId) =>
      `${holderIn(holder, 'en')} cannot send ${type} because it lacks the ${right} right for ${module}.`,
    ms: (holder, type, right, module) =>
      `${holderIn(holder, 'ms')} tidak boleh menghantar ${type} kerana tiada hak ${RIGHTS[right].ms} untuk ${module}.`,
    zh: (holder, type, right, module) => `${holderIn(holder, 'zh')}没有 ${module} 的${RIGHTS[right].zh}权限，不能发送 ${type}。`,
  },
  readNeedsFull: {
    en: (holder: Holder, type: string) => `${holderIn(holder, 'en')} cannot read ${type} because it lacks full access.`,
    ms: (holder, type) => `${holderIn(holder, 'ms')} tidak boleh membaca ${type} kerana tiada akses penuh.`,
    zh: (holder, type) => `${holderIn(holder, 'zh')}没有完全访问权限，不能读取 ${type}。`,
  },
  readNeedsRight: {
    en: (holder: Holder, type: string, right: AccessRight, module: ModuleId) =>
      `${holderIn(holder, 'en')} cannot read ${type} because it lacks the ${right} right for ${module}.`,
    ms: (holder, type, right, module) =>
      `${holderIn(holder, 'ms')} tidak boleh membaca ${type} kerana tiada hak ${RIGHTS[right].ms} untuk ${module}.`,
    zh: (holder, type, right, module) => `${holderIn(holder, 'zh')}没有 ${module} 的${RIGHTS[right].zh}权限，不能读取 ${type}。`,
  },
  filesOf: {
    en: (type: string, module: string) => `This key cannot read files of ${type}. Use a key with the read right for ${module}.`,
    ms: (type, module) => `Kunci ini tidak boleh membaca fail ${type}. Gunakan kunci dengan hak baca untuk ${module}.`,
    zh: (type, module) => `此密钥不能读取 ${type} 的文件。请使用有 ${module} 读取权限的密钥。`,
  },
  /** What is done is named in English only. */
  fullKeyOnly: {
    en: (doing: string) => `Only a key with full access to all account books can ${doing}.`,
    ms: () => 'Hanya kunci dengan akses penuh kepada semua buku akaun boleh melakukan ini.',
    zh: () => '只有对所有账套拥有完全访问权限的密钥才能执行此操作。',
  },
  tenantKeyOnly: {
    en: (doing: string, instead: string) => `Only the tenant key can ${doing}. Use it, or ${instead} in the portal.`,
    ms: () => 'Hanya kunci akaun boleh melakukan ini. Gunakan kunci itu, atau lakukannya dalam portal.',
    zh: () => '只有账户密钥才能执行此操作。请使用账户密钥，或在门户中进行。',
  },
  adminKey: {
    en: 'Send the admin key as Authorization: Bearer <key>.',
    ms: 'Hantar kunci pentadbir sebagai Authorization: Bearer <key>.',
    zh: '请以 Authorization: Bearer <key> 发送管理密钥。',
  },
  operatorOnly: {
    en: 'Log in to the console with the admin key or as an operator, or send the admin key as Authorization: Bearer <key>.',
    ms: 'Log masuk ke konsol dengan kunci pentadbir atau sebagai pengendali, atau hantar kunci pentadbir sebagai Authorization: Bearer <key>.',
    zh: '请用管理密钥或以服务商身份登录控制台，或以 Authorization: Bearer <key> 发送管理密钥。',
  },
  wrongAdminKey: {
    en: 'The admin key is wrong. It is in admin.key in DATA_DIR, or in the setting ADMIN_KEY.',
    ms: 'Kunci pentadbir salah. Kunci itu ada dalam admin.key di DATA_DIR, atau dalam tetapan ADMIN_KEY.',
    zh: '管理密钥错误。它在 DATA_DIR 的 admin.key 中，或在设置 ADMIN_KEY 中。',
  },
  operatorFactor: {
    en: 'An operator needs a second factor. Set one up under Login security in the portal, then log in again.',
    ms: 'Pengendali memerlukan faktor kedua. Sediakannya di bawah Keselamatan log masuk dalam portal, kemudian log masuk semula.',
    zh: '服务商人员需要两步验证。请在门户的“登录安全”中设置，然后重新登录。',
  },
  keyOrLogin: {
    en: 'Send the connector key or an API key as Authorization: Bearer <key>, or log in.',
    ms: 'Hantar kunci penyambung atau kunci API sebagai Authorization: Bearer <key>, atau log masuk.',
    zh: '请以 Authorization: Bearer <key> 发送连接器密钥或 API 密钥，或登录。',
  },
  sendKey: {
    en: (wanted: WantedKey) => `Send the ${WANTED[wanted].en} as Authorization: Bearer <key>.`,
    ms: (wanted) => `Hantar ${WANTED[wanted].ms} sebagai Authorization: Bearer <key>.`,
    zh: (wanted) => `请以 Authorization: Bearer <key> 发送${WANTED[wanted].zh}。`,
  },
  otherKey: {
    en: (wanted: WantedKey, sent: keyof typeof KEYS) =>
      `This endpoint needs the ${WANTED[wanted].en}; you sent ${KEYS[sent].en}.`,
    ms: (wanted, sent) => `Titik akhir ini memerlukan ${WANTED[wanted].ms}; anda menghantar ${KEYS[sent].ms}.`,
    zh: (wanted, sent) => `此端点需要${WANTED[wanted].zh}；您发送的是${KEYS[sent].zh}。`,
  },
  malformedKey: {
    en: 'The key does not have the form ll_…. Check that you copied all of it.',
    ms: 'Kunci tidak berbentuk ll_…. Pastikan anda menyalin kesemuanya.',
    zh: '密钥不是 ll_… 的形式。请检查是否复制完整。',
  },
  wrongChecksum: {
    en: 'The checksum of the key is wrong. A character is missing or mistyped.',
    ms: 'Hasil tambah semak kunci salah. Ada aksara yang tertinggal atau tersalah taip.',
    zh: '密钥的校验和错误。有字符遗漏或输错。',
  },
  unknownKey: {
    en: 'This key does not exist or has been rotated. Use the new key, or create another one in the portal.',
    ms: 'Kunci ini tidak wujud atau telah diganti. Gunakan kunci baharu, atau cipta kunci lain dalam portal.',
    zh: '此密钥不存在或已更换。请使用新密钥，或在门户中另行创建。',
  },
  unknownConnectorKey: {
    en: 'This connector key does not exist or has been rotated. Download the configuration again.',
    ms: 'Kunci penyambung ini tidak wujud atau telah diganti. Muat turun konfigurasi semula.',
    zh: '此连接器密钥不存在或已更换。请重新下载配置。',
  },
  rotatedKey: {
    en: (at: string) => `This key was rotated and stopped working at ${at}. Use the new key.`,
    ms: (at) => `Kunci ini telah diganti dan berhenti berfungsi pada ${at}. Gunakan kunci baharu.`,
    zh: (at) => `此密钥已更换，并于 ${at} 停用。请使用新密钥。`,
  },
  expiredToken: {
    en: (at: string) => `This access token expired at ${at}. Use the refresh token to get another.`,
    ms: (at) => `Token akses ini tamat tempoh pada ${at}. Gunakan token segar semula untuk mendapatkan yang lain.`,
    zh: (at) => `此访问令牌已于 ${at} 过期。请使用刷新令牌获取新的令牌。`,
  },
  revokedKey: {
    en: (at: string) => `This key was revoked at ${at}. Use another one.`,
    ms: (at) => `Kunci ini telah dibatalkan pada ${at}. Gunakan kunci lain.`,
    zh: (at) => `此密钥已于 ${at} 撤销。请使用其他密钥。`,
  },
  expiredKey: {
    en: (at: string) => `This key expired at ${at}. Create a new one in the portal.`,
    ms: (at) => `Kunci ini tamat tempoh pada ${at}. Cipta kunci baharu dalam portal.`,
    zh: (at) => `此密钥已于 ${at} 过期。请在门户中创建新密钥。`,
  },
  elsewhere: {
    en: (address: string) =>
      `This key cannot be used from ${address}. Use it from an address that the key allows, or change its allowed addresses in the portal.`,
    ms: (address) =>
      `Kunci ini tidak boleh digunakan dari ${address}. Gunakannya dari alamat yang dibenarkan, atau ubah alamat yang dibenarkan dalam portal.`,
    zh: (address) => `此密钥不能从 ${address} 使用。请从密钥允许的地址使用，或在门户中更改其允许的地址。`,
  },
  unknownAddress: { en: 'an unknown address', ms: 'alamat yang tidak diketahui', zh: '未知地址' },
  otherConnector: {
    en: (connectorId: string) => `This key does not belong to connector ${connectorId}.`,
    ms: (connectorId) => `Kunci ini bukan milik penyambung ${connectorId}.`,
    zh: (connectorId) => `此密钥不属于连接器 ${connectorId}。`,
  },
  logIn: { en: 'Log in first.', ms: 'Log masuk dahulu.', zh: '请先登录。' },
  crossSite: {
    en: 'This request came from another site and was blocked.',
    ms: 'Permintaan ini datang dari tapak lain dan telah disekat.',
    zh: '此请求来自其他网站，已被阻止。',
  },
});
