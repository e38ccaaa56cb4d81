/** What the portal shows about the subscription when it matters: the trial, a payment that is due, the end. */

import { DAY_MS, type Subscription } from '@ledgerline/contract';
import { type Html, html, notice } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { subscriptionWords } from '@ledgerline/words/portal/overview';

const plans = (language: Language): Html => html`<a class="btn sm" href="/pricing">${subscriptionWords(language).seePlans}</a>`;

const toBilling = (language: Language): Html =>
  html`<a class="btn sm" href="/portal/billing">${subscriptionWords(language).openBilling}</a>`;

/** Null for a subscription that is paid. */
export function subscriptionNotice(reader: Reader, { status, trialEndsAt, graceEndsAt }: Subscription, now: number): Html | null {
  const words = subscriptionWords(reader.language);
  if (status === 'inactive') {
    return notice({
      tone: 'failed',
      glyph: 'alert',
      title: trialEndsAt === null ? words.inactive : words.trialEnded,
      content: html`<p>${words.inactiveDetail(html`<code>subscription_inactive</code>`)}</p>`,
      actions: plans(reader.language),
    });
  }
  if (status === 'past_due') {
    return notice({
      tone: 'amber',
      glyph: 'alert',
      title: words.due,
      content: html`
        <p>
          ${graceEndsAt === undefined ? words.dueDetail : words.dueBy(figuresOf(reader).dayText(Date.parse(graceEndsAt)))}
        </p>
      `,
      actions: graceEndsAt === undefined ? plans(reader.language) : toBilling(reader.language),
    });
  }
  return status === 'trialing' && trialEndsAt !== null ? trialNotice(reader, Date.parse(trialEndsAt), now) : null;
}

/** Warnings about what stops or will stop the work, without the trial. */
export const subscriptionWarning = (reader: Reader, subscription: Subscription, now: number): Html | null =>
  subscription.status === 'trialing' ? null : subscriptionNotice(reader, subscription, now);

const SOON_DAYS = 3;

function trialNotice(reader: Reader, endsAt: number, now: number): Html {
  const words = subscriptionWords(reader.language);
  const days = Math.ceil((endsAt - now) / DAY_MS);
  return notice({
    tone: days <= SOON_DAYS ? 'amber' : 'info',
    glyph: 'info',
    title: days <= 1 ? words.endsWithinDay : words.daysLeft(days),
    content: html`
      <p>${words.trialDetail(figuresOf(reader).dayText(endsAt), (text) => html`<a href="/pricing">${text}</a>`)}</p>
    `,
  });
}
