/** A book whose e-invoices are carried: its commands about them wait for the tax authority, for as long as the owner has set. */

import type { Book, ProducedFile, Result } from '@ledgerline/book';
import { eInvoiceReport } from './e-invoice-report.ts';
import type { Gateways } from './gateways.ts';

/** Those that leave something to carry. */
const CARRIED_COMMANDS: readonly string[] = ['einvoice.submit', 'einvoice.cancel', 'einvoice.status.refresh'];

export function carriedBook(companyId: string, book: Book, gateways: Gateways) {
  const courier = gateways.open(companyId, book);
  return {
    execute(
      type: string,
      payload: unknown,
      commandId: string,
      takeFile: (file: ProducedFile) => void,
      circumstances?: Parameters<Book['execute']>[4],
    ): Result | Promise<Result> {
      const isCarried = CARRIED_COMMANDS.includes(type) && book.courier.settings().isCarried;
      // A result that was returned once stays as it is.
      const isFirst = isCarried && book.recorded(commandId) === undefined;
      const result = book.execute(type, payload, commandId, takeFile, circumstances);
      if (!isFirst) return result;
      courier.wake();
      return courier.answered(commandId, result);
    },
    recorded: (commandId: string) => book.recorded(commandId),
    changesAfter: (cursor: string | null, limit: number) => book.changesAfter(cursor, limit),
    eInvoices: () => eInvoiceReport(companyId, { book, courier }, gateways),
    async close(): Promise<void> {
      await gateways.close(companyId);
      book.close();
    },
  };
}
