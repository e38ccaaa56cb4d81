/** Notifications: what happened, what to do, and a button to dismiss them. */

import type { Notification, Severity } from '@ledgerline/contract';
import { badge, card, type Html, html, type IconName, icon } from '@ledgerline/look';
import type { Language, Reader } from '@ledgerline/words';
import { notificationsWords, severityWords } from '@ledgerline/words/portal/notifications';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay, type ListView, listPager, type PortalView, shownTime } from '../portal-view.ts';

const LOOKS: Readonly<Record<Severity, readonly [colour: string, glyph: IconName, classes: string]>> = {
  critical: ['failed', 'alert', 'critical'],
  warning: ['warning', 'alert', 'amber'],
  info: ['info', 'info', 'info'],
};

/** The link of a notification, if it leads to this site. */
const actionLink = ({ action }: Notification): Html | null =>
  action?.href.startsWith('/') ? html`<a href="${action.href}">${action.label}</a>` : null;

/** A notification in one line, for the first page. */
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
  const words = notificationsWords(shell.reader.language);
  return portalPage({
    title: words.title,
    current: '/portal/notifications',
    shell,
    content: html`
      ${pageHead({
        title: words.title,
        sub: words.about,
      })}
      <p class="vh" role="status" data-announce></p>
      ${
        notifications.length === 0
          ? nothing(shell.reader.language)
          : card({
              id: 'open',
              title: words.open,
              meta: words.openCount(shell.openNotifications),
              content: html`
                <ul class="notes">${notifications.map((notification) => noteItem(notification, page))}</ul>
                ${listPager(shell.reader, '/portal/notifications', notifications.length, page)}
              `,
            })
      }
    `,
  });
}

function nothing(language: Language): Html {
  const words = notificationsWords(language);
  return html`
    <section class="card">
      <div class="empty">
        ${icon('bell', 'lg')}
        <h2>${words.none}</h2>
        <p>${words.noneHint}</p>
        <a class="btn" href="/portal">${words.back}</a>
      </div>
    </section>
  `;
}

function noteItem(notification: Notification, page: NotificationsPage): Html {
  const { now, shell } = page;
  const { reader } = shell;
  const words = notificationsWords(reader.language);
  const { notificationId, severity, title, message, createdAt, updatedAt, action } = notification;
  const [colour, glyph] = LOOKS[severity];
  const created = shownTime(reader, createdAt, now);
  const when = createdAt === updatedAt ? words.since(created) : words.sinceChanged(created, shownTime(reader, updatedAt, now));
  return html`
    <li>
      <div>${badge(colour, glyph, severityWords(reader.language)[severity])}</div>
      <div>
        <h3>${title}</h3>
        <p>${message}</p>
        <p class="when">${when}</p>
      </div>
      <div class="row tight">
        ${action?.href.startsWith('/') ? html`<a class="btn sm" href="${action.href}">${action.label}</a>` : null}
        ${ifMay(
          page,
          'operate',
          html`
            <button class="btn sm quiet" type="button"
              data-post="/app/notifications/${encodeURIComponent(notificationId)}/dismiss"
              aria-label="${words.dismissIt(title)}">
              ${words.dismiss}
            </button>
          `,
        )}
      </div>
    </li>
  `;
}
