/** Notifications of a tenant, the run that creates them, and which of them a user gets as emails. Their conditions are in the cloud. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Instant } from '../value/instant.ts';
import { NextCursor } from '../value/page.ts';

/**
 * Kinds of notifications. Those before saved_not_verified depend on the state of the tenant and are checked every hour, those of e-invoices also with
 * heartbeats. The others are created once, when a result arrives or a write waits.
 */
export const notificationKinds = [
  'trial_ending',
  'payment_due',
  'subscription_inactive',
  'plan_books',
  'connector_never_connected',
  'connector_offline',
  'connector_outdated',
  'many_failures',
  'no_commands',
  'app_key_expiring',
  'outcome_unknown',
  'webhook_failing',
  'webhook_behind',
  'webhook_disabled',
  'einvoice_stuck',
  'einvoice_invalid',
  'einvoice_rejection_requested',
  'einvoice_certificate',
  'einvoice_credentials',
  'saved_not_verified',
  'book_restored',
  'result_conflict',
  'result_reconciled',
  'approval_requested',
] as const;

export const NotificationKind = enumOf(notificationKinds, 'What the notification is about.');
export type NotificationKind = Static<typeof NotificationKind>;

export const severities = ['info', 'warning', 'critical'] as const;

export const Severity = enumOf(severities, 'How important it is.');
export type Severity = Static<typeof Severity>;

export const Notification = Type.Object(
  {
    notificationId: Type.String({ description: 'The id of the notification.' }),
    kind: NotificationKind,
    severity: Severity,
    title: Type.String({ description: 'A few words.' }),
    message: Type.String({ description: 'What happened, then what to do.' }),
    subject: Type.String({
      description: 'What it is about, for example a connectorId. There is one notification for each kind and subject.',
    }),
    action: nullable(
      Type.Object(
        { label: Type.String({ description: 'A verb.' }), href: Type.String({ description: 'Where it leads.' }) },
        { description: 'What to do about it.' },
      ),
      'What to do about it; null if there is nothing to do.',
    ),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { description: 'An open notification of a tenant.' },
);
export type Notification = Static<typeof Notification>;

export const NotificationListResponse = Type.Object(
  {
    ok: Ok,
    notifications: Type.Array(Notification, { description: 'The open ones, newest first.' }),
    nextCursor: NextCursor,
  },
  { description: 'Response of GET /app/notifications.' },
);
export type NotificationListResponse = Static<typeof NotificationListResponse>;

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const RetentionResponse = Type.Object(
  {
    ok: Ok,
    checked: count('The number of tenants checked.'),
    created: count('The number of new notifications.'),
    updated: count('The number of open notifications whose text changed.'),
    resolved: count('The number of notifications that no longer apply.'),
  },
  { description: 'Response of POST /admin/retention/run.' },
);
export type RetentionResponse = Static<typeof RetentionResponse>;

/** Kinds of notifications that are sent by email too. Emails about security cannot be turned off and are not among them. */
export const emailChoices = [
  'connector_offline',
  'outcome_unknown',
  'approval_requested',
  'einvoice_stuck',
  'einvoice_invalid',
  'einvoice_rejection_requested',
  'einvoice_certificate',
  'einvoice_credentials',
  'trial_ending',
  'payment_due',
  'subscription_inactive',
] as const;

const EmailChoice = enumOf(emailChoices, 'The notification that is also sent by email.');
export type EmailChoice = Static<typeof EmailChoice>;

const IsOn = Type.Boolean({ description: 'Whether the email is sent.' });

export const EmailChoiceBody = Type.Object(
  { choice: EmailChoice, isOn: IsOn },
  { description: 'Body of POST /app/email/choices.' },
);
export type EmailChoiceBody = Static<typeof EmailChoiceBody>;

export const EmailChoicesResponse = Type.Object(
  { ok: Ok, choices: Type.Array(EmailChoiceBody, { description: 'All emails that can be turned off.' }) },
  { description: 'Response of GET and POST /app/email/choices.' },
);
export type EmailChoicesResponse = Static<typeof EmailChoicesResponse>;
