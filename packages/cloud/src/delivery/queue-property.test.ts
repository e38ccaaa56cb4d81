import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deliveryLimits, HOUR_MS, isTerminal, SECOND_MS } from '@ledgerline/contract';
import fc from 'fast-check';
import { exactlyOnceDriver, lookupDriver, World } from '../../conformance/world.ts';
import { isThorough } from '../../testing/config.ts';
import { DirectFile, NOT_DURABLE } from '../../testing/direct-file.ts';
import { COMMAND_COLUMNS } from '../sql/queue/command.ts';
import type { Argument, Result, VerbName } from '../sql/verb/verb.ts';
import type { Report, Store, StoredCommand } from '../store/store.ts';
import { holderOf, leaseMs, runCapMs } from './delivery.ts';

/**
 * The queue against a world of connectors that crash, lose responses, sleep and are reinstalled. After every step the rules of
 * delivery are looked for in the tables, and compared with what the installs have really done to their books.
 */

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-queue-'));
const file = new DirectFile(join(folder, 'queue.db'));
file.execute(NOT_DURABLE);
after(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

/** More of them, and others each time, in `npm run soak:properties`. */
const RUNS = isThorough ? 1_000 : 150;
const START = Date.UTC(2026, 8, 30);
const names = new World({ store: {} as Store, advance: () => {} });

/** A machine with the connector program on it. What it knows dies with its installation; its book does not. */
interface Machine {
  install: string;
  /** What it was given and has not executed: until when it may begin each. */
  readonly leases: Map<string, { readonly command: StoredCommand; readonly mayBeginUntil: number }>;
  readonly journal: Set<string>;
  readonly outbox: Map<string, Report>;
}

/** The tables, and what really happened. */
class Scene {
  readonly isExactlyOnce: boolean;
  readonly home = { tenantId: names.name('tenant'), connectorId: names.name('conn') };
  readonly machines: readonly Machine[];
  now = START;
  readonly accepted: string[] = [];
  /** How often each write ran on a book. */
  readonly applied = new Map<string, number>();
  readonly terminal = new Map<string, object>();
  readonly lastFirstGiven = new Map<string, number>();
  readonly everGiven = new Set<string>();

  constructor(isExactlyOnce: boolean) {
    this.isExactlyOnce = isExactlyOnce;
    this.machines = [1, 2].map(() => ({
      install: names.name('install'),
      leases: new Map(),
      journal: new Set(),
      outbox: new Map(),
    }));
    const made = names.newTenant({ tenantId: this.home.tenantId });
    this.perform('createTenant', { ...made, connector: { ...made.connector, connectorId: this.home.connectorId } });
    const driver = isExactlyOnce ? exactlyOnceDriver : lookupDriver;
    this.perform('heartbeat', names.heartbeat(this.home, { install: this.machine(0).install, driver }));
  }

  machine(index: number): Machine {
    const machine = this.machines[index];
    assert.ok(machine);
    return machine;
  }

  perform<Name extends VerbName>(name: Name, given: Argument<Name>): Result<Name> {
    return file.perform(name, given, this.now);
  }

  stored(): readonly StoredCommand[] {
    const sql = `SELECT ${COMMAND_COLUMNS} FROM command WHERE tenant_id = :tenantId ORDER BY seq`;
    return file.query({ sql, parameters: { tenantId: this.home.tenantId } }) as unknown as readonly StoredCommand[];
  }

  isActive({ install }: Machine): boolean {
    return this.perform('recordCall', { connectorId: this.home.connectorId, install }).kind === 'active';
  }

  /** Commands come in the order of their acceptance, in each response and, for each account book, over all of them. */
  noteGiven(commands: readonly StoredCommand[]): void {
    const numbers = commands.map(({ seq }) => seq);
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
    );
    for (const { commandId, companyId, seq } of commands) {
      if (this.everGiven.has(commandId)) continue;
      this.everGiven.add(commandId);
      assert.ok(seq > (this.lastFirstGiven.get(companyId) ?? 0), `${commandId} was handed out after one behind it`);
      this.lastFirstGiven.set(companyId, seq);
    }
  }

  lease(machine: Machine, max: number, isAnswerLost: boolean): void {
    if (!this.isActive(machine)) return;
    const { connectorId } = this.home;
    const { commands } = this.perform('lease', { connectorId, install: machine.install, max, token: names.name('token') });
    this.noteGiven(commands);
    if (isAnswerLost) return;
    const mayBeginUntil = this.now + leaseMs - deliveryLimits.startMarginSeconds * 1000;
    for (const command of commands) machine.leases.set(command.commandId, { command, mayBeginUntil });
  }

  /** Executes as a connector does: the journal first, then the book, which may already have the result. */
  execute(machine: Machine): void {
    const [first] = machine.leases.values();
    if (!first) return;
    const { command, mayBeginUntil } = first;
    machine.leases.delete(command.commandId);
    const isKnown = this.isExactlyOnce ? this.applied.has(command.commandId) : machine.journal.has(command.commandId);
    if (!isKnown && this.now > mayBeginUntil) return;
    if (!isKnown && command.mode === 'write') this.applied.set(command.commandId, (this.applied.get(command.commandId) ?? 0) + 1);
    machine.journal.add(command.commandId);
    machine.outbox.set(command.commandId, names.done(this.home, command.commandId, { install: machine.install }));
  }

  report(machine: Machine, isAnswerLost: boolean): void {
    const [report] = machine.outbox.values();
    if (!report) return;
    const before = this.stored().find((command) => command.commandId === report.commandId);
    assert.ok(before, `${report.commandId} is gone`);
    const { kind } = this.perform('finish', report);
    assert.notEqual(kind, 'unknown', `${report.commandId} was given to this install`);
    if (!isTerminal(before.status)) assert.equal(kind, 'finished');
    else if (before.reportHash === report.reportHash) assert.equal(kind, 'repeated');
    else assert.equal(kind, before.outcome === 'unknown' ? 'reconciled' : 'contradicted');
    if (!isAnswerLost) machine.outbox.delete(report.commandId);
  }

  heartbeat(machine: Machine): void {
    const running = [...machine.leases.keys()];
    const heard = this.perform('heartbeat', names.heartbeat(this.home, { install: machine.install, running }));
    if (heard.kind === 'other_install') machine.leases.clear();
  }

  /** Everything of the installation is gone; the book, which is the customer's, stays. */
  reinstall(machine: Machine): void {
    machine.install = names.name('install');
    machine.leases.clear();
    machine.journal.clear();
    machine.outbox.clear();
  }

  check(): void {
    const commands = this.stored();
    assert.deepEqual(
      commands.map(({ commandId }) => commandId),
      this.accepted,
      'no accepted command is lost, none appears twice',
    );
    const holders = new Map<string, string>();
    for (const command of commands) {
      this.#checkLease(command, holders);
      this.#checkEnd(command);
    }
  }

  #checkLease(command: StoredCommand, holders: Map<string, string>): void {
    const { commandId, companyId, leaseUntil, runStartedAt } = command;
    assert.equal(command.status === 'running', leaseUntil !== null);
    if (command.mode === 'read')
      assert.ok(command.attempts <= deliveryLimits.readAttemptsMax, `${commandId} was tried too often`);
    else if (!this.isExactlyOnce) assert.ok(!command.installs.includes(' '), `the write ${commandId} went to a second install`);
    if (leaseUntil === null) return;
    assert.ok(leaseUntil <= (runStartedAt ?? 0) + runCapMs, `${commandId} is held past the run cap`);
    if (leaseUntil <= this.now) return;
    assert.ok(leaseUntil <= this.now + leaseMs);
    const holder = holders.get(companyId) ?? holderOf(command);
    assert.equal(holderOf(command), holder, `two installs are at work in ${companyId}`);
    holders.set(companyId, holder);
  }

  #checkEnd(command: StoredCommand): void {
    const { commandId, outcome } = command;
    const applied = this.applied.get(commandId) ?? 0;
    assert.ok(applied <= 1, `the write ${commandId} was applied ${applied} times`);
    if (applied > 0) assert.notEqual(outcome, 'not_applied', `${commandId} was applied and is said not to be`);
    if (command.mode === 'write' && command.installs !== '') assert.notEqual(outcome, 'not_applied');
    const ended = this.terminal.get(commandId);
    if (ended)
      assert.deepEqual({ ...command, lateReport: null, lateReportDigest: null }, ended, `${commandId} changed after its end`);
    else if (isTerminal(command.status)) this.terminal.set(commandId, { ...command, lateReport: null, lateReportDigest: null });
  }

  /** A single install that reports everything finishes every command. */
  drain(): void {
    for (const machine of this.machines) this.reinstall(machine);
    const machine = this.machine(0);
    this.now += deliveryLimits.installSilenceSeconds * 1000;
    for (let round = 0; this.stored().some(({ status }) => !isTerminal(status)); round += 1) {
      assert.ok(round < 100, 'the queue comes to an end');
      this.lease(machine, 50, false);
      while (machine.leases.size > 0) this.execute(machine);
      while (machine.outbox.size > 0) this.report(machine, false);
      this.check();
    }
  }
}

