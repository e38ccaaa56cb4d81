/** Packages on sales lines: a line that names one becomes the lines of its components, which share its price. */

import type { Payload } from '@ledgerline/catalog';
import { type Decimal, decimalNumber, decimalOf, decimalText, multiply, ONE, ZERO } from '@ledgerline/catalog/decimal';
import { bookCommandSays } from '@ledgerline/words/book/command';
import { bookLineSays } from '@ledgerline/words/book/line';
import type { CommandContext } from '../command/command-context.ts';
import { proratedDiscount } from '../discount.ts';
import type { Document } from '../document/document.ts';
import { isDelivery, sellsGoods, sqlTypes } from '../ledger/nature.ts';
import { activeRecord, itemFrom } from '../master-data/master.ts';
import { productSen, type Sen, senNumber, splitSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';

/** Fields of the package line that each component inherits. */
const CARRIED = ['location', 'project', 'department', 'deliveryDate', 'accountNo'];
const USED = ['itemCode', 'qty', 'unitPrice', 'discount', ...CARRIED];

/** The fields of a package row from which its components are created. */
export const usedOfPackage = (row: Payload): Payload =>
  Object.fromEntries(Object.entries(row).filter(([name]) => USED.includes(name)));

/** A row of a document, and which of the sent rows it comes from. */
export interface PlacedRow {
  readonly row: Payload;
  readonly index: number;
}

export function withComponents(command: CommandContext, rows: readonly PlacedRow[]): readonly PlacedRow[] {
  return rows.flatMap((placed): readonly PlacedRow[] => {
    const { row, index } = placed;
    const known = textOf(row.packageCode);
    if (known !== null) command.refer('item-package', known);
    const code = textOf(row.itemCode);
    if (code === null || command.records.find('item', code) || !command.records.find('item-package', code)) return [placed];
    const bundle = activeRecord(command, 'item-package', code, `/lines/${index}/itemCode`);
    if (!bundle) return [placed];
    command.refer('item-package', code);
    reportUnused(command, row, code, `/lines/${index}`);
    const quantity = row.qty === undefined ? ONE : decimalOf(row.qty);
    return components(command, row, code, bundle.data, quantity).map((component) => ({ row: component, index }));
  });
}

/** Figures that each component has itself. */
const OF_COMPONENTS = ['amount', 'taxCode', 'taxRate', 'taxAmount', 'focQty', 'unitCost'];

/** Warns about a text without effect, and refuses a figure without effect. */
function reportUnused(command: CommandContext, row: Payload, code: string, path: string): void {
  for (const [name, value] of Object.entries(row)) {
    if (USED.includes(name) || value === null || value === '') continue;
    if (OF_COMPONENTS.includes(name)) {
      const says = name === 'amount' ? bookLineSays.packageAmount(code) : bookLineSays.packageFigure(name, code);
      command.refuse(`${path}/${name}`, 'INVALID_VALUE', says);
    } else command.warnOfUnused(`${path}/${name}`, bookCommandSays.unusedOfPackage(`${path}/${name}`, code));
  }
}

function components(
  command: CommandContext,
  row: Payload,
  packageCode: string,
  bundle: Payload,
  quantity: Decimal,
): readonly Payload[] {
  const lines = rowsOf(bundle, 'lines');
  const weights = weightsOf(command, lines);
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  const price = row.unitPrice ?? bundle.unitPrice;
  const total: Sen | null = price === undefined ? null : productSen(quantity, decimalOf(price));
  const discount = textOf(row.discount);
  const carried = Object.fromEntries(CARRIED.filter((name) => row[name] !== undefined).map((name) => [name, row[name] ?? null]));
  let done = 0n;
  return lines.map((line, index) => {
    const weight = weights[index] ?? 0n;
    const own: Payload = line.unitPrice === undefined ? {} : { unitPrice: line.unitPrice };
    const priced: Payload = total === null ? own : { amount: senNumber(splitSen(total, done, weight, all)) };
    const reduced = discount === null ? {} : { discount: proratedDiscount(discount, done, weight, all) };
    done += weight;
    const texts = Object.fromEntries(
      ['description', 'uom', 'taxCode'].filter((name) => line[name] !== undefined).map((name) => [name, line[name] ?? null]),
    );
    return {
      itemCode: line.itemCode ?? null,
      qty: decimalNumber(multiply(quantity, decimalOf(line.qty ?? 1))),
      ...texts,
      ...carried,
      ...priced,
      ...reduced,
      packageCode,
      ...(index === 0 ? { packageQty: decimalNumber(quantity) } : {}),
    };
  });
}

/**
 * The shares of the components in the price: by the price that the package gives them, otherwise by the selling price of the item;
 * by quantity only if none has a price.
 */
function weightsOf(command: CommandContext, lines: readonly Payload[]): readonly bigint[] {
  const quantities = lines.map(({ qty }) => decimalOf(qty ?? 1));
  const values = lines.map((line, index) => multiply(quantities[index] ?? ZERO, componentPrice(command, line)));
  return values.some((value) => value > 0n) ? values : quantities;
}

function componentPrice(command: CommandContext, { itemCode, uom, unitPrice }: Payload): Decimal {
  if (unitPrice !== undefined && unitPrice !== null) return decimalOf(unitPrice);
  const record = command.records.find('item', String(itemCode));
  const item = record && itemFrom(record);
  return item?.uoms.find((unit) => unit.uom === (textOf(uom) ?? item.baseUom))?.price ?? ZERO;
}

/** Checks that no more of a package is sold than its limit, including this document, regardless of how its lines were created. */
export function checkPackages(command: CommandContext, { type, lines }: Document): void {
  if (!sellsGoods(type)) return;
  lines.forEach(({ data }, index) => {
    const code = textOf(data.packageCode);
    if (code === null || data.packageQty === undefined) return;
    const limitedQty = command.records.find('item-package', code)?.data.limitedQty;
    const limit = limitedQty === undefined || limitedQty === null ? 0n : decimalOf(limitedQty);
    if (limit === 0n) return;
    const over = soldOf(command, code) - limit;
    if (over > 0n) {
      const says = bookLineSays.packageLimit(decimalText(over), code, decimalText(limit));
      command.refuse(`/lines/${index}/qty`, 'INVALID_VALUE', says);
    }
  });
}

/** The sold quantity of a package. What a delivery has counted is not counted again by its invoice. */
const soldOf = (command: CommandContext, code: string): Decimal =>
  command.db
    .all<{ sold: string }>(
      `SELECT data -> 'packageQty' AS sold FROM document_reference JOIN document USING (doc_key) JOIN document_line USING (doc_key)
       WHERE kind = 'item-package' AND code = :code AND status = 'Saved' AND doc_type IN ${sqlTypes(sellsGoods)}
         AND data ->> 'packageCode' = :code AND data ->> 'packageQty' IS NOT NULL AND (posting ->> '$.from.docType' IS NULL
           OR posting ->> '$.from.docType' NOT IN ${sqlTypes(isDelivery('AR'))})`,
      { code },
    )
    .reduce((sum, row) => sum + decimalOf(JSON.parse(row.sold)), 0n);
