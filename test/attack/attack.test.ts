import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { allEndpoints } from '../../packages/cloud/src/http/description/all-endpoints.ts';
import { routeUrl } from '../../packages/cloud/src/http/endpoint/endpoint-routes.ts';
import { type CloudProcess, startCloudProcess } from '../cloud-process.ts';
import { attack } from './attack.ts';

const folder = mkdtempSync(join(tmpdir(), 'attack-'));
let cloud: CloudProcess;
before(async () => {
  const unlimited = { TENANT_LIMIT_PER_MINUTE: '0', ADDRESS_LIMIT_PER_MINUTE: '0' };
  cloud = await startCloudProcess({ DATA_DIR: folder, LOG_FORMAT: 'json', TRUST_PROXY: 'loopback', ...unlimited });
});
after(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run soak:attack` sends as many as requested. */
const REQUESTS = 700;

test('under requests from many connections at once, nothing fails, hangs or shows what belongs to another tenant', {
  timeout: 120_000,
}, async () => {
  // The server has exactly these, as the test of authorisation says.
  const routes = Object.values(allEndpoints).flatMap(({ method, path }) =>
    (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((one) => ({ method: one, url: routeUrl(path) })),
  );
  const { requests, statuses, faults } = await attack({
    baseUrl: cloud.baseUrl,
    routes,
    count: REQUESTS,
    seed: 7,
    connections: 8,
  });
  assert.deepEqual(faults, []);
  assert.ok(requests >= REQUESTS);
  // The requests get past the door: some are done, some are refused for what they say.
  for (const status of ['200', '202', '400', '401', '404', '405']) assert.ok((statuses[status] ?? 0) > 0, status);
});
