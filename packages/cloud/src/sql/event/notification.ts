/**
 * Notifications in SQL: at most one open per tenant, kind and subject. A dismissed one stays open and unseen, so that
 * the next check finds it there and does not notify the tenant again.
 */

import type { NotificationDraft, Store, StoredNotification } from '../../store/store.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { record } from './event.ts';
import { mailNotification } from './mail-notice.ts';

const NOTIFICATION_COLUMNS = `notification_id AS "notificationId", tenant_id AS "tenantId", kind, severity, title, message, subject, action, wording,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

type NotificationRow = Omit<StoredNotification, 'action' | 'wording'> & {
  readonly action: string | null;
  readonly wording: string | null;
};

function notificationOf(row: NotificationRow): StoredNotification {
  const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  return {
    ...row,
    action: read(row.action) as NotificationDraft['action'],
    wording: read(row.wording) as NotificationDraft['wording'],
  };
}

const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
/** The parts that are stored as JSON. */
const textsOf = ({ action, wording }: NotificationDraft) => ({ action: jsonOf(action), wording: jsonOf(wording) });

/** Open notifications that are not dismissed, newest first. */
const notifications = verb<Store['notifications']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, before, limit }) {
    const rows = yield* all<NotificationRow>(
      `SELECT ${NOTIFICATION_COLUMNS} FROM notification
      WHERE tenant_id = :tenantId AND resolved_at IS NULL AND dismissed_at IS NULL ${before === null ? '' : AFTER_PLACE}
      ORDER BY updated_at DESC, notification_id LIMIT :limit`,
      { tenantId, limit, ...before },
    );
    return rows.map(notificationOf);
  },
});

const AFTER_PLACE = 'AND updated_at <= :at AND (updated_at < :at OR notification_id > :id)';

const INSERT = `INSERT INTO notification (notification_id, tenant_id, kind, severity, title, message, subject, action, wording, created_at, updated_at)
  VALUES (:notificationId, :tenantId, :kind, :severity, :title, :message, :subject, :action, :wording, :now, :now)
  ON CONFLICT (tenant_id, kind, subject) WHERE resolved_at IS NULL`;

/** Renews the open notification of a subject, even if it had been dismissed. */
export const notify = verb<Store['notify']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (_result, given) => told(given),
  *run({ tenantId, notificationId, draft }, now) {
    const { kind, severity, title, message, subject } = draft;
    const open = yield* one(
      'SELECT notification_id FROM notification WHERE tenant_id = :tenantId AND kind = :kind AND subject = :subject AND resolved_at IS NULL LIMIT 1',
      { tenantId, kind, subject },
    );
    if (!open) yield* recordOpened(tenantId, { ...draft, notificationId }, now);
    yield* mailNotification(tenantId, { ...draft, notificationId }, now);
    yield* run(
      `${INSERT} DO UPDATE SET severity = excluded.severity, title = excluded.title, message = excluded.message,
       action = excluded.action, wording = excluded.wording, updated_at = excluded.updated_at, dismissed_at = NULL`,
      { notificationId, tenantId, kind, severity, title, message, subject, ...textsOf(draft), now },
    );
  },
});

const recordOpened = (
  tenantId: string,
  { notificationId, kind, severity, title, message, subject }: WantedNotification,
  now: number,
): Steps<void> => {
  const data = { notificationId, kind, severity, title, message, subject };
  return record({ tenantId, type: 'notification.opened', subject: notificationId, data }, now);
};

const dismiss = verb<Store['dismiss']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  *run({ tenantId, notificationId }, now) {
    const dismissed = yield* one(
      `UPDATE notification SET dismissed_at = coalesce(dismissed_at, :now)
      WHERE notification_id = :notificationId AND tenant_id = :tenantId AND resolved_at IS NULL RETURNING notification_id`,
      { now, notificationId, tenantId },
    );
    return dismissed !== null;
  },
});

type Settlement = Parameters<Store['syncNotifications']>[0];
type WantedNotification = Settlement['drafts'][number];

/** Makes the open notifications of the checked kinds equal to the drafts; those that are equal already are not touched. */
const syncNotifications = verb<Store['syncNotifications']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: ofTenant },
  events: ({ created, resolved }, given) => (created + resolved > 0 ? told(given) : []),
  *run({ tenantId, kinds, drafts }, now) {
    const rows: NotificationRow[] = [];
    for (const kind of kinds) rows.push(...(yield* openOf(tenantId, kind)));
    const open = new Map(rows.map((row) => [nameOf(row), row]));
    const settled = { created: 0, updated: 0, resolved: 0 };
    for (const draft of drafts) {
      const row = open.get(nameOf(draft));
      open.delete(nameOf(draft));
      if (!row) settled.created += yield* openNew(tenantId, draft, now);
      else if (!says(row, draft)) {
        yield* reword(row, draft, now);
        if (row.severity !== draft.severity) yield* mailNotification(tenantId, draft, now);
        settled.updated += 1;
      }
    }
    for (const row of open.values()) {
      yield* resolve(row, now);
      settled.resolved += 1;
    }
    return settled;
  },
});

function* resolve({ tenantId, notificationId, kind, subject }: NotificationRow, now: number): Steps<void> {
  yield* run('UPDATE notification SET resolved_at = :now WHERE notification_id = :notificationId', { now, notificationId });
  const data = { notificationId, kind, subject };
  yield* record({ tenantId, type: 'notification.resolved', subject: notificationId, data }, now);
}

/** Resolves notifications whose cause no longer applies. */
export function* resolveNotification(
  { tenantId, kind, subject }: Pick<StoredNotification, 'tenantId' | 'kind' | 'subject'>,
  now: number,
): Steps<void> {
  const row = yield* one<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notification
      WHERE tenant_id = :tenantId AND kind = :kind AND subject = :subject AND resolved_at IS NULL LIMIT 1`,
    { tenantId, kind, subject },
  );
  if (row) yield* resolve(row, now);
}

