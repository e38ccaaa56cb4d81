import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { CommandMode, LeasedCommand } from '@ledgerline/contract';
import { MemoryJournal } from '../../testing/memory-journal.ts';
import { systemClock, systemTimers } from '../clock.ts';
import type { Driver, DriverFactory, Execution, Lookup, NotStarted } from '../driver.ts';
import { leaseRules } from '../lease.ts';
import { endGiven, giveAhead, recoverStarted, runCommand } from './command-run.ts';
import { DriverPool } from './driver-pool.ts';

const leased = (commandId: string, mode: CommandMode = 'write', type = 'create-debtor'): LeasedCommand => ({
  commandId,
  companyId: 'A',
  type,
  mode,
  payload: {},
  attempt: 1,
  leaseToken: 'token',
  leaseSeconds: 60,
});

const saved = { kind: 'responded', result: { ok: true, saved: true }, artifact: null } as const;

interface Wish {
  readonly exactlyOnce?: boolean;
  readonly execute?: () => Promise<Execution | NotStarted>;
  readonly aheadMax?: number;
  readonly lookup?: () => Promise<Lookup>;
  readonly cancel?: () => Promise<boolean>;
  readonly commandTypes?: readonly string[];
  readonly cannotOpen?: boolean;
}

function contextOf(wish: Wish, runCapMs = 60_000) {
  const log: string[] = [];
  const driver: Driver = {
    identity: { name: 'wished', version: '1', exactlyOnce: wish.exactlyOnce === true },
    aheadMax: wish.aheadMax ?? 0,
    capabilities: async () => ({ build: 'local-mvp-2026.09.30.01', commandTypes: wish.commandTypes ?? null }),
    execute(command) {
      log.push(`execute ${command.commandId}`);
      return wish.execute?.() ?? Promise.resolve(saved);
    },
    lookup(commandId) {
      log.push(`lookup ${commandId}`);
      return wish.lookup?.() ?? Promise.resolve({ kind: 'not_found' });
    },
    ...(wish.cancel && { cancel: wish.cancel }),
    async close() {
      log.push('close');
    },
  };
  const factory: DriverFactory = {
    identity: driver.identity,
    open: async () =>
      wish.cannotOpen ? { kind: 'unavailable', state: 'unavailable', message: 'It is locked.' } : { kind: 'opened', driver },
  };
  const companies = [{ companyId: 'A', name: 'A', driver: 'wished', settings: {} }];
  const pool = new DriverPool({ clock: systemClock, factories: { wished: factory }, idleCloseMs: 60_000 }, companies);
  const journal = new MemoryJournal();
  const context = { clock: systemClock, timers: systemTimers, journal, pool, rules: { ...leaseRules, runCapMs }, build: 'build' };
  return { context, journal, log };
}

const always = { mayStart: (): boolean => true };

test('a write is in the journal before the book is touched, and its end after', async () => {
  let during: string | undefined;
  const { context, journal } = contextOf({
    execute: async () => {
      during = journal.entry('1')?.state;
      return saved;
    },
  });
  await runCommand(context, leased('1'), always);
  assert.equal(during, 'started');
  assert.equal(journal.entry('1')?.state, 'finished');
});

const started = (commandId: string, isExactlyOnce: boolean) =>
  ({ ...leased(commandId), state: 'started', isExactlyOnce }) as const;

test('after a start the book is asked for the result of a command, and nothing starts', async () => {
  const found = contextOf({ lookup: async () => ({ kind: 'found', response: saved }) });
  found.journal.start(leased('1'), false, 0);
  assert.equal((await recoverStarted(found.context, started('1', false)))?.status, 'done');
  assert.deepEqual(
    found.journal.pending(9).map(({ commandId }) => commandId),
    ['1'],
  );
  const lost = contextOf({});
  assert.equal((await recoverStarted(lost.context, started('1', false)))?.error?.outcome, 'unknown');
  const recording = contextOf({ exactlyOnce: true });
  assert.equal(await recoverStarted(recording.context, started('1', true)), null, 'it may still be carried out');
  const silent = contextOf({ lookup: async () => ({ kind: 'unavailable', message: 'It is locked.' }) });
  assert.equal(await recoverStarted(silent.context, started('1', false)), null);
  assert.equal(await recoverStarted(contextOf({ cannotOpen: true }).context, started('1', false)), null);
  for (const { log } of [found, lost, recording, silent]) assert.deepEqual(log, ['lookup 1']);
  assert.deepEqual(recording.journal.pending(9), []);
});

