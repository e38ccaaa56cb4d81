/** What the account book says of the head of a document and of journal and cash book lines: dates, currencies, accounts, totals. */

import { sentences } from '../sentence.ts';
import { eitherOf, type Names, named } from './closed-list.ts';

/** What is larger than the book keeps. */
export type LargeAmount = 'line' | 'payment' | 'total';

const largeAmounts: Names<LargeAmount> = {
  line: {
    en: 'The amount of the line is larger than 9,999,999,999,999.99, the largest amount that the book keeps. Check its quantity and price, and the exchange rate.',
    ms: 'Amaun baris ini melebihi 9,999,999,999,999.99, iaitu amaun terbesar yang disimpan oleh buku akaun. Semak kuantiti, harga dan kadar pertukarannya.',
    zh: '该行的金额超过 9,999,999,999,999.99，即账套可保存的最大金额。请检查其数量、价格和汇率。',
  },
  payment: {
    en: 'The payment is larger than 9,999,999,999,999.99, the largest amount that the book keeps. Check it and the exchange rate.',
    ms: 'Bayaran ini melebihi 9,999,999,999,999.99, iaitu amaun terbesar yang disimpan oleh buku akaun. Semak bayaran dan kadar pertukaran.',
    zh: '该付款超过 9,999,999,999,999.99，即账套可保存的最大金额。请检查付款和汇率。',
  },
  total: {
    en: 'The total of the document is larger than 9,999,999,999,999.99, the largest amount that the book keeps. Split it into several documents.',
    ms: 'Jumlah dokumen ini melebihi 9,999,999,999,999.99, iaitu amaun terbesar yang disimpan oleh buku akaun. Bahagikannya kepada beberapa dokumen.',
    zh: '单据总额超过 9,999,999,999,999.99，即账套可保存的最大金额。请拆分成多张单据。',
  },
};

/** What gives back what a document takes. */
export type OppositeDocument = 'purchase-invoice' | 'debit-note' | 'purchase-return' | 'credit-note';

const opposites: Names<OppositeDocument> = {
  'purchase-invoice': { en: 'purchase invoice', ms: 'invois belian', zh: '采购发票' },
  'debit-note': { en: 'debit note', ms: 'nota debit', zh: '借项通知单' },
  'purchase-return': { en: 'purchase return', ms: 'pulangan belian', zh: '采购退货' },
  'credit-note': { en: 'credit note', ms: 'nota kredit', zh: '贷项通知单' },
};

