import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HOUR_MS, MINUTE_MS, type Role, SECOND_MS } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';
import { sessionCaller } from '../account/rights/caller.ts';
import { findCommand } from '../command/followed-command.ts';
import type { LiveSession } from '../store/store.ts';
import { isRefusal } from '../system/problem.ts';
import { BookWindow, PAGE_WAIT_MS } from './book-window.ts';
import { freshness, hashOf, type Question } from './question.ts';
import { findSeenBook, lookInto, type SeenBook, setBookDoor } from './sight.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const QUESTION: Question = { type: 'read-debtors', payload: { limit: 50 } };

async function liveOf({ tenantId, signUp: { tenant } }: TestTenant, role: Role = 'owner'): Promise<LiveSession> {
  const person = await server.context.store.personByEmail(tenant);
  assert.ok(person);
  const { personId } = person;
  return { tenant, person, role, session: { tokenHash: '', personId, tenantId, createdAt: 0, expiresAt: 0 } };
}

async function found(book: Promise<SeenBook | object>): Promise<SeenBook> {
  const result = await book;
  assert.ok(!isRefusal(result), JSON.stringify(result));
  return result as SeenBook;
}

const bookOf = async (home: TestTenant): Promise<SeenBook> =>
  found(findSeenBook(server.context, await liveOf(home), { connectorId: home.connectorId, companyId: 'SAMPLE' }));

/** A tenant whose connector is there. */
async function opened(): Promise<{ home: TestTenant; window: BookWindow; book: SeenBook }> {
  const home = await server.household();
  await server.next(home);
  return { home, window: new BookWindow(server.context, server.intake), book: await bookOf(home) };
}

/** Runs what waits for the connector; a result with an error is one that failed. */
async function serve(home: TestTenant, result: object): Promise<void> {
  const { commands } = (await server.next(home, '?max=100')).json<{ commands?: { commandId: string }[] }>();
  const report = 'error' in result ? { status: 'failed', ...result } : { status: 'done', result };
  for (const { commandId } of commands ?? []) await server.report(home, commandId, report);
}

/** Serves as soon as something was asked. */
async function answered<T>(home: TestTenant, asking: Promise<T>, result: object): Promise<T> {
  let isDone = false;
  const done = asking.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await serve(home, result);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}

test('ten people who look at once cost one command, and each sees its result', async () => {
  const { home, window, book } = await opened();
  const result = { ok: true, rows: [{ debtorCode: '300-A001' }] };
  const looks = Promise.all(Array.from({ length: 10 }, () => window.ask(book, QUESTION, window.look())));
  const answers = await answered(home, looks, result);
  assert.deepEqual(new Set(answers.map(({ state }) => state)), new Set(['fresh']));
  for (const answer of answers) assert.deepEqual(answer.result, result);
  assert.deepEqual(window.counts, { asked: 1, shared: 9, refreshesRefused: 0 });
  server.time.advance(freshness.now - 1);
  assert.equal((await window.ask(book, QUESTION, window.look(true))).state, 'fresh');
  assert.equal(window.counts.asked, 1, 'a refresh within 15 seconds asks nobody');
  assert.equal(window.counts.refreshesRefused, 1);
});

test('a page does not wait longer than it should, and shows later what came meanwhile', async () => {
  const { home, window, book } = await opened();
  const looking = window.ask(book, QUESTION, window.look());
  while (window.counts.asked === 0) await new Promise((resolve) => setImmediate(resolve));
  server.time.advance(PAGE_WAIT_MS);
  const first = await looking;
  assert.deepEqual([first.state, first.result], ['waiting', null]);
  server.time.advance(MINUTE_MS);
  await serve(home, { ok: true, rows: [1] });
  const at = server.time.now();
  const second = await window.ask(await bookOf(home), QUESTION, window.look());
  assert.deepEqual([second.state, second.result, second.at], ['fresh', { ok: true, rows: [1] }, at]);
  assert.equal(window.counts.asked, 1, 'a question that waits is not asked twice');
});

test('while the machine is off the last answer is shown with its time, and nothing is queued', async () => {
  const { home, window, book } = await opened();
  const { at } = await answered(home, window.ask(book, QUESTION, window.look()), { ok: true, rows: [2] });
  server.time.advance(10 * MINUTE_MS);
  const off = await window.ask(await bookOf(home), QUESTION, window.look(true));
  assert.deepEqual([off.state, off.reason?.code, off.result, off.at], ['off', 'machine_off', { ok: true, rows: [2] }, at]);
  assert.deepEqual(window.counts.asked, 1);
});

test('what the book rejects is shown beside the last answer, and asked again 15 seconds later', async () => {
  const { home, window, book } = await opened();
  await answered(home, window.ask(book, QUESTION, window.look()), { ok: true, rows: [3] });
  server.time.advance(freshness.now);
  const error = { code: 'BOOK_LOCKED', message: 'The book is open elsewhere.', outcome: 'not_applied' };
  const failed = await answered(home, window.ask(book, QUESTION, window.look()), { error });
  assert.deepEqual([failed.state, failed.problem?.code, failed.result], ['failed', 'BOOK_LOCKED', { ok: true, rows: [3] }]);
  server.time.advance(freshness.now);
  assert.equal((await answered(home, window.ask(book, QUESTION, window.look()), { ok: true })).state, 'fresh');
});

