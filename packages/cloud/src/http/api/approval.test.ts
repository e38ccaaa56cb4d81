import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findRecipe } from '@ledgerline/catalog';
import { DAY_MS, HOUR_MS, type KeyApproval, limits } from '@ledgerline/contract';
import { byTester } from '../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { startBackgroundJobs } from '../../background-jobs.ts';
import { needsApproval } from '../../command/approval.ts';
import { silentLog } from '../../system/log.ts';
import { isRefusal } from '../../system/problem.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const owner = ({ cookie }: TestTenant) => ({ headers: { cookie } });

async function keyOf({ tenantId }: TestTenant, approval: KeyApproval): Promise<{ keyId: string; secret: string }> {
  const made = await createAppKey(server.context, tenantId, { name: 'Assistant', approval }, byTester('test'));
  if (isRefusal(made)) assert.fail(made.refused.message);
  return { keyId: made.key.keyId, secret: made.secret };
}

const bodyOf = ({ connectorId }: TestTenant, commandId: string, more: object = {}) => ({
  commandId,
  connectorId,
  companyId: 'SAMPLE',
  ...invoice,
  ...more,
});

type Asked = { readonly code: string; readonly proposalId: string; readonly approvalUrl: string; readonly message: string };

/** A write that waits for a person. */
async function asked(home: TestTenant, commandId: string): Promise<Asked & { secret: string; send: typeof post }> {
  const { secret } = await keyOf(home, 'writes');
  const post = (more: object = {}) => server.call('POST', '/v1/commands', { key: secret, body: bodyOf(home, commandId, more) });
  const response = await post();
  assert.equal(response.statusCode, 403);
  return { ...response.json().error, secret, send: post };
}

const decide = (home: TestTenant, proposalId: string, decision: 'approve' | 'deny', body?: object) =>
  server.call('POST', `/app/proposals/${proposalId}/${decision}`, {
    ...owner(home),
    ...(decision === 'deny' && { body: body ?? {} }),
  });

const queuedIds = async (home: TestTenant): Promise<readonly string[]> => {
  const { commands } = (await server.call('GET', '/v1/commands', { key: home.tenantKey })).json();
  return commands.map(({ commandId }: { commandId: string }) => commandId);
};

test('which commands wait depends on the key, and what saves nothing never does', () => {
  const waits = (approval: KeyApproval, type: string, payload: object = {}): boolean => {
    const recipe = findRecipe(type);
    if (!recipe) assert.fail(type);
    return needsApproval({ access: 'full', companies: null, approval }, recipe, { payload: JSON.stringify(payload) });
  };
  const types = [
    'read-debtors',
    'validate-sales-invoice',
    'create-sales-invoice',
    'void-sales-invoice',
    'delete-debtor',
    'merge-tax-entity',
  ];
  const those = (approval: KeyApproval) => types.filter((type) => waits(approval, type));
  assert.deepEqual(those('none'), []);
  assert.deepEqual(those('deletes'), types.slice(3));
  assert.deepEqual(those('writes'), types.slice(2));
  assert.equal(waits('writes', 'merge-tax-entity', { validateOnly: true }), false);
  assert.equal(waits('writes', 'create-sales-invoice', { validateOnly: true }), true, 'this type has no such field');
});

test('a write waits for a person on every path, and is queued once it is approved', async () => {
  const home = await server.household();
  const { code, proposalId, approvalUrl, secret, send } = await asked(home, 'bill-1');
  assert.equal(code, 'approval_required');
  assert.equal(approvalUrl, `${server.context.config.baseUrl}/portal/approvals/${proposalId}`);
  const grouped = await server.call('POST', '/v1/sales-module/sales-invoice/create', {
    key: secret,
    body: bodyOf(home, 'bill-1'),
  });
  assert.deepEqual([grouped.statusCode, grouped.json().error.proposalId], [403, proposalId], 'the same post, the same proposal');
  const followed = await server.call('GET', '/v1/commands/bill-1', { key: secret });
  assert.deepEqual([followed.statusCode, followed.json().error.code], [403, 'approval_required']);
  assert.equal((await server.call('GET', '/v1/commands/bill-1', { key: home.tenantKey })).statusCode, 404, 'of another key');
  assert.deepEqual(await queuedIds(home), []);
  const { proposals } = (await server.call('GET', '/app/proposals', owner(home))).json();
  assert.deepEqual([proposals.length, proposals[0].type, proposals[0].state], [1, 'create-sales-invoice', 'open']);
  const approved = await decide(home, proposalId, 'approve');
  assert.deepEqual([approved.statusCode, approved.json().proposal.state], [200, 'submitted']);
  assert.equal((await decide(home, proposalId, 'approve')).statusCode, 200, 'again changes nothing');
  const late = await decide(home, proposalId, 'deny');
  assert.deepEqual([late.statusCode, late.json().error.code], [409, 'proposal_stale']);
  assert.match(late.json().error.message, /approved this write/);
  const accepted = await send();
  assert.deepEqual([accepted.statusCode, accepted.json().command.commandId], [202, 'bill-1']);
  assert.deepEqual(await queuedIds(home), ['bill-1']);
  const { proposals: ended } = (await server.call('GET', '/app/proposals?state=ended', owner(home))).json();
  assert.equal(ended[0].proposalId, proposalId);
  const { body: figures } = await server.call('GET', '/metrics');
  assert.match(figures, /ledgerline_approvals_decided_total\{decision="approved"\} 2/);
});

