/**
 * Measures e-invoices: the transaction that signs and stores 100, the rules of one document, how a queue drains under the published
 * limits on a virtual clock, how books with one client id share them, what a dead gateway costs, and what an idle courier does.
 * `npm run bench -- einvoice --documents 1000` takes another queue.
 */

import { parseArgs } from 'node:util';
import { openCarried } from '../packages/book/conformance/myinvois/carried-office.ts';
import { brokenRules } from '../packages/book/src/einvoice/rules/validation.ts';
import { signDocument } from '../packages/book/src/index.ts';
import { openCertificateFile } from '../packages/connector/src/gateway/pfx.ts';
import { CertificateFolder } from '../packages/connector/testing/certificates.ts';
import { deadGateway } from './einvoice/dead-gateway.ts';
import { cpuMs, drained, invoices, submitAll } from './einvoice/drain.ts';
import { openSharing } from './einvoice/shared-client.ts';
import { atMost, median, printTable } from './table.ts';

const PASSWORD = 'word';
const SIGNED = 100;
const ROUNDS = 5;
const CHECKS = 200;
const DRAINED = 10_000;
const LOSING = 10;
const MINUTE = 60_000;
const SHARING = 100;
const SUBMITS_EACH = 20;
const BACKLOG = 1000;
const IDLE = 5;

function signedMs(): number {
  const certificates = new CertificateFolder();
  certificates.make('firm');
  const opened = openCertificateFile(certificates.pack('firm', 'firm.p12', PASSWORD), PASSWORD);
  certificates.remove();
  if (typeof opened === 'string') throw new Error(`The certificate is ${opened}.`);
  const [der = Buffer.alloc(0)] = opened.certificates;
  const signer = { der, privateKey: opened.privateKey };
  const carrier = () => ({ skewMs: 0, sign: (text: string, at: string) => signDocument(text, signer, at) });
  // The certificate has begun a moment ago, and an e-invoice is issued a moment back.
  const office = openCarried({ book: { carrier, clock: { now: () => Date.now() + MINUTE } } });
  office.book.changeSettings([{ code: 'einvoice.version', value: '1.1' }]);
  const times = Array.from({ length: ROUNDS }, () => {
    const docNos = invoices(office, SIGNED);
    return cpuMs(() => submitAll(office, docNos));
  });
  return median(times.slice(1));
}

function ruleMs(): number {
  const office = openCarried();
  const [docNo = ''] = invoices(office, 1);
  submitAll(office, [docNo]);
  const text = office.textOf(docNo);
  const totals = { net: 20_000n, tax: 2_000n, rounding: 0n, total: 22_000n };
  const check = (): void => {
    for (let count = 0; count < CHECKS; count += 1) brokenRules({ text, totals, baseCurrency: 'MYR', now: office.now() });
  };
  check();
  return cpuMs(check) / CHECKS;
}

/** How far the book that is farthest from it is from its fair share of the submits, while all of them always have one to send. */
async function unfairPercent(): Promise<{ readonly percent: number; readonly refusals: number }> {
  const sharing = await openSharing(SHARING, () => SUBMITS_EACH + 5);
  const { books } = sharing;
  for (const book of books) {
    book.isHungry = true;
    book.submit(1);
  }
  const sum = (): number => books.reduce((total, { sent }) => total + sent, 0);
  await sharing.until(() => sum() >= SHARING * SUBMITS_EACH);
  const fair = sum() / SHARING;
  const percent = Math.max(...books.map(({ sent }) => (Math.abs(sent - fair) / fair) * 100));
  const refusals = sharing.refusals();
  await sharing.close();
  return { percent, refusals };
}