export const bookEntrySays = sentences('bookEntry', {
  beforeFirstYear: {
    en: (date: string, first: string) => `${date} is before the first fiscal year of this book. Use ${first} or later.`,
    ms: (date, first) => `${date} sebelum tahun kewangan pertama buku akaun ini. Gunakan ${first} atau lebih lewat.`,
    zh: (date, first) => `${date} 早于此账套的第一个财政年度。请使用 ${first} 或更晚的日期。`,
  },
  locked: {
    en: (date: string) => `${date} is in a locked period. Use an open date, or ask the owner of the book to unlock it.`,
    ms: (date) =>
      `${date} berada dalam tempoh yang dikunci. Gunakan tarikh yang terbuka, atau minta pemilik buku akaun membuka kuncinya.`,
    zh: (date) => `${date} 在已锁定的期间内。请使用开放的日期，或请账套的所有者解锁。`,
  },
  tooLate: {
    en: (date: string, first: string, last: string, usable: string) =>
      `${date} is more than a year away from the open fiscal years, ${first} to ${last}. Use ${usable} or an earlier date.`,
    ms: (date, first, last, usable) =>
      `${date} lebih setahun dari tahun kewangan yang terbuka, ${first} hingga ${last}. Gunakan ${usable} atau tarikh yang lebih awal.`,
    zh: (date, first, last, usable) => `${date} 距开放的财政年度（${first} 至 ${last}）超过一年。请使用 ${usable} 或更早的日期。`,
  },
  tooEarly: {
    en: (date: string, first: string, last: string, usable: string) =>
      `${date} is more than a year away from the open fiscal years, ${first} to ${last}. Use ${usable} or a later date.`,
    ms: (date, first, last, usable) =>
      `${date} lebih setahun dari tahun kewangan yang terbuka, ${first} hingga ${last}. Gunakan ${usable} atau tarikh yang lebih lewat.`,
    zh: (date, first, last, usable) => `${date} 距开放的财政年度（${first} 至 ${last}）超过一年。请使用 ${usable} 或更晚的日期。`,
  },
  baseRate: {
    en: (currency: string) => `A document in the base currency ${currency} always has the rate 1. Leave currencyRate out.`,
    ms: (currency) => `Kadar dokumen dalam mata wang asas ${currency} sentiasa 1. Tinggalkan currencyRate.`,
    zh: (currency) => `本位币 ${currency} 的单据汇率始终是 1。请省略 currencyRate。`,
  },
  noRate: {
    en: (currency: string, date: string) => `The book has no rate for ${currency} on ${date}. Send currencyRate.`,
    ms: (currency, date) => `Buku akaun tiada kadar bagi ${currency} pada ${date}. Hantar currencyRate.`,
    zh: (currency, date) => `账套没有 ${currency} 在 ${date} 的汇率。请发送 currencyRate。`,
  },
  required: {
    en: (field: string) => `${field} is required. Send it.`,
    ms: (field) => `${field} diperlukan. Hantar medan itu.`,
    zh: (field) => `${field} 是必填的。请发送。`,
  },
  partyCurrency: {
    en: (code: string, currency: string) =>
      `The currency of ${code} is ${currency}, and its documents cannot use another one. Leave currencyCode out.`,
    ms: (code, currency) =>
      `Mata wang ${code} ialah ${currency}, dan dokumennya tidak boleh menggunakan mata wang lain. Tinggalkan currencyCode.`,
    zh: (code, currency) => `${code} 的货币是 ${currency}，其单据不能使用其他货币。请省略 currencyCode。`,
  },
  dueTooEarly: {
    en: (due: string, date: string) => `The due date ${due} is earlier than the document date ${date}. Send a later due date.`,
    ms: (due, date) => `Tarikh akhir ${due} lebih awal daripada tarikh dokumen ${date}. Hantar tarikh akhir yang lebih lewat.`,
    zh: (due, date) => `到期日 ${due} 早于单据日期 ${date}。请发送更晚的到期日。`,
  },
  noBranch: {
    en: (branch: string, branches: string) => `The party has no active branch ${branch}. Use ${eitherOf(branches, 'en')}.`,
    ms: (branch, branches) => `Pihak ini tiada cawangan aktif ${branch}. Gunakan ${eitherOf(branches, 'ms')}.`,
    zh: (branch, branches) => `该往来单位没有启用的分行 ${branch}。请使用 ${eitherOf(branches, 'zh')}。`,
  },
  noBranches: {
    en: (branch: string) => `The party has no active branch ${branch}, and no other. Leave branchCode out.`,
    ms: (branch) => `Pihak ini tiada cawangan aktif ${branch}, mahupun yang lain. Tinggalkan branchCode.`,
    zh: (branch) => `该往来单位没有启用的分行 ${branch}，也没有其他分行。请省略 branchCode。`,
  },
  needsLine: {
    en: 'The document needs at least one line. Send lines.',
    ms: 'Dokumen memerlukan sekurang-kurangnya satu baris. Hantar lines.',
    zh: '单据至少需要一行。请发送 lines。',
  },
  negativeTotal: {
    en: (total: string, instead: OppositeDocument) =>
      `The lines total ${total}, and a document cannot have a negative total. Correct the lines, or enter a ${named(opposites, instead, 'en')} instead.`,
    ms: (total, instead) =>
      `Jumlah baris ialah ${total}, dan jumlah dokumen tidak boleh negatif. Betulkan baris, atau masukkan ${named(opposites, instead, 'ms')}.`,
    zh: (total, instead) => `各行合计 ${total}，而单据总额不能为负。请更正各行，或改为输入${named(opposites, instead, 'zh')}。`,
  },
  tooLarge: {
    en: (what: LargeAmount) => named(largeAmounts, what, 'en'),
    ms: (what) => named(largeAmounts, what, 'ms'),
    zh: (what) => named(largeAmounts, what, 'zh'),
  },
  lineCurrency: {
    en: (code: string, own: string, currency: string) =>
      `The currency of ${code} is ${own}, but the document is in ${currency}. Enter a document in ${own}.`,
    ms: (code, own, currency) =>
      `Mata wang ${code} ialah ${own}, tetapi dokumen dalam ${currency}. Masukkan dokumen dalam ${own}.`,
    zh: (code, own, currency) => `${code} 的货币是 ${own}，但单据的货币是 ${currency}。请输入 ${own} 的单据。`,
  },
  needsAccount: {
    en: 'The line needs an account or a party. Send accountNo, debtorCode or creditorCode.',
    ms: 'Baris ini memerlukan akaun atau pihak. Hantar accountNo, debtorCode atau creditorCode.',
    zh: '该行需要科目或往来单位。请发送 accountNo、debtorCode 或 creditorCode。',
  },
  controlAccount: {
    en: (accountNo: string) => `${accountNo} is a control account. Send the debtor or creditor.`,
    ms: (accountNo) => `${accountNo} ialah akaun kawalan. Hantar penghutang atau pemiutang.`,
    zh: (accountNo) => `${accountNo} 是控制科目。请发送客户或供应商。`,
  },
  journalSide: {
    en: 'Each journal line needs either a debit or a credit, not both.',
    ms: 'Setiap baris jurnal memerlukan debit atau kredit, bukan kedua-duanya.',
    zh: '每个日记账行需要借方或贷方之一，不能两者都有。',
  },
  unbalanced: {
    en: (difference: string) => `Debits and credits differ by ${difference}. They must be equal. Correct the lines.`,
    ms: (difference) => `Debit dan kredit berbeza sebanyak ${difference}. Kedua-duanya mestilah sama. Betulkan baris.`,
    zh: (difference) => `借方和贷方相差 ${difference}。两者必须相等。请更正各行。`,
  },
  notPositive: {
    en: 'The lines must total more than zero. Correct their amounts.',
    ms: 'Jumlah baris mestilah lebih daripada sifar. Betulkan amaunnya.',
    zh: '各行合计必须大于零。请更正金额。',
  },
  reconciledUntil: {
    en: (no: string, date: string) => `${no} already reconciles the account up to ${date}. Choose a later statement date.`,
    ms: (no, date) => `${no} sudah menyesuaikan akaun ini hingga ${date}. Pilih tarikh penyata yang lebih lewat.`,
    zh: (no, date) => `${no} 已将该科目对账至 ${date}。请选择更晚的对账单日期。`,
  },
  statementDiffers: {
    en: (statement: string, cleared: string) =>
      `The statement balance is ${statement}, but the cleared lines total ${cleared}. Clear what is missing, or send allowDifference.`,
    ms: (statement, cleared) =>
      `Baki penyata ialah ${statement}, tetapi jumlah baris yang disesuaikan ialah ${cleared}. Sesuaikan yang tertinggal, atau hantar allowDifference.`,
    zh: (statement, cleared) =>
      `对账单余额是 ${statement}，但已核对的行合计 ${cleared}。请核对遗漏的行，或发送 allowDifference。`,
  },
  notUncleared: {
    en: (account: string, entry: string, date: string) =>
      `${account} has no uncleared line of ${entry} up to ${date}. Use list-gl-bank-reconciliation-uncleared to list the existing ones.`,
    ms: (account, entry, date) =>
      `${account} tiada baris belum disesuaikan bagi ${entry} hingga ${date}. Gunakan list-gl-bank-reconciliation-uncleared untuk menyenaraikan yang ada.`,
    zh: (account, entry, date) =>
      `${account} 截至 ${date} 没有 ${entry} 的未核对行。请用 list-gl-bank-reconciliation-uncleared 列出现有的。`,
  },
  keyAndNumber: {
    en: (key: string, found: string, sent: string) =>
      `glKey ${key} is a line of ${found}, but docNo is ${sent}. Send only one of them.`,
    ms: (key, found, sent) => `glKey ${key} ialah baris bagi ${found}, tetapi docNo ialah ${sent}. Hantar satu sahaja.`,
    zh: (key, found, sent) => `glKey ${key} 是 ${found} 的行，但 docNo 是 ${sent}。请只发送其中一个。`,
  },
  postsToInactive: {
    en: (account: string) =>
      `The document would post to ${account}, which is inactive. Activate it with update-gl-account, or use another account.`,
    ms: (account) =>
      `Dokumen ini akan dipos ke ${account}, yang tidak aktif. Aktifkannya dengan update-gl-account, atau gunakan akaun lain.`,
    zh: (account) => `该单据会过账到已停用的 ${account}。请用 update-gl-account 启用，或使用其他科目。`,
  },
  postsToInactiveDefault: {
    en: (account: string, roles: string) =>
      `The document would post to ${account}, the default account for ${roles}, which is inactive. Activate it with update-gl-account, or use another account.`,
    ms: (account, roles) =>
      `Dokumen ini akan dipos ke ${account}, akaun lalai untuk ${roles}, yang tidak aktif. Aktifkannya dengan update-gl-account, atau gunakan akaun lain.`,
    zh: (account, roles) =>
      `该单据会过账到 ${account}（${roles} 的默认科目），而它已停用。请用 update-gl-account 启用，或使用其他科目。`,
  },
  differenceToInactive: {
    en: (account: string, role: string) =>
      `The exchange difference would be posted to ${account}, the default account for ${role}, which is inactive. Activate it with update-gl-account.`,
    ms: (account, role) =>
      `Perbezaan pertukaran akan dipos ke ${account}, akaun lalai untuk ${role}, yang tidak aktif. Aktifkannya dengan update-gl-account.`,
    zh: (account, role) => `汇兑差额会过账到 ${account}（${role} 的默认科目），而它已停用。请用 update-gl-account 启用。`,
  },
  goodsTooLarge: {
    en: 'The value of the goods is too large for the book. Check quantities and costs.',
    ms: 'Nilai barang terlalu besar untuk buku akaun. Semak kuantiti dan kos.',
    zh: '货物的价值超出账套的范围。请检查数量和成本。',
  },
  creditLimit: {
    en: (party: string, owed: string, limit: string) =>
      `${party} owes ${owed}, more than the limit of ${limit}. Wait for a payment, or raise creditLimit with update-debtor.`,
    ms: (party, owed, limit) =>
      `Pelanggan ${party} berhutang ${owed}, melebihi had ${limit}. Tunggu bayaran, atau naikkan creditLimit dengan update-debtor.`,
    zh: (party, owed, limit) =>
      `客户 ${party} 欠款 ${owed}，超过信用额度 ${limit}。请等待付款，或用 update-debtor 提高 creditLimit。`,
  },
});