test('the fast path holds a write back, too', async () => {
  const home = await server.household();
  const { secret } = await keyOf(home, 'writes');
  const port = await server.listen();
  const response = await fetch(`http://127.0.0.1:${port}/v1/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(home, 'fast')),
  });
  const { error } = (await response.json()) as { error: Asked };
  assert.deepEqual([response.status, error.code], [403, 'approval_required']);
  assert.deepEqual(await queuedIds(home), []);
});

test('reads of such a key run, and writes of a key for deletes', async () => {
  const home = await server.household();
  const { secret } = await keyOf(home, 'writes');
  const read = await server.call('POST', '/v1/commands', {
    key: secret,
    body: bodyOf(home, 'look', { type: 'read-debtors', payload: {} }),
  });
  assert.equal(read.statusCode, 202);
  const { secret: other } = await keyOf(home, 'deletes');
  assert.equal((await server.call('POST', '/v1/commands', { key: other, body: bodyOf(home, 'made') })).statusCode, 202);
  const { key } = (await server.call('GET', '/v1/me', { key: other })).json();
  assert.equal(key.approval, 'deletes');
  const checked = await server.call('POST', '/v1/commands/check', { key: secret, body: { commands: [bodyOf(home, 'later')] } });
  assert.equal(checked.json().results[0].error.code, 'approval_required');
  assert.deepEqual((await server.call('GET', '/app/proposals', owner(home))).json().proposals, [], 'a check asks no one');
});

test('a denied write stays denied, with its reason', async () => {
  const home = await server.household();
  const { proposalId, send } = await asked(home, 'bill-2');
  const denied = await decide(home, proposalId, 'deny', { reason: 'We never ordered this.' });
  assert.deepEqual([denied.statusCode, denied.json().proposal.reason], [200, 'We never ordered this.']);
  assert.equal((await decide(home, proposalId, 'deny', { reason: 'Other' })).json().proposal.reason, 'We never ordered this.');
  assert.equal((await decide(home, proposalId, 'approve')).statusCode, 409);
  const again = await send();
  assert.deepEqual([again.statusCode, again.json().error.code], [403, 'approval_denied']);
  assert.match(again.json().error.message, /We never ordered this/);
  assert.deepEqual(await queuedIds(home), []);
});

test('an id belongs to one request, also while it waits and between approval and queueing', async () => {
  const home = await server.household();
  const { store } = server.context;
  const { proposalId, send } = await asked(home, 'bill-3');
  const other = { payload: { ...invoice.payload, description: 'Another one' } };
  const refusedAs = async () => (await send(other)).json().error.code;
  assert.equal(await refusedAs(), 'command_id_reused');
  const { tenantId } = home;
  const audit = { tenantId, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };
  await store.decideProposal({
    tenantId,
    proposalId,
    decision: 'approved',
    decidedBy: 'x',
    reason: null,
    queueMs: DAY_MS,
    audit,
  });
  assert.equal(await refusedAs(), 'command_id_reused');
  assert.deepEqual(await queuedIds(home), []);
  assert.equal((await send()).statusCode, 202, 'the same request queues it');
  assert.equal(await refusedAs(), 'command_id_reused');
});

test('no other key takes an id that waits, was approved or denied, and each is told how it stands', async () => {
  const home = await server.household();
  const { proposalId } = await asked(home, 'bill-6');
  const other = { payload: { ...invoice.payload, description: 'Another one' } };
  const post = async (commandId: string, more: object = {}) => {
    const response = await server.call('POST', '/v1/commands', { key: home.tenantKey, body: bodyOf(home, commandId, more) });
    return [response.statusCode, response.json().error?.code, response.json().error?.proposalId];
  };
  const check = async (more: object = {}) => {
    const body = { commands: [bodyOf(home, 'bill-6', more)] };
    return (await server.call('POST', '/v1/commands/check', { key: home.tenantKey, body })).json().results[0].error?.code;
  };
  assert.deepEqual(await post('bill-6', other), [409, 'command_id_reused', undefined]);
  assert.deepEqual(await post('bill-6'), [403, 'approval_required', proposalId], 'the same request waits, whoever sends it');
  assert.deepEqual([await check(other), await check()], ['command_id_reused', 'approval_required']);
  assert.deepEqual(await queuedIds(home), []);
  assert.equal((await decide(home, proposalId, 'approve')).statusCode, 200);
  assert.deepEqual(await post('bill-6', other), [409, 'command_id_reused', undefined]);
  assert.deepEqual(await post('bill-6'), [202, undefined, undefined]);
  const { proposalId: denied } = await asked(home, 'bill-7');
  await decide(home, denied, 'deny');
  assert.deepEqual(await post('bill-7', other), [409, 'command_id_reused', undefined]);
  assert.deepEqual(await post('bill-7'), [403, 'approval_denied', denied]);
  assert.deepEqual(await queuedIds(home), ['bill-6']);
});

test('people are notified by the portal, an email choice and events, and the notification goes with the decision', async () => {
  const home = await server.household();
  const { proposalId } = await asked(home, 'bill-4');
  const open = async () => {
    const { notifications } = (await server.call('GET', '/app/notifications', owner(home))).json();
    return notifications.map(({ kind, subject, action }: { kind: string; subject: string; action: { href: string } }) => [
      kind,
      subject,
      action.href,
    ]);
  };
  assert.deepEqual(await open(), [['approval_requested', proposalId, `/portal/approvals/${proposalId}`]]);
  await decide(home, proposalId, 'approve');
  assert.deepEqual(await open(), []);
  const { events } = (await server.call('GET', '/v1/events?types=approval.*', { key: home.tenantKey })).json();
  assert.deepEqual(
    events.map(({ type, data }: { type: string; data: Record<string, unknown> }) => [
      type,
      data.commandId,
      data.decision ?? data.approvalUrl,
    ]),
    [
      ['approval.requested', 'bill-4', `${server.context.config.baseUrl}/portal/approvals/${proposalId}`],
      ['approval.decided', 'bill-4', 'approved'],
    ],
  );
  const audits = await server.context.store.audits({ tenantId: home.tenantId, limit: 10 });
  const actions = audits.filter(({ subject }) => subject === proposalId).map(({ action }) => action);
  assert.deepEqual(actions, ['proposal.approved', 'proposal.made']);
});

test('what cannot be queued cannot be approved, and stays open', async () => {
  const home = await server.household();
  const { store } = server.context;
  const { proposalId } = await asked(home, 'bill-5');
  const audit = { tenantId: home.tenantId, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };
  const subscribe = (status: 'active' | 'inactive') =>
    store.setSubscription({ tenantId: home.tenantId, status, plan: null, currentPeriodEnd: null, audit });
  await subscribe('inactive');
  const refused = await decide(home, proposalId, 'approve');
  assert.deepEqual([refused.statusCode, refused.json().error.code], [402, 'subscription_inactive']);
  await subscribe('active');
  const { keyId } = (await store.proposal({ tenantId: home.tenantId, proposalId })) ?? assert.fail();
  await store.revokeAppKey({ tenantId: home.tenantId, keyId, audit });
  const ended = await decide(home, proposalId, 'approve');
  assert.deepEqual([ended.statusCode, ended.json().error.code], [403, 'access_denied']);
  assert.equal((await decide(home, proposalId, 'deny')).statusCode, 200);
});

test('so many can wait at a time, and then the sender is told to come back', async () => {
  const home = await server.household();
  const { secret } = await keyOf(home, 'writes');
  const send = (count: number) => server.call('POST', '/v1/commands', { key: secret, body: bodyOf(home, `many-${count}`) });
  for (let count = 0; count < limits.openProposalsPerTenantMax; count += 1) await send(count);
  const full = await send(limits.openProposalsPerTenantMax);
  assert.deepEqual([full.statusCode, full.json().error.code], [429, 'queue_full']);
  assert.ok(Number(full.headers['retry-after']) > 0);
});

test('the background jobs queue what was approved and not queued, end what nobody decided, and delete it later', async () => {
  const own = await openTestServer();
  const jobs = startBackgroundJobs(own.context, silentLog(), own);
  try {
    const home = await own.household();
    const { store } = own.context;
    const made = await createAppKey(own.context, home.tenantId, { name: 'A', approval: 'writes' }, byTester('test'));
    if (isRefusal(made)) assert.fail(made.refused.message);
    const ask = async (commandId: string): Promise<string> =>
      (await own.call('POST', '/v1/commands', { key: made.secret, body: bodyOf(home, commandId) })).json().error.proposalId;
    const [left, open] = [await ask('left'), await ask('open')];
    const { tenantId } = home;
    const audit = { tenantId, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };
    const decided = {
      tenantId,
      proposalId: left,
      decision: 'approved',
      decidedBy: 'x',
      reason: null,
      queueMs: DAY_MS,
      audit,
    } as const;
    await store.decideProposal(decided);
    const reaches = async (proposalId: string, state: string | undefined, milliseconds: number) => {
      own.time.advance(milliseconds);
      for (let turn = 0; turn < 100_000; turn += 1) {
        if ((await store.proposal({ tenantId, proposalId }))?.state === state) return;
        await new Promise(setImmediate);
      }
      assert.fail(`${proposalId} is not ${state}.`);
    };
    await reaches(left, 'submitted', 20_000);
    assert.equal((await store.command({ tenantId, commandId: 'left' }))?.status, 'queued');
    await reaches(open, 'expired', limits.approvalHours * HOUR_MS);
    assert.equal(jobs.counts.proposalsExpired, 1);
    await reaches(open, undefined, limits.endedProposalDays * DAY_MS + 2 * HOUR_MS);
  } finally {
    await jobs.stop();
    await own.close();
  }
});
