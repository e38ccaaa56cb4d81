/** What the script of the keys page says. */

import { room } from '../room.ts';

/** Modules that a key has the same rights for. */
export interface GrantedRights {
  readonly rights: readonly ('read' | 'write' | 'delete')[];
  /** The modules in words. */
  readonly modules: readonly string[];
}

const RIGHTS_MS = { read: 'membaca', write: 'menulis', delete: 'memadam' } as const;
const RIGHTS_ZH = { read: '读取', write: '写入', delete: '删除' } as const;

export const keysScriptWords = room({
  doesEverything: {
    en: 'This key can do everything, including tax and merges.',
    ms: 'Kunci ini boleh melakukan semuanya, termasuk cukai dan penggabungan.',
    zh: '此密钥拥有全部权限，包括税务和合并。',
  },
  onlyTaxCodes: {
    en: 'This key can read tax codes and nothing else.',
    ms: 'Kunci ini boleh membaca kod cukai sahaja.',
    zh: '此密钥只能读取税码。',
  },
  can: {
    en: (granted: readonly GrantedRights[]) => {
      const parts = granted.map(({ rights, modules }) => `${listed(rights, ' and ')} ${listed(modules, ' and ')}`);
      return `This key can ${[...parts, ...(canDelete(granted) ? [] : ['and delete nothing'])].join(', ')}.`;
    },
    ms: (granted) => {
      const parts = granted.map(
        ({ rights, modules }) =>
          `${listed(
            rights.map((right) => RIGHTS_MS[right]),
            ' dan ',
          )} ${listed(modules, ' dan ')}`,
      );
      return `Kunci ini boleh ${[...parts, ...(canDelete(granted) ? [] : ['tetapi tidak boleh memadam apa-apa'])].join(', ')}.`;
    },
    zh: (granted) => {
      const parts = granted.map(
        ({ rights, modules }) => `${rights.map((right) => RIGHTS_ZH[right]).join('和')}${modules.join('、')}`,
      );
      return `此密钥可以${parts.join('，')}${canDelete(granted) ? '' : '，但不能删除任何内容'}。`;
    },
  },
  allows: {
    en: (allowed: number, all: number) =>
      `That allows ${allowed} of ${all} command types. For all others the API returns 403 and names the missing right.`,
    ms: (allowed, all) =>
      `Ini membenarkan ${allowed} daripada ${all} jenis arahan. Bagi yang lain, API memulangkan 403 dan menyatakan hak yang tiada.`,
    zh: (allowed, all) => `共可使用 ${all} 种指令类型中的 ${allowed} 种。其余的 API 会返回 403，并指出缺少的权限。`,
  },
  enterName: {
    en: 'Enter a name, such as the app that will use the key.',
    ms: 'Masukkan nama, contohnya apl yang akan menggunakan kunci ini.',
    zh: '请输入名称，例如将使用此密钥的应用。',
  },
  quoted: { en: (name: string) => `“${name}”`, ms: (name) => `“${name}”`, zh: (name) => `“${name}”` },
  created: {
    en: (name: string) => `Key “${name}” created. Copy it now.`,
    ms: (name) => `Kunci “${name}” dicipta. Salin sekarang.`,
    zh: (name) => `密钥“${name}”已创建。请立即复制。`,
  },
  createdIfLost: {
    en: (name: string) => `If “${name}” is in the list, revoke it and create another: its secret was in the lost response.`,
    ms: (name) =>
      `Jika “${name}” ada dalam senarai, batalkan kunci itu dan cipta yang lain: rahsianya ada dalam respons yang hilang.`,
    zh: (name) => `如果列表中有“${name}”，请撤销它并另建一个：其密钥内容在丢失的回应中。`,
  },
  neverUsed: { en: 'The key was never used.', ms: 'Kunci ini tidak pernah digunakan.', zh: '此密钥从未使用。' },
  lastUsed: {
    en: (ago: string) => `The key was last used ${ago}.`,
    ms: (ago) => `Kunci ini kali terakhir digunakan ${ago}.`,
    zh: (ago) => `此密钥上次使用于${ago}。`,
  },
  rotated: {
    en: (name: string) => `Key “${name}” rotated. Copy the new secret now.`,
    ms: (name) => `Kunci “${name}” diganti. Salin rahsia baharu sekarang.`,
    zh: (name) => `密钥“${name}”已更换。请立即复制新的密钥内容。`,
  },
  rotatedIfLost: {
    en: (name: string) => `If “${name}” was rotated, the new secret was in the lost response: rotate the key once more.`,
    ms: (name) => `Jika “${name}” telah diganti, rahsia baharunya ada dalam respons yang hilang: ganti kunci itu sekali lagi.`,
    zh: (name) => `如果“${name}”已更换，新的密钥内容在丢失的回应中：请再更换一次。`,
  },
  tenantRotated: {
    en: 'Tenant key rotated. Copy the new key now.',
    ms: 'Kunci akaun diganti. Salin kunci baharu sekarang.',
    zh: '账户密钥已更换。请立即复制新密钥。',
  },
  tenantRotatedIfLost: {
    en: 'If the tenant key was rotated, the new key was in the lost response: rotate it once more.',
    ms: 'Jika kunci akaun telah diganti, kunci baharu ada dalam respons yang hilang: ganti sekali lagi.',
    zh: '如果账户密钥已更换，新密钥在丢失的回应中：请再更换一次。',
  },
});

const canDelete = (granted: readonly GrantedRights[]): boolean => granted.some(({ rights }) => rights.includes('delete'));

/** `sales, stock and reports` */
const listed = (words: readonly string[], and: string): string =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(and);
