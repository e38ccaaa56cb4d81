import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { commandIn, type Home, World } from '../../packages/cloud/conformance/world.ts';
import { KeyCache } from '../../packages/cloud/src/account/rights/key-cache.ts';
import { lockKey } from '../../packages/cloud/src/postgres/lock.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { lockNames } from '../../packages/cloud/src/sql/verb/lock.ts';
import type { Store, StoredCommand, StoreEvent } from '../../packages/cloud/src/store/store.ts';
import { exerciseLostResponse } from '../../packages/cloud/testing/lost-response.conformance.ts';
import { openMailServer } from '../../packages/cloud/testing/mail-server.ts';
import { exercisePrefetch } from '../../packages/cloud/testing/prefetch.conformance.ts';
import { openTestCloud, testStart } from '../../packages/cloud/testing/test-cloud.ts';
import { TestPost } from '../../packages/cloud/testing/test-post.ts';
import { openTestServer, type TestServer } from '../../packages/cloud/testing/test-server.ts';
import { ManualTimers } from './manual-timers.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

/** What another node does that dies right after its commit. */
const insertOf = ({ tenantId, connectorId }: Home, commandId: string): string =>
  `INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, status, created_at, attempts, installs)
   VALUES ('${tenantId}', '${commandId}', '${connectorId}', 'MAIN', 'create-sales-invoice', 'sales', 'write', '{}', 'queued', 1, 0, '')`;

