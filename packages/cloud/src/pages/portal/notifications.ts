/** Notifications: what happened, what to do, and a button to dismiss them. */

import type { Notification, Severity } from '@ledgerline/contract';
import { badge, card, type Html, html, type IconName, icon } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { pageHead } from '../frame.ts';
import { moment } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay, type ListView, listPager, type PortalView, shownTime } from '../portal-view.ts';

const LOOKS: Readonly<Record<Severity, readonly [colour: string, glyph: IconName, classes: string, word: string]>> = {
  critical: ['failed', 'alert', 'critical', 'action needed'],
  warning: ['warning', 'alert', 'amber', 'needs a look'],
  info: ['info', 'info', 'info', 'information'],
};

/** Only an address of this site is linked to. */
const actionLink = ({ action }: Notification): Html | null =>
  action?.href.startsWith('/') ? html`<a href="${action.href}">${action.label}</a>` : null;

/** In brief, for the first page. */
export function noteLine(reader: Reader, notification: Notification, now: number): Html {
  const { severity, title, message, updatedAt } = notification;
  const [, glyph, classes] = LOOKS[severity];
  const link = actionLink(notification);
  return html`
    <div class="noteline">
      ${icon(glyph, classes)}
      <strong>${title}</strong>
      <p>${message}</p>
      <p class="when">${shownTime(reader, updatedAt, now)}${link && html` · ${link}`}</p>
    </div>
  `;
}

export interface NotificationsPage extends PortalView, ListView {}

export function notificationsPage(page: NotificationsPage): string {
  const { shell, notifications } = page;
  return portalPage({
    title: 'Notifications',
    current: '/portal/notifications',
    shell,
    content: html`
      ${pageHead({
        title: 'Notifications',
        sub: 'A dismissed notification returns only if the problem gets worse. A notification is removed when its problem is solved.',
      })}
      <p class="vh" role="status" data-announce></p>
      ${
        notifications.length === 0
          ? nothing
          : card({
              id: 'open',
              title: 'Open',
              meta: `${shell.openNotifications} open`,
              content: html`
                <ul class="notes">${notifications.map((notification) => noteItem(notification, page))}</ul>
                ${listPager(page.shell.reader, '/portal/notifications', notifications.length, page)}
              `,
            })
      }
    `,
  });
}

const nothing = html`
  <section class="card">
    <div class="empty">
      ${icon('bell', 'lg')}
      <h2>No open notifications</h2>
      <p>
        Every hour we check for problems such as an offline connector with waiting commands, a key that expires soon or a
        command with an unknown outcome.
      </p>
      <a class="btn" href="/portal">Back to the overview</a>
    </div>
  </section>
`;

function noteItem(notification: Notification, page: NotificationsPage): Html {
  const { now } = page;
  const { notificationId, severity, title, message, createdAt, updatedAt, action } = notification;
  const [colour, glyph, , word] = LOOKS[severity];
  const changed = createdAt === updatedAt ? null : html`, changed ${moment(updatedAt, now)}`;
  return html`
    <li>
      <div>${badge(colour, glyph, word)}</div>
      <div>
        <h3>${title}</h3>
        <p>${message}</p>
        <p class="when">since ${moment(createdAt, now)}${changed}</p>
      </div>
      <div class="row tight">
        ${action?.href.startsWith('/') ? html`<a class="btn sm" href="${action.href}">${action.label}</a>` : null}
        ${ifMay(
          page,
          'operate',
          html`
            <button class="btn sm quiet" type="button"
              data-post="/app/notifications/${encodeURIComponent(notificationId)}/dismiss" aria-label="Dismiss: ${title}">
              Dismiss
            </button>
          `,
        )}
      </div>
    </li>
  `;
}
