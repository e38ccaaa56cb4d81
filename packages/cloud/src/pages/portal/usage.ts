/** What the keys of a tenant did: commands by day, and the requests that were rejected lately. */

import { limits, type RefusedCall, type UsageDay } from '@ledgerline/contract';
import { card, emptyState, type Html, html, icon, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { keysWords } from '@ledgerline/words/portal/keys';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { usageWords } from '@ledgerline/words/portal/usage';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { type PortalView, shownTime } from '../portal-view.ts';
import { usageChart } from './usage-chart.ts';

export interface UsagePage extends PortalView {
  readonly days: readonly UsageDay[];
  readonly refused: readonly RefusedCall[];
  /** Names of keys by keyId. */
  readonly keyNames: ReadonlyMap<string, string>;
}

type Words = ReturnType<typeof usageWords>;

export function usagePage(page: UsagePage): string {
  const { language } = page.shell.reader;
  const names = pageNameWords(language);
  const words = usageWords(language);
  return portalPage({
    title: names.usage,
    current: '/portal/usage',
    shell: page.shell,
    content: html`
      ${pageHead({
        title: names.usage,
        sub: words.sub(limits.usageDays),
        actions: html`<a class="btn" href="/portal/keys">${icon('key')}${names.keys}</a>`,
      })}
      <div class="stack lg">${daysCard(page, words)}${refusedCard(page, words)}</div>
    `,
  });
}

function legend({ shell: { reader } }: UsagePage, words: Words): Html {
  const { done, failed } = commandStatusWords(reader.language);
  return html`
    <span class="legend">
      <span>${done}</span>
      <span data-s="failed">${failed}</span>
      <span data-s="unverified">${words.rejectedLegend}</span>
    </span>
  `;
}

const isUsed = ({ accepted, done, failed, refused }: UsageDay): boolean => accepted + done + failed + refused > 0;

function daysCard(page: UsagePage, words: Words): Html {
  const { days } = page;
  const { numberText } = figuresOf(page.shell.reader);
  const used = days.filter(isUsed).toReversed();
  if (used.length === 0) {
    return card({
      id: 'days',
      title: words.lastDays(limits.usageDays),
      content: emptyState('list', words.noCommands, html`<p>${words.noCommandsHint}</p>`),
    });
  }
  const total = (of: 'accepted' | 'done' | 'failed' | 'refused'): string =>
    numberText(days.reduce((sum, day) => sum + day[of], 0));
  return html`
    <section class="card" aria-labelledby="days">
      <div class="head"><h2 id="days">${words.lastDays(limits.usageDays)}</h2>${legend(page, words)}</div>
      <dl class="stats">
        <div><dt>${words.accepted}</dt><dd>${total('accepted')}</dd></div>
        <div><dt>${words.done}</dt><dd>${total('done')}</dd></div>
        <div><dt>${words.failed}</dt><dd>${total('failed')}</dd></div>
        <div><dt>${words.rejected}</dt><dd>${total('refused')}</dd></div>
      </dl>
      <div class="body">
        ${usageChart(days, page.shell.reader)}
        <details>
          <summary>${words.byDay}</summary>
          ${tableBox({
            label: words.byDay,
            caption: words.byDayCaption,
            heads: [words.day, [words.accepted, 'num'], [words.done, 'num'], [words.failed, 'num'], [words.rejected, 'num']],
            rows: used.map(
              ({ day, accepted, done, failed, refused }) => html`
                <tr>
                  <th scope="row">${day}</th>
                  <td class="num">${numberText(accepted)}</td>
                  <td class="num">${numberText(done)}</td>
                  <td class="num">${numberText(failed)}</td>
                  <td class="num">${numberText(refused)}</td>
                </tr>
              `,
            ),
          })}
        </details>
      </div>
    </section>
  `;
}

function refusedCard({ shell: { reader }, refused, keyNames, now }: UsagePage, words: Words): Html {
  const title = words.rejectedTitle(limits.refusedCallDays);
  const { numberText } = figuresOf(reader);
  if (refused.length === 0) {
    return card({
      id: 'refused',
      title,
      content: emptyState('tick', words.noRejected, html`<p>${words.noRejectedHint}</p>`),
    });
  }
  const nameOf = (keyId: string | null): string =>
    keyId === null ? keysWords(reader.language).tenantKey : (keyNames.get(keyId) ?? keyId);
  return card({
    id: 'refused',
    title,
    meta: refused.length === limits.listLimitMax ? words.newestRows(limits.listLimitMax) : words.newestFirst,
    content: tableBox({
      label: words.rejectedRequests,
      caption: words.rejectedCaption,
      classes: 'mid hover',
      heads: [words.time, words.code, words.key, words.request, [words.count, 'num'], [words.requestId, 'hide-s']],
      rows: refused.map(
        ({ at, code, keyId, route, count, requestId }) => html`
          <tr>
            <th scope="row">${shownTime(reader, at, now)}</th>
            <td><code>${code}</code></td>
            <td>${nameOf(keyId)}</td>
            <td><code>${route}</code></td>
            <td class="num">${numberText(count)}</td>
            <td class="hide-s"><code>${requestId}</code></td>
          </tr>
        `,
      ),
    }),
  });
}
