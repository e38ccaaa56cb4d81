/** The titles of reports, by the names of their templates: as they are printed, and as a page lists them. */

import type { Language } from '../language.ts';
import { room } from '../room.ts';

type Said = Readonly<Record<Language, string>>;

/** The titles at the head of printed reports. */
export const printedReportTitles = {
  'trial-balance': { en: 'Trial Balance', ms: 'Imbangan Duga', zh: '试算表' },
  'profit-and-loss': { en: 'Profit and Loss', ms: 'Untung Rugi', zh: '损益表' },
  'balance-sheet': { en: 'Balance Sheet', ms: 'Kunci Kira-kira', zh: '资产负债表' },
  'cash-flow': { en: 'Cash Flow', ms: 'Aliran Tunai', zh: '现金流量表' },
  'general-ledger': { en: 'General Ledger', ms: 'Lejar Am', zh: '总分类账' },
  journal: { en: 'Journal', ms: 'Jurnal', zh: '日记账' },
  'aged-receivables': { en: 'Aged Receivables', ms: 'Pengumuran Penghutang', zh: '应收账款账龄' },
  'aged-payables': { en: 'Aged Payables', ms: 'Pengumuran Pemiutang', zh: '应付账款账龄' },
  'stock-valuation': { en: 'Stock Valuation', ms: 'Penilaian Stok', zh: '库存估值' },
  'sales-analysis': { en: 'Sales Analysis', ms: 'Analisis Jualan', zh: '销售分析' },
  'sst-02': { en: 'SST-02 Return', ms: 'Penyata SST-02', zh: 'SST-02 申报表' },
  'audit-trail': { en: 'Audit Trail', ms: 'Jejak Audit', zh: '审计跟踪' },
} as const satisfies Readonly<Record<string, Said>>;

type Template = keyof typeof printedReportTitles;

/** A title in running text: the first word and names keep their capitals. */
const listed = (title: string): string => {
  const [first = '', ...rest] = title.split(' ');
  return [first, ...rest.map((word) => (/\d/.test(word) ? word : word.toLowerCase()))].join(' ');
};

const listedSaid = ({ en, ms, zh }: Said): Said => ({ en: listed(en), ms: listed(ms), zh });

const titles = Object.entries(printedReportTitles).map(([template, said]) => [template, listedSaid(said)]);

export const reportTitleWords = room<Record<Template, string>>(Object.fromEntries(titles));
