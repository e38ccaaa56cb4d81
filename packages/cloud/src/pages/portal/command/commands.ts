/** The list of commands: filters in the address, and rows that update automatically. */

import { modules } from '@ledgerline/catalog';
import { type CommandSummary, limits } from '@ledgerline/contract';
import { formField, Html, html, icon } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import type { CommandPage } from '../../../command/command.ts';
import { pageHead } from '../../frame.ts';
import { dayText, durationText, secondText } from '../../moment.ts';
import { portalPage } from '../../portal-frame.ts';
import { counted, ifMay, type PortalView, pager } from '../../portal-view.ts';
import { displayStatusOf, statusBadge } from '../../status.ts';
import { type CommandFilterForm, commandsHref, filterText, isNarrowed, isTurnedRound } from './command-filter.ts';
import { columnHeads, namedBy, orderField, orderLine, sorted } from './command-order.ts';

export interface CommandsPage extends PortalView {
  readonly form: CommandFilterForm;
  readonly page: CommandPage;
}

export function commandsPage(view: CommandsPage): string {
  const { shell, form, page } = view;
  // New rows come in at the top, which is the place of the newest only in that order.
  const isFirst = isLive(form);
  return portalPage({
    title: 'Commands',
    current: '/portal/commands',
    shell,
    scripts: ['live', 'filter'],
    content: html`
      ${pageHead({
        title: 'Commands',
        sub: `All commands sent to your account books${form.sort === '' ? ', newest first' : ''}.`,
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
          ${ifMay(
            view,
            'report',
            html`
              <a class="btn" href="/portal/commands.csv${filterText({ ...form, cursor: '' })}" download>
                ${icon('download')}Export CSV
              </a>
            `,
          )}
        `,
      })}
      <section class="card" aria-label="Commands">
        ${filterForm(view)}
        ${chips(view)}
        <p class="vh" role="status" data-announce></p>
        <div class="fresh-line"><button class="btn sm" type="button" data-show-new hidden></button></div>
        ${orderLine(form, page.nextCursor === null)}
        ${page.commands.length === 0 ? nothing(view) : table(view, sorted(page.commands, form))}
        ${pages(view)}
      </section>
    `,
  });
}

const isLive = ({ cursor, sort }: CommandFilterForm): boolean => cursor === '' && sort === '';

const option = (value: string, words: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && new Html(' selected')}>${words}</option>`;

const STANDING_WORDS = [
  ['', 'Any status'],
  ['queued', 'Queued'],
  ['running', 'Running'],
  ['done', 'Done'],
  ['failed', 'Failed, all kinds'],
  ['unverified', 'Saved, not verified'],
  ['unknown', 'Outcome unknown'],
] as const;

const SPAN_WORDS = [
  ['', 'Any time'],
  ['1h', 'Last hour'],
  ['24h', 'Last 24 hours'],
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
] as const;

const MORE = ['type', 'connectorId', 'error', 'from', 'to', 'sort'] as const;

