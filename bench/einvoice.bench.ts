/**
 * Measures e-invoices: the transaction that signs and stores 100, the rules of one document, how a queue drains under the published
 * limits on a virtual clock, and the memory that it takes. `npm run bench -- einvoice --documents 1000` takes another queue.
 */

import { parseArgs } from 'node:util';
import { invoiceFor, type Office, resultsOf } from '../packages/book/conformance/e-invoice-office.ts';
import { openCarried } from '../packages/book/conformance/myinvois/carried-office.ts';
import { requestOf } from '../packages/book/src/einvoice/courier/request.ts';
import { brokenRules } from '../packages/book/src/einvoice/rules/validation.ts';
import { MemoryShelf, type Shelf } from '../packages/book/src/einvoice/stand-in/shelf.ts';
import { signDocument } from '../packages/book/src/index.ts';
import { openCertificateFile } from '../packages/connector/src/gateway/pfx.ts';
import { type GatewayCall, Throttle } from '../packages/connector/src/gateway/throttle.ts';
import { CertificateFolder } from '../packages/connector/testing/certificates.ts';
import { atMost, median, printTable } from './table.ts';

const PASSWORD = 'word';
const SIGNED = 100;
const ROUNDS = 5;
const CHECKS = 200;
const DRAINED = 10_000;
const MINUTE = 60_000;
const STEPS_MAX = 1_000_000;
const MEBIBYTE = 1024 * 1024;

/** What is in use, without what nobody needs any more. */
function memoryMiB(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEBIBYTE;
}

/** The documents of the stand-in are not memory of the book. */
function thinShelf(): Shelf {
  const shelf = new MemoryShelf();
  return { ...shelf, put: (held) => shelf.put({ ...held, text: '{"Invoice":[{}]}' }) };
}

const cpuMs = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

function invoices({ run }: Office, count: number): readonly string[] {
  return Array.from({ length: count }, () => String(run('create-sales-invoice', invoiceFor()).docNo));
}

function submitAll({ run }: Office, docNos: readonly string[]): void {
  for (let start = 0; start < docNos.length; start += SIGNED)
    run('einvoice.submit', { docType: 'IV', docNos: docNos.slice(start, start + SIGNED) });
}

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

/** Carries every errand when the limits let it, on the clock of the office; ends when all are Valid. */
function drained(count: number): {
  readonly submits: number;
  readonly minutes: number;
  readonly cpuSeconds: number;
  readonly memory: number;
} {
  const office = openCarried({ standIn: { validationMs: 2000, shelf: thinShelf() } });
  submitAll(office, invoices(office, count));
  const throttle = new Throttle();
  const startMs = Date.parse(office.now());
  const passedMs = (): number => Date.parse(office.now()) - startMs;
  let submits = 0;
  let lastSubmitMs = 0;
  const before = memoryMiB();
  let most = before;
  const cpu = cpuMs(() => {
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const { pending, submitted } = office.book.courier.queue();
      if (pending + submitted === 0) return;
      const plan = office.book.nextErrand();
      if (!('errand' in plan)) {
        office.wait(Math.max(1, Date.parse(plan.waitUntil ?? office.now()) - Date.parse(office.now())));
        continue;
      }
      const request = requestOf(plan.errand);
      office.wait(throttle.reserve(request.call satisfies GatewayCall, passedMs()));
      if (request.call === 'submit') {
        submits += 1;
        most = Math.max(most, memoryMiB());
        lastSubmitMs = passedMs();
      }
      office.book.absorb(plan.errand, { kind: 'answered', ...office.standIn.answer(request) });
    }
  });
  const invalid = resultsOf(office.run('einvoice.status.list', { status: 'Invalid' })).length;
  if (invalid > 0) throw new Error(`${invalid} e-invoices are Invalid.`);
  return { submits, minutes: lastSubmitMs / MINUTE, cpuSeconds: cpu / 1000, memory: most - before };
}

export async function bench(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { documents: { type: 'string' } } });
  const count = Number(values.documents ?? DRAINED);
  const { submits, minutes, cpuSeconds, memory } = drained(count);
  printTable('E-invoices', [
    { what: `submit of ${SIGNED} documents with a signature each, CPU`, ...atMost(700, signedMs(), 'ms', 0) },
    { what: 'all rules of one document, CPU', ...atMost(1, ruleMs(), 'ms', 2) },
    { what: `submits for ${count} Pending documents`, ...atMost(Math.ceil(count / 100), submits, 'submits', 0) },
    { what: `virtual time until ${count} are sent`, ...atMost(3, minutes, 'minutes', 1) },
    { what: 'memory that it takes, without the documents of the stand-in', ...atMost(30, memory, 'MiB', 1) },
    { what: 'CPU of that, the stand-in included', figure: `${cpuSeconds.toFixed(1)} s` },
  ]);
}
