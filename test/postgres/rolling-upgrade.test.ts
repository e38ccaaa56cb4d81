import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { type CloudProcess, call, reportBooks, type SignedUp, signUpOver, startCloudProcess } from '../cloud-process.ts';
import { linkModules } from '../linked-modules.ts';
import { startPostgres } from './postgres.ts';

/** The release before this one. It moves with each release. */
const PREVIOUS = { version: '0.1.0', commit: 'e950f78a816ee3f3872b8508b005394007e12cee' } as const;

const root = join(import.meta.dirname, '../..');
const git = (...parameters: readonly string[]) => spawnSync('git', ['-C', root, ...parameters], { maxBuffer: 2 ** 28 });

/** A copy without its history, or with the last commits alone, does not have the release before. */
const isKnown = (): boolean => git('cat-file', '-e', `${PREVIOUS.commit}^{commit}`).status === 0;

/** The packages of the release before in a folder of their own, with the dependencies of this one. Returns the program of its cloud. */
function unpackPrevious(folder: string): string {
  const { stdout } = git('archive', PREVIOUS.commit, 'packages', 'package.json', 'start.ts', 'first-steps.ts');
  execFileSync('tar', ['-x', '-C', folder], { input: stdout });
  linkModules(folder);
  return join(folder, 'packages/cloud/src/main.ts');
}

const COMMANDS_EACH = 20;

test('nodes of this release and of the one before serve one database together', async (t) => {
  if (!isKnown()) {
    t.skip(`this copy of the source does not have ${PREVIOUS.commit}, the release ${PREVIOUS.version}`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'rolling-upgrade-'));
  const database = await startPostgres();
  const running: CloudProcess[] = [];
  try {
    const port = String(await freePort());
    const settings = {
      BASE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: await database.createDatabase(),
      SECRET_KEY: 'shared-by-both-of-the-releases',
    };
    const dataOf = (name: string) => ({ ...settings, DATA_DIR: join(folder, `data-${name}`) });
    const before = await startCloudProcess({ ...dataOf('before'), PORT: port }, unpackPrevious(folder));
    running.push(before);
    const tenant = await signUpOver(before.baseUrl, 'rolling@example.com');
    await reportBooks(before.baseUrl, tenant, ['SAMPLE']);
    await post(before, tenant, 'alone');
    // The new node upgrades the database while the old one serves.
    const next = await startCloudProcess(dataOf('next'));
    running.push(next);
    const nodes = [before, next] as const;
    const sent = nodes.flatMap((node, index) =>
      Array.from({ length: COMMANDS_EACH }, (_, count) => ({ node, commandId: `${index}-${count}` })),
    );
    await Promise.all(sent.map(({ node, commandId }) => post(node, tenant, commandId)));
    // Leased from either, reported to the other, and seen at both.
    const ran: string[] = [];
    for (let turn = 0; ran.length < sent.length + 1; turn += 1) {
      const [here, there] = turn % 2 === 0 ? nodes : ([next, before] as const);
      const path = `/connectors/${tenant.connectorId}/commands`;
      const leased = await call(here.baseUrl, 'GET', `${path}/next?max=4`, tenant.connectorKey);
      for (const { commandId } of leased.body.commands as readonly { commandId: string }[]) {
        const report = { status: 'done', result: { ok: true, rows: [] } };
        const { status } = await call(there.baseUrl, 'POST', `${path}/${commandId}/result`, tenant.connectorKey, report);
        assert.equal(status, 200);
        ran.push(commandId);
      }
    }
    assert.deepEqual(ran.toSorted(), ['alone', ...sent.map(({ commandId }) => commandId)].toSorted());
    for (const { baseUrl } of nodes) {
      const { body } = await call(baseUrl, 'GET', '/v1/commands?status=done&limit=200', tenant.tenantKey);
      assert.equal((body.commands as readonly unknown[]).length, ran.length);
    }
    await before.stop();
    assert.equal((await call(next.baseUrl, 'GET', '/v1/commands/alone', tenant.tenantKey)).status, 200);
  } finally {
    await Promise.all(running.map((cloud) => cloud.stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function post({ baseUrl }: CloudProcess, { connectorId, tenantKey }: SignedUp, commandId: string): Promise<void> {
  const command = { commandId, connectorId, companyId: 'SAMPLE', type: 'list-quotations' };
  assert.equal((await call(baseUrl, 'POST', '/v1/commands', tenantKey, command)).status, 202, commandId);
}
