/** Events of a tenant, as the feed returns them and webhooks send them. What causes each is in the cloud. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, Ok, openObject } from '../schema/shape.ts';
import { CompanyId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';

/** The one list. A type is added here with its sentence, and never renamed once published. */
export const eventMeanings = {
  'command.done': 'A command finished successfully. data is its summary.',
  'command.failed':
    'A command failed, expired, was cancelled or ended with an unknown outcome. data is its summary, and data.error says why.',
  'command.reconciled': 'A result arrived for a command that had ended as outcome_unknown. GET the command to see it.',
  'command.contradicted': 'A second, different result arrived for a finished command. It was stored for review.',
  'connector.online': 'A connector connected, for the first time or after it was offline.',
  'connector.offline': 'A connector stopped calling, or was stopped. data.reason says which.',
  'connector.state_changed':
    'A connector was paused or resumed. data.reason says why it takes no commands; null if it takes them again.',
  'connector.moved': 'Another installation became the active one of a connector.',
  'connector.outdated':
    'The build of a connector is too old for updates, or only the setup program can install a newer one. data.reason says which.',
  'book.listed': 'A connector reported an account book for the first time.',
  'book.removed': 'A connector no longer reports an account book.',
  'book.state_changed':
    'The state of an account book changed. data.state and data.message describe it, and data.reason says why it cannot run commands.',
  'change.document': 'Documents of an account book changed. data.changes names them; read them by their commands.',
  'change.party': 'Customers or suppliers of an account book changed. data.changes names them.',
  'change.item': 'Items of an account book changed. data.changes names them.',
  'change.account': 'Ledger accounts of an account book changed. data.changes names them.',
  'change.setup': 'Other records of an account book changed, such as tax codes. data.changes names them.',
  'change.resync': 'Changes of an account book are missing. data.scope says what to read again, and data.reason why.',
  'approval.requested': 'A write waits for approval. data.approvalUrl is the page on which a person decides.',
  'approval.decided': 'A write that waited was approved or denied, or no one decided in time. data.decision says which.',
  'notification.opened': 'A notification was opened.',
  'notification.resolved': 'A notification no longer applies.',
  'key.created': 'An app key was created.',
  'key.revoked': 'An app key was revoked.',
  'key.rotated': 'The tenant key, an app key or a connector key was rotated. data.key says which.',
  'subscription.changed': 'The subscription changed.',
  'webhook.disabled': 'A webhook endpoint was disabled. data.reason says why.',
  'webhook.ping': 'A test that was sent to one endpoint. It is not part of the feed.',
} as const satisfies Record<string, string>;

export type EventType = keyof typeof eventMeanings;

export const eventTypes = Object.keys(eventMeanings) as readonly EventType[];

export const EventType = enumOf(eventTypes, 'What happened.');

export const EventId = Type.String({
  pattern: '^evt_[0-9a-z]{1,13}_[0-9a-z]{1,13}_[0-9a-z]{1,13}$',
  description: 'The id of the event. Every retry and replay carries the same id, so use it to ignore repeats.',
});

export const EventCursor = Type.String({
  pattern: '^[0-9a-z]{1,13}_[0-9a-z]{1,13}$',
  description: 'The place of the event in the feed. Send it as cursor to read what follows.',
});

export const Event = Type.Object(
  {
    id: EventId,
    type: EventType,
    timestamp: Instant,
    cursor: EventCursor,
    data: openObject('What happened to what. The members depend on the type.'),
  },
  { description: 'One event, in the feed and as the body of a webhook delivery.' },
);
export type Event = Static<typeof Event>;

export const EventListQuery = Type.Object(
  {
    cursor: Type.Optional(
      Type.String({
        maxLength: 60,
        description: 'nextCursor from the previous response. Without it, the oldest events come first.',
      }),
    ),
    from: Type.Optional(
      Type.String({ maxLength: 40, description: 'Where to start without a cursor: latest for new events only, or an instant.' }),
    ),
    types: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description:
          'Event types, separated by commas. command.* means all types of commands. Without types you get all but change.*, which must be named.',
      }),
    ),
    entities: Type.Optional(
      Type.String({
        maxLength: 2_000,
        description:
          'Entities, separated by commas, such as sales-invoice,debtor: of changes of account books only these. Without types nothing else is returned.',
      }),
    ),
    companyId: Type.Optional(CompanyId),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.eventLimitMax,
        description: `Maximum events to return (default ${limits.eventLimitDefault}).`,
      }),
    ),
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: limits.waitSecondsMax,
        description: 'Seconds to wait for an event if there is none yet (default 0).',
      }),
    ),
  },
  { description: 'Query of GET /v1/events.' },
);
export type EventListQuery = Static<typeof EventListQuery>;

export const EventListResponse = Type.Object(
  {
    ok: Ok,
    events: Type.Array(Event, { description: 'Oldest first.' }),
    nextCursor: Type.String({
      description: 'Store it and send it as cursor next time, also when there were no events.',
    }),
    hasMore: Type.Boolean({ description: 'Whether more events can be read at once.' }),
  },
  { description: 'Response of GET /v1/events.' },
);
export type EventListResponse = Static<typeof EventListResponse>;

export const EventResponse = Type.Object({ ok: Ok, event: Event }, { description: 'Response of GET /v1/events/{eventId}.' });
export type EventResponse = Static<typeof EventResponse>;