function filterForm({ form, state }: CommandsPage): Html {
  const books = [...new Set(state.companies.map(({ companyId }) => companyId))];
  const knownBooks = form.companyId === '' || books.includes(form.companyId) ? books : [...books, form.companyId];
  const isMoreOpen = MORE.some((name) => form[name] !== '');
  const connectorWords = { desktop: 'Connector', sandbox: 'Sandbox' } as const;
  return html`
    <form method="get" class="filter-form" role="search" aria-label="Filter commands" action="/portal/commands" data-filter>
      <div class="filters">
        <div class="with-icon">
          ${icon('search')}
          <input class="input" type="search" name="q" value="${form.q}" maxlength="200" aria-label="Search"
            placeholder="Id, type, document or code" autocomplete="off">
          <kbd class="hide-s">/</kbd>
        </div>
        <select class="input" name="standing" aria-label="Status">
          ${STANDING_WORDS.map(([value, words]) => option(value, words, form.standing))}
        </select>
        <select class="input" name="module" aria-label="Module">
          ${option('', 'Any module', form.module)}
          ${modules().map(({ id, title }) => option(id, title, form.module))}
        </select>
        <select class="input" name="companyId" aria-label="Account book">
          ${option('', 'Any book', form.companyId)}
          ${knownBooks.map((companyId) => option(companyId, companyId, form.companyId))}
        </select>
        <select class="input" name="within" aria-label="Time">
          ${SPAN_WORDS.map(([value, words]) => option(value, words, form.within))}
        </select>
      </div>
      <details class="more-filters"${isMoreOpen && new Html(' open')}>
        <summary>More filters</summary>
        <div class="more">
          ${formField({
            id: 'f-type',
            label: 'Command type',
            control: html`
              <input class="input sm mono" id="f-type" name="type" value="${form.type}" maxlength="100"
                placeholder="create-sales-invoice" autocomplete="off">
            `,
          })}
          ${formField({
            id: 'f-error',
            label: 'Error code',
            control: html`
              <input class="input sm mono" id="f-error" name="error" value="${form.error}" maxlength="80"
                placeholder="PERIOD_LOCKED" autocomplete="off">
            `,
          })}
          ${formField({
            id: 'f-connector',
            label: 'Connector',
            control: html`
              <select class="input sm" id="f-connector" name="connectorId">
                ${option('', 'Any connector', form.connectorId)}
                ${state.connectors.map(({ connectorId, kind }) => option(connectorId, connectorWords[kind], form.connectorId))}
              </select>
            `,
          })}
          ${formField({
            id: 'f-from',
            label: 'From',
            control: html`<input class="input sm" type="date" id="f-from" name="from" value="${form.from}">`,
          })}
          ${formField({
            id: 'f-to',
            label: 'To',
            control: html`
              <input class="input sm" type="date" id="f-to" name="to"
                value="${form.to}"${isTurnedRound(form) && html` aria-invalid="true" aria-describedby="f-to-problem"`}>
            `,
          })}
          ${orderField(form)}
        </div>
        ${isTurnedRound(form) && html`<p class="err" id="f-to-problem" role="alert">From must not be later than To.</p>`}
      </details>
      <div class="go">
        <button class="btn sm" type="submit">Show</button>
        ${isNarrowed(form) && html`<a class="btn sm quiet" href="/portal/commands">Clear all filters</a>`}
      </div>
    </form>
  `;
}

function chips({ form, state }: CommandsPage): Html {
  const sum = (of: 'running' | 'queued'): number => state.connectors.reduce((total, connector) => total + connector[of], 0);
  const choices = [
    ['', 'All', null],
    ['running', 'Running', sum('running')],
    ['queued', 'Waiting', sum('queued')],
    ['failed', 'Failed', null],
    ['unverified', 'Saved, not verified', null],
    ['unknown', 'Outcome unknown', null],
  ] as const;
  return html`
    <div class="row between card-sub">
      <nav class="chips" aria-label="Quick filters" id="chips" data-live="4000">
        ${choices.map(
          ([standing, words, count]) => html`
            <a class="chip"
              href="${commandsHref({ ...form, standing, cursor: '' })}"${form.standing === standing && new Html(' aria-current="true"')}>
              ${words}
              ${count !== null && html` <span class="n">${count}</span>`}
            </a>
          `,
        )}
      </nav>
    </div>
  `;
}

const table = ({ shell, now, form }: CommandsPage, commands: readonly CommandSummary[]): Html =>
  html`
    <div class="table-box">
      <table class="table cmd-table hover mid">
        <caption class="vh">Commands${form.sort === '' && ', newest first'}. The heads of the columns sort this page.</caption>
        <thead><tr>${columnHeads(form)}</tr></thead>
        <tbody id="rows"${isLive(form) && html` data-live="4000" data-rows`}>
          ${commands.map((command) => row(shell.reader, command, now))}
        </tbody>
      </table>
    </div>
  `;

