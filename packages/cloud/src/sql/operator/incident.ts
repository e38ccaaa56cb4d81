/** Incidents in SQL: the texts of the operator, and the progress of the emails about them. */

import type { IncidentState, StatusPart } from '@ledgerline/contract';
import type { Store } from '../../store/store.ts';
import type { StoredIncident, StoredIncidentUpdate } from '../../store/stored-operator.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { lockNames } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

const COLUMNS = `incident_id AS "incidentId", title, state, parts, opened_at AS "openedAt", resolved_at AS "resolvedAt"`;
/** Updates of one incident that are shown. */
const UPDATES_MAX = 100;

interface IncidentRow extends Omit<StoredIncident, 'parts' | 'updates'> {
  readonly parts: string;
}

const textOf = (parts: readonly StatusPart[]): string => parts.join(' ');
const incidentOf = ({ parts, ...row }: IncidentRow): Omit<StoredIncident, 'updates'> => ({
  ...row,
  parts: parts.split(' ') as StatusPart[],
});

function* withUpdates(row: IncidentRow): Steps<StoredIncident> {
  const updates = yield* all<StoredIncidentUpdate>(
    `SELECT seq, state, text, at FROM incident_update WHERE incident_id = :incidentId ORDER BY seq DESC LIMIT ${UPDATES_MAX}`,
    { incidentId: row.incidentId },
  );
  return { ...incidentOf(row), updates };
}

const find = (incidentId: string): Steps<IncidentRow | null> =>
  one<IncidentRow>(`SELECT ${COLUMNS} FROM incident WHERE incident_id = :incidentId`, { incidentId });

function* found(incidentId: string): Steps<StoredIncident | null> {
  const row = yield* find(incidentId);
  return row && (yield* withUpdates(row));
}

interface Written {
  readonly incidentId: string;
  readonly state: IncidentState;
  readonly text: string;
}

const writeUpdate = ({ incidentId, state, text }: Written, now: number): Steps<void> =>
  run(
    `INSERT INTO incident_update (incident_id, seq, state, text, at, mailed_up_to)
     SELECT :incidentId, coalesce(max(seq), 0) + 1, :state, :text, :now, '' FROM incident_update WHERE incident_id = :incidentId`,
    { incidentId, state, text, now },
  );

const openIncident = verb<Store['openIncident']>({
  sqlite: 'write',
  postgres: { write: () => lockNames.incidents },
  *run({ incidentId, title, state, parts, text, audit: entry }, now) {
    yield* run(
      `INSERT INTO incident (incident_id, title, state, parts, opened_at, resolved_at)
       VALUES (:incidentId, :title, :state, :parts, :now, :resolvedAt)`,
      { incidentId, title, state, parts: textOf(parts), now, resolvedAt: state === 'resolved' ? now : null },
    );
    yield* writeUpdate({ incidentId, state, text }, now);
    yield* audit.run(entry, now);
    const opened = yield* found(incidentId);
    if (!opened) throw new Error('An incident that was just written must be there.');
    return opened;
  },
});

const updateIncident = verb<Store['updateIncident']>({
  sqlite: 'write',
  postgres: { write: () => lockNames.incidents },
  *run({ incidentId, state, parts, text, audit: entry }, now) {
    const known = yield* find(incidentId);
    if (!known) return null;
    yield* run('UPDATE incident SET state = :state, parts = :parts, resolved_at = :resolvedAt WHERE incident_id = :incidentId', {
      incidentId,
      state,
      parts: parts === null ? known.parts : textOf(parts),
      resolvedAt: state === 'resolved' ? (known.resolvedAt ?? now) : null,
    });
    yield* writeUpdate({ incidentId, state, text }, now);
    yield* audit.run(entry, now);
    return yield* found(incidentId);
  },
});

const incidents = verb<Store['incidents']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ resolvedSince, limit }) {
    const open = yield* all<IncidentRow>(
      `SELECT ${COLUMNS} FROM incident WHERE resolved_at IS NULL ORDER BY opened_at DESC LIMIT :limit`,
      { limit },
    );
    const over = yield* all<IncidentRow>(
      `SELECT ${COLUMNS} FROM incident WHERE resolved_at >= :resolvedSince ORDER BY resolved_at DESC LIMIT :limit`,
      { resolvedSince, limit },
    );
    const listed: StoredIncident[] = [];
    for (const row of [...open, ...over].slice(0, limit)) listed.push(yield* withUpdates(row));
    return listed;
  },
});

const incidentStatistics = verb<Store['incidentStatistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run() {
    const counts = yield* one<{ open: number; subscribers: number }>(
      `SELECT (SELECT count(*) FROM incident WHERE resolved_at IS NULL) AS open,
              (SELECT count(*) FROM status_subscriber WHERE confirmed_at IS NOT NULL) AS subscribers`,
    );
    return counts ?? { open: 0, subscribers: 0 };
  },
});

interface UnmailedRow extends IncidentRow {
  readonly seq: number;
  readonly updateState: IncidentState;
  readonly text: string;
  readonly at: number;
  readonly mailedUpTo: string;
}

const unmailedUpdate = verb<Store['unmailedUpdate']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run() {
    const row = yield* one<UnmailedRow>(
      `SELECT incident.incident_id AS "incidentId", title, incident.state, parts, opened_at AS "openedAt", resolved_at AS "resolvedAt",
              seq, incident_update.state AS "updateState", text, at, mailed_up_to AS "mailedUpTo"
       FROM incident_update JOIN incident ON incident.incident_id = incident_update.incident_id
       WHERE mailed_at IS NULL ORDER BY at, incident_update.incident_id, seq LIMIT 1`,
    );
    if (!row) return null;
    const { seq, updateState, text, at, mailedUpTo, ...incident } = row;
    return { incident: incidentOf(incident), update: { seq, state: updateState, text, at }, mailedUpTo };
  },
});

const mailUpdate = verb<Store['mailUpdate']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ incidentId, seq, mails, mailedUpTo, isLast }, now) {
    for (const mail of mails) yield* writeMail(mail, now);
    yield* run(
      `UPDATE incident_update SET mailed_up_to = :mailedUpTo, mailed_at = :mailedAt
       WHERE incident_id = :incidentId AND seq = :seq AND mailed_at IS NULL AND mailed_up_to <= :mailedUpTo`,
      { incidentId, seq, mailedUpTo, mailedAt: isLast ? now : null },
    );
  },
});

export const incidentVerbs = { openIncident, updateIncident, incidents, incidentStatistics, unmailedUpdate, mailUpdate };