test('the result of a finished command comes from the journal', async () => {
  const { context, log } = contextOf({});
  await runCommand(context, leased('1'), always);
  const again = await runCommand(context, leased('1'), always);
  assert.equal(again.kind, 'finished');
  assert.deepEqual(log, ['execute 1']);
});

test('what was started is looked up and never run again', async () => {
  const found = contextOf({ lookup: async () => ({ kind: 'found', response: saved }) });
  found.journal.start(leased('1'), false, 0);
  const run = await runCommand(found.context, leased('1'), always);
  assert.ok(run.kind === 'finished' && run.report.status === 'done');
  assert.deepEqual(found.log, ['lookup 1']);

  const lost = contextOf({});
  lost.journal.start(leased('1'), false, 0);
  const unknown = await runCommand(lost.context, leased('1'), always);
  assert.ok(unknown.kind === 'finished' && unknown.report.error?.outcome === 'unknown');
  assert.deepEqual(lost.log, ['lookup 1']);
});

test('while the book cannot be asked, nothing is said about what was started', async () => {
  const { context, journal } = contextOf({ lookup: async () => ({ kind: 'unavailable', message: 'It is locked.' }) });
  journal.start(leased('1'), false, 0);
  assert.equal((await runCommand(context, leased('1'), always)).kind, 'unresolved');
  const closed = contextOf({ cannotOpen: true });
  closed.journal.start(leased('1'), false, 0);
  assert.equal((await runCommand(closed.context, leased('1'), always)).kind, 'unresolved');
  const recording = contextOf({ cannotOpen: true, exactlyOnce: true });
  recording.journal.start(leased('1'), true, 0);
  assert.equal(
    (await runCommand(recording.context, leased('1'), always)).kind,
    'deferred',
    'it may still begin, so those behind it wait',
  );
});

test('only a book that kept a record when it was started is handed the command again', async () => {
  const same = contextOf({ exactlyOnce: true });
  same.journal.start(leased('1'), true, 0);
  await runCommand(same.context, leased('1'), always);
  assert.deepEqual(same.log, ['execute 1']);
  const changed = contextOf({ exactlyOnce: true });
  changed.journal.start(leased('1'), false, 0);
  await runCommand(changed.context, leased('1'), always);
  assert.deepEqual(changed.log, ['lookup 1']);
});

test('a read that was interrupted is simply read again', async () => {
  const { context, journal, log } = contextOf({});
  journal.start(leased('1', 'read'), false, 0);
  await runCommand(context, leased('1', 'read'), always);
  assert.deepEqual(log, ['execute 1']);
});

test('a command that runs past its cap is given up, its driver is closed, and the true outcome is reported', async () => {
  const hanging = contextOf({ execute: () => new Promise(() => undefined) }, 5);
  const write = await runCommand(hanging.context, leased('1'), always);
  assert.ok(write.kind === 'finished');
  assert.deepEqual([write.report.error?.code, write.report.error?.outcome], ['run_cap_exceeded', 'unknown']);
  assert.deepEqual(hanging.log, ['execute 1', 'close', 'lookup 1']);
  const read = await runCommand(hanging.context, leased('2', 'read'), always);
  assert.ok(read.kind === 'finished' && read.report.error?.outcome === 'not_applied');
});

test('a driver that breaks is ended, and what it saved is found again', async () => {
  const { context } = contextOf({
    execute: () => Promise.reject(new Error('gone')),
    lookup: async () => ({ kind: 'found', response: saved }),
  });
  const run = await runCommand(context, leased('1'), always);
  assert.ok(run.kind === 'finished' && run.report.status === 'done');
});

test('a write that a broken driver took with it runs once more if the book proves that nothing happened and its lease lasts', async () => {
  const broken = { kind: 'failed', code: 'driver_failed', message: 'It ended.', outcome: 'unknown', isBroken: true } as const;
  const breaking = (times: number) => {
    let left = times;
    return contextOf({
      exactlyOnce: true,
      lookup: async () => ({ kind: 'not_applied' }),
      execute: async () => {
        left -= 1;
        return left >= 0 ? broken : saved;
      },
    });
  };
  const once = breaking(1);
  const run = await runCommand(once.context, leased('1'), always);
  assert.ok(run.kind === 'finished' && run.report.status === 'done');
  assert.deepEqual(once.log, ['execute 1', 'close', 'lookup 1', 'execute 1']);
  const twice = await runCommand(breaking(2).context, leased('1'), always);
  assert.ok(twice.kind === 'finished' && twice.report.error?.outcome === 'not_applied');
  const late = breaking(1);
  let asked = 0;
  const expiring = await runCommand(late.context, leased('1'), { mayStart: () => ++asked <= 2 });
  assert.ok(expiring.kind === 'finished' && expiring.report.error?.outcome === 'not_applied');
  assert.deepEqual(late.log, ['execute 1', 'close', 'lookup 1']);
});

