/** What the portal says about the subscription, where there is something to say: the trial, a payment that is due, the end. */

import { DAY_MS, type Subscription } from '@ledgerline/contract';
import { type Html, html } from '../html.ts';
import { dayText } from '../moment.ts';
import { counted, notice } from './view.ts';

const plans = html`<a class="btn sm" href="/pricing">See the plans</a>`;

/** Null for a subscription that is paid. */
export function subscriptionNotice({ status, trialEndsAt }: Subscription, now: number): Html | null {
  if (status === 'inactive') {
    return notice({
      tone: 'failed',
      glyph: 'alert',
      title: trialEndsAt === null ? 'The subscription is inactive' : 'The trial has ended',
      content: html`<p>New commands are refused with 402 <code>subscription_inactive</code>, in the sandbox too. What was accepted still runs, and every result, file and key stays where it is. With a plan the same request goes through, under the same commandId.</p>`,
      actions: plans,
    });
  }
  if (status === 'past_due') {
    return notice({
      tone: 'amber',
      glyph: 'alert',
      title: 'A payment is due',
      content: html`<p>Everything still works. If it stays unpaid, new commands are refused with 402.</p>`,
      actions: plans,
    });
  }
  return status === 'trialing' && trialEndsAt !== null ? trialNotice(Date.parse(trialEndsAt), now) : null;
}

/** Where the trial is no news: only what stops or will stop the work. */
export const subscriptionWarning = (subscription: Subscription, now: number): Html | null =>
  subscription.status === 'trialing' ? null : subscriptionNotice(subscription, now);

const SOON_DAYS = 3;

function trialNotice(endsAt: number, now: number): Html {
  const days = Math.ceil((endsAt - now) / DAY_MS);
  return notice({
    tone: days <= SOON_DAYS ? 'amber' : 'info',
    glyph: 'info',
    title: days <= 1 ? 'The trial ends within a day' : `${counted(days, 'day', 'days')} left of the trial`,
    content: html`<p>Until ${dayText(endsAt)} you have everything. After that new commands get 402; what was accepted still runs and results stay readable. <a href="/pricing">See the plans</a></p>`,
  });
}
