/** Assigns document numbers: from the counter of the format, or the number the caller asks for. Rolled back with the document. */

import type { DocType } from '@ledgerline/catalog';
import { bookDocumentSays } from '@ledgerline/words/book/document';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import type { BusinessDate } from '../date.ts';
import { textOf } from '../payload.ts';
import { counterPeriod, NEW_NUMBER, numberText } from './numbering.ts';

const isTaken = (db: Database, type: DocType, no: string): boolean =>
  db.get('SELECT 1 FROM document WHERE doc_type = :type AND doc_no = :no', { type, no }) !== undefined;

/** The number of a new document; void documents keep theirs forever. Undefined when the requested number is refused. */
export function numberFor(
  command: CommandContext,
  type: DocType,
  date: BusinessDate,
  wish: unknown,
  formatName: unknown,
): string | undefined {
  if (typeof wish === 'string' && wish !== '' && wish !== NEW_NUMBER) {
    if (!isTaken(command.db, type, wish)) return wish;
    command.refuse('/docNo', 'DOC_NO_USED', bookDocumentSays.numberTaken(wish));
    return undefined;
  }
  const asked = textOf(formatName);
  const stored = command.records.find('number-format', asked ?? type)?.data;
  if (!stored) {
    if (asked !== null) command.refuse('/docNoFormatName', 'UNKNOWN_CODE', bookDocumentSays.formatUnknown(asked));
    else
      command.refuse('/docNo', 'SETUP_INCOMPLETE', bookDocumentSays.noFormat(type, `number-format.${type}="${type}-<000000>"`));
    return undefined;
  }
  const format = { format: String(stored.format), perMonth: stored.perMonth === true };
  return drawNumber(command.db, type, format, date);
}

function drawNumber(db: Database, type: DocType, format: { format: string; perMonth: boolean }, date: BusinessDate): string {
  const counter = { type, format: format.format, period: counterPeriod(format, date) };
  const row = db.get<{ next_number: bigint }>(
    'SELECT next_number FROM number_counter WHERE doc_type = :type AND format = :format AND period = :period',
    counter,
  );
  let running = Number(row?.next_number ?? 1n);
  let no = numberText(format.format, date, running);
  while (isTaken(db, type, no)) {
    running += 1;
    no = numberText(format.format, date, running);
  }
  db.run(
    `INSERT INTO number_counter (doc_type, format, period, next_number) VALUES (:type, :format, :period, :next)
     ON CONFLICT (doc_type, format, period) DO UPDATE SET next_number = excluded.next_number`,
    { ...counter, next: running + 1 },
  );
  return no;
}
