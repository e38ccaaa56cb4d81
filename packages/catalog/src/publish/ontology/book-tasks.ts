/** What people set out to do with stock, ledger, tax and files, in their own words. Declared data, without what a verb and an entity already say together. */

import { type TaskTerms, task } from './entity-terms.ts';

export const bookTasks: readonly TaskTerms[] = [
  task(
    'see-stock',
    [
      'stock, stock level, stock levels, stock value, inventory valuation, available quantity, quantity on hand, in stock, out of stock, low stock, goods left, how many are left, any left, units left, goods run out, running low, stock of an item, stock in a warehouse, left in the warehouse, goods in the warehouse',
      'stok, tahap stok, nilai stok, kuantiti stok, stok habis, semak stok, baki barang, berapa lagi tinggal, barang tinggal, stok barang, stok dalam gudang, barang dalam gudang',
      '库存, 库存查询, 库存数量, 存量, 缺货, 库存价值, 还有货, 剩多少货, 还剩几个, 还剩多少, 还有几个, 商品库存, 仓库里的货',
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
    'count-stock',
    [
      'count stock, count the goods, count the warehouse, counting stock',
      'kira stok, kira barang, bilang stok, bilang barang, kira stok gudang',
      '盘点仓库, 点算库存, 清点库存, 清点货物',
    ],
    ['create-stock-take', 'list-stock-takes', 'create-stock-adjustment'],
  ),
  task(
    'enter-opening-stock',
    [
      'opening stock, opening inventory, initial stock, starting stock',
      'stok awal, stok pembukaan',
      '期初库存, 初始库存, 开账库存',
    ],
    ['create-stock-receive', 'create-stock-adjustment', 'bulk-create-stock-receives'],
  ),
  task(
    'add-stock',
    [
      'add stock, put stock into a warehouse, put goods into the store, put units into the store, receive stock without an order',
      'masukkan stok, masukkan barang ke gudang, terima stok tanpa pesanan',
      '增加库存, 放货进仓库, 直接入库, 没有订单入库, 无单入库',
    ],
    ['create-stock-receive', 'create-stock-adjustment', 'create-stock-transfer'],
  ),
  task(
    'use-stock',
    [
      'use stock, take stock out, take goods for the office, office use, own use, internal use, use up materials, give away samples, free samples',
      'guna stok, keluarkan stok, kegunaan sendiri, kegunaan pejabat, guna sendiri, ambil stok, ambil barang, sampel percuma',
      '领用, 自用, 领料, 内部使用, 样品, 办公室用, 拿货自用',
    ],
    ['create-stock-issue', 'list-stock-issues', 'create-stock-adjustment'],
  ),
  task(
    'make-product',
    [
      'put together a product, put together from parts, assemble a product, build from components, produce goods, make a product from materials, use materials to make a product',
      'pasang produk, hasilkan produk, bina produk daripada bahan, buat produk daripada bahan, guna bahan buat produk',
      '组装商品, 生产商品, 用零件组装, 用材料做产品',
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
      'item price, product price, selling price, update price, change price, raise prices, price increase, price of an item',
      'harga, harga barang, harga jualan, harga produk, tukar harga, naik harga, turun harga',
      '商品价格, 售价, 改价, 定价, 单价, 涨价, 加价, 降价, 调价',
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
      'baki awal, baki permulaan, baki pembukaan',
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
    'pay-gst',
    ['pay GST, GST payment', 'bayar GST, bayaran GST', '缴GST, 付GST, 缴消费税, 付消费税'],
    ['create-gst-payment', 'list-gst-processors', 'create-gst-processor'],
  ),
  task(
    'send-einvoice',
    [
      'send e-invoice, issue an e-invoice, submit to the tax office, send to LHDN, submit to MyInvois, send again an e-invoice',
      'hantar e-invois, keluarkan e-invois, buat e-invois, hantar ke LHDN, serah e-invois',
      '发送电子发票, 发电子发票, 提交电子发票, 提交税局, 上传税局',
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
