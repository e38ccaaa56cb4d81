import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type CloudProcess, startCloudProcess } from '../cloud-process.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres.ts';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../running-system.ts';

/** The sandbox host is the only process that the system starts. */
const hostOf = ({ processId }: RunningSystem): number =>
  Number(readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim().split(' ')[0]);

async function reset(baseUrl: string, { cookie }: SandboxTenant): Promise<void> {
  const { status } = await fetch(`${baseUrl}/app/sandbox/reset`, { method: 'POST', headers: { cookie } });
  assert.equal(status, 200);
}

const debtorsOf = async (tenant: SandboxTenant): Promise<readonly string[]> => {
  const { result } = await tenant.run('read-debtors', {});
  const rows = (result?.rows ?? []) as readonly { debtorCode: string }[];
  return rows.map(({ debtorCode }) => debtorCode);
};

const debtor = (debtorCode: string) => ({ debtorCode, companyName: 'Kedai Contoh' });

const LOOK_AGAIN_MS = 20;

/** Whether a customer that was created right after a reset is there once the books before the reset are gone. */
async function survives(tenant: SandboxTenant, round: number, resetNow: () => Promise<void>): Promise<void> {
  const [before, after] = [`300-B${round}`, `300-A${round}`];
  assert.equal((await tenant.run('create-debtor', debtor(before))).status, 'done');
  await resetNow();
  const created = await tenant.run('create-debtor', debtor(after));
  assert.equal(created.status, 'done', JSON.stringify(created));
  let debtors = await debtorsOf(tenant);
  while (debtors.includes(before)) {
    await pause(LOOK_AGAIN_MS);
    debtors = await debtorsOf(tenant);
  }
  assert.ok(debtors.includes(after), `${after} was confirmed and is not in the new book`);
}

describe('a reset of the sandbox is a barrier', () => {
  let system: RunningSystem;
  let tenant: SandboxTenant;
  before(async () => {
    system = await startSystem();
    tenant = await openSandbox(system);
  });
  after(() => system?.stop());

  test('a command that is accepted after it runs on the new books', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) await survives(tenant, round, () => reset(system.baseUrl, tenant));
  });

  test('also if the sandbox host is killed at once', async () => {
    await survives(tenant, 7, async () => {
      await reset(system.baseUrl, tenant);
      process.kill(hostOf(system), 'SIGKILL');
    });
  });
});

describe('a reset of the sandbox on two nodes', () => {
  let database: PostgresServer;
  let system: RunningSystem;
  let other: CloudProcess;
  before(async () => {
    database = await startPostgres();
    const settings = { DATABASE_URL: await database.createDatabase(), SECRET_KEY: 'shared-by-both-of-the-nodes' };
    system = await startSystem(settings);
    other = await startCloudProcess({ ...settings, DATA_DIR: `${system.folder}/other` });
  });
  after(async () => {
    await other?.stop();
    await system?.stop();
    await database?.stop();
  });

  test('a command that is accepted on one after a reset on the other runs on the new books', async () => {
    const tenant = await openSandbox(system);
    for (const round of [1, 2, 3]) await survives(tenant, round, () => reset(other.baseUrl, tenant));
  });
});
