/** The subscription of the company: its plan, until when, and the plans that can be requested. */

import type { Subscription } from '@ledgerline/contract';
import { badge, factList, type Html, html, type IconName } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { accountWords } from '@ledgerline/words/portal/account';
import { billingWords } from '@ledgerline/words/portal/billing';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { plans } from '../../../account/plan.ts';
import { ifMay, orWhyNot, type PortalView } from '../../portal-view.ts';

export interface SubscriptionView extends PortalView {
  /** The plan that the pricing page led here with. */
  readonly chosenPlan: string;
  /** Whether plans are paid for on the page Billing, instead of being requested. */
  readonly isBillingOffered: boolean;
  /** How many of the account books that the plan is for are in use; null for a plan without a number. */
  readonly planBooks: { readonly used: number; readonly max: number } | null;
}

type Words = ReturnType<typeof accountWords>;

const STATUS_LOOKS: Readonly<Record<Subscription['status'], readonly [colour: string, glyph: IconName]>> = {
  trialing: ['info', 'info'],
  active: ['online', 'tick'],
  past_due: ['warning', 'alert'],
  inactive: ['failed', 'cross'],
};

/** The title of a plan; the trial is not one of the named plans. */
const titleOf = (plan: string, words: Words): string =>
  plans.find(({ planId }) => planId === plan)?.title ?? (plan === 'trial' ? words.trial : plan);

/** `further` are facts that only some pages know. */
export function subscriptionFacts(
  { shell, state, planBooks }: SubscriptionView,
  further: readonly (readonly [string, string])[] = [],
): { readonly badge: Html; readonly facts: Html } {
  const words = accountWords(shell.reader.language);
  const { dayText } = figuresOf(shell.reader);
  const { status, plan, trialEndsAt, currentPeriodEnd, graceEndsAt } = state.tenant.subscription;
  const dated = (label: string, at: string | null | undefined): readonly (readonly [string, string])[] =>
    at === null || at === undefined ? [] : [[label, dayText(Date.parse(at))]];
  return {
    badge: badge(...STATUS_LOOKS[status], words[status]),
    facts: factList([
      [words.plan, titleOf(plan, words)],
      ...dated(words.trialUntil, trialEndsAt),
      ...dated(words.paidUntil, currentPeriodEnd),
      ...dated(billingWords(shell.reader.language).payBy, graceEndsAt),
      ...(planBooks === null ? [] : [[words.planBooks, words.planBooksUsed(planBooks.used, planBooks.max)] as const]),
      ...further,
    ]),
  };
}

export function subscriptionCard(page: SubscriptionView): Html {
  const { language } = page.shell.reader;
  const words = accountWords(language);
  const { dayText } = figuresOf(page.shell.reader);
  const { planRequest = null } = page.state.tenant;
  const shown = subscriptionFacts(page);
  const toBilling = html`<a class="btn" href="/portal/billing">${pageNameWords(language).billing}</a>`;
  return html`
    <section class="card" id="subscription" aria-labelledby="subscription-title">
      <div class="head"><h2 id="subscription-title">${words.subscription}</h2>${shown.badge}</div>
      <div class="body stack">
        ${shown.facts}
        ${
          planRequest !== null &&
          html`
            <p role="status">
              ${words.requested(html`<b>${titleOf(planRequest.plan, words)}</b>`, dayText(Date.parse(planRequest.requestedAt)))}
            </p>
          `
        }
        ${page.isBillingOffered ? ifMay(page, 'administer', toBilling) : requestedPlans(page, words)}
      </div>
      <div class="foot"><a href="/pricing">${words.comparePlans}</a></div>
    </section>
  `;
}

const requestedPlans = (page: SubscriptionView, words: Words): Html => html`
  ${orWhyNot(page, 'administer', planList(page, words))}
  <noscript><p class="muted">${words.planNeedsScript}</p></noscript>
`;

/** The plans, each with a button, except the current or requested one. The plan that was chosen before has the main button. */
function planList({ state: { tenant }, chosenPlan }: SubscriptionView, words: Words): Html {
  const { subscription, planRequest } = tenant;
  const current = subscription.status === 'active' ? subscription.plan : '';
  return html`
    <ul class="plan-list">
      ${plans.map(({ planId, title, monthlyRinggit }) => {
        const state = planId === current ? words.yours : planId === planRequest?.plan ? words.alreadyRequested : null;
        const classes = planId === chosenPlan ? 'btn sm primary' : 'btn sm';
        const body = JSON.stringify({ plan: planId });
        return html`
          <li>
            <span>${title}<span class="sub dim small">${words.aMonth(monthlyRinggit)}</span></span>
            ${
              state === null
                ? html`
                  <button class="${classes}" type="button" data-post="/app/plan-request" data-body="${body}"
                    data-leads-to="/portal/account">
                    ${words.request(title)}
                  </button>
                `
                : html`<span class="dim small">${state}</span>`
            }
          </li>
        `;
      })}
    </ul>
  `;
}
