/** Keys of rows that have no table of their own: components of a record, payments of a document. Never used twice in a book. */

import type { CommandContext } from '../command/command-context.ts';

export function nextRowKey(command: CommandContext): string {
  const row = command.db.get<{ next_number: bigint }>(
    `INSERT INTO number_counter (doc_type, format, period, next_number) VALUES ('', 'row', '', 2)
     ON CONFLICT (doc_type, format, period) DO UPDATE SET next_number = next_number + 1 RETURNING next_number`,
  );
  return String((row?.next_number ?? 2n) - 1n);
}
