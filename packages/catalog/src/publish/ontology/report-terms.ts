/** What people call the reports of a book, and the command that prints each. Declared data, for every template. */

import type { ReportTemplate } from '../../declaration/report-template.ts';
import { type Synonyms, synonyms } from './entity-terms.ts';

interface ReportTerms {
  readonly synonyms: Synonyms;
  /** The command type that takes the template; others take it too. */
  readonly commandType: string;
}

type Words = readonly [en: string, ms: string, zh: string];

const inLedger = (...words: Words): ReportTerms => ({ synonyms: synonyms(words), commandType: 'gl-document-acct-pdf' });
const ofParties = (...words: Words): ReportTerms => ({ synonyms: synonyms(words), commandType: 'arap-statement-acct-pdf' });

export const reportTerms: Readonly<Record<ReportTemplate, ReportTerms>> = {
  'trial-balance': inLedger('trial balance, TB report', 'imbangan duga', '试算表, 试算平衡表'),
  'profit-and-loss': inLedger(
    'profit and loss, P&L, P L report, income statement, statement of income, profit, loss, earnings, how much did we earn, profit made, make a profit, profit of the year, profit this year, results of the year, income and expenses, revenue and costs, are we making money',
    'untung rugi, penyata untung rugi, penyata pendapatan, laporan untung rugi, keuntungan, berapa untung, pendapatan dan perbelanjaan, rugi',
    '损益表, 利润表, 损益, 利润, 盈亏, 赚了多少, 赚, 盈利, 亏损, 收支, 收入和支出',
  ),
  'balance-sheet': inLedger(
    'balance sheet, statement of financial position, assets and liabilities, net worth, net assets, equity, what are we worth',
    'kunci kira-kira, penyata kedudukan kewangan, aset dan liabiliti',
    '资产负债表, 资产, 负债, 净资产',
  ),
  'cash-flow': inLedger(
    'cash flow, cash flow statement, where did the cash go',
    'aliran tunai, penyata aliran tunai',
    '现金流量表, 现金流',
  ),
  'general-ledger': inLedger(
    'general ledger, ledger report, ledger listing, postings of an account, transactions of an account, movements of an account, entries of an account',
    'lejar am, laporan lejar, transaksi akaun, urus niaga akaun',
    '总账, 明细账, 分类账, 总账明细, 科目明细, 科目交易',
  ),
  journal: inLedger(
    'journal report, journal listing, day book, list of postings',
    'laporan jurnal, buku harian',
    '日记账, 日记帐',
  ),
  'aged-receivables': ofParties(
    'aged receivables, debtor aging, customer aging, aging report, receivables by age, overdue customers, who is overdue, overdue by month, late customers',
    'pengumuran penghutang, umur hutang pelanggan, hutang tertunggak, pelanggan tertunggak, pelanggan lewat bayar',
    '应收账龄, 客户账龄, 账龄, 账龄分析, 逾期客户',
  ),
  'aged-payables': ofParties(
    'aged payables, creditor aging, supplier aging, payables by age, overdue bills, bills that are late',
    'pengumuran pemiutang, umur hutang pembekal, bil tertunggak',
    '应付账龄, 供应商账龄, 逾期账单',
  ),
  'stock-valuation': inLedger(
    'stock valuation, inventory valuation, stock value, value of stock, value of inventory, what is our stock worth',
    'penilaian stok, nilai stok, nilai inventori',
    '库存估值, 库存价值, 存货价值, 库存金额',
  ),
  'sales-analysis': inLedger(
    'sales analysis, sales by customer, sales by item, sales by agent, sales by month, margin by item, best customers, top customers, top products, what sells best, who buys most, bought most, what did we sell, sales of the month',
    'analisis jualan, jualan mengikut pelanggan, jualan mengikut barang, pelanggan terbaik, barang paling laris',
    '销售分析, 客户销售排行, 商品销售排行, 卖得最好, 畅销, 毛利分析',
  ),
  'sst-02': inLedger(
    'SST-02, SST return, sales tax return, service tax return, tax return form, sales and service tax, how much SST, SST due, tax due, VAT',
    'penyata SST, borang SST-02, cukai jualan dan perkhidmatan',
    'SST-02, 销售税申报, 服务税申报, 消费税申报表',
  ),
  'audit-trail': inLedger(
    'audit trail, who changed, who deleted, who created, change history, log of changes',
    'jejak audit, siapa ubah, siapa padam, siapa buat, sejarah perubahan',
    '审计追踪, 谁改了, 谁修改, 谁删除, 修改记录, 更改记录',
  ),
};
