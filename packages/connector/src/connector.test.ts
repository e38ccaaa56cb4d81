import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HeartbeatBody, LeasedCommand } from '@ledgerline/contract';
import { MemoryJournal } from '../testing/memory-journal.ts';
import { nextTurn, systemClock } from './clock.ts';
import type { Asked, Cloud, CloudResponse } from './cloud.ts';
import { Connector, type Prefetch } from './connector.ts';
import type { Driver, DriverFactory, Lookup } from './driver.ts';
import { DriverPool } from './execution/driver-pool.ts';
import { silentLog } from './log.ts';

const ok = <Value>(value: Value): CloudResponse<Value> => ({ kind: 'ok', value });
const otherInstall = {
  kind: 'refused',
  status: 409,
  code: 'other_install_active',
  message: 'Another.',
  retryAfterSeconds: 1,
} as const;
const heartbeatResponse = { ok: true, serverTime: '2026-11-15T00:00:00.000Z', newestBuild: null, updateRequired: false } as const;

const leased = (commandId: string, companyId = 'A'): LeasedCommand => ({
  commandId,
  companyId,
  type: 'create-debtor',
  mode: 'write',
  payload: {},
  attempt: 1,
  leaseToken: 't',
  leaseSeconds: 60,
});

/** Everything that was said and done, in order, and a promise for each. */
class Record {
  readonly lines: string[] = [];
  #waiting: { readonly text: string; readonly resolve: () => void }[] = [];

  add(text: string): void {
    this.lines.push(text);
    this.#waiting = this.#waiting.filter(({ text: wanted, resolve }) => {
      if (wanted === text) resolve();
      return wanted !== text;
    });
  }

  until(text: string): Promise<void> {
    if (this.lines.includes(text)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ text, resolve }));
  }
}

function world(
  polls: readonly CloudResponse<readonly LeasedCommand[]>[],
  beats: readonly CloudResponse<typeof heartbeatResponse>[] = [],
  {
    journal = new MemoryJournal(),
    lookup = { kind: 'not_found' },
    heardResults = Promise.resolve(),
    answerOf = () => null,
    prefetch,
    announcesStop = false,
  }: {
    journal?: MemoryJournal;
    lookup?: Lookup;
    heardResults?: Promise<void>;
    /** The response after the given ones; null: the request stays open. */
    answerOf?: (asked: Asked) => CloudResponse<readonly LeasedCommand[]> | null;
    prefetch?: Prefetch;
    announcesStop?: boolean;
  } = {},
) {
  const record = new Record();
  const heartbeats: HeartbeatBody[] = [];
  const questions: Asked[] = [];
  let [polled, beaten] = [0, 0];
  const cloud: Cloud = {
    next(asked, signal) {
      const answer = polls[polled] ?? answerOf(asked);
      polled += 1;
      questions.push(asked);
      record.add(`next ${polled}`);
      if (answer) return Promise.resolve(answer);
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ kind: 'unreachable', message: 'stopped' })),
      );
    },
    async heartbeat(body) {
      heartbeats.push(body);
      beaten += 1;
      record.add(`heartbeat ${beaten}`);
      return beats[beaten - 1] ?? ok(heartbeatResponse);
    },
    async reportCompanies(companies) {
      record.add(`companies ${companies.map(({ companyId }) => companyId).join(' ')}`);
      return ok(null);
    },
    async sendResult(commandId, { status }) {
      await heardResults;
      record.add(`result ${commandId} ${status}`);
      return ok(null);
    },
    async sendResults(results) {
      await heardResults;
      for (const { commandId, status } of results) record.add(`result ${commandId} ${status}`);
      return ok(results.map(() => ok(null)));
    },
    sendArtifact: async () => ok(null),
    sendChanges: async () => ok([]),
  };
  const releases = new Map<string, () => void>();
  const reports = new Map<string, ((text: string) => void) | undefined>();
  const identity = { name: 'fake', version: '1', exactlyOnce: true };
  const driver: Driver = {
    identity,
    capabilities: async () => ({ build: 'b', commandTypes: null }),
    execute({ commandId }, terms) {
      reports.set(commandId, terms?.reportProgress);
      record.add(`execute ${commandId}`);
      return new Promise((resolve) =>
        releases.set(commandId, () => resolve({ kind: 'responded', result: { ok: true, saved: true }, artifact: null })),
      );
    },
    lookup: async () => lookup,
    close: async () => record.add('close'),
  };
  const factory: DriverFactory = { identity, open: async () => ({ kind: 'opened', driver }) };
  const company = (companyId: string) => ({ companyId, name: companyId, driver: 'fake', settings: {} });
  const pool = new DriverPool({ clock: systemClock, factories: { fake: factory }, idleCloseMs: 1e9 }, [
    company('A'),
    company('B'),
  ]);
  const timers = {
    after(milliseconds: number, run: () => void) {
      // Back-offs pass in no time; what is meant to last does.
      const timer = milliseconds <= 3_000 ? setImmediate(run) : setTimeout(run, milliseconds);
      return {
        cancel: () => (milliseconds <= 3_000 ? clearImmediate(timer as NodeJS.Immediate) : clearTimeout(timer as NodeJS.Timeout)),
      };
    },
  };
  const connector = new Connector({
    clock: systemClock,
    timers,
    randomness: { fraction: () => 0 },
    cloud,
    journal,
    pool,
    log: silentLog,
    build: 'local-mvp-2026.11.15.02',
    hostname: 'h',
    os: 'o',
    announcesStop,
    ...(prefetch && { prefetch }),
  });
  const release = async (commandId: string): Promise<void> => {
    await record.until(`execute ${commandId}`);
    releases.get(commandId)?.();
    await record.until(`result ${commandId} done`);
  };
  return { connector, record, release, reports, heartbeats, questions, company };
}

