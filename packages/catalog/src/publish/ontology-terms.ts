/** The words of the business, all of them: what people call each entity, each task and each module. Declared data. */

import type { ModuleId } from '../declaration.ts';
import { bookTasks } from './book-tasks.ts';
import { ledgerTerms, maintenanceTerms, stockTerms, taxTerms, workTerms } from './book-terms.ts';
import { type EntityTerms, type Synonyms, synonyms, type TaskTerms } from './entity-terms.ts';
import { tradeTasks } from './trade-tasks.ts';
import { payablesTerms, purchaseTerms, receivablesTerms, salesTerms } from './trade-terms.ts';

export const entityTerms: readonly EntityTerms[] = [
  ...salesTerms,
  ...purchaseTerms,
  ...receivablesTerms,
  ...payablesTerms,
  ...stockTerms,
  ...ledgerTerms,
  ...taxTerms,
  ...maintenanceTerms,
  ...workTerms,
];

export const taskTerms: readonly TaskTerms[] = [...tradeTasks, ...bookTasks];

export const moduleTerms: Readonly<Record<ModuleId, Synonyms>> = {
  sales: synonyms(['sales, selling', 'jualan', '销售']),
  purchase: synonyms(['purchase, purchasing, procurement', 'belian, pembelian, perolehan', '采购, 进货']),
  ar: synonyms(['accounts receivable, AR, receivables', 'akaun belum terima, penghutang', '应收账款, 应收']),
  ap: synonyms(['accounts payable, AP, payables', 'akaun belum bayar, pemiutang', '应付账款, 应付']),
  stock: synonyms(['stock, inventory, warehouse', 'stok, inventori', '库存, 存货']),
  gl: synonyms(['general ledger, GL, accounts', 'lejar am, GL', '总账, 总分类账']),
  'gl-cash-book': synonyms(['cash book, bank and cash', 'buku tunai, bank dan tunai', '现金簿, 现金日记账, 银行与现金']),
  'bank-reconciliation': synonyms(['bank reconciliation', 'penyesuaian bank', '银行对账, 银行调节']),
  reports: synonyms(['reports, printing, statements', 'laporan, cetakan, penyata', '报表, 打印, 对账单']),
  'master-data': synonyms(['master data, master files', 'data induk, fail induk', '主数据, 基本资料']),
  'e-invoice': synonyms(['e-invoice, electronic invoicing', 'e-invois, invois elektronik', '电子发票']),
  'bulk-tools': synonyms(['bulk tools, import', 'alat pukal, import', '批量工具, 导入']),
  tax: synonyms(['tax, SST, GST, withholding tax', 'cukai, SST, GST, cukai pegangan', '税务, 销售与服务税, 消费税, 预扣税']),
  'general-maintenance': synonyms([
    'general maintenance, lookup tables, codes',
    'penyelenggaraan am, jadual rujukan',
    '一般维护, 基础资料维护',
  ]),
};
