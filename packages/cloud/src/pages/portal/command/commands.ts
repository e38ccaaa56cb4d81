/** The list of commands: filters in the address, and rows that update automatically. */

import { modules } from '@ledgerline/catalog';
import { type CommandSummary, limits } from '@ledgerline/contract';
import { formField, Html, html, icon } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { commandsWords, spanWords, standingWords } from '@ledgerline/words/portal/commands';
import { moduleWords } from '@ledgerline/words/shared/module';
import type { CommandPage } from '../../../command/followed-command.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import { countPager, ifMay, type PortalView, pager } from '../../portal-view.ts';
import { displayStatusOf, statusBadge } from '../../status.ts';
import {
  type CommandFilterForm,
  commandsHref,
  filterText,
  isNarrowed,
  isTurnedRound,
  spans,
  standings,
} from './command-filter.ts';
import { columnHeads, namedBy, orderField, orderLine, sorted } from './command-order.ts';
import { failureIn } from './failure-help.ts';

export interface CommandsPage extends PortalView {
  readonly form: CommandFilterForm;
  readonly page: CommandPage;
}

export function commandsPage(view: CommandsPage): string {
  const { shell, form, page } = view;
  const { language } = shell.reader;
  const words = commandsWords(language);
  // New rows are added at the top, which is right only in that order.
  const isFirst = isLive(form);
  return portalPage({
    title: words.title,
    current: '/portal/commands',
    shell,
    scripts: ['live', 'filter'],
    content: html`
      ${pageHead({
        title: words.title,
        sub: form.sort === '' ? words.allNewest : words.all,
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
          ${ifMay(
            view,
            'report',
            html`
              <a class="btn" href="/portal/commands.csv${filterText({ ...form, cursor: '' })}" download>
                ${icon('download')}${words.exportCsv}
              </a>
            `,
          )}
        `,
      })}
      <section class="card" aria-label="${words.title}">
        ${filterForm(view)}
        ${chips(view)}
        <p class="vh" role="status" data-announce></p>
        <div class="fresh-line"><button class="btn sm" type="button" data-show-new hidden></button></div>
        ${orderLine(language, form, page.nextCursor === null)}
        ${page.commands.length === 0 ? nothing(view) : table(view, sorted(page.commands, form))}
        ${pages(view)}
      </section>
    `,
  });
}

const isLive = ({ cursor, sort }: CommandFilterForm): boolean => cursor === '' && sort === '';

const option = (value: string, text: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && new Html(' selected')}>${text}</option>`;

const MORE = ['type', 'connectorId', 'error', 'from', 'to', 'sort'] as const;

