import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, HOUR_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import { TestPost } from '../../../testing/test-post.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { mailUpdates } from '../../console/status-subscription.ts';
import { countedAddress } from '../../system/address.ts';
import { clearEvents, eventLimits } from '../../system/pace/event-limit.ts';

let server: TestServer;
let post: TestPost;
before(async () => {
  server = await openTestServer({ settings: { baseUrl: 'https://cloud.example.com' } });
  post = await TestPost.open(server.context);
});
after(async () => {
  await post.close();
  await server.close();
});

const adminKey = (): string => server.context.config.adminKey;

const asOperator = async (path: string, body: object) => {
  const response = await server.call('POST', path, { key: adminKey(), body });
  assert.equal(response.statusCode, 200, response.body);
  return response.json().incident as { incidentId: string; resolvedAt: string | null };
};

const subscribe = (email: string, language = 'en') =>
  server.call('POST', '/status/subscribe', { body: { email }, headers: { 'accept-language': language } });

const writeMails = () => mailUpdates(server.context, new AbortController().signal);

test('an incident is shown on the status page and in the feed, from opening until long after it is resolved', async () => {
  const { incidentId } = await asOperator('/admin/incidents', {
    title: 'Webhooks <are> late',
    parts: ['webhooks', 'emails'],
    text: 'Deliveries wait for 10 minutes.\nWe look for the cause & tell you here.',
  });
  const page = (await server.call('GET', '/status')).body;
  assert.match(page, /1 incident is open/);
  assert.match(page, /Webhooks &lt;are&gt; late/);
  assert.match(page, /Affects: Webhooks, Emails/);
  assert.match(page, /Deliveries wait for 10 minutes\.<br>We look for the cause &amp; tell you here\./);
  server.time.advance(HOUR_MS);
  const over = await asOperator(`/admin/incidents/${incidentId}/updates`, { state: 'resolved', text: 'All were delivered.' });
  assert.notEqual(over.resolvedAt, null);
  const later = (await server.call('GET', '/status?lang=ms')).body;
  assert.doesNotMatch(later, /insiden sedang berlaku/);
  assert.match(later, /selesai/);
  const feed = await server.call('GET', '/status.atom');
  assert.match(String(feed.headers['content-type']), /^application\/atom\+xml/);
  assert.match(feed.body, /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  const entries = feed.body.match(/<entry>.*?<\/entry>/gs) ?? [];
  assert.equal(entries.length, 2);
  assert.match(entries[0] ?? '', /<title>Webhooks &lt;are&gt; late \(resolved\)<\/title>/);
  assert.equal(new Set(feed.body.match(/<id>[^<]*<\/id>/g)).size, 3);
  server.time.advance(limits.incidentShownDays * DAY_MS + 1);
  assert.match((await server.call('GET', '/status')).body, /no incident in the last 90 days/);
});

test('what an operator writes is in the log, and an unknown incident is refused', async () => {
  const { incidentId } = await asOperator('/admin/incidents', { title: 'Slow', parts: ['api'], text: 'Slow.' });
  await asOperator(`/admin/incidents/${incidentId}/updates`, { state: 'identified', text: 'A disk.' });
  await asOperator(`/admin/incidents/${incidentId}/updates`, { state: 'resolved', text: 'Replaced.' });
  const audits = await server.context.store.operatorAudits({ limit: 3 });
  assert.deepEqual(
    audits.map(({ action, subject }) => [action, subject]),
    ['incident.resolved', 'incident.updated', 'incident.opened'].map((action) => [action, incidentId]),
  );
  const body = { state: 'resolved', text: 'x' };
  const unknown = await server.call('POST', '/admin/incidents/inc_none/updates', { key: adminKey(), body });
  assert.deepEqual([unknown.statusCode, unknown.json().error.code], [404, 'unknown_incident']);
  for (const wrong of [
    { title: 'a\nb', parts: ['api'], text: 'x' },
    { title: 'x', parts: [], text: 'x' },
    { title: 'x', parts: ['api', 'api'], text: 'x' },
    { title: 'x', parts: ['moon'], text: 'x' },
    { title: 'x', parts: ['api'], text: '' },
  ])
    assert.equal((await server.call('POST', '/admin/incidents', { key: adminKey(), body: wrong })).statusCode, 400);
});

test('a reader confirms an address, gets each update once in the language it was asked for in, and leaves with one request', async () => {
  await writeMails();
  const [reader, silent] = ['pembaca@example.com', 'silent@example.com'];
  assert.equal((await subscribe(reader, 'ms')).statusCode, 200);
  assert.equal((await subscribe(silent)).statusCode, 200);
  const token = await post.tokenFor(reader, 'Sahkan langganan anda');
  const confirmed = await server.call('POST', '/status/confirm', { body: { token } });
  assert.deepEqual(confirmed.json(), { ok: true, email: reader });
  assert.equal((await server.call('POST', '/status/confirm', { body: { token } })).json().error.code, 'invalid_link');

  const { incidentId } = await asOperator('/admin/incidents', { title: 'API is slow', parts: ['api'], text: 'We look.' });
  // Two nodes at once.
  await Promise.all([writeMails(), writeMails()]);
  const [mail, ...more] = await post.mailsTo(reader, 'Status, sedang disiasat: API is slow');
  assert.ok(mail);
  assert.equal(more.length, 0);
  assert.equal((await post.mailsTo(silent)).length, 1, 'Who has not confirmed gets the first email alone.');
  assert.equal(mail.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const link = /^<https:\/\/cloud\.example\.com(\/status\/unsubscribe\?token=[\w-]{43})>$/.exec(
    mail.headers['list-unsubscribe'] ?? '',
  )?.[1];
  assert.ok(link && mail.text.includes(link));

  const page = await server.call('GET', link, { headers: { accept: 'text/html' } });
  assert.match(page.body, /<form method="post"/);
  const left = await server.call('POST', link, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
  assert.equal(left.statusCode, 200);
  assert.equal((await server.call('POST', link)).statusCode, 200, 'The same again changes nothing.');
  await asOperator(`/admin/incidents/${incidentId}/updates`, { state: 'resolved', text: 'It is over.' });
  await writeMails();
  assert.equal((await post.mailsTo(reader)).length, 2);
});

test('no response says whether an address is subscribed, and an address can ask only so often', async () => {
  const email = 'twice@example.com';
  const answers = [await subscribe(email), await subscribe(email)];
  assert.deepEqual(answers[0]?.json(), answers[1]?.json());
  assert.equal((await post.mailsTo(email)).length, 1, 'The link of the first email is still valid.');
  server.time.advance(limits.linkEmailMinutes * MINUTE_MS);
  await subscribe(email);
  assert.equal((await post.mailsTo(email)).length, 2);
  await clearEvents(server.context, eventLimits.statusSubscriptions, countedAddress('127.0.0.1'));
  for (let count = 0; count < limits.statusSubscriptionsPerAddressAndHourMax; count += 1)
    assert.equal((await subscribe(`${count}@example.com`)).statusCode, 200);
  const limited = await subscribe('one-more@example.com');
  assert.deepEqual([limited.statusCode, limited.json().error.code], [429, 'rate_limited']);
});

test('tokens are stored hashed, and the one of every email sealed', async () => {
  const rows = await server.context.store.statusSubscribers({ after: '', confirmedUntil: server.time.now(), limit: 100 });
  for (const { leaveSealed } of rows) assert.match(leaveSealed, /^s1\./);
});