test('nothing is polled before the cloud knows the driver of the books', async () => {
  const { connector, record, heartbeats } = world([], [{ kind: 'unreachable', message: 'no' }]);
  connector.start();
  await record.until('next 1');
  assert.deepEqual(record.lines.slice(0, 2), ['heartbeat 1', 'heartbeat 2']);
  assert.deepEqual(heartbeats[0]?.driver, { name: 'fake', version: '1', exactlyOnce: true });
  await record.until('companies A B');
  await connector.stop(10);
});

test('one book runs one command at a time, in order, while another runs in parallel', async () => {
  const { connector, record, release } = world([ok([leased('1'), leased('2'), leased('3', 'B')])]);
  connector.start();
  await record.until('execute 1');
  await record.until('execute 3');
  assert.ok(!record.lines.includes('execute 2'));
  assert.deepEqual([...connector.heldIds].sort(), ['1', '2', '3']);
  await release('1');
  await release('2');
  await release('3');
  await connector.stop(1_000);
});

test('a connector that is paused asks for nothing, says why, and asks again when it is resumed', async () => {
  const { connector, record, heartbeats } = world([]);
  connector.start();
  await record.until('next 1');
  connector.pause('Quiet hours until 05:00.');
  await record.until('heartbeat 2');
  const { state, message } = heartbeats[1] ?? {};
  assert.deepEqual([heartbeats[0]?.state, state, message], ['running', 'paused', 'Quiet hours until 05:00.']);
  // Long enough for any number of looks whether there is room.
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  assert.ok(!record.lines.includes('next 2'));
  connector.pause(null);
  await record.until('next 2');
  await record.until('heartbeat 3');
  assert.equal(heartbeats[2]?.state, 'running');
  await connector.stop(10);
  assert.ok(!heartbeats.some((beat) => beat.state === 'stopped'), 'A sandbox that sleeps is not gone.');
});

test('the last word of a connector is that it was stopped, after everything else', async () => {
  const { connector, record, release, heartbeats } = world([ok([leased('1')])], [], { announcesStop: true });
  connector.start();
  await record.until('execute 1');
  const stopped = connector.stop(1_000);
  await release('1');
  await stopped;
  assert.deepEqual(heartbeats.at(-1), { state: 'stopped' });
  assert.ok(record.lines.indexOf('result 1 done') < record.lines.findLastIndex((line) => line.startsWith('heartbeat')));
  const away = world([], [otherInstall, otherInstall], { announcesStop: true });
  away.connector.start();
  await away.record.until('heartbeat 1');
  await away.connector.stop(10);
  assert.ok(!away.heartbeats.some((beat) => beat.state === 'stopped'), 'It has no say where another installation is active.');
});

