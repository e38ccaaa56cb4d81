/** The stock at the end of a day: quantity, unit cost and value of every pool, next to the stock account. */

import { type Decimal, decimalOf, decimalText, divideRounded, ONE } from '@ledgerline/catalog/decimal';
import { findItem } from '../../master-data/master.ts';
import { type Sen, sumSen, unitCostOf } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { poolsOn } from '../reads/stock.ts';
import type { Cell, Row } from '../sheet/sheet.ts';
import { priceText, quantityText, statementText } from '../words/figures.ts';
import { accountsBalance, specialAccounts } from './ledger-balance.ts';
import {
  asAtFact,
  blank,
  currencyFact,
  figure,
  figures,
  narrow,
  plain,
  type ReportMaker,
  sumFigure,
  summed,
  wide,
} from './report.ts';

interface Pool {
  readonly item: string;
  readonly location: string;
  readonly quantity: Decimal;
  readonly value: Sen;
}

/** The unit cost is shown with four decimals. */
const COST_STEP = ONE / 10_000n;

function unitCost({ value, quantity }: Pool): Cell {
  if (quantity === 0n) return blank;
  const exact = unitCostOf(value, quantity);
  return { text: priceText(divideRounded(exact, COST_STEP) * COST_STEP), raw: decimalText(exact) };
}

export const stockValuation: ReportMaker<'stock-valuation'> = (request) => {
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
          summed(say('value')),
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
