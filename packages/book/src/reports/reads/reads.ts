/** Commands that follow from no family, by command type. */

import type { OwnHandlers } from '../../command/handler-result.ts';
import { CASH_READS } from './cash.ts';
import { exportItems } from './export-items.ts';
import { LEDGER_READS } from './ledger.ts';
import { PARTY_READS } from './party.ts';
import { STATEMENT_READS } from './statement.ts';
import { STOCK_READS } from './stock.ts';
import { TRADE_READS } from './trade.ts';

export const READS = {
  ...LEDGER_READS,
  ...PARTY_READS,
  ...STOCK_READS,
  ...TRADE_READS,
  ...CASH_READS,
  ...STATEMENT_READS,
  'export-items': exportItems,
} satisfies OwnHandlers;
