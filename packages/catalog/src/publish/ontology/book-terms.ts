/** What people call the entities of stock, ledger, tax and maintenance, and the work around them. Declared data. */

import { activity, document, type EntityTerms, record, settings } from './entity-terms.ts';

export const stockTerms: readonly EntityTerms[] = [
  record('item', 'itemCode', [
    'item, stock item, product, goods, SKU',
    'item, barang, produk, barangan',
    '商品, 货品, 产品, 库存项目, 货物',
  ]),
  record('item-package', 'packageCode', [
    'item package, bundle, product set, gift set, hamper, combo',
    'pakej item, pakej barang, set barang, set hadiah, hamper',
    '商品套装, 组合商品, 套餐, 套装, 礼盒, 礼篮',
  ]),
  record('item-bom', 'itemCode', [
    'bill of materials, BOM, recipe, product structure, components, made of, build a product, take to build a product, what goes into a product',
    'bil bahan, senarai bahan, BOM, resipi, komponen, diperbuat daripada, bahan untuk produk',
    '物料清单, 配方, 食谱, 产品结构, 用料, 部件',
  ]),
  record('stock-item-brand', 'itemBrand', ['item brand, brand, make', 'jenama item, jenama', '商品品牌, 品牌, 牌子']),
  record('stock-item-category', 'itemCategory', [
    'item category, category, product category',
    'kategori item, kategori, kategori barang, kategori produk',
    '商品类别, 分类, 商品分类, 产品分类, 类别',
  ]),
  record('stock-item-group', 'itemGroup', [
    'item group, stock group, product group',
    'kumpulan item, kumpulan stok, kumpulan barang',
    '商品组别, 库存组, 商品组, 货品组',
  ]),
  record('stock-item-type', 'itemType', ['item type', 'jenis item, jenis barang', '商品类型, 货品类型']),
  record('location', 'location', [
    'location, warehouse, store, branch store, storeroom',
    'lokasi, gudang, stor',
    '仓库, 库位, 存货地点, 货仓',
  ]),
  document('stock-receive', 'SR', [
    'stock receive, stock receipt, receive stock, incoming stock, stock comes in',
    'terimaan stok, stok masuk, terima stok',
    '库存入库, 入库单, 入库',
  ]),
  document('stock-issue', 'SI', [
    'stock issue, stock out, goods issue, issue materials, material requisition',
    'pengeluaran stok, stok keluar, keluarkan bahan',
    '库存出库, 领料单, 出库单, 出库, 领料',
  ]),
  document('stock-adjustment', 'SA', [
    'stock adjustment, inventory adjustment, quantity adjustment',
    'pelarasan stok, pelarasan inventori, pelarasan kuantiti',
    '库存调整, 存货调整, 数量调整',
  ]),
  document('stock-transfer', 'ST', [
    'stock transfer, warehouse transfer, branch transfer, inter-branch transfer',
    'pindahan stok, pemindahan stok, pindahan gudang, pindahan antara cawangan',
    '库存调拨, 调拨单, 转仓, 移库, 仓库调拨',
  ]),
  document('stock-take', 'TK', [
    'stock take, stock count, physical count, inventory count, cycle count, stocktake, stocktaking',
    'kiraan stok, pengiraan stok, kiraan fizikal, stok take, bilang stok',
    '库存盘点, 盘点, 盘货, 点货, 盘库',
  ]),
  document('stock-write-off', 'SW', [
    'stock write-off, inventory write-off, scrapped stock, scrap stock, dispose of stock, stock disposal',
    'hapus kira stok, hapus stok, pelupusan stok, lupus stok',
    '库存核销, 库存报废, 库存报损, 销毁库存',
  ]),
  document('stock-uom-conversion', 'UV', [
    'unit of measure conversion, UOM conversion, unit conversion, repacking, repack, break bulk, open a carton, carton into pieces, box into units',
    'penukaran unit ukuran, penukaran UOM, tukar unit, pek semula, pecah kotak, kotak kepada unit, bungkus semula',
    '单位换算, 计量单位转换, 换包装, 分装, 拆箱, 拆零, 整箱拆',
  ]),
  document('stock-update-cost', 'UC', [
    'stock cost update, revalue stock, stock revaluation',
    'kemas kini kos stok, nilai semula stok',
    '库存成本更新, 成本调整, 重估库存',
  ]),
  document('stock-assembly-order', 'AO', [
    'assembly order, production order, work order',
    'pesanan pemasangan, pesanan pengeluaran',
    '组装订单, 生产订单',
  ]),
  document('stock-assembly', 'AS', [
    'stock assembly, assembly, manufacture, production',
    'pemasangan stok, pemasangan, pengeluaran produk',
    '组装, 库存组装, 生产入库, 加工',
  ]),
  document('stock-disassembly', 'DA', [
    'stock disassembly, disassembly, unbundling',
    'penyahpasangan stok, penguraian stok',
    '拆卸, 库存拆解',
  ]),
  activity('stock-detail', [
    'stock balance, stock on hand, inventory, stock movement, stock card',
    'baki stok, stok dalam tangan, inventori, pergerakan stok, kad stok',
    '库存余额, 现有库存, 存货, 库存变动, 存货卡',
  ]),
];

