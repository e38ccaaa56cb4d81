/** Results of reads about items and stock. */

import type { OwnCommand } from '../declaration/task.ts';
import type { OwnResults } from './own-results.ts';
import { gotRecord, listedRecord, recordResult } from './record-result.ts';
import { filed, listed, truncated } from './result-base.ts';
import {
  amount,
  date,
  key,
  optional,
  orNull,
  quantity,
  type ResultMembers,
  resultShape,
  rows,
  text,
  unitCost,
} from './result-shape.ts';

const NO_BATCHES = 'if the item is not kept by batch';

const balanceColumns: ResultMembers = {
  batchNo: optional(text('Batch number.'), NO_BATCHES),
  qty: quantity('Quantity on hand.'),
  unitCost: unitCost('Cost of one base unit.'),
  value: amount('Value of the quantity on hand.'),
};

const stockBalance = resultShape('StockBalance', 'Stock of one item at one location.', {
  itemCode: text('Item code.'),
  location: text('Location code.'),
  ...balanceColumns,
  uom: text('Base unit of the item.'),
  reportUom: optional(text('The unit asked for as reportUom.'), 'unless reportUom is sent and the item has it'),
  reportQty: optional(
    quantity('Quantity on hand in reportUom.', 'unit of the line'),
    'unless reportUom is sent and the item has it',
  ),
});

const SIGNED = 'in positive, out negative';

const stockMove = resultShape('StockMove', 'One movement of stock.', {
  docDate: date('Date of the document.'),
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docKey: key('Key of the document.'),
  dtlKey: orNull(key('Key of the line.'), 'for the finished good of an assembly'),
  itemCode: text('Item code.'),
  location: text('Location code.'),
  batchNo: orNull(text('Batch number.'), NO_BATCHES),
  qty: quantity(`Quantity moved: ${SIGNED}.`),
  unitCost: unitCost('Cost of one base unit.'),
  value: amount(`Value moved: ${SIGNED}.`),
  balanceQty: quantity('Quantity at the location after the movement.'),
  balanceValue: amount('Value at the location after the movement.'),
});

const movement = resultShape('StockMovement', 'What came and went of one item at one location.', {
  itemCode: text('Item code.'),
  location: text('Location code.'),
  openingQty: quantity('Quantity at the start.'),
  openingValue: amount('Value at the start.'),
  inQty: quantity('Quantity that came in.'),
  inValue: amount('Value that came in.'),
  outQty: quantity('Quantity that went out, as a positive number.'),
  outValue: amount('Value that went out, as a positive number.'),
  closingQty: quantity('Quantity at the end.'),
  closingValue: amount('Value at the end.'),
  cards: optional(rows(stockMove, 'The movements, oldest first.'), 'if includeCards is false'),
});

const itemBalance = resultShape('ItemBalance', 'Stock of the item at one location.', {
  location: text('Location code.'),
  ...balanceColumns,
});

const serial = resultShape('SerialInStock', 'One unit in stock.', {
  serialNo: text('Serial number.'),
  location: text('Location code.'),
  batchNo: optional(text('Batch number.'), NO_BATCHES),
});

export const STOCK_READS = {
  'read-items': (find) => listed('item.list', listedRecord(find.family('item')), 'Items by code.', { truncated }),
  'read-items-all': (find) => listed('item.list', listedRecord(find.family('item')), 'Items by code.', { truncated }),
  'export-items': () => filed('ItemExport', 'A CSV file of items; count is the number of items in it.', {}),
  'get-stock-item-detail': (find) =>
    gotRecord(find.family('item'), 'detail', {
      balances: rows(itemBalance, 'Stock by location.'),
      serialNumbers: optional(rows(serial, 'Units in stock.'), 'unless the item is kept by serial number'),
      lastCost: orNull(unitCost('Cost of one base unit when it was last received.'), 'if it was never received'),
    }),
  'read-locations': (find) => listed('location.active', listedRecord(find.family('location')), 'Active locations by code.'),
  'read-stock-detail-lines': () => listed('stock-moves', stockMove, 'Movements, newest first.'),
  'read-stock-movement': () => listed('stock-movements', movement, 'Movements by item and location.'),
  'stock-balance': () =>
    listed('stock-balances', stockBalance, 'Stock by item and location.', { asOfDate: date('Date that the stock is of.') }),
  'list-item-packages': (find) => recordResult(find.family('item-package'), 'list'),
  'get-item-package': (find) => recordResult(find.family('item-package'), 'get'),
  'validate-item-package': (find) => recordResult(find.family('item-package'), 'validate'),
  'create-item-package': (find) => recordResult(find.family('item-package'), 'create'),
  'update-item-package': (find) => recordResult(find.family('item-package'), 'update'),
  'void-item-package': (find) => recordResult(find.family('item-package'), 'void'),
  'delete-item-package': (find) => recordResult(find.family('item-package'), 'delete'),
} satisfies Partial<OwnResults<OwnCommand>>;