test('a book that keeps a record and has none of a write proves that it was not applied', async () => {
  const { context } = contextOf({
    exactlyOnce: true,
    execute: () => Promise.reject(new Error('The disk failed.')),
    lookup: async () => ({ kind: 'not_applied' }),
  });
  const run = await runCommand(context, leased('1'), always);
  assert.ok(run.kind === 'finished');
  assert.deepEqual([run.report.error?.code, run.report.error?.outcome], ['driver_failed', 'not_applied']);
});

test('what an installation may still run is final only once the cloud knows of it', async () => {
  const failure = { kind: 'failed', code: 'driver_failed', message: 'It failed.' } as const;
  const isFinal = async (execution: Execution, found: Lookup): Promise<boolean> => {
    const wish = { exactlyOnce: true, execute: async () => execution, lookup: async () => found };
    const run = await runCommand(contextOf(wish).context, leased('1'), always);
    return run.kind === 'finished' ? run.isFinal : assert.fail(run.kind);
  };
  const broken = { ...failure, outcome: 'unknown', isBroken: true } as const;
  assert.equal(await isFinal({ ...failure, outcome: 'not_applied', isBroken: false }, { kind: 'not_applied' }), false);
  assert.equal(await isFinal(broken, { kind: 'not_applied' }), false);
  assert.equal(await isFinal(broken, { kind: 'unavailable', message: 'It is locked.' }), false);
  assert.equal(await isFinal(broken, { kind: 'found', response: saved }), true);
  assert.equal(await isFinal(saved, { kind: 'not_applied' }), true);
});

test('a command that cannot start is reported as not applied', async () => {
  const locked = await runCommand(contextOf({ cannotOpen: true }).context, leased('1'), always);
  assert.ok(locked.kind === 'finished' && locked.report.error?.code === 'book_unavailable');
  const unsupported = await runCommand(contextOf({ commandTypes: ['read-debtors'] }).context, leased('1'), always);
  assert.ok(unsupported.kind === 'finished' && unsupported.report.error?.code === 'unsupported_command');
  const elsewhere = await runCommand(contextOf({}).context, { ...leased('1'), companyId: 'B' }, always);
  assert.ok(elsewhere.kind === 'finished' && elsewhere.report.error?.code === 'unknown_company');
  for (const run of [locked, unsupported, elsewhere])
    assert.ok(run.kind === 'finished' && run.report.error?.outcome === 'not_applied');
});

test('where books keep records, what another installation may have done before is not called not applied', async () => {
  const again = { ...leased('1'), attempt: 2 };
  const shared = await runCommand(contextOf({ cannotOpen: true, exactlyOnce: true }).context, again, always);
  assert.ok(shared.kind === 'finished' && !shared.isFinal && shared.report.error?.outcome === 'unknown');
  const own = await runCommand(contextOf({ cannotOpen: true }).context, again, always);
  assert.ok(own.kind === 'finished' && own.report.error?.outcome === 'not_applied');
});

test('where books keep records, what a crash may have left is not called not applied', async () => {
  const mayHaveRun = { ...always, mayHaveRun: true };
  const recording = contextOf({ cannotOpen: true, exactlyOnce: true });
  assert.equal((await runCommand(recording.context, leased('1'), mayHaveRun)).kind, 'deferred', 'the book will tell');
  const read = await runCommand(recording.context, leased('2', 'read'), mayHaveRun);
  assert.ok(read.kind === 'finished' && read.report.error?.outcome === 'not_applied');
  const other = await runCommand(contextOf({ cannotOpen: true }).context, leased('1'), mayHaveRun);
  assert.ok(other.kind === 'finished' && other.report.error?.outcome === 'not_applied', 'its start would be in the journal');
  const elsewhere = await runCommand(contextOf({}).context, { ...leased('1'), companyId: 'B' }, mayHaveRun);
  assert.ok(elsewhere.kind === 'finished' && elsewhere.report.error?.outcome === 'unknown');
});

