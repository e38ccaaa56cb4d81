import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PSEUDO } from '@ledgerline/words';
import { PortalTestClient, refusal } from '../../../testing/portal-test-client.ts';
import { bareTexts } from '../../../testing/pseudo-language.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let portal: PortalTestClient;
/** A company with commands that ended in every way. */
let home: TestTenant;
let newcomer: TestTenant;

before(async () => {
  server = await openTestServer();
  portal = new PortalTestClient(server);
  [home, newcomer] = [await server.household(), await server.newcomer()];
  await portal.ended(home, refusal(LOCKED));
  await portal.ended(home, { status: 'done' });
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
  ...[LOCKED, 'connector-config.json', 'connectorId', 'WDJB-MJHT'],
];
/** Texts that are nothing but the name of a book or a unit. */
const NAMES = /^(?:A|B|BOOK|C\d|OTHER|SAMPLE|ms)$/;

for (const url of ['/portal', '/portal/connector', '/portal/pair']) {
  test(`every text of ${url} is from a room, for a new company and for one at work`, async () => {
    assert.deepEqual([await textsAt(url, newcomer), await textsAt(url, home)], [[], []]);
  });
}

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
