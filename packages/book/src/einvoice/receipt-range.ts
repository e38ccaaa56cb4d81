/** Receipts of a month as ranges of running numbers: what a consolidation lists instead of every sale. */

import type { Document } from '../document/document.ts';

export interface ReceiptRange {
  readonly text: string;
  readonly documents: readonly Document[];
}

const RUNNING = /^(.*?)(\d+)$/;

/** Whether a number follows another: the same words and width, one more. */
function follows(before: string, no: string): boolean {
  const [, words, digits = ''] = RUNNING.exec(before) ?? [];
  const [, otherWords, otherDigits = ''] = RUNNING.exec(no) ?? [];
  if (words === undefined || words !== otherWords || digits.length !== otherDigits.length) return false;
  return BigInt(digits) + 1n === BigInt(otherDigits);
}

/** The ranges of consecutive document numbers; a missing number, for any reason, ends a range. */
export function receiptRanges(documents: readonly Document[]): readonly ReceiptRange[] {
  const sorted = [...documents].sort((left, right) => (left.no < right.no ? -1 : 1));
  const ranges: Document[][] = [];
  for (const document of sorted) {
    const last = ranges.at(-1);
    if (last && follows(last.at(-1)?.no ?? '', document.no)) last.push(document);
    else ranges.push([document]);
  }
  return ranges.map((range) => {
    const [first, last] = [range[0]?.no ?? '', range.at(-1)?.no ?? ''];
    return { text: first === last ? `Receipt ${first}` : `Receipts ${first} to ${last}`, documents: range };
  });
}
