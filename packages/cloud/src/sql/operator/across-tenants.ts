/** What operators see across tenants, in SQL: who they are, what fails, and what could not be sent. Never the content that was sent. */

import type { CommandError } from '@ledgerline/contract';
import type { Store, StoredTenant } from '../../store/store.ts';
import type { FailureCount, StoredMailState } from '../../store/stored-operator.ts';
import { TENANT_COLUMNS } from '../account/tenant-row.ts';
import { audit } from '../event/audit.ts';
import { endMail } from '../event/mail.ts';
import { WEBHOOK_COLUMNS, type WebhookRow, webhookOf } from '../event/webhook.ts';
import { lockNames } from '../verb/lock.ts';
import { all, one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** Wildcards are letters like any others. */
const containing = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

const findTenants = verb<Store['findTenants']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ text, limit }) =>
    all<StoredTenant>(
      `SELECT ${TENANT_COLUMNS} FROM tenant
      WHERE tenant_id = :text OR lower(company_name) LIKE :like ESCAPE '\\' OR lower(email) LIKE :like ESCAPE '\\'
         OR tenant_id IN (SELECT membership.tenant_id FROM person JOIN membership ON membership.person_id = person.person_id
                           WHERE lower(person.email) LIKE :like ESCAPE '\\')
      ORDER BY created_at DESC, tenant_id LIMIT :limit`,
      { text, like: containing(text), limit },
    ),
});

const planRequests = verb<Store['planRequests']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ limit }) =>
    all<StoredTenant>(
      `SELECT ${TENANT_COLUMNS} FROM tenant WHERE plan_requested_at IS NOT NULL ORDER BY plan_requested_at LIMIT :limit`,
      { limit },
    ),
});

/** The newest failures that are grouped. */
const FAILURES_MAX = 2_000;

const failureCounts = verb<Store['failureCounts']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ since }) {
    const failures = yield* all<{ type: string; error: string | null }>(
      `SELECT type, error FROM command WHERE status = 'failed' AND finished_at >= :since
       ORDER BY finished_at DESC LIMIT ${FAILURES_MAX}`,
      { since },
    );
    const groups = new Map<string, FailureCount>();
    for (const { type, error } of failures) {
      const { code } = JSON.parse(error ?? '{"code":""}') as Pick<CommandError, 'code'>;
      const known = groups.get(`${code} ${type}`);
      groups.set(`${code} ${type}`, { code, type, count: (known?.count ?? 0) + 1 });
    }
    return [...groups.values()].sort((a, b) => b.count - a.count);
  },
});

const MAIL_COLUMNS = `mail_id AS "mailId", tenant_id AS "tenantId", kind, recipient, state, attempt, next_at AS "nextAt", error,
  created_at AS "createdAt", ended_at AS "endedAt"`;

const MAIL_PAGES = {
  waiting: `SELECT ${MAIL_COLUMNS} FROM mail WHERE state = 'waiting' ORDER BY next_at, mail_id LIMIT :limit`,
  failed: `SELECT ${MAIL_COLUMNS} FROM mail WHERE state <> 'waiting' AND state = 'failed' ORDER BY ended_at DESC LIMIT :limit`,
};

const mailStates = verb<Store['mailStates']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ state, limit }) => all<StoredMailState>(MAIL_PAGES[state], { limit }),
});

const retryMail = verb<Store['retryMail']>({
  sqlite: 'write',
  postgres: { write: () => lockNames.mails },
  *run({ mailId, audit: entry }, now) {
    const due = yield* one(`UPDATE mail SET next_at = :now WHERE mail_id = :mailId AND state = 'waiting' RETURNING mail_id`, {
      now,
      mailId,
    });
    if (due) yield* audit.run(entry, now);
    return due !== null;
  },
});

const dropMail = verb<Store['dropMail']>({
  sqlite: 'write',
  postgres: { write: () => lockNames.mails },
  *run({ mailId, reason, audit: entry }, now) {
    const found = yield* one(`SELECT mail_id FROM mail WHERE mail_id = :mailId AND state = 'waiting'`, { mailId });
    if (!found) return false;
    yield* endMail({ mailId, state: 'failed', error: reason }, now);
    yield* audit.run(entry, now);
    return true;
  },
});

const troubledWebhooks = verb<Store['troubledWebhooks']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ limit }) {
    const rows = yield* all<WebhookRow>(
      `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE state <> 'enabled' OR failing_since IS NOT NULL
       ORDER BY state DESC, failing_since, webhook_id LIMIT :limit`,
      { limit },
    );
    return rows.map(webhookOf);
  },
});

const retryWebhook = verb<Store['retryWebhook']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ webhookId, audit: entry }, now) {
    const row = yield* one<WebhookRow>(`SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE webhook_id = :webhookId`, { webhookId });
    if (!row) return null;
    yield* run('UPDATE webhook_pending SET next_at = :now WHERE webhook_id = :webhookId AND attempt > 0', { now, webhookId });
    yield* audit.run({ ...entry, tenantId: row.tenantId }, now);
    return webhookOf(row);
  },
});

export const acrossTenantsVerbs = {
  findTenants,
  planRequests,
  failureCounts,
  mailStates,
  retryMail,
  dropMail,
  troubledWebhooks,
  retryWebhook,
};
