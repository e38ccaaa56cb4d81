/** What the keys of a tenant did: commands by day, and the requests that were rejected lately. */

import { limits, type RefusedCall, type UsageDay } from '@ledgerline/contract';
import { card, emptyState, type Html, html, icon, tableBox } from '@ledgerline/look';
import { pageHead } from '../frame.ts';
import { moment } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import { numberText, type PortalView } from '../portal-view.ts';
import { usageChart } from './usage-chart.ts';

export interface UsagePage extends PortalView {
  readonly days: readonly UsageDay[];
  readonly refused: readonly RefusedCall[];
  /** By keyId. */
  readonly keyNames: ReadonlyMap<string, string>;
}

export function usagePage(page: UsagePage): string {
  return portalPage({
    title: 'Usage',
    current: '/portal/usage',
    shell: page.shell,
    content: html`
      ${pageHead({
        title: 'Usage',
        sub: `Commands and rejected requests of your keys in the last ${limits.usageDays} days. Days begin at midnight in Kuala Lumpur.`,
        actions: html`<a class="btn" href="/portal/keys">${icon('key')}API keys</a>`,
      })}
      <div class="stack lg">${daysCard(page)}${refusedCard(page)}</div>
    `,
  });
}

const legend = html`
  <span class="legend">
    <span>done</span>
    <span data-s="failed">failed</span>
    <span data-s="unverified">rejected</span>
  </span>
`;

const isUsed = ({ accepted, done, failed, refused }: UsageDay): boolean => accepted + done + failed + refused > 0;

function daysCard({ days }: UsagePage): Html {
  const used = days.filter(isUsed).toReversed();
  if (used.length === 0) {
    return card({
      id: 'days',
      title: `Last ${limits.usageDays} days`,
      content: emptyState(
        'list',
        'No commands yet',
        html`<p>Each day in which a key or the portal sends a command is shown here.</p>`,
      ),
    });
  }
  const total = (of: 'accepted' | 'done' | 'failed' | 'refused'): string =>
    numberText(days.reduce((sum, day) => sum + day[of], 0));
  return html`
    <section class="card" aria-labelledby="days">
      <div class="head"><h2 id="days">Last ${limits.usageDays} days</h2>${legend}</div>
      <dl class="stats">
        <div><dt>Accepted</dt><dd>${total('accepted')}</dd></div>
        <div><dt>Done</dt><dd>${total('done')}</dd></div>
        <div><dt>Failed</dt><dd>${total('failed')}</dd></div>
        <div><dt>Rejected</dt><dd>${total('refused')}</dd></div>
      </dl>
      <div class="body">
        ${usageChart(days)}
        <details>
          <summary>Figures by day</summary>
          ${tableBox({
            label: 'Figures by day',
            caption: 'Use by day, newest first',
            heads: ['Day', ['Accepted', 'num'], ['Done', 'num'], ['Failed', 'num'], ['Rejected', 'num']],
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

function refusedCard({ refused, keyNames, now }: UsagePage): Html {
  const title = `Rejected requests of the last ${limits.refusedCallDays} days`;
  if (refused.length === 0) {
    return card({
      id: 'refused',
      title,
      content: emptyState(
        'tick',
        'No rejected requests',
        html`<p>Requests of your keys that return a status from 400 to 499 are shown here within seconds, with their code.</p>`,
      ),
    });
  }
  const nameOf = (keyId: string | null): string => (keyId === null ? 'Tenant key' : (keyNames.get(keyId) ?? keyId));
  return card({
    id: 'refused',
    title,
    meta: refused.length === limits.listLimitMax ? `the newest ${limits.listLimitMax} rows` : 'newest first',
    content: tableBox({
      label: 'Rejected requests',
      caption: 'Rejected requests, newest first; those of a minute that are alike in one row',
      classes: 'mid hover',
      heads: ['Time', 'Code', 'Key', 'Request', ['Count', 'num'], ['Request id', 'hide-s']],
      rows: refused.map(
        ({ at, code, keyId, route, count, requestId }) => html`
          <tr>
            <th scope="row">${moment(at, now)}</th>
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
