/** Knock-offs of locked periods: they are neither added, changed nor removed, because the balances of those days depend on them. */

import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import { type BusinessDate, businessDate } from '../date.ts';
import type { Document, KnockOffRow } from '../document/document.ts';
import { isLocked } from '../master-data/period-lock.ts';

interface LockedPart {
  readonly seq: bigint;
  readonly date: BusinessDate;
  /** What is settled and for how much, as text: equal if the parts are equal. */
  readonly content: string;
}

/** The parts of a document's knock-offs that are dated in a locked period. */
export function lockedKnockOffs(command: CommandContext, docKey: bigint): readonly LockedPart[] {
  if (command.records.all('period-lock').length === 0) return [];
  return command.db
    .all<{ seq: bigint; date: string; content: string }>(
      `SELECT seq, date, json_array(date, debit_item, credit_item, amount, discount) AS content FROM knock_off
       WHERE owner_doc_key = :docKey`,
      { docKey },
    )
    .map((row) => ({ ...row, date: businessDate(row.date) }))
    .filter(({ date }) => isLocked(command, date));
}

/** Refuses a change of what was settled in a locked period. */
export function refuseLockedChanges(command: CommandContext, docKey: bigint, before: readonly LockedPart[]): void {
  const after = lockedKnockOffs(command, docKey);
  const isAmong =
    (parts: readonly LockedPart[]) =>
    ({ content }: LockedPart): boolean =>
      parts.some((part) => part.content === content);
  const [added] = after.filter((part) => !isAmong(before)(part));
  if (added) {
    command.refuse(`/knockOffs/${Number(added.seq) - 1}`, 'PERIOD_LOCKED', bookPaymentSays.knockOffLocked(added.date));
    return;
  }
  const [removed] = before.filter((part) => !isAmong(after)(part));
  if (removed) {
    command.refuse('/knockOffs', 'PERIOD_LOCKED', bookPaymentSays.settledWhenLocked(removed.date));
  }
}

const isDiscounted = ({ discount }: KnockOffRow): boolean => BigInt(discount) !== 0n;
const discountText = ({ docKey, side, discount, taxAdjustment }: KnockOffRow): string =>
  JSON.stringify([docKey, side, discount, taxAdjustment]);

/** A discount is posted with its document: where that is in a locked period, no discount changes. */
export function refuseLockedDiscounts(command: CommandContext, document: Document, rows: readonly KnockOffRow[]): void {
  const [before, after] = [document.knockOffs, rows].map((list) => list.filter(isDiscounted).map(discountText));
  if (before?.length === after?.length && before?.every((text) => after?.includes(text))) return;
  command.refuse('/knockOffs', 'PERIOD_LOCKED', bookPaymentSays.discountLocked(document.no, document.date));
}
