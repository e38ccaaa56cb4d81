import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { type CloudProcess, call, reportBooks, type SignedUp, signUpOver, startCloudProcess } from '../cloud-process.ts';

/** `npm run soak:journey` kills as often as requested. */
const KILLS = 2;
const CALLERS = 8;

/** Posts one command after another until the cloud is gone, and remembers every 202. */
async function postUntilGone(cloud: CloudProcess, tenant: SignedUp, prefix: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const commandId = `${prefix}-${count}`;
    const body = { commandId, connectorId: tenant.connectorId, companyId: 'SAMPLE', type: 'read-debtors', payload: {} };
    try {
      const { status } = await call(cloud.baseUrl, 'POST', '/v1/commands', tenant.tenantKey, body);
      if (status === 202) acknowledged.push(commandId);
    } catch {
      return;
    }
  }
}

test('every 202 survives kill -9 of the cloud, and every command it had leased still gets its result', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-http-'));
  const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
  const acknowledged: string[] = [];
  const leased = new Set<string>();
  let cloud = await startCloudProcess(settings);
  const tenant = await signUpOver(cloud.baseUrl, 'kill@example.com');
  await reportBooks(cloud.baseUrl, tenant, ['SAMPLE']);
  const next = `/connectors/${tenant.connectorId}/commands/next?max=5`;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const callers = Array.from({ length: CALLERS }, (_, caller) =>
      postUntilGone(cloud, tenant, `k${kill}-c${caller}`, acknowledged),
    );
    while (acknowledged.length < (kill + 1) * 60) {
      const { body } = await call(cloud.baseUrl, 'GET', next, tenant.connectorKey);
      for (const { commandId } of body.commands as { commandId: string }[]) leased.add(commandId);
    }
    await cloud.kill();
    await Promise.all(callers);
    cloud = await startCloudProcess(settings);
  }
  for (const commandId of acknowledged) {
    const { status, body } = await call(cloud.baseUrl, 'GET', `/v1/commands/${commandId}`, tenant.tenantKey);
    assert.equal(status, 200, commandId);
    const command = body.command as { status: string };
    assert.ok(
      leased.has(commandId) ? command.status === 'running' : ['queued', 'running'].includes(command.status),
      `${commandId} is ${command.status}`,
    );
  }
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});
