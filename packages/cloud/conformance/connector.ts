/** Connectors: who is there, which install is active, what books they serve, and the sandbox. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EInvoiceReport, SECOND_MS, type UserDefinedField } from '@ledgerline/contract';
import { installSilenceMs } from '../src/delivery/delivery.ts';
import type { Heartbeat } from '../src/store/store.ts';
import { quietEInvoices } from '../testing/e-invoice-report.ts';
import { exactlyOnceDriver, type World } from './world.ts';

const book = (companyId: string, name = companyId) => ({ companyId, name, data: JSON.stringify({ companyId, name }) });

export function exerciseConnectors(opened: () => World): void {
  test('a connector is found by its id, by its key and in the list of its tenant', async () => {
    const world = opened();
    const wanted = world.newTenant();
    await world.store.createTenant(wanted);
    const { connectorId, keyHash } = wanted.connector;
    const found = await world.store.connector({ connectorId });
    assert.deepEqual([found?.kind, found?.lastSeenAt, found?.hasReported, found?.epoch], ['desktop', null, false, 1]);
    assert.deepEqual(await world.store.connectorByKey({ keyHash }), { connectorId, tenantId: wanted.tenant.tenantId });
    assert.deepEqual(await world.store.connectors({ tenantId: wanted.tenant.tenantId }), [found]);
    assert.equal(await world.store.connectorByKey({ keyHash: world.name('unheard') }), null);
    assert.equal(await world.store.connector({ connectorId: world.name('unheard') }), null);
  });

  test('after the key is rotated the old one stops working at once', async () => {
    const world = opened();
    const wanted = world.newTenant();
    await world.store.createTenant(wanted);
    const { connectorId, keyHash } = wanted.connector;
    const fresh = world.name('conn-key');
    await world.store.rotateConnectorKey({
      connectorId,
      keyHash: fresh,
      keySealed: 'new',
      audit: world.audit(wanted.tenant.tenantId),
    });
    assert.equal(await world.store.connectorByKey({ keyHash }), null);
    assert.equal((await world.store.connectorByKey({ keyHash: fresh }))?.connectorId, connectorId);
    assert.equal((await world.store.connector({ connectorId }))?.keySealed, 'new');
  });

  test('a second install is refused until the first has been silent long enough', async () => {
    const world = opened();
    const { connectorId } = await world.signUp();
    assert.deepEqual(await world.store.recordCall({ connectorId, install: 'first' }), { kind: 'active' });
    world.advance(installSilenceMs - SECOND_MS);
    const refused = { kind: 'other_install', silentForMs: installSilenceMs - SECOND_MS };
    assert.deepEqual(await world.store.recordCall({ connectorId, install: 'second' }), refused);
    assert.equal((await world.store.connector({ connectorId }))?.activeInstall, 'first');
    world.advance(SECOND_MS);
    assert.deepEqual(await world.store.recordCall({ connectorId, install: 'second' }), { kind: 'active' });
    assert.deepEqual((await world.store.recordCall({ connectorId, install: 'first' })).kind, 'other_install');
  });

  test('that another install was rejected is remembered until one of them takes over or the connector is moved', async () => {
    const world = opened();
    const { connectorId } = await world.signUp();
    const refusedAt = async () => (await world.store.connector({ connectorId }))?.refusedInstallAt;
    await world.store.recordCall({ connectorId, install: 'first' });
    assert.equal(await refusedAt(), null);
    await world.store.recordCall({ connectorId, install: 'second' });
    const at = await world.store.now();
    assert.equal(await refusedAt(), at);
    world.advance(SECOND_MS);
    await world.store.recordCall({ connectorId, install: 'second' });
    assert.equal(await refusedAt(), at, 'not every call is written down');
    await world.store.recordCall({ connectorId, install: 'first' });
    assert.equal(await refusedAt(), at);
    await world.store.releaseInstall({ connectorId });
    assert.equal(await refusedAt(), null);
    await world.store.recordCall({ connectorId, install: 'second' });
    await world.store.recordCall({ connectorId, install: 'first' });
    assert.notEqual(await refusedAt(), null);
    world.advance(installSilenceMs);
    await world.store.recordCall({ connectorId, install: 'first' });
    assert.equal(await refusedAt(), null);
  });

  test('an install that keeps calling stays active', async () => {
    const world = opened();
    const { connectorId } = await world.signUp();
    for (let calls = 0; calls < 5; calls += 1) {
      assert.equal((await world.store.recordCall({ connectorId, install: 'first' })).kind, 'active');
      world.advance(installSilenceMs / 2);
      assert.equal((await world.store.recordCall({ connectorId, install: 'second' })).kind, 'other_install');
    }
  });

  test('of two installs that come at once one becomes active', async () => {
    const world = opened();
    const { connectorId } = await world.signUp();
    const heard = await Promise.all(
      ['first', 'second', 'third'].map((install) => world.store.recordCall({ connectorId, install })),
    );
    assert.equal(heard.filter(({ kind }) => kind === 'active').length, 1);
  });

  test('moved away, a connector takes another install at once', async () => {
    const world = opened();
    const { connectorId } = await world.signUp();
    await world.store.recordCall({ connectorId, install: 'first' });
    await world.store.releaseInstall({ connectorId });
    assert.equal((await world.store.connector({ connectorId }))?.activeInstall, null);
    assert.equal((await world.store.recordCall({ connectorId, install: 'second' })).kind, 'active');
    assert.equal((await world.store.recordCall({ connectorId, install: 'first' })).kind, 'other_install');
  });

  test('a heartbeat describes the connector; what it leaves out stays', async () => {
    const world = opened();
    const home = await world.signUp();
    const said = { build: 'local-mvp-2026.09.30.01', driver: exactlyOnceDriver, hostname: 'KEDAI-PC', os: 'Windows 11' };
    await world.store.heartbeat(world.heartbeat(home, said));
    world.advance(SECOND_MS);
    await world.store.heartbeat(world.heartbeat(home));
    const { build, driver, hostname, os, lastSeenAt } = (await world.store.connector(home)) ?? {};
    assert.deepEqual({ build, driver, hostname, os }, said);
    assert.equal(lastSeenAt, await world.store.now());
    const other = await world.store.heartbeat(world.heartbeat(home, { install: 'second', hostname: 'OTHER-PC' }));
    assert.equal(other.kind, 'other_install');
    assert.equal((await world.store.connector(home))?.hostname, 'KEDAI-PC');
  });

  test('a report of account books replaces the list, keeps what is known of those that stay, and comes from the active install', async () => {
    const world = opened();
    const home = await world.signUp();
    const call = { connectorId: home.connectorId, install: 'first' };
    await world.store.reportCompanies({ ...call, companies: [book('A'), book('B')] });
    await world.store.heartbeat(world.heartbeat(home, { companies: [{ companyId: 'B', state: 'ready', message: 'Open.' }] }));
    await world.store.reportCompanies({ ...call, companies: [book('B', 'Beta'), book('C')] });
    const companies = await world.store.companies(home);
    assert.deepEqual(
      companies.map(({ companyId, name, state, message }) => [companyId, name, state, message]),
      [
        ['B', 'Beta', 'ready', 'Open.'],
        ['C', 'C', null, null],
      ],
    );
    const refused = await world.store.reportCompanies({ ...call, install: 'second', companies: [] });
    assert.equal(refused.kind, 'other_install');
    assert.equal((await world.store.companies(home)).length, 2);
    await world.store.reportCompanies({ ...call, companies: [] });
    assert.deepEqual(await world.store.companies(home), []);
    assert.equal((await world.store.connector(home))?.hasReported, true);
  });

  test('what is said about the e-invoices of a book is kept until something else is said', async () => {
    const world = opened();
    const home = await world.signUp();
    const known = async () => (await world.store.companies(home)).map(({ companyId, einvoice }) => [companyId, einvoice]);
    const beat = (companies: Heartbeat['companies']) => world.store.heartbeat(world.heartbeat(home, { companies }));
    const said = { state: 'open', message: null };
    await world.store.reportCompanies({ connectorId: home.connectorId, install: 'first', companies: [book('A'), book('B')] });
    await beat([{ companyId: 'A', ...said, einvoice: { ...quietEInvoices, pending: 2, oldestPendingMinutes: 1 } }]);
    const a = ['A', { ...quietEInvoices, pending: 2, oldestPendingMinutes: 1 }];
    assert.deepEqual(await known(), [a, ['B', null]]);
    await beat([
      { companyId: 'A', ...said },
      { companyId: 'B', ...said, einvoice: quietEInvoices },
    ]);
    assert.deepEqual(await known(), [a, ['B', quietEInvoices]]);
    await beat([{ companyId: 'A', ...said, einvoice: null }]);
    assert.deepEqual(await known(), [
      ['A', null],
      ['B', quietEInvoices],
    ]);
    const listed = await world.store.bookEInvoices(home);
    assert.deepEqual(listed, [{ connectorId: home.connectorId, companyId: 'B', einvoice: quietEInvoices }]);
    const { eInvoices } = (await world.store.tenantFacts(home)) ?? {};
    assert.deepEqual(eInvoices, listed);
  });

  test('a heartbeat says whether other notifications follow from its e-invoices', async () => {
    const world = opened();
    const home = await world.signUp();
    await world.store.reportCompanies({ connectorId: home.connectorId, install: 'first', companies: [book('A')] });
    const hasNews = async (changes: Partial<EInvoiceReport> | null): Promise<boolean | undefined> => {
      const einvoice = changes && { ...quietEInvoices, ...changes };
      const companies = [{ companyId: 'A', state: 'open', message: null, einvoice }];
      return (await world.store.heartbeat(world.heartbeat(home, { companies }))).hasEInvoiceNews;
    };
    assert.equal(await hasNews({ pending: 1, oldestPendingMinutes: 29 }), false);
    assert.equal(await hasNews({ pending: 1, oldestPendingMinutes: 30 }), true);
    assert.equal(await hasNews({ pending: 2, oldestPendingMinutes: 31 }), false);
    assert.equal(await hasNews(null), true);
    assert.equal(await hasNews(null), false);
  });

  test('the e-invoices of all account books are summed up', async () => {
    const world = opened();
    const before = await world.store.eInvoiceStatistics();
    const home = await world.signUp();
    await world.store.reportCompanies({ connectorId: home.connectorId, install: 'first', companies: [book('A'), book('B')] });
    const said = { state: 'open', message: null };
    const companies = [
      { companyId: 'A', ...said, einvoice: { ...quietEInvoices, pending: 2, submitted: 1, certificateDaysLeft: 30 } },
      { companyId: 'B', ...said, einvoice: { ...quietEInvoices, pending: 3, invalid7d: 4, certificateDaysLeft: 31 } },
    ];
    await world.store.heartbeat(world.heartbeat(home, { companies }));
    const after = await world.store.eInvoiceStatistics();
    const names = ['pending', 'submitted', 'invalid7d', 'certificatesEnding'] as const;
    assert.deepEqual(
      names.map((name) => after[name] - before[name]),
      [5, 1, 4, 1],
    );
  });

  test('what waits and what runs is counted per account book', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    for (const companyId of ['A', 'B', 'B', 'B']) await world.accept(world.newCommand(home, { companyId }));
    await world.accept(world.newCommand(other));
    await world.lease(home, 'first', 2);
    const counts = await world.store.queueCounts(home);
    const { connectorId } = home;
    assert.deepEqual(counts, [
      { connectorId, companyId: 'A', queued: 0, running: 1 },
      { connectorId, companyId: 'B', queued: 2, running: 1 },
    ]);
  });

  test('a tenant has one sandbox, however often it is opened; a reset raises its generation', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const opening = () => ({
      connector: { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('conn-key'), keySealed: 'sealed' },
      audit: world.audit(tenantId, 'sandbox.opened'),
    });
    const reset = (connectorId: string) => world.store.resetSandbox({ tenantId, connectorId, audit: world.audit(tenantId) });
    assert.equal(await reset('nobody'), null);
    const opened10 = await Promise.all(Array.from({ length: 10 }, () => world.store.openSandbox(opening())));
    assert.equal(new Set(opened10.map(({ connectorId }) => connectorId)).size, 1);
    assert.equal(opened10[0]?.kind, 'sandbox');
    const afterReset = await reset(opened10[0]?.connectorId ?? '');
    assert.equal(afterReset?.epoch, 2);
    assert.deepEqual(
      (await world.store.sandboxes()).filter((sandbox) => sandbox.tenantId === tenantId),
      [{ ...afterReset, userDefinedFields: [], fieldChanges: 0, hasWork: false }],
    );
    assert.equal((await world.store.connectors({ tenantId })).length, 2);
    const openings = await world.store.audits({ tenantId, limit: 100 });
    assert.equal(openings.filter(({ action }) => action === 'sandbox.opened').length, 1);
  });

  test('a sandbox is found by its connector, and all of them are seen with their host', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const connector = { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('conn-key'), keySealed: 'sealed' };
    await store.openSandbox({ connector, audit: world.audit(tenantId) });
    const { lastSeenAt } = (await store.sandbox(connector)) ?? {};
    assert.equal(lastSeenAt, null);
    await store.markSandboxesSeen();
    assert.equal((await store.sandbox(connector))?.lastSeenAt, await store.now());
    assert.equal((await store.connector(home))?.lastSeenAt, null, 'no other connector');
    assert.equal(await store.sandbox(home), null);
  });

  test('what is accepted after a reset is leased only to who serves the new books', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const connectorId = world.name('sandbox');
    const home = { tenantId, connectorId };
    const connector = { ...home, keyHash: world.name('conn-key'), keySealed: 'sealed' };
    await world.store.openSandbox({ connector, audit: world.audit(tenantId) });
    const leaseFor = (generation: number, token: string) =>
      world.store.lease({ connectorId, install: 'first', generation, max: 10, token });
    assert.equal((await leaseFor(1, 'introduction')).heard.kind, 'active');
    const before = await world.accept(world.newCommand(home));
    const leased = await leaseFor(1, 'before');
    assert.deepEqual(
      leased.commands.map(({ commandId }) => commandId),
      [before.commandId],
    );
    await world.store.finish(world.done(home, before.commandId));
    await world.store.resetSandbox({ tenantId, connectorId, audit: world.audit(tenantId) });
    const after = await world.accept(world.newCommand(home));
    for (const token of ['old', 'old-again'])
      assert.deepEqual(await leaseFor(1, token), { heard: { kind: 'other_generation' }, commands: [], ended: [] });
    assert.equal((await world.store.recordCall({ connectorId, install: 'first', generation: 1 })).kind, 'other_generation');
    assert.deepEqual(
      (await leaseFor(2, 'new')).commands.map(({ commandId }) => commandId),
      [after.commandId],
    );
  });

  test('a tenant defines fields for its sandbox, changes and removes them; a reset keeps them', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const field = (name: string, more: Partial<UserDefinedField> = {}): UserDefinedField => ({
      table: 'sales-invoice',
      name,
      type: 'text',
      length: null,
      required: false,
      unique: false,
      ...more,
    });
    const define = (wanted: UserDefinedField, fieldsMax = 10) =>
      world.store.defineSandboxField({
        tenantId,
        field: wanted,
        fieldsMax,
        audit: world.audit(tenantId, 'sandbox.field-defined'),
      });
    const remove = (name: string) =>
      world.store.removeSandboxField({ tenantId, table: 'sales-invoice', name, audit: world.audit(tenantId) });
    const own = async () => (await world.store.sandboxes()).find((sandbox) => sandbox.tenantId === tenantId);
    assert.deepEqual(await define(field('Route')), { kind: 'no_sandbox' });
    assert.deepEqual(await remove('Route'), { kind: 'no_sandbox' });
    assert.deepEqual(await world.store.sandboxFields({ tenantId }), []);
    const connector = { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('conn-key'), keySealed: 'sealed' };
    await world.store.openSandbox({ connector, audit: world.audit(tenantId) });
    assert.deepEqual([(await own())?.userDefinedFields, (await own())?.fieldChanges], [[], 0]);

    const first = await Promise.all(['Route', 'Area', 'Pallets'].map((name) => define(field(name))));
    assert.ok(first.every(({ kind }) => kind === 'changed'));
    const names = async () => (await world.store.sandboxFields({ tenantId })).map(({ name }) => name);
    assert.deepEqual(await names(), ['Area', 'Pallets', 'Route']);
    assert.equal((await own())?.fieldChanges, 3);
    assert.equal((await define(field('Area'))).kind, 'unchanged');
    assert.deepEqual(await define(field('Fourth'), 3), { kind: 'limit_reached' });
    assert.equal((await define(field('Area', { type: 'date', required: true }), 3)).kind, 'changed');
    assert.deepEqual(await remove('Nothing'), { kind: 'unknown' });
    assert.equal((await remove('Route')).kind, 'changed');
    await world.store.resetSandbox({ ...connector, audit: world.audit(tenantId) });
    const sandbox = await own();
    assert.deepEqual(sandbox?.userDefinedFields, [field('Area', { type: 'date', required: true }), field('Pallets')]);
    assert.deepEqual([sandbox.epoch, sandbox.fieldChanges], [2, 5]);
    const audits = await world.store.audits({ tenantId, limit: 100 });
    assert.equal(audits.filter(({ action }) => action === 'sandbox.field-defined').length, 4);
  });
}
