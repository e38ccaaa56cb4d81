/** What can be wrong when a person connects an app through OAuth. */

import type { Role } from '@ledgerline/contract';
import { sentences } from '../sentence.ts';
import { roleWords } from '../shared/role.ts';

export const connectedAppSays = sentences('connectedApp', {
  unknownRequest: {
    en: 'The request of the app has expired or was decided, or was made in another browser. Start again in the app.',
    ms: 'Permintaan apl telah tamat tempoh, telah diputuskan, atau dibuat dalam pelayar lain. Mulakan semula dalam apl.',
    zh: '应用的请求已过期、已决定，或在其他浏览器中发出。请在应用中重新开始。',
  },
  onlyReads: {
    en: (app: string) => `${app} asked only to read. Choose rights to read.`,
    ms: (app) => `${app} hanya meminta untuk membaca. Pilih hak membaca.`,
    zh: (app) => `${app} 只申请读取。请选择读取权限。`,
  },
  beyondRole: {
    en: (role: Role) => `Your role, ${role}, cannot give these rights. Choose fewer.`,
    ms: (role) => `Peranan anda, ${roleWords('ms')[role]}, tidak boleh memberikan hak ini. Pilih hak yang lebih sedikit.`,
    zh: (role) => `您的角色（${roleWords('zh')[role]}）不能授予这些权限。请减少选择。`,
  },
  invalidRequest: {
    en: 'The app cannot be connected: its request is not valid. Start again in the app.',
    ms: 'Apl tidak dapat disambungkan: permintaannya tidak sah. Mulakan semula dalam apl.',
    zh: '无法连接应用：其请求无效。请在应用中重新开始。',
  },
  /** The reason comes from the protocol, in English. */
  notConnected: {
    en: (reason: string) => `The app cannot be connected: ${reason}. Start again in the app.`,
    ms: (reason) => `Apl tidak dapat disambungkan: ${reason}. Mulakan semula dalam apl.`,
    zh: (reason) => `无法连接应用：${reason}。请在应用中重新开始。`,
  },
});
