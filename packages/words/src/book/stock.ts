/** What the account book says of stock: quantities, locations, assemblies, batches and serial numbers. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';

export const bookStockSays = sentences('bookStock', {
  finishedPositive: {
    en: 'The quantity of the finished good must be greater than zero. Correct qty.',
    ms: 'Kuantiti barang siap mestilah lebih daripada sifar. Betulkan qty.',
    zh: '成品数量必须大于零。请更正 qty。',
  },
  noOrder: {
    en: (no: string) => `There is no active assembly order ${no}. Use list-stock-assembly-orders to list the existing ones.`,
    ms: (no) => `Tiada pesanan pemasangan aktif ${no}. Gunakan list-stock-assembly-orders untuk menyenaraikan yang ada.`,
    zh: (no) => `没有有效的组装单 ${no}。请用 list-stock-assembly-orders 列出现有的。`,
  },
  orderOfOther: {
    en: (no: string, item: string, sent: string) => `${no} is for ${item}, not for ${sent}. Leave itemCode out.`,
    ms: (no, item, sent) => `${no} adalah untuk ${item}, bukan ${sent}. Tinggalkan itemCode.`,
    zh: (no, item, sent) => `${no} 用于 ${item}，不用于 ${sent}。请省略 itemCode。`,
  },
  noBom: {
    en: (itemCode: string) => `${itemCode} has no active bill of materials. Send its components in lines.`,
    ms: (itemCode) => `${itemCode} tiada senarai bahan yang aktif. Hantar komponennya dalam lines.`,
    zh: (itemCode) => `${itemCode} 没有启用的物料清单。请在 lines 中发送其组件。`,
  },
  positiveUnlessAdjusted: {
    en: 'The quantity must be greater than zero. Only an adjustment can be negative.',
    ms: 'Kuantiti mestilah lebih daripada sifar. Hanya pelarasan boleh negatif.',
    zh: '数量必须大于零。只有库存调整可以为负。',
  },
  positive: {
    en: 'The quantity must be greater than zero. Correct qty.',
    ms: 'Kuantiti mestilah lebih daripada sifar. Betulkan qty.',
    zh: '数量必须大于零。请更正 qty。',
  },
  samePlace: {
    en: 'Source and destination must be different. Choose another location.',
    ms: 'Sumber dan destinasi mestilah berbeza. Pilih lokasi lain.',
    zh: '来源和目的地必须不同。请选择其他仓位。',
  },
  conversion: {
    en: 'Both sides of a conversion must be the same quantity in base units. Correct qty or toQty.',
    ms: 'Kedua-dua belah penukaran mestilah kuantiti yang sama dalam unit asas. Betulkan qty atau toQty.',
    zh: '转换双方按基本单位计算的数量必须相同。请更正 qty 或 toQty。',
  },
  countedTwice: {
    en: (itemCode: string, location: string) => `${itemCode} at ${location} appears on two lines. Send one line for it.`,
    ms: (itemCode, location) => `${itemCode} di ${location} muncul pada dua baris. Hantar satu baris sahaja untuknya.`,
    zh: (itemCode, location) => `${location} 的 ${itemCode} 出现在两行。请只发送一行。`,
  },
  needsItem: {
    en: 'The line needs an item. Send itemCode.',
    ms: 'Baris ini memerlukan item. Hantar itemCode.',
    zh: '该行需要商品。请发送 itemCode。',
  },
  notStock: {
    en: (itemCode: string) => `${itemCode} is not a stock item. Choose a stock item.`,
    ms: (itemCode) => `${itemCode} bukan item stok. Pilih item stok.`,
    zh: (itemCode) => `${itemCode} 不是库存商品。请选择库存商品。`,
  },
  negative: {
    en: (item: string, location: string, quantity: string, date: string) =>
      `${item} at ${location} would fall to ${quantity} on ${date}. Receive the goods first, or reduce the quantity.`,
    ms: (item, location, quantity, date) =>
      `${item} di ${location} akan jatuh kepada ${quantity} pada ${date}. Terima barang dahulu, atau kurangkan kuantiti.`,
    zh: (item, location, quantity, date) => `${location} 的 ${item} 在 ${date} 会降至 ${quantity}。请先收货，或减少数量。`,
  },
  negativeLater: {
    en: (item: string, location: string, quantity: string, date: string, taker: string) =>
      `${item} at ${location} would fall to ${quantity} on ${date}, when ${taker} takes goods out. Receive the goods first, reduce the quantity, or void ${taker} first.`,
    ms: (item, location, quantity, date, taker) =>
      `${item} di ${location} akan jatuh kepada ${quantity} pada ${date}, apabila ${taker} mengeluarkan barang. Terima barang dahulu, kurangkan kuantiti, atau batalkan ${taker} dahulu.`,
    zh: (item, location, quantity, date, taker) =>
      `${location} 的 ${item} 在 ${date} 由 ${taker} 出货时会降至 ${quantity}。请先收货、减少数量，或先作废 ${taker}。`,
  },
  costUnknown: {
    en: (item: string, location: string) =>
      `The cost of ${item} at ${location} is not known. It was received at 0. Correct it with create-stock-update-cost.`,
    ms: (item, location) =>
      `Kos ${item} di ${location} tidak diketahui. Ia diterima pada 0. Betulkannya dengan create-stock-update-cost.`,
    zh: (item, location) => `${location} 的 ${item} 成本未知，已按 0 入库。请用 create-stock-update-cost 更正。`,
  },
  valueTooLarge: {
    en: (item: string, location: string, date: string) =>
      `The value of ${item} at ${location} on ${date} is too large for the book. Check quantities and costs.`,
    ms: (item, location, date) =>
      `Nilai ${item} di ${location} pada ${date} terlalu besar untuk buku akaun. Semak kuantiti dan kos.`,
    zh: (item, location, date) => `${location} 的 ${item} 在 ${date} 的价值超出账套的范围。请检查数量和成本。`,
  },
  noStock: {
    en: (item: string, location: string, date: string) =>
      `There was no stock of ${item} at ${location} on ${date}. Choose a date or location that has stock.`,
    ms: (item, location, date) => `Tiada stok ${item} di ${location} pada ${date}. Pilih tarikh atau lokasi yang ada stok.`,
    zh: (item, location, date) => `${location} 在 ${date} 没有 ${item} 的库存。请选择有库存的日期或仓位。`,
  },
  serialThere: {
    en: (serial: string, item: string, location: string, date: string) =>
      `The serial number ${serial} of ${item} is at ${location} on ${date} and cannot be received again. Send another serial number.`,
    ms: (serial, item, location, date) =>
      `Nombor siri ${serial} bagi ${item} berada di ${location} pada ${date} dan tidak boleh diterima semula. Hantar nombor siri lain.`,
    zh: (serial, item, location, date) =>
      `${item} 的序列号 ${serial} 在 ${date} 位于 ${location}，不能再次入库。请发送其他序列号。`,
  },
  serialNotThere: {
    en: (serial: string, item: string, location: string, date: string) =>
      `The serial number ${serial} of ${item} is not at ${location} on ${date} and cannot be issued. Send another serial number.`,
    ms: (serial, item, location, date) =>
      `Nombor siri ${serial} bagi ${item} tiada di ${location} pada ${date} dan tidak boleh dikeluarkan. Hantar nombor siri lain.`,
    zh: (serial, item, location, date) => `${item} 的序列号 ${serial} 在 ${date} 不在 ${location}，不能出库。请发送其他序列号。`,
  },
  needsBatch: {
    en: (item: string) => `${item} has batch control. Send the batchNo of the line.`,
    ms: (item) => `${item} menggunakan kawalan kelompok. Hantar batchNo bagi baris ini.`,
    zh: (item) => `${item} 有批次管理。请发送该行的 batchNo。`,
  },
  needsSerials: {
    en: (item: string) => `${item} has serial numbers. Send one for every unit.`,
    ms: (item) => `${item} mempunyai nombor siri. Hantar satu bagi setiap unit.`,
    zh: (item) => `${item} 有序列号。请为每个单位发送一个。`,
  },
  serialCount: {
    en: (count: number, wanted: string, item: string) =>
      `${counted(count, 'serial number was', 'serial numbers were')} sent for ${counted(wanted, 'unit', 'units')} of ${item}. Send one for every unit.`,
    ms: (count, wanted, item) => `${count} nombor siri dihantar bagi ${wanted} unit ${item}. Hantar satu bagi setiap unit.`,
    zh: (count, wanted, item) => `为 ${wanted} 个单位的 ${item} 发送了 ${count} 个序列号。请为每个单位发送一个。`,
  },
  serialTwice: {
    en: (serial: string) => `The serial number ${serial} appears twice. Send each one once.`,
    ms: (serial) => `Nombor siri ${serial} muncul dua kali. Hantar setiap satu sekali sahaja.`,
    zh: (serial) => `序列号 ${serial} 出现两次。请每个只发送一次。`,
  },
  batchNotKept: {
    en: (item: string) => `${item} has no batch control, so batchNo is stored only as text on its line.`,
    ms: (item) => `${item} tiada kawalan kelompok, jadi batchNo disimpan hanya sebagai teks pada barisnya.`,
    zh: (item) => `${item} 没有批次管理，因此 batchNo 只作为该行的文字保存。`,
  },
  serialNotKept: {
    en: (item: string) => `${item} has no serial numbers, so serialNo is stored only as text on its line.`,
    ms: (item) => `${item} tiada nombor siri, jadi serialNo disimpan hanya sebagai teks pada barisnya.`,
    zh: (item) => `${item} 没有序列号，因此 serialNo 只作为该行的文字保存。`,
  },
  batchNegative: {
    en: (batch: string, item: string, location: string, quantity: string, date: string) =>
      `Batch ${batch} of ${item} at ${location} would fall to ${quantity} on ${date}. Receive the goods first, or reduce the quantity.`,
    ms: (batch, item, location, quantity, date) =>
      `Kelompok ${batch} bagi ${item} di ${location} akan jatuh kepada ${quantity} pada ${date}. Terima barang dahulu, atau kurangkan kuantiti.`,
    zh: (batch, item, location, quantity, date) =>
      `${location} 的 ${item} 批次 ${batch} 在 ${date} 会降至 ${quantity}。请先收货，或减少数量。`,
  },
});
