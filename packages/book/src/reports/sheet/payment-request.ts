/** Where customers pay: the bank account and a QR code, as the owner has set them. */

import type { CommandContext } from '../../command/command-context.ts';
import type { Say } from '../words/phrases.ts';
import { labelled, linesOf } from './company.ts';
import { printDetail } from './print-detail.ts';
import type { Closing } from './sheet.ts';

/** As part of the closing block; absent when nothing is set. */
export function paymentRequestOf(command: CommandContext, say: Say): Pick<Closing, 'payment'> {
  const code = printDetail(command, 'paymentCode');
  const lines = linesOf(
    printDetail(command, 'bankAccountName'),
    printDetail(command, 'bankName'),
    labelled(say('bankAccountNo'), printDetail(command, 'bankAccountNo')),
    labelled(say('swift'), printDetail(command, 'bankSwift')),
    code === null ? null : say('scanToPay'),
  );
  return lines.length === 0 ? {} : { payment: { title: say('payInto'), lines, code } };
}
