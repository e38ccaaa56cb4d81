import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const CONTENT = 'what the customer owes';

/** A command that is done and has a file. */
async function printed(home: TestTenant): Promise<string> {
  const commandId = `print-${server.time.now()}`;
  const payload = { partyCode: '300-A001', dateTo: '2026-01-31' };
  const sent = await server.submit(home, { commandId, type: 'arap-statement-acct-pdf', payload });
  assert.equal(sent.statusCode, 202, sent.body);
  await server.next(home);
  await server.call('PUT', `/connectors/${home.connectorId}/commands/${commandId}/artifact`, {
    key: home.connectorKey,
    body: CONTENT,
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="statement.pdf"' },
  });
  await server.report(home, commandId, { status: 'done', result: { ok: true } });
  server.time.advance(1);
  return commandId;
}

const share = async (home: TestTenant, body: object) => {
  const made = await server.call('POST', '/app/file-links', { headers: { cookie: home.cookie }, body });
  assert.equal(made.statusCode, 200, made.body);
  const { link, url, letter } = made.json();
  return { link, letter, path: new URL(url).pathname };
};

const listed = async (home: TestTenant, query = '') =>
  (await server.call('GET', `/app/file-links${query}`, { headers: { cookie: home.cookie } })).json().links;

test('a link opens the file for anyone who has it, counts each opening, and stays out of caches and search engines', async () => {
  const home = await server.household();
  const { link, letter, path } = await share(home, { commandId: await printed(home), language: 'ms' });
  assert.match(letter.subject, /^Penyata akaun anda daripada /);
  assert.ok(letter.text.includes(path));
  const page = await server.call('GET', path);
  assert.match(page.body, /<html lang="ms-MY">/);
  assert.match(page.body, /statement\.pdf/);
  for (const [name, value] of [
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex, nofollow'],
  ] as const)
    assert.equal(page.headers[name], value);
  assert.equal((await listed(home))[0].openedCount, 0);
  const file = await server.call('GET', `${path}/file`);
  assert.equal(file.body, CONTENT);
  assert.equal(file.headers['cache-control'], 'no-store');
  assert.equal(file.headers['referrer-policy'], 'no-referrer');
  assert.match(String(file.headers['content-disposition']), /^inline/);
  const saved = await server.call('GET', `${path}/file?download`);
  assert.match(String(saved.headers['content-disposition']), /^attachment/);
  // The rest of a file that a viewer fetches in parts is no further opening.
  assert.equal((await server.call('GET', `${path}/file`, { headers: { range: 'bytes=5-' } })).statusCode, 206);
  const [opened] = await listed(home, `?connectorId=${link.connectorId}&companyId=${link.companyId}`);
  assert.equal(opened.openedCount, 2);
  assert.deepEqual(await listed(home, `?connectorId=${link.connectorId}&companyId=OTHER`), []);
});

test('a link that was revoked, has expired or never was says so politely, and opens nothing', async () => {
  const home = await server.household();
  const commandId = await printed(home);
  const revoked = await share(home, { commandId });
  const expired = await share(home, { commandId });
  const revoking = await server.call('POST', `/app/file-links/${revoked.link.linkId}/revoke`, {
    headers: { cookie: home.cookie },
  });
  assert.equal(revoking.statusCode, 200);
  const said = async (path: string) => {
    const file = await server.call('GET', `${path}/file`);
    assert.deepEqual([file.statusCode, file.headers.location], [302, path]);
    const page = await server.call('GET', path);
    assert.equal(page.statusCode, 404);
    return page.body;
  };
  assert.match(await said(revoked.path), /has revoked the link/);
  server.time.advance(7 * DAY_MS);
  assert.match(await said(expired.path), /The link expired on/);
  assert.match(await said('/shared/never'), /The link is not complete/);
  assert.deepEqual(await listed(home), []);
});

test('only the file of a command of the company can be shared, and only a link of the company revoked', async () => {
  const [home, other] = [await server.household(), await server.household()];
  const commandId = await printed(home);
  const foreign = await server.call('POST', '/app/file-links', { headers: { cookie: other.cookie }, body: { commandId } });
  assert.deepEqual([foreign.statusCode, foreign.json().error.code], [404, 'unknown_command']);
  const without = await server.submit(home, { ...invoice, commandId: 'no-file' });
  assert.equal(without.statusCode, 202);
  const nothing = await server.call('POST', '/app/file-links', {
    headers: { cookie: home.cookie },
    body: { commandId: 'no-file' },
  });
  assert.equal(nothing.json().error.code, 'artifact_missing');
  const { link } = await share(home, { commandId });
  const theirs = await server.call('POST', `/app/file-links/${link.linkId}/revoke`, { headers: { cookie: other.cookie } });
  assert.deepEqual([theirs.statusCode, theirs.json().error.code], [404, 'unknown_file_link']);
});
