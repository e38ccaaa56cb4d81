import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import { confirmAddress } from '../../testing/calls/book-calls.ts';
import { TestPost } from '../../testing/test-post.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';
import { scheduleView } from './report-schedule.ts';
import { ReportTurns } from './report-turn.ts';

let server: TestServer;
let post: TestPost;
let turns: ReportTurns;
before(async () => {
  server = await openTestServer();
  post = await TestPost.open(server.context);
  turns = new ReportTurns(server.context, server.intake);
});
after(async () => {
  await post.close();
  await server.close();
});

const WANTED = { template: 'profit-and-loss', every: 'month', period: 'last-month', format: 'pdf', language: 'ms' };

type Home = TestTenant & { readonly email: string };

/** Its trial would be over before most reports are due. */
async function confirmedHome(): Promise<Home> {
  const home = await server.household();
  const { tenantId } = home;
  const { email } = home.signUp.person;
  const audit = { tenantId, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };
  const paid = { status: 'active', plan: 'team', currentPeriodEnd: null } as const;
  await server.context.store.setSubscription({ tenantId, ...paid, audit });
  await confirmAddress(server, email);
  return { ...home, email };
}

const send = (home: Home, path: string, body: object = {}) =>
  server.call('POST', path, { headers: { cookie: home.cookie }, body });

const schedule = async (home: Home, wanted: object = {}): Promise<{ scheduleId: string; dueAt: string }> => {
  const made = await send(home, `/app/books/${home.connectorId}/SAMPLE/report-schedules`, { ...WANTED, ...wanted });
  assert.equal(made.statusCode, 200, made.body);
  return made.json().schedule;
};

/** From the store: a login may have expired before a report is due. */
const listed = async ({ tenantId }: Home) =>
  (await server.context.store.reportSchedules({ tenantId, personId: null })).map(scheduleView);

/** Moves the time to when a report is due, and lets a node look at it. */
async function becomeDue(dueAt: string): Promise<void> {
  server.time.advance(Math.max(0, Date.parse(dueAt) - server.time.now()));
  await turns.run();
}

/** The connector prints what is queued. */
async function printNext(home: Home): Promise<{ commandId: string; payload: object; sentBy?: string }> {
  const { commands } = (await server.next(home, '?max=1')).json();
  const [command] = commands;
  const upload = `/connectors/${home.connectorId}/commands/${command.commandId}/artifact?fileName=report.pdf`;
  const headers = { 'content-type': 'application/pdf' };
  await server.call('PUT', upload, { key: home.connectorKey, headers, body: Buffer.from('%PDF-1.4') });
  await server.report(home, command.commandId, { status: 'done', result: { ok: true } });
  return command;
}

const lookAgain = async (): Promise<void> => {
  server.time.advance(MINUTE_MS);
  await turns.run();
};

test('a report is printed by the book when it is due, and sent once as a link that opens it', async () => {
  const home = await confirmedHome();
  const { scheduleId, dueAt } = await schedule(home);
  await turns.run();
  assert.deepEqual((await server.next(home)).json().commands ?? [], [], 'nothing before its time');
  await becomeDue(dueAt);
  const command = await printNext(home);
  assert.equal(command.commandId, `${scheduleId}-${new Date(Date.parse(dueAt) + 8 * HOUR_MS).toISOString().slice(0, 10)}`);
  const { dateFrom, dateTo } = command.payload as { dateFrom: string; dateTo: string };
  assert.match(`${dateFrom} ${dateTo}`, /^\d{4}-\d\d-01 \d{4}-\d\d-(28|29|30|31)$/);
  const others = new ReportTurns(server.context, server.intake);
  server.time.advance(MINUTE_MS);
  await Promise.all([turns.run(), others.run()]);
  await lookAgain();
  const mails = (await post.mailsTo(home.email)).filter(({ headers }) => headers.subject?.startsWith('Profit and loss of'));
  assert.equal(mails.length, 1);
  const token = /\/shared\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  assert.equal((await server.call('GET', `/shared/${token}`)).statusCode, 200);
  const [stored] = await listed(home);
  assert.deepEqual([stored?.last?.dueAt, stored?.last?.problem, stored?.commandId], [dueAt, null, null]);
  assert.ok(Date.parse(stored?.dueAt ?? '') > Date.parse(dueAt) + 27 * DAY_MS);
  assert.equal(turns.counts.sent + others.counts.sent, 1);
});

