/** Billing: the current plan, the plans to choose from, and the way to invoices. Where no payments are taken, plans are requested. */

import type { TenantBilling } from '@ledgerline/contract';
import { card, type Html, html } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { billingWords } from '@ledgerline/words/portal/billing';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import type { Plan } from '../../../account/plan.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import { type SubscriptionView, subscriptionCard, subscriptionFacts } from './subscription-card.ts';
import { subscriptionWarning } from './subscription-notice.ts';

export interface BillingPage extends SubscriptionView {
  /** The billing data; null for a company that has never used the payment service. */
  readonly billing: TenantBilling | null;
  /** The plans that can be paid for, and how. */
  readonly offers: readonly { readonly plan: Plan; readonly isMonthly: boolean; readonly isYearly: boolean }[];
  /** Whether the payment service has led back here. */
  readonly isBack: boolean;
}

export function billingPage(page: BillingPage): string {
  const { shell, state, now, isBillingOffered, isBack } = page;
  const { reader } = shell;
  const words = billingWords(reader.language);
  const title = pageNameWords(reader.language).billing;
  return portalPage({
    title,
    current: '/portal/billing',
    shell,
    content: html`
      ${pageHead({ title, sub: words.sub })}
      <div class="stack lg">
        ${isBack && html`<p class="notice" data-tone="info" role="status">${words.back}</p>`}
        ${subscriptionWarning(reader, state.tenant.subscription, now)}
        ${isBillingOffered ? html`${currentCard(page)}${!isLive(page) && plansCard(page)}` : requestCard(page)}
      </div>
    `,
  });
}

/** A live subscription is changed at the payment service. */
const isLive = ({ billing }: BillingPage): boolean => billing?.state === 'active' || billing?.state === 'past_due';

const requestCard = (page: BillingPage): Html => html`
  <p class="muted measure">${billingWords(page.shell.reader.language).byOperator}</p>
  ${subscriptionCard(page)}
`;

function currentCard(page: BillingPage): Html {
  const { language } = page.shell.reader;
  const words = billingWords(language);
  const { billing } = page;
  const shown = subscriptionFacts(page, [
    ...(billing?.interval ? [[words.paid, words[billing.interval]] as const] : []),
    ...renewal(page),
  ]);
  return html`
    <section class="card" aria-labelledby="current">
      <div class="head"><h2 id="current">${words.current}</h2>${shown.badge}</div>
      <div class="body stack">
        ${shown.facts}
        ${
          billing !== null &&
          html`
            <div class="row">
              <button class="btn${isLive(page) && ' primary'}" type="button" data-post="/app/billing/portal" data-leads-to-url>
                ${words.manage}
              </button>
            </div>
            <p class="hint">${words.manageHint}</p>
          `
        }
      </div>
    </section>
  `;
}

function renewal({ shell, state, billing }: BillingPage): readonly (readonly [string, string])[] {
  const { currentPeriodEnd } = state.tenant.subscription;
  if (billing?.state !== 'active' || !currentPeriodEnd) return [];
  const words = billingWords(shell.reader.language);
  return [[billing.isEnding ? words.endsOn : words.renews, figuresOf(shell.reader).dayText(Date.parse(currentPeriodEnd))]];
}

function plansCard({ shell: { reader }, offers, chosenPlan }: BillingPage): Html {
  const words = billingWords(reader.language);
  const { numberText } = figuresOf(reader);
  const button = ({ planId, title }: Plan, interval: 'monthly' | 'yearly', price: string): Html => html`
    <button class="btn sm${planId === chosenPlan && interval === 'monthly' && ' primary'}" type="button" data-leads-to-url
      data-post="/app/billing/checkout" data-body="${JSON.stringify({ plan: planId, interval })}"
      aria-label="${words.subscribeTo(title, price)}">
      ${price}
    </button>
  `;
  return card({
    id: 'plans',
    title: words.choose,
    content: html`
      <div class="body stack">
        <p>${words.chooseHint}</p>
        <ul class="plan-list">
          ${offers.map(
            ({ plan, isMonthly, isYearly }) => html`
              <li>
                <span>${plan.title}</span>
                <span class="row tight">
                  ${isMonthly && button(plan, 'monthly', words.payMonthly(numberText(plan.monthlyRinggit)))}
                  ${isYearly && button(plan, 'yearly', words.payYearly(numberText(plan.yearlyRinggit)))}
                </span>
              </li>
            `,
          )}
        </ul>
        <p class="hint">${words.beforeTax}</p>
        <noscript><p class="muted">${words.needsScript}</p></noscript>
      </div>
    `,
  });
}
