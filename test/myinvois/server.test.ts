import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { FAULT_NAMES, type FaultName } from './faults.ts';
import { CLIENT, startStandIn } from './server.ts';

const server = await startStandIn();
after(() => server.close());

const logIn = (secret: string): Promise<Response> =>
  fetch(`${server.url}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT.id, client_secret: secret, grant_type: 'client_credentials' }),
  });

test('who logs in with the right secret gets a token, and without one nothing is answered', async () => {
  assert.equal((await logIn('wrong')).status, 400);
  const { access_token: token } = (await (await logIn(CLIENT.secret)).json()) as { access_token: string };
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/api/v1.0/documenttypes`, { headers });
  assert.equal((await ask({})).status, 401);
  const types = (await (await ask({ authorization: `Bearer ${token}` })).json()) as { result: readonly unknown[] };
  assert.equal(types.result.length, 8);
});

test('a fault on demand strikes the next request of its kind, and only that one', async () => {
  const silent: readonly FaultName[] = ['timeout-lost', 'timeout-accepted'];
  const outcomes = new Map<string, string>();
  for (const name of FAULT_NAMES.filter((fault) => !silent.includes(fault))) {
    server.fail('login', name);
    const ask = fetch(`${server.url}/connect/token`, { method: 'POST', redirect: 'manual' });
    outcomes.set(
      name,
      await ask.then(
        async (response) => `${response.status} ${(await response.text()).length > 1_000_000}`,
        () => 'cut off',
      ),
    );
    assert.equal((await logIn(CLIENT.secret)).status, 200, `after ${name}`);
  }
  assert.equal(outcomes.get('reset-before'), 'cut off');
  assert.equal(outcomes.get('503'), '503 false');
  assert.equal(outcomes.get('too-long'), '400 true');
  assert.equal(outcomes.get('redirect'), '302 false');
});
