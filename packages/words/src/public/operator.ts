/** Texts about the operator of this installation. */

import { room } from '../room.ts';

export const operatorWords = room({
  named: {
    en: (name: string) => `${name} runs this installation of Ledgerline.`,
    ms: (name) => `${name} mengendalikan pemasangan Ledgerline ini.`,
    zh: (name) => `本 Ledgerline 服务由 ${name} 运营。`,
  },
  unnamed: {
    en: 'The operator of this installation of Ledgerline has not given a name.',
    ms: 'Pengendali pemasangan Ledgerline ini belum memberikan nama.',
    zh: '本 Ledgerline 服务的服务商尚未提供名称。',
  },
});
