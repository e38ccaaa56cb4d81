/** Results of commands of many rows. */

import { BulkRowResult } from '@ledgerline/contract';
import { writeResult } from './result-base.ts';
import { allMembers, count, flag, optional, parts, resultShape } from './result-shape.ts';

const { warnings, ...members } = allMembers(writeResult);

/** How a command of many rows ended, as a whole. */
export const counted = {
  ok: flag('Whether all rows succeeded.'),
  saved: flag('Whether any row changed the book.'),
  total: count('The number of rows sent.'),
  succeeded: count('The number of rows that succeeded.'),
  failed: count('The number of rows that failed.'),
};

export const bulkResult = resultShape('BulkResult', 'The result of every row.', {
  ...members,
  ...counted,
  results: parts('BulkRowResult', BulkRowResult, 'One result for each row, in order.'),
  ...(warnings ? { warnings: optional(warnings, 'if there are none') } : {}),
});
