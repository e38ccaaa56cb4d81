/** Notifications to tenants. Conditions that last are found in tenant-checks.ts. */

import { limits, type Notification, type Outcome } from '@ledgerline/contract';
import type { EndedCommand, NotificationDraft, StoredNotification } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { type PageRequest, pageOf, placeCursor, readPlace } from '../system/request/list-page.ts';

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
  return isDismissed ? null : refuse('unknown_notification', 'There is no open notification with that id.');
}

/** Notifies the tenant that something happened. */
export async function notifyTenant(context: Context, tenantId: string, draft: NotificationDraft): Promise<void> {
  await context.store.notify({ tenantId, notificationId: makeNotificationId(context), draft });
}

/** Notifies tenants of commands that the cloud gave up. */
export async function notifyOfEnds(context: Context, ended: readonly EndedCommand[]): Promise<void> {
  for (const { tenantId, commandId, outcome } of ended)
    if (outcome === 'unknown') await notifyTenant(context, tenantId, outcomeUnknown(commandId));
}

/** Where the portal shows one command. */
const commandHref = (commandId: string): string => `/portal/commands/${encodeURIComponent(commandId)}`;

interface Named {
  readonly commandId: string;
  readonly type: string;
}

/** A write of which it is not known whether it changed the book. The hourly check repeats it until the notification is dismissed. */
export function outcomeUnknown(commandId: string): NotificationDraft {
  return {
    kind: 'outcome_unknown',
    severity: 'critical',
    title: 'A command ended with an unknown outcome',
    message: `The outcome of ${commandId} is unknown, so it may have changed the account book. Check the book for its document before you send it again, then dismiss this notification.`,
    subject: commandId,
    action: { label: 'Open the command', href: commandHref(commandId) },
  };
}

/** A write that is in the book, but not as it was asked for. */
function savedNotVerified({ commandId, type }: Named): NotificationDraft {
  return {
    kind: 'saved_not_verified',
    severity: 'warning',
    title: 'A command was saved, but not verified',
    message: `${type} ${commandId} was saved, but some saved values differ from those you sent. Compare them on the page of the command and correct the book if needed. Do not send the command again, because that would save it twice.`,
    subject: commandId,
    action: { label: 'Open the command', href: commandHref(commandId) },
  };
}

/** The notification for a command that ends in this way; null where the result is enough. */
export function noticeOfEnd(command: Named, outcome: Outcome | null): NotificationDraft | null {
  if (outcome === 'unknown') return outcomeUnknown(command.commandId);
  return outcome === 'applied' ? savedNotVerified(command) : null;
}

/** A connector reported a second, different result for a command that was finished. */
export function resultConflict({ commandId, type }: Named): NotificationDraft {
  return {
    kind: 'result_conflict',
    severity: 'critical',
    title: 'A finished command was reported again with a different result',
    message: `The connector sent a second, different result for ${type} ${commandId}. The first result stays, and the second is stored with it. Check the account book to see which one is correct.`,
    subject: commandId,
    action: { label: 'Open the command', href: commandHref(commandId) },
  };
}

/** A connector reported a command after it had been given up with an unknown outcome. */
export function resultReconciled({ commandId, type }: Named): NotificationDraft {
  return {
    kind: 'result_reconciled',
    severity: 'warning',
    title: 'A late result arrived for a command with an unknown outcome',
    message: `The connector has now reported the result of ${type} ${commandId}. Its status stays failed, and the page of the command shows the late result. Check it before you send anything again.`,
    subject: commandId,
    action: { label: 'Open the command', href: commandHref(commandId) },
  };
}

function notificationOf({
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
