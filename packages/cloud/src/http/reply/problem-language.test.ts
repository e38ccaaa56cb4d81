import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ErrorBody } from '@ledgerline/contract';
import { type Language, languages, locales } from '@ledgerline/words';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.newcomer();
});
after(() => server.close());

interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const problemAt = async ({ method, url, headers = {}, body }: Request, wanted?: string): Promise<ErrorBody['error']> => {
  const response = await server.call(method, url, {
    headers: { ...headers, ...(wanted !== undefined && { 'accept-language': wanted }) },
    ...(body !== undefined && { body }),
  });
  assert.ok(response.statusCode >= 400, response.body);
  assert.doesNotMatch(response.body, /"wording"|"params"/);
  return (JSON.parse(response.body) as ErrorBody).error;
};

const withoutWords = ({ code, details }: ErrorBody['error']) => ({
  code,
  details: details.map(({ path, code: detailCode }) => ({ path, code: detailCode })),
});

/** A request for each way that leads to an error: guards, schemas, payloads, limits, what is not there, and the fast path. */
const requests = (): readonly Request[] => {
  const headers = { authorization: `Bearer ${home.tenantKey}` };
  const command = { commandId: 'x', connectorId: 'nowhere', companyId: 'A', type: 'create-sales-invoice' };
  return [
    { method: 'GET', url: '/v1/books' },
    { method: 'GET', url: '/nowhere' },
    { method: 'GET', url: '/v1/commands/none', headers },
    { method: 'GET', url: '/v1/commands?limit=many', headers },
    {
      method: 'POST',
      url: '/v1/commands',
      headers,
      body: { ...command, payload: { lines: [{ qty: '2' }, {}], creditorCode: 'C' } },
    },
    { method: 'POST', url: '/v1/commands', headers, body: { ...command, type: 'create-sale-invoice' } },
    { method: 'POST', url: '/v1/commands', headers, body: { commandID: 7 } },
    { method: 'POST', url: '/v1/commands', headers: { ...headers, 'content-type': 'application/json' }, body: '{"a":1,"a":2}' },
    { method: 'POST', url: '/v1/keys', headers, body: { name: 'x', expiresAt: 'soon' } },
    { method: 'POST', url: '/signup', body: { companyName: 'A', email: 'a', password: 'short' } },
    { method: 'POST', url: '/login', body: { email: 'a@example.com', password: 'wrong password' } },
  ];
};

test('the same failed request has the same codes and paths in all languages, and its own words in each', async () => {
  for (const request of requests()) {
    const found = await Promise.all(languages.map((language) => problemAt(request, language)));
    const [english, ...others] = found;
    assert.ok(english);
    assert.deepEqual(await problemAt(request), english, 'without the header it is English');
    for (const other of others) assert.deepEqual(withoutWords(other), withoutWords(english));
    for (const pick of [(error: ErrorBody['error']) => error.message, (error: ErrorBody['error']) => error.details[0]?.message]) {
      const words = found.map(pick).filter((message) => message !== undefined);
      assert.equal(new Set(words).size, words.length, words.join(' | '));
    }
  }
});

test('the response names its language, unless it is English', async () => {
  const languageOf = async (wanted: string) => {
    const { headers } = await server.call('GET', '/v1/books', { headers: { 'accept-language': wanted } });
    return headers['content-language'];
  };
  assert.deepEqual(await Promise.all(['ms', 'zh-CN', 'en', 'ta'].map(languageOf)), [
    locales.ms,
    locales.zh,
    undefined,
    undefined,
  ]);
});

test('someone who is logged in reads problems in the language of their own setting', async () => {
  const { cookie } = home;
  const messageIn = async (language: Language): Promise<string> => {
    await server.call('POST', '/language', { headers: { cookie }, body: { language } });
    return (await problemAt({ method: 'GET', url: '/app/commands/none', headers: { cookie } }, 'en')).message;
  };
  assert.equal(await messageIn('ms'), 'Tiada arahan dengan ID itu.');
  assert.equal(await messageIn('zh'), '没有此编号的指令。');
  assert.equal(await messageIn('en'), 'There is no command with that id.');
});

test('commands that are only checked are worded too', async () => {
  const headers = { authorization: `Bearer ${home.tenantKey}`, 'accept-language': 'ms' };
  const { body } = await server.call('POST', '/v1/commands/check', { headers, body: { commands: [{}] } });
  assert.match(body, /diperlukan\./);
  assert.doesNotMatch(body, /is required|"wording"/);
});