test('a failure under an earlier lease is repeated only if no other installation has put the command into the record of the book', async () => {
  const failure = { code: 'driver_failed', message: 'It failed.', outcome: 'not_applied' } as const;
  const later = { ...leased('1'), attempt: 2, leaseToken: 'later' };
  const offered = async (wish: Wish, command: LeasedCommand) => {
    const { context, journal, log } = contextOf({ exactlyOnce: true, ...wish });
    journal.finish(leased('1'), { status: 'failed', result: null, error: failure, leaseToken: 'token' }, null, 0);
    const run = await runCommand(context, command, always);
    return [run.kind === 'finished' ? run.report.status : run.kind, ...log];
  };
  const lookup = async () => ({ kind: 'found', response: saved }) as const;
  assert.deepEqual(await offered({ lookup }, later), ['done', 'lookup 1']);
  assert.deepEqual(await offered({}, later), ['failed', 'lookup 1']);
  assert.deepEqual(await offered({ cannotOpen: true }, later), ['deferred']);
  assert.deepEqual(await offered({ lookup }, leased('1')), ['failed'], 'no other installation had it under this lease');
  assert.deepEqual(await offered({ lookup, exactlyOnce: false }, later), ['failed'], 'no other installation runs it');
});

test('a write that started is run again where the book proves that nothing was applied, whatever the driver claims', async () => {
  const proven = async () => ({ kind: 'not_applied', isProven: true }) as const;
  const { context, journal, log } = contextOf({ lookup: proven });
  journal.start(leased('1'), false, 0);
  const run = await runCommand(context, leased('1'), always);
  assert.ok(run.kind === 'finished' && run.report.status === 'done');
  assert.deepEqual(log, ['lookup 1', 'execute 1']);
  const late = contextOf({ lookup: proven });
  late.journal.start(leased('2'), false, 0);
  assert.equal(await recoverStarted(late.context, started('2', false)), null);
  assert.equal(late.journal.entry('2')?.state, 'started');
});

test('what was saved in part is run again, whatever stopped it, and left to a person where it cannot be', async () => {
  const partly = async () => ({ kind: 'partly_applied' }) as const;
  const broken = { kind: 'failed', code: 'driver_failed', message: 'It ended.', outcome: 'unknown', isBroken: true } as const;
  const restarted = contextOf({ lookup: partly });
  restarted.journal.start(leased('1'), false, 0);
  assert.equal(await recoverStarted(restarted.context, started('1', false)), null);
  const run = await runCommand(restarted.context, leased('1'), always);
  assert.ok(run.kind === 'finished' && run.report.status === 'done');
  const breaking = (times: number) => {
    let left = times;
    return contextOf({ lookup: partly, execute: async () => (--left >= 0 ? broken : saved) });
  };
  const once = breaking(1);
  const again = await runCommand(once.context, leased('2'), always);
  assert.ok(again.kind === 'finished' && again.report.status === 'done');
  assert.deepEqual(once.log, ['execute 2', 'close', 'lookup 2', 'execute 2']);
  const twice = await runCommand(breaking(2).context, leased('3'), always);
  assert.ok(twice.kind === 'finished' && twice.report.error?.outcome === 'unknown');
});

test('a refusal of a book that is not here is not called not applied if the command was sent before', async () => {
  const elsewhere = await runCommand(contextOf({}).context, { ...leased('1'), companyId: 'B', attempt: 2 }, always);
  assert.ok(elsewhere.kind === 'finished' && elsewhere.report.error?.outcome === 'unknown');
});

test('a command that runs too long is cancelled where the driver can, and the driver stays', async () => {
  const cancelled = Promise.withResolvers<Execution>();
  const failure = {
    kind: 'failed',
    code: 'run_cap_exceeded',
    message: 'Late.',
    outcome: 'not_applied',
    isBroken: false,
  } as const;
  const { context, log } = contextOf(
    {
      execute: () => cancelled.promise,
      cancel: async () => {
        cancelled.resolve(failure);
        return true;
      },
    },
    1,
  );
  const run = await runCommand(context, leased('1'), always);
  assert.ok(run.kind === 'finished' && run.report.error?.code === 'run_cap_exceeded');
  assert.deepEqual([run.report.error?.outcome, log], ['not_applied', ['execute 1']]);
});

test('a driver that wants to be opened anew is closed after its command', async () => {
  const { context, log } = contextOf({ execute: async () => ({ ...saved, wantsRecycle: true }) });
  await runCommand(context, leased('1'), always);
  assert.deepEqual(log, ['execute 1', 'close']);
});

