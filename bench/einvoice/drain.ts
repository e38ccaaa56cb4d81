/** A queue of e-invoices that drains under the published limits, on a virtual clock; and the same with answers that are lost. */

import { invoiceFor, type Office } from '../../packages/book/conformance/e-invoice-office.ts';
import { openCarried } from '../../packages/book/conformance/myinvois/carried-office.ts';
import { requestOf } from '../../packages/book/src/einvoice/courier/request.ts';
import { MemoryShelf, type Shelf } from '../../packages/book/src/einvoice/stand-in/shelf.ts';
import type { Reply } from '../../packages/book/src/index.ts';
import { Throttle } from '../../packages/connector/src/gateway/throttle.ts';
import { PUBLISHED_LIMITS } from '../../test/myinvois/server.ts';

const BATCH = 100;
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

export const cpuMs = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

export function invoices({ run }: Office, count: number): readonly string[] {
  return Array.from({ length: count }, () => String(run('create-sales-invoice', invoiceFor()).docNo));
}

export function submitAll({ run }: Office, docNos: readonly string[]): void {
  for (let start = 0; start < docNos.length; start += BATCH)
    run('einvoice.submit', { docType: 'IV', docNos: docNos.slice(start, start + BATCH) });
}

export interface Drained {
  readonly submits: number;
  /** Batches whose answer was lost, the searches for them, and the pages of these. */
  readonly lostAnswers: number;
  readonly searches: number;
  readonly searchPages: number;
  /** Requests over a limit of the tax authority. */
  readonly refusals: number;
  readonly minutes: number;
  readonly cpuSeconds: number;
  readonly memory: number;
  readonly validTwice: number;
  /** Documents that are not Valid in the book under the id that the stand-in has. */
  readonly lost: number;
}

/** Carries every errand when the limits let it, until all are Valid. The answer of every `losing`th submit is lost; 0 for none. */
export function drained(count: number, losing: number): Drained {
  const shelf = thinShelf();
  const office = openCarried({ standIn: { validationMs: 2000, shelf, limits: PUBLISHED_LIMITS }, book: { isChecked: false } });
  const docNos = invoices(office, count);
  submitAll(office, docNos);
  const throttle = new Throttle();
  const startMs = Date.parse(office.now());
  const passedMs = (): number => Date.parse(office.now()) - startMs;
  let [submits, lostAnswers, searches, searchPages, refusals, lastSubmitMs] = [0, 0, 0, 0, 0, 0];
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
      const { errand } = plan;
      const request = requestOf(errand);
      office.wait(throttle.reserve(request.call, passedMs()));
      const answer = office.standIn.answer(request);
      if (answer.status === 429) refusals += 1;
      let reply: Reply = { kind: 'answered', ...answer };
      if (errand.kind === 'search') {
        searchPages += 1;
        if (errand.page === 1) searches += 1;
      }
      if (errand.kind === 'submit') {
        submits += 1;
        most = Math.max(most, memoryMiB());
        lastSubmitMs = passedMs();
        if (losing > 0 && submits % losing === 0) {
          lostAnswers += 1;
          reply = { kind: 'unknown', message: 'No answer.' };
        }
      }
      office.book.absorb(errand, reply);
    }
  });
  const isApart = (docNo: string): boolean => {
    const listed = (office.run('einvoice.status.list', { docNo }) as { rows: readonly { status: string; uuid: string }[] })
      .rows[0];
    return listed?.status !== 'Valid' || listed.uuid !== shelf.ofNumber(docNo)[0]?.uuid;
  };
  const counted = { submits, lostAnswers, searches, searchPages, refusals };
  return {
    ...counted,
    minutes: lastSubmitMs / MINUTE,
    cpuSeconds: cpu / 1000,
    memory: most - before,
    validTwice: docNos.filter(
      (docNo) => shelf.ofNumber(docNo).filter(({ twin, error }) => twin === null && error === null).length > 1,
    ).length,
    lost: docNos.filter(isApart).length,
  };
}
