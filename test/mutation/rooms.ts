/** The rooms whose rules are mutated, each with the tests at its public face. */

export interface Room {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const BOOK = 'packages/book/src';
const CLOUD = 'packages/cloud/src';

export const ROOMS = {
  posting: {
    mutate: [`${BOOK}/posting/*.ts`],
    tests: [
      `${BOOK}/posting/account-used.test.ts`,
      `${BOOK}/posting/derive.test.ts`,
      `${BOOK}/posting/rows.test.ts`,
      `${BOOK}/drafting/package.test.ts`,
      `${BOOK}/examination/examination.test.ts`,
      `${BOOK}/scenarios/trade-posting.test.ts`,
      `${BOOK}/scenarios/settlement-posting.test.ts`,
      `${BOOK}/scenarios/stock-posting.test.ts`,
      `${BOOK}/scenarios/exchange.test.ts`,
      `${BOOK}/scenarios/inactive-account.test.ts`,
      `${BOOK}/scenarios/bank.test.ts`,
      `${BOOK}/scenarios/arithmetic.test.ts`,
      `${BOOK}/scenarios/negative-stock.test.ts`,
      `${BOOK}/scenarios/stock-update.test.ts`,
      `${BOOK}/scenarios/tracking.test.ts`,
      `${BOOK}/scenarios/deposit.test.ts`,
      `${BOOK}/settlement/deposit.test.ts`,
      `${BOOK}/settlement/knock-off.test.ts`,
      `${BOOK}/stock/replay.test.ts`,
      `${BOOK}/stock/costing.test.ts`,
    ],
  },
  costing: {
    mutate: [`${BOOK}/stock/{pool,replay,unit-cost,line-cost,known-cost,movement,order}.ts`],
    tests: [
      `${BOOK}/stock/pool.test.ts`,
      `${BOOK}/stock/order.test.ts`,
      `${BOOK}/command/progress.test.ts`,
      `${BOOK}/stock/replay.test.ts`,
      `${BOOK}/stock/costing.test.ts`,
      `${BOOK}/scenarios/costing.test.ts`,
      `${BOOK}/scenarios/negative-stock.test.ts`,
      `${BOOK}/scenarios/stock-update.test.ts`,
      `${BOOK}/scenarios/tracking.test.ts`,
      `${BOOK}/scenarios/transfers.test.ts`,
    ],
  },
  settlement: {
    mutate: [`${BOOK}/settlement/{knock-off,open-item,deposit,credit-control,locked-knock-off}.ts`],
    tests: [
      `${BOOK}/settlement/credit-control.test.ts`,
      `${BOOK}/settlement/deposit.test.ts`,
      `${BOOK}/settlement/knock-off.test.ts`,
      `${BOOK}/settlement/open-item.test.ts`,
      `${BOOK}/settlement/settlement.test.ts`,
      `${BOOK}/scenarios/deposit.test.ts`,
      `${BOOK}/scenarios/exchange.test.ts`,
      `${BOOK}/scenarios/inactive-account.test.ts`,
      `${BOOK}/scenarios/settlement-posting.test.ts`,
    ],
  },
  delivery: {
    mutate: [`${CLOUD}/delivery/delivery.ts`],
    tests: [`${CLOUD}/delivery/delivery.test.ts`, `${CLOUD}/delivery/poll.test.ts`],
  },
  rights: {
    mutate: [`${CLOUD}/account/rights/{access,role,app-key,key-cache,allowed-address}.ts`],
    tests: [
      `${CLOUD}/account/rights/access.test.ts`,
      `${CLOUD}/account/rights/role.test.ts`,
      `${CLOUD}/account/rights/app-key.test.ts`,
      `${CLOUD}/account/rights/key-cache.test.ts`,
      `${CLOUD}/account/rights/allowed-address.test.ts`,
      `${CLOUD}/account/rights/followed-command.test.ts`,
      `${CLOUD}/http/api/api-key-routes.test.ts`,
    ],
  },
} as const satisfies Readonly<Record<string, Room>>;
