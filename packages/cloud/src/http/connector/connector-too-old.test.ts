import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { recipes } from '@ledgerline/catalog';
import { updateContractBuild } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

const OLD_BUILD = 'local-mvp-2026.09.29.99';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const beat = ({ connectorId, connectorKey }: TestTenant, build: string) =>
  server.call('POST', `/connectors/${connectorId}/heartbeat`, { key: connectorKey, body: { build } });

const update = { type: 'update-quotation', payload: { docNo: 'QT-1', reason: 'Asked by the customer', ref: 'q' } };

const updates = recipes().filter(({ commandType }) => /^update-|\.update$/.test(commandType));
/** A payload is checked by code that is compiled for its type, so only some of the others are sent. */
const OTHERS_ONE_OF = 8;
const others = recipes().filter((recipe, index) => !updates.includes(recipe) && index % OTHERS_ONE_OF === 0);

test('every update is rejected for a connector that has reported a build below the update contract, and nothing else is', async () => {
  const home = await server.household();
  await beat(home, OLD_BUILD);
  const refused: string[] = [];
  for (const { commandType, examples } of [...updates, ...others]) {
    const response = await server.submit(home, { type: commandType, payload: examples[0]?.payload });
    if (response.statusCode === 202) continue;
    assert.deepEqual([response.statusCode, response.json().error.code], [409, 'connector_too_old'], commandType);
    refused.push(commandType);
  }
  assert.deepEqual(
    refused,
    updates.map(({ commandType }) => commandType),
  );
});

test('the rejection names the current build, the required build and what to do; the grouped path rejects too', async () => {
  const home = await server.household();
  await beat(home, OLD_BUILD);
  const { message } = (await server.submit(home, update)).json().error;
  for (const part of [OLD_BUILD, updateContractBuild, 'update-quotation', '/portal/connector']) assert.ok(message.includes(part));
  const body = { commandId: 'grouped', connectorId: home.connectorId, companyId: 'SAMPLE', payload: update.payload };
  const grouped = await server.call('POST', '/v1/sales-module/quotation/edit', { key: home.tenantKey, body });
  assert.equal(grouped.json().error?.code, 'connector_too_old', grouped.body);
});

test('a connector that has named no build, or one without a date, gets updates', async () => {
  const home = await server.household();
  assert.equal((await server.submit(home, update)).statusCode, 202);
  for (const build of ['dev', updateContractBuild]) {
    await beat(home, build);
    assert.equal((await server.submit(home, update)).statusCode, 202, build);
  }
});

test('the build is looked at after the account book and before the payload, and never for a repetition', async () => {
  const home = await server.household();
  const known = { ...update, commandId: 'known' };
  assert.equal((await server.submit(home, known)).statusCode, 202);
  await beat(home, OLD_BUILD);
  const codeFor = async (envelope: object) => (await server.submit(home, envelope)).json().error?.code ?? 'taken';
  assert.equal(await codeFor({ ...update, companyId: 'NOWHERE' }), 'unknown_company');
  assert.equal(await codeFor({ ...update, payload: {} }), 'connector_too_old');
  assert.equal(await codeFor(known), 'taken');
});

test('over a socket, where the short way in is, a new build counts with the heartbeat that names it', async () => {
  const home = await server.household();
  const port = await server.listen();
  let sent = 0;
  const post = async (envelope: object): Promise<number> => {
    sent += 1;
    const body = { commandId: `sent-${sent}`, connectorId: home.connectorId, companyId: 'SAMPLE', ...envelope };
    const response = await fetch(`http://127.0.0.1:${port}/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${home.tenantKey}` },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  assert.equal(await post(update), 202);
  await beat(home, OLD_BUILD);
  assert.equal(await post(update), 409);
  assert.equal(await post({ type: 'read-debtors' }), 202);
  assert.equal(await post(update), 409, 'a read that was taken opens no way for updates');
  await beat(home, updateContractBuild);
  assert.equal(await post(update), 202);
});
