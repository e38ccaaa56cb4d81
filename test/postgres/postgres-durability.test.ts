import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { World } from '../../packages/cloud/conformance/world.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { type Store, StoreUnavailable } from '../../packages/cloud/src/store/store.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

const CRASHES = 4;
const CALLERS = 24;
const CONNECTORS = 3;

describe('a PostgreSQL server that crashes under load', () => {
  let server: PostgresServer;
  let url: string;
  let store: Store;
  let world: World;

  before(async () => {
    server = await startPostgres({ isDurable: true });
    url = await server.createDatabase();
    store = await openPostgresStore({ url });
    world = new World({ store, advance: () => {} });
  });
  after(async () => {
    await store.close();
    await server.stop();
  });

  it('loses nothing that was acknowledged, and the store goes on by itself', async () => {
    const homes = await Promise.all(Array.from({ length: CONNECTORS }, () => world.signUp()));
    const accepted = new Map<string, string>();
    const finished = new Map<string, string>();
    let refusedCount = 0;
    let isOver = false;

    /** Only "not available" may go wrong, and then trying again later has to work. */
    async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
      try {
        return await work();
      } catch (error) {
        assert.ok(error instanceof StoreUnavailable, String(error));
        refusedCount += 1;
        await pause(20);
        return null;
      }
    }

    const callers = Array.from({ length: CALLERS }, async (_, caller) => {
      const home = homes[caller % CONNECTORS];
      assert.ok(home);
      while (!isOver) {
        const command = world.newCommand(home);
        if (await attempt(() => store.accept(command))) accepted.set(command.commandId, home.tenantId);
      }
    });
    const connectors = homes.map(async (home) => {
      while (!isOver) {
        const leased = await attempt(() => world.lease(home));
        for (const { commandId } of leased?.commands ?? []) {
          const outcome = await attempt(() => store.finish(world.done(home, commandId)));
          if (outcome) finished.set(commandId, home.tenantId);
        }
      }
    });

    async function crashNowAndThen(): Promise<void> {
      for (let crash = 0; crash <= CRASHES; crash += 1) {
        const enough = accepted.size + 200;
        while (accepted.size < enough && !isOver) await pause(5);
        if (crash < CRASHES) await server.crash();
      }
    }

    const load = Promise.all([...callers, ...connectors]);
    try {
      await Promise.race([crashNowAndThen(), load]);
    } finally {
      isOver = true;
    }
    await load;

    await Promise.all([...accepted].map(([commandId, tenantId]) => world.now({ tenantId, commandId })));
    const kept = await Promise.all([...finished].map(([commandId, tenantId]) => world.now({ tenantId, commandId })));
    assert.ok(kept.every(({ status }) => status === 'done'));
    assert.ok(finished.size > 0);
    assert.ok(refusedCount > 0, 'no crash was noticed');
  });

  it('what is queued right after a crash reaches waiting callers, on any node', async () => {
    const home = await world.signUp();
    assert.equal(await store.hasWork({ connectorId: home.connectorId, install: 'first' }), false);
    await server.crash();
    const other = await openPostgresStore({ url });
    const { promise: isTold, resolve } = Promise.withResolvers<void>();
    const forget = store.subscribe((event) => {
      if (event.kind === 'queued' && event.connectorId === home.connectorId) resolve();
    });
    await other.accept(world.newCommand(home));
    await isTold;
    forget();
    await other.close();
  });

  it('a database that can only be read still reads, and refuses to write until it can again', async () => {
    const home = await world.signUp();
    const command = world.newCommand(home);
    await server.setReadOnly(true);
    await assert.rejects(store.ping(), StoreUnavailable);
    await assert.rejects(store.accept(command), StoreUnavailable);
    assert.equal((await store.tenant(home))?.tenantId, home.tenantId);
    await server.setReadOnly(false);
    await store.ping();
    assert.equal(await store.command(command), null);
  });
});
