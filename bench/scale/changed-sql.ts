/**
 * What of the hot statements changes once commands are partitioned by tenant: each names the tenant, so that PostgreSQL opens one
 * partition and not all. The statements stay where they are; here are the pieces that change.
 */

import { ownStatements } from '../../packages/cloud/src/postgres/session.ts';

interface Change {
  readonly where: string;
  readonly from: string;
  readonly to: string;
}

const changes: readonly Change[] = [
  {
    where: 'accept.ts, what stands before the new commands',
    from: `SELECT 1 FROM command WHERE connector_id = inserted."connectorId" AND`,
    to: `SELECT 1 FROM command WHERE tenant_id = inserted."tenantId" AND connector_id = inserted."connectorId" AND`,
  },
  {
    where: 'lease.ts, the tenant of each connector that asks',
    from: `SELECT given.*,
           EXISTS`,
    to: `SELECT given.*, connector_of.tenant_id AS of_tenant,
           EXISTS`,
  },
  {
    where: 'lease.ts, where that tenant comes from',
    from: `WITH ORDINALITY AS given(for_connector, install, token, max, generation, place)),`,
    to: `WITH ORDINALITY AS given(for_connector, install, token, max, generation, place)
           JOIN connector AS connector_of ON connector_of.connector_id = given.for_connector),`,
  },
  {
    where: 'lease.ts, whether the connector runs something',
    from: `FROM command WHERE connector_id = given.for_connector AND status = 'running') AS is_busy`,
    to: `FROM command WHERE tenant_id = connector_of.tenant_id AND connector_id = given.for_connector AND status = 'running') AS is_busy`,
  },
  {
    where: 'lease.ts, the front of the queue',
    from: `SELECT asked.place, asked.for_connector, queued.*`,
    to: `SELECT asked.place, asked.for_connector, asked.of_tenant, queued.*`,
  },
  {
    where: 'lease.ts, the front of the queue',
    from: `FROM command WHERE connector_id = asked.for_connector AND status = 'queued'`,
    to: `FROM command WHERE tenant_id = asked.of_tenant AND connector_id = asked.for_connector AND status = 'queued'`,
  },
  {
    where: 'lease.ts, what of it is still queued',
    from: `JOIN command ON command.connector_id = front.for_connector`,
    to: `JOIN command ON command.tenant_id = front.of_tenant AND command.connector_id = front.for_connector`,
  },
  {
    where: 'lease.ts, what is given',
    from: `SELECT asked.place, asked.for_connector, asked.install,`,
    to: `SELECT asked.place, asked.for_connector, asked.of_tenant, asked.install,`,
  },
  {
    where: 'lease.ts, the lease itself',
    from: `FROM given WHERE connector_id = given.for_connector AND seq`,
    to: `FROM given WHERE tenant_id = given.of_tenant AND connector_id = given.for_connector AND seq`,
  },
];

/** Changes the statements of this process for stores that are opened from now on; the returned function undoes it. */
export function nameTenants(): () => void {
  const unused = new Set(changes);
  const before = ownStatements.map((statement) => ({ statement, text: statement.text }));
  for (const { statement, text } of before) {
    const found = changes.filter(({ from }) => text.includes(from));
    Object.assign(statement, { text: found.reduce((changed, { from, to }) => changed.replace(from, to), text) });
    for (const change of found) unused.delete(change);
  }
  const [first] = unused;
  if (first) throw new Error(`No statement contains "${first.from}" any more (${first.where}).`);
  return () => {
    for (const { statement, text } of before) Object.assign(statement, { text });
  };
}
