/** What the account book says of submitting, cancelling, consolidating, self-billing and importing e-invoices. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';
import { allOf } from './closed-list.ts';
import { setWith } from './setting-remedy.ts';

export const bookEInvoiceSays = sentences('bookEInvoice', {
  notSubmitted: {
    en: (docNo: string) => `No e-invoice of ${docNo} has been submitted. Use einvoice.status.list to list the submitted ones.`,
    ms: (docNo) =>
      `Tiada e-Invois bagi ${docNo} telah diserahkan. Gunakan einvoice.status.list untuk menyenaraikan yang telah diserahkan.`,
    zh: (docNo) => `${docNo} 没有提交过电子发票。请用 einvoice.status.list 列出已提交的。`,
  },
  filedOtherwise: {
    en: (docNo: string, uuid: string) =>
      `MyInvois has ${uuid} under the number ${docNo}, and the book does not know it. Run ledgerline-connector einvoice reconcile --adopt.`,
    ms: (docNo, uuid) =>
      `MyInvois mempunyai ${uuid} di bawah nombor ${docNo}, dan buku tidak mengenalinya. Jalankan ledgerline-connector einvoice reconcile --adopt.`,
    zh: (docNo, uuid) =>
      `MyInvois 在编号 ${docNo} 下有 ${uuid}，而账套不知道它。请运行 ledgerline-connector einvoice reconcile --adopt。`,
  },
  severalTypes: {
    en: (docNo: string) => `Several documents have the number ${docNo}. Send docType to choose one.`,
    ms: (docNo) => `Beberapa dokumen mempunyai nombor ${docNo}. Hantar docType untuk memilih satu.`,
    zh: (docNo) => `有多张单据的编号是 ${docNo}。请发送 docType 来选择。`,
  },
  cannotCancel: {
    en: (docNo: string, status: string) =>
      `The e-invoice of ${docNo} is ${status}. Only a Valid e-invoice can be cancelled. Refresh its status first.`,
    ms: (docNo, status) =>
      `e-Invois bagi ${docNo} berstatus ${status}. Hanya e-Invois yang Valid boleh dibatalkan. Segar semula statusnya dahulu.`,
    zh: (docNo, status) => `${docNo} 的电子发票状态是 ${status}。只有 Valid 的电子发票才能取消。请先刷新其状态。`,
  },
  cancelTooLate: {
    en: (docNo: string, validatedAt: string, hours: number) =>
      `${docNo} was validated at ${validatedAt}, more than ${hours} hours ago. Issue a credit note instead.`,
    ms: (docNo, validatedAt, hours) =>
      `${docNo} telah disahkan pada ${validatedAt}, lebih ${hours} jam yang lalu. Keluarkan nota kredit.`,
    zh: (docNo, validatedAt, hours) => `${docNo} 于 ${validatedAt} 通过验证，已超过 ${hours} 小时。请改为开具贷项通知单。`,
  },
  referenced: {
    en: (docNo: string, notes: string) => `${notes} refers to ${docNo}. Void ${notes} first.`,
    ms: (docNo, notes) => `${notes} merujuk kepada ${docNo}. Batalkan ${notes} dahulu.`,
    zh: (docNo, notes) => `${notes} 引用了 ${docNo}。请先作废 ${notes}。`,
  },
  nothingToConsolidate: {
    en: (month: string) => `${month} has nothing to consolidate. Choose another month.`,
    ms: (month) => `Tiada apa-apa untuk disatukan bagi ${month}. Pilih bulan lain.`,
    zh: (month) => `${month} 没有可合并的内容。请选择其他月份。`,
  },
  allLeftOut: {
    en: (month: string, count: number, docNo: string) =>
      `${month} has nothing to consolidate. ${counted(count, 'sale was', 'sales were')} left out, for example ${docNo}. Choose another month.`,
    ms: (month, count, docNo) =>
      `Tiada apa-apa untuk disatukan bagi ${month}. ${count} jualan dikecualikan, contohnya ${docNo}. Pilih bulan lain.`,
    zh: (month, count, docNo) => `${month} 没有可合并的内容。有 ${count} 笔销售未纳入，例如 ${docNo}。请选择其他月份。`,
  },
  draftEmpty: {
    en: (draft: string) => `${draft} has no documents left. Void it, or create another draft.`,
    ms: (draft) => `${draft} tiada dokumen lagi. Batalkannya, atau cipta draf lain.`,
    zh: (draft) => `${draft} 已没有单据。请作废它，或创建其他草稿。`,
  },
  rejected: {
    en: (code: string, reason: string) => `${code}: ${reason}`,
    ms: (code, reason) => `Get laluan menolak e-Invois ini. Betulkan sebabnya, kemudian serahkan semula. (${code}: ${reason})`,
    zh: (code, reason) => `网关拒绝了该电子发票。请修正原因后重新提交。（${code}: ${reason}）`,
  },
  noGateway: {
    en: (assignment: string) =>
      `This account book sends no e-invoices because no gateway is set. To rehearse them in a sandbox: ${setWith.en(assignment)}`,
    ms: (assignment) =>
      `Buku akaun ini tidak menghantar e-Invois kerana tiada get laluan ditetapkan. Untuk berlatih dalam kotak pasir: ${setWith.ms(assignment)}`,
    zh: (assignment) => `此账套不发送电子发票，因为没有设置网关。要在沙盒中演练：${setWith.zh(assignment)}`,
  },
  willBeSent: {
    en: 'The e-invoices are stored and the connector sends them. Do not submit them again; einvoice.status.list shows their status.',
    ms: 'e-Invois disimpan dan penyambung akan menghantarnya. Jangan serahkan semula; einvoice.status.list menunjukkan hasilnya.',
    zh: '电子发票已保存，由连接器发送。请勿再次提交；einvoice.status.list 显示其结果。',
  },
  noDisclosure: {
    en: (version: string) =>
      `Version ${version} is for the voluntary disclosure programme, and einvoice.disclosureUntil is not set or over. Use version auto.`,
    ms: (version) =>
      `Versi ${version} adalah bagi program pengakuan sukarela, dan einvoice.disclosureUntil tidak ditetapkan atau sudah tamat. Gunakan versi auto.`,
    zh: (version) => `版本 ${version} 用于自愿披露计划，而 einvoice.disclosureUntil 没有设置或已过期。请使用版本 auto。`,
  },
  taxpayerUnknown: {
    en: (tin: string, idType: string, idNo: string) =>
      `The tax authority does not know TIN ${tin} with ${idType} ${idNo}. Correct the tax entity, then submit again.`,
    ms: (tin, idType, idNo) =>
      `Pihak berkuasa cukai tidak mengenali TIN ${tin} dengan ${idType} ${idNo}. Betulkan entiti cukai, kemudian serahkan semula.`,
    zh: (tin, idType, idNo) => `税务机关没有 TIN ${tin} 与 ${idType} ${idNo} 的记录。请更正税务实体，然后重新提交。`,
  },
  sentElsewhere: {
    en: (docNo: string, sentTo: string, place: string) =>
      `${docNo} was sent to ${sentTo}, and e-invoices now go to ${place}. To cancel it, send to ${sentTo} again in the settings of the book.`,
    ms: (docNo, sentTo, place) =>
      `${docNo} dihantar ke ${sentTo}, dan e-Invois kini dihantar ke ${place}. Untuk membatalkannya, pilih semula ${sentTo} dalam tetapan buku.`,
    zh: (docNo, sentTo, place) =>
      `${docNo} 发送到了 ${sentTo}，而电子发票现在发送到 ${place}。要取消它，请在账套的设置中改回 ${sentTo}。`,
  },
  rejectionsNotAsked: {
    en: 'MyInvois has not answered yet. These are the requests that are known so far; the connector continues to ask.',
    ms: 'MyInvois belum menjawab. Ini permintaan yang diketahui setakat ini; penyambung terus bertanya.',
    zh: 'MyInvois 尚未回应。这些是目前已知的请求；连接器会继续查询。',
  },
  notFetched: {
    en: (uuid: string) => `The connector could not fetch e-invoice ${uuid} from MyInvois in time. Try again in a minute.`,
    ms: (uuid) =>
      `Penyambung tidak dapat mengambil e-Invois ${uuid} daripada MyInvois dalam masa yang ditetapkan. Cuba lagi sebentar nanti.`,
    zh: (uuid) => `连接器未能及时从 MyInvois 取得电子发票 ${uuid}。请稍后再试。`,
  },
  intermediaryCannotRead: {
    en: 'An intermediary cannot read what a taxpayer receives. Send the e-invoice itself in document.',
    ms: 'Perantara tidak boleh membaca apa yang diterima oleh pembayar cukai. Hantar e-Invois itu sendiri dalam document.',
    zh: '中介机构不能读取纳税人收到的内容。请在 document 中发送电子发票本身。',
  },
  signatureInvalid: {
    en: (uuid: string) => `The signature of e-invoice ${uuid} does not match its content. Ask the supplier before you pay it.`,
    ms: (uuid) => `Tandatangan e-Invois ${uuid} tidak sepadan dengan kandungannya. Tanya pembekal sebelum anda membayarnya.`,
    zh: (uuid) => `电子发票 ${uuid} 的签名与其内容不符。付款前请询问供应商。`,
  },
  clockAhead: {
    en: (minutes: number) =>
      `The clock of this machine is ${minutes} minutes ahead of the tax authority's. Set the clock, then submit again.`,
    ms: (minutes) =>
      `Jam komputer ini ${minutes} minit lebih awal daripada jam pihak berkuasa cukai. Betulkan jam, kemudian serahkan semula.`,
    zh: (minutes) => `本机时钟比税务机关的快 ${minutes} 分钟。请校准时钟，然后重新提交。`,
  },
  certificateEnded: {
    en: (day: string) =>
      `The certificate that signs e-invoices ended on ${day}. Store a new one on the connector's machine, then submit again.`,
    ms: (day) =>
      `Sijil yang menandatangani e-Invois telah tamat tempoh pada ${day}. Simpan sijil baharu pada komputer penyambung, kemudian serahkan semula.`,
    zh: (day) => `签署电子发票的证书已于 ${day} 到期。请在连接器所在电脑上存入新证书，然后重新提交。`,
  },
  clockBehind: {
    en: (minutes: number) =>
      `The clock of this machine is ${minutes} minutes behind the tax authority's. Set the clock, then submit again.`,
    ms: (minutes) =>
      `Jam komputer ini ${minutes} minit lebih lewat daripada jam pihak berkuasa cukai. Betulkan jam, kemudian serahkan semula.`,
    zh: (minutes) => `本机时钟比税务机关的慢 ${minutes} 分钟。请校准时钟，然后重新提交。`,
  },
  gatewayMissing: {
    en: (name: string) =>
      `The e-invoice gateway ${name} is not available in this account book. Ask the owner of the book to set another one.`,
    ms: (name) =>
      `Get laluan e-Invois ${name} tidak tersedia dalam buku akaun ini. Minta pemilik buku akaun menetapkan yang lain.`,
    zh: (name) => `此账套没有电子发票网关 ${name}。请账套的所有者设置其他网关。`,
  },
  pendingTooLong: {
    en: (docNo: string, hours: number) =>
      `${docNo} has been pending for more than ${hours} hours. Refresh its status, then submit it again.`,
    ms: (docNo, hours) => `${docNo} telah menunggu lebih ${hours} jam. Segar semula statusnya, kemudian serahkan semula.`,
    zh: (docNo, hours) => `${docNo} 已等待超过 ${hours} 小时。请刷新其状态，然后重新提交。`,
  },
  alreadySubmitted: {
    en: (docNo: string, status: string) => `${docNo} is already ${status}. Cancel that first, or issue a note.`,
    ms: (docNo, status) => `${docNo} sudah berstatus ${status}. Batalkannya dahulu, atau keluarkan nota.`,
    zh: (docNo, status) => `${docNo} 的状态已是 ${status}。请先取消，或开具通知单。`,
  },
  alreadyConsolidated: {
    en: (docNo: string, status: string) =>
      `${docNo} is in a consolidation that is already ${status}. Cancel that first, or issue a note.`,
    ms: (docNo, status) =>
      `${docNo} berada dalam penyatuan yang sudah berstatus ${status}. Batalkannya dahulu, atau keluarkan nota.`,
    zh: (docNo, status) => `${docNo} 所在的合并电子发票状态已是 ${status}。请先取消，或开具通知单。`,
  },
  justSubmitted: {
    en: (docNo: string) => `${docNo} was submitted within the last second. Wait a few seconds.`,
    ms: (docNo) => `${docNo} telah diserahkan dalam saat terakhir. Tunggu beberapa saat.`,
    zh: (docNo) => `${docNo} 在一秒之内刚提交过。请等几秒钟。`,
  },
  batchTooLarge: {
    en: (docNo: string) => `The batch would exceed 5 MB with ${docNo}. Submit it on its own.`,
    ms: (docNo) => `Kelompok ini akan melebihi 5 MB dengan ${docNo}. Serahkannya secara berasingan.`,
    zh: (docNo) => `加上 ${docNo}，该批次会超过 5 MB。请单独提交。`,
  },
  someFailed: {
    en: (failed: number, total: number) =>
      `${failed} of ${counted(total, 'document', 'documents')} could not be submitted. See results for the reasons.`,
    ms: (failed, total) => `${failed} daripada ${total} dokumen tidak dapat diserahkan. Lihat results untuk sebabnya.`,
    zh: (failed, total) => `${total} 张单据中有 ${failed} 张无法提交。原因见 results。`,
  },
  rejectLate: {
    en: (who: string, docNo: string) => `${who} requested to reject ${docNo} after its 72 hours. The e-invoice stays Valid.`,
    ms: (who, docNo) => `${who} meminta penolakan ${docNo} selepas 72 jam. e-Invois itu kekal Valid.`,
    zh: (who, docNo) => `${who} 在 72 小时之后请求拒绝 ${docNo}。该电子发票仍为 Valid。`,
  },
  rejectRequested: {
    en: (who: string, docNo: string, reason: string) => `${who} asks to reject ${docNo}: ${reason}`,
    ms: (who, docNo, reason) => `${who} meminta penolakan ${docNo}: ${reason}`,
    zh: (who, docNo, reason) => `${who} 请求拒绝 ${docNo}：${reason}`,
  },
  inDraft: {
    en: (docNo: string, draft: string) => `${docNo} is already in ${draft}. Leave it out.`,
    ms: (docNo, draft) => `${docNo} sudah ada dalam ${draft}. Tinggalkannya.`,
    zh: (docNo, draft) => `${docNo} 已在 ${draft} 中。请删除它。`,
  },
  importedBefore: {
    en: (docNo: string) => `${docNo} was imported from an e-invoice of its supplier. Leave it out.`,
    ms: (docNo) => `${docNo} telah diimport daripada e-Invois pembekalnya. Tinggalkannya.`,
    zh: (docNo) => `${docNo} 是从供应商的电子发票导入的。请删除它。`,
  },
  notIndividual: {
    en: (docNo: string) => `${docNo} is not from an individual, so it needs its own self-billed e-invoice. Leave it out.`,
    ms: (docNo) => `${docNo} bukan daripada individu, jadi ia memerlukan e-Invois bil kendiri tersendiri. Tinggalkannya.`,
    zh: (docNo) => `${docNo} 不是来自个人，因此需要单独的自开电子发票。请删除它。`,
  },
  oneCurrency: {
    en: 'All documents on one draft must have the same currency. Create one draft for each currency.',
    ms: 'Semua dokumen dalam satu draf mestilah menggunakan mata wang yang sama. Cipta satu draf bagi setiap mata wang.',
    zh: '一个草稿中的所有单据必须使用相同货币。请为每种货币创建一个草稿。',
  },
  notForUs: {
    en: (buyerTin: string, tin: string) =>
      `The e-invoice is addressed to ${buyerTin}, not to our TIN ${tin}. Check the file, and our TIN with einvoice.setting.get.`,
    ms: (buyerTin, tin) =>
      `e-Invois ini dialamatkan kepada ${buyerTin}, bukan TIN kami ${tin}. Semak fail itu, dan TIN kami dengan einvoice.setting.get.`,
    zh: (buyerTin, tin) =>
      `该电子发票开给 ${buyerTin}，不是我方的 TIN ${tin}。请检查文件，并用 einvoice.setting.get 检查我方的 TIN。`,
  },
  forNoTin: {
    en: (tin: string) =>
      `The e-invoice is addressed to no TIN, not to our TIN ${tin}. Check the file, and our TIN with einvoice.setting.get.`,
    ms: (tin) =>
      `e-Invois ini tidak dialamatkan kepada mana-mana TIN, bukan TIN kami ${tin}. Semak fail itu, dan TIN kami dengan einvoice.setting.get.`,
    zh: (tin) => `该电子发票没有买方 TIN，不是我方的 TIN ${tin}。请检查文件，并用 einvoice.setting.get 检查我方的 TIN。`,
  },
  notAtGateway: {
    en: (uuid: string) => `The gateway has no e-invoice ${uuid} for this company. Check the uuid.`,
    ms: (uuid) => `Get laluan tiada e-Invois ${uuid} bagi syarikat ini. Semak uuid.`,
    zh: (uuid) => `网关中没有该公司的电子发票 ${uuid}。请检查 uuid。`,
  },
  importNotValid: {
    en: (uuid: string, status: string) =>
      `The e-invoice ${uuid} is ${status}. Only a Valid e-invoice can be imported. Ask the supplier for a valid one.`,
    ms: (uuid, status) =>
      `e-Invois ${uuid} berstatus ${status}. Hanya e-Invois yang Valid boleh diimport. Minta yang sah daripada pembekal.`,
    zh: (uuid, status) => `电子发票 ${uuid} 的状态是 ${status}。只有 Valid 的电子发票才能导入。请向供应商索取有效的电子发票。`,
  },
  notPurchase: {
    en: (typeCode: string) => `An e-invoice of type ${typeCode} is not a purchase or a purchase return. Enter it by hand.`,
    ms: (typeCode) => `e-Invois jenis ${typeCode} bukan belian atau pulangan belian. Masukkannya secara manual.`,
    zh: (typeCode) => `类型为 ${typeCode} 的电子发票不是采购或采购退货。请手动输入。`,
  },
  noteTarget: {
    en: 'A credit note becomes a purchase return. Send targetType PR, or leave it out.',
    ms: 'Nota kredit menjadi pulangan belian. Hantar targetType PR, atau tinggalkannya.',
    zh: '贷项通知单会成为采购退货。请发送 targetType PR，或省略它。',
  },
  invoiceTarget: {
    en: 'An invoice becomes a purchase. Send targetType PI, CP or PB.',
    ms: 'Invois menjadi belian. Hantar targetType PI, CP atau PB.',
    zh: '发票会成为采购。请发送 targetType PI、CP 或 PB。',
  },
  otherTin: {
    en: (creditor: string, tin: string) =>
      `${creditor} does not have the TIN ${tin} of the issuer. Choose the creditor that has it.`,
    ms: (creditor, tin) => `${creditor} tidak mempunyai TIN ${tin} pengeluar. Pilih pemiutang yang mempunyainya.`,
    zh: (creditor, tin) => `${creditor} 没有开票方的 TIN ${tin}。请选择有该 TIN 的供应商。`,
  },
  duplicate: {
    en: (no: string, docNo: string) => `${no} is already in the account book, as ${docNo}. Do not import it again.`,
    ms: (no, docNo) => `${no} sudah ada dalam buku akaun, sebagai ${docNo}. Jangan import semula.`,
    zh: (no, docNo) => `${no} 已在账套中，编号为 ${docNo}。请勿再次导入。`,
  },
  previewChanged: {
    en: 'Mappings or records have changed since the preview. Create a new one with einvoice.supplier-import.preview.',
    ms: 'Pemetaan pembekal atau rekod telah berubah sejak pratonton. Cipta yang baharu dengan einvoice.supplier-import.preview.',
    zh: '预览之后，供应商对应关系或记录已有变化。请用 einvoice.supplier-import.preview 创建新的预览。',
  },
  totalDiffers: {
    en: (payable: number, total: number) =>
      `The e-invoice totals ${payable}, but the document totals ${total}. Check the document.`,
    ms: (payable, total) => `Jumlah e-Invois ialah ${payable}, tetapi jumlah dokumen ialah ${total}. Semak dokumen itu.`,
    zh: (payable, total) => `电子发票总额是 ${payable}，但单据总额是 ${total}。请检查该单据。`,
  },
  noCreditor: {
    en: (tin: string, name: string) => `No creditor has the TIN ${tin} of ${name}. Send creditorCode to choose one.`,
    ms: (tin, name) => `Tiada pemiutang dengan TIN ${tin} bagi ${name}. Hantar creditorCode untuk memilih satu.`,
    zh: (tin, name) => `没有供应商具有 ${name} 的 TIN ${tin}。请发送 creditorCode 来选择。`,
  },
  severalCreditors: {
    en: (creditors: string, tin: string, name: string) =>
      `${allOf(creditors, 'en')} have the TIN ${tin} of ${name}. Send creditorCode to choose one.`,
    ms: (creditors, tin, name) =>
      `${allOf(creditors, 'ms')} mempunyai TIN ${tin} bagi ${name}. Hantar creditorCode untuk memilih satu.`,
    zh: (creditors, tin, name) => `${allOf(creditors, 'zh')} 都有 ${name} 的 TIN ${tin}。请发送 creditorCode 来选择。`,
  },
  lineNeedsAccount: {
    en: (line: number, text: string) => `Line ${line}, ${text}, needs a GL account for an AP invoice. Send it in overrides.`,
    ms: (line, text) => `Baris ${line}, ${text}, memerlukan akaun GL bagi invois AP. Hantar akaun itu dalam overrides.`,
    zh: (line, text) => `第 ${line} 行（${text}）作为应付发票需要总账科目。请在 overrides 中发送。`,
  },
  lineNeedsMapping: {
    en: (line: number, text: string) =>
      `Line ${line}, ${text}, has no mapping to an item or account. Send one in overrides, or create a mapping.`,
    ms: (line, text) =>
      `Baris ${line}, ${text}, tiada pemetaan kepada item atau akaun. Hantar dalam overrides, atau cipta pemetaan.`,
    zh: (line, text) => `第 ${line} 行（${text}）没有对应的商品或科目。请在 overrides 中发送，或创建对应关系。`,
  },
  lineNeedsLocation: {
    en: (line: number, text: string, item: string) =>
      `Line ${line}, ${text}: ${item} is a stock item and needs a location. Send location.`,
    ms: (line, text, item) => `Baris ${line}, ${text}: ${item} ialah item stok dan memerlukan lokasi. Hantar location.`,
    zh: (line, text, item) => `第 ${line} 行（${text}）：${item} 是库存商品，需要仓位。请发送 location。`,
  },
  lineNeedsTaxCode: {
    en: (line: number, text: string, tax: string) =>
      `Line ${line}, ${text}: no tax code matches its tax of ${tax}. Send taxCode in overrides.`,
    ms: (line, text, tax) =>
      `Baris ${line}, ${text}: tiada kod cukai yang sepadan dengan cukainya, ${tax}. Hantar taxCode dalam overrides.`,
    zh: (line, text, tax) => `第 ${line} 行（${text}）：没有与税额 ${tax} 相符的税码。请在 overrides 中发送 taxCode。`,
  },
});
