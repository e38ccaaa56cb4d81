/** Webhook endpoints: where a tenant wants its events sent, and the log of what was sent. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { CompanyId } from '../value/identifier.ts';
import { Instant, InstantInput } from '../value/instant.ts';
import { NextCursor } from '../value/page.ts';
import { EventId, EventType } from './event.ts';

export const webhookStates = ['enabled', 'paused', 'disabled'] as const;
export const WebhookState = enumOf(
  webhookStates,
  'enabled: events are sent. paused: by you. disabled: every attempt failed for days, or the receiver returned 410.',
);
export type WebhookState = Static<typeof WebhookState>;

export const WebhookDeliveryMode = enumOf(
  ['parallel', 'ordered'],
  'parallel: a failing event does not hold up others. ordered: events of one account book arrive in order, and a failing one holds up its own book.',
);
export type WebhookDeliveryMode = Static<typeof WebhookDeliveryMode>;

const url = Type.String({ minLength: 1, maxLength: 2_000, description: 'Where events are sent: an https address.' });
const description = Type.String({ maxLength: 200, description: 'A note for people.' });
const types = Type.Array(Type.String({ maxLength: 60, description: 'An event type, or a group such as command.*.' }), {
  minItems: 1,
  maxItems: 50,
  description: 'The event types to send. Leave it out for all but change.*, which must be named.',
});
const companies = Type.Array(CompanyId, {
  minItems: 1,
  maxItems: 100,
  description: 'The account books whose events to send. Leave it out for all.',
});
const entities = Type.Array(Type.String({ maxLength: 60, description: 'An entity, such as sales-invoice.' }), {
  minItems: 1,
  maxItems: 100,
  description: 'Of changes of account books (change.*), the entities to send. Leave it out for all.',
});
const include = Type.Array(enumOf(['result'], 'result: the result of a command, if it has at most 64 KiB.'), {
  maxItems: 1,
  description: 'What to add to data.',
});

export const NewWebhookBody = Type.Object(
  {
    url,
    description: Type.Optional(description),
    types: Type.Optional(types),
    companies: Type.Optional(companies),
    entities: Type.Optional(entities),
    delivery: Type.Optional(WebhookDeliveryMode),
    include: Type.Optional(include),
    from: Type.Optional(
      Type.String({ maxLength: 40, description: 'The first events to send: now (default), or those since an instant.' }),
    ),
  },
  { additionalProperties: false, description: 'Body of POST /v1/webhooks.' },
);
export type NewWebhookBody = Static<typeof NewWebhookBody>;

export const WebhookChangeBody = Type.Object(
  {
    url: Type.Optional(url),
    description: Type.Optional(description),
    types: Type.Optional(nullable(types, 'The event types to send; null for all.')),
    companies: Type.Optional(nullable(companies, 'The account books whose events to send; null for all.')),
    entities: Type.Optional(nullable(entities, 'Of changes of account books, the entities to send; null for all.')),
    delivery: Type.Optional(WebhookDeliveryMode),
    include: Type.Optional(include),
  },
  { additionalProperties: false, description: 'Body of POST /v1/webhooks/{webhookId}. What is left out stays.' },
);
export type WebhookChangeBody = Static<typeof WebhookChangeBody>;

export const WebhookResumeBody = Type.Object(
  {
    from: Type.Optional(enumOf(['where-it-stopped', 'now'], 'What to send first (default where-it-stopped).')),
  },
  { additionalProperties: false, description: 'Body of POST /v1/webhooks/{webhookId}/resume.' },
);
export type WebhookResumeBody = Static<typeof WebhookResumeBody>;

export const WebhookRotationBody = Type.Object(
  {
    overlapHours: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 168, description: 'How long the old secret signs too (default 24).' }),
    ),
  },
  { additionalProperties: false, description: 'Body of POST /v1/webhooks/{webhookId}/rotate-secret.' },
);
export type WebhookRotationBody = Static<typeof WebhookRotationBody>;

export const WebhookReplayBody = Type.Object(
  {
    from: InstantInput,
    to: Type.Optional(InstantInput),
    types: Type.Optional(types),
    only: Type.Optional(enumOf(['failed', 'all'], 'failed: only what was never delivered (default). all: everything again.')),
  },
  { additionalProperties: false, description: 'Body of POST /v1/webhooks/{webhookId}/replay.' },
);
export type WebhookReplayBody = Static<typeof WebhookReplayBody>;

const count = (text: string) => Type.Integer({ minimum: 0, description: text });

export const Webhook = Type.Object(
  {
    webhookId: Type.String({ description: 'The id of the endpoint.' }),
    url,
    description,
    types: nullable(Type.Array(EventType, { description: 'Event types.' }), 'The event types that are sent; null for all.'),
    companies: nullable(Type.Array(CompanyId, { description: 'Account books.' }), 'Their account books; null for all.'),
    entities: nullable(
      Type.Array(Type.String({ description: 'An entity.' }), { description: 'Entities.' }),
      'Of changes of account books, their entities; null for all.',
    ),
    delivery: WebhookDeliveryMode,
    include,
    state: WebhookState,
    disabledReason: nullable(Type.String({ description: 'A sentence.' }), 'Why it is disabled; null if it is not.'),
    createdAt: Instant,
    eventsBehind: count('Events that were not tried yet, counted up to 1,000.'),
    behindSince: nullable(Instant, 'When the oldest of them happened; null if there is none.'),
    eventsPending: count('Events that failed and will be tried again, or wait behind one that did.'),
    nextTryAt: nullable(Instant, 'When the next of them is tried; null if there is none.'),
    deliveredLastDay: count('Attempts of the last 24 hours that succeeded, of the newest 1,000.'),
    failedLastDay: count('Attempts of the last 24 hours that failed, of the newest 1,000.'),
    failingSince: nullable(Instant, 'Since when every attempt failed; null if the last one succeeded.'),
    isReplaying: Type.Boolean({ description: 'Whether earlier events are being sent again.' }),
    previousSecretUntil: nullable(Instant, 'Until when the secret before the last rotation signs too; null if it does not.'),
  },
  { description: 'A webhook endpoint.' },
);
export type Webhook = Static<typeof Webhook>;

const secret = Type.String({ description: 'The signing secret. It is shown only this once.' });

export const WebhookSecretResponse = Type.Object(
  { ok: Ok, webhook: Webhook, secret },
  { description: 'Response of POST /v1/webhooks and POST /v1/webhooks/{webhookId}/rotate-secret.' },
);
export type WebhookSecretResponse = Static<typeof WebhookSecretResponse>;

export const WebhookResponse = Type.Object(
  { ok: Ok, webhook: Webhook },
  { description: 'Response of calls about one endpoint.' },
);
export type WebhookResponse = Static<typeof WebhookResponse>;

export const WebhookListResponse = Type.Object(
  { ok: Ok, webhooks: Type.Array(Webhook, { description: `Oldest first, at most ${limits.webhooksPerTenantMax}.` }) },
  { description: 'Response of GET /v1/webhooks.' },
);
export type WebhookListResponse = Static<typeof WebhookListResponse>;

const answered = {
  status: nullable(Type.Integer({ description: 'An HTTP status.' }), 'The HTTP status of the receiver; null without a response.'),
  ms: count('How long it took, in milliseconds.'),
  error: nullable(Type.String({ description: 'A sentence.' }), 'Why it failed; null if it did not.'),
  excerpt: Type.String({ description: 'The start of the response, at most 1 KiB.' }),
};

export const WebhookPingResponse = Type.Object(
  { ok: Ok, delivered: Type.Boolean({ description: 'Whether the receiver returned 2xx.' }), ...answered },
  { description: 'Response of POST /v1/webhooks/{webhookId}/ping.' },
);
export type WebhookPingResponse = Static<typeof WebhookPingResponse>;

export const WebhookDelivery = Type.Object(
  {
    deliveryId: Type.String({ description: 'The id of the attempt.' }),
    eventId: EventId,
    eventType: EventType,
    attempt: Type.Integer({ minimum: 1, description: 'Which attempt of this event it was.' }),
    at: Instant,
    outcome: enumOf(['delivered', 'failed', 'exhausted'], 'failed: it will be tried again. exhausted: it was the last attempt.'),
    ...answered,
  },
  { description: 'One attempt to send an event.' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const WebhookDeliveryQuery = Type.Object(
  {
    state: Type.Optional(enumOf(['delivered', 'failed', 'exhausted'], 'Only attempts with this outcome.')),
    cursor: Type.Optional(Type.String({ maxLength: 60, description: 'nextCursor from the previous response.' })),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.listLimitMax,
        description: `Maximum attempts to return (default ${limits.listLimitDefault}).`,
      }),
    ),
  },
  { description: 'Query of GET /v1/webhooks/{webhookId}/deliveries.' },
);
export type WebhookDeliveryQuery = Static<typeof WebhookDeliveryQuery>;

export const WebhookDeliveryListResponse = Type.Object(
  { ok: Ok, deliveries: Type.Array(WebhookDelivery, { description: 'Newest first.' }), nextCursor: NextCursor },
  { description: 'Response of GET /v1/webhooks/{webhookId}/deliveries.' },
);
export type WebhookDeliveryListResponse = Static<typeof WebhookDeliveryListResponse>;