interface Step {
  readonly text: string;
  readonly run: (scene: Scene) => void;
  /** How a failing script is printed. */
  readonly [fc.toStringMethod]: () => string;
}

const step = <Given>(
  arbitrary: fc.Arbitrary<Given>,
  name: string,
  run: (scene: Scene, given: Given) => void,
): fc.Arbitrary<Step> =>
  arbitrary.map((given) => {
    const text = `${name} ${JSON.stringify(given)}`;
    return { text, run: (scene) => run(scene, given), [fc.toStringMethod]: () => text };
  });

const machineIndex = fc.nat({ max: 1 });
const isLost = fc.boolean();

const passage = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(1, 14, 30, 56, 61).map((seconds) => seconds * SECOND_MS) },
  { weight: 2, arbitrary: fc.constantFrom(120, 200, 900).map((seconds) => seconds * SECOND_MS) },
  { weight: 1, arbitrary: fc.constantFrom(1, 72, 168).map((hours) => hours * HOUR_MS) },
);

const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: step(
      fc.record({ mode: fc.constantFrom('read', 'write'), companyId: fc.constantFrom('A', 'A', 'B') }),
      'accept',
      (scene, given) => {
        const command = names.newCommand(scene.home, given);
        scene.accepted.push(command.commandId);
        assert.equal(scene.perform('accept', command).kind, 'queued');
      },
    ),
  },
  {
    weight: 1,
    arbitrary: step(fc.nat(), 'post again', (scene, index) => {
      const commandId = scene.accepted[index % Math.max(1, scene.accepted.length)];
      if (commandId) assert.equal(scene.perform('accept', names.newCommand(scene.home, { commandId })).kind, 'known');
    }),
  },
  {
    weight: 8,
    arbitrary: step(fc.tuple(machineIndex, fc.integer({ min: 1, max: 4 }), isLost), 'next', (scene, [index, max, lost]) =>
      scene.lease(scene.machine(index), max, lost),
    ),
  },
  { weight: 8, arbitrary: step(machineIndex, 'execute', (scene, index) => scene.execute(scene.machine(index))) },
  {
    weight: 6,
    arbitrary: step(fc.tuple(machineIndex, isLost), 'report', (scene, [index, lost]) => scene.report(scene.machine(index), lost)),
  },
  { weight: 3, arbitrary: step(machineIndex, 'heartbeat', (scene, index) => scene.heartbeat(scene.machine(index))) },
  {
    weight: 6,
    arbitrary: step(passage, 'time passes', (scene, milliseconds) => {
      scene.now += milliseconds;
    }),
  },
  { weight: 3, arbitrary: step(fc.constant(null), 'sweep', (scene) => void scene.perform('sweep', { limit: 1_000 })) },
  {
    weight: 1,
    arbitrary: step(fc.nat(), 'cancel', (scene, index) => {
      const commandId = scene.accepted[index % Math.max(1, scene.accepted.length)];
      if (commandId) scene.perform('cancel', { ...scene.home, commandId });
    }),
  },
  { weight: 1, arbitrary: step(fc.constant(null), 'move', (scene) => scene.perform('releaseInstall', scene.home)) },
  {
    weight: 4,
    arbitrary: step(fc.tuple(machineIndex, fc.integer({ min: 1, max: 2 })), 'move to', (scene, [index, max]) => {
      scene.perform('releaseInstall', scene.home);
      scene.lease(scene.machine(index), max, false);
    }),
  },
  {
    weight: 3,
    arbitrary: step(machineIndex, 'come back', (scene, index) => {
      scene.perform('releaseInstall', scene.home);
      scene.heartbeat(scene.machine(index));
    }),
  },
  { weight: 1, arbitrary: step(machineIndex, 'reinstall', (scene, index) => scene.reinstall(scene.machine(index))) },
);

test('under crashes, lost responses, sleep and reinstalls the delivery rules hold', () => {
  const scripts = fc.array(steps, { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(fc.boolean(), scripts, (isExactlyOnce, script) => {
      const scene = new Scene(isExactlyOnce);
      for (const { text, run } of script) {
        try {
          run(scene);
          scene.check();
        } catch (error) {
          throw new Error(`after "${text}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
        }
      }
      scene.drain();
    }),
    { numRuns: RUNS },
  );
});
