/** What people call the work that commands do, in English, Malay and Chinese. Declared data. */

import type { Verb } from '../task.ts';
import { type Synonyms, synonyms } from './entity-terms.ts';

export const verbTerms = {
  list: synonyms(['list, find, search, all, look up', 'senarai, cari, semua', '列出, 列表, 查找, 查, 全部']),
  read: synonyms(['read, query, look up, filter, list rows', 'baca, semak, tapis, senarai baris', '读取, 查询, 筛选, 列出明细']),
  get: synonyms(['get, show, open, view, details', 'papar, lihat, buka, butiran', '获取, 查看, 打开, 显示, 详情']),
  validate: synonyms(['validate, check, preview, dry run', 'sahkan, semak dahulu, pratonton', '验证, 校验, 预览']),
  create: synonyms([
    'create, new, add, issue, make, record, enter, register, raise, post',
    'cipta, buat, tambah, baharu, baru, keluarkan, rekod, daftar, masukkan, catat',
    '创建, 新建, 新增, 添加, 开单, 开, 新, 记录, 录入, 登记',
  ]),
  update: synonyms(['update, edit, change, correct, amend', 'kemas kini, ubah, sunting, betulkan', '更新, 修改, 编辑, 更正']),
  cancel: synonyms(['cancel, withdraw', 'batal, batalkan', '取消, 撤回']),
  void: synonyms(['void, deactivate, reverse', 'batalkan, nyahaktif', '作废, 停用, 冲销']),
  delete: synonyms(['delete, remove', 'padam, hapus, buang', '删除, 移除']),
  transfer: synonyms(['transfer, convert, carry on, turn into', 'pindah, tukar kepada, pindahkan', '转单, 转换, 结转, 转']),
  change: synonyms(['change code, rename, renumber', 'tukar kod, namakan semula', '更改代码, 重新编号, 改名']),
  merge: synonyms(['merge, combine', 'gabung, gabungkan', '合并']),
  'bulk-create': synonyms([
    'bulk create, import many, batch',
    'cipta pukal, import banyak, kelompok',
    '批量创建, 批量新增, 批量导入',
  ]),
  print: synonyms(['print, PDF, report', 'cetak, PDF, laporan', '打印, 列印, 报表']),
  export: synonyms(['export, download', 'eksport, muat turun', '导出, 下载']),
  submit: synonyms(['submit, send', 'hantar, serah', '提交, 发送']),
  refresh: synonyms(['refresh, update status', 'segar semula, kemas kini status', '刷新, 更新状态']),
  sync: synonyms(['synchronise, sync', 'segerak, selaras', '同步']),
  preview: synonyms(['preview, inspect', 'pratonton, semak', '预览, 检查']),
  apply: synonyms(['apply, take over, import', 'guna pakai, import', '应用, 套用, 导入']),
} as const satisfies Record<Verb, Synonyms>;
