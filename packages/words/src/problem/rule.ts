/** The rules of payloads that involve several fields. The docs and the schema show their English sentence. */

import { all } from '../list.ts';
import { sentences } from '../sentence.ts';

export const ruleSays = sentences('rule', {
  arTakesDebtor: {
    en: 'AR and sales commands use debtorCode. Remove creditorCode.',
    ms: 'Arahan AR dan jualan menggunakan debtorCode. Buang creditorCode.',
    zh: 'AR 和销售指令使用 debtorCode。请删除 creditorCode。',
  },
  apTakesCreditor: {
    en: 'AP and purchase commands use creditorCode. Remove debtorCode.',
    ms: 'Arahan AP dan belian menggunakan creditorCode. Buang debtorCode.',
    zh: 'AP 和采购指令使用 creditorCode。请删除 debtorCode。',
  },
  datesInOrder: {
    en: 'dateFrom must not be later than dateTo.',
    ms: 'dateFrom tidak boleh lebih lewat daripada dateTo.',
    zh: 'dateFrom 不能晚于 dateTo。',
  },
  dueNotBeforeDocument: {
    en: 'dueDate must not be earlier than docDate.',
    ms: 'dueDate tidak boleh lebih awal daripada docDate.',
    zh: 'dueDate 不能早于 docDate。',
  },
  detailModeWithLines: {
    en: 'Send detailMode and lines together. Leave both out to change only the header.',
    ms: 'Hantar detailMode dan lines bersama-sama. Tinggalkan kedua-duanya untuk mengubah pengepala sahaja.',
    zh: 'detailMode 和 lines 必须一起发送。若只修改单头，请两者都省略。',
  },
  keysOnce: {
    en: 'A row key can appear only once in a request.',
    ms: 'Kunci baris hanya boleh muncul sekali dalam satu permintaan.',
    zh: '同一行键在一个请求中只能出现一次。',
  },
  lineSaysWhat: {
    en: 'Each line needs an itemCode, barCode, accountNo, description, amount or unitPrice.',
    ms: 'Setiap baris memerlukan itemCode, barCode, accountNo, description, amount atau unitPrice.',
    zh: '每行都需要 itemCode、barCode、accountNo、description、amount 或 unitPrice。',
  },
  knockOffNamesDocument: {
    en: 'Each knock-off needs the docKey or the docNo of its document.',
    ms: 'Setiap padanan memerlukan docKey atau docNo dokumennya.',
    zh: '每笔冲账都需要其单据的 docKey 或 docNo。',
  },
  knockOffTaxInsideDiscount: {
    en: 'taxAdjustment is the tax in the discount and must not exceed discountAmount.',
    ms: 'taxAdjustment ialah cukai dalam diskaun dan tidak boleh melebihi discountAmount.',
    zh: 'taxAdjustment 是折扣中的税额，不能超过 discountAmount。',
  },
  knockOffOnce: {
    en: 'A request can settle each document only once.',
    ms: 'Satu permintaan hanya boleh menjelaskan setiap dokumen sekali.',
    zh: '一个请求对每张单据只能冲账一次。',
  },
  paymentNamesAccount: {
    en: 'Each payment row needs a paymentMethod, a paymentAccountNo or, if a deposit pays it, a depositDocNo.',
    ms: 'Setiap baris bayaran memerlukan paymentMethod, paymentAccountNo atau, jika dibayar dengan deposit, depositDocNo.',
    zh: '每笔付款行都需要 paymentMethod、paymentAccountNo，或在以定金支付时提供 depositDocNo。',
  },
  chargeInsidePayment: {
    en: 'bankCharge is part of the amount and must not exceed it.',
    ms: 'bankCharge ialah sebahagian daripada amaun dan tidak boleh melebihinya.',
    zh: 'bankCharge 包含在金额中，不能超过该金额。',
  },
  journalOneSide: {
    en: 'Each journal line needs either a debit or a credit, not both.',
    ms: 'Setiap baris jurnal memerlukan sama ada debit atau kredit, bukan kedua-duanya.',
    zh: '每行日记账只能有借方或贷方之一。',
  },
  journalBalances: {
    en: 'The total debits and credits of a journal must be equal.',
    ms: 'Jumlah debit dan jumlah kredit jurnal mesti sama.',
    zh: '日记账的借方合计与贷方合计必须相等。',
  },
  onePartyPerLine: {
    en: 'Each line can have a debtorCode or a creditorCode, not both.',
    ms: 'Setiap baris boleh mempunyai debtorCode atau creditorCode, bukan kedua-duanya.',
    zh: '每行只能有 debtorCode 或 creditorCode 之一。',
  },
  transferLocationsDiffer: {
    en: 'fromLocation and toLocation must be different locations.',
    ms: 'fromLocation dan toLocation mestilah lokasi yang berbeza.',
    zh: 'fromLocation 和 toLocation 必须是不同的仓位。',
  },
  confirmUnlessValidateOnly: {
    en: 'confirm must be true to save. With validateOnly it is not needed.',
    ms: 'confirm mesti true untuk menyimpan. Dengan validateOnly, ia tidak diperlukan.',
    zh: '保存时 confirm 必须为 true。使用 validateOnly 时不需要。',
  },
  rowIdsOnce: {
    en: 'A rowId can appear only once in a request.',
    ms: 'rowId hanya boleh muncul sekali dalam satu permintaan.',
    zh: '同一 rowId 在一个请求中只能出现一次。',
  },
  codesDiffer: {
    en: 'newCode must be another code than oldCode.',
    ms: 'newCode mesti kod yang berbeza daripada oldCode.',
    zh: 'newCode 必须与 oldCode 不同。',
  },
  componentNotItself: {
    en: 'A component cannot be the finished good itself.',
    ms: 'Komponen tidak boleh barang siap itu sendiri.',
    zh: '组件不能是成品本身。',
  },
  sidesWithinAmount: {
    en: 'The knock-offs of each side must not total more than the amount of the contra.',
    ms: 'Jumlah padanan setiap pihak tidak boleh melebihi amaun kontra.',
    zh: '每一方的冲账合计不能超过对冲金额。',
  },
  bomComponentsOnce: {
    en: 'A component can appear only once in a bill of materials. Add up the quantities.',
    ms: 'Komponen hanya boleh muncul sekali dalam senarai bahan. Jumlahkan kuantitinya.',
    zh: '同一组件在物料清单中只能出现一次。请将数量相加。',
  },
  packageComponentsOneWay: {
    en: 'Components are sent as lines (or items), or as the single component of the top level; never both.',
    ms: 'Komponen dihantar sebagai lines (atau items), atau sebagai komponen tunggal di peringkat atas; jangan kedua-duanya.',
    zh: '组件可作为 lines（或 items）发送，或作为顶层的单个组件发送，不能两者并用。',
  },
  packageSingleComponentNamesItem: {
    en: 'The single component of the top level needs its itemCode, or the key of the component it changes.',
    ms: 'Komponen tunggal di peringkat atas memerlukan itemCode, atau kunci komponen yang diubahnya.',
    zh: '顶层的单个组件需要 itemCode，或它所修改的组件的键。',
  },
  packageSingleComponentFitsMode: {
    en: 'With append or replace, the single component needs itemCode. Leave lineKey and dtlKey out.',
    ms: 'Dengan append atau replace, komponen tunggal memerlukan itemCode. Tinggalkan lineKey dan dtlKey.',
    zh: '使用 append 或 replace 时，单个组件需要 itemCode。请省略 lineKey 和 dtlKey。',
  },
  packageDetailModeNeedsComponents: {
    en: 'detailMode decides what to do with the components. Leave it out to change only the header.',
    ms: 'detailMode menentukan apa yang dibuat dengan komponen. Tinggalkannya untuk mengubah pengepala sahaja.',
    zh: 'detailMode 决定如何处理组件。若只修改单头，请省略它。',
  },
  packageKeysAgree: {
    en: 'lineKey and dtlKey name the same component; sent together they must be equal.',
    ms: 'lineKey dan dtlKey merujuk komponen yang sama; jika dihantar bersama, kedua-duanya mesti sama.',
    zh: 'lineKey 和 dtlKey 指同一组件；一起发送时必须相等。',
  },
  packageComponentsOnce: {
    en: 'The same component item can appear twice only if allowDuplicateItemCode is true.',
    ms: 'Item komponen yang sama boleh muncul dua kali hanya jika allowDuplicateItemCode ialah true.',
    zh: '只有 allowDuplicateItemCode 为 true 时，同一组件商品才可出现两次。',
  },
  packageHasComponents: {
    en: 'A package needs components: lines, or itemCode for a single one.',
    ms: 'Pakej memerlukan komponen: lines, atau itemCode untuk satu komponen.',
    zh: '套装需要组件：lines，或单个组件的 itemCode。',
  },
  lineNamesAccount: {
    en: 'Every line names an accountNo, a debtorCode, a creditorCode or, on a deposit, its depositDocNo.',
    ms: 'Setiap baris memerlukan accountNo, debtorCode, creditorCode atau, bagi deposit, depositDocNo.',
    zh: '每行都需要 accountNo、debtorCode、creditorCode，或定金的 depositDocNo。',
  },
  amountOrLines: {
    en: 'The document needs its rows in lines or, when it has one row only, an amount at the top.',
    ms: 'Dokumen memerlukan baris dalam lines atau, jika hanya ada satu baris, amount di peringkat atas.',
    zh: '单据需要 lines 中的行；若只有一行，可在顶层提供 amount。',
  },
  amountNotWithLines: {
    en: 'amount is for a document in one row. If you send lines, send the amounts in the lines.',
    ms: 'amount adalah untuk dokumen satu baris. Jika anda menghantar lines, hantar amaun dalam lines.',
    zh: 'amount 用于只有一行的单据。若发送 lines，请在 lines 中提供金额。',
  },
  rowHasAmount: {
    en: 'Every row of a ledger document has an amount.',
    ms: 'Setiap baris dokumen lejar memerlukan amaun.',
    zh: '总账单据的每一行都需要金额。',
  },
  branchOnce: {
    en: 'A branch code can appear only once.',
    ms: 'Kod cawangan hanya boleh muncul sekali.',
    zh: '同一分行代码只能出现一次。',
  },
  knockOffHasAmount: {
    en: 'Each knock-off needs the amount that it settles.',
    ms: 'Setiap padanan memerlukan amaun yang dijelaskannya.',
    zh: '每笔冲账都需要其结清的金额。',
  },
  withholdingInsidePayment: {
    en: 'withholdingTaxAmount is withheld from the amount and must not exceed it.',
    ms: 'withholdingTaxAmount ditahan daripada amaun dan tidak boleh melebihinya.',
    zh: 'withholdingTaxAmount 从金额中预扣，不能超过该金额。',
  },
  depositPaysAlone: {
    en: 'A row that a deposit pays moves no money. Leave paymentAccountNo and bankCharge out.',
    ms: 'Baris yang dibayar dengan deposit tidak menggerakkan wang. Tinggalkan paymentAccountNo dan bankCharge.',
    zh: '以定金支付的行没有资金流动。请省略 paymentAccountNo 和 bankCharge。',
  },
  onlyPaymentsUseDeposits: {
    en: 'Only payments can use deposits and withholding tax. Leave them out of a refund or a deposit.',
    ms: 'Hanya bayaran boleh menggunakan deposit dan cukai pegangan. Tinggalkannya bagi bayaran balik atau deposit.',
    zh: '只有付款可以使用定金和预扣税。退款或定金请省略它们。',
  },
  knockOffsWithinPayments: {
    en: 'The knock-off amounts must not total more than the payments. Discounts are not included.',
    ms: 'Jumlah padanan tidak boleh melebihi bayaran. Diskaun tidak termasuk.',
    zh: '冲账金额合计不能超过付款。折扣不计在内。',
  },
  depositSettlesNothing: {
    en: 'A deposit settles nothing by itself: apply it with a payment whose row names its number as depositDocNo.',
    ms: 'Deposit tidak menjelaskan apa-apa dengan sendirinya: gunakannya dengan bayaran yang barisnya menyatakan nombornya sebagai depositDocNo.',
    zh: '定金本身不结清任何单据：请用付款来使用它，并在付款行的 depositDocNo 中填写其号码。',
  },
  stockLineHasLocation: {
    en: 'Every stock line needs a location, its own or the header’s.',
    ms: 'Setiap baris stok memerlukan lokasi, sama ada pada baris itu atau pada pengepala.',
    zh: '每行库存都需要仓位，可在该行或单头中提供。',
  },
  transferNamesLocations: {
    en: 'A stock transfer needs fromLocation and toLocation, in the header or on every line.',
    ms: 'Pindahan stok memerlukan fromLocation dan toLocation, dalam pengepala atau pada setiap baris.',
    zh: '库存调拨需要 fromLocation 和 toLocation，可在单头或每一行中提供。',
  },
  adjustmentNotZero: {
    en: 'The quantity must not be zero. A positive quantity adds stock, a negative one removes it.',
    ms: 'Kuantiti tidak boleh sifar. Kuantiti positif menambah stok, kuantiti negatif mengurangkannya.',
    zh: '数量不能为零。正数增加库存，负数减少库存。',
  },
  conversionUnitsDiffer: {
    en: 'A conversion turns one unit into another; fromUom and toUom must differ.',
    ms: 'Penukaran menukar satu unit kepada unit lain; fromUom dan toUom mesti berbeza.',
    zh: '单位转换是把一种单位换成另一种；fromUom 和 toUom 必须不同。',
  },
  oneSource: {
    en: 'Send exactly one of uuid and document.',
    ms: 'Hantar tepat satu antara uuid dan document.',
    zh: 'uuid 和 document 必须且只能发送其一。',
  },
  documentIsUbl: {
    en: 'document must be the JSON string of a UBL e-invoice: an object whose Invoice is an array with one element.',
    ms: 'document mesti rentetan JSON e-Invois UBL: objek yang Invoice-nya ialah tatasusunan dengan satu unsur.',
    zh: 'document 必须是 UBL 电子发票的 JSON 字符串：其 Invoice 是只有一个元素的数组的对象。',
  },
  overrideOnce: {
    en: 'Each line of the e-invoice can be overridden only once.',
    ms: 'Setiap baris e-Invois hanya boleh diganti sekali.',
    zh: '电子发票的每一行只能被覆盖一次。',
  },
  paymentsOfCashPurchase: {
    en: 'payments go with targetType CP only.',
    ms: 'payments hanya untuk targetType CP.',
    zh: 'payments 只能与 targetType CP 一起使用。',
  },
  mappingByOne: {
    en: 'Send either supplierItemCode or supplierDescription, not both.',
    ms: 'Hantar sama ada supplierItemCode atau supplierDescription, bukan kedua-duanya.',
    zh: '只能发送 supplierItemCode 或 supplierDescription 之一。',
  },
  unitNeedsItem: { en: 'uom goes with itemCode.', ms: 'uom memerlukan itemCode.', zh: 'uom 需要与 itemCode 一起发送。' },
  mappingLeadsSomewhere: {
    en: 'A mapping names our itemCode or our accountNo.',
    ms: 'Pemetaan memerlukan itemCode atau accountNo kami.',
    zh: '对应关系需要我方的 itemCode 或 accountNo。',
  },
  tinShape: {
    en: 'A TIN is IG and digits for an individual, C or another prefix and digits for a company (no leading zero, ending in 0), or one of the generic EI00000000010, 20, 30 and 40.',
    ms: 'TIN ialah IG dan digit bagi individu, C atau awalan lain dan digit bagi syarikat (tanpa sifar di hadapan, berakhir dengan 0), atau salah satu TIN umum EI00000000010, 20, 30 dan 40.',
    zh: 'TIN：个人为 IG 加数字；公司为 C 或其他前缀加数字（开头无零，以 0 结尾）；或通用的 EI00000000010、20、30、40 之一。',
  },
  identityWhole: {
    en: 'idType and idNo go together.',
    ms: 'idType dan idNo mesti dihantar bersama.',
    zh: 'idType 和 idNo 必须一起发送。',
  },
  entitiesDiffer: {
    en: 'newTaxEntityID must differ from oldTaxEntityID.',
    ms: 'newTaxEntityID mesti berbeza daripada oldTaxEntityID.',
    zh: 'newTaxEntityID 必须与 oldTaxEntityID 不同。',
  },
  effectiveDatesInOrder: {
    en: 'effectiveFrom must not be later than effectiveTo.',
    ms: 'effectiveFrom tidak boleh lebih lewat daripada effectiveTo.',
    zh: 'effectiveFrom 不能晚于 effectiveTo。',
  },
  commitOrReopen: {
    en: 'A return is committed or reopened, not both in one request.',
    ms: 'Penyata cukai dimuktamadkan atau dibuka semula, bukan kedua-duanya dalam satu permintaan.',
    zh: '一个请求中只能确认或重开税务申报表，不能两者同时进行。',
  },
  transferLineSelects: {
    en: 'Every transfer line selects its source line by dtlKey or by lineNo.',
    ms: 'Setiap baris pindahan memilih baris sumbernya dengan dtlKey atau lineNo.',
    zh: '每个转单行须以 dtlKey 或 lineNo 选定来源行。',
  },
  clearedEntryNamesLine: {
    en: 'Each cleared line needs the glKey of its ledger line or the docNo of its document.',
    ms: 'Setiap baris yang disesuaikan memerlukan glKey baris lejarnya atau docNo dokumennya.',
    zh: '每个对账行都需要其分类账行的 glKey 或其单据的 docNo。',
  },
  clearedEntryOnce: {
    en: 'A ledger line can be cleared only once in a request.',
    ms: 'Baris lejar hanya boleh disesuaikan sekali dalam satu permintaan.',
    zh: '同一分类账行在一个请求中只能对账一次。',
  },
  cashBookTotalPositive: {
    en: 'The lines of a cash book entry must total more than zero.',
    ms: 'Jumlah baris catatan buku tunai mesti lebih daripada sifar.',
    zh: '现金簿分录各行的合计必须大于零。',
  },
  notItsOwnParent: {
    en: 'An account cannot be its own parent.',
    ms: 'Akaun tidak boleh menjadi induknya sendiri.',
    zh: '科目不能是自己的上级科目。',
  },
  twoAccounts: {
    en: 'Cost and accumulated depreciation need two different accounts.',
    ms: 'Kos dan susut nilai terkumpul memerlukan dua akaun yang berbeza.',
    zh: '成本和累计折旧需要两个不同的科目。',
  },
  priceOnce: {
    en: 'There can be only one special price for each unit and price category or customer.',
    ms: 'Hanya boleh ada satu harga khas bagi setiap unit dan kategori harga atau pelanggan.',
    zh: '每个单位与价格类别或客户的组合只能有一个特价。',
  },
  priceForSomeone: {
    en: 'A special price names either a priceCategory or a debtorCode.',
    ms: 'Harga khas memerlukan sama ada priceCategory atau debtorCode.',
    zh: '特价需要 priceCategory 或 debtorCode 之一。',
  },
  uomOnce: {
    en: 'A unit of measure can appear only once.',
    ms: 'Unit ukuran hanya boleh muncul sekali.',
    zh: '同一单位只能出现一次。',
  },
  baseUomRateOne: { en: 'The base unit has the rate 1.', ms: 'Unit asas mempunyai kadar 1.', zh: '基本单位的换算率为 1。' },
  otherUomsHaveRate: {
    en: 'Each unit other than the base unit needs the number of base units it contains.',
    ms: 'Setiap unit selain unit asas memerlukan bilangan unit asas yang dikandunginya.',
    zh: '基本单位以外的每个单位都需要其所含的基本单位数量。',
  },
  minPriceWithinPrice: {
    en: 'minPrice must not be higher than price.',
    ms: 'minPrice tidak boleh lebih tinggi daripada price.',
    zh: 'minPrice 不能高于 price。',
  },
  groupsOfTemplate: {
    en: 'The template must be able to group by groupBy.',
    ms: 'Templat mesti boleh dikumpulkan mengikut groupBy.',
    zh: '该模板必须支持按 groupBy 分组。',
  },
  documentOrReport: {
    en: 'A document needs docType and docNo; a report needs its template.',
    ms: 'Dokumen memerlukan docType dan docNo; laporan memerlukan template.',
    zh: '单据需要 docType 和 docNo；报表需要 template。',
  },
  partyOrReport: {
    en: 'A statement of account needs partyCode; a report needs its template.',
    ms: 'Penyata akaun memerlukan partyCode; laporan memerlukan template.',
    zh: '对账单需要 partyCode；报表需要 template。',
  },
  assemblySaysWhat: {
    en: 'An assembly needs itemCode, qty and location, or fromDocNo for an order that has them.',
    ms: 'Pemasangan memerlukan itemCode, qty dan location, atau fromDocNo bagi pesanan yang menyatakannya.',
    zh: '组装需要 itemCode、qty 和 location，或以 fromDocNo 指明载有它们的订单。',
  },
  claimNeedsAccount: {
    en: 'Claimable tax needs an account to claim it from and a code for purchases.',
    ms: 'Cukai yang boleh dituntut memerlukan akaun tuntutan dan kod untuk belian.',
    zh: '可抵扣的税需要抵扣科目，且必须是采购用的税码。',
  },
  outputNeedsAccount: {
    en: 'A code for supplies with a rate above zero needs the account that the tax is owed on.',
    ms: 'Kod untuk bekalan dengan kadar melebihi sifar memerlukan akaun cukai terhutang.',
    zh: '税率大于零的销售税码需要应缴税款科目。',
  },
  exemptHasNoRate: {
    en: 'A code with e-invoice type E is exempt: its rate is 0.',
    ms: 'Kod dengan jenis e-Invois E dikecualikan: kadarnya 0.',
    zh: '电子发票类型 E 的税码是免税的：其税率为 0。',
  },
  keysSelectRows: {
    en: (key: string) => `With detailMode update or delete, each line needs ${key}. With append or replace, leave ${key} out.`,
    ms: (key) =>
      `Dengan detailMode update atau delete, setiap baris memerlukan ${key}. Dengan append atau replace, tinggalkan ${key}.`,
    zh: (key) => `detailMode 为 update 或 delete 时，每行都需要 ${key}。为 append 或 replace 时，请省略 ${key}。`,
  },
  keysSelectComponents: {
    en: 'With detailMode update (the default) or delete, each line needs lineKey or dtlKey. With append or replace, leave both out.',
    ms: 'Dengan detailMode update (lalai) atau delete, setiap baris memerlukan lineKey atau dtlKey. Dengan append atau replace, tinggalkan kedua-duanya.',
    zh: 'detailMode 为 update（默认）或 delete 时，每行都需要 lineKey 或 dtlKey。为 append 或 replace 时，请两者都省略。',
  },
  lineNeedsKey: {
    en: (mode: string, key: string) => `With detailMode ${mode}, each line needs ${key}.`,
    ms: (mode, key) => `Dengan detailMode ${mode}, setiap baris memerlukan ${key}.`,
    zh: (mode, key) => `detailMode 为 ${mode} 时，每行都需要 ${key}。`,
  },
  lineTakesNoKey: {
    en: (mode: string, key: string) =>
      `With detailMode ${mode}, leave ${key} out. The account book assigns the keys of new lines.`,
    ms: (mode, key) => `Dengan detailMode ${mode}, tinggalkan ${key}. Buku akaun memberikan kunci baris baharu.`,
    zh: (mode, key) => `detailMode 为 ${mode} 时，请省略 ${key}。新行的键由账套分配。`,
  },
  newRowsComplete: {
    en: (names: readonly string[]) =>
      `Rows of detailMode append and replace need ${names.join(', ')}, as the lines of the create command do.`,
    ms: (names) => `Baris bagi detailMode append dan replace memerlukan ${names.join(', ')}, seperti baris arahan cipta.`,
    zh: (names) => `detailMode 为 append 和 replace 的行需要 ${names.join('、')}，与创建指令的行相同。`,
  },
  onlyOneOf: {
    en: (names: readonly string[]) => `Send only one of ${all.en(names)}.`,
    ms: (names) => `Hantar hanya satu antara ${all.ms(names)}.`,
    zh: (names) => `${all.zh(names)} 只能发送其一。`,
  },
  youSent: {
    en: (rule: string, first: string, second: string) => `${rule} You sent ${first} and ${second}.`,
    ms: (rule, first, second) => `${rule} Anda menghantar ${first} dan ${second}.`,
    zh: (rule, first, second) => `${rule}您发送的是 ${first} 和 ${second}。`,
  },
  sidesDiffer: {
    en: (debit: string, credit: string) => `The debits total ${debit} and the credits ${credit}. They must be equal.`,
    ms: (debit, credit) => `Jumlah debit ialah ${debit} dan jumlah kredit ${credit}. Kedua-duanya mesti sama.`,
    zh: (debit, credit) => `借方合计为 ${debit}，贷方合计为 ${credit}。两者必须相等。`,
  },
  sideAboveAmount: {
    en: (side: string) => `The ${side} knock-offs together exceed the amount.`,
    ms: (side) => `Jumlah padanan ${side} melebihi amaun.`,
    zh: (side) => `${side} 一方的冲账合计超过金额。`,
  },
  templateGroups: {
    en: (template: string, groups: readonly string[], sent: string) =>
      `${template} can be grouped by ${groups.join(', ')}; you sent ${sent}.`,
    ms: (template, groups, sent) => `${template} boleh dikumpulkan mengikut ${groups.join(', ')}; anda menghantar ${sent}.`,
    zh: (template, groups, sent) => `${template} 可按 ${groups.join('、')} 分组；您发送的是 ${sent}。`,
  },
  unknownTemplate: {
    en: (template: string, near: string) => `Template ${template} does not exist. Did you mean ${near}?`,
    ms: (template, near) => `Templat ${template} tidak wujud. Adakah maksud anda ${near}?`,
    zh: (template, near) => `模板 ${template} 不存在。您是指 ${near}？`,
  },
  oneParty: {
    en: 'Send one of partyCode, debtorCode and creditorCode.',
    ms: 'Hantar satu antara partyCode, debtorCode dan creditorCode.',
    zh: 'partyCode、debtorCode 和 creditorCode 只能发送其一。',
  },
});
