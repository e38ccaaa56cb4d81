/** What leaves the machine on a day with everything in it: every request to the tax authority, byte for byte, on a clock that stands still. */

import { invoiceFor, openOffice, resultsOf } from '../../packages/book/conformance/e-invoice-office.ts';
import { requestOf } from '../../packages/book/src/index.ts';
import { systemTimers } from '../../packages/connector/src/clock.ts';
import { GatewaySession } from '../../packages/connector/src/gateway/session.ts';
import { CLIENT, type SeenRequest, startStandIn } from './server.ts';

export const requestsGolden: URL = new URL('requests.golden.txt', import.meta.url);

const MINUTE_MS = 60_000;
/** Whoever waits longer only looks for requests of buyers. */
const LONGEST_WAIT_MS = 3 * 60 * MINUTE_MS;
/** Headers that Node adds, or that name the port. */
const NOT_OURS = new Set(['host', 'connection']);

/** In the order in which they were sent. Documents are shown as text, and the rest as it is. */
function textOf({ method, path, headers, body }: SeenRequest): string {
  const shown = Object.entries(headers)
    .filter(([name]) => !NOT_OURS.has(name))
    .map(([name, value]) => `${name}: ${String(value)}`);
  const opened = body.replaceAll(
    /"document":"([^"]+)"/g,
    (_, base64: string) => `"document":${Buffer.from(base64, 'base64').toString()}`,
  );
  return [`${method} ${path}`, ...shown.toSorted(), ...(opened === '' ? [] : ['', opened])].join('\n');
}

export async function requestsOfADay(): Promise<string> {
  const office = openOffice('BLANK', false, { carrier: () => ({ skewMs: 0 }) });
  const { book, run } = office;
  const nowMs = (): number => Date.parse(office.now());
  let isJudged = false;
  const server = await startStandIn({
    now: nowMs,
    validationMs: 0,
    judge: () => (isJudged ? 'The buyer is not known.' : null),
  });
  const clock = { wallMs: nowMs, monotonicMs: nowMs, machineMoment: () => ({ uptimeMs: nowMs(), wallMs: nowMs() }) };
  const session = new GatewaySession({ address: server.url, proxies: {}, clock, timers: systemTimers, build: '1' });
  const credentials = { clientId: CLIENT.id, secrets: [CLIENT.secret] };
  const invoice = (): string => String(run('create-sales-invoice', invoiceFor()).docNo);
  const submit = (...docNos: readonly string[]): unknown => run('einvoice.submit', { docType: 'IV', docNos });
  const carry = async (): Promise<void> => {
    for (;;) {
      const plan = book.nextErrand();
      if ('errand' in plan) {
        const reply = await session.ask({ credentials, taxpayer: null, ...requestOf(plan.errand) });
        book.absorb(plan.errand, reply);
        continue;
      }
      const waitMs = plan.waitUntil === null ? LONGEST_WAIT_MS : Date.parse(plan.waitUntil) - nowMs();
      if (waitMs >= LONGEST_WAIT_MS) return;
      office.wait(Math.max(0, waitMs));
    }
  };
  try {
    book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
    const valid = invoice();
    submit(valid, invoice());
    await carry();
    run('einvoice.cancel', { docNo: valid, reason: 'Wrong customer' });
    await carry();
    server.fail('submit', 'reset-after');
    submit(invoice());
    await carry();
    isJudged = true;
    submit(invoice());
    await carry();
    const uuid = String(resultsOf(run('einvoice.status.list', { docNo: valid }))[0]?.uuid);
    book.courier.want('einvoice.supplier-import.preview', { uuid });
    book.courier.want('einvoice.reject-request.sync', {});
    await carry();
  } finally {
    session.close();
    await server.close();
  }
  return `${server.seen.map(textOf).join('\n\n')}\n`;
}
