/** A book whose e-invoices are carried: its commands about them wait for the tax authority, for as long as the owner has set. */

import type { Book, ProducedFile, Result } from '@ledgerline/book';
import { eInvoiceReport } from './e-invoice-report.ts';
import type { Gateways } from './gateways.ts';

/** Commands after which the courier has work. */
const CARRIED_COMMANDS: readonly string[] = ['einvoice.submit', 'einvoice.cancel', 'einvoice.status.refresh'];

/** Commands that run after the tax authority has responded, or after their timeout. */
const ASKING_COMMANDS: readonly string[] = [
  'einvoice.reject-request.sync',
  'einvoice.supplier-import.preview',
  'einvoice.supplier-import.apply',
];

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
      const run = (): Result => book.execute(type, payload, commandId, takeFile, circumstances);
      const isOurs = (CARRIED_COMMANDS.includes(type) || ASKING_COMMANDS.includes(type)) && book.courier.settings().isCarried;
      // A result that was returned once stays unchanged.
      if (!isOurs || book.recorded(commandId) !== undefined) return run();
      const wanted = book.courier.want(type, payload);
      if (wanted) return courier.asked(wanted).then(run);
      const result = run();
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
