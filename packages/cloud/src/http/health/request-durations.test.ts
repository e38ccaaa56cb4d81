import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { RequestDurations } from './request-durations.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

test('requests are counted in the bucket that they fit, and in every larger one', () => {
  const durations = new RequestDurations([0.001, 0.01]);
  const request = { method: 'GET', route: '/v1/books', mayWait: false, status: 200 };
  for (const milliseconds of [0, 1, 5, 10, 2_000]) durations.observe({ ...request, milliseconds });
  const labels = 'route="api",method="GET",status="2xx"';
  const name = 'ledgerline_http_request_duration_seconds';
  assert.deepEqual(durations.text().split('\n').slice(1), [
    `# TYPE ${name} histogram`,
    `${name}_bucket{${labels},le="0.001"} 2`,
    `${name}_bucket{${labels},le="0.01"} 4`,
    `${name}_bucket{${labels},le="+Inf"} 5`,
    `${name}_sum{${labels}} 2.016`,
    `${name}_count{${labels}} 5`,
  ]);
});

test('routes of one class, one method and one class of status are one series, in any order', () => {
  const durations = new RequestDurations([1]);
  const routes = ['/v1/books', '/v1/commands/:commandId', '/v1/books', undefined, undefined];
  for (const status of [200, 204, 404])
    for (const route of routes) durations.observe({ method: 'GET', route, mayWait: false, status, milliseconds: 1 });
  durations.observe({ method: 'GET', route: '/v1/books', mayWait: true, status: 200, milliseconds: 1 });
  const counts = durations
    .text()
    .split('\n')
    .filter((line) => line.includes('_count{'))
    .map((line) => line.slice(line.indexOf('{')));
  assert.deepEqual(counts, [
    '{route="api",method="GET",status="2xx"} 6',
    '{route="unknown",method="GET",status="2xx"} 4',
    '{route="api",method="GET",status="4xx"} 3',
    '{route="unknown",method="GET",status="4xx"} 2',
    '{route="long-poll",method="GET",status="2xx"} 1',
  ]);
});

test('every route has the class of those it is like; one that may wait is none of theirs', async () => {
  const home = await server.household();
  const { cookie, tenantKey, connectorId } = home;
  await server.submit(home);
  await server.call('GET', '/v1/books', { key: tenantKey });
  await server.submit(home, { connectorId: 'nobody' });
  await server.call('GET', `/connectors/${connectorId}/companies`, { key: tenantKey });
  await server.call('GET', '/app/state', { headers: { cookie } });
  await server.call('POST', '/login', { body: {} });
  await server.call('GET', '/pricing');
  await server.call('GET', '/admin/tenants');
  await server.call('GET', '/ready');
  await server.call('GET', '/nowhere');
  await server.next(home, '?wait=1');
  await server.next(home, '?wait=0');
  const { body } = await server.call('GET', '/metrics');
  const counts = body.split('\n').flatMap((line) => {
    const [, labels, count] = /^ledgerline_http_request_duration_seconds_count\{(.*)\} (\d+)$/.exec(line) ?? [];
    return labels === undefined ? [] : [`${labels.replaceAll(/\w+=|"/g, '').replaceAll(',', ' ')} ${count}`];
  });
  assert.deepEqual(counts.sort(), [
    'admin GET 4xx 1',
    'api GET 2xx 1',
    'connector GET 2xx 2',
    'long-poll GET 2xx 1',
    'operations GET 2xx 1',
    'page GET 2xx 1',
    'session GET 2xx 1',
    'session POST 4xx 1',
    'submit POST 2xx 1',
    'submit POST 4xx 1',
    'unknown GET 4xx 1',
  ]);
});