/** The maximum of one kind; more than any tenant ever has at one time. */
const OPEN_MAX = 5_000;

const openOf = (tenantId: string, kind: string): Steps<readonly NotificationRow[]> =>
  all<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notification
      WHERE tenant_id = :tenantId AND kind = :kind AND resolved_at IS NULL ORDER BY subject LIMIT ${OPEN_MAX}`,
    { tenantId, kind },
  );

const nameOf = ({ kind, subject }: { kind: string; subject: string }): string => `${kind} ${subject}`;

function says(row: NotificationRow, draft: NotificationDraft): boolean {
  const { severity, title, message } = draft;
  return row.severity === severity && row.title === title && row.message === message && row.action === jsonOf(draft.action);
}

function* openNew(tenantId: string, draft: WantedNotification, now: number): Steps<number> {
  const { notificationId, kind, severity, title, message, subject } = draft;
  const made = yield* all(`${INSERT} DO NOTHING RETURNING notification_id`, {
    notificationId,
    tenantId,
    kind,
    severity,
    title,
    message,
    subject,
    ...textsOf(draft),
    now,
  });
  if (made.length > 0) {
    yield* recordOpened(tenantId, draft, now);
    yield* mailNotification(tenantId, draft, now);
  }
  return made.length;
}

/** Changes the words of a notification. A dismissed one stays dismissed, unless its severity changes. */
function reword({ notificationId }: NotificationRow, draft: NotificationDraft, now: number): Steps<void> {
  const { severity, title, message } = draft;
  return run(
    `UPDATE notification SET dismissed_at = CASE WHEN severity = :severity THEN dismissed_at ELSE NULL END,
            severity = :severity, title = :title, message = :message, action = :action, wording = :wording, updated_at = :now
      WHERE notification_id = :notificationId`,
    { severity, title, message, ...textsOf(draft), now, notificationId },
  );
}

export const notificationVerbs = { notifications, notify, dismiss, syncNotifications };
