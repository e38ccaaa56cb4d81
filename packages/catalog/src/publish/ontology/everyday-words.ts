/**
 * Everyday words that mean the same, across languages, so that a phrase which is declared in one wording and one language is found in the others too.
 * Declared data; what is meant by a phrase is declared with entities, tasks, verbs and reports.
 */

import { type Synonyms, synonyms } from './entity-terms.ts';

const people = {
  customer: synonyms([
    'customer, client, buyer, shopper, debtor',
    'pelanggan, pembeli, penghutang, klien',
    '客户, 顾客, 客人, 买家, 买方',
  ]),
  supplier: synonyms(['supplier, vendor, creditor', 'pembekal, pemiutang, vendor', '供应商, 厂商, 供货商, 卖家']),
  seller: synonyms([
    'sales agent, salesperson, salespeople, sales people, salesman, sales rep, sales staff',
    'wakil jualan, ejen jualan, jurujual',
    '业务员, 销售员, 推销员, 销售人员',
  ]),
  owner: synonyms([
    'owner, boss, director, shareholder, proprietor, partner',
    'pemilik, bos, tauke, pengarah, pemegang saham, tuan punya',
    '老板, 东主, 业主, 股东, 董事',
  ]),
  staff: synonyms(['staff, employee, worker, workers', 'pekerja, staf, kakitangan', '员工, 职员, 工人, 雇员']),
} as const satisfies Record<string, Synonyms>;

const matters = {
  goods: synonyms([
    'goods, item, product, merchandise, article, SKU',
    'barang, barangan, item, produk',
    '商品, 货品, 产品, 货物, 物品, 货',
  ]),
  stock: synonyms(['stock, inventory', 'stok, inventori', '库存, 存货']),
  parts: synonyms(['parts, components, materials, ingredients', 'bahan, komponen, alat ganti', '部件, 零件, 材料, 原料']),
  warehouse: synonyms(['warehouse, location, storeroom, depot', 'gudang, lokasi, stor', '仓库, 库位, 货仓']),
  branch: synonyms(['branch, outlet', 'cawangan', '分店, 分行, 门店']),
  money: synonyms(['money, funds', 'wang, duit', '钱, 款项, 货款, 款']),
  cash: synonyms(['cash', 'tunai', '现金']),
  bill: synonyms(['bill, bills', 'bil', '账单']),
  invoice: synonyms(['invoice, invoices', 'invois', '发票']),
  einvoice: synonyms(['e-invoice, einvoice, electronic invoice', 'e-invois, einvois, invois elektronik', '电子发票']),
  order: synonyms(['order', 'pesanan, tempahan', '订单']),
  quotation: synonyms(['quotation, quote', 'sebut harga, sebutharga', '报价单, 报价']),
  receipt: synonyms(['receipt', 'resit', '收据']),
  deposit: synonyms([
    'deposit, prepayment, down payment, advance payment, paid in advance',
    'deposit, wang muka, wang pendahuluan, bayaran pendahuluan, cagaran',
    '订金, 定金, 预付款, 预收款, 押金',
  ]),
  cheque: synonyms(['cheque', 'cek', '支票']),
  price: synonyms(['price, prices', 'harga', '价格, 售价, 单价, 价钱']),
  cost: synonyms(['cost', 'kos', '成本']),
  tax: synonyms(['tax', 'cukai', '税, 税务, 税款']),
  transaction: synonyms(['transaction, posting', 'transaksi, urus niaga', '交易, 流水']),
  account: synonyms(['account', 'akaun', '科目, 账户, 户口']),
  ledger: synonyms(['ledger', 'lejar', '总账, 分类账']),
  profit: synonyms(['profit, profitable, earnings', 'untung, keuntungan', '利润, 盈利, 赚']),
  expense: synonyms([
    'expense, spending, spent, spend, charges, fee',
    'belanja, perbelanjaan, caj, yuran',
    '费用, 开销, 支出, 开支, 花费, 手续费',
  ]),
  income: synonyms(['income', 'pendapatan', '收入']),
  interest: synonyms(['interest', 'faedah', '利息']),
  balance: synonyms(['balance, left, remaining', 'baki, tinggal, berbaki', '余额, 结余, 剩下, 还剩, 还有']),
  statement: synonyms(['statement', 'penyata', '对账单, 结单']),
  report: synonyms(['report', 'laporan', '报表, 报告']),
  code: synonyms(['code', 'kod', '编号, 代码, 编码']),
  method: synonyms(['method, mode, way', 'kaedah, cara', '方式, 方法']),
  details: synonyms(['details, particulars, information', 'butiran, maklumat', '明细, 详情, 资料']),
  address: synonyms(['address', 'alamat', '地址']),
  project: synonyms(['project', 'projek', '项目, 工程']),
  currency: synonyms(['currency, dollar, euro, pound, yen', 'mata wang, dolar', '货币, 外币, 美元, 欧元, 日元, 新币']),
  loan: synonyms([
    'loan, hire purchase, mortgage, instalment, installment',
    'pinjaman, ansuran, sewa beli',
    '贷款, 借款, 分期付款, 分期, 按揭',
  ]),
  wage: synonyms(['salary, salaries, wage, wages, payroll', 'gaji, upah', '工资, 薪水, 薪资, 薪金']),
  rent: synonyms(['rent, rental', 'sewa, sewaan', '租金, 房租, 店租']),
  quantity: synonyms(['quantity, quantities, qty', 'kuantiti, bilangan', '数量']),
  phone: synonyms(['phone, telephone, mobile, phone number', 'telefon, nombor telefon', '电话, 手机, 电话号码']),
  file: synonyms(['spreadsheet, excel, CSV', 'excel, CSV, hamparan', '表格, 电子表格']),
} as const satisfies Record<string, Synonyms>;

