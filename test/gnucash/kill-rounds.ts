/** What a GnuCash book must have when its driver, the connector, or both are killed while invoices are written. */

import type { KillSubject } from '../driver-kit/kill-rounds.ts';
import { type FileFigures, figuresIn, lockHolder } from './books.ts';

export const KILLED: KillSubject<FileFigures> = {
  invoice: {
    debtorCode: '300-A001',
    docDate: '2026-07-06',
    lines: [
      { description: 'Goods', accountNo: '500-0000', qty: 3, unitPrice: 33.35, discount: '10%', taxCode: 'ST10' },
      { description: 'Service', accountNo: '500-1000', qty: 1, unitPrice: 12.34, taxCode: 'SV8' },
    ],
  },
  invoiceCents: 11_239,
  // A command takes about a tenth of it.
  withinMs: 150,
  commandsPerRound: 4,
  holder: lockHolder,
  figuresIn,
};
