/** What must hold on every store when the response to a poll is lost: through HTTP, with the connection really cut. */

import assert from 'node:assert/strict';
import { request } from 'node:http';
import { deliveryLimits, type LeasedCommand } from '@ledgerline/contract';
import type { Store } from '../src/store/store.ts';
import { openTestServer, type TestServer } from './test-server.ts';

interface Home {
  readonly tenantKey: string;
  readonly connectorId: string;
  readonly connectorKey: string;
}

/** A tenant whose connector has two account books, all of it over HTTP. */
export async function settleIn(server: TestServer, email: string): Promise<Home> {
  const body = { companyName: 'Lost', email, password: 'correct horse' };
  const signedUp = await server.call('POST', '/signup', { body });
  const cookie = String(signedUp.headers['set-cookie']).split(';', 1)[0] ?? '';
  const config = (await server.call('GET', '/app/connector-config.json', { headers: { cookie } })).json();
  const { connectorId, connectorKey } = config;
  const companies = ['A', 'B'].map((companyId) => ({ companyId, name: companyId }));
  const headers = { 'x-install-id': 'first' };
  await server.call('POST', `/connectors/${connectorId}/companies`, { key: connectorKey, headers, body: { companies } });
  return { tenantKey: signedUp.json().tenantApiKey, connectorId, connectorKey };
}

/** A server on the given store, and a poll whose connection breaks once its commands are leased. */
async function openCutting(storeOf: (own: Store) => Store) {
  let cut: (() => Promise<void>) | null = null;
  const through = (own: Store): Store => {
    const store = storeOf(own);
    return {
      ...store,
      lease: async (asked) => {
        const outcome = await store.lease(asked);
        if (outcome.commands.length > 0) await cut?.();
        return outcome;
      },
    };
  };
  const server = await openTestServer({ through });
  const port = await server.listen();
  const pollAndBreak = (path: string, headers: Readonly<Record<string, string>>): Promise<void> =>
    new Promise((resolve) => {
      const poll = request({ port, path, headers });
      poll.on('error', () => {});
      cut = async () => {
        cut = null;
        const closed = new Promise((gone) => poll.on('close', gone));
        poll.destroy();
        await closed;
        resolve();
      };
      poll.end();
    });
  return { server, pollAndBreak };
}

/** `storeOf` returns the store of the server, in place of its own; its time does not move. */
export async function exerciseLostResponse(storeOf: (own: Store) => Store): Promise<void> {
  const { server, pollAndBreak } = await openCutting(storeOf);
  try {
    const home = await settleIn(server, 'lost@example.com');
    const next = (query: string, install = 'first') =>
      server.call('GET', `/connectors/${home.connectorId}/commands/next?max=10&ordered=true${query}`, {
        key: home.connectorKey,
        headers: { 'x-install-id': install },
      });
    const given = async (query: string): Promise<readonly LeasedCommand[]> => (await next(query)).json().commands;
    const submit = (commandId: string, companyId: string) =>
      server.call('POST', '/v1/commands', {
        key: home.tenantKey,
        body: { commandId, connectorId: home.connectorId, companyId, type: 'read-debtors' },
      });
    for (const [commandId, companyId] of [
      ['a-1', 'A'],
      ['a-2', 'A'],
      ['b-1', 'B'],
    ] as const)
      assert.equal((await submit(commandId, companyId)).statusCode, 202);

    await pollAndBreak(`/connectors/${home.connectorId}/commands/next?max=10&ordered=true&holding=`, {
      authorization: `Bearer ${home.connectorKey}`,
      'x-install-id': 'first',
    });
    await submit('a-3', 'A');
    assert.deepEqual(await given(''), [], 'a connector that says nothing waits for the lease to end');
    assert.equal((await next('&holding=', 'second')).statusCode, 409);
    const again = await given('&holding=');
    assert.deepEqual(
      again.map(({ commandId, attempt, leaseSeconds }) => [commandId, attempt, leaseSeconds]),
      ['a-1', 'a-2', 'b-1'].map((commandId) => [commandId, 1, deliveryLimits.leaseSeconds]),
    );
    assert.deepEqual(await given('&holding='), again, 'it is the same hand-out, however often it is asked for');
    const tokens = again.map(({ leaseToken }) => leaseToken);
    assert.deepEqual(await given(`&holding=${tokens.slice(0, 1)}`), again.slice(1));
    assert.deepEqual(await given(`&holding=${tokens}`), []);

    const report = ({ commandId, leaseToken }: LeasedCommand) =>
      server.call('POST', `/connectors/${home.connectorId}/commands/${commandId}/result`, {
        key: home.connectorKey,
        headers: { 'x-install-id': 'first' },
        body: { leaseToken, status: 'done', result: { ok: true, rows: [], count: 0 } },
      });
    for (const command of again) assert.equal((await report(command)).statusCode, 200);
    assert.deepEqual(
      (await given('&holding=')).map(({ commandId }) => commandId),
      ['a-3'],
      'what has ended is not sent again, and the queue goes on',
    );
  } finally {
    await server.close();
  }
}
