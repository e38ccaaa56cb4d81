/** What removing the contents of old commands means, for any store. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import type { CommandSnapshot } from '../src/store/store.ts';
import type { Home, World } from './world.ts';

/** Accepted, leased and done. */
async function doneCommand(world: World, home: Home): Promise<CommandSnapshot> {
  const command = await world.accept(world.newCommand(home));
  await world.lease(home);
  const artifact = { sha256: world.name('sha'), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 };
  await world.store.attachArtifact({ connectorId: home.connectorId, install: 'first', commandId: command.commandId, artifact });
  await world.store.finish(world.done(home, command.commandId));
  return command;
}

export function exerciseRetention(opened: () => World): void {
  test('the choice of a tenant is kept, with its line in the log', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId } = await world.signUp();
    const audit = world.audit(tenantId, 'retention.changed');
    assert.equal((await store.tenant({ tenantId }))?.keptDays, null);
    assert.equal((await store.setKeptDays({ tenantId, keptDays: 90, audit }))?.keptDays, 90);
    assert.equal((await store.tenant({ tenantId }))?.keptDays, 90);
    assert.equal((await store.setKeptDays({ tenantId, keptDays: null, audit }))?.keptDays, null);
    assert.deepEqual(
      (await store.audits({ tenantId, limit: 5 })).filter(({ action }) => action === 'retention.changed').length,
      2,
    );
    assert.equal(await store.setKeptDays({ tenantId: 'none', keptDays: 90, audit }), null);
  });

  test('what a command contained is removed, and what it was, how it ended and its meaning stay', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const command = await doneCommand(world, home);
    const before = await world.now(command);
    await store.clearCommands({ tenantId, commands: [{ seq: command.seq, meaningHash: 'meaning' }] });
    const empty = { payload: '{}', warnings: null, result: null, lateReport: null };
    const noFile = { artifactSha256: null, artifactFileName: null, artifactContentType: null, artifactSize: null };
    const cleared = { ...before, ...empty, ...noFile, clearedAt: await store.now(), meaningHash: 'meaning' };
    assert.deepEqual(await world.now(command), cleared);
    assert.deepEqual(await store.keptArtifacts({ sha256s: [before.artifactSha256 ?? ''] }), []);
    world.advance(1);
    await store.clearCommands({ tenantId, commands: [{ seq: command.seq, meaningHash: 'other' }] });
    assert.deepEqual(await world.now(command), cleared, 'once');
    assert.equal((await store.accept(world.newCommand(home, { commandId: command.commandId }))).kind, 'known');
  });

  test('a read is passed as long after its end as its sender said, and clearing it moves no place', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const ours = async (limit = 99) =>
      (await store.passedReads({ limit })).filter((read) => read.tenantId === tenantId).map(({ seq }) => seq);
    const older = await doneCommand(world, home);
    const [first, second] = [
      await world.accept(world.newRead(home, { keptMs: 2_000 })),
      await world.accept(world.newRead(home, { keptMs: 1_000 })),
    ];
    const waiting = await world.accept(world.newRead(home, { keptMs: 1_000 }));
    await world.lease(home, 'first', 2);
    for (const { commandId } of [first, second]) await store.finish(world.done(home, commandId));
    assert.deepEqual(await ours(), []);
    world.advance(1_000);
    assert.deepEqual(await ours(), [second.seq]);
    world.advance(1_000);
    assert.deepEqual(await ours(), [second.seq, first.seq], 'the longest ago first');
    await store.clearRead({ tenantId, seq: first.seq, meaningHash: 'm' });
    await store.clearRead({ tenantId, seq: waiting.seq, meaningHash: 'm' });
    assert.deepEqual(await ours(), [second.seq]);
    assert.equal((await world.now(waiting)).clearedAt, null, 'one that has not ended is never cleared');
    const { result, clearedAt, meaningHash } = await world.now(first);
    assert.deepEqual([result, clearedAt, meaningHash], [null, await store.now(), 'm']);
    const endedBefore = (await store.now()) + 1;
    assert.equal((await store.oldCommands({ tenantId, endedBefore, limit: 1 }))[0]?.seq, older.seq);
    await store.clearRead({ tenantId, seq: second.seq, meaningHash: 'm' });
  });

  test('old commands are found a few at a time, each once, up to the first that has not ended or is not old', async () => {
    const world = opened();
    const { store } = world;
    const [home, other] = [await world.signUp(), await world.signUp()];
    const { tenantId } = home;
    const early = [await doneCommand(world, home), await doneCommand(world, home), await doneCommand(world, home)];
    const ofOther = await doneCommand(world, other);
    world.advance(DAY_MS);
    const endedBefore = await store.now();
    const waiting = await world.accept(world.newCommand(home));
    world.advance(1);
    const found = async (limit: number) =>
      (await store.oldCommands({ tenantId, endedBefore, limit })).map(({ seq, payload }) => [seq, payload]);
    const [first, second, third] = early.map(({ seq, payload }) => [seq, payload]);
    assert.deepEqual(await found(2), [first, second]);
    assert.deepEqual(await found(2), [first, second], 'a run that was killed goes on where it was');
    const commands = early.slice(0, 2).map(({ seq }) => ({ seq, meaningHash: 'm' }));
    await store.clearCommands({ tenantId, commands });
    assert.deepEqual(await found(9), [third]);
    await store.clearCommands({ tenantId, commands: commands.slice(0, 1) });
    assert.deepEqual(await found(9), [third], 'a slower node does not lead back');
    await store.clearCommands({ tenantId, commands: [{ seq: early[2]?.seq ?? 0, meaningHash: 'm' }] });
    assert.deepEqual(await found(9), []);
    assert.equal((await world.now(waiting)).clearedAt, null);
    assert.equal((await world.now(ofOther)).clearedAt, null);
    await store.clearCommands({ tenantId, commands: [{ seq: waiting.seq, meaningHash: 'm' }] });
    assert.equal((await world.now(waiting)).clearedAt, null, 'one that has not ended is never cleared');
  });
}
