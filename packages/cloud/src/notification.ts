/** What a tenant is told without asking. When a condition holds is retention.ts's to find out; this says things that happened. */

import { limits, type Notification } from '@ledgerline/contract';
import { instantText } from './clock.ts';
import type { Context } from './context.ts';
import { type PageRequest, pageOf, placeCursor, readPlace } from './list-page.ts';
import { isRefusal, type Refusal, refuse } from './problem.ts';
import { randomId } from './randomness.ts';
import type { NotificationDraft, StoredNotification } from './store.ts';

export const makeNotificationId = ({ randomness }: Pick<Context, 'randomness'>): string => randomId(randomness, 'note');

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly nextCursor: string | null;
}

/** The open ones, newest first. */
export async function listNotifications(
  { store }: Pick<Context, 'store'>,
  tenantId: string,
  { limit = limits.listLimitMax, cursor }: PageRequest = {},
): Promise<NotificationPage | Refusal> {
  const before = readPlace(cursor);
  if (isRefusal(before)) return before;
  const found = await store.notifications({ tenantId, before, limit: limit + 1 });
  const { rows, last } = pageOf(found, limit);
  return {
    notifications: rows.map(notificationOf),
    nextCursor: last && placeCursor({ at: last.updatedAt, id: last.notificationId }),
  };
}

/** Puts a notification out of sight; it stays so while what it says stays the same. */
export async function dismissNotification({ store }: Context, tenantId: string, notificationId: string): Promise<Refusal | null> {
  const isDismissed = await store.dismiss({ tenantId, notificationId });
  return isDismissed ? null : refuse('unknown_notification', 'There is no open notification of that id.');
}

/** Tells the tenant that something happened. */
export async function notifyTenant(context: Context, tenantId: string, draft: NotificationDraft): Promise<void> {
  await context.store.notify({ tenantId, notificationId: makeNotificationId(context), draft });
}

/** Where the portal shows one command. */
export const commandHref = (commandId: string): string => `/portal/commands/${encodeURIComponent(commandId)}`;

interface Named {
  readonly commandId: string;
  readonly type: string;
}

/** A connector reported a second, different result for a command that was finished. */
export function resultConflict({ commandId, type }: Named): NotificationDraft {
  return {
    kind: 'result_conflict',
    severity: 'critical',
    title: 'A finished command was reported again with another result',
    message: `The connector sent a second, different result for ${type} ${commandId}. The first one stands and the second is kept beside it. Look at the account book to see which of them is true.`,
    subject: commandId,
    action: { label: 'Open the command', href: commandHref(commandId) },
  };
}

/** A connector answered a command after all that had been given up with an unknown outcome. */
export function resultReconciled({ commandId, type }: Named): NotificationDraft {
  return {
    kind: 'result_reconciled',
    severity: 'warning',
    title: 'A command with an unknown outcome has been answered',
    message: `The connector has now reported how ${type} ${commandId} ended. Its status stays failed; what the connector reported is shown beside it. Check it before sending anything again.`,
    subject: commandId,
    action: { label: 'Open the command', href: commandHref(commandId) },
  };
}

export function notificationOf({
  notificationId,
  kind,
  severity,
  title,
  message,
  subject,
  action,
  ...at
}: StoredNotification): Notification {
  return {
    notificationId,
    kind,
    severity,
    title,
    message,
    subject,
    action,
    createdAt: instantText(at.createdAt),
    updatedAt: instantText(at.updatedAt),
  };
}