function filterForm({ shell, form, state }: CommandsPage): Html {
  const { language } = shell.reader;
  const words = commandsWords(language);
  const [standing, span] = [standingWords(language), spanWords(language)];
  const books = [...new Set(state.companies.map(({ companyId }) => companyId))];
  const knownBooks = form.companyId === '' || books.includes(form.companyId) ? books : [...books, form.companyId];
  const isMoreOpen = MORE.some((name) => form[name] !== '');
  const kinds = { desktop: words.connector, sandbox: words.sandbox } as const;
  return html`
    <form method="get" class="filter-form" role="search" aria-label="${words.filter}" action="/portal/commands" data-filter>
      <div class="filters">
        <div class="with-icon">
          ${icon('search')}
          <input class="input" type="search" name="q" value="${form.q}" maxlength="200" aria-label="${words.search}"
            placeholder="${words.searchHint}" autocomplete="off">
          <kbd class="hide-s">/</kbd>
        </div>
        <select class="input" name="standing" aria-label="${words.status}">
          ${option('', standing.any, form.standing)}
          ${standings.map((value) => option(value, standing[value], form.standing))}
        </select>
        <select class="input" name="module" aria-label="${words.module}">
          ${option('', words.anyModule, form.module)}
          ${modules().map(({ id }) => option(id, moduleWords(language)[id], form.module))}
        </select>
        <select class="input" name="companyId" aria-label="${words.accountBook}">
          ${option('', words.anyBook, form.companyId)}
          ${knownBooks.map((companyId) => option(companyId, companyId, form.companyId))}
        </select>
        <select class="input" name="within" aria-label="${words.time}">
          ${option('', span.any, form.within)}
          ${spans.map((value) => option(value, span[value], form.within))}
        </select>
      </div>
      <details class="more-filters"${isMoreOpen && new Html(' open')}>
        <summary>${words.moreFilters}</summary>
        <div class="more">
          ${formField({
            id: 'f-type',
            label: words.commandType,
            control: html`
              <input class="input sm mono" id="f-type" name="type" value="${form.type}" maxlength="100"
                placeholder="create-sales-invoice" autocomplete="off">
            `,
          })}
          ${formField({
            id: 'f-error',
            label: words.errorCode,
            control: html`
              <input class="input sm mono" id="f-error" name="error" value="${form.error}" maxlength="80"
                placeholder="PERIOD_LOCKED" autocomplete="off">
            `,
          })}
          ${formField({
            id: 'f-connector',
            label: words.connector,
            control: html`
              <select class="input sm" id="f-connector" name="connectorId">
                ${option('', words.anyConnector, form.connectorId)}
                ${state.connectors.map(({ connectorId, kind }) => option(connectorId, kinds[kind], form.connectorId))}
              </select>
            `,
          })}
          ${formField({
            id: 'f-from',
            label: words.from,
            control: html`<input class="input sm" type="date" id="f-from" name="from" value="${form.from}">`,
          })}
          ${formField({
            id: 'f-to',
            label: words.to,
            control: html`
              <input class="input sm" type="date" id="f-to" name="to"
                value="${form.to}"${isTurnedRound(form) && html` aria-invalid="true" aria-describedby="f-to-problem"`}>
            `,
          })}
          ${orderField(language, form)}
        </div>
        ${isTurnedRound(form) && html`<p class="err" id="f-to-problem" role="alert">${words.turnedRound}</p>`}
      </details>
      <div class="go">
        <button class="btn sm" type="submit">${words.show}</button>
        ${isNarrowed(form) && html`<a class="btn sm quiet" href="/portal/commands">${words.clear}</a>`}
      </div>
    </form>
  `;
}

function chips({ shell, form, state }: CommandsPage): Html {
  const words = standingWords(shell.reader.language);
  const sum = (of: 'running' | 'queued'): number => state.connectors.reduce((total, connector) => total + connector[of], 0);
  const choices = [
    ['', words.all, null],
    ['running', words.running, sum('running')],
    ['queued', words.waiting, sum('queued')],
    ['failed', words.onlyFailed, null],
    ['unverified', words.unverified, null],
    ['unknown', words.unknown, null],
  ] as const;
  return html`
    <div class="row between card-sub">
      <nav class="chips" aria-label="${commandsWords(shell.reader.language).quickFilters}" id="chips" data-live="4000">
        ${choices.map(
          ([standing, text, count]) => html`
            <a class="chip"
              href="${commandsHref({ ...form, standing, cursor: '' })}"${form.standing === standing && new Html(' aria-current="true"')}>
              ${text}
              ${count !== null && html` <span class="n">${count}</span>`}
            </a>
          `,
        )}
      </nav>
    </div>
  `;
}

function table({ shell, now, form }: CommandsPage, commands: readonly CommandSummary[]): Html {
  const { language } = shell.reader;
  const words = commandsWords(language);
  return html`
    <div class="table-box">
      <table class="table cmd-table hover mid">
        <caption class="vh">${form.sort === '' ? words.captionNewest : words.caption}</caption>
        <thead><tr>${columnHeads(language, form)}</tr></thead>
        <tbody id="rows"${isLive(form) && html` data-live="4000" data-rows`}>
          ${commands.map((command) => row(shell.reader, command, now))}
        </tbody>
      </table>
    </div>
  `;
}

