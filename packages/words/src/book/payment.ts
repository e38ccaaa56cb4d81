/** What the account book says of payments, deposits and knock-offs. */

import { sentences } from '../sentence.ts';
import { allOf } from './closed-list.ts';
import { documentsNamed } from './document-name.ts';

export const bookPaymentSays = sentences('bookPayment', {
  notApplied: {
    en: (total: string, command: string) =>
      `The payment of ${total} is not applied: only cash sales and cash purchases are paid with the document. Send ${command} to record it.`,
    ms: (total, command) =>
      `Bayaran ${total} tidak digunakan: hanya jualan tunai dan belian tunai dibayar bersama dokumennya. Hantar ${command} untuk merekodkannya.`,
    zh: (total, command) => `付款 ${total} 未入账：只有现金销售和现金采购随单据付款。请发送 ${command} 来记录。`,
  },
  needsAmount: {
    en: 'Each payment row needs an amount greater than zero. Send paymentAmount.',
    ms: 'Setiap baris bayaran memerlukan amaun lebih daripada sifar. Hantar paymentAmount.',
    zh: '每个付款行需要大于零的金额。请发送 paymentAmount。',
  },
  needsMethod: {
    en: 'The payment row needs a payment method or an account. Send paymentMethod or paymentAccountNo.',
    ms: 'Baris bayaran memerlukan kaedah bayaran atau akaun. Hantar paymentMethod atau paymentAccountNo.',
    zh: '付款行需要付款方式或科目。请发送 paymentMethod 或 paymentAccountNo。',
  },
  needsRow: {
    en: 'The document needs at least one payment row. Send payments.',
    ms: 'Dokumen memerlukan sekurang-kurangnya satu baris bayaran. Hantar payments.',
    zh: '单据至少需要一个付款行。请发送 payments。',
  },
  overpaid: {
    en: (paid: string, total: string) => `The payments total ${paid}, but the document totals ${total}. Reduce the payments.`,
    ms: (paid, total) => `Jumlah bayaran ialah ${paid}, tetapi jumlah dokumen ialah ${total}. Kurangkan bayaran.`,
    zh: (paid, total) => `付款合计 ${paid}，但单据总额是 ${total}。请减少付款。`,
  },
  usesDeposit: {
    en: (method: string) => `${method} uses a deposit. Send depositDocNo.`,
    ms: (method) => `${method} menggunakan deposit. Hantar depositDocNo.`,
    zh: (method) => `${method} 使用定金。请发送 depositDocNo。`,
  },
  accountNeedsDeposit: {
    en: 'A deposit account needs the number of the deposit. Send depositDocNo.',
    ms: 'Akaun deposit memerlukan nombor deposit. Hantar depositDocNo.',
    zh: '定金科目需要定金编号。请发送 depositDocNo。',
  },
  noDeposit: {
    en: (no: string, list: string) => `There is no active deposit ${no}. Use ${list} to list the existing ones.`,
    ms: (no, list) => `Tiada deposit aktif ${no}. Gunakan ${list} untuk menyenaraikan yang ada.`,
    zh: (no, list) => `没有有效的定金 ${no}。请用 ${list} 列出现有的。`,
  },
  depositCurrency: {
    en: (no: string, own: string, currency: string) =>
      `${no} is in ${own}, but the document is in ${currency}. Choose a deposit in ${currency}.`,
    ms: (no, own, currency) => `${no} dalam ${own}, tetapi dokumen dalam ${currency}. Pilih deposit dalam ${currency}.`,
    zh: (no, own, currency) => `${no} 的货币是 ${own}，但单据的货币是 ${currency}。请选择 ${currency} 的定金。`,
  },
  depositOnlyUsed: {
    en: 'A line on a deposit account can only use the deposit, not increase it. Enter another deposit instead.',
    ms: 'Baris pada akaun deposit hanya boleh menggunakan deposit, bukan menambahnya. Masukkan deposit lain.',
    zh: '定金科目的行只能使用定金，不能增加定金。请改为输入另一笔定金。',
  },
  depositOfOther: {
    en: (no: string, party: string, wanted: string) =>
      `${no} is a deposit of ${party}, not of ${wanted}. Choose a deposit of ${wanted}.`,
    ms: (no, party, wanted) => `${no} ialah deposit ${party}, bukan ${wanted}. Pilih deposit ${wanted}.`,
    zh: (no, party, wanted) => `${no} 是 ${party} 的定金，不是 ${wanted} 的。请选择 ${wanted} 的定金。`,
  },
  depositTotal: {
    en: (no: string, total: string) => `${no} totals only ${total}. Use at most what is left of it.`,
    ms: (no, total) => `Jumlah ${no} hanya ${total}. Gunakan paling banyak bakinya.`,
    zh: (no, total) => `${no} 总额只有 ${total}。最多使用其余额。`,
  },
  depositExceeded: {
    en: (no: string, over: string) => `The amount exceeds what is left of ${no} by ${over}. Use at most what is left.`,
    ms: (no, over) => `Amaun melebihi baki ${no} sebanyak ${over}. Gunakan paling banyak bakinya.`,
    zh: (no, over) => `金额超过 ${no} 的余额 ${over}。最多使用余额。`,
  },
  depositTooEarly: {
    en: (no: string, date: string) =>
      `${no} is dated ${date} and cannot be used before that date. Choose that date or a later one.`,
    ms: (no, date) => `${no} bertarikh ${date} dan tidak boleh digunakan sebelum tarikh itu. Pilih tarikh itu atau lebih lewat.`,
    zh: (no, date) => `${no} 的日期是 ${date}，在该日期之前不能使用。请选择该日期或更晚的日期。`,
  },
  notForPayments: {
    en: (code: string) => `${code} is not a code for payments. Choose another with list-withholding-tax-codes.`,
    ms: (code) => `${code} bukan kod untuk bayaran. Pilih yang lain dengan list-withholding-tax-codes.`,
    zh: (code) => `${code} 不是用于付款的代码。请用 list-withholding-tax-codes 选择其他的。`,
  },
  notForReceipts: {
    en: (code: string) => `${code} is not a code for receipts. Choose another with list-withholding-tax-codes.`,
    ms: (code) => `${code} bukan kod untuk terimaan. Pilih yang lain dengan list-withholding-tax-codes.`,
    zh: (code) => `${code} 不是用于收款的代码。请用 list-withholding-tax-codes 选择其他的。`,
  },
  withholdingNotValid: {
    en: (code: string, date: string) =>
      `Withholding tax code ${code} is not valid on ${date}. Choose another with list-withholding-tax-codes.`,
    ms: (code, date) => `Kod cukai pegangan ${code} tidak sah pada ${date}. Pilih yang lain dengan list-withholding-tax-codes.`,
    zh: (code, date) => `预扣税码 ${code} 在 ${date} 无效。请用 list-withholding-tax-codes 选择其他的。`,
  },
  settledTwice: {
    en: (no: string) => `${no} is settled twice in one document. Send one row for it.`,
    ms: (no) => `${no} dijelaskan dua kali dalam satu dokumen. Hantar satu baris sahaja untuknya.`,
    zh: (no) => `${no} 在一张单据中被结清两次。请只发送一行。`,
  },
  knockOffNeedsAmount: {
    en: (no: string) => `The knock-off of ${no} has no amount. Send amount.`,
    ms: (no) => `Padanan bagi ${no} tiada amaun. Hantar amount.`,
    zh: (no) => `${no} 的冲账没有金额。请发送 amount。`,
  },
  knockOffTooEarly: {
    en: (date: string) => `The date of a knock-off must not be earlier than either document. Use ${date} or later.`,
    ms: (date) => `Tarikh padanan tidak boleh lebih awal daripada mana-mana dokumen. Gunakan ${date} atau lebih lewat.`,
    zh: (date) => `冲账日期不能早于任一单据。请使用 ${date} 或更晚的日期。`,
  },
  keyAndNumber: {
    en: (key: string, found: string, sent: string) => `docKey ${key} is ${found}, but docNo is ${sent}. Send only one of them.`,
    ms: (key, found, sent) => `docKey ${key} ialah ${found}, tetapi docNo ialah ${sent}. Hantar satu sahaja.`,
    zh: (key, found, sent) => `docKey ${key} 是 ${found}，但 docNo 是 ${sent}。请只发送其中一个。`,
  },
  nothingToSettle: {
    en: (document: string, list: string) =>
      `There is no document ${document} to settle. Use ${list} to list what can be settled.`,
    ms: (document, list) =>
      `Tiada dokumen ${document} untuk dijelaskan. Gunakan ${list} untuk menyenaraikan yang boleh dijelaskan.`,
    zh: (document, list) => `没有可结清的单据 ${document}。请用 ${list} 列出可结清的单据。`,
  },
  otherType: {
    en: (no: string, sent: string, types: string) =>
      `${no} has the type ${documentsNamed(types, 'en')} (docType ${allOf(types, 'en')}), not docType ${sent}. Send the right docType, or leave it out.`,
    ms: (no, sent, types) =>
      `Jenis ${no} ialah ${documentsNamed(types, 'ms')} (docType ${allOf(types, 'ms')}), bukan docType ${sent}. Hantar docType yang betul, atau tinggalkannya.`,
    zh: (no, sent, types) =>
      `${no} 的类型是${documentsNamed(types, 'zh')}（docType ${allOf(types, 'zh')}），不是 docType ${sent}。请发送正确的 docType，或省略它。`,
  },
  settlesTooMuch: {
    en: (settled: string, paid: string) =>
      `The knock-offs total ${settled}, but the payments total ${paid}. Settle at most what is paid.`,
    ms: (settled, paid) =>
      `Jumlah padanan ialah ${settled}, tetapi jumlah bayaran ialah ${paid}. Jelaskan paling banyak yang dibayar.`,
    zh: (settled, paid) => `冲账合计 ${settled}，但付款合计 ${paid}。最多结清已付金额。`,
  },
  contraCurrency: {
    en: (creditor: string, own: string, debtor: string, other: string) =>
      `The currency of ${creditor} is ${own}, and that of ${debtor} is ${other}. Both parties of a contra must have the same currency.`,
    ms: (creditor, own, debtor, other) =>
      `Mata wang ${creditor} ialah ${own}, dan mata wang ${debtor} ialah ${other}. Kedua-dua pihak kontra mestilah menggunakan mata wang yang sama.`,
    zh: (creditor, own, debtor, other) => `${creditor} 的货币是 ${own}，${debtor} 的货币是 ${other}。对冲双方的货币必须相同。`,
  },
  contraExceeded: {
    en: (amount: string) => `The knock-offs of one side exceed the ${amount} of the contra. Settle at most that amount.`,
    ms: (amount) => `Padanan satu pihak melebihi ${amount} bagi kontra. Jelaskan paling banyak amaun itu.`,
    zh: (amount) => `一方的冲账超过对冲金额 ${amount}。最多结清该金额。`,
  },
  notOpen: {
    en: (no: string, list: string) =>
      `${no} is not an open document of this party on the other side. Use ${list} to list what can be settled.`,
    ms: (no, list) =>
      `${no} bukan dokumen belum dijelaskan bagi pihak ini di sebelah yang lain. Gunakan ${list} untuk menyenaraikan yang boleh dijelaskan.`,
    zh: (no, list) => `${no} 不是该往来单位在另一方的未结清单据。请用 ${list} 列出可结清的单据。`,
  },
  knockOffTooHigh: {
    en: (no: string, over: string, list: string) =>
      `The knock-off of ${no} is ${over} too high. It exceeds what is outstanding on ${no} or what is left on this document. Use ${list} to see what is outstanding.`,
    ms: (no, over, list) =>
      `Padanan bagi ${no} terlebih ${over}. Ia melebihi amaun belum dijelaskan bagi ${no} atau baki dokumen ini. Gunakan ${list} untuk melihat amaun yang belum dijelaskan.`,
    zh: (no, over, list) => `${no} 的冲账多了 ${over}。它超过 ${no} 的未结清金额或本单据的余额。请用 ${list} 查看未结清金额。`,
  },
  knockOffLocked: {
    en: (date: string) =>
      `The knock-off is dated ${date}, in a locked period. Send a knockOffDate on an open date, or ask the owner of the book to unlock the period.`,
    ms: (date) =>
      `Padanan bertarikh ${date}, dalam tempoh yang dikunci. Hantar knockOffDate pada tarikh yang terbuka, atau minta pemilik buku akaun membuka kunci tempoh itu.`,
    zh: (date) => `冲账日期 ${date} 在已锁定的期间内。请发送开放日期的 knockOffDate，或请账套的所有者解锁该期间。`,
  },
  settledWhenLocked: {
    en: (date: string) =>
      `The document settled something on ${date}, in a locked period. Send that knock-off unchanged, or ask the owner of the book to unlock the period.`,
    ms: (date) =>
      `Dokumen ini membuat padanan pada ${date}, dalam tempoh yang dikunci. Hantar padanan itu tanpa perubahan, atau minta pemilik buku akaun membuka kunci tempoh itu.`,
    zh: (date) => `该单据在 ${date}（已锁定的期间）做过冲账。请原样发送该冲账，或请账套的所有者解锁该期间。`,
  },
  discountLocked: {
    en: (no: string, date: string) =>
      `Discounts of ${no} are posted on ${date}, in a locked period, and cannot change. Ask the owner of the book to unlock the period.`,
    ms: (no, date) =>
      `Diskaun ${no} dipos pada ${date}, dalam tempoh yang dikunci, dan tidak boleh diubah. Minta pemilik buku akaun membuka kunci tempoh itu.`,
    zh: (no, date) => `${no} 的折扣过账于 ${date}，在已锁定的期间内，不能更改。请账套的所有者解锁该期间。`,
  },
});
