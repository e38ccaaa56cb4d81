/** Incidents that the operator writes about, and who is sent an email about them. */

import type { Static } from 'typebox';
import { Email } from '../account/tenant.ts';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Line, Lines } from '../schema/text-format.ts';
import { Instant } from '../value/instant.ts';

export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const;

export const IncidentState = enumOf(
  incidentStates,
  'investigating: the cause is not known yet. identified: it is known. monitoring: it is fixed, and the operator watches. resolved: it is over.',
);
export type IncidentState = Static<typeof IncidentState>;

/** What an incident can affect. */
export const statusParts = ['api', 'portal', 'connectors', 'webhooks', 'emails', 'sandbox'] as const;

export const StatusPart = enumOf(statusParts, 'A part of the service.');
export type StatusPart = Static<typeof StatusPart>;

const StatusParts = Type.Array(StatusPart, {
  minItems: 1,
  maxItems: statusParts.length,
  uniqueItems: true,
  description: 'The parts of the service that are affected.',
});

const IncidentText = Lines({
  minLength: 1,
  maxLength: limits.incidentTextCharactersMax,
  description: 'What is known, and what readers should do. Shown to everyone.',
});

export const IncidentUpdate = Type.Object(
  { at: Instant, state: IncidentState, text: IncidentText },
  { description: 'What the operator wrote at one time.' },
);
export type IncidentUpdate = Static<typeof IncidentUpdate>;

export const Incident = Type.Object(
  {
    incidentId: Type.String({ description: 'The incident.' }),
    title: Type.String({ description: 'What it is called.' }),
    state: IncidentState,
    parts: StatusParts,
    openedAt: Instant,
    resolvedAt: nullable(Instant, 'When it was over; null while it is open.'),
    updates: Type.Array(IncidentUpdate, { description: 'What the operator wrote, newest first.' }),
  },
  { description: 'An incident.' },
);
export type Incident = Static<typeof Incident>;

export const IncidentBody = Type.Object(
  {
    title: Line({ maxLength: limits.incidentTitleCharactersMax, description: 'What it is called, such as "Webhooks are late".' }),
    state: Type.Optional(IncidentState),
    parts: StatusParts,
    text: IncidentText,
  },
  { additionalProperties: false, description: 'Body of POST /admin/incidents. Without a state it is investigating.' },
);
export type IncidentBody = Static<typeof IncidentBody>;

export const IncidentUpdateBody = Type.Object(
  { state: IncidentState, parts: Type.Optional(StatusParts), text: IncidentText },
  { additionalProperties: false, description: 'Body of POST /admin/incidents/{incidentId}/updates. Without parts they stay.' },
);
export type IncidentUpdateBody = Static<typeof IncidentUpdateBody>;

export const IncidentResponse = Type.Object(
  { ok: Ok, incident: Incident },
  { description: 'Response of opening an incident, and of writing an update.' },
);
export type IncidentResponse = Static<typeof IncidentResponse>;

export const IncidentListResponse = Type.Object(
  { ok: Ok, incidents: Type.Array(Incident, { description: 'Open ones first, then the newest.' }) },
  { description: 'Response of GET /admin/incidents.' },
);
export type IncidentListResponse = Static<typeof IncidentListResponse>;

export const StatusSubscriptionBody = Type.Object(
  { email: Email },
  { additionalProperties: false, description: 'Body of POST /status/subscribe.' },
);
export type StatusSubscriptionBody = Static<typeof StatusSubscriptionBody>;

export const StatusConfirmBody = Type.Object(
  { token: Type.String({ maxLength: 100, description: 'The token in the link of the email. It can be used once.' }) },
  { additionalProperties: false, description: 'Body of POST /status/confirm.' },
);
export type StatusConfirmBody = Static<typeof StatusConfirmBody>;

export const StatusConfirmedResponse = Type.Object(
  { ok: Ok, email: Email },
  { description: 'Response of POST /status/confirm.' },
);
export type StatusConfirmedResponse = Static<typeof StatusConfirmedResponse>;
