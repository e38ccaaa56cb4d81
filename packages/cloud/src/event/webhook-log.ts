/** The log of an endpoint: every attempt, and how one is repeated. */

import { limits, type WebhookDelivery, type WebhookDeliveryQuery } from '@ledgerline/contract';
import { eventSays } from '@ledgerline/words/problem/event';
import type { Caller } from '../account/rights/caller.ts';
import type { StoredDelivery } from '../store/stored-webhook.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { cursorOf, pageOf, readCursor } from '../system/request/list-page.ts';
import { findWebhook } from './webhook.ts';

const PREFIX = 'dlv_';

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly nextCursor: string | null;
}

export async function listDeliveries(
  context: Context,
  caller: Caller,
  webhookId: string,
  { state, cursor, limit = limits.listLimitDefault }: WebhookDeliveryQuery,
): Promise<DeliveryPage | Refusal> {
  const before = readCursor(cursor, /^before (\d{1,15})$/);
  if (isRefusal(before)) return before;
  const webhook = await findWebhook(context, caller, webhookId);
  if (isRefusal(webhook)) return webhook;
  const found = await context.store.deliveries({
    webhookId,
    before: before === null ? null : Number(before[0]),
    outcome: state ?? null,
    limit: limit + 1,
  });
  const { rows, last } = pageOf(found, limit);
  return { deliveries: rows.map(deliveryView), nextCursor: last && cursorOf('before', last.deliverySeq) };
}

export async function retryDelivery(
  context: Context,
  caller: Caller,
  webhookId: string,
  deliveryId: string,
): Promise<Refusal | null> {
  const webhook = await findWebhook(context, caller, webhookId);
  if (isRefusal(webhook)) return webhook;
  const number = /^dlv_([0-9a-z]{1,10})$/.exec(deliveryId)?.[1];
  const isFound =
    number !== undefined && (await context.store.retryDelivery({ webhookId, deliverySeq: Number.parseInt(number, 36) }));
  return isFound ? null : refuse('unknown_delivery', eventSays.unknownDelivery());
}

function deliveryView({
  deliverySeq,
  eventId,
  eventType,
  attempt,
  at,
  outcome,
  status,
  ms,
  error,
  excerpt,
}: StoredDelivery): WebhookDelivery {
  return {
    deliveryId: `${PREFIX}${deliverySeq.toString(36)}`,
    eventId,
    eventType,
    attempt,
    at: instantText(at),
    outcome,
    status,
    ms,
    error,
    excerpt,
  };
}
