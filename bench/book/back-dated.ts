/**
 * Measures a back-dated receipt, which gives every later movement of its item another cost, compared with receipts of the day.
 */

import { DatabaseSync } from 'node:sqlite';
import type { Book } from '@ledgerline/book';
import { type Measurement, median } from '../table.ts';
import { LAST_DAY, stockLine } from './history.ts';

const MIDDLE_DAY = '2026-07-01';
const ITEM = 'WIDGET';
const ROUNDS = 5;
const FORWARD_PER_ROUND = 20;
const RATIO_MAX = 0.3;

/** One item, so that a receipt is one movement. */
const receipt = (docDate: string, qty: number, unitCost: number) => ({ docDate, lines: [{ ...stockLine(ITEM, qty), unitCost }] });

/** What each movement of the item is worth. */
function valuesIn(path: string): ReadonlyMap<number, number> {
  const connection = new DatabaseSync(path, { readOnly: true });
  const rows = connection.prepare('SELECT move_key, value FROM stock_move WHERE item = ?').all(ITEM);
  connection.close();
  return new Map(rows.map(({ move_key, value }) => [Number(move_key), Number(value)]));
}

export function measureBackDated(book: Book, path: string): Measurement {
  let commands = 0;
  const timed = (payload: object): number => {
    commands += 1;
    const start = performance.now();
    const result = book.execute('create-stock-receive', payload, `back-dated-${commands}`);
    if (!result.ok) throw new Error(`A receipt was refused: ${JSON.stringify(result.error)}`);
    return performance.now() - start;
  };
  const rounds = Array.from({ length: ROUNDS }, (_none, round) => {
    const forward = Array.from({ length: FORWARD_PER_ROUND }, () => timed(receipt(LAST_DAY, 1, 2.5)));
    const before = valuesIn(path);
    // Expensive enough to change the cost of every later sale.
    const total = timed(receipt(MIDDLE_DAY, 200, 10 + 5 * round));
    const movements = [...valuesIn(path)].filter(([key, value]) => before.has(key) && before.get(key) !== value).length;
    return { forward: median(forward), each: total / movements, total, movements };
  });
  const ratio = median(rounds.map(({ each, forward }) => each / forward));
  const middle = (figure: (round: (typeof rounds)[number]) => number): number => median(rounds.map(figure));
  const [each, forward] = [middle((round) => 1000 * round.each), middle((round) => round.forward)];
  const [count, seconds] = [middle((round) => round.movements), middle((round) => round.total / 1000)];
  return {
    what: `receipt back-dated to ${MIDDLE_DAY}: a movement with another cost, against a receipt of the day`,
    figure: `${ratio.toFixed(2)} x (${each.toFixed(0)} us : ${forward.toFixed(2)} ms; ${count} movements, ${seconds.toFixed(2)} s)`,
    goal: `<= ${RATIO_MAX} x`,
    isMet: ratio <= RATIO_MAX,
  };
}
