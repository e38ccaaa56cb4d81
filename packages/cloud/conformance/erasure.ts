/** What erasing a tenant means, for any store: everything of it goes, and nothing of another. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { furnishTenant } from './furnished-tenant.ts';
import { join } from './team.ts';
import type { OwnedHome, World } from './world.ts';

const GRACE_MS = 30 * DAY_MS;

const request = (world: World, { tenantId, personId }: OwnedHome) => ({
  tenantId,
  personId,
  graceMs: GRACE_MS,
  audit: world.audit(tenantId, 'erasure.requested'),
});

async function eraseWhole({ store }: World, tenantId: string): Promise<number> {
  let steps = 1;
  while (!(await store.eraseSome({ tenantId, requestId: 'r' })).isDone) steps += 1;
  return steps;
}

export function exerciseErasure(opened: () => World): void {
  test('an erasure has a date, which a second request does not move, and can be cancelled until then', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const eraseAt = (await store.now()) + GRACE_MS;
    assert.equal((await store.requestErasure(request(world, home)))?.eraseAt, eraseAt);
    world.advance(DAY_MS);
    assert.equal((await store.requestErasure(request(world, home)))?.eraseAt, eraseAt);
    assert.deepEqual(
      await store.eraseSome({ tenantId, requestId: 'r' }),
      { artifactSha256s: [], isDone: true },
      'not before its time',
    );
    assert.equal(await store.cancelErasure(request(world, home)), true);
    assert.equal((await store.tenant({ tenantId }))?.eraseAt, null);
    assert.equal(await store.cancelErasure(request(world, home)), false);
    await store.requestErasure(request(world, home));
    world.advance(GRACE_MS);
    assert.equal(await store.cancelErasure(request(world, home)), false, 'its time has come');
    const sandbox = { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('key'), keySealed: 'sealed' };
    await store.openSandbox({ connector: sandbox, audit: world.audit(tenantId) });
    await eraseWhole(world, tenantId);
    assert.equal(await store.tenant({ tenantId }), null);
    assert.ok((await store.erasedSandboxes()).includes(sandbox.connectorId), 'its host deletes the books');
    assert.equal(await store.requestErasure(request(world, home)), null);
  });

  test('its people are told of the request, before it comes, and when it is done', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const link = {
      tokenHash: world.name('token'),
      purpose: 'verify',
      email: home.email,
      newEmail: home.email,
      validMs: DAY_MS,
    } as const;
    const audit = world.audit(home.tenantId);
    await store.createLink({ ...link, mail: world.newMail({ recipient: 'other' }), audit });
    await store.confirmAddress({ ...link, audit });
    await store.requestErasure(request(world, home));
    const before = (await store.now()) + GRACE_MS;
    const pending = async () =>
      (await store.pendingErasures({ before: before + 1, limit: 1_000 })).find((one) => one.tenantId === home.tenantId);
    assert.deepEqual(await pending(), { tenantId: home.tenantId, eraseAt: before, warnedAt: null });
    for (let times = 0; times < 2; times += 1) await store.warnOfErasure(home);
    assert.equal((await pending())?.warnedAt, await store.now());
    const taken = await store.takeMails({ owner: 'n', leaseMs: 1, limit: 1_000 });
    const kinds = (mails: typeof taken) =>
      mails.filter(({ recipient }) => recipient === home.email).map(({ facts }) => facts.kind);
    assert.deepEqual(kinds(taken).toSorted(), ['erasure_requested', 'erasure_soon']);
    world.advance(GRACE_MS);
    await eraseWhole(world, home.tenantId);
    assert.equal(await pending(), undefined);
    assert.deepEqual(kinds(await store.takeMails({ owner: 'n', leaseMs: 1, limit: 1_000 })), ['erased']);
  });
}

type Row = Readonly<Record<string, unknown>>;
/** Every table of the database by its name, with all of its rows. */
export type ReadTables = () => Promise<ReadonlyMap<string, readonly Row[]>>;

/** Rows that are not of a tenant, or are written by the erasure itself. */
const OWN_TABLES = new Set([
  'audit',
  'erasure',
  'erased_sandbox',
  'mail',
  'pulse',
  'key_change',
  'retention_run',
  'sqlite_sequence',
  'event_window',
  'limit_use',
]);