test('a question that the driver does not offer is not asked, and one that writes cannot be asked', async () => {
  const { window, book } = await opened();
  const answer = await window.ask({ ...book, types: new Set(['read-items']) }, QUESTION, window.look());
  assert.deepEqual([answer.state, window.counts.asked], ['not-offered', 0]);
  await assert.rejects(window.ask(book, { type: 'create-debtor', payload: {} }, window.look()), /commands that read/);
});

test('answers are sealed where they are stored', async () => {
  const { home, window, book } = await opened();
  await answered(home, window.ask(book, QUESTION, window.look()), { ok: true, rows: ['Kedai Rahsia'] });
  const { tenantId, connectorId } = home;
  const key = { tenantId, connectorId, companyId: 'SAMPLE', questionHash: hashOf(QUESTION) };
  const stored = (await server.context.store.knownAnswer(key))?.answer ?? '';
  assert.match(stored, /^s1\./);
  assert.doesNotMatch(Buffer.from(stored.slice(3), 'base64url').toString('latin1'), /Rahsia/);
});

const passedOf = async ({ tenantId }: TestTenant) =>
  (await server.context.store.passedReads({ limit: 100 })).filter((passed) => passed.tenantId === tenantId);

test('an hour after its end a question is no longer in the history, and one that nobody has seen is asked again', async () => {
  const { home, window, book } = await opened();
  await answered(home, window.ask(book, QUESTION, window.look()), { ok: true, rows: [1] });
  server.time.advance(freshness.now);
  const looking = window.ask(book, QUESTION, window.look(true));
  while (window.counts.asked === 1) await new Promise((resolve) => setImmediate(resolve));
  server.time.advance(PAGE_WAIT_MS);
  await looking;
  await serve(home, { ok: true, rows: [2] });
  assert.deepEqual(await passedOf(home), []);
  server.time.advance(HOUR_MS);
  const passed = await passedOf(home);
  assert.equal(passed.length, 2);
  for (const { tenantId, seq } of passed) await server.context.store.clearRead({ tenantId, seq, meaningHash: 'cleared' });
  await server.next(home);
  const late = await window.ask(await bookOf(home), QUESTION, { ...window.look(), isPeek: true });
  assert.deepEqual([late.state, late.result], ['failed', { ok: true, rows: [1] }]);
  server.time.advance(freshness.now);
  const again = await answered(home, window.ask(await bookOf(home), QUESTION, window.look()), { ok: true, rows: [3] });
  assert.deepEqual([again.state, again.result], ['fresh', { ok: true, rows: [3] }]);
});

test('each role sees what it may: a viewer what is ticked, a developer sandbox books alone', async () => {
  const { home } = await opened();
  const seen = async (role: Role) => {
    const book = await findSeenBook(server.context, await liveOf(home, role), {
      connectorId: home.connectorId,
      companyId: 'SAMPLE',
    });
    return isRefusal(book) ? book.refused.code : book.parts.length;
  };
  assert.deepEqual(await Promise.all((['owner', 'admin', 'accountant'] as const).map(seen)), [6, 6, 6]);
  assert.deepEqual(await Promise.all((['developer', 'viewer'] as const).map(seen)), ['access_denied', 'access_denied']);
  const { personId } = (await liveOf(home)).person;
  const { tenantId } = home;
  const audit = { tenantId, actor: 'person:a', action: 'member.sight-changed', subject: personId, requestId: 'r' };
  await server.context.store.setSight({ tenantId, personId, sees: ['money'], audit });
  assert.equal(await seen('viewer'), 1);
  const address = { connectorId: home.connectorId, companyId: 'SAMPLE' };
  const look = async (part: 'money' | 'items') =>
    lookInto(server.context, await liveOf(home, 'viewer'), address, { part, requestId: 'r' });
  assert.ok(!isRefusal(await look('money')));
  const refused = await look('items');
  assert.ok(isRefusal(refused) && refused.refused.code === 'access_denied');
  const log = await server.context.store.audits({ tenantId, limit: 1 });
  assert.deepEqual([log[0]?.action, log[0]?.subject], ['book.looked-at', `${home.connectorId} SAMPLE money`]);
});

test('a closed book shows nothing to anybody, whatever was known of it', async () => {
  const { home, window, book } = await opened();
  await answered(home, window.ask(book, QUESTION, window.look()), { ok: true });
  const address = { connectorId: home.connectorId, companyId: 'SAMPLE' };
  await found(setBookDoor(server.context, await liveOf(home), address, { isClosed: true, requestId: 'r' }));
  const refused = await lookInto(server.context, await liveOf(home), address, { part: 'overview', requestId: 'r' });
  assert.ok(isRefusal(refused) && refused.refused.code === 'access_denied');
  await found(setBookDoor(server.context, await liveOf(home), address, { isClosed: false, requestId: 'r' }));
  server.time.advance(SECOND_MS);
  assert.equal(
    (await found(lookInto(server.context, await liveOf(home), address, { part: 'overview', requestId: 'r' }))).isClosed,
    false,
  );
  await answered(home, window.ask(book, QUESTION, window.look()), { ok: true });
  assert.equal(window.counts.asked, 2, 'it is asked anew');
});

test('what a page asked is followed on pages alone: not by a viewer or a developer', async () => {
  const { home, window, book } = await opened();
  const { commandId } = await answered(home, window.ask(book, QUESTION, window.look()), { ok: true, rows: [] });
  for (const [role, isSeen] of [
    ['owner', true],
    ['accountant', true],
    ['developer', false],
    ['viewer', false],
  ] as const) {
    const command = await findCommand(server.context, sessionCaller(await liveOf(home, role)), commandId ?? '', null);
    assert.equal(isRefusal(command), !isSeen, role);
  }
});
