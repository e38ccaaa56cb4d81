/** What the account book says of the lines of sales and purchases: prices, discounts, tax, barcodes, packages. */

import { sentences } from '../sentence.ts';
import { type Names, named } from './closed-list.ts';

/** Which side of business a tax code is for. */
export type TaxSide = 'supply' | 'purchase';

const taxSides: Names<TaxSide> = {
  supply: { en: 'supply', ms: 'bekalan', zh: '销售' },
  purchase: { en: 'purchase', ms: 'belian', zh: '采购' },
};

export const bookLineSays = sentences('bookLine', {
  taxNeedsCode: {
    en: (tax: string) => `The tax of ${tax} needs a tax code. Send taxCode, or leave the tax out.`,
    ms: (tax) => `Cukai ${tax} memerlukan kod cukai. Hantar taxCode, atau tinggalkan cukai itu.`,
    zh: (tax) => `税额 ${tax} 需要税码。请发送 taxCode，或省略税额。`,
  },
  taxNeedsAccount: {
    en: (taxCode: string, tax: string) =>
      `The tax code ${taxCode} has no account for its tax of ${tax}. Set accountNo with update-tax-code, or choose another code from list-tax-codes.`,
    ms: (taxCode, tax) =>
      `Kod cukai ${taxCode} tiada akaun untuk cukainya, ${tax}. Tetapkan accountNo dengan update-tax-code, atau pilih kod lain daripada list-tax-codes.`,
    zh: (taxCode, tax) =>
      `税码 ${taxCode} 没有用于税额 ${tax} 的科目。请用 update-tax-code 设置 accountNo，或用 list-tax-codes 选择其他税码。`,
  },
  taxSide: {
    en: (code: string, own: TaxSide, wanted: TaxSide) =>
      `Tax code ${code} is for ${named(taxSides, own, 'en')}, not for ${named(taxSides, wanted, 'en')}. Choose another with list-tax-codes.`,
    ms: (code, own, wanted) =>
      `Kod cukai ${code} adalah untuk ${named(taxSides, own, 'ms')}, bukan untuk ${named(taxSides, wanted, 'ms')}. Pilih yang lain dengan list-tax-codes.`,
    zh: (code, own, wanted) =>
      `税码 ${code} 用于${named(taxSides, own, 'zh')}，不用于${named(taxSides, wanted, 'zh')}。请用 list-tax-codes 选择其他税码。`,
  },
  taxNotValid: {
    en: (code: string, date: string) => `Tax code ${code} is not valid on ${date}. Choose another with list-tax-codes.`,
    ms: (code, date) => `Kod cukai ${code} tidak sah pada ${date}. Pilih yang lain dengan list-tax-codes.`,
    zh: (code, date) => `税码 ${code} 在 ${date} 无效。请用 list-tax-codes 选择其他税码。`,
  },
  salesTaxDiffers: {
    en: (tax: string) =>
      `The calculated tax is ${tax}. Another amount can differ by at most 0.10. Correct taxAmount, or leave it out.`,
    ms: (tax) =>
      `Cukai yang dikira ialah ${tax}. Amaun lain boleh berbeza paling banyak 0.10. Betulkan taxAmount, atau tinggalkannya.`,
    zh: (tax) => `计算出的税额是 ${tax}。其他金额最多可相差 0.10。请更正 taxAmount，或省略它。`,
  },
  purchaseTaxDiffers: {
    en: (tax: string) =>
      `The calculated tax is ${tax}. Another amount must be between 0 and the net amount. Correct taxAmount, or leave it out.`,
    ms: (tax) =>
      `Cukai yang dikira ialah ${tax}. Amaun lain mestilah antara 0 dengan amaun bersih. Betulkan taxAmount, atau tinggalkannya.`,
    zh: (tax) => `计算出的税额是 ${tax}。其他金额必须在 0 与净额之间。请更正 taxAmount，或省略它。`,
  },
  noBarcode: {
    en: (barCode: string) => `No item has the barcode ${barCode}. Use read-items to list the items.`,
    ms: (barCode) => `Tiada item dengan kod bar ${barCode}. Gunakan read-items untuk menyenaraikan item.`,
    zh: (barCode) => `没有条码为 ${barCode} 的商品。请用 read-items 列出商品。`,
  },
  needsLocation: {
    en: 'A stock line needs a location, on the line or in the header. Use read-locations to list the locations.',
    ms: 'Baris stok memerlukan lokasi, pada baris atau pada pengepala. Gunakan read-locations untuk menyenaraikan lokasi.',
    zh: '库存行需要仓位，可在行上或单头。请用 read-locations 列出仓位。',
  },
  quantityPositive: {
    en: 'The quantity of an item must be greater than zero. Correct qty.',
    ms: 'Kuantiti item mestilah lebih daripada sifar. Betulkan qty.',
    zh: '商品数量必须大于零。请更正 qty。',
  },
  locationMissing: {
    en: (itemCode: string, field: string) =>
      `${itemCode} is a stock item, and its line has no location. A delivery, receipt or invoice needs one. Send location, or ${field} at the top.`,
    ms: (itemCode, field) =>
      `${itemCode} ialah item stok, dan barisnya tiada lokasi. Penghantaran, penerimaan atau invois memerlukannya. Hantar location, atau ${field} di bahagian atas.`,
    zh: (itemCode, field) =>
      `${itemCode} 是库存商品，其行没有仓位。送货、收货或发票需要仓位。请发送 location，或在顶层发送 ${field}。`,
  },
  discountForm: {
    en: (discount: string) => `"${discount}" is not a valid discount. Use a discount such as 10%, 5%+3% or 12.50.`,
    ms: (discount) => `"${discount}" bukan diskaun yang sah. Gunakan diskaun seperti 10%, 5%+3% atau 12.50.`,
    zh: (discount) => `"${discount}" 不是有效的折扣。请使用如 10%、5%+3% 或 12.50 的折扣。`,
  },
  discountOverHundred: {
    en: (discount: string) => `The discount "${discount}" has a percentage above 100%. Send at most 100%.`,
    ms: (discount) => `Diskaun "${discount}" mempunyai peratusan melebihi 100%. Hantar paling banyak 100%.`,
    zh: (discount) => `折扣 "${discount}" 含超过 100% 的百分比。最多发送 100%。`,
  },
  discountExceeds: {
    en: (discount: string) => `The discount "${discount}" exceeds the amount of the line. Send a smaller one.`,
    ms: (discount) => `Diskaun "${discount}" melebihi amaun baris. Hantar diskaun yang lebih kecil.`,
    zh: (discount) => `折扣 "${discount}" 超过该行金额。请发送较小的折扣。`,
  },
  noAmount: {
    en: 'The line has no amount. Send amount.',
    ms: 'Baris ini tiada amaun. Hantar amount.',
    zh: '该行没有金额。请发送 amount。',
  },
  noPriceSale: {
    en: 'The line has no price. Send unitPrice or amount, or send unitPrice 0 if it is free of charge.',
    ms: 'Baris ini tiada harga. Hantar unitPrice atau amount, atau hantar unitPrice 0 jika percuma.',
    zh: '该行没有价格。请发送 unitPrice 或 amount；若免费，请发送 unitPrice 0。',
  },
  noSellingPrice: {
    en: (itemCode: string, uom: string) =>
      `The line has no price, and ${itemCode} has no selling price for ${uom}. Send unitPrice or amount, or send unitPrice 0 if it is free of charge.`,
    ms: (itemCode, uom) =>
      `Baris ini tiada harga, dan ${itemCode} tiada harga jualan bagi ${uom}. Hantar unitPrice atau amount, atau hantar unitPrice 0 jika percuma.`,
    zh: (itemCode, uom) =>
      `该行没有价格，且 ${itemCode} 没有 ${uom} 的售价。请发送 unitPrice 或 amount；若免费，请发送 unitPrice 0。`,
  },
  noPricePurchase: {
    en: 'The line has no price. Send unitPrice, unitCost or amount, or send unitPrice 0 if it is free of charge.',
    ms: 'Baris ini tiada harga. Hantar unitPrice, unitCost atau amount, atau hantar unitPrice 0 jika percuma.',
    zh: '该行没有价格。请发送 unitPrice、unitCost 或 amount；若免费，请发送 unitPrice 0。',
  },
  noCost: {
    en: (itemCode: string) =>
      `The line of ${itemCode} has no price. Send unitPrice, unitCost or amount, or send unitPrice 0 if it is free of charge.`,
    ms: (itemCode) =>
      `Baris ${itemCode} tiada harga. Hantar unitPrice, unitCost atau amount, atau hantar unitPrice 0 jika percuma.`,
    zh: (itemCode) => `${itemCode} 的行没有价格。请发送 unitPrice、unitCost 或 amount；若免费，请发送 unitPrice 0。`,
  },
  amountDiffers: {
    en: (amount: string, quantity: string, price: string, gross: string) =>
      `amount is ${amount}, but ${quantity} x ${price} is ${gross}. Correct one of them, or leave amount out.`,
    ms: (amount, quantity, price, gross) =>
      `amount ialah ${amount}, tetapi ${quantity} x ${price} ialah ${gross}. Betulkan salah satu, atau tinggalkan amount.`,
    zh: (amount, quantity, price, gross) =>
      `amount 是 ${amount}，但 ${quantity} x ${price} 是 ${gross}。请更正其中之一，或省略 amount。`,
  },
  amountDiffersDiscounted: {
    en: (amount: string, quantity: string, price: string, gross: string, discounted: string) =>
      `amount is ${amount}, but ${quantity} x ${price} is ${gross}, and ${discounted} after the discount. Correct one of them, or leave amount out.`,
    ms: (amount, quantity, price, gross, discounted) =>
      `amount ialah ${amount}, tetapi ${quantity} x ${price} ialah ${gross}, dan ${discounted} selepas diskaun. Betulkan salah satu, atau tinggalkan amount.`,
    zh: (amount, quantity, price, gross, discounted) =>
      `amount 是 ${amount}，但 ${quantity} x ${price} 是 ${gross}，折扣后是 ${discounted}。请更正其中之一，或省略 amount。`,
  },
  costDiffers: {
    en: (cost: string, price: string) =>
      `unitCost is ${cost}, but unitPrice is ${price}. On a purchase both are the price of one unit. Send one of them.`,
    ms: (cost, price) =>
      `unitCost ialah ${cost}, tetapi unitPrice ialah ${price}. Bagi belian, kedua-duanya ialah harga seunit. Hantar salah satu.`,
    zh: (cost, price) => `unitCost 是 ${cost}，但 unitPrice 是 ${price}。在采购中两者都是单价。请只发送其中一个。`,
  },
  rateWithoutCode: {
    en: (rate: string) => `taxRate is ${rate}, but the line has no tax code, and so no tax. Send taxCode, or leave taxRate out.`,
    ms: (rate) =>
      `taxRate ialah ${rate}, tetapi baris ini tiada kod cukai, jadi tiada cukai. Hantar taxCode, atau tinggalkan taxRate.`,
    zh: (rate) => `taxRate 是 ${rate}，但该行没有税码，因此没有税。请发送 taxCode，或省略 taxRate。`,
  },
  rateDiffers: {
    en: (sent: string, code: string, rate: string) =>
      `taxRate is ${sent}, but the rate of ${code} is ${rate}. Leave taxRate out, or choose another taxCode with list-tax-codes.`,
    ms: (sent, code, rate) =>
      `taxRate ialah ${sent}, tetapi kadar ${code} ialah ${rate}. Tinggalkan taxRate, atau pilih taxCode lain dengan list-tax-codes.`,
    zh: (sent, code, rate) =>
      `taxRate 是 ${sent}，但 ${code} 的税率是 ${rate}。请省略 taxRate，或用 list-tax-codes 选择其他 taxCode。`,
  },
  barcodeOfOther: {
    en: (barCode: string, other: string, itemCode: string) =>
      `The barcode ${barCode} is of ${other}, not of ${itemCode}. Send barCode or itemCode, not both.`,
    ms: (barCode, other, itemCode) =>
      `Kod bar ${barCode} milik ${other}, bukan ${itemCode}. Hantar barCode atau itemCode, bukan kedua-duanya.`,
    zh: (barCode, other, itemCode) => `条码 ${barCode} 属于 ${other}，不属于 ${itemCode}。请发送 barCode 或 itemCode 之一。`,
  },
  barcodeOfNone: {
    en: (barCode: string, itemCode: string) =>
      `The barcode ${barCode} is not of ${itemCode} and of no other item. Send barCode or itemCode, not both.`,
    ms: (barCode, itemCode) =>
      `Kod bar ${barCode} bukan milik ${itemCode}, mahupun item lain. Hantar barCode atau itemCode, bukan kedua-duanya.`,
    zh: (barCode, itemCode) => `条码 ${barCode} 不属于 ${itemCode}，也不属于其他商品。请发送 barCode 或 itemCode 之一。`,
  },
  barcodeUnit: {
    en: (barCode: string, uom: string, sent: string) =>
      `The barcode ${barCode} is for ${uom}, but uom is ${sent}. Correct one of them, or leave barCode out.`,
    ms: (barCode, uom, sent) =>
      `Kod bar ${barCode} adalah untuk ${uom}, tetapi uom ialah ${sent}. Betulkan salah satu, atau tinggalkan barCode.`,
    zh: (barCode, uom, sent) => `条码 ${barCode} 用于 ${uom}，但 uom 是 ${sent}。请更正其中之一，或省略 barCode。`,
  },
  packageAmount: {
    en: (code: string) =>
      `amount cannot be used here because ${code} is a package, and its components have their own. Send unitPrice instead.`,
    ms: (code) =>
      `amount tidak boleh digunakan di sini kerana ${code} ialah pakej, dan komponennya mempunyai nilai sendiri. Hantar unitPrice.`,
    zh: (code) => `此处不能使用 amount，因为 ${code} 是套装，其组件有各自的值。请改为发送 unitPrice。`,
  },
  packageFigure: {
    en: (field: string, code: string) =>
      `${field} cannot be used here because ${code} is a package, and its components have their own. Leave ${field} out, or set it with update-item-package.`,
    ms: (field, code) =>
      `${field} tidak boleh digunakan di sini kerana ${code} ialah pakej, dan komponennya mempunyai nilai sendiri. Tinggalkan ${field}, atau tetapkannya dengan update-item-package.`,
    zh: (field, code) =>
      `此处不能使用 ${field}，因为 ${code} 是商品套装，其组件有各自的值。请省略 ${field}，或用 update-item-package 设置。`,
  },
  packageLimit: {
    en: (over: string, code: string, limit: string) =>
      `${over} more of the package ${code} would be sold than its limit of ${limit}. Reduce the quantity.`,
    ms: (over, code, limit) => `Pakej ${code} akan dijual ${over} lebih daripada hadnya, ${limit}. Kurangkan kuantiti.`,
    zh: (over, code, limit) => `套装 ${code} 的销售将比上限 ${limit} 多 ${over}。请减少数量。`,
  },
  needsPostingAccount: {
    en: (party: string) =>
      `The line needs a GL posting account. Send accountNo on the line or at the top of the payload. The book has no default account for it, and ${party} no earlier document that has one.`,
    ms: (party) =>
      `Baris ini memerlukan akaun GL. Hantar accountNo pada baris atau di bahagian atas muatan. Buku akaun tiada akaun lalai untuknya, dan ${party} tiada dokumen terdahulu yang mempunyainya.`,
    zh: (party) =>
      `该行需要总账科目。请在行上或指令内容顶层发送 accountNo。账套没有相应的默认科目，${party} 也没有含该科目的早期单据。`,
  },
  needsPurchaseAccount: {
    en: (party: string) =>
      `The line needs a GL posting account. Send accountNo on the line or at the top of the payload. ${party} has no earlier AP document that has one.`,
    ms: (party) =>
      `Baris ini memerlukan akaun GL. Hantar accountNo pada baris atau di bahagian atas muatan. ${party} tiada dokumen AP terdahulu yang mempunyainya.`,
    zh: (party) => `该行需要总账科目。请在行上或指令内容顶层发送 accountNo。${party} 没有含该科目的早期应付单据。`,
  },
});
