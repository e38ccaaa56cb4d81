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
  'trial-balance': inLedger(
    'trial balance, TB, TB report, close the books, close the year, is the book balanced, do the books balance, debits equal credits',
    'imbangan duga, imbangan percubaan, akaun seimbang, debit sama dengan kredit',
    '试算表, 试算平衡表, 试算平衡, 试算, 账平, 借贷平衡, 账目平衡',
  ),
  'profit-and-loss': inLedger(
    'profit and loss, P&L, P L report, income statement, statement of income, profit, loss, earnings, how much did we earn, profit made, make a profit, profit of the year, profit this year, results of the year, income and expenses, revenue and costs, are we making money, net profit, net income, bottom line, what did we spend, how much did we spend, how much have we spent, biggest expenses, largest expenses, what are our expenses, where does our money go, expense report, expenses by category, expense summary, list of expenses, spending report, cost of goods sold, COGS, cost of sales, compare months, compare this month with last month, compare periods, month on month, year on year',
    'untung rugi, penyata untung rugi, penyata pendapatan, laporan untung rugi, keuntungan, berapa untung, pendapatan dan perbelanjaan, rugi, untung bersih, berapa belanja, laporan perbelanjaan, perbelanjaan mengikut kategori, perbelanjaan ikut kategori, senarai perbelanjaan, kos jualan, kos barang dijual, banding bulan, perbandingan bulanan, perbelanjaan paling besar, berapa perbelanjaan',
    '损益表, 利润表, 损益, 利润, 盈亏, 赚了多少, 赚, 盈利, 亏损, 收支, 收入和支出, 净利, 净利润, 花了多少钱, 费用报表, 费用明细, 各项费用, 费用汇总, 开支明细, 销货成本, 销售成本, 同比, 环比, 和上个月比较, 最大的开支, 最大开支, 开支多少, 支出多少',
  ),
  'balance-sheet': inLedger(
    'balance sheet, statement of financial position, assets and liabilities, net worth, net assets, equity, what are we worth, what do we own, financial position, assets, liabilities',
    'kunci kira-kira, penyata kedudukan kewangan, kedudukan kewangan, aset dan liabiliti, aset, liabiliti, ekuiti',
    '资产负债表, 财务状况表, 资产, 负债, 净资产, 权益',
  ),
  'cash-flow': inLedger(
    'cash flow, cash flow statement, where did the cash go, where did our cash go, money in and out',
    'aliran tunai, penyata aliran tunai, duit keluar masuk, wang keluar masuk',
    '现金流量表, 现金流, 现金流量, 资金流向, 钱去哪了',
  ),
  'general-ledger': inLedger(
    'general ledger, GL, GL report, ledger report, ledger listing, ledger of an account, postings of an account, transactions of an account, movements of an account, entries of an account, account history, account activity, what happened in an account',
    'lejar am, laporan lejar, lejar akaun, transaksi akaun, urus niaga akaun, sejarah akaun',
    '总账, 明细账, 分类账, 总账明细, 科目明细, 科目交易, 科目流水, 账户流水',
  ),
  journal: inLedger(
    'journal report, journal listing, day book, list of postings',
    'laporan jurnal, buku harian',
    '日记账, 日记帐',
  ),
  'aged-receivables': ofParties(
    'aged receivables, debtor aging, debtor ageing, aged debtors, customer aging, customer ageing, AR ageing, AR aging, receivables ageing, aging report, ageing report, receivables by age, not paid for over 30 days, overdue customers, who is overdue, overdue by month, late customers',
    'pengumuran penghutang, penghutang lapuk, laporan umur penghutang, umur hutang pelanggan, hutang tertunggak, pelanggan tertunggak, pelanggan lewat bayar',
    '应收账龄, 应收账龄表, 客户账龄, 账龄, 账龄分析, 账龄表, 逾期客户, 应收账款账龄',
  ),
  'aged-payables': ofParties(
    'aged payables, creditor aging, creditor ageing, aged creditors, supplier aging, supplier ageing, AP ageing, AP aging, payables ageing, payables by age, overdue bills, bills that are late',
    'pengumuran pemiutang, umur hutang pembekal, bil tertunggak',
    '应付账龄, 应付账龄表, 供应商账龄, 逾期账单, 应付账款账龄',
  ),
  'stock-valuation': inLedger(
    'stock valuation, inventory valuation, stock value, value of stock, value of inventory, what is our stock worth, what is our inventory worth, stock at cost',
    'penilaian stok, nilai stok, nilai inventori',
    '库存估值, 库存价值, 存货价值, 库存金额',
  ),
  'sales-analysis': inLedger(
    'sales analysis, sales by customer, sales by item, sales by agent, sales by month, margin by item, best customers, top customers, top products, what sells best, who buys most, bought most, what did we sell, sales of the month, sales by salesperson, sales by area, sales by project, sales trend, sales commission, commission of a sales agent, performance of sales agents, gross margin, profit margin, margin per product, compare sales, profit by customer, profit per customer, profit of each customer, how profitable is a customer, profitable customers, profit by item, profit of a product, most profitable',
    'analisis jualan, jualan mengikut pelanggan, jualan mengikut barang, jualan mengikut bulan, jualan mengikut wakil, jualan mengikut ejen, jualan mengikut kawasan, jualan mengikut projek, pelanggan terbaik, pelanggan paling banyak beli, barang paling laris, barang paling laku, prestasi jualan, komisen jualan, margin untung, untung mengikut pelanggan, untung setiap pelanggan, untung setiap barang',
    '销售分析, 客户销售排行, 商品销售排行, 销售排行, 卖得最好, 卖得最多, 买得最多, 畅销, 毛利分析, 毛利率, 业绩, 销售业绩, 业务员业绩, 按业务员的销售, 按客户的销售, 按商品的销售, 按月的销售, 销售提成, 销售趋势, 客户的利润, 客户利润, 商品的利润, 商品利润, 利润最高',
  ),
  'sst-02': inLedger(
    'SST-02, SST return, sales tax return, service tax return, tax return form, sales and service tax, how much SST, SST due, tax due, VAT',
    'penyata SST, borang SST-02, cukai jualan dan perkhidmatan, berapa SST, berapa cukai jualan',
    'SST-02, 销售税申报, 服务税申报, 消费税申报表, 申报销售税, 申报SST, 要缴多少税, 要交多少税',
  ),
  'audit-trail': inLedger(
    'audit trail, audit log, who changed, who edited, who deleted, who created, who entered, who voided, change history, log of changes, what was changed',
    'jejak audit, siapa ubah, siapa tukar, siapa padam, siapa buat, siapa masukkan, sejarah perubahan, log perubahan',
    '审计追踪, 审计记录, 谁改了, 谁改, 谁修改, 谁删除, 谁删了, 谁录入, 谁做的, 修改记录, 更改记录, 操作记录',
  ),
};
