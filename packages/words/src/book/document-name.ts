/** The everyday names of the types of documents, by the codes that payloads use, for sentences of the account book. */

import type { Language } from '../language.ts';
import { CODES_APART, type Names, named } from './closed-list.ts';

export type DocumentName = keyof typeof names;

const names = {
  AQ: { en: 'advanced quotation', ms: 'sebut harga lanjutan', zh: '高级报价单' },
  QT: { en: 'quotation', ms: 'sebut harga', zh: '报价单' },
  SO: { en: 'sales order', ms: 'pesanan jualan', zh: '销售订单' },
  DO: { en: 'delivery order', ms: 'pesanan penghantaran', zh: '送货单' },
  IV: { en: 'sales invoice', ms: 'invois jualan', zh: '销售发票' },
  CS: { en: 'cash sale', ms: 'jualan tunai', zh: '现金销售' },
  CN: { en: 'sales credit note', ms: 'nota kredit jualan', zh: '销售贷项通知单' },
  DN: { en: 'sales debit note', ms: 'nota debit jualan', zh: '销售借项通知单' },
  RQ: { en: 'request for quotation', ms: 'permintaan sebut harga', zh: '询价单' },
  PO: { en: 'purchase order', ms: 'pesanan belian', zh: '采购订单' },
  GR: { en: 'goods received note', ms: 'nota penerimaan barang', zh: '收货单' },
  PI: { en: 'purchase invoice', ms: 'invois belian', zh: '采购发票' },
  CP: { en: 'cash purchase', ms: 'belian tunai', zh: '现金采购' },
  PR: { en: 'purchase return', ms: 'pulangan belian', zh: '采购退货' },
  RI: { en: 'AR invoice', ms: 'invois AR', zh: '应收发票' },
  RP: { en: 'AR payment', ms: 'bayaran AR', zh: '应收收款' },
  RF: { en: 'AR refund', ms: 'bayaran balik AR', zh: '应收退款' },
  RC: { en: 'AR credit note', ms: 'nota kredit AR', zh: '应收贷项通知单' },
  RD: { en: 'AR debit note', ms: 'nota debit AR', zh: '应收借项通知单' },
  RDP: { en: 'AR deposit', ms: 'deposit AR', zh: '应收定金' },
  PB: { en: 'AP invoice', ms: 'invois AP', zh: '应付发票' },
  PP: { en: 'AP payment', ms: 'bayaran AP', zh: '应付付款' },
  PF: { en: 'AP refund', ms: 'bayaran balik AP', zh: '应付退款' },
  PC: { en: 'AP credit note', ms: 'nota kredit AP', zh: '应付贷项通知单' },
  PD: { en: 'AP debit note', ms: 'nota debit AP', zh: '应付借项通知单' },
  PDP: { en: 'AP deposit', ms: 'deposit AP', zh: '应付定金' },
  CT: { en: 'AR/AP contra', ms: 'kontra AR/AP', zh: '应收应付对冲' },
  JE: { en: 'journal entry', ms: 'catatan jurnal', zh: '日记账分录' },
  PV: { en: 'cash book payment', ms: 'bayaran buku tunai', zh: '现金簿付款' },
  OR: { en: 'cash book receipt', ms: 'terimaan buku tunai', zh: '现金簿收款' },
  SA: { en: 'stock adjustment', ms: 'pelarasan stok', zh: '库存调整' },
  SR: { en: 'stock receive', ms: 'terimaan stok', zh: '库存入库' },
  SI: { en: 'stock issue', ms: 'keluaran stok', zh: '库存出库' },
  ST: { en: 'stock transfer', ms: 'pindahan stok', zh: '库存调拨' },
  TK: { en: 'stock take', ms: 'kiraan stok', zh: '盘点' },
  SW: { en: 'stock write-off', ms: 'hapus kira stok', zh: '库存核销' },
  UV: { en: 'stock unit conversion', ms: 'penukaran unit ukuran stok', zh: '库存单位转换' },
  UC: { en: 'stock update cost', ms: 'kemas kini kos stok', zh: '库存成本更新' },
  AS: { en: 'stock assembly', ms: 'pemasangan stok', zh: '库存组装' },
  AO: { en: 'stock assembly order', ms: 'pesanan pemasangan stok', zh: '库存组装单' },
  DA: { en: 'stock disassembly', ms: 'leraian stok', zh: '库存拆卸' },
  BR: { en: 'bank reconciliation', ms: 'penyesuaian bank', zh: '银行对账' },
  SST: { en: 'SST return', ms: 'penyata cukai SST', zh: 'SST 税务申报表' },
  GST: { en: 'GST return', ms: 'penyata cukai GST', zh: 'GST 税务申报表' },
  EC: { en: 'consolidated e-invoice', ms: 'e-Invois disatukan', zh: '合并电子发票' },
  EB: { en: 'self-billed e-invoice', ms: 'e-Invois bil kendiri', zh: '自开电子发票' },
} as const;

export const documentNames: Names<DocumentName> = names;

const JOINTS: Readonly<Record<Language, string>> = { en: ' or ', ms: ' atau ', zh: '或' };

/** `AR payment or AR deposit`, from the codes in one parameter. A name is said once. */
export function documentsNamed(types: string, language: Language): string {
  const list = types.split(CODES_APART).map((type) => named(documentNames, type as DocumentName, language));
  return [...new Set(list)].join(JOINTS[language]);
}
