/** What to do about the error codes of the embedded account book. The English sentences are those of the contract. */

import { bookMeanings } from '@ledgerline/contract';
import { room } from '../room.ts';

const en = bookMeanings;

export const bookRemedyWords = room({
  INVALID_PAYLOAD: {
    en: en.INVALID_PAYLOAD.remedy,
    ms: 'Betulkan masalah yang disenaraikan dalam details, kemudian hantar arahan dengan commandId baharu.',
    zh: '请修正 details 中列出的问题，然后用新的 commandId 发送指令。',
  },
  COMMAND_ID_REUSED: { en: en.COMMAND_ID_REUSED.remedy, ms: 'Gunakan commandId baharu.', zh: '请使用新的 commandId。' },
  NOT_FOUND: {
    en: en.NOT_FOUND.remedy,
    ms: 'Senaraikan dokumen atau rekod, dan hantar nombor atau kod yang tepat.',
    zh: '请先列出单据或记录，再发送准确的编号或代码。',
  },
  UNKNOWN_CODE: {
    en: en.UNKNOWN_CODE.remedy,
    ms: 'Senaraikan rekod buku akaun, atau cipta rekod itu dahulu.',
    zh: '请列出账套的记录，或先创建该记录。',
  },
  RECORD_INACTIVE: {
    en: en.RECORD_INACTIVE.remedy,
    ms: 'Pilih rekod lain, atau aktifkannya semula dengan arahan kemas kini.',
    zh: '请选择其他记录，或用更新指令重新启用。',
  },
  RECORD_EXISTS: {
    en: en.RECORD_EXISTS.remedy,
    ms: 'Kemas kini rekod yang sedia ada, atau pilih kod lain.',
    zh: '请更新现有记录，或选择其他代码。',
  },
  RECORD_IN_USE: { en: en.RECORD_IN_USE.remedy, ms: 'Nyahaktifkannya dengan arahan void.', zh: '请改用 void 指令停用。' },
  FIELD_FROZEN: {
    en: en.FIELD_FROZEN.remedy,
    ms: 'Tinggalkan medan itu, atau cipta rekod baharu.',
    zh: '请省略该字段，或创建新记录。',
  },
  REQUIRED: { en: en.REQUIRED.remedy, ms: 'Tambah medan yang dinamakan dalam mesej.', zh: '请补上消息中指出的字段。' },
  INVALID_VALUE: { en: en.INVALID_VALUE.remedy, ms: 'Betulkan nilai yang dinamakan dalam mesej.', zh: '请更正消息中指出的值。' },
  INVALID_DISCOUNT: {
    en: en.INVALID_DISCOUNT.remedy,
    ms: 'Hantar diskaun seperti 10%, 5%+3% atau 12.50.',
    zh: '请发送 10%、5%+3% 或 12.50 这样的折扣。',
  },
  INVALID_DATE: { en: en.INVALID_DATE.remedy, ms: 'Betulkan tarikh yang dinamakan dalam mesej.', zh: '请更正消息中指出的日期。' },
  OUTSIDE_FISCAL_YEAR: {
    en: en.OUTSIDE_FISCAL_YEAR.remedy,
    ms: 'Gunakan tarikh dalam julat yang diberi dalam mesej.',
    zh: '请使用消息中给出范围内的日期。',
  },
  PERIOD_LOCKED: {
    en: en.PERIOD_LOCKED.remedy,
    ms: 'Gunakan tarikh yang terbuka, atau minta pemilik buku akaun membuka kunci tempoh itu.',
    zh: '请使用开放的日期，或请账套的所有者解锁该期间。',
  },
  DOC_NO_USED: {
    en: en.DOC_NO_USED.remedy,
    ms: 'Tinggalkan docNo, dan buku akaun akan menjana nombor.',
    zh: '请省略 docNo，由账套生成编号。',
  },
  DOC_CANCELLED: { en: en.DOC_CANCELLED.remedy, ms: 'Cipta dokumen baharu.', zh: '请创建新单据。' },
  DOC_DRAFT: {
    en: en.DOC_DRAFT.remedy,
    ms: 'Pos dengan arahan kemas kininya dan saveAsDraft false, kemudian hantar arahan itu sekali lagi.',
    zh: '请用其更新指令并设 saveAsDraft 为 false 过账，然后重新发送指令。',
  },
  DOC_PAID: { en: en.DOC_PAID.remedy, ms: 'Batalkan bayaran itu dahulu.', zh: '请先作废该付款。' },
  DOC_TRANSFERRED: {
    en: en.DOC_TRANSFERRED.remedy,
    ms: 'Batalkan dokumen yang kemudian dahulu, atau batalkan dokumen ini dan jangan ubah baris itu.',
    zh: '请先作废后续单据，或作废本单据而不是更改该行。',
  },
  DOC_KNOCKED_OFF: {
    en: en.DOC_KNOCKED_OFF.remedy,
    ms: 'Batalkan dahulu dokumen yang menjelaskannya.',
    zh: '请先作废与其冲账的单据。',
  },
  DEPOSIT_USED: { en: en.DEPOSIT_USED.remedy, ms: 'Batalkan dahulu dokumen yang menggunakannya.', zh: '请先作废使用它的单据。' },
  BANK_RECONCILED: {
    en: en.BANK_RECONCILED.remedy,
    ms: 'Batalkan penyesuaian itu dahulu, bermula dengan yang terkini.',
    zh: '请先作废对账，从最近一次开始。',
  },
  TAX_RETURN_COMMITTED: {
    en: en.TAX_RETURN_COMMITTED.remedy,
    ms: 'Keluarkan nota kredit atau nota debit dalam tempoh yang terbuka.',
    zh: '请改为在开放的期间开具贷项通知单或借项通知单。',
  },
  EINVOICE_ACTIVE: {
    en: en.EINVOICE_ACTIVE.remedy,
    ms: 'Batalkan e-Invois itu dahulu, atau keluarkan nota kredit atau nota debit.',
    zh: '请先取消电子发票，或开具贷项通知单或借项通知单。',
  },
  EINVOICE_INVALID: {
    en: en.EINVOICE_INVALID.remedy,
    ms: 'Betulkan masalah yang disenaraikan dalam details, kemudian serahkan sekali lagi.',
    zh: '请修正 details 中列出的问题，然后重新提交。',
  },
  EINVOICE_NOT_VALID: {
    en: en.EINVOICE_NOT_VALID.remedy,
    ms: 'Serahkan yang asal dahulu dan tunggu sehingga ia Valid.',
    zh: '请先提交原电子发票，并等到状态为 Valid。',
  },
  EINVOICE_WINDOW: {
    en: en.EINVOICE_WINDOW.remedy,
    ms: 'Lihat mesej. Jika sudah terlambat, keluarkan nota kredit atau nota debit.',
    zh: '请查看消息。如已过期，请开具贷项通知单或借项通知单。',
  },
  EINVOICE_REFERENCED: { en: en.EINVOICE_REFERENCED.remedy, ms: 'Batalkan nota itu dahulu.', zh: '请先作废该通知单。' },
  EINVOICE_TOO_LARGE: {
    en: en.EINVOICE_TOO_LARGE.remedy,
    ms: 'Pecahkan dokumen, atau serahkan lebih sedikit pada satu masa.',
    zh: '请拆分单据，或一次提交较少的单据。',
  },
  EINVOICE_DUPLICATE: {
    en: en.EINVOICE_DUPLICATE.remedy,
    ms: 'Tunggu beberapa minit, kemudian semak statusnya sebelum anda menyerahkannya sekali lagi.',
    zh: '请等几分钟，查看状态后再决定是否重新提交。',
  },
  EINVOICE_CONFLICT: {
    en: en.EINVOICE_CONFLICT.remedy,
    ms: 'Bandingkan kedua-duanya, dan batalkan yang di get laluan jika ia salah.',
    zh: '请比较两者；如果网关中的那张有误，请取消它。',
  },
  EINVOICE_REJECTED: {
    en: en.EINVOICE_REJECTED.remedy,
    ms: 'Betulkan masalah dalam mesej, kemudian serahkan sekali lagi.',
    zh: '请修正消息中的问题，然后重新提交。',
  },
  GATEWAY_UNAVAILABLE: {
    en: en.GATEWAY_UNAVAILABLE.remedy,
    ms: 'Semak tetapan e-Invois, atau cuba lagi kemudian.',
    zh: '请检查电子发票设置，或稍后再试。',
  },
  GATEWAY_TIMEOUT: {
    en: en.GATEWAY_TIMEOUT.remedy,
    ms: 'Segar semula status sebelum anda menyerahkannya sekali lagi.',
    zh: '请先刷新状态，再决定是否重新提交。',
  },
  GATEWAY_CREDENTIALS: {
    en: en.GATEWAY_CREDENTIALS.remedy,
    ms: 'Masukkan semula ID klien dan rahsianya. Yang bagi prapengeluaran dan pengeluaran adalah berbeza.',
    zh: '请重新输入客户端 ID 和密钥。预生产环境与生产环境的不同。',
  },
  GATEWAY_UNEXPECTED: {
    en: en.GATEWAY_UNEXPECTED.remedy,
    ms: 'Jika keadaan ini berterusan, hantar ID korelasi dalam mesej kepada pihak berkuasa cukai.',
    zh: '如果一直如此，请把消息中的关联 ID 发给税务机关。',
  },
  NOTHING_TO_CONSOLIDATE: {
    en: en.NOTHING_TO_CONSOLIDATE.remedy,
    ms: 'Pilih bulan lain, atau semak dokumen yang ditinggalkan dan sebabnya.',
    zh: '请选择其他月份，或查看哪些单据被排除及原因。',
  },
  NOT_CONSOLIDATABLE: {
    en: en.NOT_CONSOLIDATABLE.remedy,
    ms: 'Tinggalkannya, atau serahkannya secara berasingan.',
    zh: '请不要包含它，或单独提交。',
  },
  SELF_BILLED_BEFORE: { en: en.SELF_BILLED_BEFORE.remedy, ms: 'Tinggalkannya.', zh: '请不要包含它。' },
  NOT_ISSUED_TO_US: {
    en: en.NOT_ISSUED_TO_US.remedy,
    ms: 'Semak fail itu, dan TIN dalam tetapan e-Invois.',
    zh: '请检查该文件，以及电子发票设置中的 TIN。',
  },
  ALREADY_IMPORTED: {
    en: en.ALREADY_IMPORTED.remedy,
    ms: 'Gunakan dokumen yang dinamakan dalam mesej.',
    zh: '请使用消息中指出的单据。',
  },
  IMPORT_GAPS: {
    en: en.IMPORT_GAPS.remedy,
    ms: 'Pratonton, tambah pemetaan atau penggantian, kemudian gunakannya.',
    zh: '请先预览，添加对应关系或覆盖值，然后再应用。',
  },
  PREVIEW_CHANGED: {
    en: en.PREVIEW_CHANGED.remedy,
    ms: 'Cipta pratonton baharu, kemudian gunakan yang itu.',
    zh: '请重新预览，然后应用新的预览。',
  },
  SOURCE_OWNED: { en: en.SOURCE_OWNED.remedy, ms: 'Gunakan arahan modul itu.', zh: '请使用该模块的指令。' },
  NOT_LATEST: {
    en: en.NOT_LATEST.remedy,
    ms: 'Mulakan dengan yang terkini, atau selesaikan yang lebih awal.',
    zh: '请从最近的一项开始，或先完成较早的一项。',
  },
  PERMISSION_DENIED: {
    en: en.PERMISSION_DENIED.remedy,
    ms: 'Minta kebenaran daripada pemilik buku akaun.',
    zh: '请向账套的所有者申请权限。',
  },
  STOCK_NEGATIVE: {
    en: en.STOCK_NEGATIVE.remedy,
    ms: 'Terima barang dahulu, atau kurangkan kuantiti.',
    zh: '请先收货，或减少数量。',
  },
  SERIAL_IN_STOCK: {
    en: en.SERIAL_IN_STOCK.remedy,
    ms: 'Semak nombor siri. Setiap unit ada nombornya sendiri, dan ia mesti dikeluarkan sebelum boleh diterima semula.',
    zh: '请检查序列号。每件商品有自己的序列号，必须先出库才能再次入库。',
  },
  NO_STOCK: { en: en.NO_STOCK.remedy, ms: 'Pilih tarikh atau lokasi yang mempunyai stok.', zh: '请选择有库存的日期或仓位。' },
  CURRENCY_MISMATCH: {
    en: en.CURRENCY_MISMATCH.remedy,
    ms: 'Gunakan mata wang pihak itu, atau akaun dalam mata wang tersebut.',
    zh: '请使用往来单位的货币，或该货币的科目。',
  },
  ACCOUNT_NOT_POSTABLE: {
    en: en.ACCOUNT_NOT_POSTABLE.remedy,
    ms: 'Pilih akaun tanpa subakaun, daripada jenis yang dinamakan dalam mesej.',
    zh: '请选择没有下级科目、且类型符合消息要求的科目。',
  },
  TAX_CODE_INVALID: {
    en: en.TAX_CODE_INVALID.remedy,
    ms: 'Pilih yang lain dengan list-tax-codes.',
    zh: '请用 list-tax-codes 选择其他税码。',
  },
  TAX_OVERRIDE: {
    en: en.TAX_OVERRIDE.remedy,
    ms: 'Tinggalkan taxAmount dan taxRate, atau gunakan amaun dalam julat yang diberi dalam mesej.',
    zh: '请省略 taxAmount 和 taxRate，或使用消息中给出范围内的金额。',
  },
  OVERPAID: { en: en.OVERPAID.remedy, ms: 'Kurangkan bayaran kepada baki yang tinggal.', zh: '请将付款减少到剩余金额。' },
  KNOCK_OFF_EXCEEDS: {
    en: en.KNOCK_OFF_EXCEEDS.remedy,
    ms: 'Senaraikan dokumen yang belum dijelaskan, dan padankan tidak lebih daripada bakinya.',
    zh: '请列出未结清的单据，冲账不要超过其余额。',
  },
  DEPOSIT_EXCEEDS: {
    en: en.DEPOSIT_EXCEEDS.remedy,
    ms: 'Gunakan tidak lebih daripada baki deposit.',
    zh: '使用的金额不要超过定金余额。',
  },
  TRANSFER_EXCEEDS: {
    en: en.TRANSFER_EXCEEDS.remedy,
    ms: 'Baca dokumen sumber dan pindahkan tidak lebih daripada baki kuantitinya.',
    zh: '请查看源单据，转单数量不要超过其未转数量。',
  },
  NOT_BALANCED: { en: en.NOT_BALANCED.remedy, ms: 'Samakan kedua-dua belah.', zh: '请使双方相等。' },
  CREDIT_LIMIT_EXCEEDED: {
    en: en.CREDIT_LIMIT_EXCEEDED.remedy,
    ms: 'Kutip bayaran, atau minta pemilik buku akaun menaikkan had itu.',
    zh: '请先收款，或请账套的所有者提高额度。',
  },
  ROLLED_BACK: {
    en: en.ROLLED_BACK.remedy,
    ms: 'Betulkan baris yang gagal, kemudian hantar semua baris sekali lagi dengan commandId baharu.',
    zh: '请修正失败的行，然后用新的 commandId 重新发送所有行。',
  },
  NOT_RUN: {
    en: en.NOT_RUN.remedy,
    ms: 'Betulkan baris yang gagal, kemudian hantar baris yang tidak dijalankan dengan commandId baharu.',
    zh: '请修正失败的行，然后用新的 commandId 发送未执行的行。',
  },
  VERIFY_MISMATCH: {
    en: en.VERIFY_MISMATCH.remedy,
    ms: 'Lihat perbezaan dalam hasil dan semak dokumen. Jangan cipta dokumen itu sekali lagi.',
    zh: '请查看结果中的差异并核对单据。请勿再次创建。',
  },
  AMOUNT_TOO_LARGE: {
    en: en.AMOUNT_TOO_LARGE.remedy,
    ms: 'Semak kuantiti, harga dan kadar. Pecahkan dokumen jika semuanya betul.',
    zh: '请检查数量、价格和汇率；如果都正确，请拆分单据。',
  },
  SETUP_INCOMPLETE: {
    en: en.SETUP_INCOMPLETE.remedy,
    ms: 'Sediakan perkara yang dinamakan dalam mesej. "ledgerline-connector doctor" menyenaraikan semua yang belum ada.',
    zh: '请在账套中设置消息指出的项目。“ledgerline-connector doctor” 会列出所有缺少的项目。',
  },
  BUDGET_EXCEEDED: {
    en: en.BUDGET_EXCEEDED.remedy,
    ms: 'Pecahkannya kepada beberapa arahan, atau minta lebih sedikit pada satu masa.',
    zh: '请拆分成多条指令，或一次请求较少的数据。',
  },
  BOOK_FULL: {
    en: en.BOOK_FULL.remedy,
    ms: 'Tetapkan semula kotak pasir untuk bermula dengan buku baharu, atau minta had yang lebih tinggi daripada pengendali.',
    zh: '请重置沙盒以使用新账套，或请服务商提高上限。',
  },
  INTERNAL_ERROR: {
    en: en.INTERNAL_ERROR.remedy,
    ms: 'Laporkan commandId kepada pengendali penyambung. Butirannya ada dalam log.',
    zh: '请将 commandId 报告给连接器的负责人，详情在日志中。',
  },
});
