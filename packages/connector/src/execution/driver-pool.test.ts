import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextTurn } from '../clock.ts';
import type { CompanySettings, Driver, DriverFactory, Opening } from '../driver.ts';
import { DriverPool } from './driver-pool.ts';

function fakeFactory(name: string, exactlyOnce: boolean, isKnownBefore: boolean): { factory: DriverFactory; log: string[] } {
  const log: string[] = [];
  const identity = { name, version: '1', exactlyOnce };
  const driverOf = (companyId: string): Driver => ({
    identity,
    capabilities: async () => ({ build: 'b', commandTypes: null }),
    execute: async () => ({ kind: 'responded', result: { ok: true }, artifact: null }),
    lookup: async () => ({ kind: 'not_found' }),
    close: async () => void log.push(`close ${companyId}`),
  });
  /** A person has it until the log says otherwise. */
  const openShared = (mayReadCopy: boolean): Opening => {
    const isHeld = !log.includes('Siti closes it');
    log.push(`open ${isHeld && mayReadCopy ? 'a copy' : 'SHARED'}`);
    const lockedBecause = isHeld ? 'Siti has it.' : null;
    if (lockedBecause && !mayReadCopy) return { kind: 'unavailable', state: 'locked', message: lockedBecause };
    return { kind: 'opened', driver: { ...driverOf(isHeld ? 'the copy' : 'SHARED'), lockedBecause, isShared: true } };
  };
  return {
    log,
    factory: {
      identity: isKnownBefore ? identity : null,
      async open({ companyId }, terms) {
        if (companyId === 'SHARED') return openShared(terms?.mayReadCopy === true);
        log.push(`open ${companyId}`);
        if (companyId === 'LOCKED') throw new Error('The book is locked.');
        if (companyId === 'HELD' && log.length < 3) return { kind: 'unavailable', state: 'locked', message: 'Siti has it.' };
        return { kind: 'opened', driver: driverOf(companyId) };
      },
    },
  };
}

const company = (companyId: string, driver: string): CompanySettings => ({ companyId, name: companyId, driver, settings: {} });

function poolOf(companies: readonly CompanySettings[]) {
  const time = { nowMs: 0 };
  const record = fakeFactory('record', true, true);
  const plain = fakeFactory('plain', false, false);
  const moment = () => ({ uptimeMs: time.nowMs, wallMs: time.nowMs });
  const clock = { monotonicMs: () => time.nowMs, wallMs: () => time.nowMs, machineMoment: moment };
  const pool = new DriverPool(
    { clock, factories: { record: record.factory, plain: plain.factory }, idleCloseMs: 1_000 },
    companies,
  );
  return { pool, time, record, plain };
}

test('a book is opened once, when it is needed, and closed when it is not used', async () => {
  const { pool, time, record } = poolOf([company('A', 'record')]);
  assert.deepEqual(pool.health, [{ companyId: 'A', state: 'closed', message: null, exactlyOnce: true }]);
  await Promise.all([pool.open('A'), pool.open('A')]);
  assert.deepEqual(record.log, ['open A']);
  time.nowMs = 2_000;
  await pool.closeIdle(() => true);
  assert.equal(pool.health[0]?.state, 'open');
  await pool.closeIdle(() => false);
  assert.deepEqual(record.log, ['open A', 'close A']);
});

test('a driver that has ended by itself while nothing ran is opened again', async () => {
  const { pool, record } = poolOf([company('A', 'record')]);
  const opening = await pool.open('A');
  assert.ok(opening.kind === 'opened');
  Object.assign(opening.driver, { hasEnded: true });
  const [again, write] = [await pool.open('A'), await pool.openToWrite('A')];
  assert.ok(again.kind === 'opened' && again.driver !== opening.driver && pool.isDiscarded(opening.driver));
  assert.ok(write.kind === 'opened' && write.driver === again.driver);
  assert.deepEqual(record.log, ['open A', 'close A', 'open A']);
});

test('a book that another program has locked is tried again after a minute, and its state follows', async () => {
  const { pool, time, record } = poolOf([company('HELD', 'record')]);
  await pool.open('HELD');
  assert.deepEqual(pool.health, [{ companyId: 'HELD', state: 'locked', message: 'Siti has it.', exactlyOnce: true }]);
  for (const nowMs of [60_000, 60_001, 60_002, 120_002]) {
    time.nowMs = nowMs;
    pool.retryLocked(() => false);
    await nextTurn();
  }
  assert.deepEqual([record.log, pool.health[0]?.state], [['open HELD', 'open HELD', 'open HELD'], 'open']);
});

