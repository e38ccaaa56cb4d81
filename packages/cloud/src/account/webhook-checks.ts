/** Notifications about webhook endpoints: that one fails, is about to miss events, or was disabled. Each ends when its cause does. */

import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { NotificationDraft } from '../store/store.ts';
import type { StoredWebhook, WatchedWebhook } from '../store/stored-webhook.ts';
import { readableInstant } from '../system/instant.ts';

const TOLD_AFTER_MS = HOUR_MS;
const CRITICAL_AFTER_MS = 3 * DAY_MS;
/** How long before its first unsent event is deleted an endpoint is behind; half the time that events are kept, if that is less. */
const BEHIND_WITHIN_DAYS = 2;

const openEndpoint = ({ webhookId }: StoredWebhook) => ({
  label: 'Open the endpoint',
  href: `/portal/webhooks/${encodeURIComponent(webhookId)}`,
});

export function webhookFailing(webhook: StoredWebhook, now: number): readonly NotificationDraft[] {
  const { webhookId, url, state, failingSince } = webhook;
  if (state !== 'enabled' || failingSince === null || now - failingSince < TOLD_AFTER_MS) return [];
  return [
    {
      kind: 'webhook_failing',
      severity: now - failingSince < CRITICAL_AFTER_MS ? 'warning' : 'critical',
      title: 'A webhook endpoint does not accept events',
      message: `Every attempt to send events to ${url} has failed since ${readableInstant(failingSince)}. Return 2xx to accept an event. The events are kept and sent when the receiver works again. After 5 days of failures the endpoint is disabled.`,
      subject: webhookId,
      action: openEndpoint(webhook),
    },
  ];
}

/** An endpoint that does not get its events for so long that the first of them will be deleted. */
export function webhookBehind(webhook: WatchedWebhook, now: number, eventDays: number): readonly NotificationDraft[] {
  const { webhookId, url, behindSince } = webhook;
  const within = Math.min(BEHIND_WITHIN_DAYS, eventDays / 2) * DAY_MS;
  const deletedAt = (behindSince ?? now) + eventDays * DAY_MS;
  if (behindSince === null || deletedAt - now > within) return [];
  return [
    {
      kind: 'webhook_behind',
      severity: 'critical',
      title: 'Events are about to be deleted before they are sent',
      message: `Events since ${readableInstant(behindSince)} were not sent to ${url}. Events are kept for ${eventDays === 1 ? '1 day' : `${eventDays} days`}, so the first of them is deleted at ${readableInstant(deletedAt)}. Fix the receiver or resume the endpoint before then, or read the events with GET /v1/events.`,
      subject: webhookId,
      action: openEndpoint(webhook),
    },
  ];
}

export function webhookDisabled(webhook: StoredWebhook): readonly NotificationDraft[] {
  const { webhookId, url, state, disabledReason } = webhook;
  if (state !== 'disabled') return [];
  return [
    {
      kind: 'webhook_disabled',
      severity: 'critical',
      title: 'A webhook endpoint is disabled',
      message: `Events are no longer sent to ${url}. ${disabledReason ?? ''} Fix the receiver, then resume the endpoint. Sending continues where it stopped.`,
      subject: webhookId,
      action: openEndpoint(webhook),
    },
  ];
}
