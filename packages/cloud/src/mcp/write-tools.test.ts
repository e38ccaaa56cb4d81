import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, MINUTE_MS } from '@ledgerline/contract';
import { assistant, dataIn, newAssistantKey, toldIn } from '../../testing/assistant.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const keyFor = (home: TestTenant, body?: object): Promise<string> => newAssistantKey(server, home, body);

const change = {
  type: 'update-sales-invoice',
  payload: { docNo: 'IV-000002', reason: 'Wrong reference', ref: 'NEW' },
  book: 'SAMPLE',
};

/** Runs what is queued, in a book whose invoice has this reference, until the work is done. */
async function inBook<Result>(home: TestTenant, Ref: string, work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const watched = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { commands } = (await server.next(home, '?max=10')).json<{ commands: { commandId: string; type: string }[] }>();
    for (const { commandId, type } of commands) {
      const isLook = type === 'get-sales-invoice';
      const fields = { DocNo: 'IV-000002', Ref: isLook ? Ref : 'NEW' };
      await server.report(home, commandId, { status: 'done', result: { ok: true, docNo: 'IV-000002', fields, lines: [] } });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return watched;
}

const writesIn = async ({ tenantKey }: TestTenant): Promise<readonly string[]> => {
  const { commands } = (await server.call('GET', '/v1/commands?limit=200', { key: tenantKey })).json();
  return commands.map(({ commandId }: { commandId: string }) => commandId).filter((id: string) => id.startsWith('prop-'));
};

test('a write is previewed, then run once with the token that only the preview gives', async () => {
  const home = await server.household();
  const { call } = assistant(server, await keyFor(home));
  const preview = await inBook(home, 'OLD', call('preview_write', change));
  assert.deepEqual(dataIn(preview).changes, [{ path: 'Ref', label: 'Ref', from: 'OLD', to: 'NEW' }]);
  const { proposalId, token, commandId, approval } = toldIn(preview);
  assert.deepEqual([approval, commandId], ['none', proposalId.replace('_', '-')]);
  assert.ok(Buffer.from(token, 'base64url').length * 8 >= 192);
  assert.deepEqual(await writesIn(home), []);
  for (const wrong of [
    { proposalId, token: 'other' },
    { proposalId: 'prop_0', token },
  ])
    assert.equal(toldIn(await call('run_write', wrong)).error.code, 'unknown_proposal');
  const other = assistant(server, await keyFor(home));
  assert.equal(toldIn(await other.call('run_write', { proposalId, token })).error.code, 'unknown_proposal', 'of another key');
  const run = await inBook(home, 'OLD', call('run_write', { proposalId, token }));
  assert.deepEqual([toldIn(run).status, toldIn(run).commandId], ['done', commandId]);
  const again = await inBook(home, 'OLD', call('run_write', { proposalId, token }));
  assert.equal(toldIn(again).commandId, commandId);
  assert.deepEqual(await writesIn(home), [commandId]);
  const audits = await server.context.store.audits({ tenantId: home.tenantId, limit: 20 });
  assert.ok(audits.some(({ action, subject }) => action === 'mcp.submitted' && subject.startsWith(proposalId)));
});

test('the same write is not proposed a second time within 72 hours, unless it is wanted', async () => {
  const home = await server.household();
  const { call } = assistant(server, await keyFor(home));
  const first = toldIn(await inBook(home, 'OLD', call('preview_write', change)));
  const second = toldIn(await inBook(home, 'OLD', call('preview_write', change)));
  await inBook(home, 'OLD', call('run_write', { proposalId: first.proposalId, token: first.token }));
  const late = await inBook(home, 'OLD', call('run_write', { proposalId: second.proposalId, token: second.token }));
  assert.equal(toldIn(late).alreadyRun.commandId, first.commandId, 'also for one that was previewed before');
  const found = await inBook(home, 'OLD', call('preview_write', change));
  assert.deepEqual(toldIn(found).alreadyRun, { commandId: first.commandId, status: 'done' });
  const wanted = toldIn(await inBook(home, 'OLD', call('preview_write', { ...change, again: true })));
  const ran = await inBook(home, 'OLD', call('run_write', { proposalId: wanted.proposalId, token: wanted.token }));
  assert.equal(toldIn(ran).status, 'done');
  assert.equal((await writesIn(home)).length, 2);
});

test('what was changed since the preview is not run, nor what was previewed too long ago', async () => {
  const home = await server.household();
  const { call } = assistant(server, await keyFor(home));
  const { proposalId, token } = toldIn(await inBook(home, 'OLD', call('preview_write', change)));
  const stale = await inBook(home, 'OTHER', call('run_write', { proposalId, token }));
  assert.deepEqual([stale.isError, toldIn(stale).error.code], [true, 'proposal_stale']);
  const late = toldIn(await inBook(home, 'OLD', call('preview_write', change)));
  server.time.advance(limits.proposalMinutes * MINUTE_MS + 1);
  const over = await inBook(home, 'OLD', call('run_write', { proposalId: late.proposalId, token: late.token }));
  assert.equal(toldIn(over).error.code, 'proposal_stale');
  assert.deepEqual(await writesIn(home), []);
});

test('with a key that needs approval a person decides, and get_command follows it', async () => {
  const home = await server.household();
  const owner = { headers: { cookie: home.cookie } };
  const { call } = assistant(server, await keyFor(home, { approval: 'writes' }));
  const { proposalId, token, approval, commandId } = toldIn(await inBook(home, 'OLD', call('preview_write', change)));
  assert.equal(approval, 'person');
  const open = async () => (await server.call('GET', '/app/proposals', owner)).json().proposals.length;
  assert.equal(await open(), 0, 'a preview asks no one');
  const waits = toldIn(await inBook(home, 'OLD', call('run_write', { proposalId, token })));
  assert.equal(waits.status, 'waits_for_approval');
  assert.equal(waits.approvalUrl, `${server.context.config.baseUrl}/portal/approvals/${proposalId}`);
  assert.equal(toldIn(await call('run_write', { proposalId, token })).status, 'waits_for_approval', 'again asks once');
  assert.equal(await open(), 1);
  const followed = toldIn(await call('get_command', { commandId }));
  assert.deepEqual([followed.error.code, followed.error.approvalUrl], ['approval_required', waits.approvalUrl]);
  await inBook(home, 'OLD', server.call('POST', `/app/proposals/${proposalId}/approve`, owner));
  const ended = await inBook(home, 'OLD', call('get_command', { commandId, waitSeconds: 30 }));
  assert.equal(toldIn(ended).status, 'done');
  assert.equal(toldIn(await inBook(home, 'OLD', call('run_write', { proposalId, token }))).commandId, commandId);
  assert.deepEqual(await writesIn(home), [commandId]);
});

test('a denied write is told with its reason, and not run', async () => {
  const home = await server.household();
  const { call } = assistant(server, await keyFor(home, { approval: 'writes' }));
  const { proposalId, token } = toldIn(await inBook(home, 'OLD', call('preview_write', change)));
  await inBook(home, 'OLD', call('run_write', { proposalId, token }));
  const body = { reason: 'Ask the supplier first.' };
  await server.call('POST', `/app/proposals/${proposalId}/deny`, { headers: { cookie: home.cookie }, body });
  const denied = await call('run_write', { proposalId, token });
  assert.deepEqual([denied.isError, toldIn(denied).error.code], [true, 'approval_denied']);
  assert.match(toldIn(denied).error.message, /Ask the supplier first/);
});

test('a key that only reads sees neither tool, and a read is not previewed', async () => {
  const home = await server.household();
  const namesOf = async (key: string): Promise<readonly string[]> =>
    (await assistant(server, key).ask('tools/list')).result.tools.map(({ name }: { name: string }) => name);
  const reading = await namesOf(await keyFor(home, { access: { sales: ['read'] } }));
  assert.ok(!reading.includes('preview_write') && !reading.includes('run_write'));
  const writing = await namesOf(home.tenantKey);
  assert.ok(writing.includes('preview_write') && writing.includes('run_write'));
  const read = await assistant(server, home.tenantKey).call('preview_write', {
    type: 'read-debtors',
    payload: {},
    book: 'SAMPLE',
  });
  assert.equal(toldIn(read).error.code, 'invalid_request');
});
