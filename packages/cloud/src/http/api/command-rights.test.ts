import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Access, AccessModule } from '@ledgerline/contract';
import { byTester } from '../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { isRefusal } from '../../system/problem.ts';

/** Commands that have ended, each with a result and a file that say what is in the book. */
const commands = {
  read: { type: 'list-sales-invoices', payload: {} },
  validate: { type: 'validate-sales-invoice', payload: invoice.payload },
  write: invoice,
  delete: { type: 'delete-sales-invoice', payload: { docNo: 'IV-000001' } },
  tax: { type: 'list-tax-codes', payload: {} },
  bulk: { type: 'bulk-create-sales-invoices', payload: { rows: [invoice.payload] } },
  mixed: {
    type: 'bulk-create',
    payload: {
      rows: [
        { commandType: 'create-sales-invoice', ...invoice.payload },
        { commandType: 'create-debtor', debtorCode: '300-Z001', companyName: 'Zed' },
      ],
    },
  },
} as const;
type Name = keyof typeof commands;
const names = Object.keys(commands) as Name[];

/** What a key sees of these commands, and of which it gets the files. Sending one again shows no more than that. */
interface Sight {
  readonly access: Access;
  readonly sees: readonly Name[];
  readonly files: readonly Name[];
}

const all = ['read', 'write', 'delete'] as const;
const sights: readonly Sight[] = [
  { access: 'full', sees: names, files: names },
  { access: {}, sees: ['tax'], files: ['tax'] },
  {
    access: { sales: ['read'] },
    sees: ['read', 'validate', 'write', 'delete', 'tax'],
    files: ['read', 'validate', 'write', 'delete', 'tax'],
  },
  { access: { sales: ['write'] }, sees: ['write', 'tax'], files: ['tax'] },
  { access: { sales: ['delete'] }, sees: ['delete', 'tax'], files: ['tax'] },
  { access: { sales: ['write', 'delete'] }, sees: ['write', 'delete', 'tax'], files: ['tax'] },
  { access: { 'bulk-tools': ['read'] }, sees: ['tax'], files: ['tax'] },
  { access: { 'bulk-tools': [...all], gl: [...all] }, sees: ['tax'], files: ['tax'] },
  { access: { 'bulk-tools': ['write'], sales: ['write'] }, sees: ['write', 'bulk', 'tax'], files: ['tax'] },
  {
    access: { 'bulk-tools': ['read'], sales: ['read'] },
    sees: ['read', 'validate', 'write', 'delete', 'bulk', 'tax'],
    files: ['read', 'validate', 'write', 'delete', 'bulk', 'tax'],
  },
  {
    access: { 'bulk-tools': ['read'], sales: ['read'], 'master-data': ['read'] },
    sees: names,
    files: names,
  },
  {
    access: { 'bulk-tools': ['write'], sales: ['write'], 'master-data': ['write'] },
    sees: ['write', 'bulk', 'mixed', 'tax'],
    files: ['tax'],
  },
];

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
  for (const name of names) {
    const { statusCode, body } = await server.submit(home, envelopeOf(name));
    assert.equal(statusCode, 202, `${name}: ${body}`);
  }
  await server.next(home, '?max=50');
  for (const name of names) {
    const path = `/connectors/${home.connectorId}/commands/${name}/artifact`;
    assert.equal((await server.call('PUT', path, { key: home.connectorKey, body: 'file' })).statusCode, 200);
    const error = { code: 'period_locked', message: `secret ${name}` };
    const report = name === 'mixed' ? { status: 'failed', error } : { status: 'done', result: { ok: true, secret: name } };
    assert.equal((await server.report(home, name, report)).statusCode, 200);
  }
});
after(() => server.close());

const envelopeOf = (name: Name): object => ({ commandId: name, companyId: 'SAMPLE', ...commands[name] });

async function keyWith(access: Access, companies?: string[]): Promise<string> {
  const made = await createAppKey(
    server.context,
    home.tenantId,
    { name: 'key', access, ...(companies && { companies }) },
    byTester('test'),
  );
  return isRefusal(made) ? assert.fail(made.refused.message) : made.secret;
}

for (const { access, sees, files } of sights) {
  test(`a key with ${JSON.stringify(access)} sees ${sees.join(', ')}`, async () => {
    const key = await keyWith(access);
    const get = (path: string) => server.call('GET', path, { key });
    for (const name of names) {
      // A key without a right over the module cannot even learn that the command exists.
      const unseen = hasRightOver(access, name) ? 403 : 404;
      for (const query of ['', '?wait=1']) {
        const { statusCode, body } = await get(`/v1/commands/${name}${query}`);
        assert.equal(statusCode, sees.includes(name) ? 200 : unseen, name);
        if (statusCode === 403) assert.match(body, /because it lacks the read right for /);
        if (statusCode !== 200) assert.doesNotMatch(body, /secret/);
      }
      assert.equal((await get(`/v1/commands/${name}/artifact`)).statusCode, files.includes(name) ? 200 : unseen, name);
    }
    const listed = (await get('/v1/commands')).json().commands as readonly { commandId: string }[];
    const shown = listed.map(({ commandId }) => commandId).sort();
    // A list shows no payload, which alone contains the row types of a bulk-create; its error is not shown either.
    const isListed = (name: Name): boolean => sees.includes(name) || (name === 'mixed' && hasBulkRight(access));
    assert.deepEqual(shown, names.filter(isListed).sort());
    if (!sees.includes('mixed')) assert.doesNotMatch(JSON.stringify(listed), /secret mixed/);
  });

  test(`a key with ${JSON.stringify(access)} gets no more by sending commands again, waiting or not`, async () => {
    const key = await keyWith(access);
    for (const name of names) {
      for (const query of ['', '?wait=1']) {
        const body = { connectorId: home.connectorId, ...envelopeOf(name) };
        const response = await server.call('POST', `/v1/commands${query}`, { key, body });
        if (response.statusCode === 202) assert.ok(sees.includes(name), name);
        else assert.equal(response.statusCode, 403, name);
        if (response.statusCode === 403) assert.doesNotMatch(response.body, /secret/);
      }
    }
  });
}

const hasRight = (access: Access, module: AccessModule): boolean => access === 'full' || (access[module] ?? []).length > 0;
const hasBulkRight = (access: Access): boolean => hasRight(access, 'bulk-tools');

const hasRightOver = (access: Access, name: Name): boolean =>
  name === 'tax' || hasRight(access, name === 'bulk' || name === 'mixed' ? 'bulk-tools' : 'sales');

test('a key for another account book sees none of these, with any rights', async () => {
  const key = await keyWith('full', ['OTHER']);
  for (const name of names) {
    assert.equal((await server.call('GET', `/v1/commands/${name}`, { key })).statusCode, 404, name);
    assert.equal((await server.call('GET', `/v1/commands/${name}/artifact`, { key })).statusCode, 404, name);
  }
  assert.deepEqual((await server.call('GET', '/v1/commands', { key })).json().commands, []);
});
