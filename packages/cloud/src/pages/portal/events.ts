/** The feed of events, newest first, filtered, and live while the first page is open. */

import { type Event, eventTypes } from '@ledgerline/contract';
import { Html, html, icon } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { eventMeaningWords, eventsWords } from '@ledgerline/words/portal/events';
import type { NewestEvents } from '../../event/feed.ts';
import { codeLines, jsonText } from '../code.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { countPager, ifMay, type PortalView } from '../portal-view.ts';

export interface EventFilterForm {
  readonly types: string;
  readonly companyId: string;
  readonly cursor: string;
}

export interface EventsPage extends PortalView {
  readonly form: EventFilterForm;
  readonly list: NewestEvents;
  readonly eventDays: number;
}

export function eventsPage(view: EventsPage): string {
  const { shell, form, list, eventDays } = view;
  const { reader } = shell;
  const words = eventsWords(reader.language);
  const isFirst = form.cursor === '';
  return portalPage({
    title: words.title,
    current: '/portal/events',
    shell,
    scripts: ['filter', ...(isFirst ? ['events'] : [])],
    content: html`
      ${pageHead({
        title: words.title,
        sub: words.about(eventDays),
        actions: html`
          ${
            isFirst &&
            html`
              <span class="row tight dim small" data-live-state hidden>
                <span class="dot" data-status="online"></span>
                <span data-words>${words.live}</span>
              </span>
            `
          }
          ${ifMay(view, 'integrate', html`<a class="btn" href="/portal/webhooks">${icon('send')}${words.webhooks}</a>`)}
        `,
      })}
      <section class="card" aria-label="${words.title}">
        ${filterForm(view)}
        <p class="vh" role="status" data-announce></p>
        <div class="fresh-line"><button class="btn sm" type="button" data-show-new hidden></button></div>
        <div data-events-after="${list.latestCursor}"
          ${form.types !== '' && html`data-types="${form.types}"`}
          ${form.companyId !== '' && html`data-company="${form.companyId}"`}>
          ${list.events.length === 0 ? nothing(reader.language, form, list) : table(reader, list.events, view.now, isFirst)}
        </div>
        ${pages(view)}
      </section>
    `,
  });
}

const option = (value: string, text: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && new Html(' selected')}>${text}</option>`;

const GROUPS = [...new Set(eventTypes.map((type) => `${type.split('.')[0]}.*`))];

function filterForm({ shell, form, state }: EventsPage): Html {
  const words = eventsWords(shell.reader.language);
  const books = [...new Set([...state.companies.map(({ companyId }) => companyId), ...(form.companyId ? [form.companyId] : [])])];
  const kinds = [...GROUPS, ...eventTypes].toSorted();
  const chosen = form.types === '' || kinds.includes(form.types) ? kinds : [...kinds, form.types];
  return html`
    <form method="get" class="filter-form" role="search" aria-label="${words.filter}" action="/portal/events" data-filter>
      <div class="filters">
        <select class="input" name="types" aria-label="${words.eventType}">
          ${option('', words.anyType, form.types)}
          ${chosen.map((type) => option(type, type.endsWith('.*') ? words.allOf(type) : type, form.types))}
        </select>
        <select class="input" name="companyId" aria-label="${words.accountBook}">
          ${option('', words.anyBook, form.companyId)}
          ${books.map((companyId) => option(companyId, companyId, form.companyId))}
        </select>
      </div>
      <div class="go">
        <button class="btn sm" type="submit">${words.show}</button>
        ${(form.types !== '' || form.companyId !== '') && html`<a class="btn sm quiet" href="/portal/events">${words.clear}</a>`}
      </div>
    </form>
  `;
}

function table(reader: Reader, events: readonly Event[], now: number, isFirst: boolean): Html {
  const words = eventsWords(reader.language);
  return html`
    <div class="table-box" tabindex="0" role="region" aria-label="${words.title}">
      <table class="table hover mid">
        <caption class="vh">${words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">${words.event}</th>
            <th scope="col">${words.aboutWhat}</th>
            <th scope="col" class="hide-s">${words.book}</th>
            <th scope="col" class="num">${words.time}</th>
          </tr>
        </thead>
        <tbody id="rows"${isFirst && html` data-live="60000" data-rows="events"`}>
          ${events.map((event) => row(reader, event, now))}
        </tbody>
      </table>
    </div>
  `;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function row(reader: Reader, event: Event, now: number): Html {
  const words = eventsWords(reader.language);
  const { dayText, secondText } = figuresOf(reader);
  const { id, type, timestamp, data } = event;
  const at = Date.parse(timestamp);
  const companyId = text(data.companyId);
  return html`
    <tr data-row="${id}">
      <td title="${eventMeaningWords(reader.language)[type]}"><code>${type}</code></td>
      <td class="break">
        ${about(reader.language, event)}
        <details>
          <summary>${words.data}</summary>
          <div class="code wrap-lines">${codeLines(jsonText({ id, ...data }), 'json', words.dataOf(id))}</div>
        </details>
      </td>
      <td class="hide-s">${companyId === '' ? html`<span class="dim">–</span>` : html`<code>${companyId}</code>`}</td>
      <td class="num soft">
        <time datetime="${timestamp}" title="${timestamp}">${dayText(at) === dayText(now) ? secondText(at) : dayText(at)}</time>
      </td>
    </tr>
  `;
}

/** What an event is about, with a link where a page shows it. */
function about(language: Language, { data }: Event): Html {
  const commandId = text(data.commandId);
  if (commandId !== '') {
    const name = text(data.docNo) || text(data.type) || commandId;
    return html`
      <a href="/portal/commands/${encodeURIComponent(commandId)}">${name}</a>
      <span class="sub">${commandId}</span>
    `;
  }
  const webhookId = text(data.webhookId);
  if (webhookId !== '')
    return html`<a href="/portal/webhooks/${encodeURIComponent(webhookId)}">${text(data.url) || webhookId}</a>`;
  // A notification is recorded in English.
  if (text(data.title) !== '') return html`<span lang="en">${text(data.title)}</span>`;
  return html`${text(data.name) || text(data.connectorId) || text(data.keyId) || eventsWords(language).yourAccount}`;
}

function hrefOf(form: EventFilterForm): string {
  const given = Object.entries(form).filter(([, value]) => value !== '');
  return given.length === 0 ? '/portal/events' : `/portal/events?${new URLSearchParams(given)}`;
}

const pages = ({ shell, form, list: { events, olderCursor } }: EventsPage): Html =>
  countPager(shell.reader, events.length, {
    newest: form.cursor === '' ? null : hrefOf({ ...form, cursor: '' }),
    older: olderCursor === null ? null : hrefOf({ ...form, cursor: olderCursor }),
  });

function nothing(language: Language, form: EventFilterForm, { olderCursor }: NewestEvents): Html {
  const words = eventsWords(language);
  if (olderCursor !== null)
    return html`
      <div class="empty">
        ${icon('pulse', 'lg')}
        <h2>${words.noneInPart}</h2>
        <p>${words.olderMayMatch}</p>
        <a class="btn" href="${hrefOf({ ...form, cursor: olderCursor })}">${words.searchOlder}</a>
      </div>
    `;
  return html`
    <div class="empty" id="nothing" data-live="60000" data-live-gone>
      ${icon('pulse', 'lg')}
      <h2>${form.types === '' && form.companyId === '' ? words.noneYet : words.noMatch}</h2>
      <p>${words.appearHere}</p>
      <a class="btn" href="/portal/sandbox">${words.runCommand}</a>
    </div>
  `;
}
