/** Notifications to tenants. Conditions that last are found in tenant-checks.ts. */

import { limits, type Notification, type Outcome } from '@ledgerline/contract';
import type { Reader } from '@ledgerline/words';
import { notificationSentences as say } from '@ledgerline/words/notification';
import { accountSays } from '@ledgerline/words/problem/account';
import type { EndedCommand, NotificationDraft, StoredNotification } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { type PageRequest, pageOf, placeCursor, readPlace } from '../system/request/list-page.ts';
import { notificationDraft, wordedNotification } from './notification-draft.ts';

export const makeNotificationId = ({ randomness }: Pick<Context, 'randomness'>): string => randomId(randomness, 'note');

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly nextCursor: string | null;
}

/** Open notifications, newest first, worded for the reader; without a reader, as they are stored. */
export async function listNotifications(
  { store }: Pick<Context, 'store'>,
  tenantId: string,
  { limit = limits.listLimitMax, cursor }: PageRequest = {},
  reader: Reader | null = null,
): Promise<NotificationPage | Refusal> {
  const before = readPlace(cursor);
  if (isRefusal(before)) return before;
  const found = await store.notifications({ tenantId, before, limit: limit + 1 });
  const { rows, last } = pageOf(found, limit);
  return {
    notifications: rows.map((row) => notificationOf(row, reader)),
    nextCursor: last && placeCursor({ at: last.updatedAt, id: last.notificationId }),
  };
}

/** Hides a notification; it stays hidden while its content stays the same. */
export async function dismissNotification({ store }: Context, tenantId: string, notificationId: string): Promise<Refusal | null> {
  const isDismissed = await store.dismiss({ tenantId, notificationId });
  return isDismissed ? null : refuse('unknown_notification', accountSays.unknownNotification());
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

/** A write that may or may not have changed the book. The hourly check repeats the notification until it is dismissed. */
export function outcomeUnknown(commandId: string): NotificationDraft {
  return notificationDraft({
    kind: 'outcome_unknown',
    severity: 'critical',
    title: say.outcomeUnknown(),
    message: say.outcomeUnknownDetail(commandId),
    subject: commandId,
    action: { label: say.openCommand(), href: commandHref(commandId) },
  });
}

/** A write that is saved in the book, but differs from the request. */
function savedNotVerified({ commandId, type }: Named): NotificationDraft {
  return notificationDraft({
    kind: 'saved_not_verified',
    severity: 'warning',
    title: say.savedNotVerified(),
    message: say.savedNotVerifiedDetail(type, commandId),
    subject: commandId,
    action: { label: say.openCommand(), href: commandHref(commandId) },
  });
}

/** The notification for a command that ends in this way; null where the result is enough. */
export function noticeOfEnd(command: Named, outcome: Outcome | null): NotificationDraft | null {
  if (outcome === 'unknown') return outcomeUnknown(command.commandId);
  return outcome === 'applied' ? savedNotVerified(command) : null;
}

/** An older copy of an account book came back. `gone` are finished commands that it does not have, the newest first. */
export function bookRestored({ connectorId, companyId }: BookAddress, gone: readonly string[] | null): NotificationDraft {
  const named = (gone ?? []).slice(0, limits.goneCommandsNamedMax);
  const more = (gone ?? []).length - named.length;
  return notificationDraft({
    kind: 'book_restored',
    severity: 'critical',
    title: say.bookRestored(companyId),
    message: named.length === 0 ? say.bookRestoredDetail(companyId) : say.commandsGone(companyId, named, more),
    subject: `${connectorId} ${companyId}`,
    action: { label: say.openChanges(), href: '/portal/changes' },
  });
}

interface BookAddress {
  readonly connectorId: string;
  readonly companyId: string;
}

/** A connector reported a second, different result for a command that was finished. */
export function resultConflict({ commandId, type }: Named): NotificationDraft {
  return notificationDraft({
    kind: 'result_conflict',
    severity: 'critical',
    title: say.resultConflict(),
    message: say.resultConflictDetail(type, commandId),
    subject: commandId,
    action: { label: say.openCommand(), href: commandHref(commandId) },
  });
}

/** A connector reported a command that had already ended with an unknown outcome. */
export function resultReconciled({ commandId, type }: Named): NotificationDraft {
  return notificationDraft({
    kind: 'result_reconciled',
    severity: 'warning',
    title: say.resultReconciled(),
    message: say.resultReconciledDetail(type, commandId),
    subject: commandId,
    action: { label: say.openCommand(), href: commandHref(commandId) },
  });
}

function notificationOf(stored: StoredNotification, reader: Reader | null): Notification {
  const { notificationId, kind, severity, title, message, action, subject, createdAt, updatedAt } = stored;
  return {
    notificationId,
    kind,
    severity,
    ...(reader === null ? { title, message, action } : wordedNotification(stored, reader)),
    subject,
    createdAt: instantText(createdAt),
    updatedAt: instantText(updatedAt),
  };
}
