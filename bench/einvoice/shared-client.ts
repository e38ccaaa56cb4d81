/** Many books that send e-invoices with one client id: real couriers, HTTP and limits, on a clock that jumps from timer to timer. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { invoiceFor, type Office, openOffice } from '../../packages/book/conformance/e-invoice-office.ts';
import type { Reply } from '../../packages/book/src/index.ts';
import { BookCourier, type CarriedBook } from '../../packages/connector/src/gateway/courier.ts';
import { GatewayState } from '../../packages/connector/src/gateway/gateway-state.ts';
import { type Asked, GatewaySession } from '../../packages/connector/src/gateway/session.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { CLIENT, PUBLISHED_LIMITS, startStandIn } from '../../test/myinvois/server.ts';
import { VirtualTime } from './virtual-time.ts';

const START_MS = Date.parse('2026-07-06T04:00:00.000Z');
const TURNS = 3;
const credentials = { clientId: CLIENT.id, secrets: [CLIENT.secret] };

class SharingBook {
  readonly #office: Office;
  readonly #unsent: string[];
  readonly courier: BookCourier;
  /** Submits that the tax authority has taken. */
  sent = 0;
  /** Questions to the book. */
  asked = 0;
  /** Sends the next document as soon as one is taken. */
  isHungry = false;

  constructor(name: string, office: Office, documents: number, courierOf: (book: CarriedBook) => BookCourier) {
    this.#office = office;
    // The tax authority takes books with the same numbers for one that sends twice.
    this.#unsent = Array.from({ length: documents }, (_, index) => `${name}-${index}`);
    for (const docNo of this.#unsent) office.run('create-sales-invoice', invoiceFor({ docNo }));
    this.courier = courierOf({
      courier: office.book.courier,
      nextErrand: () => {
        this.asked += 1;
        return office.book.nextErrand();
      },
      absorb: (errand, reply) => {
        office.book.absorb(errand, reply);
        if (errand.kind !== 'submit' || reply.kind !== 'answered' || reply.status !== 202) return;
        this.sent += 1;
        if (this.isHungry) this.submit(1);
      },
    });
  }

  submit(count: number): void {
    const docNos = this.#unsent.splice(0, count);
    if (docNos.length > 0) this.#office.run('einvoice.submit', { docType: 'IV', docNos });
    this.courier.wake();
  }
}

export async function openSharing(books: number, documents: (index: number) => number) {
  const folder = mkdtempSync(join(tmpdir(), 'shared-client-'));
  const time = new VirtualTime(START_MS);
  const server = await startStandIn({ now: time.wallMs, limits: PUBLISHED_LIMITS, validationMs: 1000 });
  const waiting = time.timers();
  const session = new GatewaySession({ address: server.url, proxies: {}, clock: time.clock, timers: waiting, build: 'bench' });
  let [open, refusals] = [0, 0];
  const ask = async (asked: Asked): Promise<Reply> => {
    open += 1;
    const reply = await session.ask(asked);
    open -= 1;
    if (reply.kind === 'answered' && reply.status === 429) refusals += 1;
    return reply;
  };
  // All share the token of a first request; later ones wait for nothing but their turn.
  await ask({ call: 'types', method: 'GET', path: '/api/v1.0/documenttypes', taxpayer: null, credentials });
  const state = new GatewayState(join(folder, 'gateway-state.json'));
  const clock = { now: time.wallMs };
  const sharing = Array.from({ length: books }, (_, index) => {
    const office = openOffice('BLANK', false, { clock, carrier: () => ({ skewMs: 0 }) });
    office.book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
    const companyId = `B${index}`;
    const rest = { companyId, passage: () => ({ session: { ask }, credentials }), state, log: silentLog };
    return new SharingBook(
      companyId,
      office,
      documents(index),
      (book) => new BookCourier({ ...rest, book, clock: time.clock, timers: time.timers() }),
    );
  });
  /** Resolves when every request has been answered, or waits for its turn. */
  const quiet = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await setImmediate();
      if (open > waiting.open()) turn = -1;
    }
  };
  return {
    books: sharing,
    time,
    /** Requests over a limit. */
    refusals: () => refusals,
    /** Moves from timer to timer; ends early when nothing waits. */
    async until(isOver: () => boolean): Promise<void> {
      for (;;) {
        await quiet();
        if (isOver() || !time.next()) return;
      }
    },
    async close(): Promise<void> {
      const stopped = Promise.all(sharing.map(({ courier }) => courier.stop()));
      // Those that wait for their turn stop waiting, since the clock stands still.
      session.close();
      await stopped;
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
