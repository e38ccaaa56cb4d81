/** Pricing: the plans, the trial, and what a program sees after the trial. Promises nothing that the service does not do. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { sandboxCompanyIds } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { figuresOf, perLanguage } from '@ledgerline/words';
import { planWords, pricingWords, questionWords } from '@ledgerline/words/public/pricing';
import { formWords } from '@ledgerline/words/shared/form';
import { type Plan, plans } from '../../account/plan.ts';
import { inactiveSubscription } from '../../account/subscription.ts';
import { trialNoticeDays } from '../../account/tenant-checks.ts';
import { codeBlock, jsonText } from '../code.ts';
import { sitePage } from '../frame.ts';
import { groundedCode, linkTo } from './inline.ts';
import type { PublicPage } from './landing.ts';

/** The plan that most people want is in the middle. */
const PICKED_PLAN_ID: Plan['planId'] = 'syarikat';

interface PricingPage extends PublicPage {
  /** Whether plans are paid for in the portal, instead of being requested. */
  readonly isBillingOffered: boolean;
}

export function pricingPage(page: PricingPage): string {
  const { isLoggedIn, reader, trialDays, isSandboxOffered, isBillingOffered } = page;
  const words = pricingWords(reader.language);
  return sitePage({
    title: words.title,
    description: words.description,
    current: '/pricing',
    isLoggedIn,
    reader,
    content: html`
      <div class="wrap">
        <section class="hero">
          <div class="section-head">
            <h1>${words.payPerBook}</h1>
            <p class="lead">${words.lead(COMMAND_TYPE_COUNT, isSandboxOffered)}</p>
          </div>
        </section>
        <div class="plans">${plans.map((plan) => planCard(plan, page))}</div>
        <p class="dim small mt-s">${isBillingOffered ? words.finePaid(trialDays) : words.fine(trialDays)}</p>
        ${trialEnd(page)}
        ${questions(reader.language)}
      </div>
    `,
  });
}

function planCard(
  { planId, title, monthlyRinggit, yearlyRinggit, accountBooks }: Plan,
  { reader, isLoggedIn, isSandboxOffered, isBillingOffered }: PricingPage,
): Html {
  const words = pricingWords(reader.language);
  const { numberText } = figuresOf(reader);
  const isPicked = planId === PICKED_PLAN_ID;
  // With an account the plan is paid for or requested; a second sign-up would be rejected.
  const had = isBillingOffered
    ? [`/portal/billing?plan=${planId}`, words.choosePlan(title)]
    : [`/portal/account?plan=${planId}#subscription`, words.requestPlan(title)];
  const [href = '', label = ''] = isLoggedIn ? had : [`/signup?plan=${planId}`, words.startWith(title)];
  return html`
    <section${isPicked && html` class="pick"`}>
      <div><h2>${title}</h2><p class="for">${planWords(reader.language)[planId]}</p></div>
      <p class="price">
        RM ${numberText(monthlyRinggit)} <small>${words.aMonth}</small>
        <span class="yr">${words.aYear(`RM ${numberText(yearlyRinggit)}`)}</span>
      </p>
      <dl class="leaders">
        <div><dt>${words.accountBooks}</dt><dd>${accountBooks === 1 ? '1' : words.upTo(accountBooks)}</dd></div>
        <div><dt>${words.commands}</dt><dd>${words.allCommands(COMMAND_TYPE_COUNT)}</dd></div>
        <div><dt>${words.appKeys}</dt><dd>${words.yes}</dd></div>
        ${isSandboxOffered && html`<div><dt>${words.sandboxBooks}</dt><dd>${sandboxCompanyIds.length}</dd></div>`}
      </dl>
      <a class="btn block${isPicked && ' primary'}" href="${href}">${label}</a>
    </section>
  `;
}

const { code, message } = inactiveSubscription().refused;
const ENDED_ANSWER = jsonText({ ok: false, error: { code, message, details: [] }, requestId: 'FjuPGlN--9' });

function trialEnd({ reader: { language }, trialDays, isSandboxOffered }: PublicPage): Html {
  const words = pricingWords(language);
  return html`
    <section class="section">
      <div class="section-head">
        <h2>${words.whenTrialEnds}</h2>
        <p>${words.whenTrialEndsHint}</p>
      </div>
      <ol class="trial-line">
        <li>
          <strong>${words.day(0)}</strong>
          <p>${words.signUpDay(isSandboxOffered)}</p>
        </li>
        ${
          trialDays > 1 &&
          html`
            <li>
              <strong>${words.beforeEnd(trialNoticeDays.filter((count) => count < trialDays))}</strong>
              <p>${words.notified}</p>
            </li>
          `
        }
        <li class="end">
          <strong>${words.day(trialDays)}</strong>
          <p>${words.endDay(groundedCode)}</p>
        </li>
        <li>
          <strong>${words.activation}</strong>
          <p>${words.activationDay}</p>
        </li>
      </ol>
      <div class="call mt">
        ${codeBlock({
          title: words.responseAfter(trialDays),
          text: ENDED_ANSWER,
          language: 'json',
          foot: html`<span class="badge plain" data-status="warning">402</span> <code>POST /v1/commands</code>`,
          copy: formWords(language).copy,
        })}
        <div class="stack">
          <h3>${words.meaning}</h3>
          <p class="muted">${words.meaningHint}</p>
          <p class="muted">${words.retryHint}</p>
        </div>
      </div>
    </section>
  `;
}

const questions = perLanguage((language) => {
  const words = questionWords(language);
  const asked: readonly (readonly [question: string, answer: Html | string])[] = [
    [words.dataLeaves, words.dataLeavesAnswer(linkTo('/privacy'))],
    [words.isRetrySecond, words.isRetrySecondAnswer(groundedCode)],
    [words.openPort, words.openPortAnswer(groundedCode)],
    [words.accountant, words.accountantAnswer],
    [words.eInvoices, words.eInvoicesAnswer],
    [words.moreBooks, words.moreBooksAnswer],
    [words.cancel, words.cancelAnswer],
  ];
  return html`
    <section class="section">
      <div class="section-head"><h2>${words.title}</h2></div>
      <div class="faq">
        ${asked.map(
          ([question, answer], index) => html`
            <details${index === 0 && html` open`}><summary>${question}</summary><p>${answer}</p></details>
          `,
        )}
      </div>
    </section>
  `;
});
