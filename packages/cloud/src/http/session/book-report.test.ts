import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const REPORT = { type: 'statement-report-html', payload: { template: 'trial-balance', dateTo: '2026-06-30', format: 'csv' } };

test('a report of a real book is the ordinary command, once for each commandId', async () => {
  const home = await server.household();
  const path = `/app/books/${home.connectorId}/SAMPLE/reports`;
  const print = (body: object) => server.call('POST', path, { headers: { cookie: home.cookie }, body });
  const sent = await print({ commandId: 'report-1', ...REPORT });
  assert.equal(sent.statusCode, 202, sent.body);
  assert.equal((await print({ commandId: 'report-1', ...REPORT })).json().command.commandId, 'report-1');
  const { commands } = (await server.next(home, '?max=10')).json();
  assert.deepEqual(
    commands.map(({ type, companyId }: { type: string; companyId: string }) => [type, companyId]),
    [['statement-report-html', 'SAMPLE']],
  );
  const other = await print({ commandId: 'report-2', type: 'create-sales-invoice', payload: {} });
  assert.equal(other.json().error.code, 'invalid_request', 'this path prints and does nothing else');
});

test('a book that is closed to the portal prints nothing, and one of another company is not there', async () => {
  const [home, foreign] = [await server.household(), await server.household()];
  const call = (method: string, path: string, cookie: string, body: object) =>
    server.call(method, `/app/books/${home.connectorId}/SAMPLE/${path}`, { headers: { cookie }, body });
  const { tenantId, connectorId } = home;
  const audit = { tenantId, actor: 'test', action: 'book.closed', subject: 'SAMPLE', requestId: 'test' };
  const body = { commandId: 'report-3', ...REPORT };
  assert.equal((await call('POST', 'reports', foreign.cookie, body)).json().error.code, 'unknown_company');
  await server.context.store.setBookClosed({ tenantId, connectorId, companyId: 'SAMPLE', isClosed: true, audit });
  assert.equal((await call('POST', 'reports', home.cookie, body)).json().error.code, 'access_denied');
});
