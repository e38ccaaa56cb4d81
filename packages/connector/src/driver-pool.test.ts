import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompanySettings, Driver, DriverKind } from './driver.ts';
import { BookShelf } from './driver-pool.ts';

function fakeKind(name: string, exactlyOnce: boolean, isKnownBefore: boolean): { kind: DriverKind; log: string[] } {
  const log: string[] = [];
  const identity = { name, version: '1', exactlyOnce };
  const driverOf = (companyId: string): Driver => ({
    identity,
    capabilities: async () => ({ build: 'b', commandTypes: null }),
    execute: async () => ({ kind: 'answered', result: { ok: true }, artifact: null }),
    lookup: async () => ({ kind: 'not_found' }),
    close: async () => void log.push(`close ${companyId}`),
  });
  return {
    log,
    kind: {
      identity: isKnownBefore ? identity : null,
      async open({ companyId }) {
        log.push(`open ${companyId}`);
        if (companyId === 'LOCKED') throw new Error('The book is locked.');
        return { kind: 'opened', driver: driverOf(companyId) };
      },
    },
  };
}

const company = (companyId: string, driver: string): CompanySettings => ({ companyId, name: companyId, driver, settings: {} });

function shelfOf(companies: readonly CompanySettings[]) {
  const time = { nowMs: 0 };
  const record = fakeKind('record', true, true);
  const plain = fakeKind('plain', false, false);
  const moment = () => ({ uptimeMs: time.nowMs, wallMs: time.nowMs });
  const clock = { monotonicMs: () => time.nowMs, wallMs: () => time.nowMs, machineMoment: moment };
  const shelf = new BookShelf({ clock, kinds: { record: record.kind, plain: plain.kind }, idleCloseMs: 1_000 }, companies);
  return { shelf, time, record, plain };
}

test('a book is opened once, when it is needed, and closed when nobody uses it', async () => {
  const { shelf, time, record } = shelfOf([company('A', 'record')]);
  assert.deepEqual(shelf.health, [{ companyId: 'A', state: 'closed', message: null }]);
  await Promise.all([shelf.open('A'), shelf.open('A')]);
  assert.deepEqual(record.log, ['open A']);
  time.nowMs = 2_000;
  await shelf.closeIdle(() => true);
  assert.equal(shelf.health[0]?.state, 'open');
  await shelf.closeIdle(() => false);
  assert.deepEqual(record.log, ['open A', 'close A']);
});

test('a book that cannot be opened says why, and is tried again', async () => {
  const { shelf, record } = shelfOf([company('LOCKED', 'record')]);
  assert.equal((await shelf.open('LOCKED')).kind, 'unavailable');
  assert.deepEqual(shelf.health, [{ companyId: 'LOCKED', state: 'unavailable', message: 'The book is locked.' }]);
  await shelf.open('LOCKED');
  assert.deepEqual(record.log, ['open LOCKED', 'open LOCKED']);
});

test('a driver that is not there is named', async () => {
  const { shelf } = shelfOf([company('A', 'constructor')]);
  const opening = await shelf.open('A');
  assert.ok(opening.kind === 'unavailable');
  assert.match(opening.message, /no driver named constructor/);
});

test('exactly-once is claimed only when every book keeps a record, and never before it is known', async () => {
  assert.equal(shelfOf([company('A', 'record')]).shelf.identity.exactlyOnce, true);
  const { shelf } = shelfOf([company('A', 'record'), company('B', 'plain')]);
  assert.deepEqual(shelf.identity, { name: 'record', version: '1', exactlyOnce: false });
  await shelf.learnIdentities();
  assert.deepEqual(shelf.identity, { name: 'record+plain', version: '1', exactlyOnce: false });
  assert.equal(shelfOf([]).shelf.identity.exactlyOnce, false);
});

test('another list keeps what is the same open, and hands out what is to be closed', async () => {
  const { shelf, record } = shelfOf([company('A', 'record'), company('B', 'record')]);
  await shelf.open('A');
  await shelf.open('B');
  assert.equal(shelf.replace([company('A', 'record'), company('B', 'record')]), null);
  const retired = shelf.replace([company('A', 'record'), { ...company('B', 'record'), name: 'Renamed' }]);
  assert.deepEqual(
    retired?.map(({ companyId }) => companyId),
    ['B'],
  );
  assert.deepEqual(
    shelf.companies.map(({ name }) => name),
    ['A', 'Renamed'],
  );
  assert.deepEqual(record.log, ['open A', 'open B']);
});
