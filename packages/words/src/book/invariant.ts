/** What is wrong with the rows of an account book, should a bug ever have damaged it. Amounts are in base currency, unless a sentence says otherwise. */

import { sentences } from '../sentence.ts';

export const bookInvariantSays = sentences('bookInvariant', {
  documentUnbalanced: {
    en: (document: string, amount: string) => `Document ${document} is out of balance by ${amount}.`,
    ms: (document, amount) => `Dokumen ${document} tidak seimbang sebanyak ${amount}.`,
    zh: (document, amount) => `单据 ${document} 不平衡，相差 ${amount}。`,
  },
  dayUnbalanced: {
    en: (date: string, amount: string) => `The entries of ${date} are out of balance by ${amount}.`,
    ms: (date, amount) => `Catatan pada ${date} tidak seimbang sebanyak ${amount}.`,
    zh: (date, amount) => `${date} 的分录不平衡，相差 ${amount}。`,
  },
  entryMisplaced: {
    en: (docNo: string) => `${docNo} has entries on a date that is not its own.`,
    ms: (docNo) => `${docNo} mempunyai catatan pada tarikh yang bukan tarikhnya.`,
    zh: (docNo) => `${docNo} 有分录的日期与单据日期不同。`,
  },
  partyDiffers: {
    en: (party: string, ledger: string, items: string) =>
      `The ledger of ${party} is ${ledger}, but its open items total ${items}.`,
    ms: (party, ledger, items) => `Lejar ${party} ialah ${ledger}, tetapi item terbukanya berjumlah ${items}.`,
    zh: (party, ledger, items) => `${party} 的分类账余额是 ${ledger}，但其未结项目合计 ${items}。`,
  },
  partyForeignDiffers: {
    en: (party: string, ledger: string, items: string) =>
      `In its own currency, the ledger of ${party} is ${ledger}, but its open items total ${items}.`,
    ms: (party, ledger, items) =>
      `Dalam mata wangnya sendiri, lejar ${party} ialah ${ledger}, tetapi item terbukanya berjumlah ${items}.`,
    zh: (party, ledger, items) => `以其本身的货币计，${party} 的分类账余额是 ${ledger}，但其未结项目合计 ${items}。`,
  },
  controlDiffers: {
    en: (side: string, ledger: string, items: string) =>
      `The ${side} control account is ${ledger}, but its open items total ${items}.`,
    ms: (side, ledger, items) => `Akaun kawalan ${side} ialah ${ledger}, tetapi item terbukanya berjumlah ${items}.`,
    zh: (side, ledger, items) => `${side} 控制科目余额是 ${ledger}，但其未结项目合计 ${items}。`,
  },
  partyDayDiffers: {
    en: (party: string, date: string, ledger: string, items: string) =>
      `On ${date}, the ledger of ${party} changes by ${ledger}, but its open items change by ${items}.`,
    ms: (party, date, ledger, items) =>
      `Pada ${date}, lejar ${party} berubah sebanyak ${ledger}, tetapi item terbukanya berubah sebanyak ${items}.`,
    zh: (party, date, ledger, items) => `${date}，${party} 的分类账变动 ${ledger}，但其未结项目变动 ${items}。`,
  },
  partyDayForeignDiffers: {
    en: (party: string, date: string, ledger: string, items: string) =>
      `On ${date}, in its own currency, the ledger of ${party} changes by ${ledger}, but its open items change by ${items}.`,
    ms: (party, date, ledger, items) =>
      `Pada ${date}, dalam mata wangnya sendiri, lejar ${party} berubah sebanyak ${ledger}, tetapi item terbukanya berubah sebanyak ${items}.`,
    zh: (party, date, ledger, items) => `${date}，以其本身的货币计，${party} 的分类账变动 ${ledger}，但其未结项目变动 ${items}。`,
  },
  settledTooEarly: {
    en: (date: string, docDate: string) => `A knock-off of ${date} settles a document of ${docDate}.`,
    ms: (date, docDate) => `Padanan bertarikh ${date} menjelaskan dokumen bertarikh ${docDate}.`,
    zh: (date, docDate) => `${date} 的冲账结清了日期为 ${docDate} 的单据。`,
  },
  balanceDiffers: {
    en: (party: string, kept: string, items: string) =>
      `The stored balance of ${party} is ${kept}, but its open items total ${items}.`,
    ms: (party, kept, items) => `Baki ${party} yang disimpan ialah ${kept}, tetapi item terbukanya berjumlah ${items}.`,
    zh: (party, kept, items) => `${party} 保存的余额是 ${kept}，但其未结项目合计 ${items}。`,
  },
  unsearchable: {
    en: (document: string) => `A search does not find document ${document}, or finds it although it is gone.`,
    ms: (document) => `Carian tidak menemui dokumen ${document}, atau menemuinya walaupun ia sudah tiada.`,
    zh: (document) => `搜索找不到单据 ${document}，或找到了已不存在的单据。`,
  },
  dayDiffers: {
    en: (account: string, date: string, kept: string, entries: string) =>
      `On ${date}, the stored sum of ${account} is ${kept}, but its entries total ${entries}.`,
    ms: (account, date, kept, entries) =>
      `Pada ${date}, jumlah ${account} yang disimpan ialah ${kept}, tetapi catatannya berjumlah ${entries}.`,
    zh: (account, date, kept, entries) => `${date}，${account} 保存的合计是 ${kept}，但其分录合计 ${entries}。`,
  },
  itemOverSettled: {
    en: (item: string) => `Open item ${item} is settled by more than its total, or by an incomplete amount in base currency.`,
    ms: (item) => `Item terbuka ${item} dijelaskan melebihi jumlahnya, atau dengan amaun mata wang asas yang tidak lengkap.`,
    zh: (item) => `未结项目 ${item} 的结算超过其总额，或本位币金额不完整。`,
  },
  stockDiffers: {
    en: (ledger: string, moves: string) => `The stock accounts total ${ledger}, but the stock movements total ${moves}.`,
    ms: (ledger, moves) => `Akaun stok berjumlah ${ledger}, tetapi pergerakan stok berjumlah ${moves}.`,
    zh: (ledger, moves) => `库存科目合计 ${ledger}，但库存变动合计 ${moves}。`,
  },
  stockLevelWrong: {
    en: (item: string, location: string, quantity: string, value: string) =>
      `The stock of ${item} at ${location} is inconsistent: quantity ${quantity}, value ${value}.`,
    ms: (item, location, quantity, value) => `Stok ${item} di ${location} tidak konsisten: kuantiti ${quantity}, nilai ${value}.`,
    zh: (item, location, quantity, value) => `${item} 在 ${location} 的库存不一致：数量 ${quantity}，价值 ${value}。`,
  },
  uninvoicedDiffers: {
    en: (account: string, ledger: string, waiting: string) =>
      `The ${account} account is ${ledger}, but ${waiting} is not invoiced yet.`,
    ms: (account, ledger, waiting) => `Akaun ${account} ialah ${ledger}, tetapi ${waiting} belum ada invois.`,
    zh: (account, ledger, waiting) => `${account} 科目余额是 ${ledger}，但未开发票的金额是 ${waiting}。`,
  },
  depositsDiffer: {
    en: (account: string, ledger: string, left: string) =>
      `The ${account} account is ${ledger}, but the unused deposits total ${left}.`,
    ms: (account, ledger, left) => `Akaun ${account} ialah ${ledger}, tetapi deposit yang belum digunakan berjumlah ${left}.`,
    zh: (account, ledger, left) => `${account} 科目余额是 ${ledger}，但未使用的定金合计 ${left}。`,
  },
  lineOverTransferred: {
    en: (line: string) => `The quantity transferred from line ${line} is larger than its quantity.`,
    ms: (line) => `Kuantiti yang dipindahkan daripada baris ${line} melebihi kuantitinya.`,
    zh: (line) => `行 ${line} 的转单数量超过其数量。`,
  },
  taxDiffers: {
    en: (account: string, ledger: string, entries: string) =>
      `Tax account ${account} is ${ledger}, but its tax entries total ${entries}.`,
    ms: (account, ledger, entries) => `Akaun cukai ${account} ialah ${ledger}, tetapi catatan cukainya berjumlah ${entries}.`,
    zh: (account, ledger, entries) => `税务科目 ${account} 余额是 ${ledger}，但其税务分录合计 ${entries}。`,
  },
  returnDiffers: {
    en: (docNo: string, payable: string, moved: string) =>
      `The tax return ${docNo} shows ${payable} payable, but posted ${moved}.`,
    ms: (docNo, payable, moved) => `Penyata cukai ${docNo} menunjukkan ${payable} perlu dibayar, tetapi mengepos ${moved}.`,
    zh: (docNo, payable, moved) => `税务申报表 ${docNo} 显示应付 ${payable}，但过账了 ${moved}。`,
  },
  valueCreated: {
    en: (document: string, amount: string) => `Document ${document} changed the value of stock by ${amount}.`,
    ms: (document, amount) => `Dokumen ${document} mengubah nilai stok sebanyak ${amount}.`,
    zh: (document, amount) => `单据 ${document} 使库存价值变动了 ${amount}。`,
  },
  assemblyCostDiffers: {
    en: (docNo: string, amount: string) => `${docNo} added ${amount} to the value of stock, which is not its assembly cost.`,
    ms: (docNo, amount) => `${docNo} menambah ${amount} kepada nilai stok, yang bukan kos pemasangannya.`,
    zh: (docNo, amount) => `${docNo} 使库存价值增加了 ${amount}，与其组装成本不符。`,
  },
  inactiveDocumentPosts: {
    en: (docNo: string, table: string) => `${docNo} is not a saved document but still has rows in ${table}.`,
    ms: (docNo, table) => `${docNo} bukan dokumen yang disimpan tetapi masih mempunyai baris dalam ${table}.`,
    zh: (docNo, table) => `${docNo} 不是已保存的单据，但在 ${table} 中仍有数据行。`,
  },
  eInvoiceDiffers: {
    en: (docNo: string, filed: string, total: string) =>
      `The e-invoice of ${docNo} totals ${filed}, but the document totals ${total}.`,
    ms: (docNo, filed, total) => `e-Invois bagi ${docNo} berjumlah ${filed}, tetapi dokumen berjumlah ${total}.`,
    zh: (docNo, filed, total) => `${docNo} 的电子发票总额是 ${filed}，但单据总额是 ${total}。`,
  },
  filedTwice: {
    en: (docNo: string) => `${docNo} is part of two active e-invoices.`,
    ms: (docNo) => `${docNo} adalah sebahagian daripada dua e-Invois yang aktif.`,
    zh: (docNo) => `${docNo} 同时属于两张有效的电子发票。`,
  },
});