test('a book that a person has open is read from a copy, and is opened itself for a write and after a minute', async () => {
  const { pool, time, record } = poolOf([company('SHARED', 'record')]);
  assert.equal((await pool.open('SHARED')).kind, 'opened');
  assert.deepEqual(pool.health, [{ companyId: 'SHARED', state: 'locked', message: 'Siti has it.', exactlyOnce: true }]);
  assert.equal((await pool.openToWrite('SHARED')).kind, 'unavailable');
  assert.equal(pool.health[0]?.state, 'locked');
  await pool.open('SHARED');
  record.log.push('Siti closes it');
  time.nowMs = 60_001;
  await pool.closeIdle(() => false);
  pool.retryLocked(() => false);
  await nextTurn();
  assert.equal(pool.health[0]?.state, 'open');
  const copied = [
    'open a copy',
    'close the copy',
    'open SHARED',
    'open a copy',
    'Siti closes it',
    'close the copy',
    'open SHARED',
  ];
  assert.deepEqual(record.log, copied);
});

test('a book that people share is free for them a minute after its last command', async () => {
  const { pool, time, record } = poolOf([company('SHARED', 'record')]);
  record.log.push('Siti closes it');
  await pool.open('SHARED');
  for (const nowMs of [60_000, 60_001]) {
    time.nowMs = nowMs;
    await pool.closeIdle(() => false);
  }
  assert.deepEqual(record.log.slice(1), ['open SHARED', 'close SHARED']);
});

test('a book that cannot be opened reports why, and is tried again', async () => {
  const { pool, record } = poolOf([company('LOCKED', 'record')]);
  assert.equal((await pool.open('LOCKED')).kind, 'unavailable');
  assert.deepEqual(pool.health, [
    { companyId: 'LOCKED', state: 'unavailable', message: 'The book is locked.', exactlyOnce: true },
  ]);
  await pool.open('LOCKED');
  assert.deepEqual(record.log, ['open LOCKED', 'open LOCKED']);
});

test('a book whose package shows a window says so, with its words, until the window is gone', async () => {
  const { pool } = poolOf([company('A', 'record')]);
  const reported: (string | null)[] = [];
  pool.whenProgressed = (text) => reported.push(text);
  await pool.open('A');
  pool.noteDialog('A', 'Backup reminder: back up now?');
  const { state, message } = pool.health[0] ?? {};
  assert.deepEqual([state, message], ['dialog-open', 'Backup reminder: back up now?']);
  pool.noteDialog('A', null);
  assert.deepEqual([pool.health[0]?.state, pool.health[0]?.message], ['open', null]);
  assert.deepEqual(reported, ['A: a window waits. Backup reminder: back up now?', null]);
});

test('a driver that is not there is named', async () => {
  const { pool } = poolOf([company('A', 'constructor')]);
  const opening = await pool.open('A');
  assert.ok(opening.kind === 'unavailable');
  assert.match(opening.message, /Unknown driver constructor/);
});

test('exactly-once is claimed only when every book keeps a record, and never before it is known', async () => {
  assert.equal(poolOf([company('A', 'record')]).pool.identity.exactlyOnce, true);
  const { pool } = poolOf([company('A', 'record'), company('B', 'plain')]);
  assert.deepEqual(pool.identity, { name: 'record', version: '1', exactlyOnce: false });
  await pool.learnIdentities();
  assert.deepEqual(pool.identity, { name: 'record+plain', version: '1', exactlyOnce: false });
  assert.equal(poolOf([]).pool.identity.exactlyOnce, false);
});

test('a book without a record takes the claim from no other book', async () => {
  const { pool } = poolOf([company('A', 'record'), company('B', 'plain')]);
  await pool.learnIdentities();
  assert.deepEqual(
    pool.health.map(({ companyId, exactlyOnce }) => [companyId, exactlyOnce]),
    [
      ['A', true],
      ['B', false],
    ],
  );
  assert.deepEqual([pool.isExactlyOnce('A'), pool.isExactlyOnce('B'), pool.isExactlyOnce('C')], [true, false, false]);
});

test('a new list keeps unchanged books open, and returns those to close', async () => {
  const { pool, record } = poolOf([company('A', 'record'), company('B', 'record')]);
  await pool.open('A');
  await pool.open('B');
  assert.equal(pool.replace([company('A', 'record'), company('B', 'record')]), null);
  const removed = pool.replace([company('A', 'record'), { ...company('B', 'record'), name: 'Renamed' }]);
  assert.deepEqual(
    removed?.map(({ companyId }) => companyId),
    ['B'],
  );
  assert.deepEqual(
    pool.companies.map(({ name }) => name),
    ['A', 'Renamed'],
  );
  assert.deepEqual(record.log, ['open A', 'open B']);
});
