/** Removes what commands contain once it is as old as their tenant or their sender allows, in SQL: a few at a time, from where the last time ended. */

import type { Store, StoredTenant } from '../../store/store.ts';
import type { ClearedCommand, OldCommand, PassedRead } from '../../store/stored-retention.ts';
import { audit } from '../event/audit.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { TENANT_COLUMNS } from './tenant-row.ts';

const setKeptDays = verb<Store['setKeptDays']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, keptDays, audit: entry }, now) {
    const changed = yield* one<StoredTenant>(
      `UPDATE tenant SET kept_days = :keptDays WHERE tenant_id = :tenantId RETURNING ${TENANT_COLUMNS}`,
      { keptDays, tenantId },
    );
    if (changed) yield* audit.run(entry, now);
    return changed;
  },
});

type Old = OldCommand & { readonly finishedAt: number | null };

/** Old commands, in order. Commands expire after days, so a command that has not ended delays the others no longer than that. */
const oldCommands = verb<Store['oldCommands']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, endedBefore, limit }) {
    const place = yield* one<{ seq: number }>('SELECT seq FROM cleared_place WHERE tenant_id = :tenantId', { tenantId });
    const next = yield* all<Old>(
      `SELECT seq, type, payload, artifact_sha256 AS "artifactSha256", finished_at AS "finishedAt" FROM command
      WHERE tenant_id = :tenantId AND seq > :after ORDER BY seq LIMIT :limit`,
      { tenantId, after: place?.seq ?? 0, limit },
    );
    const kept = next.findIndex(({ finishedAt }) => finishedAt === null || finishedAt >= endedBefore);
    return next.slice(0, kept === -1 ? next.length : kept).map(({ finishedAt: _ended, ...command }) => command);
  },
});

/** Clears a command; a cleared command stays unchanged. */
const clear = ({ seq, meaningHash }: ClearedCommand, now: number): Steps<void> =>
  run(
    `UPDATE command SET payload = '{}', warnings = NULL, result = NULL, late_report = NULL,
            payload_digest = NULL, result_digest = NULL, late_report_digest = NULL,
            artifact_sha256 = NULL, artifact_file_name = NULL, artifact_content_type = NULL, artifact_size = NULL,
            cleared_at = :now, meaning_hash = :meaningHash
      WHERE seq = :seq AND cleared_at IS NULL AND finished_at IS NOT NULL`,
    { now, meaningHash, seq },
  );

/** Clears commands. Two nodes can do this at once: a cleared command stays cleared, and the place never moves back. */
const clearCommands = verb<Store['clearCommands']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, commands }, now) {
    for (const command of commands) yield* clear(command, now);
    const last = commands.at(-1);
    if (last)
      yield* run(
        `INSERT INTO cleared_place AS place (tenant_id, seq) VALUES (:tenantId, :seq)
       ON CONFLICT (tenant_id) DO UPDATE SET seq = excluded.seq WHERE place.seq < excluded.seq`,
        { tenantId, seq: last.seq },
      );
  },
});

/** Written as the index has it. */
const passedReads = verb<Store['passedReads']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ limit }, now) {
    return yield* all<PassedRead>(
      `SELECT tenant_id AS "tenantId", seq, type, payload, artifact_sha256 AS "artifactSha256" FROM command
        WHERE kept_ms IS NOT NULL AND cleared_at IS NULL AND finished_at + kept_ms <= :now ORDER BY finished_at + kept_ms LIMIT :limit`,
      { now, limit },
    );
  },
});

const clearRead = verb<Store['clearRead']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run(read, now) {
    yield* clear(read, now);
  },
});

export const keptDaysVerbs = { setKeptDays, oldCommands, clearCommands, passedReads, clearRead };