test('a machine that is off for a day is told, and the report follows when it is on again', async () => {
  const home = await confirmedHome();
  const { dueAt } = await schedule(home);
  await becomeDue(dueAt);
  server.time.advance(25 * HOUR_MS);
  await turns.run();
  await lookAgain();
  assert.equal((await post.mailsTo(home.email, 'Profit and loss is late')).length, 1);
  assert.equal((await listed(home))[0]?.isLate, true);
  await printNext(home);
  await lookAgain();
  const [sent] = await listed(home);
  assert.deepEqual([sent?.last?.dueAt, sent?.last?.problem, sent?.isLate], [dueAt, null, false]);
});

test('a report that the book cannot make is told with its reason, and the next one is due', async () => {
  const home = await confirmedHome();
  const { dueAt } = await schedule(home, { template: 'balance-sheet' });
  await becomeDue(dueAt);
  const { commandId, payload } = (await server.next(home, '?max=1')).json().commands[0];
  assert.deepEqual(payload.language, 'ms');
  const error = { code: 'PERIOD_LOCKED', message: 'The period is locked.', retryable: false, outcome: 'not_applied' };
  await server.report(home, commandId, { status: 'failed', error });
  await lookAgain();
  const [mail] = await post.mailsTo(home.email, 'Balance sheet could not be sent');
  assert.match(mail?.text ?? '', /The period is locked\./);
  const [stored] = await listed(home);
  assert.deepEqual(stored?.last?.problem, { code: 'PERIOD_LOCKED', message: 'The period is locked.' });
  assert.equal(stored?.commandId, null);
});

test('a paused schedule sends nothing, and continues with the next one when it is resumed', async () => {
  const home = await confirmedHome();
  const { scheduleId, dueAt } = await schedule(home, { every: 'week', period: 'last-week' });
  const paused = await send(home, `/app/report-schedules/${scheduleId}/pause`);
  assert.notEqual(paused.json().schedule.pausedAt, null);
  await becomeDue(dueAt);
  assert.deepEqual((await server.next(home)).json().commands ?? [], []);
  const resumed = (await send(home, `/app/report-schedules/${scheduleId}/resume`)).json().schedule;
  assert.equal(Date.parse(resumed.dueAt), Date.parse(dueAt) + 7 * DAY_MS);
  const list = await server.call('GET', '/app/report-schedules', { headers: { cookie: home.cookie } });
  assert.deepEqual(list.json().schedules, [resumed]);
  assert.equal((await send(home, `/app/report-schedules/${scheduleId}/delete`)).statusCode, 200);
  assert.deepEqual(await listed(home), []);
});

test('a schedule ends when its person can no longer see the book, before anything is asked or sent', async () => {
  const home = await confirmedHome();
  const { dueAt } = await schedule(home);
  await becomeDue(dueAt);
  await printNext(home);
  const { tenantId, connectorId } = home;
  const audit = { tenantId, actor: 'test', action: 'book.closed', subject: 'SAMPLE', requestId: 'test' };
  await server.context.store.setBookClosed({ tenantId, connectorId, companyId: 'SAMPLE', isClosed: true, audit });
  await lookAgain();
  assert.equal((await post.mailsTo(home.email, 'Profit and loss is no longer sent')).length, 1);
  assert.deepEqual(await listed(home), []);
  const audits = await server.context.store.audits({ tenantId, limit: 20 });
  assert.ok(audits.some(({ action }) => action === 'report-schedule.ended'));
});

test('a report goes to a confirmed address only, of a book that prints and of a template that exists', async () => {
  const home = await server.household();
  const path = `/app/books/${home.connectorId}/SAMPLE/report-schedules`;
  const call = (body: object) => server.call('POST', path, { headers: { cookie: home.cookie }, body });
  assert.equal((await call(WANTED)).json().error.code, 'email_not_confirmed');
  assert.equal((await call({ ...WANTED, template: 'nonsense' })).json().error.details[0].path, '/template');
  assert.equal((await call({ ...WANTED, every: 'day' })).json().error.code, 'invalid_request');
});