describe('two nodes on one PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  let nodes: readonly [Store, Store];
  let world: World;
  /** Those of the second node, which checks only on request. */
  const timers = new ManualTimers();
  const nodeOf = (index: number): Store => nodes[index % 2 === 0 ? 0 : 1];

  before(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    nodes = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url, timers })]);
    world = new World({ store: nodes[0], advance: () => {} });
  });
  after(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await server.stop();
  });

  /** Leases from both nodes in turn until as many were leased. */
  async function leaseAll({ connectorId }: Home, wanted: number): Promise<readonly StoredCommand[]> {
    const leased: StoredCommand[] = [];
    for (let turn = 0; leased.length < wanted; turn += 1) {
      const { commands } = await nodeOf(turn).lease({ connectorId, install: 'first', max: 7, token: `token${turn}` });
      leased.push(...commands);
    }
    return leased;
  }

  /** Resolves with the first event that fits. */
  function heard(node: Store, fits: (event: StoreEvent) => boolean): Promise<StoreEvent> {
    const { promise, resolve } = Promise.withResolvers<StoreEvent>();
    const forget = node.subscribe((event) => {
      if (fits(event)) resolve(event);
    });
    return promise.finally(forget);
  }

  const isQueued =
    ({ connectorId }: Home) =>
    (event: StoreEvent): boolean =>
      event.kind === 'queued' && event.connectorId === connectorId;
  const isFinished =
    (commandId: string) =>
    (event: StoreEvent): boolean =>
      event.kind === 'finished' && event.commandId === commandId;

  async function directly(sql: string): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  it('commands of a connector are leased in the order of acceptance, on any node', async () => {
    const home = await world.signUp();
    const accepted = count(8).map(async (caller) => {
      const seqs: number[] = [];
      for (const number of count(60)) {
        const companyId = number % 3 === 0 ? 'OTHER' : 'MAIN';
        seqs.push(commandIn(await nodeOf(caller).accept(world.newCommand(home, { companyId }))).seq);
      }
      return seqs;
    });
    const order = (await leaseAll(home, 480)).map(({ seq }) => seq);
    for (const seqs of await Promise.all(accepted)) assert.deepEqual(seqs, ascending(seqs));
    assert.deepEqual(order, ascending(order));
  });

  it('a command waits for those numbered before it on another node, so that it is not leased first', async () => {
    const home = await world.signUp();
    const slow = new pg.Client(url);
    await slow.connect();
    await slow.query(
      `BEGIN; SELECT pg_advisory_xact_lock(${lockKey(lockNames.accepting(home.connectorId))}); ${insertOf(home, 'first')}`,
    );
    let isAccepted = false;
    const accepted = nodes[0].accept(world.newCommand(home, { commandId: 'second' })).then(() => {
      isAccepted = true;
    });
    const waiting = `SELECT count(*)::INT AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    while (!isAccepted && (await slow.query(waiting)).rows[0].count === 0);
    assert.equal(isAccepted, false);
    await slow.query('COMMIT');
    await slow.end();
    await accepted;
    assert.deepEqual(
      (await leaseAll(home, 2)).map(({ commandId }) => commandId),
      ['first', 'second'],
    );
  });

  /** Holds the lock of a connector until `work` waits for it, changes something, and releases it. */
  async function overtaking<Result>({ connectorId }: Home, change: string, work: () => Promise<Result>): Promise<Result> {
    const other = new pg.Client(url);
    await other.connect();
    await other.query(`BEGIN; SELECT pg_advisory_xact_lock(${lockKey(lockNames.connector(connectorId))})`);
    const answer = work();
    const waiting = `SELECT count(*)::INT AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    while ((await other.query(waiting)).rows[0].count === 0);
    await other.query(`${change}; COMMIT`);
    await other.end();
    return answer;
  }

  it('a lease call that had to wait leases what is queued by then, and nothing of a book in which work has begun', async () => {
    const home = await world.signUp();
    const { connectorId } = home;
    const [first, second, third] = [
      await world.accept(world.newCommand(home)),
      await world.accept(world.newCommand(home)),
      await world.accept(world.newCommand(home)),
    ];
    await nodes[0].recordCall({ connectorId, install: 'first' });
    const ask = () => nodes[0].lease({ connectorId, install: 'first', max: 2, token: 'waited', isOrdered: true });
    const ended = `UPDATE command SET status = 'failed', finished_at = 1 WHERE seq = ${first.seq}`;
    const given = (await overtaking(home, ended, ask)).commands.map(({ commandId }) => commandId);
    assert.deepEqual(given, [second.commandId, third.commandId]);
    for (const commandId of given) await nodes[0].finish(world.done(home, commandId));
    const [fourth] = [await world.accept(world.newCommand(home)), await world.accept(world.newCommand(home))];
    const begun = `UPDATE command SET status = 'running', lease_until = 9999999999999, installs = 'first' WHERE seq = ${fourth.seq}`;
    assert.deepEqual((await overtaking(home, begun, ask)).commands, []);
  });

  it('commands whose response was cut off are sent again at once by the next poll that names what it holds', async () => {
    const store = await openPostgresStore({ url: await server.createDatabase(), clock: { now: () => testStart } });
    await exerciseLostResponse(() => store).finally(() => store.close());
  });

  it('a connector that reports what has arrived gets more of a book, in order', async () => {
    const store = await openPostgresStore({ url: await server.createDatabase(), clock: { now: () => testStart } });
    await exercisePrefetch(() => store).finally(() => store.close());
  });

  it('a report that had to wait finds the command as it is by then', async () => {
    const home = await world.signUp();
    const { connectorId } = home;
    const command = await world.accept(world.newCommand(home));
    await nodes[0].lease({ connectorId, install: 'first', max: 1, token: 'token' });
    const givenUp = `UPDATE command SET status = 'failed', outcome = 'unknown', finished_at = 1, lease_until = NULL WHERE seq = ${command.seq}`;
    const outcome = await overtaking(home, givenUp, () => nodes[0].finish(world.done(home, command.commandId)));
    assert.equal(outcome.kind, 'reconciled');
  });

  it('a cached caller on one node is looked up again once a key has changed on the other', async () => {
    const { tenantId, connectorId } = await world.signUp();
    const audit = world.audit(tenantId);
    const memory = new KeyCache<{ name: string }>(nodes[1]);
    let lookUps = 0;
    const find = () =>
      memory.find('Bearer key', async () => {
        lookUps += 1;
        return { name: `holder ${lookUps}` };
      });
    const changes = [
      () => nodes[0].rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit }),
      () => nodes[0].endPreviousTenantKey({ tenantId, audit }),
      () => nodes[0].rotateConnectorKey({ connectorId, keyHash: world.name('hash'), keySealed: 'sealed', audit }),
      () => directly(`UPDATE tenant SET plan = 'other' WHERE tenant_id = '${tenantId}'`),
    ];
    for (const [index, change] of changes.entries()) {
      for (const _ of count(3)) assert.deepEqual(await find(), { name: `holder ${index + 1}` });
      await change();
    }
    assert.deepEqual(await find(), { name: `holder ${changes.length + 1}` });
  });

  it('a command is leased once, however many ask at the same time', async () => {
    const home = await world.signUp();
    await Promise.all(count(300).map((number) => nodeOf(number).accept(world.newCommand(home))));
    const outcomes = await Promise.all(
      count(40).map((asker) =>
        nodeOf(asker).lease({ connectorId: home.connectorId, install: 'first', max: 10, token: `token${asker}` }),
      ),
    );
    const ids = outcomes.flatMap(({ commands }) => commands.map(({ commandId }) => commandId));
    assert.equal(ids.length, 300);
    assert.equal(new Set(ids).size, 300);
  });

  it('of many simultaneous posts of one id over both nodes one is queued and the others find it', async () => {
    const home = await world.signUp();
    const command = world.newCommand(home);
    const outcomes = await Promise.all(count(200).map((number) => nodeOf(number).accept(command)));
    assert.equal(outcomes.filter(({ kind }) => kind === 'queued').length, 1);
    assert.equal(new Set(outcomes.map((outcome) => commandIn(outcome).seq)).size, 1);
    assert.equal(await nodes[0].queuedCount({ tenantId: home.tenantId, limit: 10 }), 1);
  });

  it('one of two installs is active, on any nodes', async () => {
    for (const _ of count(20)) {
      const { connectorId } = await world.signUp();
      const outcomes = await Promise.all([
        nodes[0].recordCall({ connectorId, install: 'first' }),
        nodes[1].recordCall({ connectorId, install: 'second' }),
      ]);
      assert.deepEqual(outcomes.map(({ kind }) => kind).sort(), ['active', 'other_install']);
    }
  });

  it('a report that arrives at both nodes is accepted once', async () => {
    const home = await world.signUp();
    await Promise.all(count(20).map((number) => nodeOf(number).accept(world.newCommand(home))));
    for (const [index, { commandId }] of (await leaseAll(home, 20)).entries()) {
      const isSame = index % 2 === 0;
      const outcomes = await Promise.all([
        nodes[0].finish(world.done(home, commandId)),
        nodes[1].finish(world.done(home, commandId, isSame ? {} : { reportHash: 'other' })),
      ]);
      assert.deepEqual(outcomes.map(({ kind }) => kind).sort(), isSame ? ['finished', 'repeated'] : ['contradicted', 'finished']);
    }
  });

  it('a command is cancelled or leased, never both', async () => {
    const home = await world.signUp();
    for (const _ of count(30)) {
      const command = await world.accept(world.newCommand(home));
      const [cancelled, { commands }] = await Promise.all([
        nodes[0].cancel(command),
        nodes[1].lease({ connectorId: home.connectorId, install: 'first', max: 1, token: 'token' }),
      ]);
      assert.equal(cancelled.kind === 'cancelled', commands.length === 0);
      assert.equal((await world.now(command)).status, commands.length === 0 ? 'failed' : 'running');
    }
  });

  it('what a sweep ends is not leased by the other node at the same time', async () => {
    const home = await world.signUp();
    for (const number of count(20)) {
      const commandId = `swept-${number}`;
      await directly(insertOf(home, commandId));
      const [{ ended }, { commands }] = await Promise.all([
        nodes[0].sweep({ limit: 100 }),
        nodes[1].lease({ connectorId: home.connectorId, install: 'first', max: 1, token: 'token' }),
      ]);
      assert.equal(ended.length + commands.length, 1);
      assert.equal((await world.now({ ...home, commandId })).status, commands.length === 0 ? 'failed' : 'running');
    }
  });

  it('the limit of keys and the one sandbox of a tenant hold against both nodes at once', async () => {
    const { tenantId } = await world.signUp();
    const audit = world.audit(tenantId);
    const key = {
      tenantId,
      name: 'key',
      prefix: 'll_app_',
      access: 'full' as const,
      companies: null,
      expiresAt: null,
      keysMax: 3,
      audit,
    };
    const keys = await Promise.all(
      count(12).map((number) => nodeOf(number).createAppKey({ ...key, keyId: world.name('key'), keyHash: world.name('hash') })),
    );
    assert.equal(keys.filter((made) => made !== 'limit_reached').length, 3);
    const wanted = () => ({ connectorId: world.name('sandbox'), tenantId, keyHash: world.name('hash'), keySealed: 'sealed' });
    const sandboxes = await Promise.all(count(6).map((number) => nodeOf(number).openSandbox({ connector: wanted(), audit })));
    assert.equal(new Set(sandboxes.map(({ connectorId }) => connectorId)).size, 1);
    const sandboxReset = { tenantId, connectorId: sandboxes[0]?.connectorId ?? '', audit };
    await Promise.all(count(6).map((number) => nodeOf(number).resetSandbox(sandboxReset)));
    assert.equal((await nodes[0].sandboxes()).find((sandbox) => sandbox.tenantId === tenantId)?.epoch, 7);
  });

  it('of many rare events on both nodes at once no more than the limit are accepted', async () => {
    for (const max of [1, 5, 20]) {
      const event = { subject: world.name('subject'), windowMs: 60_000, max };
      const taken = await Promise.all(count(30).map((number) => nodeOf(number).takeFromWindow(event)));
      assert.equal(taken.filter(({ isTaken }) => isTaken).length, max);
      await nodes[1].clearWindow(event);
      assert.equal(await nodes[0].countInWindow(event), 0);
    }
  });

  it('failed logins on both nodes are one count', async (t) => {
    const servers = await Promise.all(
      nodes.map((node) => openTestServer({ settings: { databaseUrl: url }, through: () => node })),
    );
    t.after(() => Promise.all(servers.map((server) => server.close())));
    const body = { email: `${world.name('nobody')}@example.com`, password: 'wrong' };
    const guess = (number: number) => servers[number % 2]?.call('POST', '/login', { body });
    const statuses = (await Promise.all(count(16).map(guess))).map((response) => response?.statusCode);
    assert.deepEqual(
      [statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length],
      [10, 6],
    );
  });

  it('a key that spends its limit on one node has none left on the other, once they have synchronised', async () => {
    const settings = { databaseUrl: url, requestsPerMinute: 30, tenantRequestsPerMinute: 40, addressRequestsPerMinute: 50 };
    const servers = await Promise.all(nodes.map((node) => openTestServer({ settings, through: () => node })));
    const [one, other] = servers;
    assert.ok(one && other);
    const share = async (): Promise<void> => {
      for (const { shareLimits } of servers) await shareLimits();
    };
    try {
      await share();
      const body = { companyName: 'Two', email: `${world.name('two')}@example.com`, password: 'correct horse' };
      const signedUp = await one.call('POST', '/signup', { body });
      const key = signedUp.json().tenantApiKey;
      const cookie = String(signedUp.headers['set-cookie']).split(';', 1)[0] ?? '';
      const call = (cloud: TestServer) => cloud.call('GET', '/v1/commands', { key });
      for (const _ of count(30)) assert.equal((await call(one)).statusCode, 200);
      await share();
      assert.equal((await call(other)).statusCode, 429);
      const visit = (cloud: TestServer) => cloud.call('GET', '/app/state', { headers: { cookie } });
      for (const _ of count(10)) assert.equal((await visit(other)).statusCode, 200);
      await share();
      await share();
      assert.match((await visit(one)).json().error.message, /of a tenant can send 40 requests/);
      for (const _ of count(49)) await one.call('GET', '/pricing');
      await share();
      assert.equal((await other.call('GET', '/pricing')).statusCode, 429);
      for (const server of servers) server.time.advance(60_000);
      await share();
      assert.equal((await call(other)).statusCode, 200, 'what was used is made up for after a minute');
    } finally {
      for (const server of servers) await server.close();
    }
  });

  it('a mail is sent by one node, once', async (t) => {
    const mailServer = await openMailServer();
    const cloud = openTestCloud({ databaseUrl: url });
    t.after(() => Promise.all([mailServer.close(), cloud.close()]));
    const { tenantId, personId } = await world.signUp();
    const audit = world.audit(tenantId);
    const mailOf = (number: number) => world.newMail({ recipient: `owner-${number}@example.com` });
    for (const number of count(24))
      await nodeOf(number).setPassword({ personId, passwordHash: 'h', keepTokenHash: null, mail: mailOf(number), audit });
    const posts = nodes.map((store) => new TestPost({ ...cloud.context, store }, mailServer));
    await Promise.all(posts.map((post) => post.mailsTo('anyone')));
    const recipients = mailServer.mails.flatMap((mail) => mail.recipients);
    assert.equal(recipients.filter((address) => /^owner-\d+@/.test(address)).length, 24);
    assert.equal(new Set(mailServer.mails.map(({ headers }) => headers['message-id'])).size, mailServer.mails.length);
    assert.equal((await nodes[1].mailStatistics()).waiting, 0);
  });

  it('the retention run of an hour is claimed by one node', async () => {
    for (const hour of count(5)) {
      const claims = await Promise.all(count(10).map((number) => nodeOf(number).claimRetentionRun({ hour })));
      assert.equal(claims.filter((isClaimed) => isClaimed).length, 1);
    }
  });

  it('what happens on one node wakes a caller that waits on the other, without a look of its own', async () => {
    const home = await world.signUp();
    const command = world.newCommand(home);
    await Promise.all([heard(nodes[1], isQueued(home)), nodes[0].accept(command)]);
    await nodes[1].lease({ connectorId: home.connectorId, install: 'first', max: 1, token: 'token' });
    await Promise.all([heard(nodes[1], isFinished(command.commandId)), nodes[0].finish(world.done(home, command.commandId))]);
  });

  it('a message that got lost is made up for by the next look', async () => {
    const home = await world.signUp();
    const idle = await world.signUp();
    const [, node] = nodes;
    const command = await world.accept(world.newCommand(home));
    assert.equal((await node.command(command))?.status, 'queued');
    assert.equal(await node.hasWork({ connectorId: idle.connectorId, install: 'first' }), false);
    const told = Promise.all([heard(node, isFinished(command.commandId)), heard(node, isQueued(idle))]);
    await directly(
      `UPDATE command SET status = 'failed', finished_at = 1 WHERE seq = ${command.seq}; ${insertOf(idle, 'unheard')}`,
    );
    timers.tick();
    await told;
  });

  it('a node that lost its connection to the others hears them again by itself', async () => {
    const home = await world.signUp();
    const [, node] = nodes;
    assert.equal(await node.hasWork({ connectorId: home.connectorId, install: 'first' }), false);
    await directly(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ledgerline channel'",
    );
    const told = heard(node, isQueued(home));
    await nodes[0].accept(world.newCommand(home));
    const ticking = setInterval(() => timers.tick(), 20);
    await told;
    clearInterval(ticking);
  });
});