export const ledgerTerms: readonly EntityTerms[] = [
  record(
    'gl-account',
    'accountNo',
    [
      'GL account, general ledger account, nominal account, chart of accounts, ledger',
      'akaun lejar am, akaun GL, carta akaun, lejar',
      '总账科目, 会计科目, 会计科目表, 总账',
    ],
    ['list-gl-bank-cash-accounts', 'read-gl-cash-flow-accounts'],
  ),
  settings('default-account', ['default account, default posting account', 'akaun lalai, akaun asal', '默认科目, 预设科目']),
  document('journal-entry', 'JE', [
    'journal entry, journal, journal voucher, JV, general journal, double entry',
    'catatan jurnal, jurnal, baucar jurnal, jurnal am, entri jurnal, catatan bergu',
    '日记账分录, 记账凭证, 会计分录, 转账凭证, 分录, 会计凭证',
  ]),
  activity('gl-cash-book-entry', [
    'cash book entry, cash book, bank transaction',
    'catatan buku tunai, buku tunai, urus niaga bank',
    '现金簿分录, 现金簿, 现金日记账, 银行交易',
  ]),
  document(
    'gl-cash-book-payment',
    'PV',
    [
      'cash book payment, payment voucher, PV, expense payment',
      'baucar bayaran, bayaran buku tunai',
      '付款凭单, 付款凭证, 现金簿付款',
    ],
    [
      'validate-gl-cash-book-payment',
      'create-gl-cash-book-payment',
      'get-gl-cash-book-entry',
      'update-gl-cash-book-entry',
      'void-gl-cash-book-entry',
      'delete-gl-cash-book-entry',
    ],
  ),
  document(
    'gl-cash-book-receipt',
    'OR',
    [
      'cash book receipt, official receipt, OR, other income received',
      'resit rasmi, terimaan buku tunai',
      '正式收据, 收款凭证, 现金簿收款',
    ],
    [
      'validate-gl-cash-book-receipt',
      'create-gl-cash-book-receipt',
      'get-gl-cash-book-entry',
      'update-gl-cash-book-entry',
      'void-gl-cash-book-entry',
      'delete-gl-cash-book-entry',
    ],
  ),
  activity('cheque', ['cheque, check, cheque register', 'cek, daftar cek', '支票, 支票登记'], ['list-gl-cheques']),
  activity(
    'cash-flow',
    ['cash flow, bank balance, cash position', 'aliran tunai, baki bank', '现金流量, 银行余额, 现金流'],
    ['read-gl-cash-flow-accounts', 'list-gl-bank-cash-accounts', 'list-gl-cash-book-documents'],
  ),
  document('gl-bank-reconciliation', 'BR', [
    'bank reconciliation, bank rec, uncleared items',
    'penyesuaian bank, penyata penyesuaian bank',
    '银行对账, 银行余额调节, 银行往来调节',
  ]),
];

export const taxTerms: readonly EntityTerms[] = [
  record('tax-code', 'taxCode', [
    'tax code, tax rate, sales tax rate, service tax rate, SST rate',
    'kod cukai, kadar cukai, kadar cukai jualan, kadar cukai perkhidmatan, kadar SST',
    '税码, 税率, 税务代码, 销售税率, 服务税率, 税收代码',
  ]),
  record('tax-type', 'taxType', ['tax type', 'jenis cukai', '税种, 税务类型']),
  record('tax-entity', 'taxEntityID', [
    'tax entity, taxpayer, TIN, tax identification number, tax number',
    'entiti cukai, pembayar cukai, nombor pengenalan cukai, nombor cukai',
    '税务实体, 纳税人, 税务识别号, 税号, 纳税人识别号',
  ]),
  record('tariff-code', 'tariffCode', [
    'tariff code, HS code, customs tariff, customs code',
    'kod tarif, kod HS, kod kastam',
    '关税编码, 税则编码, 海关编码',
  ]),
  record('withholding-tax-code', 'withholdingTaxCode', [
    'withholding tax code, withholding tax, WHT',
    'kod cukai pegangan, cukai pegangan',
    '预扣税代码, 预扣税, 代扣税',
  ]),
  record('sst-processor', 'returnNo', [
    'SST return, sales and service tax return, SST-02, SST processor',
    'penyata SST, penyata cukai jualan dan perkhidmatan, SST-02',
    'SST申报表, 销售与服务税申报, 销售与服务税',
  ]),
  record('gst-processor', 'returnNo', [
    'GST return, goods and services tax return, GST-03, GST processor',
    'penyata GST, penyata cukai barang dan perkhidmatan, GST-03',
    'GST申报表, 消费税申报, 消费税',
  ]),
  settings('sst-settings', [
    'SST settings, SST registration, SST number',
    'tetapan SST, pendaftaran SST, nombor SST',
    'SST设置, 销售与服务税设置, SST注册号',
  ]),
  settings('gst-settings', [
    'GST settings, GST registration, GST number',
    'tetapan GST, pendaftaran GST, nombor GST',
    'GST设置, 消费税设置, GST注册号',
  ]),
  activity('einvoice', [
    'e-invoice, electronic invoice, MyInvois, e-invoicing',
    'e-invois, invois elektronik, MyInvois',
    '电子发票, e-Invoice, 电子发票提交',
  ]),
  document(
    'consolidated-einvoice',
    'EC',
    ['consolidated e-invoice', 'e-invois disatukan', '合并电子发票, 汇总电子发票'],
    ['einvoice.consolidated.create-draft', 'einvoice.consolidated.list', 'einvoice.submit'],
  ),
  document(
    'self-billed-einvoice',
    'EB',
    ['self-billed e-invoice, self-billing', 'e-invois bil sendiri', '自开电子发票, 自开发票'],
    ['einvoice.self-billed.create-draft', 'einvoice.self-billed.list', 'einvoice.submit'],
  ),
  record(
    'supplier-item-mapping',
    'supplierItemCode',
    ['supplier item mapping, vendor item code', 'pemetaan item pembekal, kod item pembekal', '供应商商品对照, 供应商货号对应'],
    ['einvoice.supplier-item-mapping.list', 'einvoice.supplier-item-mapping.create', 'einvoice.supplier-item-mapping.update'],
  ),
  activity(
    'supplier-einvoice',
    [
      'supplier e-invoice, received e-invoice, import supplier invoice',
      'e-invois pembekal, import invois pembekal',
      '供应商电子发票, 导入供应商发票',
    ],
    ['einvoice.supplier-import.preview', 'einvoice.supplier-import.apply'],
  ),
];

