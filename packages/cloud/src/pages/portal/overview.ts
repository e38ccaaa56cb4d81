/** The portal's first page: whether all is well, and if not, what to do. */

import { recipes } from '@ledgerline/catalog';
import type { AppKey, AppState, ConnectorKind } from '@ledgerline/contract';
import { card, emptyState, type Html, html, icon, tableBox } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { overviewWords } from '@ledgerline/words/portal/overview';
import type { LastDay } from '../../account/activity.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay, ifMayChange, moreBooks, type PortalView } from '../portal-view.ts';
import { activityChart } from './activity-chart.ts';
import { failureGroups } from './command/failure-groups.ts';
import { bookBadge, connectorCard } from './connector-state.ts';
import { confirmationNotice } from './email-notice.ts';
import { firstSteps } from './first-steps.ts';
import { noteLine } from './notifications.ts';
import { subscriptionNotice } from './subscription/subscription-notice.ts';

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
  const { reader } = shell;
  const words = overviewWords(reader.language);
  const { longDayText, clockText, place } = figuresOf(reader);
  return portalPage({
    title: words.title,
    current: '/portal',
    shell,
    scripts: ['live'],
    content: html`
      ${pageHead({
        title: greeting(reader, now),
        sub: words.nowIn(longDayText(now), clockText(now), place),
        actions: html`
          <a class="btn" href="/developers/commands" data-palette-open>
            ${icon('search')}${words.search}<kbd class="hide-s">Ctrl K</kbd>
          </a>
          ${ifMay(page, 'operate', html`<a class="btn primary" href="/portal/sandbox">${icon('run')}${words.runCommand}</a>`)}
        `,
      })}
      <div class="cols-main">
        <div class="stack lg">
          ${subscriptionNotice(reader, state.tenant.subscription, now)}
          ${confirmationNotice(page)}
          ${connectorCard(reader, state.connector, now)}
          ${lastDayCard(page)}
          ${failureGroups(reader, day.groups)}
          <div id="books-live" data-live="5000">${booksCard(page)}</div>
        </div>
        <aside class="stack lg" aria-label="${words.next}">
          ${ifMayChange(page, 'integrate', html`${firstSteps(page)}`)}
          ${notificationCard(page)}
        </aside>
      </div>
    `,
  });
}

function greeting(reader: Reader, now: number): string {
  const { morning, afternoon, evening } = overviewWords(reader.language);
  const hour = figuresOf(reader).hourOf(now);
  if (hour < 12) return morning;
  return hour < 19 ? afternoon : evening;
}

function legend(language: Language): Html {
  const { done, failed, unverified } = commandStatusWords(language);
  return html`
    <span class="legend">
      <span>${done}</span>
      <span data-s="failed">${failed}</span>
      <span data-s="unverified">${unverified}</span>
    </span>
  `;
}

function lastDayCard(page: OverviewPage): Html {
  const {
    day,
    shell: { reader },
  } = page;
  const words = overviewWords(reader.language);
  const { numberText, durationText } = figuresOf(reader);
  const { accepted, done, failed, unverified, medianMs, hours } = day;
  const ended = done + failed + unverified;
  if (ended + accepted === 0) {
    return card({
      id: 'day',
      title: words.lastDay,
      content: emptyState(
        'list',
        words.noneLastDay,
        html`
          <p>${words.appearHere}</p>
          ${ifMay(page, 'operate', html`<a class="btn" href="/portal/sandbox">${words.tryOne}</a>`)}
        `,
      ),
    });
  }
  const share = ended === 0 ? '' : `${((failed * 100) / ended).toFixed(1).replace(/\.0$/, '')}%`;
  const [median, unit] = medianMs === null ? ['–', ''] : durationText(medianMs).split(' ', 2);
  return html`
    <section class="card" id="last-day" data-live="15000" aria-labelledby="day">
      <div class="head"><h2 id="day">${words.lastDay}</h2>${legend(reader.language)}</div>
      <dl class="stats">
        <div><dt>${words.accepted}</dt><dd>${numberText(accepted)}</dd></div>
        <div><dt>${words.done}</dt><dd>${numberText(done)}</dd></div>
        <div>
          <dt>${words.failed}</dt>
          <dd>${numberText(failed)} <small>${failed > 0 && share}</small></dd>
        </div>
        <div>
          <dt>${words.medianTime}</dt>
          <dd>${median ?? ''} <small>${unit ?? ''}</small></dd>
        </div>
      </dl>
      <div class="body">${activityChart(reader, hours)}</div>
    </section>
  `;
}

