/** Notifications about webhook endpoints: that one fails, is about to miss events, or was disabled. Each ends when its cause does. */

import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import { notificationSentences as say } from '@ledgerline/words/notification';
import { webhookReason } from '@ledgerline/words/shared/webhook-reason';
import type { NotificationDraft } from '../store/store.ts';
import type { StoredWebhook, WatchedWebhook } from '../store/stored-webhook.ts';
import { notificationDraft } from './notification-draft.ts';

const TOLD_AFTER_MS = HOUR_MS;
const CRITICAL_AFTER_MS = 3 * DAY_MS;
/** How long before the deletion of its first unsent event an endpoint counts as behind; at most half of the retention of events. */
const BEHIND_WITHIN_DAYS = 2;

const openEndpoint = ({ webhookId }: StoredWebhook) => ({
  label: say.openEndpoint(),
  href: `/portal/webhooks/${encodeURIComponent(webhookId)}`,
});

export function webhookFailing(webhook: StoredWebhook, now: number): readonly NotificationDraft[] {
  const { webhookId, url, state, failingSince } = webhook;
  if (state !== 'enabled' || failingSince === null || now - failingSince < TOLD_AFTER_MS) return [];
  return [
    notificationDraft({
      kind: 'webhook_failing',
      severity: now - failingSince < CRITICAL_AFTER_MS ? 'warning' : 'critical',
      title: say.webhookFailing(),
      message: say.webhookFailingDetail(url, { at: failingSince }),
      subject: webhookId,
      action: openEndpoint(webhook),
    }),
  ];
}

/** Reports an endpoint that has not received its events for so long that the oldest of them will soon be deleted. */
export function webhookBehind(webhook: WatchedWebhook, now: number, eventDays: number): readonly NotificationDraft[] {
  const { webhookId, url, behindSince } = webhook;
  const within = Math.min(BEHIND_WITHIN_DAYS, eventDays / 2) * DAY_MS;
  const deletedAt = (behindSince ?? now) + eventDays * DAY_MS;
  if (behindSince === null || deletedAt - now > within) return [];
  return [
    notificationDraft({
      kind: 'webhook_behind',
      severity: 'critical',
      title: say.webhookBehind(),
      message: say.webhookBehindDetail({ at: behindSince }, url, eventDays, { at: deletedAt }),
      subject: webhookId,
      action: openEndpoint(webhook),
    }),
  ];
}

export function webhookDisabled(webhook: StoredWebhook): readonly NotificationDraft[] {
  const { webhookId, url, state, disabledReason } = webhook;
  if (state !== 'disabled') return [];
  return [
    notificationDraft({
      kind: 'webhook_disabled',
      severity: 'critical',
      title: say.webhookDisabled(),
      message: say.webhookDisabledDetail(url, webhookReason(disabledReason ?? '')),
      subject: webhookId,
      action: openEndpoint(webhook),
    }),
  ];
}