test('how far a long command is goes out with the state of its book, and no longer when it has ended', async () => {
  const { connector, record, release, reports, heartbeats } = world([ok([leased('1')])]);
  connector.start();
  await record.until('execute 1');
  reports.get('1')?.('5 of 9 rows');
  await record.until('heartbeat 2');
  const messageOf = (beat: number) => heartbeats[beat - 1]?.companies?.find(({ companyId }) => companyId === 'A')?.message;
  assert.deepEqual([messageOf(1), messageOf(2)], [null, 'create-debtor 1: 5 of 9 rows.']);
  await release('1');
  await record.until('heartbeat 3');
  assert.equal(messageOf(3), null);
  await connector.stop(1_000);
});

test('when another installation is active, what has not begun is let go, and what runs may end', async () => {
  const { connector, record, release } = world([ok([leased('1'), leased('2')]), otherInstall]);
  connector.start();
  await record.until('execute 1');
  await record.until('next 2');
  await release('1');
  assert.deepEqual(connector.heldIds, []);
  assert.ok(!record.lines.includes('execute 2'));
  await connector.stop(1_000);
});

test('a changed list of books is reported, and what runs on one that goes away may end', async () => {
  const { connector, record, release, company } = world([ok([leased('1')])]);
  connector.start();
  await record.until('execute 1');
  const replaced = connector.replaceCompanies([company('B')]);
  await record.until('companies B');
  assert.ok(!record.lines.includes('close'));
  await release('1');
  await replaced;
  assert.ok(record.lines.includes('close'));
  await connector.stop(1_000);
});

test('a stop runs what is held and delivers the results', async () => {
  const { connector, record, release } = world([ok([leased('1'), leased('2')])]);
  connector.start();
  await record.until('execute 1');
  const stopped = connector.stop(60_000);
  await release('1');
  await release('2');
  await stopped;
  assert.equal(record.lines.at(-1), 'close');
});

test('a question names the leases that have arrived, until the cloud has their results, and fetches more behind them', async () => {
  const [one, two] = [
    { ...leased('1'), leaseToken: 't.0' },
    { ...leased('2'), leaseToken: 't.1' },
  ];
  const { connector, record, release, questions } = world([ok([one]), ok([two])]);
  connector.start();
  await record.until('next 3');
  await release('1');
  await release('2');
  await record.until('result 2 done');
  await connector.stop(1_000);
  assert.deepEqual(
    questions.map(({ waitSeconds, holding, ahead }) => [waitSeconds, holding, ahead]),
    [
      [25, [], undefined],
      [25, ['t.0'], ['t.0']],
      [25, ['t.0', 't.1'], ['t.0', 't.1']],
    ],
    'the open question brings what comes behind them, so no other one is needed',
  );
});

test('when few commands wait, a second poll fetches more; when there is none, the open one is sent again', async () => {
  const many = ['1', '2', '3'].map((commandId) => ({ ...leased(commandId), leaseToken: `t.${commandId}` }));
  const answerOf = ({ waitSeconds }: Asked) => (waitSeconds === 0 ? ok([]) : null);
  const { connector, record, release, questions } = world([ok(many)], [], { answerOf, prefetch: { below: 1, leasedMax: 3 } });
  connector.start();
  await record.until('next 2');
  for (const commandId of ['1', '2']) await release(commandId);
  await record.until('next 4');
  await release('3');
  await connector.stop(1_000);
  assert.deepEqual(
    questions.map(({ waitSeconds, ahead }) => [waitSeconds, ahead?.includes('t.3')]),
    [
      [25, undefined],
      [25, undefined],
      [0, true],
      [25, true],
    ],
  );
});

