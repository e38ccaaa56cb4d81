/** Sandboxes in SQL: opened, reset, listed for their host, and the user-defined fields that a tenant has defined for their books. */

import type { UserDefinedField } from '@ledgerline/contract';
import type { SandboxFieldOutcome, Store, StoredConnector, StoredSandbox } from '../../store/store.ts';
import { audit } from '../event/audit.ts';
import { ofConnector, ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { queued, sandboxChanged } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { CONNECTOR_COLUMNS, type ConnectorRow, connectorOf, insertConnector } from './connector.ts';

function* sandboxOf(tenantId: string): Steps<StoredConnector | null> {
  const row = yield* one<ConnectorRow>(
    `SELECT ${CONNECTOR_COLUMNS} FROM connector WHERE tenant_id = :tenantId AND kind = 'sandbox'`,
    { tenantId },
  );
  return row && connectorOf(row);
}

const openSandbox = verb<Store['openSandbox']>({
  sqlite: 'write',
  postgres: { write: ({ connector }) => ofTenant(connector) },
  events: () => sandboxChanged,
  *run({ connector: wanted, audit: entry }, now) {
    const open = yield* sandboxOf(wanted.tenantId);
    if (open) return open;
    yield* audit.run(entry, now);
    return yield* insertConnector({ ...wanted, kind: 'sandbox' }, now);
  },
});

const resetSandbox = verb<Store['resetSandbox']>({
  sqlite: 'write',
  // Leases of the books before the reset have ended when it has.
  postgres: { write: (reset) => [ofTenant(reset), ofConnector(reset)] },
  // Polls for the books before the reset end now.
  events: (result, { connectorId }) => (result ? [...sandboxChanged, queued(connectorId)] : []),
  *run({ tenantId, connectorId, audit: entry }, now) {
    const open = yield* sandboxOf(tenantId);
    if (open?.connectorId !== connectorId) return null;
    yield* run('UPDATE connector SET epoch = epoch + 1 WHERE connector_id = :connectorId', { connectorId });
    // Own ids, and the positions of reported changes, belonged to the previous books.
    yield* run(`DELETE FROM link WHERE tenant_id = :tenantId AND connector_id = :connectorId AND state <> 'pending'`, {
      tenantId,
      connectorId,
    });
    yield* run('UPDATE change_cursor SET cursor = NULL WHERE connector_id = :connectorId', { connectorId });
    yield* audit.run(entry, now);
    return { ...open, epoch: open.epoch + 1 };
  },
});

type SandboxRow = ConnectorRow & {
  readonly definitions: string | null;
  readonly fieldChanges: number | null;
  readonly waiting: number | null;
  readonly running: number | null;
};

const oneOf = (status: 'queued' | 'running'): string =>
  `(SELECT 1 FROM command WHERE command.connector_id = connector.connector_id AND status = '${status}' LIMIT 1)`;

const definitionsIn = (text: string | null): readonly UserDefinedField[] =>
  text === null ? [] : (JSON.parse(text) as readonly UserDefinedField[]);

const SANDBOXES = `SELECT ${CONNECTOR_COLUMNS}, definitions, changes AS "fieldChanges", ${oneOf('queued')} AS waiting, ${oneOf('running')} AS running
  FROM connector LEFT JOIN sandbox_field USING (connector_id)`;

const storedSandbox = ({ definitions, fieldChanges, waiting, running, ...row }: SandboxRow): StoredSandbox => ({
  ...connectorOf(row),
  userDefinedFields: definitionsIn(definitions),
  fieldChanges: fieldChanges ?? 0,
  hasWork: waiting !== null || running !== null,
});

const sandboxes = verb<Store['sandboxes']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  watch: (waiting, sandboxes) => waiting.seenSandboxes(sandboxes),
  *run() {
    const rows = yield* all<SandboxRow>(`${SANDBOXES} WHERE kind = 'sandbox' ORDER BY connector_id`);
    return rows.map(storedSandbox);
  },
});

