/** What people set out to do with stock, ledger, bank, tax and files, in their own words. Declared data, without what a verb and an entity already say together. */

import { type TaskTerms, task } from './entity-terms.ts';

export const bookTasks: readonly TaskTerms[] = [
  task(
    'see-stock',
    [
      'stock, stock level, stock levels, stock value, inventory valuation, available quantity, quantity on hand, in stock, out of stock, low stock, goods left, how many are left, units left, goods run out, running low, stock of an item, stock in a warehouse, left in the warehouse, goods in the warehouse',
      'stok, tahap stok, nilai stok, kuantiti stok, stok habis, semak stok, baki barang, barang tinggal, stok barang, stok dalam gudang, barang dalam gudang',
      '库存, 库存查询, 库存数量, 存量, 缺货, 库存价值, 还有货, 剩多少货, 商品库存, 仓库里的货',
    ],
    ['stock-balance', 'read-items', 'read-stock-movement'],
  ),
  task(
    'follow-stock',
    [
      'stock history, stock card, stock ledger, item history, movement of stock, stock in and out, goods in and out, where did the goods go',
      'kad stok, sejarah stok, keluar masuk stok, keluar masuk barang',
      '库存流水, 进出记录, 出入库记录, 进出货记录',
    ],
    ['read-stock-movement', 'read-stock-detail-lines', 'stock-balance'],
  ),
  task(
    'write-off-goods',
    [
      'damaged goods, spoiled goods, broken goods, lost goods, expired goods, damaged stock, stolen stock, stolen goods, wastage, throw away',
      'barang rosak, stok rosak, barang hilang, stok hilang, barang tamat tempoh, barang dicuri, buang barang',
      '报损, 损坏, 报废, 过期商品, 丢失, 被偷, 丢弃',
    ],
    ['create-stock-write-off', 'create-stock-adjustment', 'list-stock-write-offs'],
  ),
  task(
    'move-stock',
    [
      'move stock, move goods, move goods between warehouses, move stock to another warehouse, send stock to branch, goods for a branch, stock for a branch, relocate stock',
      'alih stok, hantar stok, pindah barang, pindah barang antara gudang',
      '调货, 调仓, 移仓, 调拨, 换仓',
    ],
    ['create-stock-transfer', 'list-stock-transfers', 'read-locations'],
  ),
  task(
    'correct-quantity',
    [
      'correct quantity, quantity is wrong, wrong stock quantity, stock difference, adjust stock, adjust quantity, stock correction, after a stock count',
      'betulkan kuantiti, kuantiti salah, selaras stok, laras stok, beza stok, selepas kiraan stok',
      '调整库存, 调整数量, 数量不对, 库存差异, 盘盈, 盘亏',
    ],
    ['create-stock-adjustment', 'create-stock-take', 'list-stock-adjustments'],
  ),
  task(
    'use-stock',
    [
      'use stock, take stock out, own use, internal use, use up materials, give away samples, free samples',
      'guna stok, keluarkan stok, kegunaan sendiri, guna sendiri, ambil stok, sampel percuma',
      '领用, 自用, 领料, 内部使用, 样品',
    ],
    ['create-stock-issue', 'list-stock-issues', 'create-stock-adjustment'],
  ),
  task(
    'make-product',
    [
      'put together a product, put together from parts, assemble a product, build from components, produce goods, make a product from materials',
      'pasang produk, hasilkan produk, bina produk daripada bahan',
      '组装商品, 生产商品, 用零件组装',
    ],
    ['create-stock-assembly', 'create-stock-assembly-order', 'list-stock-assemblies'],
  ),
  task(
    'take-product-apart',
    [
      'take apart a product, take a product apart, split a bundle, break up a set, disassemble',
      'leraikan produk, buka set, uraikan produk',
      '拆开商品, 拆分套装, 拆套装',
    ],
    ['create-stock-disassembly', 'list-stock-disassemblies', 'validate-stock-disassembly'],
  ),
  task(
    'set-cost',
    [
      'cost of an item, item cost, cost price, change cost, update cost, correct the cost',
      'kos barang, kos item, harga kos, ubah kos, kemas kini kos',
      '商品成本, 成本价, 进价, 改成本, 更新成本',
    ],
    ['create-stock-update-cost', 'update-item', 'list-stock-update-costs'],
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
      'product list, product catalogue, sync products, product feed',
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
      'record expense, expense, petty cash, bank charges, bank fee, pay rent, utilities, pay for electricity, reimburse, claim, petrol, stationery, office supplies, insurance, repairs, parking, courier, licence fee, subscription',
      'belanja, perbelanjaan, duit keluar, belanja runcit, wang runcit, caj bank, bayar sewa, bayar elektrik, tuntutan, minyak kereta, alat tulis, insurans, pembaikan, tol, lesen',
      '费用, 报销, 费用报销, 零用金, 备用金, 银行手续费, 租金, 房租, 水电费, 汽油, 文具, 办公用品, 保险, 维修, 交通费',
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
      'other income, record income, interest received, interest from the bank, grant received, rent received, commission received, dividend, money in that is not from a customer',
      'pendapatan lain, faedah diterima, faedah bank, duit masuk bank, wang masuk bank, rekod pendapatan, sewa diterima, komisen, dividen, geran',
      '其他收入, 利息收入, 银行利息, 记录收入, 租金收入, 佣金, 股息, 补贴',
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
    [
      'bank balance, bank accounts, cash in hand, money in the bank, money left, how much cash do we have',
      'akaun bank, wang dalam bank, duit dalam bank, baki tunai',
      '银行账户, 账上现金, 银行里有多少钱',
    ],
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
      'outstanding cheques, unpresented cheques, uncleared cheques, cheques not cashed, cheques not cleared, bounced cheque, post-dated cheque',
      'cek belum tunai, cek belum jelas, cek tendang, cek tarikh hadapan',
      '未兑现支票, 支票没兑现, 支票未过账, 退票, 空头支票, 期票',
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
    [
      'pay SST, pay tax, pay sales tax, pay service tax, tax payment',
      'bayar SST, bayar cukai, bayar cukai jualan, bayaran cukai',
      '缴税, 付税, 交税, 缴销售税',
    ],
    ['create-sst-payment', 'create-sst-processor', 'list-sst-processors'],
  ),
  task(
    'send-einvoice',
    [
      'send e-invoice, submit to the tax office, send to LHDN, submit to MyInvois',
      'hantar e-invois, hantar ke LHDN, serah e-invois',
      '发送电子发票, 提交税局, 上传税局',
    ],
    ['einvoice.submit', 'einvoice.status.list', 'einvoice.status.refresh'],
  ),
  task(
    'consolidate-einvoices',
    [
      'consolidate e-invoices, combine receipts into one e-invoice, monthly e-invoice, e-invoice for walk-in customers, e-invoice for many small sales, one e-invoice for all sales, one e-invoice for counter sales',
      'gabung e-invois, e-invois gabungan, e-invois bulanan, satu e-invois untuk semua resit',
      '合并开票, 合并电子发票, 汇总开票, 每月电子发票, 零售合并开电子发票',
    ],
    ['einvoice.consolidated.create-draft', 'einvoice.consolidated.list', 'einvoice.submit'],
  ),
  task(
    'self-bill',
    [
      'self-bill, e-invoice on behalf of a supplier, e-invoice for a foreign supplier, invoice ourselves',
      'bil sendiri, e-invois bagi pihak pembekal, e-invois pembekal luar negara',
      '自开发票, 代供应商开电子发票, 外国供应商电子发票',
    ],
    ['einvoice.self-billed.create-draft', 'einvoice.self-billed.list', 'einvoice.submit'],
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
    ['bulk-create'],
  ),
];
