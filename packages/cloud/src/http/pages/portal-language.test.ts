import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { DEFAULT_ZONE, figuresOf, type Language, PSEUDO } from '@ledgerline/words';
import { bareTexts } from '../../../testing/language/pseudo-language.ts';
import { PortalTestClient, refusal } from '../../../testing/portal-test-client.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { runRetention } from '../../account/tenant-checks.ts';
import { webhookSentence } from '../../pages/portal/webhook/webhook-state.ts';

let server: TestServer;
let portal: PortalTestClient;
/** A company with commands that ended in every way. */
let home: TestTenant;
let newcomer: TestTenant;
/** Pages of those commands. */
const commandPages: string[] = [];

before(async () => {
  server = await openTestServer();
  portal = new PortalTestClient(server);
  [home, newcomer] = [await server.household(), await server.newcomer()];
  const reports: readonly object[] = [
    refusal(LOCKED),
    { status: 'done' },
    { status: 'done', result: { ok: true, saved: true, docNo: 'IV-000777', writeVerification: { matched: true } } },
    {
      status: 'done',
      result: {
        ok: false,
        saved: true,
        docNo: 'IV-000778',
        writeVerification: { matched: false, differences: [{ path: '/ref', expected: 'PO-1', actual: null }] },
        postings: [{ accountNo: '300-0000', party: '', debit: 5, credit: 0 }],
      },
    },
    {
      status: 'done',
      result: {
        ok: false,
        total: 3,
        succeeded: 2,
        saved: true,
        results: [{ ok: false, error: { code: 'NOT_RUN', message: LOCKED } }],
      },
    },
  ];
  for (const report of reports) commandPages.push(`/portal/commands/${await portal.ended(home, report)}`);
  const read = { type: 'read-debtors', payload: {} };
  commandPages.push(
    `/portal/commands/${await portal.ended(home, { status: 'done', result: { rows: [{ isActive: true }], nextCursor: 'x' } }, read)}`,
  );
  await server.submit(home, { commandId: 'waiting', ...read });
  commandPages.push('/portal/commands/waiting');
});
after(() => server.close());

const LOCKED = 'The period up to 31 January is locked.';

const textsAt = async (url: string, { cookie }: TestTenant): Promise<readonly string[]> => {
  const address = `${url}${url.includes('?') ? '&' : '?'}lang=${PSEUDO}`;
  const { statusCode, body } = await portal.visit(address, cookie);
  assert.equal(statusCode, 200, url);
  return bareTexts(body, DATA).filter((text) => !NAMES.test(text));
};

/** Names, sentences that connectors wrote, and what a browser replaces. */
const DATA = [
  ...['Ledgerline', 'English', 'Bahasa Malaysia', '中文', '·', 'Company', 'tenant-', '@example.com', 'Ctrl K', 'Oct', 'Nov'],
  ...[LOCKED, 'connector-config.json', 'connectorId', 'WDJB-MJHT', 'https://shop.example/ledgerline'],
  // In an event, which is recorded in English.
  'A command was saved, but not verified',
];
/** Texts that are nothing but the name of a book or a unit. */
const NAMES =
  /^(?:A|B|BOOK|C\d|OTHER|SAMPLE|\d* ?ms|(?:create|read)-[a-z- ]+(?:command-\d)?|command-\d|waiting|[A-Z]+_[A-Z]+|IV-\d+|curl|TypeScript|Python|CSV|status|error|outcome|retryable|module|(?:command|company)Id|isActive|[a-z]+\.[a-z_]+|conn_\w+)$/;

for (const url of [
  '/portal',
  '/portal/connector',
  '/portal/pair',
  '/portal/notifications',
  '/portal/events',
  '/portal/webhooks',
  '/portal/changes',
]) {
  test(`every text of ${url} is from a room, for a new company and for one at work`, async () => {
    assert.deepEqual([await textsAt(url, newcomer), await textsAt(url, home)], [[], []]);
  });
}

test('every text of the list of commands is from a room, found or not', async () => {
  for (const url of [
    '/portal/commands',
    '/portal/commands?sort=-took&standing=failed',
    '/portal/commands?q=nothing&from=2026-02-01&to=2026-01-01',
  ])
    assert.deepEqual([await textsAt(url, newcomer), await textsAt(url, home)], [[], []], url);
});