test('a command that a window stopped is looked up and not run again', async () => {
  const failure = {
    kind: 'failed',
    code: 'dialog_open',
    message: 'Sure?',
    outcome: 'unknown',
    isBroken: true,
    mustNotRunAgain: true,
  } as const;
  const { context, log } = contextOf({
    exactlyOnce: true,
    execute: async () => failure,
    lookup: async () => ({ kind: 'not_applied' }),
  });
  const run = await runCommand(context, leased('1'), always);
  assert.ok(run.kind === 'finished' && run.report.error?.code === 'dialog_open');
  assert.deepEqual([run.report.error?.outcome, log], ['not_applied', ['execute 1', 'close', 'lookup 1']]);
});

test('whose lease has run out at the last moment leaves no trace', async () => {
  const { context, journal, log } = contextOf({});
  assert.equal((await runCommand(context, leased('1'), { mayStart: () => false })).kind, 'deferred');
  assert.equal(journal.entry('1'), null);
  assert.deepEqual(log, []);
});

test('read-change-code-capabilities returns what driver and connector can do', async () => {
  const { context } = contextOf({ commandTypes: ['change-debtor-code', 'read-debtors'] });
  const run = await runCommand(context, leased('1', 'read', 'read-change-code-capabilities'), always);
  assert.ok(run.kind === 'finished');
  const result = run.report.result as { build: string; updateContract: string; commands: Record<string, boolean>; count: number };
  assert.equal(result.build, 'local-mvp-2026.09.30.01');
  assert.equal(result.updateContract, 'local-mvp-2026.09.30.01');
  assert.equal(result.commands['change-debtor-code'], true);
  assert.equal(result.commands['merge-tax-entity'], false);
  assert.equal(result.count, 2);
});

test('a book without records is not touched before the journal is on disk, and one with records does not wait for it', async () => {
  for (const exactlyOnce of [false, true]) {
    const { context, journal, log } = contextOf({ exactlyOnce });
    let flush = (): void => {};
    journal.settled = () => new Promise((resolve) => (flush = resolve));
    const running = runCommand(context, leased('1'), always);
    await setImmediate();
    assert.deepEqual([journal.entry('1')?.state, log], exactlyOnce ? ['finished', ['execute 1']] : ['started', []]);
    flush();
    assert.equal((await running).kind, 'finished');
    assert.deepEqual(log, ['execute 1']);
  }
});

const ahead = (context: Parameters<typeof giveAhead>[0], command: LeasedCommand, count = 0) =>
  giveAhead(context, command, 0, count);

test('only a book that keeps records is given commands ahead, as many as it takes, and none that may need a decision', async () => {
  const { context, journal, log } = contextOf({ exactlyOnce: true, aheadMax: 1, commandTypes: ['create-debtor'] });
  assert.equal(ahead(context, leased('early')), null, 'the book is not open');
  await runCommand(context, leased('1'), always);
  assert.ok(ahead(context, leased('2')));
  assert.equal(journal.entry('2')?.state, 'started');
  assert.equal(ahead(context, leased('3'), 1), null, 'it has as many as it takes');
  assert.equal(ahead(context, leased('2')), null, 'it was started before');
  assert.equal(ahead(context, leased('4', 'write', 'create-creditor')), null, 'the book does not have this type');
  assert.deepEqual(log, ['execute 1', 'execute 2']);

  const unrecorded = contextOf({ aheadMax: 1 });
  await runCommand(unrecorded.context, leased('1'), always);
  assert.equal(ahead(unrecorded.context, leased('2')), null);
});

test('what the book did not start ahead runs at its turn, with the book opened again', async () => {
  let executions = 0;
  const { context, log } = contextOf({
    exactlyOnce: true,
    aheadMax: 8,
    execute: async () => (++executions === 2 ? { kind: 'not_started' } : saved),
  });
  await runCommand(context, leased('1'), always);
  const second = ahead(context, leased('2'));
  const third = ahead(context, leased('3'));
  assert.ok(second && third);
  assert.equal((await endGiven(context, leased('2'), second, always)).kind, 'finished');
  assert.equal((await endGiven(context, leased('3'), third, always)).kind, 'finished');
  const afterwards = ['close', 'execute 2', 'close', 'execute 3'];
  assert.deepEqual(log, ['execute 1', 'execute 2', 'execute 3', ...afterwards]);
});
