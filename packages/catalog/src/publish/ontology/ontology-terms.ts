/** All words of the business: what people call each entity, each task, each module and the work that commands do. Declared data. */

import { documentNames } from '@ledgerline/words/book/document-name';
import type { ModuleId } from '../../declaration/declaration.ts';
import { DOC_TYPES, DOCUMENT_NAMES } from '../../declaration/doc-type.ts';
import type { Verb } from '../../declaration/task.ts';
import { bookTasks } from './book-tasks.ts';
import { ledgerTerms, maintenanceTerms, stockTerms, taxTerms, workTerms } from './book-terms.ts';
import { document, type EntityTerms, type Synonyms, synonyms, type TaskTerms } from './entity-terms.ts';
import { moneyTasks } from './money-tasks.ts';
import { questionTasks } from './question-tasks.ts';
import { tradeTasks } from './trade-tasks.ts';
import { payablesTerms, purchaseTerms, receivablesTerms, salesTerms } from './trade-terms.ts';

const declaredTerms: readonly EntityTerms[] = [
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

/** A document without further words is found by the name that sentences use. */
const namedTerms: readonly EntityTerms[] = DOC_TYPES.filter(
  (type) => !declaredTerms.some(({ id, docType }) => docType === type || id === DOCUMENT_NAMES[type]),
).map((type) => document(DOCUMENT_NAMES[type], type, [documentNames[type].en, documentNames[type].ms, documentNames[type].zh]));

export const entityTerms: readonly EntityTerms[] = [...declaredTerms, ...namedTerms];

export const taskTerms: readonly TaskTerms[] = [...tradeTasks, ...questionTasks, ...bookTasks, ...moneyTasks];

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

export const verbTerms = {
  list: synonyms([
    'list, find, search, all, look up, which, who are, what are, browse, overview',
    'senarai, senaraikan, cari, semua, apa, siapa, rekod-rekod',
    '列出, 列表, 清单, 名单, 查找, 查, 全部, 所有, 哪些, 一览, 有什么',
  ]),
  read: synonyms([
    'read, query, look up, filter, list rows, list, which',
    'baca, semak, tapis, senarai baris, senarai',
    '读取, 查询, 筛选, 列出明细, 列出, 哪些',
  ]),
  get: synonyms([
    'get, show, open, view, see, details',
    'papar, lihat, tunjuk, tengok, buka, butiran, maklumat',
    '获取, 查看, 查一下, 看一下, 看, 打开, 显示, 详情, 详细资料',
  ]),
  validate: synonyms([
    'validate, check, test, preview, dry run, without saving, before saving, before I save',
    'sahkan, semak dahulu, semak sebelum simpan, tanpa simpan, pratonton, uji',
    '验证, 校验, 检查, 预览, 保存前检查, 不保存, 先检查',
  ]),
  create: synonyms([
    'create, new, add, issue, make, record, enter, register, raise, post, set up, open a new, open an account, prepare, write, log, key in',
    'cipta, buat, tambah, baharu, baru, keluarkan, rekod, daftar, masukkan, catat, sediakan, wujudkan, isi, buka baharu, buka baru',
    '创建, 新建, 新增, 添加, 增加, 加, 建立, 开单, 开, 新, 做, 记录, 记下, 录入, 登记, 输入',
  ]),
  update: synonyms([
    'update, edit, change, correct, amend, fix, raise, lower, increase, reduce, modify, revise',
    'kemas kini, kemaskini, ubah, ubah suai, sunting, betulkan, tukar, pinda, naikkan, turunkan',
    '更新, 修改, 编辑, 更正, 更改, 改, 调整, 提高, 降低, 调高, 调低',
  ]),
  cancel: synonyms(['cancel, cancelled, withdraw, call off, not wanted', 'batal, batalkan', '取消, 撤回, 撤销, 不要了']),
  void: synonyms([
    'void, deactivate, reverse, undo, stop using, close, disable, block, by mistake, entered twice, duplicate, duplicated, posted twice',
    'batalkan, batal, nyahaktif, nyahaktifkan, tutup, henti guna, sekat, tersilap, silap, dua kali, bertindih',
    '作废, 停用, 冲销, 撤销, 停止, 关闭, 冻结, 开错, 录错, 弄错, 输错, 重复录入, 重复',
  ]),
  delete: synonyms(['delete, remove, erase, get rid of', 'padam, padamkan, hapus, hapuskan, buang', '删除, 删掉, 移除, 删']),
  transfer: synonyms([
    'transfer, convert, carry on, turn into',
    'pindah, tukar kepada, tukar jadi, jadikan, pindahkan',
    '转单, 转换, 结转, 转成, 转',
  ]),
  change: synonyms(['change code, rename, renumber', 'tukar kod, namakan semula', '更改代码, 重新编号, 改名']),
  merge: synonyms(['merge, combine, join', 'gabung, gabungkan, cantum', '合并']),
  'bulk-create': synonyms([
    'bulk create, bulk, import, import many, import a list, upload, spreadsheet, batch, many at once, create many, add many, enter many, from a file, from file, in bulk',
    'cipta pukal, pukal, import, import banyak, import senarai, muat naik, kelompok, dari fail, daripada fail, serentak',
    '批量创建, 批量新增, 批量导入, 批量录入, 批量, 导入, 上传, 一次过, 从文件, 用文件',
  ]),
  print: synonyms([
    'print, print out, reprint, PDF, report',
    'cetak, cetak semula, PDF, laporan',
    '打印, 列印, 重印, 打出来, 报表',
  ]),
  export: synonyms(['export, download, extract', 'eksport, muat turun', '导出, 汇出, 下载']),
  submit: synonyms(['submit, send', 'hantar, serah', '提交, 发送']),
  refresh: synonyms(['refresh, update status', 'segar semula, kemas kini status', '刷新, 更新状态']),
  sync: synonyms(['synchronise, sync', 'segerak, selaras', '同步']),
  preview: synonyms(['preview, inspect', 'pratonton, semak', '预览, 检查']),
  apply: synonyms(['apply, take over, import', 'guna pakai, import', '应用, 套用, 导入']),
} as const satisfies Record<Verb, Synonyms>;
