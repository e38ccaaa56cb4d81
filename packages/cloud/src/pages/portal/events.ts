/** The feed of events, newest first, filtered, and live while the first page is open. */

import { type Event, eventMeanings, eventTypes } from '@ledgerline/contract';
import { Html, html, icon } from '@ledgerline/look';
import type { NewestEvents } from '../../event/feed.ts';
import { codeLines, jsonText } from '../code.ts';
import { pageHead } from '../frame.ts';
import { dayText, secondText } from '../moment.ts';
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
  const isFirst = form.cursor === '';
  return portalPage({
    title: 'Events',
    current: '/portal/events',
    shell,
    scripts: ['filter', ...(isFirst ? ['events'] : [])],
    content: html`
      ${pageHead({
        title: 'Events',
        sub: `What happened to your commands, connectors, books and keys in the last ${eventDays} days, newest first.`,
        actions: html`
          ${
            isFirst &&
            html`
              <span class="row tight dim small" data-live-state hidden>
                <span class="dot" data-status="online"></span>
                <span data-words>live</span>
              </span>
            `
          }
          ${ifMay(view, 'integrate', html`<a class="btn" href="/portal/webhooks">${icon('send')}Webhooks</a>`)}
        `,
      })}
      <section class="card" aria-label="Events">
        ${filterForm(view)}
        <p class="vh" role="status" data-announce></p>
        <div class="fresh-line"><button class="btn sm" type="button" data-show-new hidden></button></div>
        <div data-events-after="${list.latestCursor}"
          ${form.types !== '' && html`data-types="${form.types}"`}
          ${form.companyId !== '' && html`data-company="${form.companyId}"`}>
          ${list.events.length === 0 ? nothing(form, list) : table(list.events, view.now, isFirst)}
        </div>
        ${pages(view)}
      </section>
    `,
  });
}

const option = (value: string, words: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && new Html(' selected')}>${words}</option>`;

const GROUPS = [...new Set(eventTypes.map((type) => `${type.split('.')[0]}.*`))];

function filterForm({ form, state }: EventsPage): Html {
  const books = [...new Set([...state.companies.map(({ companyId }) => companyId), ...(form.companyId ? [form.companyId] : [])])];
  const kinds = [...GROUPS, ...eventTypes].toSorted();
  const chosen = form.types === '' || kinds.includes(form.types) ? kinds : [...kinds, form.types];
  return html`
    <form method="get" class="filter-form" role="search" aria-label="Filter events" action="/portal/events" data-filter>
      <div class="filters">
        <select class="input" name="types" aria-label="Event type">
          ${option('', 'Any type', form.types)}
          ${chosen.map((type) => option(type, type.endsWith('.*') ? `${type} (all)` : type, form.types))}
        </select>
        <select class="input" name="companyId" aria-label="Account book">
          ${option('', 'Any book', form.companyId)}
          ${books.map((companyId) => option(companyId, companyId, form.companyId))}
        </select>
      </div>
      <div class="go">
        <button class="btn sm" type="submit">Show</button>
        ${(form.types !== '' || form.companyId !== '') && html`<a class="btn sm quiet" href="/portal/events">Clear all filters</a>`}
      </div>
    </form>
  `;
}

const table = (events: readonly Event[], now: number, isFirst: boolean): Html =>
  html`
    <div class="table-box" tabindex="0" role="region" aria-label="Events">
      <table class="table hover mid">
        <caption class="vh">Events, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">About</th>
            <th scope="col" class="hide-s">Book</th>
            <th scope="col" class="num">Time</th>
          </tr>
        </thead>
        <tbody id="rows"${isFirst && html` data-live="60000" data-rows="events"`}>
          ${events.map((event) => row(event, now))}
        </tbody>
      </table>
    </div>
  `;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function row(event: Event, now: number): Html {
  const { id, type, timestamp, data } = event;
  const at = Date.parse(timestamp);
  const companyId = text(data.companyId);
  return html`
    <tr data-row="${id}">
      <td title="${eventMeanings[type]}"><code>${type}</code></td>
      <td class="break">
        ${about(event)}
        <details>
          <summary>Data</summary>
          <div class="code wrap-lines">${codeLines(jsonText({ id, ...data }), 'json', `Data of ${id}`)}</div>
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
function about({ data }: Event): Html {
  const commandId = text(data.commandId);
  if (commandId !== '') {
    const words = text(data.docNo) || text(data.type) || commandId;
    return html`
      <a href="/portal/commands/${encodeURIComponent(commandId)}">${words}</a>
      <span class="sub">${commandId}</span>
    `;
  }
  const webhookId = text(data.webhookId);
  if (webhookId !== '')
    return html`<a href="/portal/webhooks/${encodeURIComponent(webhookId)}">${text(data.url) || webhookId}</a>`;
  return html`${text(data.title) || text(data.name) || text(data.connectorId) || text(data.keyId) || 'your account'}`;
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

function nothing(form: EventFilterForm, { olderCursor }: NewestEvents): Html {
  if (olderCursor !== null)
    return html`
      <div class="empty">
        ${icon('pulse', 'lg')}
        <h2>No match in this part of the list</h2>
        <p>Older events may match.</p>
        <a class="btn" href="${hrefOf({ ...form, cursor: olderCursor })}">Search older events</a>
      </div>
    `;
  return html`
    <div class="empty" id="nothing" data-live="60000" data-live-gone>
      ${icon('pulse', 'lg')}
      <h2>${form.types === '' && form.companyId === '' ? 'No events yet' : 'No matching events'}</h2>
      <p>An event appears here as soon as a command ends, a connector connects or a key changes.</p>
      <a class="btn" href="/portal/sandbox">Run a command</a>
    </div>
  `;
}
