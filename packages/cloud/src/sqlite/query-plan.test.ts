import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { type Home, World } from '../conformance/world.ts';
import { leaseMs } from '../delivery.ts';
import { type VerbName, verbFace } from '../sql/verbs.ts';
import type { CommandFilter, Store } from '../store.ts';
import { performBatch } from './batch.ts';
import { prepareDatabase } from './migration.ts';
import { packGiven, unpackAnswer } from './packing.ts';
import { openForWriting } from './written-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-plan-'));
after(() => rmSync(folder, { recursive: true }));

/** A store on one connection, whose statements can be looked at. */
function openOnOneConnection(path: string) {
  const options = { lockWaitMs: 20, pagesMax: null };
  prepareDatabase(path, options);
  const file = openForWriting(path, options);
  const { connection } = file;
  let now = Date.UTC(2026, 8, 30);
  const perform = async (name: VerbName, given: unknown): Promise<unknown> => {
    const { answers, failures } = performBatch(file, { now, names: [name], given: [packGiven(name, given)] });
    const failure = failures.get(0);
    if (failure) throw failure;
    return unpackAnswer(name, answers[0], given);
  };
  const store: Store = {
    ...verbFace(perform),
    now: async () => now,
    bytes: async () => 0,
    keyChanges: () => 0,
    subscribe: () => () => {},
    close: async () => connection.close(),
  };
  const advance = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { connection, world: new World({ store, advance }) };
}

/** Everything that looks for commands, whichever way. */
async function useTheQueue(world: World, home: Home): Promise<void> {
  const { store } = world;
  const call = { connectorId: home.connectorId, install: 'first' };
  const [write, read] = [await world.accept(world.newCommand(home)), await world.accept(world.newRead(home))];
  await store.hasWork(call);
  await world.lease(home);
  await store.lease({ ...call, max: 10, token: 'again', holding: [] });
  await store.heartbeat(world.heartbeat(home, { running: [write.commandId] }));
  await store.attachArtifact({
    ...call,
    commandId: read.commandId,
    artifact: { sha256: 'a', fileName: 'a', contentType: 'a', size: 1 },
  });
  await store.keptArtifacts({ sha256s: ['a'] });
  world.advance(leaseMs);
  await store.hasWork(call);
  await store.sweep({ limit: 10 });
  await world.lease(home);
  for (const { commandId } of [write, read]) await store.finish(world.done(home, commandId));
  await store.finish(world.failed(home, write.commandId));
  await store.cancel(await world.accept(world.newCommand(home)));
  await store.queuedCount({ ...home, limit: 5 });
  await store.queueCounts(home);
  await store.statistics();
  await store.retentionFacts(home);
  await store.activity({ ...home, since: 0 });
  await store.servedKinds(home);
  const every: CommandFilter = {
    tenantId: home.tenantId,
    status: 'done',
    type: 'list-sales-invoices',
    module: 'sales',
    companyId: 'MAIN',
    connectorId: home.connectorId,
    outcome: 'applied',
    errorCode: 'x',
    from: 0,
    to: 1,
    text: 'x',
    companies: ['MAIN'],
    modules: ['sales'],
    hiddenTypes: ['read-debtors'],
    beforeSeq: 5,
    limit: 10,
    lookedAtMax: 100,
  };
  const none = Object.fromEntries(Object.keys(every).map((name) => [name, null]));
  await store.commands(every);
  await store.commands({
    ...(none as unknown as CommandFilter),
    tenantId: home.tenantId,
    hiddenTypes: [],
    limit: 10,
    lookedAtMax: 100,
  });
}

/** Everything else that is asked on the way of a request. */
async function useTheAccount(world: World, home: Home): Promise<void> {
  const { store } = world;
  const { tenantId } = home;
  const keyHash = world.name('hash');
  await store.keyHolder({ keyHash });
  await store.connectorByKey({ keyHash });
  await store.session({ tokenHash: keyHash, days: 30 });
  for (const max of [1, 1]) await store.takeFromWindow({ subject: 'a', windowMs: 1, max });
  await store.returnToWindow({ subject: 'a' });
  await store.countInWindow({ subject: 'a' });
  await store.clearWindow({ subject: 'a' });
  await store.sweepWindows();
  await store.shareUse({ uses: [{ subject: 'a', used: 1 }] });
  await store.tenantByEmail({ email: 'a' });
  await store.tenants({ before: null, limit: 10 });
  await store.audits({ tenantId, limit: 10 });
  await store.appKey({ tenantId, keyId: 'a' });
  for (const before of [null, { at: 1, id: 'a' }]) {
    await store.appKeys({ tenantId, before, limit: 10 });
    await store.notifications({ tenantId, before, limit: 10 });
  }
  await store.notify({ tenantId, notificationId: 'n', draft: world.draft() });
  await store.settleNotifications({ tenantId, kinds: ['no_commands'], drafts: [] });
  await store.endSessions({ tenantId, audit: world.audit(tenantId) });
}

/** A whole table is read only where this says so: connectors are few, and looked through for statistics and sandboxes. */
const mayBeScanned = /^SCAN connector\b/;
/** An index that holds only commands that wait or run is as short as the queue; a page of tenants is read from its start. */
const shortIndex = /USING (?:COVERING )?INDEX (?:command_(?:queue|queue_age|running)|tenant_newest)\b/;

test('no statement of a verb reads a whole table that grows', async () => {
  const path = join(folder, 'plan.db');
  const { connection, world } = openOnOneConnection(path);
  const home = await world.signUp();
  await useTheQueue(world, home);
  await useTheAccount(world, home);
  const { statements } = connection;
  assert.ok(statements.length > 50, `only ${statements.length} statements were run`);
  await world.store.close();

  const database = new DatabaseSync(path, { readOnly: true });
  const scans = statements.flatMap((sql) => {
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as unknown as readonly { readonly detail: string }[];
    return steps
      .map(({ detail }) => detail)
      .filter((detail) =>
        /^SCAN (?:command|connector|tenant|session|app_key|notification|audit|event_window|limit_use)\b/.test(detail),
      )
      .filter((detail) => !mayBeScanned.test(detail) && !shortIndex.test(detail))
      .map((detail) => `${detail}: ${sql}`);
  });
  database.close();
  assert.deepEqual(scans, []);
});
