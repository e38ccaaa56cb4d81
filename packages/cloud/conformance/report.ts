/** What a connector's report changes: once and permanently; late ones are kept next to it. Artifacts too. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECOND_MS } from '@ledgerline/contract';
import { leaseMs } from '../src/delivery/delivery.ts';
import type { ArtifactFile, CommandSnapshot } from '../src/store/store.ts';
import { errorCode, exactlyOnceDriver, finishedCommand, firstPage, type Home, type World } from './world.ts';

const PAST_THE_LEASE_MS = leaseMs + SECOND_MS;

const pdf: ArtifactFile = { sha256: 'c'.repeat(64), fileName: 'IV-000001.pdf', contentType: 'application/pdf', size: 1234 };

const outcomeUnknown = { code: 'outcome_unknown', message: 'Nobody knows.', retryable: false, outcome: 'unknown' } as const;

async function leased(world: World, home: Home, mode: 'read' | 'write' = 'write'): Promise<CommandSnapshot> {
  const command = await world.accept(mode === 'write' ? world.newCommand(home) : world.newRead(home));
  assert.deepEqual(await world.given(home), [command.commandId]);
  return command;
}

export function exerciseReports(opened: () => World): void {
  test('a result ends the command with everything that was reported', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    world.advance(SECOND_MS);
    const outcome = await world.store.finish(
      world.done(home, command.commandId, { docNo: 'IV-000009', result: '{"ok":true,"n":1.50}' }),
    );
    assert.equal(outcome.kind, 'finished');
    const stands = await world.now(command);
    assert.deepEqual(
      [stands.status, stands.result, stands.docNo, stands.error],
      ['done', '{"ok":true,"n":1.50}', 'IV-000009', null],
    );
    assert.deepEqual([stands.finishedAt, stands.leaseUntil, stands.leaseToken], [await world.store.now(), null, null]);
    const {
      queuePosition: _place,
      connectorLastSeenAt: _seen,
      payload: _payload,
      warnings: _warnings,
      result: _result,
      lateReport: _late,
      sentBy: _sender,
      clearedAt: _cleared,
      externalId: _externalId,
      meaningHash: _meaning,
      ...listed
    } = stands;
    assert.deepEqual(finishedCommand(outcome), listed);
  });

  test('a failure keeps its error, its outcome and its result', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    const error = { code: 'verify_mismatch', message: 'Saved, but it differs.', retryable: false, outcome: 'applied' } as const;
    await world.store.finish(world.failed(home, command.commandId, { error, result: '{"ok":false,"saved":true}' }));
    const stands = await world.now(command);
    assert.deepEqual([stands.status, stands.outcome, stands.result], ['failed', 'applied', '{"ok":false,"saved":true}']);
    assert.deepEqual(JSON.parse(stands.error ?? 'null'), error);
  });

  test('the notification of a report is created once, if the report ends the command', async () => {
    const world = opened();
    const home = await world.signUp();
    const [first, second] = [await leased(world, home), await leased(world, home)];
    const notice = (subject: string) => ({
      notificationId: world.name('notification'),
      draft: world.draft({ kind: 'outcome_unknown', subject }),
    });
    const told = async () => (await world.store.notifications(firstPage(home))).map(({ subject }) => subject);
    const report = world.failed(home, first.commandId, { error: outcomeUnknown });
    assert.equal((await world.store.finish({ ...report, notice: notice(first.commandId) })).kind, 'finished');
    assert.deepEqual(await told(), [first.commandId]);
    await world.store.dismiss({
      ...home,
      notificationId: (await world.store.notifications(firstPage(home)))[0]?.notificationId ?? '',
    });
    assert.equal((await world.store.finish({ ...report, notice: notice(first.commandId) })).kind, 'repeated');
    await world.store.finish(world.done(home, second.commandId));
    assert.deepEqual(await told(), []);
  });

  test('a failed command does not hold up those behind it', async () => {
    const world = opened();
    const home = await world.signUp();
    const poison = await leased(world, home);
    const next = await world.accept(world.newCommand(home));
    await world.store.finish(world.failed(home, poison.commandId));
    assert.deepEqual(await world.given(home), [next.commandId]);
  });

  test('an identical report again changes nothing and is welcome', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    await world.store.finish(world.done(home, command.commandId));
    const before = await world.now(command);
    world.advance(SECOND_MS);
    const outcome = await world.store.finish(world.done(home, command.commandId));
    assert.equal(outcome.kind, 'repeated');
    assert.deepEqual(await world.now(command), before);
  });

  test('a different report is stored separately and changes nothing; the first of them stays', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    await world.store.finish(world.done(home, command.commandId));
    const before = await world.now(command);
    const outcome = await world.store.finish(world.failed(home, command.commandId));
    assert.equal(outcome.kind, 'contradicted');
    const { lateReport, ...after } = await world.now(command);
    assert.deepEqual({ ...after, lateReport: null }, before);
    assert.equal((JSON.parse(lateReport ?? 'null') as { status: string }).status, 'failed');
    await world.store.finish(world.failed(home, command.commandId, { reportHash: 'another', result: '{"ok":false}' }));
    assert.equal((await world.now(command)).lateReport, lateReport);
  });

  test('what was given up as unknown is reconciled by a late report, and stays failed', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    world.advance(PAST_THE_LEASE_MS);
    await world.lease(home, 'second');
    assert.equal(errorCode(await world.now(command)), 'outcome_unknown');
    const late = world.done(home, command.commandId, { result: '{"ok":true,"saved":true}' });
    assert.equal((await world.store.finish(late)).kind, 'reconciled');
    assert.equal((await world.store.finish(late)).kind, 'reconciled');
    const stands = await world.now(command);
    assert.deepEqual(
      [stands.status, errorCode(stands), stands.outcome, stands.result],
      ['failed', 'outcome_unknown', 'unknown', null],
    );
    assert.deepEqual(JSON.parse(stands.lateReport ?? 'null'), {
      status: 'done',
      result: { ok: true, saved: true },
      error: null,
      receivedAt: await world.store.now(),
    });
  });

  test('a report counts after its lease has run out', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    world.advance(PAST_THE_LEASE_MS);
    assert.equal((await world.store.finish(world.done(home, command.commandId))).kind, 'finished');
  });

  test('the late result of a read that was queued again counts, and the read is not leased again', async () => {
    const world = opened();
    const home = await world.signUp();
    const read = await leased(world, home, 'read');
    world.advance(PAST_THE_LEASE_MS);
    await world.store.sweep({ limit: 1000 });
    assert.equal((await world.now(read)).status, 'queued');
    assert.equal((await world.store.finish(world.done(home, read.commandId))).kind, 'finished');
    assert.equal((await world.now(read)).status, 'done');
    assert.deepEqual(await world.given(home), []);
  });

  test('of two installs that leased a write the first result counts', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    await world.store.heartbeat(world.heartbeat(home, { driver: exactlyOnceDriver }));
    world.advance(PAST_THE_LEASE_MS);
    assert.deepEqual(await world.given(home, 'second'), [command.commandId]);
    assert.equal((await world.store.finish(world.done(home, command.commandId, { install: 'first' }))).kind, 'finished');
    assert.equal((await world.store.finish(world.done(home, command.commandId, { install: 'second' }))).kind, 'repeated');
    assert.equal((await world.store.finish(world.failed(home, command.commandId, { install: 'second' }))).kind, 'contradicted');
  });

  test('what another install holds by now is not ended by an earlier one that did not run it; what it saved counts', async () => {
    const world = opened();
    const home = await world.signUp();
    const unsaved = [
      world.failed(home, '', { reportHash: 'not applied' }),
      world.failed(home, '', { reportHash: 'unknown', error: outcomeUnknown }),
    ];
    await world.store.heartbeat(world.heartbeat(home, { driver: exactlyOnceDriver }));
    for (const mode of ['write', 'read'] as const) {
      const command = await leased(world, home, mode);
      const { commandId } = command;
      world.advance(PAST_THE_LEASE_MS);
      assert.deepEqual(await world.given(home, 'second'), [commandId]);
      const before = await world.now(command);
      for (const report of unsaved) {
        const outcome = await world.store.finish({ ...report, commandId });
        assert.equal(finishedCommand(outcome).status, 'running', 'it is taken, and the holder goes on');
      }
      assert.deepEqual(await world.now(command), before);
      assert.equal((await world.store.finish(world.done(home, commandId, { install: 'second' }))).kind, 'finished');
      assert.equal((await world.now(command)).status, 'done');
    }
    const saved = await leased(world, home);
    world.advance(PAST_THE_LEASE_MS);
    assert.deepEqual(await world.given(home, 'second'), [saved.commandId]);
    const error = { ...outcomeUnknown, code: 'verify_mismatch', outcome: 'applied' } as const;
    assert.equal((await world.store.finish(world.failed(home, saved.commandId, { error }))).kind, 'finished');
    assert.equal((await world.now(saved)).outcome, 'applied');
  });

  test('a report is unknown of a command that this install was never given, of another connector, or that is not there', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const queued = await world.accept(world.newCommand(home));
    assert.deepEqual(await world.store.finish(world.done(home, queued.commandId)), { kind: 'unknown' });
    await world.lease(home);
    assert.deepEqual(await world.store.finish(world.done(home, queued.commandId, { install: 'second' })), { kind: 'unknown' });
    assert.deepEqual(await world.store.finish(world.done(other, queued.commandId)), { kind: 'unknown' });
    assert.deepEqual(await world.store.finish(world.done(home, world.name('unheard'))), { kind: 'unknown' });
    assert.equal((await world.now(queued)).status, 'running');
  });

  test('of many reports at once one ends the command', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home);
    const reports = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? world.done(home, command.commandId) : world.failed(home, command.commandId),
    );
    const kinds = (await Promise.all(reports.map((report) => world.store.finish(report)))).map(({ kind }) => kind);
    assert.equal(kinds.filter((kind) => kind === 'finished').length, 1);
    assert.equal(kinds.filter((kind) => kind === 'repeated').length, 9);
    assert.equal(kinds.filter((kind) => kind === 'contradicted').length, 10);
  });

  test('an artifact is attached before the result, by an install that was given the command, and stays', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await leased(world, home, 'read');
    const attachment = { connectorId: home.connectorId, install: 'first', commandId: command.commandId, artifact: pdf };
    const [first, last, late] = ['d', 'c', 'e'].map((letter) => world.name(letter).padEnd(64, '0')) as [string, string, string];
    const attach = (sha256: string, more: object = {}) =>
      world.store.attachArtifact({ ...attachment, ...more, artifact: { ...pdf, sha256 } });
    assert.deepEqual(await attach(first, { install: 'second' }), { kind: 'unknown' });
    assert.deepEqual(await attach(first, { commandId: world.name('unheard') }), { kind: 'unknown' });
    assert.deepEqual(await attach(first), { kind: 'attached', replaced: null });
    assert.deepEqual(await attach(first), { kind: 'attached', replaced: null });
    assert.deepEqual(await world.store.keptArtifacts({ sha256s: [first, last] }), [first]);
    assert.deepEqual(await attach(last), { kind: 'attached', replaced: first });
    await world.store.finish(world.done(home, command.commandId));
    for (const sha256 of [last, late]) assert.deepEqual(await attach(sha256), { kind: 'finished', kept: last });
    assert.deepEqual(await world.store.keptArtifacts({ sha256s: [first, last, late] }), [last]);
    assert.deepEqual(await world.store.keptArtifacts({ sha256s: [] }), []);
    const { artifactSha256, artifactFileName, artifactContentType, artifactSize } = await world.now(command);
    assert.deepEqual(
      [artifactSha256, artifactFileName, artifactContentType, artifactSize],
      Object.values({ ...pdf, sha256: last }),
    );
  });
}
