/** One tenant in the console: what an operator needs to help it, and nothing that its commands contain. */

import { limits, type OperatedTenantResponse, subscriptionStatuses } from '@ledgerline/contract';
import { card, factList, formField, type Html, html, Html as Markup, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { consoleTenantsWords, consoleTenantWords } from '@ledgerline/words/console/tenants';
import { formWords } from '@ledgerline/words/shared/form';
import { roleWords } from '@ledgerline/words/shared/role';
import { plans } from '../../account/plan.ts';
import { copyable } from '../code.ts';
import { accessLogCard } from '../portal/access-log.ts';
import { ago, type ConsoleView, consolePage, loggedEntries, nothing } from './console-frame.ts';
import { subscriptionBadge, tenantPath } from './tenants.ts';

type OperatedTenant = Omit<OperatedTenantResponse, 'ok'>;
type Words = ReturnType<typeof consoleTenantWords>;

export function tenantPage(view: ConsoleView, operated: OperatedTenant): string {
  const words = consoleTenantWords(view.reader.language);
  const { tenant, audits } = operated;
  return consolePage({
    view,
    current: 'tenants',
    title: tenant.companyName,
    actions: suspendButton(operated, words),
    content: html`
      <div class="cols-main">
        <div class="stack lg">
          ${factsCard(view, operated, words)}
          ${connectorsCard(view, operated, words)}
          ${failingCard(view, operated, words)}
          ${usageCard(view, operated, words)}
          ${accessLogCard(view.reader, loggedEntries(audits))}
        </div>
        <aside class="stack lg" aria-label="${words.setSubscription}">
          ${subscriptionCard(view, operated, words)}
          ${visitCard(operated, words)}
          ${billingCard(view, operated, words)}
          ${peopleCard(view, operated, words)}
          ${keysCard(view, operated, words)}
          ${notificationsCard(view, operated, words)}
        </aside>
      </div>
    `,
  });
}

const subscriptionPath = (tenantId: string): string => `/admin/tenants/${encodeURIComponent(tenantId)}/subscription`;

function suspendButton({ tenant: { tenantId, subscription } }: OperatedTenant, words: Words): Html {
  const isSuspended = subscription.status === 'inactive';
  return html`
    <button class="btn" type="button" data-post="${subscriptionPath(tenantId)}"
      data-body="${JSON.stringify({ status: isSuspended ? 'active' : 'inactive' })}">
      ${isSuspended ? words.resume : words.suspend}
    </button>
  `;
}

function factsCard(view: ConsoleView, { tenant }: OperatedTenant, words: Words): Html {
  const { dayText } = figuresOf(view.reader);
  const { tenantId, email, phone, plan, subscription, createdAt, eraseAt } = tenant;
  return card({
    id: 'facts',
    title: words.facts,
    content: html`
      <div class="body">
        ${factList([
          ['tenantId', copyable(tenantId, 'tenantId', formWords(view.reader.language).copy)],
          [words.email, html`<span class="break">${email}${phone !== null && `, ${phone}`}</span>`],
          [consoleTenantsWords(view.reader.language).subscription, subscriptionBadge(view, subscription)],
          [consoleTenantsWords(view.reader.language).plan, html`<code>${plan}</code>`],
          [words.created, createdAt === undefined ? '' : dayText(Date.parse(createdAt))],
          ...(eraseAt ? [[words.erased, dayText(Date.parse(eraseAt))] as const] : []),
        ])}
      </div>
    `,
  });
}

function subscriptionCard({ reader }: ConsoleView, { tenant }: OperatedTenant, words: Words): Html {
  const names = consoleTenantsWords(reader.language);
  const { tenantId, plan, planRequest, subscription } = tenant;
  const known = [...new Set([planRequest?.plan ?? plan, plan, ...plans.map(({ planId }) => planId)])];
  return card({
    id: 'subscription',
    title: words.setSubscription,
    content: html`
      <div class="body">
        <form method="post" class="stack" data-settings action="${subscriptionPath(tenantId)}" data-leads-to="${tenantPath(tenantId)}">
          ${formField({
            id: 'status',
            label: words.status,
            problem: 'status',
            control: html`
              <select class="input" id="status" name="status">
                ${subscriptionStatuses.map(
                  (status) =>
                    html`<option value="${status}"${status === subscription.status && new Markup(' selected')}>${names[status]}</option>`,
                )}
              </select>
            `,
          })}
          ${formField({
            id: 'plan',
            label: names.plan,
            problem: 'plan',
            control: html`
              <select class="input" id="plan" name="plan">
                ${known.map((one) => html`<option>${one}</option>`)}
              </select>
            `,
          })}
          <p class="hint">${words.suspendHint}</p>
          <div class="row"><button class="btn primary" type="submit">${words.setSubscription}</button></div>
        </form>
      </div>
    `,
  });
}

function visitCard({ tenant: { tenantId } }: OperatedTenant, words: Words): Html {
  return card({
    id: 'visit',
    title: words.visit,
    content: html`
      <div class="body">
        <form method="post" class="stack" data-settings action="/admin/tenants/${encodeURIComponent(tenantId)}/visits" data-leads-to="/portal">
          ${formField({
            id: 'reason',
            label: words.visitReason,
            problem: 'reason',
            control: html`<input class="input" id="reason" name="reason" required maxlength="${limits.visitReasonLengthMax}">`,
          })}
          <p class="hint">${words.visitHint}</p>
          <div class="row"><button class="btn" type="submit">${words.visit}</button></div>
        </form>
      </div>
    `,
  });
}

/** Null for a tenant that never was at the payment service. */
function billingCard(view: ConsoleView, { billing, tenant }: OperatedTenant, words: Words): Html | null {
  if (billing === null) return null;
  const { dayText } = figuresOf(view.reader);
  const { customerId, state, interval, isEnding, pastDueSince, readAt } = billing;
  const { graceEndsAt } = tenant.subscription;
  return card({
    id: 'billing',
    title: words.billing,
    content: html`
      <div class="body">
        ${factList([
          [words.customer, copyable(customerId, words.customer, formWords(view.reader.language).copy)],
          [words.billingState, state === null ? words.notPaidYet : html`<code>${state}</code>`],
          ...(interval === null ? [] : [[words.interval, html`<code>${interval}</code>`] as const]),
          ...(isEnding ? [[words.renewal, words.notRenewed] as const] : []),
          ...(pastDueSince === null ? [] : [[words.pastDueSince, dayText(Date.parse(pastDueSince))] as const]),
          ...(graceEndsAt === undefined ? [] : [[words.graceEnds, dayText(Date.parse(graceEndsAt))] as const]),
          ...(readAt === null ? [] : [[words.readAt, ago(view, readAt)] as const]),
        ])}
      </div>
    `,
  });
}

function connectorsCard(view: ConsoleView, { connectors }: OperatedTenant, words: Words): Html {
  const { numberText } = figuresOf(view.reader);
  return card({
    id: 'connectors',
    title: words.connectors,
    content: tableBox({
      label: words.connectors,
      caption: words.connectors,
      classes: 'mid',
      heads: [words.connector, [words.build, 'hide-s'], words.lastSeen, [words.queued, 'num'], [words.running, 'num']],
      rows: connectors.map(
        ({ connectorId, kind, build, lastSeenAt, queued, running }) => html`
          <tr>
            <th scope="row"><code class="break">${connectorId}</code><span class="sub"><code>${kind}</code></span></th>
            <td class="hide-s"><code>${build ?? ''}</code></td>
            <td class="soft">${lastSeenAt === null ? words.never : ago(view, lastSeenAt)}</td>
            <td class="num">${numberText(queued)}</td>
            <td class="num">${numberText(running)}</td>
          </tr>
        `,
      ),
    }),
  });
}

function failingCard(view: ConsoleView, { failing }: OperatedTenant, words: Words): Html {
  return card({
    id: 'failing',
    title: words.failing,
    meta: words.failingHint,
    content:
      failing.length === 0
        ? nothing('tick', words.nothing)
        : tableBox({
            label: words.failing,
            caption: words.failing,
            classes: 'mid',
            heads: [words.command, words.code, words.when],
            rows: failing.map(
              ({ commandId, type, code, finishedAt }) => html`
                <tr>
                  <th scope="row"><code class="break">${commandId}</code><span class="sub"><code>${type}</code></span></th>
                  <td><code>${code}</code></td>
                  <td class="soft">${ago(view, finishedAt)}</td>
                </tr>
              `,
            ),
          }),
  });
}

function usageCard({ reader }: ConsoleView, { usage }: OperatedTenant, words: Words): Html {
  const { numberText } = figuresOf(reader);
  return card({
    id: 'usage',
    title: words.usage,
    content:
      usage.length === 0
        ? nothing('chart', words.nothing)
        : tableBox({
            label: words.usage,
            caption: words.usage,
            heads: [words.day, [words.accepted, 'num'], [words.done, 'num'], [words.failed, 'num'], [words.rejected, 'num']],
            rows: usage.toReversed().map(
              ({ day, accepted, done, failed, refused }) => html`
                <tr>
                  <th scope="row">${day}</th>
                  <td class="num">${numberText(accepted)}</td>
                  <td class="num">${numberText(done)}</td>
                  <td class="num">${numberText(failed)}</td>
                  <td class="num">${numberText(refused)}</td>
                </tr>
              `,
            ),
          }),
  });
}

const peopleCard = ({ reader }: ConsoleView, { people }: OperatedTenant, words: Words): Html =>
  card({
    id: 'people',
    title: words.people,
    content: tableBox({
      label: words.people,
      caption: words.people,
      heads: [words.email, words.role],
      rows: people.map(
        ({ email, role }) =>
          html`<tr><th scope="row" class="break">${email}</th><td>${roleWords(reader.language)[role]}</td></tr>`,
      ),
    }),
  });

function keysCard(view: ConsoleView, { keys }: OperatedTenant, words: Words): Html {
  return card({
    id: 'keys',
    title: words.keys,
    content:
      keys.length === 0
        ? nothing('key', words.nothing)
        : tableBox({
            label: words.keys,
            caption: words.keys,
            heads: [words.key, words.lastUsed],
            rows: keys.map(
              ({ name, prefix, lastUsedAt }) => html`
                <tr>
                  <th scope="row" class="break">${name}<span class="sub"><code>${prefix}…</code></span></th>
                  <td class="soft">${lastUsedAt === null ? words.never : ago(view, lastUsedAt)}</td>
                </tr>
              `,
            ),
          }),
  });
}

function notificationsCard(view: ConsoleView, { notifications }: OperatedTenant, words: Words): Html {
  return card({
    id: 'notifications',
    title: words.notifications,
    content:
      notifications.length === 0
        ? nothing('bell', words.nothing)
        : tableBox({
            label: words.notifications,
            caption: words.notifications,
            heads: [words.kind, words.when],
            rows: notifications.map(
              ({ kind, createdAt }) =>
                html`<tr><th scope="row"><code>${kind}</code></th><td class="soft">${ago(view, createdAt)}</td></tr>`,
            ),
          }),
  });
}
