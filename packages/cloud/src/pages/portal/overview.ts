/** The portal's first page: whether all is well, and if not, what to do. */

import { recipes } from '@ledgerline/catalog';
import type { AppKey, AppState, ConnectorKind } from '@ledgerline/contract';
import { card, emptyState, type Html, html, icon, tableBox } from '@ledgerline/look';
import type { LastDay } from '../../account/activity.ts';
import { mayDo } from '../../account/rights/role.ts';
import { pageHead } from '../frame.ts';
import { clockText, durationText, hourOf, longDayText } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay, moreBooks, numberText, type PortalView } from '../portal-view.ts';
import { activityChart } from './activity-chart.ts';
import { failureGroups } from './command/failure-groups.ts';
import { bookBadge, connectorCard } from './connector-state.ts';
import { confirmationNotice } from './email-notice.ts';
import { firstSteps } from './first-steps.ts';
import { noteLine } from './notifications.ts';
import { subscriptionNotice } from './subscription-notice.ts';

export interface OverviewPage extends PortalView {
  readonly day: LastDay;
  /** The kinds of connector that have done something. */
  readonly served: readonly ConnectorKind[];
  readonly keys: readonly AppKey[];
  readonly isSandboxOffered: boolean;
  readonly isEmailConfirmed: boolean;
}

export function overviewPage(page: OverviewPage): string {
  const { shell, state, day, now } = page;
  return portalPage({
    title: 'Overview',
    current: '/portal',
    shell,
    scripts: ['live'],
    content: html`
      ${pageHead({
        title: greeting(hourOf(now)),
        sub: `${longDayText(now)}, ${clockText(now)}. All times are Kuala Lumpur.`,
        actions: html`
          <a class="btn" href="/developers/commands" data-palette-open>
            ${icon('search')}Search<kbd class="hide-s">Ctrl K</kbd>
          </a>
          ${ifMay(page, 'operate', html`<a class="btn primary" href="/portal/sandbox">${icon('run')}Run a command</a>`)}
        `,
      })}
      <div class="cols-main">
        <div class="stack lg">
          ${subscriptionNotice(state.tenant.subscription, now)}
          ${confirmationNotice(page)}
          ${connectorCard(state.connector, now)}
          ${lastDayCard(page)}
          ${failureGroups(day.groups)}
          <div id="books-live" data-live="5000">${booksCard(page)}</div>
        </div>
        <aside class="stack lg" aria-label="What to do next">
          ${mayDo(shell.role, 'integrate') && firstSteps(page)}
          ${notificationCard(page)}
        </aside>
      </div>
    `,
  });
}

function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 19 ? 'Good afternoon' : 'Good evening';
}

const legend = html`
  <span class="legend">
    <span>done</span>
    <span data-s="failed">failed</span>
    <span data-s="unverified">saved, not verified</span>
  </span>
`;

function lastDayCard(page: OverviewPage): Html {
  const { day } = page;
  const { accepted, done, failed, unverified, medianMs, hours } = day;
  const ended = done + failed + unverified;
  if (ended + accepted === 0) {
    return card({
      id: 'day',
      title: 'Last 24 hours',
      content: emptyState(
        'list',
        'No commands in the last 24 hours',
        html`
          <p>New commands appear here within seconds, hour by hour.</p>
          ${ifMay(page, 'operate', html`<a class="btn" href="/portal/sandbox">Try one in the sandbox</a>`)}
        `,
      ),
    });
  }
  const share = ended === 0 ? '' : `${((failed * 100) / ended).toFixed(1).replace(/\.0$/, '')}%`;
  const [median, unit] = medianMs === null ? ['–', ''] : durationText(medianMs).split(' ', 2);
  return html`
    <section class="card" id="last-day" data-live="15000" aria-labelledby="day">
      <div class="head"><h2 id="day">Last 24 hours</h2>${legend}</div>
      <dl class="stats">
        <div><dt>Accepted</dt><dd>${numberText(accepted)}</dd></div>
        <div><dt>Done</dt><dd>${numberText(done)}</dd></div>
        <div>
          <dt>Failed</dt>
          <dd>${numberText(failed)} <small>${failed > 0 && share}</small></dd>
        </div>
        <div>
          <dt>Median time</dt>
          <dd>${median ?? ''} <small>${unit ?? ''}</small></dd>
        </div>
      </dl>
      <div class="body">${activityChart(hours)}</div>
    </section>
  `;
}

/** What the driver of a book said that the book can do. */
const abilityText = (driver: string, commandTypeCount: number | null): string =>
  commandTypeCount === null
    ? `Driver ${driver}, all command types`
    : `Driver ${driver}, ${commandTypeCount} of ${recipes().length} command types`;

function booksCard(page: OverviewPage): Html {
  const { state } = page;
  const { companies: books, connectors } = state;
  if (books.length === 0) {
    return card({
      id: 'books',
      title: 'Account books',
      content: emptyState(
        'book',
        'No account books yet',
        html`
          <p>The connector reports the books that it serves. The sandbox has two books that are ready to use.</p>
          ${ifMay(page, 'operate', html`<a class="btn" href="/portal/sandbox">Open the sandbox</a>`)}
        `,
      ),
    });
  }
  return card({
    id: 'books',
    title: 'Account books',
    meta: 'as the connectors report them',
    content: html`
      ${tableBox({
        label: 'Account books, table',
        caption: 'Account books with their state and the number of waiting commands',
        classes: 'mid hover',
        heads: ['Book', ['companyId', 'hide-s'], 'State', ['Waiting', 'num']],
        rows: books.map(
          ({ name, companyId, connectorId, state, message, queued, driver, commandTypeCount }) => html`
            <tr>
              <th scope="row">
                ${name}
                <span class="sub">
                  ${connectorName(connectors, connectorId)} <code>${connectorId}</code>
                  ${message !== null && html`: ${message}`}
                </span>
                ${driver !== null && html`<span class="sub">${abilityText(driver, commandTypeCount)}</span>`}
              </th>
              <td class="hide-s">
                <a class="rowlink"
                  href="/portal/commands?companyId=${encodeURIComponent(companyId)}&amp;connectorId=${encodeURIComponent(connectorId)}">
                  <code>${companyId}</code>
                </a>
              </td>
              <td>${bookBadge(state, connectors, connectorId)}</td>
              <td class="num">${queued}</td>
            </tr>
          `,
        ),
      })}
      ${moreBooks(page.shell.reader, state)}
    `,
  });
}

/** Commands carry a connectorId; the two kinds must not be mistaken for each other. */
const connectorName = (connectors: AppState['connectors'], connectorId: string): string =>
  connectors.find((connector) => connector.connectorId === connectorId)?.kind === 'sandbox'
    ? 'Sandbox connector'
    : 'Your own connector';

const SHOWN_NOTIFICATIONS = 3;

function notificationCard({ notifications, now, shell: { openNotifications: open } }: PortalView): Html {
  return card({
    id: 'notes',
    title: 'Notifications',
    meta:
      notifications.length > SHOWN_NOTIFICATIONS
        ? html`<a href="/portal/notifications">all ${open}</a>`
        : `${notifications.length} open`,
    content:
      notifications.length === 0
        ? html`<div class="body"><p class="muted">No open notifications.</p></div>`
        : html`${notifications.slice(0, SHOWN_NOTIFICATIONS).map((notification) => noteLine(notification, now))}`,
  });
}
