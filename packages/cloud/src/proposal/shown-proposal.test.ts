import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HOUR_MS, limits } from '@ledgerline/contract';
import { byTester } from '../../testing/test-cloud.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';
import { fullRights } from '../account/rights/access.ts';
import { createAppKey } from '../account/rights/app-key.ts';
import { senders } from '../account/rights/caller.ts';
import type { StoredProposal } from '../store/stored-proposal.ts';
import { isRefusal } from '../system/problem.ts';
import { findAlreadyRun } from './already-run.ts';
import type { Asking, Preview } from './preview.ts';
import { shownOf } from './shown-proposal.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

/** A document as the book of the test has it. */
interface Shown {
  readonly Ref: string;
}

const change = { type: 'update-sales-invoice', payload: { docNo: 'IV-000002', reason: 'Wrong reference', ref: 'NEW' } };

const shown = ({ Ref }: Shown) => ({
  ok: true,
  docNo: 'IV-000002',
  fields: { DocNo: 'IV-000002', Ref },
  lines: [],
  fieldCapabilities: { header: { Ref: { writable: true, aliases: ['ref'] } } },
});

/** Runs what is queued until the work is done, as a connector with this document would. */
async function answering<Result>(home: TestTenant, document: Shown, work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const watched = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { commands = [] } = (await server.next(home, '?max=10')).json();
    for (const { commandId, type, payload } of commands as { commandId: string; type: string; payload: { ref?: string } }[]) {
      const result =
        type === 'get-sales-invoice'
          ? shown(document)
          : { ...shown({ Ref: payload.ref ?? '' }), saved: false, warnings: ['Check it'] };
      await server.report(home, commandId, { status: 'done', result });
    }
    await new Promise(setImmediate);
  }
  return watched;
}

async function proposed(home: TestTenant, commandId: string): Promise<StoredProposal> {
  const made = await createAppKey(server.context, home.tenantId, { name: 'A', approval: 'writes' }, byTester('test'));
  if (isRefusal(made)) assert.fail(made.refused.message);
  const body = { commandId, connectorId: home.connectorId, companyId: 'SAMPLE', ...change };
  const { error } = (await server.call('POST', '/v1/commands', { key: made.secret, body })).json();
  return (await stored(home, error.proposalId)) ?? assert.fail();
}

const stored = ({ tenantId }: TestTenant, proposalId: string) => server.context.store.proposal({ tenantId, proposalId });

async function askingOf({ tenantId }: TestTenant): Promise<Asking> {
  const tenant = (await server.context.store.tenant({ tenantId })) ?? assert.fail();
  const caller = { tenant, rights: fullRights, sentBy: senders.portal };
  return { context: server.context, intake: server.intake, caller };
}

const approve = ({ cookie }: TestTenant, proposalId: string) =>
  server.call('POST', `/app/proposals/${proposalId}/approve`, { headers: { cookie } });

test('a preview shows what changes, asks the book once, and is kept', async () => {
  const home = await server.household();
  const proposal = await proposed(home, 'first');
  const asking = await askingOf(home);
  const preview: Preview = await answering(home, { Ref: 'OLD' }, shownOf(asking, proposal));
  assert.deepEqual(preview.changes, [{ path: 'Ref', label: 'Ref', from: 'OLD', to: 'NEW' }]);
  assert.deepEqual([preview.kind, preview.warnings, preview.problem], ['changes', ['Check it'], null]);
  const kept = (await stored(home, proposal.proposalId)) ?? assert.fail();
  assert.match(kept.beforeHash ?? '', /^[0-9a-f]{64}$/);
  assert.deepEqual(await shownOf(asking, kept), preview, 'without asking again');
});

test('what was changed since it was shown is not approved, and is shown anew', async () => {
  const home = await server.household();
  const { proposalId } = await proposed(home, 'second');
  const look = async (document: Shown) =>
    answering(home, document, shownOf(await askingOf(home), (await stored(home, proposalId)) ?? assert.fail()));
  await look({ Ref: 'OLD' });
  const refused = await answering(home, { Ref: 'OTHER' }, approve(home, proposalId));
  assert.deepEqual([refused.statusCode, refused.json().error.code], [409, 'proposal_stale']);
  assert.equal((await stored(home, proposalId))?.state, 'open');
  const again = await look({ Ref: 'OTHER' });
  assert.deepEqual(
    again.changes.map(({ from }) => from),
    ['OTHER'],
  );
  const approved = await answering(home, { Ref: 'OTHER' }, approve(home, proposalId));
  assert.deepEqual([approved.statusCode, approved.json().proposal.state], [200, 'submitted']);
});

test('a book that does not answer is shown as such, and asked again the next time', async () => {
  const home = await server.household();
  const proposal = await proposed(home, 'third');
  const asking = { ...(await askingOf(home)), waitMs: 0 };
  const preview = await shownOf(asking, proposal);
  assert.deepEqual([preview.kind, preview.isBookSilent], ['asked', true]);
  assert.ok(
    preview.changes.some(({ path, to }) => path === 'ref' && to === 'NEW'),
    'what was sent',
  );
  assert.equal((await stored(home, proposal.proposalId))?.preview, null);
});

test('the same write within 72 hours is found again, unless it failed and saved nothing', async () => {
  const home = await server.household();
  const proposal = await proposed(home, 'fourth');
  const find = () => findAlreadyRun(server.context, proposal);
  assert.equal(await find(), null, 'open is not run');
  await approve(home, proposal.proposalId);
  assert.deepEqual(await find(), { commandId: 'fourth', status: 'queued', docNo: 'IV-000002' });
  await server.next(home);
  const error = { code: 'NOT_FOUND', message: 'There is no such document.', retryable: false, outcome: 'not_applied' };
  await server.report(home, 'fourth', { status: 'failed', error });
  assert.equal(await find(), null);
  const other = await proposed(home, 'fifth');
  await approve(home, other.proposalId);
  assert.equal((await findAlreadyRun(server.context, other))?.commandId, 'fifth');
  server.time.advance(limits.sameWriteHours * HOUR_MS + 1);
  assert.equal(await findAlreadyRun(server.context, other), null);
});