/** What a book can do, as its driver reported. */
function abilityText(language: Language, driver: string, commandTypeCount: number | null): string {
  const words = overviewWords(language);
  return commandTypeCount === null ? words.driverAll(driver) : words.driverSome(driver, commandTypeCount, recipes().length);
}

function booksCard(page: OverviewPage): Html {
  const {
    state,
    shell: { reader },
  } = page;
  const words = overviewWords(reader.language);
  const { companies: books, connectors } = state;
  if (books.length === 0) {
    return card({
      id: 'books',
      title: words.accountBooks,
      content: emptyState(
        'book',
        words.noBooks,
        html`
          <p>${words.noBooksHint}</p>
          ${ifMay(page, 'operate', html`<a class="btn" href="/portal/sandbox">${words.openSandbox}</a>`)}
        `,
      ),
    });
  }
  return card({
    id: 'books',
    title: words.accountBooks,
    meta: words.asReported,
    content: html`
      ${tableBox({
        label: words.booksTable,
        caption: words.booksCaption,
        classes: 'mid hover',
        heads: [words.book, [html`<code>companyId</code>`, 'hide-s'], words.state, [words.waiting, 'num']],
        rows: books.map(
          ({ name, companyId, connectorId, state, message, queued, driver, commandTypeCount }) => html`
            <tr>
              <th scope="row">
                ${name}
                <span class="sub">
                  ${connectorName(reader.language, connectors, connectorId)} <code>${connectorId}</code>
                  ${message !== null && html`: ${message}`}
                </span>
                ${driver !== null && html`<span class="sub">${abilityText(reader.language, driver, commandTypeCount)}</span>`}
              </th>
              <td class="hide-s">
                <a class="rowlink"
                  href="/portal/commands?companyId=${encodeURIComponent(companyId)}&amp;connectorId=${encodeURIComponent(connectorId)}">
                  <code>${companyId}</code>
                </a>
              </td>
              <td>${bookBadge(reader.language, state, connectors, connectorId)}</td>
              <td class="num">${queued}</td>
            </tr>
          `,
        ),
      })}
      ${moreBooks(reader, state)}
    `,
  });
}

/** Commands carry a connectorId; the two kinds must not be mistaken for each other. */
function connectorName(language: Language, connectors: AppState['connectors'], connectorId: string): string {
  const { sandboxConnector, ownConnector } = overviewWords(language);
  const kind = connectors.find((connector) => connector.connectorId === connectorId)?.kind;
  return kind === 'sandbox' ? sandboxConnector : ownConnector;
}

const SHOWN_NOTIFICATIONS = 3;

function notificationCard({ notifications, now, shell: { reader, openNotifications: open } }: PortalView): Html {
  const words = overviewWords(reader.language);
  return card({
    id: 'notes',
    title: words.notifications,
    meta:
      notifications.length > SHOWN_NOTIFICATIONS
        ? html`<a href="/portal/notifications">${words.allOf(open)}</a>`
        : words.open(String(notifications.length)),
    content:
      notifications.length === 0
        ? html`<div class="body"><p class="muted">${words.noNotifications}</p></div>`
        : html`${notifications.slice(0, SHOWN_NOTIFICATIONS).map((notification) => noteLine(reader, notification, now))}`,
  });
}
