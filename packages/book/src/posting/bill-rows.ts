/** Rows of trading and ledger documents: party, lines, tax and the cost of goods. The sign in the matrix gives the direction. */

import type { CommandContext } from '../command/command-context.ts';
import type { Document, Line } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import type { Bill } from '../ledger/matrix.ts';
import { controlAccount, defaultAccount, findParty } from '../master-data/master.ts';
import { convertSen, type Sen, splitSen, sumSen } from '../money.ts';
import { movedValues, shareOfSource } from '../stock/line-cost.ts';
import { hasMovedBefore } from '../stock/movement.ts';
import { moneyRows } from './payment-rows.ts';

/** The cost or income of a line, without tax that has its own account. */
const ownAmount = (line: Line): Sen => line.netLocal + (line.posting.taxAccount === undefined ? line.taxLocal : 0n);

const movesGoods = (line: Line, effect: Bill): boolean => effect.stock !== 'none' && line.posting.stockAccount !== undefined;

export function billRows(command: CommandContext, document: Document, effect: Bill): readonly GlRow[] {
  if (!effect.isPosted) return [];
  const goodsLines = document.lines.filter((line) => movesGoods(line, effect));
  const moved: Moved = goodsLines.every(hasMovedBefore) ? new Map() : movedValues(command.db, document.key);
  const goods = goodsLines.flatMap((line) => goodsRows(command, line, effect, moved));
  if (effect.partySign === 0) return goods;
  const sign = BigInt(effect.partySign);
  const isInventory = (line: Line): boolean => effect.side === 'AP' && movesGoods(line, effect);
  const lines = document.lines.flatMap((line) => {
    const { account, taxAccount } = line.posting;
    return [
      ...(account === undefined || isInventory(line) ? [] : [glRow('main', account, -sign * ownAmount(line))]),
      ...(taxAccount === undefined ? [] : [glRow('main', taxAccount, -sign * line.taxLocal)]),
    ];
  });
  const rounding = convertSen(document.totals.rounding, document.rate);
  const money = effect.isPaidAtOnce ? moneyRows(command, document, effect.partySign) : { rows: [], local: 0n };
  return [
    ...lines,
    ...(rounding === 0n ? [] : [glRow('main', defaultAccount(command, 'rounding'), -sign * rounding)]),
    ...money.rows,
    ...partyRows(command, document, effect, sign * (document.totals.totalLocal - money.local)),
    ...goods,
  ];
}

/**
 * The amount that the party still owes. If paid in full, nothing is owed in base currency either: a difference of rates or roundings is realised. The
 * same applies where an expensive deposit would reverse the sign; the rest is then worth its share of the document.
 */
function partyRows(command: CommandContext, document: Document, effect: Bill, amount: Sen): readonly GlRow[] {
  const code = document.party ?? '';
  const { total, totalLocal } = document.totals;
  const paid = sumSen(document.payments.map((row) => BigInt(row.amount)));
  const sign = BigInt(effect.partySign);
  const foreign = sign * (total - paid);
  const owed = foreign === 0n || foreign * amount < 0n ? sign * splitSen(totalLocal, paid, total - paid, total) : amount;
  const realised = amount - owed;
  return [
    ...(realised === 0n ? [] : [glRow('main', defaultAccount(command, realised < 0n ? 'fxGain' : 'fxLoss'), realised)]),
    ...(foreign === 0n
      ? []
      : [glRow('main', controlAccount(command, effect.side, findParty(command, effect.side, code)?.data), owed, code, foreign)]),
  ];
}

type Moved = ReturnType<typeof movedValues>;

function goodsRows(command: CommandContext, line: Line, effect: Bill, values: Moved): readonly GlRow[] {
  const moved = movedRows(command, line, values);
  const role = (name: Parameters<typeof defaultAccount>[1]): string => defaultAccount(command, name);
  if (effect.side === 'AR') {
    const cost = line.posting.costAccount ?? role('costOfGoodsSold');
    if (hasMovedBefore(line)) {
      const share = shareOfSource(command.db, BigInt(line.posting.from?.dtlKey ?? 0), line.key);
      return [glRow('cost', cost, share), glRow('cost', role('goodsDeliveredNotInvoiced'), -share)];
    }
    const counter = effect.partySign === 0 ? role('goodsDeliveredNotInvoiced') : cost;
    return [...moved.rows, glRow('cost', counter, -moved.value)];
  }
  if (effect.partySign === 0) return [...moved.rows, glRow('cost', role('goodsReceivedNotInvoiced'), -moved.value)];
  const billed = -BigInt(effect.partySign) * ownAmount(line);
  const variance = (known: Sen): GlRow => glRow('cost', role('purchasePriceVariance'), billed - known);
  if (hasMovedBefore(line)) {
    const share = shareOfSource(command.db, BigInt(line.posting.from?.dtlKey ?? 0), line.key);
    return [glRow('cost', role('goodsReceivedNotInvoiced'), share), variance(share)];
  }
  return [...moved.rows, variance(moved.value)];
}

/** The value of the goods of a line, in stock and, where they covered a shortage, in the cost of sales. */
function movedRows(command: CommandContext, line: Line, values: Moved): { readonly rows: readonly GlRow[]; readonly value: Sen } {
  const { stock, trueUp } = values.get(line.key) ?? { stock: 0n, trueUp: 0n };
  const cost = line.posting.costAccount ?? defaultAccount(command, 'costOfGoodsSold');
  return {
    rows: [glRow('cost', line.posting.stockAccount ?? '', stock), glRow('cost', cost, trueUp)],
    value: stock + trueUp,
  };
}
