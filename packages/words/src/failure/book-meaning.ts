/** What the error codes of the embedded account book mean. The English sentences are those of the contract. */

import { bookMeanings } from '@ledgerline/contract';
import { room } from '../room.ts';

const en = bookMeanings;

export const bookMeaningWords = room({
  INVALID_PAYLOAD: {
    en: en.INVALID_PAYLOAD.meaning,
    ms: 'Muatan melanggar peraturan yang disemak oleh penyambung.',
    zh: '指令内容违反了连接器检查的规则。',
  },
  COMMAND_ID_REUSED: {
    en: en.COMMAND_ID_REUSED.meaning,
    ms: 'Buku akaun telah menjalankan permintaan lain dengan commandId ini.',
    zh: '账套已用此 commandId 执行过另一个请求。',
  },
  NOT_FOUND: {
    en: en.NOT_FOUND.meaning,
    ms: 'Tiada dokumen atau rekod dengan nombor atau kod itu.',
    zh: '没有此编号或代码的单据或记录。',
  },
  UNKNOWN_CODE: {
    en: en.UNKNOWN_CODE.meaning,
    ms: 'Muatan mengandungi kod yang tiada dalam buku akaun, seperti pihak, item, unit, akaun atau lokasi.',
    zh: '指令内容包含账套中不存在的代码，例如往来单位、商品、单位、科目或仓位。',
  },
  RECORD_INACTIVE: {
    en: en.RECORD_INACTIVE.meaning,
    ms: 'Muatan merujuk kepada rekod yang tidak aktif.',
    zh: '指令内容引用了已停用的记录。',
  },
  RECORD_EXISTS: { en: en.RECORD_EXISTS.meaning, ms: 'Rekod lain sudah mempunyai kod ini.', zh: '已有其他记录使用此代码。' },
  RECORD_IN_USE: {
    en: en.RECORD_IN_USE.meaning,
    ms: 'Dokumen atau rekod lain menggunakan rekod ini, jadi ia tidak boleh dipadamkan.',
    zh: '其他单据或记录正在使用此记录，因此不能删除。',
  },
  FIELD_FROZEN: {
    en: en.FIELD_FROZEN.meaning,
    ms: 'Medan ini tidak boleh diubah lagi kerana dokumen bergantung padanya.',
    zh: '该字段已被单据引用，不能再更改。',
  },
  REQUIRED: { en: en.REQUIRED.meaning, ms: 'Medan yang diperlukan oleh buku akaun tiada.', zh: '缺少账套需要的字段。' },
  INVALID_VALUE: { en: en.INVALID_VALUE.meaning, ms: 'Nilai itu tidak sah dalam buku akaun ini.', zh: '该值在此账套中无效。' },
  INVALID_DISCOUNT: { en: en.INVALID_DISCOUNT.meaning, ms: 'Diskaun tidak sah.', zh: '折扣无效。' },
  INVALID_DATE: { en: en.INVALID_DATE.meaning, ms: 'Tarikh itu tidak dibenarkan di sini.', zh: '此处不允许该日期。' },
  OUTSIDE_FISCAL_YEAR: {
    en: en.OUTSIDE_FISCAL_YEAR.meaning,
    ms: 'Tarikh itu sebelum tahun kewangan pertama buku akaun, atau lebih setahun di luar tahun yang terbuka.',
    zh: '日期早于账套的第一个财政年度，或超出开放年度一年以上。',
  },
  PERIOD_LOCKED: {
    en: en.PERIOD_LOCKED.meaning,
    ms: 'Tarikh atau dokumen itu berada dalam tempoh yang dikunci.',
    zh: '该日期或单据在已锁定的期间内。',
  },
  DOC_NO_USED: {
    en: en.DOC_NO_USED.meaning,
    ms: 'Dokumen lain bagi jenis ini menggunakan atau pernah menggunakan nombor itu.',
    zh: '同类型的另一张单据正在或曾经使用该编号。',
  },
  DOC_CANCELLED: {
    en: en.DOC_CANCELLED.meaning,
    ms: 'Dokumen itu telah dibatalkan dan tidak boleh diubah.',
    zh: '该单据已作废，不能更改。',
  },
  DOC_DRAFT: { en: en.DOC_DRAFT.meaning, ms: 'Dokumen itu ialah draf dan belum dipos.', zh: '该单据是草稿，尚未过账。' },
  DOC_PAID: {
    en: en.DOC_PAID.meaning,
    ms: 'Dokumen itu mempunyai bayaran, jadi ia tidak boleh diubah.',
    zh: '该单据已有付款，因此不能更改。',
  },
  DOC_TRANSFERRED: {
    en: en.DOC_TRANSFERRED.meaning,
    ms: 'Dokumen atau baris itu telah dipindahkan ke atau daripada dokumen lain, jadi ia tidak boleh diubah.',
    zh: '该单据或行已转入或转自其他单据，因此不能更改。',
  },
  DOC_KNOCKED_OFF: {
    en: en.DOC_KNOCKED_OFF.meaning,
    ms: 'Bayaran atau nota telah menjelaskan dokumen ini, jadi ia tidak boleh diubah.',
    zh: '该单据已由付款或通知单结清，因此不能更改。',
  },
  DEPOSIT_USED: {
    en: en.DEPOSIT_USED.meaning,
    ms: 'Deposit itu telah digunakan, jadi ia tidak boleh diubah.',
    zh: '该定金已被使用，因此不能更改。',
  },
  BANK_RECONCILED: {
    en: en.BANK_RECONCILED.meaning,
    ms: 'Dokumen itu berada dalam penyesuaian bank, jadi ia tidak boleh diubah.',
    zh: '该单据已纳入银行对账，因此不能更改。',
  },
  TAX_RETURN_COMMITTED: {
    en: en.TAX_RETURN_COMMITTED.meaning,
    ms: 'Dokumen itu berada dalam penyata cukai yang telah dimuktamadkan, jadi amaun dan teks bercetaknya tidak boleh diubah.',
    zh: '该单据已纳入已确认的税务申报表，因此金额和打印内容不能更改。',
  },
  EINVOICE_ACTIVE: {
    en: en.EINVOICE_ACTIVE.meaning,
    ms: 'Dokumen itu mempunyai e-Invois yang telah diserahkan atau sah, jadi kandungannya tidak boleh diubah.',
    zh: '该单据已有提交或有效的电子发票，因此内容不能更改。',
  },
  EINVOICE_INVALID: {
    en: en.EINVOICE_INVALID.meaning,
    ms: 'Dokumen itu tidak boleh diserahkan sebagai e-Invois, atau fail itu bukan e-Invois yang sah.',
    zh: '该单据不能作为电子发票提交，或文件不是有效的电子发票。',
  },
  EINVOICE_NOT_VALID: {
    en: en.EINVOICE_NOT_VALID.meaning,
    ms: 'e-Invois asal tidak berstatus Valid di pihak berkuasa cukai.',
    zh: '原电子发票在税务机关的状态不是 Valid。',
  },
  EINVOICE_WINDOW: {
    en: en.EINVOICE_WINDOW.meaning,
    ms: 'Pihak berkuasa cukai menerima perkara ini hanya dalam tempoh tertentu, yang telah tamat atau belum bermula.',
    zh: '税务机关只在规定时间内接受此操作，该时间已过或尚未开始。',
  },
  EINVOICE_REFERENCED: {
    en: en.EINVOICE_REFERENCED.meaning,
    ms: 'Satu nota merujuk kepada e-Invois ini, jadi ia tidak boleh dibatalkan.',
    zh: '有通知单引用了该电子发票，因此不能取消。',
  },
  EINVOICE_TOO_LARGE: {
    en: en.EINVOICE_TOO_LARGE.meaning,
    ms: 'e-Invois atau kelompok itu melebihi had saiz get laluan.',
    zh: '该电子发票或批次超过网关的大小限制。',
  },
  EINVOICE_DUPLICATE: {
    en: en.EINVOICE_DUPLICATE.meaning,
    ms: 'Dokumen yang sama telah diserahkan sebentar tadi.',
    zh: '同一单据刚刚提交过。',
  },
  EINVOICE_CONFLICT: {
    en: en.EINVOICE_CONFLICT.meaning,
    ms: 'Get laluan mempunyai e-Invois lain dengan nombor ini.',
    zh: '网关中已有另一张相同编号的电子发票。',
  },
  EINVOICE_REJECTED: { en: en.EINVOICE_REJECTED.meaning, ms: 'Get laluan menolak e-Invois itu.', zh: '网关拒绝了该电子发票。' },
  GATEWAY_UNAVAILABLE: {
    en: en.GATEWAY_UNAVAILABLE.meaning,
    ms: 'Get laluan e-Invois belum disediakan atau tidak dapat dihubungi.',
    zh: '电子发票网关尚未设置或无法连接。',
  },
  GATEWAY_TIMEOUT: {
    en: en.GATEWAY_TIMEOUT.meaning,
    ms: 'Get laluan e-Invois tidak bertindak balas dalam masa yang ditetapkan, jadi mungkin ia telah menerima e-Invois itu.',
    zh: '电子发票网关未及时回应，可能已接受该电子发票。',
  },
  GATEWAY_CREDENTIALS: {
    en: en.GATEWAY_CREDENTIALS.meaning,
    ms: 'MyInvois tidak menerima ID klien dan rahsianya, jadi e-Invois menunggu.',
    zh: 'MyInvois 不接受客户端 ID 和密钥，因此电子发票在等待。',
  },
  GATEWAY_UNEXPECTED: {
    en: en.GATEWAY_UNEXPECTED.meaning,
    ms: 'MyInvois menjawab sesuatu yang tidak diterbitkan, dan tiada apa-apa yang direkodkan. Penyambung akan bertanya lagi.',
    zh: 'MyInvois 的回应不在已公布的范围内，没有记录任何内容。连接器会再次查询。',
  },
  NOTHING_TO_CONSOLIDATE: {
    en: en.NOTHING_TO_CONSOLIDATE.meaning,
    ms: 'Bulan itu tiada dokumen untuk e-Invois disatukan.',
    zh: '该月没有可合并为电子发票的单据。',
  },
  NOT_CONSOLIDATABLE: {
    en: en.NOT_CONSOLIDATABLE.meaning,
    ms: 'Satu dokumen tidak boleh ditambah ke draf ini.',
    zh: '有单据不能加入此草稿。',
  },
  SELF_BILLED_BEFORE: {
    en: en.SELF_BILLED_BEFORE.meaning,
    ms: 'Belian itu sudah mempunyai e-Invois, yang dikeluarkan oleh syarikat ini atau oleh pembekal.',
    zh: '该采购已有电子发票，由本公司或供应商开具。',
  },
  NOT_ISSUED_TO_US: {
    en: en.NOT_ISSUED_TO_US.meaning,
    ms: 'e-Invois yang diterima dialamatkan kepada pembayar cukai lain.',
    zh: '收到的电子发票是开给其他纳税人的。',
  },
  ALREADY_IMPORTED: {
    en: en.ALREADY_IMPORTED.meaning,
    ms: 'e-Invois yang diterima sudah ada dalam buku akaun.',
    zh: '收到的电子发票已在账套中。',
  },
  IMPORT_GAPS: {
    en: en.IMPORT_GAPS.meaning,
    ms: 'Pembekal atau baris belum mempunyai pemetaan dalam buku akaun.',
    zh: '有供应商或行在账套中尚无对应关系。',
  },
  PREVIEW_CHANGED: {
    en: en.PREVIEW_CHANGED.meaning,
    ms: 'Pemetaan atau rekod telah berubah sejak pratonton.',
    zh: '预览之后，对应关系或记录已有变化。',
  },
  SOURCE_OWNED: { en: en.SOURCE_OWNED.meaning, ms: 'Dokumen itu milik modul lain.', zh: '该单据属于其他模块。' },
  NOT_LATEST: {
    en: en.NOT_LATEST.meaning,
    ms: 'Yang kemudian bergantung pada yang ini, atau yang lebih awal masih terbuka.',
    zh: '有较晚的一项依赖于它，或较早的一项尚未完成。',
  },
  PERMISSION_DENIED: {
    en: en.PERMISSION_DENIED.meaning,
    ms: 'Pengguna penyambung tiada kebenaran untuk melakukan perkara ini dalam buku akaun.',
    zh: '连接器的用户在账套中没有此操作的权限。',
  },
  STOCK_NEGATIVE: {
    en: en.STOCK_NEGATIVE.meaning,
    ms: 'Stok satu item akan jatuh di bawah sifar di satu lokasi, pada tarikh itu atau kemudian.',
    zh: '某商品在某仓位的库存会在该日期或之后变为负数。',
  },
  SERIAL_IN_STOCK: { en: en.SERIAL_IN_STOCK.meaning, ms: 'Nombor siri itu sudah ada dalam stok.', zh: '该序列号已在库存中。' },
  NO_STOCK: {
    en: en.NO_STOCK.meaning,
    ms: 'Item itu tiada stok di lokasi tersebut pada tarikh itu.',
    zh: '该商品当日在该仓位没有库存。',
  },
  CURRENCY_MISMATCH: {
    en: en.CURRENCY_MISMATCH.meaning,
    ms: 'Dokumen, pihak dan akaun tidak menggunakan mata wang yang sama.',
    zh: '单据、往来单位和科目的货币不一致。',
  },
  ACCOUNT_NOT_POSTABLE: {
    en: en.ACCOUNT_NOT_POSTABLE.meaning,
    ms: 'Akaun itu tidak boleh digunakan di sini.',
    zh: '该科目不能在此使用。',
  },
  TAX_CODE_INVALID: {
    en: en.TAX_CODE_INVALID.meaning,
    ms: 'Kod cukai itu untuk arah yang lain (jualan atau belian), atau tidak sah pada tarikh itu.',
    zh: '该税码用于另一方向（销售或采购），或在该日期无效。',
  },
  TAX_OVERRIDE: {
    en: en.TAX_OVERRIDE.meaning,
    ms: 'Amaun cukai yang dihantar terlalu berbeza daripada amaun yang dikira, atau kadar cukai daripada kadar kod cukai.',
    zh: '发送的税额与计算结果相差太大，或税率与税码不符。',
  },
  OVERPAID: { en: en.OVERPAID.meaning, ms: 'Jumlah bayaran melebihi amaun yang perlu dijelaskan.', zh: '付款总额超过应付金额。' },
  KNOCK_OFF_EXCEEDS: {
    en: en.KNOCK_OFF_EXCEEDS.meaning,
    ms: 'Padanan bayaran melebihi amaun yang belum dijelaskan.',
    zh: '冲账金额超过未结清金额。',
  },
  DEPOSIT_EXCEEDS: { en: en.DEPOSIT_EXCEEDS.meaning, ms: 'Amaun itu melebihi baki deposit.', zh: '金额超过定金余额。' },
  TRANSFER_EXCEEDS: {
    en: en.TRANSFER_EXCEEDS.meaning,
    ms: 'Kuantiti itu melebihi baki pada dokumen sumber.',
    zh: '数量超过源单据的未转数量。',
  },
  NOT_BALANCED: {
    en: en.NOT_BALANCED.meaning,
    ms: 'Debit dan kredit, atau penyata dan buku akaun, tidak sama.',
    zh: '借贷双方，或对账单与账套，不相等。',
  },
  CREDIT_LIMIT_EXCEEDED: {
    en: en.CREDIT_LIMIT_EXCEEDED.meaning,
    ms: 'Hutang pelanggan akan melebihi had kredit.',
    zh: '客户欠款将超过信用额度。',
  },
  ROLLED_BACK: {
    en: en.ROLLED_BACK.meaning,
    ms: 'Baris lain bagi arahan pukal atomik gagal, jadi baris ini dikembalikan.',
    zh: '原子批量指令中的另一行失败，因此本行已撤回。',
  },
  NOT_RUN: {
    en: en.NOT_RUN.meaning,
    ms: 'Baris yang lebih awal gagal, jadi baris ini tidak dijalankan.',
    zh: '前面的行失败，因此本行未执行。',
  },
  VERIFY_MISMATCH: {
    en: en.VERIFY_MISMATCH.meaning,
    ms: 'Data telah disimpan, tetapi berbeza daripada permintaan.',
    zh: '已保存，但保存的数据与请求不同。',
  },
  AMOUNT_TOO_LARGE: {
    en: en.AMOUNT_TOO_LARGE.meaning,
    ms: 'Satu amaun, atau hasil darab kuantiti, harga dan kadar, terlalu besar untuk buku akaun.',
    zh: '某个金额，或数量、价格与汇率的乘积，超出账套的范围。',
  },
  SETUP_INCOMPLETE: {
    en: en.SETUP_INCOMPLETE.meaning,
    ms: 'Persediaan buku akaun belum lengkap. Akaun lalai, format penomboran atau akaun cukai tiada.',
    zh: '账套的设置不完整，缺少默认科目、编号格式或税务科目。',
  },
  BUDGET_EXCEEDED: {
    en: en.BUDGET_EXCEEDED.meaning,
    ms: 'Arahan itu melebihi had buku akaun ini bagi baris, saiz atau masa, jadi tiada apa-apa diubah.',
    zh: '指令超过此账套的行数、大小或时间限制，因此没有任何更改。',
  },
  BOOK_FULL: {
    en: en.BOOK_FULL.meaning,
    ms: 'Buku akaun telah mencapai had saiznya, jadi tiada apa-apa diubah. Membaca, membatalkan dan memadam masih boleh dilakukan.',
    zh: '账套已达大小上限，因此没有任何更改。仍可读取、作废和删除。',
  },
  INTERNAL_ERROR: {
    en: en.INTERNAL_ERROR.meaning,
    ms: 'Buku akaun gagal kerana pepijat, jadi tiada apa-apa diubah.',
    zh: '账套因程序错误而失败，因此没有任何更改。',
  },
});