const sandbox = verb<Store['sandbox']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ connectorId }) {
    const row = yield* one<SandboxRow>(`${SANDBOXES} WHERE connector_id = :connectorId AND kind = 'sandbox'`, { connectorId });
    return row && storedSandbox(row);
  },
});

/** How often sandboxes are marked as seen: often enough for all to count as online. */
const HEARD_EVERY_MS = 45_000;

const markSandboxesSeen = verb<Store['markSandboxesSeen']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  *run(_given, now) {
    yield* run(
      `UPDATE connector SET last_seen_at = :now WHERE kind = 'sandbox' AND (last_seen_at IS NULL OR last_seen_at < :before)`,
      {
        now,
        before: now - HEARD_EVERY_MS,
      },
    );
    return null;
  },
});

function* fieldsOf({ tenantId }: { tenantId: string }): Steps<readonly UserDefinedField[]> {
  const row = yield* one<{ definitions: string }>(
    `SELECT definitions FROM connector JOIN sandbox_field USING (connector_id) WHERE tenant_id = :tenantId AND kind = 'sandbox'`,
    { tenantId },
  );
  return definitionsIn(row?.definitions ?? null);
}

const sandboxFields = verb<Store['sandboxFields']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: fieldsOf,
});

const isNamed =
  ({ table, name }: Pick<UserDefinedField, 'table' | 'name'>) =>
  (field: UserDefinedField): boolean =>
    field.table === table && field.name === name;

const byName = (left: UserDefinedField, right: UserDefinedField): number =>
  left.table === right.table ? (left.name < right.name ? -1 : 1) : left.table < right.table ? -1 : 1;

function* putFields(connectorId: string, fields: readonly UserDefinedField[]): Steps<SandboxFieldOutcome> {
  const sorted = [...fields].sort(byName);
  yield* run(
    `INSERT INTO sandbox_field (connector_id, definitions, changes) VALUES (:connectorId, :definitions, 1)
     ON CONFLICT (connector_id) DO UPDATE SET definitions = excluded.definitions, changes = sandbox_field.changes + 1`,
    { connectorId, definitions: JSON.stringify(sorted) },
  );
  return { kind: 'changed', fields: sorted };
}

/** A field that is there gets the new definition; one that is the same changes nothing. */
const defineSandboxField = verb<Store['defineSandboxField']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (result) => (result.kind === 'changed' ? sandboxChanged : []),
  *run({ tenantId, field, fieldsMax, audit: entry }, now) {
    const open = yield* sandboxOf(tenantId);
    if (!open) return { kind: 'no_sandbox' };
    const fields = yield* fieldsOf({ tenantId });
    const others = fields.filter((known) => !isNamed(field)(known));
    if (others.length >= fieldsMax) return { kind: 'limit_reached' };
    if (JSON.stringify(fields.find(isNamed(field))) === JSON.stringify(field)) return { kind: 'unchanged', fields };
    yield* audit.run(entry, now);
    return yield* putFields(open.connectorId, [...others, field]);
  },
});

const removeSandboxField = verb<Store['removeSandboxField']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (result) => (result.kind === 'changed' ? sandboxChanged : []),
  *run({ tenantId, table, name, audit: entry }, now) {
    const open = yield* sandboxOf(tenantId);
    if (!open) return { kind: 'no_sandbox' };
    const fields = yield* fieldsOf({ tenantId });
    if (!fields.some(isNamed({ table, name }))) return { kind: 'unknown' };
    yield* audit.run(entry, now);
    return yield* putFields(
      open.connectorId,
      fields.filter((known) => !isNamed({ table, name })(known)),
    );
  },
});

export const sandboxVerbs = {
  openSandbox,
  resetSandbox,
  sandboxes,
  sandbox,
  markSandboxesSeen,
  sandboxFields,
  defineSandboxField,
  removeSandboxField,
};
