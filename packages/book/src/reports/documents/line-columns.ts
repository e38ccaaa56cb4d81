/** The columns that lines of documents can have. Which document has which, families.ts declares. */

import { absolute, type Decimal, decimalOf, divideRounded, multiply, ONE } from '@ledgerline/catalog/decimal';
import type { Line } from '../../document/document.ts';
import { findItem } from '../../master-data/master.ts';
import { type Sen, unitCostOf } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { joinedTexts } from '../sheet/company.ts';
import type { Cell } from '../sheet/sheet.ts';
import type { ColumnOf } from '../sheet/table.ts';
import { dateText, moneyText, priceText, quantityText } from '../words/figures.ts';
import { accountName, headerText, type Print } from './print.ts';
import { visibleLines } from './rich-text.ts';

/** The stock movement of a line; none for documents that move nothing. */
export interface Move {
  readonly quantity: Decimal;
  readonly value: Sen;
}

export interface PrintedLine {
  readonly print: Print;
  readonly line: Line;
  readonly position: number;
  readonly move: Move | null;
}

/** A line with text only. */
export const isHeading = ({ print: { effect }, line }: PrintedLine): boolean =>
  effect.kind === 'bill' &&
  effect.lines === 'items' &&
  line.itemCode === null &&
  line.data.qty === undefined &&
  line.subTotal === 0n;

const text = ({ line }: PrintedLine, name: string): string => textOf(line.data[name]) ?? '';

const figure = (value: unknown, show: (decimal: Decimal) => string): string =>
  value === undefined || value === null || value === '' ? '' : show(decimalOf(value));

function description(printed: PrintedLine): Cell {
  const { print, line } = printed;
  // A line filed without text shows its number, not the current name of its account.
  const unnamed = print.filed === null ? accountName(print.command, line.posting.account) : print.document.no;
  const own = textOf(line.data.description) ?? headerText(print, 'description') ?? unnamed;
  const isComponent = textOf(line.data.packageCode) !== null;
  const shown = isComponent ? `– ${own}` : own;
  const [batch, serial] = [textOf(line.data.batchNo), textOf(line.data.serialNo)];
  const free = figure(line.data.focQty, quantityText);
  return {
    text: shown,
    notes: [
      ...visibleLines(textOf(line.data.description2)),
      ...visibleLines(textOf(line.data.furtherDescription)),
      ...(free === '' || free === '0' ? [] : [`${print.say('free')}: ${free} ${text(printed, 'uom')}`]),
      ...(batch === null ? [] : [`${print.say('batch')} ${batch}`]),
      ...(serial === null ? [] : [`${print.say('serial')} ${serial}`]),
    ],
  };
}

/** The account of a ledger line, or the party behind it. */
const accountCode = ({ line: { posting } }: PrintedLine): string => posting.party?.code ?? posting.account ?? '';

function accountDescription(printed: PrintedLine): Cell {
  const { print, line } = printed;
  const { party, account } = line.posting;
  const kind = party?.side === 'AP' ? 'creditor' : 'debtor';
  const name =
    party === undefined
      ? accountName(print.command, account)
      : (textOf(print.command.records.find(kind, party.code)?.data.companyName) ?? party.code);
  return { text: name, notes: visibleLines(textOf(line.data.description)) };
}

const unitRate = ({ print, line }: PrintedLine): Decimal =>
  findItem(print.command, line.itemCode ?? '')?.uoms.find(({ uom }) => uom === line.data.uom)?.rate ?? ONE;

/** The quantity in the unit of the line. */
const movedQuantity = (printed: PrintedLine): Decimal | null =>
  printed.move === null ? null : divideRounded(printed.move.quantity * ONE, unitRate(printed));

/** Outgoing goods are shown without sign; adjustments keep their sign. */
function movedValue({ print: { effect }, move }: PrintedLine): Sen {
  if (move === null) return 0n;
  const isSigned = effect.kind === 'stock' && ['signed', 'count', 'revalue'].includes(effect.movement);
  return isSigned ? move.value : absolute(move.value);
}

/** The lines of an assembly show the quantity per finished unit. */
const madeQuantity = ({ print, line }: PrintedLine): Decimal =>
  multiply(line.quantity, decimalOf(print.document.header.qty ?? 1));

function unitCost(printed: PrintedLine): string {
  const { line, move } = printed;
  const given = figure(line.data.unitCost, priceText);
  if (given !== '' || move === null) return given;
  const quantity = movedQuantity(printed) ?? 0n;
  return quantity === 0n ? '' : priceText(roundedCost(unitCostOf(absolute(move.value), absolute(quantity))));
}

/** Costs that follow from a division are shown to four decimals. */
const roundedCost = (cost: Decimal): Decimal => divideRounded(cost, ONE / 10_000n) * (ONE / 10_000n);

const unlessHeading =
  (cell: (printed: PrintedLine) => string) =>
  (printed: PrintedLine): string =>
    isHeading(printed) ? '' : cell(printed);

const amountOf = ({ line }: PrintedLine): Sen => line.subTotal;
const debitOf = ({ line }: PrintedLine): Sen => (line.net > 0n ? line.net : 0n);
const creditOf = ({ line }: PrintedLine): Sen => (line.net < 0n ? -line.net : 0n);
const figureOf = (amount: Sen): string => (amount === 0n ? '' : moneyText(amount));