/** Files are named after their bytes; those that no command names are swept. */
const FILES = ['artifact_file', 'artifact_piece'];
const STATUS = ['incident', 'incident_update', 'status_subscriber'];
const OF_NO_TENANT = new Set([
  'withdrawn_build',
  'migration',
  'billing_event',
  'operator_session',
  'node',
  'up_day',
  ...STATUS,
  ...FILES,
]);

/** Reads the tables off the schema, so that one which is added later is not forgotten. */
export function exerciseErasureOfTables(opened: () => World, readTables: ReadTables): void {
  test('every row of an erased tenant goes, and every other row stays as it was', async () => {
    const world = opened();
    const { store } = world;
    const homes: OwnedHome[] = [];
    for (let count = 0; count < 2; count += 1) homes.push(await furnishTenant(world));
    const [kept, gone] = homes as [OwnedHome, OwnedHome];
    const { tenantId } = gone;
    for (let count = 0; count < 450; count += 1) await world.accept(world.newCommand(gone));
    await join(world, gone, 'viewer');
    const shared = await join(world, gone, 'admin');
    await store.muteMail({ personId: shared.person.personId, choice: 'trial_ending', isOn: false, audit: world.audit(tenantId) });
    await store.requestErasure(request(world, gone));
    world.advance(GRACE_MS);
    const before = await readTables();
    const isGone = rowsOf(before, tenantId);
    const steps = await eraseWhole(world, tenantId);
    assert.ok(steps > 5, 'a few rows in each transaction');
    const after = await readTables();
    for (const [table, rows] of after) {
      assert.deepEqual(
        rows.filter((row) => table !== 'erasure' && isGone(row)),
        [],
        `nothing of it is left in ${table}`,
      );
      if (OWN_TABLES.has(table)) continue;
      assert.deepEqual(
        rows,
        before.get(table)?.filter((row) => !isGone(row)),
        `${table} of others is as it was`,
      );
    }
    for (const [table, rows] of before)
      if (!OWN_TABLES.has(table) && !OF_NO_TENANT.has(table)) assert.ok(rows.some(isGone), `${table} had rows of it`);
    assert.ok((await store.tenant(kept)) !== null);
    const entry = after
      .get('audit')
      ?.find(({ action, subject }) => action === 'tenant.erased' && String(subject).startsWith(`${tenantId} `));
    assert.match(String(entry?.subject), new RegExp(`^${tenantId} asked by ${gone.personId}: .*command 4\\d\\d.*tenant 1$`));
    assert.equal(entry?.tenant_id, null);
    assert.ok((await store.erasedSandboxes()).length > 0);
  });
}

/** Whether a row names the tenant, or something that only the tenant had. */
function rowsOf(tables: ReadonlyMap<string, readonly Row[]>, tenantId: string): (row: Row) => boolean {
  const rows = (table: string): readonly Row[] => tables.get(table) ?? [];
  const idsIn = (table: string, column: string): readonly unknown[] =>
    rows(table)
      .filter((row) => row.tenant_id === tenantId)
      .map((row) => row[column]);
  const people = idsIn('membership', 'person_id').filter(
    (personId) => !rows('membership').some((row) => row.person_id === personId && row.tenant_id !== tenantId),
  );
  const emails = rows('person')
    .filter(({ person_id }) => people.includes(person_id))
    .map(({ email }) => email);
  const owned: Readonly<Record<string, ReadonlySet<unknown>>> = {
    tenant_id: new Set([tenantId]),
    connector_id: new Set(idsIn('connector', 'connector_id')),
    webhook_id: new Set(idsIn('webhook', 'webhook_id')),
    person_id: new Set(people),
    key_id: new Set(idsIn('app_key', 'key_id')),
  };
  const isOwned = (row: Row): boolean =>
    Object.entries(owned).some(([column, ids]) => row[column] !== null && ids.has(row[column]));
  const isOfPerson = (row: Row): boolean => row.tenant_id === undefined && row.email !== undefined && emails.includes(row.email);
  return (row) => !('erased_at' in row) && (isOwned(row) || isOfPerson(row));
}
