/** The log of an endpoint: every attempt with its response, and a button that tries it again. */

import type { Webhook, WebhookDelivery } from '@ledgerline/contract';
import { actionsHead, badge, card, emptyState, Html, html, tableBox } from '@ledgerline/look';
import { formWords } from '@ledgerline/words/shared/form';
import type { DeliveryPage } from '../../../event/webhook-log.ts';
import { agoText, durationText } from '../../moment.ts';
import { countPager, type PortalView } from '../../portal-view.ts';

type Outcome = WebhookDelivery['outcome'];

const OUTCOMES: Readonly<Record<Outcome, readonly [badge: Html, chip: string]>> = {
  delivered: [badge('done', 'tick', 'delivered'), 'Delivered'],
  failed: [badge('warning', 'alert', 'failed'), 'Failed'],
  exhausted: [badge('failed', 'cross', 'gave up'), 'Gave up'],
};

/** The filter in an address; null for none. */
export const deliveryStateIn = (text: string): Outcome | null => (Object.hasOwn(OUTCOMES, text) ? (text as Outcome) : null);

export interface DeliveryLog extends Pick<PortalView, 'shell' | 'now'> {
  readonly webhook: Webhook;
  readonly log: DeliveryPage;
  /** The attempts that are shown; null for all. */
  readonly shown: Outcome | null;
  readonly cursor: string;
}

function hrefOf({ webhookId }: Webhook, state: Outcome | null, cursor = ''): string {
  const query = new URLSearchParams({ ...(state !== null && { state }), ...(cursor !== '' && { cursor }) });
  return `/portal/webhooks/${encodeURIComponent(webhookId)}${query.size > 0 ? `?${query}` : ''}`;
}

export function deliveriesCard(page: DeliveryLog): Html {
  const { shell, webhook, log, shown, cursor } = page;
  const { deliveries, nextCursor } = log;
  const choices = [
    [null, 'All'],
    ...Object.entries(OUTCOMES).map(([outcome, [, words]]) => [outcome as Outcome, words]),
  ] as const;
  return card({
    id: 'deliveries',
    title: 'Deliveries',
    meta: 'newest first',
    content: html`
      <div class="row between card-sub">
        <nav class="chips" aria-label="Filter deliveries">
          ${choices.map(
            ([outcome, words]) => html`
              <a class="chip"
                href="${hrefOf(webhook, outcome as Outcome | null)}"${outcome === shown && new Html(' aria-current="true"')}>
                ${words}
              </a>
            `,
          )}
        </nav>
      </div>
      <div id="delivery-rows"${cursor === '' && html` data-live="5000"`}>
        ${deliveries.length === 0 ? nothing(shown) : table(page)}
        ${countPager(shell.reader, deliveries.length, {
          newest: cursor === '' ? null : hrefOf(webhook, shown),
          older: nextCursor === null ? null : hrefOf(webhook, shown, nextCursor),
        })}
      </div>
    `,
  });
}

const nothing = (state: Outcome | null): Html =>
  emptyState(
    'send',
    state === null ? 'Nothing was sent yet' : 'No matching deliveries',
    html`<p>Every attempt appears here with the response of the receiver.</p>`,
  );

const table = ({ shell, webhook, log: { deliveries }, now }: DeliveryLog): Html =>
  tableBox({
    label: 'Deliveries',
    caption: 'Deliveries, newest first',
    classes: 'mid hover',
    heads: ['Event', 'Result', 'Response', ['Sent', 'num hide-s'], actionsHead(formWords(shell.reader.language).actions)],
    rows: deliveries.map((delivery) => row(webhook, delivery, now)),
  });

function row({ webhookId }: Webhook, delivery: WebhookDelivery, now: number): Html {
  const { deliveryId, eventId, eventType, attempt, at, outcome, status, ms, error, excerpt } = delivery;
  const retry = `/app/webhooks/${encodeURIComponent(webhookId)}/deliveries/${encodeURIComponent(deliveryId)}/retry`;
  const answer = html`${status === null ? 'no response' : html`HTTP ${status}`}<span class="sub">${durationText(ms)}</span>`;
  const words = error ?? (excerpt === '' ? null : 'Body');
  const detail =
    words !== null &&
    html`
      <details>
        <summary>${words}</summary>
        ${
          excerpt === ''
            ? html`<p class="dim small">The response had no body.</p>`
            : html`
              <div class="code wrap-lines">
                <pre tabindex="0" role="region" aria-label="Start of the response"><code>${excerpt}</code></pre>
              </div>
            `
        }
      </details>
    `;
  return html`
    <tr>
      <td class="break"><code>${eventType}</code><span class="sub">${eventId}, attempt ${attempt}</span></td>
      <td>${OUTCOMES[outcome][0]}</td>
      <td class="break">${answer}${detail}</td>
      <td class="num soft hide-s"><time datetime="${at}" title="${at}">${agoText(at, now)}</time></td>
      <td class="num">
        <button class="btn sm" type="button" data-post="${retry}" aria-label="Retry ${eventId}">Retry</button>
      </td>
    </tr>
  `;
}
