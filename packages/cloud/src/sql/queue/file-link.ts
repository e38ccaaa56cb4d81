/** Links to files in SQL. Which file a link leads to, and who may make one, is decided by the callers. */

import type { Store } from '../../store/store.ts';
import type { StoredFileLink } from '../../store/stored-file-link.ts';
import { audit } from '../event/audit.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

const COLUMNS = `link_id AS "linkId", tenant_id AS "tenantId", command_id AS "commandId", type, connector_id AS "connectorId",
  company_id AS "companyId", file_name AS "fileName", language, created_by AS "createdBy", created_at AS "createdAt",
  expires_at AS "expiresAt", revoked_at AS "revokedAt", opened_count AS "openedCount", opened_at AS "openedAt"`;

const WORKS = 'revoked_at IS NULL AND expires_at > :now';

export const createFileLink = verb<Store['createFileLink']>({
  sqlite: 'write',
  postgres: { write: ({ link }) => ofTenant(link) },
  *run({ link, validMs, workingMax, audit: entry }, now) {
    const working = yield* one<{ count: number }>(
      `SELECT count(*) AS count FROM (SELECT 1 FROM file_link WHERE tenant_id = :tenantId AND ${WORKS} LIMIT :limit) AS working`,
      { tenantId: link.tenantId, now, limit: workingMax },
    );
    if ((working?.count ?? 0) >= workingMax) return 'limit_reached';
    const made = yield* one<StoredFileLink>(
      `INSERT INTO file_link (link_id, token_hash, tenant_id, command_id, type, connector_id, company_id, file_name, language, created_by,
         created_at, expires_at)
       VALUES (:linkId, :tokenHash, :tenantId, :commandId, :type, :connectorId, :companyId, :fileName, :language, :createdBy, :now,
         :expiresAt) RETURNING ${COLUMNS}`,
      { ...link, now, expiresAt: now + validMs },
    );
    if (!made) throw new Error('A link that was inserted must exist.');
    yield* audit.run(entry, now);
    return made;
  },
});

const fileLink = verb<Store['fileLink']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tokenHash }) => one<StoredFileLink>(`SELECT ${COLUMNS} FROM file_link WHERE token_hash = :tokenHash`, { tokenHash }),
});

const openFileLink = verb<Store['openFileLink']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tokenHash, requestId }, now) {
    const opened = yield* one<StoredFileLink>(
      `UPDATE file_link SET opened_count = opened_count + 1, opened_at = :now WHERE token_hash = :tokenHash AND ${WORKS}
       RETURNING ${COLUMNS}`,
      { tokenHash, now },
    );
    if (!opened) return null;
    const { tenantId, linkId, fileName } = opened;
    yield* audit.run({ tenantId, actor: `link:${linkId}`, action: 'file-link.opened', subject: fileName, requestId }, now);
    return opened;
  },
});

const AFTER_PLACE = 'AND created_at <= :at AND (created_at < :at OR link_id > :id)';
const OF_BOOK = 'AND connector_id = :connectorId AND company_id = :companyId';

const fileLinks = verb<Store['fileLinks']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, connectorId, companyId, before, limit }, now) =>
    all<StoredFileLink>(
      `SELECT ${COLUMNS} FROM file_link WHERE tenant_id = :tenantId AND ${WORKS}
       ${connectorId === null ? '' : OF_BOOK} ${before === null ? '' : AFTER_PLACE} ORDER BY created_at DESC, link_id LIMIT :limit`,
      { tenantId, now, limit, ...(connectorId !== null && { connectorId, companyId }), ...before },
    ),
});

const revokeFileLink = verb<Store['revokeFileLink']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tenantId, linkId, audit: entry }, now) {
    const revoked = yield* one<StoredFileLink>(
      `UPDATE file_link SET revoked_at = :now WHERE link_id = :linkId AND tenant_id = :tenantId AND revoked_at IS NULL
       RETURNING ${COLUMNS}`,
      { now, linkId, tenantId },
    );
    if (revoked) yield* audit.run(entry, now);
    return (
      revoked ??
      (yield* one<StoredFileLink>(`SELECT ${COLUMNS} FROM file_link WHERE link_id = :linkId AND tenant_id = :tenantId`, {
        linkId,
        tenantId,
      }))
    );
  },
});

const forgetFileLinks = verb<Store['forgetFileLinks']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  *run({ before, limit }) {
    const old = yield* all<{ linkId: string }>(
      'SELECT link_id AS "linkId" FROM file_link WHERE expires_at < :before ORDER BY expires_at LIMIT :limit',
      { before, limit },
    );
    for (const { linkId } of old) yield* run('DELETE FROM file_link WHERE link_id = :linkId', { linkId });
    return old.length;
  },
});

export const fileLinkVerbs = { createFileLink, fileLink, openFileLink, fileLinks, revokeFileLink, forgetFileLinks };
