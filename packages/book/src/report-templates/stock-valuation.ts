/** The stock at the end of a day: quantity, unit cost and value of every pool, next to the stock account. */

import { type Decimal, decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import { type Sen, sumSen, unitCostOf } from '../money.ts';
import { textOf } from '../payload.ts';
import { findItem } from '../records/master.ts';
import type { Cell, Row } from '../reports/sheet/sheet.ts';
import { poolsOn } from '../reports/stock.ts';
import { priceText, quantityText } from '../reports/words/figures.ts';
import { accountsBalance, specialAccounts } from './ledger-balance.ts';
import {
  asAtFact,
  currencyFact,
  figure,
  figures,
  narrow,
  plain,
  type ReportMaker,
  statementText,
  sumFigure,
  wide,
} from './report.ts';

interface Pool {
  readonly item: string;
  readonly location: string;
  readonly quantity: Decimal;
  readonly value: Sen;
}

/** The unit cost is shown to the hundredth of a sen. */
const COST_STEP = 10_000n;

function unitCost({ value, quantity }: Pool): Cell {
  if (quantity === 0n) return plain('');
  const exact = unitCostOf(value, quantity);
  return { text: priceText((exact / COST_STEP) * COST_STEP), raw: decimalText(exact) };
}

export const stockValuation: ReportMaker = (request) => {
  const { command, say, sign, to } = request;
  const pools = [...poolsOn(command, to)]
    .map(({ item, location, pool_quantity, pool_value }) => ({
      item,
      location,
      quantity: decimalOf(pool_quantity),
      value: pool_value,
    }))
    .filter(({ quantity, value }) => quantity !== 0n || value !== 0n);
  const total = sumSen(pools.map(({ value }) => value));
  const account = accountsBalance(command, specialAccounts(command, 'STOCK'), to);
  const rows = pools.map((pool): Row => {
    const { item, location, quantity, value } = pool;
    return {
      kind: 'line',
      cells: [
        plain(item),
        plain(textOf(command.records.find('item', item)?.data.description) ?? ''),
        plain(location),
        { text: quantityText(quantity), raw: decimalText(quantity) },
        plain(findItem(command, item)?.baseUom ?? ''),
        unitCost(pool),
        figure(value),
      ],
    };
  });
  const blank = plain('');
  return {
    facts: [asAtFact(request), currencyFact(request)],
    tables: [
      {
        columns: [
          narrow(say('item')),
          wide(say('description')),
          narrow(say('location')),
          figures(say('quantity')),
          narrow(say('unit')),
          figures(say('unitCost')),
          figures(say('value')),
        ],
        rows:
          rows.length === 0
            ? []
            : [...rows, { kind: 'total', cells: [blank, plain(say('total')), blank, blank, blank, blank, sumFigure(total)] }],
        empty: say('noStock'),
      },
    ],
    count: rows.length,
    totals: { value: total, account, difference: total - account },
    closing: [
      { label: say('total'), amount: `${sign} ${statementText(total)}`, isSum: false },
      { label: say('stockAccount'), amount: `${sign} ${statementText(account)}`, isSum: false },
      { label: say('difference'), amount: `${sign} ${statementText(total - account)}`, isSum: true },
    ],
  };
};