export const LINE_COLUMNS = {
  position: { head: 'position', isFigure: true, cell: ({ position }) => (position === 0 ? '' : String(position)) },
  item: { head: 'item', cell: ({ line }) => line.itemCode ?? '' },
  description: { head: 'description', isWide: true, cell: description },
  location: { head: 'location', cell: ({ line }) => line.location ?? '' },
  fromLocation: { head: 'fromLocation', cell: (printed) => text(printed, 'fromLocation') },
  toLocation: { head: 'toLocation', cell: (printed) => text(printed, 'toLocation') },
  deliveryDate: {
    head: 'deliveryDate',
    cell: (printed) =>
      text(printed, 'deliveryDate') === '' ? '' : dateText(printed.print.language, text(printed, 'deliveryDate')),
  },
  quantity: { head: 'quantity', isFigure: true, cell: unlessHeading(({ line }) => quantityText(line.quantity)) },
  unit: { head: 'unit', cell: (printed) => text(printed, 'uom') },
  unitPrice: { head: 'unitPrice', isFigure: true, cell: ({ line }) => figure(line.data.unitPrice, priceText) },
  discount: { head: 'discount', isFigure: true, cell: ({ line }) => String(line.data.discount ?? '') },
  tax: { head: 'tax', cell: ({ line }) => line.taxCode ?? '' },
  taxAmount: { head: 'taxAmount', isFigure: true, cell: ({ line }) => figureOf(line.tax) },
  amount: {
    head: 'amount',
    isFigure: true,
    isMoney: true,
    cell: unlessHeading((printed) => moneyText(amountOf(printed))),
    sum: amountOf,
  },
  account: { head: 'account', cell: accountCode },
  accountDescription: { head: 'description', isWide: true, cell: accountDescription },
  debit: { head: 'debit', isFigure: true, isMoney: true, cell: (printed) => figureOf(debitOf(printed)), sum: debitOf },
  credit: { head: 'credit', isFigure: true, isMoney: true, cell: (printed) => figureOf(creditOf(printed)), sum: creditOf },
  unitCost: { head: 'unitCost', isFigure: true, cell: unitCost },
  value: {
    head: 'value',
    isFigure: true,
    isMoney: true,
    cell: (printed) => (printed.move === null ? '' : moneyText(movedValue(printed))),
    sum: movedValue,
  },
  counted: { head: 'counted', isFigure: true, cell: ({ line }) => quantityText(line.quantity) },
  bookQuantity: {
    head: 'bookQuantity',
    isFigure: true,
    cell: (printed) => {
      const moved = movedQuantity(printed);
      return moved === null ? '' : quantityText(printed.line.quantity - moved);
    },
  },
  difference: {
    head: 'difference',
    isFigure: true,
    cell: (printed) => {
      const moved = movedQuantity(printed);
      return moved === null ? '' : quantityText(moved);
    },
  },
  fromUnit: { head: 'unit', cell: (printed) => text(printed, 'fromUom') },
  quantityInto: { head: 'quantityInto', isFigure: true, cell: ({ line }) => figure(line.data.toQty, quantityText) },
  toUnit: { head: 'unit', cell: (printed) => text(printed, 'toUom') },
  quantityPerUnit: { head: 'quantityPerUnit', isFigure: true, cell: ({ line }) => quantityText(line.quantity) },
  madeQuantity: { head: 'quantity', isFigure: true, cell: (printed) => quantityText(madeQuantity(printed)) },
} as const satisfies Readonly<Record<string, ColumnOf<PrintedLine>>>;

export type LineColumn = keyof typeof LINE_COLUMNS;

interface MoveRow {
  readonly dtl_key: bigint | null;
  readonly quantity: string;
  readonly value: bigint;
}

/** The lines as they are printed, numbered without the headings between them. */
export function printedLines(print: Print): readonly PrintedLine[] {
  const { command, document } = print;
  // If a line has two movements, the first is read last, and so is the one that is used.
  const moves = command.db.all<MoveRow>(
    'SELECT dtl_key, quantity, value FROM stock_move WHERE doc_key = :docKey ORDER BY leg DESC',
    {
      docKey: document.key,
    },
  );
  const byLine = new Map(moves.map(({ dtl_key, quantity, value }) => [dtl_key, { quantity: decimalOf(quantity), value }]));
  let count = 0;
  return document.lines.flatMap((line): readonly PrintedLine[] => {
    const printed = { print, line, position: 0, move: byLine.get(line.key) ?? null };
    if (isHeading(printed)) return [printed];
    count += 1;
    return [...packageHeading(print, line), { ...printed, position: count }];
  });
}

/** The package whose components begin with this line, named above them. */
function packageHeading(print: Print, line: Line): readonly PrintedLine[] {
  const [code, quantity] = [textOf(line.data.packageCode), line.data.packageQty];
  if (code === null || quantity === undefined) return [];
  // A filed package shows its code, not its current name.
  const name = print.filed === null ? textOf(print.command.records.find('item-package', code)?.data.description) : null;
  const description = `${quantityText(decimalOf(quantity))} × ${joinedTexts(' · ', name, code)}`;
  const heading = { ...line, itemCode: null, taxCode: null, data: { description }, net: 0n, tax: 0n, taxLocal: 0n, subTotal: 0n };
  return [{ print, line: heading, position: 0, move: null }];
}