/** The seconds until each of many books has sent its one e-invoice, next to a book with a backlog or with nothing. */
async function secondsBeside(backlog: number): Promise<number> {
  const sharing = await openSharing(SHARING, (index) => (index === 0 ? backlog : 1));
  const [first, ...others] = sharing.books;
  first?.submit(backlog);
  // The backlog is sent for a while before the others come.
  await sharing.until(() => sharing.time.passedMs() > 1000 || backlog === 0);
  const startMs = sharing.time.passedMs();
  for (const book of others) book.submit(1);
  await sharing.until(() => others.every(({ sent }) => sent > 0));
  const seconds = (sharing.time.passedMs() - startMs) / 1000;
  await sharing.close();
  return seconds;
}

/** Timers of couriers whose books have nothing open, and how often each asked its book until then. */
async function idle(): Promise<{ readonly timers: number; readonly questions: number }> {
  const sharing = await openSharing(IDLE, () => 1);
  for (const book of sharing.books) book.submit(1);
  await sharing.until(() => false);
  const [timers, asked] = [sharing.time.timerCount, sharing.books.reduce((total, book) => total + book.asked, 0)];
  await sharing.close();
  return { timers, questions: asked / IDLE };
}

export async function bench(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { documents: { type: 'string' } } });
  const count = Number(values.documents ?? DRAINED);
  const clean = drained(count, 0);
  const faulty = drained(count, LOSING);
  printTable('E-invoices', [
    { what: `submit of ${SIGNED} documents with a signature each, CPU`, ...atMost(700, signedMs(), 'ms', 0) },
    { what: 'all rules of one document, CPU', ...atMost(1, ruleMs(), 'ms', 2) },
    { what: `submits for ${count} Pending documents`, ...atMost(Math.ceil(count / 100), clean.submits, 'submits', 0) },
    { what: `virtual time until ${count} are sent`, ...atMost(3, clean.minutes, 'minutes', 1) },
    { what: 'requests over a limit of the tax authority', ...atMost(0, clean.refusals + faulty.refusals, 'requests', 0) },
    { what: 'memory that it takes, without the documents of the stand-in', ...atMost(30, clean.memory, 'MiB', 1) },
    { what: 'CPU of that, the stand-in included', figure: `${clean.cpuSeconds.toFixed(1)} s` },
    {
      what: `searches for a batch whose answer was lost, of ${faulty.lostAnswers}`,
      ...atMost(1, faulty.searches / faulty.lostAnswers, 'searches', 2),
    },
    { what: 'pages of such a search, 100 e-invoices each', figure: `${(faulty.searchPages / faulty.searches).toFixed(1)} pages` },
    { what: 'documents that are Valid twice', ...atMost(0, clean.validTwice + faulty.validTwice, 'documents', 0) },
    { what: 'documents that are lost', ...atMost(0, clean.lost + faulty.lost, 'documents', 0) },
  ]);
  const { percent, refusals } = await unfairPercent();
  const [alone, beside] = [await secondsBeside(0), await secondsBeside(BACKLOG)];
  const { waits, ratio } = await deadGateway();
  const { timers, questions } = await idle();
  printTable('E-invoices of many books, and a gateway that is dead', [
    { what: `farthest from a fair share, of ${SHARING} books with one client id`, ...atMost(10, percent, 'percent', 1) },
    { what: 'requests over a limit of the tax authority', ...atMost(0, refusals, 'requests', 0) },
    { what: `virtual time until ${SHARING - 1} books have sent one e-invoice`, figure: `${alone.toFixed(1)} s` },
    { what: `the same beside a book with ${BACKLOG} Pending`, ...atMost(1.1, beside / alone) },
    { what: 'submits of ten that wait for a gateway that never answers', ...atMost(2, waits, 'submits', 0) },
    { what: 'CPU of other commands of that book, against one without a gateway', ...atMost(1.05, ratio) },
    { what: `timers of ${IDLE} couriers with nothing to do`, ...atMost(0, timers, 'timers', 0) },
    {
      what: 'questions to a book about one e-invoice, until no buyer can reject it',
      figure: `${questions.toFixed(0)} questions`,
    },
  ]);
}