const doings = {
  pay: synonyms([
    'pay, paid, payment, settle, settled',
    'bayar, bayaran, jelaskan, langsaikan',
    '付款, 付钱, 支付, 付清, 付, 缴',
  ]),
  receive: synonyms(['receive, received, collect, got', 'terima, kutip, dapat', '收到, 收取, 收']),
  arrive: synonyms(['arrive, arrived, came in', 'sampai, tiba', '到了, 送来, 送到, 入库, 到']),
  refund: synonyms([
    'refund, refunded, money back, reimburse',
    'bayaran balik, bayar balik, pulangkan wang, pulangkan duit, pulang duit, pulang wang, duit balik, wang balik, kembalikan wang, wang dikembalikan, kembalikan duit',
    '退款, 退钱, 还钱',
  ]),
  giveBack: synonyms([
    'return, returned, send back, sent back, give back, came back, come back, bring back, brought back, take back',
    'pulang, pulangkan, hantar balik, kembalikan, dikembalikan',
    '退回, 退还, 送回, 退',
  ]),
  ship: synonyms([
    'ship, deliver, delivery, dispatch, shipped, delivered',
    'hantar, penghantaran, kirim',
    '送货, 配送, 运送, 寄出, 发货, 出货',
  ]),
  move: synonyms(['move, relocate, shift, transfer', 'pindah, pindahkan, alih', '调拨, 转移, 搬, 移, 调']),
  buy: synonyms(['buy, bought, purchase, purchased', 'beli, belian, membeli', '采购, 购买, 进货, 补货, 买']),
  sell: synonyms(['sell, sold, sale, sales', 'jual, jualan, dijual', '销售, 出售, 卖出, 卖']),
  owe: synonyms(['owe, owes, owing, debt', 'hutang, berhutang, terhutang', '欠款, 欠钱, 欠, 债']),
  unpaid: synonyms([
    'unpaid, outstanding, not paid',
    'belum bayar, belum dibayar, tunggakan',
    '未付, 没付, 未付款, 没付款, 还没付, 还没付款, 未结',
  ]),
  late: synonyms(['overdue, late, past due', 'lewat, lewat bayar, tertunggak', '逾期, 拖欠']),
  most: synonyms([
    'most, best, top, biggest, highest, largest',
    'paling, terbanyak, terbaik, terbesar, tertinggi, laris',
    '最多, 最好, 最高, 最大, 最畅销, 最, 前三名, 前五名, 前十名, 前十',
  ]),
  runOut: synonyms([
    'run out, running out, running low, almost gone',
    'habis, hampir habis',
    '快没有, 快没, 快用完, 没货, 缺货, 断货',
  ]),
  discount: synonyms(['discount, rebate, allowance', 'diskaun, rebat, potongan', '折扣, 折让, 优惠']),
  count: synonyms(['count, counting, counted', 'kira, kiraan, bilang', '盘点, 点算, 清点']),
  stolen: synonyms(['stolen, stole, theft, steal, robbed', 'curi, dicuri, kecurian, rompak', '被偷, 偷走, 偷, 失窃, 盗']),
  lost: synonyms(['lost, missing, gone', 'hilang', '丢失, 不见了, 不见, 遗失']),
  damaged: synonyms([
    'damaged, broken, broke, spoiled, faulty, defective',
    'rosak, cacat, pecah',
    '损坏, 破损, 打破, 打烂, 摔破, 坏掉, 坏',
  ]),
  expired: synonyms(['expired', 'tamat tempoh, luput', '过期']),
  assemble: synonyms(['assemble, put together, manufacture', 'pasang, hasilkan', '组装, 装配, 生产, 制造']),
  disassemble: synonyms([
    'disassemble, take apart, unbundle, break apart',
    'lerai, leraikan, ceraikan, uraikan',
    '拆卸, 拆解, 拆开, 拆分, 拆',
  ]),
  offset: synonyms(['contra, offset, set off, net off', 'kontra, tolak menolak, tolak', '对冲, 抵销, 抵消, 冲抵']),
  load: synonyms(['import, upload, load, imported', 'import, muat naik', '导入, 上传, 汇入']),
  alter: synonyms([
    'change, changed, edit, edited, alter, modify, modified',
    'ubah, tukar, pinda, diubah',
    '更改, 修改, 改动, 变更, 改',
  ]),
  convert: synonyms(['convert, turn into, turn, converted', 'tukar jadi, tukar kepada, jadikan', '转换, 转成, 转为, 变成']),
  print: synonyms(['print, print out, PDF', 'cetak', '打印, 列印']),
  reconcile: synonyms(['reconcile, match', 'sesuaikan, padankan, penyesuaian', '核对, 对账']),
} as const satisfies Record<string, Synonyms>;

/** Words with the same meaning, by a name of ours. */
export const everydayWords: Readonly<Record<string, Synonyms>> = { ...people, ...matters, ...doings };
