import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { LeasedCommand } from '@ledgerline/contract';
import { systemClock } from '../clock.ts';
import { leaseRules } from '../lease.ts';
import type { Given } from './command-run.ts';
import { CompanyWorker, type Turn } from './company-worker.ts';

const leased = (commandId: string, leaseSeconds = 60): LeasedCommand => ({
  commandId,
  companyId: 'A',
  type: 'create-debtor',
  mode: 'write',
  payload: {},
  attempt: 1,
  leaseToken: commandId,
  leaseSeconds,
});

/** A worker whose driver is given ahead whatever it takes; each command ends when the test says so. */
function workerOf(aheadMax: number, connectorStartedAtMs = systemClock.monotonicMs()) {
  const log: string[] = [];
  const mayHaveRun: string[] = [];
  const ended = new Set<Given>();
  const given = new Map<string, Given>();
  const ends = new Map<string, (isDone: boolean) => void>();
  const give = (commandId: string): Given => {
    const one = {} as Given;
    given.set(commandId, one);
    return one;
  };
  const worker = new CompanyWorker({
    clock: systemClock,
    rules: leaseRules,
    connectorStartedAtMs,
    ready: Promise.resolve(),
    keep: () => true,
    giveAhead({ commandId }, _, aheadCount) {
      if (aheadCount >= aheadMax) return null;
      log.push(`ahead ${commandId}`);
      return give(commandId);
    },
    isEnded: (one) => ended.has(one),
    perform({ commandId }: LeasedCommand, turn: Turn) {
      log.push(`${turn.given ? 'end' : 'run'} ${commandId}`);
      if (turn.mayHaveRun) mayHaveRun.push(commandId);
      if (!turn.given) turn.onGiven(give(commandId));
      return new Promise((resolve) => ends.set(commandId, resolve));
    },
    onLetGo: (commands) => log.push(...commands.map(({ commandId }) => `let go ${commandId}`)),
    onBegun: () => undefined,
  });
  const nowMs = systemClock.monotonicMs();
  const take = (...commands: readonly LeasedCommand[]): void => worker.take(commands, { sentAtMs: nowMs, answeredAtMs: nowMs });
  const end = async (commandId: string, isDone = true): Promise<void> => {
    ends.get(commandId)?.(isDone);
    await setImmediate();
  };
  const endDriver = (): void => {
    for (const one of given.values()) ended.add(one);
  };
  const logged = async (): Promise<readonly string[]> => {
    await setImmediate();
    return log.splice(0);
  };
  return { worker, take, end, endDriver, logged, mayHaveRun };
}

test('a command of a lease from before, or that can be, may have run in an earlier run of the connector', async () => {
  const nowMs = systemClock.monotonicMs();
  const sentAgain = { ...leased('2', 30), leaseAgeSeconds: 30 };
  const { worker, take, end, mayHaveRun } = workerOf(0);
  const lease = leaseRules.leaseFrom({ sentAtMs: nowMs, answeredAtMs: nowMs }, leased('0'));
  worker.resume([{ command: leased('0'), lease }]);
  take(leased('1'), sentAgain);
  for (const commandId of ['0', '1', '2']) await setImmediate().then(() => end(commandId));
  assert.deepEqual(mayHaveRun, ['0', '2']);
  const old = workerOf(0, nowMs - leaseRules.runCapMs - 61_000);
  old.take(sentAgain);
  await setImmediate();
  assert.deepEqual(old.mayHaveRun, [], 'no lease lasts that long');
});

test('the driver has what comes next, in order and no more than it takes, and is given more when one has ended', async () => {
  const { worker, take, end, logged } = workerOf(2);
  take(leased('1'), leased('2'), leased('3'), leased('4'));
  assert.deepEqual(await logged(), ['run 1', 'ahead 2', 'ahead 3']);
  assert.equal(worker.waitingCount, 1);
  assert.deepEqual(worker.commandIds, ['1', '2', '3', '4']);
  await end('1');
  assert.deepEqual(await logged(), ['ahead 4', 'end 2']);
  take(leased('5'));
  assert.deepEqual(await logged(), [], 'it has as many as it takes');
});

test('what was given to a driver that was ended runs at its turn, and nothing overtakes it', async () => {
  const { take, end, endDriver, logged } = workerOf(2);
  take(leased('1'), leased('2'), leased('3'));
  await logged();
  endDriver();
  take(leased('4'));
  assert.deepEqual(await logged(), [], 'nothing is given to a driver whose command has not ended');
  await end('1');
  assert.deepEqual(await logged(), ['run 2', 'ahead 3', 'ahead 4']);
});

test('behind a command that could not start, what waits is let go', async () => {
  const { take, end, endDriver, logged } = workerOf(1);
  take(leased('1'), leased('2'), leased('3'));
  await logged();
  endDriver();
  await end('1', false);
  assert.deepEqual(await logged(), ['let go 1', 'let go 2', 'let go 3']);
});

test('nothing is given ahead that has too little left of its lease, nor what is behind it', async () => {
  const { take, logged } = workerOf(2);
  take(leased('1'), leased('2', 1), leased('3'));
  assert.deepEqual(await logged(), ['run 1']);
});

test('a worker that was stopped gives nothing ahead, and ends what it has given', async () => {
  const { worker, take, end, logged } = workerOf(1);
  take(leased('1'), leased('2'), leased('3'));
  await logged();
  worker.stop();
  assert.deepEqual(await logged(), ['let go 3']);
  await end('1');
  assert.deepEqual(await logged(), ['end 2']);
  await end('2');
  await worker.drained;
  assert.equal(worker.isBusy, false);
});
