/** Webhook endpoints of a tenant: created, changed, paused, pinged, replayed. Sending is in dispatcher.ts. */

import {
  type EventType,
  HOUR_MS,
  InstantInput,
  limits,
  type NewWebhookBody,
  type Webhook,
  type WebhookChangeBody,
  type WebhookPingResponse,
  type WebhookReplayBody,
} from '@ledgerline/contract';
import { detail } from '@ledgerline/words/problem/detail';
import { eventSays } from '@ledgerline/words/problem/event';
import { actorOf, type Caller } from '../account/rights/caller.ts';
import type { AuditEntry, EventPlace } from '../store/store.ts';
import type { StoredWebhook, WatchedWebhook, WebhookSettings } from '../store/stored-webhook.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { millisecondsOf } from '../system/instant.ts';
import { eventLimits, takeEvent } from '../system/pace/event-limit.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { problemsOfBody } from '../system/request/body-check.ts';
import type { ReceiverResponse } from '../system/webhook-sender.ts';
import { readEntities, readTypes } from './event-filter.ts';
import { FEED_START } from './event-place.ts';
import { makeWebhookSecret } from './signature.ts';
import { failureOf, requestFor, secretsOf, webhookSecretPurpose } from './webhook-delivery.ts';

/** The person or key that changes an endpoint, for the audit log. */
export interface Changer {
  readonly caller: Caller;
  readonly requestId: string;
}

const unknown = (): Refusal => refuse('unknown_webhook', eventSays.unknownWebhook());

const auditOf = ({ caller, requestId }: Changer, action: string, webhookId: string): AuditEntry => ({
  tenantId: caller.tenant.tenantId,
  actor: actorOf(caller),
  action: `webhook.${action}`,
  subject: webhookId,
  requestId,
});

async function addressProblem({ sender }: Context, url: string): Promise<Refusal | null> {
  if (await sender.isAllowed(url)) return null;
  const sentence = eventSays.address();
  return refuse('webhook_address_refused', sentence, [detail('/url', 'rule', sentence)]);
}

const typesOf = (names: readonly string[] | null | undefined): readonly EventType[] | Refusal | null => {
  if (!names) return null;
  const types = readTypes(names, '/types');
  return isRefusal(types) ? types : [...types];
};

const entitiesOf = (names: readonly string[] | null | undefined): readonly string[] | Refusal | null => {
  if (!names) return null;
  const entities = readEntities(names, '/entities');
  return isRefusal(entities) ? entities : [...entities];
};

const instantProblems = problemsOfBody(InstantInput);

/** Where an endpoint begins: with new events, or with those since a time. */
async function placeFrom({ store }: Context, tenantId: string, from = 'now'): Promise<EventPlace | Refusal> {
  if (from === 'now') {
    const latest = await store.latestEvent({ tenantId });
    return latest ? { position: latest.position, seq: latest.seq } : FEED_START;
  }
  if (instantProblems(from).total === 0) return store.eventPlaceAt({ tenantId, at: millisecondsOf(from) });
  return refuseField('/from', 'format', eventSays.fromNow());
}

export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

export async function createWebhook(
  context: Context,
  changer: Changer,
  body: NewWebhookBody,
): Promise<WebhookWithSecret | Refusal> {
  const { store, seal, randomness } = context;
  const { tenantId } = changer.caller.tenant;
  const types = typesOf(body.types);
  if (isRefusal(types)) return types;
  const entities = entitiesOf(body.entities);
  if (isRefusal(entities)) return entities;
  const refused = await addressProblem(context, body.url);
  if (refused) return refused;
  const place = await placeFrom(context, tenantId, body.from);
  if (isRefusal(place)) return place;
  const webhookId = randomId(randomness, 'whk');
  const secret = makeWebhookSecret(randomness);
  const made = await store.createWebhook({
    webhookId,
    tenantId,
    place,
    url: body.url,
    description: body.description ?? '',
    types,
    companies: body.companies ?? null,
    entities,
    delivery: body.delivery ?? 'parallel',
    includesResult: body.include?.includes('result') ?? false,
    secretSealed: seal.seal(secret, webhookSecretPurpose(webhookId)),
    previousSecretSealed: null,
    previousUntil: null,
    state: 'enabled',
    disabledReason: null,
    replay: null,
    webhooksMax: limits.webhooksPerTenantMax,
    audit: auditOf(changer, 'created', webhookId),
  });
  if (made === 'limit_reached') return refuse('limit_reached', eventSays.webhooksMax(limits.webhooksPerTenantMax));
  const webhook = await findWebhook(context, changer.caller, webhookId);
  return isRefusal(webhook) ? webhook : { webhook, secret };
}

