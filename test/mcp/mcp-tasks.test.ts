import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer } from '../../packages/cloud/testing/test-server.ts';
import { type BookBehind, bookBehind } from './book-behind.ts';
import { TaskAgent } from './task-agent.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

/** Each command returns something else. */
type Told = ReturnType<typeof JSON.parse>;

/** What the ledger has more of afterwards, by account: debits are positive. */
type Difference = Readonly<Record<string, number>>;

function differenceOf(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Difference {
  const accounts = new Set([...before.keys(), ...after.keys()]);
  return Object.fromEntries(
    [...accounts]
      .map((account) => [account, Math.round(((after.get(account) ?? 0) - (before.get(account) ?? 0)) * 100) / 100] as const)
      .filter(([, difference]) => difference !== 0),
  );
}

/** The sentence of a person, done by an assistant; what it returns is what it tells the person. */
const task = (sentence: string, work: (agent: TaskAgent, book: BookBehind) => Promise<unknown>, expected: Difference): void => {
  test(sentence, async () => {
    const book = await bookBehind(server);
    const before = book.balances();
    await work(new TaskAgent(server, book), book);
    assert.deepEqual(differenceOf(before, book.balances()), expected);
  });
};

const named =
  (name: string) =>
  ({ companyName }: Told): boolean =>
    companyName === name;

task(
  'Who owes us the most, and how much is overdue?',
  async (agent) => {
    const { rows } = await agent.read('who owes us money');
    const [most] = rows.toSorted((one: Told, other: Told) => other.total - one.total);
    assert.deepEqual([most.companyName, most.total, most.overdue], ['Megah Jaya Contractors Sdn Bhd', 33_862.4, 33_862.4]);
  },
  {},
);

const titled =
  (title: string) =>
  ({ description }: Told): boolean =>
    description === title;

const TODAY = { docDate: '2026-07-06' } as const;

task(
  'Invoice Alpha Hardware for three widgets at 20 ringgit.',
  async (agent) => {
    const { debtorCode } = await agent.pick('list customers', named('Alpha Hardware Sdn Bhd'));
    const { itemCode, uom, location } = await agent.pick('stock level', isWidgetAtHq, { limit: 200 });
    await agent.write('issue invoice', { debtorCode, ...TODAY, lines: [{ itemCode, uom, location, qty: 3, unitPrice: 20 }] });
  },
  // 60 and 10 % sales tax; a widget costs 12.
  { '300-0000': 66, '500-0000': -60, '430-1000': -6, '600-0000': 36, '330-0000': -36 },
);

const isWidgetAtHq = ({ itemCode, location }: Told): boolean => itemCode === 'WIDGET' && location === 'HQ';

task(
  'Alpha Hardware paid invoice IV-000002 by bank transfer today.',
  async (agent) => {
    const isMeant = ({ docNo, docType }: Told): boolean => docNo === 'IV-000002' && docType === 'IV';
    const { debtorCode, docType, docNo, outstanding } = await agent.pick('unpaid invoices', isMeant, { limit: 200 });
    const { code } = await agent.pick('payment methods', ({ code: method }) => method === 'BANK');
    await agent.write('receive payment from customer', {
      debtorCode,
      ...TODAY,
      payments: [{ paymentMethod: code, paymentAmount: outstanding }],
      knockOffs: [{ docType, docNo, amount: outstanding }],
    });
    const { rows } = await agent.read('unpaid invoices', { limit: 200 });
    assert.ok(!rows.some(isMeant));
  },
  { '310-1000': 314, '300-0000': -314 },
);

task(
  'Enter the courier bill of Eastern Freight: 60 ringgit, July.',
  async (agent) => {
    const { creditorCode } = await agent.pick('list suppliers', named('Eastern Freight'));
    const { accountNo } = await agent.pick('chart of accounts', titled('Transport and delivery'));
    await agent.write('enter supplier bill', { creditorCode, ...TODAY, description: 'Courier July', amount: 60, accountNo });
  },
  { '900-6400': 60, '400-0000': -60 },
);

task(
  'Bayar 100 ringgit kepada Dian Packaging dari akaun semasa.',
  async (agent) => {
    const { creditorCode } = await agent.pick('senarai pembekal', named('Dian Packaging'));
    const { accountNo } = await agent.pick('baki bank', titled('Bank - current account MYR'));
    const payments = [{ paymentAccountNo: accountNo, paymentAmount: 100 }];
    await agent.write('bayar pembekal', { creditorCode, ...TODAY, payments });
  },
  { '400-0000': 100, '310-1000': -100 },
);

task(
  'Void invoice IV-000004, it was entered twice.',
  async (agent) => {
    const { docNo } = await agent.pick('list invoices', ({ docNo: number }) => number === 'IV-000004', { search: 'IV-000004' });
    await agent.write('void invoice', { docNo, reason: 'Entered twice' });
  },
  // What the invoice posted: two widgets for 40 with 10 %, a service for 250 with 8 %, and the cost of the widgets.
  { '300-0000': -314, '500-0000': 40, '430-1000': 4, '500-1000': 250, '430-2000': 20, '600-0000': -24, '330-0000': 24 },
);

task(
  'Two widgets fell from the rack at HQ. Write them off.',
  async (agent) => {
    const { itemCode, uom, location } = await agent.pick('stock level', isWidgetAtHq, { limit: 200 });
    await agent.write('damaged goods', {
      ...TODAY,
      description: 'Fell from the rack',
      lines: [{ itemCode, uom, location, qty: 2 }],
    });
  },
  { '600-4000': 24, '330-0000': -24 },
);

task(
  '计提七月租金 1200 令吉。',
  async (agent) => {
    const { accountNo: rent } = await agent.pick('会计科目表', titled('Rent'));
    const { accountNo: accruals } = await agent.pick('会计科目表', titled('Accruals and other payables'));
    const lines = [
      { accountNo: rent, debit: 1200 },
      { accountNo: accruals, credit: 1200 },
    ];
    await agent.write('记账凭证', { docDate: '2026-07-31', description: '七月租金', lines });
  },
  { '900-6000': 1200, '410-0000': -1200 },
);

task(
  'Turn the quotation QT-000012 into an invoice.',
  async (agent) => {
    const { docNo } = await agent.pick('list quotations', ({ docNo: number }) => number === 'QT-000012', { limit: 200 });
    await agent.write('turn quotation into invoice', { fromDocNo: docNo, docDate: '2026-07-07' });
  },
  { '300-0000': 314, '500-0000': -40, '430-1000': -4, '500-1000': -250, '430-2000': -20, '600-0000': 24, '330-0000': -24 },
);

task(
  'Open an account for Gerai Pak Din, and sell them one widget for 25 on credit.',
  async (agent) => {
    await agent.write('new customer', { debtorCode: '300-G777', companyName: 'Gerai Pak Din' });
    const { debtorCode } = await agent.pick('list customers', named('Gerai Pak Din'), { search: 'Gerai' });
    const { itemCode, uom, location } = await agent.pick('stock level', isWidgetAtHq, { limit: 200 });
    await agent.write('issue invoice', { debtorCode, ...TODAY, lines: [{ itemCode, uom, location, qty: 1, unitPrice: 25 }] });
  },
  { '300-0000': 27.5, '500-0000': -25, '430-1000': -2.5, '600-0000': 12, '330-0000': -12 },
);
