import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { Ledgerline, LedgerlineError, MisuseError, RequestRefused, Unreachable } from './index.ts';

const apiKey = 'll_app_2AJBZN1h7ztWuWUv4qsbd2zXnr5oMg5H61XuZkV';
const book = { apiKey, connectorId: 'c', companyId: 'B', maxRetries: 0 };

/** A client whose server says the same to every request. */
function answering(response: () => Response | Promise<Response>, options: object = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: unknown, init: unknown): Promise<Response> => {
    requests.push({ url: String(url), init: init as RequestInit });
    return response();
  };
  return { requests, client: new Ledgerline({ ...book, fetch: fetch as typeof globalThis.fetch, ...options }) };
}

const caught = async (promise: Promise<unknown>): Promise<LedgerlineError> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof LedgerlineError) return error;
    throw error;
  }
  return assert.fail('It did not throw.');
};

test('a mistyped key, a connector key and impossible options are found without a request, and the key is never repeated', () => {
  const wrong = [
    { ...book, apiKey: `${apiKey.slice(0, -1)}W` },
    { ...book, apiKey: 'll_conn_062iqjz94OArs0Dn4FOmBzCgkZYfdSYKv2rkqUh' },
    { ...book, apiKey: '' },
    { ...book, maxRetries: -1 },
    { ...book, waitSeconds: 61 },
    { ...book, baseUrl: 'ledgerline.test' },
    { ...book, baseUrl: 'ftp://ledgerline.test' },
  ];
  for (const options of wrong) {
    assert.throws(
      () => new Ledgerline(options),
      (error) => error instanceof MisuseError && (options.apiKey === '' || !error.message.includes(options.apiKey)),
    );
  }
  assert.throws(() => Ledgerline.fromEnvironment({}), MisuseError);
});

test('in a browser a key is refused unless the page says that it means it', () => {
  const page = globalThis as { window?: unknown; document?: unknown };
  Object.assign(page, { window: {}, document: {} });
  try {
    assert.throws(() => new Ledgerline(book), MisuseError);
    assert.ok(new Ledgerline({ ...book, allowBrowser: true }));
  } finally {
    delete page.window;
    delete page.document;
  }
});

test('payloads that JSON cannot carry are refused before a request', async () => {
  const { client, requests } = answering(() => Response.json({ ok: true }));
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1n, '\ud800', () => {}, cycle]) {
    const payload = { debtorCode: '300-A001', lines: [{ description: value as string }] };
    assert.ok((await caught(client.run('create-sales-invoice', payload))) instanceof MisuseError, inspect(value));
  }
  assert.ok((await caught(client.command('../app'))) instanceof MisuseError);
  assert.equal(requests.length, 0);
});

test('a read says how long it is kept, next to how long its sender waits', async () => {
  const done = { ok: true, command: { commandId: 'c', status: 'done', result: { ok: true } } };
  const { client, requests } = answering(() => Response.json(done, { status: 202 }), {
    baseUrl: 'http://127.0.0.1:1',
    waitSeconds: 5,
  });
  await client.run('read-debtors', {}, { keepFor: '1h' });
  await client.submit('read-debtors', {}, { keepFor: '7d' });
  await client.submit('read-debtors', {});
  assert.deepEqual(
    requests.map(({ url }) => url.slice('http://127.0.0.1:1'.length)),
    ['/v1/commands?wait=5&keep=1h', '/v1/commands?keep=7d', '/v1/commands'],
  );
});

test("a proxy's page and a redirect are unreachable, and redirects are not followed", async () => {
  const page = answering(() => new Response('<html>Bad gateway</html>', { status: 502 }));
  const error = await caught(page.client.run('read-debtors', {}, { commandId: 'c-1' }));
  assert.ok(error instanceof Unreachable && error.mayHaveArrived && error.commandId === 'c-1');
  assert.match(error.message, /c-1 is safe/);
  const moved = answering(() => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }));
  const redirected = await caught(moved.client.me());
  assert.ok(redirected instanceof Unreachable && !redirected.mayHaveArrived);
  assert.ok(moved.requests.every(({ init }) => init.redirect === 'manual'));
});

test('a retry sends the same bytes, and 0 retries means one request', async () => {
  const error = { code: 'not_ready', message: 'The server is starting.', details: [] };
  const busy = () => Response.json({ ok: false, error }, { status: 503, headers: { 'retry-after': '0' } });
  const patient = answering(busy, { maxRetries: 3 });
  const refusal = await caught(patient.client.run('read-debtors', {}));
  assert.ok(refusal instanceof RequestRefused && refusal.attempts === 4 && refusal.retryAfterSeconds === 0);
  assert.equal(new Set(patient.requests.map(({ init }) => init.body)).size, 1);
  const once = answering(busy);
  assert.equal((await caught(once.client.run('read-debtors', {}))).attempts, 1);
});

test('no retry starts that cannot end before the deadline', async () => {
  const error = { code: 'rate_limited', message: 'Too many requests.', details: [] };
  const busy = () => Response.json({ ok: false, error }, { status: 429, headers: { 'retry-after': '30' } });
  const { client } = answering(busy, { maxRetries: 9, deadlineMs: 5_000 });
  assert.equal((await caught(client.run('read-debtors', {}))).attempts, 1);
});

test('creating a key or an endpoint is not repeated when the response was lost', async () => {
  const lost = answering(() => Promise.reject(new TypeError('terminated')), { maxRetries: 3 });
  assert.equal((await caught(lost.client.webhooks.create({ url: 'https://shop.test/hook' }))).attempts, 1);
  assert.equal((await caught(lost.client.keys.create({ name: 'Shop' }))).attempts, 1);
});

test('the key is in no message, no inspected client and no attempt', async () => {
  const seen: unknown[] = [];
  const { client } = answering(() => Promise.reject(new TypeError('fetch failed')), {
    onAttempt: (attempt: unknown) => seen.push(attempt),
  });
  seen.push(await caught(client.me()), client, client.webhooks, JSON.stringify(client));
  assert.ok(!inspect(seen, { depth: 10, showHidden: true }).includes(apiKey));
});
