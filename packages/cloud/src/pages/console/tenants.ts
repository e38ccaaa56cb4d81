/** The tenants in the console: their list, and those that wait for a plan. */

import type { Subscription, Tenant } from '@ledgerline/contract';
import { actionsHead, badge, card, type Html, html, type IconName, icon, tableBox } from '@ledgerline/look';
import { consoleNameWords } from '@ledgerline/words/console/frame';
import { consoleTenantsWords } from '@ledgerline/words/console/tenants';
import { formWords } from '@ledgerline/words/shared/form';
import { listPager } from '../portal-view.ts';
import { ago, type ConsoleView, consolePage, nothing } from './console-frame.ts';

const LOOKS: Readonly<Record<Subscription['status'], readonly [colour: string, glyph: IconName]>> = {
  trialing: ['info', 'info'],
  active: ['online', 'tick'],
  past_due: ['warning', 'alert'],
  inactive: ['failed', 'cross'],
};

export const subscriptionBadge = ({ reader }: ConsoleView, { status }: Subscription): Html =>
  badge(...LOOKS[status], consoleTenantsWords(reader.language)[status]);

export const tenantPath = (tenantId: string): string => `/admin/console/tenants/${encodeURIComponent(tenantId)}`;

export interface TenantsPage {
  readonly tenants: readonly Tenant[];
  readonly search: string;
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
}

export function tenantsPage(view: ConsoleView, page: TenantsPage): string {
  const words = consoleTenantsWords(view.reader.language);
  const { tenants, search } = page;
  const title = consoleNameWords(view.reader.language).tenants;
  return consolePage({
    view,
    current: 'tenants',
    sub: words.sub,
    content: html`
      <div class="stack lg">
        ${card({
          id: 'tenants',
          title,
          content: html`
            ${searchForm(words, search)}
            ${
              tenants.length === 0
                ? nothing('search', words.none, words.noneHint)
                : tableBox({
                    label: title,
                    caption: words.caption,
                    classes: 'mid hover',
                    heads: [words.company, words.subscription, words.plan, [words.since, 'hide-s']],
                    rows: tenants.map((tenant) => tenantRow(view, tenant)),
                  })
            }
          `,
        })}
        ${search === '' && listPager(view.reader, '/admin/console/tenants', tenants.length, page)}
      </div>
    `,
  });
}

const searchForm = (words: ReturnType<typeof consoleTenantsWords>, search: string): Html => html`
  <form class="filter-form" method="get" action="/admin/console/tenants" role="search" aria-label="${words.search}">
    <div class="filters">
      <div class="with-icon">
        ${icon('search')}
        <input class="input" type="search" name="search" value="${search}" aria-label="${words.search}" maxlength="254">
      </div>
    </div>
    <div class="go"><button class="btn sm" type="submit">${words.find}</button></div>
  </form>
`;

function tenantRow(
  view: ConsoleView,
  { tenantId, companyName, email, plan, subscription, planRequest, createdAt }: Tenant,
): Html {
  const words = consoleTenantsWords(view.reader.language);
  return html`
    <tr>
      <th scope="row" class="break"><a href="${tenantPath(tenantId)}">${companyName}</a><span class="sub">${email}</span></th>
      <td>${subscriptionBadge(view, subscription)}</td>
      <td>
        <code>${plan}</code>
        ${planRequest ? html`<span class="sub">${words.requested}: <code>${planRequest.plan}</code></span>` : null}
      </td>
      <td class="hide-s soft">${createdAt !== undefined && ago(view, createdAt)}</td>
    </tr>
  `;
}

export function planRequestsPage(view: ConsoleView, tenants: readonly Tenant[]): string {
  const words = consoleTenantsWords(view.reader.language);
  const title = consoleNameWords(view.reader.language).planRequests;
  return consolePage({
    view,
    current: 'planRequests',
    sub: words.requestsSub,
    content: card({
      id: 'requests',
      title,
      content:
        tenants.length === 0
          ? nothing('tick', words.noRequests, words.noRequestsHint)
          : tableBox({
              label: title,
              caption: title,
              classes: 'mid hover',
              heads: [
                words.company,
                [words.subscription, 'hide-s'],
                // On a phone the button names the plan.
                [words.requested, 'hide-s'],
                [words.asked, 'hide-s'],
                actionsHead(formWords(view.reader.language).actions),
              ],
              rows: tenants.map((tenant) => requestRow(view, tenant)),
            }),
    }),
  });
}

function requestRow(view: ConsoleView, { tenantId, companyName, subscription, planRequest }: Tenant): Html | null {
  if (!planRequest) return null;
  const { plan, requestedAt } = planRequest;
  const words = consoleTenantsWords(view.reader.language);
  return html`
    <tr>
      <th scope="row" class="break"><a href="${tenantPath(tenantId)}">${companyName}</a></th>
      <td class="hide-s">${subscriptionBadge(view, subscription)}</td>
      <td class="hide-s"><code>${plan}</code></td>
      <td class="hide-s soft">${ago(view, requestedAt)}</td>
      <td class="num">
        <button class="btn sm" type="button" data-post="/admin/tenants/${encodeURIComponent(tenantId)}/subscription"
          data-body="${JSON.stringify({ status: 'active', plan })}"
          aria-label="${words.activateFor(plan, companyName)}">${words.activate(plan)}</button>
      </td>
    </tr>
  `;
}
