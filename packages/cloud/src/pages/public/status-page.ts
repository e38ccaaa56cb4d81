/**
 * Whether the service works right now, from its own checks, what the operator wrote about incidents, and how much of the last days it worked.
 * Shows nothing about any tenant.
 */

import type { Incident } from '@ledgerline/contract';
import { badge, type Html, html, icon, tableBox } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { incidentListWords } from '@ledgerline/words/public/incident';
import { statusWords } from '@ledgerline/words/public/status';
import { UPTIME_DAYS, type UptimeDay } from '../../console/uptime.ts';
import { sitePage, type Visitor } from '../frame.ts';
import { incidentSection, openIncidentNotice } from './incident-list.ts';
import { subscribeSection } from './status-subscription.ts';

export interface StatusPage extends Visitor {
  /** Whether a durable write works. */
  readonly isReady: boolean;
  readonly checkedAt: number;
  readonly isSandboxOffered: boolean;
  /** Oldest first; null while the database cannot be read. */
  readonly uptime: readonly UptimeDay[] | null;
  /** Open ones first; null while the database cannot be read. */
  readonly incidents: readonly Incident[] | null;
}

export function statusPage(page: StatusPage): string {
  const { isLoggedIn, reader, isReady, checkedAt, isSandboxOffered, uptime, incidents } = page;
  const [words, figures] = [statusWords(reader.language), figuresOf(reader)];
  const [tone, glyph] = isReady ? (['done', 'tick'] as const) : (['failed', 'cross'] as const);
  const working = badge('online', 'tick', words.working);
  return sitePage({
    title: words.title,
    description: words.description,
    current: '/status',
    isLoggedIn,
    reader,
    scripts: ['account'],
    head: html`<link rel="alternate" type="application/atom+xml" title="${incidentListWords(reader.language).feed}" href="/status.atom">`,
    content: html`
      <div class="wrap text-page">
        <header class="page-head">
          <h1>${words.title}</h1>
          <p class="sub">${words.checked(figures.dayText(checkedAt), figures.secondText(checkedAt), figures.place)}</p>
        </header>
        <section class="notice" data-tone="${tone}">
          ${icon(glyph)}
          <h2>${isReady ? words.works : words.fails}</h2>
          <p>${isReady ? words.worksHint : words.failsHint}</p>
        </section>
        ${incidents !== null && openIncidentNotice(reader, incidents)}
        <section>
          <h2>${words.parts}</h2>
          <table class="table mid">
            <caption class="vh">${words.partsCaption}</caption>
            <thead>
              <tr>
                <th scope="col">${words.part}</th>
                <th scope="col">${words.state}</th>
                <th scope="col">${words.meaning}</th>
              </tr>
            </thead>
            <tbody>
              ${part(words.pages, working, words.pagesWork)}
              ${
                isReady
                  ? part(words.database, working, words.databaseWorks)
                  : part(words.database, badge('failed', 'cross', words.notWorking), words.databaseFails)
              }
              ${
                isSandboxOffered
                  ? part(words.sandbox, badge('online', 'tick', words.offered), words.sandboxOffered)
                  : part(words.sandbox, badge('queued', 'queued', words.notOffered), words.sandboxOff)
              }
            </tbody>
          </table>
        </section>
        ${incidents !== null && incidentSection(reader, incidents)}
        ${uptime !== null && uptimeSection(reader, uptime)}
        ${isReady && subscribeSection(reader)}
        <section>
          <h2>${words.forPrograms}</h2>
          <p>${words.readyPath((path) => html`<a href="${path}"><code>${path}</code></a>`)}</p>
        </section>
      </div>
    `,
  });
}

/** The percentage, never rounded up to 100. */
const percentText = (minutes: number, expected: number): string =>
  (expected === 0 ? 100 : Math.floor((minutes / expected) * 10_000) / 100).toFixed(2);

function uptimeSection(reader: Reader, days: readonly UptimeDay[]): Html {
  const words = statusWords(reader.language);
  const { dayText, numberText } = figuresOf(reader);
  const total = (of: 'minutes' | 'expected'): number => days.reduce((sum, day) => sum + day[of], 0);
  const shownDay = ({ date }: UptimeDay): string => dayText(Date.parse(`${date}T04:00:00Z`));
  const [first] = days;
  const short = days.filter(({ minutes, expected }) => minutes < expected).toReversed();
  return html`
    <section>
      <h2>${words.uptime(UPTIME_DAYS)}</h2>
      <p>${first ? words.uptimeTotal(percentText(total('minutes'), total('expected')), shownDay(first)) : words.uptimeNone}</p>
      <p class="muted">${words.uptimeMeasured}</p>
      ${first !== undefined && short.length === 0 && html`<p>${words.uptimeWhole}</p>`}
      ${
        short.length > 0 &&
        tableBox({
          label: words.uptime(UPTIME_DAYS),
          caption: words.uptimeCaption,
          heads: [words.day, [words.minutesDown, 'num'], [words.share, 'num']],
          rows: short.map(
            (day) => html`
              <tr>
                <th scope="row">${shownDay(day)}</th>
                <td class="num">${numberText(day.expected - day.minutes)}</td>
                <td class="num">${percentText(day.minutes, day.expected)}%</td>
              </tr>
            `,
          ),
        })
      }
    </section>
  `;
}

const part = (name: string, state: Html, meaning: string): Html =>
  html`
    <tr>
      <th scope="row">${name}</th>
      <td>${state}</td>
      <td>${meaning}</td>
    </tr>
  `;