function row(reader: Reader, command: CommandSummary, now: number): Html {
  const { commandId, type, companyId, createdAt, status } = command;
  const { dayText, secondText } = figuresOf(reader);
  const took = { queued: '–', running: '…', done: passed(reader, command), failed: passed(reader, command) }[status];
  const at = Date.parse(createdAt);
  const isToday = dayText(at) === dayText(now);
  return html`
    <tr data-row="${commandId}">
      <td class="c-type">
        <a class="rowlink" href="/portal/commands/${encodeURIComponent(commandId)}">${type}</a>
        <span class="sub">${commandId}</span>
      </td>
      <td class="c-doc">${documentCell(reader.language, command)}</td>
      <td class="c-book"><code>${companyId}</code></td>
      <td class="c-status">${statusBadge(displayStatusOf(command), reader)}</td>
      <td class="c-took num soft">${took}</td>
      <td class="c-when num soft">
        <time datetime="${createdAt}" title="${createdAt}">${isToday ? secondText(at) : dayText(at)}</time>
      </td>
    </tr>
  `;
}

const passed = (reader: Reader, { createdAt, finishedAt }: CommandSummary): string =>
  finishedAt === null ? '' : figuresOf(reader).durationText(Date.parse(finishedAt) - Date.parse(createdAt));

const REASON_CHARACTERS_MAX = 70;

/** The document or the code of the record, or in its place why there is none. */
function documentCell(language: Language, command: CommandSummary): Html {
  const { error } = command;
  const name = namedBy(command);
  if (name !== null) return html`<span>${name}</span>`;
  if (error === null) return html`<span class="dim">–</span>`;
  const message = (language === 'en' ? null : failureIn(language, error)) ?? error.message;
  const isLong = message.length > REASON_CHARACTERS_MAX;
  const title = message === error.message ? message : `${message} (${error.message})`;
  return html`<span class="soft" title="${title}">${isLong ? `${message.slice(0, REASON_CHARACTERS_MAX)}…` : message}</span>`;
}

function pages({ shell: { reader }, form, page: { commands, nextCursor } }: CommandsPage): Html {
  const links = {
    newest: form.cursor === '' ? null : commandsHref({ ...form, cursor: '' }),
    older: nextCursor === null ? null : commandsHref({ ...form, cursor: nextCursor }),
  };
  if (links.newest !== null || links.older !== null) return countPager(reader, commands.length, links);
  return pager(reader, commandsWords(reader.language).count(figuresOf(reader).numberText(commands.length)), links);
}

function nothing(view: CommandsPage): Html {
  const { shell, form, page } = view;
  const words = commandsWords(shell.reader.language);
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
        <h2>${words.noneYet}</h2>
        <p>${words.noneYetHint}</p>
        ${ifMay(view, 'operate', html`<a class="btn primary" href="/portal/sandbox">${words.runFirst}</a>`)}
      </div>
    `;
  }
  if (nextCursor !== null) {
    return html`
      <div class="empty" id="nothing">
        ${art}
        <h2>${words.noneInPart}</h2>
        <p>${words.noneInPartHint(figuresOf(shell.reader).numberText(limits.commandsLookedAtMax))}</p>
        <a class="btn" href="${commandsHref({ ...form, cursor: nextCursor })}">${words.searchOlder}</a>
      </div>
    `;
  }
  const isGood = form.standing === 'failed' || form.standing === 'unverified' || form.standing === 'unknown';
  return html`
    <div class="empty" id="nothing" data-live="4000" data-live-gone>
      ${art}
      <h2>${words.noMatch}</h2>
      <p>
        ${isTurnedRound(form) ? words.correctDates : isGood ? words.longerTime : words.checkSpelling}
      </p>
      ${
        form.within === ''
          ? html`<a class="btn" href="/portal/commands">${words.showAll}</a>`
          : html`<a class="btn" href="${commandsHref({ ...form, within: '', cursor: '' })}">${words.anyTimeButton}</a>`
      }
    </div>
  `;
}