test('when the response to a second poll is lost, the open one is aborted and the next one names what has arrived', async () => {
  const { connector, record, release, questions } = world([ok(['1', '2'].map((commandId) => leased(commandId)))], [], {
    answerOf: ({ waitSeconds }) => (waitSeconds === 0 ? { kind: 'unreachable', message: 'cut' } : null),
    prefetch: { below: 1, leasedMax: 2 },
  });
  connector.start();
  await record.until('next 2');
  await release('1');
  await record.until('next 4');
  await release('2');
  await connector.stop(1_000);
  assert.deepEqual(
    questions.slice(1, 4).map(({ waitSeconds, holding }) => [waitSeconds, holding]),
    [
      [25, ['t']],
      [0, undefined],
      [25, ['t']],
    ],
  );
});

/** What is left of a connector that was killed while it ran 1 of what it held. */
function killed(): MemoryJournal {
  const journal = new MemoryJournal();
  const lease = { token: 't', durationMs: 60_000, askedAgoMs: 0, leftMs: 60_000, keptAt: systemClock.machineMoment() };
  journal.hold(
    'A',
    ['1', '2'].map((commandId) => ({ command: leased(commandId), lease })),
  );
  journal.start(leased('1'), true, 0);
  return journal;
}

test('what a connector held when it was killed resumes in order after the first heartbeat', async () => {
  const journal = killed();
  const { connector, record, release, heartbeats, questions } = world([], [{ kind: 'unreachable', message: 'no' }], { journal });
  connector.start();
  assert.deepEqual(connector.heldIds, ['1', '2']);
  await record.until('next 1');
  assert.deepEqual(questions[0]?.holding, ['t'], 'its leases have arrived');
  await release('1');
  await release('2');
  assert.deepEqual(heartbeats[0]?.running, ['1', '2'], 'its leases are carried on');
  const order = record.lines.filter((line) => /^(execute|heartbeat)/.test(line)).slice(0, 4);
  assert.deepEqual(order, ['heartbeat 1', 'heartbeat 2', 'execute 1', 'execute 2']);
  assert.deepEqual(journal.held(), []);
  await connector.stop(1_000);
});

test('a result that the cloud possibly does not know is sent before those behind it start', async () => {
  const journal = killed();
  journal.finish(leased('1'), { status: 'done', result: { ok: true, saved: true } }, null, 0);
  const heard = Promise.withResolvers<void>();
  const { connector, record, release } = world([], [], { journal, heardResults: heard.promise });
  connector.start();
  await record.until('next 1');
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(!record.lines.includes('execute 2'));
  heard.resolve();
  await release('2');
  assert.ok(!record.lines.includes('execute 1'));
  await connector.stop(1_000);
});

test('where another installation is active by now nothing resumes, and what can be looked up is reported', async () => {
  const journal = killed();
  journal.start(leased('0'), true, 0);
  const saved = { kind: 'responded', result: { ok: true, saved: true }, artifact: null } as const;
  const refused = Array.from({ length: 50 }, () => otherInstall);
  const { connector, record } = world([], refused, { journal, lookup: { kind: 'found', response: saved } });
  connector.start();
  await record.until('result 0 done');
  await record.until('heartbeat 3');
  await connector.stop(60_000);
  assert.ok(!record.lines.some((line) => line.startsWith('execute')));
});

test('a connector that the cloud has not accepted drains at once, and starts nothing that it held', async () => {
  const refused = Array.from({ length: 50 }, () => otherInstall);
  const { connector, record } = world([], refused, { journal: killed() });
  connector.start();
  await record.until('heartbeat 1');
  await connector.drain();
  await connector.stop(1_000);
  assert.ok(!record.lines.some((line) => line.startsWith('execute')));
});

test('a leased command is in the journal before it starts', async () => {
  const journal = new MemoryJournal();
  const { connector, record, release } = world([ok([leased('1'), leased('2', 'B')])], [], { journal });
  connector.start();
  await record.until('execute 1');
  assert.deepEqual(
    journal.held().map(({ command }) => command.commandId),
    ['1', '2'],
  );
  await release('1');
  await release('2');
  await connector.stop(1_000);
});
