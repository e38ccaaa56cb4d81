/** One delivery: the body and headers of an event for an endpoint, and what a response means. */

import { type Event, limits } from '@ledgerline/contract';
import { webhookReasons } from '@ledgerline/words/shared/webhook-reason';
import type { StoredEvent } from '../store/store.ts';
import type { StoredWebhook } from '../store/stored-webhook.ts';
import type { Context } from '../system/context.ts';
import type { ReceiverResponse, WebhookRequest } from '../system/webhook-sender.ts';
import { eventView } from './event-view.ts';
import { signatureHeaders } from './signature.ts';

export const webhookSecretPurpose = (webhookId: string): string => `webhook-secret ${webhookId}`;

/** The secrets that sign now, the newest first. */
export function secretsOf({ seal, clock }: Pick<Context, 'seal' | 'clock'>, webhook: StoredWebhook): readonly string[] {
  const { webhookId, secretSealed, previousSecretSealed, previousUntil } = webhook;
  const purpose = webhookSecretPurpose(webhookId);
  const isOverlapping = previousSecretSealed !== null && (previousUntil ?? 0) > clock.now();
  return [secretSealed, ...(isOverlapping ? [previousSecretSealed] : [])].map((sealed) => seal.open(sealed, purpose));
}

/** The event as this endpoint wants it. A finished command does not change, so every attempt sends the same bytes. */
export async function bodyFor({ store }: Pick<Context, 'store'>, webhook: StoredWebhook, event: StoredEvent): Promise<string> {
  const view = eventView(event);
  if (!webhook.includesResult || event.command === null) return JSON.stringify(view);
  const command = await store.command({ tenantId: webhook.tenantId, commandId: event.subject });
  const result = command?.result ?? null;
  if (result !== null && result.length > limits.webhookResultBytesMax)
    return JSON.stringify({ ...view, data: { ...view.data, resultOmitted: true } });
  return JSON.stringify({ ...view, data: { ...view.data, result: result === null ? null : JSON.parse(result) } });
}

interface Sending {
  readonly webhook: StoredWebhook;
  readonly secrets: readonly string[];
  readonly eventId: Event['id'];
  readonly body: string;
  readonly attempt: number;
  readonly now: number;
}

/** The number changes with the shape of deliveries. */
const USER_AGENT = 'Ledgerline-Webhooks/1';

export function requestFor({ webhook, secrets, eventId, body, attempt, now }: Sending): WebhookRequest {
  const signed = { id: eventId, timestamp: Math.floor(now / 1000), body };
  return {
    url: webhook.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      'ledgerline-attempt': String(attempt),
      'ledgerline-webhook': webhook.webhookId,
      ...signatureHeaders(signed, secrets),
    },
    body,
  };
}

const isDelivered = ({ status }: ReceiverResponse): boolean => status !== null && status >= 200 && status < 300;

/** Why an attempt failed, in a sentence; null if it did not. */
export function failureOf(response: ReceiverResponse): string | null {
  if (isDelivered(response)) return null;
  const { status, error } = response;
  if (status === null) return error ?? String(webhookReasons.noResponse());
  if (status >= 300 && status < 400) return String(webhookReasons.redirected(status));
  return String(webhookReasons.returned(status));
}
