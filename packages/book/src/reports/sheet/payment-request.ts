/** Where customers pay: the bank account and a QR code, as the owner has set them. */

import type { CommandContext } from '../../command/command-context.ts';
import { baseCurrency } from '../../master-data/master.ts';
import type { Sen } from '../../money.ts';
import { merchantCodeFor } from '../../setup/merchant-code.ts';
import type { Say } from '../words/phrases.ts';
import { labelled, linesOf } from './company.ts';
import { printDetail } from './print-detail.ts';
import type { Closing } from './sheet.ts';

export interface Payable {
  readonly amount: Sen;
  readonly currency: string;
  /** The number of the document to pay; null for a statement. */
  readonly docNo: string | null;
}

/** The payment code of the owner with the amount to pay; in foreign currencies without the amount. */
function codeFor(command: CommandContext, { amount, currency, docNo }: Payable): string | null {
  const code = printDetail(command, 'paymentCode');
  return code === null || currency !== baseCurrency(command) ? code : merchantCodeFor(code, amount, docNo);
}

/** The request for payment in the closing block; absent when nothing is set. */
export function paymentRequestOf(command: CommandContext, say: Say, payable: Payable): Pick<Closing, 'payment'> {
  const code = codeFor(command, payable);
  const lines = linesOf(
    printDetail(command, 'bankAccountName'),
    printDetail(command, 'bankName'),
    labelled(say('bankAccountNo'), printDetail(command, 'bankAccountNo')),
    labelled(say('swift'), printDetail(command, 'bankSwift')),
    code === null ? null : say('scanToPay'),
  );
  return lines.length === 0 ? {} : { payment: { title: say('payInto'), lines, code } };
}
