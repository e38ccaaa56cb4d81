/** Says when the account books that the plan is for are used up, or nearly. */

import { notificationSentences as say } from '@ledgerline/words/notification';
import type { NotificationDraft, RetentionFacts } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { makeNotificationId } from './notification.ts';
import { notificationDraft } from './notification-draft.ts';
import { bookLimitOf } from './plan.ts';

const NEAR_PERCENT = 80;

type PlanFacts = Pick<RetentionFacts, 'tenant' | 'planBooks' | 'bookCount'>;

/** Reports a plan for one book that is used up, only if there is another book. */
export function planBooks({ tenant, planBooks: used, bookCount }: PlanFacts): readonly NotificationDraft[] {
  const max = bookLimitOf(tenant);
  if (max === null) return [];
  const isFull = used.length >= max && bookCount > max;
  if (!isFull && (max === 1 || used.length * 100 < max * NEAR_PERCENT)) return [];
  return [
    notificationDraft({
      kind: 'plan_books',
      severity: isFull ? 'warning' : 'info',
      title: say.planBooks(Math.min(used.length, max), max),
      message: isFull ? say.planBooksFull(used.slice(0, max).map(({ companyId }) => companyId)) : say.planBooksNear(max),
      subject: tenant.tenantId,
      action: { label: say.seePlans(), href: '/portal/billing' },
    }),
  ];
}

/** Notifies when one more book counts. */
export async function notifyOfPlan(context: Context, tenantId: string): Promise<void> {
  const { store } = context;
  const facts = await store.tenantFacts({ tenantId });
  if (!facts) return;
  const drafts = planBooks(facts).map((draft) => ({ ...draft, notificationId: makeNotificationId(context) }));
  await store.syncNotifications({ tenantId, kinds: ['plan_books'], drafts });
}