function row(reader: Reader, command: CommandSummary, now: number): Html {
  const { commandId, type, companyId, createdAt, status } = command;
  const took = { queued: '–', running: '…', done: passed(command), failed: passed(command) }[status];
  const at = Date.parse(createdAt);
  const isToday = dayText(at) === dayText(now);
  return html`
    <tr data-row="${commandId}">
      <td class="c-type">
        <a class="rowlink" href="/portal/commands/${encodeURIComponent(commandId)}">${type}</a>
        <span class="sub">${commandId}</span>
      </td>
      <td class="c-doc">${documentCell(command)}</td>
      <td class="c-book"><code>${companyId}</code></td>
      <td class="c-status">${statusBadge(displayStatusOf(command), reader)}</td>
      <td class="c-took num soft">${took}</td>
      <td class="c-when num soft">
        <time datetime="${createdAt}" title="${createdAt}">${isToday ? secondText(at) : dayText(at)}</time>
      </td>
    </tr>
  `;
}

const passed = ({ createdAt, finishedAt }: CommandSummary): string =>
  finishedAt === null ? '' : durationText(Date.parse(finishedAt) - Date.parse(createdAt));

const REASON_CHARACTERS_MAX = 70;

/** The document or the code of the record, or in its place why there is none. */
function documentCell(command: CommandSummary): Html {
  const { error } = command;
  const name = namedBy(command);
  if (name !== null) return html`<span>${name}</span>`;
  if (error === null) return html`<span class="dim">–</span>`;
  const { message } = error;
  const isLong = message.length > REASON_CHARACTERS_MAX;
  return html`<span class="soft" title="${message}">${isLong ? `${message.slice(0, REASON_CHARACTERS_MAX)}…` : message}</span>`;
}

function pages({ shell, form, page: { commands, nextCursor } }: CommandsPage): Html {
  const words =
    nextCursor === null && form.cursor === ''
      ? counted(commands.length, 'command', 'commands')
      : `${commands.length} on this page`;
  return pager(shell.reader, words, {
    newest: form.cursor === '' ? null : commandsHref({ ...form, cursor: '' }),
    older: nextCursor === null ? null : commandsHref({ ...form, cursor: nextCursor }),
  });
}

function nothing(view: CommandsPage): Html {
  const { form, page } = view;
  const { nextCursor } = page;
  const art = html`
    <svg class="art" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"
      stroke-linejoin="round" aria-hidden="true">
      <path d="M9 6h24l6 6v30H9ZM33 6v6h6M15 20h18M15 27h18M15 34h10"/>
    </svg>
  `;
  if (!isNarrowed(form) && form.cursor === '') {
    return html`
      <div class="empty" id="nothing" data-live="4000" data-live-gone>
        ${art}
        <h2>No commands yet</h2>
        <p>Your first command appears here when it is accepted. </p>
        ${ifMay(view, 'operate', html`<a class="btn primary" href="/portal/sandbox">Run a first command in the sandbox</a>`)}
      </div>
    `;
  }
  if (nextCursor !== null) {
    return html`
      <div class="empty" id="nothing">
        ${art}
        <h2>No match in this part of the list</h2>
        <p>Each page searches ${limits.commandsLookedAtMax.toLocaleString('en')} commands. Older commands may match.</p>
        <a class="btn" href="${commandsHref({ ...form, cursor: nextCursor })}">Search older commands</a>
      </div>
    `;
  }
  const isGood = form.standing === 'failed' || form.standing === 'unverified' || form.standing === 'unknown';
  return html`
    <div class="empty" id="nothing" data-live="4000" data-live-gone>
      ${art}
      <h2>No matching commands</h2>
      <p>
        ${
          isTurnedRound(form)
            ? 'Correct the dates to see commands.'
            : isGood
              ? 'Choose a longer time to see older commands.'
              : 'Check the spelling or remove a filter.'
        }
      </p>
      ${
        form.within === ''
          ? html`<a class="btn" href="/portal/commands">Show all commands</a>`
          : html`<a class="btn" href="${commandsHref({ ...form, within: '', cursor: '' })}">Look at any time</a>`
      }
    </div>
  `;
}
