/** How payment rows and knock-offs look in results, including the values that the book filled in. Reads only. */

import type { Payload } from '@ledgerline/catalog';
import type { Database } from '../../database.ts';
import type { KnockOffRow, PaymentRow } from '../../document/document.ts';
import { loadHead } from '../../document/document-store.ts';
import { senNumber } from '../../money.ts';

const NOTHING = '0';

const amountOf = (sen: string): number => senNumber(BigInt(sen));

/** An amount that was sent, or that the book computed. */
const told = (data: Payload, name: string, sen: string): Payload =>
  sen === NOTHING && data[name] === undefined ? {} : { [name]: amountOf(sen) };

export const paymentView = ({ key, data, account, ...row }: PaymentRow): Payload => ({
  ...(key === undefined ? {} : { dtlKey: key }),
  ...data,
  paymentAccountNo: account,
  paymentAmount: amountOf(row.amount),
  ...told(data, 'bankCharge', row.charge),
  ...(row.chargeAccount === null ? {} : { bankChargeAccountNo: row.chargeAccount }),
  ...told(data, 'withholdingTaxAmount', row.withheld),
  ...(row.depositDocKey === null ? {} : { depositDocKey: row.depositDocKey }),
});

/** A knock-off with the document that it settles. */
export function knockOffView(db: Database, { data, docKey, date, side, ...row }: KnockOffRow): Payload {
  const target = loadHead(db, BigInt(docKey));
  return {
    ...data,
    ...(data.side === undefined ? {} : { side }),
    docType: target?.type ?? null,
    docKey,
    docNo: target?.no ?? null,
    knockOffDate: date,
    amount: amountOf(row.amount),
    ...told(data, 'discountAmount', row.discount),
    ...told(data, 'taxAdjustment', row.taxAdjustment),
  };
}
