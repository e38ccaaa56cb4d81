/** The printed titles of documents, and which of them can be printed. Declared data. */

import type { DocType } from '@ledgerline/catalog';
import type { Said } from './language.ts';

const said = (en: string, ms: string, zh: string): Said => ({ en, ms, zh });

/** Reconciliations, tax returns and e-invoice drafts are read, not printed. */
export const TITLES = {
  AQ: said('Quotation', 'Sebut Harga', '报价单'),
  QT: said('Quotation', 'Sebut Harga', '报价单'),
  SO: said('Sales Order', 'Pesanan Jualan', '销售订单'),
  DO: said('Delivery Order', 'Nota Hantaran', '送货单'),
  IV: said('Invoice', 'Invois', '发票'),
  CS: said('Cash Sale', 'Jualan Tunai', '现金单'),
  CN: said('Credit Note', 'Nota Kredit', '贷项通知单'),
  DN: said('Debit Note', 'Nota Debit', '借项通知单'),
  RQ: said('Request for Quotation', 'Permintaan Sebut Harga', '询价单'),
  PO: said('Purchase Order', 'Pesanan Belian', '采购订单'),
  GR: said('Goods Received Note', 'Nota Penerimaan Barang', '收货单'),
  PI: said('Purchase Invoice', 'Invois Belian', '采购发票'),
  CP: said('Cash Purchase', 'Belian Tunai', '现金采购单'),
  PR: said('Purchase Return', 'Pulangan Belian', '采购退货单'),
  RI: said('Invoice', 'Invois', '发票'),
  RP: said('Official Receipt', 'Resit Rasmi', '正式收据'),
  RF: said('Refund Voucher', 'Baucar Bayaran Balik', '退款凭单'),
  RC: said('Credit Note', 'Nota Kredit', '贷项通知单'),
  RD: said('Debit Note', 'Nota Debit', '借项通知单'),
  RDP: said('Deposit Receipt', 'Resit Deposit', '订金收据'),
  PB: said('Supplier Invoice', 'Invois Pembekal', '供应商发票'),
  PP: said('Payment Voucher', 'Baucar Bayaran', '付款凭单'),
  PF: said('Supplier Refund', 'Bayaran Balik Pembekal', '供应商退款单'),
  PC: said('Supplier Credit Note', 'Nota Kredit Pembekal', '供应商贷项单'),
  PD: said('Supplier Debit Note', 'Nota Debit Pembekal', '供应商借项单'),
  PDP: said('Deposit Voucher', 'Baucar Deposit', '订金付款凭单'),
  CT: said('Contra Note', 'Nota Kontra', '对冲单'),
  JE: said('Journal Voucher', 'Baucar Jurnal', '记账凭证'),
  PV: said('Payment Voucher', 'Baucar Bayaran', '付款凭单'),
  OR: said('Receipt Voucher', 'Baucar Terimaan', '收款凭单'),
  SA: said('Stock Adjustment', 'Pelarasan Stok', '库存调整单'),
  SR: said('Stock Receive', 'Penerimaan Stok', '入库单'),
  SI: said('Stock Issue', 'Pengeluaran Stok', '出库单'),
  ST: said('Stock Transfer', 'Pindahan Stok', '库存调拨单'),
  TK: said('Stock Take', 'Kiraan Stok', '盘点单'),
  SW: said('Stock Write-off', 'Hapus Kira Stok', '库存报废单'),
  UV: said('UOM Conversion', 'Penukaran Unit', '单位换算单'),
  UC: said('Stock Cost Update', 'Kemas Kini Kos Stok', '成本更新单'),
  AS: said('Stock Assembly', 'Pemasangan Stok', '组装单'),
  AO: said('Assembly Order', 'Pesanan Pemasangan', '组装订单'),
  DA: said('Stock Disassembly', 'Nyahpasang Stok', '拆卸单'),
} as const satisfies Partial<Record<DocType, Said>>;

export type PrintedType = keyof typeof TITLES;

export const STATEMENT_TITLE = said('Statement of Account', 'Penyata Akaun', '对账单');
export const SALES_REPORT_TITLE = said('Sales Report', 'Laporan Jualan', '销售报告');

export const isPrinted = (type: DocType): type is PrintedType => Object.hasOwn(TITLES, type);
