/** Notifications about webhook endpoints: that one fails, and that one was disabled. Ends by itself when it works again. */

import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { NotificationDraft } from '../store/store.ts';
import type { StoredWebhook } from '../store/stored-webhook.ts';
import { readableInstant } from '../system/instant.ts';

const TOLD_AFTER_MS = HOUR_MS;
const CRITICAL_AFTER_MS = 3 * DAY_MS;

const EVENTS_GUIDE = { label: 'Read the guide', href: '/developers' };

export function webhookFailing(webhook: StoredWebhook, now: number): readonly NotificationDraft[] {
  const { webhookId, url, state, failingSince } = webhook;
  if (state !== 'enabled' || failingSince === null || now - failingSince < TOLD_AFTER_MS) return [];
  return [
    {
      kind: 'webhook_failing',
      severity: now - failingSince < CRITICAL_AFTER_MS ? 'warning' : 'critical',
      title: 'A webhook endpoint does not accept events',
      message: `Every attempt to send events to ${url} has failed since ${readableInstant(failingSince)}. Check the receiver. The events are kept and sent when it works again; after 5 days of failures the endpoint is disabled.`,
      subject: webhookId,
      action: EVENTS_GUIDE,
    },
  ];
}

export function webhookDisabled({ webhookId, url, state, disabledReason }: StoredWebhook): readonly NotificationDraft[] {
  if (state !== 'disabled') return [];
  return [
    {
      kind: 'webhook_disabled',
      severity: 'critical',
      title: 'A webhook endpoint is disabled',
      message: `Events are no longer sent to ${url}. ${disabledReason ?? ''} Fix the receiver, then resume the endpoint; it continues where it stopped.`,
      subject: webhookId,
      action: EVENTS_GUIDE,
    },
  ];
}
