/** What the portal shows about the subscription when it matters: the trial, a payment that is due, the end. */

import { DAY_MS, type Subscription } from '@ledgerline/contract';
import { type Html, html, notice } from '@ledgerline/look';
import { dayText } from '../moment.ts';
import { counted } from '../portal-view.ts';

const plans = html`<a class="btn sm" href="/pricing">See the plans</a>`;

/** Null for a subscription that is paid. */
export function subscriptionNotice({ status, trialEndsAt }: Subscription, now: number): Html | null {
  if (status === 'inactive') {
    return notice({
      tone: 'failed',
      glyph: 'alert',
      title: trialEndsAt === null ? 'The subscription is inactive' : 'The trial has ended',
      content: html`
        <p>
          New commands are rejected with 402 <code>subscription_inactive</code>, also in the sandbox. Commands already accepted
          still run, and all results, files and keys remain available. When you have a plan, you can send the same request with
          the same commandId.
        </p>
      `,
      actions: plans,
    });
  }
  if (status === 'past_due') {
    return notice({
      tone: 'amber',
      glyph: 'alert',
      title: 'A payment is due',
      content: html`<p>Everything still works. If the payment is not made, new commands are rejected with 402.</p>`,
      actions: plans,
    });
  }
  return status === 'trialing' && trialEndsAt !== null ? trialNotice(Date.parse(trialEndsAt), now) : null;
}

/** Without the trial: only what stops or will stop the work. */
export const subscriptionWarning = (subscription: Subscription, now: number): Html | null =>
  subscription.status === 'trialing' ? null : subscriptionNotice(subscription, now);

const SOON_DAYS = 3;

function trialNotice(endsAt: number, now: number): Html {
  const days = Math.ceil((endsAt - now) / DAY_MS);
  return notice({
    tone: days <= SOON_DAYS ? 'amber' : 'info',
    glyph: 'info',
    title: days <= 1 ? 'The trial ends within a day' : `${counted(days, 'day', 'days')} left of the trial`,
    content: html`
      <p>
        You have full access until ${dayText(endsAt)}. After that, new commands are rejected with 402. Commands already accepted
        still run, and their results remain available. <a href="/pricing">See the plans</a>
      </p>
    `,
  });
}
