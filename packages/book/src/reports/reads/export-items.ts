/** Items as a CSV file: one row per item and unit, UTF-8 with a header row. */

import type { Handler } from '../../command/handler-result.ts';
import { itemFrom } from '../../master-data/master.ts';
import { recordTest } from '../../operations/record/record-filter.ts';
import { rowsOf } from '../../payload.ts';
import { csvCell } from '../csv/csv.ts';
import { itemListing } from './stock.ts';

const COLUMNS = [
  'itemCode',
  'description',
  'desc2',
  'itemGroup',
  'itemType',
  'itemCategory',
  'itemBrand',
  'costingMethod',
  'stockControl',
  'baseUom',
  'uom',
  'rate',
  'price',
  'minPrice',
  'barCode',
  'standardCost',
  'supplyTaxCode',
  'purchaseTaxCode',
  'tariffCode',
  'classification',
  'isActive',
];

const cell = (value: unknown): string =>
  value === undefined || value === null ? '' : csvCell(String(value), typeof value !== 'string');

export const exportItems: Handler = (command, payload) => {
  const items = command.records.all('item').filter(recordTest(itemListing(payload, true), payload));
  const rows = items.flatMap((record) => {
    const stored = rowsOf(record.data, 'uoms');
    const { uoms, costing, isStock } = itemFrom(record);
    return uoms.map(({ uom }) => ({
      ...record.data,
      costingMethod: costing,
      stockControl: isStock,
      rate: 1,
      ...stored.find((unit) => unit.uom === uom),
      uom,
      isActive: record.isActive,
    }));
  });
  const lines = [COLUMNS, ...rows.map((row: Readonly<Record<string, unknown>>) => COLUMNS.map((name) => row[name]))];
  const text = `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
  return {
    result: { ok: true, count: rows.length },
    isCommitted: false,
    file: { fileName: 'items.csv', contentType: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(text) },
  };
};
