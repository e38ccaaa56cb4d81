/** Verifies the lines of a document: finds the stored line of every requested row and compares the two. */

import type { Json, Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf } from '@ledgerline/catalog/decimal';
import type { ReadBackCheck } from '@ledgerline/contract';
import { checksOf, said } from '../../command/verify.ts';
import type { Database } from '../../database.ts';
import { combinedDiscount } from '../../discount.ts';
import type { Document, Line } from '../../document/document.ts';
import { findLine, loadHead } from '../../document/document-store.ts';
import { usedOfPackage } from '../../drafting/package.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { productSen, senNumber, senOf, sumSen, unitCostOf } from '../../money.ts';
import { rowsOf, textOf } from '../../payload.ts';

const isBill = ({ type }: Document): boolean => MATRIX[type].kind === 'bill';

/** The unit cost of a purchase is its price. */
const isPurchase = ({ type }: Document): boolean => {
  const effect = MATRIX[type];
  return effect.kind === 'bill' && effect.side === 'AP';
};

/** A line under the names that payloads use; computed amounts are those of the stored line. */
function storedLine(document: Document, line: Line | undefined, row: Payload): Payload {
  if (!line) return {};
  if (!isBill(document)) return line.data;
  const isPriced = line.data.unitPrice !== undefined;
  return {
    ...line.data,
    ...(isPriced && row.amount !== undefined ? { amount: row.amount ?? null } : {}),
    ...(isPurchase(document) && row.unitCost !== undefined ? { unitCost: line.data.unitPrice ?? null } : {}),
    ...(row.taxAmount === undefined ? {} : { taxAmount: senNumber(line.tax) }),
  };
}

function lineChecks(document: Document, line: Line | undefined, row: Payload, path: string): readonly ReadBackCheck[] {
  return checksOf(row, storedLine(document, line, row), path, ['dtlKey', 'lineNo']);
}

const sameIn = (lines: readonly Line[], name: string): Json => {
  const [first, ...others] = lines.map(({ data }) => data[name] ?? null);
  return others.every((value) => value === first) ? (first ?? null) : null;
};

/** The components of a package, combined into the row that sold it. */
function soldPackage(lines: readonly Line[], row: Payload): Payload {
  const quantity = decimalOf(lines[0]?.data.packageQty ?? 0);
  const total = sumSen(lines.map(({ data }) => senOf(data.amount ?? 0)));
  const isPriced = row.unitPrice !== undefined && productSen(quantity, decimalOf(row.unitPrice)) === total;
  return {
    ...Object.fromEntries(Object.keys(row).map((name) => [name, sameIn(lines, name)])),
    itemCode: sameIn(lines, 'packageCode'),
    qty: decimalNumber(quantity),
    unitPrice: isPriced ? (row.unitPrice ?? null) : decimalNumber(unitCostOf(total, quantity)),
    discount: combinedDiscount(lines.map(({ data }) => textOf(data.discount) ?? '')),
  };
}

/** The components of the package that begins at a line: up to where the next package or line does. */
function componentsAt({ lines }: Document, start: number): readonly Line[] {
  const code = lines[start]?.data.packageCode;
  const isNext = ({ data }: Line): boolean => data.packageCode !== code || data.packageQty !== undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(isNext);
  return lines.slice(start, end === -1 ? undefined : start + 1 + end);
}

/** Lines of a new document, row by row; a package is stored as the lines of its components. */
export function newLineChecks(document: Document, rows: readonly Payload[]): readonly ReadBackCheck[] {
  let next = 0;
  return rows.flatMap((row, index) => {
    const [line, asked, path] = [document.lines[next], said(row), `lines/${index}/`];
    const isPackage = line?.data.packageCode !== undefined && line.data.packageCode === row.itemCode;
    const components = isPackage ? componentsAt(document, next) : [];
    next += Math.max(1, components.length);
    if (!isPackage) return lineChecks(document, line, asked, path);
    const used = usedOfPackage(asked);
    return checksOf(used, soldPackage(components, used), path);
  });
}

/** Lines transferred from another document: each comes from the named line. */
export function carriedLineChecks(db: Database, document: Document, payload: Payload): readonly ReadBackCheck[] {
  const sources = document.lines.map(({ posting: { from } }) => (from ? findLine(db, BigInt(from.dtlKey)) : undefined));
  const source = sources.find((line) => line !== undefined);
  const head = source && loadHead(db, source.docKey);
  return [
    ...checksOf({ fromDocNo: payload.fromDocNo ?? null }, { fromDocNo: head?.no ?? null }, ''),
    ...rowsOf(payload, 'lines').flatMap((row, index) => {
      const { dtlKey, lineNo, ...wishes } = said(row);
      const named = { ...(dtlKey === undefined ? {} : { dtlKey }), ...(lineNo === undefined ? {} : { lineNo }) };
      const from = sources[index];
      const path = `lines/${index}/`;
      return [
        ...checksOf(named, from ? { dtlKey: from.key.toString(), lineNo: from.seq } : {}, path),
        ...lineChecks(document, document.lines[index], wishes, path),
      ];
    }),
  ];
}

/** Lines that an update changed, added or removed. */
export function changedLineChecks(before: Document, now: Document, payload: Payload): readonly ReadBackCheck[] {
  const { detailMode } = payload;
  const rows = rowsOf(payload, 'lines');
  if (detailMode === 'append') return newLineChecks({ ...now, lines: now.lines.slice(before.lines.length) }, rows);
  if (detailMode === 'replace') return newLineChecks(now, rows);
  return rows.flatMap((row, index) => {
    const line = now.lines.find(({ key }) => key.toString() === String(row.dtlKey));
    const [path, actual] = [`lines/${index}/`, line?.key.toString() ?? null];
    if (detailMode === 'delete') return [{ path: `${path}dtlKey`, expected: null, actual, matched: line === undefined }];
    return [...checksOf({ dtlKey: row.dtlKey ?? null }, { dtlKey: actual }, path), ...lineChecks(now, line, row, path)];
  });
}