export async function listWebhooks({ store }: Context, { tenant }: Caller): Promise<readonly Webhook[]> {
  return (await store.watchedWebhooks({ tenantId: tenant.tenantId })).map(webhookView);
}

export async function findWebhook({ store }: Context, { tenant }: Caller, webhookId: string): Promise<Webhook | Refusal> {
  const found = await store.webhook({ tenantId: tenant.tenantId, webhookId });
  return found ? webhookView(found) : unknown();
}

interface Change {
  readonly action: string;
  readonly settings: (webhook: StoredWebhook) => Partial<WebhookSettings> | Refusal;
  readonly place?: EventPlace | null;
  readonly isFresh?: boolean;
}

async function change({ store }: Context, changer: Changer, webhookId: string, wanted: Change): Promise<Webhook | Refusal> {
  const { tenantId } = changer.caller.tenant;
  const found = await store.webhook({ tenantId, webhookId });
  if (!found) return unknown();
  const settings = wanted.settings(found);
  if (isRefusal(settings)) return settings;
  const changed = await store.changeWebhook({
    tenantId,
    webhookId,
    settings: { ...found, ...settings },
    place: wanted.place ?? null,
    isFresh: wanted.isFresh ?? false,
    audit: auditOf(changer, wanted.action, webhookId),
  });
  return changed ? webhookView(changed) : unknown();
}

export async function changeWebhook(
  context: Context,
  changer: Changer,
  webhookId: string,
  body: WebhookChangeBody,
): Promise<Webhook | Refusal> {
  const types = typesOf(body.types);
  if (isRefusal(types)) return types;
  const entities = entitiesOf(body.entities);
  if (isRefusal(entities)) return entities;
  const refused = body.url === undefined ? null : await addressProblem(context, body.url);
  if (refused) return refused;
  return change(context, changer, webhookId, {
    action: 'changed',
    isFresh: body.url !== undefined,
    settings: () => ({
      ...(body.url !== undefined && { url: body.url }),
      ...(body.description !== undefined && { description: body.description }),
      ...(body.types !== undefined && { types }),
      ...(body.companies !== undefined && { companies: body.companies }),
      ...(body.entities !== undefined && { entities }),
      ...(body.delivery !== undefined && { delivery: body.delivery }),
      ...(body.include !== undefined && { includesResult: body.include.includes('result') }),
    }),
  });
}

export const pauseWebhook = (context: Context, changer: Changer, webhookId: string): Promise<Webhook | Refusal> =>
  change(context, changer, webhookId, { action: 'paused', settings: () => ({ state: 'paused', disabledReason: null }) });

/** Continues where it stopped, or with new events only. */
export async function resumeWebhook(
  context: Context,
  changer: Changer,
  webhookId: string,
  from: 'where-it-stopped' | 'now' = 'where-it-stopped',
): Promise<Webhook | Refusal> {
  const place = from === 'now' ? await placeFrom(context, changer.caller.tenant.tenantId) : null;
  if (isRefusal(place)) return place;
  const settings = () => ({ state: 'enabled', disabledReason: null }) as const;
  return change(context, changer, webhookId, { action: 'resumed', settings, place, isFresh: true });
}

const OVERLAP_HOURS_DEFAULT = 24;