export const maintenanceTerms: readonly EntityTerms[] = [
  record('general-address', 'code', ['address, delivery address book', 'alamat, buku alamat', '地址, 地址簿']),
  record('general-area', 'code', [
    'area, sales area, region, territory',
    'kawasan, kawasan jualan, wilayah',
    '地区, 销售区域, 区域',
  ]),
  record('general-cn-type', 'code', ['credit note type, CN type', 'jenis nota kredit', '贷项通知单类型, 贷记单类型']),
  record('general-dn-type', 'code', ['debit note type, DN type', 'jenis nota debit', '借项通知单类型, 借记单类型']),
  record('general-debtor-type', 'code', [
    'debtor type, customer type',
    'jenis penghutang, jenis pelanggan',
    '客户类型, 客户类别',
  ]),
  record('general-creditor-type', 'code', [
    'creditor type, supplier type',
    'jenis pemiutang, jenis pembekal',
    '供应商类型, 供应商类别',
  ]),
  record('general-currency', 'code', [
    'currency, foreign currency, exchange rate, forex rate',
    'mata wang, mata wang asing, kadar pertukaran',
    '货币, 外币, 汇率, 币种',
  ]),
  record(
    'general-payment-method',
    'code',
    [
      'payment method, mode of payment, payment type, way to pay, ways to pay',
      'kaedah bayaran, cara bayaran, jenis bayaran',
      '付款方式, 支付方式, 收款方式, 付款方法',
    ],
    ['read-payment-methods'],
  ),
  record('general-price-category', 'code', [
    'price category, price level, price list, price tier, wholesale price',
    'kategori harga, senarai harga, tahap harga, harga borong',
    '价格类别, 价格表, 价格等级, 批发价',
  ]),
  record('general-project', 'code', ['project, job, cost centre', 'projek, pusat kos', '项目, 工程, 成本中心']),
  record('general-purchase-agent', 'code', [
    'purchase agent, purchaser, buyer of ours',
    'ejen belian, pegawai pembelian',
    '采购员, 采购代理',
  ]),
  record('general-sales-agent', 'code', [
    'sales agent, salesperson, salesman, sales people, sales staff, sales rep',
    'ejen jualan, wakil jualan, jurujual',
    '销售员, 业务员, 销售人员, 推销员',
  ]),
  record('general-shipping-method', 'code', [
    'shipping method, ship via, carrier, delivery method',
    'kaedah penghantaran, cara penghantaran, syarikat penghantaran',
    '运输方式, 送货方式, 物流方式, 快递公司',
  ]),
];

export const workTerms: readonly EntityTerms[] = [
  activity('report', [
    'report, printed document, PDF, statement of account',
    'laporan, dokumen cetakan, PDF, penyata akaun',
    '报表, 打印单据, PDF, 对账单',
  ]),
  activity(
    'statement',
    [
      'statement of account, debtor statement, creditor statement',
      'penyata akaun, penyata penghutang, penyata pemiutang',
      '对账单, 结单, 客户对账单, 供应商对账单',
    ],
    ['debtor-statement-report', 'arap-statement-acct-pdf', 'creditor-statement-report', 'statement-report-html'],
  ),
  activity('transfer', [
    'document transfer, convert document, copy to next document',
    'pindahan dokumen, penukaran dokumen',
    '单据转换, 单据转单',
  ]),
  activity('change-code', ['change code, rename code, renumber', 'tukar kod, ubah kod', '更改编号, 变更代码']),
  activity('bulk', ['bulk create, mass import, batch import', 'cipta pukal, import pukal', '批量创建, 批量导入']),
];
