/** What must hold on every store when a connector fetches commands ahead of those that it runs, and reports several results at once. */

import assert from 'node:assert/strict';
import { deliveryLimits, type LeasedCommand, type ResultReceipt } from '@ledgerline/contract';
import type { Store } from '../src/store/store.ts';
import { settleIn } from './lost-response.conformance.ts';
import { openTestServer } from './test-server.ts';

interface Given {
  /** Leases of one installation, in order. */
  next(query?: string): Promise<readonly LeasedCommand[]>;
  submit(...commandIds: readonly string[]): Promise<void>;
  report(...results: readonly object[]): Promise<readonly ResultReceipt[]>;
}

const idsOf = (commands: readonly LeasedCommand[]): readonly string[] => commands.map(({ commandId }) => commandId);
const tokensOf = (commands: readonly LeasedCommand[]): string => commands.map(({ leaseToken }) => leaseToken).join();
const done = ({ commandId, leaseToken }: LeasedCommand) => ({
  commandId,
  leaseToken,
  status: 'done',
  result: { ok: true, rows: [], count: 0 },
});

/** `storeOf` returns the store of the server, in place of its own; its time does not move. */
export async function exercisePrefetch(storeOf: (own: Store) => Store): Promise<void> {
  const server = await openTestServer({ through: storeOf });
  try {
    const { tenantKey, connectorId, connectorKey } = await settleIn(server, 'ahead@example.com');
    const headers = { 'x-install-id': 'first' };
    const connector = { key: connectorKey, headers };
    const given: Given = {
      next: async (query = '') => {
        const response = await server.call(
          'GET',
          `/connectors/${connectorId}/commands/next?max=2&ordered=true${query}`,
          connector,
        );
        return response.json().commands;
      },
      submit: async (...commandIds) => {
        for (const commandId of commandIds) {
          const body = { commandId, connectorId, companyId: commandId.startsWith('b') ? 'B' : 'A', type: 'read-debtors' };
          assert.equal((await server.call('POST', '/v1/commands', { key: tenantKey, body })).statusCode, 202);
        }
      },
      report: async (...results) => {
        const response = await server.call('POST', `/connectors/${connectorId}/results`, { ...connector, body: { results } });
        assert.equal(response.statusCode, 200, response.body);
        return response.json().results;
      },
    };
    await fetchAhead(given);
    await reportTogether(given);
    const tooMany = Array.from({ length: deliveryLimits.resultsPerReportMax + 1 }, () => ({ commandId: 'x', status: 'done' }));
    for (const results of [[], tooMany, [{ status: 'done' }]]) {
      const response = await server.call('POST', `/connectors/${connectorId}/results`, { ...connector, body: { results } });
      assert.equal(response.statusCode, 400, response.body);
    }
  } finally {
    await server.close();
  }
}

async function fetchAhead({ next, submit, report }: Given): Promise<void> {
  await submit('a-1', 'a-2', 'a-3', 'a-4', 'a-5');
  const first = await next();
  assert.deepEqual(idsOf(first), ['a-1', 'a-2']);
  assert.deepEqual(await next(), [], 'a connector that does not say what has arrived waits');
  const [one] = first;
  assert.deepEqual(await next(`&ahead=${one?.leaseToken}`), [], 'a lease that is not named may have been lost');
  const second = await next(`&ahead=${tokensOf(first)}`);
  assert.deepEqual(idsOf(second), ['a-3', 'a-4']);
  assert.deepEqual(await next(`&ahead=${tokensOf(first)}`), [], 'the second response may be on its way');
  await submit('b-1');
  const other = await next(`&ahead=${tokensOf(first)}`);
  assert.deepEqual(idsOf(other), ['b-1'], 'another book is not held up');
  const receipts = await report(...first.map(done));
  assert.deepEqual(
    receipts.map(({ ok, status }) => [ok, status]),
    [
      [true, 'done'],
      [true, 'done'],
    ],
  );
  const third = await next(`&ahead=${tokensOf(second)}`);
  assert.deepEqual(idsOf(third), ['a-5'], 'what has ended need not be named');
  await report(...[...second, ...third, ...other].map(done));
}

async function reportTogether({ next, submit, report }: Given): Promise<void> {
  await submit('b-2', 'b-3');
  const [left, right] = await next();
  assert.ok(left && right);
  const other = { ...done(left), status: 'failed', error: { code: 'driver_failed', message: 'No.', outcome: 'not_applied' } };
  const receipts = await report(
    done(left),
    { ...done(right), status: 'perhaps' },
    { commandId: 'never-sent', status: 'done' },
    done(right),
  );
  assert.deepEqual(
    receipts.map(({ commandId, ok, status, statusCode, error }) => [commandId, ok, status, statusCode, error?.code]),
    [
      ['b-2', true, 'done', 200, undefined],
      ['b-3', false, undefined, 400, 'invalid_request'],
      ['never-sent', false, undefined, 404, 'unknown_command'],
      ['b-3', true, 'done', 200, undefined],
    ],
  );
  const again = await report(done(left), other);
  assert.deepEqual(
    again.map(({ ok, statusCode, error }) => [ok, statusCode, error?.code]),
    [
      [true, 200, undefined],
      [false, 409, 'already_finished'],
    ],
  );
}
