import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { invoice } from '../../packages/cloud/testing/test-server.ts';
import { type CloudProcess, call, reportBooks, type SignedUp, signUpOver, startCloudProcess } from '../cloud-process.ts';

const AT_ONCE = 24;
const ROUNDS_MAX = 40;
/** The cloud needs the processor that asking at once would take. */
const ASKED_AGAIN_MS = 20;

interface Waiting {
  readonly commandId: string;
  readonly proposalId: string;
}

/** A key whose writes a person approves. */
async function approvalKey({ baseUrl }: CloudProcess, { tenantKey }: SignedUp): Promise<string> {
  const { body } = await call(baseUrl, 'POST', '/v1/keys', tenantKey, { name: 'Assistant', approval: 'writes' });
  return body.secret as string;
}

async function ask({ baseUrl }: CloudProcess, { connectorId }: SignedUp, key: string, commandId: string): Promise<Waiting> {
  const envelope = { commandId, connectorId, companyId: 'SAMPLE', ...invoice };
  const { body } = await call(baseUrl, 'POST', '/v1/commands', key, envelope);
  const { proposalId } = body.error as { proposalId: string };
  assert.match(proposalId, /^prop_/);
  return { commandId, proposalId };
}

const approve = ({ baseUrl }: CloudProcess, { cookie }: SignedUp, { proposalId }: Waiting): Promise<Response> =>
  fetch(`${baseUrl}/app/proposals/${proposalId}/approve`, { method: 'POST', headers: { cookie } });

/** What the file says of the proposals, also while the cloud writes to it. */
function approvedIn(folder: string): readonly string[] {
  const database = new DatabaseSync(join(folder, 'ledgerline.db'), { readOnly: true });
  try {
    const rows = database
      .prepare(
        "SELECT command_id AS id FROM proposal WHERE state = 'approved' AND command_id NOT IN (SELECT command_id FROM command)",
      )
      .all();
    return rows.map(({ id }) => String(id));
  } finally {
    database.close();
  }
}

test('what was approved before a kill -9 and not queued is queued once, after the start', { timeout: 180_000 }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-approval-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
  let cloud = await startCloudProcess(settings);
  const tenant = await signUpOver(cloud.baseUrl, 'approval@example.com');
  await reportBooks(cloud.baseUrl, tenant, ['SAMPLE']);
  const key = await approvalKey(cloud, tenant);
  const asked: Waiting[] = [];
  let left: readonly string[] = [];
  let rounds = 0;
  for (; left.length === 0 && rounds < ROUNDS_MAX; rounds += 1) {
    const ids = Array.from({ length: AT_ONCE }, (_, place) => `r${rounds}-${place}`);
    const waiting = await Promise.all(ids.map((id) => ask(cloud, tenant, key, id)));
    asked.push(...waiting);
    const approvals = waiting.map((one) =>
      approve(cloud, tenant, one).then(
        () => 'answered',
        () => 'lost',
      ),
    );
    const all = Promise.all(approvals);
    const isOver = all.then(() => true);
    // The kill comes as soon as something is approved and not queued.
    while (approvedIn(folder).length === 0 && !(await Promise.race([isOver, nextTurn(false)])));
    await cloud.kill();
    await all;
    left = approvedIn(folder);
    cloud = await startCloudProcess(settings);
  }
  t.diagnostic(`${left.length} were approved and not queued after ${rounds} kills`);
  assert.ok(left.length > 0, 'a kill came in between');
  const isQueued = async (commandId: string) =>
    (await call(cloud.baseUrl, 'GET', `/v1/commands/${commandId}`, tenant.tenantKey)).status === 200;
  // Without anyone asking for it.
  for (const commandId of left) while (!(await isQueued(commandId))) await pause(ASKED_AGAIN_MS);
  for (const one of asked) assert.equal((await approve(cloud, tenant, one)).status, 200, one.commandId);
  const leased: string[] = [];
  for (let isMore = true; isMore; ) {
    const next = `/connectors/${tenant.connectorId}/commands/next?max=100`;
    const { commands } = (await call(cloud.baseUrl, 'GET', next, tenant.connectorKey)).body as { commands: Waiting[] };
    leased.push(...commands.map(({ commandId }) => commandId));
    isMore = commands.length > 0;
  }
  assert.deepEqual(leased.toSorted(), asked.map(({ commandId }) => commandId).toSorted());
  await cloud.stop();
});