/** Rotates the secret. Both secrets sign until the overlap ends. */
export async function rotateWebhookSecret(
  context: Context,
  changer: Changer,
  webhookId: string,
  overlapHours = OVERLAP_HOURS_DEFAULT,
): Promise<WebhookWithSecret | Refusal> {
  const { seal, randomness, clock } = context;
  const secret = makeWebhookSecret(randomness);
  const webhook = await change(context, changer, webhookId, {
    action: 'secret-rotated',
    settings: ({ secretSealed }) => ({
      secretSealed: seal.seal(secret, webhookSecretPurpose(webhookId)),
      previousSecretSealed: overlapHours === 0 ? null : secretSealed,
      previousUntil: overlapHours === 0 ? null : clock.now() + overlapHours * HOUR_MS,
    }),
  });
  return isRefusal(webhook) ? webhook : { webhook, secret };
}

export async function deleteWebhook({ store }: Context, changer: Changer, webhookId: string): Promise<Refusal | null> {
  const { tenantId } = changer.caller.tenant;
  const isDeleted = await store.deleteWebhook({ tenantId, webhookId, audit: auditOf(changer, 'deleted', webhookId) });
  return isDeleted ? null : unknown();
}

/**
 * Sends a test, in any state of the endpoint, and returns the response. The receiver is not proven yet, so pings are limited, and use the slots for slow
 * receivers.
 */
export async function pingWebhook(
  context: Context,
  { tenant: { tenantId } }: Caller,
  webhookId: string,
): Promise<Omit<WebhookPingResponse, 'ok'> | Refusal> {
  const webhook = await context.store.webhook({ tenantId, webhookId });
  if (!webhook) return unknown();
  const limited =
    (await takeEvent(context, eventLimits.pings, webhookId)) ?? (await takeEvent(context, eventLimits.pingsOfTenant, tenantId));
  if (limited) return limited;
  const leave = await context.sending.enter(tenantId, true);
  const answer = await sendPing(context, webhook).finally(leave);
  const error = failureOf(answer);
  const { status, ms, excerpt } = answer;
  return { delivered: error === null, status, ms, error, excerpt };
}

async function sendPing(context: Context, webhook: StoredWebhook): Promise<ReceiverResponse> {
  const { webhookId } = webhook;
  const now = context.clock.now();
  const id = randomId(context.randomness, 'evt_ping');
  const body = JSON.stringify({ id, type: 'webhook.ping', timestamp: instantText(now), data: { webhookId } });
  return context.sender.send(requestFor({ webhook, secrets: secretsOf(context, webhook), eventId: id, body, attempt: 1, now }));
}

export async function replayWebhook(
  context: Context,
  changer: Changer,
  webhookId: string,
  { from, to, types: names, only = 'failed' }: WebhookReplayBody,
): Promise<Webhook | Refusal> {
  const { store } = context;
  const { tenantId } = changer.caller.tenant;
  const types = typesOf(names);
  if (isRefusal(types)) return types;
  const after = await store.eventPlaceAt({ tenantId, at: millisecondsOf(from) });
  const latest = await store.latestEvent({ tenantId });
  const until = to === undefined ? (latest ?? FEED_START) : await store.eventPlaceAt({ tenantId, at: millisecondsOf(to) });
  const replay = { after, until: { position: until.position, seq: until.seq }, types, only };
  return change(context, changer, webhookId, {
    action: 'replayed',
    settings: (webhook) => (webhook.replay ? refuse('replay_running', eventSays.replayRunning()) : { replay }),
  });
}

const textOrNull = (instant: number | null): string | null => (instant === null ? null : instantText(instant));

/** The endpoint as the wire shows it, without its secrets. */
function webhookView(webhook: WatchedWebhook): Webhook {
  const { webhookId, url, description, types, companies, entities, delivery, state, disabledReason } = webhook;
  return {
    webhookId,
    url,
    description,
    types: types && [...types],
    companies: companies && [...companies],
    entities: entities && [...entities],
    delivery,
    include: webhook.includesResult ? ['result'] : [],
    state,
    disabledReason,
    createdAt: instantText(webhook.createdAt),
    eventsBehind: webhook.behind,
    behindSince: textOrNull(webhook.behindSince),
    eventsPending: webhook.pending,
    nextTryAt: textOrNull(webhook.nextTryAt),
    deliveredLastDay: webhook.delivered,
    failedLastDay: webhook.failed,
    failingSince: textOrNull(webhook.failingSince),
    isReplaying: webhook.replay !== null,
    previousSecretUntil: textOrNull(webhook.previousUntil),
  };
}
