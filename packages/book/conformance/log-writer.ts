/** A program that writes to a book until it is killed, and prints the id of each command that it has saved. `log-writer.ts FILE ROUND` */

import { Book, fixedClock, openDatabase } from '../src/index.ts';
import { NOW, tested } from './fresh-book.ts';

const [file = '', round = ''] = process.argv.slice(2);
const book = new Book(openDatabase(file), { clock: fixedClock(NOW), ...tested });
const head = { debtorCode: '300-A001', docDate: '2026-07-06' };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function save(type: string, payload: unknown, commandId: string): Record<string, unknown> {
  const result = book.execute(type, payload, commandId);
  if (result.ok !== true) throw new Error(`${type}: ${JSON.stringify(result)}`);
  say(commandId);
  return result;
}

/** An invoice, its payment, a customer that is changed, a change at the desk. */
function write(turn: string): void {
  const invoice = save('create-ar-invoice', { ...head, lines: [{ accountNo: '500-0000', amount: 100 }] }, `invoice-${turn}`);
  const knockOffs = [{ docType: 'RI', docNo: invoice.docNo, amount: 60 }];
  const payments = [{ paymentMethod: 'CASH', paymentAmount: 60 }];
  const payment = save('create-ar-payment', { ...head, payments, knockOffs }, `payment-${turn}`);
  save('create-debtor', { debtorCode: `D${turn}`, companyName: turn }, `debtor-${turn}`);
  save('update-debtor', { debtorCode: `D${turn}`, companyName: `${turn} again`, reason: 'test' }, `renamed-${turn}`);
  save('void-ar-payment', { docNo: payment.docNo, reason: 'test' }, `void-${turn}`);
  book.seed([{ kind: 'department', code: turn, data: { description: turn } }]);
}

for (let turn = 1; ; turn += 1) {
  write(`${round}-${turn}`);
  if (turn % 8 !== 0) continue;
  book.rebuild();
  say('rebuilt');
}
