/** What own ids of callers mean, for any store: taken with the command that creates, decided with its end. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AcceptOutcome, NewCommand } from '../../src/store/store.ts';
import type { StoredLink } from '../../src/store/stored-command.ts';
import type { Home, World } from '../world.ts';

const DAYS_MS = 8 * 24 * 3_600_000;

export function exerciseLinks(opened: () => World): void {
  const creating = (world: World, home: Home, externalId: string, more: Partial<NewCommand> = {}): NewCommand =>
    world.newCommand(home, { externalId, claim: { linkId: world.name('link'), entity: 'sales-invoice' }, ...more });
  const linkOf = ({ store }: World, { tenantId, connectorId }: Home, externalId: string): Promise<StoredLink | null> =>
    store.linkAt({ tenantId, connectorId, companyId: 'MAIN', entity: 'sales-invoice', externalId });
  const standing = async (world: World, home: Home, externalId: string) => {
    const link = await linkOf(world, home, externalId);
    return link && [link.state, link.key, link.commandId];
  };
  const kindsOf = (outcomes: readonly (AcceptOutcome | null)[]) => outcomes.map((outcome) => outcome?.kind ?? null);

  test('a create takes its own id when it is accepted, and another create is told who has it', async () => {
    const world = opened();
    const { store } = world;
    const [home, other] = [await world.signUp(), await world.signUp()];
    const first = creating(world, home, 'shop-1');
    const accepted = await world.accept(first);
    assert.equal(accepted.externalId, 'shop-1');
    assert.deepEqual(await standing(world, home, 'shop-1'), ['pending', null, first.commandId]);
    const second = await store.accept(creating(world, home, 'shop-1'));
    assert.ok(second.kind === 'linked');
    assert.deepEqual([second.link.commandId, second.link.state], [first.commandId, 'pending']);
    const again = await store.accept(first);
    assert.equal(again.kind, 'known', 'the same command again is the same command');
    for (const free of [
      creating(world, other, 'shop-1'),
      creating(world, home, 'shop-1', { companyId: 'OTHER' }),
      creating(world, home, 'shop-1', { claim: { linkId: world.name('link'), entity: 'debtor' } }),
      creating(world, home, 'shop-2'),
      world.newCommand(home, { externalId: 'shop-1' }),
    ])
      assert.equal((await store.accept(free)).kind, 'queued');
  });

  test('of many creates with one own id that come at once, one is accepted', async () => {
    const world = opened();
    const home = await world.signUp();
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => world.store.accept(creating(world, home, 'raced'))));
    assert.equal(outcomes.filter(({ kind }) => kind === 'queued').length, 1);
    assert.equal(outcomes.filter(({ kind }) => kind === 'linked').length, 15);
  });

  test('the end of the command decides: done is bound, not applied gives the id back, unknown keeps it', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const ended = async (externalId: string, finish: (commandId: string) => Promise<unknown>) => {
      const { commandId } = await world.accept(creating(world, home, externalId));
      await world.lease(home);
      await finish(commandId);
      return standing(world, home, externalId);
    };
    const unknown = { code: 'outcome_unknown', message: 'x', outcome: 'unknown', retryable: false } as const;
    const applied = { ...unknown, code: 'verify_mismatch', outcome: 'applied' } as const;
    const refused = { ...unknown, code: 'PERIOD_LOCKED', outcome: 'not_applied' } as const;
    const done = await ended('done', (id) => store.finish(world.done(home, id, { docNo: 'IV-1' })));
    assert.deepEqual(done?.slice(0, 2), ['bound', 'IV-1']);
    const differs = await ended('differs', (id) => store.finish(world.failed(home, id, { error: applied, docNo: 'IV-2' })));
    assert.deepEqual(differs?.slice(0, 2), ['bound', 'IV-2'], 'saved, though not as asked for');
    assert.equal(await ended('refused', (id) => store.finish(world.failed(home, id, { error: refused }))), null);
    const open = await ended('open', (id) => store.finish(world.failed(home, id, { error: unknown, docNo: 'IV-3' })));
    assert.deepEqual(open?.slice(0, 2), ['unknown', null]);
    assert.equal((await store.accept(creating(world, home, 'open'))).kind, 'linked', 'nothing takes it until it is decided');
    const next = await world.accept(creating(world, home, 'refused'));
    await store.cancel(next);
    assert.equal(await linkOf(world, home, 'refused'), null, 'a cancelled create gives it back');
    await world.accept(creating(world, home, 'refused'));
    world.advance(DAYS_MS);
    await store.sweep({ limit: 100 });
    assert.equal(await linkOf(world, home, 'refused'), null, 'an expired one too');
  });

  test('a late report decides about an own id that nobody could tell about', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const refused = { code: 'PERIOD_LOCKED', message: 'x', outcome: 'not_applied', retryable: false } as const;
    for (const [externalId, report, expected] of [
      ['late-done', (id: string) => world.done(home, id, { docNo: 'IV-9' }), ['bound', 'IV-9']],
      ['late-refused', (id: string) => world.failed(home, id, { error: refused }), null],
    ] as const) {
      const { commandId } = await world.accept(creating(world, home, externalId));
      await world.lease(home);
      world.advance(DAYS_MS);
      await store.sweep({ limit: 100 });
      assert.equal((await linkOf(world, home, externalId))?.state, 'unknown');
      await store.finish(report(commandId));
      assert.deepEqual((await standing(world, home, externalId))?.slice(0, 2) ?? null, expected, externalId);
    }
  });

  test('a list takes own ids in its order, and together if it is kept together', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const held = creating(world, home, 'held');
    await world.accept(held);
    const [one, twin, taken, free] = ['a', 'a', 'held', 'b'].map((externalId) => creating(world, home, externalId)) as [
      NewCommand,
      NewCommand,
      NewCommand,
      NewCommand,
    ];
    const plain = world.newCommand(home);
    const whole = await store.acceptMany({ commands: [free, plain, taken], isWhole: true });
    assert.deepEqual(kindsOf(whole), [null, null, 'linked']);
    assert.equal(await linkOf(world, home, 'b'), null, 'nothing of it is there');
    const each = await store.acceptMany({ commands: [one, twin, taken, free, plain, held], isWhole: false });
    assert.deepEqual(kindsOf(each), ['queued', 'linked', 'linked', 'queued', 'queued', 'known']);
    assert.deepEqual(await standing(world, home, 'a'), ['pending', null, one.commandId]);
    const rest = [creating(world, home, 'c'), creating(world, home, 'd')];
    assert.deepEqual(kindsOf(await store.acceptMany({ commands: rest, isWhole: true })), ['queued', 'queued']);
    assert.equal((await linkOf(world, home, 'd'))?.state, 'pending');
  });

  test('an own id is bound by hand unless it stands for something else, and released', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId, connectorId } = home;
    const place = { tenantId, connectorId, companyId: 'MAIN', entity: 'sales-invoice' };
    const bind = (externalId: string, key: string) =>
      store.bindLink({
        link: { ...place, linkId: world.name('link'), externalId, key },
        audit: world.audit(tenantId, 'link.bound'),
      });
    const { kind, link } = await bind('old-1', 'IV-1');
    assert.deepEqual([kind, link.state, link.key, link.commandId], ['bound', 'bound', 'IV-1', null]);
    assert.deepEqual(await bind('old-1', 'IV-1'), { kind: 'bound', link });
    assert.equal((await bind('old-1', 'IV-2')).kind, 'taken');
    await bind('old-2', 'IV-1');
    assert.deepEqual(
      (await store.linksOfKey({ ...place, key: 'IV-1', limit: 9 })).map(({ externalId }) => externalId),
      ['old-1', 'old-2'],
    );
    assert.equal((await store.accept(creating(world, home, 'old-1'))).kind, 'linked');
    const audit = world.audit(tenantId, 'link.released');
    assert.equal(await store.releaseLink({ tenantId: 'other', linkId: link.linkId, audit }), null);
    assert.deepEqual(await store.linkOfId({ tenantId, linkId: link.linkId }), link);
    assert.deepEqual(await store.releaseLink({ tenantId, linkId: link.linkId, audit }), link);
    assert.equal(await store.linkOfId({ tenantId, linkId: link.linkId }), null);
    const { commandId } = await world.accept(creating(world, home, 'old-1'));
    assert.equal((await bind('old-1', 'IV-7')).kind, 'taken', 'a command that runs decides first');
    const pending = await linkOf(world, home, 'old-1');
    await store.releaseLink({ tenantId, linkId: pending?.linkId ?? '', audit });
    await world.lease(home);
    await store.finish(world.done(home, commandId, { docNo: 'IV-8' }));
    assert.equal(await linkOf(world, home, 'old-1'), null, 'a released id stays released');
    const log = (await store.audits({ tenantId, limit: 9 })).map(({ action }) => action);
    assert.deepEqual([...log].sort(), ['link.bound', 'link.bound', 'link.released', 'link.released', 'tenant.created']);
  });
}
