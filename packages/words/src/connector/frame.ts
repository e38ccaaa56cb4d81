/** The frame of the pages of the connector, and what their forms share. */

import { room } from '../room.ts';

export const localFrameWords = room({
  product: { en: 'Ledgerline connector', ms: 'Penyambung Ledgerline', zh: 'Ledgerline 连接器' },
  skip: { en: 'Skip to content', ms: 'Terus ke kandungan', zh: '跳到内容' },
  language: { en: 'Language', ms: 'Bahasa', zh: '语言' },
  connectorOn: {
    en: (machine: string) => `Connector on ${machine}`,
    ms: (machine) => `Penyambung di ${machine}`,
    zh: (machine) => `${machine} 上的连接器`,
  },
  navigation: { en: 'Connector', ms: 'Penyambung', zh: '连接器' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  books: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  check: { en: 'Check', ms: 'Semakan', zh: '检查' },
  commands: { en: 'Commands', ms: 'Arahan', zh: '指令' },
  log: { en: 'Log', ms: 'Log', zh: '日志' },
  connect: { en: 'Connect', ms: 'Sambung', zh: '连接' },
  online: { en: 'Connected to the cloud', ms: 'Bersambung dengan awan', zh: '已连接云端' },
  offline: { en: 'Not connected', ms: 'Tidak bersambung', zh: '未连接' },
  nothingChanged: { en: 'Nothing was changed.', ms: 'Tiada apa-apa diubah.', zh: '未作任何更改。' },
  optional: { en: 'optional', ms: 'pilihan', zh: '选填' },
  cancel: { en: 'Cancel', ms: 'Batal', zh: '取消' },
  keepsPassword: {
    en: 'Leave it empty to keep the password that is stored.',
    ms: 'Biarkan kosong untuk mengekalkan kata laluan yang disimpan.',
    zh: '留空则保留已存储的密码。',
  },
  isRequired: {
    en: (label: string) => `${label} is required.`,
    ms: (label) => `${label} diperlukan.`,
    zh: (label) => `必须填写“${label}”。`,
  },
});