test('every text of a webhook endpoint is from a room', async () => {
  const body = { url: 'https://shop.example/ledgerline' };
  const made = (await server.call('POST', '/app/webhooks', { headers: { cookie: home.cookie }, body })).json();
  for (const url of ['/portal/webhooks', `/portal/webhooks/${made.webhook.webhookId}`]) {
    assert.deepEqual(await textsAt(url, home), [], url);
  }
});

test('the reason of a disabled endpoint is in the language of the reader, one of another version as it is stored', async () => {
  const body = { url: 'https://till.example/ledgerline' };
  const { webhook } = (await server.call('POST', '/app/webhooks', { headers: { cookie: home.cookie }, body })).json();
  const said = (language: Language, disabledReason: string): string =>
    webhookSentence({ language, zone: DEFAULT_ZONE }, { ...webhook, state: 'disabled', disabledReason }, 0);
  assert.match(
    said('ms', 'Every attempt of the last 5 days failed.'),
    /^Dinyahaktifkan\. Setiap percubaan dalam 5 hari terakhir gagal\. /,
  );
  assert.match(said('zh', 'The receiver returned 410 Gone.'), /^已停用。接收方返回了 410 Gone。事件会保留。/);
  assert.match(said('en', 'The receiver is unwell.'), /^Disabled\. The receiver is unwell\. /);
});

test('every text of a command is from a room, however it ended', async () => {
  for (const url of commandPages) assert.deepEqual(await textsAt(url, home), [], url);
});

test('the overview names the place that its times are given for', async () => {
  const at = async (zone: string, language: string): Promise<string> => {
    const cookie = `${home.cookie}; ledgerline_zone=${encodeURIComponent(zone)}`;
    return (await portal.visit(`/portal?lang=${language}`, cookie)).body;
  };
  assert.match(await at('Europe/London', 'en'), /All times are London\./);
  assert.match(await at('Asia/Kuala_Lumpur', 'ms'), /Semua waktu ialah waktu Kuala Lumpur\./);
  assert.match(await at('Asia/Kuala_Lumpur', 'zh'), /所有时间均为 Kuala Lumpur 时间。/);
});

test('a failure is told in the language of the reader, with the stored sentence beside it', async () => {
  const { body } = await portal.visit('/portal?lang=zh', home.cookie);
  assert.match(body, /该日期或单据在已锁定的期间内。/);
  assert.match(body, new RegExp(`<span lang="en">${LOCKED}</span>`));
});

test('a phone has the switch of languages in its bar, and pages are found by their names in every language', async () => {
  const { body } = await portal.visit('/portal?lang=ms', home.cookie);
  assert.match(body, /<button class="btn quiet icon bar-link" type="button" popovertarget="languages"\s+aria-label="Bahasa">/);
  assert.match(body, /<a href="\/portal\/keys" data-words="API keys app key[^"]*Kunci API[^"]*API 密钥[^"]*">Kunci API<\/a>/);
});

test('a notification names moments in the language and on the clock of its reader', async () => {
  const expiresAt = new Date(server.context.clock.now() + 3 * DAY_MS);
  await server.call('POST', '/app/api-keys', {
    headers: { cookie: newcomer.cookie },
    body: { name: 'Till', expiresAt: expiresAt.toISOString() },
  });
  await runRetention(server.context);
  for (const language of ['en', 'ms', 'zh'] as const)
    for (const zone of ['Asia/Kuala_Lumpur', 'Europe/London']) {
      const cookie = `${newcomer.cookie}; ledgerline_zone=${encodeURIComponent(zone)}`;
      const { body } = await portal.visit(`/portal/notifications?lang=${language}`, cookie);
      assert.ok(body.includes(figuresOf({ language, zone }).instantText(expiresAt.getTime())), `${language} ${zone}`);
      assert.doesNotMatch(body, / UTC/);
    }
  assert.deepEqual(await textsAt('/portal/notifications', newcomer), []);
});

test('a list of notifications is in the language that its reader asks for, in English without one', async () => {
  const titlesIn = async (headers: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const list = await server.call('GET', '/app/notifications', { headers: { cookie: home.cookie, ...headers } });
    return list.json().notifications.map(({ title }: { title: string }) => title);
  };
  assert.ok((await titlesIn({})).includes('A command was saved, but not verified'));
  assert.ok((await titlesIn({ 'accept-language': 'zh' })).includes('有指令已保存，但未核对'));
  assert.ok((await titlesIn({ 'accept-language': 'ms-MY' })).includes('Satu arahan disimpan, tetapi belum disahkan'));
});
