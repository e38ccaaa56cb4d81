/** Own ids in SQL. A create command takes one in the transaction that accepts it; triggers on its end decide what becomes of it. */

import { addressOfOwn } from '../../command/own-id-address.ts';
import type { NewCommand, Report, Store, StoredCommand } from '../../store/store.ts';
import type { BookReport } from '../../store/stored-change.ts';
import type { LinkAddress, StoredLink } from '../../store/stored-command.ts';
import type { BookKey } from '../../store/stored-known-answer.ts';
import { audit } from '../event/audit.ts';
import { lockNames } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

const COLUMNS = `link_id AS "linkId", tenant_id AS "tenantId", connector_id AS "connectorId", company_id AS "companyId", entity,
  external_id AS "externalId", state, key, command_id AS "commandId", created_at AS "createdAt", changed_at AS "changedAt"`;

const PLACE = 'tenant_id = :tenantId AND connector_id = :connectorId AND company_id = :companyId AND entity = :entity';

const findLink = ({ tenantId, connectorId, companyId, entity, externalId }: LinkAddress): Steps<StoredLink | null> =>
  one<StoredLink>(`SELECT ${COLUMNS} FROM link WHERE ${PLACE} AND external_id = :externalId`, {
    tenantId,
    connectorId,
    companyId,
    entity,
    externalId,
  });

/** The link that keeps a new command from taking its own id. */
export function* linkInTheWay(command: NewCommand): Steps<StoredLink | null> {
  const address = addressOfOwn(command);
  const found = address && (yield* findLink(address));
  return found && found.commandId !== command.commandId ? found : null;
}

/** Takes the externalId of a command that was just inserted. */
export function* claimLink(command: NewCommand, now: number): Steps<void> {
  const address = addressOfOwn(command);
  if (!address || !command.claim) return;
  yield* run(
    `INSERT INTO link (link_id, tenant_id, connector_id, company_id, entity, external_id, state, command_id, created_at, changed_at)
     VALUES (:linkId, :tenantId, :connectorId, :companyId, :entity, :externalId, 'pending', :commandId, :now, :now)
     ON CONFLICT (tenant_id, connector_id, company_id, entity, external_id) DO UPDATE SET link_id = excluded.link_id,
       state = excluded.state, key = NULL, command_id = excluded.command_id, created_at = excluded.created_at, changed_at = excluded.changed_at`,
    { linkId: command.claim.linkId, ...address, commandId: command.commandId, now },
  );
}

/** A late report says after all how a create with an unknown outcome ended. */
export function* settleLate(
  command: Pick<StoredCommand, 'tenantId' | 'commandId' | 'docNo'>,
  report: Report,
  now: number,
): Steps<void> {
  const { tenantId, commandId } = command;
  const unknown = { tenantId, commandId };
  if (report.status === 'failed' && report.error?.outcome === 'not_applied')
    yield* run(`DELETE FROM link WHERE tenant_id = :tenantId AND command_id = :commandId AND state = 'unknown'`, unknown);
  const key = report.docNo ?? command.docNo;
  if (report.error?.outcome === 'unknown' || report.error?.outcome === 'not_applied' || key === null) return;
  yield* run(
    `UPDATE link SET state = 'bound', key = :key, changed_at = :now
      WHERE tenant_id = :tenantId AND command_id = :commandId AND state = 'unknown'`,
    { ...unknown, key, now },
  );
}

const OF_BOOK = 'tenant_id = :tenantId AND connector_id = :connectorId AND company_id = :companyId';

/**
 * Own ids follow what they stand for: renamed, it has another key; deleted, its id is free. What was bound after a change in the book is
 * of a later document with the same key, and stays. In another copy of a book keys may stand for something else, so no id stands for any.
 */
export function* followBook(book: BookKey, { moves, isReplaced }: Pick<BookReport, 'moves' | 'isReplaced'>): Steps<void> {
  if (isReplaced) yield* run(`UPDATE link SET state = 'unknown' WHERE ${OF_BOOK} AND state = 'bound'`, { ...book });
  if (moves.length === 0 || !(yield* one(`SELECT 1 AS found FROM link WHERE ${OF_BOOK} LIMIT 1`, { ...book }))) return;
  for (const { entity, formerKey, key, at } of moves) {
    const moved = { ...book, entity, formerKey, at };
    const which = `WHERE ${PLACE} AND key = :formerKey AND state = 'bound' AND changed_at <= :at`;
    if (key === null) yield* run(`DELETE FROM link ${which}`, moved);
    else yield* run(`UPDATE link SET key = :key, changed_at = :at ${which}`, { ...moved, key });
  }
}

const linkAt = verb<Store['linkAt']>({ sqlite: 'here', postgres: { read: 'batched' }, run: findLink });

const linkOfId = verb<Store['linkOfId']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tenantId, linkId }) =>
    one<StoredLink>(`SELECT ${COLUMNS} FROM link WHERE link_id = :linkId AND tenant_id = :tenantId`, { tenantId, linkId }),
});

const linksOfKey = verb<Store['linksOfKey']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tenantId, connectorId, companyId, entity, key, limit }) =>
    all<StoredLink>(`SELECT ${COLUMNS} FROM link WHERE ${PLACE} AND key = :key ORDER BY external_id LIMIT :limit`, {
      tenantId,
      connectorId,
      companyId,
      entity,
      key,
      limit,
    }),
});

const bindLink = verb<Store['bindLink']>({
  sqlite: 'write',
  postgres: { write: ({ link: { connectorId } }) => lockNames.accepting(connectorId) },
  *run({ link: given, audit: entry }, now) {
    const { linkId, key, ...address } = given;
    const known = yield* findLink(address);
    if (known && (known.state === 'pending' || (known.state === 'bound' && known.key !== key)))
      return { kind: 'taken', link: known };
    if (known?.state === 'bound') return { kind: 'bound', link: known };
    const bound = yield* one<StoredLink>(
      `INSERT INTO link (link_id, tenant_id, connector_id, company_id, entity, external_id, state, key, created_at, changed_at)
       VALUES (:linkId, :tenantId, :connectorId, :companyId, :entity, :externalId, 'bound', :key, :now, :now)
       ON CONFLICT (tenant_id, connector_id, company_id, entity, external_id) DO UPDATE SET state = 'bound', key = excluded.key,
         changed_at = excluded.changed_at RETURNING ${COLUMNS}`,
      { linkId, key, ...address, now },
    );
    if (!bound) throw new Error('A link that was inserted must exist.');
    yield* audit.run(entry, now);
    return { kind: 'bound', link: bound };
  },
});

const releaseLink = verb<Store['releaseLink']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tenantId, linkId, audit: entry }, now) {
    const released = yield* one<StoredLink>(
      `DELETE FROM link WHERE link_id = :linkId AND tenant_id = :tenantId RETURNING ${COLUMNS}`,
      { linkId, tenantId },
    );
    if (released) yield* audit.run(entry, now);
    return released;
  },
});

export const linkVerbs = { linkAt, linkOfId, linksOfKey, bindLink, releaseLink };
