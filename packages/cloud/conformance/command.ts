/** Accepting, reading and cancelling commands, as every store must do it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewCommand } from '../src/store/store.ts';
import { commandIn, errorCode, type World } from './world.ts';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01 rojo="1"';

export function exerciseCommands(opened: () => World): void {
  test('an accepted command is there at once, whole and queued', async () => {
    const world = opened();
    const home = await world.signUp();
    const told = { warnings: '[{"code":"UNKNOWN_MEMBER","message":"发票\\n"}]', payload: '{"note":"发票 💼 \\u0000"}' };
    const wanted = world.newCommand(home, { sentBy: 'key_1', docNo: 'IV-000001', trace: TRACE, ...told });
    const accepted = await world.accept(wanted);
    const { payload, warnings, docNo, status, attempts, startedAt, finishedAt, result, error, installs } =
      await world.now(wanted);
    assert.deepEqual({ payload, warnings, docNo, status, attempts }, { ...pick(wanted), status: 'queued', attempts: 0 });
    assert.deepEqual(
      { startedAt, finishedAt, result, error, installs },
      { startedAt: null, finishedAt: null, result: null, error: null, installs: '' },
    );
    assert.deepEqual(await world.now(wanted), accepted);
    assert.deepEqual([accepted.sentBy, accepted.trace], ['key_1', TRACE]);
    const unsigned = await world.accept(world.newCommand(home, { sentBy: null }));
    const { sentBy, trace } = await world.now(unsigned);
    assert.deepEqual([sentBy, trace], [null, null]);
    const leased = await world.lease(home);
    assert.equal(leased.commands[0]?.trace, TRACE);
    const finished = await world.store.finish(world.done(home, wanted.commandId));
    assert.equal(finished.kind === 'finished' && finished.command.trace, TRACE);
    assert.equal(accepted.createdAt, await world.store.now());
  });

  test('a caller that got a response finds what was written, however many write at once', async () => {
    const world = opened();
    const home = await world.signUp();
    const found = Array.from({ length: 300 }, async () => {
      const { commandId } = await world.accept(world.newCommand(home));
      return (await world.now({ ...home, commandId })).status;
    });
    assert.deepEqual(new Set(await Promise.all(found)), new Set(['queued']));
  });

  test('the same id again queues nothing and returns the current command, with the first payload', async () => {
    const world = opened();
    const home = await world.signUp();
    const first = world.newCommand(home);
    const accepted = await world.accept(first);
    const again = await world.store.accept(first);
    assert.deepEqual(again, { kind: 'known', command: accepted });
    const other = await world.store.accept({ ...first, payload: '{"debtorCode":"300-B002"}' });
    assert.deepEqual(other, { kind: 'known', command: accepted });
    await world.lease(home);
    await world.store.finish(world.done(home, first.commandId));
    const after = await world.store.accept(first);
    assert.equal(after.kind, 'known');
    assert.equal(after.command.status, 'done');
    assert.equal(await world.store.queuedCount({ tenantId: home.tenantId, limit: 10 }), 0);
  });

  test('200 simultaneous posts of one id queue one command', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = world.newCommand(home);
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => world.store.accept(command)));
    assert.equal(outcomes.filter(({ kind }) => kind === 'queued').length, 1);
    assert.equal(new Set(outcomes.map((outcome) => commandIn(outcome).seq)).size, 1);
    assert.deepEqual(await world.given(home), [command.commandId]);
  });

  test('of two different requests under one id one wins and both get that result', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = world.newCommand(home);
    const payloads = ['{"number":1}', '{"number":2}'];
    const race = Array.from({ length: 40 }, (_, index) => world.store.accept({ ...command, payload: payloads[index % 2] ?? '' }));
    const seen = new Set((await Promise.all(race)).map((outcome) => commandIn(outcome).payload));
    assert.equal(seen.size, 1);
    assert.ok(payloads.includes([...seen][0] ?? ''));
  });

  test('a list is accepted in its order in one go, and what was known is returned as it is', async () => {
    const world = opened();
    const home = await world.signUp();
    const commands = Array.from({ length: 9 }, () => world.newCommand(home));
    const [early = assert.fail(), ...late] = commands;
    const accepted = await world.accept(early);
    const list = [...late.slice(0, 6), early, ...late.slice(6), late[0] ?? early];
    const outcomes = await world.store.acceptMany({ commands: list, isWhole: false });
    assert.deepEqual(outcomes[6], { kind: 'known', command: accepted });
    assert.deepEqual(outcomes.at(-1), { kind: 'known', command: await world.now(late[0] ?? early) });
    assert.deepEqual(new Set(outcomes.map((outcome) => outcome?.kind)), new Set(['queued', 'known']));
    assert.deepEqual(
      await world.given(home),
      [early, ...late].map(({ commandId }) => commandId),
    );
    assert.equal(await world.store.queuedCount({ tenantId: home.tenantId, limit: 50 }), 0);
  });

  test('of a list that is kept together nothing is queued once one is known', async () => {
    const world = opened();
    const home = await world.signUp();
    const commands = Array.from({ length: 5 }, () => world.newCommand(home));
    const known = await world.accept(commands[3] ?? assert.fail());
    const refused = await world.store.acceptMany({ commands, isWhole: true });
    assert.deepEqual(refused, [null, null, null, { kind: 'known', command: known }, null]);
    assert.equal(await world.store.queuedCount({ tenantId: home.tenantId, limit: 50 }), 1);
    const others = commands.filter(({ commandId }) => commandId !== known.commandId);
    const queued = await world.store.acceptMany({ commands: others, isWhole: true });
    assert.deepEqual(
      queued.map((outcome) => outcome?.kind),
      Array(4).fill('queued'),
    );
    assert.deepEqual(commandIn(queued[1] ?? assert.fail()), await world.now(others[1] ?? assert.fail()));
  });

  test('of two lists that share an id and are kept together one is queued whole, the other not at all', async () => {
    const world = opened();
    const home = await world.signUp();
    const shared = world.newCommand(home);
    const lists = Array.from({ length: 8 }, () => [world.newCommand(home), shared, world.newCommand(home)]);
    const outcomes = await Promise.all(lists.map((commands) => world.store.acceptMany({ commands, isWhole: true })));
    const kinds = outcomes.map((list) => list.map((outcome) => outcome?.kind ?? 'none').join(' ')).sort();
    assert.deepEqual(kinds, [...Array(7).fill('none known none'), 'queued queued queued']);
    assert.equal((await world.given(home)).length, 3);
  });

  test('commands are numbered in the order they were accepted', async () => {
    const world = opened();
    const home = await world.signUp();
    const commands = Array.from({ length: 30 }, () => world.newCommand(home));
    const accepted = await Promise.all(commands.map((command) => world.accept(command)));
    const numbers = accepted.map((command) => command.seq);
    assert.deepEqual(
      numbers,
      [...numbers].sort((a, b) => a - b),
    );
    assert.equal(new Set(numbers).size, 30);
  });

  test('the place in the queue is that of the account book, up to a window', async () => {
    const world = opened();
    const home = await world.signUp();
    const places: (number | null)[] = [];
    for (const companyId of ['MAIN', 'OTHER', 'MAIN', 'OTHER', 'MAIN'])
      places.push((await world.accept(world.newCommand(home, { companyId }))).queuePosition);
    assert.deepEqual(places, [1, 1, 2, 2, 3]);
    await Promise.all(Array.from({ length: 60 }, () => world.accept(world.newCommand(home))));
    const last = await world.accept(world.newCommand(home));
    assert.equal(last.queuePosition, 50);
    await world.lease(home, 'first', 100);
    assert.equal((await world.now(last)).queuePosition, null);
  });

  test('a long queue is read again once it is shorter, and when its connector has called', async () => {
    const world = opened();
    const home = await world.signUp();
    const queued = await Promise.all(Array.from({ length: 52 }, () => world.accept(world.newCommand(home))));
    const full = await world.accept(world.newCommand(home));
    assert.deepEqual([full.queuePosition, full.connectorLastSeenAt], [50, null]);
    for (const { commandId } of queued.slice(0, 5)) await world.store.cancel({ tenantId: home.tenantId, commandId });
    assert.equal((await world.accept(world.newCommand(home))).queuePosition, 49);
    assert.equal((await world.accept(world.newCommand(home))).queuePosition, 50);
    await world.store.recordCall({ connectorId: home.connectorId, install: 'first' });
    assert.equal(typeof (await world.accept(world.newCommand(home))).connectorLastSeenAt, 'number');
    await world.lease(home, 'first', 2);
    assert.equal((await world.accept(world.newCommand(home))).queuePosition, 50);
    await world.lease(home, 'first', 10);
    assert.equal((await world.accept(world.newCommand(home))).queuePosition, 41);
  });

  test('the id of one tenant is free for another, and neither sees the other', async () => {
    const world = opened();
    const [ours, theirs] = [await world.signUp(), await world.signUp()];
    const commandId = world.name('shared');
    const our = await world.accept(world.newCommand(ours, { commandId, payload: '{"whose":"ours"}' }));
    const their = await world.accept(world.newCommand(theirs, { commandId, payload: '{"whose":"theirs"}' }));
    assert.notEqual(our.seq, their.seq);
    assert.equal((await world.now({ ...ours, commandId })).payload, '{"whose":"ours"}');
    assert.deepEqual(await world.given(theirs), [commandId]);
    assert.equal((await world.now({ ...ours, commandId })).status, 'queued');
    assert.equal(await world.store.command({ tenantId: ours.tenantId, commandId: world.name('unheard') }), null);
  });

  test('a queued command is cancelled once, and never leased', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await world.accept(world.newCommand(home));
    const cancelled = await world.store.cancel(command);
    assert.equal(cancelled.kind, 'cancelled');
    const stands = await world.now(command);
    assert.deepEqual([stands.status, errorCode(stands), stands.outcome], ['failed', 'cancelled', 'not_applied']);
    assert.equal(stands.finishedAt, await world.store.now());
    const again = await world.store.cancel(command);
    assert.deepEqual(again, { kind: 'not_queued', command: stands });
    assert.deepEqual(await world.given(home), []);
  });

  test('a leased command cannot be cancelled, and no tenant can cancel for another', async () => {
    const world = opened();
    const [home, stranger] = [await world.signUp(), await world.signUp()];
    const command = await world.accept(world.newCommand(home));
    assert.deepEqual(await world.store.cancel({ ...command, tenantId: stranger.tenantId }), { kind: 'unknown' });
    await world.lease(home);
    assert.equal((await world.store.cancel(command)).kind, 'not_queued');
    assert.equal((await world.now(command)).status, 'running');
    assert.deepEqual(await world.store.cancel({ ...command, commandId: world.name('unheard') }), { kind: 'unknown' });
  });

  test('queued commands are counted up to the limit, those of the tenant alone', async () => {
    const world = opened();
    const home = await world.signUp();
    for (let index = 0; index < 5; index += 1) await world.accept(world.newCommand(home));
    assert.equal(await world.store.queuedCount({ tenantId: home.tenantId, limit: 100 }), 5);
    assert.equal(await world.store.queuedCount({ tenantId: home.tenantId, limit: 3 }), 3);
    assert.equal(await world.store.queuedCount({ tenantId: world.name('nobody'), limit: 3 }), 0);
  });
}

const pick = ({ payload, warnings, docNo }: Pick<NewCommand, 'payload' | 'warnings' | 'docNo'>) => ({ payload, warnings, docNo });
