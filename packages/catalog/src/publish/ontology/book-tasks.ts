/** What people set out to do with stock, ledger, bank, tax and files, in their own words. Declared data, without what a verb and an entity already say together. */

import { type TaskTerms, task } from './entity-terms.ts';

export const bookTasks: readonly TaskTerms[] = [
  task(
    'see-stock',
    [
      'stock, stock level, stock levels, stock value, inventory valuation, available quantity, quantity on hand, in stock, out of stock, low stock',
      'stok, tahap stok, nilai stok, kuantiti stok, stok habis, semak stok',
      '库存, 库存查询, 库存数量, 存量, 缺货, 库存价值',
    ],
    ['stock-balance', 'read-items', 'read-stock-movement'],
  ),
  task(
    'follow-stock',
    ['stock history, stock card, stock ledger, item history, movement of stock', 'kad stok, sejarah stok', '库存流水, 进出记录'],
    ['read-stock-movement', 'read-stock-detail-lines', 'stock-balance'],
  ),
  task(
    'write-off-goods',
    [
      'damaged goods, spoiled goods, broken goods, lost goods, expired goods, damaged stock, stolen stock, wastage',
      'barang rosak, stok rosak, barang hilang, stok hilang, barang tamat tempoh',
      '报损, 损坏, 报废, 过期商品, 丢失',
    ],
    ['create-stock-write-off', 'create-stock-adjustment', 'list-stock-write-offs'],
  ),
  task(
    'move-stock',
    [
      'move stock, move stock to another warehouse, send stock to branch, relocate stock',
      'alih stok, hantar stok',
      '调货, 调仓, 移仓, 调拨',
    ],
    ['create-stock-transfer', 'list-stock-transfers', 'read-locations'],
  ),
  task(
    'price-items',
    [
      'item price, product price, selling price, update price, change price, price of an item',
      'harga, harga barang, harga jualan, harga produk, tukar harga',
      '商品价格, 售价, 改价, 定价, 单价',
    ],
    ['update-item', 'read-items', 'list-general-price-categories'],
  ),
  task(
    'list-products',
    [
      'product list, product catalogue, sync products, product feed, items for sale',
      'senarai produk, katalog produk',
      '商品目录, 商品列表, 同步商品',
    ],
    ['read-items', 'read-items-all', 'export-items'],
  ),
  task(
    'see-financial-statements',
    [
      'balance sheet, trial balance, profit and loss, P&L, income statement, financial statements, financial report, monthly accounts, statement of financial position',
      'imbangan duga, kunci kira-kira, untung rugi, penyata untung rugi, penyata kewangan, penyata pendapatan, laporan kewangan',
      '资产负债表, 试算表, 试算平衡表, 损益表, 利润表, 财务报表, 财务报告',
    ],
    ['read-gl-account-balance', 'read-chart-accounts', 'read-gl-cash-flow-accounts'],
  ),
  task(
    'see-ledger',
    [
      'general ledger, ledger report, account transactions, account balance, balance of an account',
      'lejar am, baki akaun, transaksi akaun',
      '总账, 总分类账, 科目余额, 账户余额, 明细账',
    ],
    ['read-gl-account-balance', 'read-chart-accounts', 'list-journal-entries'],
  ),
  task(
    'see-accounts',
    [
      'chart of accounts, list of accounts, account list, account codes',
      'carta akaun, senarai akaun, kod akaun',
      '科目表, 会计科目表, 科目列表',
    ],
    ['read-chart-accounts', 'create-gl-account', 'read-gl-account-balance'],
  ),
  task(
    'enter-opening-balances',
    [
      'opening balance, opening balances, opening entries, migrate balances',
      'baki awal, baki pembukaan',
      '期初余额, 开账, 初始余额',
    ],
    ['create-journal-entry', 'create-stock-receive', 'read-gl-account-balance'],
  ),
  task(
    'adjust-accounts',
    [
      'adjusting entry, accrual, accruals, reclassify, correcting entry, year end adjustment, amortisation, manual journal, debit and credit',
      'catatan pelarasan, akruan, pelarasan akaun, pelunasan',
      '调整分录, 计提, 摊销, 记账凭证, 做账, 记账',
    ],
    ['create-journal-entry', 'list-journal-entries', 'validate-journal-entry'],
  ),
  task(
    'depreciate',
    ['depreciation, depreciate, fixed assets', 'susut nilai, aset tetap', '折旧, 固定资产'],
    ['create-journal-entry', 'create-fixed-asset-gl-accounts', 'list-journal-entries'],
  ),
  task(
    'record-expense',
    [
      'record expense, expense, expenses, petty cash, bank charges, bank fee, pay rent, utilities, pay for electricity, reimburse, claim',
      'belanja, perbelanjaan, belanja runcit, wang runcit, caj bank, bayar sewa, bayar elektrik, tuntutan',
      '费用, 报销, 费用报销, 零用金, 备用金, 银行手续费, 租金, 水电费',
    ],
    ['create-gl-cash-book-payment', 'list-gl-cash-book-entries', 'create-journal-entry'],
  ),
  task(
    'pay-wages',
    ['pay salary, salary, salaries, payroll, wages', 'gaji, bayar gaji, upah', '工资, 薪水, 薪资, 发工资'],
    ['create-gl-cash-book-payment', 'create-journal-entry', 'list-gl-cash-book-entries'],
  ),
  task(
    'record-other-income',
    [
      'other income, record income, interest received, grant received',
      'pendapatan lain, faedah diterima, rekod pendapatan',
      '其他收入, 利息收入, 记录收入',
    ],
    ['create-gl-cash-book-receipt', 'list-gl-cash-book-entries', 'create-journal-entry'],
  ),
  task(
    'move-money',
    [
      'bank transfer between accounts, move money between accounts, transfer between banks, bank in cash',
      'pindah wang, pindahan wang, pindahan antara bank',
      '银行转账, 内部转账, 存入银行',
    ],
    ['create-journal-entry', 'create-gl-cash-book-payment', 'list-gl-bank-cash-accounts'],
  ),
  task(
    'see-bank',
    ['bank balance, bank accounts, cash in hand, money in the bank', 'akaun bank, wang dalam bank', '银行账户, 账上现金'],
    ['list-gl-bank-cash-accounts', 'read-gl-account-balance', 'list-gl-cash-book-documents'],
  ),
  task(
    'reconcile-bank',
    ['reconcile, reconcile bank, bank statement, import bank statement', 'penyata bank, sesuaikan bank', '核对银行, 银行流水'],
    ['create-gl-bank-reconciliation', 'list-gl-bank-reconciliation-uncleared', 'list-gl-bank-reconciliations'],
  ),
  task(
    'see-open-cheques',
    [
      'outstanding cheques, unpresented cheques, bounced cheque, post-dated cheque',
      'cek belum tunai, cek tendang',
      '未兑现支票, 退票, 空头支票',
    ],
    ['list-gl-cheques', 'list-gl-bank-reconciliation-uncleared', 'list-gl-cash-book-documents'],
  ),
  task(
    'file-tax',
    [
      'file SST, tax return, tax filing, submit tax return, sales tax return',
      'cukai SST, fail cukai, penyata cukai',
      '报税, 申报税务, 税务申报',
    ],
    ['create-sst-processor', 'list-sst-processors', 'create-sst-payment'],
  ),
  task(
    'pay-tax',
    ['pay SST, pay tax', 'bayar SST, bayar cukai', '缴税, 付税'],
    ['create-sst-payment', 'create-sst-processor', 'list-sst-processors'],
  ),
  task(
    'see-exchange-rates',
    ['exchange rate, exchange rates, update exchange rate, currency rate', 'kadar tukaran, kadar mata wang', '汇率, 外汇牌价'],
    ['list-general-currencies', 'update-general-currency', 'get-general-currency'],
  ),
  task(
    'import-customers',
    [
      'import customers, import a list of customers, upload customers',
      'import pelanggan, muat naik pelanggan',
      '导入客户, 批量导入客户',
    ],
    ['bulk-create-debtors', 'create-debtor', 'read-debtors'],
  ),
  task(
    'import-data',
    [
      'import data, data import, upload spreadsheet, import from Excel, CSV import, migrate data',
      'import data, muat naik data, import daripada Excel',
      '批量导入, 导入数据, 上传表格',
    ],
    ['bulk-create', 'bulk-create-debtors', 'bulk-create-sales-invoices'],
  ),
];
