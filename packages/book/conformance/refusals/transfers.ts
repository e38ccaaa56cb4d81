/** Mistakes with a transfer: a source that does not exist, is void, or does not have enough left. */

import { exampleOf, type Mistakes, oneChange, type Refusal, unreached } from './refusal.ts';

export const TRANSFER_MISTAKES: Mistakes = (recipe, book) => {
  if (recipe.task.kind !== 'transfer') return [];
  const type = recipe.task.from;
  const no = String(exampleOf(recipe).fromDocNo);
  const voidNo = book.voidNo(type) ?? '';
  const tooMuch: Refusal = {
    type: recipe.commandType,
    by: 'book',
    mistake: 'more than is outstanding',
    payload: { ...exampleOf(recipe), lines: [{ lineNo: 1, qty: 1_000_000 }] },
    code: 'TRANSFER_EXCEEDS',
    path: '/lines/0/qty',
    says: `Only … of line 1 of ${no} is outstanding, so 1000000 cannot be transferred. Send at most ….`,
  };
  return [
    tooMuch,
    oneChange(recipe, 'book', 'a source that is not there', ['/fromDocNo', unreached(no)], {
      code: 'NOT_FOUND',
      says: `… ${unreached(no)} does not exist in this account book. Use list-…s to list the existing ones.`,
    }),
    oneChange(recipe, 'book', 'a source that is void', ['/fromDocNo', voidNo], {
      code: 'DOC_CANCELLED',
      says: `${voidNo} is void and cannot be transferred. Choose another document.`,
    }),
    oneChange(recipe, 'book', 'a day before the source', ['/docDate', '2026-01-01'], {
      code: 'INVALID_DATE',
      says: `2026-01-01 is earlier than ${no}, which is dated 2026-…. Choose that date or a later one.`,
    }),
  ];
};