it('a node publishes events only while another listens', async () => {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const timers = new ManualTimers();
  const node = await openPostgresStore({ url, timers });
  const world = new World({ store: node, advance: () => {} });
  const home = await world.signUp();
  const listener = new pg.Client(url);
  await listener.connect();
  await listener.query('LISTEN ledgerline');
  const messages: string[] = [];
  listener.on('notification', ({ payload = '' }) => messages.push(payload));
  /** Messages come in the order of their commits, so what was published before this one is there when it is. */
  const toldOf = async (): Promise<readonly string[]> => {
    messages.length = 0;
    await world.accept(world.newCommand(home));
    await node.ping();
    await listener.query(`NOTIFY ledgerline, 'end'`);
    while (!messages.includes('end')) await listener.query('SELECT 1');
    return messages.filter((message) => message.includes('queued'));
  };
  assert.deepEqual(await toldOf(), []);
  const other = await openPostgresStore({ url });
  const heard = new Promise<StoreEvent>((resolve) => other.subscribe(resolve));
  await world.accept(world.newCommand(home));
  assert.deepEqual(await heard, { kind: 'queued', connectorId: home.connectorId });
  await other.close();
  const counted = async (): Promise<boolean> => {
    timers.tick();
    return (await toldOf()).length === 0;
  };
  while (!(await counted()));
  await listener.end();
  await node.close();
  await server.stop();
});
