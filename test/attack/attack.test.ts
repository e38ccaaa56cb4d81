import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTestServer } from '../../packages/cloud/testing/test-server.ts';
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

test('under requests from many connections at once, nothing fails, hangs or shows what belongs to another tenant', {
  timeout: 120_000,
}, async () => {
  const scratch = await openTestServer();
  const { routes } = scratch.routes;
  await scratch.close();
  const { requests, statuses, faults } = await attack({ baseUrl: cloud.baseUrl, routes, count: 1_500, seed: 7, connections: 8 });
  assert.deepEqual(faults, []);
  assert.ok(requests >= 1_500);
  // The requests get past the door: some are done, some are refused for what they say.
  for (const status of ['200', '202', '400', '401', '404', '405']) assert.ok((statuses[status] ?? 0) > 0, status);
});
