import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

/** Codes and names are one line; what people write keeps its line breaks. Every entry point reports them alike. */

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const CONTROLS = ['\n', '\t', '\u0007', '\u007f', '\u0085', '\u202e'];
const LINE = /cannot contain line breaks, tabs and other control characters/;

type TestResponse = Awaited<ReturnType<TestServer['call']>>;

function assertRefused(response: TestResponse, path: string, message = LINE): void {
  assert.equal(response.statusCode, 400, response.body);
  const { details } = response.json().error;
  assert.deepEqual(
    details.map((detail: { path: string; code: string }) => [detail.path, detail.code]),
    [[path, 'invalid_text']],
  );
  assert.match(details[0].message, message);
}

const submitted = (type: string, payload: object): Promise<TestResponse> => server.submit(home, { type, payload });

test('codes and names in payloads take no control characters, at any depth', async () => {
  const line = invoice.payload.lines[0];
  for (const control of CONTROLS) {
    assertRefused(await submitted('create-debtor', { debtorCode: `300${control}A`, companyName: 'A' }), '/payload/debtorCode');
    assertRefused(await submitted('create-debtor', { debtorCode: '300-A', companyName: `A${control}B` }), '/payload/companyName');
    const lines = [{ ...line, location: `H${control}Q` }];
    assertRefused(await submitted(invoice.type, { ...invoice.payload, lines }), '/payload/lines/0/location');
  }
});

test('what people write keeps line breaks and tabs, and takes no other control characters', async () => {
  const payload = {
    ...invoice.payload,
    description: 'Two\nlines',
    note: 'a\tb\r\nc',
    remark1: 'x\ny',
    address1: 'Level 1\nBlock B',
  };
  const accepted = await submitted(invoice.type, payload);
  assert.equal(accepted.statusCode, 202, accepted.body);
  assert.equal(accepted.json().command.payload.note, payload.note);
  const ringing = { ...payload, note: 'ding\u0007' };
  assertRefused(await submitted(invoice.type, ringing), '/payload/note', /control characters other than line breaks and tabs/);
});

test('names of accounts, keys, account books and machines take no control characters', async () => {
  for (const control of CONTROLS) {
    const name = `A${control}B`;
    const signUp = { companyName: name, email: 'somebody@example.com', password: 'correct horse' };
    assertRefused(await server.call('POST', '/signup', { body: signUp }), '/companyName');
    assertRefused(await server.call('POST', '/signup', { body: { ...signUp, companyName: 'A', phone: name } }), '/phone');
    const cookie = { cookie: home.cookie };
    assertRefused(await server.call('POST', '/app/api-keys', { headers: cookie, body: { name } }), '/name');
    const connector = `/connectors/${home.connectorId}`;
    const report = { key: home.connectorKey, body: { companies: [{ companyId: 'SAMPLE', name }] } };
    assertRefused(await server.call('POST', `${connector}/companies`, report), '/companies/0/name');
    assertRefused(
      await server.call('POST', `${connector}/heartbeat`, { key: home.connectorKey, body: { hostname: name } }),
      '/hostname',
    );
  }
});
